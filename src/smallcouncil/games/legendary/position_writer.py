"""Writes positions: the line from which `position` lays the same table again."""

from collections.abc import Iterable
from typing import Any

from smallcouncil.cardkit.positions import write_json
from smallcouncil.games.legendary.cards import DESIGNS, HEROES, HOUSES, SPACES
from smallcouncil.games.legendary.frames import ASK_TURN
from smallcouncil.games.legendary.position import NAMES, NOTHING_BENEATH
from smallcouncil.games.legendary.table import NONE, SHOWDOWN, OnField, Table
from smallcouncil.games.legendary.views import entry_id, marks


def write(s: Table) -> str | None:
    """The line of a position, all its keys in their order; None where none can stand."""
    if not s.awaiting or s.asked != ASK_TURN:
        return None

    def ids(cards: Iterable[int]) -> list[str]:
        return [DESIGNS[card].id for card in cards]

    def tops(decks: list[list[int]]) -> list[list[str]]:
        return [[*ids(reversed(deck)), NOTHING_BENEATH] for deck in decks]

    attack: Any = s.attack
    if s.tourney:
        attack = {NAMES[name] if name >= 0 else "-": left for name, left in s.named.items()}
    fields = {
        "seats": s.seats,
        "options": dict(s.setup.options),
        "houses": [HOUSES[house] for house in s.houses],
        "heroes": [[HEROES.cards[hero].id for hero in heroes] for heroes in s.heroes],
        "groups": list(s.groups),
        "first": s.first,
        "turn": s.turn,
        "step": "showdown" if s.phase == SHOWDOWN else "main",
        "hands": [ids(hand) for hand in s.hands],
        "decks": tops(s.decks),
        "discards": [ids(pile) for pile in s.discards],
        "victory": [ids(pile) for pile in s.victory],
        "aside": [ids(cards) for cards in s.aside],
        "lineups": [ids(lineup) for lineup in s.lineups],
        "hero_decks": tops(s.hero_decks),
        "masterminds": tops(s.stacks),
        "defenders": s.defenders,
        "tokens": s.tokens,
        "field": {name: [_written(ally) for ally in s.field[at]] for at, name in enumerate(SPACES) if s.field[at]},
        "escaped": ids(s.escaped),
        "ko": ids(s.ko),
        "ally_deck": tops([s.ally_deck])[0],
        "event_deck": tops([s.event_deck])[0],
        "bystander_deck": tops([s.bystander_deck])[0],
        "wounds": s.wounds,
        "maesters": s.maesters,
        "played": [entry_id(entry) for entry in s.played],
        "gone": [entry_id(entry) for entry in s.gone],
        "attack": attack,
        "recruit": s.recruit,
        "made": s.made,
        "marks": marks(s),
        **({} if s.end == NONE else {"end": s.end}),
        **({"totals": [{str(seat): total for seat, total in each} for each in s.totals]} if s.totals else {}),
    }
    return write_json(fields)


def _written(ally: OnField) -> Any:
    told: dict[str, Any] = {"ally": DESIGNS[ally.ally].id}
    if ally.bystanders:
        told["by"] = [DESIGNS[card].id for card in ally.bystanders]
    if ally.supported:
        told["supported"] = True
    if ally.less:
        told["less"] = ally.less
    if ally.bribe:
        told["bribe"] = True
    return told if len(told) > 1 else told["ally"]
