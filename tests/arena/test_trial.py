"""`smallcouncil check`: what each kind of mistake looks like to the author of a bot."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.arena.trial import MOST, leaves, positions, try_bot
from smallcouncil.bots.sandbox import Limits
from smallcouncil.cli import app

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes with limits need a POSIX system")

HAND = sc.game("hand-of-the-king")
QUICK = Limits(move=0.5, start=20.0, memory=300)
PATIENT = Limits(move=50.0, start=50.0, memory=300)
GOOD = "def choose(perspective):\n    print('thinking')\n    return perspective.words[0]\n"
BROKEN = "def choose(perspective):\n    return 1 // 0\n"
WRONG = "def choose(perspective):\n    return 'fold'\n"
SLOW = "import time\ndef choose(perspective):\n    time.sleep(60)\n"
NOISY = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(message["legal"][0], flush=True)
        print("debug", flush=True)
"""
DEAF = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(message["legal"][0], flush=True)
time.sleep(60)
"""


def file(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"file:{path}"


def program(folder: Path, text: str) -> str:
    return f"program:{sys.executable} {file(folder, text).removeprefix('file:')}"


@pytest.mark.parametrize("game", sc.games().values(), ids=lambda game: game.slug)
def test_the_positions_are_many_and_different(game: sc.Game) -> None:
    found = positions(game)
    assert 5 <= len(found) <= MOST
    prompts = [state.prompt(seat) for state, seat in found]
    assert all(prompt is not None for prompt in prompts)
    assert len({prompt.ask for prompt in prompts if prompt}) >= min(4, len(found) - 3)
    answers = [len(state.actions(seat)) for state, seat in found]
    assert min(answers) <= 2 < 6 <= max(answers)


def first_trial(code: str, limits: Limits = PATIENT) -> Any:
    return next(try_bot(code, HAND, limits))


def test_a_good_bot_and_its_prints(tmp_path: Path) -> None:
    trial = first_trial(file(tmp_path, GOOD))
    assert (trial.reason, trial.word, trial.told) == ("", trial.answers[0], "thinking")


@pytest.mark.parametrize(
    ("text", "reason", "told"),
    [
        (BROKEN, "crash", "ZeroDivisionError: integer division or modulo by zero"),
        (WRONG, "illegal", ""),
        (SLOW, "timeout", ""),
    ],
    ids=["crash", "illegal", "slow"],
)
def test_a_mistake_is_told_with_the_last_line_of_its_traceback(
    tmp_path: Path, text: str, reason: str, told: str
) -> None:
    trial = first_trial(file(tmp_path, text), QUICK if reason == "timeout" else PATIENT)
    assert (trial.reason, trial.told) == (reason, told)


def test_a_line_too_many_is_noticed(tmp_path: Path) -> None:
    trial = first_trial(program(tmp_path, NOISY))
    assert trial.reason in ("malformed", "illegal")  # it may come before the next question or as its answer
    assert "'debug" in trial.detail


def test_whether_it_leaves_when_its_input_ends(tmp_path: Path) -> None:
    assert leaves("random", HAND, PATIENT)
    assert leaves(program(tmp_path, NOISY), HAND, PATIENT)
    assert not leaves(program(tmp_path, DEAF), HAND, PATIENT)


def test_the_command_tells_what_was_expected_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app(["check", file(tmp_path, WRONG), "--move-time", "5"])
    said = capsys.readouterr().out
    assert ended.value.code == 1
    assert "not legal: 'fold' is not among the" in said
    assert "expected one of: " in said
    assert "position for 2 seats: " in said
    assert "0 of " in said


def test_the_command_is_content_with_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app(["check", "novice", "--lang", "de"])
    assert ended.value.code == 0
    assert "Stellungen gingen gut" in capsys.readouterr().out
