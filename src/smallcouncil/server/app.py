"""The application: all routes behind the guard, refusals as pages or as JSON."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp

from smallcouncil import __version__
from smallcouncil.core.discovery import broken, games
from smallcouncil.core.errors import CouncilError
from smallcouncil.server import (
    analysis_routes,
    api,
    calling_routes,
    class_routes,
    error_sentences,
    learning_routes,
    page_routes,
    people_routes,
    share_routes,
    table_views,
    watch_routes,
)
from smallcouncil.server.guard import Guard
from smallcouncil.server.hub import Hub
from smallcouncil.server.refusals import Refused, Stale
from smallcouncil.server.replays import Recordings
from smallcouncil.server.socket_routes import SocketRoutes
from smallcouncil.server.static_routes import ServedFolder
from smallcouncil.server.visitors import language, visitor
from smallcouncil.web import pages
from smallcouncil.web.static_files import ROOT, folder_of, our_folder

log = logging.getLogger(__name__)

MOST_UNPACKED, PACKING_LEVEL = 1000, 5
"""Bytes up to which an answer is sent as it is, and how hard the others are packed: more costs more than it saves."""
PARTS = (
    api,
    page_routes,
    calling_routes,
    learning_routes,
    people_routes,
    analysis_routes,
    share_routes,
    watch_routes,
    class_routes,
)
"""The rooms that have addresses."""
KEYS = {404: "server-no-page", 405: "server-no-page", 413: "server-too-large"}


def make_app(hub: Hub) -> ASGIApp:
    """The whole server as an ASGI application; it opens its database when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    app = FastAPI(
        title="Small Council", version=__version__, docs_url=None, redoc_url=None, lifespan=life, redirect_slashes=False
    )
    app.state.hub = hub
    app.state.recordings = Recordings(hub)
    # As they are: to include a router would build all its routes once more, which takes longer than all the rest.
    for part in PARTS:
        app.router.routes += part.router.routes
    for slug, folder in {slug: folder_of(slug) for slug in games()}.items():
        if folder is not None:
            app.mount(f"{ROOT}/games/{slug}", ServedFolder(folder), name=slug)
    app.mount(ROOT, ServedFolder(our_folder()), name="static")
    for error in broken():
        log.warning("%s", error)
    app.add_exception_handler(CouncilError, _refused)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    packed = GZipMiddleware(app, MOST_UNPACKED, PACKING_LEVEL)
    return Guard(packed, SocketRoutes(app), hub.config.body_seconds)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CouncilError)
    status = error_sentences.status(error)
    log.info("refused (%s): %s", error.key, request.scope.get("route") and request.scope["route"].path)
    if not request.url.path.startswith("/api/"):
        return _page(request, status, error)
    found = {"error": error.key, "text": error_sentences.sentence(language(request), error, _slug(request))}
    return JSONResponse({**found, "rule": error_sentences.rule(error), "table": _fresh(request, error)}, status)


def _slug(request: Request) -> str | None:
    table = request.app.state.hub.tables.get(request.path_params.get("table", ""))
    return table.terms.game.slug if table else getattr(request.state, "game", None)


def _fresh(request: Request, error: CouncilError) -> dict[str, object] | None:
    """With a stale answer comes the table as it is now."""
    hub: Hub = request.app.state.hub
    table = hub.tables.get(request.path_params.get("table", ""))
    guest = visitor(request, hub.signer)
    return table_views.as_json(table, guest) if table and isinstance(error, Stale) and table.may_watch(guest) else None


async def _misread(request: Request, error: Exception) -> Response:
    """A shape that is not that of the call: what of it was not understood is named, as far as it has a name."""
    assert isinstance(error, RequestValidationError)
    places = [each["loc"][1:] for each in error.errors() if each["type"] != "json_invalid"]
    fields = ", ".join(dict.fromkeys(".".join(map(str, place)) for place in places if place))
    return await _refused(
        request, Refused("server-bad-fields", fields=fields) if fields else Refused("server-bad-request")
    )


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return await _refused(request, Refused(KEYS.get(error.status_code, "server-bad-request"), error.status_code))


async def _broken(request: Request, error: Exception) -> Response:
    """Something that should not happen: told in one sentence here, in full to the log by the server itself."""
    return await _refused(request, Refused("server-broken", 500))


def _page(request: Request, status: int, error: CouncilError) -> Response:
    lang = language(request)
    text = error_sentences.sentence(lang, error, _slug(request))
    page = pages.error(lang, status, text, path=request.url.path, rule=error_sentences.rule(error))
    return HTMLResponse(page, status)
