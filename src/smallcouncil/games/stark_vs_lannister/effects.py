"""What cards and plots do, by number. The modules of `abilities` fill these tables; the flow of the game reads them.

Where a card can change something the flow asks here and names no card. A source of an effect is a number: a card in
play, a revealed plot behind all cards, and behind all plots the same cards and plots once more, for what they leave
behind when they have been used (a lasting effect, such as a bonus until the end of the challenge).
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Final

from smallcouncil.cardkit.modifiers import HERE, Effect, Modifiers
from smallcouncil.cardkit.programs import NONE, Programs
from smallcouncil.games.stark_vs_lannister.cards import DESIGN, DESIGN_AT, PLACES, PLOT, PLOTS
from smallcouncil.games.stark_vs_lannister.table import OF_THE_PLOT, Frame, InForce, Table
from smallcouncil.games.stark_vs_lannister.words import PLOT_SOURCE

LASTING: Final = PLOT_SOURCE + len(PLOTS)
"""The first source of lasting effects."""

VALUES: Final = (
    *("strength", "gained-icons", "lost-icons", "gained-keywords", "lost-keywords", "cost", "claim", "income"),
    *("initiative", "most", "award"),
)
"""Of a character: strength, icons, keywords. Of a card: its cost. Of a House: claim, income, initiative, how many it
may declare in a challenge, what it gets for dominance."""
VERBS: Final = ("attack", "alone", "challenge", "save", "kill", "lower-costs", "bonuses", "only-standing")
"""Being declared as attacker, or alone; starting a challenge (House, type); saving; killing; making a House's cards
cheaper; counting income bonuses; counting only the standing characters of a House for dominance."""
MODIFIERS: Final[Modifiers[Table]] = Modifiers(*VALUES, *VERBS)
_TOUCHED: Final[defaultdict[int, frozenset[str]]] = defaultdict(frozenset)
"""What each source has a say in."""
PROGRAMS: Final[Programs[Table, Frame]] = Programs()

EVERYBODY: Final = 0
ITSELF: Final = 1
ITS_HOST: Final = 2
ATTACKERS: Final = 3
DEFENDERS: Final = 4
"""Whose strength a card or plot can change: of all others it need not be asked."""
REACH: Final = [EVERYBODY] * (2 * LASTING)
"""By source."""

Changes = Mapping[str, Callable[..., Any]]
CONSTANT: Final[set[int]] = set()
"""The cards and plots that change something as long as they lie there."""
ROUND_LONG: Final[set[int]] = set()
"""The plots that say so of this round only."""


def number_of(name: str) -> int:
    """A card or a plot by its id."""
    return DESIGN[name] if name in DESIGN else PLOT_SOURCE + PLOT[name]


def constant(name: str, whose: int = EVERYBODY, **changes: Callable[..., Any]) -> None:
    """What a card changes or forbids while it is in play, or a plot in the round in which it is revealed."""
    source = number_of(name)
    CONSTANT.add(source)
    _add(source, whose, changes)


def lasting(name: str, whose: int = EVERYBODY, **changes: Callable[..., Any]) -> None:
    """What the effect of a card changes or forbids until its time is over."""
    _add(LASTING + number_of(name), whose, changes)


def _add(source: int, whose: int, changes: Changes) -> None:
    REACH[source] = whose
    for name, function in changes.items():
        thing = name.replace("_", "-")
        MODIFIERS.add(thing, source, function)
        _TOUCHED[source] |= {thing}


def value(s: Table, thing: str, about: Any, amount: int) -> int:
    """An amount after everything in force has changed it."""
    effects = s.in_force.get(thing)
    if effects is None:
        return amount
    found: int = MODIFIERS.value(s, thing, about, amount, effects)
    return found


def forbidden(s: Table, verb: str, about: Any = None) -> bool:
    effects = s.in_force.get(verb)
    return effects is not None and MODIFIERS.forbids(s, verb, about, effects)


def put_in_force(s: Table, effect: Effect) -> None:
    s.effects.append(effect)
    s.in_force = _indexed(s.in_force.copy(), effect)


def keep_in_force(s: Table, effects: list[Effect]) -> None:
    """Only these are left of all that was in force."""
    s.effects = effects
    found: InForce = {}
    for effect in effects:
        _indexed(found, effect)
    s.in_force = found


def _indexed(found: InForce, effect: Effect) -> InForce:
    for thing in _TOUCHED[effect[0]]:
        found[thing] = (*found.get(thing, ()), effect)
    until = effect.until
    if until != HERE:
        found[until] = (*found.get(until, ()), effect)
    return found


def always(s: Table, effect: Effect, about: Any) -> bool:
    """Forbidden without exception."""
    return True


def card_in_force(place: int, house: int) -> Effect:
    """What a card does as long as it lies in this place."""
    return Effect(DESIGN_AT[place], house, place, HERE)


def plot_in_force(plot: int, house: int) -> Effect:
    source = PLOT_SOURCE + plot
    return Effect(source, house, NONE, OF_THE_PLOT if source in ROUND_LONG else HERE)


def is_lasting(effect: Effect) -> bool:
    return effect.source >= LASTING


# ---- abilities, as programs with the question whether they can be used


Possible = Callable[[Table, int, int], bool]
"""Whether something can be done, by a House with a card in a place."""


class Ability:
    """Something a card does: may it be used, and the program that does it."""

    __slots__ = ("_checks", "program")

    def __init__(self, name: str, parts: tuple[Any, ...]) -> None:
        self._checks: list[Possible] = [part.possible for part in parts if hasattr(part, "possible")]
        self.program = PROGRAMS.add(name, tuple(step for part in parts for step in _steps(part)))

    def possible(self, s: Table, house: int, place: int) -> bool:
        """Whether all costs can be paid and there is a legal target (SL-R81)."""
        for check in self._checks:  # noqa: SIM110 (a generator takes longer than most checks)
            if not check(s, house, place):
                return False
        return True


def _steps(part: Any) -> tuple[Any, ...]:
    return part.steps() if hasattr(part, "possible") else (part,)


ByPlace = dict[int, Ability]
ByCard = dict[int, Ability]
ACTIONS: Final[dict[int, list[Ability | None]]] = {}
"""By phase and place: the action of a card in play."""
EVENTS: Final[dict[int, tuple[ByCard, ...]]] = {}
"""By phase and House: action events."""
RESPONSES: Final[dict[int, list[tuple[Callable[..., bool], Ability] | None]]] = {}
"""By kind of news and place: when a card in play may respond, and how."""
EVENT_RESPONSES: Final[dict[int, tuple[dict[int, tuple[Callable[..., bool], Ability]], ...]]] = {}
SAVES: Final[list[Ability | None]] = [None] * len(PLACES)
EVENT_SAVES: Final[tuple[ByCard, ...]] = ({}, {})
PASSIVES: Final[dict[int, dict[int, tuple[Callable[..., bool], Ability]]]] = {}
"""By kind of news and source: when it starts, and what it does."""
BEGINNING: Final[dict[int, tuple[Callable[..., bool], Ability]]] = {}
"""By card: what it does at the beginning of the challenges phase, and when."""
WHEN_REVEALED: Final[dict[int, Ability]] = {}
IF_WON: Final[dict[int, Callable[[Table, Effect], None]]] = {}
"""By source of a lasting effect: what it does when its owner wins the running challenge."""
HOSTS: Final[dict[int, Callable[[Table, int, int], bool]]] = {}
"""By attachment: whether it can go on a character."""
ANSWERS_ITS_ENTRY: Final[set[int]] = set()
"""The cards that do something when they have been played."""
ACTING: Final[set[int]] = set()
"""The places of cards with an action."""
ANSWERING: Final[set[int]] = set()
"""The places of cards with a response or a save."""
LIMITS: Final[dict[int, int]] = {}
"""By card: how long its action, once used, is spent."""
UNTIL: Final[dict[int, int]] = {}
"""By card or plot: how long the effect lasts that it leaves behind."""
