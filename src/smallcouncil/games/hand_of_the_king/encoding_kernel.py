"""Observations of Hand of the King as functions over rows of the rules kernel, and many games stepped in one call.

What is written depends on what everybody sees: never on the order of the face-down companions, nor on the luck to come.
The planes are described in `encoding`.
"""

from collections.abc import MutableSequence
from typing import Any

from smallcouncil.core.bits import count, lowest
from smallcouncil.core.chance_words import below
from smallcouncil.core.encoding import WAIT
from smallcouncil.games.hand_of_the_king.cards import HOUSE_OF
from smallcouncil.games.hand_of_the_king.evaluation import outcome, side_of
from smallcouncil.games.hand_of_the_king.kernel import (
    advance,
    any_action,
    is_legal,
    new_game,
    reshuffle,
    strength,
    sweep,
)
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASKS,
    AT,
    BANNERS,
    CARD_COUNT,
    CARD_WORDS,
    COMPANION_COUNT,
    CROWS,
    DECK_LEFT,
    DECLARED,
    DIRECTIONS,
    DISCARDED,
    GRID,
    HELD,
    HOUSE_BITS,
    HOUSE_COUNT,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    KIN,
    LED,
    LEGAL,
    LEGAL_CARDS,
    LENGTH,
    MOST_SEATS,
    MOVED,
    NOBODY,
    OFFER,
    OVER,
    OWED,
    PART,
    RESOLVING,
    SEAT,
    SEATS,
    SHOWN,
    SQUARES,
    STEP,
    SWAPPING,
    TEAMS,
    TIED,
    TOUCHED,
    VARYS_AT,
    WORDS,
)

# When compiled, these functions melt into each other.
MELT = True

Row = MutableSequence[int]
Bytes = MutableSequence[int]

# Where each plane begins.
HOUSES_IN_GRID = 0
VARYS = HOUSES_IN_GRID + HOUSE_COUNT * SQUARES
NAMES = VARYS + SQUARES
LEFT_IN_GRID = NAMES + SQUARES
REACH = LEFT_IN_GRID + HOUSE_COUNT
AREAS = REACH + len(DIRECTIONS) * HOUSE_COUNT
DEAD = AREAS + MOST_SEATS * CARD_COUNT
STRENGTH = DEAD + CARD_COUNT
HOLDERS = STRENGTH + MOST_SEATS * HOUSE_COUNT
COMPANIONS_KEPT = HOLDERS + MOST_SEATS * HOUSE_COUNT
JON_SNOW = COMPANIONS_KEPT + MOST_SEATS * COMPANION_COUNT
OFFERED = JON_SNOW + HOUSE_COUNT
DRAWN = OFFERED + COMPANION_COUNT
COMPANIONS_DEAD = DRAWN + COMPANION_COUNT
COMPANIONS_DISCARDED = COMPANIONS_DEAD + COMPANION_COUNT
FACE_DOWN = COMPANIONS_DISCARDED + COMPANION_COUNT
COMPANION = FACE_DOWN + 1
ASKED = COMPANION + COMPANION_COUNT
FIRST_SWAPPED = ASKED + len(ASKS)
BANNER_TIED = FIRST_SWAPPED + CARD_COUNT
AFFECTED = BANNER_TIED + HOUSE_COUNT
TIED_AT_FIRST = AFFECTED + 2 * HOUSE_COUNT
UNDER_WAY = TIED_AT_FIRST + MOST_SEATS * HOUSE_COUNT
CROWS_LEFT = UNDER_WAY + 3
TURN = CROWS_LEFT + MOST_SEATS
TABLE = TURN + MOST_SEATS
SIZE = TABLE + 4

# The counters of a fleet: the number of the next game, and the seed that the numbers are added to.
NEXT, SEED = range(2)
# What all its games start from.
SEAT_COUNT, IN_TEAMS, WITH_CROWS, WITH_COMPANIONS, FIRST_SEAT = range(5)


def place_of(v: Row, seat: int, observer: int) -> int:
    """Where a seat stands in an observation: the observer is 0, the next to play 1, and so on."""
    return seat - observer if seat >= observer else seat - observer + v[SEATS]


def write_set(out: Bytes, start: int, members: int) -> None:
    while members:
        out[start + lowest(members)] = 1
        members &= members - 1


def write_one(out: Bytes, start: int, member: int) -> None:
    """One member of a plane, or none if it is NOBODY."""
    if member != NOBODY:
        out[start + member] = 1


def write_cards(v: Row, out: Bytes, start: int, squares: int) -> None:
    """The characters that were dealt to some squares."""
    while squares:
        out[start + v[AT + lowest(squares)]] = 1
        squares &= squares - 1


def write_grid(v: Row, out: Bytes) -> None:
    """King's Landing, by Houses and by names."""
    out[VARYS + v[VARYS_AT]] = 1
    squares = v[GRID]
    while squares:
        square = lowest(squares)
        card = v[AT + square]
        out[HOUSES_IN_GRID + HOUSE_OF[card] * SQUARES + square] = 1
        out[NAMES + square] = card + 1
        squares &= squares - 1


def write_reach(v: Row, out: Bytes) -> None:
    """How many cards of each House are left, and how many of them every move of Varys would take."""
    grid, varys = v[GRID], v[VARYS_AT]
    for house in range(HOUSE_COUNT):
        squares = v[KIN + house] & grid
        out[LEFT_IN_GRID + house] = count(squares)
        for direction in range(4):
            out[REACH + direction * HOUSE_COUNT + house] = count(sweep(squares, varys, direction))


def write_seat(v: Row, out: Bytes, seat: int, place: int) -> None:
    """What lies before one seat."""
    write_cards(v, out, AREAS + place * CARD_COUNT, v[HELD + seat])
    write_set(out, COMPANIONS_KEPT + place * COMPANION_COUNT, v[KEPT + seat])
    for house in range(HOUSE_COUNT):
        out[STRENGTH + place * HOUSE_COUNT + house] = strength(v, seat, house)
    led = v[LED] >> seat
    if led:
        for house in range(HOUSE_COUNT):
            out[TIED_AT_FIRST + place * HOUSE_COUNT + house] = led >> house * HOUSE_BITS & 1
    out[CROWS_LEFT + place] = v[CROWS] >> seat & 1


def write_companions(v: Row, out: Bytes) -> None:
    write_set(out, OFFERED, v[OFFER])
    write_set(out, DRAWN, v[SHOWN])
    write_set(out, COMPANIONS_DEAD, v[KILLED_COMPANIONS])
    write_set(out, COMPANIONS_DISCARDED, v[DISCARDED])
    write_one(out, JON_SNOW, v[DECLARED])
    out[FACE_DOWN] = v[DECK_LEFT]


def write_question(v: Row, out: Bytes) -> None:
    """What is asked, and what of the turn is under way."""
    out[ASKED + v[STEP]] = 1
    write_one(out, COMPANION, v[RESOLVING])
    write_one(out, FIRST_SWAPPED, v[SWAPPING])
    write_one(out, BANNER_TIED, v[TIED])
    write_set(out, AFFECTED, v[MOVED])
    write_set(out, AFFECTED + HOUSE_COUNT, v[TOUCHED])
    out[UNDER_WAY] = v[OWED]
    out[UNDER_WAY + 1] = v[AGAIN]
    out[UNDER_WAY + 2] = v[PART]


def observe(v: Row, observer: int, out: Bytes) -> None:
    """All that a seat sees."""
    for index in range(SIZE):
        out[index] = 0
    write_grid(v, out)
    write_reach(v, out)
    write_cards(v, out, DEAD, v[KILLED])
    for seat in range(v[SEATS]):
        write_seat(v, out, seat, place_of(v, seat, observer))
    for house in range(HOUSE_COUNT):
        holder = v[BANNERS + house]
        if holder != NOBODY:
            out[HOLDERS + place_of(v, holder, observer) * HOUSE_COUNT + house] = 1
    write_companions(v, out)
    write_question(v, out)
    out[TURN + place_of(v, v[SEAT], observer)] = 1
    out[TABLE + v[SEATS] - 2] = 1
    out[TABLE + 3] = v[TEAMS]


def legal_words(v: Row, seat: int, out: Bytes) -> None:
    """The legal actions of a seat, one byte a word."""
    for word in range(WORDS):
        out[word] = 0
    if seat == v[SEAT]:
        write_set(out, 0, v[LEGAL])
        write_set(out, CARD_WORDS, v[LEGAL_CARDS])


def pay(v: Row, rewards: Any) -> None:
    """Every loser pays 1, and the winners share it."""
    winners = 0
    for seat in range(v[SEATS]):
        rewards[seat] = 1.0 if outcome(v, side_of(v, seat)) > 0.0 else 0.0
        winners += rewards[seat] > 0.0
    prize = (v[SEATS] - winners) / winners
    for seat in range(v[SEATS]):
        rewards[seat] = prize if rewards[seat] > 0.0 else -1.0


def deal_next(v: Row, start: Row, counters: Row) -> None:
    """The next game of a fleet, from the seed that its number gives."""
    seed = counters[SEED] + counters[NEXT]
    counters[NEXT] += 1
    new_game(v, start[SEAT_COUNT], start[IN_TEAMS], start[WITH_CROWS], start[WITH_COMPANIONS], start[FIRST_SEAT], seed)


def show(rows: Any, game: int, observations: Any, masks: Any, seats: Any) -> None:
    """Write what the seat to decide sees in one game of a fleet."""
    v = rows[game]
    seat = v[SEAT]
    seats[game] = seat
    observe(v, seat, observations[game])
    legal_words(v, seat, masks[game])


def deal_all(rows: Any, start: Row, counters: Row, observations: Any, masks: Any, seats: Any) -> None:
    for game in range(len(rows)):
        deal_next(rows[game], start, counters)
        show(rows, game, observations, masks, seats)


def first_illegal(rows: Any, actions: Any) -> int:
    """The first game in which the action is not legal, or NOBODY."""
    for game in range(len(rows)):
        if actions[game] != WAIT and not is_legal(rows[game], actions[game]):
            return game
    return NOBODY


def step_all(
    rows: Any,
    actions: Any,
    start: Row,
    counters: Row,
    observations: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    ended: Any,
    watchers: Any,
    finals: Any,
) -> None:
    """One decision in every game but those that wait; where it was the last, the end is paid and a new game dealt."""
    for game in range(len(rows)):
        v = rows[game]
        if ended[game]:
            for seat in range(v[SEATS]):
                rewards[game, seat] = 0.0
            ended[game] = False
        if actions[game] == WAIT:
            continue
        advance(v, actions[game])
        if v[STEP] == OVER:
            ended[game] = True
            pay(v, rewards[game])
            observe(v, watchers[game], finals[game])
            deal_next(v, start, counters)
        show(rows, game, observations, masks, seats)


def choose_all(rows: Any, actions: Any, luck: Row) -> None:
    """A random legal action for every game."""
    for game in range(len(rows)):
        actions[game] = any_action(rows[game], luck, 0)


def ahead_all(
    rows: Any, luck: Row, guess: Row, paid: Any, of: Any, actions: Any, observations: Any, rewards: Any, ended: Any
) -> None:
    """Try every legal action of every game; the companions face down are shuffled anew, once a game."""
    at = 0
    for game in range(len(rows)):
        v = rows[game]
        seed = below(luck, 0, 1 << 31)
        for word in range(WORDS):
            if not is_legal(v, word):
                continue
            for index in range(LENGTH):
                guess[index] = v[index]
            reshuffle(guess, seed)
            advance(guess, word)
            of[at] = game
            actions[at] = word
            observe(guess, v[SEAT], observations[at])
            if guess[STEP] == OVER:
                ended[at] = True
                pay(guess, paid)
                rewards[at] = paid[v[SEAT]]
            at += 1
