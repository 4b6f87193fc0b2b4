"""The analysis board in Chromium: values that come in, moves for both sides by click and key, setting up, a replay."""

import re

import pytest
from playwright.sync_api import expect
from visiting import HAND, Guest, Server, Trouble, problems

import smallcouncil as sc
from smallcouncil.core.chance import Chance

PHONE = {"width": 390, "height": 844}
SLOW = 120_000
"""Milliseconds; only a busy machine needs so many."""
LATE = "6/Sk5/6/2VV3/2Lw3/6 SsScSaSlGaGbGtGsGrLjLtTdTvBrBsYoUhUe/SrSeSbGeGvLcLkLmTgTaTrBhBoYgYm 0011010 - -/- - 0 - -"


def test_values_come_in_and_the_arrow_keys_go_through_the_line(guest: Guest) -> None:
    page = guest(bypass_csp=True)
    page.goto(f"/analysis/{HAND}?position={LATE}")
    expect(page.locator("#depth")).to_have_text("All moves are proved by the solver.", timeout=SLOW)
    expect(page.locator(".answer.best")).not_to_have_count(0)
    assert "…" not in page.locator(".answers").inner_text()
    assert problems(page) == []
    page.keyboard.press("1")
    page.keyboard.press("1")
    expect(page.locator("#step-back")).to_be_visible()
    heading, moves = (page.locator(f".so-far {part}").bounding_box() for part in ("summary", "ol"))
    assert heading
    assert moves
    assert heading["y"] + heading["height"] <= moves["y"] + 1  # above the moves, not beside them
    page.wait_for_load_state()  # each step is a page of its own, which hears keys once it is there
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#step-on")).to_be_visible()
    page.wait_for_load_state()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#step-back")).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_a_position_is_set_up_by_clicks_on_a_phone(guest: Guest, script: bool) -> None:
    page = guest(locale="de-DE", viewport=PHONE, java_script_enabled=script)
    page.goto(f"/analysis/{HAND}?position={LATE}")
    page.locator("#set-up").click()
    page.get_by_role("button", name=re.compile("^Reihe 2, Spalte 1:")).click()
    page.get_by_role("button", name=re.compile("^Genommen von")).first.click()
    expect(page.get_by_role("button", name=re.compile("^Reihe 2, Spalte 1: leer"))).to_have_count(1)
    page.locator("#set-up-done").click()
    expect(page.locator(".answer")).to_have_count(1)
    expect(page.locator("#position")).to_have_value(re.compile("^6/6/6/2VV3"))
    if script:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_bad_position_is_refused_with_a_sentence_and_can_be_mended(guest: Guest, trouble: Trouble) -> None:
    trouble.expect("400")
    page = guest()
    page.goto(f"/analysis/{HAND}")
    page.locator("#position").fill("nonsense")
    page.get_by_role("button", name="Show this position").click()
    expect(page.locator(".verdict.wrong")).to_contain_text("9 fields")
    expect(page.locator("#position")).to_have_value("nonsense")


def test_from_a_moment_of_a_replay_to_the_board(guest: Guest, server: Server) -> None:
    state, luck = sc.game(HAND).start(seed=5, seats=2, companions=False), Chance(5)
    while state.awaiting:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    page = guest()
    page.goto(f"{server.bring(state.record())}?at=4")
    page.locator("#analyse").click()
    expect(page.locator("#position")).to_have_value(state.at(4).position() or "")
