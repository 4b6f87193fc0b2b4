"""Seats: by link, for bots and back, at one screen, and once more."""

import asyncio

import pytest
from house import SLUG, Guest, House, Time

pytestmark = pytest.mark.anyio


def _seats(seen: dict[str, object]) -> list[tuple[str, str | None, str]]:
    seats = seen["seats"]
    assert isinstance(seats, list)
    return [(seat["sitter"], seat["bot"], seat["name"]) for seat in seats]


async def _follow(guest: Guest, link: str) -> int:
    return (await guest.get(link)).status_code


async def test_a_link_gives_the_seat_to_a_browser_for_good(house: House) -> None:
    laid = await house.guest().lay("me", "friend", name="Anna")
    bran = house.guest()
    answer = await bran.sit(laid["seats"][1]["link"])
    assert (answer.status_code, answer.url.path) == (200, f"/t/{laid['table']}")
    assert laid["seats"][1]["secret"] not in str(answer.url)
    assert (await bran.look(laid))["viewer"] == 1
    house.hub.tables.clear()
    assert (await bran.look(laid))["viewer"] == 1


async def test_a_preview_of_a_link_takes_no_seat(house: House) -> None:
    """Messengers fetch links to show them, some with cookies and scripts; only who answers the page sits down."""
    anna = house.guest()
    laid = await anna.lay("me", "friend", clock={"seconds": 60})
    messenger = house.guest()
    for _ in range(2):
        page = await messenger.get(laid["seats"][1]["link"])
        assert 'id="sit"' in page.text
        assert (await messenger.get(f"/t/{laid['table']}")).status_code == 403
    assert [seat["sitter"] for seat in (await anna.look(laid))["seats"]] == ["person", "open"]
    assert (await house.guest().sit(laid["seats"][1]["link"])).status_code == 200


async def test_a_player_invites_another_device_and_all_are_told(house: House) -> None:
    anna, phone, laptop = house.guest(), house.guest(), house.guest()
    laid = await anna.lay("me", "friend")
    await phone.sit(laid["seats"][1]["link"], "Bran")
    assert (await phone.look(laid))["seat_links"] == [None, None]
    await phone.post(f"/t/{laid['table']}/device")
    link = (await phone.look(laid))["seat_links"][1]
    assert (await anna.look(laid))["seat_links"] == [None, None]
    assert "This link brings seat 2 to this device too" in (await laptop.get(link)).text
    await laptop.sit(link)
    seen = await anna.look(laid)
    assert [(note["note"], note["seat"], note["author"]) for note in seen["messages"]] == [("device", 1, "Bran")]
    assert "Bran plays on another device too." in (await anna.get(f"/t/{laid['table']}")).text
    assert [(seat["devices"], seat["looking"]) for seat in seen["seats"]] == [(1, 0), (0, 0)]
    async with laptop.socket(laid) as wire:
        first = await wire.until("update")
        assert (first["viewer"], first["seats"][1]["devices"], first["seats"][1]["looking"]) == (1, 2, 1)
        async with phone.socket(laid) as other:
            await other.until("update")
            while (told := await wire.until("update"))["seats"][1]["looking"] != 2:
                pass
            assert told["seats"][0]["devices"] == 0
    assert "2 devices hold this seat" in (await phone.get(f"/t/{laid['table']}")).text
    house.hub.tables.clear()
    for device in (phone, laptop):
        assert (await device.look(laid))["viewer"] == 1


async def test_the_host_sees_links_of_free_seats_and_nobody_those_of_taken_ones(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", "friend")
    bran = house.guest()
    await bran.sit(laid["seats"][1]["link"])
    links = [seat["link"] for seat in laid["seats"]]
    assert links[0] is None
    assert (await anna.look(laid))["seat_links"] == [None, None, links[2]]
    assert (await bran.look(laid))["seat_links"] == [None, None, None]
    assert (await bran.look(laid))["watch_link"] == laid["watch_link"]


async def test_watching_by_link_by_anyone_or_by_nobody(house: House) -> None:
    anna, watcher, stranger = house.guest(), house.guest(), house.guest()
    by_link = await anna.lay(watching="link")
    assert await _follow(watcher, by_link["watch_link"]) == 200
    assert (await watcher.look(by_link))["viewer"] is None
    for path in (f"/t/{by_link['table']}", f"/api/tables/{by_link['table']}"):
        assert (await stranger.get(path)).status_code == 403
    by_anyone = await anna.lay(watching="anyone")
    assert (await stranger.look(by_anyone))["viewer"] is None
    by_nobody = await anna.lay(watching="nobody")
    assert await _follow(watcher, by_nobody["watch_link"]) == 404
    assert (await watcher.get(f"/t/{by_nobody['table']}")).status_code == 403
    assert (await anna.look(by_nobody))["watch_link"] is None


async def test_a_player_hands_the_seat_to_a_bot_and_takes_it_back(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("friend", "me", name="Anna")
    handed = await anna.do(laid, "bot", seat=1, bot="maester")
    assert _seats(handed.json()) == [("open", None, ""), ("bot", "maester", "Anna")]
    back = await anna.do(laid, "bot", seat=1, bot="")
    assert _seats(back.json()) == [("open", None, ""), ("person", None, "Anna")]


async def test_the_host_fills_a_free_seat_and_frees_it_again(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    filled = await anna.do(laid, "bot", seat=1, bot="novice")
    assert _seats(filled.json())[1] == ("bot", "novice", "")
    freed = await anna.do(laid, "bot", seat=1, bot="")
    assert _seats(freed.json())[1] == ("open", None, "")


async def test_nobody_else_may_move_people_about(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", "friend", watching="anyone")
    bran = house.guest(laid["seats"][1]["secret"])
    for seat in (0, 2):
        answer = await bran.do(laid, "bot", seat=seat, bot="novice")
        assert (answer.status_code, answer.json()["error"]) == (403, "server-not-yours")
    assert (await house.guest().do(laid, "bot", seat=2, bot="novice")).status_code == 403
    assert (await anna.do(laid, "bot", seat=7, bot="novice")).status_code == 400


async def test_the_host_replaces_only_those_who_are_gone(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    bran = house.guest(laid["seats"][1]["secret"])
    async with bran.socket(laid) as wire:
        await wire.until("update")
        time.pass_by(3600)
        here = await anna.do(laid, "bot", seat=1, bot="knight")
        assert (here.status_code, here.json()["error"]) == (409, "server-still-here")
    while house.table(laid).listeners:
        await asyncio.sleep(0.01)
    time.pass_by(10)
    assert (await anna.do(laid, "bot", seat=1, bot="knight")).status_code == 409
    time.pass_by(3600)
    gone = await anna.do(laid, "bot", seat=1, bot="knight")
    assert _seats(gone.json())[1] == ("bot", "knight", "")
    held = await anna.do(laid, "bot", seat=1, bot="")
    assert (held.status_code, held.json()["error"]) == (409, "server-held")


async def test_a_held_seat_is_not_given_away(house: House, time: Time) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend")
    await bran.sit(laid["seats"][1]["link"])
    await bran.do(laid, "bot", seat=1, bot="knight")
    answer = await anna.do(laid, "bot", seat=1, bot="")
    assert (answer.status_code, answer.json()["error"]) == (409, "server-held")
    assert (await bran.do(laid, "bot", seat=1, bot="")).json()["seats"][1]["sitter"] == "person"


async def test_who_leaves_others_leaves_a_bot(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    left = await bran.post(f"/t/{laid['table']}/leave")
    assert left.url.path == "/"
    assert house.table(laid).snapshot.places[1].bot == "knight"


async def test_who_leaves_only_bots_can_come_back(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random")
    await anna.post(f"/t/{laid['table']}/leave")
    assert house.table(laid).snapshot.places[0].sitter == "person"


async def test_at_one_screen_the_awaited_player_looks(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", "here")
    for expected in (0, 1, 2, 0):
        seen = await anna.look(laid)
        if len(seen["lines"]) and seen["lines"][-1]["seat"] == seen["viewer"]:
            continue  # a companion gave the same player another question
        assert (seen["hot_seat"], seen["viewer"], seen["called"]) == (True, expected, None)
        await anna.act(laid)


async def test_a_shared_screen_shows_no_secret_before_its_player_has_come(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", "bot:random", game="btwixt")
    seen = await anna.look(laid)
    seat = seen["called"]
    assert seat in (0, 1)
    assert (seen["viewer"], seen["actions"], seen["prompt"]) == (None, [], None)
    state = house.table(laid).snapshot.state
    assert seen["view"] == state.view(None) != state.view(seat)
    other = 1 - seat
    assert (await anna.post(f"/t/{laid['table']}/ready", data={"seat": other})).status_code == 403
    assert (await anna.post(f"/t/{laid['table']}/ready", data={"seat": seat})).status_code == 200
    seen = await anna.look(laid)
    assert (seen["viewer"], seen["called"], seen["view"]) == (seat, None, state.view(seat))


async def test_names_are_remembered_and_can_be_changed(house: House) -> None:
    anna = house.guest()
    form = {"name": "Änna <b>", "seats": "2", "seat-0": "me", "seat-1": "friend"}
    page = await anna.post(f"/new/{SLUG}", data=form)
    table = {"table": page.url.path.removeprefix("/t/")}
    assert (await anna.look(table))["seats"][0]["name"] == "Änna <b>"
    again = await anna.post("/play", data={"game": SLUG, "level": "random"})
    assert (await anna.look({"table": again.url.path.removeprefix("/t/")}))["seats"][0]["name"] == "Änna <b>"
    await anna.post(f"/t/{table['table']}/name", data={"name": "  Anna\u202e \x07 of Tarth  " + "x" * 60})
    name = (await anna.look(table))["seats"][0]["name"]
    assert name == ("Anna of Tarth " + "x" * 60)[:40]


async def test_a_rematch_turns_the_seats_and_keeps_the_people(house: House) -> None:
    anna, bran, watcher = house.guest(), house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "bot:random", name="Anna", options={"companions": False})
    await bran.post(f"/t/{laid['table']}/join", data={"name": "x"})
    await bran.sit(laid["seats"][1]["link"])
    await bran.do(laid, "join", name="Bran")
    await watcher.get(laid["watch_link"])
    early = await anna.do(laid, "rematch")
    assert (early.status_code, early.json()["error"]) == (409, "server-not-over")
    await _play_to_the_end(house, laid, {0: anna, 1: bran})
    async with bran.socket(laid) as wire:
        assert (await wire.until("update"))["rematch"] is None
        new = (await anna.do(laid, "rematch")).json()["table"]
        assert (await wire.until("update", 1))["rematch"] == new
    assert (await bran.do(laid, "rematch")).json()["table"] == new
    again = await anna.look({"table": new})
    assert _seats(again) == [("bot", "random", ""), ("person", None, "Anna"), ("open", None, "Bran")]
    assert [(await guest.look({"table": new}))["viewer"] for guest in (anna, bran, watcher)] == [1, 2, None]
    again = await anna.look({"table": new})
    assert _seats(again) == [("bot", "random", ""), ("person", None, "Anna"), ("person", None, "Bran")]
    assert house.hub.tables[new].terms.setup.seed != house.table(laid).terms.setup.seed
    assert [seat["colour"] for seat in again["seats"]] == [2, 0, 1]
    del house.hub.tables[new]
    assert [seat["colour"] for seat in (await anna.look({"table": new}))["seats"]] == [2, 0, 1]
    assert (await watcher.do(laid, "rematch")).status_code == 403


async def _play_to_the_end(house: House, laid: dict[str, object], guests: dict[int, Guest]) -> None:
    while (state := house.table(laid).snapshot.state).awaiting:
        seat = state.awaiting[0]
        if seat in guests:
            await guests[seat].act(laid)
        else:
            await asyncio.sleep(0.01)
