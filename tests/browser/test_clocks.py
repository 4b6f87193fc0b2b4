"""Clocks tick on the page, and whoever runs out of time is played for by a bot."""

import re

import pytest
from playwright.sync_api import expect
from visiting import Guest, Server, answers, click, settled, take_seat

RUNNING = re.compile(r"9:\d\d")
"""What is left of ten minutes, on however slow a machine."""
WORDS = """element => {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, right, top, bottom } = words.getBoundingClientRect();
  return { left, right, top, bottom, cut: element.scrollWidth > element.clientWidth && element.clientWidth > 0 };
}"""
"""Where the words of an element stand, and whether they are cut short."""


def test_the_clock_of_whoever_must_decide_ticks(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", clock={"seconds": 600, "increment": 600}, options={"companions": False})
    first, second = (take_seat(guest(), table, seat) for seat in (0, 1))
    clocks = first.locator(".seat .clock")
    expect(clocks.nth(0)).to_have_text(RUNNING)
    expect(clocks.nth(1)).to_have_text("10:00")
    click(first, answers(first).first)
    assert settled(second)
    expect(second.locator(".seat .clock").nth(1)).to_have_text(RUNNING)
    assert RUNNING.fullmatch(second.locator(".seat .clock").nth(0).inner_text().removeprefix("1"))
    expect(first.locator(".seat .clock").nth(1)).to_have_text(RUNNING)


def test_time_runs_out_and_a_bot_plays_on(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", clock={"seconds": 2.5})
    first, second = (take_seat(guest(), table, seat) for seat in (0, 1))
    expect(first.locator(".seat").nth(0)).to_contain_text("out of time")
    expect(first.locator(".seat .role").nth(0)).to_have_text("bot · Knight")
    expect(answers(first)).to_have_count(0)
    expect(first.get_by_text("Take my seat back from the bot")).to_have_count(0)
    expect(second.locator("#log > li").first).to_be_attached()
    for page in (first, second):
        expect(page.locator("#notice")).to_contain_text("is out of time. A bot (Knight) plays on.")
        expect(page.locator("#chat .noted").first).to_have_text("Player 1 is out of time. A bot (Knight) plays on.")


@pytest.mark.parametrize("seats", [2, 4])
def test_that_time_is_up_leaves_room_for_the_name(guest: Guest, server: Server, seats: int) -> None:
    table = server.lay(*["friend"] * seats, clock={"seconds": 2.5})
    for other in range(1, seats):
        server.token(table, other)
    page = take_seat(guest(viewport={"width": 1280, "height": 800}), table, 0)
    seat = page.locator(".seat").first
    expect(seat.get_by_text("out of time")).to_be_visible()
    expect(seat.locator(".clock")).to_be_hidden()
    name, tag = seat.locator(".seat-name").evaluate(WORDS), seat.locator("> .tag").evaluate(WORDS)
    assert name["cut"] is False
    assert name["right"] <= tag["left"] or tag["bottom"] <= name["top"] or name["bottom"] <= tag["top"]


@pytest.mark.parametrize("seats", [2, 4])
def test_days_lie_over_no_name(guest: Guest, server: Server, seats: int) -> None:
    table = server.lay(*["friend"] * seats, clock={"seconds": 3 * 86400, "per_move": True})
    page = take_seat(guest(viewport={"width": 1280, "height": 800}), table, 0)
    seat = page.locator(".seat.mine")
    name, clock = seat.locator(".seat-name").evaluate(WORDS), seat.locator(".clock").evaluate(WORDS)
    assert name["cut"] is False
    assert name["bottom"] <= clock["top"] or name["right"] <= clock["left"]


def test_time_runs_out_and_the_game_is_lost(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", clock={"seconds": 2.5}, late="lose")
    first, second = (take_seat(guest(), table, seat) for seat in (0, 1))
    for page in (first, second):
        expect(page.locator("#turn")).to_have_text("The game is over")
        expect(page.locator(".question")).to_have_text("Player 1 is out of time. Player 2 wins.")
        expect(page.locator("#notice")).to_contain_text("Player 1 is out of time and has lost the game.")


def test_what_happens_then_is_chosen_when_the_table_is_laid(guest: Guest) -> None:
    page = guest()
    page.goto("/new/hand-of-the-king")
    page.check("#clock-game")
    expect(page.get_by_label("Whoever runs out of time")).to_have_value("lose")
    page.get_by_label("Whoever runs out of time").select_option("maester")
    page.click("main button.primary")
    page.click("#more > summary")
    expect(page.locator(".agreed")).to_contain_text("a bot plays on (Maester)")


def test_days_for_a_move(guest: Guest) -> None:
    page = guest()
    page.goto("/new/hand-of-the-king")
    page.select_option("#seat-1", "bot:novice")
    page.check("#clock-days")
    page.fill("#days", "2")
    page.click("main button.primary")
    expect(page.locator(".seat.mine .clock")).to_have_text("1 d 23 h")
