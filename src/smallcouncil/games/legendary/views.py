"""What may be known, as plain JSON: the view of a table, and the events that led to it."""

from collections import Counter
from typing import Any, Final

from smallcouncil.core.game import Json
from smallcouncil.games.legendary import explain, journal
from smallcouncil.games.legendary.battlefield import in_danger
from smallcouncil.games.legendary.cards import (
    BRIBE,
    CARDS,
    CLASSES,
    COST,
    DESIGNS,
    ELUSIVE,
    HEROES,
    HOUSES,
    KIND,
    MINOR_HEROES,
    SPACES,
    TEAM,
    TEAMS,
    VP,
)
from smallcouncil.games.legendary.ending import score
from smallcouncil.games.legendary.fights import REASONS, lost_masterminds
from smallcouncil.games.legendary.frames import ASK, ASK_DRAFT, ASKS
from smallcouncil.games.legendary.moves import (
    ally_attack,
    cost,
    defender_attack,
    has_bribe,
    mastermind_attack,
    open_cost,
)
from smallcouncil.games.legendary.table import (
    NONE,
    PHASES,
    SET_UP,
    OnField,
    Table,
    chosen_class,
    design_of,
    seat_of_house,
)

_LOOK: Final = ASK["look"]
_POINTS: Final = {journal.ATTACK: "attack", journal.RECRUIT: "recruit"}
_BEGINNINGS: Final = (journal.TURN, journal.SHOWDOWN, journal.TOTAL)


def _number(number: int) -> int | None:
    return None if number < 0 else number


def _ids(cards: Any) -> list[str]:
    return [DESIGNS[card].id for card in cards]


def entry_id(entry: int) -> str:
    """A played card, with a class that was chosen for it."""
    extra = chosen_class(entry)
    name = DESIGNS[design_of(entry)].id
    return name if extra < 0 else f"{name}+{CLASSES[extra]}"


def view(s: Table, seat: int | None) -> Json:
    """The whole table as a seat, or a spectator, may see it."""
    return {**_clock(s, seat), **_battlefield(s), **_turn(s), **_counts(s), **_open(s, seat), **_own(s, seat)}


def _clock(s: Table, seat: int | None) -> Json:
    drafting = s.phase == SET_UP and s.asked == ASK_DRAFT
    return {
        "game": s.game.slug,
        "seats": s.seats,
        "viewer": seat,
        "options": dict(s.setup.options),
        "phase": PHASES[s.phase],
        "turn": _number(s.turn),
        "first": _number(s.first),
        "number": s.number,
        "end": None if s.end == NONE else {"by": s.end, "why": REASONS[s.why], "last": _last_turn(s)},
        "houses": [None if house == NONE else HOUSES[house] for house in s.houses],
        "heroes": [[] if drafting else [HEROES.cards[hero].id for hero in heroes] for heroes in s.heroes],
        "groups": list(s.groups),
    }


def _last_turn(s: Table) -> int:
    """Whose turn is the last one."""
    return (s.first - 1) % s.seats if s.setup.options["equal_turns"] else s.end


def _battlefield(s: Table) -> Json:
    danger = in_danger(s)
    return {
        "field": {name: [_ally(s, ally, at, danger) for ally in s.field[at]] for at, name in enumerate(SPACES)},
        "escaped": _ids(s.escaped),
        "ko": _ids(s.ko),
    }


def _ally(s: Table, ally: OnField, space: int, danger: frozenset[int]) -> Json:
    return {
        "ally": DESIGNS[ally.ally].id,
        "house": TEAMS[TEAM[ally.ally]],
        "seat": _number(seat_of_house(s, TEAM[ally.ally])),
        "attack": ally_attack(s, ally, space),
        "vp": VP[ally.ally],
        "bystanders": _ids(ally.bystanders),
        "bribe": has_bribe(s, ally),
        "elusive": ELUSIVE[ally.ally],
        "supported": ally.supported,
        "danger": ally.serial in danger,
    }


def _turn(s: Table) -> Json:
    names = (*[hero.id for hero in HEROES.cards], *[DESIGNS[card].id for card in MINOR_HEROES])
    return {
        "attack": s.attack,
        "recruit": s.recruit,
        "made": s.made,
        "sources": sources(s),
        "named": {names[name] if name >= 0 else "-": left for name, left in s.named.items()} if s.tourney else None,
        "played": [entry_id(entry) for entry in s.played],
        "gone": [entry_id(entry) for entry in s.gone],
        "marks": marks(s),
        "showdown": _showdown(s) if s.totals else None,
    }


def sources(s: Table) -> list[Json]:
    """Where the points of this turn came from, in order: the journal since the turn began."""
    found: list[Json] = []
    for entry in reversed(s.log):
        kind = entry[0]
        if kind in _BEGINNINGS:
            break
        if kind in _POINTS and entry[1] == s.turn:
            found.append({"of": _POINTS[kind], "points": entry[2], "by": journal.card_id(entry[3])})
    return found[::-1]


def marks(s: Table) -> Json:
    return {
        "fought": s.fought,
        "recruited": s.recruited,
        "healed": s.healed,
        "maester_healed": s.maester_healed,
        "maesters": s.healings,
        "defeated": s.defeated,
        "intimidation": s.intimidation,
        "both": s.both,
        "less": s.less,
        "bribe": bool(s.bribe),
        "extra": s.extra[:],
        "own_less": s.own_less[:],
        "cycled": _ids(s.cycled),
    }


def _showdown(s: Table) -> Json:
    return {
        "round": s.round,
        "order": list(s.order),
        "totals": [{str(seat): total for seat, total in totals} for totals in s.totals],
    }


def _counts(s: Table) -> Json:
    return {
        "hands": [len(hand) for hand in s.hands],
        "decks": [len(deck) for deck in s.decks],
        "hero_decks": [len(deck) for deck in s.hero_decks],
        "stacks": [len(stack) for stack in s.stacks],
        "ally_deck": len(s.ally_deck),
        "ally_kinds": _kinds(s),
        "event_deck": len(s.event_deck),
        "bystander_deck": len(s.bystander_deck),
        "wounds": s.wounds,
        "maesters": s.maesters,
    }


def _kinds(s: Table) -> dict[str, int]:
    """How many cards of each kind the Ally Deck still holds."""
    names = {"minor_hero": "bystander", "basic": "strike"}
    found = Counter(names.get(KIND[card], KIND[card]) for card in s.ally_deck)
    return {kind: found[kind] for kind in ("ally", "henchman", "bystander", "event", "strike")}


def _open(s: Table, viewer: int | None) -> Json:
    seats = range(s.seats)
    return {
        "discards": [_ids(pile) for pile in s.discards],
        "victory": [_ids(pile) for pile in s.victory],
        "aside": [_ids(cards) for cards in s.aside],
        "lineups": [_ids(lineup) for lineup in s.lineups],
        "costs": [[seen_cost(s, seat, card, viewer) for card in s.lineups[seat]] for seat in seats],
        "tokens": s.tokens[:],
        "scores": [score(s, seat) for seat in seats],
        "lost": [lost_masterminds(s, seat) if s.houses[seat] >= 0 else 0 for seat in seats],
        "masterminds": [DESIGNS[stack[-1]].id if stack else None for stack in s.stacks],
        "mastermind_attack": [mastermind_attack(s, seat) if s.stacks[seat] else None for seat in seats],
        "mastermind_bribe": [BRIBE[stack[-1]] if stack else False for stack in s.stacks],
        "defenders": s.defenders[:],
        "defender_attack": [defender_attack(s, seat) if s.stacks[seat] or s.lineups[seat] else None for seat in seats],
        "unseen": [sorted(_ids([*s.hands[seat], *s.decks[seat]])) for seat in seats],
    }


def seen_cost(s: Table, seat: int, card: int, viewer: int | None) -> int:
    """A discount counts cards of the hand, and nobody else sees those."""
    if seat != s.turn:
        return COST[card]
    return (cost if seat == viewer else open_cost)(s, seat, card)


# ---- the viewer's own


def _own(s: Table, seat: int | None) -> Json:
    looking = seat in s.awaiting and s.asked == _LOOK and bool(s.ally_deck)
    return {
        "hand": [] if seat is None else _ids(s.hands[seat]),
        "known": known(s, seat),
        "looking": DESIGNS[s.ally_deck[-1]].id if looking else None,
        "draft": _draft(s, seat) if s.setup.options["setup"] == "secret-draft" and s.phase == SET_UP else None,
        "prompt": explain.prompt(s, seat).json() if seat is not None and seat in s.awaiting else None,
        "awaiting": _awaiting(s) if s.awaiting else None,
        "result": None if s.result is None else s.result.json(),
        "last": _last(s, seat),
    }


def known(s: Table, seat: int | None) -> Json:
    """What is known of hidden places: shown hand cards, tops of decks, cards that went under, Ally Deck cards seen."""
    bit = 0 if seat is None else 1 << seat
    seen = [
        CARDS.cards[card].id if mask & bit else None for card, mask in zip(s.ally_deck, list(s.ally_known), strict=True)
    ]
    return {
        "hands": [_ids(cards) for cards in s.shown],
        "tops": [_ids(reversed(cards)) for cards in s.tops],
        "heroes_under": [_ids(s.hero_decks[each][: s.under[each]][::-1]) for each in range(s.seats)],
        "masterminds_under": [_ids(s.stacks[each][: s.rotated[each]][::-1]) for each in range(s.seats)],
        "ally_top": seen[-1] if seen else None,
        "ally_under": [card for card in seen[:-1] if card is not None],
    }


def _draft(s: Table, seat: int | None) -> Json:
    def heroes(numbers: Any) -> list[str]:
        return [HEROES.cards[hero].id for hero in numbers]

    if seat is None:
        return {"pack": [], "picks": [], "passed": s.pass_number}
    answer = s.answer[seat] if s.asked == ASK_DRAFT else NONE
    return {
        "pack": heroes([hero for hero in s.packs[seat] if hero != answer]),
        "picks": heroes([*s.heroes[seat], *([answer] if answer != NONE and seat not in s.awaiting else [])]),
        "passed": s.pass_number,
    }


def _awaiting(s: Table) -> Json:
    return {
        "seats": list(s.awaiting),
        "ask": ASKS[s.asked],
        "by": explain.cause(s),
        "rule": explain.asking_rule(s),
        "secret": s.asked == ASK_DRAFT,
    }


def _last(s: Table, seat: int | None) -> Json | None:
    """The last decision; what was decided in secret is told to nobody else."""
    if not s.history:
        return None
    who, action = s.history[-1]
    secret = s.hushed.get(len(s.history) - 1, seat) != seat
    return {"seat": who, "word": None if secret or action < 0 else s.game.word(action)}


def events(s: Table, seat: int | None, since: int) -> list[Json]:
    """What happened from a decision on, as that viewer saw it."""
    return [journal.told(entry, seat) for entry in s.entries_since(since)]
