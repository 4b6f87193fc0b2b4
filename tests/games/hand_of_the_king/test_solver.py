"""The exact solver against brute force over the public API, against itself, and against its own lines."""

import math
import random
from functools import cache

import pytest

import smallcouncil as sc
from smallcouncil.core.bits import count
from smallcouncil.core.game import State
from smallcouncil.core.solving import NotSolvable, Solution
from smallcouncil.games.hand_of_the_king.layout import GRID, OFFER
from smallcouncil.games.hand_of_the_king.solver import action_values, margin_of
from smallcouncil.games.hand_of_the_king.state import HandState

GAME = sc.game("hand-of-the-king")


def played(seed: int, left: int, companions: bool = False) -> HandState:
    """A game played at random until no more than this many cards are left in the grid."""
    state = GAME.start(seats=2, seed=seed, companions=companions, first=seed % 2)
    rng = random.Random(seed)
    while state.awaiting and count(state.row[GRID]) > left:  # type: ignore[attr-defined]
        state.act(state.awaiting[0], rng.choice(state.actions(state.awaiting[0])))
    assert isinstance(state, HandState)
    return state


def final_worth(state: State) -> int:
    """First the win, then the difference in banners, for seat 0."""
    result = state.result
    assert result is not None
    difference = result.scores[0] - result.scores[1]
    return 2 * difference + (result.ranks[0] < result.ranks[1]) - (result.ranks[0] > result.ranks[1])


class BruteForce:
    """Looks at everything there is, by the public API alone."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def worth(self, state: HandState) -> int:
        if not state.awaiting:
            return final_worth(state)
        place = state.position()
        if place not in self._known:
            seat = state.awaiting[0]
            worths = [self.worth(after(state, action)) for action in state.actions(seat)]
            self._known[place] = max(worths) if seat == 0 else min(worths)
        return self._known[place]


def after(state: HandState, action: int) -> HandState:
    child = state.copy()
    child.act(child.awaiting[0], action)
    return child


def told(worth: int, seat: int) -> tuple[str, int]:
    """Outcome and margin for a seat."""
    own = worth if seat == 0 else -worth
    return "win" if own > 0 else "loss" if own < 0 else "draw", margin_of(own)


def assert_solved(state: HandState, solution: Solution, worth: int) -> None:
    seat = state.awaiting[0] if state.awaiting else 0
    assert (solution.outcome, solution.margin) == told(worth, seat), state.position()
    assert solution.winner == (None if worth == 0 else int(worth < 0))
    assert solution.exact
    assert solution.bounds == (solution.margin, solution.margin)
    assert solution.note == ""
    assert solution.check(state), state.position()


@pytest.mark.parametrize("left", range(1, 11))
def test_agrees_with_brute_force_on_small_positions(left: int) -> None:
    for seed in range(300 if left < 9 else 60):
        state = played(1000 * left + seed, left)
        assert_solved(state, sc.solve(state), BruteForce().worth(state))


@pytest.mark.slow
def test_agrees_with_brute_force_on_thousands_of_positions() -> None:
    for seed in range(3000):
        state = played(50000 + seed, 4 + seed % 9)
        assert_solved(state, sc.solve(state), BruteForce().worth(state))


def test_every_action_has_its_value() -> None:
    for seed in range(150):
        state = played(seed, 7)
        brute = BruteForce()
        if not state.awaiting:
            continue
        seat = state.awaiting[0]
        values = action_values(state, margin=True)
        assert tuple(value.action for value in values) == state.actions(seat)
        assert tuple(value.word for value in values) == state.words(seat)
        for value in values:
            assert (value.outcome, value.margin) == told(brute.worth(after(state, value.action)), seat)


def test_without_margins_the_values_are_outcomes() -> None:
    state = played(3, 14)
    with_margin = action_values(state, margin=True)
    without = action_values(state)
    assert [value.outcome for value in without] == [value.outcome for value in with_margin]
    assert {value.margin for value in without} == {None}


@cache
def _companion_positions(left: int, wanted: int) -> tuple[HandState, ...]:
    found = []  # type: ignore[var-annotated]
    seed = 0
    while len(found) < wanted:
        seed += 1
        state = played(seed, left, companions=True)
        try:
            sc.solve(state, nodes=0)
        except NotSolvable:
            continue
        found.append(state)
    return tuple(found)


@pytest.mark.parametrize("left", [2, 4])
def test_agrees_with_brute_force_with_companions(left: int) -> None:
    offered = 0
    for state in _companion_positions(left, 60):
        offered += state.row[OFFER] != 0
        assert_solved(state, sc.solve(state), BruteForce().worth(state))
    assert offered > 20


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "outcome"), [(1441, "win"), (1442, "loss"), (1443, "win"), (1806, "loss")])
def test_some_openings_are_won_by_the_second_player(seed: int, outcome: str) -> None:
    state = sc.game("hand-of-the-king").start(seats=2, seed=seed, companions=False)
    assert sc.solve(state, margin=False).outcome == outcome


@pytest.mark.slow
def test_agrees_with_brute_force_with_companions_on_larger_positions() -> None:
    for state in _companion_positions(6, 80):
        assert_solved(state, sc.solve(state), BruteForce().worth(state))


def _turned(position: str, turn: int) -> str:
    """The same position with the grid turned and mirrored in one of eight ways."""
    fields = position.split(" ")
    rows = []
    for line in fields[0].split("/"):
        row: list[str] = []
        place = 0
        while place < len(line):
            if line[place].isdigit():
                row += [""] * int(line[place])
                place += 1
            else:
                row.append(line[place : place + 2])
                place += 2
        rows.append(row)
    for _ in range(turn % 4):
        rows = [list(column) for column in zip(*rows[::-1], strict=True)]
    if turn >= 4:
        rows = [row[::-1] for row in rows]
    fields[0] = "/".join("".join(square or "1" for square in row) for row in rows)
    return " ".join(fields)


def test_symmetry_of_the_grid_changes_nothing() -> None:
    for seed in range(40):
        state = played(seed, 16 + seed % 4)
        expected = sc.solve(state)
        for turn in range(1, 8):
            turned = GAME.start(position=_turned(state.position(), turn), seed=1)
            assert isinstance(turned, HandState)
            solution = sc.solve(turned)
            assert (solution.outcome, solution.margin) == (expected.outcome, expected.margin)
            assert solution.check(turned)


def test_seats_may_change_places() -> None:
    for seed in range(60):
        state = played(seed, 17)
        fields = state.position().split(" ")
        fields[1] = "/".join(reversed(fields[1].split("/")))
        fields[2] = fields[2].translate(str.maketrans("01", "10"))
        fields[6] = "10"[int(fields[6])]
        other = sc.solve(GAME.start(position=" ".join(fields), seed=1))
        solution = sc.solve(state)
        if state.awaiting:
            assert (other.outcome, other.margin) == (solution.outcome, solution.margin)
            assert other.winner == 1 - (solution.winner or 0)


def test_an_opening_is_solved_and_its_line_wins() -> None:
    state = played(4321, 26)
    solution = sc.solve(state)
    assert solution.exact
    assert solution.check(state)
    assert solution.line[0] in state.words(state.awaiting[0])
    wrong = state.copy()
    wrong.play(solution.line[0])
    assert not solution.check(wrong)


def test_the_outcome_alone_is_cheaper_and_the_same() -> None:
    for seed in range(20):
        state = played(seed, 20)
        full, short = sc.solve(state), sc.solve(state, margin=False)
        assert short.outcome == full.outcome
        assert short.exact
        assert short.check(state)
        assert short.bounds[0] <= (full.margin or 0) <= short.bounds[1]


def test_a_finished_game_is_its_own_solution() -> None:
    state = played(8, 0)
    assert not state.awaiting
    solution = sc.solve(state)
    assert solution.seat is None
    assert solution.line == ()
    assert_solved(state, solution, final_worth(state))


def test_nobody_wins_without_a_banner() -> None:
    everyone = "".join(sc.games()["hand-of-the-king"].start(seats=2, seed=1).position().split(" ")[0].split("/"))  # type: ignore[attr-defined]
    cards = everyone.replace("VV", "")
    state = GAME.start(position=f"VV5/6/6/6/6/6 -/- ------- - {cards}/- - 0 c -", seed=1)
    solution = sc.solve(state)
    assert (solution.outcome, solution.winner, solution.margin) == ("draw", None, 0)
    assert solution.check(state)


@pytest.mark.parametrize("companions", [False, True])
def test_a_budget_of_nodes_is_honoured_and_gives_the_same_answer_again(companions: bool) -> None:
    state = played(2, 35, companions=False) if not companions else _companion_positions(12, 1)[0]
    first = sc.solve(state, nodes=3000)
    again = sc.solve(state, nodes=3000)
    assert first.nodes <= 3000
    assert (first.outcome, first.margin, first.line, first.nodes, first.note) == (
        again.outcome,
        again.margin,
        again.line,
        again.nodes,
        again.note,
    )


def test_unknown_is_said_when_the_budget_runs_out() -> None:
    state = played(2, 35)
    solution = sc.solve(state, nodes=2000)
    assert solution.outcome == "unknown"
    assert (solution.winner, solution.margin, solution.line) == (None, None, ())
    assert solution.bounds == (-7, 7)
    assert not solution.exact
    assert solution.note == "the budget ran out before the outcome was proved"
    assert not solution.check(state)


def test_what_a_budget_proves_is_true() -> None:
    state = played(12, 22)
    full = sc.solve(state)
    assert full.margin is not None
    seen = set()
    for nodes in (0, 100, 1000, 5000, 10000, 20000, full.nodes):
        part = sc.solve(state, nodes=nodes)
        seen.add(part.outcome)
        assert part.outcome in ("unknown", full.outcome)
        assert part.margin in (None, full.margin)
        assert part.bounds[0] <= full.margin <= part.bounds[1]
    assert seen == {"unknown", full.outcome}


def test_a_budget_of_seconds_is_honoured() -> None:
    """Of an opening that takes the better part of a minute, so that neither a quick machine nor a busy one matters."""
    sc.solve(played(1, 8))
    solution = sc.solve(played(1373, 35), seconds=0.2)
    assert solution.outcome == "unknown"
    assert solution.seconds < 10.0


def test_little_memory_costs_time_but_not_truth() -> None:
    for seed in range(10):
        state = played(seed, 21)
        small, large = sc.solve(state, memory=1 << 16), sc.solve(state)
        assert (small.outcome, small.margin) == (large.outcome, large.margin)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_seats_are_refused(seats: int) -> None:
    with pytest.raises(NotSolvable) as caught:
        sc.solve(GAME.start(seats=seats, seed=1))
    assert caught.value.details == {"reason": f"the solver is for two seats, and this game has {seats}"}


def test_chance_is_refused() -> None:
    seed = next(seed for seed in range(100) if "petyr-baelish" in GAME.start(seats=2, seed=seed).view(None)["offer"])
    with pytest.raises(NotSolvable, match="Petyr Baelish may still draw from 8 face-down companions"):
        sc.solve(GAME.start(seats=2, seed=seed))


def test_refusals_are_said_in_both_languages() -> None:
    from smallcouncil.locale import languages, texts

    said = {lang: texts(lang)(NotSolvable.key, reason="why") for lang in languages()}
    assert said == {
        "en": "This position cannot be solved: why.",
        "de": "Diese Stellung lässt sich nicht lösen: why.",
    }


@pytest.mark.parametrize(
    ("name", "value"), [("nodes", -1), ("seconds", -0.5), ("nodes", True), ("seconds", math.inf), ("seconds", math.nan)]
)
def test_a_budget_must_make_sense(name: str, value: float) -> None:
    with pytest.raises(sc.BadOption, match=rf"{name}.* a number, 0 or more"):
        sc.solve(played(1, 5), **{name: value})  # type: ignore[arg-type]
