"""Matches of Python objects, in this very process: for whoever trains an agent and wants to know how strong it is.

    import smallcouncil as sc

    sc.match(my_function, "knight", games=400).interval

Nothing is walled in here, and nothing is kept on disk: it is the caller's own code. Otherwise such a match is like any
other, on shared deals with rotated seats.
"""

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from smallcouncil.arena.plan import make_plan
from smallcouncil.arena.playing import play_one
from smallcouncil.arena.results import MatchResult, Outcome
from smallcouncil.core.discovery import first
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.perspective import Bot, Perspective

if TYPE_CHECKING:
    from smallcouncil.core.game import Value

Player = str | Bot | Callable[[Perspective], int | str] | type[Bot]
"""A code, a bot, a function of a perspective, or a class that makes a bot for every game."""


class NoBot(CouncilError):
    """An object that cannot choose."""

    key = "error-no-bot"

    def __init__(self, given: object) -> None:
        told = type(given).__name__
        super().__init__(
            f"a {told} cannot play: give a code, a function of a perspective, or an object with choose(perspective)",
            given=told,
        )


class FunctionBot:
    """A function as a bot. It may answer by word or by number."""

    def __init__(self, function: Callable[[Perspective], int | str]) -> None:
        self._function = function

    def choose(self, perspective: Perspective) -> int:
        answer = self._function(perspective)
        return perspective.game.action(answer) if isinstance(answer, str) else answer


def match(
    *players: Player,
    games: int = 100,
    game: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    **options: "Value",
) -> MatchResult:
    """Let players meet; the result is told from the side of the first. Options of the game are keywords."""
    names, own = _named(players)
    game = first().slug if game is None else game
    plan = make_plan("match", names, game=game, games=games, seed=seed, seats=seats, options=options, own=own)
    begin = time.perf_counter()
    played = []
    for number in range(plan.games):
        played.append(play_one(plan, number, own))
        if progress:
            progress(number + 1, plan.games)
    return MatchResult(Outcome(plan, tuple(played), None, time.perf_counter() - begin))


def _named(players: tuple[Player, ...]) -> tuple[list[str], Mapping[str, Callable[[], Bot]]]:
    """A name for every player, and what makes those that are no codes. The same object has the same name."""
    names: list[str] = []
    known: dict[int, str] = {}
    own: dict[str, Callable[[], Bot]] = {}
    for player in players:
        if isinstance(player, str):
            names.append(player)
            continue
        if id(player) not in known:
            name = known[id(player)] = _fresh(_name(player), own)
            own[name] = _maker(player)
        names.append(known[id(player)])
    return names, own


def _name(player: Any) -> str:
    return f"python:{getattr(player, '__name__', type(player).__name__)}"


def _fresh(name: str, taken: Mapping[str, object]) -> str:
    names = (name if number == 1 else f"{name}-{number}" for number in range(1, len(taken) + 2))
    return next(each for each in names if each not in taken)


def _maker(player: Any) -> Callable[[], Bot]:
    if isinstance(player, type) and hasattr(player, "choose"):
        return player
    if hasattr(player, "choose"):
        return lambda: FunctionBot(player.choose)
    if callable(player) and not isinstance(player, type):
        return lambda: FunctionBot(player)
    raise NoBot(player)
