"""How good a position is, in two steps that a person can read.

First each House by itself: how likely a side is to hold its banner at the end, from its lead, the cards left in King's
Landing and what Varys can reach now (two tables, learned from play). Then the whole: how likely that makes a majority
of banners. `tools/fit_evaluation.py` fits the numbers; the functions here only look them up, plain or compiled.

Numbers of one setting lie in one row of weights: STANDING, REACH, WHOLE, and a table of the logistic curve.
"""

from collections.abc import MutableSequence, Sequence

from smallcouncil.core.bits import count, lowest
from smallcouncil.games.hand_of_the_king.kernel import as_before, leaders, standing, strength, sweep
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASK_MOVE,
    ASK_PARTNER,
    BANNERS,
    CARD_COUNT,
    GRID,
    HOUSE_COUNT,
    KIN,
    MOST_SEATS,
    MOVED,
    NOBODY,
    OFFER,
    OVER,
    OWED,
    RESOLVING,
    SEAT,
    SEATS,
    STEP,
    TEAMS,
    TOUCHED,
    VARYS_AT,
)

Row = MutableSequence[int]
Weights = Sequence[float]
Shares = MutableSequence[float]

# A lead in a House: behind by 4 or more up to 1, level with the banner theirs, nobody's or ours, ahead by 1 up to 4.
WIDEST = 4
LEADS = 2 * WIDEST + 3
# Cards of the House left in King's Landing.
LEFT = 9
# What the mover can take of the House at once: nothing, one, more, or all that is left.
REACHES = 4

STANDING = 0
STANDING_SIZE = HOUSE_COUNT * LEADS * LEFT
REACH = 2 * STANDING_SIZE
REACH_SIZE = HOUSE_COUNT * LEADS * REACHES
WHOLE = REACH + 2 * REACH_SIZE
WHOLE_SIZE = 8
CURVE = WHOLE + WHOLE_SIZE
CURVE_STEPS = 64
CURVE_REACH = 8
CURVE_SIZE = 2 * CURVE_REACH * CURVE_STEPS + 1
WEIGHTS = CURVE + CURVE_SIZE


def side_of(v: Row, seat: int) -> int:
    """The seats that win together with a seat (HK-058)."""
    if v[TEAMS]:
        return 5 if seat % 2 == 0 else 10
    return 1 << seat


def banners_of(v: Row, side: int) -> int:
    """The Houses whose banners a side holds."""
    held = 0
    for house in range(HOUSE_COUNT):
        holder = v[BANNERS + house]
        if holder != NOBODY and side >> holder & 1:
            held |= 1 << house
    return held


def outcome(v: Row, side: int) -> float:
    """A side's share of the win if the game ended here."""
    own = standing(banners_of(v, side))
    level = 0
    for seat in range(v[SEATS]):
        other = standing(banners_of(v, side_of(v, seat)))
        if other > own:
            return 0.0
        if other == own:
            level += 1
    return count(side) / level if level else 0.0


def best_strength(v: Row, side: int, house: int) -> int:
    """The most cards of a House that one seat of a side has: partners do not add up (HK-060)."""
    best = 0
    for seat in range(v[SEATS]):
        if side >> seat & 1:
            best = max(best, strength(v, seat, house))
    return best


def next_mover(v: Row) -> int:
    """Who moves Varys next: the seat asked to, or the seat after the one that is still resolving companions."""
    if v[STEP] == ASK_MOVE or v[STEP] == ASK_PARTNER or v[AGAIN]:
        return v[SEAT]
    return v[SEAT] + 1 if v[SEAT] + 1 < v[SEATS] else 0


def likely_holder(v: Row, house: int) -> int:
    """Who holds a banner when the turn is over, if the House is level: mostly whoever affects it (HK-027, HK-028).

    A tie that no companion has caused stays with its holder (HK-R03).
    """
    if v[MOVED] >> house & 1:
        return v[SEAT]
    companions_doing = v[TOUCHED] >> house & 1 and not as_before(v, house, leaders(v, house))
    return v[SEAT] if companions_doing else v[BANNERS + house]


def lead_class(v: Row, side: int, house: int) -> int:
    """How a side stands in a House against the best of the others, as a class from 0 to LEADS - 1."""
    everyone = (1 << v[SEATS]) - 1
    own = best_strength(v, side, house)
    lead = own - best_strength(v, everyone & ~side, house)
    if lead < 0:
        return max(lead, -WIDEST) + WIDEST
    if lead > 0:
        return min(lead, WIDEST) + WIDEST + 2
    holder = likely_holder(v, house) if own else NOBODY
    if holder == NOBODY:
        return WIDEST + 1
    return WIDEST + 2 if side >> holder & 1 else WIDEST


def reach_class(v: Row, house: int) -> int:
    """How much of a House the mover can take at once."""
    squares = v[KIN + house] & v[GRID]
    most = 0
    for direction in range(4):
        most = max(most, count(sweep(squares, v[VARYS_AT], direction)))
    if most and most == count(squares):
        return 3
    return min(most, 2)


def house_index(v: Row, side: int, mover: int, house: int) -> int:
    """Where a House's standing lies in its table; the reach lies beside it, see `reach_index`."""
    waiting = 0 if side >> mover & 1 else 1
    left = count(v[KIN + house] & v[GRID])
    return ((waiting * HOUSE_COUNT + house) * LEADS + lead_class(v, side, house)) * LEFT + left


def reach_index(standing_index: int, reach: int) -> int:
    """The place in the table of reaches that belongs to a place in the table of standings."""
    return (standing_index // LEFT) * REACHES + reach


def curve(weights: Weights, logit: float) -> float:
    """The logistic function, from its table."""
    place = int((logit + CURVE_REACH) * CURVE_STEPS)
    return weights[CURVE + min(max(place, 0), CURVE_SIZE - 1)]


def house_chance(v: Row, side: int, mover: int, house: int, reach: int, weights: Weights) -> float:
    """How likely a side is to hold the banner of a House at the end."""
    index = house_index(v, side, mover, house)
    return curve(weights, weights[STANDING + index] + weights[REACH + reach_index(index, reach)])


def progress(v: Row) -> float:
    """How far the game has come, from 0 to 1: the part of the characters that is no longer in King's Landing."""
    return 1.0 - count(v[GRID]) / CARD_COUNT


def pending(v: Row) -> int:
    """1 if a companion is still being chosen or resolved, else 0."""
    return 1 if v[OWED] or v[RESOLVING] != NOBODY else 0


def duel(v: Row, side: int, weights: Weights) -> float:
    """A side's chance to win a game of two sides: that of a majority of banners, if Houses were independent, set right.

    Seen from the next mover, whose reach counts; the other side has the rest.
    """
    mover = next_mover(v)
    moving = side_of(v, mover)
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    finishes = 0
    for house in range(HOUSE_COUNT):
        reach = reach_class(v, house)
        if reach == REACHES - 1:
            finishes += 1
        got = house_chance(v, moving, mover, house, reach, weights)
        three += got * (two - three)
        two += got * (one - two)
        one += got * (none - one)
        none -= got * none
    lead = 1.0 - 2.0 * (none + one + two + three)
    companions = min(finishes, 2) if v[OFFER] else 0
    slope = weights[WHOLE + 1] + weights[WHOLE + 2] * lead * lead + weights[WHOLE + 7] * progress(v)
    logit = weights[WHOLE] + slope * lead
    logit += weights[WHOLE + 3] * companions - weights[WHOLE + 4] * pending(v)
    chance = curve(weights, logit)
    return chance if moving & side else 1.0 - chance


def melee(v: Row, weights: Weights, shares: Shares) -> None:
    """Every seat's share of the win when each plays for itself: the more banners it may expect, the larger.

    The first four places of `shares` are the answer, the next four are room to work in.
    """
    seats = v[SEATS]
    mover = next_mover(v)
    for seat in range(seats):
        shares[seat] = 0.0
    if pending(v):
        shares[v[SEAT]] = weights[WHOLE + 6]
    for house in range(HOUSE_COUNT):
        reach = reach_class(v, house)
        total = 0.0
        for seat in range(seats):
            shares[MOST_SEATS + seat] = house_chance(v, 1 << seat, mover, house, reach, weights)
            total += shares[MOST_SEATS + seat]
        for seat in range(seats):
            shares[seat] += shares[MOST_SEATS + seat] / total
    steepness = weights[WHOLE + 5] + weights[WHOLE + 7] * progress(v)
    total = 0.0
    for seat in range(seats):
        shares[seat] = 2.718281828459045 ** (steepness * shares[seat])
        total += shares[seat]
    for seat in range(seats):
        shares[seat] /= total


def share(v: Row, side: int, weights: Weights, room: Shares) -> float:
    """A side's expected share of the win, exact when the game is over."""
    if v[STEP] == OVER:
        return outcome(v, side)
    if v[SEATS] == 2 or v[TEAMS]:
        return duel(v, side, weights)
    melee(v, weights, room)
    return room[lowest(side)]


def all_shares(v: Row, weights: Weights, shares: Shares) -> None:
    """Every seat's expected share of the win; partners each get that of their side."""
    seats = v[SEATS]
    if v[STEP] == OVER:
        for seat in range(seats):
            shares[seat] = outcome(v, side_of(v, seat))
    elif seats == 2 or v[TEAMS]:
        first = duel(v, side_of(v, 0), weights)
        for seat in range(seats):
            shares[seat] = 1.0 - first if seat % 2 else first
    else:
        melee(v, weights, shares)
