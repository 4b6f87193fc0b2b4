"""More answers than lines: short names that can still be told apart, told whole to whoever listens or looks closer."""

from playwright.sync_api import Page, expect
from test_in_view import lay
from visiting import BTWIXT, HAND, LEGENDARY, Guest, Server, problems, resize
from worst_cases import largest, shown

SMALL_DESKTOP = (1366, 768)
SHOWN = """() => [...document.querySelectorAll("#answers li")].map((line) => {
  const short = line.querySelector(".label > [aria-hidden]");
  return (short ?? line.querySelector(".label") ?? line).textContent;
})"""


def crowded(guest: Guest, server: Server, game: str, seats: int, lang: str = "en") -> Page:
    page = guest()
    lay(page, server, lang, shown(*largest(game, seats)))
    resize(page, *SMALL_DESKTOP)
    return page


def test_what_answers_share_is_said_once_and_each_is_one_of_a_kind(guest: Guest, server: Server) -> None:
    page = crowded(guest, server, HAND, 3)
    head, *names = page.evaluate(SHOWN)
    assert head == "Kill … in the play area of …"
    assert len(names) == len(set(names)) == 34
    assert "Daenerys Targaryen" in names


def test_a_bracket_is_left_out_unless_two_would_be_called_the_same(guest: Guest, server: Server) -> None:
    names = crowded(guest, server, LEGENDARY, 4).evaluate(SHOWN)
    answers = [name for name in names if "…" not in name]
    assert len(answers) == len(set(answers)) == 21
    bare = [name.partition(" (")[0] for name in answers]
    assert all((bare.count(name) > 1) == (name != whole) for name, whole in zip(bare, answers, strict=True))
    assert any(name != whole for name, whole in zip(bare, answers, strict=True))


def test_the_whole_answer_is_heard_and_told_for_the_one_at_hand(guest: Guest, server: Server) -> None:
    page = crowded(guest, server, HAND, 3)
    first = page.locator("#answers .answer").first
    whole = str(page.locator("#answers .label .unseen").first.text_content())
    assert whole.startswith("Kill ")
    assert " in the play area of " in whole
    expect(first).to_have_accessible_name(f"1 {whole}")
    first.hover()
    expect(page.locator("[data-intent]")).to_have_text(whole)
    assert problems(page) == []


def test_with_room_answers_have_their_whole_names_again(guest: Guest, server: Server) -> None:
    page = crowded(guest, server, BTWIXT, 3, "de")
    assert page.locator("#answers .shared").count() > 0
    resize(page, 1680, 4000)
    expect(page.locator("#answers .shared, #answers .unseen")).to_have_count(0)
    expect(page.locator("#answers .label").first).to_contain_text("nehmen")


def test_log_and_chat_lie_over_many_answers_for_a_look(guest: Guest, server: Server) -> None:
    page = crowded(guest, server, HAND, 3)
    expect(page.locator(".log-box")).to_be_hidden()
    page.click(".tabs [data-sheet=log]")
    expect(page.locator(".log-box")).to_be_visible()
    page.click(".tabs [data-sheet=log]")
    expect(page.locator(".log-box")).to_be_hidden()
    page.click(".tabs [data-sheet=chat]")
    expect(page.locator("#say-text")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#say-text")).to_be_hidden()


def test_whoever_writes_is_not_interrupted_by_many_answers(guest: Guest, server: Server) -> None:
    page = crowded(guest, server, HAND, 3)
    page.click(".tabs [data-sheet=chat]")
    page.fill("#say-text", "valar")
    resize(page, 1280, 760)
    expect(page.locator("#say-text")).to_be_focused()
    expect(page.locator("#say-text")).to_be_visible()
