"""Small updates: a page that follows them shows what a fresh page shows, and is told nothing twice."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import smallcouncil as sc
from bench.load.page_reader import PageReader
from smallcouncil.core.discovery import games
from smallcouncil.core.game import State
from smallcouncil.web import pages
from smallcouncil.web.pieces import NOTHING, Drawn, Part, Shown, in_bits, shaped
from smallcouncil.web.stepwise import at_once
from smallcouncil.web.table_view import Line, TableView

Scenes = Callable[..., TableView]

LOG = re.compile(r'<ol id="log"[^>]*>(.*?)</ol>', re.DOTALL)
USUAL = 2500
"""Bytes of a usual update, at most."""


class Follower:
    """One viewer's page: it gets updates, and is compared with a fresh one."""

    def __init__(self, viewer: int | None, table_view: Scenes) -> None:
        self.viewer = viewer
        self.sizes: list[int] = []
        self._shown = NOTHING
        self._reader = PageReader()
        self._lines: list[Line] = []
        self._log = ""
        self._table_view = table_view

    def follow(self, state: State) -> None:
        number = len(state.history) - 1
        if number >= 0:
            seat, action = state.history[number]
            self._lines.append(Line(number, seat, state.game.word(action), state.events(self.viewer, number)))
        view = self._table_view(state, self.viewer, lines=tuple(self._lines[-1:]), first_line=max(0, number))
        new = at_once(pages.updating("en", view))
        text, self._shown = self._shown.told(new.parts, {"log": new.log})
        told = json.loads("{" + text + "}")
        self._reader.take(told)
        self._log += self._reader.html(told["log"])
        self.sizes.append(len(text))
        page = pages.table("en", replace(view, lines=(), first_line=len(state.history)), path="/")
        assert set(self._reader.parts()) == {"board", "panel", "talk"}
        for name, html in self._reader.parts().items():
            assert page.partition(f' id="{name}"')[2].partition(">")[2].startswith(f"{html}</"), name

    def compare_log(self, state: State) -> None:
        """The whole of it, which takes a while."""
        page = pages.table("en", self._table_view(state, self.viewer, lines=tuple(self._lines)), path="/")
        assert LOG.findall(page) == [self._log]


@pytest.mark.timeout(400)
@pytest.mark.parametrize("most", [100, pytest.param(10_000, marks=pytest.mark.slow)], ids=["many", "all"])
@pytest.mark.parametrize("slug", sorted(games()))
def test_a_page_that_is_told_what_changed_shows_what_a_fresh_page_shows(
    slug: str, most: int, table_view: Scenes
) -> None:
    """After each of many decisions, or all of a whole game, for every seat and a spectator."""
    game, luck = sc.game(slug), random.Random(5)
    state = game.start(seats=min(game.seat_counts), seed=5)
    followers = [Follower(viewer, table_view) for viewer in (None, *range(state.seats))]
    while True:
        for follower in followers:
            follower.follow(state)
        if not state.awaiting or len(state.history) == most:
            break
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    for follower in followers:
        follower.compare_log(state)
    sizes = [size for follower in followers for size in follower.sizes[1:]]
    assert sum(sizes) / len(sizes) < USUAL


def told(shown: Any, *bits: str) -> tuple[dict[str, Any], Any]:
    text, then = shown.told({"board": bits}, {})
    return json.loads("{" + text + "}"), then


def test_what_a_page_shows_is_named_and_not_told_again() -> None:
    first, shown = told(NOTHING, '<p class="a b">one</p>\n', "<hr>\n")
    (((name, *values), (rule,)),) = first["parts"]["board"]
    assert values == ["a b", "one"]
    assert first["shapes"] == {name: ['<p class="', '">', "</p>\n"], rule: ["<hr>\n"]}
    again, shown = told(shown, "<hr>\n", '<p class="a b">one</p>\n', '<p class="a b">two</p>\n')
    assert again == {"shapes": {}, "parts": {"board": [[1, 1, 0, 1, [name, "a b", "two"]]]}}
    still, shown = told(shown, "<hr>\n", '<p class="a b">one</p>\n', '<p class="a b">two</p>\n')
    assert still == {"shapes": {}, "parts": {}}
    less, shown = told(shown, "<hr>\n")
    assert less["parts"] == {"board": [[0, 1]]}
    back, shown = told(shown, '<p class="a b">one</p>\n', '<p class="a b">two</p>\n')
    assert back["parts"] == {"board": [[2, 2]]}
    gone, _ = told(shown, "<br>\n", "<hr>\n", '<p class="a b">two</p>\n')
    assert gone["parts"]["board"][0][1:] == [2, 1, 1, 1]


def test_each_run_goes_its_own_way() -> None:
    """One that stays is told as 0, and keeps what it showed before; those of two pages do not mix."""
    here, there, line = in_bits(["<hr>\n", "<br>\n"]), in_bits(["<br>\n", "<hr>\n"]), in_bits(["<p>one</p>\n"])

    def told(shown: Shown, *runs: Part) -> tuple[list[Any], Shown]:
        text, then = shown.told({"board": Drawn(*runs)}, {})
        return json.loads("{" + text + "}")["parts"].get("board"), then

    first, shown = told(NOTHING, here, (), here)
    assert first == [first[0], 0, first[0]]
    assert told(shown, here, (), here)[0] is None
    second, shown = told(shown, there, line, here)
    assert second == [[1, 1, 0, 1], second[1], 0]
    assert second[1][0][1:] == ["one"]
    third, shown = told(shown, there, (), there)
    assert third == [0, [], [1, 1, 0, 1]]
    assert told(shown, here, line, there)[0] == [[2, 2], [0, 1], 0], "as before the last change of each"
    others, _ = told(told(NOTHING, line)[1], here, (), here)
    assert others == first, "a page that showed something else"


def test_a_value_that_comes_again_in_its_line_is_told_once() -> None:
    line = '<li data-thing="arya" data-vt="card-arya" title="Arya"><b>Arya</b></li>\n'
    first, _ = told(NOTHING, line)
    (((name, *values),),) = first["parts"]["board"]
    assert values == ["arya", 0, "Arya", 1]
    assert first["shapes"][name] == ['<li data-thing="', '" data-vt="card-', '" title="', '"><b>', "</b></li>\n"]


def test_a_bit_of_several_lines_is_told_as_one() -> None:
    """Lines in which nothing can change belong to the next one; what follows the last change is a line of its own."""
    first, shown = told(NOTHING, "<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n", "<hr>\n")
    ((((begin, one), (row, two), (end,)), (rule,)),) = first["parts"]["board"]
    assert (one, two) == ("one", "two")
    assert first["shapes"] == {
        begin: ["<ul>\n<li>", "</li>\n"],
        row: ["<li>", "</li>\n"],
        end: ["</ul>\n"],
        rule: ["<hr>\n"],
    }
    again, _ = told(shown, "<hr>\n", "<ul>\n<li>one</li>\n<li>three</li>\n</ul>\n")
    assert again == {"shapes": {}, "parts": {"board": [[1, 1, [[begin, "one"], [row, "three"], [end]]]]}}


def test_a_line_that_is_filled_by_hand_is_what_a_template_would_make_of_it() -> None:
    draw = shaped('<li class="{0} row" data-thing="{1}"><b>{2}</b><i title="{2}">{1}</i></li>\n')
    given, name = '"Arya" \\ 1', "&#34;Arya&#34; \\ 1"
    made = draw("own", "arya", given)
    assert made == f'<li class="own row" data-thing="arya"><b>{name}</b><i title="{name}">arya</i></li>\n'
    first, shown = told(NOTHING, made)
    (((shape, *values),),) = first["parts"]["board"]
    assert values == ["own", "arya", name, 2, 1]
    assert first["shapes"] == {
        shape: ['<li class="', ' row" data-thing="', '"><b>', '</b><i title="', '">', "</i></li>\n"]
    }
    reader = PageReader()
    reader.take(first)
    assert reader.part("board") == made
    assert told(shown, draw("own", "arya", given))[0]["parts"] == {}, "the same again"


def test_a_page_is_told_nothing_of_what_others_are_told() -> None:
    """What one socket was told changes nothing in what another one is told: neither names nor numbers give it away."""
    bits = ('<p class="mine">own</p>\n', "<hr>\n")
    alone, _ = told(NOTHING, *bits)
    told(NOTHING, '<h4 class="secret">a hand</h4>\n', *bits, '<dfn class="secret">a deck</dfn>\n')
    beside, _ = told(NOTHING, *bits)
    assert beside == alone


@pytest.mark.parametrize(
    "line",
    [
        "no tags at all",
        "",
        '<p title="a > b">1 < 2</p>',
        '<p title="it&#39;s">"quoted" \\ back\u2028slash</p>',
        "<p title='single'>\x00\x1f ä 🐺 </p>\n\n",
        '<input value=""><p class="">\t\n <b>a</b>b<i>a</i> </p>',
        '["kTz0W","4"]',
    ],
)
def test_any_text_arrives_as_it_is(line: str) -> None:
    update, shown = told(NOTHING, line, "<hr>\n", line)
    reader = PageReader()
    reader.take(update)
    assert reader.part("board") == f"{line}<hr>\n{line}" if line else "<hr>\n"
    assert told(shown, line, "<hr>\n", line)[0]["parts"] == {}
