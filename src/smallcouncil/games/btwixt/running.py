"""Running: take a decision, and run on to the next one."""

from smallcouncil.games.btwixt.allies import CLAIMS
from smallcouncil.games.btwixt.frames import (
    ASK_DRAFT,
    ASK_GIVE,
    ASK_LOOK,
    ASK_SWAP,
    ASK_TURN,
    DONE,
    GAME,
    Program,
    push,
)
from smallcouncil.games.btwixt.programs import PLAYED_PROGRAMS, TRIUMPH_PROGRAMS
from smallcouncil.games.btwixt.rounds import GAME_PROGRAM, take_turn
from smallcouncil.games.btwixt.seasons import pick
from smallcouncil.games.btwixt.table import PROGRAM, SEAT, STEP, YOU, Table
from smallcouncil.games.btwixt.verbs import GAINING, choose_discard, discard_hand
from smallcouncil.games.btwixt.words import DECLINE, MEANING

PROGRAMS: tuple[Program, ...] = (
    *PLAYED_PROGRAMS,
    *TRIUMPH_PROGRAMS,
    *CLAIMS,
    GAME_PROGRAM,
    GAINING,
    (choose_discard, discard_hand),
)
SECRETS = frozenset((ASK_GIVE, ASK_SWAP, ASK_LOOK))


def begin(s: Table) -> None:
    """Run a laid table on to its first decision."""
    push(s, GAME, s.first)
    run(s)


def run(s: Table) -> None:
    """Run the programs, the one on top first, until one of them asks."""
    stack = s.stack
    while True:
        frame = stack[-1]
        steps = PROGRAMS[frame[PROGRAM]]
        at = frame[STEP]
        if at >= len(steps):
            stack.pop()
            continue
        frame[STEP] = at + 1
        if steps[at](s, frame):
            return


def answer(s: Table, seat: int, action: int) -> None:
    """A legal decision: put it where the one who asked finds it, and run on."""
    if s.asked == ASK_TURN:
        take_turn(s, seat, action)
    elif s.asked == ASK_DRAFT:
        s.hushed[len(s.marks) - 1] = 1 << seat
        pick(s, seat, MEANING[action])
        s.awaiting = tuple([other for other in s.awaiting if other != seat])
        if s.awaiting:
            return
    else:
        frame = s.stack[-1]
        if s.asked in SECRETS:
            s.hushed[len(s.marks) - 1] = _knowing(s)
        frame[s.into] = MEANING[action]
        if action == DECLINE and not s.goes_on:
            frame[STEP] = DONE
    run(s)


def _knowing(s: Table) -> int:
    """Who knows a secret answer: you, and the leader whose hand it is about."""
    frame = s.stack[-1]
    return 1 << frame[YOU] | (0 if s.asked == ASK_LOOK else 1 << frame[SEAT])
