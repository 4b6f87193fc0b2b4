"""What the tree search must know of Stark against Lannister: how Houses play, and how far to look.

Below the tree both Houses go on by the sensible player until the round is over, and the position is judged. Looking
further would cost more than it tells: the next plots and cards are not known.
"""

from collections.abc import Sequence

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, final_shares
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import Guide, TreeSearch
from smallcouncil.games.stark_vs_lannister import evaluation, policy
from smallcouncil.games.stark_vs_lannister.frames import OF_BOTH
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState

SIMPLE = frozenset(("mulligan", "place", "draft", "deck", "respond", "upkeep", "cost", "discard"))
"""Questions that the sensible player answers as well as a search would, and whose answers pay late."""


class RoundGuide(Guide):
    """A practised player's eye on the round."""

    curiosity = 0.15
    width = 1.0
    races = True

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def actions(self, state: State, seat: int) -> tuple[int, ...]:
        """What the other House decides in secret it decides without knowing ours."""
        assert isinstance(state, StarkVsLannisterState)
        if state.asked in OF_BOTH and seat != self._seat:
            return (policy.choose(state, seat, state.luck),)
        return state.actions(seat)

    def likely(self, state: State, seat: int, untried: Sequence[int], rng: Chance) -> int:
        assert isinstance(state, StarkVsLannisterState)
        return policy.choose(state, seat, rng)

    def stage(self, state: State) -> object:
        assert isinstance(state, StarkVsLannisterState)
        return state.round

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        assert isinstance(state, StarkVsLannisterState)
        while state.awaiting and state.round == stage:
            seat = state.awaiting[0]
            state.act(seat, policy.choose(state, seat, rng))

    def shares(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, StarkVsLannisterState)
        return evaluation.shares(state) if state.awaiting else final_shares(state)


def search(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    prompt = perspective.prompt
    if prompt is None or prompt.ask in SIMPLE:
        return sensible(perspective, rng)
    return TreeSearch(perspective, budget, rng, RoundGuide(perspective.seat)).advice()


def sensible(perspective: Perspective, rng: Chance) -> Advice:
    """What the sensible player does, and how the position looks before it."""
    guess, seat = perspective.sample(rng), perspective.seat
    assert isinstance(guess, StarkVsLannisterState)
    action = policy.choose(guess, seat, rng)
    return Advice(action, {action: evaluation.shares(guess)[seat]})
