"""The commands of the arena: they name their game by an option, so that bots can be the arguments."""

from typing import Any

from smallcouncil.cli.contest_commands import WORDS
from smallcouncil.cli.program import GameCommand, usual_game


class Contest(GameCommand):
    """A contest of bots. The words are kept as typed, for the line that plays the same games again."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[WORDS] = list(args)
        named = [part for word in args for part in (word.split("=", 1) if word.startswith("--game=") else [word])]
        return super().parse_args(ctx, named if "--game" in named else [*named, "--game", usual_game()])
