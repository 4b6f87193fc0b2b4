"""The exact solver of Hand of the King for two seats: who wins under perfect play, by how many banners, and how.

It asks one kind of question, "does seat 0 reach this target?", of the search that fits the position, and builds
outcome, margin, best line and the value of every action from the answers.
"""

from typing import Any, Protocol

from smallcouncil.core.bits import members
from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.compiled import compiled
from smallcouncil.core.errors import Reason
from smallcouncil.core.solving import MEMORY, ActionValue, NotSolvable, Outcome, Solution
from smallcouncil.games.hand_of_the_king import kernel
from smallcouncil.games.hand_of_the_king.companions import PETYR
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_DRAWN,
    CARD_WORDS,
    DECK_LEFT,
    LEGAL,
    LEGAL_CARDS,
    OFFER,
    OVER,
    RESOLVING,
    SEAT,
    SEATS,
    STEP,
)
from smallcouncil.games.hand_of_the_king.solver_position_kernel import final_worth, only_varys
from smallcouncil.games.hand_of_the_king.state import HandState

FIRST_TARGET = 1  # a win of seat 0
OUT_OF_BUDGET = "the budget ran out"


class Search(Protocol):
    """Who answers whether seat 0 reaches a target. `ladder` holds the worths that a game can end with, ascending."""

    ladder: tuple[int, ...]

    @property
    def nodes(self) -> int: ...

    def recalls(self, row: Any, target: int) -> bool | None: ...

    def reaches(self, row: Any, target: int) -> bool | None: ...


def solve(
    state: HandState,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: int | None = None,
    margin: bool = True,
) -> Solution:
    """Solve a position within a budget; `NotSolvable` if it has more than two seats or chance in it."""
    check_solvable(state.row)
    return _Solver(state, Budget(nodes=nodes, seconds=seconds).checked(), memory).solution(margin)


def action_values(
    state: HandState,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: int | None = None,
    margin: bool = False,
) -> tuple[ActionValue, ...]:
    """What every legal action comes to, for the seat to decide; what the budget did not reach is unknown."""
    check_solvable(state.row)
    return _Solver(state, Budget(nodes=nodes, seconds=seconds).checked(), memory).values(margin)


def check_solvable(row: Any) -> None:
    """Two seats, and no luck left that is not known by now."""
    if row[SEATS] != 2:
        reason = f"the solver is for two seats, and this game has {row[SEATS]}"
        raise NotSolvable(Reason("unsolvable-seats", reason, seats=row[SEATS]))
    if row[STEP] == ASK_DRAWN or row[STEP] == OVER:
        return
    petyr = row[OFFER] >> PETYR & 1 or row[RESOLVING] == PETYR
    if petyr and row[DECK_LEFT] > 2:
        reason = f"Petyr Baelish may still draw from {row[DECK_LEFT]} face-down companions"
        raise NotSolvable(Reason("unsolvable-chance", reason, cards=row[DECK_LEFT]))


def _worth(row: Any) -> int:
    """The worth of the banners as they lie, for seat 0."""
    return final_worth(row.tolist())


def margin_of(worth: int) -> int:
    """The difference in banners of a worth."""
    return (abs(worth) - (worth != 0)) // 2 * (1 if worth > 0 else -1)


def legal(row: Any) -> list[int]:
    cards = members(int(row[LEGAL_CARDS]))
    return [] if row[STEP] == OVER else members(int(row[LEGAL])) + [CARD_WORDS + card for card in cards]


def position_after(row: Any, action: int) -> Any:
    child = row.copy()
    compiled(kernel).advance(child, action)
    return child


def _search_for(row: Any, clock: Clock, memory: int) -> Search:
    from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch
    from smallcouncil.games.hand_of_the_king.solver_rows import RowSearch

    return BareSearch(row, clock, memory, patient=True) if only_varys(row.tolist()) else RowSearch(row, clock, memory)


class _Solver:
    """One question about one position, and the budget that all parts of the answer share."""

    def __init__(self, state: HandState, budget: Budget, memory: int | None) -> None:
        import numpy

        self._state = state
        self._clock = Clock(budget)
        self._row = numpy.array(state.row, dtype=numpy.int64)
        self._search = _search_for(self._row, self._clock, MEMORY if memory is None else memory)

    def solution(self, margin: bool) -> Solution:
        if self._row[STEP] == OVER:
            low = high = _worth(self._row)
        else:
            low, high = self._bracket(self._row, margin)
        complete, line = self._line(low, high)
        return self._report(low, high, line, self._note(low, high, margin, complete))

    def values(self, margin: bool) -> tuple[ActionValue, ...]:
        found = []
        for action in legal(self._row):
            low, high = self._bracket(position_after(self._row, action), margin)
            outcome, lead = self._told(low, high)
            found.append(ActionValue(action, self._state.game.word(action), outcome, lead))
        return tuple(found)

    def _bracket(self, row: Any, margin: bool) -> tuple[int, int]:
        """Between which worths for seat 0 the value of a position was proved to lie."""
        if row[STEP] == OVER:
            return _worth(row), _worth(row)
        ladder = self._search.ladder
        low, high = 0, len(ladder) - 1
        step = ladder.index(FIRST_TARGET)
        won = self._search.reaches(row, FIRST_TARGET)
        while won is not None:
            low, high = (step, high) if won else (low, step - 1)
            if low == high or not margin:
                break
            step = low + 1 if low >= ladder.index(FIRST_TARGET) else high
            won = self._search.reaches(row, ladder[step])
        return ladder[low], ladder[high]

    def _line(self, low: int, high: int) -> tuple[bool, tuple[str, ...]]:
        """Play on from the position, each seat keeping what it is proved to have; whether that came to the end."""
        row = self._row
        words: list[str] = []
        while row[STEP] != OVER:
            action = self._keeping(row, low, high)
            if action is None:
                return False, tuple(words)
            words.append(self._state.game.word(action))
            row = position_after(row, action)
        return True, tuple(words)

    def _keeping(self, row: Any, low: int, high: int) -> int | None:
        """An action after which the seat to decide still has the best that was proved for it."""
        bottom, top = self._search.ladder[0], self._search.ladder[-1]
        actions = legal(row)
        if (low == bottom or row[SEAT] == 1) and (high == top or row[SEAT] == 0):
            return actions[0] if (low, high) != (bottom, top) else None
        target, wanted = (low, True) if row[SEAT] == 0 else (self._above(high), False)
        children = [(action, position_after(row, action)) for action in actions]
        # The proof has found such an action, though not that those before it are worse: remembering is cheaper.
        for ask in (self._search.recalls, self._search.reaches):
            for action, child in children:
                if child[STEP] == OVER:
                    reached: bool | None = _worth(child) >= target
                else:
                    reached = ask(child, target)
                if reached is wanted:
                    return action
                if reached is None and ask == self._search.reaches:
                    return None
        raise AssertionError("a proved value was lost on the way")

    def _above(self, value: int) -> int:
        """The next better worth."""
        return self._search.ladder[self._search.ladder.index(value) + 1]

    def _told(self, low: int, high: int) -> tuple[Outcome, int | None]:
        """Outcome and margin for the seat to decide, from the worths for seat 0."""
        if self._row[SEAT] == 1:
            low, high = -high, -low
        outcome: Outcome = "win" if low > 0 else "loss" if high < 0 else "draw" if low == high == 0 else "unknown"
        return outcome, margin_of(low) if low == high else None

    def _note(self, low: int, high: int, margin: bool, complete: bool) -> str:
        outcome, lead = self._told(low, high)
        if outcome == "unknown":
            return f"{OUT_OF_BUDGET} before the outcome was proved"
        if margin and lead is None:
            return f"{OUT_OF_BUDGET} before the margin was proved"
        return "" if complete else f"{OUT_OF_BUDGET} before the line came to its end"

    def _report(self, low: int, high: int, line: tuple[str, ...], note: str) -> Solution:
        over = self._row[STEP] == OVER
        seat = 0 if over else int(self._row[SEAT])
        if over:
            self._row[SEAT] = 0
        outcome, lead = self._told(low, high)
        winner = {"win": seat, "loss": 1 - seat}.get(outcome)
        ends = sorted((margin_of(low), margin_of(high)) if seat == 0 else (-margin_of(low), -margin_of(high)))
        return Solution(
            seat=None if over else seat,
            outcome=outcome,
            winner=winner,
            margin=lead,
            bounds=(ends[0], ends[1]),
            line=line,
            nodes=self._search.nodes,
            seconds=self._clock.elapsed,
            exact=outcome != "unknown" and "margin" not in note,
            note=note,
        )
