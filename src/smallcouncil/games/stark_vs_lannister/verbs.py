"""The vocabulary of abilities: costs, targets and effects of which the cards are made.

A part with a condition says whether it is `possible` for a House with a card in a place (none for an event), and gives
the steps that do it. An effect is a step by itself. "You" is the House of the frame.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from smallcouncil.cardkit.programs import NONE, Question
from smallcouncil.games.stark_vs_lannister import card_moves as moves
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COST,
    COST_AT,
    FIRST_ATTACHMENT,
    HOUSES,
    IS_CHARACTER,
    IS_EVENT,
    LANNISTER,
    SYMBOL,
    SYMBOL_AT,
    TRAITS_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import forbidden
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_CARD,
    ASK_COST,
    ASK_DISCARD,
    ASK_TARGET,
    ASK_UPKEEP,
    Choice,
    HandChoice,
    Step,
    put,
)
from smallcouncil.games.stark_vs_lannister.kills import kill, save
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.values import strength
from smallcouncil.games.stark_vs_lannister.words import (
    CARD_WORD,
    DISCARD_WORD,
    DONE,
    KNEEL,
    KNEEL_WORD,
    PASS,
    PAY,
    TARGET_WORD,
)

Where = Callable[[Table, int, int], Sequence[int]]
"""Places to choose from, for a House and the place of the card that asks."""


# ---- costs


class _KneelThis:
    def possible(self, s: Table, house: int, place: int) -> bool:
        return not s.kneeling[place]

    def steps(self) -> tuple[Step, ...]:
        return (_kneel_this,)


def _kneel_this(s: Table, f: Frame) -> bool:
    moves.kneel(s, [f.place], f.source)
    return False


class _DiscardThis:
    def possible(self, s: Table, house: int, place: int) -> bool:
        return True

    def steps(self) -> tuple[Step, ...]:
        return (_discard_this,)


def _discard_this(s: Table, f: Frame) -> bool:
    moves.discard_from_play(s, [f.place], f.source)
    return False


class _DiscardFromHand:
    def possible(self, s: Table, house: int, place: int) -> bool:
        return bool(s.hands[house])

    def steps(self) -> tuple[Step, ...]:
        return HandChoice(ASK_COST, "paid"), _discard_paid


def _discard_paid(s: Table, f: Frame) -> bool:
    moves.discard_from_hand(s, f.you, [f.paid], f.source)
    return False


class _KneelOne:
    """Kneel one of your House Lannister characters."""

    def possible(self, s: Table, house: int, place: int) -> bool:
        return bool(_lannisters(s, house))

    def steps(self) -> tuple[Step, ...]:
        return Choice(ASK_COST, "paid", KNEEL_WORD, lambda s, f: _lannisters(s, f.you)), _kneel_paid


def _lannisters(s: Table, house: int) -> list[int]:
    return [
        place
        for place in s.area[house]
        if place < CHARACTERS and SYMBOL_AT[place] == LANNISTER and not s.kneeling[place]
    ]


def _kneel_paid(s: Table, f: Frame) -> bool:
    moves.kneel(s, [f.paid], f.source)
    return False


kneel_this, discard_this, discard_from_hand, kneel_a_lannister = (
    _KneelThis(),
    _DiscardThis(),
    _DiscardFromHand(),
    _KneelOne(),
)


class PayGold:
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def possible(self, s: Table, house: int, place: int) -> bool:
        return s.gold[house] >= self.gold

    def steps(self) -> tuple[Step, ...]:
        return (self._pay,)

    def _pay(self, s: Table, f: Frame) -> bool:
        moves.pay(s, f.you, self.gold, f.source)
        return False


class _Limit:
    """Once per round, or once per challenge: this copy, while it stays in play (SL-R102)."""

    def possible(self, s: Table, house: int, place: int) -> bool:
        return not s.spent[place]

    def steps(self) -> tuple[Step, ...]:
        return (_spend,)


def _spend(s: Table, f: Frame) -> bool:
    s.spent[f.place] = True
    return False


once = _Limit()


class When:
    """A condition without a step of its own."""

    def __init__(self, condition: Callable[[Table, int, int], bool]) -> None:
        self.possible = condition

    def steps(self) -> tuple[Step, ...]:
        return ()


# ---- targets


class Target:
    """A card in play that must be chosen; without one the ability cannot be used."""

    def __init__(self, where: Where) -> None:
        self.where = where

    def possible(self, s: Table, house: int, place: int) -> bool:
        return bool(self.where(s, house, place))

    def steps(self) -> tuple[Step, ...]:
        return (Choice(ASK_TARGET, "target", TARGET_WORD, lambda s, f: self.where(s, f.you, f.place)),)


class UpTo:
    """Up to so many cards in play, one after the other; what happens to them happens at the end."""

    def __init__(self, most: int, where: Where) -> None:
        self.most, self.where = most, where

    def possible(self, s: Table, house: int, place: int) -> bool:
        return True

    def steps(self) -> tuple[Step, ...]:
        return Choice(ASK_TARGET, "target", TARGET_WORD, self._left, decline=DONE), self._chosen

    def _left(self, s: Table, f: Frame) -> list[int]:
        if len(f.cards) == self.most:
            return []
        return [place for place in self.where(s, f.you, f.place) if place not in f.cards]

    def _chosen(self, s: Table, f: Frame) -> bool:
        if f.target != NONE:
            f.cards += (f.target,)
            f.step -= 2
        return False


def characters(
    side: Callable[[int], Sequence[int]] = lambda house: HOUSES,
    *,
    cost: int | None = None,
    strong: int | None = None,
    kneels: bool | None = None,
    fits: Callable[[Table, int, int], bool] | None = None,
) -> Where:
    """Characters in play: of which side, up to which printed cost or strength, kneeling or standing."""
    owners = tuple(side(house) for house in HOUSES)
    printed = tuple(each < CHARACTERS and (cost is None or COST_AT[each] <= cost) for each in range(len(COST_AT)))

    def found(s: Table, house: int, place: int) -> list[int]:
        kneeling = s.kneeling
        return [
            each
            for owner in owners[house]
            for each in s.area[owner]
            if printed[each]
            and (kneels is None or kneeling[each] == kneels)
            and (fits is None or fits(s, house, each))
            and (strong is None or strength(s, each) <= strong)
        ]

    return found


def yours(house: int) -> tuple[int]:
    return (house,)


def opposing(house: int) -> tuple[int]:
    return (1 - house,)


def participants(s: Table, house: int, place: int) -> list[int]:
    return s.attackers + s.defenders


def lord_or_lady(place: int) -> bool:
    return not TRAITS_AT[place].isdisjoint(("Lord", "Lady"))


def locations(side: Callable[[int], Sequence[int]], cost: int | None = None) -> Where:
    def found(s: Table, house: int, place: int) -> list[int]:
        return [
            each
            for owner in side(house)
            for each in s.area[owner]
            if each >= CHARACTERS and (cost is None or COST_AT[each] <= cost)
        ]

    return found


def both(house: int) -> tuple[int, int]:
    return HOUSES


def attachments_in_play(s: Table, house: int, place: int) -> list[int]:
    return [each for each in s.attachments if each >= FIRST_ATTACHMENT]


class Victim(Target):
    """A character to be killed; while nobody can be killed there is no legal one (SL-R113)."""

    def possible(self, s: Table, house: int, place: int) -> bool:
        return not forbidden(s, "kill") and super().possible(s, house, place)


class PileCard:
    """A character in one of your piles. The piles are open, so that a single kind of card is not asked for."""

    def __init__(self, pile: str, fits: Callable[[int], bool]) -> None:
        self.pile = pile
        self.fitting = frozenset(card for card, is_one in enumerate(IS_CHARACTER) if is_one and fits(card))

    def possible(self, s: Table, house: int, place: int) -> bool:
        return not self.fitting.isdisjoint(getattr(s, self.pile)[house])

    def steps(self) -> tuple[Step, ...]:
        return (Choice(ASK_CARD, "target", CARD_WORD, lambda s, f: self._found(s, f.you)),)

    def _found(self, s: Table, house: int) -> list[int]:
        pile: list[int] = getattr(s, self.pile)[house]
        return [card for card in dict.fromkeys(pile) if card in self.fitting]


# ---- effects


def draw(count: int) -> Step:
    def drawn(s: Table, f: Frame) -> bool:
        moves.draw(s, f.you, count, f.source)
        return False

    return drawn


def opponent_draws(count: int) -> Step:
    def drawn(s: Table, f: Frame) -> bool:
        moves.draw(s, 1 - f.you, count, f.source)
        return False

    return drawn


def claim_power(count: int) -> Step:
    def claimed(s: Table, f: Frame) -> bool:
        moves.gain_power(s, f.you, count, f.source)
        return False

    return claimed


def gain_gold(gold: int) -> Step:
    def gained(s: Table, f: Frame) -> bool:
        taken = moves.take_gold(s, f.you, gold)
        s.log.append((journal.GOLD, f.you, taken, f.source))
        return False

    return gained


def take_power(s: Table, f: Frame) -> bool:
    """The card itself takes a power from the bank (SL-139)."""
    moves.gain_power(s, f.you, 1, f.source, f.place)
    return False


def lose_power(s: Table, f: Frame) -> bool:
    moves.lose_power(s, f.target, f.source)
    return False


def kneel(s: Table, f: Frame) -> bool:
    moves.kneel(s, [f.target], f.source)
    return False


def kneel_itself(s: Table, f: Frame) -> bool:
    moves.kneel(s, [f.place], f.source)
    return False


def stand(s: Table, f: Frame) -> bool:
    moves.stand(s, [f.target], f.source)
    return False


class _StandThis:
    """Only a kneeling card can be stood (SL-R82)."""

    def possible(self, s: Table, house: int, place: int) -> bool:
        return bool(s.kneeling[place])

    def steps(self) -> tuple[Step, ...]:
        return (_stand_this,)


def _stand_this(s: Table, f: Frame) -> bool:
    moves.stand(s, [f.place], f.source)
    return False


stand_this = _StandThis()


def discard_target(s: Table, f: Frame) -> bool:
    moves.discard_from_play(s, [f.target], f.source)
    return False


def discard_chosen(s: Table, f: Frame) -> bool:
    moves.discard_from_play(s, list(f.cards), f.source)
    return False


def return_this(s: Table, f: Frame) -> bool:
    moves.return_to_hand(s, f.place, f.source)
    return False


def kill_target(s: Table, f: Frame) -> bool:
    kill(s, (f.target,), f.source)
    return False


def kill_everybody(s: Table, f: Frame) -> bool:
    kill(s, [place for own in s.area for place in own if place < CHARACTERS], f.source)
    return False


def save_target(s: Table, f: Frame) -> bool:
    save(s, f.you, f.target, f.source)
    return False


def leave_challenge(s: Table, f: Frame) -> bool:
    moves.leave_challenge(s, f.target, f.source)
    return False


def leave_effect(s: Table, f: Frame) -> bool:
    """Something begins that lasts: on the chosen card, if there is one, else for you."""
    moves.add_effect(s, f.source, f.you, f.target)
    return False


def leave_effect_here(s: Table, f: Frame) -> bool:
    moves.add_effect(s, f.source, f.you, f.place)
    return False


def leave_effects(s: Table, f: Frame) -> bool:
    for place in f.cards:
        moves.add_effect(s, f.source, f.you, place)
    return False


def from_pile(pile: str, to: str) -> Step:
    """The chosen card of a pile goes to the hand, or to the discard pile."""

    def moved(s: Table, f: Frame) -> bool:
        getattr(s, pile)[f.you].remove(f.target)
        s.log.append((journal.RETURNED, f.you, f.target, pile, to, f.source))
        if to == moves.HAND:
            moves.into_hand(s, f.you, f.target)
        else:
            s.discard[f.you].append(f.target)
        return False

    return moved


# ---- hands and decks


def _opponent(s: Table, f: Frame) -> int:
    return 1 - f.you


def _discard_of(whose: Callable[[Table, Frame], int]) -> Step:
    def discarded(s: Table, f: Frame) -> bool:
        moves.discard_from_hand(s, whose(s, f), [f.target], f.source)
        return False

    return discarded


opponent_discards = (HandChoice(ASK_DISCARD, "target", _opponent), _discard_of(_opponent))
you_discard = (HandChoice(ASK_DISCARD, "target"), _discard_of(lambda s, f: f.you))


def look_at_hand(s: Table, f: Frame) -> bool:
    """The opponent shows you his hand; you know it until it changes."""
    hand = s.hands[1 - f.you]
    s.seen[1 - f.you] = hand[:]
    s.log.append((journal.LOOKED, f.you, 1 - f.you, tuple(hand), f.source))
    return False


class _ShownEvent(Question[Table, Frame]):
    """An event of the hand that was shown. Both players see it, so that a single event is not asked for."""

    __slots__ = ()
    into = "target"
    asked: ClassVar[int] = ASK_DISCARD

    def ask(self, s: Table, frame: Frame) -> bool:
        events = [card for card in s.hands[1 - frame.you] if IS_EVENT[card]]
        if len(events) < 2:
            frame.target = next(iter(events), NONE)
            return False
        return put(s, frame.you, ASK_DISCARD)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        hand = s.hands[1 - frame.you]
        return tuple([DISCARD_WORD[card] for card in dict.fromkeys(hand) if IS_EVENT[card]])


def _discard_shown(s: Table, f: Frame) -> bool:
    if f.target != NONE:
        moves.discard_from_hand(s, 1 - f.you, [f.target], f.source)
    return False


discard_shown_event = (_ShownEvent(), _discard_shown)


class _Search(Question[Table, Frame]):
    """Look through your draw deck. Only you see it, so that you are asked also if nothing fits (SL-R135)."""

    __slots__ = ("fits",)
    into = "target"
    asked: ClassVar[int] = ASK_CARD

    def __init__(self, fits: Callable[[int], bool]) -> None:
        self.fits = fits

    def ask(self, s: Table, frame: Frame) -> bool:
        if s.decks[frame.you]:
            return put(s, frame.you, ASK_CARD)
        frame.target = NONE
        return False

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        found = [card for card in set(s.decks[frame.you]) if IS_CHARACTER[card] and self.fits(card)]
        return tuple(sorted([PASS, *[CARD_WORD[card] for card in found]]))


def search_deck(fits: Callable[[int], bool]) -> tuple[Step, ...]:
    """You may show one fitting character and take it into your hand; the deck is shuffled in any case."""
    return _Search(fits), _take_found


def _take_found(s: Table, f: Frame) -> bool:
    if f.target != NONE:
        s.decks[f.you].remove(f.target)
        moves.into_hand(s, f.you, f.target)
    s.log.append((journal.SEARCHED, f.you, f.target, f.source))
    moves.shuffle_deck(s, f.you, f.source)
    return False


def cheap_character(cost: int, symbol: int | None = None) -> Callable[[int], bool]:
    """Of this printed cost or lower, and with this House's symbol if one is asked for."""
    return lambda card: COST[card] <= cost and (symbol is None or SYMBOL[card] == symbol)


# ---- upkeep


class _Upkeep(Question[Table, Frame]):
    """You must pay 1 gold or kneel this card; without gold it kneels."""

    __slots__ = ()
    into = "answer"
    asked: ClassVar[int] = ASK_UPKEEP

    def ask(self, s: Table, frame: Frame) -> bool:
        if s.gold[frame.you]:
            return put(s, frame.you, ASK_UPKEEP)
        frame.answer = KNEEL
        return False

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple(sorted((PAY, KNEEL)))


def _upkept(s: Table, f: Frame) -> bool:
    if f.answer == PAY:
        moves.pay(s, f.you, 1, f.source)
    else:
        moves.kneel(s, [f.place], f.source)
    return False


upkeep: tuple[Any, ...] = (_Upkeep(), _upkept)


pay_gold, when, target, up_to, victim, pile_card = PayGold, When, Target, UpTo, Victim, PileCard
"""As the cards write them: parts of a sentence."""
