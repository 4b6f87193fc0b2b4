"""Attacks on the secrets of a game: each of them once worked."""

import asyncio
import json
from dataclasses import replace

import pytest
from house import SLUG, Guest, House

import smallcouncil as sc
from smallcouncil.core.sealed import commitment
from smallcouncil.server import new_tables
from smallcouncil.server.live import LiveTable
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Origin

pytestmark = pytest.mark.anyio


async def _fork(house: House, guest: Guest, laid: dict[str, object], at: int, eyes: str = "0") -> LiveTable:
    page = await guest.post(f"/t/{laid['table']}/fork", data={"at": str(at), "as": eyes})
    assert page.status_code == 200, page.text
    return house.hub.tables[page.url.path.removeprefix("/t/")]


async def _finish(house: House, guest: Guest, table: LiveTable) -> None:
    """Play to the end: the guest for itself, the bots' part by their first legal action."""
    laid = {"table": table.id}
    async with table.lock:
        state = table.snapshot.state.copy()
        while state.awaiting:
            state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
        await table.commit(table.next(state=state, finished=house.config.now()))
    assert (await guest.look(laid))["over"]


async def _until_my_turn(table: LiveTable) -> None:
    """Wait for the bots."""
    while table.thinking:
        await asyncio.sleep(0.01)


# -- playing on from a moment


async def test_a_fork_of_a_running_game_shows_nothing_of_its_truth(house: House) -> None:
    """Eight forks from the first decision: each deals the friend's seat anew, and all show one's own hand."""
    anna = house.guest()
    laid = await anna.lay("me", "bot:random", "bot:random", game="btwixt")
    truth = house.table(laid).snapshot.state
    others = {tuple(truth.view(seat)["hand"]) for seat in (1, 2)}
    forks = [await _fork(house, anna, laid, 0) for _ in range(8)]
    for fork in forks:
        start = fork.snapshot.state.restart()
        assert start.view(0)["hand"] == truth.view(0)["hand"]
        assert fork.terms.setup.seed != truth.setup.seed
        assert fork.terms.origin == Origin(0, str(laid["table"]), guess=True)
    dealt = [tuple(fork.snapshot.state.restart().view(seat)["hand"]) for fork in forks for seat in (1, 2)]
    assert not others & set(dealt)
    assert len(set(dealt)) == 16


@pytest.mark.parametrize("absent", ["open", "left to a bot"])
async def test_nobody_forks_while_a_friend_is_expected_back(house: House, absent: str) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "bot:random", game="btwixt")
    if absent == "left to a bot":
        await bran.sit(laid["seats"][1]["link"])
        await bran.look(laid)
        await bran.post(f"/t/{laid['table']}/leave")
        assert house.table(laid).snapshot.places[1].sitter == "bot"
    answer = await anna.post(f"/t/{laid['table']}/fork", data={"at": "0", "as": "0"})
    assert answer.status_code == 403


async def test_a_fork_of_a_running_game_keeps_to_the_own_seat(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random", "bot:random", game="btwixt")
    assert (await anna.post(f"/t/{laid['table']}/fork", data={"at": "0", "as": "1"})).status_code == 403
    for eyes in ("", "all"):
        fork = await _fork(house, anna, laid, 0, eyes)
        assert [place.sitter for place in fork.snapshot.places] == ["person", "bot", "bot"]


@pytest.mark.parametrize("game", sc.games())
async def test_no_record_of_a_fork_holds_the_seed_of_the_running_game(house: House, game: str) -> None:
    anna = house.guest()
    bots = ["bot:random"] * (min(sc.game(game).seat_counts) - 1)
    laid = await anna.lay("me", *bots, game=game)
    seed = house.table(laid).terms.setup.seed
    fork = await _fork(house, anna, laid, 0)
    await _finish(house, anna, fork)
    answer = await anna.get(f"/t/{fork.id}/record")
    if game == SLUG:
        assert json.loads(answer.text)["seed"] == fork.terms.setup.seed != seed
        assert sc.replay(answer.text).digest() == fork.snapshot.state.digest()
    else:
        assert answer.status_code == 409
        assert "began as a guess" in answer.text
    for path in (f"/t/{fork.id}", f"/t/{fork.id}/replay?as=all", f"/t/{fork.id}/replay?as=1&at=1"):
        page = await anna.get(path)
        assert page.status_code == 200
        assert "It is a guess: what its player did not know is dealt anew" in page.text
    german = await anna.get(f"/t/{fork.id}", headers={"accept-language": "de"})
    assert "Sie beruht auf einer Annahme" in german.text
    assert (await anna.look({"table": fork.id}))["origin"] == {"at": 0, "table": laid["table"], "guess": True}
    assert str(seed) not in bytes(anna.heard).decode()


@pytest.mark.parametrize("game", sc.games())
async def test_a_guess_survives_a_restart_and_can_be_taken_back(house: House, game: str) -> None:
    anna = house.guest()
    found = sc.game(game)
    options = {"first": 0} if any(option.name == "first" for option in found.options) else {}
    laid = await anna.lay("me", *["bot:random"] * (found.seat_counts[0] - 1), game=game, options=options)
    fork = await _fork(house, anna, laid, 0)
    begun = fork.snapshot.state.restart().digest()
    if 0 in fork.snapshot.state.awaiting and not fork.snapshot.state.history:
        await anna.act({"table": fork.id})
    await _until_my_turn(fork)
    await _until_my_turn(house.table(laid))
    state = fork.snapshot.state
    house.hub.tables.clear()
    again = await house.hub.table(fork.id)
    assert not again.snapshot.frozen
    assert again.snapshot.state.history[: len(state.history)] == state.history
    assert again.snapshot.state.restart().digest() == begun
    assert again.terms == fork.terms
    page = await anna.get(f"/t/{fork.id}/replay?at=0")
    assert page.status_code == 200


async def test_the_truth_of_a_finished_game_is_played_on(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random", "bot:random", game="btwixt")
    await _finish(house, anna, house.table(laid))
    fork = await _fork(house, anna, laid, 2, "1")
    assert fork.terms.setup == house.table(laid).terms.setup
    assert fork.terms.origin == Origin(2, str(laid["table"]))
    assert "from one that is over" in (await anna.get(f"/t/{fork.id}")).text
    assert (await anna.get(f"/t/{laid['table']}/record")).status_code == 200


# -- games that were branched off in truth before that was forbidden


async def _old_fork(house: House, anna: Guest, laid: dict[str, object]) -> LiveTable:
    """A fork with the seed of a game that goes on, as it once was made."""
    table = house.table(laid)
    browser = house.hub.signer.browser(anna.client.cookies["council"])
    guest, now = Visitor(browser=browser), house.config.now() + 1
    new = new_tables.fork(table.snapshot.state.restart(), 0, table.snapshot.places, guest, now, Origin(0))
    return await house.hub.lay(replace(new, terms=replace(new.terms, origin=None)))


async def test_a_seed_stays_secret_as_long_as_an_older_game_needs_it(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random", "bot:random", game="btwixt")
    fork = await _old_fork(house, anna, laid)
    await _finish(house, anna, fork)
    record = fork.snapshot.state.record()
    for path in (f"/t/{fork.id}/record", f"/api/tables/{fork.id}/record"):
        assert (await anna.get(path)).status_code == 409
    assert (await anna.get(f"/t/{fork.id}/replay?as=1")).status_code == 403
    assert (await anna.post(f"/t/{fork.id}/fork", data={"at": "0", "as": "1"})).status_code == 403
    house.config.now.pass_by(60)  # type: ignore[attr-defined]
    assert (await anna.post("/api/replays", json={"record": record})).status_code == 409
    await _finish(house, anna, house.table(laid))
    assert sc.replay((await anna.get(f"/t/{fork.id}/record")).text).record() == record
    brought = await anna.post("/api/replays", json={"record": record})
    assert brought.status_code == 201
    await anna.post(f"/r/{brought.json()['replay']}/fork", data={"at": "0", "as": "1"})
    assert (await anna.get(f"/r/{brought.json()['replay']}/record")).text == record


# -- luck


@pytest.mark.parametrize("game", sc.games())
async def test_a_table_promises_its_luck_and_opens_it_in_the_end(house: House, game: str) -> None:
    anna = house.guest()
    laid = await anna.lay("me", *["here"] * (2 if game == "btwixt" else 1), game=game)
    table = house.table(laid)
    seed = table.terms.setup.seed
    assert isinstance(seed, str)
    assert len(bytes.fromhex(seed)) == 32
    promised = (await anna.look(laid))["commitment"]
    assert promised == commitment(seed)
    for path in (f"/t/{laid['table']}", f"/t/{laid['table']}/replay"):
        assert promised in (await anna.get(path)).text
    assert seed not in bytes(anna.heard).decode()
    await _finish(house, anna, table)
    page = (await anna.get(f"/t/{laid['table']}/replay")).text
    assert f'<code id="seed">{seed}</code>' in page
    record = json.loads((await anna.get(f"/t/{laid['table']}/record")).text)
    assert (record["luck"], record["seed"]) == ("blake2b", seed)
    brought = await anna.post("/api/replays", json={"record": json.dumps(record)})
    assert promised in (await anna.get(brought.json()["link"])).text


async def test_a_rematch_has_luck_of_its_own(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    await _finish(house, anna, house.table(laid))
    new = house.hub.tables[(await anna.do(laid, "rematch")).json()["table"]]
    assert isinstance(new.terms.setup.seed, str)
    assert new.terms.commitment != house.table(laid).terms.commitment


# -- seats


async def test_a_used_invitation_opens_nothing(house: House) -> None:
    """The host keeps the link that was sent to a friend, and later looks for the friend's hand with it."""
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "bot:random", game="btwixt", watching="nobody")
    link, secret = laid["seats"][1]["link"], laid["seats"][1]["secret"]
    await bran.sit(link)
    spy = house.guest()
    assert (await spy.get(link)).status_code == 404
    assert (await spy.sit(link)).status_code == 404
    for path in (f"/t/{laid['table']}", f"/api/tables/{laid['table']}", f"/t/{laid['table']}/replay?as=1"):
        assert (await house.guest(secret).get(path)).status_code == 403
    assert (await house.guest(secret).do(laid, "join")).status_code == 404
    seen = await anna.look(laid)
    assert (seen["viewer"], seen["seat_links"]) == (0, [None, None, None])
    assert (await anna.do(laid, "device", seat=1)).status_code == 403
    assert (await anna.get(link)).url.path == f"/t/{laid['table']}"
    assert (await anna.look(laid))["viewer"] == 0
    assert (await bran.get(link)).url.path == f"/t/{laid['table']}"
    assert [note["note"] for note in (await bran.look(laid))["messages"]] == []


async def test_an_invitation_shows_nothing_before_one_sits_down(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", "friend", game="btwixt")
    secret = laid["seats"][1]["secret"]
    program = house.guest(authorization=f"Bearer {secret}")
    seen = (await program.get(f"/api/tables/{laid['table']}")).json()
    assert (seen["viewer"], seen["view"]["hand"], seen["actions"]) == (None, [], [])
    assert (await program.get(f"/t/{laid['table']}/replay?as=1")).status_code == 403
    assert (await program.do(laid, "actions", action="kneel", version=seen["version"])).status_code == 403
    joined = (await program.do(laid, "join", name="Brienne")).json()
    assert sorted(joined) == ["seat", "token"]
    assert (await house.guest(joined["token"]).look(laid))["viewer"] == 1
    assert (await program.get(f"/api/tables/{laid['table']}")).status_code == 403


async def test_nobody_is_invited_to_the_seat_of_a_bot(house: House) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "bot:random", "friend", game="btwixt")
    assert laid["seats"][1] == {"seat": 1, "secret": None, "link": None}
    filled = await anna.do(laid, "bot", seat=2, bot="novice")
    assert filled.json()["seat_links"] == [None, None, None]
    assert (await bran.sit(laid["seats"][2]["link"])).status_code == 404
    freed = (await anna.do(laid, "bot", seat=2, bot="")).json()
    assert freed["seat_links"][2] not in (None, laid["seats"][2]["link"])
    assert (await anna.sit(freed["seat_links"][2])).status_code == 409
    assert (await anna.look(laid))["seats"][2]["sitter"] == "open"
    assert (await bran.sit(freed["seat_links"][2])).status_code == 200


async def test_a_link_for_another_device_is_used_once_and_void_after_the_next(house: House) -> None:
    anna, phone, spy = house.guest(), house.guest(), house.guest()
    laid = await anna.lay("me", "friend")
    first, second = [(await anna.do(laid, "device")).json()["link"] for _ in range(2)]
    assert (await spy.sit(first)).status_code == 404
    assert (await phone.sit(second)).status_code == 200
    assert (await spy.sit(second)).status_code == 404
    third = (await phone.do(laid, "device")).json()["link"]
    await anna.do(laid, "bot", seat=0, bot="novice")
    assert (await spy.sit(third)).status_code == 404
    for device in (anna, phone):
        assert (await device.do(laid, "bot", seat=0, bot="novice")).status_code == 200
        assert (await device.do(laid, "bot", seat=0, bot="")).json()["viewer"] == 0
