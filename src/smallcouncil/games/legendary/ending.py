"""How a game ends: the trigger, equal turns, the Final Showdown, and the scores."""

from typing import Final

from smallcouncil.games.legendary import journal
from smallcouncil.games.legendary.cards import IS_MASTERMIND, VP
from smallcouncil.games.legendary.effects import PROGRAMS
from smallcouncil.games.legendary.fights import EXHAUSTION, REASONS
from smallcouncil.games.legendary.frames import Choice, Program, push
from smallcouncil.games.legendary.setup import SETUP_STEPS
from smallcouncil.games.legendary.table import ALLY_STEP, NONE, OVER, SHOWDOWN, Frame, Table
from smallcouncil.games.legendary.turns import (
    MAIN_PROGRAM,
    begin_main,
    begin_turn,
    clear_marks,
    new_hand,
    put_away,
    turn_ally_card,
)
from smallcouncil.games.legendary.words import MEANING, SEAT

MOST_CLIFFHANGERS: Final = 10


class GameEnded(Exception):
    """The game is over by its regular end."""


# ---- the end of a turn


def clean_up(s: Table, f: Frame) -> bool:
    """A new hand, unless nobody will play one (LG-R141)."""
    put_away(s)
    last = _is_last_turn(s)
    if not last or s.setup.options["showdown"]:
        new_hand(s, s.turn)
    if last:
        if not s.setup.options["showdown"]:
            raise GameEnded
        begin_showdown(s)
        f.step = SHOWDOWN_STEP
        return False
    s.turn = (s.turn + 1) % s.setup.seats
    s.phase = ALLY_STEP
    f.step = TURN_STEP
    return False


def _is_last_turn(s: Table) -> bool:
    """The turn of the trigger, or with equal turns that of the player before the first one (LG-R145)."""
    if s.end == NONE:
        return False
    return not s.setup.options["equal_turns"] or s.turn == (s.first - 1) % s.setup.seats


# ---- the Final Showdown


def begin_showdown(s: Table) -> None:
    """Clockwise, the player who has triggered the end last (LG-R76)."""
    seats = s.setup.seats
    start_round(s, tuple([(s.end + step) % seats for step in range(1, seats + 1)]))


def start_round(s: Table, order: tuple[int, ...]) -> None:
    s.order, s.totals = order, (*s.totals, ())
    s.round = len(s.totals)
    s.phase = SHOWDOWN
    s.log.append((journal.SHOWDOWN, s.round, list(order)))


def showdown_turn(s: Table, f: Frame) -> bool:
    """The next player's cards; nothing of the table is fought or recruited (LG-267)."""
    if s.order:
        s.turn, s.order = s.order[0], s.order[1:]
        clear_marks(s)
        push(s, MAIN_PROGRAM, s.turn)
    return False


def end_showdown_turn(s: Table, f: Frame) -> bool:
    """The total is what is in the pools (LG-R147)."""
    total = s.attack + s.recruit
    s.totals = (*s.totals[:-1], (*s.totals[-1], (s.turn, total)))
    s.log.append((journal.TOTAL, s.turn, total))
    put_away(s)
    if s.order:
        f.step = SHOWDOWN_STEP
        return False
    return _round_is_over(s, f)


def _round_is_over(s: Table, f: Frame) -> bool:
    """One alone is highest, or those level play a Cliffhanger (LG-272), ten at most (LG-R150)."""
    last = dict(s.totals[-1])
    best = [seat for seat, total in s.totals[-1] if total == max(last.values())]
    if len(best) > 1:
        if len(s.totals) > MOST_CLIFFHANGERS:
            raise GameEnded
        for seat in best:
            new_hand(s, seat)
        start_round(s, tuple(best))
        f.step = SHOWDOWN_STEP
        return False
    f.you = best[0]
    return False


def _weakest(s: Table, f: Frame) -> list[int]:
    """The opponents with the lowest total; those level are compared by the Cliffhangers all of them played (R77)."""
    level = [seat for seat, _ in s.totals[0] if seat != f.you]
    for totals in map(dict, s.totals):
        if not all(seat in totals for seat in level):
            break
        lowest = min(totals[seat] for seat in level)
        level = [seat for seat in level if totals[seat] == lowest]
    return [SEAT[seat] for seat in sorted(level)]


def take_prize(s: Table, f: Frame) -> bool:
    """The top Mastermind, with no effect and no shuffling (LG-R78)."""
    seat = MEANING[f.choice]
    if s.stacks[seat]:
        card = s.stacks[seat].pop()
        s.victory[f.you].append(card)
        s.log.append((journal.TAKEN, f.you, seat, card))
    raise GameEnded


# ---- scores


def end(s: Table, exhausted: bool) -> None:
    """Everything stops where it stands."""
    if exhausted:
        s.why = EXHAUSTION
    s.phase, s.awaiting, s.legal = OVER, (), None
    s.log.append((journal.OVER, list(winners(s)), REASONS[s.why]))


def score(s: Table, seat: int) -> int:
    return sum([VP[card] for card in s.victory[seat]]) + s.tokens[seat]


def standing(s: Table, seat: int) -> tuple[int, int, int]:
    """VP, then Masterminds, then their VP (LG-160, LG-161)."""
    masterminds = [VP[card] for card in s.victory[seat] if IS_MASTERMIND[card]]
    return score(s, seat), len(masterminds), sum(masterminds)


def winners(s: Table) -> tuple[int, ...]:
    found = [standing(s, seat) for seat in range(s.setup.seats)]
    return tuple([seat for seat, each in enumerate(found) if each == max(found)])


def ranks(s: Table) -> tuple[int, ...]:
    """Players equal in all three share a rank (LG-R144)."""
    found = [standing(s, seat) for seat in range(s.setup.seats)]
    return tuple([1 + sum(other > own for other in found) for own in found])


SHOWDOWN_STEPS: Program = (showdown_turn, end_showdown_turn, Choice("seat", _weakest), take_prize)
_TURN: Program = (begin_turn, turn_ally_card, begin_main, clean_up)
COURSE: Program = (*SETUP_STEPS, *_TURN, *SHOWDOWN_STEPS)
TURN_STEP, MAIN_STEP, SHOWDOWN_STEP = map(COURSE.index, (begin_turn, begin_main, showdown_turn))
GAME: Final = PROGRAMS.add("game", COURSE)
