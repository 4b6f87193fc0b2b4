"""Looking back, playing on from there, records in and out."""

import asyncio
import html
import json
import re

import pytest
from house import SLUG, Guest, House

import smallcouncil as sc
from smallcouncil.core import records

pytestmark = pytest.mark.anyio


async def _played(house: House, guest: Guest, **wish: object) -> dict[str, object]:
    """A table of two at one screen, played to its end."""
    laid = await guest.lay("me", "here", **wish)
    while house.table(laid).snapshot.state.awaiting:
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        await guest.act(laid)
    return laid


def _record(seats: int = 2, decisions: int = 6, **options: object) -> str:
    state = sc.game(SLUG).start(seats=seats, seed=7, **options)
    for _ in range(decisions):
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    return state.record()


async def test_the_record_is_had_only_after_the_end(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    await anna.act(laid)
    for path in (f"/t/{laid['table']}/record", f"/api/tables/{laid['table']}/record"):
        answer = await anna.get(path)
        assert answer.status_code == 409
        assert "It can be had once the game is over." in answer.text
    over = await _played(house, anna)
    answer = await anna.get(f"/t/{over['table']}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{SLUG}-{over["table"]}.json"'
    state = house.table(over).snapshot.state
    assert answer.text == state.record()
    assert sc.replay(answer.text).digest() == state.digest()
    assert (await house.guest().get(f"/t/{over['table']}/record")).status_code == 200


async def test_every_moment_can_be_looked_at(house: House) -> None:
    anna = house.guest()
    laid = await _played(house, anna)
    length = len(house.table(laid).snapshot.state.history)
    for at in (0, 1, length):
        page = await anna.get(f"/t/{laid['table']}/replay?at={at}")
        assert page.status_code == 200
        assert len(re.findall(r'data-line="\d+"', page.text)) == at
    assert (await anna.get(f"/t/{laid['table']}/replay?at={length + 1}")).status_code == 404
    for query in ("at=x", "at=1&as=9", "at=1&as=x", "at=-1"):
        assert (await anna.get(f"/t/{laid['table']}/replay?{query}")).status_code == 400


async def test_through_whose_eyes_a_game_is_seen(house: House) -> None:
    anna, watcher = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "friend", game="btwixt", watching="anyone", options={"short": True})
    await anna.act(laid)
    table = f"/t/{laid['table']}/replay"
    assert (await anna.get(f"{table}?as=0")).status_code == 200
    for guest, eyes in ((anna, "1"), (anna, "all"), (watcher, "0"), (watcher, "all")):
        assert (await guest.get(f"{table}?as={eyes}")).status_code == 403
    players = [anna, *(house.guest(laid["seats"][seat]["secret"]) for seat in (1, 2))]
    while (state := house.table(laid).snapshot.state).awaiting:
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        await players[state.awaiting[0]].act(laid)
    for eyes in ("0", "1", "all", ""):
        assert (await watcher.get(f"{table}?as={eyes}&at=3")).status_code == 200


async def test_playing_on_from_an_earlier_moment(house: House) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await _played(house, anna, watching="anyone")
    state = house.table(laid).snapshot.state
    page = await bran.post(f"/t/{laid['table']}/fork", data={"at": "4", "as": "1"})
    table = {"table": page.url.path.removeprefix("/t/")}
    new = house.table(table)
    assert new.terms.setup == state.setup
    assert new.snapshot.state.history[:4] == state.history[:4]
    seen = await bran.look(table)
    assert [(seat["sitter"], seat["mine"]) for seat in seen["seats"]] == [("bot", False), ("person", True)]
    assert (await anna.get(f"/api/tables/{table['table']}")).status_code == 403
    end = await bran.post(f"/t/{laid['table']}/fork", data={"at": str(len(state.history)), "as": ""})
    assert end.status_code == 409
    assert (await bran.post(f"/t/{laid['table']}/fork", data={"at": "x", "as": ""})).status_code == 400


async def _over_against(house: House, guest: Guest, *bots: str, **wish: object) -> dict[str, object]:
    """A game of one person against bots, who are spared the thinking."""
    laid = await guest.lay("me", *bots, options={"companions": False}, name="Anna", **wish)
    while house.table(laid).snapshot.state.awaiting:
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        state = house.table(laid).snapshot.state
        if state.awaiting[0] == 0:
            await guest.act(laid)
        else:
            await asyncio.sleep(0.01)
    return laid


async def test_the_link_to_a_moment_of_a_finished_game_opens_for_whoever_has_it(house: House) -> None:
    anna, stranger = house.guest(), house.guest()
    running = await anna.lay("me", "bot:random")
    assert (await stranger.get(f"/t/{running['table']}/replay?at=0")).status_code == 403
    laid = await _over_against(house, anna, "bot:random")
    page = await stranger.get(f"/t/{laid['table']}/replay?at=5&as=0")
    assert (page.status_code, len(re.findall(r'data-line="\d+"', page.text))) == (200, 5)
    assert f'href="/t/{laid["table"]}"' not in page.text
    assert f'href="/t/{laid["table"]}"' in (await anna.get(f"/t/{laid['table']}/replay?at=5")).text
    assert (await stranger.get(f"/t/{laid['table']}/record")).status_code == 200
    assert (await stranger.get(f"/t/{laid['table']}")).status_code == 403
    forked = await stranger.post(f"/t/{laid['table']}/fork", data={"at": "2", "as": "0"})
    assert forked.status_code == 200
    hidden = await _over_against(house, anna, "bot:random", watching="nobody")
    assert (await stranger.get(f"/t/{hidden['table']}/replay?at=5")).status_code == 403


async def test_the_link_to_a_moment_of_a_finished_game_among_people_opens_too(house: House) -> None:
    anna, bran, stranger = house.guest(), house.guest(), house.guest()
    for watching, status in (("link", 200), ("nobody", 403)):
        laid = await anna.lay("me", "friend", watching=watching)
        await bran.sit(laid["seats"][1]["link"])
        replay = f"/t/{laid['table']}/replay?at=0"
        assert (await stranger.get(replay)).status_code == 403
        await bran.post(f"/t/{laid['table']}/resign")
        assert (await stranger.get(replay)).status_code == status
        assert (await stranger.get(f"/t/{laid['table']}/record")).status_code == status


async def _forked(house: House, guest: Guest, path: str, at: int, eyes: str) -> list[tuple[str, str | None, bool]]:
    page = await guest.post(f"{path}/fork", data={"at": str(at), "as": eyes})
    seen = await guest.look({"table": page.url.path.removeprefix("/t/")})
    return [(seat["sitter"], seat["bot"], seat["mine"]) for seat in seen["seats"]]


async def test_playing_on_keeps_the_seat_and_the_level_of_the_bots(house: House) -> None:
    anna, stranger = house.guest(), house.guest()
    laid = await _over_against(house, anna, "bot:novice", "bot:random")
    path, history = f"/t/{laid['table']}", house.table(laid).snapshot.state.history
    of_a_bot = next(number for number, (seat, _) in enumerate(history) if seat == 1)
    mine = ("person", None, True)
    assert await _forked(house, anna, path, of_a_bot, "") == [mine, ("bot", "novice", False), ("bot", "random", False)]
    assert await _forked(house, anna, path, 3, "2") == [("bot", "random", False), ("bot", "novice", False), mine]
    house.config.now.pass_by(600)  # type: ignore[attr-defined]
    at_turn = await _forked(house, stranger, path, of_a_bot, "")
    assert at_turn == [("bot", "novice", False), mine, ("bot", "random", False)]
    record = (await anna.get(f"{path}/record")).text
    name = (await anna.post("/api/replays", json={"record": record})).json()["replay"]
    brought = await _forked(house, anna, f"/r/{name}", of_a_bot, "0")
    assert brought == [mine, ("bot", "novice", False), ("bot", "random", False)]


async def test_a_record_that_is_brought_keeps_the_names(house: House) -> None:
    anna = house.guest()
    laid = await _over_against(house, anna, "bot:novice")
    record = (await anna.get(f"/t/{laid['table']}/record")).text
    assert json.loads(record)["players"] == ["Anna", "bot:novice"]
    assert sc.replay(record).digest() == house.table(laid).snapshot.state.digest()
    name = (await anna.post("/api/replays", json={"record": record})).json()["replay"]
    page = (await anna.get(f"/r/{name}?at=2")).text
    assert "Anna moves Varys" in page
    assert "Novice moves Varys" in page
    hostile = json.loads(record) | {"players": ["<b>\u202e" + "x" * 70, "bot:program:sh"]}
    name = (await anna.post("/api/replays", json={"record": json.dumps(hostile)})).json()["replay"]
    page = (await anna.get(f"/r/{name}?at=2")).text
    assert "&lt;b&gt;" + "x" * 37 + " moves Varys" in page
    assert "bot:program:sh moves Varys" in page


async def test_a_game_among_people_is_not_tried_out_elsewhere(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    await anna.act(laid)
    assert (await anna.post(f"/t/{laid['table']}/fork", data={"at": "0", "as": "0"})).status_code == 403
    alone = await anna.lay("me", "bot:random")
    await anna.act(alone)
    forked = await anna.post(f"/t/{alone['table']}/fork", data={"at": "1", "as": "0"})
    assert forked.status_code == 200
    assert forked.url.path != f"/t/{alone['table']}"
    watcher = house.guest()
    await watcher.get(alone["watch_link"])
    assert (await watcher.post(f"/t/{alone['table']}/fork", data={"at": "0", "as": ""})).status_code == 403


async def test_a_record_is_brought_looked_at_and_played_on(house: House) -> None:
    anna = house.guest()
    sent = _record()
    page = await anna.post("/replay", files={"record": ("game.json", sent.encode(), "application/json")})
    assert page.status_code == 200
    name = page.url.path.removeprefix("/r/")
    assert len(name) == 10
    assert len(re.findall(r'data-line="\d+"', page.text)) == 6
    house_again = await house.guest().get(f"/r/{name}?at=2&as=0")
    assert len(re.findall(r'data-line="\d+"', house_again.text)) == 2
    assert (await anna.get(f"/r/{name}/record")).text == sent
    forked = await anna.post(f"/r/{name}/fork", data={"at": "2", "as": "1"})
    assert [seat["mine"] for seat in (await anna.look({"table": forked.url.path[3:]}))["seats"]] == [False, True]


async def test_the_same_for_programs(house: House) -> None:
    answer = await house.guest().post("/api/replays", json={"record": _record()})
    assert (answer.status_code, answer.json()["decisions"], answer.json()["differs"]) == (201, 6, False)
    assert (await house.guest().get(answer.json()["link"])).status_code == 200


async def test_a_bad_record_is_told_with_its_line(house: House) -> None:
    anna = house.guest()
    lines = _record().splitlines()
    lines[3] = '[0,"up dragons"],'
    bad = await anna.post("/replay", files={"record": ("game.json", "\n".join(lines).encode(), "application/json")})
    assert bad.status_code == 400
    assert "The record cannot be read, line 4: " in bad.text
    no_text = await anna.post("/replay", files={"record": ("game.json", b"\xff\xfe\x00", "application/json")})
    assert (no_text.status_code, "it is not even text" in no_text.text) == (400, True)
    nothing = await anna.post("/replay", data={})
    assert nothing.status_code == 400
    program = await anna.post("/api/replays", json={"record": "[]"})
    assert (program.status_code, program.json()["error"]) == (400, "error-bad-record")


async def test_a_record_of_other_rules_can_only_be_looked_at(house: House) -> None:
    anna = house.guest()
    data = json.loads(_record())
    data["decisions"][-1]["digest"] = "0" * 16
    answer = await anna.post("/api/replays", json={"record": json.dumps(data)})
    assert answer.json()["differs"] is True
    name = answer.json()["replay"]
    assert (await anna.get(f"/r/{name}")).status_code == 200
    assert (await anna.post(f"/r/{name}/fork", data={"at": "0", "as": "0"})).status_code == 403


async def test_replays_survive_a_restart(house: House) -> None:
    anna = house.guest()
    name = (await anna.post("/api/replays", json={"record": _record()})).json()["replay"]
    for number in range(40):
        house.config.now.pass_by(60)  # type: ignore[attr-defined]
        await anna.post("/api/replays", json={"record": _record(decisions=number % 5)})
    assert (await anna.get(f"/r/{name}")).status_code == 200


def _line(players: list[str]) -> str:
    state = sc.game(SLUG).start(seed=7)
    state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    return json.dumps(json.loads(records.write(state, players)))


async def test_of_a_file_with_many_records_one_is_chosen(house: House) -> None:
    anna = house.guest()
    lines = [_line(["my_bot", "bot:knight"]), _line(["<b>Ned</b>", ""]), '{"game": ["no"]}']
    shown = await anna.post("/replay", files={"record": ("records.jsonl", "\n".join(lines))})
    assert shown.status_code == 200
    assert "my_bot · Knight" in shown.text
    assert "&lt;b&gt;Ned&lt;/b&gt;" in shown.text
    assert "This line is no record" in shown.text
    offered = [html.unescape(text) for text in re.findall(r'name="record" value="([^"]*)"', shown.text)]
    assert offered == lines[:2]
    opened = await anna.post("/replay", files={"record": (None, offered[0])})
    assert "/r/" in str(opened.url)
    assert "my_bot" in opened.text
