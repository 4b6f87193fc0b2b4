"""What every legal action of one decision is worth: proved by the game's solver, else estimated by its search."""

import math
import time
from dataclasses import dataclass, replace
from itertools import pairwise

from smallcouncil.arena.comparing import Comparison
from smallcouncil.bots.searching import SearchBot
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Json, State
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.solving import NotSolvable, Outcome, Solution
from smallcouncil.core.tree_search import Guide

# What part of a budget the solver may have for a decision as a whole, and then for its single actions.
WHOLE, SINGLE = 0.25, 0.25
SOLVER_MEMORY = 1 << 28
# After so many decisions in a row that it could not solve, earlier ones are not worth its time.
GIVE_UP = 2
# A playout of a tree search takes about as long as so many nodes of the solver.
NODES_A_PLAYOUT = 4
# To try an action on a guess and to play on takes about as long as so many.
NODES_A_WAY = 16
# How often an action is searched, and with which parts of its budget: doubling shows how far the value has settled.
LOOKS = (1 / 7, 2 / 7, 4 / 7)
# An action with luck in it is searched from as many guesses at what luck may bring.
GUESSES = 8
# What search found is never more certain than this.
LEAST_ERROR = 0.01
LINE = 6
LINE_PART = 0.02
METHOD = "ismcts"
CHANCES: dict[Outcome, float] = {"win": 1.0, "draw": 0.5, "loss": 0.0}


@dataclass(frozen=True)
class Value:
    """What an action is worth to the seat that takes it."""

    word: str
    chance: float  # its share of the win, from 0 to 1
    error: float  # how unsettled that is (one standard deviation); 0 when proved
    outcome: Outcome = "unknown"  # with perfect play of all, when proved
    margin: int | None = None  # the lead in points at the end, when proved

    @property
    def exact(self) -> bool:
        return self.outcome != "unknown"

    def json(self) -> Json:
        return {
            "word": self.word,
            "chance": round(self.chance, 6),
            "error": round(self.error, 6),
            "outcome": self.outcome,
            "margin": self.margin,
        }


@dataclass(frozen=True)
class Worth:
    """A decision: its actions best first, the best line, each seat's chance, and the proof if there is one."""

    values: tuple[Value, ...]
    line: tuple[str, ...]
    chances: tuple[float, ...]
    proof: Solution | None

    @property
    def exact(self) -> bool:
        return self.values[0].exact


class Purse:
    """The budget of one decision, and the luck that goes with it: the same decision always gets the same luck."""

    def __init__(self, budget: Budget, number: int, failures: int) -> None:
        self.budget = budget
        self.luck = Chance(number + 1)
        self.failures = failures
        self._begun = time.perf_counter()

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self._begun

    def part(self, part: float, nodes: int = 1) -> Budget:
        """A part of the whole; its nodes are counted in units of so many."""
        spent, seconds = self.budget.nodes, self.budget.seconds
        return Budget(
            nodes=None if spent is None else max(1, int(spent * part) // nodes),
            seconds=None if seconds is None else seconds * part,
        )

    @property
    def left(self) -> float:
        """The part of the time that is left; all of it when only nodes count."""
        seconds = self.budget.seconds
        return 1.0 if not seconds else max(0.0, 1.0 - self.elapsed / seconds)


def value_actions(
    state: State, seat: int, played: int | None, after: State | None, later: Worth | None, purse: Purse
) -> Worth:
    """The worth of a decision. `after` and `later` are what came of the action played, and what that was worth."""
    proof = _proof(state, purse)
    values = {}
    if proof is not None and proof.outcome != "unknown":
        known = _end(after) or (later.proof if later else None)
        values = _proved(state, seat, proof, {played: known} if known else {}, purse)
    open_actions = [action for action in state.actions(seat) if action not in values]
    if len(open_actions) == 1 and len(state.actions(seat)) == 1 and later is not None:
        values[open_actions[0]] = _forced(state, seat, open_actions[0], later)
    elif open_actions:
        values |= _estimated(state, seat, open_actions, purse)
    first = proof.line[0] if proof is not None and proof.line else ""
    ranked = tuple(sorted(values.values(), key=lambda value: _rank(value, first)))
    line = _line(state, seat, ranked[0], proof, purse)
    return Worth(ranked, line, _chances(state, seat, ranked[0].chance), proof)


def _rank(value: Value, first: str) -> tuple[float, float, bool, str]:
    """Best first: by chance, then by margin; of equals the one that begins the proved line."""
    margin = -math.inf if value.margin is None else value.margin
    return -value.chance, -margin, value.word != first, value.word


# What the solver proves


def _proof(state: State, purse: Purse) -> Solution | None:
    """What the solver says of the position, or None: it cannot take it on, or is not likely to come to an end."""
    if purse.failures >= GIVE_UP:
        return None
    proof = _solve(state, purse.part(WHOLE))
    purse.failures = purse.failures + 1 if proof is not None and proof.outcome == "unknown" else 0
    return proof


def _solve(state: State, budget: Budget) -> Solution | None:
    try:
        return state.game.solve(state, nodes=budget.nodes, seconds=budget.seconds, memory=SOLVER_MEMORY)
    except NotSolvable:
        return None


def _end(state: State | None) -> Solution | None:
    return None if state is None or state.awaiting else _solve(state, Budget(nodes=0))


def _proved(
    state: State, seat: int, proof: Solution, known: dict[int | None, Solution], purse: Purse
) -> dict[int, Value]:
    """The actions whose outcome is certain: no luck is left in this position, so what follows tells their worth."""
    actions = state.actions(seat)
    values = {}
    for action in actions:
        solution = known.get(action)
        if solution is None or solution.margin is None:
            child = state.copy()
            child.act(seat, action)
            solution = _solve(child, purse.part(SINGLE / len(actions))) or solution
        value = _told(state.game.word(action), seat, solution)
        if value.exact or proof.outcome == "loss" or (proof.line and value.word == proof.line[0]):
            values[action] = _agreed(value, proof)
    return values


def _told(word: str, seat: int, solution: Solution | None) -> Value:
    """A solution of the position behind an action, from the side of the seat that takes it."""
    if solution is None or solution.outcome == "unknown":
        return Value(word, 0.5, 0.0)
    mine = (solution.seat or 0) == seat
    turned: dict[Outcome, Outcome] = {"win": "loss", "loss": "win", "draw": "draw"}
    outcome = solution.outcome if mine else turned[solution.outcome]
    margin = solution.margin if mine or solution.margin is None else -solution.margin
    return Value(word, CHANCES[outcome], 0.0, outcome, margin)


def _agreed(value: Value, proof: Solution) -> Value:
    """Where all is lost every action loses, and the first action of the proved line keeps what was proved."""
    if not value.exact:
        margin = proof.margin if proof.line and value.word == proof.line[0] else None
        return Value(value.word, CHANCES[proof.outcome], 0.0, proof.outcome, margin)
    if value.margin is None and proof.line and value.word == proof.line[0]:
        return replace(value, margin=proof.margin)
    return value


# What search estimates


def _forced(state: State, seat: int, action: int, later: Worth) -> Value:
    """The only action there is leads to what was looked at before."""
    return Value(state.game.word(action), later.chances[seat], later.values[0].error or LEAST_ERROR)


def _estimated(state: State, seat: int, actions: list[int], purse: Purse) -> dict[int, Value]:
    knowledge = state.game.knowledge()
    guide = None if knowledge is None else knowledge.guide(seat)
    if guide is not None and len(actions) > 1:
        return _compared(state, seat, actions, guide, purse)
    part = purse.left * (1 - SINGLE) if purse.budget.seconds is not None else 1 - WHOLE - SINGLE
    return {action: _estimate(state, seat, action, part / len(actions), purse) for action in actions}


def _compared(state: State, seat: int, actions: list[int], guide: Guide, purse: Purse) -> dict[int, Value]:
    """Where a game knows how its players go on, all actions are tried on the same guesses."""
    comparison = Comparison(Perspective(state, seat, purse.luck), guide, purse.luck)
    comparison.run(purse.part(purse.left, NODES_A_WAY), actions)
    return {
        action: Value(state.game.word(action), comparison.mean(action), max(LEAST_ERROR, comparison.error(action)))
        for action in actions
    }


def _estimate(state: State, seat: int, action: int, part: float, purse: Purse) -> Value:
    """Search behind an action again and again, always from a new guess at what the seat cannot know."""
    lucky = _brings_luck(state, seat, action, purse.luck)
    ended = None if lucky else _foregone(state, seat, action)
    if ended is not None:
        return ended
    weights = (1 / GUESSES,) * GUESSES if lucky else LOOKS
    found = []
    for weight in weights:
        guess = state.sample(seat, purse.luck)
        guess.act(seat, action)
        found.append(_share(guess, allies(state, seat), part * weight, purse))
    chance, error = _mean(found) if lucky else _settled(found)
    return Value(state.game.word(action), chance, error)


def _foregone(state: State, seat: int, action: int) -> Value | None:
    """What an action is worth after which nobody has a choice any more; None if somebody has."""
    now = state.sample(seat, 1)
    now.act(seat, action)
    while now.awaiting:
        due = now.awaiting[0]
        actions = now.actions(due)
        if len(actions) > 1 or _brings_luck(now, due, actions[0], Chance(1)):
            return None
        now.act(due, actions[0])
    share = side_share(now, allies(now, seat))
    return Value(state.game.word(action), share, 0.0, "win" if share == 1 else "draw" if share else "loss")


def _brings_luck(state: State, seat: int, action: int, luck: Chance) -> bool:
    """Whether what the seat sees after its action depends on what it cannot know before."""
    seen = []
    for _ in range(2):
        guess = state.sample(seat, luck)
        guess.act(seat, action)
        seen.append(guess.view(seat))
    return bool(seen[0] != seen[1])


def _mean(found: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(found) / len(found)
    spread = sum((each - mean) ** 2 for each in found) / (len(found) - 1)
    return mean, max(LEAST_ERROR, math.sqrt(spread / len(found)))


def _settled(found: list[float]) -> tuple[float, float]:
    """What the largest search says, and how far the value moved while the searches grew."""
    moves = [later - earlier for earlier, later in pairwise(found)]
    return found[-1], max(LEAST_ERROR, math.sqrt(sum(move * move for move in moves) / len(moves)))


def _share(state: State, side: tuple[int, ...], part: float, purse: Purse) -> float:
    """A side's share of the win. Other seats play on by search until that side decides again, if there are several."""
    sides = {allies(state, seat) for seat in range(state.seats)}
    budget = purse.part(part / (1 if len(sides) == 2 else len(sides) + 1), NODES_A_PLAYOUT)
    while state.awaiting:
        seat = state.awaiting[0]
        actions = state.actions(seat)
        if len(actions) > 1:
            action, share = _search(state, seat, budget, purse.luck)
            if seat in side or len(sides) == 2:
                return share if seat in side else 1.0 - share
        else:
            action = actions[0]
        state.act(seat, action)
    return side_share(state, side)


def _search(state: State, seat: int, budget: Budget, luck: Chance) -> tuple[int, float]:
    """The action that search prefers and the seat's share of the win with it."""
    advice = SearchBot(METHOD, budget, luck.below(1 << 31)).advise(Perspective(state, seat, luck))
    return advice.action, advice.shares.get(advice.action, 0.5)


def _line(state: State, seat: int, best: Value, proof: Solution | None, purse: Purse) -> tuple[str, ...]:
    """The proved line; else what search prefers for both sides, as far as no luck and no hidden hand comes in.

    Where hands are hidden nobody knows what another may answer, so that the line is the seat's own.
    """
    if proof is not None and proof.line:
        return proof.line
    now, other = state.sample(seat, purse.luck), state.sample(seat, purse.luck)
    words, due = [best.word], seat
    budget = purse.part(LINE_PART, NODES_A_PLAYOUT)
    while True:
        for guess in (now, other):
            guess.play(words[-1], due)
        if len(words) == LINE or len(now.awaiting) != 1 or now.view(seat) != other.view(seat):
            return tuple(words)
        due = now.awaiting[0]
        if state.game.hidden and due != seat:
            return tuple(words)
        actions = now.actions(due)
        action = actions[0] if len(actions) == 1 else _search(now, due, budget, purse.luck)[0]
        words.append(now.game.word(action))


# Who wins together, and how a win is shared


def allies(state: State, seat: int) -> tuple[int, ...]:
    knowledge = state.game.knowledge()
    return (seat,) if knowledge is None else knowledge.allies(state, seat)


def side_share(state: State, side: tuple[int, ...]) -> float:
    """A side's part of a finished game; sides that win together share."""
    assert state.result is not None
    winning = {allies(state, seat) for seat in state.result.winners}
    return 1 / len(winning) if side in winning else 0.0


def _chances(state: State, seat: int, chance: float) -> tuple[float, ...]:
    """Each seat's chance, from that of the seat to decide: the others share the rest as the game's evaluation says."""
    mine = allies(state, seat)
    others = {allies(state, each) for each in range(state.seats)} - {mine}
    knowledge = state.game.knowledge()
    shares = (1.0,) * state.seats if knowledge is None else knowledge.evaluate(state.sample(seat, 1))
    weights = {side: max(shares[side[0]], 1e-9) for side in others}
    total = sum(weights.values())
    return tuple(
        chance if each in mine else (1 - chance) * weights[allies(state, each)] / total for each in range(state.seats)
    )
