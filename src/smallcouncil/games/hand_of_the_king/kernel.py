"""The rules of Hand of the King, written once, over one flat row of integers (see `layout`).

Plain Python serves a table as it is; `core.compiled` makes machine code of the same functions for bots, the solver and
mass simulation. So these functions use only integers, sequences of integers and each other.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, highest, lowest, nth
from smallcouncil.core.chance_words import below, sow
from smallcouncil.games.hand_of_the_king.cards import HOUSE_OF
from smallcouncil.games.hand_of_the_king.companions import (
    DECLARE,
    DRAW,
    GENDRY,
    IN_AREAS,
    IN_GRID,
    JON_SNOW,
    KEEP,
    KEPT_FOR,
    KILL,
    KILL_OFFERED,
    MOST_PARTS,
    SHAE,
    SWAP,
    TAKE,
    TARGETS,
    TURN_AGAIN,
    TYRION,
    VERBS,
    WHERE,
)
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASK_BANNER,
    ASK_COMPANION,
    ASK_DRAWN,
    ASK_HOUSE,
    ASK_KILL,
    ASK_KILL_COMPANION,
    ASK_MOVE,
    ASK_PARTNER,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
    ASK_TAKE,
    AT,
    BANNERS,
    CARD_WORDS,
    CAUSES,
    COMPANION_COUNT,
    COMPANION_WORDS,
    CROW_WORD,
    CROWS,
    DECK,
    DECK_LEFT,
    DECLARED,
    DISCARDED,
    DOWN,
    GRID,
    HELD,
    HOUSE_BITS,
    HOUSE_COUNT,
    HOUSE_MASK,
    HOUSE_WORDS,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    KIN,
    LED,
    LEGAL,
    LEGAL_CARDS,
    LENGTH,
    LUCK,
    MOST_SEATS,
    MOVED,
    NO_CARD,
    NOBODY,
    OFFER,
    OFFERED,
    OVER,
    OWED,
    PART,
    RAYS,
    RESOLVING,
    RIGHT,
    SEAT,
    SEAT_WORDS,
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

Row = MutableSequence[int]

# When compiled, these functions melt into each other.
MELT = True

BARATHEON = 4
LANNISTER = 2


# Setting up


def clear(v: Row, seats: int, teams: int, crows: int, first: int) -> None:
    """An empty table: no card anywhere, every banner beside the grid (HK-012)."""
    for index in range(LENGTH):
        v[index] = 0
    v[SEATS] = seats
    v[TEAMS] = teams
    v[SEAT] = first
    v[CROWS] = (1 << seats) - 1 if crows else 0
    v[RESOLVING] = v[SWAPPING] = v[TIED] = v[DECLARED] = NOBODY
    for house in range(HOUSE_COUNT):
        v[BANNERS + house] = NOBODY


def deal(v: Row, companions: int) -> None:
    """Shuffle King's Landing and the companion deck, and reveal six companions (HK-011, HK-013)."""
    for card in range(SQUARES):
        v[AT + card] = card
    shuffle(v, AT, SQUARES)
    set_out(v)
    if companions:
        stack_deck(v, (1 << COMPANION_COUNT) - 1)
        reveal(v)


def set_out(v: Row) -> None:
    """King's Landing as the characters lie in it."""
    for square in range(SQUARES):
        if v[AT + square] == NO_CARD:
            v[VARYS_AT] = square
        else:
            v[KIN + HOUSE_OF[v[AT + square]]] |= 1 << square
    v[GRID] = ((1 << SQUARES) - 1) ^ (1 << v[VARYS_AT])


def reveal(v: Row) -> None:
    """The companions on offer at the beginning."""
    for _ in range(OFFERED):
        v[OFFER] |= 1 << draw(v)


def stack_deck(v: Row, cards: int) -> None:
    """Lay these companions face down in random order."""
    v[DECK_LEFT] = 0
    while cards:
        v[DECK + v[DECK_LEFT]] = lowest(cards)
        v[DECK_LEFT] += 1
        cards &= cards - 1
    shuffle(v, DECK, v[DECK_LEFT])


def reshuffle(v: Row, seed: int) -> None:
    """New luck, and the companions that lie face down in a new order."""
    sow(v, LUCK, seed)
    cards = 0
    for place in range(v[DECK_LEFT]):
        cards |= 1 << v[DECK + place]
    stack_deck(v, cards)


def shuffle(v: Row, start: int, length: int) -> None:
    for last in range(length - 1, 0, -1):
        other = below(v, LUCK, last + 1)
        swapped = v[start + last]
        v[start + last] = v[start + other]
        v[start + other] = swapped


def draw(v: Row) -> int:
    """Take the top card of the companion deck."""
    v[DECK_LEFT] -= 1
    top = v[DECK + v[DECK_LEFT]]
    v[DECK + v[DECK_LEFT]] = 0
    return top


def new_game(v: Row, seats: int, teams: int, crows: int, companions: int, first: int, seed: int) -> None:
    """A whole new game from a seed; `first` of NOBODY lets luck choose the first seat (HK-015)."""
    clear(v, seats, teams, crows, first)
    sow(v, LUCK, seed)
    deal(v, companions)
    if first == NOBODY:
        v[SEAT] = below(v, LUCK, seats)
    begin_turn(v)


# Moving Varys


def sweep(squares: int, varys: int, direction: int) -> int:
    """Of a House's squares, those that Varys passes or reaches in a direction: the cards there are taken (HK-020)."""
    return squares & RAYS[varys * 4 + direction]


def landing(swept: int, direction: int) -> int:
    """The farthest of the squares: down and right count up, up and left count down (HK-019)."""
    return highest(swept) if direction in (DOWN, RIGHT) else lowest(swept)


def declarations(v: Row) -> int:
    """The legal declarations of direction and House: some card of the House lies that way (HK-018)."""
    legal = 0
    varys, grid = v[VARYS_AT], v[GRID]
    for direction in range(4):
        for house in range(HOUSE_COUNT):
            some = sweep(v[KIN + house] & grid, varys, direction) != 0
            legal |= some << (direction * HOUSE_COUNT + house)
    return legal


def move_varys(v: Row, direction: int, house: int) -> None:
    """Varys goes to the farthest card of the House; the mover takes it and its kin on the way (HK-019 to HK-021)."""
    there = v[KIN + house] & v[GRID]
    swept = sweep(there, v[VARYS_AT], direction)
    v[VARYS_AT] = landing(swept, direction)
    v[GRID] ^= swept
    v[HELD + v[SEAT]] |= swept
    v[MOVED] = 1 << house
    v[OWED] = there == swept


# Taking and killing


def square_of(v: Row, card: int) -> int:
    """The square that a character was dealt to, or swapped to."""
    squares = v[KIN + HOUSE_OF[card]]
    while v[AT + lowest(squares)] != card:
        squares &= squares - 1
    return lowest(squares)


def take(v: Row, card: int) -> None:
    """Bring a character into one's play area; the final card of a House in the grid earns a companion (HK-033)."""
    house = HOUSE_OF[card]
    bit = 1 << square_of(v, card)
    if v[HELD + v[SEAT]] & bit:
        return
    touch(v, house)
    v[OWED] |= v[KIN + house] & v[GRID] == bit
    lift(v, bit)
    v[HELD + v[SEAT]] |= bit
    blame(v, house)


def kill(v: Row, card: int) -> None:
    """A killed character leaves the game, and earns nobody a companion (HK-034, HK-035)."""
    house = HOUSE_OF[card]
    bit = 1 << square_of(v, card)
    touch(v, house)
    if not v[GRID] & bit:
        blame(v, house)
    lift(v, bit)
    v[KILLED] |= bit


def lift(v: Row, bit: int) -> None:
    """Remove a character from wherever it lies."""
    v[GRID] &= ~bit
    for seat in range(MOST_SEATS):
        v[HELD + seat] &= ~bit


def swap(v: Row, first: int, second: int) -> None:
    """Two characters change places in the grid (HK-046)."""
    one = square_of(v, first)
    other = square_of(v, second)
    v[AT + one] = second
    v[AT + other] = first
    if HOUSE_OF[first] != HOUSE_OF[second]:
        both = (1 << one) | (1 << other)
        v[KIN + HOUSE_OF[first]] ^= both
        v[KIN + HOUSE_OF[second]] ^= both


# Companions


def keep(v: Row, house: int) -> None:
    """Place the companion in one's play area; from now on it counts for its House (HK-R14)."""
    touch(v, house)
    cards = strength(v, v[SEAT], house)
    v[KEPT + v[SEAT]] |= 1 << v[RESOLVING]
    if strength(v, v[SEAT], house) != cards:
        blame(v, house)
    v[RESOLVING] = NOBODY


def choose_companion(v: Row, companion: int) -> None:
    v[OFFER] &= ~(1 << companion)
    v[OWED] = 0
    v[RESOLVING] = companion
    v[PART] = 0


def play_drawn(v: Row, companion: int) -> None:
    """Petyr Baelish's pick is resolved in his place; he and the other card are discarded (HK-044)."""
    v[DISCARDED] |= (v[SHOWN] & ~(1 << companion)) | (1 << v[RESOLVING])
    v[SHOWN] = 0
    v[RESOLVING] = companion
    v[PART] = 0


def targets(v: Row, part: int) -> int:
    """The characters that a part of a companion may aim at now."""
    squares = 0
    if WHERE[part] & IN_GRID:
        squares |= v[GRID]
    if WHERE[part] & IN_AREAS:
        for seat in range(v[SEATS]):
            squares |= v[HELD + seat]
    return characters(v, squares) & TARGETS[part]


def characters(v: Row, squares: int) -> int:
    """The characters that were dealt to these squares, as a set of cards."""
    cards = 0
    while squares:
        cards |= 1 << v[AT + lowest(squares)]
        squares &= squares - 1
    return cards


def ask(v: Row, step: int, legal: int, cards: int) -> bool:
    """Put a question, unless it has no answer (HK-R05)."""
    if legal == 0 and cards == 0:
        return False
    v[STEP] = step
    v[LEGAL] = legal
    v[LEGAL_CARDS] = cards
    return True


def resolve_part(v: Row) -> bool:
    """Do the present part of the companion; true if it asks something first."""
    part = v[RESOLVING] * MOST_PARTS + v[PART]
    verb = VERBS[part]
    if verb == TAKE:
        return ask(v, ASK_TAKE, 0, targets(v, part))
    if verb == KILL:
        return ask(v, ASK_KILL, 0, targets(v, part))
    if verb == KILL_OFFERED:
        return ask(v, ASK_KILL_COMPANION, v[OFFER] << COMPANION_WORDS, 0)
    if verb == SWAP:
        return count(v[GRID]) > 1 and ask(v, ASK_SWAP_FIRST, 0, characters(v, v[GRID]))
    if verb == DECLARE:
        return ask(v, ASK_HOUSE, ((1 << HOUSE_COUNT) - 1) << HOUSE_WORDS, 0)
    if verb == DRAW:
        for _ in range(min(2, v[DECK_LEFT])):
            v[SHOWN] |= 1 << draw(v)
        return ask(v, ASK_DRAWN, v[SHOWN] << COMPANION_WORDS, 0)
    if verb == KEEP:
        keep(v, KEPT_FOR[part])
    elif verb == TURN_AGAIN:
        v[AGAIN] = 1
    return False


def resolve_companion(v: Row) -> bool:
    """Resolve what is left of the companion, in the printed order; true if it asks something."""
    while v[RESOLVING] != NOBODY and v[PART] < MOST_PARTS:
        if resolve_part(v):
            return True
        v[PART] += 1
    if v[RESOLVING] != NOBODY:
        v[DISCARDED] |= 1 << v[RESOLVING]
        v[RESOLVING] = NOBODY
    v[PART] = 0
    return False


# Banners


def strength(v: Row, seat: int, house: int) -> int:
    """How many cards of a House a seat has, kept companions counted (HK-042, HK-043, HK-047)."""
    cards = count(v[HELD + seat] & v[KIN + house])
    kept = v[KEPT + seat]
    if kept:
        if house == BARATHEON and kept >> GENDRY & 1:
            cards += 1
        if house == v[DECLARED] and kept >> JON_SNOW & 1:
            cards += 2
        if house == LANNISTER and kept >> SHAE & 1 and v[HELD + seat] >> square_of(v, TYRION) & 1:
            cards += 2
    return cards


def leaders(v: Row, house: int) -> int:
    """The seats with the most cards of a House; none if nobody has any (HK-R02)."""
    most = 1
    found = 0
    for seat in range(v[SEATS]):
        cards = strength(v, seat, house)
        found = (found if cards <= most else 0) | (cards >= most) << seat
        most = max(most, cards)
    return found


def touch(v: Row, house: int) -> None:
    """A companion is about to affect a House (HK-025).

    At the end of the turn a tie is compared with the one right after the Varys move (HK-R03): what the first companion
    finds is remembered, if it is a tie.
    """
    if not v[TOUCHED] >> house & 1:
        v[TOUCHED] |= 1 << house
        led = leaders(v, house)
        if led & (led - 1):
            v[LED] |= led << house * HOUSE_BITS


def blame(v: Row, house: int) -> None:
    """The companion has changed how many cards of a House somebody has; should a tie come of it, it is to blame."""
    place = house * HOUSE_BITS
    v[CAUSES] = v[CAUSES] & ~(HOUSE_MASK << place) | (v[RESOLVING] + 1) << place


def as_before(v: Row, house: int, leading: int) -> bool:
    """Whether the very seats are tied for a House that were right after the Varys move: no companion's doing."""
    return leading != 0 and v[LED] >> house * HOUSE_BITS & HOUSE_MASK == leading


def give_banner(v: Row, house: int, seat: int) -> None:
    """Settle the banner of a House that a companion affected."""
    v[BANNERS + house] = seat
    v[TOUCHED] &= ~(1 << house)
    v[LED] &= ~(HOUSE_MASK << house * HOUSE_BITS)
    v[CAUSES] &= ~(HOUSE_MASK << house * HOUSE_BITS)


def banner_after_move(leading: int, mover: int, holder: int) -> int:
    """Who holds a banner once its House was affected by Varys alone: a tie goes to the mover (HK-026, HK-027).

    Nobody but the mover can have gained the lead by it.
    """
    return mover if leading >> mover & 1 else holder


def check_moved(v: Row) -> None:
    """The banner of the House that Varys took from, unless a companion changed who leads it (HK-026, HK-R03)."""
    house = lowest(v[MOVED])
    v[MOVED] = 0
    leading = leaders(v, house)
    if v[TOUCHED] >> house & 1 == 0:
        v[BANNERS + house] = banner_after_move(leading, v[SEAT], v[BANNERS + house])
    elif as_before(v, house, leading):
        give_banner(v, house, banner_after_move(leading, v[SEAT], v[BANNERS + house]))


def check_banners(v: Row) -> bool:
    """Give out the banners of the affected Houses (HK-025 to HK-028); true if a tie must be decided first."""
    if v[MOVED]:
        check_moved(v)
    while v[TOUCHED]:
        house = lowest(v[TOUCHED])
        leading = leaders(v, house)
        if as_before(v, house, leading):
            give_banner(v, house, v[BANNERS + house])
        elif leading & (leading - 1):
            v[TIED] = house
            return ask(v, ASK_BANNER, leading << SEAT_WORDS, 0)
        else:
            give_banner(v, house, lowest(leading) if leading else NOBODY)
    return False


def standing(held: int) -> int:
    """The worth of a set of banners at the end: the more the better, then the largest House (HK-055, HK-056)."""
    return count(held) * (HOUSE_COUNT + 1) - (lowest(held) if held else HOUSE_COUNT)


# The course of the game


def begin_turn(v: Row) -> None:
    """The seat to move declares; with nothing in any direction the game is over (HK-016, HK-053)."""
    moves = declarations(v)
    v[STEP] = ASK_MOVE if moves else OVER
    if moves and v[CROWS] >> v[SEAT] & 1:
        moves |= 1 << CROW_WORD
    v[LEGAL] = moves
    v[LEGAL_CARDS] = 0


def run_on(v: Row) -> None:
    """Go on to the next decision: companions of the chain, banners of the turn, the next turn (HK-R04)."""
    while v[RESOLVING] != NOBODY or v[OWED]:
        if resolve_companion(v):
            return
        if v[OWED] and ask(v, ASK_COMPANION, v[OFFER] << COMPANION_WORDS, 0):
            return
        v[OWED] = 0
    if check_banners(v):
        return
    if v[AGAIN]:
        v[AGAIN] = 0
    else:
        v[SEAT] = v[SEAT] + 1 if v[SEAT] + 1 < v[SEATS] else 0
    begin_turn(v)


def partners(v: Row) -> int:
    """With whom a crow lets the mover talk: any opponent of three, the teammate of four (HK-063, HK-064)."""
    if v[TEAMS]:
        return 1 << (v[SEAT] + 2) % MOST_SEATS
    return ((1 << v[SEATS]) - 1) & ~(1 << v[SEAT])


def answer_card(v: Row, card: int) -> None:
    """A character was named as the target of a companion."""
    step = v[STEP]
    if step == ASK_SWAP_FIRST:
        v[SWAPPING] = card
        ask(v, ASK_SWAP_SECOND, 0, characters(v, v[GRID]) & ~(1 << card))
        return
    if step == ASK_SWAP_SECOND:
        swap(v, v[SWAPPING], card)
        v[SWAPPING] = NOBODY
    elif step == ASK_TAKE:
        take(v, card)
    else:
        kill(v, card)
    v[PART] += 1
    run_on(v)


def answer_word(v: Row, action: int) -> None:
    """A companion, a House or a seat was named."""
    step = v[STEP]
    if step == ASK_COMPANION:
        choose_companion(v, action - COMPANION_WORDS)
    elif step == ASK_DRAWN:
        play_drawn(v, action - COMPANION_WORDS)
    elif step == ASK_KILL_COMPANION:
        v[OFFER] &= ~(1 << (action - COMPANION_WORDS))
        v[KILLED_COMPANIONS] |= 1 << (action - COMPANION_WORDS)
        v[PART] += 1
    elif step == ASK_HOUSE:
        v[DECLARED] = action - HOUSE_WORDS
        keep(v, v[DECLARED])
    elif step == ASK_BANNER:
        give_banner(v, v[TIED], action - SEAT_WORDS)
        v[TIED] = NOBODY
    elif step == ASK_PARTNER:
        begin_turn(v)
        return
    run_on(v)


def advance(v: Row, action: int) -> None:
    """Apply a legal action and run on to the next decision."""
    if action < CROW_WORD:
        move_varys(v, action // HOUSE_COUNT, action % HOUSE_COUNT)
        run_on(v)
    elif action == CROW_WORD:
        v[CROWS] &= ~(1 << v[SEAT])
        ask(v, ASK_PARTNER, partners(v) << SEAT_WORDS, 0)
    elif action < CARD_WORDS:
        answer_word(v, action)
    else:
        answer_card(v, action - CARD_WORDS)


def is_legal(v: Row, action: int) -> bool:
    if action < CARD_WORDS:
        return action >= 0 and v[LEGAL] >> action & 1 == 1
    return action < WORDS and v[LEGAL_CARDS] >> (action - CARD_WORDS) & 1 == 1


def awaited(v: Row) -> int:
    """The seat that must decide now, or MOST_SEATS when the game is over."""
    return MOST_SEATS if v[STEP] == OVER else v[SEAT]


def decide(v: Row, seat: int, action: int) -> int:
    """Apply a seat's decision, and tell who is awaited next; a decision that is not legal changes nothing: NOBODY."""
    if seat != v[SEAT] or not is_legal(v, action):
        return NOBODY
    advance(v, action)
    return awaited(v)


# Playing at random


def random_action(v: Row) -> int:
    """Any legal action, by the luck of the game itself."""
    return any_action(v, v, LUCK)


def any_action(v: Row, luck: Row, at: int) -> int:
    """Any legal action, each as likely as the others, by the four words of luck that start at `at`."""
    words = count(v[LEGAL])
    chosen = below(luck, at, words + count(v[LEGAL_CARDS]))
    mask, base = v[LEGAL], 0
    if chosen >= words:
        mask, base, chosen = v[LEGAL_CARDS], CARD_WORDS, chosen - words
    return base + nth(mask, chosen)


def play_out(v: Row) -> int:
    """Play at random to the end; how many decisions that took."""
    decisions = 0
    while v[STEP] != OVER:
        advance(v, random_action(v))
        decisions += 1
    return decisions


def play_many(v: Row, games: int, seats: int, companions: int, seed: int) -> int:
    """Many random games one after another; how many decisions they took together."""
    decisions = 0
    for game in range(games):
        new_game(v, seats, 0, 0, companions, 0, seed + game)
        decisions += play_out(v)
    return decisions
