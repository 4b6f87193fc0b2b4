"""axe-core finds nothing serious on any page, in either language, by day and by night."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import Guest
from visiting import HAND, Server, Trouble, listening

READERS = [("en-GB", "light"), ("de-DE", "dark")]


def problems(page) -> list[str]:
    found = Axe().run(page).response["violations"]
    grave = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}" for each in grave for node in each["nodes"]]


@pytest.fixture(params=READERS, ids=lambda reader: "-".join(reader))
def page(request: pytest.FixtureRequest, guest: Guest):
    """The policy of the pages would keep axe from its own styles."""
    locale, scheme = request.param
    return guest(locale=locale, color_scheme=scheme, bypass_csp=True)


@pytest.mark.parametrize("address", ["/", f"/new/{HAND}", f"/rules/{HAND}", "/replay", "/docs"])
def test_pages(page, address: str) -> None:
    page.goto(address)
    assert problems(page) == []


def test_an_error_page(page, trouble: Trouble) -> None:
    trouble.expect("404")
    page.goto("/nothing")
    assert problems(page) == []


def test_a_table_of_four_in_the_middle_of_the_game(page, server: Server) -> None:
    clock = {"seconds": 600}
    table = server.lay("friend", "friend", "friend", "friend", options={"crows": True}, clock=clock, undo="free")
    for seat in (0, 1):
        page.goto(table.seats[seat])
    server.play_on(table, 10)
    page.goto(table.link)
    listening(page)
    page.click("#more > summary")
    assert problems(page) == []
    for key in ("?", "s", "r"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert problems(page) == []
        page.keyboard.press("Escape")


def test_the_end_and_the_replay(page, server: Server) -> None:
    table = server.lay("friend", "friend", watching="anyone")
    page.goto(table.seats[0])
    server.play_on(table)
    page.reload()
    assert problems(page) == []
    page.goto(f"{table.link}/replay?at=9")
    assert problems(page) == []
