"""Hand of the King in the browser."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from markupsafe import Markup

from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.ui import sprite
from smallcouncil.games.hand_of_the_king.ui.browser_layout import SIDE, CityLayout, Held, arms, cards, column, square
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.board_parts import Button
from smallcouncil.web.faces import Face
from smallcouncil.web.pieces import Bit, Drawn, Part, shaped
from smallcouncil.web.rendering import SharedWork, kept, macro
from smallcouncil.web.table_view import TableView

TWO = 2
KEPT = 4096
"""Squares and columns, for all tables together."""


class HandOfTheKingFace(Face):
    """King's Landing, the play areas of the players, and the companions on offer."""

    def sprite(self) -> Markup:
        return sprite.sprite(self.say)

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        return Markup("".join(self.bits(table_view, answers)))

    def bits(self, table_view: TableView, answers: Sequence[Answer]) -> Drawn:
        """All see the same but for the answers on the grid, and that is drawn once."""
        table = CityLayout(self.say, self.names, table_view.view, answers)
        return self._around(table, tuple([_pin(place, *button) for place, button in table.on_grid]))

    def with_places(self, table_view: TableView, chosen: int | None) -> Markup:
        """The table with every place of the grid as a button, to set up a position."""
        table = CityLayout(self.say, self.names, table_view.view, ())
        places = [_piece("place_to_set", self.say, place) for place in table.places(chosen)]
        return Markup("".join(self._around(table, tuple(places))))

    def _around(self, table: CityLayout, on_grid: Part) -> Drawn:
        how = (self.say, self.names, table.off_grid)
        grid, rest = _shared.get(table.view, how, lambda: (_grid(table), _beside(table)))
        return Drawn(grid, on_grid, rest)

    def touched(self, answer: Answer) -> tuple[str, ...]:
        """The cards that an answer takes, kills or swaps, the banners that it moves, and Varys if he goes."""
        return tuple(thing for event in answer.events for thing in _things(event))

    @classmethod
    def emblem(cls) -> Markup:
        return sprite.EMBLEM


PIECES = "games/hand-of-the-king/pieces.html"
_ROW, _END, _END_OF_LIST = Bit('<div role="row" class="hk-rows">\n'), Bit("</div>\n"), Bit("</ul>\n")
_END_OF_COLUMN, _END_OF_AREA = Bit("</ul>\n</li>\n"), Bit("</ul>\n</section>\n")
_END_OF_AREAS, _END_OF_OFFER, _END_OF_TABLE = Bit("</section>\n\n"), Bit("</section>\n"), Bit("</div></div>\n")
_shared: SharedWork[tuple[Part, Part]] = SharedWork()


def _piece(name: str, say: Texts, *things: object) -> Bit:
    return kept(macro(PIECES, name), say, *things)


_pin = shaped(
    '<button class="board-answer {0}" type="submit" form="answers" name="action" value="{1}" aria-label="{2}" '
    'title="{2}"><span class="board-pin"><svg class="board-sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<use href="#sign-{3}"/></svg></span></button>\n'
)
"""Draws an answer on the grid: its place, its word, what there is to say of it, and its sign."""


@lru_cache(KEPT)
def _square(say: Texts, cell: int, name: str | None, marks: str, way: str) -> Bit:
    return Bit(macro(PIECES, "square")(say, square(say, cell, name, marks, way)))


class _Squares(dict[tuple[int, str | None], Bit]):
    """Every square with every card, as it looks of itself; drawn when it is first seen."""

    def __init__(self, say: Texts) -> None:
        self._say = say

    def __missing__(self, lying: tuple[int, str | None]) -> Bit:
        made = self[lying] = _square(self._say, *lying, "", "")
        return made


_squares = cache(_Squares)


@lru_cache(KEPT)
def _arms(say: Texts, number: int, left: int, free: bool, button: Button | None) -> Bit:
    return Bit(macro(PIECES, "arms")(say, arms(say, number, left, free, button)))


@lru_cache(KEPT)
def _column(say: Texts, number: int, strength: int, banner: bool, held: tuple[Held, ...]) -> Part:
    """A column card by card: few of its lines are new."""
    found = [_piece("column", say, column(say, number, strength, banner, held))]
    found += [_piece("held", say, cards(say)[name], new, button) for name, new, button in held]
    return (*found, _END_OF_COLUMN) if held else tuple(found)


def _grid(table: CityLayout) -> Part:
    say, known = table.say, _squares(table.say)
    squares = [known[lying] for lying in enumerate(table.view["grid"])]
    for cell, name, marks, way in table.marked:
        squares[cell] = _square(say, cell, name, marks, way)
    found = [_piece("opening", say, table.view["seats"] > TWO)]
    for start in range(0, len(squares), SIDE):
        found += [_ROW, *squares[start : start + SIDE], _END]
    return (*found, _END)


def _beside(table: CityLayout) -> Part:
    """Houses, play areas and companions."""
    say, view = table.say, table.view
    found = [_piece("players", say), *(_arms(say, *house) for house in table.houses), _END_OF_LIST]
    for seat in range(view["seats"]):
        found.append(_piece("heading", say, table.area(seat)))
        for each in table.columns(seat):
            found += _column(say, *each)
        found.append(_END_OF_AREA)
    found.append(_END_OF_AREAS)
    if view["options"]["companions"]:
        found += _companions(table)
    return (*found, _END_OF_TABLE)


def _companions(table: CityLayout) -> Iterator[Bit]:
    """Those on offer, and those that are gone."""
    say, offer = table.say, table.offer
    yield _piece("companions", say, table.view["deck"], bool(offer))
    for each in offer:
        yield _piece("companion", say, each)
    yield _END_OF_LIST
    for key, gone in table.gone:
        yield _piece("gone", say, key, gone)
    yield _END_OF_OFFER


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
