"""The verbs as moves on the table: each does one thing, writes it into the journal, and asks nobody.

What a card or an ally forbids (BC-19) is asked here too, so that "may I?" and "do it" stand side by side.
"""

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.zones import Zone
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import DESIGNS, FIRST_WHITE, VALUE
from smallcouncil.games.btwixt.effects import forbids
from smallcouncil.games.btwixt.frames import cause
from smallcouncil.games.btwixt.table import NONE, BtwixtTable

# ---- what may be done


def may_touch(s: BtwixtTable, owner: int, by: int) -> bool:
    """Whether an ability of one leader can move or discard cards in the bid pile of another."""
    return not forbids(s, "touch", (owner, by))


def may_make_kneel(s: BtwixtTable, seat: int, by: int) -> bool:
    """Whether an ability of one leader can make another kneel."""
    return not forbids(s, "make-kneel", (seat, by))


def may_kill(s: BtwixtTable) -> bool:
    """Whether an ally in a council can be killed."""
    return not forbids(s, "kill")


def may_replace(s: BtwixtTable) -> bool:
    """Whether another ally can take the place of the current one."""
    return not forbids(s, "replace")


def may_kill_current(s: BtwixtTable) -> bool:
    return s.current != NONE and may_replace(s) and may_kill(s)


# ---- cards


def draw(s: BtwixtTable, seat: int, count: int = 1, ally: int = NONE) -> None:
    """Draw from the influence deck; an empty one gives nothing (BC-07). An ally that makes leaders draw is named."""
    drawn = zones.draw(s.deck, s.hands[seat], count)
    if drawn:
        by = cause(s) if ally == NONE else (len(DESIGNS) + ally, NONE)
        s.log.append((journal.DREW, seat, len(drawn), tuple(drawn), *by))


def throw_away(s: BtwixtTable, card: int, source: Zone) -> bool:
    """To the discard pile, or for a white card out of the game (BT-064); whether it left the game.

    In the kingsmoot draft white cards belong to nobody and are part of the deck, but leave the game all the same.
    """
    removed = card >= FIRST_WHITE
    zones.move(card, source, s.removed if removed else s.discard)
    return removed


def throw_all_away(s: BtwixtTable, source: Zone) -> None:
    if not source or max(source) < FIRST_WHITE:
        zones.move_all(source, s.discard)
        return
    for card in source[:]:
        throw_away(s, card, source)


def discard_from_hand(s: BtwixtTable, seat: int, card: int) -> None:
    s.log.append((journal.DISCARDED, seat, card, "hand", throw_away(s, card, s.hands[seat]), *cause(s)))


def discard_from_pile(s: BtwixtTable, owner: int, card: int) -> None:
    s.log.append((journal.DISCARDED, owner, card, "pile", throw_away(s, card, s.piles[owner]), *cause(s)))


def move_card(s: BtwixtTable, card: int, owner: int, to: int, by: int) -> None:
    zones.move(card, s.piles[owner], s.piles[to])
    s.log.append((journal.MOVED, by, card, owner, to, *cause(s)))


def return_card(s: BtwixtTable, holder: int, card: int) -> None:
    """Lay a card of a bid pile aside for its holder; it enters the hand in clean up (BC-06)."""
    zones.move(card, s.piles[holder], s.aside[holder])
    s.log.append((journal.RETURNED, holder, card, *cause(s)))


def random_card(s: BtwixtTable, seat: int) -> int:
    return s.luck.choice(s.hands[seat])


def look_at(s: BtwixtTable, looker: int, seat: int) -> None:
    """A leader sees the hand of another."""
    s.log.append((journal.SAW, looker, seat, tuple(s.hands[seat]), *cause(s)))


def swap_random_card(s: BtwixtTable, seat: int, other: int, given: int) -> None:
    """A card of one's own hand for a random one of another."""
    taken = random_card(s, other)
    zones.move_into_hand(taken, s.hands[other], s.hands[seat])
    zones.move_into_hand(given, s.hands[seat], s.hands[other])
    s.log.append((journal.SWAPPED, seat, other, given, taken, *cause(s)))


def give_card(s: BtwixtTable, seat: int, to: int, card: int) -> None:
    zones.move_into_hand(card, s.hands[seat], s.hands[to])
    s.log.append((journal.GAVE, seat, to, card, *cause(s)))


def take_from_discard(s: BtwixtTable, seat: int, card: int) -> None:
    zones.move_into_hand(card, s.discard, s.hands[seat])
    s.log.append((journal.TOOK, seat, card, *cause(s)))


def add_random_card(s: BtwixtTable, seat: int) -> None:
    """A random card of a hand joins its owner's bid pile."""
    if s.hands[seat]:
        card = random_card(s, seat)
        zones.move(card, s.hands[seat], s.piles[seat])
        s.log.append((journal.ADDED, seat, card, *cause(s)))


def values_in(s: BtwixtTable, owner: int, least: int, most: int) -> list[int]:
    """The designs in a bid pile with a printed value between two bounds, ascending."""
    return sorted({card for card in s.piles[owner] if least <= VALUE[card] <= most})


# ---- tokens


def supply_left(s: BtwixtTable) -> int:
    return s.supply[0] + s.supply[1] + s.supply[2]


def take_token(s: BtwixtTable) -> int:
    """A token from the supply, unseen: its number."""
    ones, twos, _ = s.supply
    drawn = s.luck.below(supply_left(s))
    number = 1 if drawn < ones else 2 if drawn < ones + twos else 3
    s.supply[number - 1] -= 1
    return number


def put_token(s: BtwixtTable, seat: int, council: int) -> None:
    """A leader gains a token in a council, if the supply has one (BT-R05, BC-23)."""
    if supply_left(s):
        s.tokens[council].append(take_token(s))
        s.log.append((journal.TOKEN, seat, council, *cause(s)))


def random_token(s: BtwixtTable, council: int) -> int:
    """Pick one of a council's face-down tokens at random."""
    tokens = s.tokens[council]
    return tokens.pop(s.luck.below(len(tokens)))


def move_token(s: BtwixtTable, seat: int, council: int, to: int) -> None:
    s.tokens[to].append(random_token(s, council))
    s.log.append((journal.TOKEN_MOVED, seat, council, to, *cause(s)))


def return_token(s: BtwixtTable, council: int) -> None:
    s.supply[random_token(s, council) - 1] += 1
    s.log.append((journal.TOKEN_RETURNED, council, 1, *cause(s)))


def _strip_current(s: BtwixtTable) -> None:
    """The tokens on the current ally return to the supply when it dies or is replaced (BT-061)."""
    if s.on_ally:
        s.log.append((journal.TOKEN_RETURNED, NONE, len(s.on_ally), *cause(s)))
        for number in s.on_ally:
            s.supply[number - 1] += 1
        s.on_ally = []


# ---- allies


def council_with(s: BtwixtTable, ally: int) -> int:
    """The council in which an ally lies, or nothing."""
    for council, allies in enumerate(s.councils):
        if ally in allies:
            return council
    return NONE


def kill_ally(s: BtwixtTable, ally: int) -> None:
    council = council_with(s, ally)
    zones.move(ally, s.councils[council], s.dead)
    _count_death(s, ally, council)


def _count_death(s: BtwixtTable, ally: int, council: int) -> None:
    s.killed += 1
    s.log.append((journal.KILLED, ally, council, *cause(s)))


def kill_current(s: BtwixtTable) -> None:
    """The current ally dies, and its During this round ability ends."""
    ally, s.current, s.during = s.current, NONE, NONE
    s.dead.append(ally)
    _strip_current(s)
    _count_death(s, ally, NONE)


def next_ally(s: BtwixtTable, role: str) -> int:
    """Reveal the next ally: of the row, which is filled up first (BT-073), or of the deck; nothing if there is none."""
    if s.row:
        if s.ally_deck:
            s.log.append((journal.ROW, (zones.move_top(s.ally_deck, s.row),)))
        ally = s.row.pop(0)
        s.log.append((journal.REVEALED, ally, role, "row", *cause(s)))
    elif s.ally_deck:
        ally = s.ally_deck.pop()
        s.log.append((journal.REVEALED, ally, role, "deck", *cause(s)))
    else:
        ally = NONE
    return ally


def make_current(s: BtwixtTable, ally: int) -> None:
    """An ally becomes current within the round: its ability holds from now on, no strings pull it (BC-11)."""
    s.current = s.during = ally
    s.strings = False


def replace_current(s: BtwixtTable, ally: int) -> None:
    """Another ally becomes current; the old one, if any, goes under the deck."""
    if s.current != NONE:
        _strip_current(s)
        put_under(s, s.current)
    make_current(s, ally)


def put_under(s: BtwixtTable, ally: int) -> None:
    s.ally_deck.insert(0, ally)
    s.log.append((journal.UNDER, ally, *cause(s)))


def put_on_top(s: BtwixtTable, ally: int) -> None:
    """On top of the deck, or with revealed allies face up at the left end of the row, also of an empty one (BC-22)."""
    if s.revealed:
        s.row.insert(0, ally)
    else:
        s.ally_deck.append(ally)
    s.log.append((journal.ON_TOP, ally, "row" if s.revealed else "deck", *cause(s)))


def raise_dead(s: BtwixtTable, ally: int) -> None:
    s.dead.remove(ally)
    put_on_top(s, ally)


def look(s: BtwixtTable, count: int) -> list[int]:
    """Take up to so many allies to look at: the next of the row first, the rest from the deck (BT-074)."""
    seen = [s.row.pop(0)] if s.row else []
    while s.ally_deck and len(seen) < count:
        zones.move_top(s.ally_deck, seen)
    return seen


def move_ally(s: BtwixtTable, ally: int, to: int) -> None:
    council = council_with(s, ally)
    zones.move(ally, s.councils[council], s.councils[to])
    s.log.append((journal.ALLY_MOVED, ally, council, to, *cause(s)))


def revive(s: BtwixtTable, ally: int, council: int) -> None:
    zones.move(ally, s.dead, s.councils[council])
    s.log.append((journal.REVIVED, ally, council, *cause(s)))
