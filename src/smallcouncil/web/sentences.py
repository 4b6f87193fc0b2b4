"""Sentences that several pages share: who sits where, how time is kept, what was agreed on."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from smallcouncil.bots import codes, guests
from smallcouncil.locale import Texts
from smallcouncil.narration.options import choice, variants
from smallcouncil.web.table_view import LOSE, Clock, Listing, Seat, Settings, Sitter, Waiting

TWO = 2

__all__ = ["bot_name", "choice", "clock", "levels", "names", "standing", "terms", "time_left", "variants", "waiting"]

KEPT_NAMES = 4096
MINUTE, HOUR, DAY = 60, 3600, 86400

# The letters by which `telling` finds marked cards again; nobody's name may hold them.
_PRIVATE_USE = re.compile("[\ue000-\uf8ff]")


@cache
def levels() -> tuple[str, ...]:
    """The levels of bots that are offered to people, from the weakest to the strongest."""
    return tuple(code.name for code in codes() if code.level)


def bot_name(say: Texts, code: str | None) -> str:
    """A level by its name, any other bot by its code."""
    if code and guests.is_guest(code):
        return guests.name_of(code)
    key = f"web-level-{code}"
    return say(key) if code and say.has(key) else code or say("web-bot")


def names(say: Texts, seats: Sequence[Seat]) -> tuple[str, ...]:
    """The players as sentences name them, no two alike: bots by their levels, the nameless by number."""
    return _names(
        say, tuple([(each.number, each.name, each.sitter, each.bot, each.held or each.late) for each in seats])
    )


Called = tuple[int, str, Sitter, str | None, bool]
"""What a name depends on: the seat, the name that was given, who sits there, and whether it is somebody's place."""


@lru_cache(KEPT_NAMES)
def _names(say: Texts, seats: tuple[Called, ...]) -> tuple[str, ...]:
    plain = [_name(say, *seat) for seat in seats]
    return tuple(
        say("web-namesake", name=name, n=number) if plain.count(name) > 1 else name
        for number, name in enumerate(plain, 1)
    )


def _name(say: Texts, number: int, name: str, sitter: Sitter, bot: str | None, somebodys: bool) -> str:
    given = _PRIVATE_USE.sub("", name)
    if given or sitter == "open":
        return given or say.seat(number)
    return say("web-nameless", n=number + 1) if sitter == "person" or somebodys else bot_name(say, bot)


def waiting(say: Texts, place: Waiting | None) -> str:
    """How many come before the table's bots; nothing if they do not wait for their turn to think."""
    return "" if place is None else say("web-bots-before", count=place.before)


def time_left(say: Texts, seconds: float) -> str:
    """A clock's face: 4:05, 1:04:05, or days and hours. `clock.js` counts down in the same form."""
    whole = max(0, int(seconds))
    if whole >= DAY:
        return say("web-days-left", days=whole // DAY, hours=whole % DAY // HOUR)
    hours, minutes, rest = whole // HOUR, whole % HOUR // MINUTE, whole % MINUTE
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def clock(say: Texts, kept: Clock | None) -> str:
    """How time is kept at a table, in a phrase; nothing if it is not."""
    if kept is None:
        return ""
    if kept.per_move:
        return say("web-clock-days-each", days=round(kept.seconds / DAY))
    return say("web-clock-game-each", minutes=round(kept.seconds / MINUTE), increment=round(kept.increment))


def late(say: Texts, settings: Settings) -> str:
    """What happens to whoever runs out of time, in a phrase; nothing where no time is kept."""
    if settings.clock is None:
        return ""
    return say("web-late-loses") if settings.late == LOSE else say("web-late-plays", bot=bot_name(say, settings.late))


def terms(say: Texts, settings: Settings) -> list[str]:
    """What the people at a table agreed on, in phrases."""
    rated = say("web-rated-short") if settings.rated else ""
    found = [rated, clock(say, settings.clock), late(say, settings), say(f"web-undo-{settings.undo}.short")]
    return [phrase for phrase in found if phrase]


def _ended(say: Texts, listing: Listing) -> str:
    """How a table on the home page has ended: for the viewer, or by who has won."""
    ranks = listing.ranks
    if not ranks:
        return say("web-listing-over")
    mine = [ranks[seat.number] for seat in listing.seats if seat.mine]
    best = ranks.count(min(ranks))
    if len(mine) == 1 and mine[0] == min(ranks):
        return say("web-listing-won") if best == 1 else say("web-listing-shared", count=best)
    if len(mine) == 1 and len(ranks) == TWO:
        return say("web-listing-lost")
    if len(mine) == 1:
        return say("web-listing-place", place=mine[0], count=len(ranks))
    everybody = names(say, listing.seats)
    won = [name for name, rank in zip(everybody, ranks, strict=True) if rank == min(ranks)]
    return say("web-listing-winner", player=say.join(won), count=len(won))


def standing(say: Texts, listing: Listing) -> str:
    """How far a table on the home page has come."""
    free = sum(seat.sitter == "open" for seat in listing.seats)
    if listing.finished:
        return _ended(say, listing)
    if listing.my_turn:
        return say("web-listing-mine")
    if free:
        return say("web-listing-free", count=free)
    return say("web-listing-moves", count=listing.decisions)
