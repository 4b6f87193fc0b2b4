"""The compiled searches against plain trying of everything."""

from functools import cache
from itertools import combinations, islice
from typing import Any

import pytest
from playing import GAME

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice
from smallcouncil.games.hand_of_the_king import knowledge_search as search
from smallcouncil.games.hand_of_the_king import search_kernel
from smallcouncil.games.hand_of_the_king.cards import COMPANIONS
from smallcouncil.games.hand_of_the_king.evaluation_weights import learned, setting
from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge
from smallcouncil.games.hand_of_the_king.layout import DECK, DECK_LEFT
from smallcouncil.games.hand_of_the_king.state import HandState

KNOWLEDGE = HandKnowledge()
SETTINGS: tuple[dict[str, Any], ...] = (
    {"seats": 2, "companions": False},
    {"seats": 2},
    {"seats": 3, "companions": False},
    {"seats": 4, "companions": False},
    {"seats": 4, "teams": True, "companions": False},
)


@cache
def positions(count: int, cards: int, petyr: bool, **options: Any) -> list[HandState]:
    """Positions of random games in which a seat is to move and few characters are left."""
    return list(islice(_positions(cards, petyr, options), count))


def _positions(cards: int, petyr: bool, options: dict[str, Any]) -> Any:
    for seed in range(10_000):
        state = GAME.start(seed=seed, **options)
        luck = Chance(seed)
        while state.awaiting:
            view = state.view(None)
            left = sum(card not in (None, "varys") for card in view["grid"])
            if left <= cards and view["prompt"]["ask"] == "move":
                if ("petyr-baelish" in view["offer"]) == petyr:
                    yield state
                break
            state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))


def weights(state: State) -> list[float]:
    options = state.setup.options
    return learned()[setting(state.seats, bool(options["teams"]), bool(options["companions"]))]


def alpha_beta(state: HandState, **budget: Any) -> Advice:
    return search.alpha_beta(state.row, weights(state), Budget(**budget), Chance(1), whole=True)


def after(state: State, action: int) -> State:
    state = state.copy()
    state.act(state.awaiting[0], action)
    return state


def minimax(state: State, seat: int, depth: int) -> float:
    """What a seat gets if everyone else plays against it and its partner; only moves of Varys use up depth."""
    if not state.awaiting:
        return KNOWLEDGE.evaluate(state)[seat]
    mover = state.awaiting[0]
    prompt = state.prompt(mover)
    assert prompt is not None
    if prompt.ask == "move":
        if depth == 0:
            return KNOWLEDGE.evaluate(state)[seat]
        depth -= 1
    values = [minimax(after(state, action), seat, depth) for action in state.actions(mover)]
    return max(values) if mover in KNOWLEDGE.allies(state, seat) else min(values)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_alpha_beta_has_the_value_of_minimax(options: dict[str, Any], depth: int) -> None:
    for state in positions(4, 6 if options.get("companions", True) else 12, False, **options):
        advice = alpha_beta(state, depth=depth)
        seat = state.awaiting[0]
        value = minimax(state, seat, depth)
        assert advice.shares[advice.action] == pytest.approx(value, abs=1e-9)
        if value > 0.0:
            assert minimax(after(state, advice.action), seat, depth - 1) == pytest.approx(value, abs=1e-9)


def test_a_search_that_saw_everything_is_certain_and_exact() -> None:
    outcomes = []
    for state in positions(12, 9, False, seats=2, companions=False):
        advice = alpha_beta(state)
        assert advice.certain
        assert advice.shares[advice.action] == minimax(state, state.awaiting[0], 40)
        outcomes.append(advice.shares[advice.action])
    assert 0.0 in outcomes
    assert 1.0 in outcomes


def test_a_search_cut_short_is_not_certain() -> None:
    state = GAME.start(seed=3)
    assert isinstance(state, HandState)
    assert not alpha_beta(state, depth=2).certain


def test_pauses_do_not_change_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    for state in positions(6, 20, True, seats=2):
        whole = alpha_beta(state, nodes=20_000)
        monkeypatch.setattr(search, "SLICE", 37)
        assert alpha_beta(state, nodes=20_000) == whole
        monkeypatch.undo()


def test_a_budget_of_nodes_is_kept() -> None:
    for state in positions(3, 30, True, seats=2):
        for nodes in (1, 50, 3_000):
            assert alpha_beta(state, nodes=nodes).nodes <= nodes
            assert search.monte_carlo(state.row, weights(state), Budget(nodes=nodes), Chance(1)).nodes == nodes


def test_every_pair_of_face_down_companions_is_laid_once() -> None:
    (state,) = positions(1, 30, True, seats=2)
    left = state.row[DECK_LEFT]
    deck = sorted(state.row[DECK : DECK + left])
    seen = set()
    for pair in range(left * (left - 1) // 2):
        row = state.row[:]
        search_kernel.lay_pair(row, pair)
        assert sorted(row[DECK : DECK + left]) == deck
        seen.add(frozenset(row[DECK + left - 2 : DECK + left]))
    assert seen == {frozenset(pair) for pair in combinations(deck, 2)}
    assert all(0 <= companion < len(COMPANIONS) for companion in deck)


def test_alpha_beta_does_not_look_at_the_order_of_the_deck() -> None:
    for state in positions(5, 16, True, seats=2):
        twin = state.sample(0, 77)
        assert twin.row[DECK : DECK + 8] != state.row[DECK : DECK + 8]
        assert alpha_beta(twin, nodes=5_000) == alpha_beta(state, nodes=5_000)


def test_equal_fingerprints_mean_equal_values() -> None:
    """Over all positions of small games: whatever the fingerprint merges has the same value for the same mover."""
    fingerprint = compiled(search_kernel).fingerprint
    values: dict[int, float] = {}
    merged = 0

    def walk(state: HandState) -> float:
        nonlocal merged
        if not state.awaiting:
            return KNOWLEDGE.evaluate(state)[0]
        results = [walk(after(state, action)) for action in state.actions(state.awaiting[0])]  # type: ignore[arg-type]
        value = max(results) if state.awaiting[0] == 0 else min(results)
        key = fingerprint(_shared(state))
        merged += key in values
        assert values.setdefault(key, value) == value
        return value

    for state in positions(6, 10, False, seats=2, companions=False):
        values.clear()
        walk(state)
    assert merged > 5


def _shared(state: HandState) -> Any:
    import numpy

    return numpy.array(state.row)


def test_the_tree_search_agrees_with_what_is_certain() -> None:
    for state in positions(12, 9, False, seats=2, companions=False):
        exact = alpha_beta(state)
        found = search.monte_carlo(state.row, weights(state), Budget(nodes=4_000), Chance(1))
        if exact.shares[exact.action] == 1.0:
            assert minimax(after(state, found.action), state.awaiting[0], 40) == 1.0
        assert set(found.shares) == set(state.actions(state.awaiting[0]))


@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 4}, {"seats": 4, "teams": True}], ids=str)
def test_the_tree_search_rates_every_action_between_nothing_and_all(options: dict[str, Any]) -> None:
    for state in positions(3, 20, True, **options):
        found = search.monte_carlo(state.row, weights(state), Budget(nodes=500), Chance(1))
        assert set(found.shares) == set(state.actions(state.awaiting[0])) - {GAME.action("crow")}
        assert all(0.0 <= share <= 1.0 for share in found.shares.values())
