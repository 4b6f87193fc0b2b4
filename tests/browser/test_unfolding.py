"""What a board on a phone has reduced is whole after a tap, and stays true while it is read."""

from playwright.sync_api import Page, expect
from test_in_view import PHONE, lay
from visiting import HAND, LEGENDARY, Guest, Server, line_count, problems, resize, take_seat
from worst_cases import largest, shown


def unfold(page: Page, part: str) -> None:
    page.locator(f"#board [data-unfolds={part}]").tap(position={"x": 50, "y": 8})


def test_a_play_area_unfolds_with_its_cards_and_is_put_away_again(guest: Guest, server: Server) -> None:
    page = guest(**PHONE)
    state, seat = largest(HAND, 4)
    lay(page, server, "en", shown(state, seat))
    expect(page.locator("#board .hk-held").first).to_be_hidden()
    unfold(page, "area-1")
    expect(page.locator("#whole h2").first).to_have_text("Play area of Bran, in full")
    held = page.locator("#whole .hk-held")
    assert held.all_inner_texts() == ["Sansa", "Arya", "Asha", "Rodrik", "Joffrey", "Kevan", "Rhaegar", "Renly"]
    expect(held.last).to_be_visible()
    assert problems(page) == []
    page.tap("#whole [data-fold]")
    expect(page.locator("#whole")).to_be_hidden()
    expect(page.locator("#board [data-unfolds=area-1]")).to_be_focused()


def test_companions_and_decks_unfold_with_all_their_words(guest: Guest, server: Server) -> None:
    page = guest(**PHONE)
    lay(page, server, "en", shown(*largest(HAND, 4)))
    unfold(page, "offer")
    expect(page.locator("#whole .hk-companion p")).to_be_visible()
    lay(page, server, "de", shown(*largest(LEGENDARY, 4)))
    resize(page, 844, 390)
    unfold(page, "supply")
    expect(page.locator("#whole .lg-words").first).to_have_text("Verbündete 4")
    expect(page.locator("#whole .lg-words").first).to_be_visible()
    page.tap("#whole [data-fold]")
    unfold(page, "side-0")
    expect(page.locator("#whole .lg-chip-name").first).to_be_visible()


def test_what_is_unfolded_follows_the_game(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend", options={"companions": False})
    page = take_seat(guest(**PHONE), table, 0)
    unfold(page, "area-1")
    expect(page.locator("#whole .hk-held")).to_have_count(0)
    server.act(table, 0)
    server.act(table, 1)
    expect(page.locator("#whole .hk-held").first).to_be_visible()
    assert line_count(page) == 2
    page.keyboard.press("Escape")
    expect(page.locator("#whole")).to_be_hidden()
