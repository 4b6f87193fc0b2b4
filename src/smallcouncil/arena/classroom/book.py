"""The book of a class: every game that was played, between which versions, and how each bot did at its trial.

It lies in a folder that no bot is shown. Its seed is drawn once and given to nobody; all deals come from it.
"""

import contextlib
import csv
import io
import json
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from smallcouncil.arena.classroom.entrants import Entrant, Trial
from smallcouncil.arena.journal import Journal, held_seed, secret_files, write_records
from smallcouncil.arena.journal import replace as write_whole
from smallcouncil.arena.plan import FORMAT, SEED_BITS, Plan, sides_of
from smallcouncil.arena.playing import Finished, Forfeit
from smallcouncil.arena.results import Outcome
from smallcouncil.bots.sandbox import Limits
from smallcouncil.core.discovery import load
from smallcouncil.core.game import Value

TRIALS, SHELF = "trials.json", "bots"
Group = tuple[str, ...]


@dataclass(frozen=True)
class Terms:
    """What a class plays, and within which limits. A bot that fails in so many games is out."""

    game: str
    seats: int
    sides: tuple[tuple[int, ...], ...]
    options: Mapping[str, Value]
    limits: Limits
    failures: int = 3

    @classmethod
    def of(cls, game: str, seats: int | None, options: Mapping[str, Value], limits: Limits, failures: int) -> "Terms":
        start = load(game).begin(load(game).setup(seats, 0, None, options))
        return cls(game, start.seats, sides_of(start), dict(start.setup.options), limits, failures)


@dataclass(frozen=True)
class Played:
    """A game of the class: the bots of its group by name and version, in the order that `finished` counts them by."""

    number: int
    meeting: int
    names: Group
    digests: tuple[str, ...]
    finished: Finished

    def json(self) -> dict[str, Any]:
        return {**vars(self), "finished": self.finished.json()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        lists = {name: tuple(data[name]) for name in ("names", "digests")}
        return cls(**{**data, **lists, "finished": Finished.from_json(data["finished"])})

    @property
    def seated(self) -> tuple[str, ...]:
        """The name at each seat."""
        return tuple(self.names[bot] for bot in self.finished.seating)

    def forfeits_of(self, name: str) -> list[Forfeit]:
        return [each for each in self.finished.forfeits if self.seated[each.seat] == name]

    def lost_by(self, name: str) -> bool:
        shares = zip(self.seated, self.finished.points, strict=True)
        return name in self.names and not any(points for who, points in shares if who == name)


class Book:
    """The games of a class. What is on disk is kept, whatever happens next."""

    def __init__(self, folder: Path, terms: Terms) -> None:
        self.folder = folder
        self.terms = terms
        self.seed = held_seed(folder) or secrets.randbits(SEED_BITS)
        plan = {"arena": FORMAT, "kind": "class", "game": terms.game, "seats": terms.seats}
        plan |= {"options": dict(terms.options), "rules": load(terms.game).rules_version, "seed": self.seed}
        self._journal = Journal(folder, plan, Played.from_json)
        self._trials = _read_trials(folder / TRIALS)

    @property
    def games(self) -> list[Played]:
        return [self._journal.finished[number] for number in sorted(self._journal.finished)]

    @property
    def shelf(self) -> Path:
        return self.folder / SHELF

    def meeting(self, group: Sequence[Entrant], number: int) -> Plan:
        """The plan of one meeting: a deal that nobody has seen before, once in every rotation of the seats."""
        versions = " ".join(f"{each.name}/{each.digest}" for each in group)
        codes, sides = tuple(each.code for each in group), self.terms.sides
        whole = Plan(
            "match", self.terms.game, codes, (tuple(range(len(group))),), 1, self.seed, self.terms.seats, sides
        )
        seed = whole.drawn(f"meeting {number} of {versions}", SEED_BITS)
        terms, secret = self.terms, secret_files(self.folder)
        return replace(whole, seed=seed, options=terms.options, limits=terms.limits, secret=secret)

    def next_meeting(self) -> int:
        return max((game.meeting for game in self.games), default=-1) + 1

    def add(self, meeting: int, group: Sequence[Entrant], finished: Iterable[Finished]) -> list[Played]:
        first = len(self._journal.finished)
        names, digests = tuple(each.name for each in group), tuple(each.digest for each in group)
        new = [Played(first + at, meeting, names, digests, game) for at, game in enumerate(finished)]
        self._journal.add(new)
        return new

    def trial(self, entrant: Entrant) -> Trial | None:
        found = self._trials.get(entrant.name)
        return found if found and found.digest == entrant.digest else None

    def note_trial(self, entrant: Entrant, trial: Trial) -> None:
        self._trials[entrant.name] = trial
        write_whole(self.folder / TRIALS, json.dumps({name: each.json() for name, each in self._trials.items()}) + "\n")

    def close(self) -> None:
        write_records(self.folder, [game.finished for game in self.games])
        self._journal.close()

    # -- what counts

    def current(self, entrants: Iterable[Entrant]) -> list[Played]:
        """The games between versions that take part now."""
        digests = {each.name: each.digest for each in entrants}
        return [
            game
            for game in self.games
            if all(digests.get(name) == digest for name, digest in zip(game.names, game.digests, strict=True))
        ]

    def failures(self, entrant: Entrant) -> list[tuple[Played, Forfeit]]:
        """How a version failed, also against bots that have changed since."""
        mine = (
            game for game in self.games if (entrant.name, entrant.digest) in zip(game.names, game.digests, strict=True)
        )
        return [(game, each) for game in mine for each in game.forfeits_of(entrant.name)[:1]]

    def is_out(self, entrant: Entrant) -> bool:
        """Whoever failed at the trial, or in too many games, plays no more."""
        trial = self.trial(entrant)
        return bool(trial and trial.reason) or len(self.failures(entrant)) >= self.terms.failures

    def outcome(self, entrants: Sequence[Entrant]) -> Outcome | None:
        """All that counts between those who are not out, as the arena tells of contests; None before the first game."""
        able = [each for each in entrants if not self.is_out(each)]
        games = self.current(able)
        names = tuple(each.name for each in able if any(each.name in game.names for game in games))
        if not games:
            return None
        place = {name: at for at, name in enumerate(names)}
        groups = tuple(dict.fromkeys(tuple(place[name] for name in game.names) for game in games))
        terms = self.terms
        plan = Plan(
            "tournament", terms.game, names, groups, 0, 0, terms.seats, terms.sides, terms.options, terms.limits
        )
        seated = ((game, tuple(place[name] for name in game.seated)) for game in games)
        return Outcome(
            plan,
            tuple(
                replace(game.finished, number=game.number, deal=game.meeting, seating=seats) for game, seats in seated
            ),
        )


def meetings(games: Iterable[Played]) -> Counter[frozenset[str]]:
    """How many games every group has played."""
    return Counter(frozenset(game.names) for game in games)


def table_of(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV. A cell that a spreadsheet would take for a formula is told as text."""
    out = io.StringIO()
    csv.writer(out).writerows([_plain(cell) for cell in row] for row in rows)
    return out.getvalue()


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


def _read_trials(path: Path) -> dict[str, Trial]:
    with contextlib.suppress(OSError, ValueError, TypeError, AttributeError):
        return {name: Trial(**each) for name, each in json.loads(path.read_text(encoding="utf-8")).items()}
    return {}
