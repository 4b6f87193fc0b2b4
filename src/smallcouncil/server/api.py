"""The JSON API: all that a page can do, for programs."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

import smallcouncil as sc
from smallcouncil.core.game import Json
from smallcouncil.locale import texts
from smallcouncil.server import api_models, chat, listings, lobby, moves, new_tables, replays, seats, table_views, undo
from smallcouncil.server.codes import offered
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import not_yours
from smallcouncil.server.request_context import RequestContext, request_context
from smallcouncil.server.visitors import MOST_NAME, clean, known
from smallcouncil.server.waiting import moved_on

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": api_models.Problem, "description": text}
    for code, text in {
        400: "Not understood.",
        403: "Not yours to do.",
        404: "Not there.",
        409: "Not now; if the table has moved on, it comes with the answer.",
        429: "Too often.",
    }.items()
}


def _told(shape: type[BaseModel]) -> dict[str, Any]:
    """What a route answers, for the documentation alone: it is made of checked parts and not checked again."""
    return {"response_model": None, "responses": {200: {"model": shape}}}


router = APIRouter(prefix="/api", responses=REFUSALS)
At = Annotated[RequestContext, Depends(request_context)]
Since = Annotated[int, Query(ge=0, le=1 << 31)]


@router.get("/games", summary="The games, their options and the bots")
async def games(at: At) -> list[api_models.GameShape]:
    return [
        api_models.GameShape(
            slug=slug,
            title=texts(at.guest.lang, slug)("title"),
            seats=list(game.seat_counts),
            options={option.name: list(option.choices) for option in game.options},
            hidden=game.hidden,
            bots=offered(),
        )
        for slug, game in sc.games().items()
    ]


@router.post("/tables", status_code=201, summary="Lay a table")
async def lay(request: Request, at: At, wish: api_models.NewTableShape) -> api_models.LaidShape:
    guest, game = known(at.guest), sc.game(wish.game)
    request.state.game = game.slug  # what is wrong with the wish is said in the words of this game
    at.hub.limits.spend("create", at.guest)
    wanted = new_tables.Wish(game, wish.seats, wish.options, wish.settings(), clean(wish.name, MOST_NAME))
    wanted = await lobby.checked(at.hub, guest, wanted)
    table = await at.hub.lay(new_tables.fresh(wanted, guest, at.hub.config.now(), at.hub.played(), at.hub.seed()))
    link = f"{guest.origin}/t/{table.id}"
    return api_models.LaidShape(
        table=table.id,
        link=link,
        watch_link=f"{link}/watch/{table.terms.watch}",
        watch_secret=table.terms.watch,
        seats=[
            api_models.SeatLinks(
                seat=place.seat, secret=place.secret or None, link=table_views.link(table, guest, place)
            )
            for place in table.snapshot.places
        ],
        token=at.hub.signer.token(guest.browser),
    )


@router.get("/tables", summary="Listed tables that go on, and those of the asker", **_told(api_models.ListingsShape))
async def tables(at: At) -> dict[str, list[Json]]:
    mine, others = await listings.mine(at.hub, at.guest), await listings.open_to_all(at.hub, at.guest)
    return {"mine": [listings.as_json(each) for each in mine], "open": [listings.as_json(each) for each in others]}


@router.get("/tables/{table}", summary="A table, cut to what the asker may know", **_told(api_models.TableShape))
async def look(at: At, table: str, lines: Since = 0, messages: Since = 0, after: int | None = None) -> Json:
    """With `after`, the answer waits until the table has a later version than that, for up to 25 seconds."""
    found = await _seen(at, table)
    if after is not None:
        await moved_on(at.hub.open_polls, found, at.guest, after)
        found = await _seen(at, table)
    return table_views.as_json(found, at.guest, min(lines, len(found.snapshot.state.history)), messages)


@router.post("/tables/{table}/join", summary="Take a free seat, or the one whose secret is shown")
async def join(at: At, table: str, wish: api_models.JoinShape) -> api_models.JoinedShape:
    guest = known(at.guest)
    at.hub.limits.spend("link", at.guest)
    found = await at.hub.table(table)
    name = await lobby.called(at.hub, guest, found, wish.name)
    if guest.secret:
        seat = await seats.accept(found, guest, guest.secret, name)
    else:
        seat = await seats.join(found, guest, name, wish.seat)
    return api_models.JoinedShape(seat=seat, token=at.hub.signer.token(guest.browser))


@router.post("/tables/{table}/device", status_code=201, summary="Invite another device to one's own seat")
async def device(at: At, table: str, wish: api_models.DeviceShape) -> api_models.SeatLinks:
    found = await _entered(at, table, "link")
    place = await seats.invite_device(found, at.guest, wish.seat)
    return api_models.SeatLinks(seat=place.seat, secret=place.secret, link=table_views.link(found, at.guest, place))


@router.post("/tables/{table}/actions", summary="Decide", **_told(api_models.TableShape))
async def act(at: At, table: str, wish: api_models.ActionShape) -> Json:
    found = await _entered(at, table, "act")
    await moves.act(found, at.guest, wish.action, wish.version, wish.seat)
    return table_views.as_json(found, at.guest)


@router.post(
    "/tables/{table}/undo", summary="Take back, or answer somebody who wants to", **_told(api_models.TableShape)
)
async def take_back(at: At, table: str, wish: api_models.UndoShape) -> Json:
    found = await _entered(at, table, "act")
    await undo.take_back(found, at.guest, wish.what, wish.version)
    return table_views.as_json(found, at.guest)


@router.post("/tables/{table}/chat", summary="Say something", **_told(api_models.TableShape))
async def say(at: At, table: str, wish: api_models.ChatShape) -> Json:
    found = await _entered(at, table, "say")
    await chat.say(found, at.guest, wish.text, wish.to)
    return table_views.as_json(found, at.guest)


@router.post("/tables/{table}/bot", summary="Give a seat to a bot, or take it back", **_told(api_models.TableShape))
async def hand_over(at: At, table: str, wish: api_models.BotShape) -> Json:
    found = await _entered(at, table, "act")
    await seats.hand_over(found, at.guest, wish.seat, wish.bot)
    return table_views.as_json(found, at.guest)


@router.post("/tables/{table}/rematch", summary="The same people once more, one seat further")
async def rematch(at: At, table: str) -> api_models.LinkShape:
    found = await _entered(at, table, "create")
    new = await at.hub.rematch(found, at.guest)
    return api_models.LinkShape(table=new, link=f"{at.guest.origin}/t/{new}")


@router.get("/tables/{table}/record", response_class=PlainTextResponse, summary="The record of a game that is over")
async def record(at: At, table: str) -> PlainTextResponse:
    text = await replays.record_of(at.hub, await at.hub.table(table), at.guest)
    return PlainTextResponse(text, media_type="application/json")


@router.post("/replays", status_code=201, summary="Bring a record to look at")
async def bring(at: At, wish: api_models.RecordShape) -> api_models.BroughtShape:
    at.hub.limits.spend("upload", at.guest)
    found = await at.recordings.bring(wish.record, at.guest)
    link = f"{at.guest.origin}/r/{found.id}"
    length = len(found.state.history)
    return api_models.BroughtShape(replay=found.id, link=link, decisions=length, differs=found.differs)


async def _seen(at: RequestContext, table: str) -> LiveTable:
    found = await at.hub.table(table)
    if not found.may_watch(at.guest):
        raise not_yours()
    found.notice(at.guest)
    await seats.sit(found, at.guest)
    return found


async def _entered(at: RequestContext, table: str, kind: str) -> LiveTable:
    at.hub.limits.spend(kind, at.guest)
    return await _seen(at, table)
