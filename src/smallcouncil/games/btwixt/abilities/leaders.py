"""The leaders' own cards: white influence cards, four for each."""

from typing import Any

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE, finish
from smallcouncil.games.btwixt import ally_verbs as allies
from smallcouncil.games.btwixt import bids, frames, kneeling, words
from smallcouncil.games.btwixt import card_moves as moves
from smallcouncil.games.btwixt import verbs as do
from smallcouncil.games.btwixt.cards import COLOR, GREEN, POWER, VALUE, WHITE
from smallcouncil.games.btwixt.effects import always, influence
from smallcouncil.games.btwixt.table import BtwixtTable, Frame, councils_of, other_council, shared_council
from smallcouncil.games.btwixt.triumphs import ANY, LOST, NEIGHBOUR, WON, winner_is_the_neighbour

# ---- Cersei Lannister


def weaker_leaders(s: BtwixtTable, f: Frame) -> list[int]:
    """Standing leaders with a lower bids.total than yours."""
    yours = bids.total(s, f.you)
    return [
        seat
        for seat in do.standing_others(s, f)
        if bids.total(s, seat) < yours and moves.may_make_kneel(s, seat, f.you)
    ]


def gain_if_you_won(s: BtwixtTable, f: Frame) -> bool:
    """A token for the winner, and for a loser what follows."""
    if s.winner != f.you:
        return False
    do.gain_tokens(s, f.you, 1)
    return finish(f)


def holder_wins_ties(s: BtwixtTable, effect: Effect, totals: list[int], tied: list[int]) -> list[int]:
    return [effect.owner] if effect.owner in tied else tied


influence("queen-regent", changes={"tied": holder_wins_ties})
influence("purge-the-council", played=(allies.may_kill_one(yours=True), allies.kill_chosen, do.gain(2)))
influence("bend-the-knee", played=(do.choose_leader(weaker_leaders), do.make_kneel))
influence("win-or-die", triumph=(ANY, (gain_if_you_won, do.choose_discard, do.discard_hand)))

# ---- Euron Greyjoy


def look_at_hand(s: BtwixtTable, f: Frame) -> bool:
    moves.look_at(s, f.you, f.seat)
    return False


def swap_cards(s: BtwixtTable, f: Frame) -> bool:
    """The card of your own that you chose for a random one of the hand you saw."""
    moves.swap_random_card(s, f.you, f.seat, f.card)
    f.card = NONE
    return False


def of_its_holder(s: BtwixtTable, effect: Effect, about: Any) -> bool:
    """No ability of another leader touches the bid pile in which it lies, or makes its holder kneeling.kneel."""
    seat, by = about
    return bool(effect.owner == seat != by)


influence("the-silence", forbids={"touch": of_its_holder, "make-kneel": of_its_holder})
influence(
    "crows-eye",
    played=(
        do.choose_leader(do.others_with_cards),
        look_at_hand,
        frames.HandChoice(frames.ASK_SWAP, may=True),
        swap_cards,
    ),
)
influence("the-iron-price", played=(do.choose_pile(), do.choose_lowest, do.move_to_you))
influence("reaving", triumph=(LOST, do.RAID))

# ---- Melisandre


def sacrifices(s: BtwixtTable, f: Frame) -> list[int]:
    """You may kill an ally of yours if an ally can come back for it."""
    possible = moves.may_kill(s) and any(POWER[ally] <= 5 for ally in s.dead)
    return allies.allies_in(s, councils_of(s, f.you)) if possible else []


def others_among_the_dead(s: BtwixtTable, f: Frame) -> list[int]:
    return [ally for ally in s.dead if POWER[ally] <= 5 and ally != f.ally]


influence("seen-in-the-flames", played=(allies.LookTop(3), allies.put_back))
influence(
    "kings-blood",
    played=(
        allies.choose_ally(sacrifices, may=True),
        allies.kill_chosen,
        allies.choose_dead(others_among_the_dead),
        allies.revive_chosen,
    ),
)
influence(
    "shadow-birth", played=(allies.ChooseKill(current_only=True, may=True), allies.kill_current_or_chosen, do.gain(1))
)
influence("burnt-offering", triumph=(ANY, (do.if_killed_this_round, do.gain(1))))

# ---- Doran Martell


def you_kneel(s: BtwixtTable, f: Frame) -> bool:
    """Your own card makes you kneel, unless no ability can."""
    if moves.may_make_kneel(s, f.you, f.you):
        kneeling.kneel(s, f.you)
    return False


def who_takes_vengeance(s: BtwixtTable, f: Frame) -> int:
    """The ally that was current may move to the council shared with the winner, if it lies elsewhere."""
    f.council = shared_council(s, f.you, s.winner)
    f.ally = s.during
    lies = moves.council_with(s, f.ally) if f.ally != NONE else NONE
    if lies == NONE or lies == f.council or s.fixed:
        finish(f)
        return NONE
    return f.you


def take_vengeance(s: BtwixtTable, f: Frame) -> bool:
    moves.move_ally(s, f.ally, f.council)
    return False


ask_vengeance = frames.Asking(
    frames.ASK_VENGEANCE, "card", who_takes_vengeance, lambda s, f, seat: (words.DECLINE, words.MOVE)
)

influence("water-gardens", played=(do.draw_cards(1), you_kneel))
influence("hidden-viper", triumph=(ANY, (do.if_alone, do.gain(1))))
influence("the-long-game", triumph=(LOST, (do.draw_cards(2),)))
influence("vengeance-of-dorne", triumph=(NEIGHBOUR, (ask_vengeance, take_vengeance)))

# ---- Tyrion Lannister


def may_give(s: BtwixtTable, f: Frame) -> tuple[int, ...]:
    return do.neighbours(s, f) if s.hands[f.you] else ()


def give(s: BtwixtTable, f: Frame) -> bool:
    moves.give_card(s, f.you, f.seat, f.card)
    f.card = NONE
    return False


def discarded_up_to_six(s: BtwixtTable, f: Frame) -> set[int]:
    return {card for card in s.discard if VALUE[card] <= 6}


def take_discarded(s: BtwixtTable, f: Frame) -> bool:
    moves.take_from_discard(s, f.you, f.card)
    return False


def of_seven_or_more(s: BtwixtTable, effect: Effect, about: Any) -> bool:
    """Other leaders cannot play cards with printed value 7 or more."""
    seat, card = about
    return bool(effect.owner != seat and VALUE[card] >= 7)


def with_colours(s: BtwixtTable, effect: Effect, card: int, counted: int) -> int:
    """+1 for each colour in your bid pile, white apart, at most +3."""
    return counted + min(3, len({COLOR[other] for other in s.piles[effect.owner]} - {WHITE}))


influence("hand-of-the-king", changes={"value": with_colours})
influence("chain-across-the-blackwater", forbids={"play": of_seven_or_more})
influence(
    "pays-his-debts",
    played=(do.choose_leader(may_give, may=True), frames.HandChoice(frames.ASK_GIVE), give, do.gain(1)),
)
influence(
    "clever-stratagem",
    played=(frames.Choice(frames.ASK_TAKE, "card", words.CARD, discarded_up_to_six), take_discarded),
)

# ---- Olenna Tyrell


def with_green_cards(s: BtwixtTable, effect: Effect, card: int, counted: int) -> int:
    """+1 for each green card in your bid pile, at most +3."""
    return counted + min(3, sum(COLOR[other] == GREEN for other in s.piles[effect.owner]))


influence("growing-strong", changes={"value": with_green_cards})
influence("queen-of-thorns", played=(do.choose_pile(least=6), do.choose_card(least=6), do.discard_bid))
influence("poisoned-hairnet", played=(allies.may_kill_one(most=4), allies.kill_chosen))
influence("rose-betrothal", triumph=(NEIGHBOUR, (winner_is_the_neighbour, do.both_gain_in_shared_council)))

# ---- Daenerys Targaryen


def knelt_neighbours(s: BtwixtTable, f: Frame) -> list[int]:
    return [seat for seat in do.neighbours(s, f) if not s.standing >> seat & 1]


influence(
    "breaker-of-chains",
    played=(do.choose_leader(knelt_neighbours, may=True), do.draw_cards(1, who="seat"), do.make_stand),
)
influence("dracarys", played=(do.choose_pile(), do.choose_highest, do.discard_bid))
influence("exiles-return", triumph=(LOST, (do.choose_own_card(but_this=True), do.return_chosen)))

# ---- Jon Snow


def weak_cards_of_the_pile(s: BtwixtTable, f: Frame) -> list[int]:
    return moves.values_in(s, f.seat, 0, 2) if moves.may_touch(s, f.seat, f.you) else []


choose_home = frames.choose_council(frames.ASK_PLACE, lambda s, f: councils_of(s, f.you))

influence("watcher-on-the-wall", forbids={"replace": always})
influence("ghost", played=(do.EachPile(weak_cards_of_the_pile, first=1, yours=True), do.discard_and_go_on))
influence("peace-at-the-wall", played=(do.each_draws(do.neighbours),))
influence("back-from-death", played=(allies.may_choose_dead(most=3), choose_home, allies.revive_chosen))

# ---- Eddard Stark


def own_bids_to_sentence(s: BtwixtTable, f: Frame) -> list[int]:
    """A card of your own bid pile, if another pile has one of equal or lower value."""
    you = f.you
    piles = (s.piles[seat] for seat in do.others(s, f) if moves.may_touch(s, seat, you))
    lowest = min((VALUE[card] for pile in piles for card in pile), default=do.MOST)
    return moves.values_in(s, you, lowest, do.MOST) if moves.may_touch(s, you, you) else []


def your_own_pile(s: BtwixtTable, f: Frame) -> bool:
    f.seat = f.you
    return False


def pass_sentence(s: BtwixtTable, f: Frame) -> bool:
    moves.discard_from_pile(s, f.you, f.card)
    f.count = VALUE[f.card]
    return False


def its_value(f: Frame) -> int:
    return f.count


def with_smaller_council(s: BtwixtTable, effect: Effect, card: int, counted: int) -> int:
    """+1 for each ally in your council that has fewer, at most +4."""
    return counted + min(4, min(len(s.councils[council]) for council in councils_of(s, effect.owner)))


def claim_for_the_pack(s: BtwixtTable, f: Frame) -> bool:
    """The council that did not get the current ally; if neither got it or it died, you choose."""
    bound = s.placed in councils_of(s, f.you) and s.during not in s.dead
    allies.claim_next(s, f.you, other_council(s, f.you, s.placed) if bound else NONE)
    return False


influence("warden-of-the-north", changes={"value": with_smaller_council})
influence("honour-bound", played=(you_kneel,))
influence(
    "passing-the-sentence",
    played=(
        your_own_pile,
        do.choose_bid(own_bids_to_sentence, may=True),
        pass_sentence,
        do.choose_pile(most=its_value),
        do.choose_card(most=its_value),
        do.discard_bid,
    ),
)
influence("the-pack-survives", triumph=(WON, (claim_for_the_pack,)))
