"""Why an answer is good or bad: what it does to the bid, to one's councils and to one's hand."""

from collections.abc import Iterator, Sequence

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def reasons(voice: Narration, seat: int, before: Json, after: Json, events: Sequence[Json]) -> list[str]:
    return [*_bid(voice, seat, before, after), *_councils(voice, seat, before, after)]


def _bid(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    """Whether one leads for the ally that is bid for, and by how much."""
    if before["phase"] != "play" or after["current"] != before["current"] or before["current"] is None:
        return
    ally = voice.say(f"card-{before['current']['ally']}")
    if before["standing"][seat] and not after["standing"][seat]:
        yield voice.say("reason-kneels", ally=ally, count=after["hands"][seat])
    elif before["totals"] != after["totals"] and after["standing"][seat]:
        others = [total for other, total in enumerate(after["totals"]) if other != seat]
        lead = after["totals"][seat] - max(others)
        key = "reason-leads" if lead > 0 else "reason-level" if lead == 0 else "reason-behind"
        yield voice.say(key, ally=ally, count=abs(lead))


def _councils(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    """What the councils that one shares have gained or lost in printed power."""
    for was, now in zip(before["councils"], after["councils"], strict=True):
        change = now["power"] - was["power"]
        if change and seat in now["seats"]:
            other = next(each for each in now["seats"] if each != seat)
            key = "reason-council-gains" if change > 0 else "reason-council-loses"
            yield voice.say(key, player=voice.names[other], count=abs(change))


REASONS = reasons
