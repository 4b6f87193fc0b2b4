"""The panel beside the board, bit by bit: what is asked, the answers, who sits where.

A bit is drawn from what it depends on alone and kept, so that after a move most of the panel is found and not drawn
again. What passes with the moment is drawn without being kept: clocks, and what happened since. Whoever is not asked
anything mostly sees the same panel as two moves ago, and below the answers so does whoever is: a page that is open
keeps both (`Panels`), without asking which bits they are made of.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from operator import attrgetter

from smallcouncil.bots import guests
from smallcouncil.web import sentences
from smallcouncil.web.pieces import Bit, shaped
from smallcouncil.web.rendering import KeptWork, kept, macro
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
Panels = KeptWork[tuple[str, ...]]
"""What an open page showed lately."""


def panels() -> Panels:
    return KeptWork(KEPT_PANELS)


_VERSION = shaped('<input type="hidden" name="version" value="{0}">\n')
_END_OF_ANSWERS = Bit('</ol>\n<p class="intent" data-intent aria-hidden="true"></p>\n')
_END_OF_FORM, _END_OF_LIST, _END_OF_SECTION, _END_OF_CHAIR = map(
    Bit, ("</form>\n", "</ol>\n", "</section>\n", "</li>\n")
)
_HERE, _CHAIRS = Bit("<!-- version -->"), Bit("<!-- chairs -->")
"""Stand in for what may come with any move: the number of the version, and who sits where with what they have."""


def bits(it: TablePage, lately: Panels) -> list[str]:
    version, found = _VERSION(str(it.table_view.version)), list[str]()
    for each in _lasting_bits(it, lately):
        if each is _CHAIRS:
            found += _chairs(it)
        else:
            found.append(version if each is _HERE else each)
    return found


def _lasting_bits(it: TablePage, lately: Panels) -> Sequence[str]:
    view = it.table_view
    if it.over or it.clocked:
        return (*_asking(it), *_below(it))
    if it.answers or it.recap:
        return (*_asking(it), *lately.get((it.say, it.replay, _lasting_below(view)), lambda: _below(it)))
    key = (it.say, it.replay, it.beginning, _lasting(view))
    return lately.get(key, lambda: (*_asking(it), *_below(it)))


def _asking(it: TablePage) -> tuple[str, ...]:
    return (*_now(it), *_offers(it), *_answers(it))


def _below(it: TablePage) -> tuple[str, ...]:
    return (*_taking_back(it), *_seats(it), _piece(it, "more", *_more(it)))


def _piece(it: TablePage, name: str, *things: object) -> str:
    return kept(macro(PIECES, name), it.say, *things)


def _passing_piece(it: TablePage, name: str, *things: object) -> str:
    return macro(PIECES, name)(it.say, *things)


def _now(it: TablePage) -> Iterator[str]:
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


def _since(it: TablePage) -> Iterator[str]:
    """What happened since the viewer's last decision."""
    yield _piece(it, "since", len(it.recap))
    for number, step in enumerate(it.recap, 1):
        label = it.say("since-look", n=number)
        yield _STEP(str(step.seat), step.href, label, str(number), step.text)
    yield _piece(it, "since_end")


def _offers(it: TablePage) -> Iterator[str]:
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


def _answer(row: AnswerRow) -> str:
    draw = _ANSWERS[_WARNING if row.warning else "", _EFFECT if row.effect else ""]
    return draw(row.word, row.touches, row.warning, str(row.number), row.label, row.effect)


def _answers(it: TablePage) -> Iterator[str]:
    answers, closing = it.answers, it.closing
    label = it.closing_label if closing else ""
    yield _piece(it, "answers", it.address, len(answers) > MANY, closing, label, it.together)
    if answers:
        yield _HERE
        yield _piece(it, "list")
        yield from map(_answer, it.answer_rows)
        yield _END_OF_ANSWERS
    yield _END_OF_FORM


def _taking_back(it: TablePage) -> Iterator[str]:
    """Which chances go by, what may be taken back, and a seat that is free."""
    view, undoing = it.table_view, it.table_view.undoing
    if it.passing:
        yield _piece(it, "passing", it.address, it.passing)
    if it.may_undo:
        asked, declined = (_name(it, seat) for seat in (undoing.asked_by, undoing.declined_by))
        yield _piece(it, "undo_form", it.address)
        yield _HERE
        yield _piece(it, "undoing", it.address, undoing, asked, declined)
        yield _END_OF_FORM
    if it.may_join:
        yield _piece(it, "join", it.address)
    if it.clocked:
        yield _passing_piece(it, "ticking", [(seat, it.clock(seat)) for seat in view.seats])


def _name(it: TablePage, seat: int | None) -> str:
    return "" if seat is None else it.names[seat]


def _seats(it: TablePage) -> Iterator[str]:
    view = it.table_view
    yield _piece(it, "seats", "" if it.over else it.narration.goal(view.view))
    yield _CHAIRS
    yield _END_OF_LIST
    for seat in view.seats:
        if seat.devices > 1:
            yield _piece(it, "devices", it.names[seat.number], seat.devices, seat.looking)
    if view.spectators:
        yield _piece(it, "spectators", view.spectators)
    yield _END_OF_SECTION


def _chairs(it: TablePage) -> Iterator[str]:
    """Who sits where, and how far everybody is."""
    for seat in it.table_view.seats:
        chair = it.chair(seat)
        yield _piece(it, "chair", chair)
        if seat.left is not None:
            yield _passing_piece(it, "clock", chair.name, seat, it.clock(seat))
        yield _END_OF_CHAIR


def _more(it: TablePage) -> tuple[object, ...]:
    """What is seldom needed, and the end of the panel."""
    return it.more, sentences.levels(), guests.offered()
