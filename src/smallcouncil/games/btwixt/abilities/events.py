"""The events: blue influence cards."""

from smallcouncil.cardkit.programs import finish
from smallcouncil.games.btwixt import ally_verbs as allies
from smallcouncil.games.btwixt import card_moves as moves
from smallcouncil.games.btwixt import verbs as do
from smallcouncil.games.btwixt.cards import POWER
from smallcouncil.games.btwixt.effects import always, influence
from smallcouncil.games.btwixt.frames import DISCARD, push
from smallcouncil.games.btwixt.table import BtwixtTable, Frame, clockwise, councils_of, other_council
from smallcouncil.games.btwixt.triumphs import ANY

influence("royal-wedding", played=(do.choose_leader(do.neighbours), do.both_gain_in_shared_council))
influence("red-comet", played=(allies.reveal_comet, allies.choose_place_of_comet, allies.place_comet))
influence("white-raven", played=(do.each_draws(do.others),))
influence("guest-right", forbids={"kill": always})


# ---- Bribery


def if_another_stands(s: BtwixtTable, seat: int) -> bool:
    return s.standing != 1 << seat


influence(
    "bribery",
    playable=if_another_stands,
    played=(do.choose_leader(do.standing_others), do.send, do.make_kneel),
    triumph=(ANY, (do.return_this,)),
)


# ---- Purple Wedding: the ally with the highest power in all councils; on a tie you choose


def strongest_allies(s: BtwixtTable, f: Frame) -> list[int]:
    found = allies.allies_in(s, range(s.setup.seats)) if moves.may_kill(s) else []
    return [ally for ally in found if POWER[ally] == max([POWER[each] for each in found])]


influence("purple-wedding", played=(allies.choose_ally(strongest_allies), allies.kill_chosen))


# ---- Winter Is Coming


def all_discard(s: BtwixtTable, f: Frame) -> bool:
    """Each leader, clockwise from you. The last to be pushed is the first to be asked."""
    for seat in reversed(clockwise(s, f.you)):
        push(s, DISCARD, seat)
    return False


influence("winter-is-coming", played=(all_discard,))


# ---- Hostage Exchange: two allies of power 4 or less, one of each of your councils


def hostages(s: BtwixtTable, f: Frame) -> list[int]:
    own = [allies.allies_in(s, [council], 4) for council in councils_of(s, f.you)]
    return own[0] + own[1] if all(own) else []


def hostages_of_the_other_council(s: BtwixtTable, f: Frame) -> list[int]:
    return allies.allies_in(s, [other_council(s, f.you, moves.council_with(s, f.ally))], 4)


def exchange(s: BtwixtTable, f: Frame) -> bool:
    one, other = moves.council_with(s, f.ally), moves.council_with(s, f.card)
    moves.move_ally(s, f.ally, other)
    moves.move_ally(s, f.card, one)
    return False


influence(
    "hostage-exchange",
    played=(
        allies.choose_ally(hostages, may=True),
        allies.choose_ally(hostages_of_the_other_council, into="card"),
        exchange,
    ),
)


# ---- Parley


def knelt_with_cards(s: BtwixtTable, f: Frame) -> list[int]:
    return [seat for seat, hand in enumerate(s.hands) if hand and not s.standing >> seat & 1]


influence("parley", played=(do.choose_leader(knelt_with_cards, may=True), do.make_stand))


# ---- Trial by Combat: a random card of each hand joins its owner's bid pile


def fight(s: BtwixtTable, f: Frame) -> bool:
    for seat in (f.you, f.seat):
        moves.add_random_card(s, seat)
    return False


influence("trial-by-combat", played=(do.choose_leader(do.others_with_cards), fight))


# ---- Tourney of the Hand: the highest total but the winner's; a tie goes to the one closest to the first player


def reward_the_best_loser(s: BtwixtTable, f: Frame) -> bool:
    losers = [seat for seat in clockwise(s, s.first) if seat != s.winner]
    do.gain_tokens(s, max(losers, key=s.totals.__getitem__), 1)
    return finish(f)


influence("tourney-of-the-hand", triumph=(ANY, (reward_the_best_loser,)))
