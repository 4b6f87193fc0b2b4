"""Where people say how to be called back: a page, the subscriptions of browsers, and the links in messages.

And what makes an app of the pages: its manifest, its service worker, and what that shows without a connection.
"""

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import BaseModel, Field
from sqlalchemy import RowMapping
from starlette.responses import Response

from smallcouncil.core.errors import CouncilError
from smallcouncil.locale import languages, texts
from smallcouncil.server import error_sentences, subscriptions
from smallcouncil.server.calling import Caller
from smallcouncil.server.guard import POLICY
from smallcouncil.server.refusals import Refused
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.request_reading import secure
from smallcouncil.server.visitors import known, remember
from smallcouncil.server.web_push import Reader
from smallcouncil.web import app_files, calling_page
from smallcouncil.web.calling_page import Subscription

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
At = Annotated[RequestContext, Depends(request_context)]
SENT = "sent"


class PushKeys(BaseModel):
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushWish(BaseModel):
    """What a browser has got from its push service; without keys it wants no more calls there."""

    endpoint: str = Field(max_length=2000)
    keys: PushKeys | None = None


def _caller(at: RequestContext) -> Caller:
    if at.hub.caller is None or at.calls is None:
        raise Refused("server-no-page", 404)
    return at.hub.caller


@router.get("/calls")
async def calls(at: At, told: str = "") -> Response:
    _caller(at)
    word = texts(at.guest.lang)("web-call-mail-sent") if told == SENT else None
    return HTMLResponse(await _page(at, word))


async def _page(at: RequestContext, told: str | None = None, error: str | None = None) -> str:
    own = [_shown(row) for row in await subscriptions.of(at.hub.store, at.guest)]
    assert at.calls is not None
    return calling_page.calls(at.guest.lang, at.calls, own, path="/calls", told=told, error=error)


def _shown(row: RowMapping) -> Subscription:
    """Of a push service its name is enough; the rest of the address is a secret."""
    kind, address = row["kind"], row["address"]
    shown = address if kind == subscriptions.MAIL else address.partition("://")[2].partition("/")[0]
    return Subscription(row["id"], kind, shown, row["confirmed"] is not None)


@router.post("/calls/push")
async def push(request: Request, at: At, wish: PushWish) -> Response:
    caller = _caller(at)
    at.hub.limits.spend("call", at.guest)
    if caller.vapid is None:
        raise Refused("server-no-page", 404)
    guest, store = known(at.guest), at.hub.store
    if wish.keys is None:
        gone = [row["id"] for row in await subscriptions.of(store, guest) if row["address"] == wish.endpoint]
        if gone:
            await store.write(subscriptions.ending(gone))
        return Response(status_code=204)
    reader = Reader.checked(wish.endpoint, wish.keys.p256dh, wish.keys.auth, at.hub.config.private_push)
    await subscriptions.add_push(store, guest, reader, at.hub.config.now())
    answer = Response(status_code=204)
    remember(answer, guest, at.hub.signer, secure(request))
    return answer


@router.post("/calls/mail")
async def mail(request: Request, at: At, address: Annotated[str, Form(max_length=1000)] = "") -> Response:
    caller, guest = _caller(at), known(at.guest)
    if caller.office is None:
        raise Refused("server-no-page", 404)
    at.hub.limits.spend("call", guest)
    try:
        await subscriptions.ask_by_mail(caller, guest, address, at.hub.config.now())
    except CouncilError as error:
        status = error_sentences.status(error)
        text = error_sentences.sentence(at.guest.lang, error)
        return HTMLResponse(await _page(at, error=text), status)
    answer = RedirectResponse(f"/calls?told={SENT}", 303)
    remember(answer, guest, at.hub.signer, secure(request))
    return answer


@router.get("/calls/yes/{name}")
async def may_confirm(at: At, name: str) -> Response:
    """Only asks: programs that look into links before people do must not confirm anything."""
    _caller(at)
    at.hub.limits.spend("link", at.guest)
    if await subscriptions.find(at.hub.store, name) is None:
        raise Refused("server-no-call", 404)
    return HTMLResponse(calling_page.answer(at.guest.lang, "yes", path=f"/calls/yes/{name}", done=False))


@router.post("/calls/yes/{name}")
async def confirm(at: At, name: str) -> Response:
    _caller(at)
    at.hub.limits.spend("link", at.guest)
    await subscriptions.confirm(at.hub.store, name, at.hub.config.now())
    return HTMLResponse(calling_page.answer(at.guest.lang, "yes", path="/", done=True))


@router.get("/calls/off/{name}")
async def may_end(at: At, name: str) -> Response:
    at.hub.limits.spend("link", at.guest)
    there = await subscriptions.find(at.hub.store, name) is not None
    return HTMLResponse(calling_page.answer(at.guest.lang, "off", path=f"/calls/off/{name}", done=not there))


@router.post("/calls/off/{name}")
async def end(at: At, name: str) -> Response:
    """One click ends it, without any other proof: of the page, of a notification, or of a mail program."""
    at.hub.limits.spend("link", at.guest)
    await subscriptions.end(at.hub.store, name)
    return HTMLResponse(calling_page.answer(at.guest.lang, "off", path="/", done=True))


# -- the app


@router.get("/manifest/{lang}.webmanifest")
async def manifest(lang: str) -> Response:
    if lang not in languages():
        raise Refused("server-no-page", 404)
    return Response(json.dumps(app_files.manifest(lang), ensure_ascii=False), media_type="application/manifest+json")


@router.get("/sw.js")
async def service_worker() -> Response:
    return Response(app_files.service_worker(POLICY), media_type="text/javascript")


@router.get("/offline")
async def offline(at: At) -> Response:
    return HTMLResponse(app_files.offline(at.guest.lang))
