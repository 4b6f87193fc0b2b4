"""On every board, at every table and width: no badge covers a number or a title, and no word is broken.

Usually a quarter of all boards, widths and languages, so that each board, width and language comes with each table; all
of them are for `make layouts`.
"""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page
from visiting import HAND, LEGENDARY, STARK, Guest, Server

import smallcouncil as sc
from smallcouncil.web.table_page import TablePage
from smallcouncil.web.table_view import Seat, Settings, TableView

WIDTHS = (360, 390, 414, 1280)
NAMES = ("Anna", "Bran", "Cersei", "Daenerys", "Eddard", "Falyse")
LEVELS = ("novice", "apprentice", "knight", "maester", "master")

LAY = """(boards) => {
  const [first, ...others] = document.querySelectorAll("#board");
  const twins = boards.map((html) => {
    const twin = first.cloneNode(false);
    twin.innerHTML = html;
    Object.assign(twin.style, { visibility: "hidden", flex: "none", overflow: "visible" });
    return twin;
  });
  for (const other of others) other.remove();
  first.replaceWith(...twins);
}"""
"""Many boards in the place of those that are there, each as wide as if it were alone. Nobody looks: painting them takes
longest."""

MEASURE = """() => [...document.querySelectorAll("#board")].flatMap((board) => {
  const shown = (node) => {
    const within = node.parentElement;
    const drawn = within.checkVisibility() && within.getBoundingClientRect().width > 1;
    return node.data.trim() && drawn && !within.closest(".unseen, symbol");
  };
  const texts = [];
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (shown(walk.currentNode)) texts.push(walk.currentNode);
  const rects = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((rect) => rect.width);
  };
  const inLines = (found) => new Set(found.map((rect) => Math.round(rect.top))).size;
  const faults = [];
  for (const node of texts) {
    if (inLines(rects(node, 0, node.data.length)) < 2) continue;  // nothing can be broken
    for (const word of node.data.matchAll(/[^\\s–]+/g)) {  // a council's title may break between its players
      const lines = inLines(rects(node, word.index, word.index + word[0].length));
      if (lines > 1 && !word[0].includes("-")) faults.push(`broken: ${word[0]}`);
    }
  }
  for (const name of board.querySelectorAll(".sl-name, .sl-do, .lg-card .lg-name")) {
    const cut = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1;
    if (cut) faults.push(`cut: ${name.textContent}`);
  }
  const named = "h2, h3, b, .bt-chip, .hk-held, .hk-name, .hk-left";
  const titles = texts.filter((node) => node.parentElement.closest(named)).map((node) => {
    return { node, hand: node.parentElement.closest(".board-hand"), lines: rects(node, 0, node.data.length) };
  });
  const marks = ".board-pin, .bt-new > .board-sign, .hk-held > .board-sign, .sl-do, .lg-do";
  const badges = [...board.querySelectorAll(marks)];
  for (const badge of badges) {
    const at = badge.getBoundingClientRect();
    for (const { node, hand, lines } of titles) {
      // A hand lies over the rest of the table, which is scrolled below it.
      if (badge.closest(".board-hand") !== hand) continue;
      for (const rect of lines) {
        const [wide, high] = [
          Math.min(at.right, rect.right) - Math.max(at.left, rect.left),
          Math.min(at.bottom, rect.bottom) - Math.max(at.top, rect.top),
        ];
        if (wide > 0.5 && high > 0.5) {
          faults.push(`covered: ${node.data.trim()} of ${badge.parentElement.className}`);
        }
      }
    }
  }
  return faults;
})"""


def variants(game: str, seats: int) -> list[dict[str, Any]]:
    if game == HAND:
        return [{"crows": seats > 2, "teams": seats == 4}, {}]
    if game == STARK:
        return [{"draft": True}, {"stark": 1}]
    if game == LEGENDARY:
        return [{"setup": "secret-draft"}, {"houses": "choose", "minor_heroes": "choose"}]
    return [{"advanced": True}, {"draft": "draft"}]


def states(game: str, seats: int) -> Iterator[tuple[sc.State, int]]:
    """States of real games with the seat that is asked there: some of each kind of question, and the end."""
    seen: dict[str, int] = {}
    for number, chosen in enumerate(variants(game, seats)):
        state, luck = sc.game(game).start(seats=seats, seed=number, **chosen), random.Random(seats)
        while state.awaiting:
            seat = luck.choice(state.awaiting)
            prompt = state.prompt(seat)
            seen[prompt.ask] = seen.get(prompt.ask, 0) + 1
            if seen[prompt.ask] in (1, 3, 12):
                yield state, seat
            state.act(seat, luck.choice(state.actions(seat)))
        yield state, 0


def board(lang: str, state: sc.State, viewer: int) -> str:
    seats = tuple(
        Seat(seat, NAMES[seat] if seat % 2 == 0 else "", "person" if seat % 2 == 0 else "bot", LEVELS[seat % 5])
        for seat in range(state.seats)
    )
    asked: dict[str, Any] = {}
    if viewer in state.awaiting:
        guess = state.sample(viewer, 1)
        asked = {"prompt": state.prompt(viewer), "actions": state.actions(viewer), "guess": guess}
    view, game = state.view(viewer), state.game
    table_view = TableView("k3x9", game, 0, state.setup.options, Settings(), seats, view, viewer=viewer, **asked)
    return str(TablePage(lang, table_view).board())


@pytest.fixture(params=["en", "de"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(guest: Guest, lang: str) -> Page:
    return guest(locale={"en": "en-GB", "de": "de-DE"}[lang])


def faults(page: Page, server: Server, lang: str, game: str, every: int) -> list[str]:
    """Of every so many boards of all tables, at every so many widths; one page shows them in turns.

    The page is loaded with the largest table, which needs most room."""
    counts, turn = sc.game(game).seat_counts, ("en", "de").index(lang) % every
    page.goto(server.lay(*["friend"] * counts[-1], game=game, watching="anyone").link)
    found = []
    for number, seats in enumerate(counts):
        boards = [board(lang, state, seat) for state, seat in islice(states(game, seats), turn, None, every)]
        page.evaluate(LAY, boards)
        assert page.locator("#board").count() == len(boards) > 10 / every
        for width in WIDTHS[(number + turn) % every :: every][:: -1 if number % 2 else 1]:
            page.set_viewport_size({"width": width, "height": 800})
            found += [f"{seats} seats, {width} px: {fault}" for fault in page.evaluate(MEASURE)]
    return sorted(set(found))


@pytest.mark.parametrize("game", sc.games())
def test_nothing_is_covered_and_no_word_is_broken(page: Page, server: Server, lang: str, game: str) -> None:
    """Every board in one language or the other, at two of the four widths."""
    assert faults(page, server, lang, game, every=2) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", sc.games())
def test_on_every_board_at_every_width(page: Page, server: Server, lang: str, game: str) -> None:
    assert faults(page, server, lang, game, every=1) == []
