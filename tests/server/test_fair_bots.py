"""Nobody starves: bots think in fair turns, within the promised time, and nobody holds up the others."""

import asyncio
import os
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from house import House

import smallcouncil as sc
from smallcouncil.bots import make
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.server import bot_workers
from smallcouncil.server import bots as bot_players
from smallcouncil.server.bot_queue import OTHERS_EVERY, BotQueue, Turn
from smallcouncil.server.bot_workers import BotWorkers, NoAnswer
from smallcouncil.server.codes import safe_code
from smallcouncil.server.config import Config
from smallcouncil.server.limits import HOUSEHOLD
from smallcouncil.server.refusals import Refused

pytestmark = pytest.mark.anyio

SLUG = "hand-of-the-king"
STATE = sc.game(SLUG).start(seed=1)


def turn(browser: str = "anna", table: str = "", code: str = "master", **more: object) -> Turn:
    found = {"guess": STATE, "seat": 0, "seed": 1, "address": f"address of {browser}", **more}
    return Turn(code=code, browser=browser, table=table or f"table of {browser}", **found)  # type: ignore[arg-type]


def served(queue: BotQueue[Turn]) -> list[Turn]:
    found = []
    while (next_one := queue.take()) is not None:
        found.append(next_one)
    return found


# -- fair turns


def test_a_browser_with_a_hundred_tables_has_one_turn_in_each_round() -> None:
    queue: BotQueue[Turn] = BotQueue()
    for number in range(100):
        queue.add(turn("mallory", f"m{number}"))
    first = queue.take()
    assert first is not None
    for name in ("anna", "bert"):
        queue.add(turn(name))
    assert [each.browser for each in served(queue)[:4]] == ["anna", "bert", "mallory", "mallory"]


def test_who_comes_back_again_and_again_never_waits_for_more_than_one_turn_of_another_browser() -> None:
    queue: BotQueue[Turn] = BotQueue()
    for number in range(100):
        queue.add(turn("mallory", f"m{number}"))
    mine, waits = turn("anna"), []
    for _ in range(20):
        queue.add(mine)
        waited = 0
        while queue.take() is not mine:
            waited += 1
        waits.append(waited)
    assert max(waits) == 1


def test_names_of_browsers_are_free_so_a_household_has_only_a_few_turns_in_each_round() -> None:
    queue: BotQueue[Turn] = BotQueue()
    for number in range(200):
        queue.add(turn(f"mallory {number}", address="mallory's"))
    for _ in range(3):
        queue.add(turn("anna"))
    order = [each.browser for each in served(queue)]
    places = [place for place, name in enumerate(order) if name == "anna"]
    assert places == [HOUSEHOLD, 2 * HOUSEHOLD + 1, 3 * HOUSEHOLD + 2]


def test_the_tables_of_a_browser_take_turns() -> None:
    queue: BotQueue[Turn] = BotQueue()
    for table in ("one", "one", "one", "two"):
        queue.add(turn("anna", table))
    assert [each.table for each in served(queue)] == ["one", "two", "one", "one"]


def test_bots_that_somebody_waits_for_come_first_and_the_others_are_not_forgotten() -> None:
    queue: BotQueue[Turn] = BotQueue()
    for number in range(3):
        queue.add(turn(f"absent {number}", waited_for=False))
    for number in range(3 * OTHERS_EVERY):
        queue.add(turn(f"present {number}"))
    order = served(queue)
    assert [place for place, each in enumerate(order, 1) if not each.waited_for] == [
        OTHERS_EVERY,
        2 * OTHERS_EVERY,
        3 * OTHERS_EVERY,
    ]


def test_a_level_that_takes_no_time_does_not_stand_in_line() -> None:
    queue: BotQueue[Turn] = BotQueue()
    for number in range(5):
        queue.add(turn(f"guest {number}"))
    lowered = turn("anna")
    queue.add(lowered)
    assert queue.before(lowered) == 5
    lowered.code = "apprentice"
    queue.changed()
    assert queue.before(lowered) == 0


def test_time_is_shared_by_households_not_by_tables() -> None:
    queue: BotQueue[Turn] = BotQueue()
    assert queue.sharing(turn("anna")) == 1
    for number in range(99):
        queue.add(turn("mallory", f"m{number}"))
    assert queue.sharing(turn("anna")) == 2
    assert queue.sharing(turn("mallory", "m99")) == 100
    for number in range(10):
        queue.add(turn(f"absent {number}", waited_for=False))
    assert queue.sharing(turn("anna")) == 2
    assert queue.sharing(turn("anna", waited_for=False)) == 12


# -- what the load allows


@pytest.mark.parametrize(
    ("waiting", "seconds"),
    [(0, 3.0), (1, 2.5), (9, 0.5), (99, 0.05), (199, 0.05)],
)
async def test_a_search_gets_what_the_load_allows(waiting: int, seconds: float) -> None:
    workers = BotWorkers(2, 10.0)
    for number in range(waiting):
        workers._queue.add(turn(f"guest {number}"))
    assert workers._time_for(turn("anna"), 0.0) == pytest.approx(seconds)
    assert workers._time_for(turn("anna", due=1.0), 0.0) == pytest.approx(min(seconds, 0.5))
    await workers.close()


async def test_where_nobody_waits_a_search_holds_nobody_up() -> None:
    workers = BotWorkers(2, 10.0)
    assert workers._time_for(turn("anna", waited_for=False), 0.0) == pytest.approx(1.0)
    await workers.close()


@pytest.mark.parametrize(
    "code", ["maxn:3", "maxn:6", "ab:60", "ab:999999999n", "mcts:99999999", "ismcts:99999999", "strong:60s", "strong"]
)
@pytest.mark.parametrize("slug", sc.games())
def test_no_code_thinks_for_longer_than_it_is_given(code: str, slug: str) -> None:
    """Counted in time of the processor, which other programs do not change."""
    game = sc.game(slug)
    state = game.start(seats=min(max(game.seat_counts), 3), seed=3)
    while len(state.actions(state.awaiting[0])) < 3:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    seat = state.awaiting[0]
    before = os.times()
    action = make(code, 1, Budget(seconds=0.2)).choose(Perspective(state.sample(seat, 1), seat, Chance(1)))
    after = os.times()
    assert action in state.actions(seat)
    assert after.user - before.user < 5.0


@pytest.mark.parametrize("code", ["novice", "knight", "master", "ab:2", "ismcts:100"])
def test_with_time_to_spare_a_bot_plays_as_ever(code: str) -> None:
    state = sc.game("btwixt").start(seats=3, seed=3)
    for decision in range(30):
        seat = state.awaiting[0]
        free, held = (
            make(code, decision, most).choose(Perspective(state.sample(seat, 1), seat, Chance(1)))
            for most in (None, Budget(seconds=1000.0))
        )
        assert free == held
        state.act(seat, state.actions(seat)[decision % len(state.actions(seat))])


def test_with_time_to_spare_the_strongest_bot_plays_the_bare_game_by_its_nodes() -> None:
    knowledge = sc.game(SLUG).knowledge()
    assert knowledge is not None
    knowledge.prepare()  # before that, a bot against the clock is another one
    state = sc.game(SLUG).start(seats=2, seed=3, companions=False)
    while len(state.history) < 14:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    seat = state.awaiting[0]
    free, held = (
        make("strong:3000n", 5, most).choose(Perspective(state.sample(seat, 1), seat, Chance(1)))
        for most in (None, Budget(seconds=1000.0))
    )
    assert free == held


@pytest.mark.parametrize(
    ("code", "most"),
    [
        ("maxn:4", "maxn:3"),
        ("maxn:6", "maxn:3"),
        ("ab:60", "ab:6"),
        ("mcts:99999999", "mcts:20000"),
        ("strong:5s", "strong:3s"),
        ("master:3001ms", "master:3000ms"),
        ("strong:200001n", "strong:200000n"),
    ],
)
def test_a_code_that_costs_too_much_is_refused_with_what_would_be_allowed(code: str, most: str) -> None:
    with pytest.raises(Refused) as refused:
        safe_code(code)
    assert (refused.value.key, refused.value.details) == ("server-bot-too-long", {"code": code, "most": most})
    assert safe_code(most) == most


# -- the promised time


class Sleepy:
    """A guess that takes a while to look at."""

    def __init__(self, seconds: float) -> None:
        self.game = sc.game(SLUG)
        self._seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        import time

        return time.sleep, (self._seconds,)


@asynccontextmanager
async def working(count: int, seconds: float) -> AsyncIterator[BotWorkers]:
    """Workers, the first of them up and ready."""
    found = BotWorkers(count, seconds)
    try:
        found.warm()
        await asyncio.gather(*found._tasks)
        yield found
    finally:
        await found.close()


async def test_who_waits_has_an_answer_in_time_though_the_process_never_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A restarted worker once had three minutes, in which everybody waited."""
    held = threading.Event()
    monkeypatch.setattr(bot_workers._Worker, "_get_up", lambda self: held.wait())
    workers = BotWorkers(1, 0.2)
    try:
        with pytest.raises(NoAnswer, match=r"no decision after 0\.2 s"):
            await workers.choose(turn("anna"))
    finally:
        held.set()
        await workers.close()


async def test_a_worker_that_still_compiles_answers_by_the_general_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock no search waits for the compiler."""
    from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge

    monkeypatch.setattr(HandKnowledge, "prepare", lambda self, wait=True: False)
    for code in ("knight", "maester", "master", "strong", "ab:6", "mcts:2000"):
        assert bot_workers._decided(code, 1, STATE.sample(0, 1), 0, 0.05) in STATE.actions(0)


async def test_a_turn_behind_a_bot_that_hangs_is_answered_in_time_and_the_worker_is_replaced() -> None:
    async with working(1, 60.0) as workers:
        process = workers._all[0]._process.pid
        workers._seconds = 0.3
        hanging = asyncio.create_task(workers.choose(turn("mallory", guess=Sleepy(600))))
        await asyncio.sleep(0)
        behind = asyncio.create_task(workers.choose(turn("anna")))
        for waiting in (hanging, behind):
            with pytest.raises(NoAnswer):
                await waiting
        workers._seconds = 60.0
        assert await workers.choose(turn("anna", code="random", guess=STATE.sample(0, 1))) in STATE.actions(0)
        assert workers._all[0]._process.pid != process


async def test_a_turn_that_nobody_waits_for_is_not_given_up() -> None:
    """It has the promised time from the moment on when somebody comes."""
    workers = BotWorkers(0, 0.05)
    unseen = turn("anna", waited_for=False)
    answer = asyncio.create_task(workers.choose(unseen))
    await asyncio.sleep(0)
    assert unseen.alarm is None
    assert not answer.done()
    workers.hurry(unseen)
    with pytest.raises(NoAnswer):
        await answer
    await workers.close()


async def test_other_work_in_threads_silences_no_bot() -> None:
    """Uploads and whatever else takes the threads of the event loop: bots have threads of their own."""
    async with working(1, 60.0) as workers:
        held = threading.Event()
        loop = asyncio.get_running_loop()
        busy = [loop.run_in_executor(None, held.wait) for _ in range(64)]
        try:
            assert await workers.choose(turn("anna", code="random", guess=STATE.sample(0, 1))) in STATE.actions(0)
        finally:
            held.set()
            await asyncio.gather(*busy)


async def test_turns_are_answered_in_their_fair_order() -> None:
    async with working(1, 60.0) as workers:
        answered: list[str] = []

        async def ask(browser: str, table: str) -> None:
            await workers.choose(turn(browser, table, "greedy", guess=STATE.sample(0, 1)))
            answered.append(browser)

        asking = [asyncio.create_task(ask("mallory", f"m{number}")) for number in range(8)]
        asking += [asyncio.create_task(ask(name, name)) for name in ("anna", "bert")]
        await asyncio.gather(*asking)
    assert set(answered[1:3]) == {"anna", "bert"}
    assert Counter(answered) == {"mallory": 8, "anna": 1, "bert": 1}


# -- at the tables


class Standstill(BotWorkers):
    """Nobody is ever served: workers that take for ever."""

    def __init__(self) -> None:
        super().__init__(2, 1000.0)

    def _hand_out(self) -> None:
        self.pace = 4.0


@pytest.fixture
async def still(config: Config, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(bot_players, "TELL_SECONDS", 0.02)
    async with House(config) as house:
        house.hub.workers = house.hub.bots._workers = Standstill()
        yield house


async def test_a_table_says_how_many_come_before_its_bot(still: House) -> None:
    anna = still.guest(**{"accept-language": "en"})
    for _ in range(5):
        laid = await anna.lay("bot:master", "me")
        table = still.table(laid)
        while table.waiting is None:
            await asyncio.sleep(0.01)
    assert (await anna.look(laid))["waiting"] == {"before": 4, "slow": [0]}
    async with anna.socket(laid) as wire, anna.socket(laid, page=True) as page:
        await wire.until("update")
        await page.send(type="hello", version=-1, lines=0, messages=0)
        shown = (await page.until("update"))["parts"]["panel"]
        queue = still.hub.workers._queue
        queue.discard(queue.order()[0])
        assert await wire.until("waiting") == await page.until("waiting")
        told = await anna.look(laid)
    assert told["waiting"] == {"before": 3, "slow": [0]}
    assert "4 come before this one" in shown
    assert "Let Master play at a lower level (Apprentice)" in shown
    assert "hidden" not in shown.split('data-slow="0"')[1].split(">")[0]


async def test_the_host_lets_a_bot_play_at_a_lower_level_and_all_are_told(still: House) -> None:
    await still.guest().lay("bot:master", "me")
    anna, bert = still.guest(**{"accept-language": "de"}), still.guest(**{"accept-language": "de"})
    laid = await anna.lay("bot:master", "me", watching="anyone")
    while not still.table(laid).turns:
        await asyncio.sleep(0.01)
    waiting = still.table(laid).turns[0]
    bert.become_known()
    assert (await bert.do(laid, "bot", seat=0, bot="apprentice")).status_code == 403
    assert waiting.code == "master"
    assert (await anna.do(laid, "bot", seat=0, bot="apprentice")).status_code == 200
    assert waiting.code == "apprentice"
    assert still.hub.workers.before(waiting) == 0
    page = (await bert.get(f"/t/{laid['table']}")).text
    assert "spielt von nun an auf einer anderen Stufe: Lehrling" in page
    assert "niedrigeren Stufe" not in page


async def test_a_bot_at_a_table_that_nobody_has_open_is_put_ahead_when_somebody_comes(still: House) -> None:
    anna = still.guest()
    laid = await anna.lay("bot:master", "bot:master", watching="anyone")
    async with still.guest().socket(laid):
        while not still.table(laid).turns:
            await asyncio.sleep(0.01)
        assert not still.table(laid).turns[0].waited_for
    friends = still.guest()
    laid = await friends.lay("bot:master", "me")
    while not still.table(laid).turns:
        await asyncio.sleep(0.01)
    waiting = still.table(laid).turns[0]
    waiting.waited_for = False
    async with friends.socket(laid):
        while not waiting.waited_for:
            await asyncio.sleep(0.01)


async def test_a_turn_is_on_the_account_of_the_player_who_is_there(still: House) -> None:
    anna = still.guest()
    laid = await anna.lay("me", "bot:master")
    async with anna.socket(laid) as wire:
        seen = await wire.until("update")
        await wire.send(type="act", action=seen["actions"][0], version=seen["version"])
        while not still.table(laid).turns:
            await asyncio.sleep(0.01)
        (waiting,) = still.table(laid).turns.values()
    assert (waiting.address, waiting.browser) == ("127.0.0.1", still.table(laid).terms.host)


def without_a_choice(start: State) -> State:
    """A moment at which somebody has only one answer."""
    for luck in map(Chance, range(100)):
        state = start.copy()
        while state.awaiting and len(actions := state.actions(state.awaiting[0])) > 1:
            state.act(state.awaiting[0], luck.choice(actions))
        if state.awaiting:
            return state
    raise AssertionError("always a choice")


async def test_where_hands_are_hidden_a_bot_without_a_choice_stands_in_line_like_any_other(still: House) -> None:
    """Whether it has one would tell of its hand."""

    anna = still.guest()
    laid = await anna.lay("me", "me", "me", game="btwixt", seed=1)
    table = still.table(laid)
    state = without_a_choice(table.snapshot.state)
    seat = state.awaiting[0]
    table.snapshot = replace(table.snapshot, state=state)
    assert (await anna.do(laid, "bot", seat=seat, bot="master")).status_code == 200
    while seat not in table.turns:
        await asyncio.sleep(0.01)
    assert table.turns[seat].waits
