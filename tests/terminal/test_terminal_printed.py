"""What `print` and a notebook show of a state: the table of every game, and nothing that is hidden."""

import xml.etree.ElementTree as ElementTree

import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance

GAMES = sc.games().values()


def halfway(game: sc.Game) -> sc.State:
    state, luck = game.start(seed=3), Chance(3)
    for _ in range(25):
        seat = state.awaiting[0]
        state.act(seat, luck.choice(state.actions(seat)))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_printed_state_is_its_table(game: sc.Game) -> None:
    state = halfway(game)
    shown = str(state)
    assert len(shown.splitlines()) > 8
    assert max(map(len, shown.splitlines())) <= 100
    assert all(f"Seat {seat + 1}" in shown for seat in range(state.seats))
    assert "\x1b" not in shown
    assert repr(state).startswith("<")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_notebook_shows_a_picture_that_loads_nothing(game: sc.Game) -> None:
    picture = halfway(game)._repr_svg_()
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width > 300 < height
    assert "url(http" not in picture


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_states_that_a_spectator_cannot_tell_apart_are_printed_alike(game: sc.Game) -> None:
    state = halfway(game)
    guess = state.sample(0, 5)
    if guess.view(None) == state.view(None):
        assert str(guess) == str(state)
    else:
        assert game.hidden


def test_the_end_is_told() -> None:
    state = sc.game("hand-of-the-king").start(seed=1, companions=False)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    assert state.result is not None
    assert f"Seat {state.result.winners[0] + 1} wins" in str(state)
