"""What the actions of a decision are worth where hands are hidden: all are tried on the same guesses and played on.

Every guess deals what the seat cannot see anew. On each of them all actions that are still in the running are taken,
the players go on as the game's guide knows them, and the position is judged. So actions are compared on equal cards,
and the worse ones drop out as soon as that is clear.
"""

import math
from collections.abc import Callable, Sequence

from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import final_shares
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import Guide

FEWEST = 6
"""On so many guesses at least every action is tried, if the budget allows."""
LEAST = 2
"""Whatever the budget: with fewer nothing could be said about how sure it is."""
SURE = 3.0
"""At so many standard errors behind the best an action drops out, where nothing else is said."""
KEPT = 3
"""So many stay in the running in any case: somebody may want to know about the second best."""
LONGEST = 5000
"""No game is played on for more decisions than this."""


class Comparison:
    """One decision of one seat, whose actions compete."""

    def __init__(
        self, perspective: Perspective, guide: Guide, rng: Chance, to_the_end: bool = False, sure: float = SURE
    ) -> None:
        """Positions are judged where the guide's stage ends, or by who has won if the game goes on to its end.

        At `sure` standard errors behind the best an action drops out.
        """
        self._perspective = perspective
        self._seat = perspective.seat
        self._guide = guide
        self._rng = rng
        self._to_the_end = to_the_end
        self._sure = sure
        self.found: dict[int, list[float]] = {action: [] for action in perspective.actions}
        """What each action came to, guess by guess."""

    def run(
        self, budget: Budget, actions: Sequence[int] = (), given_up: Callable[["Comparison"], bool] | None = None
    ) -> None:
        """Try the actions, or some of them, until the budget is spent; a node is one action played on.

        Who needs the figures for one question only says after which guess that has its answer (`given_up`).
        """
        clock, rounds = Clock(budget), 0
        running = list(actions or self.found)
        while len(running) > 1 and (rounds < LEAST or not clock.spent):
            if rounds and given_up is not None and given_up(self):
                return
            rounds += 1
            guess = self._perspective.sample(self._rng)
            luck = self._rng.below(1 << 30)
            for action in running:
                clock.nodes += 1
                self.found[action].append(self._came_of(guess.copy(), action, Chance(luck)))
            running = self._in_the_running(running)

    def _came_of(self, state: State, action: int, luck: Chance) -> float:
        guide, stage = self._guide, self._guide.stage(state)
        state.act(self._seat, action)
        guide.play_on(state, stage, luck)
        left = LONGEST if self._to_the_end else 0
        while state.awaiting and left > 0:
            left -= 1
            guide.play_on(state, guide.stage(state), luck)
        shares = guide.shares(state) if state.awaiting else final_shares(state)
        return shares[self._seat]

    def _in_the_running(self, running: list[int]) -> list[int]:
        ranked = sorted(running, key=lambda action: -self.mean(action))
        if len(self.found[ranked[0]]) < FEWEST:
            return running
        best = ranked[0]
        return [action for place, action in enumerate(ranked) if place < KEPT or not self._is_behind(action, best)]

    def _is_behind(self, action: int, best: int) -> bool:
        lead, error = self.lead(best, action)
        return lead > self._sure * error

    def mean(self, action: int) -> float:
        found = self.found[action]
        return sum(found) / len(found) if found else 0.0

    def error(self, action: int) -> float:
        """The standard error of the mean."""
        return _standard_error(self.found[action])

    def pairs(self, best: int, other: int) -> int:
        """On how many guesses both actions were tried."""
        return min(len(self.found[best]), len(self.found[other]))

    def lead(self, best: int, other: int) -> tuple[float, float]:
        """By how much one action was better than another on the guesses that both were tried on, with its error."""
        pairs = list(zip(self.found[best], self.found[other], strict=False))
        if not pairs:
            return 0.0, math.inf
        leads = [one - two for one, two in pairs]
        return sum(leads) / len(leads), _standard_error(leads)


def _standard_error(found: Sequence[float]) -> float:
    count = len(found)
    if count < 2:
        return math.inf
    mean = sum(found) / count
    spread = sum((each - mean) ** 2 for each in found) / (count - 1)
    return math.sqrt(spread / count)
