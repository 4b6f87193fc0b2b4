"""What the terminal needs of a game and neither the contract nor its herald can give: a drawing."""

from abc import ABC, abstractmethod
from collections.abc import Container, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from smallcouncil.core.game import Json
from smallcouncil.herald import Herald, herald
from smallcouncil.locale import Texts

if TYPE_CHECKING:
    from rich.console import RenderableType


class Board(ABC):
    """The face of one game: all it draws fits the width it is given. What is to be said of it, its herald says."""

    def __init__(self, voice: Herald, roles: Sequence[str]) -> None:
        """`roles` say who sits where ("you", "bot random")."""
        self.herald = voice
        self.say = voice.say
        self.names = voice.names
        self.roles = roles

    @abstractmethod
    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        """The table. `recent` events are marked; a brief drawing leaves out what a short screen has no room for."""


def board(
    slug: str, say: Texts, names: Sequence[str], roles: Sequence[str], bots: Container[int] = frozenset()
) -> Board:
    """The board of a game, from the module here that bears its slug. `names` stand in sentences ("Seat 1")."""
    found: type[Board] = import_module(f"{__package__}.{slug.replace('-', '_')}").BOARD
    return found(herald(slug)(say, names, bots=bots), roles)
