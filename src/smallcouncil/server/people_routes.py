"""The lobby, one's own name, and the public pages of names."""

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

import smallcouncil as sc
from smallcouncil.core.errors import CouncilError
from smallcouncil.server import error_sentences, lobby
from smallcouncil.server.people import CODE_SECONDS, Person
from smallcouncil.server.profiles import profile
from smallcouncil.server.refusals import Refused
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.request_reading import path, secure
from smallcouncil.server.visitors import MOST_NAME, NAME, Visitor, clean, keep, known, remember
from smallcouncil.web import people_pages

router = APIRouter(include_in_schema=False)
At = Annotated[RequestContext, Depends(request_context)]
Field = Annotated[str, Form(max_length=1000)]
MOST_ADDRESS = 200


@router.get("/lobby")
async def meet(request: Request, at: At, game: str = "") -> Response:
    chosen = sc.game(game).slug if game else ""
    found = await lobby.waiting(at.hub, at.guest, chosen)
    return HTMLResponse(people_pages.lobby(at.guest.lang, found, path=path(request), name=at.guest.name, chosen=chosen))


@router.get("/people/{name}")
async def person(request: Request, at: At, name: str) -> Response:
    """Of a name that is hidden a stranger learns nothing, not even that there is one."""
    found = await at.hub.company.people.named(name[:MOST_ADDRESS])
    own = await at.hub.company.people.of(at.guest.browser)
    mine = found is not None and found == own
    if found is None or not (found.public or mine):
        raise Refused("server-no-person", 404)
    return HTMLResponse(people_pages.person(at.guest.lang, await profile(at.hub, found, mine), path=path(request)))


@router.get("/me")
async def me(at: At) -> Response:
    return await _mine(at, at.guest)


@router.post("/me/name")
async def name(request: Request, at: At, name: Field = "") -> Response:
    at.hub.limits.spend("name", at.guest)
    guest = known(at.guest)
    try:
        kept = await at.hub.company.people.keep(guest, clean(name, MOST_NAME))
    except Refused as error:
        return await _mine(at, at.guest, error)
    return _settled(request, at, guest, kept.name)


@router.post("/me/code")
async def code(at: At) -> Response:
    at.hub.limits.spend("name", at.guest)
    own = await _own(at)
    return await _mine(at, at.guest, code=await at.hub.company.people.code(own))


@router.post("/me/enter")
async def enter(request: Request, at: At, code: Field = "") -> Response:
    """A code is long, short-lived and used once; whoever guesses is soon told to wait."""
    at.hub.limits.spend("code", at.guest)
    guest = known(at.guest)
    try:
        carried = await at.hub.company.people.enter(guest, code)
    except Refused as error:
        return await _mine(at, at.guest, error)
    return _settled(request, at, guest, carried.name)


@router.post("/me/public")
async def public(at: At, public: Field = "") -> Response:
    at.hub.limits.spend("name", at.guest)
    await at.hub.company.people.show(await _own(at), public == "on")
    return RedirectResponse("/me", 303)


@router.post("/me/delete")
async def delete(at: At, sure: Field = "") -> Response:
    at.hub.limits.spend("name", at.guest)
    own = await _own(at)
    if sure != "on":
        return await _mine(at, at.guest, Refused("server-not-sure"))
    await at.hub.company.forget(own, at.hub.tables)
    answer = RedirectResponse("/me", 303)
    answer.delete_cookie(NAME, path="/")
    return answer


async def _own(at: RequestContext) -> Person:
    own = await at.hub.company.people.of(at.guest.browser)
    if own is None:
        raise Refused("server-no-name", 409)
    return own


async def _mine(at: RequestContext, guest: Visitor, error: CouncilError | None = None, code: str = "") -> Response:
    own = await at.hub.company.people.of(guest.browser)
    found = None if own is None else await profile(at.hub, own, mine=True)
    told = error_sentences.sentence(guest.lang, error) if error else ""
    minutes = round(CODE_SECONDS / 60)
    page = people_pages.me(guest.lang, found, path="/me", name=guest.name, code=code, error=told, minutes=minutes)
    return HTMLResponse(page, error_sentences.status(error) if error else 200)


def _settled(request: Request, at: RequestContext, guest: Visitor, name: str) -> Response:
    answer = RedirectResponse("/me", 303)
    remember(answer, guest, at.hub.signer, secure(request))
    keep(answer, NAME, name, secure(request))
    return answer
