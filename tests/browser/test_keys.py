"""Everything works with the keyboard alone, and single keys are short cuts."""

from playwright.sync_api import Page, expect
from visiting import HAND, Guest, Server, answers, settled, take_seat

MOST_TABS = 60


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is focused."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} with the keyboard")


def moved(page: Page, version: str | None) -> None:
    expect(page.locator("body")).not_to_have_attribute("data-version", str(version))


def test_a_game_with_tab_and_enter(guest: Guest) -> None:
    page = guest()
    page.goto("/")
    tab_to(page, f"form:has(input[value={HAND}]) button[value=novice]")
    page.keyboard.press("Enter")
    for _ in range(10):
        assert settled(page)
        version = page.locator("body").get_attribute("data-version")
        tab_to(page, "#answers button[name=action], #board button[name=action]")
        page.keyboard.press("Enter")
        moved(page, version)


def test_the_same_number_twice_plays_an_answer(guest: Guest, server: Server) -> None:
    """And there is all the time in the world to look at what it takes."""
    page = guest()
    page.clock.install()
    take_seat(page, server.lay("friend", "bot:random"), 0)
    for number in "121":
        assert settled(page)
        version = page.locator("body").get_attribute("data-version")
        number = number if answers(page).count() > 1 else "1"
        page.keyboard.press(number)
        expect(answers(page).nth(int(number) - 1)).to_be_focused()
        page.clock.fast_forward(2_000)
        assert page.locator("body").get_attribute("data-version") == version
        page.keyboard.press(number)
        moved(page, version)


def test_letters_lead_to_the_parts_of_the_table(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "bot:random", options={"companions": False}), 0)
    page.keyboard.press("c")
    expect(page.locator("#say-text")).to_be_focused()
    page.keyboard.type("culr?1")
    expect(page.locator("#say-text")).to_have_value("culr?1")
    page.locator("#turn").focus()
    page.keyboard.press("b")
    expect(page.locator("#board button").first).to_be_focused()
    for key, dialog in (("?", "#keys"), ("s", "#settings"), ("r", "#rules-dialog")):
        page.keyboard.press(key)
        expect(page.locator(dialog)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(dialog)).to_be_hidden()
    version = page.locator("body").get_attribute("data-version")
    page.keyboard.press("1")
    page.keyboard.press("1")
    moved(page, version)
    assert settled(page)
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator("#log > li")).to_have_count(0)


def test_single_keys_can_be_switched_off(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "bot:random"), 0)
    page.keyboard.press("s")
    page.uncheck("#set-keys")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.reload()
    page.keyboard.press("r")
    expect(page.locator("#rules-dialog")).to_be_hidden()


def test_what_an_answer_takes_is_shown_before_it_is_given(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "bot:random"), 0)
    page.keyboard.press("1")
    expect(page.locator("#board .touched").first).to_be_visible()
    expect(page.locator("#board button.chosen")).to_have_count(1)
    answers(page).last.hover()
    expect(answers(page).last).to_have_class("answer chosen")
    page.locator("#board button").first.hover()
    chosen = page.locator("#board button").first.get_attribute("value")
    expect(page.locator(f"#answers button[value='{chosen}']")).to_have_class("answer chosen")


def test_the_focus_stays_where_it_makes_sense(guest: Guest, server: Server) -> None:
    """Whoever plays with keys is not thrown back to the top of the page by every move."""
    page = take_seat(guest(), server.lay("friend", "bot:random"), 0)
    version = page.locator("body").get_attribute("data-version")
    answers(page).first.press("Enter")
    moved(page, version)
    assert settled(page)
    assert page.evaluate("document.activeElement.closest('#panel') !== null")
