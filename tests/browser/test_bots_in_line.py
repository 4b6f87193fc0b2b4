"""When many bots think: the page tells how many come before, and offers a lower level when that takes long."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect
from visiting import Guest, Server, answers, click


def _hold_at_the_bots_turn(page: Page, *told: dict[str, object]) -> None:
    """When a bot is to move, these frames come from the server, and nothing else after them."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        held = False

        def hear(frame: str | bytes) -> None:
            nonlocal held
            if held:
                return
            route.send(frame)
            if 'id=\\"queue\\"' in str(frame):
                held = True
                for each in told:
                    route.send(json.dumps(each))

        server.on_message(hear)

    page.route_web_socket("**/socket", connect)


def _waiting(before: int, *slow: int) -> dict[str, object]:
    return {"type": "waiting", "before": before, "slow": slow, "text": f"{before} come before this one."}


def _move_until_the_bot_thinks(page: Page) -> None:
    while page.locator("#queue").count() == 0:
        click(page, answers(page).first)


def _against_master(page: Page) -> None:
    page.goto("/new/hand-of-the-king")
    page.select_option("[name=seat-1]", "bot:master")
    page.click("main button.primary")


def test_the_page_tells_how_many_come_before(guest: Guest, server: Server) -> None:
    page = guest()
    _hold_at_the_bots_turn(page, _waiting(4), _waiting(3))
    _against_master(page)
    _move_until_the_bot_thinks(page)
    expect(page.locator("#queue")).to_have_text("3 come before this one.")
    expect(page.locator("#queue")).to_be_visible()
    expect(page.locator("form.lower")).to_be_hidden()


def test_who_waits_long_lets_the_bot_play_at_a_lower_level(guest: Guest, server: Server) -> None:
    page = guest()
    _hold_at_the_bots_turn(page, _waiting(30, 1))
    _against_master(page)
    _move_until_the_bot_thinks(page)
    page.get_by_role("button", name="Let Master play at a lower level (Apprentice)").click()
    expect(page.locator("#chat .note")).to_contain_text("plays at another level from now on: Apprentice")
    expect(page.locator('.seat[data-seat="1"]')).to_contain_text("Apprentice")
