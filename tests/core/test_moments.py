"""`State.at` and `State.moments`: the same game after so many of its decisions, and all of them in turn."""

import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord, NoSuchMoment
from smallcouncil.core.game import State

GAMES: list[tuple[str, dict[str, object]]] = [
    *((slug, {}) for slug in sc.games()),
    ("hand-of-the-king", {"seats": 3, "crows": True}),
    ("btwixt", {"seats": 4, "draft": "draft"}),
]


def _moments(slug: str, how: dict[str, object]) -> list[State]:
    """A game before each of its decisions, and at its end."""
    state, rng = sc.game(slug).start(seed=5, **how), Chance(5)
    found = [state.copy()]
    while state.awaiting:
        seat = rng.choice(state.awaiting)
        state.act(seat, rng.choice(state.actions(seat)))
        found.append(state.copy())
    return found


@pytest.mark.parametrize(("slug", "how"), GAMES)
def test_a_game_stands_again_as_it_stood_after_every_decision(slug: str, how: dict[str, object]) -> None:
    moments = _moments(slug, how)
    end, before = moments[-1], moments[-1].digest()
    for number, then in enumerate(moments):
        again = end.at(number)
        assert (type(again), again.setup, again.history) == (type(end), end.setup, end.history[:number])
        assert (again.digest(), again.awaiting, again.view(0)) == (then.digest(), then.awaiting, then.view(0))
        assert [again.actions(seat) for seat in range(end.seats)] == [then.actions(seat) for seat in range(end.seats)]
    assert (end.digest(), len(end.history)) == (before, len(moments) - 1)


@pytest.mark.parametrize(("slug", "how"), GAMES)
def test_a_moment_plays_on_by_itself(slug: str, how: dict[str, object]) -> None:
    end = _moments(slug, how)[-1]
    again = end.at(len(end.history) - 1)
    again.act(*end.history[-1])
    assert (again.digest(), again.result) == (end.digest(), end.result)
    assert end.at(0).history == []


@pytest.mark.parametrize(("slug", "how"), GAMES)
def test_a_moment_of_a_branch_belongs_to_the_branch(slug: str, how: dict[str, object]) -> None:
    middle = _moments(slug, how)[12]
    branch = middle.branch(middle.awaiting[0], 11)
    first = branch.digest()
    seat = branch.awaiting[0]
    branch.act(seat, branch.actions(seat)[0])
    assert (branch.at(0).digest(), branch.at(1).digest()) == (first, branch.digest())


@pytest.mark.parametrize(("slug", "how"), GAMES)
def test_all_moments_come_one_after_the_other(slug: str, how: dict[str, object]) -> None:
    expected = [moment.digest() for moment in _moments(slug, how)]
    end = _moments(slug, how)[-1]
    assert [moment.digest() for moment in end.moments()] == expected
    assert [moment.digest() for moment in end.moments(7)] == expected[7:]
    assert [moment.digest() for moment in end.moments(len(end.history))] == expected[-1:]
    assert end.digest() == expected[-1]


def test_moments_begin_at_one_that_was() -> None:
    state = _moments("btwixt", {"seats": 3})[9]
    with pytest.raises(NoSuchMoment):
        next(state.moments(10))


@pytest.mark.parametrize("number", [-1, 10, 1 << 70, True, 2.0, None, "3"])
def test_a_moment_that_never_was_is_refused(number: object) -> None:
    state = _moments("btwixt", {"seats": 3})[9]
    before = state.digest()
    with pytest.raises(NoSuchMoment) as refused:
        state.at(number)
    assert str(refused.value) == f"there is no decision {number!r}; the game runs from 0 to 9"
    assert (state.at(9).digest(), state.digest()) == (before, before)


def test_a_guess_has_no_earlier_moments() -> None:
    state = _moments("btwixt", {"seats": 3})[9]
    with pytest.raises(NoRecord):
        state.sample(0, 1).at(3)
