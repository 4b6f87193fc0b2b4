"""Finds puzzles in games between bots, and proves that their answers are right. What the proof does not carry is none.

What a proof is stands in `puzzle_proofs`. Of one stage of a game (a round, a turn) at most one puzzle is kept, for the
next decision is often the same one again. And of all of them at most half may have the same answer, or be found by
every level: what would be too much is passed over before it is proved.

What a game starts from while it is mined stands in its `ui/mining.py` as `SETUPS`; without it, as it usually starts.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from smallcouncil import bots
from smallcouncil.arena import puzzle_proofs
from smallcouncil.arena.puzzle_proofs import Wanted
from smallcouncil.arena.puzzles import Puzzle, Worth
from smallcouncil.bots.levels import LEVELS
from smallcouncil.core.chance import Chance
from smallcouncil.core.discovery import ui_part
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game, State
from smallcouncil.core.perspective import Perspective

FEWEST_ACTIONS = 3
PLAYERS = ("apprentice", "knight", "novice", "knight")
"""Who plays the games: good enough for sensible positions, not so good that nothing goes wrong."""
MOST_A_GAME = 6
FREE = 5
"""So many puzzles may have the same answer in any case, and so many may be easy."""
TRIES = 3
"""A level solves a puzzle if it finds the answer most times."""
EASY = tuple(LEVELS)[:3]
"""What these levels find every level finds, as good as always; they do not think long."""


@dataclass(frozen=True)
class Place:
    """How far mining has come: in which game, at which decision, and where in this game puzzles were found."""

    game: int = 0
    decision: int = 0
    found: tuple[int, ...] = ()

    @classmethod
    def read(cls, text: str) -> "Place":
        game, decision, *found = map(int, text.split())
        return cls(game, decision, tuple(found))

    def __str__(self) -> str:
        return " ".join(map(str, (self.game, self.decision, *self.found)))


BEGINNING = Place()


@dataclass(frozen=True)
class Mined:
    """One decision that was looked at: where to go on, and the puzzle if it is one."""

    place: Place
    found: Puzzle | None = None


class Shelf:
    """The puzzles of a game that are there, and what would make them a more varied lot."""

    def __init__(self, there: Iterable[Puzzle] = ()) -> None:
        self.answers: Counter[str] = Counter()
        self.easy = 0
        self.known: set[str] = set()
        for puzzle in there:
            self.add(puzzle)

    def __len__(self) -> int:
        return len(self.known)

    def add(self, puzzle: Puzzle) -> None:
        self.known.add(puzzle.id)
        self.answers[puzzle.best] += 1
        self.easy += set(EASY) <= set(puzzle.solved)

    def wants(self, state: State, seat: int, best: str) -> bool:
        """Whether one more puzzle with this answer leaves at most half with the same answer, and at most half easy."""
        if not self._has_room(self.answers[best]):
            return False
        return self._has_room(self.easy) or not all(_solves(state, seat, level, best) for level in EASY)

    def _has_room(self, alike: int) -> bool:
        return alike < max(FREE, len(self) - alike)


def anything(state: State, seat: int, best: str) -> bool:
    return True


def mine(game: Game, place: Place = BEGINNING, wanted: Wanted = anything) -> Iterator[Mined]:
    """Decision after decision, game after game, from a place on; the same place always gives the same puzzles.

    Those that are not wanted are passed over.
    """
    setups: tuple[Mapping[str, Any], ...] = ui_part(game.slug, "mining", "SETUPS") or ({},)
    bots.prepare(game)
    while True:
        yield from _looked_through(game, place, setups[place.game % len(setups)], wanted)
        place = Place(place.game + 1)
        yield Mined(place)


def _looked_through(game: Game, place: Place, setup: Mapping[str, Any], wanted: Wanted) -> Iterator[Mined]:
    number = place.game
    state, luck = game.start(seed=number, **setup), Chance(number)
    players = [bots.make(PLAYERS[(number + seat) % len(PLAYERS)], number + seat) for seat in range(state.seats)]
    stages: set[object] = set()
    while state.awaiting and len(place.found) < MOST_A_GAME:
        seat, decision = state.awaiting[0], len(state.history)
        if decision in place.found:
            stages.add(_stage(state, seat))
        elif decision >= place.decision and _asks(state, seat) and _stage(state, seat) not in stages:
            puzzle = puzzle_at(state, seat, wanted)
            found = place.found if puzzle is None else (*place.found, decision)
            stages |= set() if puzzle is None else {_stage(state, seat)}
            place = Place(number, decision + 1, found)
            yield Mined(place, puzzle)
        state.act(seat, players[seat].choose(Perspective(state, seat, luck)))


def _asks(state: State, seat: int) -> bool:
    return len(state.awaiting) == 1 and len(state.actions(seat)) >= FEWEST_ACTIONS


def _stage(state: State, seat: int) -> object:
    """The round or turn of the game; where it has no such thing, this decision."""
    knowledge = state.game.knowledge()
    guide = None if knowledge is None else knowledge.guide(seat)
    stage = None if guide is None else guide.stage(state)
    return len(state.history) if stage is None else stage


def puzzle_at(state: State, seat: int, wanted: Wanted = anything) -> Puzzle | None:
    """The puzzle that a position is, if it is one. Everything is proved of what the written position says."""
    position = state.position() if puzzle_proofs.likely(state, seat) else None
    if position is None:
        return None
    try:
        laid = state.game.start(position=position, seed=1)
    except CouncilError:
        return None
    if laid.awaiting != (seat,) or laid.actions(seat) != state.actions(seat):
        return None
    return _proved(laid, seat, position, wanted)


def _proved(state: State, seat: int, position: str, wanted: Wanted) -> Puzzle | None:
    found = puzzle_proofs.proved(state, seat, wanted)
    if found is None:
        return None
    worths, proof = found
    best = worths[0].word
    solved = tuple(level for level in LEVELS if _solves(state, seat, level, best))
    tempting = _tempting(state, seat, best, worths)
    shown = [worths[0], *(each for each in worths[1:] if each.word == tempting)]
    shown += [each for each in worths[1:] if each.word != tempting][: 3 - len(shown)]
    name = hashlib.sha256(position.encode()).hexdigest()[:10]
    return Puzzle(name, position, seat, best, tempting, tuple(shown), solved, proof)


# How hard it is


def _solves(state: State, seat: int, level: str, best: str) -> bool:
    wanted = state.game.action(best)
    chosen = [bots.make(level, seed).choose(Perspective(state, seat, Chance(seed))) == wanted for seed in range(TRIES)]
    return 2 * sum(chosen) > TRIES


def _tempting(state: State, seat: int, best: str, worths: list[Worth]) -> str:
    """What somebody takes who does not look ahead; if that is the best answer, the next best one."""
    for code in ("greedy", "apprentice"):
        for seed in range(TRIES):
            word = state.game.word(bots.make(code, seed).choose(Perspective(state, seat, Chance(seed))))
            if word != best:
                return word
    return worths[1].word
