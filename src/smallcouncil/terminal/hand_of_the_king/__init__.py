"""Hand of the King in a terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.terminal.boards import Board
from smallcouncil.terminal.hand_of_the_king import words

if TYPE_CHECKING:
    from rich.console import RenderableType

# The questions whose answers take cards at once, and those whose answers are companions with a text to read.
TAKING = ("move", "take")
CHOOSING = ("companion", "drawn")


class HandBoard(Board):
    """King's Landing, the play areas and the companions on offer."""

    seat_options = ("first",)

    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        from smallcouncil.terminal.hand_of_the_king.drawing import Drawing

        return Drawing(self, view, recent, width).table(brief)

    def question(self, prompt: Prompt) -> str:
        return words.question(self.say, self.names, prompt)

    def typed(self, word: str) -> str:
        return words.typed(self.say, word)

    def label(self, word: str, view: Json) -> str:
        return words.label(self.say, self.names, word, view)

    def effect(self, word: str, prompt: Prompt, after: State) -> str:
        kind, _, what = word.partition(" ")
        if kind == "companion" and prompt.ask in CHOOSING:
            return self.say(f"card-{what}.text")
        if prompt.ask not in TAKING:
            return ""
        events = after.events(prompt.seat, len(after.history) - 1)
        return words.gains(self.say, prompt.seat, events, after.prompt(prompt.seat))

    def tell(self, events: Sequence[Json]) -> str:
        return words.tell(self.say, self.names, events)

    def ending(self, view: Json) -> list[str]:
        return words.ending(self.say, self.names, view)


BOARD = HandBoard
