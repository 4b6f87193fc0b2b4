"""`smallcouncil match`, `tournament` and `ladder`, as functions for Typer.

The program around them puts its language into `context.obj`, and into `context.meta` the options of the game
(`OPTIONS`) and the words that were typed (`WORDS`).
"""

import json as json_format
import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from smallcouncil.cli.program import usual_game

if TYPE_CHECKING:
    from smallcouncil.arena.plan import Plan
    from smallcouncil.arena.results import Outcome
    from smallcouncil.locale import Texts

OPTIONS = "smallcouncil.options"
WORDS = "smallcouncil.words"
INTERRUPTED = 130
# What of a command line does not change the games: where they are kept, who plays them, how they are shown.
BESIDE = ("--out", "--jobs", "--lang")
BESIDE_ALONE = ("--json", "--ray")

Contestants = Annotated[list[str], typer.Argument(show_default=False)]
Rungs = Annotated[list[str] | None, typer.Argument(show_default=False)]
GameName = Annotated[str, typer.Option(default_factory=usual_game)]
Rounds = Annotated[int, typer.Option("--games", min=1)]
Seats = Annotated[int | None, typer.Option()]
Seed = Annotated[int | None, typer.Option("--seed", min=0, show_default=False)]
Jobs = Annotated[int | None, typer.Option(min=1)]
Folder = Annotated[Path | None, typer.Option("--out")]
OnRay = Annotated[bool, typer.Option("--ray")]
MoveTime = Annotated[float, typer.Option("--move-time", min=0.001)]
GameTime = Annotated[float, typer.Option("--game-time", min=0.001)]
Memory = Annotated[int, typer.Option(min=16)]
AsJson = Annotated[bool, typer.Option("--json")]


def match(
    context: typer.Context,
    contestants: Contestants,
    game: GameName,
    rounds: Rounds = 100,
    seats: Seats = None,
    matchseed: Seed = None,
    jobs: Jobs = None,
    folder: Folder = None,
    ray: OnRay = False,
    sprt: Annotated[bool, typer.Option("--sprt")] = False,
    elo0: Annotated[float, typer.Option()] = 0.0,
    elo1: Annotated[float, typer.Option()] = 20.0,
    alpha: Annotated[float, typer.Option(min=0.0001, max=0.5)] = 0.05,
    beta: Annotated[float, typer.Option(min=0.0001, max=0.5)] = 0.05,
    movetime: MoveTime = 5.0,
    gametime: GameTime = 300.0,
    memory: Memory = 1024,
    json: AsJson = False,
) -> None:
    from smallcouncil.arena.sprt import Sprt

    wish = {"game": game, "games": rounds, "seats": seats, "seed": matchseed, "limits": (movetime, gametime, memory)}
    wish["sprt"] = Sprt(elo0, elo1, alpha, beta) if sprt else None
    _contest(context, "match", contestants, wish, jobs, folder, ray, json)


def tournament(
    context: typer.Context,
    contestants: Contestants,
    game: GameName,
    rounds: Rounds = 20,
    seats: Seats = None,
    matchseed: Seed = None,
    jobs: Jobs = None,
    folder: Folder = None,
    ray: OnRay = False,
    movetime: MoveTime = 5.0,
    gametime: GameTime = 300.0,
    memory: Memory = 1024,
    json: AsJson = False,
) -> None:
    wish = {"game": game, "games": rounds, "seats": seats, "seed": matchseed, "limits": (movetime, gametime, memory)}
    _contest(context, "tournament", contestants, wish, jobs, folder, ray, json)


def ladder(
    context: typer.Context,
    game: GameName,
    contestants: Rungs = None,
    rounds: Rounds = 20,
    seats: Seats = None,
    matchseed: Seed = None,
    jobs: Jobs = None,
    folder: Folder = None,
    ray: OnRay = False,
    movetime: MoveTime = 5.0,
    gametime: GameTime = 300.0,
    memory: Memory = 1024,
    json: AsJson = False,
) -> None:
    from smallcouncil.arena import LADDER

    wish = {"game": game, "games": rounds, "seats": seats, "seed": matchseed, "limits": (movetime, gametime, memory)}
    _contest(context, "ladder", contestants or LADDER, wish, jobs, folder, ray, json)


def _contest(
    context: typer.Context,
    kind: str,
    codes: Sequence[str],
    wish: dict[str, Any],
    jobs: int | None,
    folder: Path | None,
    ray: bool,
    json: bool,
) -> None:
    from smallcouncil.arena.journal import held_seed
    from smallcouncil.arena.plan import make_plan
    from smallcouncil.arena.walled import walls_said
    from smallcouncil.bots.sandbox import Limits

    wish["seed"] = held_seed(folder) if wish["seed"] is None else wish["seed"]
    move, whole, memory = wish.pop("limits")
    limits = Limits(move=move, game=whole, memory=memory)
    plan = make_plan(kind, codes, options=context.meta.get(OPTIONS, {}), limits=limits, **wish)
    say = context.obj.of(plan.game)
    if said := walls_said(say, plan):
        print(said, file=sys.stderr)
    outcome = _played(say, plan, folder, jobs or cores(), ray)
    if outcome is None:
        raise typer.Exit(INTERRUPTED)
    _publish(say, outcome, folder, again(kind, context.meta.get(WORDS, codes), plan.seed), json)


def _played(say: "Texts", plan: "Plan", folder: Path | None, jobs: int, ray: bool) -> "Outcome | None":
    from smallcouncil.arena.running import run

    try:
        compiled(say, plan.game)
        with progress_bar(say) as progress:
            return run(plan, folder, jobs, ray, progress)
    except KeyboardInterrupt:
        said = say("arena-stopped", folder=str(folder)) if folder else say("arena-stopped-unsaved")
        print(said, file=sys.stderr)
        return None


def compiled(say: "Texts", game: str) -> None:
    """The first contest on a machine waits for this once; later ones find it on disk."""
    from rich.console import Console

    from smallcouncil import bots
    from smallcouncil.core.discovery import load

    with Console(stderr=True).status(say("terminal-compiling")):
        bots.prepare(load(game))


def _publish(say: "Texts", outcome: "Outcome", folder: Path | None, again: str, json: bool) -> None:
    from rich.console import Console
    from rich.text import Text

    from smallcouncil.arena.journal import RECORDS, REPORT, replace
    from smallcouncil.arena.report import page
    from smallcouncil.arena.text_report import as_json, tell

    if folder is not None:
        replace(folder / REPORT, page(say, outcome, again))
    if json:
        print(json_format.dumps(as_json(outcome, again), indent=2))
        return
    screen = Console(highlight=False, markup=False, emoji=False)
    tell(say, screen, outcome)
    if folder is not None:
        screen.print(say("arena-report-at", path=str(folder / REPORT)), soft_wrap=True)
        screen.print(say("arena-records-at", path=str(folder / RECORDS)), soft_wrap=True)
    screen.print(Text(say("arena-again"), style="dim"))
    screen.print(f"  {again}", soft_wrap=True)


def again(kind: str, words: Sequence[str], seed: int) -> str:
    """The command that plays the very same games, whatever the machine."""
    kept: list[str] = []
    queue = iter(words)
    for word in queue:
        if word in BESIDE:
            next(queue, None)
        elif word not in BESIDE_ALONE and not word.startswith(tuple(f"{name}=" for name in BESIDE)):
            kept.append(word)
    told = [] if any(word.partition("=")[0] == "--seed" for word in kept) else ["--seed", str(seed)]
    return shlex.join(["smallcouncil", kind, *kept, *told])


def cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def progress_bar(say: "Texts") -> Iterator[Callable[[int, int], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(say("arena-playing"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
