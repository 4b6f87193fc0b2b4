"""What there is to play, and by which rules."""

import sys

from rich import box
from rich.table import Table
from rich.text import Text

from smallcouncil.cli.error_sentences import sentence
from smallcouncil.cli.help_pages import console
from smallcouncil.cli.program import WRONG, Voice
from smallcouncil.core.discovery import broken, games, load
from smallcouncil.narration.rulebook import find, near
from smallcouncil.terminal import rules_page
from smallcouncil.terminal.whole_names import WholeNames


def show_games(voice: Voice) -> None:
    """A line a game: its name, seats and options, and how true it is to what was printed."""
    say = voice.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("slug", "game", "players", "options", "provenance"):
        table.add_column(say(f"cli-column-{key}"), no_wrap=key == "slug")
    found = games()
    for slug, game in found.items():
        own = voice.of(slug)
        options = ", ".join(option.name for option in game.options)
        seats = ", ".join(map(str, game.seat_counts))
        table.add_row(Text(slug, style="bold"), own("title"), seats, options, own("provenance"))
    console().print(table)
    for slug in list(found)[:1]:
        console().print(say("cli-games-next", play=f"smallcouncil play {slug}"), style="dim")
    for error in broken():
        print(sentence(voice, error), file=sys.stderr)


def show_rules(voice: Voice, slug: str, term: str) -> int:
    """The rules of a game, or those that hold every word of a term; exit code 2 if none does."""
    ledger = load(slug).ledger
    say = voice.of(slug)
    screen = WholeNames(say)
    found = find(say, ledger, term)
    if not found:
        print(say("terminal-rules-none", term=term, near=near(say, ledger, term)), file=sys.stderr)
        return WRONG
    screen.print(Text(say("title"), style="bold"))
    if term:
        screen.print(say("terminal-rules-found", count=len(found), term=term))
    screen.print(rules_page.page(say, found))
    return 0
