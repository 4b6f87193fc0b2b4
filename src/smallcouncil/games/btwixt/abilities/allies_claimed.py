"""Allies that do something when they are claimed. All others are only placed."""

from smallcouncil.cardkit.programs import NONE, finish
from smallcouncil.games.btwixt import ally_verbs as allies
from smallcouncil.games.btwixt import card_moves as moves
from smallcouncil.games.btwixt import verbs as do
from smallcouncil.games.btwixt.cards import POWER
from smallcouncil.games.btwixt.claiming import CURRENT, Place, PlaceBy, place, settle
from smallcouncil.games.btwixt.effects import ally
from smallcouncil.games.btwixt.frames import ASK_THEON, ASK_TOKEN_FROM, Asking, choose_council
from smallcouncil.games.btwixt.table import BtwixtTable, Frame, councils_of, other_council
from smallcouncil.games.btwixt.words import CHOSEN, MOVE, STAY

# ---- placed by a rule of their own


def with_your_strongest(s: BtwixtTable, f: Frame) -> list[int]:
    """Your council with your highest-power ally; on a tie, or without allies, either."""
    own = councils_of(s, f.you)
    best = [max((POWER[ally] for ally in s.councils[council]), default=-do.MOST) for council in own]
    return [council for council, power in zip(own, best, strict=True) if power == max(best)]


def with_fewer_allies(s: BtwixtTable, f: Frame) -> list[int]:
    """Your council with fewer allies; on a tie either."""
    own = councils_of(s, f.you)
    fewest = min(len(s.councils[council]) for council in own)
    return [council for council in own if len(s.councils[council]) == fewest]


def not_yours(s: BtwixtTable, f: Frame) -> list[int]:
    """A council that you do not share."""
    own = councils_of(s, f.you)
    return [council for council in range(s.setup.seats) if council not in own]


ally("sansa-stark", claimed=(PlaceBy(with_your_strongest), settle))
ally("mance-rayder", claimed=(PlaceBy(with_fewer_allies), settle))
ally("ramsay-snow", claimed=(PlaceBy(not_yours), settle))


# ---- Jaqen H'ghar takes the place of the one he kills


def victims_of_four(s: BtwixtTable, f: Frame) -> list[int]:
    """You may choose whom he kills; if not, he is placed as usual."""
    return allies.allies_in(s, range(s.setup.seats), 4) if moves.may_kill(s) else []


class VictimsPlace(Place):
    """The council of the one who is killed, or else as usual."""

    __slots__ = ()

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        if frame.ally == NONE:
            return super().ask(s, frame)
        if frame.count == CURRENT:
            s.fixed = True
        return allies.kill_chosen(s, frame)


ally("jaqen-hghar", claimed=(allies.choose_ally(victims_of_four, may=True, goes_on=True), VictimsPlace(), settle))


# ---- of the vocabulary alone

ally("arya-stark", claimed=(place, settle, allies.may_kill_one(most=3), allies.kill_chosen))
ally("bran-stark", claimed=(place, settle, allies.LookTop(4), allies.put_back, do.gain(1)))
ally("bronn", claimed=(place, settle, do.may_choose_discard, do.discard_hand, do.gain(1)))
ally("davos-seaworth", claimed=(place, settle, do.choose_own_card(but_this=False), do.return_chosen))
ally("samwell-tarly", claimed=(place, settle, do.draw_cards(2), do.gain(1)))
ally("thoros-of-myr", claimed=(place, settle, allies.may_choose_dead(most=4), allies.revive_chosen))
ally("asha-greyjoy", claimed=(place, settle, *do.RAID))
ally("ygritte", claimed=(place, settle, allies.choose_mover, allies.move_to_other_council))
ally("podrick-payne", claimed=(place, settle, do.gain(2)))
ally("viserys-targaryen", claimed=(place, settle, do.draw_cards(2), do.gain(2)))


# ---- with functions of their own


def claim_another(s: BtwixtTable, f: Frame) -> bool:
    """The next ally too, in the same council."""
    allies.claim_next(s, f.you, f.council)
    return False


def lose_a_random_card(s: BtwixtTable, f: Frame) -> bool:
    if s.hands[f.you]:
        moves.discard_from_hand(s, f.you, moves.random_card(s, f.you))
    return False


def return_a_token(s: BtwixtTable, f: Frame) -> bool:
    if s.tokens[f.council]:
        moves.return_token(s, f.council)
    return False


def kill_both(s: BtwixtTable, f: Frame) -> bool:
    """He dies with the one he kills."""
    moves.kill_ally(s, f.ally)
    moves.kill_ally(s, allies.claimed_by(f))
    return False


def weakest_companions(s: BtwixtTable, f: Frame) -> list[int]:
    """The lowest-power other allies of his council; on a tie you choose."""
    found = allies.allies_in(s, [f.council], but=allies.claimed_by(f)) if moves.may_kill(s) else []
    return [ally for ally in found if POWER[ally] == min([POWER[each] for each in found])]


def raise_or_gain(s: BtwixtTable, f: Frame) -> bool:
    """The chosen dead ally on top of the deck, or else a token."""
    if f.card == NONE:
        do.gain_tokens(s, f.you, 1)
    else:
        moves.raise_dead(s, f.card)
    return False


ally("ser-loras-tyrell", claimed=(place, settle, claim_another))
ally("jaime-lannister", claimed=(place, settle, lose_a_random_card))
ally("roose-bolton", claimed=(place, settle, return_a_token))
ally("oberyn-martell", claimed=(place, settle, allies.may_kill_one(), kill_both))
ally("gregor-clegane", claimed=(place, settle, allies.choose_ally(weakest_companions), allies.kill_chosen))
ally("qyburn", claimed=(place, settle, allies.may_choose_dead(goes_on=True), raise_or_gain))


# ---- Theon Greyjoy, Tormund Giantsbane: the other leader of the council in which the ally lies


def sharing_neighbour(s: BtwixtTable, f: Frame) -> bool:
    f.seat = (f.council + 1) % s.setup.seats if f.council == f.you else f.council
    return False


def move_theon(s: BtwixtTable, f: Frame) -> bool:
    if f.card == CHOSEN:
        moves.move_ally(s, allies.claimed_by(f), other_council(s, f.seat, f.council))
        do.gain_tokens(s, f.you, 1)
    return False


ask_theon = Asking(ASK_THEON, "card", lambda s, f: f.seat, lambda s, f, seat: (STAY, MOVE))

ally("theon-greyjoy", claimed=(place, settle, sharing_neighbour, ask_theon, move_theon))
ally("tormund-giantsbane", claimed=(place, settle, sharing_neighbour, do.gain(1, who="seat")))


# ---- Ellaria Sand: up to two tokens from one of your councils to the other; `limit` is the one of the first


def councils_to_shift_from(s: BtwixtTable, f: Frame) -> list[int]:
    own = councils_of(s, f.you) if f.count != 2 else (f.limit,)
    return [council for council in own if s.tokens[council]]


def shift_token(s: BtwixtTable, f: Frame) -> bool:
    moves.move_token(s, f.you, f.council, other_council(s, f.you, f.council))
    if f.count == 2:
        return finish(f)
    f.count, f.limit = 2, f.council
    f.step -= 2
    return False


choose_shift = choose_council(ASK_TOKEN_FROM, councils_to_shift_from, may=True)

ally("ellaria-sand", claimed=(place, settle, choose_shift, shift_token))
