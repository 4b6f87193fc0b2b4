"""`smallcouncil solve` and `smallcouncil analyse`, as functions for Typer."""

import json as json_format
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from smallcouncil.cli.program import usual_game

if TYPE_CHECKING:
    from smallcouncil.arena.analysis import Analysis, Budget
    from smallcouncil.core.game import Json, State
    from smallcouncil.core.solving import Solution
    from smallcouncil.locale import Texts

UNKNOWN = 1
INTERRUPTED = 130
MEBIBYTE = 1 << 20

Position = Annotated[str, typer.Argument(show_default=False)]
GameName = Annotated[str, typer.Option("--game", default_factory=usual_game)]
Nodes = Annotated[int | None, typer.Option("--nodes", min=0)]
Record = Annotated[int, typer.Option(min=1)]


def solve(
    context: typer.Context,
    where: Position,
    game: GameName,
    nodes: Nodes = None,
    seconds: Annotated[float, typer.Option(min=0.0)] = 60.0,
    tablesize: Annotated[int, typer.Option("--memory", min=1)] = 1024,
    nomargin: Annotated[bool, typer.Option("--no-margin")] = False,
    record: Record = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    state = read_state(where, game, record)
    say = context.obj.of(state.game.slug)
    clock = None if nodes is not None and not _given(context, "seconds") else seconds
    with _busy(say("analysis-preparing")):
        state.game.solve(state, nodes=1, margin=False)
    with _busy(say("analysis-solving")):
        found = state.game.solve(state, nodes=nodes, seconds=clock, memory=tablesize * MEBIBYTE, margin=not nomargin)
    checked = found.check(state)
    if json:
        print(json_format.dumps(_solution_json(state, found, checked), indent=2))
    else:
        for line in solution_lines(say, state, found, checked, asked_margin=not nomargin):
            print(line)
    if found.outcome == "unknown":
        raise typer.Exit(UNKNOWN)


def analyse(
    context: typer.Context,
    what: Position,
    game: GameName,
    pace: Annotated[float | None, typer.Option("--seconds", min=0.0)] = None,
    effort: Nodes = None,
    record: Record = 1,
    jsonfile: Annotated[Path | None, typer.Option("--json")] = None,
    htmlfile: Annotated[Path | None, typer.Option("--html")] = None,
) -> None:
    from smallcouncil.arena.analysis import Budget, count

    state = read_state(what, game, record)
    say = context.obj.of(state.game.slug)
    if not count(state):
        from smallcouncil.cli.usage import BadUsage

        raise BadUsage("analysis-nothing")
    found, finished = _analysed(say, state, Budget(nodes=effort, seconds=pace))
    if found is None:
        print(say("analysis-stopped-empty"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    _publish(say, found, jsonfile, htmlfile)
    if not finished:
        raise typer.Exit(INTERRUPTED)


# Reading


def read_state(where: str, game: str, record: int) -> "State":
    """The game that is meant: a position in words, or a file or the input with a position or a record."""
    import smallcouncil as sc
    from smallcouncil.cli.watching import replayed
    from smallcouncil.core import files

    if " " in where.strip() and not Path(where).is_file():
        return sc.game(game).start(position=where.strip())
    text = sys.stdin.read() if where == "-" else files.read(Path(where))
    if text.lstrip().startswith("{"):
        return replayed(text, record)
    return sc.game(game).start(position=text.strip())


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


# Solutions


def solution_lines(say: "Texts", state: "State", found: "Solution", checked: bool, asked_margin: bool) -> Iterator[str]:
    """Who wins, how, and how far that is proved."""
    from smallcouncil.arena.analysis_page import line_words

    if found.seat is None:
        yield _ended(say, state)
        return
    yield _verdict(say, found)
    if found.margin is None and asked_margin:
        yield say("analysis-bounds", player=say.seat(found.seat), low=found.bounds[0], high=found.bounds[1])
    complete = _comes_to_an_end(state, found.line)
    if found.line:
        yield say("analysis-best-line" if complete else "analysis-best-line-open")
        for number, told in enumerate(line_words(say, state, found.line, labeller(say, state)), 1):
            yield f"{number:>4}. {told}"
    if complete and found.outcome != "unknown":
        yield say("analysis-checked" if checked else "analysis-check-failed")
    yield say("analysis-cost", nodes=found.nodes, seconds=round(found.seconds, 2))


def _verdict(say: "Texts", found: "Solution") -> str:
    if found.outcome == "unknown":
        return say("analysis-unknown")
    if found.winner is None:
        return say("analysis-drawn")
    player = say.seat(found.winner)
    if found.margin is None:
        return say("analysis-wins", player=player)
    if not found.margin:
        return say("analysis-wins-level", player=player)
    return say("analysis-wins-by", player=player, score=say("score", count=abs(found.margin)))


def _ended(say: "Texts", state: "State") -> str:
    from smallcouncil.arena.analysis import summary
    from smallcouncil.arena.analysis_page import result_line

    return say("analysis-over", result=result_line(say, summary(state, [])))


def _comes_to_an_end(state: "State", line: tuple[str, ...]) -> bool:
    played = state.copy()
    for word in line:
        played.play(word)
    return played.result is not None


def _solution_json(state: "State", found: "Solution", checked: bool) -> "Json":
    return {
        "game": state.game.slug,
        "seat": found.seat,
        "outcome": found.outcome,
        "winner": found.winner,
        "margin": found.margin,
        "bounds": list(found.bounds),
        "line": list(found.line),
        "checked": checked,
        "exact": found.exact,
        "note": found.note,
        "nodes": found.nodes,
        "seconds": round(found.seconds, 4),
    }


def labeller(say: "Texts", state: "State") -> "Callable[[State, str], str]":
    """Actions as phrases, in the words of the game's own narration."""
    from smallcouncil.narration import narration

    names = [say.seat(seat) for seat in range(state.seats)]
    voice = narration(state.game.slug)(say, names)
    return lambda now, word: voice.label(word, now.view(now.awaiting[0]))


# Analyses


def _analysed(say: "Texts", state: "State", budget: "Budget") -> "tuple[Analysis | None, bool]":
    """The analysis, as far as it came before somebody stopped it, and whether it came to its end."""
    from smallcouncil.arena.analysis import Decision, count, decisions, prepare, summary

    found: list[Decision] = []
    finished = False
    try:
        with _busy(say("analysis-preparing")):
            prepare(state)
        with _progress(say("analysis-analysing"), count(state)) as advance:
            for decision in decisions(state, budget):
                found.append(decision)
                advance()
        finished = True
    except KeyboardInterrupt:
        pass
    return (summary(state, found) if found else None), finished


def _publish(say: "Texts", found: "Analysis", jsonfile: Path | None, htmlfile: Path | None) -> None:
    from smallcouncil.arena.analysis_page import page
    from smallcouncil.core import files

    if htmlfile is not None:
        files.write(htmlfile, page(say, found, labeller(say, found.state)))
    text = json_format.dumps(found.json(), indent=2)
    if jsonfile is not None and str(jsonfile) == "-":
        print(text)
        return
    if jsonfile is not None:
        files.write(jsonfile, text + "\n")
    from smallcouncil.cli.analysis_text import tell

    tell(say, found, labeller(say, found.state))
    for path in (jsonfile, htmlfile):
        if path is not None:
            print(say("analysis-written", path=str(path)))


# Waiting


@contextmanager
def _busy(reason: str) -> Iterator[None]:
    """A spinner with its reason, on the screen of errors, so that an answer can be piped on."""
    from rich.console import Console
    from rich.text import Text

    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield
        return
    with screen.status(Text(reason)):
        yield


@contextmanager
def _progress(reason: str, total: int) -> Iterator[Callable[[], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(reason, total=total)
        yield lambda: bar.advance(task)
