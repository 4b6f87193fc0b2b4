"""The golden playthroughs come out as they were written down, and the records beside them still replay."""

import re
import runpy
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.games.hand_of_the_king.cards import COMPANIONS
from smallcouncil.games.hand_of_the_king.layout import ASKS

HERE = Path(__file__).parent
MAKE = runpy.run_path(str(HERE / "make.py"))
NAMES = list(MAKE["GAMES"])


def written(name: str) -> str:
    return (HERE / name).read_bytes().decode("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_played_as_it_was_written_down(name: str) -> None:
    state, transcript = MAKE["play"](name)
    assert transcript.splitlines() == written(f"{name}.txt").splitlines()
    assert transcript == written(f"{name}.txt")
    assert state.record() == written(f"{name}.json")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays(name: str) -> None:
    state = sc.replay(written(f"{name}.json"))
    assert state.record() == written(f"{name}.json")
    transcript = written(f"{name}.txt")
    assert [word for _, word in re.findall(r"^(chosen)   (.+)$", transcript, re.MULTILINE)] == [
        state.game.word(action) for _, action in state.history
    ]
    assert re.findall(r"^digest   (\w{16})$", transcript, re.MULTILINE)[-1] == state.digest()
    assert f"position {state.position()}\nresult   " in transcript


def test_the_golden_games_ask_every_question_and_meet_every_companion() -> None:
    transcripts = "".join(written(f"{name}.txt") for name in NAMES)
    assert set(re.findall(r"^prompt   seat \d: ([a-z-]+) by ", transcripts, re.MULTILINE)) == set(ASKS) - {"over"}
    assert set(re.findall(r"^chosen   companion ([a-z-]+)$", transcripts, re.MULTILINE)) == set(COMPANIONS)


def test_nothing_golden_lies_about_unused() -> None:
    kept = {path.name for path in HERE.iterdir() if path.suffix in (".txt", ".json")}
    assert kept == {f"{name}{suffix}" for name in NAMES for suffix in (".txt", ".json")}
