"""Thousands of games of all options, and thousands of looks for leaks. Left out unless asked for (make soak)."""

import pytest
from lg_playing import KINDS, MOST_DECISIONS, check_table, name_of, random_game
from test_lg_positions import check_written
from test_lg_sampling import check_samples, check_who_is_asked

import smallcouncil as sc
from smallcouncil.core.chance import Chance

GAMES = 10_000 // len(KINDS) + 1
MOMENTS = 50_000 // len(KINDS) + 1


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_thousands_of_games_hold_what_every_game_holds(kind: dict[str, object]) -> None:
    luck = Chance(len(name_of(kind)))
    for number in range(GAMES):
        for state in random_game({**kind, "seed": luck.below(1 << 31)}, luck):
            if state.awaiting and luck.below(60) == 0:
                check_table(state)
                check_written(state)
        check_table(state)
        assert len(state.history) <= MOST_DECISIONS
        if number % 20 == 0:
            record = state.record()
            assert sc.replay(record).record() == record


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_nothing_leaks_at_thousands_of_moments(kind: dict[str, object]) -> None:
    luck = Chance(1000 + len(name_of(kind)))
    looked = 0
    while looked < MOMENTS:
        for state in random_game({**kind, "seed": luck.below(1 << 31)}, luck):
            if state.awaiting and luck.below(4) == 0:
                seat = luck.below(state.seats)
                guess = check_samples(state, seat, luck.below(1 << 40))
                if len(state.awaiting) == 1:
                    check_who_is_asked(state, guess, seat)
                looked += 1
