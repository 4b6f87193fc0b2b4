"""Playing a card: its points, its text, and the keywords and choices that belong to a played card."""

from typing import Final

from smallcouncil.games.legendary import journal, moves
from smallcouncil.games.legendary.cards import (
    ATTACK,
    CLASSES,
    IS_HERO,
    LINEUP,
    MAESTER,
    RECRUIT,
)
from smallcouncil.games.legendary.effects import PLAY_TEXT, TEXTS
from smallcouncil.games.legendary.frames import Choice, push
from smallcouncil.games.legendary.table import (
    CLASS_SHIFT,
    COPY,
    NONE,
    PLAYED,
    Frame,
    Table,
    design_of,
)
from smallcouncil.games.legendary.texts import COPIERS
from smallcouncil.games.legendary.verbs import Steps
from smallcouncil.games.legendary.words import (
    AMOUNT,
    AS,
    CLASS,
    FAMILY,
    LINEUP_WORD,
    MEANING,
)
from smallcouncil.games.legendary.words import PLAYED as PLAYED_WORD

PLAY_TEXTS: Final = TEXTS[PLAY_TEXT]

# ---- keywords and choices of a played card


def versatile(count: int) -> Steps:
    def chosen(s: Table, f: Frame) -> bool:
        if MEANING[f.choice]:
            moves.add_recruit(s, f.you, count, f.source)
        else:
            moves.add_attack(s, f.you, count, f.source, f.mode)
        return False

    return [Choice("versatile", lambda s, f: [AS[0], AS[1]]), chosen]


def convert(most: int) -> Steps:
    """Turn unspent Recruit into Attack; what was made stays made (LG-R102)."""

    def amounts(s: Table, f: Frame) -> list[int]:
        if f.you != s.turn or not s.recruit:
            return []
        return [AMOUNT[number] for number in range(min(most, s.recruit) + 1)]

    def turned(s: Table, f: Frame) -> bool:
        count = MEANING[f.choice] if f.choice != NONE else 0
        if count:
            s.recruit -= count
            s.log.append((journal.TURNED, f.you, count, f.source))
            moves.add_attack(s, f.you, count, f.source, f.mode)
        return False

    return [Choice("convert", amounts), turned]


def choose_class() -> Steps:
    def chosen(s: Table, f: Frame) -> bool:
        number = MEANING[f.choice]
        (s.played if f.mode == PLAYED else s.gone)[-1] = f.source | number + 1 << CLASS_SHIFT
        s.log.append((journal.CLASS, f.you, number, f.source))
        return False

    return [Choice("class", lambda s, f: [CLASS[number] for number in range(len(CLASSES))]), chosen]


def copy_played(may: bool) -> Steps:
    """Another Hero that you played this turn, gone or not (LG-R123)."""

    def heroes(s: Table, f: Frame) -> list[int]:
        cards = dict.fromkeys(map(design_of, (*s.played, *s.gone)))
        return [PLAYED_WORD[card] for card in cards if IS_HERO[card] and card not in COPIERS]

    return [Choice("copy", heroes, may), _play_copy]


def copy_from_lineup(may: bool) -> Steps:
    def heroes(s: Table, f: Frame) -> list[int]:
        return [
            LINEUP_WORD[LINEUP * seat + at]
            for seat, lineup in enumerate(s.lineups)
            for at, card in enumerate(lineup)
            if card not in COPIERS
        ]

    return [Choice("copy", heroes, may), _play_copy]


def _play_copy(s: Table, f: Frame) -> bool:
    if f.choice == NONE:
        return False
    number = MEANING[f.choice]
    card = number if FAMILY[f.choice] == "played" else s.lineups[number // LINEUP][number % LINEUP]
    play(s, f.you, card, COPY)
    return False


def play(s: Table, seat: int, card: int, mode: int) -> None:
    """Its icons give their points first, then its text is read (LG-R101)."""
    (s.played if mode == PLAYED else s.gone).append(card)
    s.log.append((journal.PLAYED, seat, card, mode == COPY))
    moves.add_attack(s, seat, ATTACK[card], card, mode)
    moves.add_recruit(s, seat, RECRUIT[card], card)
    if card == MAESTER and seat == s.turn:
        s.healings += 1
    program = PLAY_TEXTS.get(card)
    if program is not None:
        push(s, program, seat, card, mode=mode)
