"""Hand of the King in the browser."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup, escape

from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.ui import sprite
from smallcouncil.games.hand_of_the_king.ui.browser_layout import CityLayout
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.board_parts import Button
from smallcouncil.web.faces import Face
from smallcouncil.web.rendering import SharedWork, kept, macro
from smallcouncil.web.table_view import TableView

TWO = 2
ROOM = 12
"""Bits that answers on the grid have room for: so what comes after them mostly keeps its number."""


class HandOfTheKingFace(Face):
    """King's Landing, the play areas of the players, and the companions on offer."""

    def sprite(self) -> Markup:
        return sprite.sprite(self.say)

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        return Markup("".join(self.bits(table_view, answers)))

    def bits(self, table_view: TableView, answers: Sequence[Answer]) -> Sequence[str]:
        """All see the same but for the answers on the grid, and that is drawn once."""
        table = CityLayout(self.say, self.names, table_view.view, answers)
        return self._around(table, [_pin(place, button) for place, button in table.on_grid])

    def with_places(self, table_view: TableView, chosen: int | None) -> Markup:
        """The table with every place of the grid as a button, to set up a position."""
        table = CityLayout(self.say, self.names, table_view.view, ())
        places = [_piece("place_to_set", self.say, place) for place in table.places(chosen)]
        return Markup("".join(self._around(table, places)))

    def _around(self, table: CityLayout, on_grid: Sequence[str]) -> Sequence[str]:
        how = (self.say, self.names, table.off_grid)
        grid, rest = _shared.get(table.view, how, lambda: (_grid(table), _beside(table)))
        return [*grid, *on_grid, *[""] * (ROOM - len(on_grid)), *rest]

    def touched(self, answer: Answer) -> tuple[str, ...]:
        """The cards that an answer takes, kills or swaps, the banners that it moves, and Varys if he goes."""
        return tuple(thing for event in answer.events for thing in _things(event))

    @classmethod
    def emblem(cls) -> Markup:
        return sprite.EMBLEM


PIECES = "games/hand-of-the-king/pieces.html"
_shared: SharedWork[tuple[list[str], list[str]]] = SharedWork()


def _piece(name: str, say: Texts, *things: object) -> str:
    return kept(macro(PIECES, name), say, *things)


def _pin(place: str, button: Button) -> str:
    """An answer on the grid. It is seldom the same as an earlier one, and a template would take longer."""
    word, label = escape(button.word), escape(button.label)
    return (
        f'<button class="board-answer {place}" type="submit" form="answers" name="action" value="{word}" '
        f'aria-label="{label}" title="{label}"><span class="board-pin"><svg class="board-sign" viewBox="0 0 24 24" '
        f'aria-hidden="true"><use href="#sign-{button.sign}"/></svg></span></button>\n'
    )


def _grid(table: CityLayout) -> list[str]:
    say = table.say
    found = [_piece("opening", say, table.view["seats"] > TWO)]
    for row in table.rows:
        squares = [_piece("square", say, square) for square in row]
        found += ['<div role="row" class="hk-rows">\n', *squares, "</div>\n"]
    return [*found, "</div>\n"]


def _beside(table: CityLayout) -> list[str]:
    """Houses, play areas and companions."""
    say, view = table.say, table.view
    found = [_piece("players", say), *(_piece("arms", say, house) for house in table.houses), "</ul>\n"]
    for area, columns in table.areas:
        found += [_piece("heading", say, area), *(_piece("column", say, column) for column in columns)]
        found.append("</ul>\n</section>\n")
    found.append("</section>\n\n")
    if view["options"]["companions"]:
        found.append(_piece("companions", say, view["deck"], table.offer, table.gone))
    return [*found, "</div></div>\n"]


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
