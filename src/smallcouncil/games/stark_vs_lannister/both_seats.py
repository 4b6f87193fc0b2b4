"""Questions that both players answer at once, in secret: the draft, mulligans, setup cards, plots.

Nothing of an answer is shown before both are in. A House that has answered is no longer awaited.
"""

from typing import ClassVar

from smallcouncil.cardkit.programs import NONE, Question
from smallcouncil.games.stark_vs_lannister.cards import (
    COST,
    HOUSES,
    IS_PLACEABLE,
    LIMITED,
    MOST_COST,
    SEVEN,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.frames import ASK_DECK, ASK_DRAFT, ASK_MULLIGAN, ASK_PLACE, ASK_PLOT
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.words import (
    DECK_WORD,
    DONE,
    DRAFT_WORD,
    KEEP,
    MEANING,
    MULLIGAN,
    PLACE_WORD,
    PLOT_WORD,
)


class OfBoth(Question[Table, Frame]):
    """Asked of each House that has not answered yet."""

    __slots__ = ()

    asked: ClassVar[int]
    into = "answer"

    def begins(self, s: Table) -> None:
        s.answer, s.ready = [NONE, NONE], [False, False]

    def ask(self, s: Table, frame: Frame) -> bool:
        self.begins(s)
        return await_both(s, self.asked)

    def take(self, s: Table, house: int, action: int) -> None:
        """An answer; `ready` when this House has no more to say."""
        s.answer[house] = MEANING[action]
        s.ready[house] = True


def await_both(s: Table, asked: int) -> bool:
    """Await all who are not ready; false if there is nobody."""
    s.asked = asked
    s.legal = [None, None]
    s.awaiting = tuple(sorted([house ^ s.flip for house in HOUSES if not s.ready[house]]))
    return bool(s.awaiting)


class Drafting(OfBoth):
    """One of three plots, then one of the two that were passed on (SL-203, SL-204)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_DRAFT

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple(sorted([DRAFT_WORD[plot] for plot in s.packs[seat]]))


class PickingSeven(OfBoth):
    """Seven of 13 plots, one by one (SL-206)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_DECK

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple(sorted([DECK_WORD[plot] for plot in s.packs[seat]]))

    def take(self, s: Table, house: int, action: int) -> None:
        plot = MEANING[action]
        s.packs[house].remove(plot)
        s.plots[house] = sorted([*s.plots[house], plot])
        s.ready[house] = len(s.plots[house]) == SEVEN


class Mulligans(OfBoth):
    """One new setup hand for each, decided without knowledge of the other's decision (SL-R09)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_MULLIGAN

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return MULLIGAN, KEEP

    def take(self, s: Table, house: int, action: int) -> None:
        s.answer[house] = int(action == MULLIGAN)
        s.ready[house] = True


class Placing(OfBoth):
    """Setup cards, face down (SL-042)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_PLACE

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        found = [PLACE_WORD[card] for card in dict.fromkeys(s.hands[seat]) if why_not_place(s, seat, card) is None]
        return tuple(sorted([DONE, *found]))

    def take(self, s: Table, house: int, action: int) -> None:
        if action == DONE:
            s.ready[house] = True
            return
        card = MEANING[action]
        s.hands[house].remove(card)
        s.placed[house].append(card)


def why_not_place(s: Table, house: int, card: int) -> str | None:
    """The rule that forbids to place this card in setup, if any."""
    placed = s.placed[house]
    if not IS_PLACEABLE[card]:
        return "SL-045"
    if UNIQUE[card] and card in placed:
        return "SL-046"
    if LIMITED[card] and any(LIMITED[each] for each in placed):
        return "SL-044"
    if COST[card] + sum([COST[each] for each in placed]) > MOST_COST:
        return "SL-043"
    return None


class PickingPlots(OfBoth):
    """Each picks a plot (SL-058); the last one of a plot deck is revealed without asking (SL-R132)."""

    __slots__ = ()
    asked: ClassVar[int] = ASK_PLOT

    def begins(self, s: Table) -> None:
        super().begins(s)
        for house in HOUSES:
            if len(s.plots[house]) == 1:
                s.answer[house] = s.plots[house][0]
                s.ready[house] = True

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple([PLOT_WORD[plot] for plot in s.plots[seat]])
