"""Ten thousand games on the compiled side, every decision looked at. Left out unless asked for (make soak)."""

import pytest
from playing import GAME, KINDS, MOST_DECISIONS, check_table, name_of

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.games.hand_of_the_king import engine

GAMES = 10_000 // len(KINDS) + 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_thousands_of_games_hold_what_every_game_holds(kind: dict[str, object]) -> None:
    GAME.compile()
    luck = Chance(len(name_of(kind)))
    for number in range(GAMES):
        state = GAME.start(**kind, first="random", seed=luck.below(1 << 31))
        assert engine.warm_up.ready is not None
        probe = luck.below(40)
        while state.awaiting:
            check_table(state)
            if len(state.history) == probe:
                position = state.position()
                assert GAME.start(position=position, seed=number).position() == position
            seat = state.awaiting[0]
            state.act(seat, luck.choice(state.actions(seat)))
            assert len(state.history) <= MOST_DECISIONS
        check_table(state)
        record = state.record()
        assert sc.replay(record).record() == record
