"""The events: blue influence cards."""

from smallcouncil.cardkit import zones
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.ally_verbs import allies_in, kill_chosen, place_comet, reveal_comet
from smallcouncil.games.btwixt.cards import POWER
from smallcouncil.games.btwixt.frames import ASK_ALLY, DISCARD, Program, choose, finish, push
from smallcouncil.games.btwixt.moves import council_with, may_kill, move_ally, random_card
from smallcouncil.games.btwixt.table import (
    Frame,
    Table,
    clockwise,
    councils_of,
    other_council,
)
from smallcouncil.games.btwixt.triumphs import ANY, Triumph
from smallcouncil.games.btwixt.verbs import (
    both_gain_in_shared_council,
    choose_leader,
    each_draws,
    gain_tokens,
    make_kneel,
    make_stand,
    neighbours,
    others,
    others_with_cards,
    return_this,
    send,
    standing_others,
)
from smallcouncil.games.btwixt.words import ALLY as ALLY_WORDS


def choose_strongest(s: Table, f: Frame) -> bool:
    """Purple Wedding: the ally with the highest power in all councils; on a tie you choose."""
    found = allies_in(s, range(s.setup.seats)) if may_kill(s) else []
    highest = max((POWER[ally] for ally in found), default=0)
    return choose(s, f, f.you, [ally for ally in found if POWER[ally] == highest], ALLY_WORDS, ASK_ALLY, "ally")


def all_discard(s: Table, f: Frame) -> bool:
    """Winter Is Coming: each leader, clockwise from you. The last to be pushed is the first to be asked."""
    for seat in reversed(clockwise(s, f.you)):
        push(s, DISCARD, seat)
    return False


# ---- Hostage Exchange


def choose_hostage(s: Table, f: Frame) -> bool:
    """You may choose an ally of power 4 or less, if your other council has one too."""
    own = [allies_in(s, [council], 4) for council in councils_of(s, f.you)]
    return choose(s, f, f.you, own[0] + own[1] if all(own) else [], ALLY_WORDS, ASK_ALLY, "ally", may=True)


def choose_other_hostage(s: Table, f: Frame) -> bool:
    council = other_council(s, f.you, council_with(s, f.ally))
    return choose(s, f, f.you, allies_in(s, [council], 4), ALLY_WORDS, ASK_ALLY, "card")


def exchange(s: Table, f: Frame) -> bool:
    one, other = council_with(s, f.ally), council_with(s, f.card)
    move_ally(s, f.ally, other)
    move_ally(s, f.card, one)
    return False


def knelt_with_cards(s: Table, f: Frame) -> list[int]:
    return [seat for seat, hand in enumerate(s.hands) if hand and not s.standing >> seat & 1]


def fight(s: Table, f: Frame) -> bool:
    """Trial by Combat: a random card of each hand joins its owner's bid pile."""
    for seat in (f.you, f.seat):
        if s.hands[seat]:
            card = random_card(s, seat)
            zones.move(card, s.hands[seat], s.piles[seat])
            s.log.append((journal.ADDED, seat, card))
    return False


def reward_the_best_loser(s: Table, f: Frame) -> bool:
    """Tourney of the Hand: the highest total but the winner's; a tie goes to the one closest to the first player."""
    losers = [seat for seat in clockwise(s, s.first) if seat != s.winner]
    gain_tokens(s, max(losers, key=s.totals.__getitem__), 1)
    return finish(f)


PLAYED_ABILITIES: dict[str, Program] = {
    "bribery": (choose_leader(standing_others), send, make_kneel),
    "royal-wedding": (choose_leader(neighbours), both_gain_in_shared_council),
    "purple-wedding": (choose_strongest, kill_chosen),
    "winter-is-coming": (all_discard,),
    "red-comet": (reveal_comet, place_comet),
    "white-raven": (each_draws(others),),
    "hostage-exchange": (choose_hostage, choose_other_hostage, exchange),
    "parley": (choose_leader(knelt_with_cards, may=True), make_stand),
    "trial-by-combat": (choose_leader(others_with_cards), fight),
}

TRIUMPHS: dict[str, Triumph] = {
    "bribery": (ANY, (return_this,)),
    "tourney-of-the-hand": (ANY, (reward_the_best_loser,)),
}
