"""Legendary in a terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smallcouncil.core.game import Json
from smallcouncil.terminal.boards import Board

if TYPE_CHECKING:
    from rich.console import RenderableType


class LegendaryBoard(Board):
    """The battlefield, the players around it, and the hand of whoever looks."""

    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        from smallcouncil.games.legendary.ui.terminal_drawing import TableDrawing

        return TableDrawing(self, view, recent, width, brief).table()


BOARD = LegendaryBoard
