"""`smallcouncil puzzles`: mine games for puzzles, or count those that are there."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from smallcouncil.locale import Texts

MINE, COUNT = "mine", "count"


def puzzles(
    context: typer.Context,
    task: Annotated[str, typer.Argument(show_default=False)],
    game: Annotated[str, typer.Argument(show_default=False)],
    puzzlefile: Annotated[Path | None, typer.Option("--out")] = None,
    wanted: Annotated[int, typer.Option("--count", min=1)] = 200,
) -> None:
    import smallcouncil as sc
    from smallcouncil.cli.usage import BadUsage

    if task not in (MINE, COUNT):
        raise BadUsage("cli-error-puzzle-task", task=task)
    say = context.obj.of(sc.game(game).slug)
    file = puzzlefile or Path(f"{game}-puzzles.jsonl")
    if task == MINE:
        _mine(say, game, file, wanted)
    else:
        _count(say, game)


def _mine(say: "Texts", game: str, file: Path, wanted: int) -> None:
    """Add puzzles to a file until there are enough. The file beside it knows where to go on."""
    import smallcouncil as sc
    from smallcouncil.arena.puzzle_mining import Place, Shelf, mine
    from smallcouncil.arena.puzzles import read

    notes = file.with_suffix(".next")
    shelf = Shelf(read(file.read_text(encoding="utf-8")) if file.is_file() else ())
    place = Place.read(notes.read_text(encoding="utf-8")) if notes.is_file() else Place()
    print(say("puzzles-mining", file=str(file), count=len(shelf), wanted=wanted, first=place.game), file=sys.stderr)
    for mined in mine(sc.game(game), place, shelf.wants):
        if len(shelf) >= wanted:
            return
        found = mined.found
        if found is not None and found.id not in shelf.known:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(f"{found.line()}\n")
            shelf.add(found)
        notes.write_text(f"{mined.place}\n", encoding="utf-8")
        if found is not None or not mined.place.decision:
            _tell(say, mined.place.game, len(shelf), wanted)


def _tell(say: "Texts", number: int, count: int, wanted: int) -> None:
    print(say("puzzles-mined", number=number, count=count, wanted=wanted), file=sys.stderr, flush=True)


def _count(say: "Texts", game: str) -> None:
    from collections import Counter

    from smallcouncil.arena.puzzles import puzzles as shipped

    found = shipped(game)
    print(say("puzzles-count", count=len(found)))
    for rating, count in sorted(Counter(each.rating for each in found).items()):
        print(say("puzzles-rated", rating=rating, count=count))
