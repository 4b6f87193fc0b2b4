"""Looking back: step by step, to a moment by its link, through other eyes, on from there, and as a file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from visiting import BTWIXT, HAND, Guest, Server, Trouble, answers, click, line_count, played, settled, take_seat

import smallcouncil as sc


@pytest.fixture
def game() -> sc.State:
    return played(HAND, 2)


@pytest.fixture
def page(guest: Guest, server: Server, game: sc.State) -> Page:
    page = guest()
    page.goto(server.bring(game.record()))
    return page


def is_at(page: Page, at: int) -> None:
    expect(page.locator("body")).to_have_attribute("data-at", str(at))
    expect(page.locator("#log > li")).to_have_count(at)


def test_steps_keys_and_scrubbing(page: Page, game: sc.State) -> None:
    length = len(game.history)
    is_at(page, length)
    expect(page.locator("#turn")).to_have_text(f"After decision {length} of {length}")
    expect(page.locator(".standing li")).not_to_have_count(0)
    page.get_by_label("To the beginning").click()
    is_at(page, 0)
    expect(page.locator("#turn")).to_have_text("The beginning")
    page.get_by_label("One decision on").click()
    is_at(page, 1)
    page.locator("#turn").press("ArrowRight")
    is_at(page, 2)
    page.keyboard.press("ArrowLeft")
    is_at(page, 1)
    page.keyboard.press("End")
    is_at(page, length)
    page.keyboard.press("Home")
    is_at(page, 0)
    page.locator("#at").fill("7")
    is_at(page, 7)
    page.locator("#log .line-number").nth(2).click()
    is_at(page, 3)
    expect(page.locator("#at")).to_have_value("3")


def test_a_link_leads_to_the_exact_moment(page: Page, guest: Guest) -> None:
    page.locator("#at").fill("6")
    is_at(page, 6)
    link = page.get_by_text("Link to this moment").get_attribute("href")
    assert re.fullmatch(r"/r/\w+\?at=6", str(link))
    assert page.url.endswith(str(link))
    other = guest()
    other.goto(str(link))
    is_at(other, 6)
    assert other.locator("#board").inner_html() == page.locator("#board").inner_html()


def test_through_another_ones_eyes(guest: Guest, server: Server) -> None:
    """In a game with secrets: while a seat's hand is shown, the other hands are not; in the end all are."""
    page = guest()
    page.goto(server.bring(played(BTWIXT, 3).record()) + "?at=4")
    is_at(page, 4)
    boards = {"a spectator": page.locator("#board").inner_html()}
    for number, name in enumerate(("Player 2", "everyone at once")):
        page.locator(".eyes").get_by_role("link", name=name, exact=True).click()
        expect(page.locator(".eyes [aria-current]")).to_have_text(name)
        assert page.url.endswith(("?at=4&as=1", "?at=4&as=all")[number])
        boards[name] = page.locator("#board").inner_html()
    assert len(set(boards.values())) == 3
    page.get_by_label("One decision on").click()
    is_at(page, 5)
    expect(page.locator(".eyes [aria-current]")).to_have_text("everyone at once")


def test_play_on_from_there(page: Page) -> None:
    page.locator("#at").fill("6")
    is_at(page, 6)
    page.click("#fork")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    assert settled(page)
    assert line_count(page) == 6
    click(page, answers(page).first)
    expect(page.locator("#log > li").nth(6)).to_be_attached()


def test_the_record_goes_out_and_comes_in(page: Page, game: sc.State, tmp_path: Path) -> None:
    """A record that is already here is not kept twice: it opens at its own address."""
    with page.expect_download() as begun:
        page.get_by_text("Download the record").click()
    file = tmp_path / begun.value.suggested_filename
    begun.value.save_as(file)
    assert file.suffix == ".json"
    assert sc.replay(file.read_text()).digest() == game.digest()
    first = page.url
    page.goto("/")
    page.set_input_files("#record", file)
    page.click(".upload button")
    page.wait_for_url(re.compile(r"/r/\w+$"))
    assert page.url == first
    is_at(page, len(game.history))


def test_a_broken_record_is_refused_with_a_reason(guest: Guest, trouble: Trouble) -> None:
    trouble.expect("400")
    page = guest()
    page.goto("/replay")
    files = {"name": "game.json", "mimeType": "application/json", "buffer": b"{not json"}
    page.set_input_files("#record", files)
    page.click(".upload button")
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_running_game_is_looked_back_at_and_played_on(guest: Guest, server: Server) -> None:
    """The way there and back from the table, while it is my turn; the record is only given when the game is over."""
    table = server.lay("friend", "bot:random", options={"companions": False})
    page = take_seat(guest(), table, 0)
    click(page, answers(page).first)
    assert settled(page)
    page.click("#more > summary")
    expect(page.locator("a[href$='/record']")).to_have_count(0)
    page.get_by_role("link", name="Replay so far").click()
    is_at(page, 2)
    expect(page.locator("a[href$='/record']")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    is_at(page, 1)
    page.get_by_role("link", name="Back to the table").click()
    assert settled(page)
    page.locator("#log .line-number").first.click()
    is_at(page, 1)
