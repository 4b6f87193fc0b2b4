"""Ten thousand games of mixed variants, many decisions looked at. Left out unless asked for (make soak)."""

import pytest
from btwixt_playing import KINDS, MOST_DECISIONS, check_table, name_of, random_game

import smallcouncil as sc
from smallcouncil.core.chance import Chance

GAMES = 10_000 // len(KINDS) + 1


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_thousands_of_games_hold_what_every_game_holds(kind: dict[str, object]) -> None:
    luck = Chance(len(name_of(kind)))
    for number in range(GAMES):
        probe = luck.below(400)
        for state in random_game({**kind, "first": "random", "seed": luck.below(1 << 31)}, luck):
            if len(state.history) % 40 == 0:
                check_table(state)
            if len(state.history) == probe and state.awaiting:
                seat = luck.below(state.seats)
                guess = state.sample(seat, luck)
                assert guess.view(seat) == state.view(seat)
                assert guess.events(seat) == state.events(seat)
        check_table(state)
        assert len(state.history) <= MOST_DECISIONS
        if number % 20 == 0:
            record = state.record()
            assert sc.replay(record).record() == record
