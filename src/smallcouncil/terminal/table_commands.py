"""The commands that a player may type at the table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Columns
from rich.text import Text

from smallcouncil.core import files
from smallcouncil.core.game import State
from smallcouncil.locale import Texts
from smallcouncil.narration.rulebook import find, near
from smallcouncil.terminal import answer_list, help_commands, rules_page
from smallcouncil.terminal.boards import Board
from smallcouncil.terminal.typed_input import matching

if TYPE_CHECKING:
    from smallcouncil.terminal.table import TerminalTable


class PlayerLeft(Exception):
    """The player leaves the table; the game is saved in a file of the player's choice, or nowhere but by itself."""

    def __init__(self, path: str = "") -> None:
        super().__init__(path)
        self.path = path


def wordings(say: Texts) -> dict[str, tuple[str, ...]]:
    """How each command may be typed: in the reader's language, and in English everywhere."""
    return {name: (say(f"command-{name}"), name) for name in ORDERS}


def show_help(table: "TerminalTable", seat: int, argument: str) -> None:
    say = table.say
    rows = Columns.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True, style="bold")
    for name in ORDERS:
        key = f"command-{name}"
        what = f" {say(f'{key}.argument')}" if say.has(f"{key}.argument") else ""
        rows.add_row(f"{say(key)}{what}", say(f"{key}.help"))
    table.screen.tell(say("terminal-commands"), "bold")
    table.screen.show(rows)
    example = table.typed(table.state.actions(seat)[0])
    table.screen.tell(say("terminal-how-to-move", numbers=table.numbers(seat), example=example))
    table.screen.tell(say("signs"), "dim")


def show_moves(table: "TerminalTable", seat: int, argument: str) -> None:
    found = answer_list.answers(table.board.narration, table.state, seat)
    table.screen.show(answer_list.numbered(table.board.narration, found, table.screen.width, tight=False))


def show_board(table: "TerminalTable", seat: int, argument: str) -> None:
    table.show(seat, answer_list.answers(table.board.narration, table.state, seat), whole=True)


def show_log(table: "TerminalTable", seat: int, argument: str) -> None:
    lines = list(filter(None, log(table.board, table.state, table.viewer)))
    for line in lines:
        table.screen.tell(line)
    if not lines:
        table.screen.tell(table.say("terminal-log-empty"))


def log(board: Board, state: State, viewer: int | None, whole: bool = False) -> Iterator[str]:
    """What happened, a line a decision; an empty one, and no number, where not even that may be known yet.

    Of a `whole` game, such as a record, every decision has its line.
    """
    again, told = state.restart(), 0
    for seat, action in state.history:
        event = decided(board, again, seat, action, viewer, whole or state.result is not None)
        told += bool(event)
        yield board.say("terminal-log-line", n=told, event=event) if event else ""


def decided(board: Board, state: State, seat: int, action: int, viewer: int | None, over: bool = False) -> str:
    """Apply a decision and tell what came of it; one that showed nothing yet is told by its label, if it is known.

    Whoever decides in secret, one thing after the other, does not even show how many, until the game is over.
    """
    prompt, number, view = state.prompt(seat), len(state.history), state.view(viewer)
    assert prompt is not None
    secret = prompt.about.get("secret") or (view.get("awaiting") or {}).get("secret")
    known = viewer == seat or not secret
    label = board.narration.label(state.game.word(action), view | {"prompt": prompt.json()}) if known else ""
    before = len(state.events(viewer, number))
    state.act(seat, action)
    if told := board.narration.tell(state.events(viewer, number)[before:]):
        return told
    if known:
        return answered(board, seat, label)
    return "" if seat in state.awaiting and not over else board.say("terminal-decided", player=board.names[seat])


def answered(board: Board, seat: int, label: str) -> str:
    """A decision that brought nothing to see, by its label."""
    return f"{board.names[seat]}: {label}."


def explain(table: "TerminalTable", seat: int, argument: str) -> None:
    """Why a move is refused; without one, why the last one was, or else why the game asks."""
    prompt = table.state.prompt(seat)
    assert prompt is not None
    if not argument:
        _explain_rule(table, table.refused or prompt.rule)
        return
    found = matching(argument, table.vocabulary()) or matching(argument, table.labels(seat))
    if not found and (forbidden := table.board.narration.forbidden(argument, prompt)):
        table.screen.tell(table.say("error-illegal", word=argument, rule=forbidden), "yellow")
        _explain_rule(table, forbidden)
    elif len(found) != 1:
        key = "terminal-ambiguous" if found else "error-bad-word"
        moves = ", ".join(table.typed(action) for action in found)
        table.screen.tell(table.say(key, input=argument, word=argument, near="", moves=moves), "yellow")
    elif found[0] in table.state.actions(seat):
        table.screen.tell(table.say("terminal-why-legal", move=table.typed(found[0])))
    else:
        rule = table.state.broken_rule(seat, found[0])
        table.screen.tell(table.say("error-illegal", word=table.typed(found[0]), rule=rule), "yellow")
        _explain_rule(table, rule)


def _explain_rule(table: "TerminalTable", rule: str) -> None:
    say, key = table.say, f"why-{rule}"
    if say.has(key):
        table.screen.tell(say(key), "bold")
    if known := table.state.game.ledger.by_id.get(rule):
        table.screen.show(Text.assemble((f"{rule}  ", "dim"), rules_page.entry(say, known)))
    elif not say.has(key):
        table.screen.tell(say("terminal-why-unwritten"))


def show_rules(table: "TerminalTable", seat: int, argument: str) -> None:
    ledger = table.state.game.ledger
    found = find(table.say, ledger, argument)
    if found:
        table.screen.show(rules_page.page(table.say, found))
    else:
        hint = near(table.say, ledger, argument)
        table.screen.tell(table.say("terminal-rules-none", term=argument, near=hint), "yellow")


def undo(table: "TerminalTable", seat: int, argument: str) -> None:
    """Back to the last decision that a person was asked for, over whatever the bots replied."""
    target = last_choice(table)
    if target is None:
        table.screen.tell(table.say("terminal-nothing-to-undo"), "yellow")
        return
    again = table.state.at(target)
    opening = len(again.events(table.viewer, target))
    since = table.state.events(table.viewer, target)[opening:]
    if any(event["event"] in table.state.game.revealing for event in since):
        table.screen.tell(table.say("terminal-revealed"), "yellow")
        return
    by, action = table.state.history[target]
    told = table.say("terminal-undone-of", player=table.board.names[by])
    if not table.curtained or by == seat:
        told = table.say("terminal-undone", move=table.board.narration.label(again.game.word(action), again.view(by)))
    table.rewind(again)
    table.screen.tell(told)


def last_choice(table: "TerminalTable") -> int | None:
    """The number of the last decision that a person made, not counting those played for them."""
    found = None
    for (number, (seat, _)), then in zip(enumerate(table.state.history), table.state.moments(), strict=False):
        asked = table.ask_all or len(then.actions(seat)) > 1
        if asked and table.players.is_person(seat):
            found = number
    return found


def save(table: "TerminalTable", seat: int, argument: str) -> None:
    if not argument:
        command = table.say("command-save")
        needed = table.say("command-save.argument")
        table.screen.tell(table.say("terminal-missing-argument", command=command, argument=needed), "yellow")
        return
    path = Path(argument).expanduser()
    if path.is_file() and not table.screen.agrees("terminal-file-exists", file=argument):
        return
    files.write(path, table.record())
    table.screen.tell(table.say("terminal-saved", file=str(path)), to_copy=True)


def leave(table: "TerminalTable", seat: int, argument: str) -> None:
    """Offer a file of the player's own; the game has saved itself in any case."""
    answer = argument or table.screen.ask(table.say("terminal-save-as"))
    if answer:
        save(table, seat, answer)
    raise PlayerLeft(answer)


ORDERS: dict[str, Callable[["TerminalTable", int, str], None]] = {
    "help": show_help,
    "moves": show_moves,
    "board": show_board,
    "log": show_log,
    "since": help_commands.since,
    "hint": help_commands.hint,
    "why": explain,
    "rules": show_rules,
    "undo": undo,
    "save": save,
    "quit": leave,
}
