"""Telling what a card does: one line of the catalogue for each of its abilities, with its timing word.

`action`, `response`, `save` speak of a card in play or of an event, `passive` and `beginning` of what must happen,
`when_revealed` of a plot, `attach_to` of an attachment; `constant` and `lasting` (in `effects`) of what a card changes.
"""

from collections.abc import Callable
from typing import Any, Final

from smallcouncil.games.stark_vs_lannister.cards import (
    DECK_OF,
    DESIGN,
    DESIGNS,
    HOUSES,
    IS_EVENT,
    PLACES,
    PLACES_OF,
    PLOT,
    PLOTS,
)
from smallcouncil.games.stark_vs_lannister.effects import (
    ACTING,
    ACTIONS,
    ANSWERING,
    ANSWERS_ITS_ENTRY,
    BEGINNING,
    CONSTANT,
    EVENT_RESPONSES,
    EVENT_SAVES,
    EVENTS,
    EVERYBODY,
    HOSTS,
    LIMITS,
    PASSIVES,
    RESPONSES,
    ROUND_LONG,
    SAVES,
    UNTIL,
    WHEN_REVEALED,
    Ability,
    constant,
    number_of,
)
from smallcouncil.games.stark_vs_lannister.table import PLOT as PLOT_PHASE
from smallcouncil.games.stark_vs_lannister.table import TAXATION, Table
from smallcouncil.games.stark_vs_lannister.windows import CHARACTERS_KILLED, ENTERED

Trigger = Callable[[Table, int, int, tuple[Any, ...]], bool]
"""Whether a card (House, place) may answer this news."""
Starts = Callable[[Table, int, tuple[Any, ...]], bool]

ANY_PHASE: Final = tuple(range(PLOT_PHASE, TAXATION + 1))
for _phase in ANY_PHASE:
    ACTIONS[_phase] = [None] * len(PLACES)
    EVENTS[_phase] = ({}, {})
for _news in range(CHARACTERS_KILLED + 1):
    RESPONSES[_news] = [None] * len(PLACES)
    EVENT_RESPONSES[_news] = tuple({} for _ in HOUSES)


def action(name: str, phase: int | tuple[int, ...], *parts: Any, limit: int | None = None) -> None:
    """An action under the heading of a phase."""
    card = DESIGN[name]
    ability = Ability(f"action {name}", parts)
    for each in (phase,) if isinstance(phase, int) else phase:
        if IS_EVENT[card]:
            EVENTS[each][DECK_OF[card]][card] = ability
        for place in PLACES_OF[card]:
            ACTIONS[each][place] = ability
    ACTING.update(PLACES_OF[card])
    if limit is not None:
        LIMITS[card] = limit


def response(name: str, news: int, trigger: Trigger, *parts: Any) -> None:
    """An optional response to some kind of news."""
    _note_entry(name, news)
    card = DESIGN[name]
    ability = Ability(f"response {name}", parts)
    if IS_EVENT[card]:
        EVENT_RESPONSES[news][DECK_OF[card]][card] = trigger, ability
    for place in PLACES_OF[card]:
        RESPONSES[news][place] = trigger, ability
    ANSWERING.update(PLACES_OF[card])


def _note_entry(name: str, news: int) -> None:
    if news == ENTERED:
        ANSWERS_ITS_ENTRY.add(DESIGN[name])


def save(name: str, *parts: Any) -> None:
    """A response that saves a character from being killed."""
    card = DESIGN[name]
    ability = Ability(f"save {name}", parts)
    if IS_EVENT[card]:
        EVENT_SAVES[DECK_OF[card]][card] = ability
    for place in PLACES_OF[card]:
        SAVES[place] = ability
    ANSWERING.update(PLACES_OF[card])


def passive(name: str, news: int, starts: Starts, *parts: Any) -> None:
    """What must happen after some kind of news."""
    _note_entry(name, news)
    PASSIVES.setdefault(news, {})[number_of(name)] = starts, Ability(f"passive {name}", parts)


def beginning(name: str, starts: Callable[[Table, int], bool], *parts: Any) -> None:
    """What must happen at the beginning of the challenges phase."""
    BEGINNING[DESIGN[name]] = starts, Ability(f"beginning {name}", parts)


def when_revealed(name: str, *parts: Any) -> None:
    WHEN_REVEALED[PLOT[name]] = Ability(f"when revealed {name}", parts)


def this_round(name: str, whose: int = EVERYBODY, **changes: Callable[..., Any]) -> None:
    """What a plot changes in the round in which it was revealed (SL-R17)."""
    constant(name, whose, **changes)
    ROUND_LONG.add(number_of(name))


def attach_to(name: str, fits: Callable[[Table, int, int], bool]) -> None:
    HOSTS[DESIGN[name]] = fits


def until(name: str, duration: int) -> None:
    """How long the effect lasts that this card leaves behind."""
    UNTIL[number_of(name)] = duration


def able() -> set[str]:
    """The ids of all cards and plots that do something."""
    cards = {card for card in range(len(DESIGNS)) if _told(card)} | set(HOSTS)
    plots = {source for source in CONSTANT | set(_with_passives()) if source >= len(DESIGNS)}
    return (
        {DESIGNS[card].id for card in cards}
        | {PLOTS[source - len(DESIGNS)].id for source in plots}
        | {PLOTS[plot].id for plot in WHEN_REVEALED}
    )


def _told(card: int) -> bool:
    tables: list[list[Any]] = [*ACTIONS.values(), *RESPONSES.values(), SAVES]
    events: list[dict[int, Any]] = [table for by in EVENTS.values() for table in by]
    events += [table for by in EVENT_RESPONSES.values() for table in by]
    return (
        card in CONSTANT
        or card in BEGINNING
        or card in _with_passives()
        or any(table[place] is not None for table in tables for place in PLACES_OF[card])
        or any(card in table for table in (*events, *EVENT_SAVES))
    )


def _with_passives() -> set[int]:
    return {source for table in PASSIVES.values() for source in table}
