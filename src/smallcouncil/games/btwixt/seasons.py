"""Seasons: the leaders take their seats, hands are dealt or drafted, the ally row is laid."""

from typing import Final

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.programs import Question
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.frames import ASK_DRAFT, ASK_LEADER, Asking
from smallcouncil.games.btwixt.table import NO_DRAFT, NONE, BtwixtTable, Frame, clockwise
from smallcouncil.games.btwixt.words import DRAFT, RANDOM, words_from
from smallcouncil.games.btwixt.words import LEADER as LEADER_WORDS

HAND: Final = 10
_draft_word = words_from(DRAFT)


# ---- leaders (BT-011)


def _who_chooses_a_leader(s: BtwixtTable, f: Frame) -> int:
    """From the first player clockwise each leader is chosen, or left to luck."""
    seat = next((seat for seat in clockwise(s, s.first) if s.leaders[seat] == NONE), NONE)
    if seat == NONE:
        return NONE
    s.turn = seat
    if s.setup.options["leaders"] == "random":
        f.card = NONE
        return NONE
    return seat


def _leader_words(s: BtwixtTable, f: Frame, seat: int) -> tuple[int, ...]:
    return (RANDOM, *(LEADER_WORDS + leader for leader in free_leaders(s)))


choose_leader = Asking(ASK_LEADER, "card", _who_chooses_a_leader, _leader_words)


def take_leader(s: BtwixtTable, f: Frame) -> bool:
    """The leader that was chosen, or a random one; then the next seat, until all have one."""
    if NONE not in s.leaders:
        return False
    drawn = f.card == NONE
    leader = s.luck.choice(free_leaders(s)) if drawn else f.card
    s.leaders[s.turn] = leader
    s.log.append((journal.LEADER, s.turn, leader, drawn))
    if s.advanced:
        s.whites[s.turn] = list(s.box.whites_of[leader])
    if NONE in s.leaders:
        f.step = 0
    return False


def free_leaders(s: BtwixtTable) -> list[int]:
    return [leader for leader in s.box.leaders if leader not in s.leaders]


# ---- dealing (BT-014, BT-039, BT-063, BT-065)


def begin_season(s: BtwixtTable, f: Frame) -> bool:
    """Shuffle, deal, and lay the ally row."""
    passing = None if s.drafting == NO_DRAFT else "right" if s.drafts % 2 else "left"
    s.began = len(s.log)
    s.log.append((journal.SEASON, s.season, s.first, passing))
    s.round, s.turn = 1, NONE
    zones.shuffle(s.deck, s.luck)
    deal(s)
    if s.revealed:
        lay_row(s)
    return False


def add_events(s: BtwixtTable) -> None:
    """Advanced game: at the end of a season random set-aside events join the deck; six at once for five or six."""
    added = 3 if s.setup.seats <= 4 else 6
    zones.shuffle(s.blues, s.luck)
    s.deck += s.blues[-added:]
    del s.blues[-added:]
    s.blues.sort()
    s.log.append((journal.EVENTS_ADDED, added))


def deal(s: BtwixtTable) -> None:
    """Ten cards each, in the advanced game nine and one of the leader's own; a short deck goes round (BT-R06)."""
    hands: list[list[int]] = [[] for _ in s.hands]
    order = clockwise(s, s.first)
    wanted = HAND - 1 if s.advanced else HAND
    for _ in range(wanted):
        for seat in order:
            if s.deck:
                hands[seat].append(s.deck.pop())
    for seat in order:
        own = s.whites[seat]
        whites = [own.pop(s.luck.below(len(own)))] if own else []
        hands[seat] = sorted(hands[seat] + whites)
        s.log.append((journal.DEALT, seat, len(hands[seat]), len(whites), tuple(hands[seat])))
    if s.drafting == NO_DRAFT:
        s.hands = hands
    else:
        s.packs = hands


def lay_row(s: BtwixtTable) -> None:
    """Revealed allies: one more than there are players lie face up (BT-071)."""
    laid: list[int] = []
    while s.ally_deck and len(s.row) + len(laid) <= s.setup.seats:
        laid.append(s.ally_deck.pop())
    s.row += laid
    s.log.append((journal.ROW, tuple(laid)))


# ---- drafting (BT-068, BT-069)


def draft_words(s: BtwixtTable, seat: int) -> tuple[int, ...]:
    return tuple(map(_draft_word, dict.fromkeys(s.packs[seat])))


class Draft(Question[BtwixtTable, Frame]):
    """Everybody sets one card aside, all at once; a last card needs no choice."""

    __slots__ = ()

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        if not any(s.packs):
            frame.step += 1
            return False
        if max(map(len, s.packs)) > 1:
            s.awaiting = tuple([seat for seat, pack in enumerate(s.packs) if pack])
            s.legal, s.asked = (), ASK_DRAFT
            return True
        for seat, pack in enumerate(s.packs):
            if pack:
                pick(s, seat, pack[0])
        take_picks(s)
        s.drafts += 1
        return False

    def options(self, s: BtwixtTable, frame: Frame, seat: int) -> tuple[int, ...]:
        return draft_words(s, seat)


draft = Draft()


def pick(s: BtwixtTable, seat: int, card: int) -> None:
    """One seat's answer, which stands until all are in."""
    s.pending[seat] = card
    s.log.append((journal.DRAFTED, seat, card))


def take_picks(s: BtwixtTable) -> None:
    for seat, card in enumerate(s.pending):
        if card != NONE:
            zones.move_into_hand(card, s.packs[seat], s.hands[seat])
            s.pending[seat] = NONE


def pass_packs(s: BtwixtTable, f: Frame) -> bool:
    """All answers are in: the picks join the hands, the packs go on to the next seat."""
    take_picks(s)
    before = 1 if s.drafts % 2 else -1
    seats = s.setup.seats
    s.packs = [s.packs[(seat + before) % seats] for seat in range(seats)]
    for seat, pack in enumerate(s.packs):
        if pack:
            s.log.append((journal.PACK, seat, len(pack), tuple(pack)))
    f.step -= 2
    return False
