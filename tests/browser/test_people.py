"""Meeting people: a name that stays, a table in the lobby, a rated game, a public page; by clicks, touch and keys."""

import os
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from visiting import Guest, Server, free_of_scrolling

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
OPTIONS = {"resultTypes": ["violations"], "preload": False}


def _fine(page: Page, name: str) -> None:
    """Nothing serious for axe, nothing that is wider than the window."""
    found = Axe().run(page, options=OPTIONS).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    assert free_of_scrolling(page)
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def _call(page: Page, name: str) -> None:
    page.goto("/me")
    page.locator("#name").fill(name)
    page.locator("#name").press("Enter")
    expect(page.locator("#name")).to_have_value(name)


def test_two_strangers_meet_play_a_rated_game_and_find_it_on_their_pages(guest: Guest) -> None:
    anna, bran = guest(viewport=DESK, bypass_csp=True), guest(viewport=PHONE, has_touch=True, bypass_csp=True)
    _call(anna, "Anna of Winterfell")
    anna.goto("/lobby")
    anna.get_by_role("link", name="Hand of the King").last.click()
    expect(anna.locator("#listed")).to_be_checked()
    anna.locator("#rated").check()
    anna.get_by_role("button", name="Lay the table").click()
    expect(anna).to_have_url(re.compile(r"/t/\w+$"))
    table = anna.url.rsplit("/", 1)[1]
    bran.goto("/lobby?game=hand-of-the-king")
    row = bran.locator(f'[data-table="{table}"]')
    expect(row).to_contain_text("rated")
    expect(row).to_contain_text("not rated yet")
    _fine(bran, "lobby-phone")
    row.get_by_label("Your name").fill("Bran of Winterfell")
    row.get_by_role("button").tap()
    expect(bran).to_have_url(anna.url)
    expect(bran.locator("body")).to_have_attribute("data-version", re.compile(r"[1-9]"))
    bran.request.post(f"{bran.url}/resign")
    expect(anna.locator("#chat")).to_contain_text("it has been rated", use_inner_text=False)
    anna.goto("/people/Bran%20of%20Winterfell")
    expect(anna.locator(".rating.large")).to_have_text("1338 ± 581")
    _fine(anna, "person-desk")
    anna.get_by_role("link", name=re.compile("^Replay")).click()
    expect(anna).to_have_url(re.compile("/replay"))
    bran.goto("/people/Anna%20of%20Winterfell")
    _fine(bran, "person-phone")


@pytest.mark.parametrize(("locale", "scheme", "size"), [("en-GB", "light", PHONE), ("de-DE", "dark", DESK)])
def test_a_name_goes_to_another_device_and_is_deleted(
    guest: Guest, locale: str, scheme: str, size: dict[str, int]
) -> None:
    looks = {"locale": locale, "color_scheme": scheme, "viewport": size, "bypass_csp": True}
    anna, phone = guest(**looks), guest(**looks)
    name = f"Anna {locale}"
    _call(anna, name)
    anna.locator('form[action="/me/code"] button').click()
    code = anna.locator("#code").inner_text()
    _fine(anna, f"me-{scheme}")
    phone.goto("/me")
    phone.locator("#enter").fill(code)
    phone.keyboard.press("Enter")
    expect(phone.locator("#name")).to_have_value(name)
    phone.locator('form[action="/me/public"] button').click()
    expect(phone.locator('form[action="/me/public"] button')).to_have_attribute("value", "on")
    phone.locator("#sure").check()
    phone.locator('form[action="/me/delete"] button').click()
    expect(phone.locator("#me-delete")).to_have_count(0)
    anna.goto("/lobby")
    _fine(anna, f"lobby-{scheme}")
    anna.goto("/new/hand-of-the-king?listed=on")
    _fine(anna, f"new-{scheme}")


def test_the_lobby_renews_itself(guest: Guest, server: Server) -> None:
    page, host = guest(), guest()
    page.goto("/lobby?game=btwixt")
    host.goto("/new/btwixt?listed=on")
    host.get_by_role("button", name="Lay the table").click()
    expect(host).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("#waiting")).to_contain_text("B'Twixt")
