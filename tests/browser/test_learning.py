"""Help to understand a game, by clicks and keys: guided games, puzzles, hints, what happened since, reviews."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from visiting import BTWIXT, GAMES, HAND, Guest, Server, free_of_scrolling, problems, resize

import smallcouncil as sc
from smallcouncil.arena.lessons import Course, lesson
from smallcouncil.arena.puzzles import puzzles
from smallcouncil.core.chance import Chance

PHONE, DESK = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800)
NARROW = {"width": 360, "height": 640}
SLOW = 120_000
"""Milliseconds; only a busy machine needs so many."""


def guided(slug: str) -> Course:
    found = lesson(slug)
    assert found is not None
    return Course(found)


IN_SIGHT = """first => {
    const part = document.querySelector(first).getBoundingClientRect();
    const box = document.querySelector(".docked").getBoundingClientRect();
    const task = document.querySelector(".task").getBoundingClientRect();
    const apart = part.bottom <= box.top || part.right <= box.left;
    return [part.top >= 0 && part.bottom <= innerHeight && apart, task.top >= 0 && task.bottom <= innerHeight];
}"""
"""Whether a part of the board is seen whole, with nothing of the box over it, and what is to be done as well."""


in_turns, on_a_phone, on_a_desk = (PHONE, DESK), (PHONE,), (DESK,)


@pytest.mark.parametrize(
    "sizes",
    [in_turns, pytest.param(on_a_phone, marks=pytest.mark.slow), pytest.param(on_a_desk, marks=pytest.mark.slow)],
    ids=["in turns", "phone", "desk"],
)
@pytest.mark.parametrize(("slug", "locale"), list(zip(GAMES, ("en-GB", "de-DE", "en-GB", "de-DE"), strict=True)))
def test_a_guided_game(guest: Guest, slug: str, locale: str, sizes: tuple[ViewportSize, ...]) -> None:
    """Wrong answers are explained and taken back, right ones lead on; what was left is there again. What a step names
    first and what is to be done are in sight without scrolling."""
    course = guided(slug)
    page = guest(locale=locale, viewport=sizes[0])
    page.goto(f"/learn/{slug}")
    for number in range(len(course.lesson.steps)):
        words = course.state.words(course.seat)
        fitting = [word for word in words if course.fits(word)]
        other = next((word for word in words if word not in fitting), None)
        expect(page.locator(".lit")).not_to_have_count(0)
        assert page.evaluate(IN_SIGHT, course.step.light.split(", ")[0]) == [True, True], course.step.name
        if other is not None and number < 2:
            page.locator(f'.answer[value="{other}"]').click()
            expect(page.locator(".verdict.wrong")).to_be_visible()
        page.locator(f'.answer[value="{fitting[0]}"]').click()
        course.answer(fitting[0])
        page.set_viewport_size(sizes[(number + 1) % len(sizes)])
        page.goto(f"/learn/{slug}")
        expect(page.locator(".study-box progress")).to_have_js_property("value", number + 1)
    expect(page.locator("#free-game")).to_be_visible()
    for size in sizes:
        resize(page, **size)
        assert free_of_scrolling(page)


def test_what_a_step_speaks_of_is_lit_and_keys_answer(guest: Guest) -> None:
    page = guest()
    page.goto(f"/learn/{HAND}")
    expect(page.locator(".lit")).to_have_count(3)
    page.keyboard.press("3")
    page.keyboard.press("3")
    expect(page.locator("#turn")).to_have_text("Step 2 of 7")
    expect(page.locator(".happened")).to_contain_text("takes Margaery Tyrell")


@pytest.mark.parametrize("slug", [slug for slug in GAMES if puzzles(slug)])
def test_puzzles_one_after_another_with_a_streak(guest: Guest, slug: str) -> None:
    first, second = puzzles(slug)[:2]
    page = guest()
    page.goto(f"/puzzles/{slug}")
    page.locator(f'.answer[value="{first.best}"]').click()
    expect(page.locator(".verdict.right")).to_be_visible()
    expect(page.locator("#streak")).to_have_text("1")
    page.locator("#next").click()
    page.locator(f'.answer[value="{second.tempting}"]').click()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    expect(page.locator(".facts li")).to_have_count(3)
    expect(page.locator("#streak")).to_have_text("0")


HEAD = """() => {
    const head = document.querySelector(".masthead"), goal = document.querySelector(".goal-short");
    const height = head.clientHeight, box = goal.getBoundingClientRect(), tools = document.querySelector(".tools");
    const whole = goal.scrollWidth <= goal.clientWidth && box.right <= tools.getBoundingClientRect().left;
    const sideways = document.documentElement.scrollWidth > innerWidth || tools.scrollWidth > tools.clientWidth;
    goal.style.display = "none";
    const grown = height - head.clientHeight;
    goal.style.display = "";
    return [whole && box.top >= 0 && !sideways, grown];
}"""
"""Whether the goal is whole beside the tools, and by how much it makes the head higher."""


def laid(page: Page, slug: str) -> None:
    """A table against novices, by the button of the home page."""
    page.goto("/")
    page.locator(f'form.play-now:has(input[value="{slug}"]) button[value="novice"]').click()


def test_a_hint_and_what_happened_since(guest: Guest) -> None:
    page = guest(bypass_csp=True)
    laid(page, BTWIXT)
    page.locator("#ask-hint").click(timeout=SLOW)
    expect(page.locator(".hinted").first).to_be_visible(timeout=SLOW)
    assert problems(page) == []
    page.locator('.answer[value="kneel"]').click()
    moments = page.locator("#since .moment")
    expect(moments.first).to_be_visible(timeout=SLOW)
    moments.first.hover()
    board = page.locator("#board").inner_html()
    moments.first.click()
    expect(page.locator("#past")).to_be_visible()
    expect(moments.first).to_have_attribute("aria-current", "step")
    page.locator("#since-on").click()
    expect(moments.nth(1)).to_have_attribute("aria-current", "step")
    page.locator("#since-now").click()
    expect(page.locator("#past")).to_have_count(0)
    assert page.locator("#board").inner_html() == board


@pytest.mark.parametrize(("slug", "locale"), list(zip(GAMES, ("de-DE", "en-GB", "de-DE", "en-GB"), strict=True)))
def test_what_it_is_about_stands_at_the_table_whole(guest: Guest, slug: str, locale: str) -> None:
    """In the panel where there is room for it, else in short in the head, and not cut off."""
    page = guest(locale=locale, viewport=DESK)
    laid(page, slug)
    short = page.locator(".goal-short")
    expect(short).to_be_visible()
    assert short.evaluate("it => it.scrollWidth <= it.clientWidth")
    page.set_viewport_size({"width": 1680, "height": 1000})
    expect(page.locator(".goal")).to_be_visible()
    expect(short).to_be_hidden()


@pytest.mark.parametrize(
    ("slug", "locale"),
    [
        pytest.param(slug, locale, marks=[pytest.mark.slow] if (at + turn) % 2 else [])
        for at, slug in enumerate(GAMES)
        for turn, locale in enumerate(("de-DE", "en-GB"))
    ],
)
def test_on_a_phone_what_it_is_about_stands_in_the_head_which_is_no_higher_for_it(
    guest: Guest, slug: str, locale: str
) -> None:
    page = guest(locale=locale, viewport=NARROW, has_touch=True)
    laid(page, slug)
    short = page.locator(".goal-short")
    for width, height in ((360, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(short).to_be_visible()
        assert page.evaluate(HEAD) == [True, 0], (width, height)
    page.set_viewport_size(NARROW)
    page.locator('[data-open="settings"]').tap()
    page.locator('[data-theme-choice][value="dark"]').check()
    page.keyboard.press("Escape")
    page.locator(".languages button:visible").tap()
    expect(page.locator(".languages button:visible")).to_have_text("EN" if locale == "en-GB" else "DE")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_words_explain_themselves_to_a_finger(guest: Guest) -> None:
    page = guest(viewport=PHONE, has_touch=True)
    page.goto(f"/learn/{BTWIXT}")
    told = page.locator(".term [role=tooltip]").first
    expect(told).to_be_hidden()
    page.locator(".term button").first.tap()
    expect(told).to_be_visible()
    page.locator("#turn").tap()
    expect(told).to_be_hidden()


def test_words_explain_themselves(guest: Guest) -> None:
    page = guest()
    page.goto(f"/learn/{BTWIXT}")
    word = page.locator(".term button").first
    told = page.locator(".term [role=tooltip]").first
    expect(told).to_be_hidden()
    word.hover()
    expect(told).to_be_visible()
    page.mouse.move(0, 0)
    expect(told).to_be_hidden()
    word.focus()
    expect(told).to_be_visible()


def test_the_rules_begin_with_an_introduction(guest: Guest) -> None:
    page = guest()
    page.goto(f"/rules/{HAND}")
    expect(page.locator(".intro ol li")).to_have_count(5)
    page.locator("#learn").click()
    expect(page.locator("#turn")).to_have_text("Step 1 of 7")


def short_game() -> str:
    """A game of B'Twixt from a position near its end."""
    state, luck = sc.game(BTWIXT).start(seed=7), Chance(7)
    found: list[str] = []
    while state.awaiting:
        position = state.position() if len(state.awaiting) == 1 else None
        found += [position] if position else []
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    late, luck = sc.game(BTWIXT).start(position=found[-12], seed=7), Chance(7)
    while late.awaiting:
        late.act(late.awaiting[0], luck.choice(late.actions(late.awaiting[0])))
    return late.record()


def test_a_review_with_its_curve_its_mistakes_and_the_best_line(guest: Guest, server: Server) -> None:
    page = guest(bypass_csp=True, viewport={"width": 1280, "height": 800})
    page.goto(server.bring(short_game()))
    page.locator("#begin-review").click()
    expect(page.locator(".curve polyline")).to_have_count(3, timeout=SLOW)
    expect(page.locator(".curve")).to_be_in_viewport()
    expect(page.locator(".accuracy b")).to_have_count(3)
    expect(page.locator("#worths li.played")).to_have_count(1)
    assert problems(page) == []
    page.locator("#best-line summary").click()
    page.locator("#best-line a").first.click()
    expect(page.locator('#best-line [aria-current="step"]')).to_have_count(1)
    page.get_by_label("One decision on").click()
    expect(page.locator("body")).to_have_attribute("data-at", "1")
    expect(page.locator('#best-line [aria-current="step"]')).to_have_count(0)
    page.set_viewport_size(PHONE)
    for curve in page.locator(".curve polyline").all():
        expect(curve).to_be_visible()
