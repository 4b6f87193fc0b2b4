"""The round, step by step as in the rulebook (BT-019)."""

from typing import Final

from smallcouncil.cardkit import zones
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.bids import bid_winner, final_totals
from smallcouncil.games.btwixt.card_moves import next_ally, throw_all_away
from smallcouncil.games.btwixt.cards import FIRST_BLUE, FIRST_WHITE
from smallcouncil.games.btwixt.claiming import claim_beside, claim_current
from smallcouncil.games.btwixt.effects import INFLUENCE, ROUND, ally_forbids
from smallcouncil.games.btwixt.frames import ASK_TRIUMPH, ASK_TURN, PLAYED, TRIUMPH, Asking, push
from smallcouncil.games.btwixt.kneeling import kneel, may_choose_to_kneel, playable_cards
from smallcouncil.games.btwixt.scoring import scores
from smallcouncil.games.btwixt.seasons import (
    add_events,
    begin_season,
    choose_leader,
    draft,
    pass_packs,
    take_leader,
)
from smallcouncil.games.btwixt.table import KINGSMOOT, NONE, WINTER, BtwixtTable, Frame
from smallcouncil.games.btwixt.triumphs import applies
from smallcouncil.games.btwixt.verbs import gain_tokens
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import KNEEL

_PLAYED: Final = INFLUENCE.part("played")
_TRIUMPHS: Final = INFLUENCE.part("triumph")
_BID: Final = ROUND.table("bid")
_KNEEL: Final = ROUND.table("kneel")
EVERYBODY: Final = tuple((1 << seats) - 1 for seats in range(7))


# ---- 1. reveal the ally


def reveal_ally(s: BtwixtTable, f: Frame) -> bool:
    """The next of the row, or the top of the deck; without an ally the round is skipped (BT-R05)."""
    s.log.append((journal.ROUND, s.round, s.first))
    if s.row:
        s.current = s.row.pop(0)
        s.log.append((journal.REVEALED, s.current, "current", "row", NONE, NONE))
    else:
        s.current = next_ally(s, "current")
    s.during = s.current
    if s.current == NONE:
        s.log.append((journal.NO_ALLY,))
        f.step = ADVANCE
        return False
    s.strings = True
    s.fixed = False
    s.winner = s.placed = s.last_knelt = NONE
    s.killed = s.active = 0
    s.met = ()
    s.standing = EVERYBODY[s.setup.seats]
    s.upcoming = s.first
    return False


# ---- 2. play influence


def _next_to_play(s: BtwixtTable, f: Frame) -> int:
    """The next standing leader, who plays a card or kneels; nobody when all have knelt."""
    if s.playing != NONE:
        s.piles[s.player].append(s.playing)
        s.playing = NONE
    seats = s.setup.seats
    while s.standing:
        seat = s.upcoming
        s.upcoming = (seat + 1) % seats
        if not s.standing >> seat & 1:
            continue
        s.turn = seat
        if s.hands[seat] and not (s.during in _BID and ally_forbids(s, "bid", seat)):
            return seat
        kneel(s, seat)
    s.turn = NONE
    f.step += 1
    return NONE


def turn_actions(s: BtwixtTable, f: Frame, seat: int) -> tuple[int, ...]:
    """The cards that a leader with a hand may play, and kneeling."""
    if s.during not in _KNEEL and not s.advanced and s.drafting != KINGSMOOT:
        return (*dict.fromkeys(s.hands[seat]), KNEEL)
    cards = playable_cards(s, seat)
    return cards if s.during in _KNEEL and not may_choose_to_kneel(s, seat, cards) else (*cards, KNEEL)


def take_turn(s: BtwixtTable, f: Frame) -> bool:
    """Kneel, or play a card: its ability resolves, then it joins a bid pile (BT-023, BT-024); then the next leader."""
    seat, card = s.turn, f.card
    f.step -= 2
    if card == NONE:
        kneel(s, seat)
        return False
    s.active |= 1 << seat
    s.log.append((journal.PLAYED, seat, card))
    if card in _PLAYED:
        s.hands[seat].remove(card)
        s.playing, s.player = card, seat
        push(s, PLAYED + card, seat)
    else:
        zones.move(card, s.hands[seat], s.piles[seat])
    return False


# ---- 3. claim the ally


def win_bid(s: BtwixtTable, f: Frame) -> bool:
    s.totals = final_totals(s)
    s.winner = bid_winner(s, s.totals)
    s.log.append((journal.WON, s.winner, tuple(s.totals)))
    if s.current != NONE:
        claim_current(s)
    return False


def claim_the_others(s: BtwixtTable, f: Frame) -> bool:
    """The allies beside the current one, in the order in which they were revealed (BC-12)."""
    if s.beside:
        claim_beside(s)
        f.step -= 1
    return False


def gain_winning_token(s: BtwixtTable, f: Frame) -> bool:
    """BT-031, unless the ally of the round forbids it."""
    if not ally_forbids(s, "winning-token"):
        gain_tokens(s, s.winner, 1)
    f.count = NONE
    s.queue = []
    return False


def _who_orders_triumphs(s: BtwixtTable, f: Frame) -> int:
    """From the first player clockwise; a leader with several triumphs orders them (BT-R04)."""
    seats = s.setup.seats
    if ally_forbids(s, "triumphs"):
        f.step += 1
        return NONE
    seat = (s.first + f.count) % seats
    _forget_returned(s, seat)
    while not s.queue:
        f.count += 1
        if f.count == seats:
            f.step += 1
            return NONE
        seat = (s.first + f.count) % seats
        s.queue = [card for card in s.piles[seat] if card in _TRIUMPHS and applies(s, _TRIUMPHS[card][0], seat)]
    if len(set(s.queue)) > 1:
        return seat
    f.card = s.queue[0]
    return NONE


def _triumph_words(s: BtwixtTable, f: Frame, seat: int) -> tuple[int, ...]:
    return tuple([CARD_WORDS + card for card in sorted(set(s.queue))])


def _forget_returned(s: BtwixtTable, seat: int) -> None:
    """A triumph card that has been returned to hand before its turn does nothing."""
    for card in set(s.queue):
        for _ in range(s.queue.count(card) - s.piles[seat].count(card)):
            s.queue.remove(card)


def resolve_triumph(s: BtwixtTable, f: Frame) -> bool:
    seat = (s.first + f.count) % s.setup.seats
    s.queue.remove(f.card)
    s.log.append((journal.TRIUMPH, seat, f.card))
    push(s, TRIUMPH + f.card, seat)
    f.step -= 2
    return False


# ---- 4. clean up


def clean_up(s: BtwixtTable, f: Frame) -> bool:
    """Bid piles to the discard pile, cards laid aside to their hands; an empty deck is filled again (BC-07)."""
    s.log.append((journal.CLEARED,))
    for pile in s.piles:
        throw_all_away(s, pile)
    for seat, cards in enumerate(s.aside):
        if cards:
            s.log.append((journal.PICKED_UP, seat, tuple(cards)))
            for card in cards[:]:
                zones.move_into_hand(card, cards, s.hands[seat])
    s.standing = EVERYBODY[s.setup.seats]
    s.current = s.during = s.winner = NONE
    if not s.deck and s.discard:
        refill_deck(s)
    return False


def refill_deck(s: BtwixtTable) -> None:
    """The discard pile is shuffled to be the new deck."""
    _open_blues(s)
    s.log.append((journal.RESHUFFLED, tuple(sorted(s.discard))))
    zones.move_all(s.discard, s.deck)
    zones.shuffle(s.deck, s.luck)


def _open_blues(s: BtwixtTable) -> None:
    """Everybody has seen the events that now go from the discard pile into the deck."""
    for card in s.discard:
        s.open_blues |= (FIRST_BLUE <= card < FIRST_WHITE) << card


# ---- 5., 6. and 7. pass the token, advance the round, begin the next or end the game


def advance(s: BtwixtTable, f: Frame) -> bool:
    s.first = (s.first + 1) % s.setup.seats
    if s.round <= s.setup.seats:
        s.round += 1
        f.step = REVEAL
    elif s.season < WINTER:
        end_season(s)
        s.season += 1
        f.step = SEASON
    else:
        s.awaiting = ()
        s.legal = ()
        s.log.append((journal.OVER, scores(s).winners))
        return True
    return False


def end_season(s: BtwixtTable) -> None:
    """Hands are discarded and all discards go back into the deck (BT-039)."""
    s.log.append((journal.SEASON_OVER, tuple(map(tuple, s.hands))))
    for hand in s.hands:
        throw_all_away(s, hand)
    _open_blues(s)
    zones.move_all(s.discard, s.deck)
    if s.advanced:
        add_events(s)


play_influence = Asking(ASK_TURN, "card", _next_to_play, turn_actions)
choose_triumph = Asking(ASK_TRIUMPH, "card", _who_orders_triumphs, _triumph_words)

GAME_PROGRAM: Final = (
    choose_leader,
    take_leader,
    begin_season,
    draft,
    pass_packs,
    reveal_ally,
    play_influence,
    take_turn,
    win_bid,
    claim_the_others,
    gain_winning_token,
    choose_triumph,
    resolve_triumph,
    clean_up,
    advance,
)
SEASON, REVEAL, PLAY, ADVANCE = map(GAME_PROGRAM.index, (begin_season, reveal_ally, play_influence, advance))
