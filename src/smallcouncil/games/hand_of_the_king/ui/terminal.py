"""Hand of the King in a terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smallcouncil.core.game import Json
from smallcouncil.terminal.boards import Board

if TYPE_CHECKING:
    from rich.console import RenderableType


class HandOfTheKingBoard(Board):
    """King's Landing, the play areas and the companions on offer."""

    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        from smallcouncil.games.hand_of_the_king.ui.terminal_drawing import TableDrawing

        return TableDrawing(self, view, recent, width).table(brief)


BOARD = HandOfTheKingBoard
