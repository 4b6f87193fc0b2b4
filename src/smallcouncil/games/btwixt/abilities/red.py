"""Red influence cards: force."""

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.btwixt import ally_verbs as allies
from smallcouncil.games.btwixt import card_moves as moves
from smallcouncil.games.btwixt import verbs as do
from smallcouncil.games.btwixt.cards import COLOR, RED
from smallcouncil.games.btwixt.effects import ally_forbids, influence
from smallcouncil.games.btwixt.frames import ASK_ULTIMATUM, Asking
from smallcouncil.games.btwixt.kneeling import kneel, may_be_barred, may_choose_to_kneel, playable_cards
from smallcouncil.games.btwixt.table import BtwixtTable, Frame
from smallcouncil.games.btwixt.triumphs import ANY
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import KNEEL


def with_other_red_cards(s: BtwixtTable, effect: Effect, card: int, counted: int) -> int:
    """+1 for each other red card in your bid pile, at most +3."""
    return counted + min(3, sum(COLOR[other] == RED for other in s.piles[effect.owner]) - 1)


influence("call-the-banners", changes={"value": with_other_red_cards})
influence("forced-march", triumph=(ANY, (do.choose_discard, do.discard_hand)))
influence("ambush", played=(do.choose_pile(most=5), do.choose_card(most=5), do.discard_bid))
influence("blood-magic", played=(allies.must_kill_current, allies.reveal_current))
influence("shadow-assassin", played=(allies.ChooseKill(most=2), allies.kill_current_or_chosen))


# ---- Ultimatum: discard a card from hand, or kneel


def can_be_pressed(s: BtwixtTable, f: Frame) -> list[int]:
    return [seat for seat in do.standing_others(s, f) if s.hands[seat] or moves.may_make_kneel(s, seat, f.you)]


def who_is_pressed(s: BtwixtTable, f: Frame) -> int:
    """What is impossible is not offered; a single possibility that all can see is not asked."""
    seat, hand = f.seat, s.hands[f.seat]
    if not hand:
        f.card = NONE
        return NONE
    kneeling = moves.may_make_kneel(s, seat, f.you)
    if len(hand) > 1 or (kneeling and (may_be_barred(s, seat) or not ally_forbids(s, "kneel", seat))):
        return seat
    f.card = hand[0]
    return NONE


def answers_to_ultimatum(s: BtwixtTable, f: Frame, seat: int) -> tuple[int, ...]:
    """The cards that a leader with a hand may discard, and kneeling unless something forbids it."""
    cards = tuple([CARD_WORDS + card for card in dict.fromkeys(s.hands[seat])])
    kneeling = moves.may_make_kneel(s, seat, f.you) and may_choose_to_kneel(s, seat, playable_cards(s, seat))
    return (KNEEL, *cards) if kneeling else cards


def yield_to_ultimatum(s: BtwixtTable, f: Frame) -> bool:
    if f.card == NONE:
        kneel(s, f.seat)
    else:
        moves.discard_from_hand(s, f.seat, f.card)
    return False


influence(
    "ultimatum",
    played=(
        do.choose_leader(can_be_pressed),
        Asking(ASK_ULTIMATUM, "card", who_is_pressed, answers_to_ultimatum),
        yield_to_ultimatum,
    ),
)


# ---- Wildfire: the highest card of every bid pile; on a tie its holder chooses


def highest_of_the_pile(s: BtwixtTable, f: Frame) -> list[int]:
    return do.extreme(s, f.seat, max) if moves.may_touch(s, f.seat, f.you) else []


influence("wildfire", played=(do.EachPile(highest_of_the_pile, first=0, yours=False), do.discard_and_go_on))
