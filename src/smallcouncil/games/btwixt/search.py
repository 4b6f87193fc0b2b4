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
from smallcouncil.games.btwixt.sensible_plays import SURE_GAINS, secured, sensible
from smallcouncil.games.btwixt.state import BtwixtState

EAGER = 3.5
"""To how many rounds of a season a wary search thinks that hands go: it meets leaders who outbid a sensible bidder."""
THRIFT = 2.0
"""What a point that a hand may still win is worth to a wary search: more than to a sensible bidder, who wastes some."""


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


class WaryGuide(BidGuide):
    """The eye of one who bids to win: rivals are thought to bid eagerly, and cards to be worth keeping.

    It bids better than it judges: what it takes for the chances of a position fits no actual leaders.
    """

    def actions(self, state: State, seat: int) -> tuple[int, ...]:
        """Thrift would keep even the cards that bring a token or an ally for nothing when the bid is won."""
        assert isinstance(state, BtwixtState)
        found = super().actions(state, seat)
        if state.asked != ASK_TURN or not secured(state, seat):
            return found
        return tuple([action for action in found if action in SURE_GAINS]) or found

    def likely(self, state: State, seat: int, untried: Sequence[int], rng: Chance) -> int:
        assert isinstance(state, BtwixtState)
        return policy.choose(state, seat, rng, EAGER)

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        assert isinstance(state, BtwixtState)
        while state.awaiting and (state.season, state.round) == stage:
            seat = state.awaiting[0]
            state.act(seat, policy.choose(state, seat, rng, EAGER))

    def shares(self, state: State) -> tuple[float, ...]:
        """The hands of the next season are not dealt yet: what a guess holds of them is mere luck."""
        assert isinstance(state, BtwixtState)
        if not state.awaiting:
            return final_shares(state)
        return evaluation.shares(state, 0.0 if state.round == 1 else THRIFT)


def search(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """Only whether and what to bid is searched; other questions are answered by what looks best when it is done."""
    prompt = perspective.prompt
    if prompt is not None and prompt.ask == "turn":
        return TreeSearch(perspective, budget, rng, WaryGuide()).advice()
    guess = perspective.sample(rng)
    assert isinstance(guess, BtwixtState)
    return Advice(policy.consider(guess, perspective.seat, rng))
