"""The standard influence cards: red is force, green is gain, purple is intrigue.

A card without an entry has no ability, or one that `bids`, `claiming` or `rounds` looks at while it lies in a bid pile.
"""

from smallcouncil.games.btwixt.ally_verbs import (
    choose_kill,
    choose_mover,
    kill_current_or_chosen,
    look_top,
    move_to_other_council,
    must_kill_current,
    put_back,
    reveal_beside,
    reveal_current,
)
from smallcouncil.games.btwixt.frames import ASK_CARD, ASK_ULTIMATUM, Program, ask, choose, finish
from smallcouncil.games.btwixt.kneeling import (
    chained,
    kneel,
    may_choose_to_kneel,
    must_play_first,
    playable_cards,
)
from smallcouncil.games.btwixt.moves import discard_from_hand, discard_from_pile, may_make_kneel, may_touch
from smallcouncil.games.btwixt.table import NONE, Frame, Table, clockwise
from smallcouncil.games.btwixt.triumphs import ANY, LOST, NEIGHBOUR, Triumph, winner_is_the_neighbour
from smallcouncil.games.btwixt.verbs import (
    card_of,
    choose_card,
    choose_discard,
    choose_leader,
    choose_pile,
    discard_bid,
    discard_hand,
    draw_cards,
    extreme,
    gain,
    gain_in_shared_council,
    if_cards_are_left,
    move_to_you,
    neighbours,
    return_this,
    send,
    standing_others,
    token_on_ally,
)
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import KNEEL

# ---- Ultimatum: discard a card from hand, or kneel


def can_be_pressed(s: Table, f: Frame) -> list[int]:
    return [seat for seat in standing_others(s, f) if s.hands[seat] or may_make_kneel(s, seat, f.you)]


def press(s: Table, f: Frame) -> bool:
    """What is impossible is not offered; a single possibility that all can see is not asked."""
    seat, hand = f.seat, s.hands[f.seat]
    if not hand:
        f.card = NONE
        return False
    kneeling = may_make_kneel(s, seat, f.you)
    if len(hand) > 1 or (kneeling and (chained(s, seat) or not must_play_first(s, seat))):
        return ask(s, seat, ultimatum_actions(s, seat, f.you), ASK_ULTIMATUM, "card")
    f.card = hand[0]
    return False


def ultimatum_actions(s: Table, seat: int, by: int) -> tuple[int, ...]:
    """The cards that a leader with a hand may discard, and kneeling unless something forbids it."""
    cards = tuple([CARD_WORDS + card for card in dict.fromkeys(s.hands[seat])])
    kneeling = may_make_kneel(s, seat, by) and may_choose_to_kneel(s, seat, playable_cards(s, seat))
    return (KNEEL, *cards) if kneeling else cards


def yield_to_ultimatum(s: Table, f: Frame) -> bool:
    if f.card == NONE:
        kneel(s, f.seat, by=card_of(f))
    else:
        discard_from_hand(s, f.seat, f.card)
    return False


# ---- Wildfire: the highest card of every bid pile


def burn_next(s: Table, f: Frame) -> bool:
    """The next pile, clockwise from you; on a tie its holder chooses."""
    f.count += 1
    if f.count == s.setup.seats:
        return finish(f)
    f.seat = clockwise(s, f.you)[f.count]
    found = extreme(s, f.seat, max) if may_touch(s, f.seat, f.you) else []
    return choose(s, f, f.seat, found, CARD_WORDS, ASK_CARD, "card", goes_on=True)


def burn(s: Table, f: Frame) -> bool:
    if f.card != NONE:
        discard_from_pile(s, f.seat, f.card)
    f.step = 0
    return False


PLAYED_ABILITIES: dict[str, Program] = {
    # red
    "ambush": (choose_pile(most=5), choose_card(most=5), discard_bid),
    "ultimatum": (choose_leader(can_be_pressed), press, yield_to_ultimatum),
    "blood-magic": (must_kill_current, reveal_current),
    "shadow-assassin": (choose_kill(most=2), kill_current_or_chosen),
    "wildfire": (burn_next, burn),
    # green
    "feast": (if_cards_are_left, choose_leader(neighbours), draw_cards(1), draw_cards(1, who="seat")),
    "matchmaker": (reveal_beside,),
    "tribute": (gain(1),),
    # purple
    "double-game": (choose_leader(neighbours, may=True), send, draw_cards(1)),
    "maesters-ravens": (look_top(2), put_back),
    "little-birds": (token_on_ally,),
    "turncloak": (choose_mover, move_to_other_council),
    "betrayal": (choose_pile(), choose_card(), move_to_you),
}

TRIUMPHS: dict[str, Triumph] = {
    "forced-march": (ANY, (choose_discard, discard_hand)),
    "market-town": (LOST, (draw_cards(1),)),
    "marriage-pact": (NEIGHBOUR, (winner_is_the_neighbour, gain_in_shared_council)),
    "contingency-plan": (LOST, (return_this,)),
}
