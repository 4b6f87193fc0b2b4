"""Why an answer is good or bad: points to spend, victory points, and what happens to the Allies on the battlefield."""

from collections.abc import Iterator, Sequence

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def reasons(voice: Narration, seat: int, before: Json, after: Json, events: Sequence[Json]) -> list[str]:
    return [*_score(voice, seat, before, after), *_points(voice, seat, before, after), *_waste(voice, seat, events)]


def _score(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    for number, (was, now) in enumerate(zip(before["scores"], after["scores"], strict=True)):
        if now != was:
            whose = "mine" if number == seat else "other"
            key = f"reason-points-{whose}" if now > was else f"reason-points-{whose}-less"
            yield voice.say(key, count=abs(now - was), total=now, player=voice.names[number])


def _points(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    """What is left to fight and to recruit with."""
    if after["turn"] != seat or before["turn"] != seat:
        return
    for kind in ("attack", "recruit"):
        if after[kind] != before[kind]:
            yield voice.say(f"reason-{kind}", count=after[kind])


def _waste(voice: Narration, seat: int, events: Sequence[Json]) -> Iterator[str]:
    for event in events:
        if event["event"] == "ended" and event["seat"] == seat and any(event["unspent"]):
            yield voice.say("reason-unspent", attack=event["unspent"][0], recruit=event["unspent"][1])


REASONS = reasons
