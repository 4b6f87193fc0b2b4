"""Hand of the King in the browser: everything is on the board, every answer is a button, nothing breaks out of it."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from boards import NAMES, Page, answers, board, due, face_of, games, questions

import smallcouncil as sc
from smallcouncil.core.game import Json, State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES
from smallcouncil.locale import languages
from smallcouncil.narration import Answer
from smallcouncil.web.rendering import page_texts

SLUG = "hand-of-the-king"
GAME = sc.game(SLUG)
VARIANTS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "crows": True},
    {"seats": 4, "crows": True},
    {"seats": 4},
    {"seats": 2, "companions": False},
]


def _games(seed: int, variant: dict[str, Any]) -> Iterator[State]:
    return games(SLUG, seed, **variant)


def _asked(ask: str) -> State:
    state, _ = questions(SLUG)[ask]
    return state


def _answers(state: State) -> list[Answer]:
    return answers(state, due(state))


def _board(state: State, lang: str = "en", names: tuple[str, ...] = NAMES) -> Page:
    return board(state, due(state), lang, names)


def test_cards_of_the_grid_come_in_the_order_of_the_list() -> None:
    for ask in ("move", "swap-first"):
        state = _asked(ask)
        drawn = [each["value"] for each in _board(state).all("button", name="action")]
        assert drawn == [each.word for each in _answers(state)]


def _places(view: Json) -> dict[str, Any]:
    """Where every card lies."""
    found = {card: ("grid", cell) for cell, card in enumerate(view["grid"]) if card}
    found |= {card: ("area", seat) for seat, area in enumerate(view["areas"]) for card in area}
    found |= {view["companion"]: ("work", 0)}
    return found | {card: (pile, 0) for pile in ("offer", "drawn", "dead") for card in view[pile]}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_preview_shows_what_the_answer_then_does(variant: dict[str, Any]) -> None:
    """Whatever lies elsewhere afterwards was shown before, and of characters and banners nothing else was."""
    for state in islice(_games(7, variant), 0, None, 3):
        shows = face_of(state)
        for answer in _answers(state):
            after = state.copy()
            after.act(after.awaiting[0], answer.action)
            old, new = state.view(None), after.view(None)
            places, then = _places(old), _places(new)
            moved = {card for card in (*CHARACTERS, "varys") if places.get(card) != then.get(card)}
            banners = {f"banner-{house}" for house in HOUSES if old["banners"][house] != new["banners"][house]}
            shown = shows.touched(answer)
            assert len(set(shown)) == len(shown)
            assert set(shown) - set(COMPANIONS) == moved | banners
            assert set(shown) & set(COMPANIONS) <= set(places)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_of_the_view_is_on_the_board_once(variant: dict[str, Any], lang: str) -> None:
    for state in islice(_games(11, variant), 0, None, 3):
        view, shown = state.view(None), _board(state, lang)
        cards = [card for card in view["grid"] if card] + [card for area in view["areas"] for card in area]
        cards += view["offer"] + view["drawn"] + view["dead"] + view["discarded"]
        cards += [view["companion"]] if view["companion"] else []
        banners = [f"banner-{house}" for house in HOUSES]
        assert Counter(each["data-thing"] for each in shown.having("data-thing")) == Counter(cards + banners)
        named = Counter(each["data-vt"] for each in shown.having("data-vt"))
        assert named == Counter([f"card-{card}" for card in cards] + banners)


def test_the_board_says_what_it_draws() -> None:
    state = GAME.start(seats=2, seed=5)
    state.play("right greyjoy")
    shown = _board(state)
    cells = [" ".join(each["text"].split()) for each in shown.all(role="cell")]
    assert cells[24:30] == [
        *("Edmure, House Tully", "empty space", "empty space", "Shireen, House Baratheon", "Varys"),
        "Jaime, House Lannister",
    ]
    anna, jonas = (" ".join(each["text"].split()) for each in shown.all(class_="hk-area"))
    assert "House Greyjoy: 2 cards, Banner of House Greyjoy just taken: Theon just taken: Victarion" in anna
    assert jonas.startswith("Jonas, to decide now")
    houses = [" ".join(each["text"].split()) for each in shown.all(class_="hk-houses")]
    assert "House Greyjoy: 5 of 7 in King's Landing Lannister" in houses[0]
    assert "House Stark: 8 of 8 in King's Landing, beside the grid" in houses[0]


def test_the_last_move_has_its_arrow_and_its_trail() -> None:
    state = GAME.start(seats=2, seed=5)
    assert _board(state).all(class_="hk-from") == []
    state.play("right greyjoy")
    shown = _board(state)
    assert [each["class"].split()[:4] for each in shown.all(class_="hk-from")] == [["hk-empty", "r5", "c2", "hk-from"]]
    assert [each["class"].split()[1:3] for each in shown.all(class_="hk-passed-level")] == [["r5", "c3"], ["r5", "c4"]]
    assert [each["class"].split()[1:3] for each in shown.all(class_="hk-varys")] == [["r5", "c5"]]
    assert {"#sign-right"} == {each["href"] for each in shown.having("href") if each["href"].startswith("#sign-ri")}


def test_the_first_card_of_a_swap_stays_marked() -> None:
    state = _asked("swap-second")
    picked = _board(state).all(class_="hk-picked")
    assert [f"card {each['data-thing']}" for each in picked] == [GAME.word(state.history[-1][1])]


def test_the_companions_tell_what_they_do() -> None:
    state = _asked("drawn")
    view, say = state.view(None), page_texts("en", SLUG)
    texts = {each["data-thing"]: each["text"] for each in _board(state).all(class_="hk-companion")}
    assert list(texts) == [view["companion"], *view["drawn"], *view["offer"]]
    for card, text in texts.items():
        assert say(f"card-{card}") in text
        assert say(f"card-{card}.text") in text
    assert [say("label-companion-working") in text for text in texts.values()].count(True) == 1


def test_the_winner_is_marked() -> None:
    for seed in range(5):
        *_, state = _games(seed, {"seats": 3})
        assert state.result is not None
        won = [each["text"].split()[0] for each in _board(state).all(class_="hk-won")]
        assert won == [NAMES[seat] for seat in state.result.winners]
        assert _board(state).all(class_="hk-turn") == []


def test_german_names_are_on_the_cards() -> None:
    text = " ".join(each["text"] for each in _board(GAME.start(seats=2, seed=5), "de").all(class_="hk-houses"))
    assert "Graufreud" in text
    assert "Lennister" in text
    assert "Greyjoy" not in text
