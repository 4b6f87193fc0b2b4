"""Talk: aloud, in whispers, in an audience; and never to ears that it is not meant for."""

import pytest
from house import Guest, House, Time

pytestmark = pytest.mark.anyio
CROWS = {"crows": True, "companions": False}


def _said(seen: dict[str, object]) -> list[tuple[int | None, str]]:
    messages = seen["messages"]
    assert isinstance(messages, list)
    return [(message["seat"], message["text"]) for message in messages]


async def _court(house: House, **wish: object) -> tuple[list[Guest], Guest, dict[str, object]]:
    """Three players with crows, the first of them the host, and a spectator."""
    host = house.guest()
    laid = await host.lay("me", "friend", "friend", **{"options": CROWS, **wish})
    players = [host, house.guest(), house.guest()]
    for seat in (1, 2):
        await players[seat].sit(laid["seats"][seat]["link"])
    watcher = house.guest()
    await watcher.get(laid["watch_link"])
    return players, watcher, laid


async def test_everybody_hears_what_is_said_aloud(house: House) -> None:
    anna, watcher = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", name="Anna", watching="anyone")
    await anna.do(laid, "chat", text="  Well\x00 met \n\t friends ")
    watcher.client.cookies.set("name", "Varys")
    await watcher.do(laid, "chat", text="I hear you")
    seen = await watcher.look(laid)
    assert _said(seen) == [(0, "Well met friends"), (None, "I hear you")]
    assert [message["author"] for message in seen["messages"]] == ["Anna", "Varys"]


async def test_too_much_and_too_little_is_refused(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    assert (await anna.do(laid, "chat", text="x" * 500)).status_code == 200
    assert (await anna.do(laid, "chat", text="x" * 501)).status_code == 413
    assert (await anna.do(laid, "chat", text=" \x07 \u202e ")).status_code == 400


async def test_strangers_say_nothing(house: House) -> None:
    laid = await house.guest().lay()
    assert (await house.guest().do(laid, "chat", text="hello")).status_code == 403


@pytest.mark.rule("HK-061", "HK-063")
async def test_with_crows_nobody_speaks_aloud_until_the_game_is_over(house: House) -> None:
    players, watcher, laid = await _court(house)
    for guest in (*players, watcher):
        answer = await guest.do(laid, "chat", text="psst")
        assert (answer.status_code, answer.json()["error"]) == (403, "server-be-silent")
        assert (await guest.look(laid))["talking"]["aloud"] is False
    while (state := house.table(laid).snapshot.state).awaiting:
        await players[state.awaiting[0]].act(laid)
    assert (await watcher.do(laid, "chat", text="well played")).status_code == 200


@pytest.mark.rule("HK-063")
async def test_a_crow_opens_an_audience_for_two(house: House, time: Time) -> None:
    players, watcher, laid = await _court(house)
    await players[0].act(laid, "crow")
    await players[0].act(laid, "seat 2")
    for guest in (*players, watcher):
        talking = (await guest.look(laid))["talking"]
        assert (talking["audience"], talking["until"]) == ([0, 2], time.now + 60)
    for guest in (players[1], watcher):
        assert (await guest.do(laid, "chat", text="me too")).status_code == 403
    await players[0].do(laid, "chat", text="take the Starks")
    await players[2].do(laid, "chat", text="as you wish", to=0)
    for seat in (0, 2):
        assert _said(await players[seat].look(laid)) == [(0, "take the Starks"), (2, "as you wish")]
    for guest in (players[1], watcher):
        assert _said(await guest.look(laid)) == []
    assert (await players[0].do(laid, "chat", text="and you?", to=1)).status_code == 403


@pytest.mark.rule("HK-063")
async def test_an_audience_ends_after_a_minute(house: House, time: Time) -> None:
    players, _, laid = await _court(house)
    await players[0].act(laid, "crow")
    await players[0].act(laid, "seat 1")
    time.pass_by(59.9)
    assert (await players[1].do(laid, "chat", text="quick")).status_code == 200
    time.pass_by(0.1)
    assert (await players[1].do(laid, "chat", text="too late")).status_code == 403
    async with players[1].socket(laid) as wire:
        told = await wire.until("update")
        assert told["talking"]["audience"] is None
        await house.hub.tick()
        ended = house.table(laid).snapshot
        assert ended.audience is None
        if told["version"] < ended.version:  # the server's own tick may have come before it told anything
            assert (await wire.until("update", ended.version))["talking"]["audience"] is None


@pytest.mark.rule("HK-063")
async def test_an_audience_ends_with_the_move_and_survives_a_restart(house: House) -> None:
    players, _, laid = await _court(house)
    await players[0].act(laid, "crow")
    await players[0].act(laid, "seat 1")
    house.hub.tables.clear()
    assert (await players[1].do(laid, "chat", text="still here")).status_code == 200
    await players[0].act(laid)
    assert (await players[1].do(laid, "chat", text="gone")).status_code == 403


async def test_spending_a_crow_is_not_taken_back(house: House) -> None:
    players, _, laid = await _court(house, undo="free")
    await players[0].act(laid, "crow")
    await players[0].act(laid, "seat 1")
    assert (await players[0].look(laid))["undoing"]["refused"] == "undo-refused-revealed"


async def test_whispers_where_the_game_has_them(house: House) -> None:
    host = house.guest()
    laid = await host.lay("me", "friend", "friend", game="btwixt", watching="anyone")
    bran, cersei = (house.guest(laid["seats"][seat]["secret"]) for seat in (1, 2))
    await bran.look(laid)
    await cersei.look(laid)
    assert (await host.look(laid))["talking"]["whispers"] == [1, 2]
    assert (await host.do(laid, "chat", text="between us", to=2)).status_code == 200
    assert _said(await cersei.look(laid)) == [(0, "between us")]
    watcher = house.guest()
    for guest in (bran, watcher):
        assert _said(await guest.look(laid)) == []
    assert (await watcher.do(laid, "chat", text="hey", to=1)).status_code == 403


async def test_what_is_said_is_shown_as_text_never_as_markup(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", name="<img src=x onerror=alert(1)>", watching="anyone")
    await anna.do(laid, "chat", text="<script>alert('x')</script>")
    page = (await house.guest().get(f"/t/{laid['table']}")).text
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;" in page
    async with anna.socket(laid, page=True) as wire:
        await wire.send(type="hello", version=0, lines=0, messages=0)
        html = (await wire.until("update"))["chat"]
        assert "&lt;script&gt;" in html
        assert "<script" not in html
