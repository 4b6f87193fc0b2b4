"""Nothing happens silently at a table: what seats, clocks and rematches do is told to everybody, and kept."""

import pytest
from house import Guest, House, Time

from smallcouncil.server import messages

pytestmark = pytest.mark.anyio
BLITZ = {"seconds": 300}
Note = tuple[str, int, str, str]


def _notes(seen: dict[str, object]) -> list[Note]:
    messages = seen["messages"]
    assert isinstance(messages, list)
    return [(each["note"], each["seat"], each["author"], each["text"]) for each in messages if each["note"]]


async def _friends(house: House, **wish: object) -> tuple[Guest, Guest, Guest, dict[str, object]]:
    """Anna, who is the host, Bran, and somebody who looks on."""
    anna, bran, watcher = house.guest(), house.guest(), house.guest()
    laid = await anna.lay("me", "friend", name="Anna", **{"options": {"companions": False}, **wish})
    await bran.sit(laid["seats"][1]["link"])
    await bran.do(laid, "join", name="Bran")
    await watcher.get(laid["watch_link"])
    return anna, bran, watcher, laid


async def _all_are_told(house: House, guests: tuple[Guest, ...], laid: dict[str, object], *notes: Note) -> None:
    for guest in guests:
        assert _notes(await guest.look(laid)) == list(notes)
    house.hub.tables.clear()
    assert _notes(await guests[-1].look(laid)) == list(notes)


async def test_a_clock_that_has_run_out(house: House, time: Time) -> None:
    anna, bran, watcher, laid = await _friends(house, clock=BLITZ)
    async with watcher.socket(laid) as wire:
        version = (await wire.until("update"))["version"]
        time.pass_by(299)
        await house.hub.tick()
        assert _notes(await bran.look(laid)) == []
        time.pass_by(1)
        await house.hub.tick()
        assert _notes(await wire.until("update", version + 1)) == [("late", 0, "Anna", "knight")]
    await _all_are_told(house, (anna, bran, watcher), laid, ("late", 0, "Anna", "knight"))


async def test_leaving_and_coming_back(house: House) -> None:
    anna, bran, watcher, laid = await _friends(house)
    await bran.post(f"/t/{laid['table']}/leave")
    left: Note = ("left", 1, "Bran", "knight")
    await _all_are_told(house, (anna, bran, watcher), laid, left)
    await bran.do(laid, "bot", seat=1, bot="")
    await _all_are_told(house, (anna, bran, watcher), laid, left, ("back", 1, "Bran", ""))


async def test_who_leaves_bots_alone_is_told_of_to_those_who_look_on(house: House) -> None:
    anna, watcher = house.guest(), house.guest()
    laid = await anna.lay("me", "bot:random", name="Anna", watching="anyone")
    await anna.post(f"/t/{laid['table']}/leave")
    await _all_are_told(house, (anna, watcher), laid, ("gone", 0, "Anna", ""))


async def test_who_leaves_two_seats_of_one_screen_is_told_of_once(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", name="Anna")
    await anna.post(f"/t/{laid['table']}/leave")
    assert _notes(await anna.look(laid)) == [("gone", 0, "Anna", "")]


async def test_who_leaves_a_game_that_is_over_is_not_told_of(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random", name="Anna")
    await anna.post(f"/t/{laid['table']}/resign")
    await anna.post(f"/t/{laid['table']}/leave")
    assert _notes(await anna.look(laid)) == [("resigned", 0, "Anna", "")]


async def test_a_seat_handed_to_a_bot(house: House) -> None:
    anna, bran, watcher, laid = await _friends(house)
    await anna.do(laid, "bot", seat=0, bot="novice")
    await _all_are_told(house, (anna, bran, watcher), laid, ("handed", 0, "Anna", "novice"))


async def test_what_the_host_does_to_other_seats(house: House, time: Time) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "friend", name="Anna")
    await anna.do(laid, "bot", seat=1, bot="random")
    await anna.do(laid, "bot", seat=1, bot="")
    await bran.sit(laid["seats"][2]["link"])
    await bran.do(laid, "join", name="Bran")
    time.pass_by(31)
    await anna.do(laid, "bot", seat=2, bot="maester")
    filled: Note = ("filled", 1, "", "random")
    await _all_are_told(house, (anna, bran), laid, filled, ("freed", 1, "", ""), ("replaced", 2, "Bran", "maester"))


async def _over(house: House, guests: tuple[Guest, ...], laid: dict[str, object]) -> None:
    while (state := house.table(laid).snapshot.state).awaiting:
        await guests[state.awaiting[0]].act(laid)


async def test_a_rematch_is_asked_for_and_begins_when_all_have_come(house: House, time: Time) -> None:
    anna, bran, watcher, laid = await _friends(house, clock=BLITZ, listed=True)
    await _over(house, (anna, bran), laid)
    assert (await bran.look(laid))["rematch_by"] is None
    new = {"table": (await anna.do(laid, "rematch")).json()["table"]}
    await _all_are_told(house, (anna, bran, watcher), laid, ("rematch", 0, "Anna", new["table"]))
    seen = await bran.look(laid)
    assert (seen["rematch"], seen["rematch_by"]) == (new["table"], 0)
    time.pass_by(100)
    seats = (await anna.look(new))["seats"]
    assert [(seat["sitter"], seat["name"], seat["running"]) for seat in seats] == [
        ("open", "Bran", False),
        ("person", "Anna", False),
    ]
    stranger = house.guest()
    assert (await stranger.do(new, "join", name="Walder")).status_code == 409
    assert (await bran.look(new))["viewer"] == 0
    seats = (await anna.look(new))["seats"]
    assert [(seat["sitter"], seat["left"], seat["running"]) for seat in seats] == [
        ("person", 300, True),
        ("person", 300, False),
    ]


async def test_notes_end_where_talk_does(house: House) -> None:
    """A seat that is handed to and fro fills no disk."""
    *_, laid = await _friends(house)
    snapshot = house.table(laid).snapshot
    told = messages.notes(snapshot, 0.0, [(0, "left", "knight")] * (messages.MOST_MESSAGES + 1))
    assert len(told) == messages.MOST_MESSAGES
    assert [told[0].number, told[-1].number] == [1, messages.MOST_MESSAGES]


async def test_who_runs_out_of_time_loses_where_that_was_agreed(house: House, time: Time) -> None:
    """The game is over for everybody, also after a restart; it can be looked back at and played again."""
    anna, bran, watcher, laid = await _friends(house, clock=BLITZ, late="lose")
    await anna.act(laid)
    lost = house.table(laid).snapshot.state.awaiting[0]
    name = ("Anna", "Bran")[lost]
    time.pass_by(299)
    await house.hub.tick()
    assert not (await bran.look(laid))["over"]
    time.pass_by(1)
    await house.hub.tick()
    await _all_are_told(house, (anna, bran, watcher), laid, ("lost", lost, name, ""))
    for guest in (anna, bran, watcher):
        seen = await guest.look(laid)
        assert (seen["over"], seen["given_up"], seen["actions"]) == (True, [lost, "lost"], [])
        assert [(seat["sitter"], seat["awaited"], seat["running"]) for seat in seen["seats"]] == [
            ("person", False, False)
        ] * 2
    assert f"{name} is out of time." in (await watcher.get(f"/t/{laid['table']}")).text
    assert (await bran.get(f"/t/{laid['table']}/record")).status_code == 200
    answer = await (anna, bran)[lost].do(laid, "actions", action="kneel", version=0)
    assert (answer.status_code, answer.json()["error"]) == (409, "server-over")
    again = await anna.post(f"/t/{laid['table']}/rematch")
    assert (again.status_code, again.url.path != f"/t/{laid['table']}") == (200, True)


async def test_a_game_of_more_goes_on_with_a_bot_of_the_agreed_level(house: House, time: Time) -> None:
    for late, bot in (("lose", "knight"), ("novice", "novice")):
        anna = house.guest()
        laid = await anna.lay("me", "here", "here", clock=BLITZ, late=late)
        time.pass_by(300)
        await house.hub.tick()
        place = house.table(laid).snapshot.places[0]
        assert (place.sitter, place.bot, place.late) == ("bot", bot, True)


async def test_a_game_of_two_is_given_up(house: House) -> None:
    anna, bran, watcher, laid = await _friends(house)
    refused = await watcher.post(f"/t/{laid['table']}/resign")
    assert refused.status_code == 409
    await bran.post(f"/t/{laid['table']}/resign")
    await _all_are_told(house, (anna, bran, watcher), laid, ("resigned", 1, "Bran", ""))
    page = (await anna.get(f"/t/{laid['table']}")).text
    assert "Bran has resigned. Anna wins." in page
    assert (await bran.post(f"/t/{laid['table']}/resign")).status_code == 409
    assert (await anna.look(laid))["given_up"] == [1, "resigned"]


async def test_a_nameless_player_keeps_the_number_when_a_bot_plays_on(house: House) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", name="Anna")
    await bran.sit(laid["seats"][1]["link"])
    await bran.post(f"/t/{laid['table']}/leave")
    assert '<span class="seat-name">Player 2</span>' in (await anna.get(f"/t/{laid['table']}")).text


async def test_a_level_that_does_not_exist_is_refused(house: House) -> None:
    answer = await house.guest().post(
        "/api/tables", json={"game": "hand-of-the-king", "seats": ["me", "friend"], "late": "zork"}
    )
    assert answer.status_code == 400
