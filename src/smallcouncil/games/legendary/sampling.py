"""Sampling: a table that one seat cannot tell from the true one.

Everything hidden is dealt anew from what the seat knows, and from nothing else: two tables that look the same to the
seat give the same sample for the same luck.
"""

from collections.abc import Iterator
from typing import Final

from smallcouncil.core.chance import Chance, shuffle_by
from smallcouncil.games.legendary import journal
from smallcouncil.games.legendary.cards import COST, EVENTS, HEROES, IS_BYSTANDER
from smallcouncil.games.legendary.frames import ASK_DRAFT
from smallcouncil.games.legendary.happenings import COSTS_NOTHING, DISCARD
from smallcouncil.games.legendary.table import NONE, SET_UP, Table

UNKNOWN: Final = -1
"""In the history of a sample: a decision that its seat does not know."""
_EVENTS: Final = frozenset(EVENTS)


def sample(s: Table, me: int, rng: Chance) -> Table:
    twin = s.copy()
    twin.luck = rng.apart()
    twin.setup = s.setup.of_a_guess()
    twin.origin = None
    _scrub(twin, me)
    if s.phase == SET_UP and s.asked == ASK_DRAFT:
        _deal_draft(twin, me)
    numbers = iter(twin.luck.numbers(_how_many(twin)))
    for seat in range(s.setup.seats):
        _deal_personal(twin, seat, seat == me, numbers)
        _shuffle_above(twin.hero_decks[seat], twin.under[seat], numbers)
        _shuffle_stack(twin, seat, numbers)
    _deal_shared(twin, me, numbers)
    twin.legal = None
    return twin


def _how_many(twin: Table) -> int:
    """At least as many as there are cards to shuffle; those that only some of a deck are dealt from count twice."""
    zones = (*twin.hands, *twin.decks, *twin.hero_decks, *twin.stacks)
    return sum(map(len, zones)) + 2 * len(twin.ally_deck) + len(twin.event_deck) + len(twin.bystander_deck)


def _scrub(twin: Table, me: int) -> None:
    """Take out of the journal and the history what the seat does not know."""
    kinds = journal.TABLE_KINDS
    twin.log = [kinds.scrubbed(entry, me) if entry[0] in kinds.secretive else entry for entry in twin.log]
    for number, seat in twin.hushed.items():
        if seat != me and twin.phase == SET_UP and twin.asked == ASK_DRAFT:
            twin.history[number] = seat, UNKNOWN


def _deal_personal(twin: Table, seat: int, own: bool, numbers: Iterator[int]) -> None:
    """Hand and deck from what both hold together, with shown hand cards and known tops in place."""
    tops, deck = twin.tops[seat], twin.decks[seat]
    below = deck[: len(deck) - len(tops)]
    if own:
        below.sort()
        shuffle_by(numbers, below)
        twin.decks[seat] = below + tops
        return
    hand, shown = twin.hands[seat], twin.shown[seat]
    cards = sorted([*hand, *below])
    for card in shown:
        cards.remove(card)
    shuffle_by(numbers, cards)
    count = len(hand) - len(shown)
    if _owes_a_free_card(twin, seat) and all(COST[card] for card in (*shown, *cards[:count])):
        free = next(at for at in range(count, len(cards)) if not COST[cards[at]])
        cards[0], cards[free] = cards[free], cards[0]
    twin.hands[seat] = sorted(shown + cards[:count])
    twin.decks[seat] = cards[count:] + tops


def _owes_a_free_card(twin: Table, seat: int) -> bool:
    """Whoever is asked for a card that costs 0 has one: else the hand would have been shown (LG-216)."""
    frame = twin.stack[-1]
    return frame.program == DISCARD and frame.count == COSTS_NOTHING and frame.you == seat


def _shuffle_above(deck: list[int], known: int, numbers: Iterator[int]) -> None:
    """The order of a deck, but for the cards at its bottom that all have seen going there."""
    above = sorted(deck[known:])
    shuffle_by(numbers, above)
    deck[known:] = above


def _shuffle_stack(twin: Table, seat: int, numbers: Iterator[int]) -> None:
    """The top Mastermind is open, the rotated ones at the bottom are known."""
    stack, known = twin.stacks[seat], twin.rotated[seat]
    if len(stack) - known > 1:
        between = sorted(stack[known:-1])
        shuffle_by(numbers, between)
        stack[known:-1] = between


def _deal_shared(twin: Table, me: int, numbers: Iterator[int]) -> None:
    """The Ally Deck with the cards this seat has seen; unseen Events and Bystanders spread in the known numbers."""
    hidden = [at for at, mask in enumerate(list(twin.ally_known)) if not mask >> me & 1]
    cards = [twin.ally_deck[at] for at in hidden]
    rest = sorted([card for card in cards if card not in _EVENTS and not IS_BYSTANDER[card]])
    events = _spread([card for card in cards if card in _EVENTS], twin.event_deck, numbers)
    bystanders = _spread([card for card in cards if IS_BYSTANDER[card]], twin.bystander_deck, numbers)
    dealt = rest + events + bystanders
    shuffle_by(numbers, dealt)
    for at, card in zip(hidden, dealt, strict=True):
        twin.ally_deck[at] = card


def _spread(inside: list[int], deck: list[int], numbers: Iterator[int]) -> list[int]:
    """Cards of which only some are in the Ally Deck: which ones is a guess; the others are shuffled in their deck."""
    pool = sorted([*inside, *deck])
    shuffle_by(numbers, pool)
    deck[:] = pool[len(inside) :]
    return pool[: len(inside)]


# ---- the Secret Draft


def _deal_draft(twin: Table, me: int) -> None:
    """Every pack goes its way again: a seat knows what it held, and so what others took before it came back."""
    seats, passes = twin.setup.seats, twin.pass_number
    held = [_history_of_pack(twin, origin) for origin in range(seats)]
    sights = [[number for number in range(passes + 1) if (origin + number) % seats == me] for origin in range(seats)]
    seen = {hero for origin in range(seats) for number in sights[origin][:1] for hero in held[origin][number]}
    unseen = [hero for hero in range(len(HEROES.cards)) if hero not in seen]
    twin.luck.shuffle(unseen)
    picks: list[list[int]] = [[NONE] * seats for _ in range(passes)]
    for origin in range(seats):
        left = _deal_pack(twin, held[origin], sights[origin], unseen)
        for number in range(passes):
            picks[number][(origin + number) % seats] = left[number]
        twin.packs[(origin + passes) % seats] = sorted(left[passes:])
    twin.drafts = [tuple(each) for each in picks]
    twin.heroes = [[each[seat] for each in picks] for seat in range(seats)]
    for seat in range(seats):
        if seat != me and twin.answer[seat] != NONE and seat not in twin.awaiting:
            twin.answer[seat] = twin.luck.choice(twin.packs[seat])


def _history_of_pack(twin: Table, origin: int) -> list[set[int]]:
    """The cards of the pack that began with a seat, at each pass until now."""
    seats, passes = twin.setup.seats, twin.pass_number
    found = [set(twin.packs[(origin + passes) % seats])]
    for number in reversed(range(passes)):
        found.append(found[-1] | {twin.drafts[number][(origin + number) % seats]})
    return found[::-1]


def _deal_pack(twin: Table, held: list[set[int]], sights: list[int], unseen: list[int]) -> list[int]:
    """What was kept of a pack at each pass, then what is left of it, by what its holder at the sights has seen."""
    dealt: list[int] = []
    at = 0
    for sight in sights:
        gone = held[at] - held[sight]
        dealt += _shuffled(twin, gone) if at else [unseen.pop() for _ in gone]
        at = sight
        if sight + 1 < len(held):
            dealt += held[sight] - held[sight + 1]
            at = sight + 1
    return dealt + (_shuffled(twin, held[at]) if sights else [unseen.pop() for _ in held[at]])


def _shuffled(twin: Table, heroes: set[int]) -> list[int]:
    cards = sorted(heroes)
    twin.luck.shuffle(cards)
    return cards
