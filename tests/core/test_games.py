"""Games by name, and what a game may start from; wrong values of every kind are refused."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core.game import Game, Prompt, Result

GAME = sc.game("hand-of-the-king")
MOST_SEED = (1 << 53) - 1


def test_the_games_by_slug() -> None:
    slugs = ["hand-of-the-king", "btwixt", "stark-vs-lannister", "legendary"]
    assert list(sc.games().items()) == [(slug, sc.game(slug)) for slug in slugs]
    assert sc.game("hand-of-the-king") is GAME
    assert sc.games() == sc.games()
    assert isinstance(GAME, Game)
    assert repr(GAME) == "<Game hand-of-the-king>"


@pytest.mark.parametrize(
    "slug",
    ["", "chess", "hand_of_the_king", "Hand-Of-The-King", "hand-of-the-king ", "..core", None, 5, True, [], b"x"],
)
def test_an_unknown_game_is_refused(slug: Any) -> None:
    with pytest.raises(sc.UnknownGame, match="the games are: btwixt, hand-of-the-king, legendary, stark-vs-lannister"):
        sc.game(slug)


def test_there_is_nothing_else_in_the_package() -> None:
    with pytest.raises(AttributeError, match="module 'smallcouncil' has no attribute 'dragons'"):
        sc.dragons  # type: ignore[attr-defined] # noqa: B018


# What a game starts from


@pytest.mark.parametrize(
    "seats", [0, 1, 5, -2, 10**30, 2.0, 2.5, float("nan"), "2", True, False, [2], (2,), Fraction(2)]
)
def test_a_seat_count_is_one_of_the_games(seats: Any) -> None:
    with pytest.raises(sc.BadSeats, match="it seats 2, 3, 4"):
        GAME.start(seats=seats)


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 10**30, 1.0, float("inf"), "7", True, b"7", [7], Fraction(7)])
def test_a_seed_is_a_whole_number_of_53_bits(seed: Any) -> None:
    with pytest.raises(sc.BadOption, match=f"a whole number from 0 to {MOST_SEED}") as caught:
        GAME.start(seed=seed)
    assert caught.value.details["option"] == "seed"


@pytest.mark.parametrize("seed", [0, 1, MOST_SEED])
def test_the_smallest_and_the_largest_seed_will_do(seed: int) -> None:
    assert GAME.start(seed=seed).setup.seed == seed


@pytest.mark.parametrize("option", ["teams", "crows", "companions"])
@pytest.mark.parametrize("value", [0, 1, 2, 1.0, "True", "yes", None, [], {}, b"1"])
def test_a_switch_is_true_or_false(option: str, value: Any) -> None:
    with pytest.raises(sc.BadOption, match=f"option '{option}' cannot be .*: choose one of ") as caught:
        GAME.start(seats=4, **{option: value})
    assert caught.value.details["option"] == option


@pytest.mark.parametrize("first", [-1, 4, 10**30, 0.0, 1.0, True, False, None, "0", "Random", "", [0]])
def test_the_first_seat_is_a_seat_or_random(first: Any) -> None:
    with pytest.raises(sc.BadOption, match=r"option 'first' cannot be .*: choose one of 0, 1, 2, 3, random"):
        GAME.start(seats=4, first=first)


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3), (None, 2)])
def test_the_first_seat_is_at_the_table(seats: int | None, first: int) -> None:
    with pytest.raises(sc.BadOption, match=f"a seat from 0 to {(seats or 2) - 1}, or random"):
        GAME.start(seats=seats, first=first)


@pytest.mark.parametrize("name", ["dragons", "Teams", "seat", "game", "setup"])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(sc.UnknownOption, match="the options are: teams, crows, companions, first"):
        GAME.start(**{name: True})


@pytest.mark.parametrize(
    ("start", "problem"),
    [
        ({"seats": 2, "teams": True}, "the team game is for four players"),
        ({"seats": 3, "teams": True}, "the team game is for four players"),
        ({"seats": 2, "crows": True}, "the crow variant is for three or four players"),
        ({"seats": 4, "crows": True, "teams": False}, "four players with crows play in teams"),
    ],
)
def test_variants_that_do_not_fit_the_table_are_refused(start: dict[str, Any], problem: str) -> None:
    with pytest.raises(sc.BadOption, match=problem):
        GAME.start(**start)


def test_what_is_left_open_is_filled_in() -> None:
    setup = GAME.start().setup
    assert setup.seats == 2
    assert setup.options == {"teams": False, "crows": False, "companions": True, "first": 0}
    assert setup.position is None
    assert 0 <= setup.seed <= MOST_SEED  # type: ignore[operator]
    assert GAME.start(seats=4, crows=True).setup.options["teams"] is True


@settings(deadline=None)
@given(seats=st.integers() | st.floats() | st.text(), seed=st.integers() | st.floats() | st.text(), first=st.integers())
def test_any_start_is_a_game_or_one_of_the_errors(seats: Any, seed: Any, first: int) -> None:
    fits = seats in (2, 3, 4) and type(seats) is int
    fits = fits and type(seed) is int and 0 <= seed <= MOST_SEED and 0 <= first < seats
    try:
        state = GAME.start(seats=seats, seed=seed, first=first)
    except (sc.BadSeats, sc.BadOption):
        assert not fits
    else:
        assert fits
        assert state.awaiting == (first,)


# Words


def test_words_and_numbers_are_one_vocabulary() -> None:
    words = [GAME.word(action) for action in range(len(GAME.vocabulary))]
    assert tuple(words) == GAME.vocabulary
    assert [GAME.action(word) for word in words] == list(range(len(words)))
    assert len(set(words)) == len(words) == 28 + 1 + 14 + 7 + 4 + 35


@pytest.mark.parametrize("action", [-1, 89, 10**30, 1.0, True, None, "0", float("nan"), []])
def test_a_number_that_is_no_action_has_no_word(action: Any) -> None:
    with pytest.raises(sc.BadWord, match="is no action of this game"):
        GAME.word(action)


@pytest.mark.parametrize(
    "word", ["", " up stark", "UP STARK", "up  stark", "crow ", "card", "seat 4", None, 0, True, []]
)
def test_a_text_that_is_no_word_has_no_number(word: Any) -> None:
    with pytest.raises(sc.BadWord, match="is no action of this game"):
        GAME.action(word)


@pytest.mark.parametrize(
    ("word", "near"), [("up strak", "up stark"), ("card hodor", "companion hodor"), ("xyzzy", ""), ("crows", "crow")]
)
def test_a_misspelt_word_is_guessed(word: str, near: str) -> None:
    with pytest.raises(sc.BadWord) as caught:
        GAME.action(word)
    assert caught.value.details == {"word": word, "near": near}


# The small types of the contract


def test_prompts_and_results_are_plain_json() -> None:
    prompt = Prompt(1, "move", "varys", "HK-016", {"house": None})
    assert prompt.json() == {"seat": 1, "ask": "move", "by": "varys", "rule": "HK-016", "house": None}
    assert Result((0,), (4, 3), (1, 2)).json() == {"winners": [0], "scores": [4, 3], "ranks": [1, 2]}


def test_a_state_tells_where_it_stands() -> None:
    state = GAME.start(seats=3, seed=1)
    assert repr(state) == "<HandState hand-of-the-king, 3 seats, 0 decisions, awaiting (0,)>"
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    assert repr(state) == f"<HandState hand-of-the-king, 3 seats, {len(state.history)} decisions, over>"
