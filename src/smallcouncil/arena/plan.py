"""What is to be played: who meets whom, on which deals, in which seats. Fixed before the first game, and reproducible.

A deal is one seed. Every group of bots plays every deal once in each rotation of its seats, so that neither the cards
nor the first move favour anyone. All luck of a contest comes from its own seed through a keyed hash: whoever knows one
deal, or the luck that a bot was given, learns nothing of any other.
"""

import hashlib
import hmac
import secrets
import shutil
from collections.abc import Container, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from smallcouncil import bots
from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.sprt import Sprt
from smallcouncil.bots import external
from smallcouncil.bots.sandbox import Limits
from smallcouncil.core.discovery import load
from smallcouncil.core.game import State, Value

FORMAT = 2
SEED_BITS = 128
DEAL_BITS = 53


@dataclass(frozen=True)
class Task:
    """One game: its number in the plan, and all that follows from it. `seating` names a bot for each seat."""

    number: int
    group: int
    deal: int
    rotation: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A whole contest. `groups` name bots by their place in `bots`, one for each side of the game.

    `secret` are the files that tell its seed or its deals while it is played; brought bots must not read them.
    """

    kind: str
    game: str
    bots: tuple[str, ...]
    groups: tuple[tuple[int, ...], ...]
    deals: int
    seed: int
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    sprt: Sprt | None = None
    secret: tuple[str, ...] = field(default=(), compare=False)

    @property
    def rotations(self) -> int:
        """How many rotations of the seats differ: as many as there are sides, but two where two bots sit in turns."""
        turns = range(1, len(self.sides) + 1)
        return next(turn for turn in turns if all(group[turn:] + group[:turn] == group for group in self.groups))

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal

    @property
    def games_a_deal(self) -> int:
        return len(self.groups) * self.rotations

    @property
    def labels(self) -> tuple[str, ...]:
        """The bots by code; one that plays against itself is told apart by a number."""
        seen: dict[str, int] = {}
        labels = []
        for code in self.bots:
            seen[code] = seen.get(code, 0) + 1
            labels.append(code if seen[code] == 1 else f"{code} ({seen[code]})")
        return tuple(labels)

    def task(self, number: int) -> Task:
        """Deal by deal, so that at every moment of the contest everyone has played about the same."""
        deal, rest = divmod(number, self.games_a_deal)
        group, rotation = divmod(rest, self.rotations)
        seating = [0] * self.seats
        for side, seats in enumerate(self.sides):
            for seat in seats:
                seating[seat] = self.groups[group][(side + rotation) % len(self.sides)]
        return Task(number, group, deal, rotation, self.drawn(f"deal {deal}", DEAL_BITS), tuple(seating))

    def drawn(self, name: str, bits: int) -> int:
        """The luck of a name: the same for the same seed, and of no use to whoever looks for the seed or other luck."""
        digest = hmac.digest(str(self.seed).encode(), name.encode(), hashlib.sha256)
        return int.from_bytes(digest, "big") >> (256 - bits)

    def start(self, seed: int) -> State:
        game = load(self.game)
        return game.begin(game.setup(self.seats, seed, None, self.options))

    def json(self) -> dict[str, Any]:
        """The plan as it is kept beside the games, with the versions of everything that decides how they go."""
        kept = {name: value for name, value in asdict(self).items() if name != "secret"}
        return {**kept, "options": dict(self.options), **versions(self.game, self.bots)}


def versions(game: str, codes: Sequence[str]) -> dict[str, Any]:
    """What decides how games go, beside what is played: the rules, and the files of bots that people bring."""
    own = {code: fingerprint(code) for code in codes if external.is_external(code)}
    return {"arena": FORMAT, "rules": load(game).rules_version, "files": own}


def make_plan(
    kind: str,
    codes: Sequence[str],
    *,
    game: str,
    games: int,
    seed: int | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    limits: Limits | None = None,
    sprt: Sprt | None = None,
    own: Container[str] = (),
) -> Plan:
    """Check what is wished for. `games` is for each group, rounded up to whole deals; without a seed one is drawn.

    In a match a bot that is named several times holds as many sides, unless it plays against itself alone. Names in
    `own` are no codes: whoever runs the plan has those bots at hand.
    """
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    for code in codes:
        if code not in own:
            bots.make(code, 0)
    start = load(game).begin(load(game).setup(seats, 0, None, options or {}))
    sides = sides_of(start)
    groups = GROUPINGS[kind](len(codes), len(sides))
    names = tuple(codes)
    if kind == "match" and 1 < len(set(codes)) < len(codes):
        names = tuple(dict.fromkeys(codes))
        groups = tuple(tuple(names.index(codes[bot]) for bot in group) for group in groups)
    if sprt is not None and (kind != "match" or len(sides) != 2):
        raise ArenaError("error-arena-sprt", "a sequential test is for a match of two sides")
    own = dict(start.setup.options)
    plan = Plan(kind, game, names, groups, 0, seed, start.seats, sides, own, limits or Limits(), sprt)
    return replace(plan, deals=-(-games // plan.rotations))


def sides_of(state: State) -> tuple[tuple[int, ...], ...]:
    """The seats that win together, side by side, in the order of their first seats."""
    knowledge = state.game.knowledge()
    found = [(seat,) if knowledge is None else knowledge.allies(state, seat) for seat in range(state.seats)]
    return tuple(dict.fromkeys(found))


def _match(bots: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """One group; the last bot named takes all sides that are left."""
    if not 2 <= bots <= sides:
        raise ArenaError("error-arena-match", f"a match here takes 2 to {sides} bots", sides=sides)
    return (tuple(min(side, bots - 1) for side in range(sides)),)


def _tournament(bots: int, sides: int) -> tuple[tuple[int, ...], ...]:
    if bots < sides:
        raise ArenaError("error-arena-few", f"a tournament here takes at least {sides} bots", sides=sides)
    return tuple(combinations(range(bots), sides))


def _ladder(bots: int, sides: int) -> tuple[tuple[int, ...], ...]:
    if sides != 2 or bots < 2:
        raise ArenaError("error-arena-ladder", "a ladder is for two sides, and takes at least two bots")
    return tuple((rung, rung + 1) for rung in range(bots - 1))


GROUPINGS = {"match": _match, "tournament": _tournament, "ladder": _ladder}


def fingerprint(code: str) -> str:
    """What changes with a brought bot: its file, or the program and all files that its command names."""
    if code.startswith("file:"):
        return _digest([external.file_and_name(code)[0]])
    words = external.command(code)
    program = shutil.which(words[0])
    return _digest([*([Path(program)] if program else []), *(Path(word) for word in words[1:] if Path(word).is_file())])


def _digest(files: Sequence[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
