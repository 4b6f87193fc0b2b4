"""Names that stay, the code that carries them, ratings that count once, public pages and the lobby."""

import asyncio
import re

import pytest
from house import Guest, House, Time
from sqlalchemy import select

from smallcouncil.server import rated, schema
from smallcouncil.server.likeness import folded
from smallcouncil.server.listings import CALLED_SECONDS, WAITED_SECONDS
from smallcouncil.server.people import CODE_SECONDS

pytestmark = pytest.mark.anyio

DAYS = {"seconds": 86400.0, "per_move": True}


async def _named(house: House, name: str) -> Guest:
    guest = house.guest()
    answer = await guest.post("/me/name", data={"name": name})
    assert answer.status_code == 200, answer.text
    return guest


async def _code(guest: Guest) -> str:
    found = re.search(r'id="code">([^<]+)<', (await guest.post("/me/code")).text)
    assert found is not None
    return found[1]


async def _rated(
    house: House, host: Guest, other: Guest, winner: Guest | None = None, **wish: object
) -> dict[str, object]:
    """A rated game of two, given up by whoever does not win; else it waits to be played."""
    laid = await host.lay("me", "friend", rated=True, **wish)
    await other.sit(laid["seats"][1]["link"])
    if winner is not None:
        loser = other if winner is host else host
        assert (await loser.post(f"/t/{laid['table']}/resign")).status_code == 200
        await house.hub.company.settled()
    return laid


async def _ratings(house: House) -> dict[str, float]:
    rows = await house.hub.store.rows(select(schema.ratings))
    return {row["who"]: row["value"] for row in rows}


# -- names


async def test_a_name_stays_with_the_browser_and_can_be_changed(house: House) -> None:
    anna = await _named(house, "Anna")
    assert 'value="Anna"' in (await anna.get("/me")).text
    anna.client.cookies.delete("name")
    assert 'value="Anna"' in (await anna.get("/new/hand-of-the-king")).text
    await anna.post("/me/name", data={"name": "Arya"})
    assert (await house.guest().get("/people/Arya")).status_code == 200
    assert (await house.guest().get("/people/Anna")).status_code == 404


@pytest.mark.parametrize(
    "name", ["Anna", "anna", "ANNA ", "Аnnа", "Ánna", "A n n a", "Ａnna", "A\u200bnna", "Knight", "knіght", "Ritter"]
)
async def test_nobody_can_take_a_name_that_looks_like_another(house: House, name: str) -> None:
    await _named(house, "Anna")
    bran = house.guest()
    answer = await bran.post("/me/name", data={"name": name})
    assert answer.status_code == 409
    laid = await bran.lay("me", "friend", listed=True)
    assert (await bran.post(f"/t/{laid['table']}/name", data={"name": name})).status_code == 409
    assert (await house.guest().post(f"/t/{laid['table']}/join", data={"name": name})).status_code == 409
    answer = await bran.post("/api/tables", json={"game": "hand-of-the-king", "seats": ["me", "friend"], "name": name})
    assert answer.status_code == 409


async def test_a_cookie_gives_nobody_another_ones_name(house: House) -> None:
    await _named(house, "Anna")
    bran = house.guest()
    bran.become_known()
    bran.client.cookies.set("name", "Anna")
    answer = await bran.post("/play", data={"game": "hand-of-the-king", "level": "random"})
    assert answer.status_code == 200
    places = next(iter(house.hub.tables.values())).snapshot.places
    assert places[0].name == ""


def test_names_that_differ_are_different() -> None:
    names = ["Anna", "Hanna", "Ann", "Bran", "Brann", "Jon", "John", "Ned", "Нед", "小明", "小红", "Åsa"]
    assert len({folded(name) for name in names}) == len(names)
    assert folded(" ...  ") == ""


async def test_a_name_needs_letters(house: House) -> None:
    for name in ("", "   ", "...", "\u200b"):
        assert (await house.guest().post("/me/name", data={"name": name})).status_code == 400


# -- another device


async def test_a_code_carries_a_name_once(house: House) -> None:
    anna, phone, thief = await _named(house, "Anna"), house.guest(), house.guest()
    code = await _code(anna)
    assert (await phone.post("/me/enter", data={"code": code.upper()})).status_code == 200
    assert 'value="Anna"' in (await phone.get("/me")).text
    assert (await thief.post("/me/enter", data={"code": code})).status_code == 404
    assert 'value="Anna"' not in (await thief.get("/me")).text


async def test_a_code_holds_for_a_while_and_a_new_one_makes_it_void(house: House, time: Time) -> None:
    anna = await _named(house, "Anna")
    first = await _code(anna)
    second = await _code(anna)
    assert (await house.guest().post("/me/enter", data={"code": first})).status_code == 404
    time.pass_by(CODE_SECONDS + 1)
    assert (await house.guest().post("/me/enter", data={"code": second})).status_code == 404
    third = await _code(anna)
    time.pass_by(CODE_SECONDS - 1)
    assert (await house.guest().post("/me/enter", data={"code": third})).status_code == 200


async def test_of_two_who_enter_a_code_at_once_one_has_the_name(house: House) -> None:
    anna = await _named(house, "Anna")
    code = await _code(anna)
    guests = [house.guest() for _ in range(4)]
    answers = await asyncio.gather(*(guest.post("/me/enter", data={"code": code}) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]


async def test_whoever_guesses_codes_is_told_to_wait(house: House) -> None:
    thief = house.guest()
    thief.become_known()
    answers = [(await thief.post("/me/enter", data={"code": f"aaaa-bbbb-ccc{n}"})).status_code for n in range(2, 9)]
    assert answers == [404] * 5 + [429] * 2
    code = await _code(await _named(house, "Anna"))
    assert re.fullmatch(r"[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}", code)
    stored = await house.hub.store.rows(select(schema.device_codes))
    assert all(code.replace("-", "") not in str(dict(row)) for row in stored)


async def test_a_name_with_results_is_not_lost_by_entering_a_code(house: House) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran")
    await _rated(house, anna, bran, winner=anna)
    answer = await bran.post("/me/enter", data={"code": await _code(anna)})
    assert answer.status_code == 409
    assert 'value="Bran"' in (await bran.get("/me")).text


# -- results


async def test_a_rated_game_moves_both_ratings_once(house: House) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran")
    laid = await _rated(house, anna, bran, winner=anna)
    before = await _ratings(house)
    assert sorted(round(value) for value in before.values()) == [1338, 1662]
    table = house.table(laid)
    assert [message.note for message in table.snapshot.messages] == ["resigned", "rated"]
    assert await rated.count(house.hub.store, house.hub.company.people, table) is None
    counted = await asyncio.gather(*(rated.count(house.hub.store, house.hub.company.people, table) for _ in range(3)))
    assert counted == [None] * 3
    house.hub.company.wake(table)
    await house.hub.company.settled()
    assert await _ratings(house) == before


async def test_a_result_that_a_dead_server_left_is_counted_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran")
    with monkeypatch.context() as dead:
        dead.setattr(house.hub.company, "wake", lambda table: None)
        await _rated(house, anna, bran, winner=bran)
    assert await _ratings(house) == {}
    house.hub.tables.clear()
    await house.hub.company.sweep(house.hub.table)
    await house.hub.company.settled()
    assert sorted(round(value) for value in (await _ratings(house)).values()) == [1338, 1662]
    assert await rated.uncounted(house.hub.store) == []


async def test_a_rated_table_has_no_hints_and_nothing_is_taken_back(house: House) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran")
    laid = await _rated(house, anna, bran, undo="free", hints=True)
    settings = house.table(laid).terms.settings
    assert (settings.rated, settings.undo, settings.hints) == (True, "off", False)
    await anna.act(laid)
    assert (await anna.do(laid, "undo", what="ask")).status_code == 409
    assert (await anna.post(f"/t/{laid['table']}/hint")).status_code in (404, 409)


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (["me", "here"], {}),
        (["me", "friend", "friend"], {"options": {"crows": True}}),
        (["me", "bot:mcts:50"], {}),
        (["bot:novice", "bot:novice"], {}),
    ],
    ids=["one screen", "variant", "no level", "bots alone"],
)
async def test_what_would_be_unfair_cannot_be_rated(house: House, seats: list[str], more: dict[str, object]) -> None:
    anna = await _named(house, "Anna")
    wish = {"game": "hand-of-the-king", "seats": seats, "rated": True, **more}
    answer = await anna.post("/api/tables", json=wish)
    assert answer.status_code == 409
    assert answer.json()["error"].startswith("server-unrated-")
    assert (await anna.post("/api/tables", json={**wish, "rated": False})).status_code == 201


async def test_sitting_down_at_a_rated_table_needs_a_name_that_stays(house: House) -> None:
    anna, bran = await _named(house, "Anna"), house.guest()
    laid = await anna.lay("me", "friend", rated=True)
    assert (await bran.sit(laid["seats"][1]["link"])).status_code == 400
    assert (await bran.sit(laid["seats"][1]["link"], "Anna")).status_code == 409
    assert (await bran.sit(laid["seats"][1]["link"], "Bran")).status_code == 200
    assert (await house.guest().get("/people/Bran")).status_code == 200
    await bran.post(f"/t/{laid['table']}/name", data={"name": "Brandon"})
    assert house.table(laid).snapshot.places[1].name == "Bran"


async def test_one_person_on_both_sides_is_not_rated(house: House) -> None:
    anna, phone = await _named(house, "Anna"), house.guest()
    await phone.post("/me/enter", data={"code": await _code(anna)})
    laid = await _rated(house, anna, phone, winner=anna)
    assert await _ratings(house) == {}
    assert house.table(laid).snapshot.messages[-1].note == "unrated"
    assert "one person had several seats" in (await anna.get(f"/t/{laid['table']}")).text


async def test_whoever_leaves_a_rated_game_to_a_bot_has_lost(house: House) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran")
    laid = await _rated(house, anna, bran)
    await anna.post(f"/t/{laid['table']}/bot", data={"seat": "0", "bot": "novice"})
    await anna.post(f"/t/{laid['table']}/bot", data={"seat": "0", "bot": ""})
    table = house.table(laid)
    while table.snapshot.state.awaiting:
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        await (anna, bran)[table.snapshot.state.awaiting[0]].act(laid)
    assert rated.ranks_of(table.snapshot)[0] == 2


async def test_a_bot_is_rated_too(house: House) -> None:
    anna = await _named(house, "Anna")
    laid = await anna.lay("me", "bot:novice", rated=True)
    await anna.post(f"/t/{laid['table']}/resign")
    await house.hub.company.settled()
    assert (await _ratings(house))["bot:novice"] > 1500


async def test_nobody_can_forge_a_result(house: House) -> None:
    """A stranger cannot end the game of others, nor bring a record that counts."""
    anna, bran, cersei = await _named(house, "Anna"), await _named(house, "Bran"), await _named(house, "Cersei")
    laid = await _rated(house, anna, bran)
    assert (await cersei.post(f"/t/{laid['table']}/resign")).status_code in (403, 409)
    over = await _rated(house, anna, bran, winner=anna)
    before = await _ratings(house)
    assert (await cersei.post(f"/t/{over['table']}/fork", data={"at": "0", "as": "0"})).status_code == 200
    await house.hub.company.settled()
    assert await _ratings(house) == before


# -- public pages


async def test_a_page_shows_ratings_games_and_who_was_met(house: House) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran <b>")
    laid = await _rated(house, anna, bran, winner=anna)
    page = (await house.guest().get("/people/anna")).text
    assert "1662 ± 581" in page
    assert f"/t/{laid['table']}/replay" in page
    assert "Bran &lt;b&gt;" in page
    assert "Bran <b>" not in page
    assert (await house.guest().get(f"/t/{laid['table']}/replay")).status_code == 200


async def test_a_page_can_be_switched_off_and_on(house: House) -> None:
    anna = await _named(house, "Anna")
    await anna.post("/me/public", data={})
    assert (await house.guest().get("/people/Anna")).status_code == 404
    assert (await anna.get("/people/Anna")).status_code == 200
    await anna.post("/me/public", data={"public": "on"})
    assert (await house.guest().get("/people/Anna")).status_code == 200


async def test_a_name_is_deleted_with_all_it_holds(house: House) -> None:
    anna, bran = await _named(house, "Anna-Nymeria"), await _named(house, "Bran")
    laid = await _rated(house, anna, bran)
    await anna.do(laid, "chat", text="Winter is coming")
    await anna.post(f"/t/{laid['table']}/resign")
    await house.hub.company.settled()
    assert (await anna.post("/me/delete")).status_code == 400
    assert (await anna.post("/me/delete", data={"sure": "on"})).status_code == 200
    for path in (f"/t/{laid['table']}", f"/t/{laid['table']}/replay", f"/t/{laid['table']}/record", "/people/Bran"):
        assert "Anna-Nymeria" not in (await bran.get(path)).text, path
    house.hub.tables.clear()
    assert "Anna-Nymeria" not in (await bran.get(f"/t/{laid['table']}")).text
    assert (await bran.get("/people/Anna-Nymeria")).status_code == 404
    for table in schema.metadata.sorted_tables:
        assert not any("Anna-Nymeria" in str(dict(row)) for row in await house.hub.store.rows(select(table)))
    assert len(await _ratings(house)) == 1
    assert (await house.guest().post("/me/name", data={"name": "Anna-Nymeria"})).status_code == 200


async def test_strangers_can_do_nothing_with_a_name_that_is_not_theirs(house: House) -> None:
    await _named(house, "Anna")
    stranger = house.guest()
    stranger.become_known()
    for path in ("/me/code", "/me/public", "/me/delete"):
        assert (await stranger.post(path, data={"sure": "on"})).status_code == 409
        foreign = await stranger.post(path, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
    assert (await house.guest().get("/people/Anna")).status_code == 200


# -- the lobby


def _tables(page: str) -> list[str]:
    return re.findall(r'data-table="(\w+)"', page)


async def test_a_table_leaves_the_lobby_when_it_is_full_abandoned_or_old(house: House, time: Time) -> None:
    anna, bran = await _named(house, "Anna"), house.guest()
    full, left = await anna.lay("me", "friend", listed=True), await anna.lay("me", "friend", listed=True)
    days = await anna.lay("me", "friend", listed=True, clock=DAYS)
    hidden = await anna.lay("me", "friend")
    seen = _tables((await bran.get("/lobby")).text)
    assert set(seen) == {full["table"], left["table"], days["table"]}
    assert hidden["table"] not in seen
    assert (await bran.post(f"/t/{full['table']}/join", data={"name": "Bran"})).status_code == 200
    assert full["table"] not in _tables((await bran.get("/lobby")).text)
    async with anna.socket(left):
        time.pass_by(WAITED_SECONDS - 1)
        await house.hub.tick()
        time.pass_by(WAITED_SECONDS - 1)
        assert left["table"] in _tables((await bran.get("/lobby")).text)
    time.pass_by(2)
    assert _tables((await bran.get("/lobby")).text) == [days["table"]]
    await anna.get(f"/t/{left['table']}")
    assert left["table"] in _tables((await bran.get("/lobby")).text)
    time.pass_by(CALLED_SECONDS)
    assert _tables((await bran.get("/lobby")).text) == []


async def test_the_lobby_tells_game_time_and_level_and_can_be_filtered(house: House) -> None:
    anna, bran = await _named(house, "Anna"), await _named(house, "Bran")
    await _rated(house, anna, bran, winner=anna)
    await anna.lay("me", "friend", listed=True, rated=True, clock={"seconds": 600.0, "increment": 5.0})
    page = (await bran.get("/lobby")).text
    assert "1662 ± 581" in page
    assert "rated" in page
    assert len(_tables((await bran.get("/lobby?game=hand-of-the-king")).text)) == 1
    assert _tables((await bran.get("/lobby?game=btwixt")).text) == []
    assert (await bran.get("/lobby?game=chess")).status_code == 400


async def test_one_visitor_fills_no_lobby(house: House) -> None:
    anna = house.guest()
    for _ in range(3):
        await anna.lay("me", "friend", listed=True)
    wish = {"game": "hand-of-the-king", "seats": ["me", "friend"], "listed": True}
    assert (await anna.post("/api/tables", json=wish)).status_code == 409
    assert (await anna.post("/api/tables", json={**wish, "listed": False})).status_code == 201
