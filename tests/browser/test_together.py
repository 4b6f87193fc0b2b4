"""Several people at a table: by link, from the home page, looking on, at one screen, with a bot for one who leaves."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from visiting import (
    BTWIXT,
    Guest,
    Laid,
    Server,
    Wire,
    answers,
    cards,
    click,
    line_count,
    listening,
    play_until_asked,
    settled,
    take_seat,
    words,
)

import smallcouncil as sc
from smallcouncil.core.sealed import key_of


def test_two_people_by_link(guest: Guest, server: Server) -> None:
    """One lays the table on a page and sends the link that it shows; both see each other's moves at once."""
    host = guest()
    host.goto("/new/hand-of-the-king")
    host.fill("#name", "Sansa")
    host.click("main button.primary")
    expect(host.locator(".invitations")).to_be_visible()
    link = host.get_by_label("For Seat 2", exact=True).input_value()
    assert re.fullmatch(rf"{server.url}/t/\w+/seat/\S+", link)

    friend = guest()
    friend.goto(link)
    friend.click("#sit")
    expect(host.locator("#turn")).to_have_text("Your turn")
    expect(friend.locator("#turn")).to_have_text("Waiting for Sansa")
    expect(answers(friend)).to_have_count(0)
    click(host, answers(host).first)
    expect(friend.locator("#log > li")).to_have_count(1)
    expect(friend.locator("#log > li")).to_contain_text("Sansa moves Varys")
    play_until_asked(friend, host)
    assert friend.title().startswith("Your turn")
    before = line_count(host)
    click(friend, cards(friend).first)
    expect(host.locator("#log > li")).to_have_count(before + 1)


def test_a_seat_survives_a_reload_and_leads_home(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    page = take_seat(guest(), table, 0)
    page.reload()
    expect(page.locator(".seat.mine")).to_have_attribute("data-seat", "0")
    page.goto("/")
    page.click(f"#main a[href='/t/{table.id}']")
    expect(page).to_have_url(table.link)


def test_a_listed_table_is_joined_from_the_home_page(guest: Guest, server: Server) -> None:
    table = server.lay("bot:random", "friend", listed=True, name="Renly", options={"first": 1})
    page = guest()
    page.goto("/")
    page.click(f".listing a[href='/t/{table.id}']")
    page.fill("#join-name", "Brienne")
    page.click(".join button")
    expect(page.locator(".seat.mine .seat-name")).to_have_text("Brienne")
    assert settled(page)
    click(page, answers(page).first)
    stranger = guest()
    stranger.goto("/")
    expect(stranger.locator(f".listing a[href='/t/{table.id}']")).to_have_count(0)


def test_a_full_table_that_anyone_may_watch_is_watched_from_the_home_page(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", listed=True, watching="anyone")
    for seat in (0, 1):
        server.token(table, seat)
    stranger = guest()
    stranger.goto("/")
    watch = stranger.locator(f".listing a[href='/t/{table.id}']")
    expect(watch).to_contain_text("Watch")
    watch.click()
    expect(stranger.locator(".join")).to_have_count(0)
    expect(answers(stranger)).to_have_count(0)


def test_a_spectator_sees_the_game_and_no_secret(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    player, spectator = guest(), guest()
    take_seat(player, table, 0)
    server.token(table, 1)
    spectator.goto(table.watch)
    expect(spectator.locator(".spectators")).to_have_text("1 spectator")
    click(player, answers(player).first)
    expect(spectator.locator("#log > li")).to_have_count(1)
    expect(answers(spectator)).to_have_count(0)
    expect(cards(spectator)).to_have_count(0)
    expect(spectator.locator("#undo, #leave, .invitations, .rename")).to_have_count(0)
    told = Wire.told(spectator)
    assert "moves Varys" in told
    assert [secret for secret in table.secrets if secret in told] == []


def shown(page: Page) -> str:
    """All that a page was told of the game; not the drawings of all cards, which are in every page."""
    parts = [page.locator(part).inner_html() for part in ("#board", "#panel", "#log")]
    return "".join([*parts, *Wire.of(page).all])


def secrets_of_the_first(views: Sequence[Any]) -> set[str]:
    """The cards in the hand of seat 0 of which seat 1 sees nothing anywhere."""
    public = {**views[1], "hand": [], "viewer": None}
    return {card for card in views[0]["hand"] if card not in json.dumps(public)} - set(views[1]["hand"])


def seed_of_secrets() -> int:
    """A deal after whose first four decisions seat 0 has three cards that nobody else has."""
    for seed in range(100):
        state = sc.game(BTWIXT).start(seats=3, seed=key_of(seed))
        for _ in range(4):
            state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
        if len(secrets_of_the_first([state.view(0), state.view(1)])) >= 3:
            return seed
    raise AssertionError("no such deal")


def test_hidden_hands_stay_hidden(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", "friend", game=BTWIXT, seed=seed_of_secrets())
    owner, other = (take_seat(guest(), table, seat) for seat in (0, 1))
    spectator = guest()
    spectator.goto(table.watch)
    listening(spectator)
    server.play_on(table, 4)
    secret = secrets_of_the_first([server.look(table, seat)["view"] for seat in (0, 1)])
    assert len(secret) >= 3
    for page in (owner, other, spectator):
        expect(page.locator("#log > li")).to_have_count(4)
    assert {card for card in secret if card in shown(owner)} == secret
    assert {card for card in secret if card in shown(other) + shown(spectator)} == set()


def test_a_whisper_is_for_two(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", "friend", game=BTWIXT)
    first, second, third = (take_seat(guest(), table, seat) for seat in range(3))
    first.select_option("#say-to", "1")
    first.fill("#say-text", "quaithe told me")
    first.click("#say button")
    expect(second.locator("#chat .said")).to_have_text("quaithe told me")
    expect(second.locator("#chat .author")).to_have_text("Player 1")
    second.fill("#say-text", "good morning")
    second.click("#say button")
    expect(third.locator("#chat .said")).to_have_text(["good morning"])
    assert "quaithe" not in Wire.told(third)


def test_a_shared_screen_is_covered_while_it_changes_hands(guest: Guest) -> None:
    """In a game with secrets, nothing of a hand is in the page before its owner says to be there."""
    page = guest()
    page.goto("/new/btwixt")
    page.fill("#name", "Arya")
    page.select_option("#seat-1", "here")
    page.select_option("#seat-2", "bot:novice")
    page.click("main button.primary")
    expect(page.locator("#ready")).to_contain_text("Arya")
    expect(answers(page)).to_have_count(0)
    click_ready(page)
    hand = words(answers(page))
    while page.locator("#ready").count() == 0:
        click(page, answers(page).first)
        page.wait_for_selector("#answers button, #ready")
    expect(page.locator("#ready")).to_contain_text("Player 2")
    expect(answers(page)).to_have_count(0)
    click_ready(page)
    assert words(answers(page)) != hand


def click_ready(page: Page) -> None:
    page.click("#ready")
    assert settled(page)


def test_without_the_link_nobody_watches(guest: Guest, server: Server, trouble) -> None:
    table = server.lay("friend", "friend")
    page = guest()
    trouble.expect("403")
    answer = page.goto(table.link)
    assert answer.status == 403
    expect(page.locator("h1")).to_have_text("That is not yours")


def test_two_people_at_one_screen(guest: Guest) -> None:
    page = guest()
    page.goto("/new/hand-of-the-king")
    page.select_option("#seat-1", "here")
    page.fill("#name", "Arya")
    page.click("main button.primary")
    expect(page.locator("#turn")).to_have_text("Arya to decide")
    click(page, answers(page).first)
    while page.locator("#turn").inner_text() == "Arya to decide":
        click(page, answers(page).first)
    expect(page.locator("#turn")).to_have_text("Player 2 to decide")
    click(page, cards(page).first)
    expect(page.locator(".seat.mine")).to_have_count(2)


def test_a_bot_takes_over_and_gives_back(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    page, other = take_seat(guest(), table, 0), take_seat(guest(), table, 1)
    page.click("#more > summary")
    expect(page.locator("#bot-0")).to_be_hidden()
    page.click("#asking-bot-0 > summary")
    expect(page.locator("#asking-bot-0 p")).to_have_text(
        "From here on a bot plays for you, and the others are told. You can take your seat back at any time."
    )
    page.select_option("#bot-0", "novice")
    page.click("#asking-bot-0 button")
    expect(page.locator(".seat[data-seat='0'] .role")).to_have_text("bot · Novice")
    assert settled(other)
    assert line_count(other) > 0
    page.get_by_role("button", name="Take my seat back from the bot").click()
    expect(page.locator(".seat[data-seat='0'] .role")).to_have_text("you")
    expect(other.locator("#notice")).to_have_text("Player 1 is back and has taken the seat from the bot.")
    play_until_asked(page, other)
    click(page, answers(page).first)


def test_whoever_leaves_is_replaced_and_the_others_play_on(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    page, other = take_seat(guest(), table, 0), take_seat(guest(), table, 1)
    page.click("#more > summary")
    page.click("#leave")
    expect(page.locator("#asking-leave p")).to_contain_text("A bot plays on for you")
    page.click("#leave-yes")
    expect(page).to_have_url(f"{server.url}/")
    expect(other.locator("#notice")).to_have_text("Player 1 has left the table. A bot (Knight) plays on.")
    expect(other.locator("#chat .noted")).to_have_text("Player 1 has left the table. A bot (Knight) plays on.")
    expect(other.locator(".seat[data-seat='0'] .role")).to_contain_text("bot")
    assert settled(other)


def test_leaving_bots_alone_is_asked_first_and_the_game_waits(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "bot:random", watching="anyone")
    page, spectator = take_seat(guest(), table, 0), guest()
    spectator.goto(table.watch)
    listening(spectator)
    page.click("#more > summary")
    page.click("#leave")
    expect(page.locator("#asking-leave p")).to_contain_text("The game waits for you")
    expect(page).to_have_url(table.link)
    page.click("#leave-yes")
    expect(page).to_have_url(f"{server.url}/")
    expect(spectator.locator("#notice")).to_have_text("Player 1 has left the table. The game waits.")
    page.goto(table.link)
    assert settled(page)


def test_in_a_small_window_the_fold_about_the_table_lies_under_nothing(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "bot:random")
    page = take_seat(guest(viewport={"width": 1280, "height": 800}), table, 0)
    page.click("#more > summary")
    page.click("#leave")
    page.click("#leave-yes")
    expect(page).to_have_url(f"{server.url}/")


def test_on_a_phone_the_question_before_leaving_is_in_sight_at_once(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    page = take_seat(guest(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True), table, 0)
    page.tap(".tabs [data-sheet=facts]")
    page.tap("#more > summary")
    page.tap("#leave")
    expect(page.locator("#leave-yes")).to_be_in_viewport(ratio=1)
    page.tap("#leave-yes")
    expect(page).to_have_url(f"{server.url}/")


def test_a_game_is_given_up_after_a_question(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    page, other = take_seat(guest(), table, 0), take_seat(guest(), table, 1)
    page.click("#more > summary")
    page.click("#resign")
    expect(page.locator("#asking-resign p")).to_contain_text("the other has won")
    page.click("#resign-yes")
    for each in (page, other):
        expect(each.locator("#turn")).to_have_text("The game is over")
        expect(each.locator(".question")).to_have_text("Player 1 has resigned. Player 2 wins.")
        expect(answers(each)).to_have_count(0)
    expect(other.locator("#notice")).to_have_text("Player 1 has resigned.")
    expect(other.locator("#rematch")).to_be_visible()


@pytest.fixture
def pair(server: Server) -> Laid:
    return server.lay("friend", "friend")


def test_chat_and_names_are_text_not_html(guest: Guest, server: Server, pair: Laid) -> None:
    page, other = take_seat(guest(), pair, 0), take_seat(guest(), pair, 1)
    evil = "<img src=x onerror=alert(1)><b>bold</b> & &amp; 'quote\""
    page.click("#more > summary")
    page.fill("#rename", "<i>Ramsay</i>")
    page.click(".rename button")
    expect(other.locator(".seat[data-seat='0'] .seat-name")).to_have_text("<i>Ramsay</i>")
    page.fill("#say-text", evil)
    page.keyboard.press("Enter")
    expect(other.locator("#chat .said")).to_have_text(evil)
    expect(other.locator("#chat .author")).to_have_text("<i>Ramsay</i>")
    expect(page.locator("#say-text")).to_have_value("")
    other.reload()
    expect(other.locator("#chat .said")).to_have_text(evil)
    expect(other.locator("#chat img, #chat .said b, .seat-name i")).to_have_count(0)


def test_half_typed_words_survive_the_others_moves(guest: Guest, server: Server, pair: Laid) -> None:
    page, other = take_seat(guest(), pair, 0), take_seat(guest(), pair, 1)
    other.focus("#say-text")
    other.keyboard.type("a raven from")
    click(page, answers(page).first)
    expect(other.locator("#log > li")).to_have_count(1)
    other.keyboard.type(" Winterfell")
    expect(other.locator("#say-text")).to_have_value("a raven from Winterfell")


def test_what_was_said_too_fast_is_not_lost(guest: Guest, server: Server, pair: Laid) -> None:
    page = take_seat(guest(), pair, 0)
    number = 0
    while not page.locator("#notice p").count():
        number += 1
        page.fill("#say-text", f"raven {number}")
        page.keyboard.press("Enter")
        expect(page.locator("#chat .said, #notice p")).to_have_count(number)
    expect(page.locator("#chat .said")).to_have_count(number - 1)
    expect(page.locator("#say-text")).to_have_value(f"raven {number}")


LOOKING_AWAY = """
    Object.defineProperty(document, "hidden", { get: () => true });
    window.told = [];
    window.Notification = class extends EventTarget {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) { super(); window.told.push(title, body); }
    };
"""


def test_who_looks_elsewhere_is_told_of_the_turn(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", options={"companions": False})
    page = guest()
    page.add_init_script(LOOKING_AWAY)
    take_seat(page, table, 1)
    server.token(table, 0)
    page.keyboard.press("s")
    page.check("#set-notify")
    page.check("#set-sound")
    page.keyboard.press("Escape")
    assert not page.title().startswith("Your turn")
    server.act(table, 0)
    expect(page).to_have_title(re.compile("^Your turn"))
    page.wait_for_function("window.told.length > 0")
    assert page.evaluate("window.told") == ["Your turn", "It is your turn at Hand of the King."]


def test_a_rematch_brings_the_others_along_and_turns_the_seats(guest: Guest, server: Server, pair: Laid) -> None:
    page, other = take_seat(guest(), pair, 0), take_seat(guest(), pair, 1)
    for page_away in (page, other):
        page_away.goto("about:blank")
    server.play_on(pair)
    page.goto(pair.link)
    other.goto(pair.link)
    expect(other.locator("#turn")).to_have_text("The game is over")
    listening(other)
    before = [_colour(each) for each in (page, other)]
    page.click("#rematch")
    page.click("#rematch-yes")
    expect(page.locator(".seat.mine")).to_have_attribute("data-seat", "1")
    expect(page.locator("#turn")).to_have_text("Waiting for players")
    expect(other.locator("#notice")).to_have_text("Player 1 would like a rematch.")
    expect(other.locator(".ending")).to_contain_text("Player 1 would like a rematch. Will you come along?")
    other.click("text=To the rematch")
    expect(other).to_have_url(page.url)
    expect(other.locator(".seat.mine")).to_have_attribute("data-seat", "0")
    assert settled(other)
    assert [_colour(each) for each in (page, other)] == before == ["rgb(125, 38, 38)", "rgb(35, 81, 122)"]


def _colour(page: Page) -> str:
    """The colour of one's own pennon."""
    return str(page.locator(".seat.mine .pennon").evaluate("(element) => getComputedStyle(element).backgroundColor"))
