"""System calls that a brought bot does not get, as a program for the kernel (seccomp, classic BPF).

What is refused has two uses only: memory that no limit of a process counts (shared and anonymous, or without a mapping
at all), and a look into other processes. Programs that ask get "no memory" or "no such call", which they are made for.
"""

import errno
import platform
import struct
import sys

# Numbers by machine: its name for the kernel's audit, then the calls.
MACHINES: dict[str, dict[str, int]] = {
    "x86_64": {
        "audit": 0xC000003E, "mmap": 9, "shmget": 29, "ptrace": 101, "add_key": 248, "request_key": 249, "keyctl": 250,
        "perf_event_open": 298, "process_vm_readv": 310, "process_vm_writev": 311, "memfd_create": 319, "bpf": 321,
        "userfaultfd": 323, "io_uring_setup": 425, "pidfd_getfd": 438, "memfd_secret": 447,
    },
    "aarch64": {
        "audit": 0xC00000B7, "mmap": 222, "shmget": 194, "ptrace": 117, "add_key": 217, "request_key": 218,
        "keyctl": 219, "perf_event_open": 241, "process_vm_readv": 270, "process_vm_writev": 271, "memfd_create": 279,
        "bpf": 280, "userfaultfd": 282, "io_uring_setup": 425, "pidfd_getfd": 438, "memfd_secret": 447,
    },
}  # fmt: skip
LOAD, JUMP_EQUAL, JUMP_AT_LEAST, AND, RETURN = 0x20, 0x15, 0x35, 0x54, 0x06
NUMBER, ARCHITECTURE, FOURTH_ARGUMENT = 0, 4, 16 + 3 * 8
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
SHARED_AND_ANONYMOUS = 0x01 | 0x20
# Numbers from here on are those of another set of calls on x86 ("x32"), which would lead around the list.
OTHER_SET = 0x40000000


def program() -> bytes:
    """The filter for this machine; empty where there is none. A jump counts from the step after it."""
    calls = MACHINES.get(platform.machine()) if sys.platform == "linux" and sys.byteorder == "little" else None
    if calls is None:
        return b""
    refused = [number for name, number in calls.items() if name not in ("audit", "mmap")]
    refusal = len(refused) + 10
    steps = [
        (LOAD, 0, 0, ARCHITECTURE),
        (JUMP_EQUAL, 0, refusal - 2, calls["audit"]),
        (LOAD, 0, 0, NUMBER),
        (JUMP_AT_LEAST, refusal - 4, 0, OTHER_SET),
    ]
    for place, number in enumerate(refused, len(steps)):
        steps.append((JUMP_EQUAL, refusal - place - 1, 0, number))
    steps += [
        (JUMP_EQUAL, 0, 4, calls["mmap"]),
        (LOAD, 0, 0, FOURTH_ARGUMENT),
        (AND, 0, 0, SHARED_AND_ANONYMOUS),
        (JUMP_EQUAL, 0, 1, SHARED_AND_ANONYMOUS),
        (RETURN, 0, 0, REFUSE | errno.ENOMEM),
        (RETURN, 0, 0, ALLOW),
        (RETURN, 0, 0, REFUSE | errno.ENOSYS),
    ]
    return b"".join(struct.pack("=HBBI", *step) for step in steps)
