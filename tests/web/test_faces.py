"""What holds for the face of every game: each answer is one button, nothing breaks out, every drawing exists."""

import re
from importlib.resources import files
from typing import Any

import pytest
from boards import HOSTILE, Page, answers, board, due, face_of, games, light_view, questions

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.games.legendary.frames import ASKS as LEGENDARY_ASKS
from smallcouncil.locale import languages

HAND, BTWIXT, STARK, LEGENDARY = "hand-of-the-king", "btwixt", "stark-vs-lannister", "legendary"

TABLES: list[tuple[str, dict[str, Any]]] = [
    (HAND, {"seats": 2}),
    (HAND, {"seats": 3, "crows": True}),
    (HAND, {"seats": 4, "crows": True}),
    (HAND, {"seats": 4}),
    (HAND, {"seats": 2, "companions": False}),
    (BTWIXT, {"seats": 3}),
    (BTWIXT, {"seats": 4, "advanced": True}),
    (BTWIXT, {"seats": 5, "leaders": "choose", "draft": "draft"}),
    (BTWIXT, {"seats": 6, "draft": "kingsmoot", "revealed": True}),
    (STARK, {}),
    (STARK, {"draft": True, "stark": 1}),
    (LEGENDARY, {"seats": 2}),
    (LEGENDARY, {"seats": 4, "setup": "three-and-one"}),
    (LEGENDARY, {"seats": 3, "setup": "secret-draft", "showdown": True}),
]
ASKS = {
    HAND: {
        *("move", "companion", "drawn", "take", "kill", "kill-companion", "house", "swap-first", "swap-second"),
        *("banner", "crow-partner"),
    },
    BTWIXT: {
        *("leader", "draft", "turn", "discard", "ultimatum", "return", "card", "seat", "ally", "kill", "dead", "place"),
        *("token", "token-from", "token-to", "look", "theon", "give", "swap", "take", "comet", "vengeance", "triumph"),
    },
    STARK: {
        *("draft", "deck", "mulligan", "place", "plot", "first", "resolve", "act", "attack", "attackers", "stealth"),
        *("defenders", "respond", "save", "claim", "target", "cost", "card", "discard", "upkeep"),
    },
    LEGENDARY: set(LEGENDARY_ASKS),
}
SPOKEN = {"text", "aria-label", "title"}


def _moments(slug: str, seed: int, variant: dict[str, Any], count: int = 10) -> list[State]:
    """So many moments of a random game, from its first decision to its end."""
    found = [state.copy() for state in games(slug, seed, **variant)]
    return [found[(len(found) - 1) * place // (count - 1)] for place in range(count)]


def answering(shown: Page) -> list[dict[str, str]]:
    """The buttons of a board but for those that unfold a part of it."""
    return [each for each in shown.all("button") if "data-unfolds" not in each]


@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_every_answer_is_one_button_and_nothing_else_is(slug: str, variant: dict[str, Any]) -> None:
    for state in _moments(slug, 3, variant, 30):
        seat = due(state)
        found, shown = answers(state, seat), board(state, seat)
        buttons = {each["value"]: each for each in answering(shown)}
        assert len(buttons) == len(answering(shown))
        assert set(buttons) == {each.word for each in found}
        for each in found:
            button = buttons[each.word]
            assert (button["form"], button["name"], button["type"]) == ("answers", "action", "submit")
            assert button["aria-label"] == (f"{each.label}: {each.effect}" if each.effect else each.label)


@pytest.mark.parametrize("slug", sc.games())
def test_every_question_can_be_answered_on_the_board(slug: str) -> None:
    found = questions(slug)
    assert set(found) == ASKS[slug]
    for state, seat in found.values():
        words = [each["value"] for each in answering(board(state, seat))]
        assert sorted(words) == sorted(state.words(seat))
        assert answering(board(state, None)) == []


@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_a_preview_points_at_things_that_are_there(slug: str, variant: dict[str, Any]) -> None:
    for state in _moments(slug, 9, variant):
        seat = due(state)
        things = {each["data-thing"] for each in board(state, seat).having("data-thing")}
        shows = face_of(state)
        for answer in answers(state, seat):
            touched = shows.touched(answer)
            assert len(set(touched)) == len(touched)
            assert set(touched) <= things


@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_hostile_names_are_only_text(slug: str, variant: dict[str, Any]) -> None:
    """Names change nothing but texts and labels: all elements and all other attributes are the same."""
    for state in _moments(slug, 5, variant):
        hostile, kind = board(state, due(state), names=HOSTILE), board(state, due(state))
        assert _without(hostile, SPOKEN) == _without(kind, SPOKEN)
        assert all(HOSTILE[seat] in hostile.found[0]["text"] for seat in range(state.seats))


def _without(page: Page, names: set[str]) -> list[dict[str, str]]:
    return [{name: value for name, value in each.items() if name not in names} for each in page.found]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_nothing_is_styled_or_scripted_in_place_and_every_drawing_exists(
    slug: str, variant: dict[str, Any], lang: str
) -> None:
    shows = face_of(sc.game(slug).start(seed=1, **variant), lang)
    sprite = Page(str(shows.sprite()))
    drawn = {each["id"] for each in sprite.having("id")}
    for state in _moments(slug, 2, variant):
        shown = board(state, due(state), lang)
        page = sprite.found + shown.found
        assert {each["href"][1:] for each in page if each["tag"] == "use"} <= drawn
        cards = {each["data-card"] for each in shown.having("data-card")}
        assert {card for card in cards if f"card-{card}" not in drawn and not shows.drawing(shows.say, card)} == set()
        assert {each["tag"] for each in page}.isdisjoint({"script", "style", "img", "foreignobject"})
        attributes = {name for each in page for name in each}
        assert [name for name in attributes if name == "style" or name.startswith("on")] == []


@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_names_are_given_once(slug: str, variant: dict[str, Any]) -> None:
    """Ids, and the names under which things glide: the page may have one element of each."""
    sprite = Page(str(face_of(sc.game(slug).start(seed=1, **variant)).sprite()))
    for state in _moments(slug, 4, variant):
        shown = board(state, due(state))
        for name, page in (("id", sprite.found + shown.found), ("data-vt", shown.found)):
            values = [each[name] for each in page if name in each]
            assert len(values) == len(set(values))


@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_everything_drawn_or_framed_has_a_name(slug: str, variant: dict[str, Any]) -> None:
    for state in _moments(slug, 6, variant):
        shown = board(state, due(state))
        ids = {each["id"] for each in shown.having("id")}
        assert {each["aria-labelledby"] for each in shown.having("aria-labelledby")} <= ids
        for drawing in shown.all("svg"):
            assert drawing.get("aria-hidden") == "true" or drawing["aria-label"]
        for section in shown.all("section"):
            assert "aria-labelledby" in section or section["aria-label"]


@pytest.mark.parametrize(("slug", "variant"), TABLES)
def test_a_board_shows_a_view_and_nothing_behind_it(slug: str, variant: dict[str, Any]) -> None:
    """A guess at all that a seat does not know gives it the very same board."""
    for state in _moments(slug, 8, variant):
        for seat in range(state.seats):
            guess, shows = state.sample(seat, 5), face_of(state)
            assert shows.board(light_view(guess, seat), ()) == shows.board(light_view(state, seat), ())


@pytest.mark.parametrize("slug", sc.games())
def test_an_emblem_is_a_drawing_without_words(slug: str) -> None:
    emblem = Page(str(face_of(sc.game(slug).start(seed=1)).emblem()))
    assert emblem.found[0]["tag"] == "svg"
    assert emblem.found[0]["aria-hidden"] == "true"
    assert emblem.found[0]["text"].strip() == ""


# The colours of the style, in light and dark, hold against each other.


def _colours() -> dict[str, tuple[str, str]]:
    style = files("smallcouncil.web").joinpath("static", "board_parts.css").read_text(encoding="utf-8")
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
        *(("gold", "panel", 4.5), ("gold", "table", 4.5), ("gold", "hollow", 3), ("panel", "ink", 4.5)),
        *(("ink", "table", 4.5), ("dim", "table", 4.5)),
    ],
)
def test_colours_stand_out_in_light_and_dark(front: str, back: str, least: float) -> None:
    colours = _colours()
    for scheme in (0, 1):
        assert _contrast(colours[front][scheme], colours[back][scheme]) >= least
