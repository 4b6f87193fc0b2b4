"""What makes a position a puzzle: a proof that one answer is better than all others.

Where the game's solver comes to an end, exactly one answer must win, or be the only one that does not lose. Elsewhere
the answers are compared on guesses at what the seat cannot see. Each comparison draws guesses of its own, and all of
them must agree: a wide lead where both sides go on sensibly to the end of the stage; the same lead where the one who
answers thinks about every further decision of the stage, so that no answer looks bad only because it was not followed
up; and the same order when the games are played to their end.

A proof is only ever given up early, never accepted early: a comparison ends as soon as it would take much luck to come
out well, so most of the time goes into positions that become puzzles.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from smallcouncil.arena.comparing import Comparison
from smallcouncil.arena.puzzles import Worth
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.solving import NotSolvable, Outcome, Solution
from smallcouncil.core.tree_search import Guide

SOLVER = Budget(nodes=40_000)
CHILD = Budget(nodes=200_000)
RANK: dict[Outcome, int] = {"win": 2, "draw": 1, "loss": 0}


@dataclass(frozen=True)
class Bar:
    """What a comparison asks for before it counts: the best must be ahead of every other answer."""

    guesses: int
    """On so many guesses, all of them; more where answers drop out."""
    share: float
    """By this share of the win at least."""
    errors: float
    """And by so many standard errors."""
    patience: int
    """After so many guesses it may be given up, if it hardly can come out well any more."""

    def passed(self, lead: float, error: float) -> bool:
        return lead > self.share and lead > self.errors * error

    def reachable(self, lead: float, error: float, tried: int) -> bool:
        """Whether the guesses that are left may still bring the lead over the bar, with some luck but not with much."""
        if tried < self.patience or tried >= self.guesses:
            return True
        told = tried / self.guesses
        return self.passed(lead + LUCK * error * math.sqrt(1 - told), error * math.sqrt(told))


LUCK = 2.0
"""By so many standard errors the guesses that are left may be better than those that were tried."""
GLANCE = Bar(guesses=6, share=0.06, errors=2.0, patience=3)
"""Finds candidates."""
TRIAL = Bar(guesses=24, share=0.06, errors=2.0, patience=24)
"""Drops most of them."""
LOOK = Bar(guesses=80, share=0.06, errors=5.0, patience=80)
"""Makes sure."""
THOUGHT = Bar(guesses=30, share=0.04, errors=3.0, patience=5)
"""With thought about every further decision."""
TO_THE_END = Bar(guesses=100, share=0.0, errors=2.0, patience=20)
"""Who wins in the end hangs on much that comes later: no share is asked for, and few games say nothing."""
DROP_ERRORS = 5.5
"""An answer that is so far behind is not tried on further guesses; it is more than any proof asks for."""
RIVALS = 3
"""So many of the best answers are compared with thought and to the end; the others are far behind them."""
WAYS = 8
"""How much thought a further decision gets."""

Wanted = Callable[[State, int, str], bool]
"""Whether a puzzle with this answer at this position is of use: asked before the work of a proof."""


class Thoughtful(Guide):
    """Goes on as another guide does, but one seat thinks about each of its decisions. It sees no more than its own."""

    def __init__(self, guide: Guide, seat: int) -> None:
        self._guide = guide
        self._seat = seat

    def shares(self, state: State) -> tuple[float, ...]:
        return self._guide.shares(state)

    def stage(self, state: State) -> object:
        return self._guide.stage(state)

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        """The one who answers thinks until the stage is over; from there on, and elsewhere, all go on as usual."""
        knowledge = state.game.knowledge()
        assert knowledge is not None
        while state.awaiting and self._guide.stage(state) == stage:
            seat = state.awaiting[0]
            if len(state.actions(seat)) == 1:
                state.act(seat, state.actions(seat)[0])
            elif seat == self._seat:
                advice = knowledge.search(Perspective(state, seat, rng), "ismcts", Budget(nodes=WAYS), rng)
                assert advice is not None
                state.act(seat, advice.action)
            else:
                state.act(seat, self._guide.likely(state, seat, state.actions(seat), rng))
        self._guide.play_on(state, stage, rng)


def likely(state: State, seat: int) -> bool:
    """Whether a position is worth the work of a proof."""
    solution = _solved(state, SOLVER)
    if solution is not None:
        return solution.outcome in ("win", "draw")
    eye = _guide(state, seat)
    if eye is None or len(eye.actions(state, seat)) == 1:
        return False
    return _clearest(_compared(state, seat, eye, GLANCE, 3), GLANCE) is not None


def proved(state: State, seat: int, wanted: Wanted) -> tuple[list[Worth], dict[str, Any]] | None:
    """All answers of a puzzle, the best first, and what was proved; None if one does not stand out or is not wanted."""
    return _by_search(state, seat, wanted) if _solved(state, SOLVER) is None else _by_solver(state, seat, wanted)


# By the solver


def _solved(state: State, budget: Budget) -> Solution | None:
    """What is proved of a position; None where there is no solver for it. An unknown outcome is no proof."""
    try:
        return state.game.solve(state, nodes=budget.nodes, memory=1 << 26, margin=False)
    except NotSolvable:
        return None


def _by_solver(state: State, seat: int, wanted: Wanted) -> tuple[list[Worth], dict[str, Any]] | None:
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
    if ranked[0].chance <= ranked[1].chance or not wanted(state, seat, ranked[0].word):
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
    state: State,
    seat: int,
    guide: Guide,
    bar: Bar,
    luck: int,
    to_the_end: bool = False,
    only: tuple[int, ...] = (),
) -> Comparison:
    """The answers, or some of them with the presumably best one first, on fresh guesses as the luck will have it."""
    perspective = Perspective(state, seat, Chance(luck))
    comparison = Comparison(perspective, guide, Chance(luck + 1), to_the_end, DROP_ERRORS)
    budget = Budget(nodes=bar.guesses * len(only or state.actions(seat)))
    comparison.run(budget, only, lambda so_far: _hopeless(so_far, bar, only[:1]))
    return comparison


def _ranked(compared: Comparison) -> list[int]:
    return sorted((each for each, found in compared.found.items() if found), key=lambda each: -compared.mean(each))


def _hopeless(compared: Comparison, bar: Bar, presumed: tuple[int, ...]) -> bool:
    """Whether the best answer, or the one that is presumed to be it, has little hope to come over the bar."""
    ranked = _ranked(compared)
    best = (*presumed, *ranked)[0]
    rivals = (other for other in ranked if other != best)
    return any(not bar.reachable(*compared.lead(best, other), compared.pairs(best, other)) for other in rivals)


def _clearest(compared: Comparison, bar: Bar) -> tuple[int, ...] | None:
    """All actions, the best first, if it is ahead of every other by enough on all guesses that are asked for."""
    ranked = _ranked(compared)
    best = ranked[0]
    enough = len(compared.found[best]) >= bar.guesses
    clear = enough and all(bar.passed(*compared.lead(best, other)) for other in ranked[1:])
    return tuple(ranked) if clear else None


def _agreed(best: int, compared: Comparison, bar: Bar) -> bool:
    """Whether a further comparison sees the same answer ahead of its rivals."""
    ranked = _clearest(compared, bar)
    return ranked is not None and ranked[0] == best


def _by_search(state: State, seat: int, wanted: Wanted) -> tuple[list[Worth], dict[str, Any]] | None:
    guide = _guide(state, seat)
    if guide is None:
        return None
    tried = _clearest(_compared(state, seat, guide, TRIAL, 51), TRIAL)
    if tried is None or not wanted(state, seat, state.game.word(tried[0])):
        return None
    best, rivals = tried[0], tried[:RIVALS]
    ended = _compared(state, seat, guide, TO_THE_END, 201, to_the_end=True, only=rivals)
    if not _agreed(best, ended, TO_THE_END):
        return None
    looked = _compared(state, seat, guide, LOOK, 101)
    ranked = _clearest(looked, LOOK)
    if ranked is None or ranked[0] != best:
        return None
    thought = _compared(state, seat, Thoughtful(guide, seat), THOUGHT, 301, only=ranked[:RIVALS])
    if not _agreed(best, thought, THOUGHT):
        return None
    return [Worth(state.game.word(each), round(looked.mean(each), 3)) for each in ranked], {
        "by": "search",
        "answers": len(ranked),
        **_figures(looked, best, ranked[1], "guesses", "lead", "error"),
        **_figures(thought, best, ranked[1], "thought", "thought_lead", "thought_error"),
        **_figures(ended, best, rivals[1], "ends", "ends_lead", "ends_error"),
        "won": round(ended.mean(best), 3),
    }


def _figures(compared: Comparison, best: int, second: int, *keys: str) -> dict[str, float]:
    lead, error = compared.lead(best, second)
    return dict(zip(keys, (len(compared.found[best]), round(lead, 3), round(error, 4)), strict=True))
