"""Commands for somebody who wants to understand the game: what happened since, and what would be good now."""

from typing import TYPE_CHECKING

from rich.table import Table as Columns
from rich.text import Text

from smallcouncil.core.sealed import number_of

if TYPE_CHECKING:
    from smallcouncil.terminal.table import TerminalTable


def since(table: "TerminalTable", seat: int, argument: str) -> None:
    """What happened since the player last answered, in order."""
    from smallcouncil.terminal.table_commands import log

    after = min(table.answered + 1, len(table.state.history)) if table.answered else 0
    lines = list(log(table.board, table.state, table.viewer))
    found = list(filter(None, lines[after:]))
    table.screen.tell(table.say("hint-since" if found else "hint-since-nothing"), "bold")
    for line in found:
        table.screen.tell(line)


def hint(table: "TerminalTable", seat: int, argument: str) -> None:
    """The best few answers with their reasons. Where several people play for themselves nobody gets one."""
    from smallcouncil.arena import hints

    say, state = table.say, table.state
    if len(table.people) > 1:
        table.screen.tell(say("hint-company"), "yellow")
        return
    level = hints.level_above(table.players.codes)
    with table.screen.busy(say("hint-thinking")):
        found = hints.hints(state, seat, level, number_of(state.setup.seed) + len(state.history))
    if not found:
        table.screen.tell(say("hint-none"))
        return
    table.hinted.add(len(state.history))
    rows = Columns.grid(padding=(0, 2, 0, 0))
    for each in hints.told(table.board.narration, state.sample(seat, 1), seat, found):
        rows.add_row(Text(each.label, style="bold"), Text(each.chance), Text("; ".join(each.reasons)))
    table.screen.tell(say("hint-heading", level=say(f"web-level-{level}")), "bold")
    table.screen.show(rows)
    table.screen.tell(say("hint-marked"), "dim")
