"""Bots that people bring: whatever they do, it is a choice or a `BotFailed`, and nothing of them is left behind."""

import os
import shutil
import time
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.bots import external
from smallcouncil.bots.external import BotFailed, NoCommand, NoSuchFile
from smallcouncil.bots.sandbox import Limits, patience
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes with limits need a POSIX system")

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = Limits(move=0.3, game=20.0, start=1.5, memory=300)
PATIENT = Limits(move=50.0, game=300.0, start=50.0, memory=300)


def _start(seed: int = 3) -> State:
    return sc.game("hand-of-the-king").start(seats=2, seed=seed)


def _perspective(state: State) -> Perspective:
    return Perspective(state, state.awaiting[0], sc.Chance(1))


def _file(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"file:{path}"


def _failure(code: str, limits: Limits = PATIENT, decisions: int = 1) -> BotFailed:
    """How the bot fails, at the latest with so many decisions."""
    bot, state = external.make(code, 1, limits), _start()
    for _ in range(decisions - 1):
        try:
            state.act(state.awaiting[0], bot.choose(_perspective(state)))
        except BotFailed as failure:
            return failure
    with pytest.raises(BotFailed) as caught:
        bot.choose(_perspective(state))
    return caught.value


def _running(mark: str) -> list[str]:
    """Command lines of processes that hold a word."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = process.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if mark in line:
            found.append(line)
    return found


@pytest.mark.parametrize(
    ("code", "example"),
    [
        ("file:{}", "function_bot.py"),
        ("file:{}", "class_bot.py"),
        ("file:{}:Loyal", "class_bot.py"),
        ("program:python3 {}", "program_bot.py"),
    ],
)
def test_the_examples_play_whole_games_the_same_way_twice(code: str, example: str, tmp_path: Path) -> None:
    """From a copy of its own, so that what other tests run at the same time is not taken for a leftover."""
    bot = code.format(shutil.copy(EXAMPLES / example, tmp_path))
    records = []
    for _ in range(2):
        state = _start()
        seats = [bots.make(bot, 9), bots.make("random", 2)]
        while state.awaiting:
            state.act(state.awaiting[0], seats[state.awaiting[0]].choose(_perspective(state)))
        seats[0].close(state.result)  # type: ignore[attr-defined]
        records.append(state.record())
    assert records[0] == records[1]
    assert _running(str(tmp_path)) == []


def test_a_function_may_return_an_action_or_a_word(tmp_path: Path) -> None:
    state = _start()
    perspective = _perspective(state)
    for number, text in enumerate(("perspective.actions[1]", "perspective.words[1]")):
        folder = tmp_path / str(number)
        folder.mkdir()
        bot = external.make(_file(folder, f"def choose(perspective):\n    return {text}\n"), 1, PATIENT)
        assert bot.choose(perspective) == perspective.actions[1]
        bot.close()


def test_a_file_sees_what_its_seat_knows_and_no_more(tmp_path: Path) -> None:
    state = _start()
    text = """
def choose(perspective):
    guess = perspective.sample(1)
    assert guess.setup.seed is None
    assert perspective._guess.setup.seed is None
    assert perspective.view == guess.view(perspective.seat)
    assert [each["event"] for each in perspective.events()][0] == "move"
    return perspective.words[-1]
"""
    state.act(0, state.actions(0)[0])
    bot = external.make(_file(tmp_path, text), 1, PATIENT)
    perspective = _perspective(state)
    assert bot.choose(perspective) == perspective.actions[-1]
    bot.close()


def test_printing_does_not_disturb_the_answers(tmp_path: Path) -> None:
    code = _file(tmp_path, "def choose(p):\n    print('thinking', flush=True)\n    return p.words[0]\n")
    state = _start()
    bot = external.make(code, 1, PATIENT)
    for _ in range(3):
        state.act(state.awaiting[0], bot.choose(_perspective(state)))
    bot.close()
    assert len(state.history) == 3


def test_nothing_of_the_surroundings_is_inherited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "hush")
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    text = f"""
import os
def choose(perspective):
    assert "SECRET_TOKEN" not in os.environ, "a secret"
    try:
        os.fstat({writing})
    except OSError:
        return perspective.words[0]
    raise AssertionError("an open file")
"""
    bot = external.make(_file(tmp_path, text), 1, PATIENT)
    perspective = _perspective(_start())
    assert bot.choose(perspective) == perspective.actions[0]
    bot.close()
    os.close(reading)
    os.close(writing)


BROKEN = {
    "crash": ("def choose(p):\n    raise KeyError('lost')", "crash"),
    "exit": ("import sys\ndef choose(p):\n    sys.exit(3)", "crash"),
    "syntax": ("def choose(p)\n", "crash"),
    "nothing": ("x = 1", "crash"),
    "killed": ("import os\ndef choose(p):\n    os.kill(os.getpid(), 11)", "crash"),
    "endless": ("def choose(p):\n    while True: pass", "timeout"),
    "asleep": ("import time\ndef choose(p):\n    time.sleep(60)", "timeout"),
    "illegal": ("def choose(p):\n    return 'left targaryen-dragon'", "illegal"),
    "foreign": ("def choose(p):\n    return next(w for w in p.game.vocabulary if w not in p.words)", "illegal"),
    "huge word": ("def choose(p):\n    return 'x' * 10_000_000", "oversized"),
    "memory": ("def choose(p):\n    x = [bytearray(50_000_000) for _ in range(100)]\n    return p.words[0]", "crash"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_fails_with_its_reason(tmp_path: Path, name: str) -> None:
    text, reason = BROKEN[name]
    assert _failure(_file(tmp_path, text), SHORT if reason == "timeout" else PATIENT).reason == reason
    assert _running(str(tmp_path)) == []


def test_the_traceback_is_kept_for_the_report(tmp_path: Path) -> None:
    failure = _failure(_file(tmp_path, "def choose(p):\n    raise KeyError('lost')"))
    assert failure.detail == "it ended with exit code 1"
    assert "KeyError: 'lost'" in failure.stderr
    assert len(failure.stderr) <= 4000


def test_running_out_of_memory_is_told_as_such(tmp_path: Path) -> None:
    assert "MemoryError" in _failure(_file(tmp_path, BROKEN["memory"][0])).stderr


PROGRAMS = {
    "garbage": ("sys.stdout.write('\\x00{]\\n')", "illegal"),
    "half JSON": ("print('{\"word\": ')", "malformed"),
    "no word": ("print('{\"move\": 1}')", "malformed"),
    "a number": ("print('{\"word\": 7}')", "malformed"),
    "deep JSON": ("print('{\"word\":' + '[' * 3000)", "malformed"),
    "not UTF-8": ("sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "malformed"),
    "a flood": ("[sys.stdout.write('y' * 100000) for _ in range(10000)]", "oversized"),
    "empty": ("print()", "illegal"),
    "silence": ("time.sleep(60)", "timeout"),
    "closed": ("os.close(1); time.sleep(60)", "crash"),
    "gone": ("sys.exit(0)", "crash"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_broken_program_fails_with_its_reason(tmp_path: Path, name: str) -> None:
    text, reason = PROGRAMS[name]
    program = tmp_path / "program.py"
    lines = "import os, sys, time\nfor line in sys.stdin:\n    if 'decide' in line:\n"
    program.write_text(f"{lines}        {text}\n        sys.stdout.flush()\n", encoding="utf-8")
    limits = SHORT if reason == "timeout" else PATIENT
    assert _failure(f"program:python3 {program}", limits).reason == reason
    assert _running(str(program)) == []


def test_a_program_that_never_reads_comes_too_late(tmp_path: Path) -> None:
    program = tmp_path / "deaf.sh"
    program.write_text("while true; do sleep 1; done\n")
    assert _failure(f"program:sh {program}", Limits(move=0.2, game=5, start=0.3, memory=300)).reason == "timeout"


def test_an_answer_before_the_question_is_refused(tmp_path: Path) -> None:
    program = tmp_path / "chatty.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    m = json.loads(line)\n"
        "    if m['type'] == 'decide': print(m['legal'][0] + '\\n' + m['legal'][0], flush=True)\n"
    )
    failure = _failure(f"program:python3 {program}", decisions=2)
    assert failure.reason == "malformed"
    assert failure.detail.startswith("an answer to no question")


def test_a_command_that_does_not_exist_is_a_crash_that_says_so() -> None:
    failure = _failure("program:/no/such/program --fast")
    assert failure.reason == "crash"
    assert "No such file" in failure.stderr


def test_children_that_left_the_process_group_are_ended_too(tmp_path: Path) -> None:
    text = f"""
import os, subprocess, sys
def choose(perspective):
    for apart in (False, True):
        command = [sys.executable, "-c", "import time; time.sleep(99) # {tmp_path.name}"]
        subprocess.Popen(command, start_new_session=apart)
    return perspective.words[0]
"""
    bot = external.make(_file(tmp_path, text), 1, PATIENT)
    bot.choose(_perspective(_start()))
    end = time.monotonic() + 60
    while len(_running(f"time.sleep(99) # {tmp_path.name}")) < 2 and time.monotonic() < end:
        time.sleep(0.02)
    assert len(_running(f"time.sleep(99) # {tmp_path.name}")) == 2
    bot.close()
    assert _running(f"time.sleep(99) # {tmp_path.name}") == []


def test_the_time_of_a_whole_game_is_limited(tmp_path: Path) -> None:
    code = _file(tmp_path, "import time\ndef choose(p):\n    time.sleep(0.2)\n    return p.words[0]\n")
    failure = _failure(code, Limits(move=0.3, game=0.5, start=5.0, memory=300), decisions=12)
    assert failure.reason == "timeout"


def test_a_late_answer_is_noticed_in_time(tmp_path: Path) -> None:
    code = _file(tmp_path, "import time\ndef choose(p):\n    time.sleep(900)\n")
    limits = Limits(move=0.3, game=60.0, start=1.0, memory=300)
    begin = time.monotonic()
    assert _failure(code, limits).reason == "timeout"
    assert patience(0.3) < time.monotonic() - begin < 60


@pytest.mark.parametrize("code", ["file:", "file:none.py", "file:bot.txt", "file:examples", "file:bot.pyc"])
def test_a_file_that_is_not_there_is_refused_at_once(code: str) -> None:
    with pytest.raises(NoSuchFile):
        bots.make(code, 1)


@pytest.mark.parametrize("code", ["program:", "program:  ", 'program:"open'])
def test_a_command_that_cannot_be_read_is_refused_at_once(code: str) -> None:
    with pytest.raises(NoCommand):
        bots.make(code, 1)


def test_patience_is_a_tenth_and_fifty_milliseconds() -> None:
    assert patience(1.0) == pytest.approx(1.15)
