"""axe-core finds nothing serious on any page, in either language, by day and by night.

Usually each page has one of the two readers, in turns, so that every kind of page has both; the other one comes with
`make layouts`.
"""

from collections.abc import Sequence
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


def in_turns(cases: Sequence[Any]) -> list[Any]:
    """Each case for both readers, one of them only if there is time."""
    found = []
    for number, case in enumerate(cases):
        parts = case if isinstance(case, tuple) else (case,)
        for turn, reader in enumerate(READERS):
            marks = [pytest.mark.slow] if (number + turn) % 2 else []
            name = "-".join((*reader, *(str(part) for part in parts if not isinstance(part, dict))))
            found.append(pytest.param(reader, *parts, marks=marks, id=name))
    return found


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


@pytest.mark.parametrize(("page", "address"), in_turns(PAGES), indirect=["page"])
def test_pages(page: Page, address: str) -> None:
    page.goto(address)
    assert problems(page) == []


def test_an_error_page(page: Page, trouble: Trouble) -> None:
    trouble.expect("404")
    page.goto("/nothing")
    assert problems(page) == []


TABLES = [(HAND, {"crows": True}), (BTWIXT, {"advanced": True}), (STARK, {}), (LEGENDARY, {})]


@pytest.mark.parametrize(("page", "game", "options"), in_turns(TABLES), indirect=["page"])
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


@pytest.mark.parametrize(("page", "game", "seats"), in_turns([(HAND, 2), (BTWIXT, 3)]), indirect=["page"])
def test_the_end(page: Page, server: Server, game: str, seats: int) -> None:
    state = played(game, seats)
    page.goto(server.bring(state.record()) + f"?at={len(state.history) - 1}")
    page.click("#fork")
    for _ in decisions(page):
        click(page, answers(page).first)
    expect(page.locator(".standing li")).not_to_have_count(0)
    assert problems(page) == []
