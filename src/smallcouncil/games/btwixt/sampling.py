"""Sampling: a table that one seat cannot tell from the true one.

Everything hidden is dealt anew from what the seat has seen, and from nothing else: two tables that look the same to the
seat give the same sample for the same luck.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from smallcouncil.core.chance import Chance, shuffle_by
from smallcouncil.games.btwixt.cards import TOKENS
from smallcouncil.games.btwixt.deck_knowledge import DeckKnowledge, guessed_deck
from smallcouncil.games.btwixt.frames import ASK_DRAFT
from smallcouncil.games.btwixt.hand_knowledge import Contradiction
from smallcouncil.games.btwixt.hidden import deck_place, hidden_cards, whites_place
from smallcouncil.games.btwixt.matching import Matching, Sources, settled
from smallcouncil.games.btwixt.packs import Group
from smallcouncil.games.btwixt.running import options
from smallcouncil.games.btwixt.table import NONE
from smallcouncil.games.btwixt.table import BtwixtTable as Table
from smallcouncil.games.btwixt.words import MOST_SEATS

BAG: Final = [number for number, count in enumerate(TOKENS, 1) for _ in range(count)]
HISTORY: Final = "history"
"""Under which name the decisions that a seat knows are kept in mind."""
UNKNOWN: Final = tuple([(seat, -1) for seat in range(MOST_SEATS)])
"""In the history of a sample, by seat: a decision that is not known."""


def sample(s: Table, seat: int, rng: Chance) -> Table:
    twin = s.copy()
    twin.luck = rng.apart()
    twin.setup = s.setup.of_a_guess()
    twin.origin = None
    _scrub(twin, s, seat)
    numbers = iter(twin.luck.numbers(len(BAG) + s.box.pieces))
    if twin.awaiting:
        _deal_tokens(twin, numbers)
    _deal_allies(twin, s, seat, numbers)
    _deal_cards(twin, s, seat, numbers)
    _offer_again(twin, seat)
    twin.minds = s.minds.of(seat)
    return twin


def _scrub(twin: Table, s: Table, seat: int) -> None:
    """Take out of the journal and the history what the seat does not know."""
    twin.log = s.heard(seat)[:]
    twin.clean = seat, len(twin.log)
    if s.hushed:
        twin.history = _known_history(s, seat)[:]


def _known_history(s: Table, seat: int) -> list[tuple[int, int]]:
    """The decisions as the seat knows them; not to be changed."""
    kept: list[tuple[int, int]] = s.minds.recall(HISTORY, seat) or []
    known = len(kept)
    if known < len(s.history):
        kept = kept + s.history[known:]
        for number, knowing in s.hushed.items():
            if number >= known and not knowing >> seat & 1:
                kept[number] = UNKNOWN[kept[number][0]]
        s.minds.keep(HISTORY, seat, kept)
    return kept


def _deal_tokens(twin: Table, numbers: Iterator[int]) -> None:
    """No seat knows the number on any token (BT-004)."""
    bag = list(BAG)
    for tokens in (*twin.tokens, twin.on_ally):
        if tokens:
            tokens[:] = [bag.pop(next(numbers) * len(bag) >> 32) for _ in tokens]
    twin.supply = [bag.count(number) for number in range(1, len(TOKENS) + 1)]


# ---- allies


def _deal_allies(twin: Table, s: Table, seat: int, numbers: Iterator[int]) -> None:
    """The ally deck, and what somebody is looking at."""
    found = guessed_deck(s, seat, twin.luck)
    looking, unknown = _unknown_allies(s, seat, found)
    shuffle_by(numbers, unknown)
    unknown.reverse()
    size = 0 if found.known else len(found.deck)
    dealt = iter(unknown[size:])
    twin.ally_deck = unknown[:size] or [next(dealt) if place == NONE else place for place in found.deck]
    twin.looking = [next(dealt) if place == NONE else place for place in looking]


def _unknown_allies(s: Table, seat: int, found: DeckKnowledge) -> tuple[list[int], list[int]]:
    """What the seat sees of the allies that are looked at, and those that may lie anywhere.

    Where nothing of it is left to luck it is kept in mind until the next decision.
    """
    now = len(s.log), len(s.history)
    kept: tuple[tuple[int, int], list[int], list[int]] | None = s.minds.recall("allies", seat)
    if kept is not None and kept[0] == now:
        return kept[1], kept[2][:]
    gone = {*s.dead, *s.beside, *s.row, s.current, s.comet}.union(*s.councils)
    if s.looking and s.stack[-1].you == seat:
        gone.update(s.looking)
    looking = [ally if ally in gone else place for place, ally in zip(found.looking, s.looking, strict=True)]
    gone |= found.known
    unknown = [ally for ally in s.box.allies if ally not in gone]
    if found.luck is None:
        s.minds.keep("allies", seat, (now, looking, unknown[:]))
    return looking, unknown


# ---- cards


class Dealing(NamedTuple):
    """What is to be dealt: cards in groups, each with the places in which they lie, and what came out of which hand."""

    sure: list[list[int]]
    groups: list[Group]
    """With those places that matter for what came out of the hands."""
    far: list[list[int]]
    """The other places of each group; the cards for which there is none are in the deck."""
    sources: Sources | Matching | None
    """Of what came out of the hands, if it is open where it came from."""
    unseen: list[int]
    """Events of the last group of which some lie set aside."""

    def left_over(self, luck: Chance) -> list[tuple[list[int], list[int]]] | None:
        """Cards and the places in which they lie, in groups; None if what was seen cannot have come about so."""
        if self.sources is None:
            return [(group.cards[:], far) for group, far in zip(self.groups, self.far, strict=True)]
        found = self.sources.left_over(luck)
        return found and [(cards, near + far) for (cards, near), far in zip(found, self.far, strict=True)]


def _deal_cards(twin: Table, s: Table, seat: int, numbers: Iterator[int]) -> None:
    dealing, groups = _consistent_groups(s, seat, twin.luck)
    twin.blues = _set_aside(s, dealing, groups[-1][0], numbers)
    seats = s.setup.seats
    found: list[list[int]] = [[] for _ in range(3 * seats + 1)]
    twin.deck = []
    for cards, places in groups:
        if len(cards) > 1:
            shuffle_by(numbers, cards)
        for place in places:
            found[place].append(cards.pop())
        twin.deck += cards
    for other in range(seats):
        if other != seat:
            twin.hands[other] = sorted(found[other] + dealing.sure[other])
            twin.packs[other], twin.whites[other] = found[seats + other], found[whites_place(s, other)]
            twin.packs[other].sort()
            twin.whites[other].sort()
            if s.pending[other] != NONE:
                twin.pending[other] = twin.luck.choice(twin.packs[other])


def _set_aside(s: Table, dealing: Dealing, cards: list[int], numbers: Iterator[int]) -> list[int]:
    """Take the events that lie set aside out of the cards among which they are."""
    unseen = dealing.unseen[:]
    chosen = sorted([unseen.pop(next(numbers) * len(unseen) >> 32) for _ in s.blues])
    for card in chosen:
        cards.remove(card)
    return chosen


def _consistent_groups(s: Table, seat: int, luck: Chance) -> tuple[Dealing, list[tuple[list[int], list[int]]]]:
    """What is to be dealt, and cards with the places in which they lie.

    A guess out of which not all that was seen can have come is made again; the truth is one of the guesses.
    """
    while True:
        try:
            dealing = _dealing(s, seat, luck)
        except Contradiction:
            continue
        groups = dealing.left_over(luck)
        if groups is not None:
            return dealing, groups


def _dealing(s: Table, seat: int, luck: Chance) -> Dealing:
    """Where nothing of it is left to luck it is kept in mind until the next decision."""
    now = len(s.log), len(s.history)
    kept: tuple[tuple[int, int], Dealing] | None = s.minds.recall("dealing", seat)
    if kept is not None and kept[0] == now:
        return kept[1]
    hidden = hidden_cards(s, seat, luck)
    reveals = [] if hidden.plain else [reveal for reveal in hidden.file.reveals if reveal.seat != seat]
    gifts = [] if hidden.plain else hidden.file.gifts
    groups, reveals = settled(hidden.groups, reveals, gifts)
    near = {reveal.seat for reveal in reveals}.union(*((gift.seat, gift.taker) for gift in gifts))
    parted = [Group(cards, [place for place in places if place[0] in near]) for cards, places in groups]
    near_or_deck = {*near, deck_place(s)}
    far = [[place for place, _ in places if place not in near_or_deck] for _, places in groups]
    sources = Matching(parted, reveals, gifts) if gifts else Sources(parted, reveals) if reveals else None
    dealing = Dealing(hidden.file.sure, parted, far, sources, hidden.unseen)
    if hidden.certain:
        s.minds.keep("dealing", seat, (now, dealing))
    return dealing


# ---- what is asked


def _offer_again(twin: Table, seat: int) -> None:
    """What another seat is offered depends on its hand, which is a guess now."""
    if not twin.awaiting or seat in twin.awaiting:
        return
    if twin.asked != ASK_DRAFT:
        twin.legal = options(twin, twin.awaiting[0])
