"""The battlefield: how Allies enter, push each other on, are supported and escape."""

from typing import Final, NamedTuple, Protocol

from smallcouncil.games.legendary import journal
from smallcouncil.games.legendary.cards import ALLIES, BOW, CLAW, MOST_IN_SPACE, TEAM
from smallcouncil.games.legendary.table import NONE, OnField, Table, find

Left = list[OnField]
"""Allies that have left the row and are about to escape, in the order in which they left."""


class Row(Protocol):
    """What a push looks at: the spaces, and the journal that tells of it."""

    @property
    def field(self) -> list[list[OnField]]: ...

    @property
    def log(self) -> list[journal.Entry]: ...


class _Trial(NamedTuple):
    field: list[list[OnField]]
    log: list[journal.Entry]


_ONE_OF_EACH: Final = tuple({TEAM[card]: card for card in ALLIES}.values())


def in_danger(s: Table) -> frozenset[int]:
    """The Allies that the next card of the Ally Deck can push out of the row, whichever House it belongs to."""
    found: set[int] = set()
    for card in _ONE_OF_EACH:
        left: Left = []
        _arrive(_Trial([space[:] for space in s.field], []), OnField(0, card), BOW, left)
        found.update(ally.serial for ally in left)
    return frozenset(found)


def new_ally(s: Table, card: int) -> OnField:
    s.serial += 1
    return OnField(s.serial, card)


def enter(s: Table, ally: OnField) -> Left:
    """A new Ally at Bow; who had to leave the row for it."""
    left: Left = []
    _arrive(s, ally, BOW, left)
    return left


def _arrive(s: Row, ally: OnField, space: int, left: Left) -> None:
    """Join one or two of the own House; push out whoever else is there, one after the other (LG-R15, LG-R16)."""
    if space > CLAW:
        left.append(ally)
        return
    there = s.field[space]
    if there and (TEAM[there[0].ally] != TEAM[ally.ally] or len(there) == MOST_IN_SPACE):
        for pushed in there[:]:
            there.remove(pushed)
            s.log.append((journal.MOVED, pushed.ally, space, space + 1 if space < CLAW else NONE, ally.ally))
            _arrive(s, pushed, space + 1, left)
    there.append(ally)


def push_on(s: Table, serial: int, by: int) -> Left:
    """`Push one Ally`: it alone moves on and arrives as an entering Ally does (LG-R91)."""
    space, place = find(s, serial)
    ally = s.field[space].pop(place)
    s.log.append((journal.MOVED, ally.ally, space, space + 1 if space < CLAW else NONE, by))
    left: Left = []
    _arrive(s, ally, space + 1, left)
    return left


def move_to(s: Table, serial: int, target: int, by: int) -> None:
    """To an empty space, forward or back (LG-R93)."""
    space, place = find(s, serial)
    ally = s.field[space].pop(place)
    s.field[target].append(ally)
    s.log.append((journal.MOVED, ally.ally, space, target, by))


# ---- support


def support_needs(s: Table, serial: int) -> str:
    """Whether the supporter must choose who swaps (`swap`), who comes along (`along`), or nothing."""
    space, _ = find(s, serial)
    if space == CLAW:
        return ""
    stack, ahead = s.field[space], s.field[space + 1]
    if not ahead or TEAM[ahead[0].ally] != TEAM[stack[0].ally]:
        return ""
    if len(ahead) == MOST_IN_SPACE:
        return "swap"
    return "along" if len(ahead) + len(stack) > MOST_IN_SPACE else ""


def support_move(s: Table, serial: int) -> Left:
    """The whole stack moves on, trades spaces with enemies ahead (LG-R42), or leaves the row (LG-R113)."""
    space, place = find(s, serial)
    stack = s.field[space]
    if space == CLAW:
        s.field[space] = []
        return [stack[place], *stack[:place], *stack[place + 1 :]]
    ahead = s.field[space + 1]
    if ahead and TEAM[ahead[0].ally] != TEAM[stack[0].ally]:
        s.field[space], s.field[space + 1] = ahead, stack
    else:
        s.field[space], s.field[space + 1] = [], ahead + stack
    return []


def support_swap(s: Table, serial: int, other: int) -> None:
    """With one of three friends ahead; the others stay (LG-R41)."""
    space, place = find(s, serial)
    _, there = find(s, other)
    ally, friend = s.field[space].pop(place), s.field[space + 1].pop(there)
    s.field[space].append(friend)
    s.field[space + 1].append(ally)


def support_along(s: Table, serial: int, mates: tuple[int, ...]) -> None:
    """The supported Ally first, then the chosen mates (LG-R40)."""
    space, _ = find(s, serial)
    stack = s.field[space]
    going = [ally for ally in stack if ally.serial == serial] + [ally for ally in stack if ally.serial in mates]
    s.field[space] = [ally for ally in stack if ally not in going]
    s.field[space + 1] += going


def nearest_allies(s: Table) -> list[OnField]:
    """The Allies of the occupied space nearest the Ally Deck (LG-067)."""
    return next((space for space in s.field if space), [])
