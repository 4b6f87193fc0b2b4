"""Scenes of real games, and pages taken apart. Puts this folder on the path, so that its tests can share `boards`."""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.web.table_view import Line, Seat, Settings, TableView

sys.path.append(str(Path(__file__).parent))

from boards import Page

NAMES = ("Anna", "Jonas", "Mirja", "Ole", "Pia", "Tom")


@pytest.fixture
def parse() -> type[Page]:
    return Page


def _played(
    slug: str = "hand-of-the-king", decisions: int = 12, seats: int = 2, seed: int = 7, **options: Any
) -> State:
    """A game in progress, or at its end if it has no more decisions than these."""
    state, luck = sc.game(slug).start(seats=seats, seed=seed, **options), random.Random(seed)
    while state.awaiting and len(state.history) < decisions:
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    return state


@pytest.fixture
def played() -> Callable[..., State]:
    return _played


def _lines(state: State, viewer: int | None) -> tuple[Line, ...]:
    again, found = state.restart(), []
    for number, (seat, action) in enumerate(state.history):
        again.act(seat, action)
        found.append(Line(number, seat, state.game.word(action), again.events(viewer, number)))
    return tuple(found)


def _table_view(state: State, viewer: int | None = 0, names: tuple[str, ...] = NAMES, **changes: Any) -> TableView:
    """The table as a seat or a spectator sees it, with people at all seats."""
    asked = viewer is not None and viewer in state.awaiting
    seats = tuple(
        Seat(seat, names[seat], "person", mine=seat == viewer, present=True, awaited=seat in state.awaiting)
        for seat in range(state.seats)
    )
    usual: dict[str, Any] = {
        "table": "k3x9",
        "game": state.game,
        "version": len(state.history) + 5,
        "options": state.setup.options,
        "settings": Settings(),
        "seats": seats,
        "view": state.view(viewer),
        "viewer": viewer,
        "prompt": state.prompt(viewer) if asked and viewer is not None else None,
        "actions": state.actions(viewer) if asked and viewer is not None else (),
        "guess": state.sample(viewer, 1) if asked and viewer is not None else None,
        "lines": _lines(state, viewer),
        "now": 1_800_000_000.0,
    }
    return TableView(**{**usual, **changes})


@pytest.fixture
def table_view() -> Callable[..., TableView]:
    return _table_view
