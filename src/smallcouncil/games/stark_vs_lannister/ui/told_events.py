"""What has happened in Stark against Lannister, in sentences that say who, what and why.

The journal is finer than people want to read: what one sentence says already is left out of the others.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from smallcouncil.core.game import Json
from smallcouncil.games.stark_vs_lannister.cards import PLOT
from smallcouncil.locale import Texts

NOTHING: Json = {"event": ""}

# Reasons that are no cards.
REASONS = ("unopposed", "renown", "dominance", "handicap", "duplicate")

# Events about cards whose owner is clear; in all others the two cards of one name are told apart.
BY_ID = ("played", "used", "responded", "searched", "discarded", "returned", "placed", "drew", "looked")

# Events with several wordings: what is added to the key.
VARIANTS: dict[str, Callable[[Json], str]] = {
    "phase": lambda event: "-setup" if event["phase"] in ("draft", "mulligan", "place", "over") else "",
    "drafted": lambda event: "" if event["plot"] else "-hidden",
    "mulligan": lambda event: "" if event["took"] else "-kept",
    "placed": lambda event: "" if event["cards"] else "-nothing",
    "initiative": lambda event: "-random" if event["random"] else "-tied" if event["tied"] else "",
    "first": lambda event: "" if event["by"] in (event["seat"], None) else "-given",
    "drew": lambda event: "-all" if event["both"] else "-cards" if event["cards"] else "",
    "looked": lambda event: _looked(event),
    "searched": lambda event: "" if event["card"] else "-nothing",
    "income": lambda event: "-short" if event["gold"] < event["wanted"] else "",
    "played": lambda event: "" if event["cost"] else "-free",
    "defenders": lambda event: "" if event["cards"] else "-nobody",
    "resolved": lambda event: _resolved(event),
    "claim": lambda event: f"-{event['type']}" if event["claim"] > 0 else "-nothing",
    "discarded": lambda event: _discarded(event),
    "returned": lambda event: f"-{event['from']}-{event['to']}",
    "power": lambda event: _power(event),
    "effect": lambda event: f"-{event['source']}",
    "stood": lambda event: "-all" if event["by"] == "game" else "",
    "used": lambda event: "-kneeling" if event["kneeling"] else "",
    "responded": lambda event: "-kneeling" if event["kneeling"] else "",
    "dominance": lambda event: "" if event["winner"] is not None else "-tied",
}


def _looked(event: Json) -> str:
    if event["cards"] is None:
        return ""
    return "-cards" if event["cards"] else "-empty"


def _resolved(event: Json) -> str:
    if event["winner"] is None:
        return "-nobody"
    if event["winner"] != event["attacker"]:
        return "-defender"
    return "-unopposed" if event["unopposed"] else "-attacker"


def _discarded(event: Json) -> str:
    if event["by"] == "duplicate":
        return "-duplicate"
    return "-random" if event["random"] else f"-{event['from']}"


def _power(event: Json) -> str:
    if event["from"] == "banner" and event["gained"] > 0:
        return "-taken"
    lost = "-lost" if event["gained"] < 0 else ""
    return f"{lost}-on" if event["on"] else lost


# ---- what another sentence says


def _paid_for_playing(event: Json, before: Json, events: Sequence[Json]) -> bool:
    """The price of a card just played, which is told with the card."""
    return bool(before["event"] == "played" and before["card"] == event["by"] and before["cost"] == event["gold"])


def _knelt_as_told(event: Json, before: Json, events: Sequence[Json]) -> bool:
    """Declaring is kneeling (SL-098, SL-100), and an ability is told with the kneeling that is its price."""
    return _kneels_for(before, event) or any(
        each["event"] in ("attackers", "defenders") and set(event["cards"]) <= set(each["cards"]) for each in events
    )


def _kneels_for(ability: Json, event: Json) -> bool:
    used = ability["event"] in ("used", "responded") and event["event"] == "knelt"
    return bool(used and event["cards"] == [ability["card"]])


def _given_up_for_save(event: Json, before: Json, events: Sequence[Json]) -> bool:
    return event["by"] == "duplicate" and any(
        each["event"] == "saved" and each["by"] == "duplicate" and each["card"] in event["cards"] for each in events
    )


def _claim_carried_out(event: Json, before: Json, events: Sequence[Json]) -> bool:
    """A claim whose loss is told with its reason."""
    loss = {"power": "power", "intrigue": "discarded"}.get(event["type"])
    return any(each["event"] == loss and each["by"] == event["by"] and _is_by_claim(each) for each in events)


def _other_end_of_move(event: Json, before: Json, events: Sequence[Json]) -> bool:
    """Power from banner to banner is told once, from the side that gains it."""
    return event["from"] == "banner" and event["gained"] < 0 and any(_is_move(each) for each in events)


def _second_of_both(event: Json, before: Json, events: Sequence[Json]) -> bool:
    """Both draw as many cards, and the reader sees none of them."""
    return _both_draw(before, event)


def _both_draw(one: Json, two: Json) -> bool:
    return _unseen_draw(one) == _unseen_draw(two) != 0


def _unseen_draw(event: Json) -> int:
    return int(event["count"]) if event["event"] == "drew" and event["by"] == "game" and not event["cards"] else 0


def _after_search(event: Json, before: Json, events: Sequence[Json]) -> bool:
    return bool(before["event"] == "searched")


SAID_ELSEWHERE: dict[str, Callable[[Json, Json, Sequence[Json]], bool]] = {
    "paid": _paid_for_playing,
    "drew": _second_of_both,
    "knelt": _knelt_as_told,
    "discarded": _given_up_for_save,
    "claim": _claim_carried_out,
    "power": _other_end_of_move,
    "shuffled": _after_search,
}


def _is_move(event: Json) -> bool:
    return bool(event["event"] == "power" and event["from"] == "banner" and event["gained"] > 0)


def _is_by_claim(event: Json) -> bool:
    """A loss by claim has the plot of the attacker for its reason, and so has what a plot does by itself."""
    if event.get("by") not in PLOT:
        return False
    return bool(
        event["event"] == "claim"
        or event.get("from") == "banner"
        or event.get("random")
        or (event["event"] == "killed" and event["by"] != "valar-morghulis")
    )


class Voice(Protocol):
    """What the narration of the game gives to the telling."""

    say: Texts
    names: Sequence[str]

    def told(self, name: str) -> str: ...
    def told_in_play(self, name: str) -> str: ...
    def told_all(self, names: Iterable[str], in_play: bool = False) -> str: ...
    def reason(self, by: str) -> str: ...


Arguments = dict[str, str | int]


def tell(voice: Voice, events: Sequence[Json]) -> str:
    """Sentences in the order of the events."""
    return " ".join(_sentence(voice, event) for event in _worth_telling(events))


def _worth_telling(events: Sequence[Json]) -> Iterable[Json]:
    """The events without those that another sentence tells."""
    for before, event, after in zip([NOTHING, *events], events, [*events[1:], NOTHING], strict=False):
        elsewhere = SAID_ELSEWHERE.get(event["event"])
        if elsewhere is None or not elsewhere(event, before, events):
            yield event | {"both": _both_draw(event, after), "kneeling": _kneels_for(event, after)}


def _sentence(voice: Voice, event: Json) -> str:
    kind = event["event"]
    variant = VARIANTS[kind](event) if kind in VARIANTS else ""
    said = voice.say(f"event-{kind}{variant}", **_arguments(voice, event))
    return f"{said} {_returned(voice, event['returned'])}" if event.get("returned") else said


def _returned(voice: Voice, seats: Sequence[int]) -> str:
    """Whose used plots return with this reveal (SL-062)."""
    return voice.say("event-plots-returned", players=voice.say.join(voice.names[seat] for seat in seats))


def _arguments(voice: Voice, event: Json) -> Arguments:
    """The particulars of an event under the names that the texts use."""
    kind = event["event"]
    if kind in SUMS:
        return SUMS[kind](voice, event)
    found: Arguments = {}
    for name, value in event.items():
        reader = READERS.get(name)
        if reader is not None:
            found |= reader(voice, event, value)
    if "by" in event and kind not in ("first", "bypassed"):
        found["by"] = _by(voice, event)
    return found


def _by(voice: Voice, event: Json) -> str:
    """The reason: of a claim, the plot whose claim it is; else a card, perhaps the one that it happens to."""
    by = event["by"]
    if _is_by_claim(event):
        return voice.say("reason-claim-of", plot=voice.told(by))
    about = [name.partition("#")[0] for name in _named(event)]
    return voice.say("reason-own") if about == [by] else voice.reason(by)


def _named(event: Json) -> list[str]:
    """The cards that something happens to."""
    return [*filter(None, (event.get("card"), event.get("on"))), *(event.get("cards") or ())]


def _seats(voice: Voice, event: Json, seat: int) -> Arguments:
    return {"player": voice.names[seat], "other": voice.names[1 - seat]}


def _one(voice: Voice, event: Json, name: str | None) -> Arguments:
    if name is None:
        return {}
    return {"card": voice.told(name) if event["event"] in BY_ID else voice.told_in_play(name)}


def _several(voice: Voice, event: Json, names: Sequence[str] | None) -> Arguments:
    if not names:
        return {}
    return {"cards": voice.told_all(names, event["event"] not in BY_ID), "count": len(names)}


def _first(voice: Voice, event: Json) -> Arguments:
    by = event["seat"] if event["by"] is None else event["by"]
    return {"player": voice.names[by], "other": voice.names[event["seat"]]}


def _bypassed(voice: Voice, event: Json) -> Arguments:
    return {"card": voice.told_in_play(event["card"]), "by": voice.told_in_play(event["by"])}


def _plots(voice: Voice, event: Json) -> Arguments:
    each = [
        voice.say("event-plots-each", plot=voice.told(plot), player=player)
        for plot, player in zip(event["plots"], voice.names, strict=True)
    ]
    said: Arguments = {"plots": voice.say.join(each)}
    return said


def _compared(voice: Voice, event: Json) -> Arguments:
    """Two totals, the winner's first; nobody has won if they are equal."""
    winner, totals = event["winner"], event["totals"]
    best = 0 if winner is None else winner
    return {"player": voice.names[best], "count": totals[best], "other": totals[1 - best]}


def _fought(voice: Voice, event: Json) -> Arguments:
    attack, defence = event["totals"]
    winner = event["attacker"] if event["winner"] is None else event["winner"]
    challenge = voice.say(f"challenge-{event['type']}")
    return {"player": voice.names[winner], "challenge": challenge, "attack": attack, "defence": defence}


SUMS: dict[str, Callable[[Voice, Json], Arguments]] = {
    "first": _first,
    "bypassed": _bypassed,
    "plots": _plots,
    "initiative": _compared,
    "dominance": _compared,
    "over": _compared,
    "resolved": _fought,
}
"""Events whose particulars belong together."""

READERS: dict[str, Callable[[Voice, Json, Any], Arguments]] = {
    "seat": _seats,
    "card": _one,
    "on": _one,
    "cards": _several,
    "to": lambda voice, event, to: {"to": voice.told_in_play(to)} if event["event"] == "attached" else {},
    "plot": lambda voice, event, plot: {"plot": voice.told(plot)} if plot else {},
    "source": lambda voice, event, source: {"source": voice.told(source)},
    "phase": lambda voice, event, phase: {"phase": voice.say(f"phase-{phase}")},
    "type": lambda voice, event, kind: {"challenge": voice.say(f"challenge-{kind}")},
    "until": lambda voice, event, until: {"until": voice.say(f"until-{until}")},
    "count": lambda voice, event, count: {"count": count},
    "claim": lambda voice, event, claim: {"count": claim},
    "gained": lambda voice, event, gained: {"count": abs(gained)},
    "gold": lambda voice, event, gold: {"gold": gold},
    "wanted": lambda voice, event, wanted: {"wanted": wanted},
    "cost": lambda voice, event, cost: {"cost": cost},
    "round": lambda voice, event, number: {"round": number},
}
"""What the fields of an event say."""
