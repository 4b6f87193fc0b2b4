"""Hand of the King in the browser: everything is on the board, every answer is a button, nothing breaks out of it."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.game import Json, State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES
from smallcouncil.herald import Answer, herald
from smallcouncil.locale import languages
from smallcouncil.web.faces import Face, face
from smallcouncil.web.rendering import voice
from smallcouncil.web.scene import Scene, Seat, Settings

SLUG = "hand-of-the-king"
GAME = sc.game(SLUG)
NAMES = ("Anna", "Jonas", "Mirja", "Ole")
SETTINGS = Settings()
VARIANTS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "crows": True},
    {"seats": 4, "crows": True},
    {"seats": 4},
    {"seats": 2, "companions": False},
]


class Elements(HTMLParser):
    """The elements of a page in their order, each with its tag, its attributes and the text inside it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.open: list[dict[str, str]] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs)
        element = {"tag": tag, "text": "", **{name: value or "" for name, value in attrs}}
        self.found.append(element)
        self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()["tag"] == tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element["text"] += data

    def of(self, name: str, value: str | None = None) -> list[dict[str, str]]:
        return [each for each in self.found if name in each and value in (None, each[name])]

    def classed(self, name: str) -> list[dict[str, str]]:
        return [each for each in self.found if name in each.get("class", "").split()]


def _scene(state: State) -> Scene:
    seats = tuple(Seat(seat, NAMES[seat], "person") for seat in range(state.seats))
    return Scene("t1", GAME, len(state.history), state.setup.options, SETTINGS, seats, state.view(None))


def _face(seats: int, lang: str = "en", names: tuple[str, ...] = NAMES) -> Face:
    return face(SLUG)(voice(lang, SLUG), names[:seats])


def _answers(state: State, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[Answer]:
    if not state.awaiting:
        return []
    seat = state.awaiting[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    speaker = herald(SLUG)(voice(lang, SLUG), names[: state.seats])
    return speaker.answers(prompt, state.view(seat), state.actions(seat), state.sample(seat, 1))


def _board(state: State, lang: str = "en", names: tuple[str, ...] = NAMES) -> Elements:
    shown = _face(state.seats, lang, names).board(_scene(state), _answers(state, lang, names))
    return Elements(str(shown))


def _games(seed: int, variant: dict[str, Any]) -> Iterator[State]:
    """A random game at each of its decisions, and at its end."""
    state, luck = GAME.start(seed=seed, **variant), random.Random(seed)
    while state.awaiting:
        yield state
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    yield state


def _asked(ask: str, seats: int = 2, **options: bool) -> State:
    """The first decision of this kind in random games."""
    for seed in range(3000):
        for state in _games(seed, {"seats": seats, **options}):
            prompt = state.prompt(state.awaiting[0]) if state.awaiting else None
            if prompt is not None and prompt.ask == ask:
                return state
    raise AssertionError(ask)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_answer_is_one_button_and_nothing_else_is(variant: dict[str, Any]) -> None:
    asked = set()
    for state in _games(3, variant):
        answers, board = _answers(state), _board(state)
        buttons = {each["value"]: each for each in board.of("tag", "button")}
        assert len(buttons) == len(board.of("tag", "button"))
        assert set(buttons) == {each.word for each in answers}
        for each in answers:
            button = buttons[each.word]
            assert (button["form"], button["name"]) == ("answers", "action")
            assert button["aria-label"] == (f"{each.label}: {each.effect}" if each.effect else each.label)
        asked |= {state.prompt(seat).ask for seat in state.awaiting}  # type: ignore[union-attr]
    assert asked >= ({"move"} if variant.get("companions") is False else {"move", "companion"})


ASKS = [
    *(("move", {}), ("companion", {}), ("drawn", {}), ("take", {}), ("kill", {}), ("kill-companion", {})),
    *(("swap-first", {}), ("swap-second", {}), ("house", {}), ("banner", {"seats": 3})),
    ("crow-partner", {"seats": 3, "crows": True}),
]


@pytest.mark.parametrize(("ask", "how"), ASKS)
def test_every_question_can_be_answered_on_the_board(ask: str, how: dict[str, Any]) -> None:
    state = _asked(ask, **how)
    words = [each["value"] for each in _board(state).of("tag", "button")]
    assert sorted(words) == sorted(state.words(state.awaiting[0]))


def test_cards_of_the_grid_come_in_the_order_of_the_list() -> None:
    for ask in ("move", "swap-first"):
        state = _asked(ask)
        assert [each["value"] for each in _board(state).of("tag", "button")] == [each.word for each in _answers(state)]


def _places(view: Json) -> dict[str, Any]:
    """Where every card lies."""
    found = {card: ("grid", cell) for cell, card in enumerate(view["grid"]) if card}
    found |= {card: ("area", seat) for seat, area in enumerate(view["areas"]) for card in area}
    found |= {view["companion"]: ("work", 0)}
    return found | {card: (pile, 0) for pile in ("offer", "drawn", "dead") for card in view[pile]}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_preview_shows_what_the_answer_then_does(variant: dict[str, Any]) -> None:
    """Whatever lies elsewhere afterwards was shown before, and of characters and banners nothing else was."""
    shows = _face(variant["seats"])
    for state in islice(_games(7, variant), 0, None, 3):
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
        view, board = state.view(None), _board(state, lang)
        cards = [card for card in view["grid"] if card] + [card for area in view["areas"] for card in area]
        cards += view["offer"] + view["drawn"] + view["dead"] + view["discarded"]
        cards += [view["companion"]] if view["companion"] else []
        banners = [f"banner-{house}" for house in HOUSES]
        assert Counter(each["data-thing"] for each in board.of("data-thing")) == Counter(cards + banners)
        named = Counter(each["data-vt"] for each in board.of("data-vt"))
        assert named == Counter([f"card-{card}" for card in cards] + banners)


def test_the_board_says_what_it_draws() -> None:
    state = GAME.start(seats=2, seed=5)
    state.play("right greyjoy")
    board = _board(state)
    cells = [" ".join(each["text"].split()) for each in board.of("role", "cell")]
    assert cells[24:30] == [
        *("Edmure, House Tully", "empty space", "empty space", "Shireen, House Baratheon", "Varys"),
        "Jaime, House Lannister",
    ]
    anna, jonas = (" ".join(each["text"].split()) for each in board.classed("hk-area"))
    assert "House Greyjoy: 2 cards, Banner of House Greyjoy just taken: Theon just taken: Victarion" in anna
    assert jonas.startswith("Jonas, to decide now")
    houses = [" ".join(each["text"].split()) for each in board.classed("hk-houses")]
    assert "House Greyjoy: 5 of 7 in King's Landing Lannister" in houses[0]
    assert "House Stark: 8 of 8 in King's Landing, beside the grid" in houses[0]


def test_the_last_move_has_its_arrow_and_its_trail() -> None:
    state = GAME.start(seats=2, seed=5)
    assert _board(state).classed("hk-from") == []
    state.play("right greyjoy")
    board = _board(state)
    assert [each["class"].split()[:4] for each in board.classed("hk-from")] == [["hk-empty", "r5", "c2", "hk-from"]]
    assert [each["class"].split()[1:3] for each in board.classed("hk-passed-level")] == [["r5", "c3"], ["r5", "c4"]]
    assert [each["class"].split()[1:3] for each in board.classed("hk-varys")] == [["r5", "c5"]]
    assert {"#sign-right"} == {each["href"] for each in board.of("href") if each["href"].startswith("#sign-ri")}


def test_the_first_card_of_a_swap_stays_marked() -> None:
    state = _asked("swap-second")
    picked = _board(state).classed("hk-picked")
    assert [f"card {each['data-thing']}" for each in picked] == [GAME.word(state.history[-1][1])]


def test_the_companions_tell_what_they_do() -> None:
    state = _asked("drawn")
    view, board, say = state.view(None), _board(state), voice("en", SLUG)
    shown = {each["data-thing"]: each["text"] for each in board.classed("hk-companion")}
    assert list(shown) == [view["companion"], *view["drawn"], *view["offer"]]
    for card, text in shown.items():
        assert say(f"card-{card}") in text
        assert say(f"card-{card}.text") in text
    assert [say("label-companion-working") in text for text in shown.values()].count(True) == 1


def test_the_winner_is_marked() -> None:
    for seed in range(5):
        *_, state = _games(seed, {"seats": 3})
        assert state.result is not None
        won = [each["text"].split()[0] for each in _board(state).classed("hk-won")]
        assert won == [NAMES[seat] for seat in state.result.winners]
        assert _board(state).classed("hk-turn") == []


HOSTILE = ('<script>alert("1")</script>', "\"><img src=x onerror='1'>", "</section>", "&lt;b&gt; {{ 7 * 7 }}")


@pytest.mark.parametrize("variant", VARIANTS)
def test_hostile_names_are_only_text(variant: dict[str, Any]) -> None:
    """Names change nothing but texts and labels: all elements and all other attributes are the same."""
    spoken = {"text", "aria-label", "title"}
    for state in islice(_games(5, variant), 0, None, 5):
        hostile, kind = _board(state, names=HOSTILE), _board(state)
        skeleton = [{name: value for name, value in each.items() if name not in spoken} for each in hostile.found]
        assert skeleton == [{name: value for name, value in each.items() if name not in spoken} for each in kind.found]
        for seat in range(state.seats):
            assert HOSTILE[seat] in hostile.classed("hk-area")[seat]["text"]


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_styled_or_scripted_in_place_and_every_drawing_exists(lang: str) -> None:
    shows = _face(4, lang)
    sprite = Elements(str(shows.sprite()))
    drawn = {each["id"] for each in sprite.of("id")}
    assert len(drawn) == len(sprite.of("id"))
    assert {f"card-{card}" for card in (*CHARACTERS, "varys", *COMPANIONS)} <= drawn
    for state in islice(_games(2, {"seats": 4, "crows": True}), 0, None, 3):
        page = sprite.found + _board(state, lang).found
        assert {each["href"][1:] for each in page if "href" in each} <= drawn
        assert {each["tag"] for each in page}.isdisjoint({"script", "style", "a", "img", "foreignobject"})
        attributes = {name for each in page for name in each}
        assert [name for name in attributes if name == "style" or name.startswith("on")] == []
        ids = [each["id"] for each in page if "id" in each]
        assert len(ids) == len(set(ids))


def test_headings_name_their_sections() -> None:
    board = _board(_asked("move", seats=3))
    ids = {each["id"] for each in board.of("id")}
    assert {each["aria-labelledby"] for each in board.of("aria-labelledby")} <= ids
    for drawing in board.of("tag", "svg"):
        assert drawing.get("aria-hidden") == "true" or drawing["aria-label"]


def test_equal_views_give_equal_boards() -> None:
    one, other = GAME.start(seats=2, seed=5), GAME.start(seats=2, seed=5)
    shows = _face(2)
    assert shows.board(_scene(one), _answers(one)) == shows.board(_scene(other), _answers(other))


def test_german_names_are_on_the_cards() -> None:
    text = " ".join(each["text"] for each in _board(GAME.start(seats=2, seed=5), "de").classed("hk-houses"))
    assert "Graufreud" in text
    assert "Lennister" in text
    assert "Greyjoy" not in text


# The colours of the style, in light and dark, hold against each other.


def _colours() -> dict[str, tuple[str, str]]:
    style = files("smallcouncil.web").joinpath("static", "games", "pieces.css").read_text(encoding="utf-8")
    both = dict(re.findall(r"--board-(\w[\w-]*): (light-dark\([^)]*\)|#\w{6});", style))
    return {name: (re.findall(r"#\w{6}", value) * 2)[:2] for name, value in both.items()}  # type: ignore[misc]


def _luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("front", "back", "least"),
    [
        *(("ink", "panel", 4.5), ("dim", "panel", 4.5), ("on-paper", "paper", 4.5), ("on-paper", "glow", 4.5)),
        *(("gold", "panel", 4.5), ("gold", "hollow", 3), ("panel", "ink", 4.5)),
    ],
)
def test_colours_stand_out_in_light_and_dark(front: str, back: str, least: float) -> None:
    colours = _colours()
    for scheme in (0, 1):
        assert _contrast(colours[front][scheme], colours[back][scheme]) >= least
