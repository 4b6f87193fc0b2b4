"""What every decision brought, as each viewer saw it, kept while a table is in memory.

A game finds its events by playing itself again, so they are asked for once a decision and viewer. They are kept as
JSON: as objects they would take four times the room.
"""

import json
from itertools import islice

from smallcouncil.core.game import Game, Json, State
from smallcouncil.web.table_view import Line

_NOTHING = "[]"
"""The line of a decision of which nothing is seen."""


def _in_secret(state: State) -> bool:
    """Whether the question that is put is answered in secret."""
    awaiting = state.view(None).get("awaiting")
    return bool(awaiting and awaiting.get("secret"))


class EventLog:
    """The events of one game, by viewer and decision."""

    __slots__ = ("_game", "_kept", "_sealed", "_sealing")

    def __init__(self, game: Game, audience: str | None) -> None:
        self._game = game
        self._sealing = game.revealing | ({audience} if audience else set())
        self._kept: dict[int | None, list[str]] = {}
        self._sealed = (0, 0)

    def reader(self, viewer: int | None) -> int | None:
        """Where nothing is hidden, all read the same."""
        return viewer if self._game.hidden else None

    def cut(self, length: int) -> None:
        """Forget the decisions that were taken back."""
        for kept in self._kept.values():
            del kept[length:]
        read, sealed = self._sealed
        self._sealed = (min(read, length), min(sealed, length))

    def _read(self, state: State, viewer: int | None) -> list[str]:
        """The lines of a viewer, brought up to date."""
        kept = self._kept.setdefault(self.reader(viewer), [])
        missing = len(state.history) - len(kept)
        if missing == 1:
            kept.append(json.dumps(state.events(viewer, len(kept)), separators=(",", ":")))
        elif missing:
            for moment in islice(state.moments(len(kept)), 1, None):
                kept.append(json.dumps(moment.events(viewer, len(kept)), separators=(",", ":")))
        return kept

    def events(self, state: State, viewer: int | None, number: int) -> list[Json]:
        found: list[Json] = json.loads(self._read(state, viewer)[number])
        return found

    def lines(self, state: State, viewer: int | None, since: int = 0) -> tuple[Line, ...]:
        """The decisions from `since` on, as a viewer saw them."""
        if since >= len(state.history):
            return ()
        kept = self._read(state, viewer)
        return tuple(
            Line(number, seat, self._word(viewer, seat, action), json.loads(kept[number]))
            for number, (seat, action) in enumerate(state.history[since : self.told(state, viewer)], since)
        )

    def told(self, state: State, viewer: int | None) -> int:
        """How many decisions a viewer may count. One who decides in secret, one thing after the other, shows no number.

        What comes after the first of them waits as well, until the secret question has been answered.
        """
        kept = self._read(state, viewer)
        if not self._game.hidden or not kept or kept[-1] != _NOTHING or not _in_secret(state):
            return len(kept)
        first = len(kept)
        while first and kept[first - 1] == _NOTHING:
            first -= 1
        others = (number for number in range(first, len(kept)) if state.history[number][0] != viewer)
        return next((number for number in others if state.history[number][0] in state.awaiting), len(kept))

    def revealed(self, state: State) -> tuple[Line, ...]:
        """Every decision as the one who took it saw it: for a game that is over."""
        return tuple(
            Line(number, seat, self._game.word(action), self.events(state, seat, number))
            for number, (seat, action) in enumerate(state.history)
        )

    def _word(self, viewer: int | None, seat: int, action: int) -> str | None:
        """Where the seats know different things, what another one said is told by the events alone, but for a pass."""
        word = self._game.word(action)
        passed = self._game.windows is not None and word == self._game.windows.word
        return word if viewer == seat or not self._game.hidden or passed else None

    def sealed(self, state: State) -> int:
        """How many of the decisions stand for good: up to the last one that brought something to light."""
        read, sealed = self._sealed
        viewers = (None, *range(state.seats)) if self._game.hidden else (None,)
        for number in range(read, len(state.history)):
            if self._sealing and any(self._seals(state, viewer, number) for viewer in viewers):
                sealed = number + 1
        self._sealed = (len(state.history), sealed)
        return sealed

    def _seals(self, state: State, viewer: int | None, number: int) -> bool:
        text = self._read(state, viewer)[number]
        return any(f'"event":"{name}"' in text for name in self._sealing)
