"""Running: take a decision, and run on to the next one."""

from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister import abilities, journal  # noqa: F401  (every card tells what it does)
from smallcouncil.games.stark_vs_lannister.both_seats import OfBoth, await_both
from smallcouncil.games.stark_vs_lannister.card_moves import GameWon, check_victory
from smallcouncil.games.stark_vs_lannister.cards import HOUSES
from smallcouncil.games.stark_vs_lannister.effects import PROGRAMS
from smallcouncil.games.stark_vs_lannister.frames import IN_WORDS, OF_BOTH, push
from smallcouncil.games.stark_vs_lannister.rounds import GAME
from smallcouncil.games.stark_vs_lannister.table import OVER, Table, total_power
from smallcouncil.games.stark_vs_lannister.words import MEANING, PASS


def begin(s: Table) -> None:
    """Run a new game on to its first decision."""
    push(s, GAME, NONE)
    run(s)


def run(s: Table) -> None:
    """Run on to the next question, or to the end."""
    try:
        PROGRAMS.run(s, s.stack)
    except GameWon:
        end(s)


def end(s: Table) -> None:
    """The game stops where it stands."""
    s.phase, s.awaiting, s.legal = OVER, (), [None, None]
    s.log.append((journal.OVER, s.winner, tuple([total_power(s, house) for house in HOUSES])))


def won_already(s: Table) -> bool:
    """Whether a table that was laid is over (SL-R134)."""
    try:
        check_victory(s)
    except GameWon:
        return True
    return False


def answer(s: Table, house: int, action: int) -> None:
    """A legal decision: put it where the one who asked finds it, and run on."""
    frame = s.stack[-1]
    if s.asked in IN_WORDS:
        frame.answer = NONE if action == PASS else action
    elif s.asked in OF_BOTH:
        question = PROGRAMS.asking(s.stack)
        assert isinstance(question, OfBoth)
        s.hushed[len(s.marks) - 1] = house
        question.take(s, house, action)
        if await_both(s, s.asked):
            return
    else:
        setattr(frame, PROGRAMS.asking(s.stack).into, MEANING[action])
    run(s)
