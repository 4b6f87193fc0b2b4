"""The setups that every adapter is tried with: all games, all seat counts, all options."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, State


class Table(NamedTuple):
    """What a game is started from; its name is that of the test."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.slug}-{self.seats}{chosen}"

    def start(self, seed: int) -> State:
        return self.game.start(self.seats, seed, **self.options)


def _tables(game: Game) -> Iterator[Table]:
    """Every seat count, with nothing chosen and with all options at once; and the values of every option by themselves.

    Of the many values of an option that names a seat, the first and the last will do.
    """
    for seats in game.seat_counts:
        yield Table(game, seats, {})
        yield Table(game, seats, _all_at_once(game, seats))
    for option in game.options:
        values = [choice for choice in option.choices if choice != option.default]
        for number, value in enumerate(values if len(values) < 4 else (values[0], values[-1])):
            fitting = [seats for seats in game.seat_counts if _fits(game, seats, {option.name: value})]
            yield Table(game, fitting[number % len(fitting)], {option.name: value})


def _all_at_once(game: Game, seats: int) -> dict[str, Any]:
    """As many options as fit together, each as far from its default as it goes."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        fitting = (value for value in option.choices[::-1] if _fits(game, seats, {**chosen, option.name: value}))
        chosen[option.name] = next(fitting)
    return chosen


def _fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.setup(seats, 0, None, options)
    except sc.BadOption:
        return False
    return True


TABLES = [table for game in sc.games().values() for table in _tables(game)]


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


@pytest.fixture(
    params=[pytest.param(table, marks=pytest.mark.slow if len(table.options) == 1 else ()) for table in TABLES], ids=str
)
def main_table(request: pytest.FixtureRequest) -> Table:
    """For what takes seconds a game: single options are left to the slow tests."""
    found: Table = request.param
    return found


@pytest.fixture(params=sc.games().values(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def played() -> Callable[[State, Chance], Iterator[State]]:
    """The same state at every decision of a random game, and at its end."""

    def play(state: State, luck: Chance) -> Iterator[State]:
        while state.awaiting:
            yield state
            seat = luck.choice(state.awaiting)
            state.act(seat, luck.choice(state.actions(seat)))
        yield state

    return play
