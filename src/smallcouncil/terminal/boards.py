"""What the terminal needs of a game and the contract cannot give: a drawing, and words for answers and events."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.locale import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


class Board(ABC):
    """The face of one game: all it says is in the reader's language, all it draws fits the width it is given.

    Seats count from 0 in the contract and from 1 for people. `seat_options` names the options of the game whose
    numbers are seats, so that nobody has to count in two ways at one keyboard.
    """

    seat_options: ClassVar[tuple[str, ...]] = ()

    def __init__(self, say: Texts, names: Sequence[str], roles: Sequence[str]) -> None:
        """`names` stand in sentences ("Seat 1"); `roles` say who that is ("you", "bot random")."""
        self.say = say
        self.names = names
        self.roles = roles

    @abstractmethod
    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        """The table. `recent` events are marked; a brief drawing leaves out what a short screen has no room for."""

    @abstractmethod
    def question(self, prompt: Prompt) -> str:
        """What a seat is asked."""

    @abstractmethod
    def typed(self, word: str) -> str:
        """The word of an action as a person types it: in the reader's language, with seats from 1."""

    @abstractmethod
    def label(self, word: str, view: Json) -> str:
        """An answer as a phrase."""

    @abstractmethod
    def effect(self, word: str, prompt: Prompt, after: State) -> str:
        """What an answer brings at once, or nothing. `after` is a guess at the state behind it, never the true one."""

    @abstractmethod
    def tell(self, events: Sequence[Json]) -> str:
        """The events of one decision as sentences."""

    @abstractmethod
    def ending(self, view: Json) -> list[str]:
        """How the game ended: who has won in the first line, then the standing."""


def board_type(slug: str) -> type[Board]:
    """The board of a game, from the module here that bears its slug."""
    found: type[Board] = import_module(f"{__package__}.{slug.replace('-', '_')}").BOARD
    return found
