"""The compiled greedy bot: the same judgement as the general one, of every action."""

from typing import Any

import pytest
from playing import GAME, KINDS, name_of

from smallcouncil.bots.simple import greedy
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.perspective import Perspective
from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_it_judges_every_action_as_the_general_one_does(kind: dict[str, Any]) -> None:
    state = GAME.start(seed=11, **kind)
    luck = Chance(11)
    knowledge = HandKnowledge()
    while state.awaiting:
        seat = state.awaiting[0]
        seen = Perspective(state, seat, luck)
        own, general = knowledge.search(seen, "greedy", Budget(), Chance(3)), greedy(seen, Budget(), Chance(3))
        assert own is not None
        assert own.shares == pytest.approx(general.shares, abs=1e-9)
        assert tuple(own.shares) == state.actions(seat)
        assert general.shares[own.action] == pytest.approx(max(general.shares.values()), abs=1e-9)
        state.act(seat, luck.choice(state.actions(seat)))


def test_luck_decides_between_equals() -> None:
    """At the end of a game that is decided every move is worth the same; so somewhere in twenty games."""
    knowledge = HandKnowledge()
    for deal in range(20):
        state = GAME.start(seed=deal, companions=False)
        luck = Chance(deal)
        while state.awaiting:
            seat = state.awaiting[0]
            seen = Perspective(state, seat, luck)
            advice = knowledge.search(seen, "greedy", Budget(), Chance(0))
            assert advice is not None
            best = {action for action, share in advice.shares.items() if share == max(advice.shares.values())}
            if len(best) > 1:
                advices = [knowledge.search(seen, "greedy", Budget(), Chance(seed)) for seed in range(40)]
                assert {advice.action for advice in advices if advice is not None} == best
                return
            state.act(seat, luck.choice(state.actions(seat)))
    pytest.fail("no two actions were ever worth the same")
