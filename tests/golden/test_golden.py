"""The golden playthroughs come out as they were written down, and the records beside them still replay."""

import json
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
    assert f"position {state.position()}\nresult   " in transcript  # type: ignore[attr-defined]


def test_the_golden_games_ask_every_question_and_meet_every_companion() -> None:
    transcripts = "".join(written(f"{name}.txt") for name in NAMES)
    assert set(re.findall(r"^prompt   seat \d: ([a-z-]+) by ", transcripts, re.MULTILINE)) == set(ASKS) - {"over"}
    assert set(re.findall(r"^chosen   companion ([a-z-]+)$", transcripts, re.MULTILINE)) == set(COMPANIONS)


def test_a_record_of_version_1_replays_where_nothing_has_changed_for_it() -> None:
    """The bare game has no companions, so that no tie was ever decided by their user."""
    record = json.loads(written("version-1/two-seats-bare.json"))
    assert record["rules"] == 1
    state = sc.replay(record)
    assert (state.awaiting, len(state.history)) == ((), 23)
    assert json.loads(state.record()) == {**record, "rules": 2}


@pytest.mark.rule("HK-R03")
def test_a_record_of_version_1_in_which_an_old_tie_was_decided_opens_read_only() -> None:
    """Sandor's kill in the grid made his user decide an old Lannister tie: line 31 answers that question."""
    text = written("version-1/two-seats-companions.json")
    line, word = 31, text.splitlines()[30]
    with pytest.raises(sc.RecordDiffers) as caught:
        sc.replay(text)
    assert caught.value.line == line
    assert word.startswith('[0,"seat ')
    agreed = caught.value.state
    assert len(agreed.history) == 24
    assert agreed.record().splitlines()[1:28] == text.splitlines()[1:28]


def test_nothing_golden_lies_about_unused() -> None:
    kept = {path.name for path in HERE.iterdir() if path.suffix in (".txt", ".json")}
    assert kept == {f"{name}{suffix}" for name in NAMES for suffix in (".txt", ".json")}
