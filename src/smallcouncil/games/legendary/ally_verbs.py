"""Verbs about Allies: weaker, bribed, pushed, moved, beaten, and the deck that they come from."""

from smallcouncil.games.legendary import battlefield, journal, moves
from smallcouncil.games.legendary.cards import (
    TEAM,
)
from smallcouncil.games.legendary.frames import Choice
from smallcouncil.games.legendary.happenings import (
    capture,
    defeat,
    escapes,
    leave_row,
)
from smallcouncil.games.legendary.table import (
    NONE,
    SHOWDOWN,
    Frame,
    Table,
    at_place,
    change,
    on_field,
    places,
)
from smallcouncil.games.legendary.verbs import Steps
from smallcouncil.games.legendary.words import (
    BOTTOM,
    LEAVE,
    MEANING,
    SPACE,
    TARGET,
)

# ---- Allies


def _any_ally(s: Table, f: Frame) -> list[int]:
    return [TARGET[place] for place, _ in places(s)]


def _other_ally(s: Table, f: Frame) -> list[int]:
    return [TARGET[place] for place, ally in places(s) if ally.serial != f.ally]


def weaken_one(less: int, other: bool) -> Steps:
    def weakened(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            ally = at_place(s, MEANING[f.choice])
            change(s, ally.serial, less=ally.less + less)
            s.weakened = max(s.weakened, ally.less + less)
            s.log.append((journal.WEAKENED, ally.ally, less, f.source))
        return False

    return [Choice("weaken", _other_ally if other else _any_ally), weakened]


def weaken_every(less: int) -> Steps:
    def weakened(s: Table, f: Frame) -> bool:
        s.less += less
        s.log.append((journal.WEAKENED, NONE, less, f.source))
        return False

    return [weakened]


def weaken_own(less: int) -> Steps:
    def weakened(s: Table, f: Frame) -> bool:
        s.own_less[f.you] += less
        s.log.append((journal.WEAKENED, NONE, less, f.source))
        return False

    return [weakened]


def bribe_one() -> Steps:
    def bribed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            ally = at_place(s, MEANING[f.choice])
            change(s, ally.serial, bribe=True)
            s.log.append((journal.BRIBE, ally.ally, f.source))
        return False

    return [Choice("bribe", _any_ally), bribed]


def bribe_every() -> Steps:
    def bribed(s: Table, f: Frame) -> bool:
        s.bribe = True
        s.log.append((journal.BRIBE, NONE, f.source))
        return False

    return [bribed]


def push_one(may: bool) -> Steps:
    def pushed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            left = battlefield.push_on(s, at_place(s, MEANING[f.choice]).serial, f.source)
            escapes(s, leave_row(s, left), f.source)
        return False

    return [Choice("push", _any_ally, may), pushed]


def move_one(may: bool) -> Steps:
    def empty(s: Table, f: Frame) -> list[int]:
        return [SPACE[at] for at, space in enumerate(s.field) if not space]

    def movable(s: Table, f: Frame) -> list[int]:
        return _any_ally(s, f) if empty(s, f) else []

    def chosen(s: Table, f: Frame) -> bool:
        f.target = NONE if f.choice == NONE else at_place(s, MEANING[f.choice]).serial
        return False

    def where(s: Table, f: Frame) -> list[int]:
        return [] if f.target == NONE else empty(s, f)

    def moved(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            battlefield.move_to(s, f.target, MEANING[f.choice], f.source)
        return False

    return [Choice("move", movable, may), chosen, Choice("space", where), moved]


def free_defeat(most: int, may: bool) -> Steps:
    """An enemy Ally that you may fight (LG-R36, LG-R107); not in a Showdown Turn."""

    def weak(s: Table, f: Frame) -> list[int]:
        if s.phase == SHOWDOWN or (f.you == s.turn and not moves.may_fight(s)):
            return []
        return [
            TARGET[place]
            for place, ally in places(s)
            if TEAM[ally.ally] != s.houses[f.you]
            and moves.elusive_allows(s, f.you, ally.ally)
            and moves.ally_attack(s, ally, place // 3) <= most
        ]

    def beaten(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            if f.you == s.turn:
                s.fought = True
            defeat(s, f.you, at_place(s, MEANING[f.choice]).serial, f.source)
        return False

    return [Choice("free", weak, may), beaten]


def capture_bystander() -> Steps:
    def captured(s: Table, f: Frame) -> bool:
        ally = on_field(s, f.ally)
        if ally is not None and s.bystander_deck:
            capture(s, ally, s.bystander_deck.pop())
        return False

    return [captured]


def look_at_ally_deck() -> Steps:
    """Only you see the card; it stays known to you wherever it goes (LG-R100)."""

    def looked(s: Table, f: Frame) -> bool:
        if s.ally_deck:
            s.ally_known[-1] |= 1 << f.you
            s.log.append((journal.LOOKED, f.you, s.ally_deck[-1], f.source))
        return False

    def sent(s: Table, f: Frame) -> bool:
        if f.choice == BOTTOM:
            s.ally_deck.insert(0, s.ally_deck.pop())
            s.ally_known.insert(0, s.ally_known.pop())
            s.log.append((journal.SENT_UNDER, f.you, f.source))
        return False

    return [looked, Choice("look", lambda s, f: [LEAVE, BOTTOM] if s.ally_deck else []), sent]
