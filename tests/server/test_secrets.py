"""Nothing secret on the wire: every byte that each visitor receives is kept and searched."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from house import Guest, House, Wire

from smallcouncil.core.game import State
from smallcouncil.server.app import PARTS
from smallcouncil.server.config import Config

pytestmark = pytest.mark.anyio

HAND = "hand-of-the-king"
WHISPERED = ("the-red-wedding-is-on-friday", "bring-no-dagger", "a-lannister-always-pays", "valar-morghulis")


@pytest.fixture
async def open_house(config: Config) -> AsyncIterator[House]:
    """Where one may ask as often as one likes."""
    async with House(replace(config, limits=False)) as house:
        yield house


def _addresses(table: str, game: str) -> list[str]:
    """Every address of the server that can be looked at, at this table where it is one of a table's."""
    paths = {route.path for part in PARTS for route in part.router.routes if "GET" in getattr(route, "methods", ())}
    known = {"table": table, "slug": game, "lang": "en", "kind": "svg", "number": "1"}
    found = [re.sub(r"\{(\w+)\}", lambda name: known.get(name[1], "nobody"), path) for path in sorted(paths)]
    assert {f"/t/{table}/picture.svg", f"/embed/t/{table}", f"/api/tables/{table}", "/me", "/metrics"} <= set(found)
    return [path for path in found if "/film." not in path]


async def _visit_everything(guest: Guest, table: str, game: str) -> None:
    """All that a guest can ask for, and a table's moments through every pair of eyes."""
    for path in _addresses(table, game):
        await guest.get(path)
    for path in (f"/t/{table}/replay?at=3", f"/t/{table}/picture.svg?at=3", f"/t/{table}/picture.svg?as=1"):
        await guest.get(path)
    for eyes in (0, 1, 2, "all"):
        await guest.get(f"/t/{table}/replay?at=4&as={eyes}")
    for path in ("hint", "review", "fork"):
        await guest.post(f"/t/{table}/{path}", data={"at": "3", "as": "0"})
    await guest.post(f"/t/{table}/act", data={"version": 0, "action": "crow"})
    await guest.post(f"/api/tables/{table}/actions", json={"version": 0, "action": "crow"})


async def _listen(wire: Wire, version: asyncio.Future[int]) -> None:
    """Keep all that comes, until the table is told at its last version, which is known only in the end."""
    told = -1
    while not (version.done() and told >= version.result()):
        told = max(told, (await wire.hear()).get("version", -1))


def _texts(guest: Guest, secrets: Sequence[str]) -> list[str]:
    heard = bytes(guest.heard).decode(errors="replace")
    return [secret for secret in secrets if secret in heard]


@pytest.mark.rule("HK-063")
async def test_of_an_audience_nobody_else_receives_a_byte(open_house: House) -> None:
    host, bran, cersei, watcher, stranger = (open_house.guest() for _ in range(5))
    laid = await host.lay("me", "friend", "friend", options={"crows": True}, listed=True, watching="link")
    players = [host, bran, cersei]
    for seat in (1, 2):
        await players[seat].sit(laid["seats"][seat]["link"])
    await watcher.get(laid["watch_link"])
    stranger.become_known()
    async with AsyncExitStack() as stack:
        tasks, last = [], asyncio.get_running_loop().create_future()
        for guest in (*players, watcher):
            for page in (True, False):
                wire = await stack.enter_async_context(guest.socket(laid, page=page))
                await wire.send(type="hello", version=0, lines=0, messages=0)
                tasks.append(asyncio.create_task(_listen(wire, last)))
        said = iter(WHISPERED)
        await bran.look(laid)
        while not open_house.table(laid).snapshot.state.history[1:]:
            await host.act(laid, "crow")
            await host.act(laid, "seat 2")
        await host.do(laid, "chat", text=next(said))
        await cersei.post(f"/t/{laid['table']}/say", data={"text": next(said), "to": "0"})
        async with host.socket(laid) as wire:
            await wire.send(type="say", text=next(said))
            await wire.until("update")
        await cersei.do(laid, "chat", text=next(said), to=0)
        for guest in (*players, watcher, stranger):
            await _visit_everything(guest, laid["table"], HAND)
        open_house.hub.tables[laid["table"]].publish()
        while (state := open_house.table(laid).snapshot.state).awaiting:
            await players[state.awaiting[0]].act(laid)
        for guest in (*players, watcher, stranger):
            await _visit_everything(guest, laid["table"], HAND)
        last.set_result(open_house.table(laid).snapshot.version + 1)
        await host.do(laid, "chat", text="well played")
        await asyncio.gather(*tasks)
    assert [_texts(guest, WHISPERED) for guest in (host, cersei)] == [list(WHISPERED)] * 2
    assert [_texts(guest, WHISPERED) for guest in (bran, watcher, stranger)] == [[], [], []]
    record = await bran.get(f"/t/{laid['table']}/record")
    assert record.status_code == 200
    assert json.loads(record.text)["seed"] == open_house.table(laid).terms.setup.seed


async def test_the_log_of_the_server_tells_no_secrets(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    anna, stranger = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "friend", options={"crows": True}, name="Nymeria")
    await anna.act(laid, "crow")
    await anna.act(laid, "seat 1")
    await anna.do(laid, "chat", text=WHISPERED[0])
    await stranger.get(f"/t/{laid['table']}/seat/{laid['watch_secret']}x")
    await stranger.post(f"/t/{laid['table']}/seat/{laid['watch_secret']}", headers={"origin": "https://evil.example"})
    await stranger.get(laid["watch_link"])
    secrets = [seat["secret"] for seat in laid["seats"][1:]]
    secrets += [laid["watch_secret"], laid["token"], WHISPERED[0], str(house.table(laid).terms.setup.seed)]
    told = [record.getMessage() for record in caplog.records if record.name.startswith(("smallcouncil", "uvicorn"))]
    assert [secret for secret in secrets if any(secret in line for line in told)] == []
    assert any("wrong origin" in line for line in told)


def _orders(state: State) -> list[str]:
    """The hidden companions in their true order, as a reader of the wire would recognise it."""
    from smallcouncil.games.hand_of_the_king.cards import COMPANIONS
    from smallcouncil.games.hand_of_the_king.layout import DECK, DECK_LEFT

    row = state.row  # type: ignore[attr-defined]
    order = [COMPANIONS[number] for number in row[DECK : DECK + row[DECK_LEFT]]]
    found = []
    for companions in (order, order[::-1]):
        found += [", ".join(companions[:3]), '", "'.join(companions[:3]), '","'.join(companions[:3])]
    numbers = list(row[DECK : DECK + row[DECK_LEFT]])
    return [*found, ", ".join(map(str, numbers)), ",".join(map(str, numbers))]


async def test_the_seed_and_the_order_of_the_deck_stay_in_the_house(open_house: House) -> None:
    host, bran, watcher = open_house.guest(), open_house.guest(), open_house.guest()
    laid = await host.lay("me", "friend", undo="free", watching="anyone")
    await bran.sit(laid["seats"][1]["link"])
    async with host.socket(laid, page=True) as page, bran.socket(laid) as program:
        await page.send(type="hello", version=0, lines=0, messages=0)
        for turn in range(12):
            state = open_house.table(laid).snapshot.state
            guest = (host, bran)[state.awaiting[0]]
            await guest.act(laid)
            if turn == 5 and (await guest.look(laid))["undoing"]["may_ask"]:
                await guest.do(laid, "undo", what="ask")
            for each in (host, bran, watcher) if turn in (1, 5, 11) else ():
                await _visit_everything(each, laid["table"], HAND)
        await page.until("update", open_house.table(laid).snapshot.version)
        await program.until("update", open_house.table(laid).snapshot.version)
    state = open_house.table(laid).snapshot.state
    assert state.awaiting
    seed = state.setup.seed
    assert seed is not None
    secrets = [str(seed), str(seed).upper(), state.digest(), *_orders(state)]
    for guest in (host, bran, watcher):
        assert len(guest.heard) > 100_000
        assert _texts(guest, secrets) == []


async def test_a_hidden_hand_reaches_only_its_seat(house: House) -> None:
    host, watcher = house.guest(), house.guest()
    laid = await host.lay("me", "friend", "friend", game="btwixt", watching="anyone")
    guests = [host, house.guest(laid["seats"][1]["secret"]), house.guest(laid["seats"][2]["secret"])]
    for guest in guests:
        await guest.look(laid)
    for _ in range(12):
        state = house.table(laid).snapshot.state
        if not state.awaiting:
            break
        await guests[state.awaiting[0]].act(laid)
    state = house.table(laid).snapshot.state
    for seat, guest in enumerate(guests):
        seen = await guest.look(laid)
        assert seen["view"] == json.loads(json.dumps(state.view(seat)))
        assert [line["events"] for line in seen["lines"]] == _lines(state, seat)
        assert all(line["word"] is None for line in seen["lines"] if line["seat"] != seat)
    assert (await watcher.look(laid))["view"] == json.loads(json.dumps(state.view(None)))
    answer = await watcher.get(f"/t/{laid['table']}/replay?as=0")
    assert answer.status_code == 403


def _lines(state: State, seat: int) -> list[object]:
    again, found = state.restart(), []
    for number, (mover, action) in enumerate(state.history):
        again.act(mover, action)
        found.append(json.loads(json.dumps(again.events(seat, number))))
    return found


@pytest.mark.rule("SL-R129")
async def test_how_many_setup_cards_lie_face_down_is_not_told(house: House) -> None:
    """Not by the log, not by its length, not by a look at an earlier moment; when both are done all of it is told."""
    host, bran = house.guest(), house.guest()
    laid = await host.lay("me", "friend", game="stark-vs-lannister", seed=1)
    await bran.sit(laid["seats"][1]["link"])
    await host.act(laid, "keep")
    await bran.act(laid, "keep")
    before = await bran.look(laid)
    async with bran.socket(laid, page=True) as wire:
        await wire.send(type="hello", version=0, lines=0, messages=0)
        heard = (await wire.until("update"))["lines"]
        seen = await host.look(laid)
        placing = [word for word in seen["actions"] if word.startswith("place ")]
        assert placing
        await host.act(laid, placing[0])
        told = await wire.until("update")
        assert (told["lines"], told["log"]) == (heard, "")
    after = await bran.look(laid)
    assert (len(before["lines"]), after["lines"], after["view"]) == (2, before["lines"], before["view"])
    assert (await bran.get(f"/t/{laid['table']}/replay?at=3&as=1")).status_code == 404
    assert len((await host.look(laid))["lines"]) == 3
    await bran.act(laid, "done")
    assert len((await bran.look(laid))["lines"]) == 2
    await host.act(laid, "done")
    assert [line["seat"] for line in (await bran.look(laid))["lines"]] == [0, 1, 0, 1, 0]
