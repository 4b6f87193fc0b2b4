"""Hand of the King in the browser."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.ui import sprite
from smallcouncil.games.hand_of_the_king.ui.browser_layout import CityLayout
from smallcouncil.narration import Answer
from smallcouncil.web.faces import Face
from smallcouncil.web.rendering import render
from smallcouncil.web.table_view import TableView


class HandOfTheKingFace(Face):
    """King's Landing, the play areas of the players, and the companions on offer."""

    def sprite(self) -> Markup:
        return sprite.sprite(self.say)

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        table = CityLayout(self.say, self.names, table_view.view, answers)
        return Markup(render("games/hand-of-the-king/board.html", self.say, table=table))

    def touched(self, answer: Answer) -> tuple[str, ...]:
        """The cards that an answer takes, kills or swaps, the banners that it moves, and Varys if he goes."""
        return tuple(thing for event in answer.events for thing in _things(event))

    @classmethod
    def emblem(cls) -> Markup:
        return sprite.EMBLEM


def _things(event: Json) -> Iterator[str]:
    """What an event touches, by the names of things on the board."""
    kind = event["event"]
    if kind == "move":
        yield "varys"
    elif kind == "banner":
        yield f"banner-{event['house']}"
    elif kind in ("took", "killed"):
        yield event["card"]
    elif kind == "swapped":
        yield from event["cards"]
    elif kind in ("kept", "killed-companion", "companion", "played"):
        yield event["companion"]


FACE = HandOfTheKingFace
