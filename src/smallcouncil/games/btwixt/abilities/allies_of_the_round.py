"""Allies of the round: what holds while they are current, and when they have been claimed until the round ends."""

from collections.abc import Callable
from typing import Any

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.btwixt.card_moves import draw
from smallcouncil.games.btwixt.cards import COLOR, GREEN, PURPLE, RED, VALUE
from smallcouncil.games.btwixt.effects import ally, always
from smallcouncil.games.btwixt.frames import CLAIM, DISCARD, push
from smallcouncil.games.btwixt.kneeling import first_time
from smallcouncil.games.btwixt.table import BtwixtTable, clockwise

Totals = list[int]


# ---- what bids count


def nothing_up_to_three(s: BtwixtTable, effect: Effect, card: int, counted: int) -> int:
    """Cards with printed value 3 or less count as 0."""
    return 0 if VALUE[card] <= 3 else counted


def favours(color: int) -> Callable[[BtwixtTable, Effect, int, int], int]:
    """Cards of this colour count 2 more."""

    def change(s: BtwixtTable, effect: Effect, card: int, counted: int) -> int:
        return counted + 2 if COLOR[card] == color else counted

    return change


def one_more_a_card(s: BtwixtTable, effect: Effect, seat: int, total: int) -> int:
    return total + len(s.piles[seat])


def four_less_for_the_last(s: BtwixtTable, effect: Effect, last: int, totals: Totals) -> Totals:
    """The last to kneel counts 4 less, but not less than 0."""
    if last != NONE:
        totals[last] = max(0, totals[last] - 4)
    return totals


ally("tywin-lannister", changes={"value": nothing_up_to_three})
ally("grey-worm", changes={"value": favours(RED)})
ally("margaery-tyrell", changes={"value": favours(GREEN)})
ally("illyrio-mopatis", changes={"value": favours(PURPLE)})
ally("renly-baratheon", changes={"total": one_more_a_card})
ally("walder-frey", changes={"final-totals": four_less_for_the_last})


# ---- who wins


def second_best(s: BtwixtTable, effect: Effect, totals: Totals, winner: int) -> int:
    """Ranked by total, ties by closeness to the first player, the second wins."""
    return sorted(clockwise(s, s.first), key=lambda seat: -totals[seat])[1]


def fewest_cards(s: BtwixtTable, effect: Effect, totals: Totals, tied: list[int]) -> list[int]:
    """A tie is won by whoever has fewer cards in the bid pile."""
    fewest = min(len(s.piles[seat]) for seat in tied)
    return [seat for seat in tied if len(s.piles[seat]) == fewest]


ally("petyr-baelish", changes={"winner": second_best})
ally("daario-naharis", changes={"tied": fewest_cards})


# ---- what is forbidden


def before_the_first_card(s: BtwixtTable, effect: Effect, seat: Any) -> bool:
    """A leader has not played a card this round."""
    return not s.active >> seat & 1


def with_three_cards(s: BtwixtTable, effect: Effect, seat: Any) -> bool:
    return len(s.piles[seat]) >= 3


ally("khal-drogo", forbids={"kneel": before_the_first_card})
ally("stannis-baratheon", forbids={"bid": with_three_cards})
ally("barristan-selmy", forbids={"make-kneel": always, "replace": always})
ally("brienne-of-tarth", forbids={"touch": always})
ally("balon-greyjoy", forbids={"winning-token": always})
ally("grand-maester-pycelle", forbids={"triumphs": always, "strings": always})


# ---- what happens when a leader kneels who has bid nothing; once for each


def discards_a_card(s: BtwixtTable, seat: int) -> None:
    if not s.piles[seat] and first_time(s, seat) and s.hands[seat]:
        push(s, DISCARD, seat, limit=CLAIM + s.during)


def draws_a_card(s: BtwixtTable, seat: int) -> None:
    if not s.piles[seat] and first_time(s, seat):
        draw(s, seat, ally=s.during)


ally("joffrey-baratheon", kneels=discards_a_card)
ally("varys", kneels=draws_a_card)
