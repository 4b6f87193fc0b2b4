"""Becomes a bot: takes the limits on itself, then turns into the bot's command, or watches over it.

Run as a script of its own, without the package, so that nothing of the caller's memory or threads is there to inherit.
On Linux it stays as the bot's keeper: every process that the bot starts and leaves behind becomes the keeper's child,
so none can get away by leaving its group, its session or its environment. The keeper also adds up what they all use.
"""

import contextlib
import json
import os
import signal
import sys
import time
from typing import Any, NoReturn

FILES = 256
PROCESSES = 256
FILE_BYTES = 64 << 20
DIE_WITH_PARENT, SECCOMP, CHILD_SUBREAPER, NO_NEW_PRIVILEGES = 1, 22, 36, 38
BY_FILTER = 2
LOOK = 0.1
STREAMS = 3
LINUX = sys.platform == "linux"


def limit(memory: int, seconds: int) -> None:
    """Memory, processor time, files and processes, where the system knows such limits."""
    import resource

    wanted = {
        resource.RLIMIT_DATA: memory << 20,
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: FILE_BYTES,
        resource.RLIMIT_NOFILE: FILES,
    }
    if threads := _threads_of_this_user():
        wanted[resource.RLIMIT_NPROC] = threads + PROCESSES
    for kind, most in wanted.items():
        _, hard = resource.getrlimit(kind)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (most, most))


def _threads_of_this_user() -> int:
    """How many threads the user runs now, all programs together, as the system counts them; 0 if it does not tell."""
    found, user = 0, os.getuid()
    for process in os.listdir("/proc") if os.path.isdir("/proc/self/task") else ():
        try:
            if process.isdigit() and os.stat(f"/proc/{process}").st_uid == user:
                found += len(os.listdir(f"/proc/{process}/task"))
        except OSError:
            continue
    return found


def _control(*numbers: Any) -> int:
    """Ask the Linux kernel to treat this process in a certain way."""
    import ctypes

    return int(ctypes.CDLL(None).prctl(*numbers))


def refuse_calls(program: bytes) -> None:
    """Hand a filter of system calls to the kernel; it holds for this process and all that come from it."""
    import ctypes

    class Program(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))

    steps = ctypes.create_string_buffer(program, len(program))
    held = Program(len(program) // 8, ctypes.cast(steps, ctypes.c_void_p))
    if _control(SECCOMP, BY_FILTER, ctypes.byref(held)):
        sys.exit("the filter of system calls was not taken")


def become(held: dict[str, Any], command: list[str]) -> NoReturn:
    """Turn into the bot's command."""
    if held["walled"]:
        _keep_answers_apart()
    if held["user"]:
        os.setgroups([])
        os.setgid(held["user"])
        os.setuid(held["user"])
    if LINUX:
        _control(DIE_WITH_PARENT, signal.SIGKILL)
        _control(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if held["filter"]:
        refuse_calls(bytes.fromhex(held["filter"]))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


def _keep_answers_apart() -> None:
    """The wall's own processes hold standard output open, so the answers travel beside it: see `walls.HAND_OVER`."""
    os.dup2(1, STREAMS)
    os.set_inheritable(STREAMS, True)
    _to_nowhere(1)


def _to_nowhere(*streams: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in streams:
        os.dup2(nowhere, stream)
    os.close(nowhere)


class Keeper:
    """Stays with a bot until it has ended or is to be ended, and leaves nothing of it."""

    def __init__(self, held: dict[str, Any], command: list[str]) -> None:
        self._most = held["memory"] << 20
        self._walled = held["walled"]
        self._signals = {signal.SIGCHLD, signal.SIGTERM}
        signal.pthread_sigmask(signal.SIG_BLOCK, self._signals)
        _control(DIE_WITH_PARENT, signal.SIGTERM)
        _control(CHILD_SUBREAPER, 1, 0, 0, 0)
        self._bot = os.fork()
        if not self._bot:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self._signals)
            os.setsid()
            limit(held["memory"], held["seconds"])
            become(held, command)
        _to_nowhere(0, 1)

    def watch(self) -> None:
        """Until the bot has ended, uses too much, or the arena says so."""
        due = time.monotonic() + LOOK
        while (status := self._ended()) is None:
            told = signal.sigtimedwait(self._signals, max(0.0, due - time.monotonic()))
            if told is not None and told.si_signo == signal.SIGTERM:
                self._end()
            if time.monotonic() >= due:
                due = time.monotonic() + LOOK
                if used := self._too_much():
                    print(used, file=sys.stderr, flush=True)
                    self._end()
        self._clear()
        self._leave(os.waitstatus_to_exitcode(status))

    def _ended(self) -> int | None:
        """The bot's status if it has ended; takes leave of all other processes that have."""
        while True:
            try:
                process, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return signal.SIGKILL
            if process in (0, self._bot):
                return status if process else None

    def _end(self) -> NoReturn:
        self._clear()
        self._leave(-signal.SIGKILL)

    def _leave(self, code: int) -> NoReturn:
        """End as the bot has ended; behind bubblewrap a signal comes as a code above 128, as in a shell."""
        if self._walled and code - 128 in signal.valid_signals():
            code = 128 - code
        if code < 0:
            with contextlib.suppress(OSError):
                signal.signal(-code, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {-code})
            os.kill(os.getpid(), -code)
        sys.exit(abs(code))

    def _clear(self) -> None:
        """End every process there is below this one: first hold them all, so that none makes more meanwhile."""
        while True:
            held: set[int] = set()
            while more := set(_below(os.getpid())) - held:
                _send(signal.SIGSTOP, more)
                held |= more
            _send(signal.SIGKILL, held)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(-1, 0)
                continue
            return

    def _too_much(self) -> str:
        """What is wrong with the use of memory and processes, all together."""
        processes = _below(os.getpid())
        if len(processes) > PROCESSES:
            return f"more than {PROCESSES} processes"
        if sum(map(_resident, processes)) > self._most and sum(map(_share, processes)) > self._most:
            return f"more than {self._most >> 20} MiB of memory in all processes together"
        return ""


def _send(what: int, processes: set[int]) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(process, what)


def _below(top: int) -> list[int]:
    """All processes that come from one, as the system lists them now."""
    found, queue = [], [top]
    while queue:
        children = _children(queue.pop())
        found += children
        queue += children
    return found


def _children(process: int) -> list[int]:
    found: list[int] = []
    with contextlib.suppress(OSError):
        for thread in os.listdir(f"/proc/{process}/task"):
            with contextlib.suppress(OSError), open(f"/proc/{process}/task/{thread}/children") as names:
                found += map(int, names.read().split())
    return found


def _resident(process: int) -> int:
    """Bytes of memory that a process has touched; what it shares with others is counted in full, so it is quick."""
    return _kilobytes(f"/proc/{process}/status", ("RssAnon:", "RssShmem:", "VmSwap:")) << 10


def _share(process: int) -> int:
    """The same with a fair share of what is shared; a process that hides it is counted in full."""
    try:
        return _kilobytes(f"/proc/{process}/smaps_rollup", ("Pss_Anon:", "Pss_Shmem:", "SwapPss:"), hidden=True) << 10
    except PermissionError:
        return _resident(process)


def _kilobytes(path: str, names: tuple[str, ...], hidden: bool = False) -> int:
    found = 0
    try:
        with open(path) as lines:
            for line in lines:
                if line.startswith(names):
                    found += int(line.split()[1])
    except PermissionError:
        if hidden:
            raise
    except OSError:
        return 0
    return found


if __name__ == "__main__":
    held, command = json.loads(sys.argv[1]), sys.argv[2:]
    if held["keeper"]:
        Keeper(held, command).watch()
    limit(held["memory"], held["seconds"])
    become(held, command)
