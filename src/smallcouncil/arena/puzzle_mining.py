"""Finds puzzles in games between bots, and proves that their answers are right. What the proof does not carry is none.

Where the game's solver comes to an end, exactly one answer must win, or be the only one that does not lose. Elsewhere a
short comparison on guesses finds candidates, a long one on fresh guesses must see the best answer ahead of every other
by a wide margin, and a third, played on to the end of the game, must agree.

What a game starts from while it is mined stands in its `ui/mining.py` as `SETUPS`; without it, as it usually starts.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from smallcouncil import bots
from smallcouncil.arena.comparing import Comparison
from smallcouncil.arena.puzzles import Puzzle, Worth
from smallcouncil.bots.levels import LEVELS
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.discovery import ui_part
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game, State
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.solving import NotSolvable, Outcome, Solution
from smallcouncil.core.tree_search import Guide

FEWEST_ACTIONS = 3
PLAYERS = ("apprentice", "knight", "novice", "knight")
"""Who plays the games: good enough for sensible positions, not so good that nothing goes wrong."""
MOST_A_GAME = 4
TRIES = 3
"""A level solves a puzzle if it finds the answer most times."""

SOLVER = Budget(nodes=40_000)
CHILD = Budget(nodes=200_000)
RANK: dict[Outcome, int] = {"win": 2, "draw": 1, "loss": 0}

GLANCE, TRIAL, LOOK, TO_THE_END = 6, 30, 200, 100
"""On how many guesses the actions are compared: to find candidates, to drop most of them, to be sure, and to the end of
the game."""
LIKELY, CLEAR, AGREED = 0.05, 0.06, 0.0
"""By what share of the win the best must be ahead in each of them."""
LIKELY_ERRORS, CLEAR_ERRORS, AGREED_ERRORS = 2.0, 5.0, 2.0
"""And by how many standard errors."""
DROP_ERRORS = 5.5
"""An answer that is so far behind is not tried on further guesses; it is more than any proof asks for."""


@dataclass(frozen=True)
class Mined:
    """One game that was looked through."""

    number: int
    decisions: int
    found: tuple[Puzzle, ...]


def mine(game: Game, first: int = 0) -> Iterator[Mined]:
    """Game after game, from a number on; the same number always gives the same puzzles."""
    setups: tuple[Mapping[str, Any], ...] = ui_part(game.slug, "mining", "SETUPS") or ({},)
    bots.prepare(game)
    number = first
    while True:
        yield _looked_through(game, number, setups[number % len(setups)])
        number += 1


def _looked_through(game: Game, number: int, setup: Mapping[str, Any]) -> Mined:
    state, luck = game.start(seed=number, **setup), Chance(number)
    players = [bots.make(PLAYERS[(number + seat) % len(PLAYERS)], number + seat) for seat in range(state.seats)]
    found: list[Puzzle] = []
    while state.awaiting:
        seat = state.awaiting[0]
        if len(found) < MOST_A_GAME and len(state.awaiting) == 1 and len(state.actions(seat)) >= FEWEST_ACTIONS:
            found += filter(None, [puzzle_at(state, seat)])
        state.act(seat, players[seat].choose(Perspective(state, seat, luck)))
    return Mined(number, len(state.history), tuple(found))


def puzzle_at(state: State, seat: int) -> Puzzle | None:
    """The puzzle that a position is, if it is one. Everything is proved of what the written position says."""
    candidate = _candidate(state, seat)
    position = state.position() if candidate else None
    if position is None:
        return None
    try:
        laid = state.game.start(position=position, seed=1)
    except CouncilError:
        return None
    if laid.awaiting != (seat,) or laid.actions(seat) != state.actions(seat):
        return None
    return _proved(laid, seat, position)


def _candidate(state: State, seat: int) -> bool:
    solution = _solved(state, SOLVER)
    if solution is not None:
        return solution.outcome in ("win", "draw")
    guide = _guide(state, seat)
    return guide is not None and _clearest(_compared(state, seat, guide, GLANCE, 3), LIKELY, LIKELY_ERRORS) is not None


def _proved(state: State, seat: int, position: str) -> Puzzle | None:
    solution = _solved(state, SOLVER)
    found = _by_solver(state, seat) if solution is not None else _by_search(state, seat)
    if found is None:
        return None
    worths, proof = found
    best = worths[0].word
    solved = tuple(level for level in LEVELS if _solves(state, seat, level, best))
    tempting = _tempting(state, seat, best, worths)
    shown = [worths[0], *(each for each in worths[1:] if each.word == tempting)]
    shown += [each for each in worths[1:] if each.word != tempting][: 3 - len(shown)]
    name = hashlib.sha256(position.encode()).hexdigest()[:10]
    return Puzzle(name, position, seat, best, tempting, tuple(shown), solved, proof)


# By the solver


def _solved(state: State, budget: Budget) -> Solution | None:
    """What is proved of a position; None where there is no solver for it. An unknown outcome is no proof."""
    try:
        return state.game.solve(state, nodes=budget.nodes, memory=1 << 26, margin=False)
    except NotSolvable:
        return None


def _by_solver(state: State, seat: int) -> tuple[list[Worth], dict[str, Any]] | None:
    """Every answer solved, and one alone the best."""
    worths = []
    for action in state.actions(seat):
        after = state.copy()
        after.act(seat, action)
        solution = _solved(after, CHILD)
        if solution is None or solution.outcome == "unknown":
            return None
        outcome = _for_seat(solution, seat)
        worths.append(Worth(state.game.word(action), RANK[outcome] / 2, outcome))
    ranked = sorted(worths, key=lambda each: (-each.chance, each.word))
    if ranked[0].chance <= ranked[1].chance:
        return None
    return ranked, {"by": "solver", "answers": len(ranked)}


def _for_seat(solution: Solution, seat: int) -> Outcome:
    turned: dict[Outcome, Outcome] = {"win": "loss", "loss": "win", "draw": "draw"}
    return solution.outcome if (solution.seat or 0) == seat else turned[solution.outcome]


# By comparison on guesses


def _guide(state: State, seat: int) -> Guide | None:
    knowledge = state.game.knowledge()
    return None if knowledge is None else knowledge.guide(seat)


def _compared(
    state: State, seat: int, guide: Guide, guesses: int, luck: int, to_the_end: bool = False, only: tuple[int, ...] = ()
) -> Comparison:
    perspective = Perspective(state, seat, Chance(luck))
    comparison = Comparison(perspective, guide, Chance(luck + 1), to_the_end, DROP_ERRORS)
    comparison.run(Budget(nodes=guesses * len(only or state.actions(seat))), only)
    return comparison


def _clearest(compared: Comparison, share: float, errors: float) -> tuple[int, ...] | None:
    """All actions, the best first, if it is ahead of every other by enough."""
    ranked = sorted((each for each, found in compared.found.items() if found), key=lambda each: -compared.mean(each))
    for other in ranked[1:]:
        lead, error = compared.lead(ranked[0], other)
        if lead <= share or lead <= errors * error:
            return None
    return tuple(ranked)


def _by_search(state: State, seat: int) -> tuple[list[Worth], dict[str, Any]] | None:
    guide = _guide(state, seat)
    if guide is None:
        return None
    if _clearest(_compared(state, seat, guide, TRIAL, 51), CLEAR, LIKELY_ERRORS) is None:
        return None
    looked = _compared(state, seat, guide, LOOK, 101)
    ranked = _clearest(looked, CLEAR, CLEAR_ERRORS)
    if ranked is None:
        return None
    ended = _compared(state, seat, guide, TO_THE_END, 201, to_the_end=True, only=ranked[:3])
    final = _clearest(ended, AGREED, AGREED_ERRORS)
    if final is None or final[0] != ranked[0]:
        return None
    lead, error = looked.lead(ranked[0], ranked[1])
    proof = {
        "by": "search",
        "answers": len(ranked),
        "guesses": len(looked.found[ranked[0]]),
        "lead": round(lead, 3),
        "error": round(error, 4),
        "ends": len(ended.found[ranked[0]]),
        "won": round(ended.mean(ranked[0]), 3),
    }
    return [Worth(state.game.word(each), round(looked.mean(each), 3)) for each in ranked], proof


# How hard it is


def _solves(state: State, seat: int, level: str, best: str) -> bool:
    wanted = state.game.action(best)
    chosen = [
        bots.make(level, seed, Budget(seconds=5.0)).choose(Perspective(state, seat, Chance(seed))) == wanted
        for seed in range(TRIES)
    ]
    return 2 * sum(chosen) > TRIES


def _tempting(state: State, seat: int, best: str, worths: list[Worth]) -> str:
    """What somebody takes who does not look ahead; if that is the best answer, the next best one."""
    for code in ("greedy", "apprentice"):
        for seed in range(TRIES):
            word = state.game.word(bots.make(code, seed).choose(Perspective(state, seat, Chance(seed))))
            if word != best:
                return word
    return worths[1].word
