"""What Stark against Lannister can tell the bots: how a position looks, and a search that knows how Houses play."""

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, Knowledge, Level, final_shares
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import Guide
from smallcouncil.games.stark_vs_lannister import evaluation, search
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState

LEVELS = {
    "novice": Level("ab", Budget(depth=1), 16),
    "apprentice": Level("ab", Budget(depth=1), 0),
    "knight": Level("ismcts", Budget(nodes=4), 10),
    "maester": Level("ismcts", Budget(nodes=8), 0),
    "master": Level("ismcts", Budget(nodes=96), 0),
}
"""A few looks ahead to the end of the round are worth much more than none, so that the knight, who has them, slips."""
NODES_A_WAY = 64
FEWEST_WAYS = 16
"""Budgets count the nodes of a quick game; a way down this tree costs as much as many of them."""


class StarkVsLannisterKnowledge(Knowledge):
    """The judgement of a practised player."""

    levels = LEVELS

    def evaluate(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, StarkVsLannisterState)
        return evaluation.shares(state) if state.awaiting else final_shares(state)

    def search(self, perspective: Perspective, method: str, budget: Budget, rng: Chance) -> Advice | None:
        """Alpha-beta means little where hands are hidden: at depth one it is the sensible player, else the tree."""
        if method == "ab" and budget.depth is not None:
            return search.sensible(perspective, rng)
        if method in ("ab", "strong"):
            ways = None if budget.nodes is None else max(FEWEST_WAYS, budget.nodes // NODES_A_WAY)
            return search.search(perspective, Budget(nodes=ways, seconds=budget.seconds), rng)
        return search.search(perspective, budget, rng) if method == "ismcts" else None

    def guide(self, seat: int) -> Guide:
        return search.RoundGuide(seat)
