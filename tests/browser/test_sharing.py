"""A game in somebody else's page, and what a replay offers to take there."""

import os
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import ClassVar

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from visiting import GAMES, HAND, Guest, Server, Trouble, played

import smallcouncil as sc

PHONE = {"width": 390, "height": 844}


class Elsewhere(BaseHTTPRequestHandler):
    """Somebody else's site, with one page."""

    page: ClassVar[str] = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(f'<link rel="icon" href="data:,"><h1>My page</h1>{self.page}'.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    site = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://localhost:{site.server_port}/"
    site.shutdown()
    site.server_close()


def _framed(page: Page, elsewhere: str, snippet: str) -> None:
    Elsewhere.page = snippet
    page.goto(elsewhere)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_nothing_lies_over_what_a_replay_offers(guest: Guest, server: Server, lang: str) -> None:
    page = guest(viewport={"width": 1280, "height": 800}, locale=lang)
    page.goto(server.bring(played(HAND, 2).record()))
    shown = page.locator("#panel :is(a, button, select, summary):visible")
    for number in range(shown.count()):
        shown.nth(number).click(trial=True)
    page.click("#sharing > summary")
    expect(page.locator("#sharing a").first).to_be_in_viewport()


def test_the_snippet_of_a_replay_plays_in_another_page(guest: Guest, server: Server, elsewhere: str) -> None:
    page, stranger = guest(), guest(color_scheme="dark")
    page.goto(server.bring(played(HAND, 2).record()) + "?at=3")
    page.locator("#sharing summary").click()
    snippet = page.locator("#snippet").input_value()
    for kind in ("svg", "png", "gif", "webp"):
        expect(page.locator(f"#share-{kind}")).to_be_visible()
    page.keyboard.press("Tab")
    _framed(stranger, elsewhere, snippet)
    frame = stranger.frame_locator("iframe")
    expect(frame.locator("body")).to_have_attribute("data-at", "3")
    frame.get_by_label("One decision on").click()
    expect(frame.locator("body")).to_have_attribute("data-at", "4")
    frame.locator("#step-back").press("ArrowLeft")
    expect(frame.locator("body")).to_have_attribute("data-at", "3")
    frame.locator("body").press("Home")
    expect(frame.locator("#told")).to_contain_text("Nothing has been decided yet.")
    frame.get_by_role("button", name="Play").click()
    expect(frame.locator("body")).to_have_attribute("data-at", "2")
    frame.get_by_role("button", name="Stop").click()
    expect(frame.get_by_role("button", name="Play")).to_be_visible()
    assert stranger.context.cookies() == []


def test_no_other_page_can_be_framed(guest: Guest, server: Server, trouble: Trouble, elsewhere: str) -> None:
    trouble.expect("frame-ancestors|X-Frame-Options|ERR_BLOCKED|Framing")
    page = guest()
    _framed(page, elsewhere, f'<iframe src="{server.url}/"></iframe>')
    assert page.frames[1].url.startswith("chrome-error:")


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("de-DE", "dark")])
@pytest.mark.parametrize("game", GAMES)
def test_every_board_in_a_frame_can_be_read(guest: Guest, server: Server, game: str, locale: str, scheme: str) -> None:
    page = guest(locale=locale, color_scheme=scheme, bypass_csp=True, viewport=PHONE, has_touch=True)
    state = sc.game(game).start(seats=min(sc.game(game).seat_counts), seed=5)
    while len(state.history) < 20:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    page.goto(server.bring(state.record()).replace("/r/", "/embed/r/"))
    page.locator("#step-back").tap()
    expect(page.locator("body")).to_have_attribute("data-at", "19")
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/embed-{game}-{scheme}.png")
        page.set_viewport_size({"width": 800, "height": 600})
        page.screenshot(path=f"{folder}/embed-{game}-{scheme}-wide.png")
