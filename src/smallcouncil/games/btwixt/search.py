"""What the tree search must know of B'Twixt: which bids are worth a thought, how leaders bid, and how far to look.

Below the tree all leaders go on by the sensible bidder until the round is over, and the position is judged. Looking
further would cost more than it tells: the next ally is not known.
"""

from collections.abc import Sequence

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, final_shares
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import Guide, TreeSearch
from smallcouncil.games.btwixt import evaluation, policy
from smallcouncil.games.btwixt.frames import ASK_TURN
from smallcouncil.games.btwixt.sensible_plays import sensible
from smallcouncil.games.btwixt.state import BtwixtState


class BidGuide(Guide):
    """A practised leader's eye on the bid."""

    curiosity = 0.1
    width = 1.0
    races = True

    def actions(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, BtwixtState)
        actions = state.actions(seat)
        return sensible(state, seat, actions) if state.asked == ASK_TURN else actions

    def likely(self, state: State, seat: int, untried: Sequence[int], rng: Chance) -> int:
        assert isinstance(state, BtwixtState)
        return policy.choose(state, seat, rng)

    def stage(self, state: State) -> object:
        assert isinstance(state, BtwixtState)
        return state.season, state.round

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        assert isinstance(state, BtwixtState)
        while state.awaiting and (state.season, state.round) == stage:
            seat = state.awaiting[0]
            state.act(seat, policy.choose(state, seat, rng))

    def shares(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, BtwixtState)
        return evaluation.shares(state) if state.awaiting else final_shares(state)


def search(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """Only whether and what to bid is searched; other questions are answered by what looks best when it is done."""
    prompt = perspective.prompt
    if prompt is not None and prompt.ask == "turn":
        return TreeSearch(perspective, budget, rng, BidGuide()).advice()
    guess = perspective.sample(rng)
    assert isinstance(guess, BtwixtState)
    return Advice(policy.consider(guess, perspective.seat, rng))
