"""The walls around a brought bot: which stand on this system, found by trying them, and how to build them.

Three tools build them. `bubblewrap` gives a bot processes, files and a network of its own; `systemd-run` a limit on the
memory of all its processes together (cgroup v2); root can run it as a user that owns nothing. What a system lacks or
forbids is left out and said, never silently promised.
"""

import contextlib
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path

from smallcouncil.bots import call_filter
from smallcouncil.bots.enclosure import PACKAGES, bubblewrap, named_paths

LAUNCH = Path(__file__).with_name("sandbox_launch.py")
TRIAL = Path(__file__).with_name("wall_trial.py")
TRIAL_SECONDS = 60.0
TRIAL_MEMORY = 256
TASKS = 512
FIRST_USER = 0x70000000
# What systemd-run needs to find the manager of its user, and nobody behind it.
MANAGER_VARIABLES = ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")
WALLS = ("processes", "files", "network", "memory", "children")


@dataclass(frozen=True)
class Walls:
    """What stands between a bot and the rest.

    processes: it sees, stops and reads no process but its own; files: it reads what it needs, and writes only to small
    folders in memory; network: none; memory: the kernel limits all its processes together; measured: they are added up
    ten times a second, and shared memory is refused; user: it runs as a user that owns nothing; children: none outlives
    it; orphans: the same as long as it does not turn against its keeper.
    """

    processes: bool = False
    files: bool = False
    network: bool = False
    memory: bool = False
    measured: bool = False
    user: bool = False
    children: bool = False
    orphans: bool = False

    @property
    def standing(self) -> tuple[str, ...]:
        return tuple(name for name, stands in vars(self).items() if stands)

    @property
    def missing(self) -> tuple[str, ...]:
        """What of the five that a bot should have does not stand here; measured memory counts as limited."""
        return tuple(name for name in WALLS if not getattr(self, name) and not (name == "memory" and self.measured))

    def __and__(self, other: "Walls") -> "Walls":
        return Walls(**{name: value and getattr(other, name) for name, value in vars(self).items()})


@dataclass(frozen=True)
class Tools:
    """What the walls are built with. `manager` says whose systemd keeps the memory: "system", "user", or nobody's."""

    keeper: bool = False
    filtered: bool = False
    wrapped: bool = False
    manager: str = ""
    user: bool = False


def standing(command: Sequence[str]) -> Walls:
    """The walls that stand around a command."""
    tools = _tools_for(tuple(command))
    held = _trial(tools)
    return _walls(tools, held) if held else Walls()


def standing_around(commands: Iterable[Sequence[str]]) -> Walls | None:
    """What stands around all of several commands; None if there are none."""
    found: Walls | None = None
    for command in commands:
        walls = standing(command)
        found = walls if found is None else found & walls
    return found


def launch(command: Sequence[str], memory: int, seconds: int, hidden: Sequence[str] = ()) -> list[str]:
    """The words that start a command behind all walls that stand."""
    return _launch(command, memory, seconds, hidden, _tools_for(tuple(command)))


def _launch(command: Sequence[str], memory: int, seconds: int, hidden: Sequence[str], tools: Tools) -> list[str]:
    held = {
        "memory": memory,
        "seconds": seconds,
        "keeper": tools.keeper,
        "walled": tools.wrapped,
        "user": FIRST_USER + secrets.randbelow(1 << 27) if tools.user else 0,
        "filter": call_filter.program().hex() if tools.filtered else "",
    }
    words = bubblewrap(command, hidden) if tools.wrapped else list(command)
    if tools.manager:
        words = [*_scope(tools.manager, memory), *words]
    return [sys.executable, "-I", "-S", str(LAUNCH), json.dumps(held), *words]


def manager_variables(command: Sequence[str]) -> dict[str, str]:
    """What of the caller's environment the walls need to be built; nothing of it reaches the bot."""
    if _tools_for(tuple(command)).manager != "user":
        return {}
    return {name: os.environ[name] for name in MANAGER_VARIABLES if name in os.environ}


def _scope(manager: str, memory: int) -> list[str]:
    """A cgroup for the bot, made by systemd: memory without a way out into swap, and so many tasks."""
    limits = (f"MemoryMax={memory}M", "MemorySwapMax=0", f"TasksMax={TASKS}")
    words = ["systemd-run", f"--{manager}", "--scope", "--quiet", "--collect", "--no-ask-password"]
    return [*words, *(part for each in limits for part in ("-p", each)), "--", "env", *_unset()]


def _unset() -> list[str]:
    return [part for name in MANAGER_VARIABLES for part in ("-u", name)]


@cache
def _tools_for(command: tuple[str, ...]) -> Tools:
    """The machine's tools; another user only where nothing better stands, and where that user can read the bot."""
    tools = _tools()
    if tools.wrapped or not tools.keeper or os.geteuid() != 0:
        return tools
    other = replace(tools, user=True)
    return other if _readable_by_others(tuple(named_paths(command))) and _trial(other) else tools


@cache
def _tools() -> Tools:
    """The strongest set of tools that a trial bot starts with, from the strongest down."""
    if not (sys.platform == "linux" and os.path.exists(f"/proc/self/task/{os.getpid()}/children")):
        return Tools()
    choices = product(
        (True, False) if shutil.which("bwrap") else (False,),
        (*filter(_keeps_memory, _managers()), ""),
        (True, False) if call_filter.program() else (False,),
    )
    found = (Tools(True, filtered, wrapped, manager) for wrapped, manager, filtered in choices)
    return next((tools for tools in found if _trial(tools)), Tools())


def _managers() -> tuple[str, ...]:
    if not shutil.which("systemd-run") or not os.path.exists("/sys/fs/cgroup/cgroup.controllers"):
        return ()
    return ("system",) if os.geteuid() == 0 else ("user",)


def _keeps_memory(manager: str) -> bool:
    """Whether the limit really arrives: seen from outside the other walls, which hide it."""
    return (_trial(Tools(True, manager=manager)) or {}).get("memory", False)


@cache
def _trial(tools: Tools) -> dict[str, bool] | None:
    """Let a program inside try to get out, and see which walls held; None if it cannot even start."""
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        secret = stack.enter_context(tempfile.NamedTemporaryFile())
        aim = {"port": server.getsockname()[1], "secret": secret.name, "space": _process_space()}
        aim |= {"own": str(PACKAGES / "smallcouncil" / "__init__.py"), "memory": TRIAL_MEMORY}
        command = [sys.executable, "-I", "-S", str(TRIAL), json.dumps(aim)]
        try:
            words = _launch(command, TRIAL_MEMORY, 5, (), tools)
            done = subprocess.run(
                words, capture_output=True, timeout=TRIAL_SECONDS, stdin=subprocess.DEVNULL, check=True
            )
            held: dict[str, bool] = json.loads(done.stdout)
        except (OSError, ValueError, subprocess.SubprocessError):
            return None
    return held


def _walls(tools: Tools, held: dict[str, bool]) -> Walls:
    processes, files = tools.wrapped and held["processes"], tools.wrapped and held["files"]
    user = tools.user and held["user"]
    return Walls(
        processes=processes,
        files=files,
        network=tools.wrapped and held["network"],
        memory=bool(tools.manager),
        measured=tools.keeper and files and held["shared"] and not tools.manager,
        user=user,
        children=tools.keeper and (processes or user),
        orphans=tools.keeper and not (processes or user),
    )


def _process_space() -> str:
    """The name of the processes that can be seen from here, where the system has such names."""
    try:
        return os.readlink("/proc/self/ns/pid")
    except OSError:
        return ""


@cache
def _readable_by_others(paths: tuple[str, ...]) -> bool:
    """Whether a user that owns nothing can run Python and read these files."""
    script = "import os, sys; sys.exit(not all(os.access(path, os.R_OK) for path in sys.argv[1:]))"
    words = [sys.executable, "-I", "-S", "-c", script, str(LAUNCH), str(PACKAGES), *paths]
    try:
        return not subprocess.run(words, user=FIRST_USER, group=FIRST_USER, extra_groups=(), timeout=10).returncode
    except (OSError, subprocess.SubprocessError):
        return False
