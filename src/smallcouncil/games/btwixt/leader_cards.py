"""The leaders' own cards: white influence cards, four for each."""

from smallcouncil.cardkit import zones
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.ally_verbs import (
    allies_in,
    choose_kill,
    claim_next,
    kill_chosen,
    kill_current_or_chosen,
    look_top,
    may_choose_dead,
    may_kill_one,
    put_back,
    revive_chosen,
)
from smallcouncil.games.btwixt.bids import total
from smallcouncil.games.btwixt.cards import POWER, VALUE
from smallcouncil.games.btwixt.frames import (
    ASK_ALLY,
    ASK_CARD,
    ASK_DEAD,
    ASK_GIVE,
    ASK_PLACE,
    ASK_SWAP,
    ASK_TAKE,
    ASK_VENGEANCE,
    Program,
    ask,
    choose,
    choose_council,
    choose_from_hand,
    finish,
)
from smallcouncil.games.btwixt.kneeling import kneel
from smallcouncil.games.btwixt.moves import (
    council_with,
    discard_from_pile,
    may_kill,
    may_make_kneel,
    may_touch,
    move_ally,
    random_card,
    values_in,
)
from smallcouncil.games.btwixt.table import (
    NONE,
    Frame,
    Table,
    clockwise,
    councils_of,
    neighbours_of,
    other_council,
    shared_council,
)
from smallcouncil.games.btwixt.triumphs import ANY, LOST, NEIGHBOUR, WON, Triumph, winner_is_the_neighbour
from smallcouncil.games.btwixt.verbs import (
    RAID,
    both_gain_in_shared_council,
    card_of,
    choose_card,
    choose_discard,
    choose_highest,
    choose_leader,
    choose_lowest,
    choose_own_card,
    choose_pile,
    discard_bid,
    discard_hand,
    draw_cards,
    each_draws,
    gain,
    gain_tokens,
    if_alone,
    if_killed_this_round,
    make_kneel,
    make_stand,
    move_to_you,
    neighbours,
    others,
    others_with_cards,
    return_chosen,
    standing_others,
)
from smallcouncil.games.btwixt.words import ALLY as ALLY_WORDS
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import DECLINE, MOVE

# ---- Cersei Lannister


def weaker_leaders(s: Table, f: Frame) -> list[int]:
    """Bend the Knee: standing leaders with a lower total than yours."""
    yours = total(s, f.you)
    return [seat for seat in standing_others(s, f) if total(s, seat) < yours and may_make_kneel(s, seat, f.you)]


def gain_if_you_won(s: Table, f: Frame) -> bool:
    """Win or Die: a token for the winner, and for a loser what follows."""
    if s.winner != f.you:
        return False
    gain_tokens(s, f.you, 1)
    return finish(f)


# ---- Euron Greyjoy


def look_at_hand(s: Table, f: Frame) -> bool:
    """Crow's Eye: you see the hand, and may choose a card of your own to swap for a random one of it."""
    s.log.append((journal.SAW, f.you, f.seat, tuple(s.hands[f.seat])))
    return choose_from_hand(s, f, f.you, ASK_SWAP, may=True)


def swap_cards(s: Table, f: Frame) -> bool:
    you, other, given = f.you, f.seat, f.card
    taken = random_card(s, other)
    _hand_over(s, other, you, taken)
    _hand_over(s, you, other, given)
    s.log.append((journal.SWAPPED, you, other, given, taken))
    f.card = NONE
    return False


def _hand_over(s: Table, giver: int, taker: int, card: int) -> None:
    zones.move_into_hand(card, s.hands[giver], s.hands[taker])


# ---- Melisandre


def choose_sacrifice(s: Table, f: Frame) -> bool:
    """King's Blood: you may kill an ally of yours if an ally can come back for it."""
    possible = may_kill(s) and any(POWER[ally] <= 5 for ally in s.dead)
    found = allies_in(s, councils_of(s, f.you)) if possible else []
    return choose(s, f, f.you, found, ALLY_WORDS, ASK_ALLY, "ally", may=True)


def choose_another_dead(s: Table, f: Frame) -> bool:
    found = [ally for ally in s.dead if POWER[ally] <= 5 and ally != f.ally]
    return choose(s, f, f.you, found, ALLY_WORDS, ASK_DEAD, "card")


# ---- Doran Martell


def you_kneel(s: Table, f: Frame) -> bool:
    """Your own card makes you kneel, unless no ability can."""
    if may_make_kneel(s, f.you, f.you):
        kneel(s, f.you, by=card_of(f))
    return False


def ask_vengeance(s: Table, f: Frame) -> bool:
    """Vengeance of Dorne: the ally that was current may move to the council shared with the winner."""
    f.council = shared_council(s, f.you, s.winner)
    f.ally = s.during
    lies = council_with(s, f.ally) if f.ally != NONE else NONE
    if lies == NONE or lies == f.council or s.fixed:
        return finish(f)
    return ask(s, f.you, (DECLINE, MOVE), ASK_VENGEANCE, "card")


def take_vengeance(s: Table, f: Frame) -> bool:
    move_ally(s, f.ally, f.council)
    return False


# ---- Tyrion Lannister


def may_give(s: Table, f: Frame) -> list[int]:
    return list(neighbours_of(s, f.you)) if s.hands[f.you] else []


def choose_gift(s: Table, f: Frame) -> bool:
    return choose_from_hand(s, f, f.you, ASK_GIVE)


def give(s: Table, f: Frame) -> bool:
    _hand_over(s, f.you, f.seat, f.card)
    s.log.append((journal.GAVE, f.you, f.seat, f.card))
    f.card = NONE
    return False


def choose_discarded(s: Table, f: Frame) -> bool:
    """Clever Stratagem."""
    found = {card for card in s.discard if VALUE[card] <= 6}
    return choose(s, f, f.you, found, CARD_WORDS, ASK_TAKE, "card")


def take_discarded(s: Table, f: Frame) -> bool:
    zones.move_into_hand(f.card, s.discard, s.hands[f.you])
    s.log.append((journal.TOOK, f.you, f.card))
    return False


# ---- Daenerys Targaryen, Jon Snow


def knelt_neighbours(s: Table, f: Frame) -> list[int]:
    return [seat for seat in neighbours(s, f) if not s.standing >> seat & 1]


def hunt_next(s: Table, f: Frame) -> bool:
    """Ghost: the next other leader, clockwise, whose bid pile has a card of printed value 2 or less."""
    f.count = max(f.count, 0) + 1
    if f.count == s.setup.seats:
        return finish(f)
    f.seat = clockwise(s, f.you)[f.count]
    found = values_in(s, f.seat, 0, 2) if may_touch(s, f.seat, f.you) else []
    return choose(s, f, f.you, found, CARD_WORDS, ASK_CARD, "card", goes_on=True)


def hunt(s: Table, f: Frame) -> bool:
    if f.card != NONE:
        discard_from_pile(s, f.seat, f.card)
    f.step = 0
    return False


def choose_home(s: Table, f: Frame) -> bool:
    """Back from Death: in which of your councils."""
    return choose_council(s, f, f.you, councils_of(s, f.you), ASK_PLACE)


# ---- Eddard Stark


def choose_sentenced(s: Table, f: Frame) -> bool:
    """Passing the Sentence: a card of your own bid pile, if another pile has one of equal or lower value."""
    you = f.you
    lowest = min(
        (VALUE[card] for seat in others(s, f) if may_touch(s, seat, you) for card in s.piles[seat]), default=99
    )
    found = values_in(s, you, lowest, 99) if may_touch(s, you, you) else []
    f.seat = you
    return choose(s, f, you, found, CARD_WORDS, ASK_CARD, "card", may=True)


def pass_sentence(s: Table, f: Frame) -> bool:
    discard_from_pile(s, f.you, f.card)
    f.count = VALUE[f.card]
    return False


def choose_condemned_pile(s: Table, f: Frame) -> bool:
    return choose_pile(most=f.count)(s, f)


def choose_condemned(s: Table, f: Frame) -> bool:
    return choose_card(most=f.count)(s, f)


def claim_for_the_pack(s: Table, f: Frame) -> bool:
    """The Pack Survives: the council that did not get the current ally; if neither got it or it died, you choose."""
    bound = s.placed in councils_of(s, f.you) and s.during not in s.dead
    claim_next(s, f.you, other_council(s, f.you, s.placed) if bound else NONE)
    return False


PLAYED_ABILITIES: dict[str, Program] = {
    "purge-the-council": (may_kill_one(yours=True), kill_chosen, gain(2)),
    "bend-the-knee": (choose_leader(weaker_leaders), make_kneel),
    "crows-eye": (choose_leader(others_with_cards), look_at_hand, swap_cards),
    "the-iron-price": (choose_pile(), choose_lowest, move_to_you),
    "seen-in-the-flames": (look_top(3), put_back),
    "kings-blood": (choose_sacrifice, kill_chosen, choose_another_dead, revive_chosen),
    "shadow-birth": (choose_kill(current_only=True, may=True), kill_current_or_chosen, gain(1)),
    "water-gardens": (draw_cards(1), you_kneel),
    "pays-his-debts": (choose_leader(may_give, may=True), choose_gift, give, gain(1)),
    "clever-stratagem": (choose_discarded, take_discarded),
    "queen-of-thorns": (choose_pile(least=6), choose_card(least=6), discard_bid),
    "poisoned-hairnet": (may_kill_one(most=4), kill_chosen),
    "breaker-of-chains": (choose_leader(knelt_neighbours, may=True), draw_cards(1, who="seat"), make_stand),
    "dracarys": (choose_pile(), choose_highest, discard_bid),
    "ghost": (hunt_next, hunt),
    "peace-at-the-wall": (each_draws(neighbours),),
    "back-from-death": (may_choose_dead(most=3), choose_home, revive_chosen),
    "honour-bound": (you_kneel,),
    "passing-the-sentence": (choose_sentenced, pass_sentence, choose_condemned_pile, choose_condemned, discard_bid),
}

TRIUMPHS: dict[str, Triumph] = {
    "win-or-die": (ANY, (gain_if_you_won, choose_discard, discard_hand)),
    "reaving": (LOST, RAID),
    "burnt-offering": (ANY, (if_killed_this_round, gain(1))),
    "hidden-viper": (ANY, (if_alone, gain(1))),
    "the-long-game": (LOST, (draw_cards(2),)),
    "vengeance-of-dorne": (NEIGHBOUR, (ask_vengeance, take_vengeance)),
    "rose-betrothal": (NEIGHBOUR, (winner_is_the_neighbour, both_gain_in_shared_council)),
    "exiles-return": (LOST, (choose_own_card(but_this=True), return_chosen)),
    "the-pack-survives": (WON, (claim_for_the_pack,)),
}
