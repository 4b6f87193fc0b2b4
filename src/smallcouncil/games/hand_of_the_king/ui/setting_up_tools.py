"""What stands beside the board while a position is set up: what may lie on a place, and who holds what."""

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.ui.browser import HandOfTheKingFace
from smallcouncil.games.hand_of_the_king.ui.browser_layout import Card, CityLayout
from smallcouncil.games.hand_of_the_king.ui.setting_up import SIDE, Draft
from smallcouncil.locale import Texts
from smallcouncil.web.faces import Face
from smallcouncil.web.rendering import macro
from smallcouncil.web.table_view import TableView

TEMPLATE = "games/hand-of-the-king/setting_up.html"
Group = tuple[str, tuple[Card, ...]]


@dataclass(frozen=True)
class Tools:
    """All that the template needs; `kept` are the fields that every form brings back."""

    action: str
    kept: Markup
    names: tuple[str, ...]
    turn: int
    cell: int | None
    place: str
    cards: tuple[Group, ...]
    taken: bool
    held: tuple[Group, ...]
    ties: tuple[tuple[str, str], ...]


def board(face: Face, table_view: TableView, place: int | None) -> Markup:
    assert isinstance(face, HandOfTheKingFace)
    return face.with_places(table_view, place)


def tools(say: Texts, names: Sequence[str], state: State, place: int | None, action: str, kept: Markup) -> Markup:
    draft, layout = Draft.of(state), CityLayout(say, names, state.view(None), ())
    cell = place if place is not None and 0 <= place < SIDE * SIDE else None
    there = draft.grid[cell] if cell is not None else None
    held = tuple(_held(names, layout, draft))
    grid = tuple(layout.cards[card] for card in (*CHARACTERS, VARYS) if card in draft.grid and card != there)
    may_be_held = () if there == VARYS else held
    found = Tools(
        action,
        kept,
        tuple(names),
        draft.turn,
        cell,
        "" if cell is None else layout.place_name(cell),
        (*may_be_held, (say("label-grid"), grid)),
        there not in (None, VARYS),
        held,
        tuple((house, say(f"house-{house}")) for house in HOUSES if _tied(draft, house)),
    )
    return Markup(macro(TEMPLATE, "tools")(say, found))


def _held(names: Sequence[str], layout: CityLayout, draft: Draft) -> list[Group]:
    groups = [(names[seat], tuple(layout.cards[card] for card in area)) for seat, area in enumerate(draft.areas)]
    return [group for group in groups if group[1]]


def _tied(draft: Draft, house: str) -> bool:
    mine, theirs = draft.counts(house)
    return mine == theirs > 0


BOARD, TOOLS = board, tools
