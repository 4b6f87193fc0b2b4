"""Why an answer is good or bad: power, the strength in the challenge, and who stands, kneels or dies."""

from collections.abc import Iterator, Sequence

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def reasons(voice: Narration, seat: int, before: Json, after: Json, events: Sequence[Json]) -> list[str]:
    return [
        *_power(voice, seat, before, after),
        *_characters(voice, seat, before, after),
        *_gold(voice, seat, before, after),
    ]


def _power(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    for number, (was, now) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        change = now["total"] - was["total"]
        if change:
            whose = "mine" if number == seat else "other"
            key = f"reason-power-{whose}" if change > 0 else f"reason-power-{whose}-less"
            yield voice.say(key, count=abs(change), total=now["total"], player=voice.names[number])


def _characters(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    """How much strength stands ready on the own side, where that has changed."""
    was, now = (_ready(view["sides"][seat]) for view in (before, after))
    if now > was:
        yield voice.say("reason-ready", count=now)
    elif now < was:
        yield voice.say("reason-unready", count=now)
    other = 1 - seat
    lost = {each["card"] for each in before["sides"][other]["play"]} - {
        each["card"] for each in after["sides"][other]["play"]
    }
    if lost:
        yield voice.say("reason-lost", player=voice.names[other], count=len(lost))


def _ready(side: Json) -> int:
    """The strength of all who could still attack or defend."""
    return sum(each["strength"] or 0 for each in side["play"] if not each["kneeling"] and each["role"] is None)


def _gold(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    change = after["sides"][seat]["gold"] - before["sides"][seat]["gold"]
    if change:
        yield voice.say("reason-gold" if change > 0 else "reason-spent", count=after["sides"][seat]["gold"])


REASONS = reasons
