"""Writes positions: the line from which `position` lays the same table again."""

from typing import Any

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.positions import write_fields
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.cards import (
    CARD_CATALOGUE,
    CHALLENGE_TYPES,
    HOUSE_NAMES,
    HOUSES,
    PLACES,
    PLOT_CATALOGUE,
    PLOTS,
    STANDARD_PLOTS,
)
from smallcouncil.games.stark_vs_lannister.effects import LASTING, is_lasting
from smallcouncil.games.stark_vs_lannister.frames import ASK_ACT, ASK_ATTACK, ASK_PLOT
from smallcouncil.games.stark_vs_lannister.table import (
    ATTACKING,
    CHALLENGES,
    MARSHALLING,
    PHASES,
    Table,
    attached_to,
)


def write(s: Table) -> str | None:
    """The line of a position; None where none can stand."""
    if not s.awaiting or s.asked not in (ASK_PLOT, ASK_ATTACK, ASK_ACT):
        return None
    return write_fields(_table_fields(s), *(_side_fields(s, house) for house in HOUSES))


def _table_fields(s: Table) -> dict[str, Any]:
    turn = s.phase in (MARSHALLING, CHALLENGES)
    stage = None if s.kind == NONE else "attackers" if s.stage == ATTACKING else "defenders"
    effects = [_written_effect(effect) for effect in s.effects if is_lasting(effect)]
    return {
        "phase": PHASES[s.phase],
        "turn": HOUSE_NAMES[s.active] if turn else None,
        "challenge": None if stage is None else f"{CHALLENGE_TYPES[s.kind]}.{stage}",
        "window": "open" if s.asked == ASK_ACT and not turn else None,
        "first": HOUSE_NAMES[s.first] if s.first != NONE else None,
        "round": s.round,
        "seat": s.flip or None,
        "effects": effects or None,
    }


def _written_effect(effect: Effect) -> str:
    source = journal.source_name(effect.source - LASTING)
    return source if effect.about == NONE else f"{source}@{PLACES[effect.about]}"


def _side_fields(s: Table, house: int) -> dict[str, Any]:
    standard = [plot for plot in STANDARD_PLOTS[house] if plot != s.plot[house] and plot not in s.used[house]]
    plots = s.plots[house]
    return {
        "power": s.banner[house] or None,
        "gold": s.gold[house] or None,
        "limited": int(s.limited[house]) or None,
        "plot": None if s.plot[house] == NONE else PLOTS[s.plot[house]].id,
        "used": PLOT_CATALOGUE.ids(s.used[house]) or None,
        "plots": None if plots == standard else PLOT_CATALOGUE.ids(plots),
        "hand": CARD_CATALOGUE.ids(s.hands[house]) or None,
        "discard": CARD_CATALOGUE.ids(s.discard[house]) or None,
        "dead": CARD_CATALOGUE.ids(s.dead[house]) or None,
        "deck": CARD_CATALOGUE.ids(reversed(s.decks[house])) or None,
        "done": [kind for number, kind in enumerate(CHALLENGE_TYPES) if s.started[house] >> number & 1] or None,
        "play": [_written_card(s, place) for place in s.area[house]] or None,
    }


def _written_card(s: Table, place: int) -> str:
    return "+".join(PLACES[each] + _marks(s, each) for each in (place, *attached_to(s, place)))


def _marks(s: Table, place: int) -> str:
    marks = [
        "k" if s.kneeling[place] else "",
        f"p{s.power[place]}" if s.power[place] else "",
        f"d{s.duplicates[place]}" if s.duplicates[place] else "",
        "used" if s.spent[place] else "",
        "att" if place in s.attackers else "",
        "def" if place in s.defenders else "",
        "byp" if place in s.bypassed else "",
    ]
    told = ".".join(mark for mark in marks if mark)
    return f"({told})" if told else ""
