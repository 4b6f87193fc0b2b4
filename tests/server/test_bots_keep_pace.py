"""A bot that has no choice takes as long as one that has: its time tells nothing of its hand."""

import asyncio

import pytest

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.server.bot_queue import Turn
from smallcouncil.server.bot_workers import BotWorkers
from smallcouncil.server.bots import BotPlayers

pytestmark = pytest.mark.anyio

CHALLENGES = "phase=challenges turn=lannister first=lannister | plot=the-old-gods play=jon-snow"
PASS_ALONE = f"{CHALLENGES} | gold=2 plot=detained hand=shae play=the-hound"
A_CHOICE = f"{CHALLENGES} | gold=2 plot=detained hand=the-lions-cunning play=the-hound"


def turn(state: State, taken: float) -> Turn:
    seat = state.awaiting[0]
    made = Turn(code="master", guess=state, seat=seat, seed=1, table="t", address="", browser="", waited_for=True)
    made.taken = taken
    return made


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited; nobody really does."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


async def test_a_forced_pass_takes_as_long_as_the_last_choice_at_such_a_question(slept: list[float]) -> None:
    game = sc.game("stark-vs-lannister")
    forced, choice = (game.start(position=text, seed=1) for text in (PASS_ALONE, A_CHOICE))
    attack = choice.copy()
    attack.play("pass")
    assert [state.words(1) for state in (forced, choice)] == [("pass",), ("pass", "play the-lions-cunning")]
    assert attack.view(1)["awaiting"]["ask"] == "attack"
    players = BotPlayers(BotWorkers(1, 5.0), 0.0)
    await players._keep_pace(turn(choice, 0.5))
    await players._keep_pace(turn(attack, 0.1))
    assert slept == []
    await players._keep_pace(turn(forced, 0.2))
    assert slept == [pytest.approx(0.3)]
