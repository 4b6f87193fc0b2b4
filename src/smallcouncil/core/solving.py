"""What an exact solver tells of a position, whatever the game: an outcome, how far it is proved, and best play."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from smallcouncil.core.errors import CouncilError, IllegalAction

if TYPE_CHECKING:
    from smallcouncil.core.game import State

Outcome = Literal["win", "loss", "draw", "unknown"]

MEMORY = 1 << 30


class NotSolvable(CouncilError):
    """A position that no exact solver can take on; the message says why."""

    key = "error-not-solvable"

    def __init__(self, reason: str) -> None:
        super().__init__(f"this position cannot be solved: {reason}", reason=reason)


@dataclass(frozen=True)
class Solution:
    """What is known of a position under perfect play of both sides."""

    seat: int | None  # the seat to decide; None when the game is over
    outcome: Outcome  # for that seat (for seat 0 when the game is over)
    winner: int | None
    margin: int | None  # that seat's lead in points at the end, when proved
    bounds: tuple[int, int]  # between which the margin was proved to lie, both included
    line: tuple[str, ...]  # best play of both sides as words, to the end if the budget allowed
    nodes: int
    seconds: float
    exact: bool  # outcome and, if it was asked for, margin are proved
    note: str = ""  # what was left open, and why

    def check(self, state: "State") -> bool:
        """Play the line from the position that was solved: whether it ends as the solution says."""
        played = state.copy()
        try:
            for word in self.line:
                played.play(word)
        except IllegalAction:
            return False
        result = played.result
        if result is None or self.outcome == "unknown":
            return False
        if result.winners != ((0, 1) if self.winner is None else (self.winner,)):
            return False
        seat = self.seat or 0
        lead = result.scores[seat] - result.scores[1 - seat]
        return lead == self.margin if self.margin is not None else self.bounds[0] <= lead


@dataclass(frozen=True)
class ActionValue:
    """What one legal action comes to, for the seat that takes it."""

    action: int
    word: str
    outcome: Outcome
    margin: int | None
