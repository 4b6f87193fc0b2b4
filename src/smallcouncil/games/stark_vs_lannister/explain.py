"""What is asked and why something is refused, each with the ledger rule behind it."""

from collections.abc import Callable

from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.game import Prompt, Value
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.both_seats import why_not_place
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    DECK_OF,
    DESIGN_AT,
    DESIGNS,
    DUPLICABLE,
    IS_EVENT,
    OWNER,
    PLACES,
    SEVEN,
    STEALTH,
)
from smallcouncil.games.stark_vs_lannister.challenges import able_to_attack, why_not_attack
from smallcouncil.games.stark_vs_lannister.effects import ACTIONS, EVENTS, forbidden
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_ACT,
    ASK_ATTACK,
    ASK_ATTACKERS,
    ASK_CARD,
    ASK_CLAIM,
    ASK_COST,
    ASK_DECK,
    ASK_DEFENDERS,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_FIRST,
    ASK_MULLIGAN,
    ASK_PLACE,
    ASK_PLOT,
    ASK_RESOLVE,
    ASK_RESPOND,
    ASK_SAVE,
    ASK_STEALTH,
    ASK_TARGET,
    ASK_UPKEEP,
    ASKS,
)
from smallcouncil.games.stark_vs_lannister.table import CHALLENGES, MARSHALLING, PLOT, Frame, Table
from smallcouncil.games.stark_vs_lannister.windows import why_not_play
from smallcouncil.games.stark_vs_lannister.words import EVENT_SOURCE, FAMILY, MEANING

RULES = {
    ASK_DRAFT: "SL-203",
    ASK_DECK: "SL-206",
    ASK_MULLIGAN: "SL-040",
    ASK_PLACE: "SL-042",
    ASK_PLOT: "SL-058",
    ASK_FIRST: "SL-066",
    ASK_RESOLVE: "SL-179",
    ASK_ACT: "SL-175",
    ASK_ATTACK: "SL-091",
    ASK_ATTACKERS: "SL-098",
    ASK_STEALTH: "SL-163",
    ASK_DEFENDERS: "SL-100",
    ASK_RESPOND: "SL-183",
    ASK_SAVE: "SL-188",
    ASK_CLAIM: "SL-110",
    ASK_TARGET: "SL-R97",
    ASK_COST: "SL-R97",
    ASK_CARD: "SL-R97",
    ASK_DISCARD: "SL-R96",
    ASK_UPKEEP: "SL-177",
}
"""By the question: what is behind it."""
FAMILY_ASKS = {
    "draft": ASK_DRAFT,
    "deck": ASK_DECK,
    "place": ASK_PLACE,
    "plot": ASK_PLOT,
    "first": ASK_FIRST,
    "resolve": ASK_RESOLVE,
    "play": ASK_ACT,
    "duplicate": ASK_ACT,
    "use": ASK_ACT,
    "attack": ASK_ATTACK,
    "attacker": ASK_ATTACKERS,
    "stealth": ASK_STEALTH,
    "defender": ASK_DEFENDERS,
    "respond": ASK_RESPOND,
    "save": ASK_SAVE,
    "claim": ASK_CLAIM,
    "target": ASK_TARGET,
    "pay": ASK_UPKEEP,
}
About = dict[str, Value | list[str] | None]
OF_CARDS = frozenset((ASK_TARGET, ASK_COST, ASK_CARD, ASK_DISCARD, ASK_UPKEEP))


def cause(s: Table) -> str:
    """The card or plot that asks, else the game."""
    frame = s.stack[-1]
    if s.asked == ASK_STEALTH:
        return PLACES[frame.waiting[0]]
    if s.asked not in OF_CARDS:
        return "game"
    return journal.place_name(frame.place) or journal.source_name(frame.source)


def asking_rule(s: Table) -> str:
    if s.asked == ASK_DRAFT and s.draft_step:
        return "SL-204"
    if s.asked == ASK_RESOLVE and s.phase == PLOT:
        return "SL-068"
    if s.asked == ASK_ACT and s.phase == MARSHALLING and s.house_of(s.awaiting[0]) == s.active:
        return "SL-079"
    return RULES[s.asked]


def prompt(s: Table, seat: int) -> Prompt:
    about = _ABOUT.get(s.asked)
    told = {} if about is None else about(s, s.stack[-1], seat ^ s.flip)
    return Prompt(seat, ASKS[s.asked], cause(s), asking_rule(s), told)


def _danger(s: Table, f: Frame, house: int) -> About:
    return {"danger": [PLACES[place] for place in s.danger]}


def _news(s: Table, f: Frame, house: int) -> About:
    return {"to": list(dict.fromkeys(NEWS[item[0]] for item in s.news))}


_ABOUT: dict[int, Callable[[Table, Frame, int], About]] = {
    ASK_STEALTH: lambda s, f, house: {"attacker": PLACES[f.waiting[0]]},
    ASK_SAVE: _danger,
    ASK_CLAIM: lambda s, f, house: {"left": f.count - len(f.cards)},
    ASK_DECK: lambda s, f, house: {"left": SEVEN - len(s.plots[house])},
    ASK_RESPOND: _news,
}
NEWS = ("played", "defenders", "resolved", "dominance", "killed")
"""The kinds of events that may be responded to, by kind of news."""


# ---- why not


def broken_rule(s: Table, house: int, action: int) -> str:
    """The ledger entry that forbids an action which is not legal now."""
    if not s.awaiting:
        return "SL-134"
    family, meaning = FAMILY[action], MEANING[action]
    reason = _REASONS.get(family)
    if reason is not None:
        return reason(s, house, meaning)
    return _not_asked(s, family)


def _not_asked(s: Table, family: str) -> str:
    """Why a word has no place here: the rule of the question that it would answer."""
    if family == "pass":
        return asking_rule(s)
    if family == "done":
        return _not_done(s)
    if family in ("mulligan", "keep"):
        return "SL-041"
    asked = FAMILY_ASKS.get(family)
    return RULES[asked] if asked is not None else "SL-R81"


def _not_done(s: Table) -> str:
    """Naming may stop only at a legal set, and an attack needs one attacker at least."""
    if s.asked == ASK_ATTACKERS:
        return "SL-R104" if s.stack[-1].cards else "SL-099"
    return "SL-R104" if s.asked == ASK_DEFENDERS else "SL-R28"


def _no_action_now(s: Table) -> str:
    """Why nobody can act while something else is asked."""
    return {ASK_RESPOND: "SL-184", ASK_SAVE: "SL-189"}.get(s.asked, "SL-172")


def _place(s: Table, house: int, card: int) -> str:
    if s.asked != ASK_PLACE:
        return "SL-042"
    return why_not_place(s, house, card) or ("SL-034" if DECK_OF[card] != house else "SL-042")


def _play(s: Table, house: int, card: int) -> str:
    if DECK_OF[card] != house:
        return "SL-034"
    if IS_EVENT[card]:
        return _play_event(s, house, card)
    if s.phase != MARSHALLING:
        return "SL-083"
    if s.active != house:
        return "SL-081"
    if card not in s.hands[house]:
        return "SL-082"
    if s.asked != ASK_ACT:
        return _no_action_now(s)
    return why_not_play(s, house, card) or "SL-175"


def _play_event(s: Table, house: int, card: int) -> str:
    if not any(card in events[house] for events in EVENTS.values()):
        return "SL-183"
    if s.phase not in EVENTS or card not in EVENTS[s.phase][house]:
        return "SL-167"
    if card not in s.hands[house]:
        return "SL-088"
    if s.asked != ASK_ACT:
        return _no_action_now(s)
    return "SL-R100" if s.phase == CHALLENGES and s.kind == NONE and not _costs_gold(card) else "SL-R81"


def _costs_gold(card: int) -> bool:
    return "pay_gold" in DESIGNS[card].verbs


def _duplicate(s: Table, house: int, card: int) -> str:
    if s.phase != MARSHALLING:
        return "SL-156"
    if s.active != house:
        return "SL-R127"
    if DUPLICABLE[card] and card not in s.hands[house]:
        return "SL-088"
    return "SL-156"


def _use(s: Table, house: int, place: int) -> str:
    if OWNER[place] != house:
        return "SL-087"
    if place not in s.area[house] and place not in s.attachments:
        return "SL-088"
    if s.phase not in ACTIONS or ACTIONS[s.phase][place] is None:
        return "SL-167"
    if s.asked != ASK_ACT:
        return _no_action_now(s)
    if s.spent[place]:
        return "SL-R102"
    if s.phase == CHALLENGES and s.kind == NONE and _in_challenges_only(place):
        return "SL-R100"
    return "SL-R82" if _in_the_other_position(s, place) else "SL-R81"


def _in_the_other_position(s: Table, place: int) -> bool:
    """A kneeling card that would have to kneel, or a standing one that would have to stand."""
    return ("kneel_cost" if s.kneeling[place] else "stand") in DESIGNS[DESIGN_AT[place]].verbs


def _in_challenges_only(place: int) -> bool:
    return DESIGNS[DESIGN_AT[place]].id in ("godswood", "ice", "red-cloak-guard", "shae")


def _attack(s: Table, house: int, kind: int) -> str:
    if s.phase != CHALLENGES:
        return "SL-091"
    if s.active != house:
        return "SL-094"
    if s.asked != ASK_ATTACK:
        return "SL-092"
    return why_not_attack(s, house, kind) or "SL-092"


def _attacker(s: Table, house: int, place: int) -> str:
    if s.asked != ASK_ATTACKERS:
        return "SL-097"
    if place not in s.area[house]:
        return "SL-098"
    if forbidden(s, "attack", place):
        return "SL-003"
    return "SL-R104" if place in able_to_attack(s, house, s.kind) else "SL-098"


def _defender(s: Table, house: int, place: int) -> str:
    if s.asked != ASK_DEFENDERS:
        return "SL-100"
    if place in s.bypassed:
        return "SL-165"
    fits = place in s.area[house] and s.icons[place] >> s.kind & 1 and not s.kneeling[place]
    return "SL-R104" if fits else "SL-100"


def _stealth(s: Table, house: int, place: int) -> str:
    if s.asked == ASK_STEALTH and place in s.area[1 - house] and s.keywords[place] & STEALTH:
        return "SL-163"
    return "SL-163" if s.asked == ASK_STEALTH else "SL-164"


def _respond(s: Table, house: int, meaning: int) -> str:
    if s.asked == ASK_SAVE and s.awaiting and meaning < EVENT_SOURCE:
        return "SL-R81" if meaning in s.area[house] or meaning in s.attachments else "SL-088"
    return "SL-183"


def _save(s: Table, house: int, place: int) -> str:
    if s.asked == ASK_SAVE and OWNER[place] == house and place in s.danger:
        return "SL-158"
    return "SL-R90" if s.asked == ASK_SAVE else "SL-188"


def _claim(s: Table, house: int, place: int) -> str:
    if s.asked == ASK_CLAIM and place in s.stack[-1].cards:
        return "SL-198"
    return "SL-110"


def _target(s: Table, house: int, place: int) -> str:
    if s.asked != ASK_TARGET:
        return "SL-R97"
    in_play = place in s.area[OWNER[place]] or place in s.attachments
    return "SL-R81" if in_play else "SL-088"


def _card(s: Table, house: int, card: int) -> str:
    return "SL-R81" if s.asked == ASK_CARD else "SL-R97"


def _kneel(s: Table, house: int, place: int) -> str:
    if place == NONE:
        return "SL-177"
    if place < CHARACTERS and s.kneeling[place]:
        return "SL-R82"
    return "SL-R81"


def _discard(s: Table, house: int, card: int) -> str:
    return "SL-088" if s.asked in (ASK_COST, ASK_DISCARD) else "SL-R97"


def _plot(s: Table, house: int, plot: int) -> str:
    if plot in s.used[house] or plot == s.plot[house]:
        return "SL-061"
    return "SL-058"


_REASONS: dict[str, Callable[[Table, int, int], str]] = {
    "place": _place,
    "play": _play,
    "duplicate": _duplicate,
    "use": _use,
    "attack": _attack,
    "attacker": _attacker,
    "defender": _defender,
    "stealth": _stealth,
    "respond": _respond,
    "save": _save,
    "claim": _claim,
    "target": _target,
    "card": _card,
    "kneel": _kneel,
    "discard": _discard,
    "plot": _plot,
}
