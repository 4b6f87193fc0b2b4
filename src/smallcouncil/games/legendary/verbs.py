"""The vocabulary of texts: steps of which the sentences of the cards are made. `sentences` says which words mean which.

"You" is the player of the frame. Where a verb takes `may`, the player can decline. A step that has really done
something says so in the frame (`did`), for an "if you do" behind it.
"""

from collections.abc import Callable

from smallcouncil.games.legendary import journal, moves
from smallcouncil.games.legendary.cards import (
    CLASS_BITS,
    COST,
    MOST_DEFENDERS,
    TEAM,
)
from smallcouncil.games.legendary.frames import Choice, Step, push
from smallcouncil.games.legendary.happenings import (
    RESCUE,
    draw_event,
)
from smallcouncil.games.legendary.happenings import WOUND as WOUND_PROGRAM
from smallcouncil.games.legendary.table import (
    NONE,
    PLAYED,
    RESCUED,
    Frame,
    Table,
    chosen_class,
    design_of,
    everybody,
    seat_of_house,
)
from smallcouncil.games.legendary.words import (
    MEANING,
    SEAT,
    YES,
)

Steps = list[Step]
Count = Callable[[Table, Frame], int]


def opponents(s: Table, f: Frame) -> list[int]:
    return [seat for seat in everybody(s) if seat != f.you]


def classes_of(entry: int) -> int:
    """The classes of a played card, with one that was chosen for it."""
    extra = chosen_class(entry)
    return CLASS_BITS[design_of(entry)] | (1 << extra if extra >= 0 else 0)


# ---- points and tokens


def points(what: str, count: Count) -> Steps:
    def added(s: Table, f: Frame) -> bool:
        if what == "Attack":
            moves.add_attack(s, f.you, count(s, f), f.source, f.mode)
        else:
            moves.add_recruit(s, f.you, count(s, f), f.source)
        return False

    return [added]


def played_with_icon(fits: Callable[[int], bool], most: int) -> Count:
    """Other Heroes with an icon that you played this turn; copies and removed cards count (LG-R70)."""

    def counted(s: Table, f: Frame) -> int:
        found = sum([fits(each) for each in (*s.played, *s.gone)])
        return min(most, found - fits(f.source))

    return counted


def allies_in_battlefield(s: Table, f: Frame) -> int:
    return sum([len(space) for space in s.field])


def own_active_defenders(s: Table, f: Frame) -> int:
    return s.defenders[f.you]


def different_costs(s: Table, f: Frame) -> int:
    return len({COST[card] for card in s.lineups[f.you]})


def tokens(count: int) -> Steps:
    def gained(s: Table, f: Frame) -> bool:
        moves.change_tokens(s, f.you, count, f.source)
        return False

    return [gained]


def _seat_words(s: Table, f: Frame) -> list[int]:
    return [SEAT[seat] for seat in opponents(s, f)]


def steal_from_one(count: int, may: bool) -> Steps:
    def stolen(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.steal(s, f.you, MEANING[f.choice], count, f.source)
        return False

    return [Choice("seat", _seat_words, may), stolen]


def steal_from_each(count: int) -> Steps:
    def stolen(s: Table, f: Frame) -> bool:
        for seat in opponents(s, f):
            moves.steal(s, f.you, seat, count, f.source)
        return False

    return [stolen]


# ---- yes or no


def _agreed(asked: str, possible: Callable[[Table, Frame], bool], may: bool) -> Steps:
    """A `may` without an object: yes or no. The step behind it finds a choice if it is to be done."""

    def answers(s: Table, f: Frame) -> list[int]:
        return [YES] if possible(s, f) else []

    return [Choice(asked, answers, may)]


def draw(count: int, may: bool) -> Steps:
    def drawn(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            moves.draw(s, f.you, count, f.source)
        return False

    def can(s: Table, f: Frame) -> bool:
        return bool(s.decks[f.you] or s.discards[f.you])

    return [*_agreed("draw", can, may), drawn]


def draw_an_event(may: bool) -> Steps:
    def drawn(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            draw_event(s, f.source)
            f.did = True
        return False

    return [*_agreed("event", lambda s, f: bool(s.event_deck), may), drawn]


def rescue(count: int, may: bool) -> Steps:
    def rescued(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            push(s, RESCUE, f.you, f.source).count = count
        return False

    return [*_agreed("rescue", lambda s, f: bool(s.bystander_deck), may), rescued]


def gain_wound(may: bool) -> Steps:
    def gained(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            push(s, WOUND_PROGRAM, f.you, f.source)
        return False

    return [*_agreed("wound", lambda s, f: s.wounds > 0, may), gained]


def ko_this(may: bool) -> Steps:
    def killed(s: Table, f: Frame) -> bool:
        if f.choice != NONE:
            if f.mode == PLAYED:
                moves.ko_played(s, f.you, f.source, f.source)
            else:
                moves.ko_from_victory(s, f.you, f.source, f.source)
            f.did = True
        return False

    return [*_agreed("ko-this", has_this_card, may), killed]


def has_this_card(s: Table, f: Frame) -> bool:
    """Whether the card is there to be KO'd or given away: in front, or in the Victory Pile; a copy is no card."""
    if f.mode == PLAYED:
        return any(design_of(each) == f.source for each in s.played)
    return f.mode == RESCUED and f.source in s.victory[f.you]


def give_this(may: bool) -> Steps:
    def given(s: Table, f: Frame) -> bool:
        if f.choice == NONE:
            return False
        if f.mode == PLAYED:
            moves.leave_front(s, f.source)
        else:
            s.victory[f.you].remove(f.source)
        seat = MEANING[f.choice]
        s.discards[seat].append(f.source)
        s.log.append((journal.GIVEN, f.you, f.source, seat))
        f.did = True
        return False

    return [Choice("give", lambda s, f: _seat_words(s, f) if has_this_card(s, f) else [], may), given]


# ---- what waits for later


def intimidate() -> Steps:
    def waits(s: Table, f: Frame) -> bool:
        if s.defeated == 0:
            s.intimidation += 1
        return False

    return [waits]


def both_rewards() -> Steps:
    def waits(s: Table, f: Frame) -> bool:
        s.both += 1
        s.log.append((journal.BOTH, f.you, f.source))
        return False

    return [waits]


def extra_cards(count: int) -> Steps:
    def waits(s: Table, f: Frame) -> bool:
        s.extra[f.you] += count
        s.log.append((journal.EXTRA, f.you, count, f.source))
        return False

    return [waits]


# ---- conditions


def made_recruit(least: int) -> Callable[[Table, Frame], bool]:
    return lambda s, f: f.you == s.turn and s.made >= least


def defeated_an_ally(s: Table, f: Frame) -> bool:
    return f.you == s.turn and s.defeated > 0


def ally_at(space: int) -> Callable[[Table, Frame], bool]:
    return lambda s, f: bool(s.field[space])


def owner_of_source(s: Table, f: Frame) -> int:
    return seat_of_house(s, TEAM[f.source])


def can_activate(s: Table, seat: int) -> bool:
    return s.defenders[seat] < MOST_DEFENDERS
