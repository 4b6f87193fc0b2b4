"""Running: take a decision, and run on to the next one."""

from smallcouncil.games.legendary import sentences  # noqa: F401  (reads all cards)
from smallcouncil.games.legendary.effects import PROGRAMS
from smallcouncil.games.legendary.ending import GAME, GameEnded, end
from smallcouncil.games.legendary.frames import ASK_DRAFT, push
from smallcouncil.games.legendary.moves import Exhausted
from smallcouncil.games.legendary.table import NONE, Table
from smallcouncil.games.legendary.words import MEANING, NO


def begin(s: Table) -> None:
    """Run a new game on to its first decision."""
    push(s, GAME, NONE)
    run(s)


def run(s: Table) -> None:
    """Run on to the next question, or to the end."""
    try:
        PROGRAMS.run(s, s.stack)
    except GameEnded:
        end(s, exhausted=False)
    except Exhausted:
        end(s, exhausted=True)


def answer(s: Table, seat: int, action: int) -> None:
    """A legal decision: put it where the one who asked finds it, and run on."""
    if s.asked == ASK_DRAFT:
        s.hushed[len(s.marks) - 1] = seat
        s.answer[seat] = MEANING[action]
        s.legal = None
        s.awaiting = tuple([other for other in s.awaiting if other != seat])
        if s.awaiting:
            return
    else:
        s.stack[-1].choice = NONE if action == NO else action
    run(s)
