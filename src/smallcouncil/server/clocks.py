"""Time at a table: what each seat has left, and since when its clock is ticking. Pure arithmetic; it asks no clock."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from smallcouncil.web.table_view import Clock

LEAST = 1.0
"""What a seat keeps at least when an undo takes increments back."""


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds left by seat, and the play time from which the seat's clock ticks (None: it stands still)."""

    left: tuple[float, ...]
    since: tuple[float | None, ...]
    waits: bool = False
    """Nobody's time runs yet: somebody has still to be seen at the table."""

    @classmethod
    def full(cls, clock: Clock, seats: int, waits: bool = False) -> Self:
        return cls((clock.seconds,) * seats, (None,) * seats, waits)

    @classmethod
    def read(cls, text: str) -> Self:
        data = json.loads(text)
        return cls(tuple(data["left"]), tuple(data["since"]), data.get("waits", False))

    def text(self) -> str:
        return json.dumps({"left": self.left, "since": self.since, "waits": self.waits})

    def left_at(self, seat: int, now: float) -> float:
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - max(0.0, now - since))

    @property
    def due(self) -> float | None:
        """The moment when the first of the ticking clocks runs out."""
        return min(
            (since + left for since, left in zip(self.since, self.left, strict=True) if since is not None), default=None
        )

    def expired(self, now: float) -> tuple[int, ...]:
        return tuple(seat for seat, since in enumerate(self.since) if since is not None and not self.left_at(seat, now))

    def turned(self, clock: Clock, now: float, ticking: Collection[int], moved: int | None = None) -> "Times":
        """After a change: `ticking` are the seats whose time runs from now on, `moved` the one that decided."""
        left, since = list(self.left), list(self.since)
        for seat, begun in enumerate(self.since):
            if begun is not None and (seat == moved or seat not in ticking):
                left[seat] = self.left_at(seat, now) + (clock.increment if seat == moved else 0.0)
                since[seat] = None
        for seat in ticking:
            if since[seat] is None:
                since[seat] = now
                left[seat] = clock.seconds if clock.per_move else left[seat]
        return Times(tuple(left), tuple(since), self.waits)

    def without(self, clock: Clock, seats: Collection[int]) -> "Times":
        """With the increments of these decisions taken back, so that nobody gains time by moving and undoing."""
        left = list(self.left)
        for seat in seats:
            left[seat] = min(left[seat], max(LEAST, left[seat] - clock.increment))
        return Times(tuple(left), self.since, self.waits)
