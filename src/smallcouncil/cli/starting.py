"""Starting games from what was asked for on the command line."""

from collections.abc import Mapping
from typing import Any

from smallcouncil.cli.program import option_choices, spelled
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core.game import Game, State


def start(game: Game, setup: Mapping[str, Any]) -> State:
    """A new game; what was left open is left to the game."""
    given = {name: value for name, value in setup.items() if value is not None}
    _check_seats(game, given)
    return game.start(**given)


def _check_seats(game: Game, given: Mapping[str, Any]) -> None:
    """An option that names a seat must name one of those in play, counted as people count."""
    from smallcouncil.narration import narration

    seats = given.get("seats", game.seat_counts[0])
    if "position" in given or seats not in game.seat_counts:
        return
    for option in game.options:
        if option.name in narration(game.slug).seat_options and _too_high(given.get(option.name), seats):
            choices = option_choices(game, option)
            allowed = ", ".join(typed for typed, value in choices.items() if not _too_high(value, seats))
            value = str(given[option.name] + 1)
            raise BadUsage("cli-error-choice", option=spelled(option), value=value, allowed=allowed)


def _too_high(value: object, seats: int) -> bool:
    return isinstance(value, int) and value >= seats
