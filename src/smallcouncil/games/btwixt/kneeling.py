"""Kneeling and standing, and what a leader may do instead."""

from typing import Final

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.effects import ALLY_ABILITIES, INFLUENCE, PILE, ally_forbids, in_piles, plain
from smallcouncil.games.btwixt.frames import cause
from smallcouncil.games.btwixt.table import KINGSMOOT, BtwixtTable

_KNEELS: Final = ALLY_ABILITIES.part("kneels")
_PLAYABLE: Final = INFLUENCE.part("playable")
_RESTRICTED: Final = _PLAYABLE.keys()
_BARRED: Final = PILE.table("play")


def playable_cards(s: BtwixtTable, seat: int) -> tuple[int, ...]:
    """The designs in a leader's hand that no blue or white card forbids to play, ascending."""
    cards = tuple(dict.fromkeys(s.hands[seat]))
    if not s.advanced and s.drafting != KINGSMOOT:
        return cards
    barring = in_piles(s, _BARRED)
    if not barring and _RESTRICTED.isdisjoint(cards):
        return cards
    return tuple(
        [
            card
            for card in cards
            if (card not in _PLAYABLE or _PLAYABLE[card](s, seat))
            and not (barring and PILE.forbids(s, "play", (seat, card), barring))
        ]
    )


def may_be_barred(s: BtwixtTable, seat: int) -> bool:
    """Whether everybody can see that something might forbid all cards of a leader's hand."""
    return not plain(s) and any(effect.owner != seat for effect in in_piles(s, _BARRED))


def may_choose_to_kneel(s: BtwixtTable, seat: int, cards: tuple[int, ...]) -> bool:
    """Where kneeling is forbidden, whoever can play none of these cards kneels all the same (BC-19)."""
    return not cards or not ally_forbids(s, "kneel", seat)


def kneel(s: BtwixtTable, seat: int) -> None:
    """A leader kneels, by choice or made to by a card."""
    s.standing &= ~(1 << seat)
    s.last_knelt = seat
    s.log.append((journal.KNELT, seat, *cause(s)))
    if s.during in _KNEELS:
        _KNEELS[s.during](s, seat)


def first_time(s: BtwixtTable, seat: int) -> bool:
    """Whether the ally of the round meets this leader for the first time."""
    met = (s.during, seat)
    if met in s.met:
        return False
    s.met += (met,)
    return True


def stand(s: BtwixtTable, seat: int) -> None:
    s.standing |= 1 << seat
    s.log.append((journal.STOOD, seat, *cause(s)))
