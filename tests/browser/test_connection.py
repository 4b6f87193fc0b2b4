"""Servers that die, connections that break, clicks too late or twice: nothing is lost, and nothing is done twice."""

import json

import pytest
from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect
from visiting import Guest, Laid, Server, Trouble, answers, click, line_count, listening, settled, take_seat, unpacked


def test_a_killed_server_comes_back_and_nothing_is_lost(guest: Guest, own_server: Server, trouble: Trouble) -> None:
    trouble.expect("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    table = own_server.lay("friend", "friend", options={"companions": False})
    first, second = (take_seat(guest(own_server), table, seat) for seat in (0, 1))
    click(first, answers(first).first)
    second.fill("#say-text", "are you there?")
    second.keyboard.press("Enter")
    expect(first.locator("#chat .said")).to_have_text("are you there?")

    own_server.kill()
    for page in (first, second):
        expect(page.locator("#notice")).to_contain_text("The connection is lost")
    second.locator("#answers button").first.click()
    expect(second.locator("#notice")).to_contain_text("Your move is kept")
    own_server.start()
    for page in (first, second):
        expect(page.locator("body[data-offline]")).to_have_count(0)
        expect(page.locator("#notice")).not_to_contain_text("lost")
        listening(page)
        expect(page.locator("#log > li")).to_have_count(2)
        expect(page.locator("#chat .said")).to_have_text(["are you there?"])
    assert settled(first)
    assert len(own_server.look(table, 0)["lines"]) == 2


def test_a_bot_goes_on_thinking_after_the_server_was_killed(guest: Guest, own_server: Server, trouble: Trouble) -> None:
    trouble.expect("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED")
    table = own_server.lay("friend", "bot:mcts:1s", options={"companions": False})
    page = take_seat(guest(own_server), table, 0)
    click(page, answers(page).first)
    own_server.kill()
    own_server.start()
    page.wait_for_selector("#answers button")
    assert line_count(page) == 2


def test_a_device_that_goes_offline_says_so_at_once_and_keeps_a_move(
    guest: Guest, server: Server, trouble: Trouble
) -> None:
    trouble.expect("WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED")
    table = server.lay("friend", "friend", options={"companions": False})
    page, other = (take_seat(guest(), table, seat) for seat in (0, 1))
    page.context.set_offline(True)
    expect(page.locator("#notice")).to_contain_text("The connection is lost")
    answers(page).first.click()
    expect(page.locator("#notice")).to_contain_text("Your move is kept")
    expect(other.locator("#log > li")).to_have_count(0)
    page.context.set_offline(False)
    for each in (page, other):
        expect(each.locator("#log > li")).to_have_count(1)


class DeadLine:
    """A connection that swallows everything from some moment on, and says nothing of it."""

    def __init__(self, page: Page) -> None:
        self.dead = False
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        born_dead = self.dead
        ours.on_message(lambda message: None if self.dead or born_dead else theirs.send(message))
        theirs.on_message(lambda message: None if self.dead or born_dead else ours.send(message))


class CutLine:
    """A connection that is cut; no other one gets through until it is whole again. The page's clock stands still."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._whole = True
        page.clock.install()
        page.route_web_socket("**/socket", self._connect)

    def swallow(self) -> None:
        """What the page says no longer arrives, and it does not know yet."""
        self._whole = False

    def cut(self) -> None:
        self._whole = False
        self._ours.close()
        expect(self._page.locator("body[data-offline]")).to_have_count(1)

    def look(self) -> None:
        """So much later that the page looks for itself."""
        self._page.clock.fast_forward(10_000)

    def mend(self) -> None:
        """The device says so, and the page tries at once."""
        self._whole = True
        self._page.evaluate("dispatchEvent(new Event('online'))")

    def _connect(self, ours: WebSocketRoute) -> None:
        self._ours = ours
        if not self._whole:
            ours.close()
            return
        theirs = ours.connect_to_server()
        ours.on_message(lambda message: theirs.send(message) if self._whole else None)


def test_a_look_that_the_connection_has_overtaken_takes_nothing_back(guest: Guest, server: Server) -> None:
    """Without a connection a page looks for itself; a busy server's answer may come after the connection is back."""
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest()
    line = CutLine(page)
    take_seat(page, table, 0)
    server.call(f"/tables/{table.id}/chat", server.token(table, 1), text="are you there?")
    expect(page.locator("#chat .said")).to_have_count(1)
    looks: list[tuple[Route, APIResponse]] = []
    page.route(table.link, lambda look: looks.append((look, look.fetch())))
    line.cut()
    server.call(f"/tables/{table.id}/chat", server.token(table, 1), text="so?")
    line.look()
    while not looks:
        page.wait_for_timeout(20)
    server.act(table, 0)
    line.mend()
    expect(page.locator("#log > li")).to_have_count(1)
    for look, told in looks:
        with page.expect_event("requestfinished"):
            look.fulfill(response=told)
    server.act(table, 1)
    expect(page.locator("#log > li")).to_have_count(2)
    expect(page.locator("#chat .said")).to_have_text(["are you there?", "so?"])


def _cut_off_with_a_move(guest: Guest, server: Server, early: bool = False) -> tuple[Laid, Page, CutLine]:
    """At a new table the first player has chosen a move after the connection was lost, or just before it was known."""
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest()
    line = CutLine(page)
    take_seat(page, table, 0)
    if early:
        line.swallow()
        answers(page).first.click()
        line.cut()
    else:
        line.cut()
        answers(page).first.click()
    expect(page.locator("#notice")).to_contain_text("Your move is kept")
    return table, page, line


@pytest.mark.parametrize("early", [False, True])
def test_a_move_is_kept_while_the_page_looks_for_itself(guest: Guest, server: Server, early: bool) -> None:
    """What was said meanwhile makes the table a newer one, and leaves the question as it was."""
    table, page, line = _cut_off_with_a_move(guest, server, early)
    server.call(f"/tables/{table.id}/chat", server.token(table, 1), text="are you there?")
    line.look()
    expect(page.locator("#chat .said")).to_have_text("are you there?")
    expect(page.locator("#notice")).to_contain_text("Your move is kept")
    line.mend()
    expect(page.locator("#log > li")).to_have_count(1)
    assert len(server.look(table, 1)["lines"]) == 1


def test_a_kept_move_that_a_look_overtakes_is_not_made(guest: Guest, server: Server) -> None:
    """Its player has moved in another window; even where the same could be chosen again, it was another question."""
    table, page, line = _cut_off_with_a_move(guest, server)
    server.act(table, 0)
    server.act(table, 1)
    line.look()
    expect(page.locator("#log > li")).to_have_count(2)
    line.mend()
    expect(page.locator("body[data-offline]")).to_have_count(0)
    click(page, answers(page).first)
    assert len(server.look(table, 1)["lines"]) == 3


def test_a_silent_line_is_noticed_and_a_move_into_it_is_not_lost(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest()
    line = DeadLine(page)
    take_seat(page, table, 0)
    line.dead = True
    answers(page).first.click()
    expect(page.locator("#notice")).to_contain_text("Your move is kept")
    assert len(server.look(table, 1)["lines"]) == 0
    line.dead = False
    expect(page.locator("#log > li")).to_have_count(1)
    assert len(server.look(table, 1)["lines"]) == 1


def test_a_kept_move_is_made_although_everything_is_told_again(guest: Guest, server: Server) -> None:
    """A server that was started anew may not know how far a page had got, and tells it all lines once more."""
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest()
    line = DeadLine(page)
    take_seat(page, table, 0)
    click(page, answers(page).first)
    server.act(table, 1)
    assert settled(page)
    line.dead = True
    answers(page).first.click()
    expect(page.locator("#notice")).to_contain_text("Your move is kept")
    page.evaluate("document.body.dataset.version = 999")
    line.dead = False
    expect(page.locator("#log > li")).to_have_count(3)
    assert len(server.look(table, 1)["lines"]) == 3


def test_a_move_that_was_made_elsewhere_meanwhile_is_not_made_twice(guest: Guest, server: Server) -> None:
    """Meanwhile the same player has moved in another window."""
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest()
    line = DeadLine(page)
    take_seat(page, table, 0)
    line.dead = True
    answers(page).first.click()
    expect(page.locator("#notice")).to_contain_text("Your move is kept")
    server.act(table, 0)
    server.play_on(table, 1)
    line.dead = False
    expect(page.locator("#log > li")).to_have_count(2)
    assert len(server.look(table, 1)["lines"]) == 2


class SlowLine:
    """Lets a page speak, and keeps back what the server says until it has refused something."""

    def __init__(self, page: Page) -> None:
        self.slow = False
        self._kept: list[str | bytes] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        ours.on_message(theirs.send)

        def tell(message: str | bytes) -> None:
            self._kept.append(message)
            if json.loads(unpacked(message))["type"] == "refused":
                self.slow = False
            while self._kept and not self.slow:
                ours.send(self._kept.pop(0))

        theirs.on_message(tell)


def test_a_late_click_is_refused_kindly(guest: Guest, server: Server) -> None:
    """Somebody plays in one tab and then clicks in another one that has not heard of it."""
    table = server.lay("friend", "friend", options={"companions": False})
    here = guest()
    take_seat(here, table, 0)
    there = here.context.new_page()
    line = SlowLine(there)
    there.goto(table.link)
    listening(there)
    line.slow = True
    click(here, answers(here).first)
    assert answers(there).count() > 0
    answers(there).last.click()
    expect(there.locator("#notice")).to_contain_text("moved on")
    expect(there.locator("#log > li")).to_have_count(1)
    expect(answers(there)).to_have_count(0)
    assert len(server.look(table, 0)["lines"]) == 1


def test_a_double_click_is_one_decision(guest: Guest) -> None:
    """At one screen, where the next player's answers appear under the pointer."""
    page = guest()
    page.goto("/new/hand-of-the-king")
    page.select_option("#seat-1", "here")
    page.click(".more-choices > summary")
    page.uncheck("#option-companions")
    page.click("main button.primary")
    listening(page)
    middle = answers(page).first.bounding_box()
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator("#log > li")).to_have_count(1)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.fill("#say-text", "was that all?")
    page.keyboard.press("Enter")
    expect(page.locator("#chat .said")).to_have_text("was that all?")
    assert line_count(page) == 1
    page.mouse.click(x, y)
    expect(page.locator("#log > li")).to_have_count(2)
