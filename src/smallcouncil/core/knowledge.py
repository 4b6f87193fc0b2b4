"""What a game can tell the bots beyond its rules: how good a position is, and faster ways to search it.

Bots work on the contract alone. A game that offers knowledge plays better and faster under the same bot codes; one that
offers none is played by the general searches, with random play to the end in place of an evaluation.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective

if TYPE_CHECKING:
    from smallcouncil.core.tree_search import Guide


@dataclass(frozen=True)
class Advice:
    """What a search found: the action to take, and the mover's share of the win with each action that it rated.

    `certain` if the search saw every line to its end, so that the share is exact.
    """

    action: int
    shares: Mapping[int, float] = field(default_factory=dict)
    nodes: int = 0
    depth: int = 0
    certain: bool = False


@dataclass(frozen=True)
class Level:
    """How one level plays: which search, how long, and how many of a hundred decisions slip.

    Whoever has sense slips only to what is worth a thought in the game.
    """

    method: str
    budget: Budget
    slips: int
    sense: bool = False


class Knowledge(ABC):
    """What only the game itself knows."""

    levels: Mapping[str, Level] = {}
    """The levels for people, by name, where the usual ones are too close together or too far apart in this game."""

    @abstractmethod
    def evaluate(self, state: State) -> tuple[float, ...]:
        """Each seat's expected share of the win, from 0 to 1; exact when the game is over."""

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        """The seats that win together with a seat, itself among them."""
        return (seat,)

    def search(self, perspective: Perspective, method: str, budget: Budget, rng: Chance) -> Advice | None:
        """A search of the game's own by the name of the method, or None to leave it to the general one."""
        return None

    def thinkable(self, perspective: Perspective, rng: Chance) -> tuple[int, ...]:
        """What a level with sense takes one of when it slips."""
        return perspective.actions

    def guide(self, seat: int) -> "Guide | None":
        """How players of this game go on, for whoever compares what a seat may do by playing on; None if unknown."""
        return None

    def prepare(self, wait: bool = True) -> bool:
        """Get all ready that would cost time in the first search, at once or in the background; true if it is."""
        return True


def final_shares(state: State) -> tuple[float, ...]:
    """How a finished game is shared: all winners have won."""
    assert state.result is not None
    winners = state.result.winners
    return tuple([float(seat in winners) for seat in range(state.seats)])
