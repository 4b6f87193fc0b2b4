"""One game of a contest: whoever fails loses it, and the others' game goes on."""

import re
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Any

from smallcouncil import bots
from smallcouncil.arena.plan import Plan, Task
from smallcouncil.bots import external
from smallcouncil.bots.external import BotFailed, ExternalBot
from smallcouncil.bots.sandbox import patience
from smallcouncil.core import records
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Bot, Perspective

STAND_IN = "random"
LUCK_BITS = 48
Own = Mapping[str, Callable[[], Bot]]
NO_OWN: Own = MappingProxyType({})
_STATED = re.compile(r":(?P<count>[0-9.]+)(?P<unit>ms|s)$")


@dataclass(frozen=True)
class Forfeit:
    """Why a seat lost before the end. `decision` counts the decisions made until then."""

    seat: int
    reason: str
    detail: str
    decision: int
    stderr: str = ""


@dataclass
class Times:
    """How long a seat thought. An overrun is a decision that took a tenth and 50 ms more than was allowed."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0
    allowed: float | None = None
    overruns: int = 0

    def add(self, seconds: float, extra: float = 0.0) -> None:
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.overruns += self.allowed is not None and seconds > patience(self.allowed + extra)


@dataclass(frozen=True)
class Finished:
    """A game that was played: by seat who sat there, the ranks, the scores, and the share of the win."""

    number: int
    group: int
    deal: int
    rotation: int
    seed: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    points: tuple[float, ...]
    decisions: int
    forfeits: tuple[Forfeit, ...] = ()
    times: tuple[Times, ...] = ()
    record: str = field(default="", compare=False, repr=False)

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Finished":
        lists = {name: tuple(data[name]) for name in ("seating", "ranks", "scores", "points")}
        forfeits = tuple(Forfeit(**each) for each in data["forfeits"])
        times = tuple(Times(**each) for each in data["times"])
        return cls(**{**data, **lists, "forfeits": forfeits, "times": times})


class _GameInProgress:
    """The game in progress and those who sit at it."""

    def __init__(self, plan: Plan, task: Task, own: Own) -> None:
        self.plan = plan
        self.task = task
        self._own = own
        self.state = plan.start(task.seed)
        self.luck = Chance(bot_seed(plan, task, -1))
        self.forfeits: list[Forfeit] = []
        self.times = [Times(allowed=stated_seconds(plan, plan.bots[bot])) for bot in task.seating]
        self.bots: list[Bot] = []
        for seat, bot in enumerate(task.seating):
            self.bots.append(_bot(plan, plan.bots[bot], bot_seed(plan, task, seat), own))

    def play(self) -> None:
        while self.state.awaiting and not self._decided():
            self._decide(self.state.awaiting[0])

    def players(self) -> list[str]:
        """Who sits where, for the record."""
        codes = [self.plan.bots[bot] for bot in self.task.seating]
        return [code.partition(":")[2] if code in self._own else external.player(code) for code in codes]

    def close(self) -> None:
        for bot in self.bots:
            if isinstance(bot, ExternalBot):
                bot.close(self.state.result)

    def _decide(self, seat: int) -> None:
        bot, perspective = self.bots[seat], Perspective(self.state, seat, self.luck)
        extra = self.plan.limits.start if isinstance(bot, ExternalBot) and not self.times[seat].moves else 0.0
        begin = time.perf_counter()
        try:
            action = bot.choose(perspective)
            self._count(seat, begin, extra)
            self.state.act(seat, action)
        except BotFailed as failure:
            self._count(seat, begin, extra)
            self._forfeit(seat, failure.reason, failure.detail, failure.stderr)
        except CouncilError as error:
            self._forfeit(seat, "illegal", str(error))
        except Exception as error:
            self._forfeit(seat, "crash", repr(error), traceback.format_exc()[-4000:])

    def _count(self, seat: int, begin: float, extra: float) -> None:
        if not any(forfeit.seat == seat for forfeit in self.forfeits):
            self.times[seat].add(time.perf_counter() - begin, extra)

    def _forfeit(self, seat: int, reason: str, detail: str, stderr: str = "") -> None:
        """From now on somebody without ambition plays that seat, so that the others can finish their game."""
        self.forfeits.append(Forfeit(seat, reason, detail, len(self.state.history), stderr))
        self.bots[seat] = bots.make(STAND_IN, bot_seed(self.plan, self.task, seat))

    def _decided(self) -> bool:
        """Whether only one side is left that has not forfeited."""
        return bool(self.forfeits) and len(self.plan.sides) - len(lost_sides(self.plan.sides, self.forfeits)) <= 1


def play_one(plan: Plan, number: int, own: Own = NO_OWN) -> Finished:
    """Play a game of the plan. It never raises for what a bot does. `own` makes the bots that have no code, by name."""
    task = plan.task(number)
    table = _GameInProgress(plan, task, own)
    try:
        table.play()
    finally:
        table.close()
    ranks = final_ranks(plan.sides, table.state, table.forfeits)
    return Finished(
        number=number,
        group=task.group,
        deal=task.deal,
        rotation=task.rotation,
        seed=task.seed,
        seating=task.seating,
        ranks=ranks,
        scores=table.state.result.scores if table.state.result else (0,) * plan.seats,
        points=shares_of_win(plan.sides, ranks),
        decisions=len(table.state.history),
        forfeits=tuple(table.forfeits),
        times=tuple(table.times),
        record=records.write(table.state, table.players()),
    )


def lost_sides(sides: Sequence[tuple[int, ...]], forfeits: Sequence[Forfeit]) -> list[int]:
    """The sides that have forfeited, in that order."""
    found = (side for each in forfeits for side, seats in enumerate(sides) if each.seat in seats)
    return list(dict.fromkeys(found))


def final_ranks(sides: Sequence[tuple[int, ...]], state: State, forfeits: Sequence[Forfeit]) -> tuple[int, ...]:
    """Ranks by seat. Those who forfeited come last, whoever failed first the very last; the others keep their order."""
    lost = lost_sides(sides, forfeits)
    worth = {}
    for side, seats in enumerate(sides):
        played = -min(state.result.ranks[seat] for seat in seats) if state.result else 0
        worth[side] = (1, played) if side not in lost else (0, lost.index(side))
    ranks = [0] * state.seats
    for side, seats in enumerate(sides):
        better = sum(len(sides[other]) for other in worth if worth[other] > worth[side])
        for seat in seats:
            ranks[seat] = 1 + better
    return tuple(ranks)


def shares_of_win(sides: Sequence[tuple[int, ...]], ranks: Sequence[int]) -> tuple[float, ...]:
    """One point a game for the winning side, shared by those that won together, and by the seats of a side."""
    winners = [seats for seats in sides if ranks[seats[0]] == 1]
    points = [0.0] * len(ranks)
    for seats in winners:
        for seat in seats:
            points[seat] = 1 / len(winners) / len(seats)
    return tuple(points)


def bot_seed(plan: Plan, task: Task, seat: int) -> int:
    """Every seat of every game has luck of its own, the same on every machine, that leads to no deal."""
    return plan.drawn(f"luck {task.deal}/{task.group}/{task.rotation}/{seat}", LUCK_BITS)


def stated_seconds(plan: Plan, code: str) -> float | None:
    """What a bot may take for a move: the limit of the arena for those from outside, else what its code states."""
    if external.is_external(code):
        return plan.limits.move
    found = _STATED.search(code)
    return float(found["count"]) / (1000 if found["unit"] == "ms" else 1) if found else None


def _bot(plan: Plan, code: str, seed: int, own: Own) -> Bot:
    if code in own:
        return own[code]()
    return external.make(code, seed, plan.limits, plan.secret) if external.is_external(code) else bots.make(code, seed)
