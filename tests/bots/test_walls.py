"""A brought bot that means harm: what it tries, and which wall holds it.

Each attack runs behind the walls that stand here. Where a system has no such wall, its test is skipped and says so.
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import wall_tools

import smallcouncil as sc
from smallcouncil.bots import call_filter, external, walls
from smallcouncil.bots.enclosure import PLACE_BYTES
from smallcouncil.bots.sandbox import Limits, Sandbox, Trouble
from smallcouncil.bots.walls import Tools, Walls
from smallcouncil.core.perspective import Perspective

pytestmark = pytest.mark.skipif(os.name != "posix", reason="brought bots need a POSIX system")

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = [sys.executable, "-I", "-S"]
PATIENT = 60.0
LIMITS = Limits(move=PATIENT, game=300, start=PATIENT, memory=64)
MIB = 1 << 20

# Answers every message with what `attack` returns; the tests below write that function.
HARNESS = """
import json, os, signal, sys, time
{attack}
for line in sys.stdin:
    message = json.loads(line)
    if message.get("type") != "end":
        print(json.dumps(attack(message)), flush=True)
"""

Make = Callable[..., Sandbox]


def stands(*names: str) -> Walls:
    """Go on only where one of these walls stands."""
    found = walls.standing(PYTHON)
    if not set(names) & set(found.standing):
        stop = pytest.fail if os.environ.get(wall_tools.REQUIRED) else pytest.skip
        stop(f"no wall here for {' or '.join(names)}: those that stand are {', '.join(found.standing) or 'none'}")
    return found


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Make]:
    """Makes bots from the text of their attack."""
    made: list[Sandbox] = []

    def make(attack: str, limits: Limits = LIMITS, hidden: tuple[str, ...] = ()) -> Sandbox:
        folder = tmp_path / f"bot{len(made)}"
        folder.mkdir(exist_ok=True)
        (folder / "bot.py").write_text(HARNESS.format(attack=attack), encoding="utf-8")
        made.append(Sandbox([*PYTHON, str(folder / "bot.py")], limits, hidden))
        return made[-1]

    yield make
    for sandbox in made:
        sandbox.close()


def ask(sandbox: Sandbox, **message: object) -> Any:
    return json.loads(sandbox.ask([message], PATIENT))


def below(process: int) -> list[int]:
    """All processes that come from one, seen from outside."""
    found: list[int] = []
    for names in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, names.read_text().split()):
            found += [child, *below(child)]
    return found


def running(mark: str) -> list[int]:
    """Processes whose command line holds a word."""
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if mark.encode() in line.read_bytes():
                found.append(int(line.parent.name))
        except OSError:
            continue
    return found


def wait_until(condition: Callable[[], bool], seconds: float = PATIENT) -> bool:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


# Other processes

IDLE = "secret = 'the hand of the victim'\ndef attack(message):\n    return 'alive'\n"
AGAINST_OTHERS = """
def attack(message):
    done = []
    for victim in message["victims"]:
        for number in (signal.SIGSTOP, signal.SIGKILL):
            try:
                os.kill(victim, number)
                done.append(f"signal {number} to {victim}")
            except OSError:
                pass
        for name in ("mem", "environ", "maps", "fd/0", "cwd/."):
            try:
                os.close(os.open(f"/proc/{victim}/{name}", os.O_RDONLY))
                done.append(f"read {name} of {victim}")
            except OSError:
                pass
    return {"done": done, "seen": sorted(int(name) for name in os.listdir("/proc") if name.isdigit())}
"""


def test_a_bot_cannot_stop_kill_or_read_its_opponent(bot: Make) -> None:
    stands("processes")
    victim, attacker = bot(IDLE), bot(AGAINST_OTHERS)
    assert ask(victim) == "alive"
    victims = [victim._process.pid, *below(victim._process.pid)]
    assert len(victims) > 2
    told = ask(attacker, victims=victims)
    assert told["done"] == []
    assert max(told["seen"]) < 10
    assert ask(victim) == "alive"


def test_a_bot_cannot_stop_kill_or_read_its_keeper_or_the_arena(bot: Make) -> None:
    stands("processes")
    attacker = bot(AGAINST_OTHERS)
    told = ask(attacker, victims=[attacker._process.pid])
    assert told["done"] == []
    # The arena itself is only looked at: a signal that got through would end the tests.
    looking = bot("def attack(message):\n    return os.path.exists(f\"/proc/{message['victim']}\")\n")
    assert ask(looking, victim=os.getpid()) is False


def test_a_bot_of_another_user_cannot_stop_its_opponent(bot: Make) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or sys.platform != "linux":
        pytest.skip("only root on Linux can make a bot another user")
    victim = bot(IDLE)
    assert ask(victim) == "alive"
    attack = f"id -u; for each in STOP KILL; do kill -$each {victim._process.pid} 2>/dev/null && echo done; done; true"
    words = walls._launch(["/bin/sh", "-c", attack], 64, 30, (), Tools(keeper=True, user=True))
    said = subprocess.run(words, capture_output=True, text=True, timeout=PATIENT, check=True).stdout.split()
    assert int(said[0]) >= walls.FIRST_USER
    assert said[1:] == []
    assert ask(victim) == "alive"


# What outlives a match

AWAY = """
def attack(message):
    reading, writing = os.pipe()
    if not os.fork():
        os.setsid()
        if not os.fork():
            words = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(999)", message["mark"]]
            os.execve(sys.executable, words, {})
        os._exit(0)
    os.close(writing)
    os.read(reading, 1)
    return "gone"
"""


@pytest.mark.parametrize("tools", [None, Tools(keeper=True)], ids=["all walls", "keeper alone"])
def test_nothing_outlives_its_bot_without_session_and_environment(
    bot: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tools: Tools | None
) -> None:
    stands("children", "orphans")
    if tools is not None:
        monkeypatch.setattr(walls, "_tools_for", lambda command: tools)
    mark = f"outliving-{tmp_path.parent.name}-{tmp_path.name}"
    attacker = bot(AWAY)
    assert ask(attacker, mark=mark) == "gone"
    assert wait_until(lambda: len(running(mark)) == 1)
    attacker.close()
    assert running(mark) == []


def test_a_bot_that_leaves_first_takes_its_children_along(bot: Make, tmp_path: Path) -> None:
    stands("children", "orphans")
    mark = f"leaving-{tmp_path.parent.name}-{tmp_path.name}"
    attacker = bot(AWAY + "\nbefore = attack\ndef attack(message):\n    before(message)\n    os._exit(0)\n")
    with pytest.raises(Trouble) as caught:
        ask(attacker, mark=mark)
    assert (caught.value.reason, caught.value.detail) == ("crash", "it ended with exit code 0")
    assert running(mark) == []


ARENA = """
import json, sys, time
from smallcouncil.bots.sandbox import Limits, Sandbox
sandbox = Sandbox(json.loads(sys.argv[1]), Limits(60, 300, 60, 64))
print(sandbox.ask([{"mark": sys.argv[2]}], 60), flush=True)
time.sleep(999)
"""


def test_nothing_outlives_an_arena_that_is_killed(tmp_path: Path) -> None:
    stands("children", "orphans")
    mark = f"orphan-{tmp_path.parent.name}-{tmp_path.name}"
    script = tmp_path / "bot.py"
    script.write_text(HARNESS.format(attack=AWAY))
    words = [sys.executable, "-c", ARENA, json.dumps([*PYTHON, str(script)]), mark]
    arena = subprocess.Popen(words, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(walls.PACKAGES)})  # type: ignore[attr-defined]
    assert arena.stdout is not None
    assert arena.stdout.readline() == b'"gone"\n'
    assert wait_until(lambda: len([each for each in running(mark) if each != arena.pid]) == 1)
    arena.kill()
    arena.wait()
    arena.stdout.close()
    assert wait_until(lambda: running(mark) == [])


def test_how_a_bot_ended_is_told_as_it_was(bot: Make) -> None:
    told = {}
    for does in ("os._exit(3)", "os._exit(200)", "os.kill(os.getpid(), 11)", "os.kill(os.getpid(), 15)"):
        with pytest.raises(Trouble) as caught:
            ask(bot(f"def attack(message):\n    {does}\n"))
        told[does] = caught.value.detail
    assert list(told.values()) == [
        *("it ended with exit code 3", "it ended with exit code 200"),
        *("it ended with signal SIGSEGV", "it ended with signal SIGTERM"),
    ]


# Memory

TAKES = {
    "a shared mapping": """
import mmap
def take(size):
    held = mmap.mmap(-1, size)
    held.write(bytes(size))
    return held
""",
    "a mapping of zeros": """
import mmap
def take(size):
    held = mmap.mmap(os.open("/dev/zero", os.O_RDWR), size)
    held.write(bytes(size))
    return held
""",
    "a file without a name": """
def take(size):
    held = os.memfd_create("held")
    os.write(held, bytes(size))
    return held
""",
    "a file in /dev/shm": """
def take(size):
    with open(f"/dev/shm/{time.monotonic_ns()}", "wb") as held:
        held.write(bytes(size))
""",
    "a file in /tmp": """
def take(size):
    with open(f"/tmp/{time.monotonic_ns()}", "wb") as held:
        held.write(bytes(size))
""",
    "a file in /": """
def take(size):
    with open(f"/{time.monotonic_ns()}", "wb") as held:
        held.write(bytes(size))
""",
    "a file in /dev": """
def take(size):
    with open(f"/dev/{time.monotonic_ns()}", "wb") as held:
        held.write(bytes(size))
""",
    "a segment of System V": """
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
libc.shmat.restype = ctypes.c_void_p
def take(size):
    held = libc.shmget(0, size, 0o1600)
    if held < 0:
        raise OSError(ctypes.get_errno(), "shmget")
    ctypes.memset(libc.shmat(held, None, 0), 1, size)
""",
    "a stack that grows": """
import ctypes
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
def take(size):
    ctypes.memset(libc.mmap(None, size, 3, 0x122, -1, 0), 1, size)
""",
    "a stack that grows, amid a storm of signals": """
import ctypes
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
if not os.fork():
    while True:
        if not os.fork():
            if not os.fork():
                os._exit(0)
            os._exit(0)
        os.wait()
def take(size):
    ctypes.memset(libc.mmap(None, size, 3, 0x122, -1, 0), 1, size)
""",
    "children": """
def take(size):
    reading, writing = os.pipe()
    if not os.fork():
        held = bytes(range(256)) * (size // 256)
        os.write(writing, b"1")
        time.sleep(999)
    os.read(reading, 1)
""",
}
HOARD = """
{take}
def attack(message):
    held, taken = [], 0
    try:
        while taken < message["wanted"]:
            held.append(take(message["piece"]))
            taken += message["piece"]
    except (OSError, MemoryError, AttributeError):
        pass
    if taken > message["limit"]:
        time.sleep(999)
    return taken
"""


@pytest.mark.parametrize("name", TAKES)
def test_memory_is_limited_however_it_is_taken(bot: Make, name: str) -> None:
    """Two and a half times the limit is wanted; what is given stays below it, or the bot is ended."""
    stands("memory", "measured")
    attacker = bot(HOARD.format(take=TAKES[name]))
    wanted = LIMITS.memory * MIB * 5 // 2
    limit = PLACE_BYTES if "file" in name else LIMITS.memory * MIB
    try:
        ended, taken = None, ask(attacker, wanted=wanted, piece=16 * MIB, limit=limit)
    except Trouble as trouble:
        ended, taken = trouble, 0
    attacker.close()
    assert taken <= limit
    if ended:
        assert (ended.reason, ended.detail) == ("crash", "it ended with signal SIGKILL")
        assert "more than 64 MiB of memory in all processes together" in attacker.stderr


def test_children_that_share_their_memory_are_not_counted_twice(bot: Make) -> None:
    """Six processes of 40 MiB in 64 MiB: they have it from their parent, and nobody writes to it."""
    stands("measured")
    friendly = bot(
        """
held = bytes(range(256)) * (40 << 12)
def attack(message):
    for _ in range(5):
        if not os.fork():
            time.sleep(999)
    time.sleep(1)
    return "alive"
"""
    )
    assert ask(friendly) == "alive"


def test_too_many_processes_end_the_bot(bot: Make) -> None:
    stands("children", "orphans")
    attacker = bot(
        """
def attack(message):
    for _ in range(300):
        if not os.fork():
            time.sleep(999)
    time.sleep(60)
"""
    )
    with pytest.raises(Trouble) as caught:
        ask(attacker)
    assert caught.value.reason == "crash"
    attacker.close()
    # Where the user is not root the kernel itself stops it, at as many processes.
    assert "more than 256 processes" in attacker.stderr or "BlockingIOError" in attacker.stderr


# Files and network

LOOKS = """
def attack(message):
    read, written = [], []
    for path in message["paths"]:
        try:
            with open(path) as file:
                read += [path] if file.read() else []
        except OSError:
            pass
        try:
            with open(path if not os.path.isdir(path) else path + "/made-by-a-bot", "a"):
                written.append(path)
        except OSError:
            pass
    return {"read": read, "written": written}
"""


def test_a_bot_reads_its_folder_writes_nowhere_and_does_not_see_the_contest(bot: Make, tmp_path: Path) -> None:
    stands("files")
    (tmp_path / "elsewhere").write_text("secret")
    own, plan = tmp_path / "bot0" / "weights.txt", tmp_path / "bot0" / "out" / "plan.json"
    plan.parent.mkdir(parents=True)
    own.write_text("1 2 3")
    plan.write_text('{"seed": 7}')
    package = Path(walls.__file__)
    paths = [tmp_path / "elsewhere", own, plan, package, "/etc/shadow", "/etc/passwd", "/", "/dev", "/usr", own.parent]
    told = ask(bot(LOOKS, hidden=(str(plan),)), paths=[str(path) for path in paths])
    assert told["read"] == [str(own), str(package)]
    assert [path for path in told["written"] if path != str(tmp_path / "elsewhere")] == []
    assert ((tmp_path / "elsewhere").read_text(), plan.read_text()) == ("secret", '{"seed": 7}')


def test_a_bot_has_a_small_place_to_write_that_nobody_else_sees(bot: Make) -> None:
    stands("files")
    writes = bot(
        """
import tempfile
def attack(message):
    with open("/tmp/left-by-a-bot", "w") as file:
        file.write("here")
    said = open("/tmp/left-by-a-bot").read()
    return [tempfile.gettempdir(), os.path.expanduser("~"), said, sorted(os.listdir("/tmp"))]
"""
    )
    place, home, said, names = ask(writes)
    assert (place, home, said) == ("/tmp", "/tmp", "here")
    assert not Path("/tmp/left-by-a-bot").exists()
    assert set(names) <= {"left-by-a-bot", *os.listdir("/tmp")}


def test_a_bot_has_no_network(bot: Make) -> None:
    stands("network")
    calls = bot(
        """
import socket
def attack(message):
    try:
        socket.create_connection(("127.0.0.1", message["port"]), 5)
        return "connected"
    except OSError as error:
        return os.strerror(error.errno)
"""
    )
    with socket.create_server(("127.0.0.1", 0)) as server:
        assert ask(calls, port=server.getsockname()[1]) == "Connection refused"


# Those who mean well


def _choice(code: str, limits: Limits) -> str:
    state = sc.game("hand-of-the-king").start(seats=2, seed=3)
    bot = external.make(code, 1, limits)
    word = state.game.word(bot.choose(Perspective(state, 0, sc.Chance(1))))
    bot.close()
    return word


def test_a_program_of_another_language_plays_behind_the_walls() -> None:
    if not shutil.which("node"):
        pytest.skip("there is no node here to run a program in JavaScript")
    legal = sc.game("hand-of-the-king").start(seats=2, seed=3)
    words = [legal.game.word(action) for action in legal.actions(0)]
    assert _choice(f"program:node {EXAMPLES / 'node_bot.mjs'}", Limits(PATIENT, 300, PATIENT, 1024)) in words


# Which walls stand


def test_walls_say_what_they_are_and_what_is_missing() -> None:
    assert Walls().standing == ()
    assert Walls().missing == ("processes", "files", "network", "memory", "children")
    full = Walls(processes=True, files=True, network=True, measured=True, children=True)
    assert full.missing == ()
    assert (full & Walls(files=True, orphans=True)).standing == ("files",)
    assert walls.standing_around([]) is None


def test_bubblewrap_that_cannot_build_is_not_promised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be installed where the system forbids what it does; only what was tried counts."""
    broken = tmp_path / "bwrap"
    broken.write_text("#!/bin/sh\necho 'No permissions to create a new namespace' >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    for cached in (walls._tools, walls._tools_for, walls._trial):
        cached.cache_clear()
    try:
        found = walls.standing(PYTHON)
        assert set(found.standing) <= {"memory", "user", "children", "orphans"}
        assert {"processes", "files", "network"} <= set(found.missing)
    finally:
        for cached in (walls._tools, walls._tools_for, walls._trial):
            cached.cache_clear()


def test_systemd_limits_the_memory_of_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    words = walls._launch(["bot"], 300, 5, (), Tools(keeper=True, manager="user"))
    at = words.index("systemd-run")
    assert words[at:] == [
        *("systemd-run", "--user", "--scope", "--quiet", "--collect", "--no-ask-password"),
        *("-p", "MemoryMax=300M", "-p", "MemorySwapMax=0", "-p", "TasksMax=512", "--"),
        *("env", "-u", "XDG_RUNTIME_DIR", "-u", "DBUS_SESSION_BUS_ADDRESS", "bot"),
    ]


def test_the_filter_is_for_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    program = call_filter.program()
    assert len(program) % 8 == 0
    monkeypatch.setattr("platform.machine", lambda: "vax")
    assert call_filter.program() == b""


def test_a_system_without_any_wall_still_plays(bot: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walls, "_tools_for", lambda command: Tools())
    plain = bot(IDLE)
    assert ask(plain) == "alive"
    assert plain._process.pid not in below(os.getpid()) or below(plain._process.pid) == []
    plain.close()
    # It reads the end of its input and leaves, or is killed before it has.
    assert plain._process.returncode in (0, -signal.SIGKILL)
