"""A game against a bot, from the home page to the rematch: with the mouse on cards and on text, and with keys alone."""

import re

import pytest
from conftest import Guest
from playwright.sync_api import Page, expect
from visiting import HAND, answers, cards, click, decisions, settled, words

NOVICE = f"form:has(input[value={HAND}]) button[value=novice]"


def begin(page: Page) -> None:
    """From the home page to a first question, in one click."""
    page.goto("/")
    page.click(NOVICE)
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert settled(page)


@pytest.mark.parametrize("buttons", [answers, cards], ids=["text", "cards"])
def test_a_whole_game_by_clicks_and_a_rematch(guest: Guest, buttons) -> None:
    page = guest()
    begin(page)
    for _ in decisions(page):
        assert words(cards(page)) != []
        assert set(words(cards(page))) == set(words(answers(page)))
        click(page, buttons(page).first)
    expect(page.locator("#turn")).to_have_text("The game is over")
    expect(page.locator(".standing li")).not_to_have_count(0)
    expect(answers(page)).to_have_count(0)
    expect(cards(page)).to_have_count(0)
    finished = page.url

    page.click("#rematch")
    page.wait_for_url(lambda url: url != finished)
    assert settled(page)
    expect(page.locator(".seat.mine")).to_have_attribute("data-seat", "1")
