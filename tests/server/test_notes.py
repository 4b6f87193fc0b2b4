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


async def test_who_leaves_nobody_is_not_told_of(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random")
    await anna.post(f"/t/{laid['table']}/leave")
    assert _notes(await anna.look(laid)) == []


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
