"""Bots: outside the event loop, on guesses alone, and never for longer than allowed."""

import asyncio
import logging
import os
import pickle
from dataclasses import replace

import pytest
from house import House

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.server.bot_queue import Turn
from smallcouncil.server.bot_workers import BotWorkers, NoAnswer
from smallcouncil.server.codes import safe_code
from smallcouncil.server.config import Config

pytestmark = pytest.mark.anyio


async def test_a_whole_game_against_a_bot(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "bot:novice")
    async with anna.socket(laid) as wire:
        seen = await wire.until("update")
        while not seen["over"]:
            if seen["actions"]:
                await wire.send(type="act", action=seen["actions"][0], version=seen["version"])
            seen = await wire.until("update", seen["version"] + 1)
    state = house.table(laid).snapshot.state
    assert state.result is not None
    assert {seat for seat, _ in state.history} == {0, 1}
    assert seen["result"] == state.result.json()


async def test_bots_among_themselves_play_only_while_somebody_looks(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("bot:random", "bot:random", watching="anyone")
    assert house.table(laid).thinking == {}
    async with anna.socket(laid) as wire:
        await wire.until("update", 3)
    assert len(house.table(laid).snapshot.state.history) >= 3


class Slow:
    """A guess that takes for ever to look at."""

    def __init__(self, seconds: float) -> None:
        self.game = sc.game("hand-of-the-king")
        self._seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        import time

        return time.sleep, (self._seconds,)


class Deadly(Slow):
    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


def _turn(code: str, guess: object) -> Turn:
    return Turn(code=code, guess=guess, seat=0, seed=1, table="one")  # type: ignore[arg-type]


async def test_a_bot_that_hangs_or_dies_is_replaced() -> None:
    workers = BotWorkers(1, 100.0)
    state = sc.game("hand-of-the-king").start(seed=1)
    try:
        assert await workers.choose(_turn("random", state.sample(0, 1))) in state.actions(0)
        first = workers._all[0]._process.pid
        workers._seconds = 0.3
        with pytest.raises(NoAnswer, match=r"^no(thing| decision) after 0\.3 s$"):
            await workers.choose(_turn("random", Slow(60)))
        workers._seconds = 100.0
        assert await workers.choose(_turn("random", state.sample(0, 1))) in state.actions(0)
        assert workers._all[0]._process.pid != first
        with pytest.raises(NoAnswer, match="the process has ended"):
            await workers.choose(_turn("random", Deadly(0)))
        assert await workers.choose(_turn("random", state.sample(0, 1))) in state.actions(0)
        with pytest.raises(NoAnswer, match="BadBot"):
            await workers.choose(_turn("zork", state.sample(0, 1)))
    finally:
        await workers.close()
    with pytest.raises(NoAnswer, match="the server stops"):
        await workers.choose(_turn("random", state.sample(0, 1)))


class Silent:
    """In place of the workers: never an answer."""

    async def choose(self, turn: Turn) -> int:
        raise NoAnswer("no decision after 0.1 s")


class Careless:
    """An answer that is no legal action; and what it was asked is kept."""

    def __init__(self) -> None:
        self.asked: list[State] = []

    async def choose(self, turn: Turn) -> int:
        self.asked.append(turn.guess)
        return 10_000


@pytest.mark.parametrize("kind", [Silent, Careless])
async def test_without_a_good_answer_any_legal_action_is_played_and_logged(
    house: House, kind: type, caplog: pytest.LogCaptureFixture
) -> None:
    house.hub.bots._workers = kind()
    anna = house.guest()
    laid = await anna.lay("bot:master", "me", options={"companions": False})
    async with anna.socket(laid) as wire:
        seen = await wire.until("update", 1)
    assert [line["seat"] for line in seen["lines"]] == [0]
    assert [record.levelno for record in caplog.records if "any legal action" in record.message] == [logging.WARNING]


async def test_a_bot_is_handed_a_guess_never_the_truth(house: House) -> None:
    careless = house.hub.bots._workers = Careless()  # type: ignore[assignment]
    anna = house.guest()
    laid = await anna.lay("bot:master", "me")
    while len(house.table(laid).snapshot.state.history) < 1:
        await asyncio.sleep(0.01)
    truth = house.table(laid).terms.setup
    assert isinstance(careless, Careless)
    (guess,) = careless.asked
    assert guess.setup.seed is None
    assert str(truth.seed).encode() not in pickle.dumps(guess)
    assert pickle.dumps(truth.seed)[2:-1] not in pickle.dumps(guess)


async def test_an_undo_throws_away_what_a_bot_was_thinking(house: House) -> None:
    release = asyncio.Event()

    class Waiting:
        async def choose(self, turn: Turn) -> int:
            await release.wait()
            return turn.guess.actions(turn.seat)[-1]

    house.hub.bots._workers = Waiting()  # type: ignore[assignment]
    anna = house.guest()
    laid = await anna.lay("me", "bot:master", options={"companions": False})
    await anna.act(laid)
    thinking = house.table(laid).thinking[1]
    assert (await anna.do(laid, "undo", what="ask")).status_code == 200
    release.set()
    await thinking
    assert house.table(laid).snapshot.state.history == []


async def test_several_bots_think_at_the_same_time(config: Config) -> None:
    """A seat that is awaited beside another does not wait for it."""
    asked: list[int] = []
    all_asked = asyncio.Event()

    class Together:
        async def choose(self, turn: Turn) -> int:
            asked.append(turn.seat)
            if len(asked) == 2:
                all_asked.set()
            await asyncio.wait_for(all_asked.wait(), 60)
            return turn.guess.actions(turn.seat)[0]

    async with House(replace(config, bot_workers=2)) as house:
        house.hub.bots._workers = Together()  # type: ignore[assignment]
        anna = house.guest()
        laid = await anna.lay("bot:random", "bot:random", "me", game="btwixt", options={"draft": "draft"})
        state = house.table(laid).snapshot.state
        assert set(state.awaiting) >= {0, 1}
        await asyncio.wait_for(all_asked.wait(), 60)
        while house.table(laid).thinking:
            await asyncio.sleep(0.01)
        assert {seat for seat, _ in house.table(laid).snapshot.state.history} == {0, 1}


@pytest.mark.parametrize("code", ["novice", "master", "master:1s", "random", "ab:4", "ab:5000n", "mcts:200ms"])
def test_good_codes(code: str) -> None:
    assert safe_code(code) == code


@pytest.mark.parametrize(
    "code",
    [
        "",
        "file:x.py",
        "program:sh",
        "FILE:x",
        "master:4s",
        "ab:7",
        "maxn:4",
        "ab:999999999n",
        "mcts:100000",
        "novice:1s",
        "a\nb",
    ],
)
def test_bad_codes(code: str) -> None:
    with pytest.raises(sc.CouncilError):
        safe_code(code)
