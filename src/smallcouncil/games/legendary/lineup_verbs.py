"""Verbs about what lies on the players' boards: lineups and Defenders."""

from smallcouncil.games.legendary import moves
from smallcouncil.games.legendary.cards import (
    COST,
    DESIGNS,
    LINEUP,
)
from smallcouncil.games.legendary.frames import Choice
from smallcouncil.games.legendary.table import (
    NONE,
    Frame,
    Table,
)
from smallcouncil.games.legendary.verbs import Steps, opponents
from smallcouncil.games.legendary.words import (
    LINEUP_WORD,
    MEANING,
)

# ---- lineups


def _own_lineup(s: Table, f: Frame) -> list[int]:
    return [LINEUP_WORD[LINEUP * f.you + at] for at in range(LINEUP)]


def _every_lineup(s: Table, f: Frame) -> list[int]:
    return [LINEUP_WORD[LINEUP * seat + at] for seat in range(s.setup.seats) for at in range(LINEUP)]


def _cycled(s: Table, f: Frame) -> bool:
    if f.choice != NONE:
        number = MEANING[f.choice]
        moves.cycle(s, number // LINEUP, number % LINEUP, f.source, event=DESIGNS[f.source].kind == "event")
    return False


def cycle_own(may: bool) -> Steps:
    return [Choice("cycle", _own_lineup, may), _cycled]


def cycle_any(may: bool) -> Steps:
    return [Choice("cycle", _every_lineup, may), _cycled]


def cycle_each_opponent(count: int) -> Steps:
    """You choose, one card after the other, opponent by opponent."""

    def begin(s: Table, f: Frame) -> bool:
        f.waiting = tuple([seat for seat in opponents(s, f) for _ in range(count)])
        return False

    def theirs(s: Table, f: Frame) -> list[int]:
        return [LINEUP_WORD[LINEUP * f.waiting[0] + at] for at in range(LINEUP)] if f.waiting else []

    def next_one(s: Table, f: Frame) -> bool:
        if f.waiting:
            _cycled(s, f)
            f.waiting = f.waiting[1:]
            f.step -= 2
        return False

    return [begin, Choice("cycle", theirs), next_one]


def gain_hero(most: int, whose: str) -> Steps:
    def fitting(s: Table, f: Frame) -> list[int]:
        seats = [f.you] if whose == "your" else range(s.setup.seats)
        return [
            LINEUP_WORD[LINEUP * seat + at]
            for seat in seats
            for at, card in enumerate(s.lineups[seat])
            if COST[card] <= most
        ]

    def gained(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            number = MEANING[f.choice]
            moves.take_from_lineup(s, f.you, number // LINEUP, number % LINEUP, f.source)
        return False

    return [Choice("gain", fitting), gained]


def gain_maester() -> Steps:
    def gained(s: Table, f: Frame) -> bool:
        moves.gain_maester(s, f.you, f.source)
        return False

    return [gained]


# ---- Defenders


def activate() -> Steps:
    def activated(s: Table, f: Frame) -> bool:
        moves.activate(s, f.you, f.source)
        return False

    return [activated]


def turn_inactive() -> Steps:
    def turned(s: Table, f: Frame) -> bool:
        if s.defenders[f.you]:
            moves.turn_inactive(s, f.you, f.source)
        return False

    return [turned]
