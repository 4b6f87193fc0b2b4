"""`smallcouncil replay`: look at a recorded game."""

import sys
from pathlib import Path

import smallcouncil as sc
from smallcouncil.cli.program import Voice
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core import files
from smallcouncil.core.errors import BadRecord
from smallcouncil.core.game import State
from smallcouncil.core.records import RecordDiffers
from smallcouncil.core.sealed import commitment
from smallcouncil.terminal.boards import board
from smallcouncil.terminal.replaying import Replay
from smallcouncil.terminal.screen import Screen

DIFFERS = 1


def watch(voice: Voice, path: Path, number: int, at: int | None, step: bool, promised: str | None = None) -> int:
    """Show a record. One that today's rules play differently is shown as far as both agree, with exit code 1.

    So is one whose seed is not the one that was `promised`.
    """
    try:
        state, code = replayed(files.read(path), number), 0
    except RecordDiffers as error:
        state, code = error.state, DIFFERS
        print(voice.say(error.key, **error.details), file=sys.stderr)
    _show(voice, state, at, step)
    if not code:
        Screen(voice.say).tell(voice.say("cli-replay-good", count=len(state.history)), "dim")
    return code or _check_seed(voice, state, promised)


def _check_seed(voice: Voice, state: State, promised: str | None) -> int:
    """Tell the fingerprint of a sealed seed, and whether it is the promised one."""
    seed = state.setup.seed
    found = commitment(seed) if isinstance(seed, str) else None
    if promised is not None and promised.strip().lower() != found:
        print(voice.say("cli-replay-other-seed", found=found or "-"), file=sys.stderr)
        return DIFFERS
    if found is not None:
        Screen(voice.say).tell(voice.say("cli-replay-seed", found=found, checked=str(promised is not None)), "dim")
    return 0


def _show(voice: Voice, state: State, at: int | None, step: bool) -> None:
    count = len(state.history)
    if at is not None and at > count:
        raise BadUsage("cli-error-at", at=at, count=count)
    say = voice.of(state.game.slug)
    names = [say.seat(seat) for seat in range(state.seats)]
    replay = Replay(Screen(say), board(state.game.slug, say, names, [""] * state.seats), state)
    if step:
        replay.step(at or 0)
    else:
        replay.show(count if at is None else at)


def replayed(text: str, number: int) -> State:
    """One record of a file: it may hold a single one, or one a line as `simulate --out` writes them."""
    lines = [(line, at) for at, line in enumerate(text.splitlines(), 1) if line.strip()]
    several = len(lines) > 1 and all(line.startswith("{") and line.endswith("}") for line, _ in lines)
    count = len(lines) if several else 1
    if number > count:
        raise BadUsage("cli-error-record", record=number, count=count)
    if not several:
        return sc.replay(text)
    line, at = lines[number - 1]
    try:
        return sc.replay(line)
    except BadRecord as error:
        problem = error.details["problem"]
        assert isinstance(problem, str)
        if isinstance(error, RecordDiffers):
            raise RecordDiffers(at, problem, error.state) from None
        raise BadRecord(at, problem) from None
