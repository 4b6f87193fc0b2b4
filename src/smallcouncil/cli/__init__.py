"""The command line: one function for each command of `smallcouncil`.

What a command needs is imported when it runs, so that the small ones answer at once.
"""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from smallcouncil.cli import analysing, class_command, contest_commands, puzzling, trying
from smallcouncil.cli.contest_parsing import Contest
from smallcouncil.cli.program import Council, GameCommand, Page, chosen_options
from smallcouncil.core.game import MOST_SEED

app = typer.Typer(
    cls=Council, add_completion=False, pretty_exceptions_enable=False, context_settings={"help_option_names": []}
)

Game = Annotated[str, typer.Argument(show_default=False)]
Seats = Annotated[int | None, typer.Option()]
Seed = Annotated[int | None, typer.Option(min=0, max=MOST_SEED)]
Position = Annotated[str | None, typer.Option()]
Database = Annotated[str | None, typer.Option(envvar="SMALLCOUNCIL_DATABASE")]
Redis = Annotated[str | None, typer.Option(envvar="SMALLCOUNCIL_REDIS")]
LogJson = Annotated[bool, typer.Option("--log-json")]


def main() -> None:
    """The console script."""
    app()


@app.callback(invoke_without_command=True)
def smallcouncil(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        context.get_help()


@app.command(cls=Page)
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535)] = None,
    database: Database = None,
    redis: Redis = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    thinkers: Annotated[int | None, typer.Option(min=0, max=256)] = None,
    most_memory: Annotated[int | None, typer.Option(min=64)] = None,
    address: Annotated[str | None, typer.Option()] = None,
    open: Annotated[bool, typer.Option("--open")] = False,
    bot_pause: Annotated[float, typer.Option(min=0.0)] = 0.7,
    no_limits: Annotated[bool, typer.Option("--no-limits")] = False,
    verbose: Annotated[bool, typer.Option("--verbose")] = False,
    log_json: LogJson = False,
    guest: Annotated[list[str] | None, typer.Option("--bot")] = None,
    room: Annotated[Path | None, typer.Option("--class")] = None,
    roomgame: Annotated[str | None, typer.Option("--class-game")] = None,
    roomseats: Annotated[int | None, typer.Option("--class-seats", min=2)] = None,
) -> None:
    from smallcouncil.cli.serving import Service, class_wish, serve_tables

    many = (database, redis, workers, thinkers, most_memory)
    wish = Service(host, port, *many, open, bot_pause, not no_limits, verbose, log_json, tuple(guest or ()))
    classroom = class_wish(context.obj, wish, room, roomgame, roomseats)
    _leave(serve_tables(context.obj, replace(wish, address=address, classroom=classroom)))


@app.command(cls=Page)
def bots(
    context: typer.Context,
    database: Database = None,
    redis: Redis = None,
    thinkers: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    log_json: LogJson = False,
) -> None:
    from smallcouncil.cli.serving import think_for_bots

    _leave(think_for_bots(context.obj, database, redis, thinkers, log_json))


@app.command(cls=Page)
def backup(
    context: typer.Context, copy: Annotated[Path, typer.Argument(show_default=False)], database: Database = None
) -> None:
    from smallcouncil.cli.serving import back_up

    _leave(back_up(context.obj, copy, database))


@app.command(cls=Page)
def restore(
    context: typer.Context,
    copy: Annotated[Path, typer.Argument(show_default=False)],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    from smallcouncil.cli.serving import restore

    _leave(restore(context.obj, copy, database, replace))


@app.command(cls=GameCommand)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(show_default=False)] = None,
    seats: Seats = None,
    bot: Annotated[list[str] | None, typer.Option()] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    seat: Annotated[int, typer.Option(min=1)] = 1,
    seed: Seed = None,
    position: Position = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all")] = False,
) -> None:
    from smallcouncil.cli.playing import Wish, play_game

    setup = {"seats": seats, "seed": seed, "position": position, **chosen_options(context)}
    wish = Wish(game, setup, tuple(bot or ()), hotseat, seat - 1, resume, ask_all)
    _leave(play_game(context.obj, wish))


@app.command(cls=Page)
def learn(context: typer.Context, game: Game, fresh: Annotated[bool, typer.Option("--fresh")] = False) -> None:
    from smallcouncil.cli.learning import learn_game

    _leave(learn_game(context.obj, game, fresh))


@app.command(cls=Page)
def rules(context: typer.Context, game: Game, term: Annotated[list[str] | None, typer.Argument()] = None) -> None:
    from smallcouncil.cli.catalogue import show_rules

    _leave(show_rules(context.obj, game, " ".join(term or ())))


@app.command(cls=GameCommand)
def simulate(
    context: typer.Context,
    game: Game,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option()] = None,
    seed: Seed = None,
    position: Position = None,
    out: Annotated[Path | None, typer.Option()] = None,
    report: Annotated[Path | None, typer.Option()] = None,
    keep: Annotated[Path | None, typer.Option()] = None,
    processes: Annotated[int | None, typer.Option("--jobs", min=1)] = None,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from smallcouncil.cli.simulating import Wish, simulate_games

    setup: dict[str, Any] = {"seats": seats, "position": position, **chosen_options(context)}
    codes = tuple(bots.split(",")) if bots is not None else ()
    wish = Wish(game, setup, games, codes, seed, out, report, keep, processes, rotate)
    _leave(simulate_games(context.obj, wish, json))


@app.command(cls=Page)
def replay(
    context: typer.Context,
    file: Path,
    at: Annotated[int | None, typer.Option(min=0)] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    record: Annotated[int, typer.Option(min=1)] = 1,
    commitment: Annotated[str | None, typer.Option()] = None,
) -> None:
    from smallcouncil.cli.watching import watch

    _leave(watch(context.obj, file, record, at, step, commitment))


for contest in (contest_commands.match, contest_commands.tournament, contest_commands.ladder):
    app.command(cls=Contest)(contest)

app.command("class", cls=Contest)(class_command.class_contest)
app.command(cls=Page)(trying.check)

for study in (analysing.solve, analysing.analyse, puzzling.puzzles):
    app.command(cls=Page)(study)


@app.command(cls=Page)
def games(context: typer.Context) -> None:
    from smallcouncil.cli.catalogue import show_games

    show_games(context.obj)


@app.command(cls=Page)
def version(context: typer.Context) -> None:
    from smallcouncil import __version__
    from smallcouncil.core.compiled_rules import IN_USE

    print(f"smallcouncil {__version__}")
    print(context.obj.say(f"cli-rules-{IN_USE}"))


def _leave(code: int) -> None:
    if code:
        raise typer.Exit(code)
