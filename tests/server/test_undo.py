"""Taking back: off, if all agree, or at once; never past what came to light."""

import pytest
from house import Guest, House

import smallcouncil as sc
from smallcouncil.core.sealed import key_of

pytestmark = pytest.mark.anyio
OPEN = {"companions": False}


async def _friends(house: House, **wish: object) -> tuple[Guest, Guest, dict[str, object]]:
    anna = house.guest()
    laid = await anna.lay("me", "friend", **{"options": OPEN, **wish})
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    return anna, bran, laid


async def test_off_is_off(house: House) -> None:
    anna, _, laid = await _friends(house, undo="off")
    seen = await anna.act(laid)
    assert seen["undoing"]["refused"] == "undo-refused-off"
    answer = await anna.do(laid, "undo", what="ask")
    assert (answer.status_code, answer.json()["text"]) == (409, "At this table nothing is taken back.")
    assert len(house.table(laid).snapshot.state.history) == 1


async def test_free_takes_back_the_last_decision_and_the_replies_to_it(house: House) -> None:
    anna, bran, laid = await _friends(house, undo="free")
    before = (await anna.look(laid))["view"]
    await anna.act(laid)
    await bran.act(laid)
    answer = await anna.do(laid, "undo", what="ask")
    assert answer.status_code == 200
    seen = answer.json()
    assert (seen["view"], seen["lines"]) == (before, [])
    assert seen["actions"] == list(house.table(laid).snapshot.state.words(0))


async def test_what_was_taken_back_is_gone_from_the_store(house: House) -> None:
    anna, bran, laid = await _friends(house, undo="free")
    await anna.act(laid)
    await bran.act(laid)
    await anna.do(laid, "undo", what="ask")
    version = (await anna.look(laid))["version"]
    house.hub.tables.clear()
    seen = await anna.look(laid)
    assert (seen["lines"], seen["version"]) == ([], version)
    assert (await anna.act(laid))["lines"][0]["seat"] == 0


async def test_asking_needs_the_others_to_agree(house: House) -> None:
    anna, bran, laid = await _friends(house)
    seen = await anna.act(laid)
    assert seen["undoing"] | {"refused": None} == seen["undoing"]
    assert (seen["undoing"]["may_ask"], seen["undoing"]["at_once"]) == (True, False)
    asked = (await anna.do(laid, "undo", what="ask")).json()
    assert (asked["undoing"]["asked_by"], asked["undoing"]["must_answer"]) == (0, False)
    assert len(house.table(laid).snapshot.state.history) == 1
    his = (await bran.look(laid))["undoing"]
    assert (his["asked_by"], his["must_answer"]) == (0, True)
    assert (await anna.do(laid, "undo", what="agree")).status_code == 409
    assert (await bran.do(laid, "undo", what="agree")).status_code == 200
    assert len(house.table(laid).snapshot.state.history) == 0
    assert (await bran.look(laid))["undoing"]["asked_by"] is None


async def test_all_others_must_agree(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", "friend", options=OPEN)
    bran, cersei = (house.guest(laid["seats"][seat]["secret"]) for seat in (1, 2))
    await bran.look(laid)
    await cersei.look(laid)
    await anna.act(laid)
    await anna.do(laid, "undo", what="ask")
    await bran.do(laid, "undo", what="agree")
    assert len(house.table(laid).snapshot.state.history) == 1
    assert (await bran.look(laid))["undoing"]["must_answer"] is False
    await cersei.do(laid, "undo", what="agree")
    assert len(house.table(laid).snapshot.state.history) == 0


async def test_a_request_can_be_refused(house: House) -> None:
    anna, bran, laid = await _friends(house)
    await anna.act(laid)
    await anna.do(laid, "undo", what="ask")
    await bran.do(laid, "undo", what="refuse")
    assert (await bran.do(laid, "undo", what="agree")).status_code == 409
    assert len(house.table(laid).snapshot.state.history) == 1
    told, other = (await anna.look(laid))["undoing"], (await bran.look(laid))["undoing"]
    assert (told["declined_by"], told["asked_by"], told["may_ask"]) == (1, None, True)
    assert other["declined_by"] is None
    await bran.act(laid)
    assert (await anna.look(laid))["undoing"]["declined_by"] is None


async def test_a_request_lapses_when_somebody_moves(house: House) -> None:
    anna, bran, laid = await _friends(house)
    await anna.act(laid)
    await anna.do(laid, "undo", what="ask")
    await bran.act(laid)
    assert (await bran.look(laid))["undoing"]["asked_by"] is None
    assert (await bran.do(laid, "undo", what="agree")).status_code == 409
    assert len(house.table(laid).snapshot.state.history) == 2


async def test_against_bots_it_is_free(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:random", options=OPEN)
    async with anna.socket(laid) as wire:
        first = await wire.until("update")
        await wire.send(type="act", action=first["actions"][0], version=0)
        answered = await wire.until("update", 2)
        assert answered["undoing"]["at_once"] is True
        assert len(answered["view"]["areas"][1]) > 0
        await wire.send(type="undo", what="ask")
        back = await wire.until("update", 3)
        assert (back["view"], back["first_line"]) == (first["view"], 0)


async def test_people_at_one_screen_need_nobody_to_agree(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", options=OPEN)
    await anna.act(laid)
    assert (await anna.do(laid, "undo", what="ask")).json()["lines"] == []


async def test_spectators_take_nothing_back(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", watching="anyone", undo="free")
    await anna.act(laid)
    watcher = house.guest()
    assert (await watcher.look(laid))["undoing"]["refused"] == "undo-refused-watching"
    assert (await watcher.do(laid, "undo", what="ask")).status_code == 403


def _game_that_draws() -> tuple[int, list[str]]:
    """A seed and decisions of seat 0 and 1, until Petyr Baelish has shown two hidden companions."""
    for seed in range(3000):
        state = sc.game("hand-of-the-king").start(seats=2, seed=key_of(seed))
        words = []  # type: ignore[var-annotated]
        while state.awaiting and len(words) < 12:
            seat = state.awaiting[0]
            legal = state.words(seat)
            word = next((each for each in legal if each == "companion petyr-baelish"), legal[0])
            state.play(word, seat)
            words.append(word)
            if any(event["event"] == "drew" for event in state.events(None, len(words) - 1)):
                return seed, words
    raise AssertionError("no game draws")


async def test_nothing_is_taken_back_past_what_was_drawn(house: House) -> None:
    seed, words = _game_that_draws()
    anna = house.guest()
    laid = await anna.lay("me", "here", undo="free", seed=seed)
    for word in words:
        await anna.act(laid, word)
    seen = await anna.look(laid)
    assert seen["undoing"]["refused"] == "undo-refused-revealed"
    answer = await anna.do(laid, "undo", what="ask")
    assert answer.json()["text"] == "That cannot be taken back: something has come to light since."
    after = await anna.act(laid)
    assert after["undoing"]["may_ask"] is True
    assert (await anna.do(laid, "undo", what="ask")).status_code == 200
    assert (await anna.do(laid, "undo", what="ask")).status_code == 409
    assert len(house.table(laid).snapshot.state.history) == len(words)


def _long_turn() -> tuple[int, list[str]]:
    """A seed and decisions after which the awaited seat has made two decisions of its turn without a reveal."""
    for seed in range(3000):
        state = sc.game("hand-of-the-king").start(seats=2, seed=key_of(seed))
        words = []  # type: ignore[var-annotated]
        while state.awaiting and len(words) < 14:
            seat = state.awaiting[0]
            word = next((w for w in state.words(seat) if w == "companion jaqen-hghar"), state.words(seat)[0])
            state.play(word, seat)
            words.append(word)
            history = state.history
            if len(history) > 2 and history[-1][0] == history[-2][0] == state.awaiting[0] != history[-3][0]:
                return seed, words
    raise AssertionError("no turn is long")


async def test_a_turn_is_reset_as_a_whole(house: House) -> None:
    seed, words = _long_turn()
    anna = house.guest()
    laid = await anna.lay("me", "here", undo="free", seed=seed)
    for word in words:
        await anna.act(laid, word)
    assert (await anna.look(laid))["undoing"]["may_reset"] is True
    seen = (await anna.do(laid, "undo", what="reset")).json()
    assert len(seen["lines"]) == len(words) - 2
    assert seen["undoing"]["may_reset"] is False
    assert (await anna.do(laid, "undo", what="reset")).status_code == 409


async def test_pages_drop_the_lines_that_were_taken_back(house: House) -> None:
    anna, bran, laid = await _friends(house, undo="free")
    await anna.act(laid)
    await bran.act(laid)
    async with anna.socket(laid, page=True) as wire:
        await wire.send(type="hello", version=0, lines=0, messages=0)
        told = await wire.until("update")
        assert (told["from"]["lines"], told["lines"]) == (0, 2)
        await wire.send(type="undo", what="ask")
        told = await wire.until("update", told["version"] + 1)
        assert (told["from"]["lines"], told["log"], told["lines"]) == (0, "", 0)


async def test_a_page_that_was_away_during_an_undo_is_told_from_the_right_line(house: House) -> None:
    anna, bran, laid = await _friends(house, undo="free")
    for guest in (anna, bran, anna):
        await guest.act(laid)
    version = (await anna.look(laid))["version"]
    await anna.do(laid, "undo", what="ask")
    await anna.act(laid)
    async with anna.socket(laid, page=True) as wire:
        await wire.send(type="hello", version=version, lines=3, messages=0)
        told = await wire.until("update")
        assert (told["from"]["lines"], told["lines"]) == (2, 3)


async def test_a_double_click_takes_back_one_decision(house: House) -> None:
    anna, bran, laid = await _friends(house, undo="free")
    for guest in (anna, bran, anna, bran):
        await guest.act(laid)
    version = (await anna.look(laid))["version"]
    assert (await anna.do(laid, "undo", what="ask", version=version)).status_code == 200
    assert (await anna.do(laid, "undo", what="ask", version=version)).json()["error"] == "server-stale"
    assert len(house.table(laid).snapshot.state.history) == 2


async def test_who_has_left_takes_nothing_back(house: House) -> None:
    anna, bran, laid = await _friends(house, undo="free")
    await anna.act(laid)
    await bran.act(laid)
    await bran.do(laid, "bot", seat=1, bot="random")
    assert (await bran.look(laid))["undoing"]["refused"] == "undo-refused-watching"
    assert (await bran.do(laid, "undo", what="ask")).status_code == 403
