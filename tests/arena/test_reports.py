"""The report is one file that needs nothing else, and nobody's name can break it."""

import math
from pathlib import Path

import pytest

from smallcouncil import arena
from smallcouncil.arena.plan import make_plan
from smallcouncil.arena.playing import Finished, Forfeit, Times
from smallcouncil.arena.plots import Scale
from smallcouncil.arena.report import page
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.sprt import Sprt
from smallcouncil.locale import texts

from .pages import checked

SAY = texts("en", "hand-of-the-king")


def _outcome(kind: str, *codes: str, **more: object) -> Outcome:
    more = {"seed": 1, **more}
    if kind == "match":
        return arena.play_match(*codes, **more).outcome  # type: ignore[arg-type]
    return arena.play_contest(kind, *codes, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("kind", "codes", "more"),
    [
        ("match", ("greedy", "random"), {"games": 8}),
        ("match", ("greedy", "random"), {"games": 80, "sprt": Sprt(0, 100)}),
        ("match", ("greedy", "random"), {"games": 8, "seats": 4, "options": {"teams": True}}),
        ("tournament", ("greedy", "random", "novice"), {"games": 3, "seats": 3}),
        ("ladder", ("random", "novice", "greedy"), {"games": 2}),
    ],
)
def test_reports_of_all_kinds_stand_alone(
    kind: str, codes: tuple[str, ...], more: dict[str, object], lang: str
) -> None:
    html = page(texts(lang, "hand-of-the-king"), _outcome(kind, *codes, **more), "smallcouncil again --seed 1")
    checker = checked(html)
    assert f'<html lang="{lang}">' in html
    assert checker.seen.count("svg") >= 3
    assert "smallcouncil again --seed 1" in checker.text
    assert set(codes) <= set(checker.text)


HOSTILE = 'program:sh -c "</script><script>alert(1)</script>" <img src=x onerror=alert(2)> \' & ]]>'


def _failing(code: str, failure: Forfeit) -> Outcome:
    """A match in which the first bot fails twice."""
    plan = make_plan("match", (code, "random"), game="hand-of-the-king", games=2, seed=1)
    games = tuple(
        Finished(number, 0, 0, number, 1, seating, ranks, (0, 0), points, 0, (failure,), (Times(), Times()))
        for number, seating, ranks, points in ((0, (0, 1), (2, 1), (0.0, 1.0)), (1, (1, 0), (1, 2), (1.0, 0.0)))
    )
    return Outcome(plan, games)


def test_why_a_game_was_forfeited_is_told_in_the_language_of_the_report() -> None:
    outcome = _failing("greedy", Forfeit(0, "timeout", "10.0 s", 0))
    assert checked(page(texts("de", "hand-of-the-king"), outcome, "")).text.count("zu spät") == 2


def test_hostile_names_details_and_last_words_are_escaped() -> None:
    failure = Forfeit(0, "crash", "<b onclick=x>bold</b>", 0, "</pre><script>alert(3)</script>")
    outcome = _failing(HOSTILE.replace('"', "").replace("'", ""), failure)
    checker = checked(page(SAY, outcome, "smallcouncil match '<script>'"))
    assert "b" in checker.seen
    assert "</pre><script>alert(3)</script>" in checker.text
    assert "smallcouncil match '<script>'" in checker.text


def test_a_contest_without_any_game_has_a_report_too() -> None:
    plan = make_plan("tournament", ("greedy", "random", "novice"), game="hand-of-the-king", games=2, seed=1)
    assert "greedy" in checked(page(SAY, Outcome(plan, ()), "")).text


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
        (0, 20, [0, 5, 10, 15, 20]),
        (-130, 260, [-100, 0, 100, 200]),
        (0, 3, [0, 1, 2, 3]),
        (0, 1050, [0, 500, 1000]),
    ],
)
def test_ticks_are_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert Scale(low, high, 0, 100).ticks() == pytest.approx(ticks)


def test_a_scale_never_leaves_its_room() -> None:
    scale = Scale(0, 1, 10, 110)
    assert [scale.at(value) for value in (-1, 0, 0.25, 1, math.inf)] == [10, 10, 35, 110, 110]


def test_the_report_is_written_beside_the_records(tmp_path: Path) -> None:
    from smallcouncil.arena.journal import REPORT, replace

    replace(tmp_path / REPORT, page(SAY, _outcome("match", "greedy", "random", games=2), "again"))
    assert [each.name for each in tmp_path.iterdir()] == [REPORT]
