"""Becomes a bot: takes the limits on itself, then turns into the bot's command.

Run as a script of its own, without the package, so that nothing of the caller's memory or threads is there to inherit.
"""

import json
import os
import sys

FILES = 256
PROCESSES = 256
FILE_BYTES = 64 << 20
DIE_WITH_PARENT = 1
KILL = 9


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


def die_with_parent() -> None:
    """On Linux the bot goes when its arena goes, however that came about."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, KILL)


if __name__ == "__main__":
    limits, command = json.loads(sys.argv[1]), sys.argv[2:]
    limit(limits["memory"], limits["seconds"])
    die_with_parent()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
