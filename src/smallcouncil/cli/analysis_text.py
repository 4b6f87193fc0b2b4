"""An analysis on the terminal."""

from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from smallcouncil.arena import analysis_page as words
from smallcouncil.arena.analysis import Analysis, Decision
from smallcouncil.cli.help_pages import console
from smallcouncil.core.game import State
from smallcouncil.locale import Texts

Label = Callable[[State, str], str]


def tell(say: Texts, found: Analysis, label: Label) -> None:
    """One decision with all its values, or a whole game with its turning points."""
    screen = console()
    screen.print(Text(words.title(say, found), style="bold"))
    screen.print(words.result_line(say, found))
    if not found.complete:
        screen.print(Text(say("analysis-partial", count=len(found.decisions)), style="yellow"))
    if len(found.decisions) == 1:
        _one(screen, say, found, found.decisions[0], label)
    else:
        screen.print(_course(say, found, label))
        _turning(screen, say, found, label)
        screen.print(_accuracy(say, found))
    screen.print(Text(say("analysis-legend"), style="dim"))


def _one(screen: Console, say: Texts, found: Analysis, each: Decision, label: Label) -> None:
    before = found.before(each)
    table = _table(say, "analysis-column-action", "analysis-column-value")
    for value in each.values:
        table.add_row(Text(label(before, value.word)), words.chance(say, value))
    screen.print(table)
    screen.print(Text(say("analysis-line"), style="bold"))
    for number, told in enumerate(words.line_words(say, before, each.line, label, each.seat), 1):
        screen.print(Text(f"{number:>4}. {told}"))


def _course(say: Texts, found: Analysis, label: Label) -> Table:
    keys = ("analysis-column-number", "cli-column-player", "analysis-column-played", "analysis-column-value")
    table = _table(say, *keys, "analysis-column-loss-one", "analysis-column-best")
    for each in found.decisions:
        before = found.before(each)
        played = label(before, each.played) if each.played else "–"
        better = label(before, each.best.word) if each.loss or each.played is None else ""
        cells = (words.chance(say, each.choice or each.best), words.points(say, each.loss), Text(better))
        style = "red" if each in found.turning_points else ""
        table.add_row(str(each.number + 1), say.seat(each.seat), Text(played), *cells, style=style)
    return table


def _turning(screen: Console, say: Texts, found: Analysis, label: Label) -> None:
    screen.print(Text(say("analysis-heading-turning"), style="bold"))
    if not found.turning_points:
        screen.print(f"  {say('analysis-no-turning')}")
    for each in found.turning_points:
        before, lost = found.before(each), round(100 * each.loss)
        assert each.played is not None
        head = say("analysis-turning", number=each.number + 1, player=say.seat(each.seat), points=lost)
        screen.print(Text(f"  {head}"))
        screen.print(Text(f"    {say('analysis-played', label=label(before, each.played))}"))
        screen.print(Text(f"    {say('analysis-better', label=label(before, each.best.word))}"))


def _accuracy(say: Texts, found: Analysis) -> Table:
    keys = ("cli-column-player", "analysis-column-accuracy", "analysis-column-loss", "analysis-column-decisions")
    table = _table(say, *keys)
    for each in found.reports:
        loss = say("cli-percent", share=round(100 * each.mean_loss, 1))
        table.add_row(say.seat(each.seat), words.accuracy(say, each.accuracy), loss, str(each.decisions))
    return table


def _table(say: Texts, *keys: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in keys:
        table.add_column(say(key))
    return table
