"""A turn: a card of the Ally Deck, then cards, fights and recruiting in any order, then a new hand (LG-043)."""

from bisect import insort
from typing import Final

from smallcouncil.cardkit.programs import Question
from smallcouncil.games.legendary import journal, moves
from smallcouncil.games.legendary.cards import (
    ATTACK,
    COST,
    DEFENDER_ATTACK,
    HAND,
    IS_ALLY,
    IS_BYSTANDER,
    STRIKE,
    TEAM,
    WOUND,
)
from smallcouncil.games.legendary.effects import PROGRAMS
from smallcouncil.games.legendary.fights import (
    DEFENDER,
    FIGHT,
    MAESTER_COST,
    MASTERMIND,
    SUPPORT,
    recruit,
    recruit_maester,
    why_not_defender,
    why_not_fight,
    why_not_mastermind,
)
from smallcouncil.games.legendary.frames import ASK_TURN, push, put
from smallcouncil.games.legendary.happenings import CAPTURE, ENTER, resolve_event
from smallcouncil.games.legendary.happenings import STRIKE as STRIKE_PROGRAM
from smallcouncil.games.legendary.moves import Exhausted, cost, has_bribe
from smallcouncil.games.legendary.playing import play
from smallcouncil.games.legendary.table import ALLY_STEP, MAIN, NONE, PLAYED, Frame, OnField, Table, design_of
from smallcouncil.games.legendary.texts import INSTEAD, LINEUP_RECRUIT, MOST_LESS
from smallcouncil.games.legendary.words import (
    CYCLE,
    DISCARD_POWERS,
    END_TURN,
    FAMILY,
    HEAL,
    HEAL_HAND,
    HEAL_PILE,
    MEANING,
    PLAY,
    RECRUIT,
    RECRUIT_MAESTER,
)
from smallcouncil.games.legendary.words import (
    DEFENDER as DEFENDER_WORD,
)
from smallcouncil.games.legendary.words import (
    FIGHT as FIGHT_WORD,
)
from smallcouncil.games.legendary.words import (
    MASTERMIND as MASTERMIND_WORD,
)
from smallcouncil.games.legendary.words import (
    SUPPORT as SUPPORT_WORD,
)

WEAKEST_DEFENDER: Final = min(DEFENDER_ATTACK)
WEAKEST_ALLY: Final = min(ATTACK[card] for card, is_one in enumerate(IS_ALLY) if is_one)


# ---- step 1: the Ally Deck


def begin_turn(s: Table, f: Frame) -> bool:
    s.number += 1
    s.phase = ALLY_STEP
    clear_marks(s)
    s.log.append((journal.TURN, s.turn, s.number))
    return False


def clear_marks(s: Table) -> None:
    """What held for a turn is over."""
    s.attack = s.recruit = s.made = s.healings = s.defeated = s.intimidation = s.both = s.less = s.weakened = 0
    s.fought = s.recruited = s.healed = s.maester_healed = s.bribe = False
    s.own_less = [0] * s.setup.seats
    s.cycled, s.gone = [], []
    s.named = {}
    for space in s.field:
        for place, (serial, card, bystanders, supported, less, bribe) in enumerate(space):
            if supported or less or bribe:
                space[place] = OnField(serial, card, bystanders)


def turn_ally_card(s: Table, f: Frame) -> bool:
    """The top card by its kind (LG-044); with an empty deck the game is over (LG-208)."""
    if not s.ally_deck:
        raise Exhausted
    card = s.ally_deck.pop()
    s.ally_known.pop()
    if IS_ALLY[card]:
        s.log.append((journal.ALLY, s.turn, card))
        push(s, ENTER, s.turn, card)
    elif IS_BYSTANDER[card]:
        s.resolving.append(card)
        push(s, CAPTURE, s.turn, card)
    elif card == STRIKE:
        s.resolving.append(card)
        push(s, STRIKE_PROGRAM, s.turn, card)
    else:
        resolve_event(s, card)
    return False


def begin_main(s: Table, f: Frame) -> bool:
    s.phase = MAIN
    push(s, MAIN_PROGRAM, s.turn)
    return False


# ---- step 2: the main step


class MainStep(Question[Table, Frame]):
    """Anything that can be done now, and the end of the turn, which is always possible."""

    __slots__ = ()
    into = "choice"
    goes_on = True

    def ask(self, s: Table, frame: Frame) -> bool:
        return put(s, s.turn, ASK_TURN)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        words = [END_TURN]
        last = NONE
        for card in s.hands[seat]:
            if card == last:
                continue
            last = card
            words.append(PLAY[card])
            if INSTEAD[card] != NONE:
                words.append(DISCARD_POWERS)
        if s.healings or WOUND in s.hands[seat]:
            words += _healings(s, seat)
        if s.phase == MAIN:
            if not s.healed and not s.maester_healed:
                words += _fights(s, seat)
            words += _recruits(s, seat)
        words.sort()
        return tuple(words)


def _healings(s: Table, seat: int) -> list[int]:
    """LG-198 and LG-202: not with fights, the Wounds' own not with recruiting either."""
    words: list[int] = []
    wounded = WOUND in s.hands[seat]
    if wounded and not s.fought and not s.recruited:
        words.append(HEAL)
    if s.healings and not s.fought:
        words += [HEAL_HAND] * wounded + [HEAL_PILE] * (WOUND in s.discards[seat])
    return words


def _fights(s: Table, seat: int) -> list[int]:
    """What is out of reach whatever weakens it is left out first: this is asked for at every step of a turn."""
    points = s.attack + s.recruit
    reach = points + s.less + s.weakened
    for less in s.own_less:
        reach += less
    words = _fights_in_the_field(s, seat, reach) if reach >= WEAKEST_ALLY else []
    if points >= WEAKEST_DEFENDER:
        words += _fights_at_boards(s, seat)
    return words


def _fights_in_the_field(s: Table, seat: int, reach: int) -> list[int]:
    words = []
    house, without_bribe = s.houses[seat], reach - s.recruit
    for at, space in enumerate(s.field):
        for place, ally in enumerate(space, 3 * at):
            card = ally[1]
            needed = ATTACK[card] - ally[4]
            if needed > reach or (needed > without_bribe and not has_bribe(s, ally)):
                continue
            own = TEAM[card] == house
            if not (own and ally[3]) and why_not_fight(s, seat, ally, at) is None:
                words.append((SUPPORT_WORD if own else FIGHT_WORD)[place])
    return words


def _fights_at_boards(s: Table, seat: int) -> list[int]:
    """Defenders, and the Masterminds behind none."""
    words = []
    for owner in range(s.setup.seats):
        if owner == seat:
            continue
        if s.defenders[owner]:
            if s.attack >= WEAKEST_DEFENDER and why_not_defender(s, seat, owner) is None:
                words.append(DEFENDER_WORD[owner])
        elif why_not_mastermind(s, seat, owner) is None:
            words.append(MASTERMIND_WORD[owner])
    return words


def _recruits(s: Table, seat: int) -> list[int]:
    words = []
    points, free = s.recruit, not s.healed
    for at, card in enumerate(s.lineups[seat]):
        if free and (COST[card] <= points or (MOST_LESS[card] and cost(s, seat, card) <= points)):
            words.append(RECRUIT[at])
        if LINEUP_RECRUIT[card] and card not in s.cycled:
            words.append(CYCLE[at])
    if points >= MAESTER_COST and s.maesters and free:
        words.append(RECRUIT_MAESTER)
    return words


def act(s: Table, f: Frame) -> bool:
    """Do what was chosen, then ask again: at once, if no text is to be followed first."""
    word = f.choice
    if word == END_TURN:
        return False
    _DO[FAMILY[word]](s, s.turn, MEANING[word])
    if s.stack[-1] is not f:
        f.step -= 2
        return False
    f.step -= 1
    return put(s, s.turn, ASK_TURN)


def _play(s: Table, seat: int, card: int) -> None:
    moves.out_of_hand(s, seat, card)
    play(s, seat, card, PLAYED)


def _discard_instead(s: Table, seat: int, card: int) -> None:
    moves.discard(s, seat, card, card)
    push(s, INSTEAD[card], seat, card)


def _fight(s: Table, seat: int, place: int) -> None:
    ally = s.field[place // 3][place % 3]
    push(s, FIGHT, seat, ally.ally, ally.serial)


def _support(s: Table, seat: int, place: int) -> None:
    ally = s.field[place // 3][place % 3]
    push(s, SUPPORT, seat, ally.ally, ally.serial)


def _fight_defender(s: Table, seat: int, owner: int) -> None:
    push(s, DEFENDER, seat).seat = owner


def _fight_mastermind(s: Table, seat: int, owner: int) -> None:
    push(s, MASTERMIND, seat, s.stacks[owner][-1]).seat = owner


def _cycle(s: Table, seat: int, space: int) -> None:
    """A Lineup ability used at will, once per turn and title (LG-R153)."""
    card = s.lineups[seat][space]
    s.cycled.append(card)
    s.recruit += LINEUP_RECRUIT[card]
    s.made += LINEUP_RECRUIT[card]
    s.log.append((journal.RECRUIT, seat, LINEUP_RECRUIT[card], card))
    moves.cycle(s, seat, space, card)


def _heal(s: Table, seat: int, nothing: int) -> None:
    """Every Wound in hand, straight from there (LG-200)."""
    wounds = s.hands[seat].count(WOUND)
    for _ in range(wounds):
        moves.ko_from_hand(s, seat, WOUND, WOUND)
    s.healed = True
    s.log.append((journal.HEALED, seat, wounds, "hand"))


def _heal_hand(s: Table, seat: int, nothing: int) -> None:
    moves.ko_from_hand(s, seat, WOUND, WOUND)
    _maester_healed(s, seat, "hand")


def _heal_pile(s: Table, seat: int, nothing: int) -> None:
    moves.ko_from_pile(s, seat, WOUND, WOUND)
    _maester_healed(s, seat, "pile")


def _maester_healed(s: Table, seat: int, source: str) -> None:
    s.healings -= 1
    s.maester_healed = True
    s.log.append((journal.HEALED, seat, 1, source))


_DO: Final = {
    "play": _play,
    "discard": _discard_instead,
    "fight": _fight,
    "support": _support,
    "fight defender": _fight_defender,
    "fight mastermind": _fight_mastermind,
    "recruit": recruit,
    "recruit maester": lambda s, seat, nothing: recruit_maester(s, seat),
    "cycle": _cycle,
    "heal": _heal,
    "heal hand": _heal_hand,
    "heal pile": _heal_pile,
}


# ---- step 3: clean up


def put_away(s: Table) -> None:
    """All played cards and the hand go to the discard pile, unspent points vanish (LG-138, LG-139)."""
    seat = s.turn
    s.log.append((journal.ENDED, seat, [s.attack, s.recruit]))
    s.discards[seat] += map(design_of, s.played)
    s.discards[seat] += s.hands[seat]
    s.played, s.hands[seat], s.shown[seat] = [], [], []
    s.attack = s.recruit = 0


def new_hand(s: Table, seat: int) -> None:
    """Six cards, extra ones, and those that flew (LG-140, LG-183, LG-R154)."""
    moves.draw(s, seat, HAND + s.extra[seat], NONE)
    s.extra[seat] = 0
    for card in s.aside[seat]:
        insort(s.hands[seat], card)
        insort(s.shown[seat], card)
    s.aside[seat] = []


MAIN_STEPS: Final = (MainStep(), act)
MAIN_PROGRAM: Final = PROGRAMS.add("main", MAIN_STEPS)
