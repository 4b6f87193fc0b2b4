"""The vocabulary of abilities: targets and effects of which the cards are made; `costs` and `hand_verbs` have the rest.

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
    COST_AT,
    FIRST_ATTACHMENT,
    HOUSES,
    IS_CHARACTER,
    TRAITS_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import forbidden
from smallcouncil.games.stark_vs_lannister.frames import ASK_CARD, ASK_TARGET, ASK_UPKEEP, Choice, Step, put
from smallcouncil.games.stark_vs_lannister.kills import kill, save
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.values import strength
from smallcouncil.games.stark_vs_lannister.words import CARD_WORD, DONE, KNEEL, PAY, TARGET_WORD

Where = Callable[[Table, int, int], Sequence[int]]
"""Places to choose from, for a House and the place of the card that asks."""


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


def both(house: int) -> tuple[int, ...]:
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


target, up_to, victim, pile_card = Target, UpTo, Victim, PileCard
"""As the cards write them: parts of a sentence."""
