"""What may be known, as plain JSON: the view of a table, and the events that led to it. Houses become seats here."""

from typing import Any, Final

from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.game import Json
from smallcouncil.games.stark_vs_lannister import explain, journal
from smallcouncil.games.stark_vs_lannister.cards import (
    CARD_CATALOGUE,
    CHALLENGE_TYPES,
    CHARACTERS,
    DESIGN_AT,
    DESIGNS,
    HOUSE_NAMES,
    OWNER,
    PLACES,
    PLOT_CATALOGUE,
    PLOTS,
    RENOWN,
    STEALTH,
)
from smallcouncil.games.stark_vs_lannister.effects import LASTING, is_lasting
from smallcouncil.games.stark_vs_lannister.frames import ASK_ATTACKERS, ASK_DEFENDERS, ASK_MULLIGAN, ASKS, OF_BOTH
from smallcouncil.games.stark_vs_lannister.table import (
    DRAFT,
    DURATIONS,
    PHASES,
    RESOLVING,
    STEPS,
    Table,
    attached_to,
    bank,
    total_power,
    treasury,
)
from smallcouncil.games.stark_vs_lannister.values import claim, dominance_total, income, initiative, strength

SEATS: Final = (0, 1)


def _number(number: int) -> int | None:
    return None if number < 0 else number


def _cards(cards: list[int]) -> list[str]:
    return CARD_CATALOGUE.ids(cards)


def view(s: Table, seat: int | None) -> Json:
    """The whole table as a seat, or a spectator, may see it."""
    return {**_clock(s, seat), **_own(s, seat), **_board(s, seat), **_questions(s, seat)}


def _clock(s: Table, seat: int | None) -> Json:
    return {
        "game": s.game.slug,
        "seats": 2,
        "viewer": seat,
        "options": dict(s.setup.options),
        "houses": [HOUSE_NAMES[s.house_of(each)] for each in SEATS],
        "round": s.round,
        "phase": PHASES[s.phase],
        "step": None if s.kind == NONE else STEPS[s.stage],
        "first": _seat(s, s.first),
        "active": _seat(s, s.active),
        "treasury": treasury(s),
        "bank": bank(s),
    }


def _seat(s: Table, house: int) -> int | None:
    return None if house < 0 else house ^ s.flip


# ---- what is this viewer's own


def _own(s: Table, seat: int | None) -> Json:
    house = None if seat is None else s.house_of(seat)
    return {
        "hand": [] if house is None else _cards(s.hands[house]),
        "known": [_known(s, house, s.house_of(each)) for each in SEATS],
        "draft": _draft(s, house) if s.setup.options["draft"] else None,
        "placed": [] if house is None else _cards(s.placed[house]),
        "answered": [s.ready[s.house_of(each)] for each in SEATS] if _of_both(s) else None,
    }


def _of_both(s: Table) -> bool:
    return bool(s.awaiting) and s.asked in OF_BOTH


def _known(s: Table, viewer: int | None, house: int) -> list[str]:
    """What this viewer knows of a hand beside its own."""
    if viewer == house:
        return []
    return _cards(s.shown[house] if viewer is None else s.seen[house])


def _draft(s: Table, house: int | None) -> Json:
    if house is None:
        return {"pack": [], "kept": []}
    return {"pack": PLOT_CATALOGUE.ids(s.packs[house]), "kept": PLOT_CATALOGUE.ids(s.kept[house])}


# ---- the board


def _board(s: Table, seat: int | None) -> Json:
    viewer = None if seat is None else s.house_of(seat)
    return {
        "sides": [_side(s, s.house_of(each), viewer) for each in SEATS],
        "challenge": None if s.kind == NONE else _challenge(s),
        "effects": [_effect(s, effect) for effect in s.effects if is_lasting(effect)],
        "resolving": DESIGNS[s.resolving[-1]].id if s.resolving else None,
    }


def _side(s: Table, house: int, viewer: int | None) -> Json:
    hidden = bool(s.setup.options["draft"]) and viewer != house
    return {
        "house": HOUSE_NAMES[house],
        "power": s.banner[house],
        "total": total_power(s, house),
        "gold": s.gold[house],
        "income": income(s, house),
        "hand": len(s.hands[house]) + len(s.placed[house]),
        "deck": len(s.decks[house]),
        "discard": _cards(s.discard[house]),
        "dead": _cards(s.dead[house]),
        "plot": None if s.plot[house] == NONE else PLOTS[s.plot[house]].id,
        "used": PLOT_CATALOGUE.ids(s.used[house]),
        "plots": _plots_hidden(s, house) if hidden else PLOT_CATALOGUE.ids(s.plots[house]),
        "claim": claim(s, house),
        "initiative": initiative(s, house),
        "limited": s.limited[house],
        "challenges": [kind for number, kind in enumerate(CHALLENGE_TYPES) if s.started[house] >> number & 1],
        "dominance": dominance_total(s, house),
        "play": [_card(s, place) for place in s.area[house]],
    }


def _plots_hidden(s: Table, house: int) -> int:
    """How many plots lie in a hidden plot deck; while it is being picked nothing is told."""
    return 0 if s.phase == DRAFT else len(s.plots[house])


def _card(s: Table, place: int) -> Json:
    character = place < CHARACTERS
    icons, keywords = (s.icons[place], s.keywords[place]) if character else (0, 0)
    return {
        "card": PLACES[place],
        "id": DESIGNS[DESIGN_AT[place]].id,
        "owner": OWNER[place] ^ s.flip,
        "kneeling": bool(s.kneeling[place]),
        "strength": strength(s, place) if character else None,
        "icons": [kind for number, kind in enumerate(CHALLENGE_TYPES) if icons >> number & 1],
        "keywords": _keywords(place, keywords),
        "power": s.power[place],
        "duplicates": s.duplicates[place],
        "attachments": [_card(s, each) for each in attached_to(s, place)] if character else [],
        "used": bool(s.spent[place]),
        "role": "attacker" if place in s.attackers else "defender" if place in s.defenders else None,
        "bypassed": place in s.bypassed,
    }


def _keywords(place: int, keywords: int) -> list[str]:
    limited = ["LIMITED"] if "LIMITED" in DESIGNS[DESIGN_AT[place]].keywords else []
    return limited + ["RENOWN"] * bool(keywords & RENOWN) + ["STEALTH"] * bool(keywords & STEALTH)


def _challenge(s: Table) -> Json:
    """Characters that are being named are told with those that participate."""
    attackers, defenders = s.attackers, s.defenders
    if s.awaiting and s.asked == ASK_ATTACKERS:
        attackers = list(s.stack[-1].cards)
    elif s.awaiting and s.asked == ASK_DEFENDERS:
        defenders = list(s.stack[-1].cards)
    if s.stage == RESOLVING:
        totals = [s.attack_total, s.defence_total]
    else:
        totals = [sum([strength(s, place) for place in side]) for side in (attackers, defenders)]
    return {
        "type": CHALLENGE_TYPES[s.kind],
        "attacker": s.attacker ^ s.flip,
        "attackers": [PLACES[place] for place in attackers],
        "defenders": [PLACES[place] for place in defenders],
        "bypassed": [PLACES[place] for place in s.bypassed],
        "totals": totals,
        "claim": claim(s, s.attacker),
        "winner": _seat(s, s.won),
        "unopposed": s.unopposed,
    }


def _effect(s: Table, effect: Any) -> Json:
    return {
        "source": journal.source_name(effect.source - LASTING),
        "card": journal.place_name(effect.about),
        "seat": effect.owner ^ s.flip,
        "until": DURATIONS[effect.until],
    }


# ---- what is asked, and how it ended


def _questions(s: Table, seat: int | None) -> Json:
    return {
        "prompt": explain.prompt(s, seat).json() if seat is not None and seat in s.awaiting else None,
        "awaiting": _awaiting(s) if s.awaiting else None,
        "result": None if s.result is None else s.result.json(),
        "last": _last(s, seat),
    }


def _awaiting(s: Table) -> Json:
    return {
        "seats": list(s.awaiting),
        "ask": ASKS[s.asked],
        "by": explain.cause(s),
        "rule": explain.asking_rule(s),
        "secret": s.asked in OF_BOTH,
    }


def _last(s: Table, seat: int | None) -> Json | None:
    """The last decision; what was decided in secret is told to nobody else, and setup cards are not even counted."""
    for number in range(len(s.history) - 1, -1, -1):
        who, action = s.history[number]
        secret = number in s.hushed and who != seat
        if secret and _of_both(s) and s.asked != ASK_MULLIGAN and not s.ready[s.house_of(who)]:
            continue
        return {"seat": who, "word": None if secret or action < 0 else s.game.word(action)}
    return None


def events(s: Table, seat: int | None, since: int) -> list[Json]:
    """What happened from a decision on, as that viewer saw it."""
    viewer = None if seat is None else s.house_of(seat)
    return [_told(s, entry, viewer) for entry in s.entries_since(since)]


def _told(s: Table, entry: journal.Entry, viewer: int | None) -> Json:
    told = journal.TABLE_KINDS.told(entry, viewer)
    for name in ("seat", "of", "winner", "attacker"):
        if isinstance(told.get(name), int):
            told[name] ^= s.flip
    if told["event"] == "first":
        told["by"] ^= s.flip
    if told["event"] == "plots":
        told["returned"] = [house ^ s.flip for house in told["returned"]]
    if s.flip and told["event"] in _BY_HOUSE:
        key = _BY_HOUSE[told["event"]]
        told[key] = told[key][::-1]
    return told


_BY_HOUSE: Final = {"plots": "plots", "initiative": "totals", "dominance": "totals", "over": "totals"}
"""Events that tell something of each House, Stark first; seat 0 comes first in what is told."""
