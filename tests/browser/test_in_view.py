"""At every usual size of a window, with the worst that a game can bring: what a turn needs is on the screen.

The pages are made here and laid before the browser in place of the server's, so that one load serves all sizes. Every
table in both languages at every worst position and size is for `make layouts`.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from visiting import BTWIXT, HAND, LEGENDARY, STARK, Guest, Server, cards, resize, sit, take_seat
from worst_cases import shown, worst

import smallcouncil as sc
from smallcouncil.web import pages
from smallcouncil.web.table_view import TableView

DESKTOPS = ((1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
PHONES = ((360, 640), (390, 844), (412, 915), (844, 390))
(NARROW, _), *USUAL_PHONES = PHONES
SIZES = DESKTOPS + PHONES
PHONE = {"viewport": {"width": 390, "height": 760}, "has_touch": True, "is_mobile": True}
TABLES = [(game, seats) for game in sc.games() for seats in sc.game(game).seat_counts]
WIDE = 1600
"""From this width on log and chat stand beside the question."""
LEAST_LETTERS = 9.0
"""Pixels."""
FOR_FINGERS = (HAND, LEGENDARY)
FINGER, TOUCH = 40, 24
"""So large is what plays a move, and what shows something."""
MOSTLY = 0.8
"""So much of its room a board fills at least, in whatever window."""

ON_A_PHONE = {
    HAND: {
        "the city with Varys": ".hk-city, .hk-varys",
        "the Houses": ".hk-houses > li",
        "counts and banners": ".hk-area, .hk-score, .hk-count:not(:empty), .hk-column > .hk-banner",
    },
    BTWIXT: {"the ring": ".bt-seat, .bt-council", "the ally": ".bt-mid"},
    STARK: {"what is in play": ".sl-cards .sl-card, .sl-head, .sl-ordered > .sl-plot"},
    LEGENDARY: {
        "turn, step and decks": ".lg-number, .lg-step, .lg-decks > li",
        "the battlefield": ".lg-lane, .lg-ally",
        "players and scores": ".lg-player, .lg-score, .lg-shields, .lg-lost",
        "lineups": ".lg-line-of > li, .lg-lineup .lg-card, .lg-lineup .lg-cost",
        "Attack and Recruit": ".lg-total",
        "the hand": ".lg-hand, .lg-hand .lg-card",
    },
}
"""What of a board is in sight without scrolling, on phones of the usual size."""
NARROW_TOO = ((HAND, 2),)
"""Tables of which all that is in sight on a small phone too; others are scrolled there, below their hand."""
MAYBE_ON_A_PHONE = {
    HAND: {"companions": ".hk-offer, .hk-companion"},
    LEGENDARY: {"what was played": ".lg-points-box .lg-chip", "what else can be done": ".lg-others > button"},
}
"""The same, of what is not always there."""
SCROLLED = """() => {
  const [board, later] = [document.getElementById("board"), document.querySelector(".board-later")];
  return board.scrollHeight - (later?.offsetHeight ?? 0) * (later?.currentCSSZoom ?? 1) - board.clientHeight;
}"""

MEASURE = """(needed) => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    if (right <= left) return "hidden";
    const [whole, high] = [right - left, bottom - top];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === "visible") continue;
      const room = at.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > whole - 2 && bottom - top > high - 2 ? "" : "cut off";
  };
  const faults = [];
  for (const [what, selector] of Object.entries(needed)) {
    const found = [...document.querySelectorAll(selector)];
    if (!found.length && !what.endsWith("?")) faults.push(`${what}: missing`);
    for (const element of found) {
      if (seen(element)) faults.push(`${what}: ${seen(element)} (${element.textContent.trim().slice(0, 20)})`);
    }
  }
  const question = document.querySelector(".turn .question");
  if (question.scrollHeight > question.clientHeight + 1) faults.push("the question is cut off");
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  if (document.documentElement.scrollHeight > innerHeight) faults.push("the page is too high");
  return faults;
}"""

ANSWERS = """() => {
  const inSight = (button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at !== null && (button.contains(at) || at.contains(button));
  };
  const words = new Set([...document.querySelectorAll("#answers .answer")].map((button) => button.value));
  const shown = [...document.querySelectorAll('button[name="action"]')].filter(inSight);
  return [...words].filter((word) => !shown.some((button) => button.value === word));
}"""

BROKEN = """() => {
  const told = (node) => (node.id === "log" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const walk = document.createTreeWalker(document.querySelector(".table"), kinds, told);
  const lines = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const rects = [...range.getClientRects()].filter((rect) => rect.width);
    return new Set(rects.map((rect) => Math.round(rect.top))).size;
  };
  const faults = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const within = node.parentElement;
    if (node.nodeType !== Node.TEXT_NODE || !node.data.trim() || within.closest("svg")) continue;
    if (!within.checkVisibility() || within.getBoundingClientRect().width < 4) continue;
    if (lines(node, 0, node.data.length) < 2) continue;  // nothing can be broken
    for (const word of node.data.matchAll(/[^\\s–·-]+/g)) {
      const broken = lines(node, word.index, word.index + word[0].length) > 1;
      if (broken) faults.push(`broken: ${word[0]} (${within.className || within.parentElement.className})`);
    }
  }
  return faults;
}"""

SMALL = """(least) => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const within = node.parentElement;
    if (!node.data.trim() || !within.checkVisibility() || within.closest(".unseen, svg, #sprite")) continue;
    if (within.getBoundingClientRect().width < 4) continue;
    const size = Number.parseFloat(getComputedStyle(within).fontSize) * within.currentCSSZoom;
    if (size < least - 0.05) faults.push(`${size.toFixed(1)} px: ${within.className} ${node.data.trim().slice(0, 20)}`);
  }
  return faults;
}"""

OVER_EACH_OTHER = """() => {
  const board = document.querySelector("#board > .board");
  const shown = (element) => element.checkVisibility() && !element.closest(".unseen, symbol");
  const clip = (element) => {
    let [left, right] = [0, innerWidth];
    for (let at = element; at !== board; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at);
      if (clipPath !== "none") return { left: 0, right: 0 };
      if (overflowX === "visible") continue;
      const room = at.getBoundingClientRect();
      [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
    }
    return { left, right };
  };
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const written = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.data.trim() || !shown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left: from, right: to } = clip(node.parentElement);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const edge = (bottom - top) / 4;  // letters do not fill their line
      const sides = { left: Math.max(left, from), right: Math.min(right, to) };
      if (sides.right - sides.left > 3) written.push({ node, ...sides, top: top + edge, bottom: bottom - edge });
    }
  }
  const hand = (each) => (each.node ?? each.badge).parentElement.closest(".board-hand");
  const covers = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1 && hand(one) === hand(two);
  const whole = (badge) => shown(badge) && getComputedStyle(badge).clipPath === "none";
  const pins = [...board.querySelectorAll(".board-pin, .board-sign, .lg-do, .sl-do")].filter(whole).map((badge) => {
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    return { badge, left, right, top, bottom };
  }).filter(({ left, right }) => right - left > 4);
  const words = ({ node }) => node.data.trim().slice(0, 20);
  const faults = [];
  written.forEach((one, at) => {
    for (const two of written.slice(at + 1)) {
      if (one.node !== two.node && covers(one, two)) faults.push(`one over the other: ${words(one)}, ${words(two)}`);
    }
    for (const pin of pins) {
      if (!pin.badge.contains(one.node) && covers(one, pin)) faults.push(`a pin over ${words(one)}`);
    }
  });
  return faults;
}"""

FINGERS = """([plays, shows]) => {
  const room = document.getElementById("board").getBoundingClientRect();
  const hit = (x, y) => {
    const inside = x > room.left && x < room.right && y > room.top && y < room.bottom;
    return inside ? document.elementFromPoint(x, y) : undefined;
  };
  const around = (x, y, far) => [[x - far, y], [x + far, y], [x, y - far], [x, y + far]].map((at) => hit(...at));
  const faults = [];
  for (const button of document.querySelectorAll("#board :is(button, a, summary)")) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (!button.checkVisibility() || right - left < 4 || getComputedStyle(button).pointerEvents === "none") continue;
    const [x, y, plain] = [(left + right) / 2, (top + bottom) / 2, button.name !== "action"];
    const name = button.getAttribute("aria-label") ?? button.textContent.trim();
    const told = `${name.slice(0, 30)} (${Math.round(right - left)} by ${Math.round(bottom - top)})`;
    if (plain && Math.min(right - left, bottom - top) < shows - 0.5) faults.push(`hard to touch: ${told}`);
    if (plain) continue;
    const mine = (at) => at === undefined || button.contains(at);
    if (!around(x, y, shows / 2 - 0.5).every(mine)) faults.push(`hard to touch: ${told}`);
    const answer = (at) => at === undefined || at?.closest('button[name="action"]') !== null;
    if (!around(x, y, plays / 2 - 0.5).every(answer)) faults.push(`too small to play: ${told}`);
  }
  return faults;
}"""

FILLED = """() => {
  const room = document.getElementById("board");
  const [board, space] = [room.firstElementChild.getBoundingClientRect(), room.getBoundingClientRect()];
  return board.height / space.height;
}"""

PLACES = """() => [...document.querySelectorAll("button, a[href], #board, .turn")]
  .filter((element) => element.checkVisibility() && !element.closest("#notice"))
  .map((element) => JSON.stringify(element.getBoundingClientRect()))"""

NOTICE = "(text) => import('/static/notices.js').then(({ notice }) => notice(text))"


def lay(page: Page, server: Server, lang: str, table_view: TableView) -> None:
    html = pages.table(lang, table_view, path="/t/k3x9")

    def answer(route: Route) -> None:
        route.fulfill(body=html, content_type="text/html")

    page.unroute_all()
    page.route("**/t/k3x9", answer)
    page.route_web_socket("**/socket", lambda socket: None)
    page.goto(f"{server.url}/t/k3x9")
    page.wait_for_selector("#board > .board[style]")


def needed(game: str, seats: int, width: int, phone: bool) -> dict[str, str]:
    always = {
        "question": ".turn",
        "undo request": ".undoing button",
        "recap": ".since",
        "what happened last": "#since > li:last-child .moment",
    }
    hand = {} if game == HAND else {"hand": ".board-hand"}
    if not phone:
        tabs = ".tabs :is([data-sheet=log], [data-sheet=chat])"
        log = {"log and chat": ".log-box, .chat-box" if width >= WIDE else tabs}
        board = {"board": "#board > .board", "clocks": ".seat .clock", "answers": "#answers .answer"}
        return always | hand | board | log
    core = ON_A_PHONE[game] | {f"{what}?": where for what, where in MAYBE_ON_A_PHONE.get(game, {}).items()}
    if width == NARROW and (game, seats) not in NARROW_TOO:
        core = {}
    return always | {"clocks": ".ticking .face", "answers": ".jump", "tabs": ".tabs a"} | hand | core


def faults(page: Page, game: str, seats: int, width: int, height: int) -> list[str]:
    """What is wrong with the page at a size."""
    resize(page, width, height)
    phone = (width, height) in PHONES
    found: Any = page.evaluate(MEASURE, needed(game, seats, width, phone)) + page.evaluate(BROKEN)
    found += page.evaluate(SMALL, LEAST_LETTERS)
    if not phone:
        found += [f"no way to answer {word}" for word in page.evaluate(ANSWERS)]
        found += ["the board leaves room empty"] if page.evaluate(FILLED) < MOSTLY else []
    elif (width, height) in USUAL_PHONES:
        found += ["the board is scrolled"] if page.evaluate(SCROLLED) > 1 else []
        found += page.evaluate(OVER_EACH_OTHER)
        found += page.evaluate(FINGERS, [FINGER, TOUCH]) if game in FOR_FINGERS else []
    return [f"{width}x{height}: {fault}" for fault in found]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_turn_needs_is_on_the_screen(guest: Guest, server: Server, game: str, seats: int) -> None:
    """Every table at every size, in one language or the other: in German where most can be answered of all, in English
    at one of the other worst positions. From table to table they take turns with sizes and positions."""
    page, found, number = guest(), [], TABLES.index((game, seats))
    positions = worst(game, seats)
    for lang, (state, seat) in (("en", positions[number // 2 % 2]), ("de", positions[-1])):
        sizes = SIZES[(number + (lang == "de")) % 2 :: 2]
        resize(page, *sizes[0])
        lay(page, server, lang, shown(state, seat))
        found += [fault for size in sizes for fault in faults(page, game, seats, *size)]
    assert sorted(set(found)) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_is_at_every_worst_position_and_size(guest: Guest, server: Server, game: str, seats: int, lang: str) -> None:
    """Each page is loaded at the size at which the one before it was left, and goes through them the other way."""
    page, found = guest(), []
    resize(page, *SIZES[0])
    for number, (state, seat) in enumerate(worst(game, seats)):
        lay(page, server, lang, shown(state, seat))
        for size in SIZES[:: -1 if number % 2 else 1]:
            found += faults(page, game, seats, *size)
    assert sorted(set(found)) == []


def test_nothing_moves_when_a_notice_comes(guest: Guest, server: Server) -> None:
    page = guest()
    lay(page, server, "en", shown(sc.game(HAND).start(seats=2, seed=1), 0))
    for size in (*DESKTOPS[:1], *PHONES):
        resize(page, *size)
        before = page.evaluate(PLACES)
        page.evaluate(NOTICE, "Anna has left the table. " * 3)
        expect(page.locator("#notice p")).to_have_count(1)
        assert page.evaluate(PLACES) == before != [], size
        page.evaluate(NOTICE, "")


def test_log_chat_and_players_are_one_tap_away_with_a_badge(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", options={"companions": False})
    page, other = take_seat(guest(**PHONE), table, 0), take_seat(guest(), table, 1)
    badge = page.locator(".tabs [data-sheet=chat] .badge")
    expect(badge).to_be_hidden()
    other.fill("#say-text", "valar morghulis")
    other.click("#say button")
    expect(badge).to_have_text("1")
    page.tap(".tabs [data-sheet=chat]")
    expect(page.locator("#chat .said")).to_be_visible()
    expect(badge).to_be_hidden()
    page.tap(".tabs [data-sheet=facts]")
    expect(page.locator("#chat .said")).to_be_hidden()
    expect(page.locator(".seat.mine")).to_be_visible()
    page.tap("#board", position={"x": 20, "y": 20})
    expect(page.locator(".seat.mine")).to_be_hidden()


def test_a_tap_tells_and_another_plays_unless_the_setting_is_off(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", options={"companions": False})
    page = take_seat(guest(**PHONE), table, 0)
    word = str(cards(page).first.get_attribute("value"))
    cards(page).first.tap()
    expect(page.locator("#meant b")).to_have_text(page.locator(f'.answer[value="{word}"] .label').inner_text())
    page.tap("#meant [data-forget]")
    expect(page.locator("#meant")).to_be_hidden()
    cards(page).first.tap()
    cards(page).first.tap()
    expect(page.locator("#log > li")).to_have_count(1)
    server.act(table, 1)
    page.tap("#notice")
    page.tap('[data-open="settings"]')
    page.uncheck("#set-taps")
    page.tap("#settings .quiet")
    cards(page).first.tap()
    expect(page.locator("#log > li")).to_have_count(3)


def test_a_tap_tells_and_another_plays_also_where_no_connection_gets_through(guest: Guest, server: Server) -> None:
    """A quick finger on a page that had not connected yet played at once."""
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest(**PHONE)
    page.route_web_socket("**/socket", lambda socket: socket.close())
    sit(page, table, 0)
    page.wait_for_load_state()
    cards(page).first.tap()
    expect(page.locator("#meant")).to_be_visible()
    expect(page.locator("#log > li")).to_have_count(0)
    page.tap("#meant .primary")
    expect(page.locator("#log > li")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_word_beside_a_seats_sign_is_there_whole_or_not_at_all(guest: Guest, server: Server, lang: str) -> None:
    """Three dots behind a sign told nothing."""
    words = {"en": ["free", "free", "you"], "de": ["du", "frei", "frei"]}[lang]
    table = server.lay("friend", "friend", "friend", game=BTWIXT)
    page = take_seat(guest(locale=lang), table, 0)
    expect(page.locator(".role")).to_have_count(3)
    assert sorted(page.locator(".role").all_inner_texts()) == words
    for width, height in DESKTOPS:
        resize(page, width, height)
        assert page.evaluate(CUT_WORDS) == [], (width, height)


CUT_WORDS = """() => [...document.querySelectorAll(".role")].filter(role => {
  const words = document.createRange(), box = role.getBoundingClientRect();
  words.selectNodeContents(role);
  const said = words.getBoundingClientRect();
  return said.top < box.bottom - 4 && said.right > box.right + 1;
}).map(role => role.textContent)"""
"""Those that begin in sight and end out of it; what stands on a hidden line below is not in sight at all."""
