"""With more than two sides a bot is compared with the fair share of the seats that it holds."""

import io

import pytest
from rich.console import Console

from smallcouncil.arena.plan import Plan, make_plan
from smallcouncil.arena.playing import Finished, Times, shares_of_win
from smallcouncil.arena.report import page
from smallcouncil.arena.results import MatchResult, Outcome
from smallcouncil.arena.text_report import as_json, tell
from smallcouncil.locale import texts

from .pages import checked

SAY = texts("en", "hand-of-the-king")


def _outcome(codes: tuple[str, ...], seats: int, wins: int, games: int) -> Outcome:
    """A match whose first bot takes the first `wins` games from its first seat, and no other."""
    plan = make_plan("match", codes, game="hand-of-the-king", games=games, seed=1, seats=seats)
    return Outcome(plan, tuple(_game(plan, number, 0 if number < wins else 1) for number in range(plan.games)))


def _game(plan: Plan, number: int, winner: int) -> Finished:
    task = plan.task(number)
    best = task.seating.index(winner)
    ranks = tuple(1 + (seat - best) % plan.seats for seat in range(plan.seats))
    points = shares_of_win(plan.sides, ranks)
    times = (Times(),) * plan.seats
    return Finished(number, 0, task.deal, task.rotation, task.seed, task.seating, ranks, ranks, points, 1, (), times)


def _told(outcome: Outcome, lang: str = "en", width: int = 160) -> str:
    out = io.StringIO()
    tell(texts(lang, "hand-of-the-king"), Console(file=out, width=width), outcome)
    return out.getvalue()


@pytest.mark.parametrize(
    ("codes", "seats", "wins", "games", "fair", "lead"),
    [
        (("greedy", "random"), 3, 134, 300, 1 / 3, 83),
        (("greedy", "random"), 3, 100, 300, 1 / 3, 0),
        (("random", "random"), 3, 100, 300, 1 / 3, 0),
        (("greedy", "random"), 3, 99, 300, 1 / 3, -3),
        (("greedy", "random"), 3, 101, 300, 1 / 3, 3),
        (("greedy", "random"), 4, 156, 400, 1 / 4, 113),
        (("greedy", "random", "greedy", "random"), 4, 200, 400, 1 / 2, 0),
        (("greedy", "random", "greedy", "random"), 4, 300, 400, 1 / 2, 191),
        (("greedy", "greedy", "greedy", "random"), 4, 300, 400, 3 / 4, 0),
        (("greedy", "random"), 2, 150, 200, 1 / 2, 191),
    ],
)
def test_the_lead_counts_from_the_fair_share(
    codes: tuple[str, ...], seats: int, wins: int, games: int, fair: float, lead: int
) -> None:
    outcome = _outcome(codes, seats, wins, games)
    result = MatchResult(outcome)
    assert (result.wins, result.games, result.tally.fair) == (wins, games, pytest.approx(fair))  # type: ignore[comparison-overlap]
    assert round(result.elo) == lead
    assert round(outcome.tally(1).elo) == -lead
    low, high = result.elo_interval
    assert low < result.elo < high


def test_terminal_and_report_tell_the_same_lead_and_the_fair_share() -> None:
    outcome = _outcome(("greedy", "random"), 3, 134, 300)
    told = _told(outcome)
    assert "+83 (+" in told
    assert "−83 (−" in told
    assert "Fair" in told
    assert "33.3 %" in told
    words = checked(page(SAY, outcome, "")).text
    assert any("+83 (+" in word for word in words)
    assert any("33.3 %" in word for word in words)
    assert "Fairer" in _told(outcome, "de")
    first = next(each for each in as_json(outcome, "")["standings"] if each["bot"] == 0)
    assert (first["fair"], round(first["elo"])) == (pytest.approx(1 / 3), 83)


def test_two_sides_need_no_fair_share() -> None:
    outcome = _outcome(("greedy", "random"), 2, 150, 200)
    assert "Fair share" not in _told(outcome)
    assert "Fair share" not in checked(page(SAY, outcome, "")).text


def test_the_plot_of_points_marks_the_fair_share_of_each_bot() -> None:
    """From 20 to 336 across: a quarter at 99, three quarters at 257."""
    html = page(SAY, _outcome(("greedy", "random"), 4, 156, 400), "")
    assert 'class="even" x1="99.0" x2="99.0" y1="10" y2="50"' in html
    assert 'class="even" x1="257.0" x2="257.0" y1="50" y2="90"' in html


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_figure_is_cut_on_a_screen_of_80_columns(lang: str) -> None:
    """Whatever a wide screen shows is there."""
    outcome = _outcome(("apprentice", "novice", "apprentice", "novice"), 4, 137, 200)
    wide, narrow = (sorted(_told(outcome, lang, width).replace("─", "").split()) for width in (160, 80))
    assert narrow == wide
    assert {"+135", "(+83", "+187)"} < set(narrow)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_bot_is_broken_in_its_name_on_a_screen_of_80_columns(lang: str) -> None:
    outcome = _outcome(("program:python3 bots/long_name.py", "random"), 2, 3, 4)
    lines = _told(outcome, lang, 80).splitlines()
    assert sum("program:python3 " in line for line in lines) == 2, "in the standings and among the times"
    assert sum("bots/long_name.py " in line for line in lines) == 2
