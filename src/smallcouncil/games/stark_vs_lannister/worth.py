"""What a card is worth to its House, in gold: in hand, in play, and as a plot.

A card is priced roughly at what it does, so its cost is the measure; where a card does more or less than it costs, a
number here says so. The sensible player weighs by these numbers what to play, to save and to give up.
"""

from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    DESIGN_AT,
    DESIGNS,
    IS_CHARACTER,
    KEYWORDS_AT,
    OWNER,
    PLACES,
    PLOTS,
    RENOWN,
    STEALTH,
)
from smallcouncil.games.stark_vs_lannister.table import Table

BODY = 1.0
"""What any character is worth beside its cost: somebody to stand in the way, or to die for a claim."""
A_POWER = 1.6
A_DUPLICATE = 1.2
"""On a character: a power that is lost with it, a duplicate that saves it."""

_SPECIAL = {
    "winterfell-keep": 3.0,
    "lannister-encampment": 3.0,
    "casterly-rock": 5.0,
    "winterfell": 4.5,
    "wayside-inn-stark": 1.8,
    "wayside-inn-lannister": 1.8,
    "godswood": 1.2,
    "council-chamber": 1.8,
    "the-iron-throne-stark": 1.6,
    "the-iron-throne-lannister": 1.6,
    "seal-of-the-rock": 2.2,
    "hand-of-the-king-stark": 2.8,
    "hand-of-the-king-lannister": 2.8,
    "ice": 2.8,
    "needle": 1.8,
    "hostage-of-winterfell": 2.2,
    "gilded-dagger": 1.3,
    "branded-a-traitor": 1.8,
    "not-today": 2.2,
    "howl-of-the-pack": 1.6,
    "blood-for-blood": 0.6,
    "a-raven-from-home": 1.0,
    "the-crypts-remember": 1.0,
    "insidious-ways": 2.4,
    "the-lions-cunning": 2.0,
    "a-lannister-pays-his-debts": 2.4,
    "confined-to-quarters": 1.6,
    "gold-opens-every-gate": 1.2,
    "hodor": 2.6,
    "the-hound": 3.0,
    "whispering-page": 2.2,
    "shae": 1.8,
    "outrider-of-the-north": 2.0,
    "harbor-factor": 2.4,
}
IN_HAND = tuple(
    _SPECIAL.get(card.id, card.cost + BODY + 0.5 * ("RENOWN" in card.keywords) if IS_CHARACTER[number] else card.cost)
    for number, card in enumerate(DESIGNS)
)
"""By card: what it will be worth when it is played."""

IN_PLAY = tuple(
    IN_HAND[DESIGN_AT[place]] + 0.5 * bool(KEYWORDS_AT[place] & STEALTH) + 0.5 * bool(KEYWORDS_AT[place] & RENOWN)
    for place in range(len(PLACES))
)
CONDITIONS = frozenset(
    place
    for place in range(len(PLACES))
    if DESIGNS[DESIGN_AT[place]].id in ("hostage-of-winterfell", "branded-a-traitor")
)


def worth(s: Table, place: int) -> float:
    """Of a card in play, with all that would be lost with it."""
    found = IN_PLAY[place] + A_POWER * s.power[place]
    if place < CHARACTERS:
        found += A_DUPLICATE * s.duplicates[place]
        for each in s.attachments:
            if s.host[each] == place:
                found += IN_PLAY[each] if OWNER[each] == OWNER[place] else -IN_PLAY[each]
    return found


def board(s: Table, house: int) -> float:
    """Of all characters of a House together."""
    return sum([worth(s, place) for place in s.area[house] if place < CHARACTERS])


_PLOT_EXTRA = {
    "hear-me-roar": 0.6,
    "illyrios-gift": 1.4,
    "ravens-on-the-wing": 1.2,
    "raised-levies": 1.0,
    "detained": 1.2,
    "hidden-in-shadows": 0.7,
    "spies-in-their-midst": 0.8,
    "storm-of-swords": 0.8,
    "game-of-thrones": 0.5,
    "securing-the-throne": 0.8,
    "valar-morghulis": 2.5,
    "champion-of-the-lists": 0.7,
    "toll-at-the-crossing": 0.8,
    "no-grave-so-deep": 0.6,
    "full-court": 0.7,
    "whispers-at-court": 0.7,
    "open-granaries": -0.8,
    "fire-and-plunder": -0.4,
    "ride-through-the-night": -0.4,
    "calling-the-banners": -0.2,
}
OF_PLOT = tuple(
    0.6 * plot.income + 0.15 * plot.initiative + 1.0 * plot.claim + _PLOT_EXTRA.get(plot.id, 0.3) for plot in PLOTS
)
"""By plot: what it is worth in a plot deck."""
