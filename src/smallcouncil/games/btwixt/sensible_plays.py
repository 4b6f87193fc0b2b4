"""Sensible plays: which cards a leader with sense keeps in hand.

Ten cards serve a whole season, so a card is thrown away if it buys nothing: if its ability has nothing to work on, or
if the bid is won already and the card brings no more than influence. The open table and the leader's
own hand tell which.
"""

from collections.abc import Callable

from smallcouncil.games.btwixt.bids import bid_winner, final_totals, total
from smallcouncil.games.btwixt.card_moves import (
    may_kill,
    may_kill_current,
    may_make_kneel,
    may_touch,
    supply_left,
)
from smallcouncil.games.btwixt.cards import DESIGN, DESIGNS, POWER, VALUE
from smallcouncil.games.btwixt.effects import ally_forbids
from smallcouncil.games.btwixt.table import NONE, BtwixtTable, councils_of, neighbours_of
from smallcouncil.games.btwixt.words import KNEEL

MOST = 99
"""More than any value or power."""


def sensible(s: BtwixtTable, seat: int, actions: tuple[int, ...]) -> tuple[int, ...]:
    """Of the answers to "play or kneel" those that do not throw a card away; all of them if nothing is left."""
    if s.standing != 1 << seat:
        kept = tuple([action for action in actions if action == KNEEL or not idle(s, seat, action)])
    elif secured(s, seat):
        kept = tuple([action for action in actions if action == KNEEL or profits(s, seat, action)])
    else:
        kept = tuple(
            [action for action in actions if action == KNEEL or not idle(s, seat, action) or decides(s, seat, action)]
        )
    return kept or actions


def secured(s: BtwixtTable, seat: int) -> bool:
    """Whether nobody else stands and the leader wins the bid by kneeling now."""
    return s.standing == 1 << seat and _wins_by_kneeling(s, seat)


def _wins_by_kneeling(s: BtwixtTable, seat: int) -> bool:
    return bid_winner(s, final_totals(s, last_knelt=seat)) == seat


def decides(s: BtwixtTable, seat: int, card: int) -> bool:
    """Whether the bare value of a card wins the bid for the last leader who stands."""
    s.piles[seat].append(card)
    wins = _wins_by_kneeling(s, seat)
    s.piles[seat].pop()
    return wins


def idle(s: BtwixtTable, seat: int, card: int) -> bool:
    """Whether the played ability of a card would do nothing now; a card without one is never idle."""
    works = WORKS[card]
    return works is not None and not works(s, seat)


def profits(s: BtwixtTable, seat: int, card: int) -> bool:
    """Whether a card brings the sure winner of the bid more than influence, and does not put the win at risk."""
    if card in WINNERS_TRIUMPHS:
        return not ally_forbids(s, "triumphs") and WINNERS_TRIUMPHS[card](s, seat)
    return card in PROFITABLE and not idle(s, seat, card)


# ---- what played abilities work on


Works = Callable[[BtwixtTable, int], bool]


def _piles(least: int = 0, most: int = MOST) -> Works:
    """A card of such a value in the bid pile of another leader."""

    def works(s: BtwixtTable, seat: int) -> bool:
        return any(
            least <= VALUE[card] <= most
            for other, pile in enumerate(s.piles)
            if other != seat and pile and may_touch(s, other, seat)
            for card in pile
        )

    return works


def _kills(most: int = MOST, yours: bool = False) -> Works:
    """An ally of such a power in a council, if allies can be killed."""

    def works(s: BtwixtTable, seat: int) -> bool:
        return may_kill(s) and _has_ally(s, councils_of(s, seat) if yours else range(s.setup.seats), most)

    return works


def _has_ally(s: BtwixtTable, councils: tuple[int, ...] | range, most: int) -> bool:
    return any(POWER[ally] <= most for council in councils for ally in s.councils[council])


def _current_can_die(s: BtwixtTable, seat: int) -> bool:
    return may_kill_current(s)


def _tokens_left(s: BtwixtTable, seat: int) -> bool:
    return supply_left(s) > 0


def _cards_left(s: BtwixtTable, seat: int) -> bool:
    return bool(s.deck)


def _allies_left(s: BtwixtTable, seat: int) -> bool:
    return bool(s.row or s.ally_deck)


def _others_hold_cards(s: BtwixtTable, seat: int) -> bool:
    return any(hand for other, hand in enumerate(s.hands) if other != seat)


def _standing_others(s: BtwixtTable, seat: int) -> list[int]:
    return [other for other in range(s.setup.seats) if other != seat and s.standing >> other & 1]


def _ultimatum(s: BtwixtTable, seat: int) -> bool:
    return any(s.hands[other] or may_make_kneel(s, other, seat) for other in _standing_others(s, seat))


def _bribery(s: BtwixtTable, seat: int) -> bool:
    return any(may_make_kneel(s, other, seat) for other in _standing_others(s, seat))


def _bend_the_knee(s: BtwixtTable, seat: int) -> bool:
    own = total(s, seat)
    return any(total(s, other) < own and may_make_kneel(s, other, seat) for other in _standing_others(s, seat))


def _kings_blood(s: BtwixtTable, seat: int) -> bool:
    return any(POWER[ally] <= 5 for ally in s.dead) and _kills(yours=True)(s, seat)


def _passing_the_sentence(s: BtwixtTable, seat: int) -> bool:
    highest = max((VALUE[card] for card in s.piles[seat]), default=NONE)
    return may_touch(s, seat, seat) and _piles(most=highest)(s, seat)


_WORKS: dict[str, Works] = {
    "ambush": _piles(most=5),
    "ultimatum": _ultimatum,
    "blood-magic": _current_can_die,
    "shadow-assassin": lambda s, seat: may_kill_current(s) or _kills(most=2)(s, seat),
    "wildfire": _piles(),
    "feast": _cards_left,
    "matchmaker": _allies_left,
    "tribute": _tokens_left,
    "maesters-ravens": _allies_left,
    "little-birds": lambda s, seat: s.current != NONE and supply_left(s) > 0,
    "turncloak": lambda s, seat: _has_ally(s, councils_of(s, seat), 3),
    "betrayal": _piles(),
    "bribery": _bribery,
    "royal-wedding": _tokens_left,
    "purple-wedding": _kills(),
    "winter-is-coming": _others_hold_cards,
    "red-comet": _allies_left,
    "white-raven": _cards_left,
    "hostage-exchange": lambda s, seat: all(_has_ally(s, (council,), 4) for council in councils_of(s, seat)),
    "parley": lambda s, seat: any(hand and not s.standing >> other & 1 for other, hand in enumerate(s.hands)),
    "trial-by-combat": _others_hold_cards,
    "purge-the-council": _kills(yours=True),
    "bend-the-knee": _bend_the_knee,
    "crows-eye": _others_hold_cards,
    "the-iron-price": _piles(),
    "seen-in-the-flames": _allies_left,
    "kings-blood": _kings_blood,
    "shadow-birth": _current_can_die,
    "pays-his-debts": lambda s, seat: len(s.hands[seat]) > 1,
    "clever-stratagem": lambda s, seat: any(VALUE[card] <= 6 for card in s.discard),
    "queen-of-thorns": _piles(least=6),
    "poisoned-hairnet": _kills(most=4),
    "breaker-of-chains": lambda s, seat: any(not s.standing >> other & 1 for other in neighbours_of(s, seat)),
    "dracarys": _piles(),
    "ghost": _piles(most=2),
    "peace-at-the-wall": _cards_left,
    "back-from-death": lambda s, seat: any(POWER[ally] <= 3 for ally in s.dead),
    "passing-the-sentence": _passing_the_sentence,
}

WORKS: tuple[Works | None, ...] = tuple(_WORKS.get(design.id) for design in DESIGNS)
"""For each card whether its played ability finds something to work on; None if it needs nothing or there is none.

Wildfire that would burn only one's own pile finds nothing.
"""

PROFITABLE = frozenset(
    DESIGN[name]
    for name in (
        *("tribute", "little-birds", "matchmaker", "turncloak", "royal-wedding", "purple-wedding", "hostage-exchange"),
        *("purge-the-council", "kings-blood", "pays-his-debts", "clever-stratagem", "poisoned-hairnet"),
        "back-from-death",
    )
)
"""Played for what they bring to councils and hands: worth a thought when the bid is won."""

WINNERS_TRIUMPHS: dict[int, Works] = {
    DESIGN["win-or-die"]: _tokens_left,
    DESIGN["the-pack-survives"]: _allies_left,
    DESIGN["burnt-offering"]: lambda s, seat: s.killed > 0 and supply_left(s) > 0,
    DESIGN["hidden-viper"]: lambda s, seat: not s.piles[seat] and supply_left(s) > 0,
}
"""Triumphs that serve the leader who wins the bid, and when."""

SURE_GAINS = frozenset((DESIGN["tribute"], DESIGN["little-birds"], DESIGN["matchmaker"], *WINNERS_TRIUMPHS))
"""The profitable cards that need no thought: a token or an ally for a card."""
