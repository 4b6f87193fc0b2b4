"""`smallcouncil play`: who sits where, and the table they sit at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.cli.program import INTERRUPTED, Voice
from smallcouncil.cli.starting import start
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core import files, records
from smallcouncil.core.game import State
from smallcouncil.core.sealed import number_of
from smallcouncil.locale import Texts, best
from smallcouncil.terminal.boards import board
from smallcouncil.terminal.screen import Screen
from smallcouncil.terminal.table import Players, TerminalTable

DEFAULT_BOT = "apprentice"
SIMPLE = "random"


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line. `seat` counts from 0; `setup` has None for what was left open."""

    game: str | None
    setup: Mapping[str, Any]
    bots: Sequence[str] = ()
    hotseat: bool = False
    seat: int = 0
    resume: Path | None = None
    ask_all: bool = False


def play_game(voice: Voice, wish: Wish) -> int:
    """Play at this terminal, to the end or until the player leaves."""
    state = _resumed(wish) if wish.resume else _fresh(wish)
    codes = _codes(wish, state.seats)
    say = voice.of(state.game.slug)
    names = [say.seat(seat) for seat in range(state.seats)]
    search = any(code not in (None, SIMPLE) for code in codes)
    players = Players(_bots(codes, state), _flags(voice, wish), search, codes)
    if search:
        bots.prepare(state.game, wait=False)
    table = TerminalTable(
        Screen(say),
        board(state.game.slug, say, names, _roles(say, codes), players.bots),
        state,
        players,
        _autosave(wish, state),
        wish.ask_all,
        hinted=records.hints(files.read(wish.resume)) if wish.resume else (),
    )
    try:
        table.play()
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _fresh(wish: Wish) -> State:
    if wish.game is None:
        raise BadUsage("cli-error-missing-game")
    setup = dict(wish.setup)
    if setup.get("seats") is None and setup.get("position") is None and wish.bots:
        setup["seats"] = max(len(wish.bots) + 1, sc.game(wish.game).seat_counts[0])
    return start(sc.game(wish.game), setup)


def _resumed(wish: Wish) -> State:
    """The game of a record. It brings its own setup, so nothing of it can be asked for beside."""
    assert wish.resume is not None
    for name, value in wish.setup.items():
        if value is not None:
            raise BadUsage("cli-error-resume-alone", option=f"--{name}")
    state = sc.replay(files.read(wish.resume))
    if wish.game not in (None, state.game.slug):
        raise BadUsage("cli-error-resume-other", game=state.game.slug)
    return state


def _codes(wish: Wish, seats: int) -> list[str | None]:
    """The bot at each seat, None for a person; the last bot named takes all seats that are left."""
    if wish.seat >= seats:
        raise BadUsage("cli-error-seat", seat=wish.seat + 1, seats=seats)
    if wish.hotseat:
        if wish.bots:
            raise BadUsage("cli-error-hotseat-bots")
        return [None] * seats
    if len(wish.bots) >= seats:
        raise BadUsage("cli-error-many-bots", bots=len(wish.bots), seats=seats)
    named = list(wish.bots) or [DEFAULT_BOT]
    named += [named[-1]] * (seats - 1 - len(named))
    return [*named[: wish.seat], None, *named[wish.seat :]]


def _bots(codes: Sequence[str | None], state: State) -> dict[int, Any]:
    """Bots draw their luck from the seed of the game, each its own."""
    seed = number_of(state.setup.seed)
    return {seat: bots.make(code, seed + seat + 1) for seat, code in enumerate(codes) if code}


def _roles(say: Texts, codes: Sequence[str | None]) -> list[str]:
    alone = codes.count(None) == 1
    person = say("terminal-role-you") if alone else say("terminal-role-person")
    return [say("terminal-role-bot", bot=code) if code else person for code in codes]


def _flags(voice: Voice, wish: Wish) -> list[str]:
    """What seats the same players again when the game goes on later."""
    flags = ["--hotseat"] if wish.hotseat else []
    flags += ["--ask-all"] if wish.ask_all else []
    flags += ["--lang", voice.lang] if voice.lang != best() else []
    flags += ["--seat", str(wish.seat + 1)] if wish.seat else []
    for code in wish.bots:
        flags += ["--bot", code]
    return flags


def _autosave(wish: Wish, state: State) -> files.Autosave:
    """A game that saved itself goes on in its own file; one that a player saved keeps that file as it is."""
    own = wish.resume is not None and wish.resume.resolve().parent == files.state_folder().resolve()
    return files.Autosave(state.game.slug, wish.resume if own else None)
