"""The pages of a class: standings, the page of one bot, and the teacher's desk."""

from collections.abc import Sequence
from dataclasses import dataclass

from smallcouncil.arena import numbers
from smallcouncil.arena.classroom.book import Played
from smallcouncil.arena.classroom.report import seats_said
from smallcouncil.arena.results import Outcome
from smallcouncil.core.game import Game
from smallcouncil.web.rendering import page_texts, render


@dataclass(frozen=True)
class Row:
    """A bot in the standings. `status` says why one is not among those who play: out, waits; `why` tells more."""

    name: str
    place: int = 0
    games: int = 0
    share: str = ""
    rating: str = ""
    status: str = ""
    why: str = ""
    mine: bool = False
    out: bool = False


@dataclass(frozen=True)
class Line:
    """A game in a list, from the side of one bot."""

    number: int
    seats: str
    lost: bool
    reason: str = ""
    stderr: str = ""


@dataclass(frozen=True)
class Desk:
    """What the teacher sees beside the standings."""

    path: str
    paused: bool
    games: int
    move: float
    failures: int
    code: str
    levels: str


def ranked(lang: str, outcome: Outcome | None, mine: Sequence[str]) -> list[Row]:
    """Those who have played, the strongest first."""
    say = page_texts(lang)
    return [
        Row(
            each.label,
            place,
            each.tally.games,
            numbers.percent(say, each.tally.share),
            numbers.spread(say, each.rating, each.rating_interval),
            mine=each.label in mine,
        )
        for place, each in enumerate(outcome.standings if outcome else (), 1)
    ]


def line(lang: str, game: Played, name: str, mine: bool) -> Line:
    """One game; the last words of a bot that failed are for its owner."""
    failed = game.forfeits_of(name)
    reason = page_texts(lang)("arena-reason", reason=failed[0].reason) if failed else ""
    stderr = failed[0].stderr if failed and mine else ""
    detail = f"{reason}: {failed[0].detail}" if failed and mine else reason
    return Line(game.number + 1, seats_said(game), game.lost_by(name), detail, stderr)


def standings(
    lang: str,
    game: Game,
    rows: Sequence[Row],
    *,
    games: int,
    open: bool,
    code: bool,
    brought: str = "",
    error: str = "",
) -> str:
    """The page of the class. With `open`, bots may be brought; with `code`, only by who knows one."""
    say = page_texts(lang, game.slug)
    shown = {"rows": rows, "games": games, "open": open, "code": code, "brought": brought, "error": error}
    return render("class.html", say, path="/class", game=game, **shown)


def bot(lang: str, game: Game, row: Row, lines: Sequence[Line]) -> str:
    return render("class_bot.html", page_texts(lang, game.slug), path=f"/class/bot/{row.name}", row=row, lines=lines)


def teacher(lang: str, game: Game, rows: Sequence[Row], desk: Desk, games: int, error: str = "") -> str:
    say = page_texts(lang, game.slug)
    return render("class_teacher.html", say, path="/class", rows=rows, desk=desk, games=games, error=error)


def table(lang: str, game: Game, rows: Sequence[Row], *, games: int) -> str:
    """The table alone, for a page that renews it."""
    return render("_class_table.html", page_texts(lang, game.slug), rows=rows, games=games)
