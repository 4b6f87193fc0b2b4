"""Hostile input: refused, logged, nothing lost."""

import asyncio
import json

import httpx
import pytest
from house import PATIENCE, SLUG, House, Time
from websockets.exceptions import ConnectionClosed, InvalidStatus

from smallcouncil.server.visitors import Signer, clean

pytestmark = pytest.mark.anyio


async def _intact(house: House, laid: dict[str, object]) -> bool:
    """Whether a table is as it was laid, in memory and on disk."""
    before = house.table(laid).snapshot
    house.hub.tables.clear()
    after = (await house.hub.table(str(laid["table"]))).snapshot
    return (before.version, after.version, after.state.history) == (0, 0, [])


async def test_forged_cookies_are_nobody(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    token = anna.client.cookies["council"]
    browser, signature = token.split(".")
    foreign = Signer(b"another key").token(browser)
    other_signature, other_browser = (f"{'y' if word[0] == 'x' else 'x'}{word[1:]}" for word in (signature, browser))
    forged = ["", browser, f"{browser}.", f"{browser}.{other_signature}", f"{other_browser}.{signature}", foreign]
    forged += [f"{token}x", f".{signature}", "." * 5000, f"{browser}.{signature[:-1]}", "%C3%A4.x"]
    for cookie in forged:
        thief = house.guest(cookie=f"council={cookie}")
        assert (await thief.get(f"/api/tables/{laid['table']}")).status_code == 403, cookie
        assert (await thief.do(laid, "actions", action="up stark", version=0)).status_code == 403
    for secret in ("x", laid["seats"][1]["secret"][:-1], laid["seats"][1]["secret"] + "x", token + "x"):
        assert (await house.guest(secret).get(f"/api/tables/{laid['table']}")).status_code == 403
    assert await _intact(house, laid)


async def test_a_secret_of_one_table_opens_no_other(house: House) -> None:
    first, second = await house.guest().lay(), await house.guest().lay()
    thief = house.guest(first["seats"][1]["secret"])
    assert (await thief.get(f"/api/tables/{second['table']}")).status_code == 403
    crossed = await house.guest().get(f"/t/{second['table']}/seat/{first['seats'][1]['secret']}")
    assert crossed.status_code == 404


async def test_a_spectators_secret_is_no_seat(house: House) -> None:
    laid = await house.guest().lay()
    watcher = house.guest(laid["watch_secret"])
    assert (await watcher.look(laid))["viewer"] is None
    for deed, body in (
        ("actions", {"action": "up stark", "version": 0}),
        ("actions", {"action": "up stark", "version": 0, "seat": 0}),
        ("undo", {"what": "ask"}),
        ("bot", {"seat": 0, "bot": "novice"}),
        ("rematch", {}),
    ):
        assert (await watcher.do(laid, deed, **body)).status_code == 403
    assert await _intact(house, laid)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_other_sites_cannot_act_in_somebodys_name(
    house: House, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    anna = house.guest()
    laid = await anna.lay()
    for path in ("/play", f"/t/{laid['table']}/act", f"/api/tables/{laid['table']}/actions", "/language"):
        answer = await anna.post(path, data={"version": "0", "action": "up stark", "game": SLUG}, headers=headers)
        assert answer.status_code == 403
    for page in (True, False):
        with pytest.raises(InvalidStatus) as refused:
            async with anna.socket(laid, page=page, **headers):
                pass
        assert refused.value.response.status_code == 403
    assert [record.message for record in caplog.records].count("refused (wrong origin): socket /t from 127.0.0.1") == 1
    assert await _intact(house, laid)


@pytest.mark.parametrize(
    ("table", "code"), [("none", 4404), ("%2e%2e", 4404), ("a/b", 403), ("%2e%2e%2f", 403), ("", 403)]
)
@pytest.mark.parametrize("page", [True, False])
async def test_a_socket_that_leads_nowhere_is_refused(house: House, table: str, code: int, page: bool) -> None:
    """What looks like a table gets a code of ours; whatever else is no socket."""
    guest = house.guest()
    try:
        async with guest.socket({"table": table}, page=page) as wire:
            with pytest.raises(ConnectionClosed) as closed:
                await wire.hear()
            assert closed.value.rcvd is not None
            found = closed.value.rcvd.code
    except InvalidStatus as refused:
        found = refused.response.status_code
    assert found == code


async def test_our_own_pages_may(house: House) -> None:
    anna = house.guest()
    for headers in ({"origin": anna.origin}, {"sec-fetch-site": "same-origin", "origin": "null"}, {}):
        answer = await anna.post("/language", data={"lang": "de", "back": "/"}, headers=headers)
        assert answer.status_code == 200


MALFORMED = [
    "",
    "x",
    "[]",
    "7",
    "null",
    "[" * 10_000,
    '{"type": "act"}',
    '{"type": "act", "action": 7, "version": 0}',
    '{"type": "act", "action": "up stark", "version": "0"}',
    '{"type": "act", "action": "up stark", "version": true}',
    '{"type": "act", "action": "up stark", "version": 1e400}',
    '{"type": "act", "action": "up stark", "version": 0, "seat": 1}',
    '{"type": "hello", "version": [], "lines": {}}',
    '{"type": "say", "text": {"a": 1}}',
    '{"type": "say", "text": "x", "to": [0, 1, 2]}',
    '{"type": "undo", "what": "everything"}',
    '{"type": "ready", "seat": 99}',
    '{"type": "drop table"}',
    '{"type": ["act"]}',
]


async def test_malformed_frames_are_refused_one_by_one(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    async with anna.socket(laid) as wire:
        await wire.until("update")
        for text in MALFORMED[:19]:
            await wire.connection.send(text)
            refused = await wire.until("refused")
            assert refused["text"], text
        await wire.send(type="ping")
        await wire.until("pong")
        await wire.send(type="act", action=house.table(laid).snapshot.state.words(0)[0], version=0)
        assert (await wire.until("update", 1))["version"] == 1


async def test_nothing_but_refused_frames_closes_the_socket(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    async with anna.socket(laid) as wire:
        for _ in range(20):
            await wire.connection.send("x")
        assert await wire.closed() == 1008
    assert await _intact(house, laid)


async def test_oversized_and_binary_frames_close_the_socket(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    async with anna.socket(laid) as wire:
        await wire.connection.send(json.dumps({"type": "say", "text": "x" * 70_000}))
        assert await wire.closed() == 1009
    async with anna.socket(laid) as wire:
        await wire.connection.send(b"\x00\xff")
        await wire.closed()
    assert house.table(laid).listeners == set()
    assert await _intact(house, laid)


async def test_floods_are_told_to_wait(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay()
    codes = [(await anna.do(laid, "chat", text=f"{n}")).status_code for n in range(12)]
    assert codes == [200] * 8 + [429] * 4
    time.pass_by(4)
    codes = [(await anna.do(laid, "chat", text=f"{n}")).status_code for n in range(3)]
    assert codes == [200, 200, 429]
    flood = [(await anna.post("/play", data={"game": SLUG, "level": "random"})).status_code for _ in range(10)]
    assert flood.count(429) == 1  # the table above was the first of ten
    assert "Please wait a moment" in (await anna.post("/play", data={"game": SLUG, "level": "random"})).text


async def test_a_flood_of_frames_is_refused_and_then_cut_off(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    async with anna.socket(laid) as wire:
        for _ in range(100):
            await wire.send(type="ping")
        assert await wire.closed() == 1008
    assert await _intact(house, laid)


async def test_one_household_shares_a_larger_bucket(house: House) -> None:
    for _ in range(6):
        guest = house.guest()
        guest.become_known()
        for _ in range(10):
            assert (await guest.post("/api/tables", json={"game": SLUG, "seats": ["me", "me"]})).status_code == 201
    newcomer = house.guest()
    assert (await newcomer.post("/api/tables", json={"game": SLUG, "seats": ["me", "me"]})).status_code == 429


async def test_large_bodies_are_refused(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    told = await anna.post(f"/t/{laid['table']}/say", data={"text": "x" * 70_000})
    assert told.status_code == 413

    async def endless() -> object:
        for _ in range(100):
            yield b"text=" + b"x" * 10_000

    untold = await anna.client.post(
        f"/t/{laid['table']}/say", content=endless(), headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert untold.status_code == 413
    record = await anna.post("/api/replays", json={"record": "x" * 1_100_000})
    assert record.status_code == 413
    assert await _intact(house, laid)


PATHS = [
    "/static/../pages.py",
    "/static/%2e%2e/pages.py",
    "/static/..%2fpages.py",
    "/static//etc/passwd",
    "/t/../t",
    "/t/%2e%2e%2f",
    "/t/aaaaaaaaaa",
    "/t/AAAAAAAAAA",
    "/t/' OR 1=1 --",
    "/t/" + "a" * 5000,
    "/t/aaaaaaaaaa/seat/../../x",
    "/t/aaaaaaaaaa/replay?at=-1",
    "/r/aaaaaaaaaa",
    "/r/../etc",
    "/new/../../x",
    "/new/chess",
    "/rules/no-such-game",
    "/rules/..%2f..%2fcore",
    "/api/tables/..%2f..%2f",
    "/api/tables/aaaaaaaaaa/record",
    "/openapi.json/",
    "/\x00",
]


async def test_path_tricks_find_nothing(house: House) -> None:
    async with asyncio.timeout(PATIENCE):
        for path in PATHS:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            sent = path.replace(" ", "%20").replace("\x00", "%00")
            writer.write(f"GET {sent} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: close\r\n\r\n".encode())
            answer = await reader.read()
            writer.close()
            await writer.wait_closed()
            assert answer.split()[1] in (b"400", b"404"), path


async def test_a_language_switch_leads_nowhere_else(house: House) -> None:
    guest = house.guest()
    for back in ("https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/\r\nx: y", ""):
        answer = await guest.client.post("/language", data={"lang": "de", "back": back}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, "/"), back
    good = await guest.client.post("/language", data={"lang": "de", "back": "/docs?x=1"}, follow_redirects=False)
    assert good.headers["location"] == "/docs?x=1"
    assert (await guest.post("/language", data={"lang": "xx"})).status_code == 400


async def test_every_answer_forbids_what_pages_do_not_need(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    for path in ("/", f"/t/{laid['table']}", "/api/games", "/nowhere", "/static/table.js"):
        headers = (await anna.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
        assert ("no-store" in headers.get("cache-control", "")) == (not path.startswith("/static"))


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    answer = await house.guest().client.post("/play", data={"game": SLUG, "level": "random"})
    cookie = answer.history[0].headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    proxied = {"x-forwarded-proto": "https"}
    answer = await house.guest().client.post(
        "/play", data={"game": SLUG, "level": "random"}, headers=proxied, follow_redirects=False
    )
    assert "Secure" in answer.headers["set-cookie"]


async def test_names_cannot_turn_lines_around() -> None:
    assert clean("Ann\u202ea\u2066 \x00\x1b[31m B\u0301ran\n\u2028x", 40) == "Anna [31m B\u0301ran x"
    assert clean("e\u0301" * 50, 40) == "é" * 40
    assert clean("👩\u200d🚀 ok", 40) == "👩\u200d🚀 ok"


async def test_sockets_of_strangers_are_closed_with_a_reason(house: House) -> None:
    laid = await house.guest().lay()
    async with house.guest().socket(laid) as wire:
        assert await wire.closed() == 4403
    async with house.guest().socket({"table": "aaaaaaaaaa"}, page=True) as wire:
        assert await wire.closed() == 4404


async def test_who_loses_the_right_to_watch_is_told_no_more(house: House) -> None:
    """A socket asks again before every update."""
    anna, watcher = house.guest(), house.guest()
    laid = await anna.lay()
    await watcher.get(laid["watch_link"])
    async with watcher.socket(laid) as wire:
        await wire.until("update")
        table = house.table(laid)
        from dataclasses import replace

        table.snapshot = replace(table.snapshot, watchers=frozenset())
        table.publish()
        with pytest.raises(ConnectionClosed):
            await wire.until("update", 99)


async def test_unknown_methods_and_bodies(house: House) -> None:
    client = house.guest().client
    laid = await house.guest().lay()
    for method in ("PUT", "DELETE", "PATCH", "TRACE"):
        assert (await client.request(method, f"/t/{laid['table']}")).status_code in (403, 404, 405)
    path = f"/api/tables/{laid['table']}/actions"
    for body in (b"", b"{", b"[]", b"\xff", b'{"action": "x"}', b'{"action": "x", "version": 0, "more": 1}'):
        answer = await client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
    odd = await client.post("/play", content=b"\x00" * 100, headers={"content-type": "multipart/form-data; boundary=x"})
    assert odd.status_code == 400
    assert isinstance(odd, httpx.Response)
