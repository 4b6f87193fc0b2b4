"""The vocabulary of abilities: steps of which the cards are made.

Steps that choose put seats, cards, allies and councils into the registers of the frame; steps that act read them there.
"You" is the leader of the frame. Where a step takes `may`, the leader can decline, and the ability ends.
"""

from collections.abc import Callable, Iterable

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import POWER, VALUE
from smallcouncil.games.btwixt.frames import (
    ASK_ALLY,
    ASK_CARD,
    ASK_COMET,
    ASK_DEAD,
    ASK_DISCARD,
    ASK_KILL,
    ASK_LOOK,
    ASK_RETURN,
    ASK_SEAT,
    ASK_TOKEN,
    ASK_TOKEN_FROM,
    ASK_TOKEN_TO,
    CLAIM,
    GAIN,
    PLAYED,
    TRIUMPH,
    Step,
    ask,
    choose,
    choose_council,
    choose_from_hand,
    finish,
    push,
)
from smallcouncil.games.btwixt.moves import (
    council_with,
    discard_from_hand,
    discard_from_pile,
    draw,
    kill_ally,
    kill_current,
    look,
    make_current,
    may_kill,
    may_kill_current,
    may_replace,
    may_touch,
    move_ally,
    move_card,
    move_token,
    next_ally,
    put_token,
    put_under,
    replace_current,
    return_card,
    revive,
    supply_left,
    take_token,
    values_in,
)
from smallcouncil.games.btwixt.table import (
    ALLY,
    CARD,
    COUNCIL,
    COUNT,
    NONE,
    PROGRAM,
    SEAT,
    STEP,
    YOU,
    Frame,
    Table,
    clockwise,
    councils_of,
    neighbours_of,
    other_council,
    shared_council,
)
from smallcouncil.games.btwixt.words import ALLY as ALLY_WORDS
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import CHOSEN, CURRENT, DECLINE, UNDER
from smallcouncil.games.btwixt.words import SEAT as SEAT_WORDS

Seats = Callable[[Table, Frame], Iterable[int]]
MOST = 99


def card_of(frame: Frame) -> int:
    """The influence card whose program this is."""
    return (frame[PROGRAM] - PLAYED) % TRIUMPH


# ---- choosing leaders


def others(s: Table, f: Frame) -> Iterable[int]:
    return (seat for seat in range(s.setup.seats) if seat != f[YOU])


def standing_others(s: Table, f: Frame) -> Iterable[int]:
    return (seat for seat in others(s, f) if s.standing >> seat & 1)


def neighbours(s: Table, f: Frame) -> Iterable[int]:
    return neighbours_of(s, f[YOU])


def choose_leader(among: Seats, may: bool = False) -> Step:
    def step(s: Table, f: Frame) -> bool:
        return choose(s, f, f[YOU], among(s, f), SEAT_WORDS, ASK_SEAT, SEAT, may)

    return step


# ---- bid piles


def choose_pile(least: int = -MOST, most: int = MOST) -> Step:
    """Another leader's bid pile that holds a card of such a value and can be touched."""

    def holding(s: Table, f: Frame) -> Iterable[int]:
        return [seat for seat in others(s, f) if may_touch(s, seat, f[YOU]) and values_in(s, seat, least, most)]

    return choose_leader(holding)


def choose_card(least: int = -MOST, most: int = MOST) -> Step:
    """A card of such a value in the chosen bid pile."""

    def step(s: Table, f: Frame) -> bool:
        return choose(s, f, f[YOU], values_in(s, f[SEAT], least, most), CARD_WORDS, ASK_CARD, CARD)

    return step


def extreme(s: Table, owner: int, pick: Callable[[Iterable[int]], int]) -> list[int]:
    """The designs with the highest (`max`) or lowest (`min`) printed value in a bid pile."""
    if not s.piles[owner]:
        return []
    bound = pick(VALUE[card] for card in s.piles[owner])
    return values_in(s, owner, bound, bound)


def choose_highest(s: Table, f: Frame) -> bool:
    return choose(s, f, f[YOU], extreme(s, f[SEAT], max), CARD_WORDS, ASK_CARD, CARD)


def choose_lowest(s: Table, f: Frame) -> bool:
    return choose(s, f, f[YOU], extreme(s, f[SEAT], min), CARD_WORDS, ASK_CARD, CARD)


def discard_bid(s: Table, f: Frame) -> bool:
    discard_from_pile(s, f[SEAT], f[CARD])
    return False


def move_to_you(s: Table, f: Frame) -> bool:
    move_card(s, f[CARD], f[SEAT], f[YOU], f[YOU])
    return False


def send(s: Table, f: Frame) -> bool:
    """The card being played goes to the chosen leader's bid pile."""
    s.target = f[SEAT]
    s.log.append((journal.SENT, f[YOU], s.playing, f[SEAT]))
    return False


def return_this(s: Table, f: Frame) -> bool:
    return_card(s, f[YOU], card_of(f))
    return False


def choose_own_card(but_this: bool) -> Step:
    """You may choose a card of your own bid pile to return, without or with the card that lets you."""

    def step(s: Table, f: Frame) -> bool:
        cards = s.piles[f[YOU]][:]
        if but_this:
            cards.remove(card_of(f))
        return choose(s, f, f[YOU], set(cards), CARD_WORDS, ASK_RETURN, CARD, may=True)

    return step


def return_chosen(s: Table, f: Frame) -> bool:
    return_card(s, f[YOU], f[CARD])
    return False


# ---- hands and decks


def draw_cards(count: int = 1, who: int = YOU) -> Step:
    """You draw, or the leader in another register does."""

    def step(s: Table, f: Frame) -> bool:
        draw(s, f[who], count)
        return False

    return step


def if_cards_are_left(s: Table, f: Frame) -> bool:
    return False if s.deck else finish(f)


def choose_discard(s: Table, f: Frame) -> bool:
    """A card of your own hand, if you have one."""
    return choose_from_hand(s, f, f[YOU], ASK_DISCARD)


def may_choose_discard(s: Table, f: Frame) -> bool:
    return choose_from_hand(s, f, f[YOU], ASK_DISCARD, may=True)


def discard_hand(s: Table, f: Frame) -> bool:
    discard_from_hand(s, f[YOU], f[CARD])
    return False


# ---- tokens


def gain(count: int, who: int = YOU) -> Step:
    """Gain power tokens, each in a council of one's own choice (BT-048)."""

    def step(s: Table, f: Frame) -> bool:
        gain_tokens(s, f[who], count)
        return False

    return step


def gain_tokens(s: Table, seat: int, count: int) -> None:
    push(s, GAIN, seat, count)


def place_gained(s: Table, f: Frame) -> bool:
    """GAIN, first step: where does the next token go?"""
    if f[COUNT] == 0 or not supply_left(s):
        return finish(f)
    return choose_council(s, f, f[YOU], councils_of(s, f[YOU]), ASK_TOKEN)


def gained(s: Table, f: Frame) -> bool:
    """GAIN, second step; then the first again."""
    put_token(s, f[YOU], f[COUNCIL])
    f[COUNT] -= 1
    f[STEP] = 0
    return False


GAINING = (place_gained, gained)


def gain_in_shared_council(s: Table, f: Frame) -> bool:
    """Gain a token in the council shared with the chosen neighbour."""
    put_token(s, f[YOU], shared_council(s, f[YOU], f[SEAT]))
    return False


def both_gain_in_shared_council(s: Table, f: Frame) -> bool:
    gain_in_shared_council(s, f)
    put_token(s, f[SEAT], shared_council(s, f[YOU], f[SEAT]))
    return False


def token_on_ally(s: Table, f: Frame) -> bool:
    if s.current != NONE and supply_left(s):
        s.on_ally.append(take_token(s))
        s.log.append((journal.TOKEN_ON, f[YOU], s.current))
    return False


def choose_foreign_token(s: Table, f: Frame) -> bool:
    """A council that you do not share and that has a token."""
    own = councils_of(s, f[YOU])
    found = [council for council, tokens in enumerate(s.tokens) if tokens and council not in own]
    return choose_council(s, f, f[YOU], found, ASK_TOKEN_FROM)


def choose_token_home(s: Table, f: Frame) -> bool:
    f[COUNT] = f[COUNCIL]
    return choose_council(s, f, f[YOU], councils_of(s, f[YOU]), ASK_TOKEN_TO)


def carry_token(s: Table, f: Frame) -> bool:
    move_token(s, f[YOU], f[COUNT], f[COUNCIL])
    return False


RAID: tuple[Step, ...] = (choose_foreign_token, choose_token_home, carry_token)
"""Move 1 power token from a council you do not share to one of yours."""


# ---- allies in councils


def allies_in(s: Table, councils: Iterable[int], most: int = MOST, but: int = NONE) -> list[int]:
    return [ally for council in councils for ally in s.councils[council] if POWER[ally] <= most and ally != but]


def may_kill_one(most: int = MOST, yours: bool = False) -> Step:
    """You may choose an ally to kill: in any council or in yours; never the ally whose ability it is."""

    def step(s: Table, f: Frame) -> bool:
        councils = councils_of(s, f[YOU]) if yours else range(s.setup.seats)
        found = allies_in(s, councils, most, but=claimed_by(f)) if may_kill(s) else []
        return choose(s, f, f[YOU], found, ALLY_WORDS, ASK_ALLY, ALLY, may=True)

    return step


def claimed_by(f: Frame) -> int:
    """The ally whose program this is, or nothing."""
    return f[PROGRAM] - CLAIM if f[PROGRAM] >= CLAIM else NONE


def kill_chosen(s: Table, f: Frame) -> bool:
    """Kill the chosen ally; remember its council."""
    f[COUNCIL] = council_with(s, f[ALLY])
    kill_ally(s, f[ALLY])
    return False


def choose_kill(current_only: bool = False, most: int = MOST, may: bool = False) -> Step:
    """The current ally, or an ally of such a power in any council."""

    def step(s: Table, f: Frame) -> bool:
        found = [] if current_only or not may_kill(s) else allies_in(s, range(s.setup.seats), most)
        if not may_kill_current(s):
            return choose(s, f, f[YOU], found, ALLY_WORDS, ASK_KILL, ALLY, may)
        if not found and not may:
            f[ALLY] = CHOSEN
            return False
        actions = (*((DECLINE,) if may else ()), CURRENT, *(ALLY_WORDS + ally for ally in sorted(found)))
        return ask(s, f[YOU], actions, ASK_KILL, ALLY)

    return step


def kill_current_or_chosen(s: Table, f: Frame) -> bool:
    if f[ALLY] == CHOSEN:
        kill_current(s)
    else:
        kill_ally(s, f[ALLY])
    return False


def choose_mover(s: Table, f: Frame) -> bool:
    """You may choose another ally of power 3 or less in one of your councils."""
    found = allies_in(s, councils_of(s, f[YOU]), 3, but=claimed_by(f))
    return choose(s, f, f[YOU], found, ALLY_WORDS, ASK_ALLY, ALLY, may=True)


def move_to_other_council(s: Table, f: Frame) -> bool:
    move_ally(s, f[ALLY], other_council(s, f[YOU], council_with(s, f[ALLY])))
    return False


def may_choose_dead(most: int = MOST, goes_on: bool = False) -> Step:
    def step(s: Table, f: Frame) -> bool:
        found = [ally for ally in s.dead if POWER[ally] <= most]
        return choose(s, f, f[YOU], found, ALLY_WORDS, ASK_DEAD, CARD, may=True, goes_on=goes_on)

    return step


def revive_chosen(s: Table, f: Frame) -> bool:
    """The chosen dead ally goes to the council in the register."""
    revive(s, f[CARD], f[COUNCIL])
    return False


# ---- the current ally and the deck


def must_kill_current(s: Table, f: Frame) -> bool:
    if not may_kill_current(s):
        return finish(f)
    kill_current(s)
    return False


def reveal_current(s: Table, f: Frame) -> bool:
    ally = next_ally(s, "current")
    if ally != NONE:
        make_current(s, ally)
    return False


def reveal_beside(s: Table, f: Frame) -> bool:
    ally = next_ally(s, "beside")
    if ally != NONE:
        s.beside.append(ally)
    return False


def claim_next(s: Table, seat: int, limit: int) -> None:
    """Reveal the next ally and let a leader claim it too, bound to a council or free."""
    ally = next_ally(s, "claimed")
    if ally != NONE:
        s.beside.append(ally)
        push(s, CLAIM + ally, seat, ally=ally, limit=limit)


def reveal_comet(s: Table, f: Frame) -> bool:
    """Reveal an ally that becomes current or goes under the deck, as you choose."""
    f[ALLY] = s.comet = next_ally(s, "comet")
    if s.comet == NONE:
        return finish(f)
    if s.current != NONE and not may_replace(s):
        f[CARD] = NONE
        return False
    return ask(s, f[YOU], (CURRENT, UNDER), ASK_COMET, CARD)


def place_comet(s: Table, f: Frame) -> bool:
    s.comet = NONE
    if f[CARD] == CHOSEN:
        replace_current(s, f[ALLY])
    else:
        put_under(s, f[ALLY])
    return False


def look_top(count: int) -> Step:
    """Look at the top allies and choose which goes back on top. The one that lay in the row is remembered."""

    def step(s: Table, f: Frame) -> bool:
        f[COUNT] = s.row[0] if s.row else NONE
        s.looking = look(s, count)
        if not s.looking:
            f[ALLY] = NONE
            return False
        s.log.append((journal.LOOKED, f[YOU], len(s.looking), f[COUNT], tuple(s.looking)))
        return choose(s, f, f[YOU], s.looking, ALLY_WORDS, ASK_LOOK, ALLY)

    return step


def put_back(s: Table, f: Frame) -> bool:
    """The chosen ally on top, the others under the deck in random order."""
    if f[ALLY] == NONE:
        return False
    s.looking.remove(f[ALLY])
    s.luck.shuffle(s.looking)
    s.ally_deck[:0] = s.looking
    s.looking = []
    if f[COUNT] == NONE:
        s.ally_deck.append(f[ALLY])
        s.log.append((journal.PUT_BACK, f[YOU], f[ALLY]))
    else:
        s.row.insert(0, f[ALLY])
        s.log.append((journal.ON_TOP, f[ALLY], "row"))
    f[ALLY] = NONE
    return False


# ---- conditions


def if_killed_this_round(s: Table, f: Frame) -> bool:
    return False if s.killed else finish(f)


def if_alone(s: Table, f: Frame) -> bool:
    """If this is the only card in your bid pile."""
    return False if len(s.piles[f[YOU]]) == 1 else finish(f)


def each_draws(among: Seats) -> Step:
    """You, then the others of these clockwise from you, draw a card."""

    def step(s: Table, f: Frame) -> bool:
        drawing = {f[YOU], *among(s, f)}
        for seat in clockwise(s, f[YOU]):
            if seat in drawing:
                draw(s, seat)
        return False

    return step
