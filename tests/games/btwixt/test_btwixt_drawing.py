"""The cards of B'Twixt are drawn: every one, apart from all others, with all that it says."""

from xml.etree import ElementTree

import pytest

from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS
from smallcouncil.games.btwixt.ui import card_drawing as drawing
from smallcouncil.games.btwixt.ui.art.marks import MARKS
from smallcouncil.games.btwixt.ui.art.portraits import portrait
from smallcouncil.locale import languages, texts

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [card.id for card in (*DESIGNS, *ALLIES)]  # type: ignore[attr-defined]


def _luminance(colour):
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_everybody_has_a_portrait_of_their_own():
    people = [person.id for person in (*LEADERS, *ALLIES)]  # type: ignore[attr-defined]
    assert len({portrait(person) for person in people}) == len(set(people)) == 9 + 50


def test_symbols_have_names_of_their_own_and_no_colour_left_open():
    root = ElementTree.fromstring(f"<svg>{drawing.symbols('x')}</svg>")
    names = [symbol.get("id") for symbol in root]
    assert len(names) == len(set(names)) == 9 + 50 + 5 + len(MARKS)
    assert all(name.startswith("x-") for name in names)
    assert "{" not in drawing.symbols("x")


def test_colours_of_influence_differ_in_mark_and_shape():
    colours = {design.color for design in DESIGNS}
    assert set(drawing.palette) == colours
    assert len({MARKS[colour] for colour in colours}) == 5
    assert len({drawing.palette[colour].shield for colour in colours}) == 5


@pytest.mark.parametrize("colour", drawing.palette)
def test_what_is_written_on_a_colour_can_be_read(colour):
    field, ink, _ = drawing.palette[colour]
    dark, light = sorted((_luminance(field), _luminance(ink)))
    assert (light + 0.05) / (dark + 0.05) >= 7


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_all_that_it_does(card, lang):
    say = texts(lang, "btwixt")
    root = ElementTree.fromstring(drawing.card(card, say))
    assert root.get("aria-label") == say(f"card-{card}")
    lines = [line.text for line in root.iter(f"{SVG}tspan")]
    assert " ".join(lines) == say(f"card-{card}.text")
    *_, name, text = root.findall(f"{SVG}text")
    assert "…" not in name.text  # type: ignore[operator]
    assert float(text.get("y")) + 12.4 * len(lines) < drawing.HEIGHT - 4
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert {use.get("href")[1:] for use in root.iter(f"{SVG}use")} <= ids  # type: ignore[index]


def test_a_number_is_the_printed_one():
    say = texts("en", "btwixt")
    for card in (*DESIGNS, *ALLIES):
        root = ElementTree.fromstring(drawing.card(card.id, say))  # type: ignore[attr-defined]
        number = root.find(f"{SVG}text").text
        assert number == str(card.value if hasattr(card, "value") else card.power)  # type: ignore[attr-defined]
