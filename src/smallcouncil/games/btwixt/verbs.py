"""The vocabulary of abilities: steps of which the cards are made.

Steps that choose put seats, cards, allies and councils into the registers of the frame; steps that act read them there.
"You" is the leader of the frame. Where a step takes `may`, the leader can decline, and the ability ends.
"""

from collections.abc import Callable, Iterable
from typing import Final

from smallcouncil.cardkit.programs import finish
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.card_moves import (
    discard_from_hand,
    discard_from_pile,
    draw,
    may_make_kneel,
    may_touch,
    move_card,
    move_token,
    put_token,
    return_card,
    supply_left,
    take_token,
    values_in,
)
from smallcouncil.games.btwixt.cards import VALUE
from smallcouncil.games.btwixt.frames import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_RETURN,
    ASK_SEAT,
    ASK_TOKEN,
    ASK_TOKEN_FROM,
    ASK_TOKEN_TO,
    GAIN,
    TRIUMPH,
    Among,
    Choice,
    HandChoice,
    Step,
    cause,
    choose_council,
    push,
)
from smallcouncil.games.btwixt.kneeling import kneel, stand
from smallcouncil.games.btwixt.table import (
    NONE,
    BtwixtTable,
    Frame,
    clockwise,
    councils_of,
    neighbours_of,
    shared_council,
)
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import SEAT as SEAT_WORDS

MOST: Final = 99
"""More than any value or power."""


def card_of(frame: Frame) -> int:
    """The influence card whose program this is."""
    return frame.program % TRIUMPH


# ---- choosing leaders


def others(s: BtwixtTable, f: Frame) -> list[int]:
    return [seat for seat in range(s.setup.seats) if seat != f.you]


def standing_others(s: BtwixtTable, f: Frame) -> list[int]:
    return [seat for seat in others(s, f) if s.standing >> seat & 1]


def others_with_cards(s: BtwixtTable, f: Frame) -> list[int]:
    return [seat for seat in others(s, f) if s.hands[seat]]


def neighbours(s: BtwixtTable, f: Frame) -> tuple[int, int]:
    return neighbours_of(s, f.you)


def choose_leader(among: Among, may: bool = False) -> Choice:
    return Choice(ASK_SEAT, "seat", SEAT_WORDS, among, may)


def make_kneel(s: BtwixtTable, f: Frame) -> bool:
    """The chosen leader kneels, unless nobody can make them."""
    if may_make_kneel(s, f.seat, f.you):
        kneel(s, f.seat)
    return False


def make_stand(s: BtwixtTable, f: Frame) -> bool:
    stand(s, f.seat)
    return False


# ---- bid piles


Bound = int | Callable[[Frame], int]


def choose_pile(least: int = -MOST, most: Bound = MOST) -> Choice:
    """Another leader's bid pile that holds a card of such a value and can be touched."""

    def holding(s: BtwixtTable, f: Frame) -> list[int]:
        high = most if isinstance(most, int) else most(f)
        return [seat for seat in others(s, f) if may_touch(s, seat, f.you) and values_in(s, seat, least, high)]

    return choose_leader(holding)


def choose_bid(among: Among, may: bool = False) -> Choice:
    """A card of a bid pile."""
    return Choice(ASK_CARD, "card", CARD_WORDS, among, may)


def choose_card(least: int = -MOST, most: Bound = MOST) -> Choice:
    """A card of such a value in the chosen bid pile."""
    return choose_bid(lambda s, f: values_in(s, f.seat, least, most if isinstance(most, int) else most(f)))


def extreme(s: BtwixtTable, owner: int, pick: Callable[[Iterable[int]], int]) -> list[int]:
    """The designs with the highest (`max`) or lowest (`min`) printed value in a bid pile."""
    if not s.piles[owner]:
        return []
    bound = pick(VALUE[card] for card in s.piles[owner])
    return values_in(s, owner, bound, bound)


choose_highest = choose_bid(lambda s, f: extreme(s, f.seat, max))
choose_lowest = choose_bid(lambda s, f: extreme(s, f.seat, min))


class EachPile(Choice):
    """A card of every bid pile in turn, clockwise from you or from the leader after you."""

    __slots__ = ("first",)

    def __init__(self, among: Among, first: int, yours: bool) -> None:
        super().__init__(ASK_CARD, "card", CARD_WORDS, among, goes_on=True, yours=yours)
        self.first = first

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        frame.count = max(frame.count + 1, self.first)
        if frame.count == s.setup.seats:
            return finish(frame)
        frame.seat = clockwise(s, frame.you)[frame.count]
        return super().ask(s, frame)


def discard_and_go_on(s: BtwixtTable, f: Frame) -> bool:
    """The card of this pile, if there is one; then the next pile."""
    if f.card != NONE:
        discard_from_pile(s, f.seat, f.card)
    f.step = 0
    return False


def discard_bid(s: BtwixtTable, f: Frame) -> bool:
    discard_from_pile(s, f.seat, f.card)
    return False


def move_to_you(s: BtwixtTable, f: Frame) -> bool:
    move_card(s, f.card, f.seat, f.you, f.you)
    return False


def send(s: BtwixtTable, f: Frame) -> bool:
    """The card being played lies in the chosen leader's bid pile as soon as it is put there (BC-01)."""
    s.piles[f.seat].append(s.playing)
    s.log.append((journal.SENT, f.you, s.playing, f.seat))
    s.playing = NONE
    return False


def return_this(s: BtwixtTable, f: Frame) -> bool:
    return_card(s, f.you, card_of(f))
    return False


def choose_own_card(but_this: bool) -> Choice:
    """You may choose a card of your own bid pile to return, without or with the card that lets you."""

    def own(s: BtwixtTable, f: Frame) -> set[int]:
        cards = s.piles[f.you][:]
        if but_this:
            cards.remove(card_of(f))
        return set(cards)

    return Choice(ASK_RETURN, "card", CARD_WORDS, own, may=True)


def return_chosen(s: BtwixtTable, f: Frame) -> bool:
    return_card(s, f.you, f.card)
    return False


# ---- hands and decks


def draw_cards(count: int, who: str = "you") -> Step:
    """You draw, or the leader in another register does."""

    def step(s: BtwixtTable, f: Frame) -> bool:
        draw(s, getattr(f, who), count)
        return False

    return step


def if_cards_are_left(s: BtwixtTable, f: Frame) -> bool:
    return False if s.deck else finish(f)


choose_discard = HandChoice(ASK_DISCARD)
may_choose_discard = HandChoice(ASK_DISCARD, may=True)


def discard_hand(s: BtwixtTable, f: Frame) -> bool:
    discard_from_hand(s, f.you, f.card)
    return False


# ---- tokens


def gain(count: int, who: str = "you") -> Step:
    """Gain power tokens, each in a council of one's own choice (BT-048)."""

    def step(s: BtwixtTable, f: Frame) -> bool:
        gain_tokens(s, getattr(f, who), count)
        return False

    return step


def gain_tokens(s: BtwixtTable, seat: int, count: int) -> None:
    push(s, GAIN, seat, count)


def _homes_of_a_token(s: BtwixtTable, f: Frame) -> tuple[int, ...]:
    """GAIN, first step: where the next token can go."""
    return councils_of(s, f.you) if f.count and supply_left(s) else ()


def gained(s: BtwixtTable, f: Frame) -> bool:
    """GAIN, second step; then the first again."""
    put_token(s, f.you, f.council)
    f.count -= 1
    f.step = 0
    return False


GAINING: Final = (choose_council(ASK_TOKEN, _homes_of_a_token), gained)


def gain_in_shared_council(s: BtwixtTable, f: Frame) -> bool:
    """Gain a token in the council shared with the chosen neighbour."""
    put_token(s, f.you, shared_council(s, f.you, f.seat))
    return False


def both_gain_in_shared_council(s: BtwixtTable, f: Frame) -> bool:
    gain_in_shared_council(s, f)
    put_token(s, f.seat, shared_council(s, f.you, f.seat))
    return False


def token_on_ally(s: BtwixtTable, f: Frame) -> bool:
    if s.current != NONE and supply_left(s):
        s.on_ally.append(take_token(s))
        s.log.append((journal.TOKEN_ON, f.you, s.current, *cause(s)))
    return False


def _foreign_tokens(s: BtwixtTable, f: Frame) -> list[int]:
    """The councils that you do not share and that have a token."""
    own = councils_of(s, f.you)
    return [council for council, tokens in enumerate(s.tokens) if tokens and council not in own]


def remember_council(s: BtwixtTable, f: Frame) -> bool:
    f.count = f.council
    return False


def carry_token(s: BtwixtTable, f: Frame) -> bool:
    move_token(s, f.you, f.count, f.council)
    return False


RAID: tuple[Step, ...] = (
    choose_council(ASK_TOKEN_FROM, _foreign_tokens),
    remember_council,
    choose_council(ASK_TOKEN_TO, lambda s, f: councils_of(s, f.you)),
    carry_token,
)
"""Move 1 power token from a council you do not share to one of yours."""


# ---- conditions


def if_killed_this_round(s: BtwixtTable, f: Frame) -> bool:
    return False if s.killed else finish(f)


def if_alone(s: BtwixtTable, f: Frame) -> bool:
    """If this is the only card in your bid pile."""
    return False if len(s.piles[f.you]) == 1 else finish(f)


def each_draws(among: Among) -> Step:
    """You, then the others of these clockwise from you, draw a card."""

    def step(s: BtwixtTable, f: Frame) -> bool:
        drawing = {f.you, *among(s, f)}
        for seat in clockwise(s, f.you):
            if seat in drawing:
                draw(s, seat)
        return False

    return step
