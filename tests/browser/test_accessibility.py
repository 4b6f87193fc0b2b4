"""axe-core finds nothing serious on any page, in either language, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from visiting import (
    BTWIXT,
    GAMES,
    HAND,
    LEGENDARY,
    STARK,
    Guest,
    Server,
    Trouble,
    answers,
    click,
    decisions,
    friends,
    played,
    problems,
    settled,
    take_seat,
)

from smallcouncil.arena.puzzles import puzzles

READERS = [("en-GB", "light"), ("de-DE", "dark")]


@pytest.fixture(params=READERS, ids=lambda reader: "-".join(reader))
def page(request: pytest.FixtureRequest, guest: Guest) -> Page:
    """The policy of the pages would keep axe from its own styles."""
    locale, scheme = request.param
    return guest(locale=locale, color_scheme=scheme, bypass_csp=True)


PAGES = (
    "/",
    "/replay",
    "/docs",
    *(f"/{kind}/{game}" for kind in ("new", "rules", "learn") for game in GAMES),
    *(f"/puzzles/{game}" for game in GAMES if puzzles(game)),
    f"/analysis/{HAND}",
    f"/analysis/{HAND}?setup=1",
)


@pytest.mark.parametrize("address", PAGES)
def test_pages(page: Page, address: str) -> None:
    page.goto(address)
    assert problems(page) == []


def test_an_error_page(page: Page, trouble: Trouble) -> None:
    trouble.expect("404")
    page.goto("/nothing")
    assert problems(page) == []


TABLES = [(HAND, {"crows": True}), (BTWIXT, {"advanced": True}), (STARK, {}), (LEGENDARY, {})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_full_table_in_the_middle_of_the_game(page: Page, server: Server, game: str, options: Any) -> None:
    table = server.lay(
        *friends(game), game=game, options=options, clock={"seconds": 600}, undo="free", watching="anyone"
    )
    server.play_on(table, 10)
    take_seat(page, table, server.awaited(table))
    assert settled(page)
    page.click("#more > summary")
    assert problems(page) == []
    page.goto(f"{table.link}/replay?at=9")
    assert problems(page) == []


def test_dialogs(page: Page, server: Server) -> None:
    table = server.lay("friend", "friend")
    page.goto(table.seats[0])
    assert problems(page) == []
    take_seat(page, table, 0)
    for key in ("?", "s", "r"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert problems(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(("game", "seats"), [(HAND, 2), (BTWIXT, 3)])
def test_the_end(page: Page, server: Server, game: str, seats: int) -> None:
    state = played(game, seats)
    page.goto(server.bring(state.record()) + f"?at={len(state.history) - 1}")
    page.click("#fork")
    for _ in decisions(page):
        click(page, answers(page).first)
    expect(page.locator(".standing li")).not_to_have_count(0)
    assert problems(page) == []
