"""Laying a table, sitting down, looking and deciding, as a program does it."""

import pytest
from house import SLUG, House

from smallcouncil.server.api_models import ListingsShape, TableShape

pytestmark = pytest.mark.anyio


async def test_a_new_table_gives_invitations_to_its_free_seats_and_a_secret_for_spectators(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", "bot:novice", "friend", options={"teams": True})
    secrets = [seat["secret"] for seat in laid["seats"]]
    assert [secret is None for secret in secrets] == [True, False, True, False]
    assert len({*secrets, laid["watch_secret"]}) == 4
    assert all(len(secret) == 24 for secret in (secrets[1], secrets[3], laid["watch_secret"]))
    assert [seat["link"] for seat in laid["seats"]] == [
        secret and f"{anna.origin}/t/{laid['table']}/seat/{secret}" for secret in secrets
    ]
    assert laid["watch_link"] == f"{anna.origin}/t/{laid['table']}/watch/{laid['watch_secret']}"


async def test_the_first_look_shows_who_sits_where_and_what_may_be_decided(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", name="Anna", undo="free", options={"companions": False})
    seen = await anna.look(laid)
    assert [(seat["name"], seat["sitter"], seat["mine"]) for seat in seen["seats"]] == [
        ("Anna", "person", True),
        ("", "open", False),
    ]
    assert (seen["game"], seen["version"], seen["viewer"], seen["host"]) == (SLUG, 0, 0, True)
    assert seen["options"]["companions"] is False
    assert seen["settings"]["undo"] == "free"
    state = house.table(laid).snapshot.state
    assert seen["actions"] == list(state.words(0))
    assert seen["prompt"] == {"seat": 0, "ask": "move", "by": "varys", "rule": "HK-016", "house": None}


async def test_a_secret_is_a_seat(house: House) -> None:
    laid = await house.guest().lay()
    bran = house.guest(laid["seats"][1]["secret"])
    seen = await bran.look(laid)
    assert (seen["viewer"], seen["host"], seen["actions"]) == (1, False, [])
    assert [seat["sitter"] for seat in seen["seats"]] == ["person", "person"]


async def test_the_token_of_a_program_is_its_browser(house: House) -> None:
    program = house.guest()
    laid = (await program.post("/api/tables", json={"game": SLUG, "seats": ["me", "friend"]})).json()
    assert "council" not in program.client.cookies
    again = house.guest(laid["token"])
    assert (await again.look(laid))["viewer"] == 0


async def test_decisions_go_round_and_everybody_hears_of_them(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    async with anna.socket(laid) as hers, bran.socket(laid) as his:
        first = await hers.until("update")
        await his.until("update")
        word = first["actions"][0]
        await hers.send(type="act", action=word, version=first["version"])
        told = await his.until("update", first["version"] + 1)
        assert [(line["number"], line["seat"], line["word"]) for line in told["lines"]] == [(0, 0, word)]
        assert told["actions"] == list(house.table(laid).snapshot.state.words(1))
        heard = await hers.until("update", first["version"] + 1)
        assert heard["actions"] == []
        assert heard["version"] == told["version"] == first["version"] + 1


async def test_a_stale_click_is_refused_kindly_and_changes_nothing(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    seen = await anna.look(laid)
    once = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
    twice = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
    assert (once.status_code, twice.status_code) == (200, 409)
    assert twice.json()["error"] == "server-stale"
    assert twice.json()["text"] == "The table has moved on. Please look again before you decide."
    assert twice.json()["table"]["version"] == once.json()["version"]
    assert len(house.table(laid).snapshot.state.history) == 1


async def test_talk_does_not_make_an_answer_stale(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    bran = house.guest(laid["seats"][1]["secret"])
    seen = await anna.look(laid)
    assert (await bran.do(laid, "chat", text="Hello")).status_code == 200
    answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
    assert answer.status_code == 200
    assert answer.json()["version"] == seen["version"] + 3  # Bran sat down, spoke, and then the move


async def test_a_version_that_never_was_is_refused(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    for version in (-1, 99):
        answer = await anna.do(laid, "actions", action="up stark", version=version)
        assert (answer.status_code, answer.json()["error"]) == (400, "server-bad-version")


async def test_an_illegal_move_names_its_rule_and_changes_nothing(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    answer = await anna.do(laid, "actions", action="crow", version=0)
    assert answer.status_code == 409
    assert (answer.json()["error"], answer.json()["rule"]) == ("error-illegal", "HK-061")
    assert (await anna.look(laid))["version"] == 0


async def test_a_word_that_is_no_action_is_refused(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    answer = await anna.do(laid, "actions", action="up strak", version=0)
    assert answer.status_code == 400
    assert answer.json()["text"] == "“up strak” is not an action of this game. Did you mean “up stark”?"


async def test_another_seat_cannot_be_played(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    await anna.act(laid)
    version = (await anna.look(laid))["version"]
    word = house.table(laid).snapshot.state.words(1)[0]
    forged = await anna.do(laid, "actions", action=word, version=version, seat=1)
    assert (forged.status_code, forged.json()["error"]) == (403, "server-not-yours")
    early = await anna.do(laid, "actions", action=word, version=version)
    assert (early.status_code, early.json()["error"]) == (409, "error-wrong-seat")


BAD_WISHES: list[tuple[dict[str, object], str]] = [
    ({"game": "chess", "seats": ["me", "me"]}, "There is no game called “chess”"),
    ({"seats": ["me"]}, "cannot be played with this number of players: 1"),
    ({"seats": ["me"] * 5}, "cannot be played with this number of players: 5"),
    ({"options": {"dragons": True}}, "There is no option “dragons”"),
    ({"options": {"teams": True}}, "The option “Teams” cannot be “yes”: Teams need exactly four players."),
    ({"options": {"crows": True}}, "The option “Three-eyed crows” cannot be “yes”: "),
    ({"seats": ["me", "cersei"]}, "Nobody called “cersei” can sit at a table"),
    ({"seats": ["me", "bot:zork"]}, "There is no bot “zork”"),
    ({"seats": ["me", "bot:file:/etc/passwd"]}, "There is no bot “file:/etc/passwd”"),
    ({"seats": ["me", "bot:program:sh"]}, "There is no bot “program:sh”"),
    (
        {"seats": ["me", "bot:master:3600s"]},
        "“master:3600s” would think for longer than anybody may at a server that others use too. At most: “master:3s”.",
    ),
    (
        {"seats": ["me", "bot:ab:40"]},
        "“ab:40” would think for longer than anybody may at a server that others use too. At most: “ab:6”.",
    ),
    ({"clock": {"seconds": -1}}, "That was not understood: clock.seconds."),
    ({"clock": {"seconds": 1e300}}, "That was not understood: clock.seconds."),
    ({"undo": "always"}, "That was not understood: undo."),
    ({"seed": 7}, "That was not understood: seed."),
]


async def test_a_bad_wish_is_refused_in_words(house: House) -> None:
    anna = house.guest()
    for wish, text in BAD_WISHES:
        answer = await anna.post("/api/tables", json={"game": SLUG, "seats": ["me", "friend"], **wish})
        assert answer.status_code == 400, wish
        assert text in answer.json()["text"]
    assert house.hub.tables == {}


async def test_the_same_in_german(house: House) -> None:
    karl = house.guest(**{"accept-language": "de-AT,en;q=0.5"})
    answer = await karl.post("/api/tables", json={"game": SLUG, "seats": ["me", "friend"], "options": {"teams": True}})
    assert answer.json()["text"] == "Die Option „Teams“ kann nicht „ja“ sein: Für Teams braucht es genau vier Spieler."
    missing = await karl.get("/api/tables/aaaaaaaaaa")
    assert missing.json()["text"] == "Diesen Tisch gibt es nicht."


async def test_listed_tables_are_found_and_joined(house: House) -> None:
    anna, bran, cersei = house.guest(), house.guest(), house.guest()
    laid = await anna.lay("me", "friend", listed=True, name="Anna")
    hidden = await anna.lay("me", "friend")
    bran.become_known()
    found = (await bran.get("/api/tables")).json()["open"]
    assert [each["table"] for each in found] == [laid["table"]]
    joined = await bran.do(laid, "join", name="Bran")
    assert (joined.status_code, joined.json()["seat"]) == (200, 1)
    assert (await bran.look(laid))["seats"][1]["name"] == "Bran"
    assert [each["table"] for each in (await bran.get("/api/tables")).json()["open"]] == []
    for table in (laid, hidden):
        late = await cersei.do(table, "join", name="Cersei")
        assert (late.status_code, late.json()["error"]) == (409, "server-no-free-seat")


async def test_my_tables_tell_whose_turn_it_is(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", name="Anna")
    mine = {each["table"]: each for each in (await anna.get("/api/tables")).json()["mine"]}
    assert (mine[laid["table"]]["my_turn"], mine[laid["table"]]["decisions"]) == (True, 0)
    await anna.act(laid)
    mine = {each["table"]: each for each in (await anna.get("/api/tables")).json()["mine"]}
    assert (mine[laid["table"]]["my_turn"], mine[laid["table"]]["decisions"]) == (False, 1)


async def test_games_tell_their_options_and_bots(house: House) -> None:
    games = {game["slug"]: game for game in (await house.guest().get("/api/games")).json()}
    assert games[SLUG]["seats"] == [2, 3, 4]
    assert games[SLUG]["options"]["crows"] == [False, True]
    assert games[SLUG]["hidden"] is False
    assert "knight" in games[SLUG]["bots"]
    assert not {"file", "program"} & set(games[SLUG]["bots"])


async def test_answers_are_as_they_are_described(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", listed=True, clock={"seconds": 60}, name="Anna")
    await anna.do(laid, "chat", text="hello")
    seen = await anna.act(laid)
    assert TableShape.model_validate(seen, extra="forbid").table == laid["table"]
    listed = (await anna.get("/api/tables")).json()
    assert ListingsShape.model_validate(listed, extra="forbid").mine[0].decisions == 1


async def test_ones_own_tables_say_how_they_have_ended(house: House) -> None:
    anna, bran = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", name="Anna")
    await bran.sit(laid["seats"][1]["link"])
    assert (await anna.get("/api/tables")).json()["mine"][0]["ranks"] == []
    await bran.post(f"/t/{laid['table']}/resign")
    for guest, word in ((anna, "you won"), (bran, "you lost")):
        listed = (await guest.get("/api/tables")).json()["mine"][0]
        assert (listed["finished"], listed["ranks"]) == (True, [1, 2])
        assert word in (await guest.get("/")).text


async def test_a_game_played_to_its_end_says_so_too(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", options={"companions": False})
    while not (seen := await anna.look(laid))["over"]:
        await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
    listed = (await anna.get("/api/tables")).json()["mine"][0]
    assert listed["ranks"] == seen["result"]["ranks"]
    winner = listed["ranks"].index(1) + 1
    assert f"won by Player {winner}" in (await anna.get("/")).text


async def test_what_is_not_understood_is_named(house: House) -> None:
    anna = house.guest()
    wish = {"game": SLUG, "seats": ["me", "friend"]}
    wrong = await anna.post("/api/tables", json={**wish, "watching": "anybody", "seats": ["me", 7]})
    assert (wrong.status_code, wrong.json()["error"]) == (400, "server-bad-fields")
    assert wrong.json()["text"] == "That was not understood: seats.1, watching."
    broken = await anna.post("/api/tables", content="{", headers={"Content-Type": "application/json"})
    assert (broken.status_code, broken.json()["error"]) == (400, "server-bad-request")
