"""The form of a new table: as it first stands there, or as somebody filled it in before something was wrong."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from smallcouncil.core.errors import BadOption
from smallcouncil.core.game import Game, Option, Value
from smallcouncil.locale import Texts
from smallcouncil.web import sentences

_USUAL = {"clock": "none", "minutes": "10", "increment": "10", "days": "3"}
_USUAL |= {"undo": "ask", "watching": "link", "listed": "", "hints": "on", "late": "lose", "rated": ""}


@dataclass(frozen=True)
class Place:
    """The choice of who sits at one seat."""

    number: int
    chosen: str


class Choice(NamedTuple):
    """A value of an option, its name, and for how many players it can be chosen: numbers with spaces between."""

    value: str
    label: str
    seats: str


@dataclass(frozen=True)
class Variant:
    """The choice of one option: a switch, or a list of values."""

    name: str
    switch: bool
    chosen: str
    choices: tuple[Choice, ...] = ()


class NewTableForm:
    """What the fields show. Without a filled-in form (None), what is usual."""

    def __init__(self, say: Texts, game: Game, filled: Mapping[str, str] | None, name: str) -> None:
        given = _USUAL | dict(_usual_options(game) if filled is None else filled)
        self.name = given.get("name", name)
        self.seats = given.get("seats", str(game.seat_counts[0]))
        self.places = tuple(_places(game, given))
        self.options = tuple(_variant(say, game, option, given) for option in game.options)
        self.clock, self.days = given["clock"], given["days"]
        self.minutes, self.increment = given["minutes"], given["increment"]
        self.undo, self.watching, self.listed = given["undo"], given["watching"], given["listed"]
        self.hints = given["hints"]
        self.late = given["late"]
        self.rated = given["rated"]


def _usual_options(game: Game) -> dict[str, str]:
    """The defaults of the game as the form would send them: a switch that is off is not sent."""
    sent = {option.name: _sent(option) for option in game.options if option.default is not False}
    return {f"option-{name}": value for name, value in sent.items()}


def _sent(option: Option) -> str:
    return "on" if option.default is True else str(option.default)


def _places(game: Game, given: Mapping[str, str]) -> Iterator[Place]:
    for seat in range(max(game.seat_counts)):
        yield Place(seat, given.get(f"seat-{seat}", "friend" if seat else "me"))


def _variant(say: Texts, game: Game, option: Option, given: Mapping[str, str]) -> Variant:
    chosen = given.get(f"option-{option.name}", "")
    if isinstance(option.default, bool):
        return Variant(option.name, True, chosen)
    choices = tuple(
        Choice(str(value), sentences.choice(say, game, option, value), _seats(game, option.name, value))
        for value in option.choices
    )
    return Variant(option.name, False, chosen or str(option.default), choices)


def _seats(game: Game, name: str, value: Value) -> str:
    return " ".join(str(count) for count in game.seat_counts if _possible(game, count, name, value))


def _possible(game: Game, seats: int, name: str, value: Value) -> bool:
    try:
        game.setup(seats, 0, None, {name: value})
    except BadOption:
        return False
    return True
