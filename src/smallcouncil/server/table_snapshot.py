"""A table as it stands at one version. Nothing here ever changes: a change makes the next snapshot.

So a change can be put on disk first, and the table turns to the new snapshot only when it is there.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any, Self

from smallcouncil.core.chance import Seed
from smallcouncil.core.game import Game, Setup, State, Talk
from smallcouncil.core.sealed import commitment
from smallcouncil.server import schema
from smallcouncil.server.clocks import Times
from smallcouncil.server.schema import Change
from smallcouncil.web.table_view import Clock, Message, Origin, Settings, Sitter


@dataclass(frozen=True, slots=True)
class Place:
    """A seat: who sits there, and the browsers that hold it.

    The secret is an invitation, to be used once: to a seat that is open, or for another device of its holder. Most
    seats have none.
    """

    seat: int
    secret: str = ""
    name: str = ""
    sitter: Sitter = "open"
    bot: str | None = None
    late: bool = False
    holders: frozenset[str] = frozenset()
    kept_colour: int | None = None
    """What a player had at the table before, whose rematch this is."""

    @property
    def colour(self) -> int:
        return self.seat if self.kept_colour is None else self.kept_colour

    @property
    def is_free(self) -> bool:
        """For whoever comes; a seat that somebody holds but has not come to yet is not."""
        return self.sitter == "open" and not self.holders

    def saved(self, table: str) -> Change:
        return schema.SAVE_SEAT, {"key": table, "place": self.seat, **self._row()}

    def added(self, table: str) -> Change:
        return schema.ADD_SEAT, {"table_id": table, "seat": self.seat, "colour": self.kept_colour, **self._row()}

    def _row(self) -> dict[str, Any]:
        row = {"secret": self.secret, "name": self.name, "sitter": self.sitter, "bot": self.bot}
        return {**row, "late": int(self.late)}


@dataclass(frozen=True, slots=True)
class Audience:
    """Two seats may talk alone until a moment of play time, or until `seats[0]`, who asked for it, has moved."""

    seats: tuple[int, int]
    until: float

    @classmethod
    def read(cls, text: str) -> Self:
        data = json.loads(text)
        return cls((data["seats"][0], data["seats"][1]), data["until"])

    def text(self) -> str:
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody has asked to take something back; it lapses with the next decision or when it is declined."""

    by: int
    to: int
    length: int
    """How many decisions there were when it was asked for."""
    agreed: tuple[int, ...] = ()
    declined_by: int | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        data = json.loads(text)
        return cls(**{**data, "agreed": tuple(data["agreed"])})

    def text(self) -> str:
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Source:
    """What a guess was made from: the other game up to the moment, for whom, and with which luck."""

    setup: Setup
    decisions: tuple[tuple[int, str], ...]
    seat: int
    seed: Seed

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        decisions = tuple((seat, word) for seat, word in data["decisions"])
        return cls(Setup(**data["setup"]), decisions, data["seat"], data["seed"])

    def json(self) -> dict[str, Any]:
        return {**asdict(self), "setup": self.setup._asdict()}

    def begun(self, game: Game) -> State:
        state = game.begin(self.setup)
        for seat, word in self.decisions:
            state.play(word, seat)
        return state.branch(self.seat, self.seed)


@dataclass(frozen=True)
class Terms:
    """What was agreed when the table was laid, and never changes."""

    id: str
    game: Game
    setup: Setup
    settings: Settings
    host: str
    watch: str
    created: float
    origin: Origin | None = None
    source: Source | None = None
    """For a guess that no seed leads to. It holds the other game's seed, and never leaves the server."""

    @cached_property
    def commitment(self) -> str | None:
        """What is told of the seed from the beginning, so that it can be checked in the end."""
        seed = self.setup.seed
        return commitment(seed) if isinstance(seed, str) else None

    def begun(self) -> State:
        """The game at its first decision."""
        return self.game.begin(self.setup) if self.source is None else self.source.begun(self.game)

    @property
    def talk(self) -> Talk:
        return self.game.talk(self.setup)

    def row(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game.slug,
            "rules": self.game.rules_version,
            "setup": json.dumps(self.setup._asdict()),
            "settings": json.dumps(asdict(self.settings)),
            "listed": int(self.settings.listed),
            "rated": int(self.settings.rated),
            "waited": self.created,
            "host": self.host,
            "watch": self.watch,
            "created": self.created,
            "luck": schema.luck_of(self.setup.seed),
            "origin": self.origin and json.dumps({**asdict(self.origin), "source": self.source and self.source.json()}),
        }


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """All that changes at a table. The state in it is never acted upon; a move acts on a copy."""

    state: State
    places: tuple[Place, ...]
    version: int = 0
    changed: float = 0.0
    finished: float | None = None
    rematch: str | None = None
    audience: Audience | None = None
    times: Times | None = None
    watchers: frozenset[str] = frozenset()
    messages: tuple[Message, ...] = ()
    asked: tuple[int, ...] = ()
    """By seat, the version at which its present question was put."""
    undo: UndoRequest | None = None
    wished: frozenset[int] = frozenset()
    """The numbers of the decisions that were passed by wish."""
    frozen: bool = False
    """Today's rules play this game differently than it was played: it can be looked at, nothing more."""

    @property
    def goes_on(self) -> bool:
        """Whether there is still something to decide: the game is not over, and nobody has given it up."""
        return bool(self.state.awaiting) and self.finished is None

    @property
    def given_up(self) -> Message | None:
        """The note of what has ended the game before its end."""
        if self.finished is None or not self.state.awaiting:
            return None
        return next((note for note in reversed(self.messages) if note.note in ("lost", "resigned")), None)

    def persons(self) -> tuple[int, ...]:
        return tuple(place.seat for place in self.places if place.sitter == "person")

    def awaited(self, sitter: Sitter) -> tuple[int, ...]:
        """The awaited seats where somebody of this kind sits."""
        if self.frozen or not self.goes_on:
            return ()
        return tuple(seat for seat in self.state.awaiting if self.places[seat].sitter == sitter)

    def ticking(self) -> tuple[int, ...]:
        """The seats whose time runs: none before everybody who is expected has come, and was seen."""
        waits = self.times is not None and self.times.waits
        return self.awaited("person") if self.complete and not waits else ()

    @property
    def complete(self) -> bool:
        return all(place.sitter != "open" for place in self.places)

    @property
    def ranks(self) -> tuple[int, ...]:
        """How a game has ended, by seat: 1 is best. Of two, whoever has given it up is the second."""
        if self.given_up is not None:
            return tuple(2 if place.seat == self.given_up.seat else 1 for place in self.places)
        return self.state.result.ranks if self.state.result else ()

    def seated(self, *places: Place) -> tuple[Place, ...]:
        """All places, with these in place of the old ones."""
        new = {place.seat: place for place in places}
        return tuple(new.get(place.seat, place) for place in self.places)

    def next(
        self, clock: Clock | None, now: float, played: float, moved: int | None = None, **changes: Any
    ) -> "TableSnapshot":
        """The snapshot after some changes: one version on, with the clocks turned to the play time `played`."""
        snapshot = replace(self, **changes, version=self.version + 1, changed=now)
        if clock is None or snapshot.times is None:
            return snapshot
        return replace(snapshot, times=snapshot.times.turned(clock, played, snapshot.ticking(), moved))

    def saved(self, table: str, built_on: int) -> Change:
        """What is on disk of a frozen game stays as it is, but for the number of its version."""
        key = {"key": table, "built_on": built_on}
        if self.frozen:
            return schema.SAVE_VERSION, {**key, "version": self.version}
        return schema.SAVE_TABLE, {**key, **self.row()}

    def row(self) -> dict[str, Any]:
        """The changing columns of the table."""
        return {
            "version": self.version,
            "length": len(self.state.history),
            "awaiting": json.dumps(self.state.awaiting if self.goes_on else ()),
            "digest": self.state.digest(),
            "changed": self.changed,
            "finished": self.finished,
            "ranks": json.dumps(self.ranks) if self.finished is not None else None,
            "rematch": self.rematch,
            "audience": self.audience and self.audience.text(),
            "clock": self.times and self.times.text(),
            "due": self.times and self.times.due,
            "asked": json.dumps(self.asked),
            "undo": self.undo and self.undo.text(),
        }


def read_setup(text: str) -> Setup:
    return Setup(**json.loads(text))


def read_settings(text: str) -> Settings:
    data: Mapping[str, Any] = json.loads(text)
    clock = data["clock"]
    return Settings(**{**data, "clock": clock and Clock(**clock)})


def decision(table: str, number: int, seat: int, word: str, at: float, wished: bool = False) -> Change:
    row = {"table_id": table, "number": number, "seat": seat, "word": word, "at": at, "wished": int(wished)}
    return schema.ADD_DECISION, row


def holding(table: str, seat: int, browser: str) -> Change:
    return schema.ADD_HOLDER, {"table_id": table, "seat": seat, "browser": browser}
