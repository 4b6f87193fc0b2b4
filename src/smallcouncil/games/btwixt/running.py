"""Running: take a decision, and run on to the next one."""

from smallcouncil.cardkit.programs import Programs, finish
from smallcouncil.games.btwixt.allies import CLAIMS
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.games.btwixt.frames import (
    ASK_DRAFT,
    ASK_GIVE,
    ASK_LOOK,
    ASK_SWAP,
    ASK_TURN,
    GAME,
    push,
)
from smallcouncil.games.btwixt.programs import PLAYED_PROGRAMS, TRIUMPH_PROGRAMS
from smallcouncil.games.btwixt.rounds import GAME_PROGRAM, take_turn
from smallcouncil.games.btwixt.seasons import pick
from smallcouncil.games.btwixt.table import Frame, Table
from smallcouncil.games.btwixt.verbs import GAINING, choose_discard, discard_hand
from smallcouncil.games.btwixt.words import DECLINE, MEANING

PROGRAMS: Programs[Table, Frame] = Programs()
for timing, programs in (("played", PLAYED_PROGRAMS), ("triumph", TRIUMPH_PROGRAMS)):
    for design, program in zip(DESIGNS, programs, strict=True):
        PROGRAMS.add(f"{timing} {design.id}", program)
for ally, program in zip(ALLIES, CLAIMS, strict=True):
    PROGRAMS.add(f"claimed {ally.id}", program)
for name, program in (("game", GAME_PROGRAM), ("gain", GAINING), ("discard", (choose_discard, discard_hand))):
    PROGRAMS.add(name, program)

SECRETS = frozenset((ASK_GIVE, ASK_SWAP, ASK_LOOK))


def begin(s: Table) -> None:
    """Run a laid table on to its first decision."""
    push(s, GAME, s.first)
    run(s)


def run(s: Table) -> None:
    """Run on to the next question."""
    PROGRAMS.run(s, s.stack)


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
        setattr(frame, s.into, MEANING[action])
        if action == DECLINE and not s.goes_on:
            finish(frame)
    PROGRAMS.run(s, s.stack)


def _knowing(s: Table) -> int:
    """Who knows a secret answer: you, and the leader whose hand it is about."""
    frame = s.stack[-1]
    return 1 << frame.you | (0 if s.asked == ASK_LOOK else 1 << frame.seat)
