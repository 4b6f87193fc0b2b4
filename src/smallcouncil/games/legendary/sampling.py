"""Sampling: a table that one seat cannot tell from the true one.

Everything hidden is dealt anew from what the seat knows, and from nothing else: two tables that look the same to the
seat give the same sample for the same luck.
"""

from collections import Counter

from smallcouncil.core.chance import Chance
from smallcouncil.games.legendary import journal
from smallcouncil.games.legendary.cards import EVENTS, HEROES, IS_BYSTANDER
from smallcouncil.games.legendary.frames import ASK_DRAFT
from smallcouncil.games.legendary.table import NONE, SET_UP, Table

UNKNOWN = -1
"""In the history of a sample: a decision that its seat does not know."""
_EVENTS = frozenset(EVENTS)


def sample(s: Table, me: int, rng: Chance) -> Table:
    twin = s.copy()
    twin.luck = rng.apart()
    twin.setup = s.setup._replace(seed=None, position=None)
    twin.origin = None
    _scrub(twin, me)
    if s.phase == SET_UP and s.asked == ASK_DRAFT:
        _deal_draft(twin, me)
    for seat in range(s.setup.seats):
        _deal_personal(twin, seat, seat == me)
        _shuffle_above(twin, twin.hero_decks[seat], twin.under[seat])
        _shuffle_stack(twin, seat)
    _deal_shared(twin, me)
    twin.legal = None
    return twin


def _scrub(twin: Table, me: int) -> None:
    """Take out of the journal and the history what the seat does not know."""
    kinds = journal.TABLE_KINDS
    twin.log = [kinds.scrubbed(entry, me) if entry[0] in kinds.secretive else entry for entry in twin.log]
    for number, seat in twin.hushed.items():
        if seat != me and twin.phase == SET_UP and twin.asked == ASK_DRAFT:
            twin.history[number] = seat, UNKNOWN


def _deal_personal(twin: Table, seat: int, own: bool) -> None:
    """Hand and deck from what both hold together, with shown hand cards and known tops in place."""
    luck, tops = twin.luck, twin.tops[seat]
    deck = twin.decks[seat]
    below = deck[: len(deck) - len(tops)]
    if own:
        below.sort()
        luck.shuffle(below)
        twin.decks[seat] = below + tops
        return
    hand, shown = twin.hands[seat], twin.shown[seat]
    unknown = Counter([*hand, *below])
    unknown.subtract(shown)
    cards = sorted(unknown.elements())
    luck.shuffle(cards)
    count = len(hand) - len(shown)
    twin.hands[seat] = sorted(shown + cards[:count])
    twin.decks[seat] = cards[count:] + tops


def _shuffle_above(twin: Table, deck: list[int], known: int) -> None:
    """The order of a deck, but for the cards at its bottom that all have seen going there."""
    above = sorted(deck[known:])
    twin.luck.shuffle(above)
    deck[known:] = above


def _shuffle_stack(twin: Table, seat: int) -> None:
    """The top Mastermind is open, the rotated ones at the bottom are known."""
    stack, known = twin.stacks[seat], twin.rotated[seat]
    if len(stack) - known > 1:
        between = sorted(stack[known:-1])
        twin.luck.shuffle(between)
        stack[known:-1] = between


def _deal_shared(twin: Table, me: int) -> None:
    """The Ally Deck with the cards this seat has seen; unseen Events and Bystanders spread in the known numbers."""
    luck = twin.luck
    hidden = [at for at, mask in enumerate(twin.ally_known) if not mask >> me & 1]
    cards = [twin.ally_deck[at] for at in hidden]
    rest = sorted([card for card in cards if card not in _EVENTS and not IS_BYSTANDER[card]])
    events = _spread(twin, [card for card in cards if card in _EVENTS], twin.event_deck)
    bystanders = _spread(twin, [card for card in cards if IS_BYSTANDER[card]], twin.bystander_deck)
    dealt = rest + events + bystanders
    luck.shuffle(dealt)
    for at, card in zip(hidden, dealt, strict=True):
        twin.ally_deck[at] = card


def _spread(twin: Table, inside: list[int], deck: list[int]) -> list[int]:
    """Cards of which only some are in the Ally Deck: which ones is a guess; the others are shuffled in their deck."""
    pool = sorted([*inside, *deck])
    twin.luck.shuffle(pool)
    deck[:] = pool[len(inside) :]
    return pool[: len(inside)]


# ---- the Secret Draft


def _deal_draft(twin: Table, me: int) -> None:
    """Packs that this seat has held are known but for what others took out of them since."""
    seats, passes = twin.setup.seats, twin.pass_number
    seen: set[int] = {*twin.heroes[me], *twin.packs[me]}
    held = {(me + back) % seats: passes - back for back in range(1, min(passes, seats - 1) + 1)}
    known = {seat: _left_of_pack(twin, seat, back_to) for seat, back_to in held.items()}
    for cards in known.values():
        seen.update(cards)
    unseen = [hero for hero in range(len(HEROES.cards)) if hero not in seen]
    twin.luck.shuffle(unseen)
    _deal_packs(twin, me, known, unseen)


def _left_of_pack(twin: Table, seat: int, passes: int) -> list[int]:
    """The pack that is with a seat now, as it was when it was handed on: its cards and what was kept of it since."""
    cards = list(twin.packs[seat])
    for number in range(passes, twin.pass_number):
        holder = (seat - (twin.pass_number - 1 - number)) % twin.setup.seats
        cards.append(twin.drafts[number][(holder - 1) % twin.setup.seats])
    return sorted(cards)


def _deal_packs(twin: Table, me: int, known: dict[int, list[int]], unseen: list[int]) -> None:
    for seat in range(twin.setup.seats):
        if seat == me:
            continue
        size = len(twin.packs[seat])
        cards = known.get(seat)
        if cards is not None:
            pool = cards[:]
            twin.luck.shuffle(pool)
            twin.packs[seat] = sorted(pool[:size])
            unseen += pool[size:]
        else:
            twin.packs[seat] = sorted(unseen[:size])
            unseen = unseen[size:]
        if twin.answer[seat] != NONE and seat not in twin.awaiting:
            twin.answer[seat] = twin.luck.choice(twin.packs[seat])
    for seat in range(twin.setup.seats):
        if seat != me:
            count = len(twin.heroes[seat])
            twin.heroes[seat], unseen = unseen[:count], unseen[count:]
