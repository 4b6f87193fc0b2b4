"""What can be shown elsewhere: pictures of a moment, films of a game, and a board to put into other pages."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from smallcouncil.server import pictures, replays
from smallcouncil.server.refusals import Refused
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.request_reading import moment_asked, whole
from smallcouncil.server.visitors import Visitor
from smallcouncil.web import pages
from smallcouncil.web.table_view import Moment

router = APIRouter(include_in_schema=False)
At = Annotated[RequestContext, Depends(request_context)]
Look = Callable[[int | None, str, Callable[[Moment], str]], Awaitable[str]]
"""Draws a moment, in a way, seen with some eyes."""


@router.get("/t/{table}/picture.{kind}")
async def picture(request: Request, at: At, table: str, kind: str) -> Response:
    return await _picture(request, at, kind, await _at_table(at, table, at.guest))


@router.get("/t/{table}/seat/{secret}/picture.{kind}")
async def picture_for_invited(request: Request, at: At, table: str, secret: str, kind: str) -> Response:
    """For programs that show where an invitation leads: what anybody sees of the table."""
    at.hub.limits.spend("link", at.guest)
    found = await at.hub.table(table)
    if found.invitation(secret) is None:
        raise Refused("server-no-link", 404)
    return await _picture(request, at, kind, await _at_table(at, table, replace(_nobody(at), secret=secret)))


@router.get("/r/{name}/picture.{kind}")
async def picture_of_record(request: Request, at: At, name: str, kind: str) -> Response:
    return await _picture(request, at, kind, _at_record(at, name))


@router.get("/t/{table}/film.{kind}")
async def film(request: Request, at: At, table: str, kind: str) -> Response:
    return await _film(request, at, kind, await _at_table(at, table, at.guest))


@router.get("/r/{name}/film.{kind}")
async def film_of_record(request: Request, at: At, name: str, kind: str) -> Response:
    return await _film(request, at, kind, _at_record(at, name))


@router.get("/embed/t/{table}")
async def embedded(request: Request, at: At, table: str) -> Response:
    """Whoever frames this is a stranger, whatever the browser holds: only what all may see in full is shown."""
    found = await at.hub.table(table)
    if not replays.may_look_back(found, _nobody(at)) or not await replays.is_open(at.hub, found):
        raise Refused("server-not-over", 403)
    return await _embedded(request, at, await _at_table(at, table, _nobody(at)), f"/t/{table}/replay")


@router.get("/embed/r/{name}")
async def embedded_record(request: Request, at: At, name: str) -> Response:
    return await _embedded(request, at, _at_record(at, name), f"/r/{name}")


def _nobody(at: RequestContext) -> Visitor:
    return Visitor(lang=at.guest.lang, address=at.guest.address, origin=at.guest.origin)


async def _at_table(at: RequestContext, name: str, guest: Visitor) -> Look:
    found = await at.hub.table(name)
    return lambda moment, eyes, draw: at.recordings.page_of_table(found, guest, moment, eyes, draw)


def _at_record(at: RequestContext, name: str) -> Look:
    return lambda moment, eyes, draw: at.recordings.page_of_record(name, _nobody(at), moment, eyes, draw)


async def _picture(request: Request, at: RequestContext, kind: str, look: Look) -> Response:
    if kind not in pictures.KINDS:
        raise Refused("server-no-page", 404)
    at.hub.limits.spend("look back", at.guest)
    moment, eyes = moment_asked(request)
    svg = await look(moment, eyes, lambda shown: pictures.drawn(at.guest.lang, shown))
    if kind == "svg":
        return Response(svg, media_type=pictures.KINDS[kind])
    at.hub.limits.spend("picture", at.guest)
    return Response(await at.hub.painter.paint(kind, [svg]), media_type=pictures.KINDS[kind])


async def _film(request: Request, at: RequestContext, kind: str, look: Look) -> Response:
    """A stretch of a game, from one moment `to` another; of the whole one if none is named."""
    if kind not in pictures.FILMS:
        raise Refused("server-no-page", 404)
    if not at.hub.painter.able:
        raise Refused("server-no-pictures", 501)
    at.hub.limits.spend("film", at.guest)
    query, eyes = request.query_params, moment_asked(request)[1]
    length = int(await look(None, eyes, lambda shown: str(shown.length)))
    first, last = whole(query.get("from", "0")), whole(query.get("to", str(length)))
    if not first <= last <= length:
        raise Refused("server-no-moment", 404, at=last, length=length)
    drawings: list[str] = []
    for moment in pictures.moments(first, last):
        drawings.append(await look(moment, eyes, lambda shown: pictures.drawn(at.guest.lang, shown)))
    return Response(await at.hub.painter.paint(kind, drawings), media_type=pictures.FILMS[kind])


async def _embedded(request: Request, at: RequestContext, look: Look, source: str) -> Response:
    at.hub.limits.spend("look back", at.guest)
    moment, eyes = moment_asked(request)
    path = request.url.path

    def draw(shown: Moment) -> str:
        return pages.embedded(at.guest.lang, replace(shown, source=path, may_fork=False), source=source)

    return HTMLResponse(await look(moment, eyes, draw))
