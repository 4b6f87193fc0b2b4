"""Whole contests: the same result however they are played, and fair ranks whoever fails."""

import os
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil import arena
from smallcouncil.arena.plan import make_plan
from smallcouncil.arena.playing import Forfeit, Times, final_ranks, play_one, shares_of_win
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.running import counted
from smallcouncil.arena.sprt import Sprt
from smallcouncil.bots.sandbox import Limits

posix = pytest.mark.skipif(os.name != "posix", reason="bots of your own need a POSIX system")
SOON = Limits(move=0.3, game=20.0, start=2.0, memory=300)
PATIENT = Limits(move=50.0, game=300.0, start=50.0, memory=300)


def _results(outcome: Outcome) -> list[tuple[object, ...]]:
    """All of a contest that does not depend on the clock."""
    return [(game.number, game.seating, game.ranks, game.scores, game.record) for game in outcome.games]


def test_jobs_do_not_change_the_games() -> None:
    alone = arena.play_match("greedy", "ab:50n", games=12, seed=1, jobs=1)
    together = arena.play_match("greedy", "ab:50n", games=12, seed=1, jobs=2)
    assert _results(alone.outcome) == _results(together.outcome)
    assert alone.interval == together.interval
    assert alone.outcome.standings[0].rating == together.outcome.standings[0].rating


def test_every_game_replays() -> None:
    outcome = arena.play_contest("tournament", "random", "greedy", "novice", games=2, seed=1)
    assert len(outcome.games) == 6
    for game in outcome.games:
        state = sc.replay(game.record)
        assert state.result is not None
        assert (state.result.ranks, state.result.scores) == (game.ranks, game.scores)
        assert len(state.history) == game.decisions


def test_a_match_is_told_from_the_side_of_the_first_bot() -> None:
    strong, weak = (
        arena.play_match("greedy", "random", games=20, seed=1),
        arena.play_match("random", "greedy", games=20, seed=1),
    )
    assert strong.wins + strong.draws + strong.losses == strong.games == 20
    assert strong.share > 0.8 > 0.2 > weak.share
    assert strong.interval[0] < strong.share <= strong.interval[1]
    assert [times.moves for times in strong.times] == [
        sum(game.times[game.seating.index(bot)].moves for game in strong.outcome.games) for bot in (0, 1)
    ]
    assert strong.forfeits == (0, 0)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (3, {"crows": True}), (4, {}), (4, {"teams": True}), (4, {"crows": True})]
)
def test_more_seats_and_teams(seats: int, options: dict[str, bool]) -> None:
    result = arena.play_match("greedy", "random", games=8, seed=1, seats=seats, options=options)
    outcome = result.outcome
    for game in outcome.games:
        assert sum(game.points) == pytest.approx(1)
        assert game.forfeits == ()
    assert sum(outcome.by_seat) == pytest.approx(1)
    even = 1 / len(outcome.plan.sides)
    assert result.share > even
    assert outcome.standings[0].label == "greedy"
    assert outcome.standings[0].rating > 0 > outcome.standings[1].rating


def test_a_tournament_of_three_seats_ranks_the_stronger_first() -> None:
    outcome = arena.play_contest("tournament", "random", "greedy", "novice", games=48, seed=1, seats=3)
    ratings = [each.rating for each in outcome.standings]
    assert outcome.standings[0].label == "greedy"
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(0)
    assert [(duel.first, duel.second, duel.tally.games) for duel in outcome.duels] == [
        (0, 1, 48),
        (0, 2, 48),
        (1, 2, 48),
    ]


def test_the_sequential_test_stops_early_at_the_same_deal_for_any_jobs() -> None:
    test = Sprt(0, 100)
    alone = arena.play_match("greedy", "random", games=200, seed=1, sprt=test, jobs=1)
    together = arena.play_match("greedy", "random", games=200, seed=1, sprt=test, jobs=2)
    assert alone.outcome.verdict == together.outcome.verdict == "elo1"
    assert 10 <= alone.games < 60
    assert _results(alone.outcome) == _results(together.outcome)


def test_games_beyond_the_stop_do_not_count() -> None:
    options = {"game": "hand-of-the-king", "games": 60, "seed": 1, "sprt": Sprt(0, 100)}
    plan = make_plan("match", ("greedy", "random"), **options)  # type: ignore[arg-type]
    finished = {number: play_one(plan, number) for number in range(60)}
    games, verdict = counted(plan, finished)
    assert verdict == "elo1"
    assert [game.number for game in games] == list(range(len(games)))
    assert len(games) < 60


SIDES = {2: ((0,), (1,)), 3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}


def _forfeit(*seats: int) -> list[Forfeit]:
    return [Forfeit(seat, "crash", "", 0) for seat in seats]


def test_ranks_after_forfeits_without_a_finished_game() -> None:
    two = sc.game("hand-of-the-king").start(seats=2, seed=1)
    four = sc.game("hand-of-the-king").start(seats=4, seed=1, teams=True)
    assert final_ranks(SIDES[2], two, _forfeit(0)) == (2, 1)
    assert final_ranks(SIDES[4], four, _forfeit(3)) == (1, 3, 1, 3)
    three = sc.game("hand-of-the-king").start(seats=3, seed=1)
    assert final_ranks(SIDES[3], three, _forfeit(1, 0)) == (2, 3, 1)


def test_who_did_not_fail_keeps_the_order_of_the_finished_game() -> None:
    state = sc.game("hand-of-the-king").start(seats=3, seed=5)
    luck = sc.Chance(3)
    while state.awaiting:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    assert state.result is not None
    best = state.result.ranks.index(1)
    others = [seat for seat in range(3) if seat != best]
    ranks = final_ranks(SIDES[3], state, _forfeit(best))
    assert ranks[best] == 3
    assert sorted(others, key=lambda seat: ranks[seat]) == sorted(others, key=lambda seat: state.result.ranks[seat])


def test_points_are_one_a_game() -> None:
    assert shares_of_win(SIDES[2], (1, 2)) == (1, 0)
    assert shares_of_win(SIDES[2], (1, 1)) == (0.5, 0.5)
    assert shares_of_win(SIDES[3], (2, 1, 1)) == (0, 0.5, 0.5)
    assert shares_of_win(SIDES[4], (1, 3, 1, 3)) == (0.5, 0, 0.5, 0)


@posix
@pytest.mark.parametrize("reason", ["crash", "timeout", "illegal"])
def test_a_failing_bot_loses_its_games_and_nobody_elses(tmp_path: Path, reason: str) -> None:
    does = {"crash": "1 / 0", "timeout": "time.sleep(30)", "illegal": "return 'nonsense'"}[reason]
    text = (
        "import time\nseen = []\ndef choose(p):\n    seen.append(1)\n    if len(seen) > 2: {}\n    return p.words[0]\n"
    )
    (tmp_path / "bot.py").write_text(text.format(does))
    code = f"file:{tmp_path / 'bot.py'}"
    limits = SOON if reason == "timeout" else PATIENT
    outcome = arena.play_contest("tournament", code, "random", "novice", games=2, seed=1, limits=limits)
    for game in outcome.games:
        if 0 not in game.seating:
            assert game.forfeits == ()
            continue
        seat = game.seating.index(0)
        assert game.ranks[seat] == 2
        assert [(each.seat, each.reason) for each in game.forfeits] == [(seat, reason)]
        assert len(sc.replay(game.record).history) == game.decisions
    standing = next(each for each in outcome.standings if each.bot == 0)
    assert (standing.tally.wins, standing.forfeits) == (0, 4)


@posix
def test_with_three_seats_the_others_play_on_after_a_failure(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("def choose(p):\n    raise SystemExit(5)\n")
    result = arena.play_match(
        f"file:{tmp_path / 'bot.py'}", "greedy", "random", games=6, seed=1, seats=3, limits=PATIENT
    )
    for game in result.outcome.games:
        seat = game.seating.index(0)
        assert game.ranks[seat] == 3
        assert sorted(game.ranks)[:2] == [1, 2]
        assert sc.replay(game.record).result is not None
    assert result.outcome.tally(1).wins > result.outcome.tally(2).wins


def test_overruns_are_counted_from_a_tenth_and_fifty_milliseconds_on() -> None:
    times = Times(allowed=1.0)
    for seconds in (0.5, 1.05, 1.14, 1.16, 3.0):
        times.add(seconds)
    assert (times.moves, times.overruns, times.longest) == (5, 2, 3.0)


def test_a_bot_that_takes_too_long_does_not_go_unnoticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from smallcouncil.arena import playing

    monkeypatch.setattr(playing, "stated_seconds", lambda plan, code: -0.05 if code == "greedy" else None)
    result = arena.play_match("greedy", "random", games=2, seed=1)
    assert result.times[0].overruns == result.times[0].moves > 0
    assert result.times[1].overruns == 0


@pytest.mark.parametrize(
    ("code", "seconds"),
    [("master:1s", 1.0), ("ab:200ms", 0.2), ("mcts:2.5s", 2.5), ("ab:6", None), ("greedy", None), ("ab:500n", None)],
)
def test_the_time_that_a_code_states(code: str, seconds: float | None) -> None:
    from smallcouncil.arena.playing import stated_seconds

    plan = make_plan("match", ("random", "greedy"), game="hand-of-the-king", games=2, seed=1)
    assert stated_seconds(plan, code) == seconds
