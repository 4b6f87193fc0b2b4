"""Taking back: freely against a bot, by consent among people, a whole turn, and never past what came to light."""

import pytest
from playwright.sync_api import Page, expect
from visiting import HAND, Guest, Server, answers, click, line_count, settled, take_seat, words

import smallcouncil as sc


def test_against_a_bot_undo_is_free_and_takes_its_reply_along(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "bot:random", options={"companions": False}), 0)
    asked = words(answers(page))
    click(page, answers(page).first)
    assert settled(page)
    assert line_count(page) == 2
    click(page, page.locator("#undo"))
    expect(page.locator("#log > li")).to_have_count(0)
    assert words(answers(page)) == asked
    expect(page.locator("#undo:enabled")).to_have_count(0)


@pytest.fixture
def pair(guest: Guest, server: Server) -> tuple[Page, Page]:
    """Two people; the first has moved."""
    table = server.lay("friend", "friend", options={"companions": False})
    first, second = (take_seat(guest(), table, seat) for seat in (0, 1))
    click(first, answers(first).first)
    assert settled(second)
    return first, second


def test_the_other_agrees(pair: tuple[Page, Page]) -> None:
    first, second = pair
    click(first, first.get_by_role("button", name="Ask to undo"))
    expect(first.locator(".undoing")).to_contain_text("the others are being asked")
    expect(second.locator(".undoing")).to_contain_text("Player 1 would like to take back the last move")
    click(second, second.get_by_role("button", name="Agree"))
    assert settled(first)
    for page in pair:
        expect(page.locator("#log > li")).to_have_count(0)


def test_the_other_refuses(pair: tuple[Page, Page]) -> None:
    first, second = pair
    click(first, first.get_by_role("button", name="Ask to undo"))
    click(second, second.get_by_role("button", name="Refuse"))
    expect(first.get_by_role("button", name="Ask to undo")).to_be_enabled()
    for page in pair:
        expect(page.locator("#log > li")).to_have_count(1)


def test_playing_on_is_an_answer_too(pair: tuple[Page, Page]) -> None:
    first, second = pair
    click(first, first.get_by_role("button", name="Ask to undo"))
    click(second, answers(second).first)
    expect(second.get_by_role("button", name="Agree")).to_have_count(0)
    expect(first.locator("#log > li")).to_have_count(2)


def test_where_it_was_agreed_that_nothing_is_taken_back(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "bot:random", undo="off"), 0)
    click(page, answers(page).first)
    assert settled(page)
    expect(page.locator("#undo:enabled, #reset")).to_have_count(0)


def in_the_middle_of_a_turn() -> sc.State:
    """A game in which the awaited seat has already decided twice in this turn, and nothing came to light."""
    game = sc.game(HAND)
    for seed in range(1000):
        state = game.start(seats=2, seed=seed)
        while state.awaiting:
            seat = state.awaiting[0]
            state.act(seat, state.actions(seat)[0])
            if [mover for mover, _ in state.history[-2:]] == [*state.awaiting] * 2:
                return state
    raise AssertionError("no such game")


def test_a_turn_is_reset_as_a_whole(guest: Guest, server: Server) -> None:
    state = in_the_middle_of_a_turn()
    page = guest()
    page.goto(server.bring(state.record()))
    page.click("#fork")
    assert settled(page)
    expect(page.locator("#log > li")).to_have_count(len(state.history))
    click(page, page.locator("#reset"))
    expect(page.locator("#log > li")).to_have_count(len(state.history) - 2)
    expect(page.locator("#reset")).to_have_count(0)
    assert settled(page)


def right_after_a_draw() -> sc.State:
    """A game in which Petyr Baelish has just drawn two companions."""
    game, wish = sc.game(HAND), "companion petyr-baelish"
    for seed in range(1000):
        state = game.start(seats=2, seed=seed)
        while state.awaiting:
            (seat,) = state.awaiting
            chosen = wish if wish in state.words(seat) else state.words(seat)[0]
            state.play(chosen, seat)
            if chosen == wish:
                return state
    raise AssertionError("no such game")


def test_nothing_is_taken_back_past_what_came_to_light(guest: Guest, server: Server) -> None:
    """Whoever has seen the drawn companions cannot unsee them."""
    state = right_after_a_draw()
    page = guest()
    page.goto(server.bring(state.record()))
    page.click("#fork")
    assert settled(page)
    expect(page.locator("#undo")).to_be_disabled()
    expect(page.locator("#undo-refused")).to_have_text("That cannot be taken back: something has come to light since.")
    expect(page.locator("#reset")).to_have_count(0)
