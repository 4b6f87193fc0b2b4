"""Analysis: exact values where the solver comes to an end, honest estimates elsewhere, and what follows from them."""

import json
import math
import time
from functools import cache

import pytest

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.arena import analysis, analysis_page, analysis_values
from smallcouncil.arena.analysis import Analysis, Budget, Decision, Value, analyse
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadOption
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.locale import texts
from smallcouncil.narration import narration

SLUG = "hand-of-the-king"
EXACT = Budget(nodes=400_000)
CHEAP = Budget(nodes=4_000)


def cards(state: State) -> int:
    return sum(card is not None for card in state.view(None)["grid"])


def late(seed: int, left: int, **options: bool | int) -> State:
    """A position with few cards left, after play at random, as a game of its own."""
    game = sc.game(SLUG)
    state, luck = game.start(seed=seed, **options), Chance(seed)
    while state.awaiting and (cards(state) > left or len(state.actions(state.awaiting[0])) < 2):
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    assert state.awaiting
    return game.start(position=state.position(), seed=1)  # type: ignore[attr-defined]


def played(state: State, *words: str) -> State:
    for word in words:
        state.play(word)
    return state


def solved_for(state: State, seat: int) -> tuple[str, int | None]:
    """What a position is worth to a seat, by the solver alone."""
    found = sc.solve(state)
    mine = (found.seat or 0) == seat
    turned = {"win": "loss", "loss": "win", "draw": "draw"}
    assert found.margin is not None
    return (found.outcome, found.margin) if mine else (turned[found.outcome], -found.margin)


def finished(seed: int, **options: bool | int) -> State:
    state, luck = sc.game(SLUG).start(seed=seed, **options), Chance(seed)
    while state.awaiting:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


@cache
def blunder() -> tuple[State, int]:
    """A won position, a move that throws it away, and perfect play before and after; with the blunder's number."""
    for seed in range(1, 60):
        state = late(seed, 14, companions=False)
        found = sc.solve(state)
        game = played(state.copy(), *found.line[:2]) if found.outcome == "win" else state
        for word in game.words(game.awaiting[0]) if found.outcome == "win" and game.awaiting else ():
            after = played(game.copy(), word)
            if solved_for(after, game.awaiting[0])[0] == "loss":
                return played(after, *sc.solve(after).line), 2
    raise AssertionError("no position of these has a blunder in it")


# Exact values


@pytest.mark.parametrize(("seed", "companions"), [(1, False), (2, False), (3, False), (11, True), (15, True)])
def test_solved_values_are_right_for_every_legal_action(seed: int, companions: bool) -> None:
    state = late(seed, 12 if not companions else 6, companions=companions)
    seat = state.awaiting[0]
    found = analyse(state, EXACT).decisions[0]
    assert sorted(value.word for value in found.values) == sorted(state.words(seat))
    for value in found.values:
        assert (value.outcome, value.margin) == solved_for(played(state.copy(), value.word), seat)
        assert (value.chance, value.error) == ({"win": 1.0, "draw": 0.5, "loss": 0.0}[value.outcome], 0.0)


def test_the_best_value_is_that_of_the_position_and_its_line_comes_to_the_end() -> None:
    state = late(5, 14, companions=False)
    found, solution = analyse(state, EXACT).decisions[0], sc.solve(state)
    assert (found.best.outcome, found.best.margin) == (solution.outcome, solution.margin)
    assert found.exact
    end = played(state.copy(), *found.line)
    assert end.result is not None
    lead = end.result.scores[found.seat] - end.result.scores[1 - found.seat]
    assert lead == solution.margin


def test_values_come_best_first() -> None:
    found = analyse(late(2, 14, companions=False), EXACT).decisions[0]
    keys = [(value.chance, value.margin) for value in found.values]
    assert keys == sorted(keys, reverse=True)


# Whole games


def test_perfect_play_has_full_accuracy_and_no_turning_point() -> None:
    state = late(7, 16, companions=False)
    found = analyse(played(state, *sc.solve(state).line), EXACT)
    assert [report.accuracy for report in found.reports] == [100.0, 100.0]
    assert [decision.loss for decision in found.decisions] == [0.0] * len(state.history)
    assert found.turning_points == ()
    assert found.complete


def test_a_blunder_is_the_turning_point_and_costs_accuracy() -> None:
    state, number = blunder()
    found = analyse(state, EXACT)
    assert [decision.number for decision in found.turning_points] == [number]
    assert found.decisions[number].loss == 1.0
    seat = state.history[number][0]
    report = found.reports[seat]
    assert report.mean_loss == 1.0 / report.decisions
    assert report.accuracy == pytest.approx(100 * math.exp(-4 / report.decisions))
    assert found.reports[1 - seat].accuracy == 100.0


def test_chances_change_sides_at_the_blunder() -> None:
    state, number = blunder()
    seat = state.history[number][0]
    chances = [decision.chances[seat] for decision in analyse(state, EXACT).decisions]
    assert chances == [1.0] * (number + 1) + [0.0] * (len(chances) - number - 1)


def test_a_record_is_as_good_as_the_state() -> None:
    state, _ = blunder()
    assert analyse(state.record(), CHEAP).json() == analyse(state, CHEAP).json()
    assert analyse(json.loads(state.record()), CHEAP).json() == analyse(state, CHEAP).json()


def test_a_game_that_goes_on_ends_with_the_decision_that_is_due() -> None:
    state, _ = blunder()
    going = played(state.restart(), *(state.game.word(action) for _, action in state.history[:3]))
    found = analyse(going, CHEAP)
    assert [decision.number for decision in found.decisions] == [0, 1, 2, 3]
    assert found.decisions[3].played is None
    assert found.decisions[3].seat == going.awaiting[0]
    assert sum(report.decisions for report in found.reports) <= 3


@pytest.mark.parametrize(
    "options",
    [{"seats": 2}, {"seats": 2, "companions": False}, {"seats": 3}, {"seats": 3, "crows": True},
     {"seats": 4, "companions": False}, {"seats": 4, "teams": True}],
)  # fmt: skip
def test_every_kind_of_game_can_be_analysed(options: dict[str, int]) -> None:
    state = finished(3, **options)
    found = analyse(state, Budget(nodes=200))
    assert len(found.decisions) == len(state.history)
    now = state.restart()
    for decision, (seat, action) in zip(found.decisions, state.history, strict=True):
        assert (decision.seat, decision.played) == (seat, state.game.word(action))
        assert sorted(value.word for value in decision.values) == sorted(now.words(seat))
        assert all(0.0 <= value.chance <= 1.0 for value in decision.values)
        assert all(value.error > 0 or value.exact for value in decision.values)
        assert decision.chances[seat] == decision.best.chance
        assert sum(decision.chances[side[0]] for side in found.sides) == pytest.approx(1.0)
        now.act(seat, action)
    assert all(report.accuracy is not None and 0 < report.accuracy <= 100 for report in found.reports)


def test_team_mates_share_their_chances() -> None:
    found = analyse(finished(4, seats=4, teams=True), Budget(nodes=100))
    assert found.sides == ((0, 2), (1, 3))
    for decision in found.decisions:
        assert decision.chances[:2] == decision.chances[2:]


def test_the_last_choice_is_exact_whatever_the_number_of_seats() -> None:
    found = analyse(finished(3, seats=4, companions=False), Budget(nodes=100))
    last = found.decisions[-1]
    assert found.result is not None
    assert last.choice is not None
    assert (last.choice.outcome == "win") == (last.seat in found.result.winners)


# What the seat cannot know


def before_petyr() -> str:
    """A position in which Petyr Baelish may be chosen, who draws from the face-down companions."""
    for seed in range(1, 200):
        state, luck = sc.game(SLUG).start(seed=seed), Chance(seed)
        while state.awaiting:
            seat = state.awaiting[0]
            if "companion petyr-baelish" in state.words(seat) and state.view(seat)["deck"] > 5:
                return str(state.position())  # type: ignore[attr-defined]
            state.act(seat, luck.choice(state.actions(seat)))
    raise AssertionError("Petyr Baelish never came")


def test_the_face_down_companions_do_not_change_the_values() -> None:
    """The same position with other decks: an analysis that looked at them would say something else."""
    position = before_petyr()
    states = [sc.game(SLUG).start(position=position, seed=seed) for seed in range(1, 5)]
    drawn = {tuple(played(state.copy(), "companion petyr-baelish").view(None)["drawn"]) for state in states}
    assert len(drawn) > 1
    first, *others = (analyse(state, CHEAP).decisions[0].json() for state in states)
    assert others == [first] * 3
    petyr = next(value for value in first["values"] if value["word"] == "companion petyr-baelish")
    assert petyr["outcome"] == "unknown"
    assert petyr["error"] > 0


# Budgets


def test_with_nodes_the_answer_is_always_the_same() -> None:
    state = finished(6)
    first, second = (analyse(state, Budget(nodes=400)).json() for _ in range(2))
    assert first == second


def test_seconds_are_kept() -> None:
    """Counted in time of the processor, which other programs do not change."""
    state = sc.game(SLUG).start(seed=2, companions=False)
    analyse(state, Budget(seconds=0.05))
    begun, worked = time.perf_counter(), time.process_time()
    found = analyse(state, Budget(seconds=0.5))
    assert time.process_time() - worked < 2.0
    assert not found.decisions[0].exact
    assert 0 < found.decisions[0].seconds < time.perf_counter() - begun


def test_a_small_budget_says_less_and_nothing_wrong() -> None:
    state = late(9, 22, companions=False)
    little, much = analyse(state, Budget(nodes=20)).decisions[0], analyse(state, Budget(nodes=4_000_000)).decisions[0]
    assert not any(value.exact for value in little.values)
    proved = {value.word: value.outcome for value in much.values if value.exact}
    assert len(proved) == len(much.values)
    for value in little.values:
        assert value.error >= analysis_values.LEAST_ERROR


@pytest.mark.parametrize("budget", [Budget(nodes=-1), Budget(seconds=-0.5), Budget(seconds=math.nan)])
def test_a_budget_below_nothing_is_refused(budget: Budget) -> None:
    with pytest.raises(BadOption, match="0 or more"):
        analyse(sc.game(SLUG).start(seed=1), budget)


def test_progress_counts_to_the_end() -> None:
    state = late(3, 8, companions=False)
    seen: list[tuple[int, int]] = []
    found = analyse(played(state, *sc.solve(state).line), CHEAP, lambda done, total: seen.append((done, total)))
    assert seen == [(done, len(found.decisions)) for done in range(1, len(found.decisions) + 1)]


def test_what_was_found_before_a_stop_is_a_partial_analysis() -> None:
    state, _ = blunder()
    steps = analysis.decisions(state, CHEAP)
    some = [next(steps), next(steps)]
    found = analysis.summary(state, some)
    assert not found.complete
    assert [decision.number for decision in found.decisions] == [len(state.history) - 2, len(state.history) - 1]


# Loss and accuracy


def decision(played: str, *values: Value) -> Decision:
    return Decision(0, 0, values, played, (), (0.5, 0.5), False, 0.0)


def test_a_difference_within_the_uncertainty_is_no_loss() -> None:
    best = Value("up stark", 0.60, 0.03)
    assert decision("down stark", best, Value("down stark", 0.56, 0.04)).loss == 0.0
    assert decision("down stark", best, Value("down stark", 0.54, 0.04)).loss == pytest.approx(0.06)
    assert decision("up stark", best, Value("down stark", 0.54, 0.04)).loss == 0.0


def test_accuracy_falls_with_the_mean_loss() -> None:
    assert analysis.accuracy(0.0) == 100.0
    assert analysis.accuracy(0.1) == pytest.approx(67.032, abs=0.001)
    assert analysis.accuracy(1.0) == pytest.approx(1.832, abs=0.001)


def test_decisions_without_a_choice_do_not_count() -> None:
    state = late(3, 8, companions=False)
    found = analyse(played(state, *sc.solve(state).line), CHEAP)
    for report in found.reports:
        mine = [each for each in found.decisions if each.seat == report.seat]
        assert report.decisions == sum(len(each.values) > 1 for each in mine)


# JSON


def test_the_json_holds_everything_and_survives_a_round_trip() -> None:
    state, number = blunder()
    found = analyse(state, EXACT)
    told = json.loads(json.dumps(found.json(), allow_nan=False))
    assert told == found.json()
    assert list(told) == [
        "game", "seats", "options", "position", "seed", "complete", "result", "sides", "reports", "turning_points",
        "decisions",
    ]  # fmt: skip
    assert told["turning_points"] == [number]
    assert told["result"]["winners"] == list(state.result.winners if state.result else ())
    entry = told["decisions"][number]
    assert (entry["loss"], entry["seat"], entry["played"]) == (1.0, *_decision_of(state, number))
    assert {value["outcome"] for value in entry["values"]} == {"win", "loss"}


def _decision_of(state: State, number: int) -> tuple[int, str]:
    seat, action = state.history[number]
    return seat, state.game.word(action)


def test_an_analysis_knows_the_game_before_each_decision() -> None:
    state, number = blunder()
    found: Analysis = analyse(state, CHEAP)
    before = found.before(found.decisions[number])
    assert before.history == state.history[:number]


# Every game, hidden hands and all


def played_by_bots(slug: str, decisions: int) -> State:
    """The first decisions of a game between apprentices, as a record gives it back."""
    state, luck = sc.game(slug).start(seed=3), Chance(5)
    players = [bots.make("apprentice", seat) for seat in range(state.seats)]
    while state.awaiting and len(state.history) < decisions:
        seat = state.awaiting[-1]
        state.act(seat, players[seat].choose(Perspective(state, seat, luck)))
    return sc.replay(state.record())


@pytest.mark.parametrize("slug", sc.games())
def test_a_record_of_every_game_is_analysed_and_told(slug: str) -> None:
    found = analyse(played_by_bots(slug, 24), Budget(nodes=300))
    assert found.complete
    assert len(found.decisions) == 25
    say = texts("de", slug)
    voice = narration(slug)(say, [say.seat(seat) for seat in range(found.state.seats)])
    told = analysis_page.page(say, found, lambda now, word: voice.label(word, now.view(now.awaiting[0])))
    for each in found.decisions:
        before = found.before(each)
        assert sorted(value.word for value in each.values) == sorted(before.words(each.seat))
        assert each.line[0] == each.best.word
        assert next(iter(analysis_page.line_moments(before, each.line, each.seat)))[1:] == (each.seat, each.best.word)
    assert "<svg" in told


@pytest.mark.parametrize("slug", sc.games())
def test_what_is_hidden_from_the_seat_changes_no_value(slug: str) -> None:
    state = played_by_bots(slug, 25)
    seat = state.awaiting[0]
    one, other = (state.sample(seat, luck) for luck in (1, 2))
    worth = [
        analysis_values.value_actions(each, seat, None, None, None, analysis_values.Purse(Budget(nodes=2000), 25, 0))
        for each in (one, other)
    ]
    assert worth[0].values == worth[1].values
    assert worth[0].line == worth[1].line
