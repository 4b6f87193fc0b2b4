"""The pages and their forms: everything works without scripts, by posts that lead back to the page."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Form, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from starlette.datastructures import UploadFile
from starlette.responses import Response

import smallcouncil as sc
from smallcouncil.core import records
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.locale import languages
from smallcouncil.server import (
    chat,
    error_sentences,
    form,
    listings,
    lobby,
    moves,
    new_tables,
    passing,
    replays,
    seats,
    table_views,
    undo,
)
from smallcouncil.server.guard import MOST_UPLOAD
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.request_reading import fields, moment_asked, path, secure, whole
from smallcouncil.server.visitors import LANGUAGE, NAME, Visitor, clean, keep, known, remember
from smallcouncil.web import pages
from smallcouncil.web.review_page import Looking, Reviewed, along_the_line
from smallcouncil.web.sharing import Sharing
from smallcouncil.web.table_view import Moment

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
At = Annotated[RequestContext, Depends(request_context)]
Field = Annotated[str, Form(max_length=1000)]
LONGEST_CARD = 60
DRAWING_AGE = 3600
"""Seconds for which a browser may keep a drawn card without asking again."""


# -- home


@router.get("/")
async def home(request: Request, at: At) -> Response:
    mine, others = await listings.mine(at.hub, at.guest), await listings.open_to_all(at.hub, at.guest)
    page = pages.home(
        at.guest.lang,
        path="/",
        listings_mine=mine,
        listings_open=others,
        name=at.guest.name,
        calls=at.calls,
        classroom=at.hub.classroom is not None,
    )
    return HTMLResponse(page)


@router.post("/play")
async def play(request: Request, at: At, game: Field, level: Field = "apprentice") -> Response:
    """One click: the visitor against bots of a level, at the smallest table that the game has."""
    found = sc.game(game)
    sitting = [new_tables.ME, *[f"{new_tables.BOT}{level}"] * (min(found.seat_counts) - 1)]
    return await _laid(request, at, new_tables.Wish(found, sitting, name=at.guest.name))


@router.get("/new/{slug}")
async def new(at: At, slug: str, listed: str = "") -> Response:
    sc.game(slug)
    page = pages.new_table(
        at.guest.lang, slug, path=f"/new/{slug}", name=at.guest.name, listed="on" if listed == "on" else ""
    )
    return HTMLResponse(page)


@router.post("/new/{slug}")
async def create(request: Request, at: At, slug: str) -> Response:
    filled = await fields(request)
    try:
        wish = form.wish(sc.game(slug), filled)
        return await _laid(request, at, wish)
    except CouncilError as error:
        if error_sentences.status(error) not in (400, 409):
            raise
        text = error_sentences.sentence(at.guest.lang, error, slug)
        page = pages.new_table(at.guest.lang, slug, path=f"/new/{slug}", form=filled, errors=[text], name=at.guest.name)
        return HTMLResponse(page, 400)


async def _laid(request: Request, at: RequestContext, wish: new_tables.Wish) -> Response:
    guest = known(at.guest)
    at.hub.limits.spend("create", guest)
    wish = await lobby.checked(at.hub, guest, wish)
    table = await at.hub.lay(new_tables.fresh(wish, guest, at.hub.config.now(), at.hub.played(), at.hub.seed()))
    return _named(request, at, guest, _to_table(table.id), wish.name)


# -- a table


@router.get("/t/{table}")
async def table(request: Request, at: At, table: str) -> Response:
    found = await at.hub.table(table)
    _check_may_look(found, at.guest)
    found.notice(at.guest)
    await seats.sit(found, at.guest)
    passing.attend(found, at.guest)
    await lobby.note(at.hub, found, at.guest)
    view = table_views.table_view(found, at.guest)
    return HTMLResponse(pages.table(at.guest.lang, view, path=f"/t/{found.id}", calls=at.calls))


@router.get("/t/{table}/watch/{secret}")
async def follow(request: Request, at: At, table: str, secret: str) -> Response:
    """The link for spectators: the browser keeps what it opens, and the secret leaves the address bar at once."""
    at.hub.limits.spend("link", at.guest)
    guest = known(at.guest)
    await seats.watch(await at.hub.table(table), guest, secret)
    return _named(request, at, guest, _to_table(table))


@router.get("/t/{table}/seat/{secret}")
async def invitation(at: At, table: str, secret: str) -> Response:
    """An invitation is only shown: programs that look into links before people do must not use it up."""
    at.hub.limits.spend("link", at.guest)
    found = await at.hub.table(table)
    place = found.invitation(secret)
    if place is None or at.guest.browser in place.holders:
        if found.held(at.guest):
            return _to_table(table)
        raise Refused("server-no-link", 404)
    seat = next(seat for seat in table_views.seats(found, at.guest) if seat.number == place.seat)
    path = f"/t/{table}/seat/{secret}"
    shown = listings.of_table(found, at.guest)
    preview = f"{at.guest.origin}{path}/picture.{at.hub.painter.best}"
    page = pages.invitation(at.guest.lang, shown, seat, path=path, name=at.guest.name, preview=preview)
    return HTMLResponse(page)


@router.post("/t/{table}/seat/{secret}")
async def accept(request: Request, at: At, table: str, secret: str, name: Field = "") -> Response:
    at.hub.limits.spend("link", at.guest)
    guest, found = known(at.guest), await at.hub.table(table)
    called = await lobby.called(at.hub, guest, found, name)
    await seats.accept(found, guest, secret, called)
    return _named(request, at, guest, _to_table(table), called)


@router.post("/t/{table}/device")
async def device(at: At, table: str) -> Response:
    async def invite(found: LiveTable) -> None:
        await seats.invite_device(found, at.guest)

    return await changed(at, table, "link", invite)


@router.post("/t/{table}/join")
async def join(request: Request, at: At, table: str, name: Field = "") -> Response:
    at.hub.limits.spend("link", at.guest)
    guest, found = known(at.guest), await at.hub.table(table)
    called = await lobby.called(at.hub, guest, found, name)
    await seats.join(found, guest, called)
    return _named(request, at, guest, _to_table(table), called)


@router.post("/t/{table}/act")
async def act(at: At, table: str, version: Annotated[int, Form()], action: Field) -> Response:
    return await changed(at, table, "act", lambda found: moves.act(found, at.guest, action, version))


@router.post("/t/{table}/passing")
async def pass_until(at: At, table: str, until: Field = "") -> Response:
    async def wish(found: LiveTable) -> None:
        passing.pass_until(found, at.guest, until)

    return await changed(at, table, "act", wish)


@router.post("/t/{table}/stops")
async def stop_at(request: Request, at: At, table: str) -> Response:
    filled = await fields(request)
    stops = [name.removeprefix("stop-") for name in filled if name.startswith("stop-")]

    async def wish(found: LiveTable) -> None:
        passing.stop_at(found, at.guest, stops, "forced" in filled)

    return await changed(at, table, "act", wish)


@router.post("/t/{table}/undo")
async def take_back(at: At, table: str, what: Field, version: Annotated[int | None, Form()] = None) -> Response:
    return await changed(at, table, "act", lambda found: undo.take_back(found, at.guest, what, version))


@router.post("/t/{table}/say")
async def say(at: At, table: str, text: Annotated[str, Form(max_length=4000)], to: Field = "") -> Response:
    hearer = int(to) if to.isascii() and to.isdigit() and len(to) < 4 else None
    if to and hearer is None:
        raise Refused("server-bad-request")
    return await changed(at, table, "say", lambda found: chat.say(found, at.guest, text, hearer))


@router.post("/t/{table}/bot")
async def bot(at: At, table: str, seat: Annotated[int, Form()], bot: Field = "") -> Response:
    return await changed(at, table, "act", lambda found: seats.hand_over(found, at.guest, seat, bot))


@router.post("/t/{table}/ready")
async def ready(at: At, table: str, seat: Annotated[int, Form()]) -> Response:
    async def come(found: LiveTable) -> None:
        seats.come(found, at.guest, seat)

    return await changed(at, table, "act", come)


@router.post("/t/{table}/name")
async def name(request: Request, at: At, table: str, name: Field = "") -> Response:
    called = await lobby.called(at.hub, at.guest, await at.hub.table(table), name)
    answer = await changed(at, table, "act", lambda found: seats.rename(found, at.guest, called))
    return _named(request, at, at.guest, answer, called)


@router.post("/t/{table}/leave")
async def leave(at: At, table: str) -> Response:
    await changed(at, table, "act", lambda found: seats.leave(found, at.guest))
    return RedirectResponse("/", 303)


@router.post("/t/{table}/resign")
async def resign(at: At, table: str) -> Response:
    return await changed(at, table, "act", lambda found: seats.resign(found, at.guest))


@router.post("/t/{table}/rematch")
async def rematch(at: At, table: str) -> Response:
    at.hub.limits.spend("create", at.guest)
    return _to_table(await at.hub.rematch(await at.hub.table(table), at.guest))


async def changed(at: RequestContext, name: str, kind: str, change: Callable[[LiveTable], Awaitable[None]]) -> Response:
    """Do something at a table and go back to it; a refusal is shown there, above the table as it is now."""
    at.hub.limits.spend(kind, at.guest)
    found = await at.hub.table(name)
    _check_may_look(found, at.guest)
    try:
        await change(found)
    except CouncilError as error:
        text = error_sentences.sentence(at.guest.lang, error, found.terms.game.slug)
        view = table_views.table_view(found, at.guest)
        page = pages.table(at.guest.lang, view, path=f"/t/{name}", notice=text, calls=at.calls)
        return HTMLResponse(page, error_sentences.status(error))
    return _to_table(name)


def _check_may_look(found: LiveTable, guest: Visitor) -> None:
    if not found.may_watch(guest):
        raise not_yours()


# -- looking back


@router.get("/t/{table}/replay")
async def replay(request: Request, at: At, table: str) -> Response:
    moment, eyes = moment_asked(request)
    at.hub.limits.spend("look back", at.guest)
    found = await at.hub.table(table)
    review = await _review_of_table(at, found)
    embed = replays.may_look_back(found, Visitor()) and await replays.is_open(at.hub, found)
    drawn = _drawn(request, at, review, found.snapshot.state, embed)
    return HTMLResponse(await at.recordings.page_of_table(found, at.guest, moment, eyes, drawn))


async def _review_of_table(at: RequestContext, found: LiveTable) -> Reviewed:
    """What the replay of a table shows of its review: nothing before all may see the whole game."""
    if found.terms.source is not None or not await replays.is_open(at.hub, found):
        return Reviewed()
    return await at.hub.reviews.of(f"t-{found.id}", found.snapshot.state)


@router.post("/t/{table}/fork")
async def fork(request: Request, at: At, table: str) -> Response:
    filled, guest = await fields(request), known(at.guest)
    at.hub.limits.spend("create", guest)
    found = await at.hub.table(table)
    new = await replays.fork_table(at.hub, found, guest, whole(filled.get("at", "")), filled.get("as", ""))
    return _named(request, at, guest, _to_table(new.id))


@router.get("/t/{table}/record")
async def record(at: At, table: str) -> Response:
    found = await at.hub.table(table)
    return _file(await replays.record_of(at.hub, found, at.guest), f"{found.terms.game.slug}-{found.id}.json")


@router.get("/replay")
async def bring(at: At) -> Response:
    return HTMLResponse(pages.upload(at.guest.lang, path="/replay"))


@router.post("/replay")
async def brought(request: Request, at: At) -> Response:
    at.hub.limits.spend("upload", at.guest)
    text = await _record(request)
    if len(many := records.split(text)) > 1:
        return HTMLResponse(pages.records(at.guest.lang, [record for record, _ in many], path="/replay"))
    try:
        found = await at.recordings.bring(text, at.guest)
    except CouncilError as error:
        if error_sentences.status(error) != 400:
            raise
        text = error_sentences.sentence(at.guest.lang, error)
        return HTMLResponse(pages.upload(at.guest.lang, path="/replay", error=text), 400)
    return RedirectResponse(f"/r/{found.id}", 303)


@router.get("/r/{name}")
async def recorded(request: Request, at: At, name: str) -> Response:
    moment, eyes = moment_asked(request)
    at.hub.limits.spend("look back", at.guest)
    found = await at.recordings.get(name, at.guest)
    review = Reviewed() if found.differs else await at.hub.reviews.of(f"r-{found.id}", found.state)
    drawn = _drawn(request, at, review, found.state, embed=True)
    return HTMLResponse(await at.recordings.page_of_record(name, at.guest, moment, eyes, drawn))


def _drawn(
    request: Request, at: RequestContext, review: Reviewed, state: State, embed: bool
) -> Callable[[Moment], str]:
    """Draws the replay: at a moment, or at a step of the best line from there."""
    step = whole(request.query_params.get("line", "0"))

    def draw(moment: Moment) -> str:
        if step and review.found is not None:
            then = along_the_line(state, review.found, moment.at, step)
            view = then.view(moment.table_view.viewer)
            moment = replace(moment, table_view=replace(moment.table_view, view=view), views=())
        shown = Looking(review, state, step)
        return pages.replay(at.guest.lang, moment, path=path(request), looking=shown, sharing=share)

    def share(moment: Moment, eyes: str) -> Sharing:
        base, here = moment.source.removesuffix("/replay"), at.guest.origin + path(request)
        return Sharing(at.guest.origin, base, here, moment.at, eyes, at.hub.painter.able, embed)

    return draw


@router.post("/r/{name}/fork")
async def fork_recorded(request: Request, at: At, name: str) -> Response:
    filled, guest = await fields(request), known(at.guest)
    at.hub.limits.spend("create", guest)
    found = await at.recordings.get(name, at.guest)
    new = await replays.fork_record(at.hub, found, guest, whole(filled.get("at", "")), filled.get("as", ""))
    return _named(request, at, guest, _to_table(new.id))


@router.get("/r/{name}/record")
async def recorded_file(at: At, name: str) -> Response:
    found = await at.recordings.get(name, at.guest)
    return _file(found.text, f"{found.state.game.slug}-{found.id}.json")


# -- beside the tables


@router.get("/cards/{slug}/{lang}/{card}.svg")
async def card_drawing(slug: str, lang: str, card: str) -> Response:
    """A drawn card, which a page fetches when somebody looks at it."""
    known = lang in languages() and len(card) <= LONGEST_CARD
    drawn = pages.card_drawing(lang, sc.game(slug).slug, card) if known else None
    if drawn is None:
        raise Refused("server-no-page", 404)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": f"public, max-age={DRAWING_AGE}"})


@router.get("/rules/{slug}")
async def rules(request: Request, at: At, slug: str, q: str = "") -> Response:
    sc.game(slug)
    return HTMLResponse(pages.rules(at.guest.lang, slug, path=path(request), term=clean(q, 100)))


@router.post("/language")
async def language(request: Request, at: At, lang: Field, back: Field = "/") -> Response:
    if lang not in languages():
        raise Refused("server-bad-request")
    answer = RedirectResponse(_own(back), 303)
    keep(answer, LANGUAGE, lang, secure(request))
    return answer


@router.get("/docs")
async def docs(request: Request, at: At) -> Response:
    return HTMLResponse(pages.api_docs(at.guest.lang, request.app.openapi(), path="/docs"))


# -- small things


def _to_table(name: str) -> Response:
    return RedirectResponse(f"/t/{name}", 303)


def _named(request: Request, at: RequestContext, guest: Visitor, answer: Response, called: str = "") -> Response:
    """The answer, with the cookies that a browser needs to be known again."""
    remember(answer, guest, at.hub.signer, secure(request))
    if called:
        keep(answer, NAME, called, secure(request))
    return answer


def _own(address: str) -> str:
    """An address on this site: whoever is sent back is never sent elsewhere."""
    parts = urlsplit(address)
    good = not parts.scheme and not parts.netloc and address.startswith("/") and address[1:2] not in ("/", "\\")
    return address if good and address.isprintable() else "/"


async def _record(request: Request) -> str:
    """The text of an uploaded record, as a file or as a field."""
    async with request.form(max_files=1, max_fields=4, max_part_size=MOST_UPLOAD) as filled:
        sent = filled.get("record")
        text = await sent.read() if isinstance(sent, UploadFile) else (sent or "").encode()
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("server-no-text") from None


def _file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
