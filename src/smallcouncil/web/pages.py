"""All pages, as complete HTML texts in the reader's language; and the parts of a table that an update replaces."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

from smallcouncil.arena.analysis_board import setting_up
from smallcouncil.arena.lessons import lesson
from smallcouncil.arena.puzzles import puzzles
from smallcouncil.bots import guests
from smallcouncil.core.discovery import games, load
from smallcouncil.core.game import Game
from smallcouncil.web import log_lines, panel, replay_page, rules_page, sentences, study_page
from smallcouncil.web.api_page import Description
from smallcouncil.web.calling_page import Offer
from smallcouncil.web.faces import face
from smallcouncil.web.new_table_form import NewTableForm
from smallcouncil.web.pieces import Drawn, in_runs
from smallcouncil.web.record_list import listed
from smallcouncil.web.rendering import PageTexts, kept, macro, page_texts, render
from smallcouncil.web.review_page import Looking, ReviewPage
from smallcouncil.web.sharing import Sharing
from smallcouncil.web.static_files import stylesheet
from smallcouncil.web.stepwise import Steps, at_once
from smallcouncil.web.table_page import TablePage
from smallcouncil.web.table_view import Listing, Moment, Seat, TableView

# The keys of the table and of the replay, each with the name of the text that tells what they do.
TABLE_KEYS = (
    (("1", "…", "9"), "web-key-answer"),
    (("Enter",), "web-key-enter"),
    (("u",), "web-key-undo"),
    (("c",), "web-key-chat"),
    (("l",), "web-key-log"),
    (("b",), "web-key-board"),
    (("r",), "web-key-rules"),
    (("s",), "web-key-settings"),
    (("?",), "web-key-help"),
    (("Esc",), "web-key-escape"),
)
REPLAY_KEYS = (
    (("←", "→"), "web-key-step"),
    (("Home", "End"), "web-key-ends"),
    (("l",), "web-key-log"),
    (("b",), "web-key-board"),
    (("r",), "web-key-rules"),
    (("?",), "web-key-help"),
    (("Esc",), "web-key-escape"),
)

Sharer = Callable[[Moment, str], Sharing]
"""Tells how a moment can be shown elsewhere, seen with some eyes."""

# What scripts say: the text `web-js-NAME` for each name.
SCRIPT_TEXTS = (
    "lost",
    "back",
    "unsent",
    "kept",
    "late",
    "copied",
    "mine",
    "mine-body",
    "no-notify",
    "rules-none",
    *("away", "stale"),
)


@dataclass(frozen=True)
class GameBox:
    """A game on the home page."""

    slug: str
    say: PageTexts
    emblem: Markup
    players: str
    lesson: bool = False
    puzzles: int = 0
    analysis: bool = False


@dataclass(frozen=True)
class TableRow:
    """A table on the home page."""

    listing: Listing
    title: str
    people: str
    facts: Sequence[str]
    free: bool
    date: str
    """The day of the last change, as in 2026-05-17."""


def home(
    lang: str,
    *,
    path: str,
    listings_mine: Iterable[Listing],
    listings_open: Iterable[Listing],
    name: str = "",
    calls: Offer | None = None,
    classroom: bool = False,
) -> str:
    """`classroom` says whether the server has a class, whose page is linked then."""
    mine = sorted(listings_mine, key=lambda listing: (listing.finished, not listing.my_turn, -listing.changed))
    return render(
        "home.html",
        page_texts(lang),
        path=path,
        name=name,
        calls=calls,
        classroom=classroom,
        boxes=[_box(lang, game) for game in games().values()],
        levels=sentences.levels(),
        own=guests.offered(),
        mine=[_row(lang, listing) for listing in mine],
        open=[_row(lang, listing) for listing in listings_open],
    )


def _box(lang: str, game: Game) -> GameBox:
    say, least, most = page_texts(lang, game.slug), min(game.seat_counts), max(game.seat_counts)
    players = say("web-players", count=most) if least == most else say("web-players-range", least=least, most=most)
    learning = (lesson(game.slug) is not None, len(puzzles(game.slug)), setting_up(game.slug) is not None)
    return GameBox(game.slug, say, face(game.slug).emblem(), players, *learning)


def _row(lang: str, listing: Listing) -> TableRow:
    say = page_texts(lang, listing.slug)
    people = say.join(sentences.names(say, listing.seats))
    facts = [
        sentences.standing(say, listing),
        *sentences.variants(say, load(listing.slug), listing.options),
        *sentences.terms(say, listing.settings),
    ]
    date = datetime.fromtimestamp(listing.changed, UTC).date().isoformat()
    return TableRow(listing, say("title"), people, facts, any(seat.sitter == "open" for seat in listing.seats), date)


def new_table(
    lang: str,
    slug: str,
    *,
    path: str,
    form: Mapping[str, str] | None = None,
    errors: Sequence[str] = (),
    name: str = "",
    listed: str = "",
) -> str:
    """`listed` is "on" for whoever comes from the lobby."""
    say, game = page_texts(lang, slug), load(slug)
    filled = NewTableForm(say, game, form, name)
    filled.listed = filled.listed or listed
    return render(
        "new.html",
        say,
        path=path,
        game=game,
        form=filled,
        errors=errors,
        levels=sentences.levels(),
        own=guests.offered(),
    )


def table(lang: str, table_view: TableView, *, path: str, notice: str | None = None, calls: Offer | None = None) -> str:
    it = TablePage(lang, table_view)
    return render(
        "table.html",
        it.say,
        it=it,
        path=path,
        notice=notice,
        calls=calls,
        parts={name: Markup("".join(part)) for name, part in at_once(_drawing(it, panel.panels())).items()},
        log=log_lines.log(it.narration, it.slug, table_view.lines, it.replay),
        chat=log_lines.chat(it.say, it.names, table_view.messages),
        **_around(it),
        shortcuts=TABLE_KEYS,
    )


@cache
def card_drawing(lang: str, slug: str, card: str) -> str | None:
    """A whole card as an SVG file, where a game does not have them all on its page."""
    return face(slug).drawing(page_texts(lang, slug), card)


def _around(it: TablePage) -> dict[str, object]:
    """What the pages with a board share beside it."""
    return {
        "sprite": it.face.sprite(),
        "stylesheet": stylesheet(it.slug),
        "texts": SCRIPT_TEXTS,
        "levels": sentences.levels(),
        "own": guests.offered(),
    }


class Update(NamedTuple):
    """What an update changes on a table's page: its parts, its title, and the new lines of the log and the chat.

    HTML comes bit by bit; `pieces` tells a page only those that it does not show yet.
    """

    parts: Mapping[str, Iterable[str]]
    title: str
    log: Sequence[str]
    chat: Sequence[str]


def updating(lang: str, table_view: TableView, lately: panel.Panels | None = None) -> Steps[Update]:
    """`lately` is what the page showed lately, if somebody keeps it."""
    it = TablePage(lang, table_view)
    if it.answers:
        yield
    parts = yield from _drawing(it, lately or panel.panels())
    log = log_lines.log_bits(it.narration, it.slug, table_view.lines, it.replay)
    said = table_view.messages
    chat = str(log_lines.chat(it.say, it.names, said)).splitlines(keepends=True) if said else ()
    return Update(parts, it.title, log, chat)


def _drawing(it: TablePage, lately: panel.Panels) -> Steps[dict[str, Drawn]]:
    """The parts of a table that an update may change: what is inside the elements with these ids, bit by bit."""
    board = in_runs(it.board_bits())
    yield
    beside = panel.bits(it, lately)
    yield
    return {"board": board, "panel": beside, "talk": in_runs([_talk(it)])}


def _talk(it: TablePage) -> str:
    talking, partner, left = it.table_view.talking, it.partner, it.audience_left
    time = it.time_left(left)
    return kept(macro("_talk.html", "talk"), it.say, it.address, it.names, talking, partner, left, time)


def replay(
    lang: str, moment: Moment, *, path: str, looking: Looking | None = None, sharing: Sharer | None = None
) -> str:
    """A game at a moment, with its review if there is one."""
    it = _looking_back(lang, moment)
    return render(
        "replay.html",
        it.say,
        it=it,
        path=path,
        moment=moment,
        boards=replay_page.boards(lang, it, moment),
        told=_told(it, moment),
        log=log_lines.log(it.narration, it.slug, it.table_view.lines, it.replay),
        share=sharing and sharing(moment, replay_page.eyes(moment)),
        review=looking and ReviewPage(it, looking, moment, replay_page.eyes(moment)),
        **replay_page.controls(it, moment),
        **_around(it),
        shortcuts=REPLAY_KEYS,
    )


def embedded(lang: str, moment: Moment, *, source: str) -> str:
    """A game at a moment in somebody else's page; `source` is the address of its whole replay."""
    it = _looking_back(lang, moment)
    return render(
        "embed.html",
        it.say,
        moment=moment,
        source=source,
        boards=replay_page.boards(lang, it, moment),
        told=_told(it, moment),
        steps=replay_page.controls(it, moment)["steps"],
        sprite=it.face.sprite(),
        stylesheet=stylesheet(it.slug),
    )


def _looking_back(lang: str, moment: Moment) -> TablePage:
    return TablePage(lang, replace(moment.table_view, prompt=None, actions=(), guess=None), moment.source)


def _told(it: TablePage, moment: Moment) -> str:
    """What led to a moment."""
    lines = it.table_view.lines
    return log_lines.log_text(it.narration, it.slug, lines[-1]) if lines and moment.at else it.say("web-replay-start")


def invitation(lang: str, listing: Listing, seat: Seat, *, path: str, name: str = "", preview: str = "") -> str:
    """The page that an invitation leads to, with the table; `path` is the secret link, which takes the answer.

    `preview` is the address of a picture, for programs that show where a link leads.
    """
    say = page_texts(lang, listing.slug)
    game, names = load(listing.slug), sentences.names(say, listing.seats)
    return render(
        "invitation.html",
        say,
        path="/",
        address=path,
        seat=seat,
        name=name,
        preview=preview,
        there=[
            names[other.number] for other in listing.seats if other.sitter != "open" and other.number != seat.number
        ],
        facts=[*sentences.variants(say, game, listing.options), *sentences.terms(say, listing.settings)],
        emblem=face(listing.slug).emblem(),
    )


def rules(lang: str, slug: str, *, path: str, term: str = "") -> str:
    say = page_texts(lang, slug)
    found = rules_page.search(say, load(slug).ledger, term)
    intro = None if term else study_page.introduction(lang, slug)
    return render("rules.html", say, path=path, slug=slug, term=term, intro=intro, **found)


def upload(lang: str, *, path: str, error: str | None = None) -> str:
    return render("upload.html", page_texts(lang), path=path, error=error)


def records(lang: str, found: Sequence[str], *, path: str) -> str:
    """A file of many records, to choose one of."""
    say = page_texts(lang)
    return render("records.html", say, path=path, records=[listed(lang, record) for record in found])


def api_docs(lang: str, openapi: Mapping[str, Any], *, path: str) -> str:
    read = Description(openapi)
    return render("docs.html", page_texts(lang), path=path, info=read.info, calls=read.calls, shapes=read.shapes)


def error(lang: str, status: int, text: str, *, path: str, rule: str | None = None) -> str:
    """A page that says what went wrong; `rule` is the number of the rule that forbids it."""
    say = page_texts(lang)
    key = f"web-error-{status}"
    heading = say(key) if say.has(key) else say("web-error")
    return render(
        "error.html",
        say,
        path=path,
        status=status,
        heading=heading,
        text=text,
        rule=rule and rules_page.cited(lang, rule),
    )
