"""What may be known, as plain JSON: the view of a table, and the events that led to it."""

from typing import Any

from smallcouncil.core.game import Json
from smallcouncil.games.btwixt import explain, journal
from smallcouncil.games.btwixt.bids import final_totals, total, value
from smallcouncil.games.btwixt.card_moves import supply_left
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS, POWER
from smallcouncil.games.btwixt.deck_knowledge import known_allies
from smallcouncil.games.btwixt.frames import ASK_DRAFT, ASK_LEADER, ASK_LOOK, ASKS
from smallcouncil.games.btwixt.hand_knowledge import known_hands
from smallcouncil.games.btwixt.journal import SEASONS
from smallcouncil.games.btwixt.scoring import bonuses, power, printed_power, scores, standings
from smallcouncil.games.btwixt.table import NO_DRAFT, NONE, BtwixtTable, councils_of, start_season


def _cards(cards: list[int]) -> list[str]:
    return [DESIGNS[card].id for card in cards]


def _allies(allies: list[int]) -> list[str]:
    return [ALLIES[ally].id for ally in allies]


def _number(number: int) -> int | None:
    return None if number < 0 else number


def view(s: BtwixtTable, seat: int | None) -> Json:
    """The whole table as a seat, or a spectator, may see it."""
    return {**_frame(s, seat), **_round(s), **_cards_in_sight(s, seat), **_board(s), **_knowledge(s, seat)}


def _frame(s: BtwixtTable, seat: int | None) -> Json:
    """The game and its clock."""
    return {
        "game": s.game.slug,
        "seats": s.seats,
        "viewer": seat,
        "options": dict(s.setup.options),
        "leaders": [None if leader < 0 else LEADERS[leader].id for leader in s.leaders],
        "season": SEASONS[s.season],
        "seasons": list(SEASONS[start_season(s.setup) :]),
        "round": s.round,
        "rounds": s.seats + 1,
        "first": s.first,
        "phase": _phase(s),
    }


def _phase(s: BtwixtTable) -> str:
    if not s.awaiting:
        return "over"
    if s.asked in (ASK_LEADER, ASK_DRAFT):
        return "leaders" if s.asked == ASK_LEADER else "draft"
    return "play" if s.winner == NONE else "claim"


def _round(s: BtwixtTable) -> Json:
    """Leaders, bids and the ally they bid for."""
    held = s.during != NONE and ALLIES[s.during].timing == "during-round"
    return {
        "standing": [bool(s.standing >> seat & 1) for seat in range(s.seats)],
        "turn": _number(s.turn),
        "winner": _number(s.winner),
        "current": None if s.current == NONE else _current(s),
        "during": ALLIES[s.during].id if held else None,
        "comet": None if s.comet == NONE else ALLIES[s.comet].id,
        "beside": _allies(s.beside),
        "sleeping": _allies([ally for ally in s.beside if ALLIES[ally].timing == "during-round"]),
        "row": _allies(s.row),
        "piles": [
            [{"card": DESIGNS[card].id, "value": value(s, seat, card)} for card in pile]
            for seat, pile in enumerate(s.piles)
        ],
        "totals": s.totals[:] if s.winner != NONE else _totals(s),
        "aside": [_cards(cards) for cards in s.aside],
        "playing": None if s.playing == NONE else _playing(s),
    }


def _current(s: BtwixtTable) -> Json:
    return {"ally": ALLIES[s.current].id, "power": POWER[s.current], "tokens": len(s.on_ally)}


def _totals(s: BtwixtTable) -> list[int]:
    """What the piles count now; when all have knelt, with Walder Frey."""
    return [total(s, seat) for seat in range(s.seats)] if s.standing else final_totals(s)


def _playing(s: BtwixtTable) -> Json:
    return {"seat": s.player, "card": DESIGNS[s.playing].id}


def _cards_in_sight(s: BtwixtTable, seat: int | None) -> Json:
    """Hands, decks and discards."""
    return {
        "hand": [] if seat is None else _cards(s.hands[seat]),
        "hands": [len(hand) for hand in s.hands],
        "discard": _cards(s.discard),
        "removed": _cards(s.removed),
        "deck": len(s.deck),
        "set_aside": len(s.blues),
        "whites": [len(cards) for cards in s.whites],
        "draft": _draft(s, seat) if s.drafting != NO_DRAFT and any(s.packs) else None,
    }


def _draft(s: BtwixtTable, seat: int | None) -> Json:
    return {
        "pass": "right" if s.drafts % 2 else "left",
        "pack": [] if seat is None else _cards(s.packs[seat]),
        "packs": [len(pack) for pack in s.packs],
        "answered": [card != NONE for card in s.pending],
        "answer": None if seat is None or s.pending[seat] == NONE else DESIGNS[s.pending[seat]].id,
    }


def _board(s: BtwixtTable) -> Json:
    """Councils, allies and tokens."""
    return {
        "councils": [_council(s, council) for council in range(s.seats)],
        "small": [_small(s, seat) for seat in range(s.seats)],
        "dead": _allies(s.dead),
        "ally_deck": len(s.ally_deck),
        "supply": supply_left(s),
    }


def _council(s: BtwixtTable, council: int) -> Json:
    """Token values stay hidden until the game is scored (BT-004); then power, values and bonuses make the total."""
    return {
        "seats": [council, (council + 1) % s.seats],
        "allies": _allies(s.councils[council]),
        "tokens": len(s.tokens[council]),
        "values": None if s.awaiting else sorted(s.tokens[council]),
        "power": printed_power(s, council),
        "bonuses": None if s.awaiting else {ALLIES[ally].id: more for ally, more in bonuses(s, council).items()},
        "total": None if s.awaiting else power(s, council),
    }


def _small(s: BtwixtTable, seat: int) -> list[int]:
    """A leader's small council by what all can see: printed powers, at the end all that counts; both on a tie."""
    measure = printed_power if s.awaiting else power
    own = councils_of(s, seat)
    lower = min(measure(s, council) for council in own)
    return [council for council in own if measure(s, council) == lower]


def _knowledge(s: BtwixtTable, seat: int | None) -> Json:
    """What this viewer alone knows, what is asked, and how it ended."""
    looking = s.asked == ASK_LOOK and bool(s.looking) and s.stack[-1].you == seat
    prompt = explain.prompt(s, seat).json() if seat is not None and seat in s.awaiting else None
    top, bottom = known_allies(s, seat)
    return {
        "known": [_cards(cards) for cards in known_hands(s, seat)],
        "seen": {"top": _allies(top), "bottom": _allies(bottom)},
        "looking": _allies(s.looking) if looking else None,
        "prompt": prompt,
        "awaiting": _awaiting(s) if s.awaiting else None,
        "result": None if s.awaiting else _result(s),
        "last": _last(s, seat),
    }


def _awaiting(s: BtwixtTable) -> Json:
    return {
        "seats": list(s.awaiting),
        "ask": ASKS[s.asked],
        "by": explain.name_of(explain.cause(s)),
        "rule": explain.asking_rule(s),
        "secret": s.asked in explain.SECRET,
    }


def _result(s: BtwixtTable) -> Json:
    found = standings(s)
    return {
        **scores(s).json(),
        "small": [standing.small for standing in found],
        "other": [standing.other for standing in found],
        "allies": [standing.allies for standing in found],
    }


def _last(s: BtwixtTable, seat: int | None) -> dict[str, Any] | None:
    """The last decision; its word is hidden from those who may not know it."""
    if not s.history:
        return None
    who, action = s.history[-1]
    knowing = s.hushed.get(len(s.history) - 1, NONE)
    hidden = knowing != NONE and (seat is None or not knowing >> seat & 1)
    return {"seat": who, "word": None if hidden or action < 0 else s.game.word(action)}


def events(s: BtwixtTable, seat: int | None, since: int) -> list[Json]:
    """What happened from a decision on, as that viewer saw it."""
    return [journal.told(entry, seat) for entry in s.entries_since(since)]
