"""What B'Twixt can tell the bots: how good a position looks, and a search that knows how leaders bid."""

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, Knowledge, Level, final_shares
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import Guide
from smallcouncil.games.btwixt import evaluation, policy, search
from smallcouncil.games.btwixt.state import BtwixtState

LEVELS = {
    "novice": Level("ab", Budget(depth=1), 98),
    "apprentice": Level("ab", Budget(depth=1), 65),
    "knight": Level("ab", Budget(depth=1), 30, sense=True),
    "maester": Level("ismcts", Budget(nodes=10), 30, sense=True),
    "master": Level("ismcts", Budget(nodes=512), 0),
}
"""Chance has a large part in a bid, so that only many slips are felt, and a short search is a step of its own.

From the knight on nobody throws a card away. The few ways of a maester alone would be too near to the many of a
master, so that it slips as often as a knight.
"""
NODES_A_WAY = 64
FEWEST_WAYS = 32
"""Budgets count the nodes of a quick game; a way down this tree costs as much as many of them."""


class BtwixtKnowledge(Knowledge):
    """The judgement of a practised leader."""

    levels = LEVELS

    def evaluate(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, BtwixtState)
        return evaluation.shares(state) if state.awaiting else final_shares(state)

    def search(self, perspective: Perspective, method: str, budget: Budget, rng: Chance) -> Advice | None:
        """Alpha-beta means little where hands are hidden: at depth one it is the sensible bidder, else the tree."""
        if method == "ab" and budget.depth is not None:
            guess = perspective.sample(rng)
            assert isinstance(guess, BtwixtState)
            return Advice(policy.consider(guess, perspective.seat, rng))
        if method in ("ab", "strong"):
            ways = None if budget.nodes is None else max(FEWEST_WAYS, budget.nodes // NODES_A_WAY)
            return search.search(perspective, Budget(nodes=ways, seconds=budget.seconds), rng)
        return search.search(perspective, budget, rng) if method == "ismcts" else None

    def thinkable(self, perspective: Perspective, rng: Chance) -> tuple[int, ...]:
        """What throws no card away."""
        guess = perspective.sample(rng)
        return self.guide(perspective.seat).actions(guess, perspective.seat)

    def guide(self, seat: int) -> Guide:
        return search.BidGuide()
