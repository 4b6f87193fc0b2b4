"""A bot gets a perspective: what its seat knows, and no way to the state behind it."""

import json

import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord, NoSuchSeat
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective

GAME = sc.game("hand-of-the-king")


def middle(seed: int = 6) -> State:
    state = GAME.start(seats=3, seed=seed, crows=True)
    luck = Chance(seed)
    for _ in range(12):
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


def test_a_perspective_tells_what_its_seat_knows() -> None:
    state = middle()
    (seat,) = state.awaiting
    mine = Perspective(state, seat, Chance(1))
    assert (mine.seat, mine.seats, mine.game) == (seat, 3, GAME)
    assert mine.actions == state.actions(seat) != ()
    assert mine.words == state.words(seat)
    assert mine.prompt == state.prompt(seat) is not None
    assert json.dumps(mine.view) == json.dumps(state.view(seat))
    assert mine.events() == state.events(seat)
    assert mine.events(since=10) == state.events(seat, since=10) != mine.events()
    assert repr(mine) == f"<Perspective of seat {seat} on hand-of-the-king>"


def test_a_seat_that_is_not_awaited_has_nothing_to_decide() -> None:
    state = middle()
    idle = (state.awaiting[0] + 1) % 3
    mine = Perspective(state, idle, Chance(1))
    assert (mine.actions, mine.words, mine.prompt) == ((), (), None)
    assert json.dumps(mine.view) == json.dumps(state.view(idle))


def test_samples_are_states_to_search_in_and_change_nothing() -> None:
    state = middle()
    (seat,) = state.awaiting
    mine = Perspective(state, seat, Chance(1))
    before = state.digest(), json.dumps(mine.view)
    guess = mine.sample(Chance(2))
    assert guess.actions(seat) == mine.actions
    guess.act(seat, mine.actions[0])
    assert (state.digest(), json.dumps(mine.view)) == before
    assert guess.digest() != mine.sample(Chance(2)).digest()


def test_one_guess_comes_for_nothing_and_is_always_the_same() -> None:
    state = middle()
    (seat,) = state.awaiting
    mine = Perspective(state, seat, Chance(1))
    before = mine.guess().digest(), json.dumps(mine.view)
    guess = mine.guess()
    assert json.dumps(guess.view(seat)) == before[1]
    guess.act(seat, mine.actions[0])
    assert guess.digest() != before[0]
    assert (mine.guess().digest(), json.dumps(mine.view)) == before


def test_a_perspective_holds_neither_the_seed_nor_the_true_order() -> None:
    """Two games that differ only in the hidden give, with equal luck, perspectives that are equal to the last bit."""
    state = middle()
    other = state.sample(0, Chance(77))
    assert other.digest() != state.digest()
    mine, theirs = (Perspective(game, 0, Chance(5)).sample(Chance(6)) for game in (state, other))
    assert mine.digest() == theirs.digest()
    assert mine.setup.seed is None
    with pytest.raises(NoRecord):
        mine.record()
    assert state.digest() not in {
        Perspective(state, 0, Chance(luck)).sample(Chance(luck)).digest() for luck in range(50)
    }


def test_a_perspective_stays_when_the_game_goes_on() -> None:
    state = middle()
    (seat,) = state.awaiting
    mine = Perspective(state, seat, Chance(1))
    before = json.dumps(mine.view)
    state.act(seat, state.actions(seat)[0])
    assert json.dumps(mine.view) == before != json.dumps(state.view(seat))


@pytest.mark.parametrize("seat", [-1, 3, None, True, "0"])
def test_there_is_no_perspective_of_no_seat(seat: object) -> None:
    with pytest.raises(NoSuchSeat):
        Perspective(middle(), seat, Chance(1))
