"""A game against a bot, from the home page to the rematch: with the mouse on cards and on text, and with keys alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from visiting import BTWIXT, HAND, Guest, answers, cards, click, decisions, settled, words

Buttons = Callable[[Page], Locator]
either = pytest.mark.parametrize("buttons", [answers, cards], ids=["text", "cards"])


def begin(page: Page, game: str) -> None:
    """From the home page to a first question, in one click."""
    page.goto("/")
    page.click(f"form:has(input[value={game}]) button[value=novice]")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert settled(page)


def finish(page: Page, buttons: Buttons) -> None:
    """Play to the end: every answer is there as a text and as a drawn thing."""
    for _ in decisions(page):
        assert set(words(cards(page))) <= set(words(answers(page))) != set()
        click(page, (buttons(page) if buttons(page).count() else answers(page)).first)
    expect(page.locator("#turn")).to_have_text("The game is over")
    expect(page.locator(".standing li")).not_to_have_count(0)
    expect(answers(page)).to_have_count(0)
    expect(cards(page)).to_have_count(0)


@either
def test_a_whole_game_by_clicks_and_a_rematch(guest: Guest, buttons: Buttons) -> None:
    page = guest()
    begin(page, HAND)
    assert set(words(cards(page))) == set(words(answers(page)))
    finish(page, buttons)
    finished = page.url
    page.click("#rematch")
    page.wait_for_url(lambda url: url != finished)
    assert settled(page)
    expect(page.locator(".seat.mine")).to_have_attribute("data-seat", "1")


@either
def test_the_first_decisions_of_a_longer_game(guest: Guest, buttons: Buttons) -> None:
    page = guest()
    begin(page, BTWIXT)
    for number in decisions(page):
        if number == 8:
            break
        click(page, (buttons(page) if buttons(page).count() else answers(page)).first)


def test_the_end_of_the_log_stays_in_sight_unless_somebody_reads_further_up(guest: Guest) -> None:
    page = guest(viewport={"width": 1280, "height": 800})
    begin(page, HAND)
    lines = page.locator("#log > li")
    for number in decisions(page):
        if number == 4:
            break
        click(page, answers(page).first)
    expect(lines.last).to_be_in_viewport()
    page.locator("#log").hover()
    page.mouse.wheel(0, -5000)
    expect(lines.first).to_be_in_viewport()
    before = lines.count()
    click(page, answers(page).first)
    assert settled(page)
    assert lines.count() > before
    expect(lines.first).to_be_in_viewport()


LONGER = """async (log) => {
  const frame = () => new Promise(requestAnimationFrame);
  log.firstElementChild.style.paddingTop = "300px";
  log.scrollTop = log.scrollHeight - log.clientHeight - 20;
  for (const _ of [1, 2]) await frame();
  log.scrollTop = log.scrollHeight;
  log.lastElementChild.style.paddingBottom = "300px";
  for (const _ of [1, 2]) await frame();
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
"""The log follows its end, and its last line becomes longer before the browser tells of it: how far the end is then."""


def test_what_a_page_does_itself_is_no_wish_to_read_further_up(guest: Guest) -> None:
    page = guest(viewport={"width": 1280, "height": 800})
    begin(page, HAND)
    click(page, answers(page).first)
    assert settled(page)
    assert page.locator("#log").evaluate(LONGER) > 100
    click(page, answers(page).first)
    assert settled(page)
    expect(page.locator("#log > li").last).to_be_in_viewport()


@pytest.mark.slow
@either
def test_a_whole_longer_game(guest: Guest, buttons: Buttons) -> None:
    page = guest()
    begin(page, BTWIXT)
    finish(page, buttons)
