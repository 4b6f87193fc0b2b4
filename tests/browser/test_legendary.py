"""Legendary by clicks: a game to its end, plays that go together, a warning before a turn ends, fetched cards."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from visiting import LEGENDARY, Guest, Server, answers, cards, click, decisions, free_of_scrolling, settled, words

import smallcouncil as sc

FIRST_LOAD = 300_000
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 375, "height": 740}}
SHORT = (
    '{"seats":2,"first":0,"turn":0,"step":"main","attack":20,"defenders":[0,0],"hands":[["basic-merchant","basic-soldier",'
    '"basic-soldier"],["basic-merchant","basic-soldier"]],"victory":[["mm-tywin-lannister","mm-cersei-lannister"],[]]}'
)
"""Two of three Masterminds are beaten: with the third one the last turn has come."""


def sit(page: Page, server: Server, position: str) -> None:
    """Take over a game that begins at a position, for whoever must decide."""
    state = sc.game(LEGENDARY).start(position=position, seed=1)
    page.goto(f"{server.bring(state.record())}?at=0")
    page.click("#fork")
    assert settled(page)


def on_board(page: Page, word: str) -> None:
    click(page, page.locator(f'#board button[form=answers][value="{word}"]'))


@pytest.fixture(params=SIZES)
def page(request: pytest.FixtureRequest, guest: Guest) -> Page:
    return guest(viewport=SIZES[request.param], has_touch=request.param == "phone", bypass_csp=False)


def test_a_short_game_to_its_end_on_the_board(page: Page, server: Server) -> None:
    sit(page, server, SHORT)
    assert free_of_scrolling(page)
    assert set(words(cards(page))) == set(words(answers(page)))
    before = page.locator("#log li").count()
    click(page, page.locator("#board [data-together] button"))
    expect(page.locator("#log li")).to_have_count(before + 3)
    expect(page.locator(".lg-sum-attack .lg-total")).to_have_text("22")
    expect(page.locator(".lg-sum-recruit .lg-total")).to_have_text("1")
    on_board(page, "fight mastermind 1")
    for _ in decisions(page):
        if page.locator('#board button[value="end turn"]').count():
            page.locator('#board button[value="end turn"]').click()
            if page.locator("#notice p").count():
                page.locator('#board button[value="end turn"]').click()
            break
        click(page, cards(page).first)
    expect(page.locator("#turn")).to_have_text("The game is over")
    expect(cards(page)).to_have_count(0)


def warned(page: Page, server: Server) -> tuple[Page, Locator]:
    """Somebody who wanted to end the turn while something is left, and the button for that."""
    sit(page, server, SHORT)
    end = page.locator('#board button[value="end turn"]')
    end.click()
    expect(page.locator("#notice")).to_contain_text("You could still do")
    return page, end


def test_the_end_of_a_turn_is_asked_for_twice_while_something_is_left(guest: Guest, server: Server) -> None:
    page, end = warned(guest(), server)
    assert page.locator("#log li").count() == 0
    click(page, end)
    expect(page.locator("#log li").first).to_be_visible()


def test_a_warning_is_not_forgotten_when_the_page_is_drawn_anew(guest: Guest, server: Server) -> None:
    """As it is when somebody else comes to the table between the two clicks."""
    page, end = warned(guest(), server)
    page.evaluate(DRAW_ANEW)
    click(page, end)
    expect(page.locator("#log li").first).to_be_visible()


def test_a_card_is_fetched_when_somebody_looks_and_the_page_is_light(guest: Guest, server: Server) -> None:
    page = guest()
    loaded: dict[str, int] = {}
    page.on("response", lambda answer: loaded.update({answer.url: len(answer.body()) if answer.ok else 0}))
    sit(page, server, SHORT)
    loaded.clear()
    page.reload()
    page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) < FIRST_LOAD
    assert not [url for url in loaded if "/cards/" in url]
    with page.expect_response(re.compile(r"/cards/legendary/en/[\w-]+\.svg$")) as fetched:
        page.locator(".lg-lineup .lg-card").first.hover()
    assert fetched.value.headers["content-type"] == "image/svg+xml"
    assert "no-store" not in fetched.value.headers["cache-control"]
    expect(page.locator(".card-peek img")).to_be_visible()


def test_without_scripts_every_answer_is_a_button(guest: Guest, server: Server) -> None:
    page = guest(java_script_enabled=False)
    sit(page, server, SHORT)
    page.locator('#board button[value="play basic-merchant"]').click()
    expect(page.locator(".lg-sum-recruit .lg-total")).to_have_text("1")
    page.locator('#answers button[value="end turn"]').click()
    expect(page.locator("#log")).to_contain_text("Merchant")


DRAW_ANEW = """() => document.querySelectorAll('button[name="action"]').forEach(button => {
  const drawn = button.cloneNode(true);
  delete drawn.dataset.warned;
  button.replaceWith(drawn);
})"""
"""The buttons as the server draws them, which knows of no warning."""
