"""What a class is told: one HTML file with standings, who met whom and every loss a click away; tables for machines."""

import math
import shlex
from collections.abc import Iterator, Sequence
from html import escape

from smallcouncil.arena.classroom.book import Book, Played, table_of
from smallcouncil.arena.classroom.entrants import Entrant, Rejected
from smallcouncil.arena.html_page import html_page, section
from smallcouncil.arena.journal import RECORDS
from smallcouncil.arena.report import headline, last_words, pairs, ratings_plot, standings, times
from smallcouncil.arena.results import Outcome, Standing
from smallcouncil.core import records
from smallcouncil.core.discovery import load
from smallcouncil.locale import Texts
from smallcouncil.narration import narration
from smallcouncil.narration.telling import told

LOSSES_SHOWN = 20
COLUMNS = (
    *("place", "name", "file", "version", "games", "won", "drawn", "lost", "share", "share_low", "share_high"),
    *("rating", "rating_low", "rating_high", "mean_ms", "longest_ms", "failures", "status"),
)
STYLE = """
.plots{grid-template-columns:minmax(0,34rem)}
.losses>details{border-top:1px solid var(--rule);padding:.5rem 0}.losses>details:first-child{border:0}
.losses details details{margin:.3rem 0 .3rem 1rem}.losses ol{font-size:.9rem;margin:.4rem 0;padding-left:2.2rem}
.losses summary b{overflow-wrap:anywhere}.losses pre{margin:.4rem 0}
"""


def page(
    say: Texts, book: Book, entrants: Sequence[Entrant], rejected: Sequence[Rejected], walls: str, address: str = ""
) -> str:
    """The whole file: nothing in it is fetched from anywhere, and every name in it is escaped.

    With an address, that of a server that shows the class, a loss also leads to its replay there.
    """
    outcome = book.outcome(entrants)
    sections = []
    if outcome is not None and len(outcome.plan.bots) > 1:
        sections += [standings(say, outcome), f'<div class="plots">{ratings_plot(say, outcome)}</div>']
        sections.append(pairs(say, outcome))
    sections.append(_out(say, book, entrants, rejected))
    if outcome is not None:
        sections += [_losses(say, book, outcome, entrants, address), times(say, outcome)]
    return html_page(say, say("class-title"), _lead(say, book, outcome, walls), "".join(sections), style=STYLE)


def _lead(say: Texts, book: Book, outcome: Outcome | None, walls: str) -> str:
    games = len(outcome.games) if outcome else 0
    bots = len(outcome.plan.bots) if outcome else 0
    lines = [f'<p class="headline">{escape(headline(say, outcome))}</p>'] if outcome and bots > 1 else []
    about = say("class-about", game=say("title"), seats=book.terms.seats, bots=bots, games=games)
    return "".join([*lines, *(f'<p class="quiet">{escape(text)}</p>' for text in (about, walls) if text)])


def _out(say: Texts, book: Book, entrants: Sequence[Entrant], rejected: Sequence[Rejected]) -> str:
    """Who does not take part, and why."""
    items = [f"<li><b>{escape(each.file)}</b> {escape(reason_said(say, each))}</li>" for each in rejected]
    for each in entrants:
        if book.is_out(each):
            why, stderr = out_said(say, book, each)
            items.append(f"<li><b>{escape(each.name)}</b> {escape(why)}{last_words(say, each.name, stderr)}</li>")
    if not items:
        return ""
    return section(say("class-heading-out"), f'<ul class="forfeits">{"".join(items)}</ul>')


def reason_said(say: Texts, each: Rejected) -> str:
    return say("class-rejected", reason=each.reason, detail=each.detail)


def out_said(say: Texts, book: Book, entrant: Entrant) -> tuple[str, str]:
    """Why a bot is out, and its last words on standard error."""
    trial, detail = book.trial(entrant), _what_it_did(book, entrant)
    if trial and trial.reason:
        return say("class-out-trial", reason=trial.reason, detail=detail), ""
    failures = book.failures(entrant)
    last = failures[-1][1]
    return say("class-out-failures", count=len(failures), reason=last.reason, detail=detail), last.stderr


def _what_it_did(book: Book, entrant: Entrant) -> str:
    """What put a bot out, with the last line that it left on standard error, which is where a traceback ends."""
    trial = book.trial(entrant)
    if trial and trial.reason:
        return f"{trial.detail}. {trial.told}" if trial.told else trial.detail
    last = book.failures(entrant)[-1][1]
    words = [line.strip() for line in last.stderr.splitlines() if line.strip()]
    return ". ".join([last.detail, *words[-1:]])


def _losses(say: Texts, book: Book, outcome: Outcome, entrants: Sequence[Entrant], address: str) -> str:
    games = {game.number: game for game in book.current(entrants)}
    counted = [games[game.number] for game in outcome.games]
    parts = []
    for each in outcome.standings:
        lost = [game for game in reversed(counted) if game.lost_by(each.label)]
        shown = "".join(_loss(say, book, game, each.label, address) for game in lost[:LOSSES_SHOWN])
        more = say("class-more-losses", count=len(lost) - LOSSES_SHOWN) if len(lost) > LOSSES_SHOWN else ""
        summary = f"<b>{escape(each.label)}</b>: {escape(say('class-losses', count=len(lost)))}"
        note = f'<p class="quiet">{escape(more)}</p>' if more else ""
        parts.append(f"<details><summary>{summary}</summary>{shown}{note}</details>" if lost else f"<p>{summary}</p>")
    return section(say("class-heading-losses"), f'<div class="losses">{"".join(parts)}</div>')


def _loss(say: Texts, book: Book, game: Played, name: str, address: str) -> str:
    """One lost game: who won by how much, all of it in sentences, and where to see it drawn and analysed."""
    failed = game.forfeits_of(name)
    note = f" ({say('arena-reason', reason=failed[0].reason)})" if failed else ""
    head = say("class-loss", number=game.number + 1, seats=seats_said(game), count=game.finished.decisions)
    lines = "".join(f"<li>{escape(line)}</li>" for line in told_lines(say, game))
    why = f"<p>{escape(failed[0].detail)}</p>{last_words(say, name, failed[0].stderr)}" if failed else ""
    file = shlex.quote(str(book.folder / RECORDS))
    commands = (f"smallcouncil {verb} {file} --record {game.number + 1}" for verb in ("replay", "analyse"))
    shown = f"<pre>{escape(chr(10).join(commands))}</pre>"
    link = f'<p><a href="{address}/class/game/{game.number + 1}">{escape(say("class-open"))}</a></p>' if address else ""
    return f"<details><summary>{escape(head + note)}</summary>{link}{why}<ol>{lines}</ol>{shown}</details>"


def seats_said(game: Played) -> str:
    """Who sat where, with the scores."""
    pairs = zip(game.seated, game.finished.scores, strict=True)
    return " · ".join(f"{name} {score}" for name, score in pairs)


def told_lines(say: Texts, game: Played) -> Iterator[str]:
    state = records.replay(game.finished.record, load)
    return told(narration(state.game.slug)(say, game.seated), state)


def standings_csv(book: Book, entrants: Sequence[Entrant]) -> str:
    """Everybody, the strongest first; those who are out come last, with the reason."""
    outcome = book.outcome(entrants)
    found = outcome.standings if outcome else ()
    files = {each.name: each for each in entrants}
    rows: list[Sequence[object]] = [COLUMNS]
    rows += [_standing_row(place, each, files[each.label]) for place, each in enumerate(found, 1)]
    for each in entrants:
        if book.is_out(each):
            why = f"out: {_what_it_did(book, each)}"
            rows.append(("", each.name, each.file, each.digest, *[""] * 12, len(book.failures(each)), why))
        elif each.name not in {one.label for one in found}:
            rows.append(("", each.name, each.file, each.digest, 0, *[""] * 11, 0, "no games yet"))
    return table_of(rows)


def _standing_row(place: int, each: Standing, entrant: Entrant) -> Sequence[object]:
    tally, taken = each.tally, each.times
    mean = 1000 * taken.total / taken.moves if taken.moves else math.nan
    figures = (tally.share, *tally.interval, each.rating, *each.rating_interval, mean, 1000 * taken.longest)
    counts = (tally.games, tally.wins, tally.draws, tally.losses)
    told = ("" if math.isnan(figure) else round(figure, 3) for figure in figures)
    return (place, each.label, entrant.file, entrant.digest, *counts, *told, each.forfeits, "in")


def games_csv(book: Book, entrants: Sequence[Entrant]) -> str:
    """All games, also those of earlier versions; `counts` says which are in the standings."""
    outcome = book.outcome(entrants)
    counted = {game.number for game in outcome.games} if outcome else set()
    rows: list[Sequence[object]] = [("number", "meeting", "seats", "ranks", "scores", "decisions", "failed", "counts")]
    for game in book.games:
        done = game.finished
        failed = "; ".join(f"{game.seated[each.seat]}: {each.reason} ({each.detail})" for each in done.forfeits)
        lists = (" | ".join(map(str, each)) for each in (game.seated, done.ranks, done.scores))
        rows.append((game.number + 1, game.meeting + 1, *lists, done.decisions, failed, int(game.number in counted)))
    return table_of(rows)
