"""The tables at which a page has most to show, and a page of such a table."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from visiting import BTWIXT, HAND, LEGENDARY, STARK

import smallcouncil as sc
from smallcouncil.server.event_log import EventLog
from smallcouncil.web.table_view import Clock, Hinting, Passing, Seat, Settings, TableView, Undoing

NAMES = ("Anna", "Bran", "Cersei", "Daenerys Targaryen", "Eddard", "Falyse")
MOST_DECISIONS = 260
RECAP = 12
"""Decisions since one's last one."""
GAMES_PLAYED = 2

CROWS, DRAFT, ADVANCED = {"crows": True}, {"draft": True}, {"advanced": True}
LARGEST = {
    (HAND, 2): ({}, 53637, 46, 34),
    (HAND, 3): (CROWS, 57991, 54, 34),
    (HAND, 4): (CROWS | {"teams": True}, 64522, 54, 34),
    (BTWIXT, 3): (ADVANCED, 1435, 183, 19),
    (BTWIXT, 4): (ADVANCED, 1073, 258, 21),
    (BTWIXT, 5): (ADVANCED | {"draft": "draft"}, 1422, 333, 24),
    (BTWIXT, 6): (ADVANCED | {"draft": "draft"}, 83, 346, 23),
    (STARK, 2): (DRAFT, 8696, 644, 30),
    (LEGENDARY, 2): ({"setup": "full-allegiance"}, 989, 165, 19),
    (LEGENDARY, 3): ({}, 1308, 142, 20),
    (LEGENDARY, 4): ({}, 488, 490, 21),
}
"""The questions with most answers among thousands of random games at each table: options, seed, how many decisions came
before it, and how many answers it has."""


def random_game(game: str, seats: int, seed: int, **options: Any) -> Iterator[tuple[sc.State, int]]:
    """A game at each of its decisions, with the seat that is asked."""
    state, luck = sc.game(game).start(seats=seats, seed=seed, **options), random.Random(seats + seed)
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        yield state, seat
        state.act(seat, luck.choice(state.actions(seat)))


def largest(game: str, seats: int) -> tuple[sc.State, int]:
    """The position with most answers, and who is asked there."""
    options, seed, length, answers = LARGEST[game, seats]
    for state, seat in random_game(game, seats, seed, **options):
        if len(state.history) == length:
            assert len(state.actions(seat)) == answers, "another game than was looked for: look anew"
            return state, seat
    raise AssertionError("the game is shorter than it was: look anew")


@cache
def worst(game: str, seats: int) -> list[tuple[sc.State, int]]:
    """Where most can be answered in a usual game, and where most lies on the table; and where most ever could be."""
    found: dict[str, tuple[int, sc.State, int]] = {}
    for seed in range(GAMES_PLAYED):
        for state, seat in random_game(game, seats, seed):
            if not RECAP <= len(state.history) < MOST_DECISIONS:
                continue
            sizes = {"answers": len(state.actions(seat)), "table": len(str(state.view(seat)))}
            for kind, size in sizes.items():
                if kind not in found or size > found[kind][0]:
                    found[kind] = (size, state.copy(), seat)
    return [*((state, seat) for _, state, seat in found.values()), largest(game, seats)]


def shown(state: sc.State, viewer: int) -> TableView:
    """A table with clocks at which somebody is asked, and asked to allow an undo as well, after much has happened."""
    lines = EventLog(state.game, None).lines(state, viewer)
    windows = state.game.windows
    seats = tuple(
        Seat(
            number,
            NAMES[number],
            "bot" if number % 2 and number != viewer else "person",
            "knight" if number % 2 and number != viewer else None,
            mine=number == viewer,
            present=True,
            awaited=number in state.awaiting,
            left=3612.0,
            running=number in state.awaiting,
        )
        for number in range(state.seats)
    )
    return TableView(
        "k3x9",
        state.game,
        0,
        state.setup.options,
        Settings(clock=Clock(3600.0, 10.0)),
        seats,
        state.view(viewer),
        viewer=viewer,
        prompt=state.prompt(viewer),
        actions=state.actions(viewer),
        guess=state.sample(viewer, 1),
        lines=lines,
        recap=lines[-RECAP:],
        hinting=Hinting(offered=False, company=True, agreed=False, missing=()),
        passing=windows and Passing("", True, windows.names, frozenset(), now=False),
        undoing=Undoing(asked_by=(viewer + 1) % state.seats, must_answer=True),
    )
