"""The arena: bots meet in matches, tournaments and ladders, on shared deals and with rotated seats.

from smallcouncil import arena

result = arena.play_match("master", "greedy", games=400, jobs=2)
result.share, result.interval, result.elo, result.times
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallcouncil.arena.results import MatchResult, Outcome
    from smallcouncil.arena.running import Progress
    from smallcouncil.arena.sprt import Sprt
    from smallcouncil.bots.sandbox import Limits
    from smallcouncil.core.game import Value

__all__ = ["LADDER", "play_contest", "play_match"]

LADDER = ("novice", "apprentice", "knight", "maester", "master")


def play_match(
    *bots: str,
    games: int = 100,
    game: str | None = None,
    seats: int | None = None,
    options: "Mapping[str, Value] | None" = None,
    seed: int | None = None,
    jobs: int = 1,
    limits: "Limits | None" = None,
    sprt: "Sprt | None" = None,
    out: Path | None = None,
    ray: bool = False,
    progress: "Progress | None" = None,
) -> "MatchResult":
    """Bots against each other, named by their codes; the result is told from the side of the first.

    Without a seed the contest that `out` holds goes on, or a new one is dealt from a seed that nobody can know.
    """
    from smallcouncil.arena.journal import held_seed
    from smallcouncil.arena.plan import make_plan
    from smallcouncil.arena.results import MatchResult
    from smallcouncil.arena.running import run
    from smallcouncil.core.discovery import first

    seed = held_seed(out) if seed is None else seed
    game = first().slug if game is None else game
    plan = make_plan(
        "match", bots, game=game, games=games, seed=seed, seats=seats, options=options, limits=limits, sprt=sprt
    )
    return MatchResult(run(plan, out, jobs, ray, progress))


def play_contest(
    kind: str,
    *bots: str,
    games: int = 100,
    game: str | None = None,
    seats: int | None = None,
    options: "Mapping[str, Value] | None" = None,
    seed: int | None = None,
    jobs: int = 1,
    limits: "Limits | None" = None,
    out: Path | None = None,
    ray: bool = False,
    progress: "Progress | None" = None,
) -> "Outcome":
    """A "tournament" of everyone against everyone, or a "ladder" of neighbours; `games` is for each group."""
    from smallcouncil.arena.journal import held_seed
    from smallcouncil.arena.plan import make_plan
    from smallcouncil.arena.running import run
    from smallcouncil.core.discovery import first

    seed = held_seed(out) if seed is None else seed
    game = first().slug if game is None else game
    plan = make_plan(
        kind, bots or LADDER, game=game, games=games, seed=seed, seats=seats, options=options, limits=limits
    )
    return run(plan, out, jobs, ray, progress)
