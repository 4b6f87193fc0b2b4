"""The panel beside the board, bit by bit: what is asked, the answers, who sits where.

A bit is drawn from what it depends on alone and kept, so that after a move most of the panel is found and not drawn
again. What passes with the moment is drawn without being kept: clocks, and what happened since. Whoever is not asked
anything mostly sees the same panel as two moves ago, and below the answers so does whoever is: a page that is open
keeps both (`Panels`), without asking which bits they are made of.
"""

from collections.abc import Iterator
from dataclasses import fields
from operator import attrgetter

from smallcouncil.bots import guests
from smallcouncil.web import sentences
from smallcouncil.web.pieces import Bit, Drawn, Part, Runs, bit, shaped
from smallcouncil.web.rendering import KeptWork, SharedWork, kept, macro
from smallcouncil.web.table_page import LOWER_LEVEL, AnswerRow, TablePage
from smallcouncil.web.table_view import TableView

PIECES = "_panel_pieces.html"
KEPT_PANELS = 2
MANY = 10
"""Answers beyond which they stand closer together."""


_PASSING = frozenset(
    ("view", "version", "options", "guess", "lines", "first_line", "recap", "messages", "talking", "now")
)
"""What changes from move to move, and what never does at a table."""
_ASKED = frozenset(("prompt", "actions", "hinting"))
"""What bears on nothing below the answers."""
_lasting, _lasting_below = (
    attrgetter(*(field.name for field in fields(TableView) if field.name not in passing))
    for passing in (_PASSING, _PASSING | _ASKED)
)


class Panels:
    """What an open page showed lately: what lasts of its panel, and who sat where."""

    __slots__ = ("chairs", "lasting")

    def __init__(self) -> None:
        self.lasting = KeptWork[Runs](KEPT_PANELS)
        self.chairs = SharedWork[Part](KEPT_PANELS)


def panels() -> Panels:
    return Panels()


_VERSION = shaped('<input type="hidden" name="version" value="{0}">\n')
_END_OF_ANSWERS = Bit('</ol>\n<p class="intent" data-intent aria-hidden="true"></p>\n')
_END_OF_FORM, _END_OF_LIST, _END_OF_SECTION, _END_OF_CHAIR = map(
    Bit, ("</form>\n", "</ol>\n", "</section>\n", "</li>\n")
)
_HERE, _CHAIRS = (Bit("<!-- version -->"),), (Bit("<!-- chairs -->"),)
"""Stand in for what may come with any move: the number of the version, and who sits where with what they have."""


def bits(it: TablePage, lately: Panels) -> Drawn:
    """The panel in eight runs, of which some may be empty."""
    here = (_VERSION(str(it.table_view.version)),)
    runs = _lasting_runs(it, lately)
    return Drawn(*[_chairs(it, lately) if run is _CHAIRS else here if run is _HERE else run for run in runs])


def _lasting_runs(it: TablePage, lately: Panels) -> Runs:
    view = it.table_view
    if it.over or it.clocked:
        return (*_asking(it), *_below(it))
    if it.answers or it.recap:
        return (*_asking(it), *lately.lasting.get((it.say, it.replay, _lasting_below(view)), lambda: _below(it)))
    key = (it.say, it.replay, it.beginning, _lasting(view))
    return lately.lasting.get(key, lambda: (*_asking(it), *_below(it)))


def _asking(it: TablePage) -> Runs:
    """What is asked, up to the number of the version, and after it."""
    above = (*_now(it), *_offers(it), _head_of_answers(it))
    return (above, _HERE, tuple(_answers(it))) if it.answers else (above, (), (_END_OF_FORM,))


def _below(it: TablePage) -> Runs:
    """What follows the answers, around the number of the version and around the seats."""
    undo = (_piece(it, "undo_form", it.address),) if it.may_undo else ()
    above, after = tuple(_passed(it)) + undo, (*_taking_back(it), *_seats(it))
    end = (*_end_of_seats(it), _piece(it, "more", *_more(it)))
    return above, _HERE if undo else (), after, _CHAIRS, end


def _piece(it: TablePage, name: str, *things: object) -> Bit:
    return kept(macro(PIECES, name), it.say, *things)


def _passing_piece(it: TablePage, name: str, *things: object) -> Bit:
    return bit(macro(PIECES, name)(it.say, *things))


def _now(it: TablePage) -> Iterator[Bit]:
    """What goes on, and what one should know about it."""
    turn, view = it.turn, it.table_view
    yield _piece(it, "turn", turn, it.slug, it.address if turn.kind == "wait" else "", len(it.answers))
    if view.thinking and turn.kind == "wait":
        yield _piece(it, "queue", it.address, it.waiting, tuple(it.slower_bots), LOWER_LEVEL)
    if it.origin:
        yield _piece(it, "origin", it.origin)
    if it.beginning:
        yield _piece(it, "primer", it.slug)
    if it.recap:
        yield from _since(it)
    if it.terms:
        yield kept(macro("_terms.html", "terms"), it.say, it.terms)


_STEP = shaped(
    '<li data-seat="{0}"><a class="moment" href="{1}" aria-label="{2}"><span aria-hidden="true">{3}</span></a> '
    "<span>{4}</span></li>\n",
    most=0,
)


def _since(it: TablePage) -> Iterator[Bit]:
    """What happened since the viewer's last decision."""
    yield _piece(it, "since", len(it.recap))
    for number, step in enumerate(it.recap, 1):
        label = it.say("since-look", n=number)
        yield _STEP(str(step.seat), step.href, label, str(number), step.text)
    yield _piece(it, "since_end")


def _offers(it: TablePage) -> Iterator[Bit]:
    """What else the viewer may do now: come to the screen, play again, invite somebody, take a seat back, ask."""
    view = it.table_view
    if it.turn.kind == "called" and view.called is not None:
        yield _piece(it, "curtain", it.address, view.called, it.names[view.called])
    if it.over:
        yield _piece(it, "ending", it.conclusion)
    if it.incomplete and it.invitations:
        yield _piece(it, "invitations", it.invitations)
    for seat, name in it.comebacks:
        yield _piece(it, "comeback", it.address, seat, name)
    if view.hinting:
        level = it.hint_level if it.hints else ""
        yield _piece(it, "hints", it.address, view.hinting, tuple(it.hints), level, it.missing_agreement)


_WARNING, _EFFECT = ' data-warning="{2}"', ' <small class="effect">{5}</small>'
_ANSWERS = {
    (warned, told): shaped(
        f'<li><button class="answer" name="action" value="{{0}}" data-touches="{{1}}"{warned}><kbd>{{3}}</kbd> '
        f'<span class="label">{{4}}</span>{told}</button></li>\n'
    )
    for warned in ("", _WARNING)
    for told in ("", _EFFECT)
}


def _answer(row: AnswerRow) -> Bit:
    draw = _ANSWERS[_WARNING if row.warning else "", _EFFECT if row.effect else ""]
    return draw(row.word, row.touches, row.warning, str(row.number), row.label, row.effect)


def _head_of_answers(it: TablePage) -> Bit:
    answers, closing = it.answers, it.closing
    label = it.closing_label if closing else ""
    return _piece(it, "answers", it.address, len(answers) > MANY, closing, label, it.together)


def _answers(it: TablePage) -> Iterator[Bit]:
    yield _piece(it, "list")
    yield from map(_answer, it.answer_rows)
    yield _END_OF_ANSWERS
    yield _END_OF_FORM


def _passed(it: TablePage) -> Iterator[Bit]:
    """Which chances go by."""
    if it.passing:
        yield _piece(it, "passing", it.address, it.passing)


def _taking_back(it: TablePage) -> Iterator[Bit]:
    """What may be taken back, and a seat that is free."""
    view, undoing = it.table_view, it.table_view.undoing
    if it.may_undo:
        asked, declined = (_name(it, seat) for seat in (undoing.asked_by, undoing.declined_by))
        yield _piece(it, "undoing", it.address, undoing, asked, declined)
        yield _END_OF_FORM
    if it.may_join:
        yield _piece(it, "join", it.address)
    if it.clocked:
        yield _passing_piece(it, "ticking", [(seat, it.clock(seat)) for seat in view.seats])


def _name(it: TablePage, seat: int | None) -> str:
    return "" if seat is None else it.names[seat]


def _seats(it: TablePage) -> Iterator[Bit]:
    yield _piece(it, "seats", "" if it.over else it.narration.goal(it.table_view.view))


def _end_of_seats(it: TablePage) -> Iterator[Bit]:
    view = it.table_view
    yield _END_OF_LIST
    for seat in view.seats:
        if seat.devices > 1:
            yield _piece(it, "devices", it.names[seat.number], seat.devices, seat.looking)
    if view.spectators:
        yield _piece(it, "spectators", view.spectators)
    yield _END_OF_SECTION


def _chairs(it: TablePage, lately: Panels) -> Part:
    """Who sits where, and how far everybody is. A table without clocks has the same seats at most moves."""
    if it.clocked:
        return tuple(_each_chair(it))
    how = (it.say, it.over, it.table_view.hot_seat, *it.standing)
    return lately.chairs.get(it.table_view.seats, how, lambda: tuple(_each_chair(it)))


def _each_chair(it: TablePage) -> Iterator[Bit]:
    for seat in it.table_view.seats:
        chair = it.chair(seat)
        yield _piece(it, "chair", chair)
        if seat.left is not None:
            yield _passing_piece(it, "clock", chair.name, seat, it.clock(seat))
        yield _END_OF_CHAIR


def _more(it: TablePage) -> tuple[object, ...]:
    """What is seldom needed, and the end of the panel."""
    return it.more, sentences.levels(), guests.offered()
