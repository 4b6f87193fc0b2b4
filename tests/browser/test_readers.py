"""The same pages for different readers: in German, on a phone, by candlelight, without motion, without scripts."""

import re

import pytest
from playwright.sync_api import Page, expect
from visiting import (
    GAMES,
    HAND,
    Guest,
    Server,
    Trouble,
    answers,
    cards,
    click,
    free_of_scrolling,
    friends,
    listening,
    settled,
    sit,
    take_seat,
)

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
COUNT_GLIDES = """
    window.glides = 0;
    const start = document.startViewTransition;
    document.startViewTransition = function (change) { window.glides += 1; return start.call(document, change); };
"""


def test_german_is_chosen_and_remembered(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "bot:random"), 0)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#turn")).to_have_text("Du bist am Zug")
    click(page, answers(page).first)
    expect(page.locator("#log > li").first).to_contain_text("Varys")
    assert settled(page)
    expect(page.locator("#turn")).to_have_text("Du bist am Zug")
    page.goto("/")
    expect(page.get_by_role("heading", name="Die Spiele")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="The games")).to_be_visible()


def test_the_language_of_the_browser_comes_first(guest: Guest) -> None:
    page = guest(locale="de-AT")
    page.goto("/new/hand-of-the-king")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).to_contain_text("Hand des Königs")


def wider_than_a_phone(page: Page, addresses: dict[str, str]) -> list[str]:
    wide = []
    for name, address in addresses.items():
        page.goto(address)
        if not free_of_scrolling(page):
            wide.append(name)
    return wide


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_page_is_wider_than_a_phone(guest: Guest, server: Server, trouble: Trouble, locale: str) -> None:
    trouble.expect("404")
    server.lay(*friends(HAND), game=HAND, listed=True)
    addresses = {
        "home": "/",
        "invitation": server.lay("friend", "friend", game=HAND).seats[0],
        "upload": "/replay",
        "API": "/docs",
        "error": "/nothing",
    }
    assert wider_than_a_phone(guest(locale=locale, **PHONE), addresses) == []


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.slow), "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_game_is_wider_than_a_phone(guest: Guest, server: Server, game: str, locale: str) -> None:
    """German has the longer words."""
    page = guest(locale=locale, **PHONE)
    table, other = (server.lay(*friends(game), game=game, watching="anyone") for _ in range(2))
    for each in (table, other):
        server.play_on(each, 11)
    sit(page, table, server.awaited(table))
    addresses = {
        "new table": f"/new/{game}",
        "table of four, if there can be": table.link,
        "table, watched": other.link,
        "replay": f"{table.link}/replay",
        "rules": f"/rules/{game}",
        "rules found": f"/rules/{game}?q=card",
    }
    assert wider_than_a_phone(page, addresses) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_width(guest: Guest, server: Server, game: str) -> None:
    table = server.lay(*friends(game), game=game)
    server.play_on(table, 9)
    page = take_seat(guest(), table, server.awaited(table))
    wide = []
    for width in (320, 768, 1024, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        if not free_of_scrolling(page):
            wide.append(width)
    assert wide == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays(guest: Guest, game: str) -> None:
    page = guest(**PHONE)
    page.goto("/")
    page.tap(f"form:has(input[value={game}]) button[value=novice]")
    listening(page)
    for number in range(4):
        assert settled(page)
        before = page.locator("body").get_attribute("data-version")
        if number % 2:
            page.tap(".jump")
        button = (answers if number % 2 else cards)(page).last
        regrets = page.locator(f'#answers button[value="{button.get_attribute("value")}"][data-warning]').count()
        button.tap()
        if regrets:
            expect(page.locator("#notice")).not_to_be_empty()
            button.tap()
        elif page.locator("#answers[data-closing]").count() == 0:
            expect(page.locator("#meant")).to_be_visible()
            assert page.locator("body").get_attribute("data-kind") == "mine"
            page.tap("#meant .primary")
        expect(page.locator("body")).not_to_have_attribute("data-version", str(before))
        assert free_of_scrolling(page)


def colour(page: Page) -> list[int]:
    text = str(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    return [int(part) for part in re.findall(r"\d+", text)[:3]]


def test_dark_by_the_device_or_by_choice(guest: Guest) -> None:
    page = guest(color_scheme="dark")
    page.goto("/")
    assert sum(colour(page)) < 150
    page.get_by_role("button", name="Switch between light and dark").click()
    assert sum(colour(page)) > 600
    page.goto(f"/rules/{HAND}")
    assert sum(colour(page)) > 600


@pytest.mark.parametrize(("motion", "glides"), [("reduce", 0), ("no-preference", 1)])
def test_cards_glide_unless_the_reader_minds(guest: Guest, server: Server, motion: str, glides: int) -> None:
    page = guest(reduced_motion=motion)
    page.add_init_script(COUNT_GLIDES)
    take_seat(page, server.lay("friend", "friend"), 0)
    click(page, answers(page).first)
    expect(page.locator("#log > li")).to_have_count(1)
    assert page.evaluate("window.glides") == glides


class TestWithoutScripts:
    """All is done by links and forms."""

    @pytest.fixture
    def page(self, guest: Guest) -> Page:
        return guest(java_script_enabled=False)

    @pytest.mark.parametrize("game", GAMES)
    def test_a_game_begins_and_goes_on(self, page: Page, game: str) -> None:
        page.goto("/")
        page.click(f"form:has(input[value={game}]) button[value=novice]")
        again = page.get_by_role("link", name="Look again")
        mine = page.get_by_role("heading", name="Your turn", exact=True)
        for number in range(5):
            expect(mine).to_be_visible()
            page.wait_for_load_state()
            before = page.locator("#log > li").count()
            (cards if number % 2 else answers)(page).first.click()
            while not mine.count():
                again.or_(mine).first.click()  # the page also looks by itself, and may be quicker
            expect(page.locator("#log > li").nth(before)).to_be_attached()

    def test_undo_chat_language_and_replay(self, page: Page, server: Server) -> None:
        table = server.lay("friend", "friend", options={"companions": False}, undo="free")
        sit(page, table, 0)
        answers(page).first.click()
        expect(page.locator("#log > li")).to_have_count(1)
        page.click("#undo")
        expect(page.locator("#log > li")).to_have_count(0)
        page.fill("#say-text", "hello")
        page.click("#say button")
        expect(page.locator("#chat .said")).to_have_text("hello")
        page.get_by_role("button", name="Deutsch").click()
        expect(page.locator("#turn")).to_have_text("Du bist am Zug")
        answers(page).first.click()
        page.locator("#log .line-number").first.click()
        expect(page.locator("body")).to_have_attribute("data-at", "1")
        page.locator("#step-first").click()
        expect(page.locator("body")).to_have_attribute("data-at", "0")

    def test_a_stale_form_is_refused_kindly(self, page: Page, server: Server, trouble: Trouble) -> None:
        trouble.expect("409")
        table = server.lay("friend", "friend", options={"companions": False})
        sit(page, table, 0)
        server.play_on(table, 1)
        answers(page).first.click()
        expect(page.locator("#notice")).to_contain_text("moved on")
        expect(page.locator("#log > li")).to_have_count(1)
        expect(answers(page)).to_have_count(0)
