"""The pages about people: the lobby, one's own name, and what others may see of somebody."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple
from urllib.parse import quote

from smallcouncil.core.discovery import games, load
from smallcouncil.locale import Texts
from smallcouncil.web import sentences
from smallcouncil.web.rendering import page_texts, render
from smallcouncil.web.table_view import Listing

SURE = 2
"""So many deviations to both sides hold 19 of 20 true strengths."""
GUESSED = 110
"""A deviation above which a rating is little more than a guess."""


class Strength(NamedTuple):
    """Somebody with a name, and how strong they are; nothing of those who have not played."""

    name: str
    public: bool
    value: float | None
    deviation: float | None


@dataclass(frozen=True)
class Waiting:
    """A table in the lobby, with what is known of those who wait there, by seat."""

    listing: Listing
    strengths: Mapping[int, Strength]


@dataclass(frozen=True)
class Rated:
    """How strong somebody is at a game."""

    slug: str
    value: float
    deviation: float
    games: int


@dataclass(frozen=True)
class Met:
    """Somebody in a game; nobody has a name who was deleted."""

    who: str
    name: str
    public: bool


@dataclass(frozen=True)
class Played:
    """A rated game: when, with whom, with what rank, and what it made of the rating."""

    table: str
    slug: str
    finished: float
    rank: int
    others: Sequence[Met]
    before: float
    after: float


@dataclass(frozen=True)
class Rival:
    """How often somebody was met, and was ahead or behind."""

    met: Met
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True)
class Profile:
    """What is kept under a name."""

    name: str
    public: bool
    mine: bool
    rated: Sequence[Rated]
    played: Sequence[Played]
    rivals: Sequence[Rival]


def address(name: str) -> str:
    return f"/people/{quote(name, safe='')}"


def strength(say: Texts, value: float | None, deviation: float | None) -> str:
    """A rating with what is not known of it, as in 1512 ± 180."""
    if value is None or deviation is None:
        return say("web-rating-none")
    return say("web-rating", value=f"{value:.0f}", sure=f"{SURE * deviation:.0f}")


class LobbyRow(NamedTuple):
    """A table that waits."""

    table: str
    title: str
    people: Sequence[tuple[str, str, str]]
    """Who is there: their names, addresses if they have public pages, and strengths."""
    free: int
    facts: Sequence[str]
    mine: bool
    rated: bool


def lobby(lang: str, waiting: Sequence[Waiting], *, path: str, name: str, chosen: str = "") -> str:
    say = page_texts(lang)
    choices = [("", say("web-lobby-all"))] + [(slug, page_texts(lang, slug)("title")) for slug in games()]
    rows = [_lobby_row(lang, each) for each in waiting]
    return render("lobby.html", say, path=path, rows=rows, choices=choices, chosen=chosen, name=name)


def _lobby_row(lang: str, waiting: Waiting) -> LobbyRow:
    listing = waiting.listing
    say = page_texts(lang, listing.slug)
    names = sentences.names(say, listing.seats)
    there = []
    for seat in listing.seats:
        if seat.sitter != "open":
            known = waiting.strengths.get(seat.number)
            link = address(known.name) if known and known.public else ""
            told = strength(say, known.value, known.deviation) if known else ""
            there.append((names[seat.number], link, told))
    facts = [*sentences.variants(say, load(listing.slug), listing.options), *sentences.terms(say, listing.settings)]
    free = sum(seat.sitter == "open" for seat in listing.seats)
    mine, rated = any(seat.mine for seat in listing.seats), listing.settings.rated
    return LobbyRow(listing.table, say("title"), there, free, facts, mine, rated)


def me(
    lang: str, profile: Profile | None, *, path: str, name: str, code: str = "", error: str = "", minutes: int = 10
) -> str:
    """One's own name, in one place. `code` has just been made, `error` says what was refused."""
    say = page_texts(lang)
    link = address(profile.name) if profile else ""
    return render(
        "me.html", say, path=path, name=name, profile=profile, link=link, code=code, error=error, minutes=minutes
    )


def person(lang: str, profile: Profile, *, path: str) -> str:
    say = page_texts(lang)
    return render(
        "person.html",
        say,
        path=path,
        profile=profile,
        rated=[_rated(lang, each) for each in profile.rated],
        played=[_played(lang, each) for each in profile.played],
        rivals=[(_met(say, each.met), each) for each in profile.rivals],
    )


def _rated(lang: str, each: Rated) -> tuple[str, str, int, bool]:
    say = page_texts(lang, each.slug)
    return say("title"), strength(say, each.value, each.deviation), each.games, each.deviation > GUESSED


def _played(lang: str, each: Played) -> dict[str, object]:
    say = page_texts(lang, each.slug)
    return {
        "title": say("title"),
        "date": datetime.fromtimestamp(each.finished, UTC).date().isoformat(),
        "rank": say("web-person-rank", rank=each.rank, count=len(each.others) + 1),
        "others": [_met(say, other) for other in each.others],
        "change": f"{round(each.after - each.before):+d}".replace("-", "−"),
        "table": each.table,
    }


def _met(say: Texts, met: Met) -> tuple[str, str]:
    """The name and the address of somebody's page; bots have names and no pages."""
    if met.who.startswith("bot:"):
        return sentences.bot_name(say, met.who.removeprefix("bot:")), ""
    if not met.name:
        return say("web-person-nobody"), ""
    return met.name, address(met.name) if met.public else ""
