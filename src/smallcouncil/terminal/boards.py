"""What the terminal needs of a game and neither the contract nor its narration can give: a drawing.

A game has its own in `ui/terminal.py`; `plain` stands in where it has none.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from smallcouncil.core.discovery import ui_part
from smallcouncil.core.game import Json
from smallcouncil.locale import Texts
from smallcouncil.narration import Narration, narration

if TYPE_CHECKING:
    from rich.console import RenderableType


class Board(ABC):
    """The face of one game: all it draws fits the width it is given. What is to be said of it, its narration says."""

    def __init__(self, voice: Narration, roles: Sequence[str]) -> None:
        """`roles` say who sits where ("you", "bot random")."""
        self.narration = voice
        self.say = voice.say
        self.names = voice.names
        self.roles = roles

    @abstractmethod
    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        """The table. `recent` events are marked; a brief drawing leaves out what a short screen has no room for."""


def board(
    slug: str, say: Texts, names: Sequence[str], roles: Sequence[str], bots: Container[int] = frozenset()
) -> Board:
    """The board of a game: its own, or the plain one. `names` stand in sentences ("Seat 1")."""
    from smallcouncil.terminal.plain_board import PlainBoard

    found: type[Board] = ui_part(slug, "terminal", "BOARD") or PlainBoard
    return found(narration(slug)(say, names, bots=bots), roles)
