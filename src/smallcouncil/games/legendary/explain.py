"""What is asked and why something is refused, each with the ledger rule behind it."""

from collections.abc import Callable

from smallcouncil.core.game import Prompt, Value
from smallcouncil.games.legendary import fights
from smallcouncil.games.legendary.cards import DESIGNS, TEAM
from smallcouncil.games.legendary.frames import ASK_TURN, ASKS
from smallcouncil.games.legendary.table import NONE, SHOWDOWN, Table
from smallcouncil.games.legendary.texts import LINEUP_RECRUIT
from smallcouncil.games.legendary.words import FAMILY, MEANING

RULES = {
    "turn": "LG-108",
    "pay": "LG-173",
    "duel": "LG-R74",
    "along": "LG-R40",
    "swap": "LG-R41",
    "reward": "LG-121",
    "order": "LG-114",
    "capture": "LG-R22",
    "replace": "LG-R135",
    "discard": "LG-R136",
    "may-discard": "LG-R132",
    "smash": "LG-180",
    "versatile": "LG-184",
    "convert": "LG-R102",
    "class": "LG-094",
    "show": "LG-217",
    "copy": "LG-236",
    "ko": "LG-125",
    "ko-this": "LG-125",
    "give": "LG-R63",
    "recall": "LG-R100",
    "seat": "LG-R128",
    "cycle": "LG-175",
    "gain": "LG-R119",
    "look": "LG-R139",
    "weaken": "LG-R106",
    "bribe": "LG-173",
    "push": "LG-R91",
    "move": "LG-R93",
    "space": "LG-R93",
    "free": "LG-R36",
    "option": "LG-221",
    "draw": "LG-098",
    "rescue": "LG-098",
    "event": "LG-R26",
    "wound": "LG-R129",
    "reveal": "LG-220",
    "house": "LG-R52",
    "hero": "LG-R53",
    "minor": "LG-R84",
    "draft": "LG-170",
}
"""By the question: what is behind it."""
BY_THE_GAME = frozenset(("turn", "house", "hero", "minor", "draft", "capture"))
_ASK_OF = {"hand": "discard", "played": "ko", "pile": "ko", "victory": "ko", "target": "weaken", "lineup": "cycle"}
_ASK_OF |= {"amount": "pay", "as": "versatile", "tokens": "reward", "effect": "reward", "resolve": "order"}
_ASK_OF |= {"leave": "look", "bottom": "look"}

About = dict[str, Value | list[str] | None]


def cause(s: Table) -> str:
    """The card whose text asks, else the game."""
    if ASKS[s.asked] in BY_THE_GAME or s.stack[-1].source == NONE:
        return "game"
    return DESIGNS[s.stack[-1].source].id


def asking_rule(s: Table) -> str:
    return RULES[ASKS[s.asked]]


def prompt(s: Table, seat: int) -> Prompt:
    about: About = {}
    frame = s.stack[-1]
    if ASKS[s.asked] == "cycle" and frame.waiting:
        about["of"] = frame.waiting[0]
    if s.asked == ASK_TURN and s.phase == SHOWDOWN:
        about["phase"] = "showdown"
    return Prompt(seat, ASKS[s.asked], cause(s), asking_rule(s), about)


# ---- why not


def broken_rule(s: Table, seat: int, action: int) -> str:
    """The ledger entry that forbids an action which is not legal now."""
    if not s.awaiting:
        return "LG-208" if s.end == NONE else "LG-R50"
    if seat not in s.awaiting and s.asked == ASK_TURN:
        return "LG-042"
    family, meaning = FAMILY[action], MEANING[action]
    if s.asked == ASK_TURN and family in _MAIN:
        return _MAIN[family](s, seat, meaning)
    if s.asked != ASK_TURN:
        return asking_rule(s)
    return RULES.get(_ASK_OF.get(family, family), "LG-R126")


def _play(s: Table, seat: int, card: int) -> str:
    return "LG-082"


def _not_in_showdown(reason: Callable[[Table, int, int], str]) -> Callable[[Table, int, int], str]:
    return lambda s, seat, meaning: "LG-267" if s.phase == SHOWDOWN else reason(s, seat, meaning)


def _fight(s: Table, seat: int, place: int) -> str:
    space = s.field[place // 3]
    if place % 3 >= len(space):
        return "LG-R129"
    ally = space[place % 3]
    if TEAM[ally.ally] == s.houses[seat]:
        return "LG-046"
    return fights.why_not_fight(s, seat, ally, place // 3) or "LG-109"


def _support(s: Table, seat: int, place: int) -> str:
    space = s.field[place // 3]
    if place % 3 >= len(space):
        return "LG-R129"
    ally = space[place % 3]
    if TEAM[ally.ally] != s.houses[seat]:
        return "LG-R35" if TEAM[ally.ally] not in s.houses else "LG-045"
    if ally.supported:
        return "LG-124"
    return fights.why_not_fight(s, seat, ally, place // 3) or "LG-109"


def _defender(s: Table, seat: int, owner: int) -> str:
    return "LG-001" if owner >= s.seats else fights.why_not_defender(s, seat, owner) or "LG-152"


def _mastermind(s: Table, seat: int, owner: int) -> str:
    return "LG-001" if owner >= s.seats else fights.why_not_mastermind(s, seat, owner) or "LG-143"


def _recruit(s: Table, seat: int, space: int) -> str:
    return "LG-199" if s.healed else "LG-132"


def _maester(s: Table, seat: int, nothing: int) -> str:
    return "LG-137" if s.maesters else "LG-R66"


def _cycle(s: Table, seat: int, space: int) -> str:
    return "LG-R153" if LINEUP_RECRUIT[s.lineups[seat][space]] else "LG-178"


def _heal(s: Table, seat: int, nothing: int) -> str:
    if s.fought or s.recruited:
        return "LG-199"
    return "LG-198"


def _maester_heal(s: Table, seat: int, nothing: int) -> str:
    if not s.healings:
        return "LG-204"
    return "LG-203" if s.fought else "LG-202"


_MAIN: dict[str, Callable[[Table, int, int], str]] = {
    "play": _play,
    "discard": _play,
    "fight": _not_in_showdown(_fight),
    "support": _not_in_showdown(_support),
    "fight defender": _not_in_showdown(_defender),
    "fight mastermind": _not_in_showdown(_mastermind),
    "recruit": _not_in_showdown(_recruit),
    "recruit maester": _not_in_showdown(_maester),
    "cycle": _not_in_showdown(_cycle),
    "heal": _heal,
    "heal hand": _maester_heal,
    "heal pile": _maester_heal,
}
