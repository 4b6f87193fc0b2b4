"""Chances go by as their players wish; nobody can tell that from a decision, and nothing that hurts goes by unseen."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from house import Guest, House, Time

import smallcouncil as sc
from smallcouncil.server import chances
from smallcouncil.server.config import Config
from smallcouncil.server.live import LiveTable

pytestmark = pytest.mark.anyio

STARK = "stark-vs-lannister"

# Lannister (seat 1) is asked by what all can see, and has nothing but a pass; or has a choice.
NOTHING = "phase=standing | plot=the-old-gods play=arya-stark | gold=2 plot=detained hand=varys play=shae"
SOMETHING = "phase=standing | plot=the-old-gods play=arya-stark | gold=2 plot=detained hand=the-lions-cunning play=shae"

# Lannister is about to attack, and Stark could answer.
BATTLE = (
    "phase=challenges turn=lannister first=lannister"
    " | plot=calling-the-banners hand=not-today,howl-of-the-pack play=jon-snow,stark-escort#1,stark-escort#2"
    " | plot=securing-the-throne gold=3 hand=the-lions-cunning,varys"
    " play=the-hound,ser-gregor-clegane,red-cloak-guard#1"
)


class Sitting:
    """Anna leads House Stark, Bert House Lannister, from a position on."""

    def __init__(self, anna: Guest, bert: Guest, laid: dict[str, Any], table: LiveTable) -> None:
        self.anna, self.bert, self.laid, self.table = anna, bert, laid, table
        self.page = f"/t/{laid['table']}"

    async def lay(self, position: str, **changes: Any) -> None:
        state = sc.game(STARK).start(position=position, seed=1)
        async with self.table.lock:
            version = self.table.snapshot.version + 1
            await self.table.commit(self.table.next(state=state, asked=(version, version), **changes))

    def asked(self) -> list[tuple[int, str]]:
        state = self.table.snapshot.state
        return [(seat, state.prompt(seat).ask) for seat in state.awaiting]

    def words(self) -> list[tuple[int, str]]:
        state = self.table.snapshot.state
        return [(seat, state.game.word(action)) for seat, action in state.history]

    async def rest(self) -> None:
        """Wait until nothing goes by any more."""
        while self.table.thinking or any(chances.passes(self.table, seat) for seat in (0, 1)):
            await asyncio.sleep(0.005)


Begin = Callable[[str], Awaitable[Sitting]]


@pytest.fixture
def begin(house: House) -> Begin:
    async def lay(position: str) -> Sitting:
        anna, bert = house.guest(), house.guest()
        laid = await anna.lay("me", "friend", game=STARK)
        await bert.sit(laid["seats"][1]["link"])
        sitting = Sitting(anna, bert, laid, house.table(laid))
        await anna.get(sitting.page)
        await sitting.lay(position)
        return sitting

    return lay


async def test_a_chance_without_a_choice_goes_by(begin: Begin) -> None:
    at = await begin(NOTHING)
    await at.rest()
    assert at.words()[0] == (1, "pass")
    assert at.table.snapshot.state.view(None)["phase"] == "plot"


async def test_a_chance_with_a_choice_waits(begin: Begin) -> None:
    at = await begin(SOMETHING)
    await at.rest()
    assert (at.words(), at.asked()) == ([], [(1, "act")])


async def test_a_pass_is_told_to_all_whoever_passed(begin: Begin) -> None:
    at = await begin(BATTLE)
    await at.bert.act(at.laid, "pass")
    for viewer in (0, 1, None):
        assert at.table.lines(viewer, 0)[0].word == "pass"
    for guest in (at.anna, at.bert):
        assert 'class="line passed" data-line="0"' in (await guest.get(at.page)).text


async def test_programs_are_asked_everything(house: House) -> None:
    anna, bert = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", game=STARK)
    bert = house.guest(laid["seats"][1]["secret"])
    await bert.look(laid)
    at = Sitting(anna, bert, laid, house.table(laid))
    await at.lay(NOTHING)
    await at.rest()
    assert at.words() == []
    assert (await bert.look(laid))["actions"] == ["pass"]


async def test_what_goes_by_is_not_asked_on_the_page(begin: Begin) -> None:
    at = await begin(SOMETHING)
    assert 'value="pass"' in (await at.bert.get(at.page)).text
    at.table.wishes[1] = replace(at.table.wishes[1], until="stage", stage="none")
    shown = chances.shown(at.table, 1)
    assert shown is not None
    assert shown.now
    page = (await at.bert.get(at.page)).text
    assert "You pass" in page
    assert 'value="pass"' not in page


async def test_who_wants_to_be_asked_is(begin: Begin) -> None:
    at = await begin(SOMETHING)
    await at.bert.post(f"{at.page}/stops", data={})
    await at.lay(NOTHING)
    await at.rest()
    assert (at.words(), at.asked()) == ([], [(1, "act")])
    await at.bert.post(f"{at.page}/stops", data={"forced": "on"})
    await at.rest()
    assert at.words()[0] == (1, "pass")


async def test_a_stop_asks_even_where_there_is_nothing_to_do(begin: Begin) -> None:
    at = await begin(SOMETHING)
    await at.bert.post(f"{at.page}/stops", data={"forced": "on", "stop-standing": "on"})
    await at.lay(NOTHING)
    await at.rest()
    assert at.asked() == [(1, "act")]
    refused = await at.bert.post(f"{at.page}/stops", data={"stop-nowhere": "on"})
    assert refused.status_code == 400


async def test_chances_go_by_to_the_end_of_the_phase(begin: Begin) -> None:
    at = await begin(SOMETHING)
    await at.bert.post(f"{at.page}/passing", data={"until": "stage"})
    await at.rest()
    assert at.words()[0] == (1, "pass")
    assert at.table.wishes[1].until == ""


async def test_an_attack_ends_every_wish_of_the_one_who_is_attacked(begin: Begin) -> None:
    """Anna has nothing to do before the attack; after it she is asked although she wished to pass."""
    for until in ("news", "stage"):
        at = await begin(BATTLE)
        await at.anna.post(f"{at.page}/passing", data={"until": until})
        assert at.table.wishes[0].until == until
        for word in ("pass", "attack military", "attacker the-hound", "done"):
            await at.bert.act(at.laid, word)
        assert at.table.wishes[0].until == ""


async def test_a_wish_until_something_happens_outlasts_a_pass_and_nothing_else(begin: Begin) -> None:
    at = await begin(BATTLE)
    await at.anna.post(f"{at.page}/passing", data={"until": "news"})
    await at.bert.act(at.laid, "pass")
    assert at.table.wishes[0].until == "news"
    await at.bert.act(at.laid, "attack power")
    assert at.table.wishes[0].until == ""


async def test_no_wish_lets_a_save_go_by(begin: Begin) -> None:
    at = await begin(BATTLE)
    for word in ("pass", "attack military", "attacker the-hound", "done", "pass"):
        await at.bert.act(at.laid, word)
    await at.anna.act(at.laid, "done")
    await at.bert.act(at.laid, "pass")
    assert at.asked() == [(0, "claim")]
    await at.anna.post(f"{at.page}/passing", data={"until": "stage"})
    await at.anna.act(at.laid, "claim jon-snow")
    await at.rest()
    assert at.asked() == [(0, "save")]
    assert at.table.wishes[0].until == ""


async def test_a_wish_is_the_players_own(begin: Begin, house: House) -> None:
    at = await begin(SOMETHING)
    stranger = house.guest()
    stranger.become_known()
    for deed, data in (("passing", {"until": "stage"}), ("stops", {})):
        assert (await stranger.post(f"{at.page}/{deed}", data=data)).status_code == 403
    assert (await at.bert.post(f"{at.page}/passing", data={"until": "always"})).status_code == 400
    await at.rest()
    assert at.words() == []


async def test_what_went_by_is_not_taken_back_to(begin: Begin) -> None:
    """Undo leads to the last thing that somebody has decided, not to a pass that would only come again."""
    at = await begin(BATTLE)
    await at.bert.post(f"{at.page}/passing", data={"until": "news"})
    await at.rest()
    assert (at.words(), at.asked()) == ([(1, "pass")], [(1, "attack")])
    assert "undo-refused-nothing" in str((await at.bert.look(at.laid))["undoing"])


# -- nobody can tell by the time


class Sleeps:
    """Takes the place of `asyncio` where chances wait, and keeps for how long they would."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(round(seconds, 3))


@pytest.fixture
def sleeps(monkeypatch: pytest.MonkeyPatch) -> Sleeps:
    found = Sleeps()
    monkeypatch.setattr(chances, "asyncio", found)
    return found


@pytest.fixture
async def slow(config: Config) -> Any:
    async with House(replace(config, pass_seconds=2.0)) as house:
        yield house


async def _seated(house: House, position: str) -> Sitting:
    anna, bert = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", game=STARK)
    await bert.sit(laid["seats"][1]["link"])
    at = Sitting(anna, bert, laid, house.table(laid))
    await at.lay(position)
    return at


@pytest.mark.rule("SL-R95")
async def test_a_pass_is_known_after_the_same_moment_with_a_choice_or_without(
    slow: House, time: Time, sleeps: Sleeps
) -> None:
    at = await _seated(slow, NOTHING)
    await at.rest()
    forced, sleeps.seconds = sleeps.seconds[:1], []
    at = await _seated(slow, SOMETHING)
    time.pass_by(0.5)
    await at.bert.act(at.laid, "pass")
    assert (forced, sleeps.seconds[:1]) == ([2.0], [1.5])


async def test_who_takes_longer_waits_no_more_and_other_answers_do_not_wait(
    slow: House, time: Time, sleeps: Sleeps
) -> None:
    at = await _seated(slow, SOMETHING)
    time.pass_by(7)
    await at.bert.act(at.laid, "pass")
    assert sleeps.seconds[:1] == [0.0]
    at = await _seated(slow, SOMETHING)
    sleeps.seconds.clear()
    await at.bert.act(at.laid, "play the-lions-cunning")
    assert sleeps.seconds == []


@pytest.mark.rule("SL-R95")
async def test_a_bots_pass_takes_as_long(slow: House, sleeps: Sleeps) -> None:
    """Where it has nothing to do, and where it has and passes all the same."""
    for position in (NOTHING, SOMETHING):
        sleeps.seconds.clear()
        at = await _seated(slow, BATTLE)
        bot = replace(at.table.snapshot.places[1], sitter="bot", bot="random")
        await at.lay(position, places=at.table.snapshot.seated(bot))
        while not at.words():
            await asyncio.sleep(0.005)
        assert sleeps.seconds[:1] == ([2.0] if at.words()[0] == (1, "pass") else [])


# -- several things at once


async def test_several_things_are_answered_together(begin: Begin) -> None:
    at = await begin(BATTLE)
    for word in ("pass", "attack military"):
        await at.bert.act(at.laid, word)
    async with at.bert.socket(at.laid, page=True) as wire:
        version = at.table.snapshot.version
        named = ["attacker the-hound", "attacker ser-gregor-clegane"]
        await wire.send(type="act", action="done", before=named, version=version)
        await wire.send(type="ping")
        await wire.until("pong")
    assert [word for _, word in at.words()][2:5] == [*named, "done"]
    assert at.asked() == [(1, "act")]


async def test_what_the_question_does_not_take_any_more_is_left_out(begin: Begin) -> None:
    """After the last possible attacker nobody is asked for the end: it must not answer the next question."""
    at = await begin(BATTLE)
    for word in ("pass", "attack military"):
        await at.bert.act(at.laid, word)
    named = ["attacker the-hound", "attacker ser-gregor-clegane", "attacker red-cloak-guard#1"]
    async with at.bert.socket(at.laid, page=True) as wire:
        await wire.send(type="act", action="done", before=named, version=at.table.snapshot.version)
        await wire.send(type="ping")
        await wire.until("pong")
    assert [word for _, word in at.words()] == ["pass", "attack military", *named]


@pytest.mark.parametrize(
    "named", [["attacker the-hound", "attacker jon-snow"], ["attacker the-hound", "attacker the-hound"], ["nonsense"]]
)
async def test_one_thing_that_is_wrong_changes_nothing(begin: Begin, named: list[str]) -> None:
    at = await begin(BATTLE)
    for word in ("pass", "attack military"):
        await at.bert.act(at.laid, word)
    before = at.table.snapshot
    async with at.bert.socket(at.laid, page=True) as wire:
        await wire.send(type="act", action="done", before=named, version=before.version)
        refused = await wire.until("refused")
    assert refused["error"] in ("error-illegal", "error-bad-word")
    assert at.table.snapshot is before


@pytest.mark.parametrize("before", ["done", [1], ["pass"] * 101, {"a": 1}])
async def test_a_list_that_is_none_is_refused(begin: Begin, before: Any) -> None:
    at = await begin(BATTLE)
    async with at.bert.socket(at.laid, page=True) as wire:
        await wire.send(type="act", action="pass", before=before, version=at.table.snapshot.version)
        assert (await wire.until("refused"))["error"] == "server-bad-request"
    assert at.words() == []
