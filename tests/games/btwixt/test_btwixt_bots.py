"""Bots of B'Twixt: always legal, the same for the same seed, and better the more they think."""

import pytest

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.core import Bot, Chance, Perspective
from smallcouncil.core.game import Value
from smallcouncil.games.btwixt.evaluation import shares
from smallcouncil.games.btwixt.search import WaryGuide
from smallcouncil.games.btwixt.state import BtwixtState

GAME = sc.game("btwixt")
VARIANTS: list[dict[str, Value]] = [
    {"seats": 3, "short": True, "leaders": "choose"},
    {"seats": 4, "advanced": True, "short": True, "revealed": True},
    {"seats": 5, "draft": "draft", "short": True},
    {"seats": 6, "draft": "kingsmoot", "short": True, "revealed": True},
]


def play(team: list[Bot], seed: int, most: int = 10_000, **options: Value) -> BtwixtState:
    """A game between bots, or its first decisions."""
    state = GAME.start(seed=seed, **options)
    assert isinstance(state, BtwixtState)
    luck = Chance(seed)
    while state.awaiting and len(state.history) < most:
        seat = state.awaiting[0]
        action = team[seat].choose(Perspective(state, seat, luck))
        assert action in state.actions(seat)
        state.act(seat, action)
    return state


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("code", ["novice", "apprentice", "greedy", "ismcts:4", "mcts:4", "maxn:40n"])
def test_bots_choose_legally_in_every_variant(code: str, options: dict[str, Value]) -> None:
    seats = int(options["seats"])
    most = 10_000 if code in ("novice", "apprentice") else 60
    state = play([bots.make(code, seat) for seat in range(seats)], 7, most, **options)
    assert not state.awaiting or len(state.history) == most


@pytest.mark.parametrize("code", ["apprentice", "knight", "ismcts:20"])
def test_the_same_seed_plays_the_same_game(code: str) -> None:
    first, second = (play([bots.make(code, seat) for seat in range(3)], 3, 40, seats=3) for _ in range(2))
    assert first.history == second.history


def test_chances_add_up_and_a_won_game_is_won() -> None:
    state = play([bots.make("random", seat) for seat in range(4)], 2, 100, seats=4)
    assert sum(shares(state)) == pytest.approx(1.0)
    over = play([bots.make("random", seat) for seat in range(4)], 2, seats=4)
    knowledge = GAME.knowledge()
    assert knowledge is not None
    assert over.result is not None
    assert knowledge.evaluate(over) == tuple(float(seat in over.result.winners) for seat in range(4))


def wins(first: str, second: str, games: int, seats: int = 4) -> float:
    """How often the first bot wins alone against copies of the second, each seat in turn; shared wins count in part."""
    won = 0.0
    for number in range(games):
        place = number % seats
        team = [bots.make(first if seat == place else second, number * 8 + seat) for seat in range(seats)]
        result = play(team, 500 + number // seats, seats=seats).result
        assert result is not None
        won += (place in result.winners) / len(result.winners)
    return won


def test_a_wary_search_keeps_cards_and_leaves_the_hands_of_the_next_season_to_luck() -> None:
    """Where nobody has bid, a hand counts for more than the calibrated chances say; in a fresh season for nothing."""
    state = GAME.start(seed=4, seats=4)
    assert isinstance(state, BtwixtState)
    state.hands[0] = state.hands[0][:3]
    assert len({*WaryGuide().shares(state)}) == 1
    state.round = 2
    assert WaryGuide().shares(state)[0] < shares(state)[0] < 0.25


def test_the_sensible_bidder_beats_chance() -> None:
    """Of 32 games against three random players chance alone would win 8."""
    assert wins("knight", "random", 32) >= 13


@pytest.mark.slow
def test_the_search_beats_a_simple_greedy_bidder() -> None:
    """Of 40 games against three greedy bidders chance alone would win 10."""
    assert wins("ismcts:10", "greedy", 40) >= 20
