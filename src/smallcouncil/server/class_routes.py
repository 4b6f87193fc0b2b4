"""The class in the browser: standings, bots to bring, games to look back at, and the teacher's desk.

All of it is there only where the server was started with a class.
"""

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import UploadFile
from starlette.responses import Response

from smallcouncil.arena.classroom.entrants import Entrant
from smallcouncil.arena.classroom.report import out_said
from smallcouncil.core.discovery import load
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game
from smallcouncil.server import error_sentences
from smallcouncil.server.classroom import MOST_SIZE, Classroom
from smallcouncil.server.refusals import Refused
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.request_reading import secure
from smallcouncil.server.visitors import known, remember
from smallcouncil.web import class_page
from smallcouncil.web.class_page import Desk, Row
from smallcouncil.web.rendering import page_texts

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
At = Annotated[RequestContext, Depends(request_context)]
Field = Annotated[str, Form(max_length=200)]
GAMES_SHOWN = 50


def _room(at: RequestContext) -> Classroom:
    if at.hub.classroom is None:
        raise Refused("server-no-page", 404)
    return at.hub.classroom


@router.get("/class")
async def standings(at: At, part: str = "", brought: str = "") -> Response:
    room = _room(at)
    if part == "standings":
        rows = await _rows(at, room)
        return HTMLResponse(class_page.table(at.guest.lang, _game(room), rows, games=len(room.book.games)))
    mine = brought if brought in room.owned(at.guest.browser) else ""
    return HTMLResponse(await _page(at, room, brought=mine))


@router.post("/class/upload")
async def upload(request: Request, at: At) -> Response:
    room, guest = _room(at), known(at.guest)
    at.hub.limits.spend("upload", guest)
    async with request.form(max_files=1, max_fields=4, max_part_size=MOST_SIZE) as filled:
        sent = filled.get("bot")
        data = await sent.read(MOST_SIZE + 1) if isinstance(sent, UploadFile) else b""
        name, code = (str(filled.get(key) or "").strip()[:100] for key in ("name", "code"))
    try:
        await room.bring(name, data, guest.browser, code)
    except CouncilError as error:
        text = error_sentences.sentence(at.guest.lang, error)
        return HTMLResponse(await _page(at, room, error=text), error_sentences.status(error))
    answer = RedirectResponse(f"/class?brought={name}", 303)
    remember(answer, guest, at.hub.signer, secure(request))
    return answer


@router.get("/class/bot/{name}")
async def bot(at: At, name: str) -> Response:
    room = _room(at)
    entrant, mine = room.entrant(name), room.owns(name, at.guest.browser)
    row = next(row for row in await _rows(at, room) if row.name == name)
    lines = [class_page.line(at.guest.lang, game, name, mine) for game in room.games_of(entrant, GAMES_SHOWN)]
    return HTMLResponse(class_page.bot(at.guest.lang, _game(room), row, lines))


@router.get("/class/game/{number}")
async def game(at: At, number: int) -> Response:
    """A game of the class in the replay, where it can be analysed too."""
    at.hub.limits.spend("look back", at.guest)
    found = await at.recordings.bring(_room(at).game(number).finished.record, at.guest)
    return RedirectResponse(f"/r/{found.id}?at=0", 303)


# -- the teacher's desk


def _desk(at: RequestContext, secret: str) -> Classroom:
    """The class, for whoever knows the link; for all others there is nothing here."""
    at.hub.limits.spend("link", at.guest)
    room = _room(at)
    if not secrets.compare_digest(secret.encode(), room.settings.secret.encode()):
        raise Refused("server-no-page", 404)
    return room


@router.get("/class/teacher/{secret}")
async def teacher(at: At, secret: str) -> Response:
    return await _teacher_page(at, _desk(at, secret))


@router.post("/class/teacher/{secret}/pause")
async def pause(at: At, secret: str, paused: Field = "") -> Response:
    await _desk(at, secret).change(paused=bool(paused))
    return _back(secret)


@router.post("/class/teacher/{secret}/settings")
async def settings(
    at: At,
    secret: str,
    games: Annotated[int, Form(ge=1, le=1000)],
    move: Annotated[float, Form(ge=0.1, le=60)],
    failures: Annotated[int, Form(ge=1, le=100)],
    levels: Field = "",
    code: Field = "",
) -> Response:
    room = _desk(at, secret)
    named = tuple(dict.fromkeys(levels.replace(",", " ").split()))
    try:
        await room.change(games=games, move=move, failures=failures, levels=named, code=code.strip()[:40])
    except CouncilError as error:
        return await _teacher_page(at, room, error_sentences.sentence(at.guest.lang, error))
    return _back(secret)


@router.post("/class/teacher/{secret}/bot")
async def decide_on_bot(at: At, secret: str, name: Field, what: Field) -> Response:
    room = _desk(at, secret)
    room.entrant(name)
    out = tuple(each for each in room.settings.out if each != name)
    if what == "remove":
        await room.remove(name)
    await room.change(out=(*out, name) if what == "out" else out)
    return _back(secret)


@router.get("/class/teacher/{secret}/export")
async def export(at: At, secret: str) -> Response:
    data = await _desk(at, secret).export()
    headers = {"content-disposition": 'attachment; filename="class.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


def _back(secret: str) -> Response:
    return RedirectResponse(f"/class/teacher/{secret}", 303)


async def _teacher_page(at: RequestContext, room: Classroom, error: str = "") -> Response:
    now = room.settings
    path = f"/class/teacher/{now.secret}"
    desk = Desk(path, now.paused, now.games, now.move, now.failures, now.code, " ".join(now.levels))
    rows = await _rows(at, room, teacher=True)
    page = class_page.teacher(at.guest.lang, _game(room), rows, desk, len(room.book.games), error)
    return HTMLResponse(page, 400 if error else 200)


# -- what both show


def _game(room: Classroom) -> Game:
    return load(room.book.terms.game)


async def _page(at: RequestContext, room: Classroom, **told: str) -> str:
    rows, shows = await _rows(at, room), room.wish.shows_only
    games, code = len(room.book.games), bool(room.settings.code)
    return class_page.standings(at.guest.lang, _game(room), rows, games=games, open=not shows, code=code, **told)


async def _rows(at: RequestContext, room: Classroom, teacher: bool = False) -> list[Row]:
    """Everybody: those who have played by strength, then who waits, then who is out."""
    mine = room.owned(at.guest.browser)
    ranked = class_page.ranked(at.guest.lang, await room.outcome(), mine)
    there = {row.name for row in ranked}
    others = [_other(at, room, each, teacher) for each in room.entrants if each.name not in there]
    return [*ranked, *sorted(others, key=lambda row: (row.status == "out", row.name))]


def _other(at: RequestContext, room: Classroom, entrant: Entrant, teacher: bool) -> Row:
    own = room.owns(entrant.name, at.guest.browser)
    if not room.is_out(entrant):
        return Row(entrant.name, status="waits", mine=own)
    by_teacher = entrant.name in room.settings.out
    why = "" if by_teacher or not (own or teacher) else out_said(page_texts(at.guest.lang), room.book, entrant)[0]
    return Row(entrant.name, status="teacher" if by_teacher else "out", why=why, mine=own, out=by_teacher)
