"""Running: take a decision, and run on to the next one."""

from typing import Final

from smallcouncil.cardkit.programs import Programs, finish
from smallcouncil.games.btwixt import abilities  # noqa: F401  (every card tells what it does)
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.games.btwixt.claiming import place, settle
from smallcouncil.games.btwixt.effects import ALLY_ABILITIES, INFLUENCE
from smallcouncil.games.btwixt.frames import ASK_DRAFT, ASK_GIVE, ASK_LOOK, ASK_SWAP, ASK_TURN, GAME, push
from smallcouncil.games.btwixt.rounds import GAME_PROGRAM
from smallcouncil.games.btwixt.seasons import pick
from smallcouncil.games.btwixt.table import BtwixtTable, Frame
from smallcouncil.games.btwixt.verbs import GAINING, choose_discard, discard_hand
from smallcouncil.games.btwixt.words import DECLINE, MEANING

PROGRAMS: Final[Programs[BtwixtTable, Frame]] = Programs()
_PLAYED: Final = INFLUENCE.part("played")
_TRIUMPHS: Final = INFLUENCE.part("triumph")
_CLAIMED: Final = ALLY_ABILITIES.part("claimed")
for card, design in enumerate(DESIGNS):
    PROGRAMS.add(f"played {design.id}", _PLAYED.get(card, ()))
for card, design in enumerate(DESIGNS):
    PROGRAMS.add(f"triumph {design.id}", _TRIUMPHS[card][1] if card in _TRIUMPHS else ())
for number, ally in enumerate(ALLIES):
    PROGRAMS.add(f"claimed {ally.id}", _CLAIMED.get(number, (place, settle)))
for name, program in (("game", GAME_PROGRAM), ("gain", GAINING), ("discard", (choose_discard, discard_hand))):
    PROGRAMS.add(name, program)

SECRETS: Final = frozenset((ASK_GIVE, ASK_SWAP, ASK_LOOK))


def begin(s: BtwixtTable) -> None:
    """Run a laid table on to its first decision."""
    push(s, GAME, s.first)
    run(s)


def run(s: BtwixtTable) -> None:
    """Run on to the next question."""
    PROGRAMS.run(s, s.stack)


def options(s: BtwixtTable, seat: int) -> tuple[int, ...]:
    """What an awaited seat may answer, from what lies on the table now."""
    return PROGRAMS.options(s, s.stack, seat)


def answer(s: BtwixtTable, seat: int, action: int) -> None:
    """A legal decision: put it where the one who asked finds it, and run on."""
    if s.asked == ASK_TURN:
        s.stack[-1].card = MEANING[action]
    elif s.asked == ASK_DRAFT:
        s.hushed[len(s.marks) - 1] = 1 << seat
        pick(s, seat, MEANING[action])
        s.awaiting = tuple([other for other in s.awaiting if other != seat])
        if s.awaiting:
            return
    else:
        question = PROGRAMS.asking(s.stack)
        frame = s.stack[-1]
        if s.asked in SECRETS:
            s.hushed[len(s.marks) - 1] = _knowing(s)
        setattr(frame, question.into, MEANING[action])
        if action == DECLINE and not question.goes_on:
            finish(frame)
    PROGRAMS.run(s, s.stack)


def _knowing(s: BtwixtTable) -> int:
    """Who knows a secret answer: you, and the leader whose hand it is about."""
    frame = s.stack[-1]
    return 1 << frame.you | (0 if s.asked == ASK_LOOK else 1 << frame.seat)
