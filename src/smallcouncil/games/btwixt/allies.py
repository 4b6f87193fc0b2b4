"""The allies: what happens when one is claimed.

An ally whose ability is about the round or about scoring is only placed; `moves`, `bids`, `rounds` and `scoring`
look at it where it matters.
"""

from collections.abc import Iterable

from smallcouncil.games.btwixt.ally_verbs import (
    allies_in,
    choose_mover,
    claim_next,
    claimed_by,
    kill_chosen,
    look_top,
    may_choose_dead,
    may_kill_one,
    move_to_other_council,
    put_back,
    revive_chosen,
)
from smallcouncil.games.btwixt.cards import ALLIES, POWER
from smallcouncil.games.btwixt.claiming import CURRENT, place, place_by, settle
from smallcouncil.games.btwixt.frames import (
    ASK_ALLY,
    ASK_THEON,
    ASK_TOKEN_FROM,
    Program,
    ask,
    choose,
    choose_council,
    finish,
)
from smallcouncil.games.btwixt.moves import (
    discard_from_hand,
    kill_ally,
    may_kill,
    move_ally,
    move_token,
    put_on_top,
    random_card,
    return_token,
)
from smallcouncil.games.btwixt.table import (
    NONE,
    Frame,
    Table,
    councils_of,
    other_council,
)
from smallcouncil.games.btwixt.verbs import (
    RAID,
    choose_own_card,
    discard_hand,
    draw_cards,
    gain,
    gain_tokens,
    may_choose_discard,
    return_chosen,
)
from smallcouncil.games.btwixt.words import ALLY as ALLY_WORDS
from smallcouncil.games.btwixt.words import CHOSEN, MOVE, STAY

# ---- placing


def with_your_strongest(s: Table, f: Frame) -> Iterable[int]:
    """Sansa Stark: your council with your highest-power ally; on a tie, or without allies, either."""
    own = councils_of(s, f.you)
    best = [max((POWER[ally] for ally in s.councils[council]), default=-99) for council in own]
    return [council for council, power in zip(own, best, strict=True) if power == max(best)]


def with_fewer_allies(s: Table, f: Frame) -> Iterable[int]:
    """Mance Rayder: your council with fewer allies; on a tie either."""
    own = councils_of(s, f.you)
    fewest = min(len(s.councils[council]) for council in own)
    return [council for council in own if len(s.councils[council]) == fewest]


def not_yours(s: Table, f: Frame) -> Iterable[int]:
    """Ramsay Snow: a council that you do not share."""
    own = councils_of(s, f.you)
    return [council for council in range(s.setup.seats) if council not in own]


def choose_victim(s: Table, f: Frame) -> bool:
    """Jaqen H'ghar: you may choose whom he kills; if not, he is placed as usual."""
    found = allies_in(s, range(s.setup.seats), 4) if may_kill(s) else []
    return choose(s, f, f.you, found, ALLY_WORDS, ASK_ALLY, "ally", may=True, goes_on=True)


def take_the_victims_place(s: Table, f: Frame) -> bool:
    if f.ally == NONE:
        return place(s, f)
    if f.count == CURRENT:
        s.fixed = True
    return kill_chosen(s, f)


# ---- functions of a single ally


def claim_another(s: Table, f: Frame) -> bool:
    """Ser Loras Tyrell: the next ally too, in the same council."""
    claim_next(s, f.you, f.council)
    return False


def lose_a_random_card(s: Table, f: Frame) -> bool:
    """Jaime Lannister."""
    if s.hands[f.you]:
        discard_from_hand(s, f.you, random_card(s, f.you))
    return False


def sharing_neighbour(s: Table, f: Frame) -> bool:
    """Theon Greyjoy, Tormund Giantsbane: the other leader of the council in which the ally lies."""
    council = f.council
    f.seat = (council + 1) % s.setup.seats if council == f.you else council
    return False


def ask_theon(s: Table, f: Frame) -> bool:
    return ask(s, f.seat, (STAY, MOVE), ASK_THEON, "card")


def move_theon(s: Table, f: Frame) -> bool:
    if f.card == CHOSEN:
        move_ally(s, claimed_by(f), other_council(s, f.seat, f.council))
        gain_tokens(s, f.you, 1)
    return False


def return_a_token(s: Table, f: Frame) -> bool:
    """Roose Bolton."""
    if s.tokens[f.council]:
        return_token(s, f.council)
    return False


def kill_both(s: Table, f: Frame) -> bool:
    """Oberyn Martell dies with the one he kills."""
    kill_ally(s, f.ally)
    kill_ally(s, claimed_by(f))
    return False


def choose_weakest(s: Table, f: Frame) -> bool:
    """Gregor Clegane: the lowest-power other ally of his council; on a tie you choose."""
    found = allies_in(s, [f.council], but=claimed_by(f)) if may_kill(s) else []
    lowest = min((POWER[ally] for ally in found), default=0)
    return choose(s, f, f.you, [ally for ally in found if POWER[ally] == lowest], ALLY_WORDS, ASK_ALLY, "ally")


def raise_or_gain(s: Table, f: Frame) -> bool:
    """Qyburn: the chosen dead ally on top of the deck, or else a token."""
    if f.card == NONE:
        gain_tokens(s, f.you, 1)
        return False
    s.dead.remove(f.card)
    put_on_top(s, f.card)
    return False


def choose_shift(s: Table, f: Frame) -> bool:
    """Ellaria Sand: from which of your councils a token goes to the other; the second from the same one.

    Which one that is stands in the register `limit`.
    """
    own = councils_of(s, f.you) if f.count != 2 else (f.limit,)
    return choose_council(s, f, f.you, [council for council in own if s.tokens[council]], ASK_TOKEN_FROM, may=True)


def shift_token(s: Table, f: Frame) -> bool:
    move_token(s, f.you, f.council, other_council(s, f.you, f.council))
    if f.count == 2:
        return finish(f)
    f.count, f.limit = 2, f.council
    f.step -= 2
    return False


WHEN_CLAIMED: dict[str, Program] = {
    "sansa-stark": (place_by(with_your_strongest), settle),
    "mance-rayder": (place_by(with_fewer_allies), settle),
    "jaqen-hghar": (choose_victim, take_the_victims_place, settle),
    "ramsay-snow": (place_by(not_yours), settle),
    "ser-loras-tyrell": (place, settle, claim_another),
    "arya-stark": (place, settle, may_kill_one(most=3), kill_chosen),
    "bran-stark": (place, settle, look_top(4), put_back, gain(1)),
    "jaime-lannister": (place, settle, lose_a_random_card),
    "bronn": (place, settle, may_choose_discard, discard_hand, gain(1)),
    "theon-greyjoy": (place, settle, sharing_neighbour, ask_theon, move_theon),
    "roose-bolton": (place, settle, return_a_token),
    "davos-seaworth": (place, settle, choose_own_card(but_this=False), return_chosen),
    "samwell-tarly": (place, settle, draw_cards(2), gain(1)),
    "thoros-of-myr": (place, settle, may_choose_dead(most=4), revive_chosen),
    "asha-greyjoy": (place, settle, *RAID),
    "tormund-giantsbane": (place, settle, sharing_neighbour, gain(1, who="seat")),
    "ygritte": (place, settle, choose_mover, move_to_other_council),
    "oberyn-martell": (place, settle, may_kill_one(), kill_both),
    "gregor-clegane": (place, settle, choose_weakest, kill_chosen),
    "qyburn": (place, settle, may_choose_dead(goes_on=True), raise_or_gain),
    "ellaria-sand": (place, settle, choose_shift, shift_token),
    "podrick-payne": (place, settle, gain(2)),
    "viserys-targaryen": (place, settle, draw_cards(2), gain(2)),
}

CLAIMS: tuple[Program, ...] = tuple(WHEN_CLAIMED.get(ally.id, (place, settle)) for ally in ALLIES)
