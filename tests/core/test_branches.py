"""Branches: games of their own that begin at a decision of another one, with what one seat knows of it."""

import pickle

import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord
from smallcouncil.core.game import State

GAMES: list[tuple[str, dict[str, object]]] = [
    *((slug, {}) for slug in sc.games()),
    ("hand-of-the-king", {"seats": 3, "crows": True}),
    ("btwixt", {"seats": 3, "advanced": True}),
]


def _stands(slug: str, how: dict[str, object], decisions: int) -> State:
    state, rng = sc.game(slug).start(seed=5, **how), Chance(5)
    for _ in range(decisions):
        state.act(state.awaiting[0], rng.choice(state.actions(state.awaiting[0])))
    return state


def _played(state: State) -> State:
    state, rng = state.copy(), Chance(1)
    while state.awaiting:
        state.act(state.awaiting[0], rng.choice(state.actions(state.awaiting[0])))
    return state


@pytest.mark.parametrize(("slug", "how"), GAMES)
@pytest.mark.parametrize("decisions", [0, 9, 23])
def test_a_branch_looks_the_same_to_its_seat_and_begins_there(
    slug: str, how: dict[str, object], decisions: int
) -> None:
    state = _stands(slug, how, decisions)
    seat = state.awaiting[0]
    branch = state.branch(seat, 11)
    told = {"last": None, "options": None}
    assert {**branch.view(seat), **told} == {**state.view(seat), **told}
    assert branch.actions(seat) == state.actions(seat)
    assert (branch.history, branch.events(seat), branch.setup.seed != state.setup.seed) == ([], [], True)
    over = _played(branch)
    assert over.restart().digest() == branch.digest() == state.branch(seat, 11).digest()
    assert state.branch(seat, 12).digest() != branch.digest()


def test_the_unseen_is_dealt_anew() -> None:
    state = _stands("btwixt", {"seats": 3}, 0)
    hands = [tuple(state.branch(0, seed).view(1)["hand"]) for seed in range(20)]
    assert tuple(state.view(1)["hand"]) not in hands
    assert len(set(hands)) == 20


def test_a_branch_has_a_record_where_positions_are_written() -> None:
    branch = _stands("hand-of-the-king", {"seats": 2}, 8).branch(0, 11)
    assert sc.replay(_played(branch).record()).digest() == _played(branch).digest()
    with pytest.raises(NoRecord):
        _stands("btwixt", {"seats": 3}, 8).branch(0, 11).record()


def test_a_sample_of_a_branch_does_not_carry_its_beginning() -> None:
    """A bot gets a sample; in the beginning of the branch lie all hands."""
    branch = _stands("btwixt", {"seats": 3}, 8).branch(0, 11)
    guess = pickle.loads(pickle.dumps(branch.sample(1, Chance(3))))
    assert guess.origin is None
    with pytest.raises(NoRecord):
        guess.restart()
