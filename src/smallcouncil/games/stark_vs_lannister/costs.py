"""What an ability costs, and what else must hold before it is used.

A part with a condition says whether it is `possible` for a House with a card in a place (none for an event), and gives
the steps that do it. "You" is the House of the frame.
"""

from collections.abc import Callable

from smallcouncil.games.stark_vs_lannister import card_moves as moves
from smallcouncil.games.stark_vs_lannister.cards import CHARACTERS, LANNISTER, SYMBOL_AT
from smallcouncil.games.stark_vs_lannister.frames import ASK_COST, Choice, HandChoice, Step
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.words import KNEEL_WORD


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


pay_gold, when = PayGold, When
"""As the cards write them: parts of a sentence."""
