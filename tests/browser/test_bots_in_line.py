"""When many bots think: the page tells how many come before, and offers a lower level when that takes long."""

import json
import time

from playwright.sync_api import Page, WebSocketRoute, expect
from visiting import PATIENCE, Guest, Server, answers, click, unpacked


class Line:
    """What comes from the server: when a bot is to move these frames, and nothing else after them."""

    def __init__(self, page: Page, *told: dict[str, object]) -> None:
        self.open = self.held = False
        self._told = told
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        route.connect_to_server().on_message(lambda frame: self._hear(route, frame))

    def _hear(self, route: WebSocketRoute, frame: str | bytes) -> None:
        if self.held:
            return
        self.open = True
        route.send(frame)
        if '"queue"' in unpacked(frame):
            self.held = True
            for each in self._told:
                route.send(json.dumps(each))


def _waiting(before: int, *slow: int) -> dict[str, object]:
    return {"type": "waiting", "before": before, "slow": slow, "text": f"{before} come before this one."}


def _move_until_the_bot_thinks(page: Page, line: Line) -> None:
    """Only once the page listens: what is sent by a form alone may be answered before anybody can hold it."""
    end = time.monotonic() + PATIENCE
    while not line.held:
        assert time.monotonic() < end, "no bot has thought"
        if line.open and answers(page).count():
            click(page, answers(page).first)
        page.wait_for_timeout(20)


def _against_master(page: Page) -> None:
    page.goto("/new/hand-of-the-king")
    page.select_option("[name=seat-1]", "bot:master")
    page.click("main button.primary")


def test_the_page_tells_how_many_come_before(guest: Guest, server: Server) -> None:
    page = guest()
    line = Line(page, _waiting(4), _waiting(3))
    _against_master(page)
    _move_until_the_bot_thinks(page, line)
    expect(page.locator("#queue")).to_have_text("3 come before this one.")
    expect(page.locator("#queue")).to_be_visible()
    expect(page.locator("form.lower")).to_be_hidden()


def test_who_waits_long_lets_the_bot_play_at_a_lower_level(guest: Guest, server: Server) -> None:
    page = guest()
    line = Line(page, _waiting(30, 1))
    _against_master(page)
    _move_until_the_bot_thinks(page, line)
    page.get_by_role("button", name="Let Master play at a lower level (Apprentice)").click()
    expect(page.locator("#chat .note")).to_contain_text("plays at another level from now on: Apprentice")
    expect(page.locator('.seat[data-seat="1"]')).to_contain_text("Apprentice")
