"""`smallcouncil replay`: look at a recorded game."""

import sys
from collections.abc import Sequence
from pathlib import Path

import smallcouncil as sc
from smallcouncil.cli.program import Voice
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core import files, records
from smallcouncil.core.errors import BadRecord
from smallcouncil.core.game import State
from smallcouncil.core.records import RecordDiffers
from smallcouncil.core.sealed import commitment
from smallcouncil.terminal.boards import board
from smallcouncil.terminal.replaying import Replay
from smallcouncil.terminal.screen import Screen

DIFFERS = 1
BOT = "bot:"


def watch(voice: Voice, path: Path, number: int, at: int | None, step: bool, promised: str | None = None) -> int:
    """Show a record. One that today's rules play differently is shown as far as both agree, with exit code 1.

    So is one whose seed is not the one that was `promised`.
    """
    text = files.read(path)
    try:
        state, code = replayed(text, number), 0
    except RecordDiffers as error:
        state, code = error.state, DIFFERS
        print(voice.say(error.key, **error.details), file=sys.stderr)
    _show(voice, state, at, step, records.players(chosen(text, number)[0]))
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


def _show(voice: Voice, state: State, at: int | None, step: bool, players: Sequence[str]) -> None:
    count = len(state.history)
    if at is not None and at > count:
        raise BadUsage("cli-error-at", at=at, count=count)
    say = voice.of(state.game.slug)
    named = [player.removeprefix(BOT) for player in players or [""] * state.seats]
    names = [name or say.seat(seat) for seat, name in enumerate(named)]
    replay = Replay(Screen(say), board(state.game.slug, say, names, [""] * state.seats), state)
    if step:
        replay.step(at or 0)
    else:
        replay.show(count if at is None else at)


def chosen(text: str, number: int) -> tuple[str, int]:
    """One record of a file, and the line on which it begins; `simulate --out` and contests write many."""
    found = records.split(text)
    if number > len(found):
        raise BadUsage("cli-error-record", record=number, count=len(found))
    return found[number - 1]


def replayed(text: str, number: int) -> State:
    """The game of one record of a file."""
    record, line = chosen(text, number)
    try:
        return sc.replay(record)
    except BadRecord as error:
        at, problem = error.line + line - 1, error.details["problem"]
        assert isinstance(problem, str)
        if isinstance(error, RecordDiffers):
            raise RecordDiffers(at, problem, error.state) from None
        raise BadRecord(at, problem) from None
