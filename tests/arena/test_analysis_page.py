"""The page of an analysis: escaped, complete, and honest about what is proved."""

import xml.etree.ElementTree as ET
from html import escape

import pytest

import smallcouncil as sc
from smallcouncil.arena import analysis_page, analysis_plot
from smallcouncil.arena.analysis import Analysis, Budget, analyse
from smallcouncil.arena.analysis_values import Value
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.locale import texts

SLUG = "hand-of-the-king"
NASTY = "<b>&\"'</b>"


def finished(**options: bool | int) -> State:
    state, luck = sc.game(SLUG).start(seed=3, **options), Chance(3)
    while state.awaiting:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(finished(companions=False), Budget(nodes=1000))


def test_whatever_a_label_says_is_escaped(found: Analysis) -> None:
    page = analysis_page.page(texts("en", SLUG), found, lambda _, word: NASTY + word)
    assert NASTY not in page
    assert escape(NASTY) in page


def test_the_turning_points_are_on_the_page_with_their_boards(found: Analysis) -> None:
    page = analysis_page.page(texts("en", SLUG), found, lambda _, word: word)
    assert found.turning_points
    for decision in found.turning_points:
        assert page.count(f'id="d{decision.number + 1}"') == 1
        assert page.count(f'href="#d{decision.number + 1}"') == 1
    assert page.count("data:image/svg+xml;base64,") == len(found.turning_points)


def test_the_graph_has_a_point_before_every_decision_and_one_at_the_end(found: Analysis) -> None:
    plot = ET.fromstring(analysis_plot.graph(found, NASTY, [NASTY, "Seat 2"], "decisions"))
    (line,) = plot.findall("polyline")
    points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    assert len(points) == len(found.decisions) + 1
    assert found.result is not None
    heights = [y for _, y in points]
    assert points[-1][1] == (min if 0 in found.result.winners else max)([24.0, 216.0])
    assert all(24.0 <= y <= 216.0 for y in heights)
    assert plot.attrib["aria-label"] == NASTY


def test_a_side_each_has_a_line_if_there_are_more_than_two() -> None:
    three = analyse(finished(seats=3, companions=False), Budget(nodes=50))
    plot = ET.fromstring(analysis_plot.graph(three, "graph", ["a", "b", "c"], "decisions"))
    assert len(plot.findall("polyline")) == 3
    teams = analyse(finished(seats=4, teams=True), Budget(nodes=50))
    plot = ET.fromstring(analysis_plot.graph(teams, "graph", ["a", "b"], "decisions"))
    assert len(plot.findall("polyline")) == 1


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        (Value("x", 1.0, 0.0, "win", 3), "win (+3)", "gewonnen (+3)"),
        (Value("x", 1.0, 0.0, "win", 0), "win (±0)", "gewonnen (±0)"),
        (Value("x", 0.0, 0.0, "loss", -2), "loss (−2)", "verloren (−2)"),
        (Value("x", 0.0, 0.0, "loss"), "loss", "verloren"),
        (Value("x", 0.5, 0.0, "draw", 0), "draw (±0)", "unentschieden (±0)"),
        (Value("x", 0.614, 0.034), "61 ± 3 %", "61 ± 3 %"),
    ],
)
def test_values_in_words(value: Value, english: str, german: str) -> None:
    assert analysis_page.chance(texts("en", SLUG), value) == english
    assert analysis_page.chance(texts("de", SLUG), value) == german


def test_a_partial_analysis_says_so(found: Analysis) -> None:
    from smallcouncil.arena.analysis import summary

    part = summary(found.state, found.decisions[-3:])
    page = analysis_page.page(texts("en", SLUG), part, lambda _, word: word)
    assert "the analysis was stopped after 3 decisions" in page
    whole = analysis_page.page(texts("en", SLUG), found, lambda _, word: word)
    assert "the analysis was stopped" not in whole
