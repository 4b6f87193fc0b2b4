"""Positions for people: in words and in pixels, and never more than the viewer may know."""

import subprocess
import sys
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game
from smallcouncil.research import rendering

SLUG = "hand-of-the-king"


def test_a_table_in_words() -> None:
    state = sc.game(SLUG).start(seed=7)
    state.play("up greyjoy")
    lines = rendering.text(state, None).splitlines()
    grid = lines.index("grid:")
    assert lines[grid + 4].split() == [
        *("sansa-stark", "viserys-targaryen", "aeron-greyjoy", "varys", "rodrik-greyjoy", "stannis-baratheon")
    ]
    assert lines[grid + 5].split()[3] == "-"
    assert lines[-2] == (
        "Seat 1 moves Varys up and declares House Greyjoy. Seat 1 takes Asha Greyjoy. "
        "Seat 1 takes the banner of House Greyjoy."
    )
    assert lines[-1] == "Seat 2: choose a direction and a House for Varys."
    assert not any(line.endswith(": -") for line in lines)


def test_words_in_german() -> None:
    assert rendering.text(sc.game(SLUG).start(seed=7), None, "de").splitlines()[-1].startswith("Platz 1: ")


def test_every_decision_of_every_game_can_be_told(game: Game, played: Any) -> None:
    for state in played(game.start(seed=2), Chance(2)):
        told = rendering.text(state, None)
        assert told.endswith("\n")
    assert "won" in told or "win" in told


def test_a_picture_shows_no_more_than_the_viewer_knows(game: Game, played: Any) -> None:
    luck = Chance(4)
    for number, state in enumerate(played(game.start(seed=3), Chance(3))):
        if number % 10 == 0:
            for viewer in range(state.seats):
                assert rendering.text(state, viewer) == rendering.text(state.sample(viewer, luck), viewer)


@pytest.mark.parametrize("moves", [0, 15])
def test_pixels_have_one_size(game: Game, moves: int) -> None:
    state = game.start(seed=1)
    for _ in range(moves):
        seat = min(state.awaiting)
        state.act(seat, state.actions(seat)[0])
    picture = rendering.pixels(state, None)
    assert picture.shape == (640, 640, 3)
    assert picture.dtype == numpy.uint8
    assert len(numpy.unique(picture.reshape(-1, 3), axis=0)) > 20


def test_without_the_library_the_extra_is_named() -> None:
    script = (
        "import sys; sys.modules['resvg_py'] = None\n"
        "import smallcouncil as sc; from smallcouncil.research import rendering\n"
        f"state = sc.game('{SLUG}').start(seed=1)\n"
        "print(rendering.text(state, None)[:4])\n"
        "try:\n    rendering.pixels(state, None)\nexcept ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "game\nthis needs resvg-py: pip install 'smallcouncil[research]'\n"


def test_research_loads_nothing_until_it_is_used() -> None:
    script = (
        "import smallcouncil.research, sys; print([name for name in ('numpy', 'gymnasium') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
