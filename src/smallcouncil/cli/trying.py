"""`smallcouncil check`: a bot tried on awkward positions, as a function for Typer."""

from typing import TYPE_CHECKING, Annotated

import typer

from smallcouncil.cli.program import usual_game

if TYPE_CHECKING:
    from smallcouncil.arena.trial import Trial
    from smallcouncil.locale import Texts

FAILED = 1
FEW = 8


def check(
    context: typer.Context,
    bot: Annotated[str, typer.Argument(show_default=False)],
    game: Annotated[str, typer.Option("--game", default_factory=usual_game)],
    movetime: Annotated[float, typer.Option("--move-time", min=0.001)] = 5.0,
    memory: Annotated[int, typer.Option(min=16)] = 1024,
    prints: Annotated[bool, typer.Option("--prints")] = False,
) -> None:
    from smallcouncil.arena.trial import leaves, try_bot
    from smallcouncil.bots import make
    from smallcouncil.bots.sandbox import Limits
    from smallcouncil.core.discovery import load

    make(bot, 0)
    found, say = load(game), context.obj.of(game)
    limits = Limits(move=movetime, memory=memory)
    failed = number = 0
    for number, trial in enumerate(try_bot(bot, found, limits), 1):
        failed += bool(trial.reason)
        for line in lines(say, number, trial, prints):
            print(line)
    stays = not leaves(bot, found, limits)
    if stays:
        print(say("check-stays"))
    print(say("check-summary", good=number - failed, tried=number))
    if failed or stays:
        raise typer.Exit(FAILED)


def lines(say: "Texts", number: int, trial: "Trial", prints: bool) -> list[str]:
    """A position in a line; where the bot failed also what was expected, and the position to look at."""
    milliseconds = round(1000 * trial.seconds)
    told = say("check-line", number=number, ask=trial.ask, answers=len(trial.answers), time=milliseconds)
    found = [f"{told} {trial.word or '–'}"]
    if trial.reason:
        found.append("   " + say("check-failed", reason=trial.reason, detail=trial.detail))
        if trial.told:
            found.append("   " + trial.told)
        few = ", ".join(trial.answers[:FEW])
        found.append("   " + say("check-expected", words=few, more=max(0, len(trial.answers) - FEW)))
        found.append("   " + say("check-position", seats=trial.state.seats, position=_where(trial)))
    if prints and trial.prints.strip():
        found += [f"   | {line}" for line in trial.prints.rstrip().splitlines()]
    return found


def _where(trial: "Trial") -> str:
    """The position as a line where the game has such, else the seed and how many decisions came before."""
    state = trial.state
    writer = getattr(state, "position", None)
    if state.game.positions and writer is not None:
        return str(writer())
    return f"seed {state.setup.seed}, {len(state.history)}"
