"""What has happened in Legendary, in sentences that say who, what and why.

The journal is finer than people want to read: what one sentence says already is left out of the others.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from smallcouncil.core.game import Json
from smallcouncil.locale import Texts

# Events with several wordings: what is added to the key.
VARIANTS: dict[str, Callable[[Json], str]] = {
    "drafted": lambda event: "-hero" if event["hero"] else "",
    "dealt": lambda event: "-cards" if event["cards"] else "",
    "escaped": lambda event: "" if event["seat"] is None else "-owner",
    "captured": lambda event: "" if event["by"] else "-free",
    "event": lambda event: "-by" if event["by"] else "",
    "strike": lambda event: "" if event["card"] else "-nobody",
    "played": lambda event: f"{'-copy' if event['copy'] else ''}{'-points' if event['points'] else ''}",
    "drew": lambda event: "-cards" if event["cards"] else "",
    "ko": lambda event: f"-{event['from']}",
    "gained": lambda event: "-from" if event["from"] not in (None, event["seat"]) else "",
    "shown": lambda event: f"-{event['from']}",
    "looked": lambda event: "-card" if event["card"] else "",
    "tokens": lambda event: "-lost" if event["gained"] < 0 else "",
    "stole": lambda event: "" if event["tokens"] else "-nothing",
    "weakened": lambda event: "" if event["card"] else "-all",
    "bribe": lambda event: "" if event["card"] else "-all",
    "fought": lambda event: "-bribe" if event["recruit"] else "",
    "supported": lambda event: "-bribe" if event["recruit"] else "",
    "shuffled-masterminds": lambda event: "-tops" if any(event["tops"]) else "",
    "healed": lambda event: f"-{event['from']}",
    "ended": lambda event: "-unspent" if any(event["unspent"]) else "",
    "end-triggered": lambda event: f"-{event['why']}",
    "showdown": lambda event: "-again" if event["round"] > 1 else "",
    "over": lambda event: f"-{event['why']}",
}

# Events that come several at a time: what they are together, what each has, and under which name it is gathered.
GATHERED = {"hero": ("heroes", "hero", "heroes"), "minor": ("minors", "card", "cards")}

# Events whose `by` is no reason but a part of the sentence.
NO_REASON = ("captured", "class", "event", "moved")


class Voice(Protocol):
    """What the narration of the game gives to the telling."""

    say: Texts
    names: Sequence[str]

    def told(self, name: str) -> str: ...
    def told_all(self, names: Iterable[str]) -> str: ...
    def hero(self, name: str) -> str: ...


Arguments = dict[str, Any]


def tell(voice: Voice, events: Sequence[Json]) -> str:
    """Sentences in the order of the events."""
    return " ".join(_sentence(voice, event) for event in _worth_telling(_together(events)))


# ---- what one sentence says for several events, and what another sentence says


def _together(events: Sequence[Json]) -> list[Json]:
    """Heroes and Minor Heroes that a player gets one after the other are told in one sentence."""
    found: list[Json] = []
    for event in events:
        kind = event["event"]
        last: Json = found[-1] if found else {"event": "", "seat": None}
        if kind in GATHERED and last["event"] == GATHERED[kind][0] and last["seat"] == event["seat"]:
            last[GATHERED[kind][2]].append(event[GATHERED[kind][1]])
        elif kind in GATHERED:
            several, one, all_of_them = GATHERED[kind]
            found.append({"event": several, "seat": event["seat"], all_of_them: [event[one]]})
        else:
            found.append(event)
    return found


def _worth_telling(events: Sequence[Json]) -> Iterable[Json]:
    """The events without those that another sentence tells; a card that was played has its points with it."""
    points: set[int] = set()
    for at, event in enumerate(events):
        if at in points or _said_elsewhere(event, events[:at], events):
            continue
        if event["event"] == "played":
            given = _given(event, events, at)
            points.update(given)
            event = event | {"points": [events[each] for each in given]}
        elif event["event"] == "replaced":
            event = event | {"by": _instead_of(events[at + 1 :])}
        yield event


def _instead_of(after: Sequence[Json]) -> str | None:
    """The card whose Wound or discard is replaced: that of the cycling which follows, and is told with it."""
    cycled = next((each for each in after if each["event"] == "cycled"), None)
    return None if cycled is None else cycled["by"]


def _given(event: Json, events: Sequence[Json], at: int) -> list[int]:
    """Where the points stand that a played card gives at once."""
    found = []
    for each in range(at + 1, len(events)):
        other = events[each]
        if other["event"] not in ("attack", "recruit") or other["by"] != event["card"]:
            break
        found.append(each)
    return found


def _said_elsewhere(event: Json, before: Sequence[Json], events: Sequence[Json]) -> bool:
    kind = event["event"]
    if kind == "defeated":
        return bool(before) and before[-1]["event"] in ("fought", "tokens", "duel") and _fought(event, before)
    if kind == "moved":
        return event["to"] is None and len(events) > 1
    if kind == "ko":
        return event["by"] == "basic-wound" and any(each["event"] == "healed" for each in events)
    if kind == "cycled":
        return bool(before) and before[-1]["event"] == "replaced" and before[-1]["space"] == event["space"]
    return False


def _fought(event: Json, before: Sequence[Json]) -> bool:
    return any(each["event"] == "fought" and each["card"] == event["card"] for each in before[-3:])


# ---- one sentence


def _sentence(voice: Voice, event: Json) -> str:
    kind = event["event"]
    variant = VARIANTS[kind](event) if kind in VARIANTS else ""
    said = voice.say(f"event-{kind}{variant}", **_arguments(voice, event))
    by = event.get("by")
    if by is None or kind in NO_REASON or by == event.get("card"):
        return voice.say("sentence", said=said)
    return voice.say("sentence-by", said=said, by=voice.told(by))


def _arguments(voice: Voice, event: Json) -> Arguments:
    """The particulars of an event under the names that the texts use."""
    found: Arguments = {}
    for name, value in event.items():
        reader = READERS.get(name)
        if reader is not None and value is not None:
            found |= reader(voice, value)
    return found | SUMS.get(event["event"], _nothing_more)(voice, event)


def _nothing_more(voice: Voice, event: Json) -> Arguments:
    return {}


def _points(voice: Voice, kinds: Iterable[tuple[str, int]]) -> str:
    return voice.say.join([voice.say(f"points-{kind}", count=number) for kind, number in kinds])


def _played(voice: Voice, event: Json) -> Arguments:
    given = [(str(each["event"]), int(each["points"])) for each in event["points"]]
    return {"points": _points(voice, given) if given else ""}


def _unspent(voice: Voice, event: Json) -> Arguments:
    left = [(kind, number) for kind, number in zip(("attack", "recruit"), event["unspent"], strict=True) if number]
    return {"points": _points(voice, left) if left else ""}


def _tops(voice: Voice, event: Json) -> Arguments:
    tops = [
        voice.say("clause-of", card=voice.told(card), player=player)
        for card, player in zip(event["tops"], voice.names, strict=False)
        if card
    ]
    return {"cards": voice.say.join(tops) if tops else ""}


def _moved(voice: Voice, event: Json) -> Arguments:
    spaces = {end: event[end] or "claw" for end in ("from", "to")}
    return {end: voice.say(f"space-{space}") for end, space in spaces.items()}


def _other(name: str) -> Callable[[Voice, Json], Arguments]:
    def found(voice: Voice, event: Json) -> Arguments:
        seat = event[name]
        return {} if seat is None else {"other": voice.names[seat]}

    return found


def _count(name: str) -> Callable[[Voice, Json], Arguments]:
    return lambda voice, event: {"count": abs(event[name])}


def _stole(voice: Voice, event: Json) -> Arguments:
    return {"other": voice.names[event["from"]], "count": event["tokens"]}


def _players(name: str) -> Callable[[Voice, Json], Arguments]:
    return lambda voice, event: {"players": voice.say.join(voice.names[seat] for seat in event[name])}


def _class(voice: Voice, event: Json) -> Arguments:
    return {"card": voice.told(event["by"]), "class": voice.say(f"class-{event['class']}")}


def _with_card(voice: Voice, event: Json) -> Arguments:
    return {"by": voice.told(event["by"])} if event["by"] else {}


def _paid(voice: Voice, event: Json) -> Arguments:
    return {"attack": event["attack"], "recruit": event["recruit"]}


SUMS: dict[str, Callable[[Voice, Json], Arguments]] = {
    "played": _played,
    "ended": _unspent,
    "shuffled-masterminds": _tops,
    "moved": _moved,
    "gained": _other("from"),
    "given": _other("to"),
    "stole": _stole,
    "defender": _other("of"),
    "mastermind": _other("of"),
    "taken": _other("from"),
    "attack": _count("points"),
    "recruit": _count("points"),
    "turned": _count("points"),
    "tokens": _count("gained"),
    "weakened": _count("less"),
    "extra": lambda voice, event: {"count": event["cards"]},
    "recruited": _count("cost"),
    "total": _count("total"),
    "showdown": _players("seats"),
    "over": _players("winners"),
    "class": _class,
    "captured": _with_card,
    "event": _with_card,
    "fought": _paid,
    "supported": _paid,
}
"""Events whose particulars belong together."""

READERS: dict[str, Callable[[Voice, Any], Arguments]] = {
    "seat": lambda voice, seat: {"player": voice.names[seat]},
    "card": lambda voice, card: {"card": voice.told(card)},
    "cards": lambda voice, cards: {"cards": voice.told_all(cards)} if isinstance(cards, list) and cards else {},
    "hero": lambda voice, hero: {"hero": voice.hero(hero)},
    "heroes": lambda voice, heroes: {"heroes": voice.say.join(map(voice.hero, heroes))},
    "house": lambda voice, house: {"house": voice.say(f"house-{house}")},
    "count": lambda voice, count: {"count": count},
    "number": lambda voice, number: {"number": number},
    "space": lambda voice, space: {"space": space},
}
"""What the fields of an event say."""
