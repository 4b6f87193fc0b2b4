"""One tree search for all games: what a guide decides, and how the actions compete at the root."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

import smallcouncil as sc
from smallcouncil.core import Chance, Perspective
from smallcouncil.core.budget import Budget, Clock, Spent
from smallcouncil.core.errors import BadOption
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, final_shares
from smallcouncil.core.tree_search import Guide, TreeSearch, ismcts, mcts


class Watching(Guide):
    """Knows nothing, and notes what it is asked."""

    def __init__(self) -> None:
        self.judged: list[State] = []

    def shares(self, state: State) -> tuple[float, ...]:
        self.judged.append(state.copy())
        return final_shares(state) if state.result else (1 / state.seats,) * state.seats

    def likely(self, state: State, seat: int, untried: Sequence[int], rng: Chance) -> int:
        return untried[0]


class Racing(Watching):
    """Finds everything as likely to win as to lose."""

    races = True

    def __init__(self) -> None:
        super().__init__()
        self.luck = Chance(5)

    def shares(self, state: State) -> tuple[float, ...]:
        super().shares(state)
        return tuple(float(self.luck.below(2)) for _ in range(state.seats))


class Narrow(Watching):
    """Looks at one action of every position."""

    width = 0.0


class OneRound(Watching):
    """Looks no further than the round, and plays on with whatever comes first."""

    def stage(self, state: State) -> object:
        return state.season, state.round  # type: ignore[attr-defined]

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        while state.awaiting and self.stage(state) == stage:
            state.act(state.awaiting[0], state.actions(state.awaiting[0])[-1])


def _bid(seed: int = 4, seats: int = 3) -> tuple[State, Perspective]:
    state = sc.game("btwixt").start(seats=seats, seed=seed)
    seat = state.awaiting[0]
    return state, Perspective(state, seat, Chance(1))


def _searched(guide: Guide, ways: int, perspective: Perspective) -> Advice:
    return TreeSearch(perspective, Budget(nodes=ways), Chance(2), guide).advice()


def test_every_way_is_counted_and_ends_one_new_action_further() -> None:
    state, perspective = _bid()
    guide = Watching()
    advice = _searched(guide, 40, perspective)
    assert (advice.nodes, len(guide.judged)) == (40, 40)
    first = len(state.actions(perspective.seat))
    ways = [tuple(judged.history) for judged in guide.judged]
    assert [len(way) for way in ways[:first]] == [1] * first
    assert all(len(way) > 1 and way[:-1] in ways[:number] for number, way in enumerate(ways[first:], first))
    assert len(set(ways)) == 40
    assert sorted(advice.shares) == list(state.actions(perspective.seat))
    assert sorted({judged.history[0][1] for judged in guide.judged[:first]}) == sorted(advice.shares)


def test_a_search_ends_with_the_stage() -> None:
    state, perspective = _bid()
    guide = OneRound()
    _searched(guide, 60, perspective)
    assert {(judged.season, judged.round) for judged in guide.judged} == {(state.season, state.round + 1)}  # type: ignore[attr-defined]


def test_a_narrow_guide_follows_the_likely_line_alone() -> None:
    """With no width at all a node has one child, so that every way is one decision longer than the one before."""
    state = sc.game("hand-of-the-king").start(seed=3, companions=False)
    perspective = Perspective(state, state.awaiting[0], Chance(1))
    guide = Narrow()
    _searched(guide, 12, perspective)
    assert [len(judged.history) for judged in guide.judged] == list(range(1, 13))
    last = guide.judged[-1].history
    assert all(judged.history == last[: number + 1] for number, judged in enumerate(guide.judged))


def test_in_a_race_all_actions_run_on_the_same_guesses() -> None:
    state, perspective = _bid(seats=4)
    seat, guide = perspective.seat, Racing()
    actions = state.actions(seat)
    _searched(guide, 2 * len(actions), perspective)
    assert [judged.history[0] for judged in guide.judged[: len(actions)]] == [(seat, action) for action in actions]
    sweep = guide.judged[: len(actions)]
    others = [other for other in range(4) if other not in (seat, sweep[0].history[1][0])]
    assert len({str([judged.hands[other] for other in others]) for judged in sweep}) == 1  # type: ignore[attr-defined]
    assert guide.judged[-1].hands[others[0]] != sweep[0].hands[others[0]]  # type: ignore[attr-defined]


def test_of_all_that_is_equal_a_race_keeps_two_to_the_end() -> None:
    _, perspective = _bid()
    guide = Racing()
    advice = _searched(guide, 300, perspective)
    ways = Counter(judged.history[0][1] for judged in guide.judged)
    longest = ways.most_common()
    assert (advice.nodes, sum(ways.values())) == (300, 300)
    assert longest[1][1] > longest[-1][1] + 10
    assert len({judged.history[0] for judged in guide.judged[-2:]}) == 2
    assert ways[advice.action] >= longest[0][1] - 1


@pytest.mark.parametrize("search", [mcts, ismcts])
def test_the_same_luck_gives_the_same_advice(search: Callable[..., Advice]) -> None:
    _, perspective = _bid()
    first, again = (search(perspective, Budget(nodes=50), Chance(3)) for _ in range(2))
    assert first == again
    assert first.nodes == 50


@pytest.mark.parametrize("search", [mcts, ismcts])
def test_a_budget_of_nothing_still_gives_an_action(search: Callable[..., Advice]) -> None:
    _, perspective = _bid()
    advice = search(perspective, Budget(nodes=0), Chance(3))
    assert (advice.nodes, advice.shares) == (0, {})
    assert advice.action in perspective.actions


def test_a_clock_counts_up_to_its_budget() -> None:
    clock = Clock(Budget(nodes=4))
    parts = []
    for _ in range(4):
        parts.append(clock.part)
        clock.tick()
    assert (parts, clock.part, clock.nodes) == ([0.0, 0.25, 0.5, 0.75], 1.0, 4)
    assert (clock.exhausted(3), clock.exhausted(4), clock.timed) == (False, True, False)
    with pytest.raises(Spent):
        clock.tick()


def test_a_budget_without_limits_gets_the_usual_nodes() -> None:
    assert Budget().or_nodes(7) == Budget(nodes=7)
    assert Budget(depth=2).or_nodes(7) == Budget(depth=2, nodes=7)
    assert Budget(nodes=0).or_nodes(7) == Budget(nodes=0)
    assert Budget(seconds=0.5).or_nodes(7) == Budget(seconds=0.5)
    assert Budget(nodes=5, seconds=2.0).within(Budget(depth=1, nodes=9)) == Budget(1, 5, 2.0)


@pytest.mark.parametrize(
    "wrong", [Budget(nodes=-1), Budget(seconds=-0.5), Budget(nodes=True), Budget(seconds=float("nan"))]
)
def test_less_than_nothing_is_refused(wrong: Budget) -> None:
    with pytest.raises(BadOption):
        wrong.checked()
    assert Budget(nodes=0, seconds=0.0).checked() == Budget(nodes=0, seconds=0.0)
