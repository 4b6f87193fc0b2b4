"""Why a move is good or bad: banners won and lost, and which banners it leaves to the next player."""

from collections.abc import Iterator, Sequence

from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.cards import HOUSES, MEMBERS
from smallcouncil.narration import Narration

SIDE = 6
VARYS = "varys"
MOST_OPEN = 2


def reasons(voice: Narration, seat: int, before: Json, after: Json, events: Sequence[Json]) -> list[str]:
    """What a move changes in the count of banners, and what the one who moves next could do about it."""
    return [*_banners(voice, seat, before, after), *_end(voice, events), *_open(voice, seat, after)]


def _banners(voice: Narration, seat: int, before: Json, after: Json) -> Iterator[str]:
    for house in HOUSES:
        was, now = before["banners"][house], after["banners"][house]
        name = voice.say(f"house-{house}")
        if was != now and now == seat:
            key = "reason-banner" if was is None else "reason-banner-from"
            yield voice.say(key, house=name, other="" if was is None else voice.names[was])
        elif was != now and was == seat:
            yield voice.say("reason-banner-lost", house=name)


def _end(voice: Narration, events: Sequence[Json]) -> Iterator[str]:
    if any(event["event"] == "over" for event in events):
        yield voice.say("reason-end")


def _open(voice: Narration, seat: int, after: Json) -> Iterator[str]:
    """The banners that the next player, if it is another one, could take at once."""
    prompt = after["prompt"]
    if prompt is None or prompt["ask"] != "move" or prompt["seat"] == seat:
        return
    found = sorted(open_banners(after, prompt["seat"]))
    if not found:
        yield voice.say("reason-closed", player=voice.names[prompt["seat"]])
    elif len(found) <= MOST_OPEN:
        names = voice.say.join([voice.say(f"house-{house}") for house in found])
        yield voice.say("reason-open", player=voice.names[prompt["seat"]], houses=names, count=len(found))
    else:
        yield voice.say("reason-open-many", player=voice.names[prompt["seat"]], count=len(found))


def open_banners(view: Json, seat: int) -> set[str]:
    """The Houses whose banner a seat could take with one move of Varys."""
    counts, found = view["counts"], set()
    for house, cards in hauls(view["grid"]):
        others = [each[house] for number, each in enumerate(counts) if number != seat]
        if view["banners"][house] != seat and counts[seat][house] + cards >= max(others):
            found.add(house)
    return found


def hauls(grid: Sequence[str | None]) -> Iterator[tuple[str, int]]:
    """Each House in each direction from Varys, with how many of its cards one move takes there."""
    if VARYS not in grid:
        return
    row, column = divmod(grid.index(VARYS), SIDE)
    lines = (
        [(row, each) for each in range(column)],
        [(row, each) for each in range(column + 1, SIDE)],
        [(each, column) for each in range(row)],
        [(each, column) for each in range(row + 1, SIDE)],
    )
    for line in lines:
        cards = [card for place in line if (card := grid[place[0] * SIDE + place[1]])]
        for house in HOUSES:
            count = sum(card in MEMBERS[house] for card in cards)
            if count:
                yield house, count


REASONS = reasons
