"""What the tree search must know of Legendary: how sensible players go on, and how far to look.

Below the tree all go on by the sensible player until the seat's next turn begins, and the position is judged.
"""

from collections.abc import Sequence

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, final_shares
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import Guide, TreeSearch
from smallcouncil.games.legendary import evaluation, policy
from smallcouncil.games.legendary.frames import ASKS
from smallcouncil.games.legendary.state import LegendaryState
from smallcouncil.games.legendary.words import END_TURN, FAMILY

SIMPLE = frozenset(("discard", "reveal", "replace", "house", "hero", "minor", "draft", "capture", "order"))
"""Questions that the sensible player answers as well as a search would, or whose answers pay late."""


class TurnGuide(Guide):
    """A practised player's eye on a turn."""

    curiosity = 0.12
    width = 1.0
    races = True

    def actions(self, state: State, seat: int) -> tuple[int, ...]:
        """While a card can be played the order matters little: nobody fights or ends the turn before."""
        assert isinstance(state, LegendaryState)
        actions = state.actions(seat)
        first = policy.choose(state, seat, state.luck)
        if FAMILY[first] == "play":
            return (first,)
        worth = tuple([word for word in actions if FAMILY[word] != "play"])
        return worth or (END_TURN,)

    def likely(self, state: State, seat: int, untried: Sequence[int], rng: Chance) -> int:
        assert isinstance(state, LegendaryState)
        return policy.choose(state, seat, rng)

    def stage(self, state: State) -> object:
        assert isinstance(state, LegendaryState)
        return state.number

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        assert isinstance(state, LegendaryState)
        assert isinstance(stage, int)
        while state.awaiting and state.number < stage + state.seats:
            seat = state.awaiting[0]
            state.act(seat, policy.choose(state, seat, rng))

    def shares(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, LegendaryState)
        return evaluation.shares(state) if state.awaiting else final_shares(state)


def search(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    guess = perspective.guess()
    assert isinstance(guess, LegendaryState)
    word = policy.choose(guess, perspective.seat, rng)
    if FAMILY[word] == "play" or ASKS[guess.asked] in SIMPLE:
        return Advice(word)
    return TreeSearch(perspective, budget, rng, TurnGuide()).advice()


def sensible(perspective: Perspective, rng: Chance) -> Advice:
    """What the sensible player does."""
    guess = perspective.guess()
    assert isinstance(guess, LegendaryState)
    return Advice(policy.choose(guess, perspective.seat, rng))
