"""The analysis board: every position is an address, and what its moves are worth is thought about in the study."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.responses import Response

import smallcouncil as sc
from smallcouncil.arena.analysis_board import MOST_MOVES, Line, SettingUp, setting_up
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.server import error_sentences
from smallcouncil.server.refusals import Refused
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.request_reading import secure
from smallcouncil.server.visitors import Visitor, known, remember
from smallcouncil.web import analysis_board_page
from smallcouncil.web.analysis_board_page import BETWEEN, Known, address

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
At = Annotated[RequestContext, Depends(request_context)]
Text = Annotated[str, Query(max_length=400)]
Words = Annotated[str, Query(max_length=2000)]
Number = Annotated[int, Query(alias="at", ge=0, le=MOST_MOVES)]
Place = Annotated[int | None, Query(ge=0, le=99)]
SEED_BITS = 30


@router.get("/analysis/{slug}")
async def board(
    request: Request,
    at: At,
    slug: str,
    position: Text = "",
    moves: Words = "",
    number: Number = 0,
    action: Text = "",
    place: Place = None,
    setup: Text = "",
) -> Response:
    at.hub.limits.spend("look back", at.guest)
    rules = _rules(slug)
    if not position:
        fresh = Line(slug, rules.fresh(at.hub.config.luck(SEED_BITS)))
        return RedirectResponse(address(fresh, **({"setup": "1"} if setup else {})), 303)
    line = Line(slug, position.strip(), _words(moves)).to(number)
    lang = at.guest.lang
    try:
        state = await at.hub.slow_work.do(at.guest.address, lambda: _laid(rules, line))
    except CouncilError as problem:
        # What was pasted stays to be mended, beside a board that can be.
        error, line = error_sentences.sentence(lang, problem, slug), Line(slug, rules.fresh(1))
        drawn = analysis_board_page.page(lang, line, Known(done=True), None, False, error, position)
        return HTMLResponse(drawn, 400)
    if action:
        return RedirectResponse(address(_moved(line, state, action)), 303)
    sets_up = bool(setup)
    guest = known(at.guest)
    found = _looked(at, guest, line, state) if state.awaiting and not sets_up else Known(done=True)
    drawn = await at.hub.slow_work.do(
        at.guest.address, lambda: analysis_board_page.page(lang, line, found, place, sets_up)
    )
    answer = HTMLResponse(drawn)
    remember(answer, guest, at.hub.signer, secure(request))
    return answer


@router.get("/analysis/{slug}/values")
async def values(at: At, slug: str, position: Text, moves: Words = "", number: Number = 0) -> Response:
    """What is known of a position by now; whoever asks again keeps it being thought about."""
    at.hub.limits.spend("look back", at.guest)
    rules = _rules(slug)
    line = Line(slug, position, _words(moves)).to(number)
    state = await at.hub.slow_work.do(at.guest.address, lambda: _laid(rules, line))
    found = _looked(at, at.guest, line, state) if state.awaiting else Known(done=True)
    return JSONResponse(analysis_board_page.told_values(at.guest.lang, slug, found))


@router.post("/analysis/{slug}/leave")
async def leave(at: At, slug: str) -> Response:
    at.hub.study.leave(at.guest.key)
    return Response(status_code=204)


@router.get("/analysis/{slug}/set")
async def set_up(request: Request, at: At, slug: str, position: Text) -> Response:
    """One change by hand."""
    at.hub.limits.spend("look back", at.guest)
    rules = _rules(slug)
    state = _laid(rules, Line(slug, position))
    try:
        changed = Line(slug, rules.changed(state, {key: value for key, value in request.query_params.items() if value}))
        changed.state()
    except CouncilError as problem:
        error = error_sentences.sentence(at.guest.lang, problem, slug)
        line = Line(slug, position)
        return HTMLResponse(analysis_board_page.page(at.guest.lang, line, Known(), None, True, error), 400)
    return RedirectResponse(address(changed, setup="1"), 303)


def _rules(slug: str) -> SettingUp:
    found = setting_up(sc.game(slug).slug)
    if found is None:
        raise Refused("server-no-page", 404)
    return found


def _words(moves: str) -> tuple[str, ...]:
    return tuple(word for word in moves.split(BETWEEN) if word)[:MOST_MOVES]


def _laid(rules: SettingUp, line: Line) -> State:
    state = line.state()
    if not rules.fits(state):
        raise Refused("server-not-analysed", 400)
    return state


def _moved(line: Line, state: State, word: str) -> Line:
    """The line with a move more; a move that cannot be is an error that names its rule."""
    after = state.copy()
    after.play(word, state.awaiting[0] if state.awaiting else None)
    return line.on(word)


def _looked(at: RequestContext, guest: Visitor, line: Line, state: State) -> Known:
    position = state.position()
    assert position is not None
    looked = at.hub.study.look(guest.key, guest.address, line.slug, position)
    return Known(looked.found, looked.steps, looked.done)
