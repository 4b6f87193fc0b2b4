"""The pages without scripts: a whole game by forms, refusals above the table, and what the sockets of pages send."""

import re

import pytest
from fastapi.routing import APIRoute
from house import SLUG, House

from smallcouncil.server.api import router as api_router
from smallcouncil.server.page_routes import router as pages_router

pytestmark = pytest.mark.anyio


def _field(page: str, name: str) -> str:
    found = re.search(rf'name="{name}"[^>]*value="([^"]*)"', page)
    assert found, name
    return found[1]


def _answers(page: str) -> list[str]:
    return re.findall(r'name="action" value="([^"]+)"', page)


async def test_a_game_by_forms_alone(house: House) -> None:
    anna = house.guest()
    form = {"name": "Anna", "seats": "2", "seat-0": "me", "seat-1": "here", "option-first": "1", "undo": "free"}
    page = await anna.post(f"/new/{SLUG}", data=form)
    assert page.status_code == 200
    table = page.url.path
    laid = {"table": table.removeprefix("/t/")}
    assert house.table(laid).terms.setup.options == {"teams": False, "crows": False, "companions": False, "first": 1}
    for turn in range(60):
        answers = _answers(page.text)
        if not answers:
            break
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        page = await anna.post(f"{table}/act", data={"version": _field(page.text, "version"), "action": answers[0]})
        assert (page.status_code, page.url.path) == (200, table), turn
    assert house.table(laid).snapshot.state.result is not None
    again = await anna.post(f"{table}/rematch")
    assert again.url.path != table
    assert house.table({"table": again.url.path[3:]}).snapshot.places[1].name == "Anna"


async def test_a_refusal_is_shown_above_the_table_as_it_is(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    table = f"/t/{laid['table']}"
    page = (await anna.get(table)).text
    move = {"version": _field(page, "version"), "action": _answers(page)[0]}
    await anna.post(f"{table}/act", data=move)
    stale = await anna.post(f"{table}/act", data=move)
    assert stale.status_code == 409
    assert "The table has moved on." in stale.text
    assert _field(stale.text, "version") == "1"
    illegal = await anna.post(f"{table}/act", data={"version": "1", "action": "crow"})
    assert (illegal.status_code, "HK-061" in illegal.text) == (409, True)
    assert len(house.table(laid).snapshot.state.history) == 1


async def test_every_page_answers_to_head_as_it_does_to_get(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", options={"companions": False})
    while house.table(laid).snapshot.state.awaiting:
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        await anna.act(laid)
    record = (await anna.get(f"/t/{laid['table']}/record")).text
    brought = (await anna.post("/api/replays", json={"record": record})).json()["replay"]
    names = {"slug": SLUG, "table": laid["table"], "name": brought, "secret": laid["watch_secret"]}
    names |= {"lang": "en", "card": "jon-snow"}
    routes = [route for router in (pages_router, api_router) for route in router.routes if isinstance(route, APIRoute)]
    paths = [route.path_format.format(**names) for route in routes if "GET" in route.methods]  # type: ignore[operator]
    assert len(paths) > 15
    for path in [*paths, "/static/base.css", "/openapi.json", "/nothing"]:
        if "/seat/" in path:
            path = f"/t/{laid['table']}/seat/{laid['watch_secret']}"
        whole, head = await anna.get(path), await anna.client.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-length"] == whole.headers["content-length"], path
        assert head.headers["content-type"] == whole.headers["content-type"], path


async def test_one_click_against_a_bot(house: House) -> None:
    anna = house.guest()
    page = await anna.post("/play", data={"game": SLUG, "level": "novice"})
    seen = await anna.look({"table": page.url.path.removeprefix("/t/")})
    assert [(seat["sitter"], seat["bot"]) for seat in seen["seats"]] == [("person", None), ("bot", "novice")]
    assert _answers(page.text) != []
    assert (await anna.post("/play", data={"game": SLUG, "level": "program:sh"})).status_code == 400
    assert (await anna.post("/play", data={"level": "novice"})).status_code == 400


async def test_a_form_with_a_mistake_comes_back_filled_in(house: House) -> None:
    anna = house.guest()
    form = {"name": "Anna", "seats": "2", "seat-0": "me", "seat-1": "friend", "option-teams": "on", "undo": "off"}
    page = await anna.post(f"/new/{SLUG}", data=form)
    assert page.status_code == 400
    assert "The option “Teams” cannot be “yes”" in page.text
    assert 'value="Anna"' in page.text
    for wrong in (
        {"seats": "9"},
        {"seats": "2", "option-first": "7"},
        {"seats": "2", "clock": "sundial"},
        {"seats": "2", "clock": "game", "minutes": "inf", "increment": "0"},
        {"seats": "2", "clock": "game", "minutes": "-1", "increment": "0"},
        {"seats": "2", "clock": "days", "days": "nan"},
        {"seats": "2", "undo": "maybe"},
        {"seats": "2", "watching": "ravens"},
        {"seats": "2", "seat-0": "bot:file:x.py"},
    ):
        assert (await anna.post(f"/new/{SLUG}", data=wrong)).status_code == 400, wrong
    assert house.hub.tables == {}


async def test_the_form_keeps_time_as_it_says(house: House) -> None:
    anna = house.guest()
    form = {"seats": "2", "seat-0": "me", "seat-1": "friend", "clock": "game", "minutes": "2,5", "increment": "3"}
    page = await anna.post(f"/new/{SLUG}", data={**form, "listed": "on", "watching": "anyone"})
    settings = house.table({"table": page.url.path[3:]}).terms.settings
    assert settings.clock is not None
    assert (settings.clock.seconds, settings.clock.increment, settings.clock.per_move) == (150.0, 3.0, False)
    assert (settings.listed, settings.watching, settings.undo) == (True, "anyone", "ask")


async def test_home_lists_open_tables_and_mine(house: House) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", listed=True, name="Arya")
    assert f"/t/{laid['table']}" in (await anna.get("/")).text
    home = (await bran.get("/")).text
    assert f"/t/{laid['table']}" in home
    assert f"/t/{laid['table']}/join" in (await bran.get(f"/t/{laid['table']}")).text
    page = await bran.post(f"/t/{laid['table']}/join", data={"name": "Bran"})
    assert (page.status_code, page.url.path) == (200, f"/t/{laid['table']}")
    assert [place.name for place in house.table(laid).snapshot.places] == ["Arya", "Bran"]
    assert (await house.guest().get(f"/t/{laid['table']}")).status_code == 403


async def test_pages_speak_german_once_asked_to(house: House) -> None:
    anna = house.guest()
    assert '<html lang="en"' in (await anna.get("/")).text
    page = await anna.post("/language", data={"lang": "de", "back": "/"})
    assert '<html lang="de"' in page.text
    missing = await anna.get("/t/aaaaaaaaaa")
    assert (missing.status_code, "Diesen Tisch gibt es nicht." in missing.text) == (404, True)


async def test_pages_beside_the_tables(house: House) -> None:
    guest = house.guest()
    assert (await guest.get("/healthz")).text == "ok"
    assert "/api/tables/{table}/actions" in (await guest.get("/docs")).text
    assert "/api/tables" in (await guest.get("/openapi.json")).json()["paths"]
    assert (await guest.get(f"/rules/{SLUG}?q=varys")).status_code == 200
    assert (await guest.get("/static/table.js")).headers["content-type"].startswith("text/javascript")


async def test_a_page_is_told_what_it_does_not_show_yet(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", name="Anna")
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    async with anna.socket(laid, page=True) as wire:
        await wire.send(type="hello", version=1, lines=0, messages=0)
        first = await wire.until("update")
        assert set(first["parts"]) == {"board", "panel", "talk"}
        assert (first["my_turn"], first["over"], first["sound"], first["lines"]) == (True, False, None, 0)
        await wire.send(type="act", action=house.table(laid).snapshot.state.words(0)[0], version=first["version"])
        moved = await wire.until("update", 2)
        assert (moved["from"]["lines"], moved["lines"], moved["my_turn"], moved["sound"]) == (0, 1, False, None)
        assert 'data-line="0"' in moved["log"]
        await bran.do(laid, "chat", text="hm")
        said = await wire.until("update", 3)
        assert (said["from"]["messages"], said["messages"], said["sound"]) == (0, 1, "say")
        assert (said["from"]["lines"], said["log"], set(said["parts"])) == (1, "", {"panel"})
        await bran.act(laid)
        turn = await wire.until("update", 4)
        assert (turn["from"]["lines"], turn["my_turn"], turn["sound"]) == (1, True, "turn")
        assert (turn["from"]["messages"], turn["chat"]) == (1, "")
        await wire.send(type="act", action="crow", version=4)
        refused = await wire.until("refused")
        assert (refused["error"], refused["rule"]) == ("error-illegal", "HK-061")
        assert (await wire.until("update"))["version"] == 4


async def test_everybody_sees_who_is_there(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    bran = house.guest(laid["seats"][1]["secret"])
    async with anna.socket(laid) as wire:
        seen = await wire.until("update")
        assert [seat["present"] for seat in seen["seats"]] == [True, False]
        async with bran.socket(laid):
            while [seat["present"] for seat in seen["seats"]] != [True, True]:
                seen = await wire.until("update")
        while [seat["present"] for seat in seen["seats"]] != [True, False]:
            seen = await wire.until("update")
        watcher = house.guest(laid["watch_secret"])
        async with watcher.socket(laid):
            while seen["spectators"] != 1:
                seen = await wire.until("update")


async def test_equal_viewers_share_one_text_and_nobody_else_takes_room(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", watching="anyone")
    first, second = house.guest(), house.guest()
    async with anna.socket(laid) as hers, first.socket(laid) as one:
        await hers.until("update")
        await one.until("update")
        await anna.act(laid)
        await hers.until("update", 1)
        await one.until("update", 1)
        assert house.table(laid).rendered == {}
        async with second.socket(laid) as two:
            await two.until("update")
            await anna.do(laid, "chat", text="hello")
            told = [await wire.until("update", 2) for wire in (one, two)]
            assert told[0] == told[1]
            assert len(house.table(laid).rendered) == 1


async def test_somebody_slow_is_told_only_the_newest(house: House) -> None:
    """Whoever does not read is not sent every step in between, and keeps nobody waiting."""
    anna = house.guest()
    laid = await anna.lay("me", "here", options={"companions": False})
    async with anna.socket(laid) as wire:
        first = await wire.until("update")
        table = house.table(laid)
        for _ in range(5):
            table.publish()
        await anna.act(laid)
        told = await wire.until("update", first["version"] + 1)
        assert told["version"] == first["version"] + 1
