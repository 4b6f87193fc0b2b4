"""What is left out for speed could not have been chosen: all fights and supports, looked at one by one."""

import pytest
from lg_playing import GAME, lay

from smallcouncil.core.chance import Chance
from smallcouncil.games.legendary.cards import TEAM
from smallcouncil.games.legendary.fights import why_not_defender, why_not_fight, why_not_mastermind
from smallcouncil.games.legendary.frames import ASK_TURN
from smallcouncil.games.legendary.state import LegendaryState
from smallcouncil.games.legendary.table import MAIN, places
from smallcouncil.games.legendary.words import DEFENDER, FAMILY, FIGHT, MASTERMIND, SUPPORT

KINDS = [
    {"seats": 2},
    {"seats": 3, "setup": "tourney"},
    {"seats": 4, "setup": "full-allegiance"},
]
FIGHTS = ("fight", "support", "fight defender", "fight mastermind")


def one_by_one(s: LegendaryState, seat: int) -> set[int]:
    words = set()
    for place, ally in places(s):
        own = TEAM[ally.ally] == s.houses[seat]
        if why_not_fight(s, seat, ally, place // 3) is None and not (own and ally.supported):
            words.add((SUPPORT if own else FIGHT)[place])
    for owner in range(s.seats):
        if why_not_defender(s, seat, owner) is None:
            words.add(DEFENDER[owner])
        if why_not_mastermind(s, seat, owner) is None:
            words.add(MASTERMIND[owner])
    return words


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_fight_is_left_out(kind: dict[str, int | str]) -> None:
    weakened = 0
    for seed in range(10):
        state, luck = GAME.start(seed=seed, **kind), Chance(seed)  # type: ignore[arg-type]
        while state.awaiting:
            assert isinstance(state, LegendaryState)
            seat = luck.choice(state.awaiting)
            actions = state.actions(seat)
            if state.asked == ASK_TURN and state.phase == MAIN:
                assert {word for word in actions if FAMILY[word] in FIGHTS} == one_by_one(state, seat)
                weakest = max([ally.less for _, ally in places(state)], default=0)
                assert state.weakened >= weakest
                weakened += weakest > 0
            state.act(seat, luck.choice(actions))
    assert weakened or kind["seats"] == 2, "no Ally was weaker by itself in all these games"


@pytest.mark.parametrize(("less", "in_reach"), [(0, False), (2, False), (3, True)])
def test_an_ally_that_a_position_weakens_is_in_reach(less: int, in_reach: bool) -> None:
    """The weakest Allies have an Attack of 3."""
    state = lay({"seats": 2, "step": "main", "field": {"bow": [{"ally": "hench-redcloaks", "less": less}]}})
    assert ("fight bow 1" in state.words(0)) == in_reach
