"""Digests: fingerprints of all that lies on the table, of what is offered, and of the luck to come.

They hold the ids of cards and plots, never numbers, so that they do not change with the card list.
"""

import hashlib
from typing import Any

from smallcouncil.games.stark_vs_lannister.cards import CARD_CATALOGUE, HOUSES, PLACES, PLOT_CATALOGUE
from smallcouncil.games.stark_vs_lannister.effects import LASTING, is_lasting
from smallcouncil.games.stark_vs_lannister.journal import source_name
from smallcouncil.games.stark_vs_lannister.table import DRAFT, NOWHERE, PLOT, Table


def digest(s: Table) -> str:
    offered = [(seat, sorted(s.words(seat))) for seat in s.awaiting]
    lying = _clock(s), [_side(s, house) for house in HOUSES], _challenge(s), _effects(s)
    return hashlib.sha256(repr((lying, offered, s.luck.standing())).encode()).hexdigest()[:16]


def _clock(s: Table) -> tuple[Any, ...]:
    drafted = PLOT_CATALOGUE.ids(s.draft_deck)
    resolving = CARD_CATALOGUE.ids(s.resolving)
    return s.flip, s.round, s.phase, s.first, s.active, s.asked, s.winner, resolving, drafted


def _side(s: Table, house: int) -> tuple[Any, ...]:
    piles = [CARD_CATALOGUE.ids(zone[house]) for zone in (s.decks, s.discard, s.dead, s.placed)]
    known = [sorted(CARD_CATALOGUE.ids(zone[house])) for zone in (s.hands, s.shown, s.seen)]
    plots = [sorted(PLOT_CATALOGUE.ids(zone[house])) for zone in (s.plots, s.used, s.packs, s.kept)]
    revealed = "" if s.plot[house] < 0 else PLOT_CATALOGUE.cards[s.plot[house]].id
    counters = s.banner[house], s.gold[house], s.limited[house], s.started[house], _answer(s, house), s.ready[house]
    return piles, known, plots, revealed, counters, [_card(s, place) for place in s.area[house]]


def _answer(s: Table, house: int) -> str:
    """A secret answer: a plot by its id, a mulligan as it is."""
    answer = s.answer[house]
    return PLOT_CATALOGUE.cards[answer].id if answer >= 0 and s.phase in (DRAFT, PLOT) else str(answer)


def _card(s: Table, place: int) -> tuple[Any, ...]:
    marks = s.kneeling[place], s.power[place], s.duplicates[place], s.spent[place]
    on_it = [(PLACES[each], s.kneeling[each]) for each in s.attachments if s.host[each] == place != NOWHERE]
    return PLACES[place], marks, on_it


def _challenge(s: Table) -> tuple[Any, ...]:
    roles = [[PLACES[place] for place in zone] for zone in (s.attackers, s.defenders, s.bypassed)]
    danger = sorted(PLACES[place] for place in s.danger)
    return s.kind, s.attacker, s.stage, s.won, s.unopposed, roles, danger


def _effects(s: Table) -> list[Any]:
    return [
        (source_name(effect.source - LASTING), effect.owner, PLACES[effect.about] if effect.about >= 0 else "")
        for effect in s.effects
        if is_lasting(effect)
    ]
