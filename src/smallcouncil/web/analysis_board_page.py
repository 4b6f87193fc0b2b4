"""The analysis board as a page: the board, the moves with what they are worth so far, the way back, and setting up.

The address holds everything: the position, the moves that were tried, and how many of them are made. So a link is a
line of play, and going back is going back in the browser.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from smallcouncil.arena.analysis_board import NODES, Line, told
from smallcouncil.arena.analysis_page import chance
from smallcouncil.core.discovery import ui_part
from smallcouncil.core.game import State
from smallcouncil.web.rendering import PageTexts, page_texts, render
from smallcouncil.web.static_files import stylesheet
from smallcouncil.web.study_page import lone_table
from smallcouncil.web.table_page import TablePage
from smallcouncil.web.table_view import Seat

BETWEEN = "|"
THIN_SPACE = "\u202f"


@dataclass(frozen=True)
class Known:
    """What the study knows of a position so far: values, after how many looks, and whether that is all."""

    values: Sequence[dict[str, Any]] = ()
    steps: int = 0
    done: bool = False


class Worth(NamedTuple):
    """What a move is worth, in words; `best` moves are worth as much as any."""

    word: str
    text: str
    best: bool
    exact: bool


class Made(NamedTuple):
    """A move of the line, and the way to the position after it."""

    text: str
    href: str
    now: bool


def address(line: Line, **more: str) -> str:
    """The address of a line of play."""
    return f"/analysis/{line.slug}?{urlencode(_fields(line) | more)}"


def _fields(line: Line) -> dict[str, str]:
    return {"position": line.position} | ({"moves": BETWEEN.join(line.moves), "at": str(line.at)} if line.moves else {})


def worths(say: PageTexts, known: Known) -> tuple[Worth, ...]:
    """The moves best first."""
    values = told(known.values)
    most = max(((each.chance, each.margin or 0) for each in values), default=(0.0, 0))
    return tuple(
        Worth(each.word, chance(say, each), (each.chance, each.margin or 0) == most, each.exact) for each in values
    )


def depth(say: PageTexts, known: Known) -> str:
    """How deep that goes, as a sentence."""
    if not known.steps:
        return say("board-thinking")
    if all(each.exact for each in told(known.values)):
        return say("board-proved")
    nodes = f"{NODES[known.steps - 1]:,}".replace(",", THIN_SPACE)
    return say("board-depth", nodes=nodes, done="yes" if known.done else "no")


def told_values(lang: str, slug: str, known: Known) -> dict[str, Any]:
    """What a page that is open is told."""
    say = page_texts(lang, slug)
    return {
        "done": known.done,
        "depth": depth(say, known),
        "values": [each._asdict() for each in worths(say, known)],
    }


def page(lang: str, line: Line, known: Known, place: int | None, sets_up: bool, error: str = "", text: str = "") -> str:
    """The board at a moment of the line; `text` is what somebody pasted that was no position."""
    state = line.state()
    it = _table_page(lang, state, sets_up)
    say = it.say
    found = worths(say, known)
    return render(
        "analysis_board.html",
        say,
        it=it,
        line=line,
        slug=line.slug,
        path=address(line, **({"setup": "1"} if sets_up else {})),
        here=address(line),
        known=known,
        worths={each.word: each for each in found},
        depth=depth(say, known) if state.awaiting else "",
        over=not state.awaiting,
        ending=it.narration.ending(state.view(None)) if not state.awaiting else (),
        steps=_steps(line),
        moves=tuple(_moves(it, line)),
        sets_up=sets_up,
        board=_board(it, place, sets_up),
        tools=_tools(it, line, state, place) if sets_up else "",
        kept=kept(line),
        position=text or state.position(),
        error=error,
        sprite=it.face.sprite(),
        stylesheet=stylesheet(line.slug),
        between=BETWEEN,
    )


def kept(line: Line) -> Markup:
    """The line as hidden fields of a form."""
    hidden = Markup('<input type="hidden" name="{}" value="{}">')
    return Markup("").join(hidden.format(name, value) for name, value in _fields(line).items())


def _table_page(lang: str, state: State, sets_up: bool) -> TablePage:
    """Both seats belong to who looks; the one whose turn it is sees the board."""
    seat = state.awaiting[0] if state.awaiting else None
    seats = tuple(Seat(number, "", "person", None, awaited=number == seat) for number in range(state.seats))
    guess = state.copy() if seat is not None and not sets_up else None
    return TablePage(lang, replace(lone_table(state, seat, seats, guess), hot_seat=True), "/")


def _board(it: TablePage, place: int | None, sets_up: bool) -> Markup:
    drawn = ui_part(it.slug, "setting_up_tools", "BOARD") if sets_up else None
    board: Markup = drawn(it.face, it.table_view, place) if drawn else it.board()
    return board


def _tools(it: TablePage, line: Line, state: State, place: int | None) -> Markup:
    tools = ui_part(it.slug, "setting_up_tools", "TOOLS")
    fields = kept(Line(line.slug, state.position() or ""))
    found: Markup = tools(it.say, it.names, state, place, f"/analysis/{line.slug}/set", fields)
    return found


def _steps(line: Line) -> tuple[tuple[str, str, str | None], ...]:
    targets = (("first", "«", 0), ("back", "‹", line.at - 1), ("on", "›", line.at + 1), ("last", "»", len(line.moves)))
    return tuple(
        (name, sign, address(line.to(at)) if at != line.at and 0 <= at <= len(line.moves) else None)
        for name, sign, at in targets
    )


def _moves(it: TablePage, line: Line) -> list[Made]:
    """The moves of the line in words."""
    found, state = [], Line(line.slug, line.position).state()
    for number, word in enumerate(line.moves):
        if not state.awaiting:
            break
        seat = state.awaiting[0]
        label = it.narration.label(word, state.view(seat))
        text = it.say("board-move", player=it.names[seat], label=label)
        found.append(Made(text, address(line.to(number + 1)), number + 1 == line.at))
        state.play(word, seat)
    return found
