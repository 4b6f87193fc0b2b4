"""Sensible plots: which one to reveal, with both boards and the opponent's plots in mind, and which ones to draft."""

from collections.abc import Callable

from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COST,
    INTRIGUE,
    IS_EVENT,
    MILITARY,
    PLOT,
    PLOTS,
    POWER,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.table import Table, characters, total_power
from smallcouncil.games.stark_vs_lannister.values import strength
from smallcouncil.games.stark_vs_lannister.words import FIRST_WORD, MEANING
from smallcouncil.games.stark_vs_lannister.worth import OF_PLOT, board

WHIM = 1.0
"""By how much the choice of a plot varies, so that nobody can tell it beforehand."""
VALAR = PLOT["valar-morghulis"]
FEAR = 0.5
"""What part of the fear of Valar Morghulis holds a House back from plots that need a large board."""


def pick(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    position = Outlook(s, house)
    return max(actions, key=lambda word: position.score(MEANING[word]) + WHIM * luck.below(1000) / 1000)


def draft(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """What is worth most in a plot deck, for the draft and for the seven of thirteen."""
    return max(actions, key=lambda word: OF_PLOT[MEANING[word]] + luck.below(1000) / 2000)


def first(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Whoever attacks first meets an opponent who still stands; whoever goes last finds the others kneeling.

    The weaker House is glad to see the other one kneel first; the stronger one strikes before it is struck.
    """
    stronger = board(s, house) >= board(s, 1 - house)
    return FIRST_WORD[house if stronger else 1 - house]


class Outlook:
    """Both boards in a few numbers, and what each plot would make of them."""

    def __init__(self, s: Table, house: int) -> None:
        other = 1 - house
        self.mine, self.theirs = characters(s, house), characters(s, other)
        self.lead = board(s, house) - board(s, other)
        self.arms = self._sum(s, self.mine, MILITARY) - self._sum(s, self.theirs, MILITARY)
        self.might = self._sum(s, self.mine, POWER) - self._sum(s, self.theirs, POWER)
        self.cunning = [sum(not s.icons[p] >> INTRIGUE & 1 for p in own) for own in (self.mine, self.theirs)]
        self.wants = sum(
            [COST[card] for card in s.hands[house] if not IS_EVENT[card] and not self._dead(s, house, card)]
        )
        self.prey = s.banner[other]
        self.hand = len(s.hands[other])
        self.dead = len(s.dead[house])
        self.behind = total_power(s, other) > total_power(s, house)
        feared = VALAR in s.plots[other] and not s.ready[other]
        self.danger = FEAR * max(0.0, self.lead) / len(s.plots[other]) if feared else 0.0

    def _sum(self, s: Table, places: list[int], kind: int) -> int:
        return sum([strength(s, place) for place in places if place < CHARACTERS and s.icons[place] >> kind & 1])

    def _dead(self, s: Table, house: int, card: int) -> bool:
        return UNIQUE[card] and card in s.dead[house]

    def score(self, plot: int) -> float:
        """Gold as far as it can be spent, initiative, claim where one is strong, and what the plot does."""
        card = PLOTS[plot]
        gold = 0.6 * min(card.income, self.wants) + 0.15 * card.income
        claim = (card.claim - 1) * (0.8 + 0.1 * max(-5.0, min(5.0, self.lead)))
        special = FITS[plot]
        return gold + 0.12 * card.initiative + claim + (special(self) if special else 0.3) - self._risk(card.income)

    def _risk(self, income: int) -> float:
        """Gold spent on a board that may be swept away is worth less."""
        return self.danger * income / 6


_FITS: dict[str, Callable[[Outlook], float]] = {
    "valar-morghulis": lambda o: -0.7 * o.lead - 1.5,
    "the-killing-cold": lambda o: 0.35 * o.arms,
    "the-lion-and-the-wolf": lambda o: 0.3 * o.arms + 0.1 * o.might,
    "uneasy-peace": lambda o: -0.25 * o.arms,
    "hear-me-roar": lambda o: 0.4 * (o.cunning[1] - o.cunning[0]),
    "crossing-the-trident": lambda o: 0.25 * min(4, len(o.mine)),
    "the-old-gods": lambda o: 0.2 * min(5, len(o.mine)),
    "hidden-in-shadows": lambda o: 0.5 * min(2, len(o.mine)),
    "storm-of-swords": lambda o: 0.8 if o.arms > 0 else 0.2,
    "spies-in-their-midst": lambda o: 0.25 * min(4, o.hand),
    "detained": lambda o: 1.2 if o.theirs else -0.5,
    "game-of-thrones": lambda o: 0.6 if o.mine else -0.3,
    "securing-the-throne": lambda o: (1.2 if o.might > 0 else 0.4) * (o.prey >= 2),
    "illyrios-gift": lambda o: 1.5 if o.lead > 0 else 0.3,
    "champion-of-the-lists": lambda o: 0.8 if o.mine else -0.3,
    "no-grave-so-deep": lambda o: 1.0 if o.dead else -0.5,
    "fire-and-plunder": lambda o: 0.35 * o.arms,
    "lowered-lances": lambda o: -0.25 * o.arms,
    "nothing-left-to-lose": lambda o: 0.6 if o.behind else 0.0,
    "full-court": lambda o: 0.8 if o.lead >= -1 else 0.2,
}
"""What a plot does beside its numbers, by how both boards stand."""
FITS = tuple(_FITS.get(plot.id) for plot in PLOTS)
