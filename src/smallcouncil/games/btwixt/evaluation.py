"""How good a game looks for every leader: what the councils are worth, and what the hands may still win.

A point in the small council counts most, one in the other council less. Bids in progress are judged as if all knelt
now. What is still to be claimed this season is expected to fall to the leaders by the strength of their hands.

The numbers make the winners of 1,200 games between sensible bidders most likely, judged at the start of every round.
"""

import math

from smallcouncil.games.btwixt.bids import bid_winner, final_totals
from smallcouncil.games.btwixt.cards import POWER, TOKENS, VALUE
from smallcouncil.games.btwixt.scoring import SCORING, printed_power
from smallcouncil.games.btwixt.table import NONE, WINTER, councils_of
from smallcouncil.games.btwixt.table import BtwixtTable as Table

TOKEN: float = sum(number * count for number, count in enumerate(TOKENS, 1)) / sum(TOKENS)
PRIZE = sum(POWER) / len(POWER) + TOKEN
"""What an unknown ally and the token for winning it bring to a council."""
CARD = 7.0
"""What the ability of a card is worth beside its value, in influence."""
SPARE = 0.5
"""What a point in the stronger council is worth beside one in the small council."""
HOPE = 0.85
"""What an expected point is worth beside one that lies in a council."""
DOUBT = 1.6
DOUBT_A_ROUND = 2.9
"""How far apart leaders must be for the better one to be the likely winner, at the end and with every round to come."""

STRENGTH = tuple(value + CARD for value in VALUE)


def shares(s: Table, hope: float = HOPE) -> tuple[float, ...]:
    """Each leader's chance to win; whoever hopes for more keeps more cards."""
    doubt = DOUBT + DOUBT_A_ROUND * math.sqrt(rounds_left(s))
    promises = promise(s, hope)
    best = max(promises)
    weights = [math.exp((own - best) / doubt) for own in promises]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def promise(s: Table, hope: float = HOPE) -> list[float]:
    """What each leader can look forward to, in points of a small council."""
    powers = expected_powers(s)
    hopes = _hopes(s)
    found = []
    for seat in range(s.setup.seats):
        one, two = councils_of(s, seat)
        low, high = sorted((powers[one], powers[two]))
        found.append(low + SPARE * (high - low) + hope * hopes[seat])
    return found


def rounds_left(s: Table) -> int:
    """How many allies are still to be claimed, the current one apart."""
    return s.setup.seats + 1 - s.round + (WINTER - s.season) * (s.setup.seats + 1)


def expected_powers(s: Table) -> list[float]:
    """What the councils are worth, an unseen token at its mean, with the bid won by whoever leads it now."""
    powers = [known_power(s, council) for council in range(s.setup.seats)]
    if s.current != NONE and s.winner == NONE and any(s.piles):
        leading = bid_winner(s, final_totals(s))
        council = min(councils_of(s, leading), key=powers.__getitem__)
        powers[council] += prize(s)
    return powers


def known_power(s: Table, council: int) -> float:
    bonus = sum(SCORING[ally](s, council) for ally in s.councils[council] if ally in SCORING)
    return printed_power(s, council) + TOKEN * len(s.tokens[council]) + bonus


def prize(s: Table) -> float:
    """What the winner of this bid gains, abilities apart."""
    allies = sum(POWER[ally] for ally in s.beside) + (POWER[s.current] if s.current != NONE else 0)
    return allies + TOKEN * (1 + len(s.on_ally))


def _hopes(s: Table) -> list[float]:
    """What each hand may win in the rest of the season, with the current ally if nobody has bid for it yet."""
    strengths = [sum(STRENGTH[card] for card in hand) for hand in s.hands]
    together = sum(strengths)
    if not together:
        return [0.0] * s.setup.seats
    rounds = s.setup.seats + 1 - s.round + (s.winner == NONE and not any(s.piles))
    to_come = PRIZE * rounds
    return [to_come * strength / together for strength in strengths]
