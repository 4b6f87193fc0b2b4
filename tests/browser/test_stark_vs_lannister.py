"""Stark against Lannister at a real table: played to its end by clicks, marks, on a phone, and without scripts."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from visiting import (
    STARK,
    Guest,
    Server,
    Trouble,
    answers,
    cards,
    click,
    decisions,
    listening,
    settled,
    take_seat,
    words,
)

import smallcouncil as sc

PHONE = {"viewport": {"width": 390, "height": 760}, "has_touch": True, "is_mobile": True}

# Near the end of a game: Stark is about to attack.
LATE = (
    "phase=challenges turn=stark first=stark"
    " | power=12 gold=2 plot=the-old-gods hand=howl-of-the-pack,jon-snow"
    " play=eddard-stark,robb-stark,arya-stark,catelyn-stark,winterfell,godswood#1"
    " | power=11 gold=3 plot=detained hand=the-lions-cunning,varys,insidious-ways"
    " play=the-hound,tywin-lannister,red-cloak-guard#1,cersei-lannister"
)


# Nobody can do anything before Stark attacks.
CALM = (
    "phase=challenges turn=stark first=stark | plot=the-old-gods play=eddard-stark,robb-stark,arya-stark,winterfell"
    " | plot=detained play=the-hound"
)


def take_over(page: Page, server: Server, position: str) -> None:
    """Sit down as whoever is asked there, against a bot."""
    page.goto(server.bring(sc.game(STARK).start(position=position, seed=2).record()))
    page.click("#fork")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    settled(page)


def one(page: Page, word: str) -> Locator:
    return page.locator(f'#board button[value="{word}"]')


def marked(page: Page) -> list[str]:
    return words(page.locator('#board button[aria-pressed="true"]'))


def answer(page: Page) -> None:
    """Do something rather than nothing; where several things are to be named, all of them, and confirm once."""
    if page.locator("#answers[data-closing]").count():
        things = page.locator("#board button[data-counts]")
        for number in range(things.count()):
            things.nth(number).click()
        click(page, page.locator('#board button[value="done"]'))
        return
    busy = page.locator('#board button[form=answers]:not([value="pass"], [value="done"])')
    click(page, (busy if busy.count() else answers(page)).first)


def test_a_game_is_played_to_its_end_by_clicks(guest: Guest, server: Server) -> None:
    page = guest(bypass_csp=True)
    take_over(page, server, LATE)
    listening(page)
    for number in decisions(page):
        assert number < 80
        assert set(words(cards(page))) == set(words(answers(page)))
        answer(page)
    expect(page.locator("#turn")).to_have_text("The game is over")
    expect(page.locator(".sl-won")).to_have_count(1)
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
    assert [each for each in found if each["impact"] in ("serious", "critical")] == []


def test_attackers_are_marked_add_up_and_are_sent_with_one_click(guest: Guest, server: Server) -> None:
    page = guest()
    take_over(page, server, CALM)
    listening(page)
    click(page, one(page, "attack military"))
    expect(one(page, "done")).to_have_count(0)
    version = page.locator("body").get_attribute("data-version")
    for name in ("eddard-stark", "arya-stark", "robb-stark"):
        one(page, f"attacker {name}").click()
    one(page, "attacker arya-stark").click()
    assert sorted(marked(page)) == ["attacker eddard-stark", "attacker robb-stark"]
    expect(page.locator("[data-sum] b")).to_have_text("10")
    expect(page.locator('#answers button[value="attacker eddard-stark"]')).to_have_attribute("aria-pressed", "true")
    assert page.locator("body").get_attribute("data-version") == version
    click(page, one(page, "done"))
    expect(page.locator("#log")).to_contain_text("Eddard Stark and Robb Stark")
    assert marked(page) == []


# Lannister has attacked, and Stark may defend.
ATTACKED = (
    "phase=challenges turn=lannister first=lannister challenge=military.attackers | plot=the-old-gods"
    " play=robb-stark,arya-stark | plot=detained play=the-hound(k.att)"
)


def test_who_marks_a_defender_is_no_longer_offered_not_to_defend(guest: Guest, server: Server) -> None:
    page = guest()
    take_over(page, server, ATTACKED)
    listening(page)
    in_panel = page.locator('#answers button[value="done"] .label')
    for _ in range(2):
        expect(one(page, "done")).to_have_text("Do not defend")
        expect(in_panel).to_have_text("Do not defend")
        one(page, "defender robb-stark").click()
        expect(one(page, "done")).to_have_text("Defend with these")
        expect(one(page, "done")).to_have_attribute("aria-label", "Defend with these")
        expect(in_panel).to_have_text("Defend with these")
        one(page, "defender robb-stark").click()


def test_a_card_shows_itself_by_pointer_and_by_key(guest: Guest, server: Server) -> None:
    page = guest()
    take_over(page, server, LATE)
    page.hover("[data-thing=hand-howl-of-the-pack]")
    expect(page.locator(".card-peek use")).to_have_attribute("href", "#card-howl-of-the-pack")
    page.hover("#turn")
    expect(page.locator(".card-peek")).to_have_count(0)
    page.focus("[data-thing=tywin-lannister] a")
    expect(page.locator(".card-peek use")).to_have_attribute("href", "#card-tywin-lannister")


PRESS = """(card) => {
  const at = { bubbles: true, cancelable: true, pointerType: "touch" };
  card.dispatchEvent(new PointerEvent("pointerdown", at));
}"""
LIFT = """(card) => {
  card.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, cancelable: true, pointerType: "touch" }));
  card.click();
}"""


def test_a_finger_that_rests_on_a_card_shows_it_and_answers_nothing(guest: Guest, server: Server) -> None:
    page = guest(**PHONE)
    take_over(page, server, LATE)
    listening(page)
    version = page.locator("body").get_attribute("data-version")
    lit = page.locator("#board [data-card] > button[form=answers]").first
    lit.evaluate(PRESS)
    expect(page.locator(".card-peek")).to_have_count(1)
    lit.evaluate(LIFT)
    expect(page.locator(".card-peek")).to_have_count(1)
    page.locator("#turn").dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".card-peek")).to_have_count(0)
    assert page.locator("body").get_attribute("data-version") == version


def test_without_scripts_attackers_are_named_one_by_one(guest: Guest, server: Server) -> None:
    page = guest(java_script_enabled=False)
    take_over(page, server, CALM)
    for word in ("attack military", "attacker eddard-stark", "attacker robb-stark", "done"):
        one(page, word).click()
    expect(page.locator("#log")).to_contain_text("Eddard Stark and Robb Stark")


def test_what_a_player_wishes_to_pass_goes_by(guest: Guest, server: Server, trouble: Trouble) -> None:
    """Anna passes to the end of the phase; the windows in which she wants to be asked are kept."""
    table = server.lay("friend", "friend", game=STARK)
    page = take_seat(guest(), table, 0)
    page.click("#stops > summary")
    page.check("input[name=stop-dominance]")
    page.click("#stops-keep")
    listening(page)
    page.click("#stops > summary")
    expect(page.locator("input[name=stop-dominance]")).to_be_checked()
    expect(page.locator("input[name=stop-draw]")).not_to_be_checked()
    expect(page.locator("input[name=forced]")).to_be_checked()


@pytest.mark.slow
def test_a_whole_game_from_the_first_hand_on(guest: Guest, server: Server) -> None:
    page = guest()
    page.goto("/")
    page.click(f"form:has(input[value={STARK}]) button[value=novice]")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    for _ in decisions(page):
        assert set(words(cards(page))) == set(words(answers(page)))
        answer(page)
    expect(page.locator("#turn")).to_have_text("The game is over")
