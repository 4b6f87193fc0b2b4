"""The short codes by which bots are named on the command line and at the table: `random`, `ab:6`, `master:1s`."""

import difflib
import re
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from smallcouncil.bots.levels import LEVELS, LevelBot
from smallcouncil.bots.searching import SearchBot
from smallcouncil.bots.simple import RandomBot
from smallcouncil.core.budget import Budget
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.perspective import Bot


class BadBot(CouncilError):
    """A code that names no bot; `known` are the codes that would have been good in its place."""

    key = "error-bad-bot"

    def __init__(self, code: object, problem: str, known: Iterable[str]) -> None:
        listed = ", ".join(known)
        super().__init__(f"{str(code)!r} is no bot: {problem}", code=str(code), problem=problem, known=listed)


@dataclass(frozen=True)
class Code:
    """One kind of bot for a help page: how its code is written, what it does, and the name of its Fluent message."""

    name: str
    forms: tuple[str, ...]
    text: str
    level: bool = False

    @property
    def key(self) -> str:
        return f"bot-{self.name}"


@dataclass(frozen=True)
class _Kind:
    """A kind of bot: the budget it has without being told, what a bare number means to it, and how it is made.

    It is made with its budget, its seed, and a budget that it stays within in any case.
    """

    code: Code
    make: Callable[[Budget, int, Budget], Bot]
    usual: Budget = field(default_factory=Budget)
    number: str = ""
    units: tuple[str, ...] = ()


def _searching(
    name: str, forms: tuple[str, ...], text: str, usual: Budget, number: str, units: tuple[str, ...]
) -> _Kind:
    def make(budget: Budget, seed: int, most: Budget) -> Bot:
        return SearchBot(name, budget.within(most), seed)

    return _Kind(Code(name, forms, text), make, usual, number, units)


def _level(name: str, text: str, forms: tuple[str, ...] = (), units: tuple[str, ...] = ()) -> _Kind:
    def make(budget: Budget, seed: int, most: Budget) -> Bot:
        return LevelBot(name, seed, None if budget == LEVELS[name].budget else budget, most)

    return _Kind(Code(name, (name, *forms), text, level=True), make, LEVELS[name].budget, units=units)


_KINDS = {
    kind.code.name: kind
    for kind in (
        _level("novice", "plays by whim, and looks now and then"),
        _level("apprentice", "takes what looks best, and often slips"),
        _level("knight", "takes what looks best, and seldom slips"),
        _level("maester", "thinks a few turns ahead"),
        _level("master", "plays as well as it can", ("master:1s",), ("s", "ms")),
        _Kind(Code("random", ("random",), "takes any legal action"), lambda budget, seed, most: RandomBot(seed)),
        _searching("greedy", ("greedy",), "takes what looks best at once", Budget(), "", ()),
        _searching(
            "ab",
            ("ab:6", "ab:50000n", "ab:200ms"),
            "alpha-beta by depth, nodes or time; against more than one side it expects the worst of all",
            Budget(depth=4),
            "depth",
            ("n", "s", "ms"),
        ),
        _searching(
            "maxn",
            ("maxn:3", "maxn:50000n", "maxn:1s"),
            "max-n by depth, nodes or time: every seat is expected to play for itself",
            Budget(depth=2),
            "depth",
            ("n", "s", "ms"),
        ),
        _searching(
            "mcts",
            ("mcts:2000", "mcts:1s"),
            "Monte Carlo tree search by playouts or time",
            Budget(nodes=1000),
            "nodes",
            ("s", "ms"),
        ),
        _searching(
            "ismcts",
            ("ismcts:2000", "ismcts:1s"),
            "Monte Carlo tree search over all that the seat cannot tell apart, by playouts or time",
            Budget(nodes=1000),
            "nodes",
            ("s", "ms"),
        ),
        _searching(
            "strong",
            ("strong", "strong:50000n", "strong:1s"),
            "the best search that the game has, by nodes or time",
            LEVELS["master"].budget,
            "",
            ("n", "s", "ms"),
        ),
    )
}


# Bots that people bring, by the beginning of their codes; see `external`.
BROUGHT = ("file", "program")


def codes() -> tuple[Code, ...]:
    """All kinds of bots, the levels first, from the weakest to the strongest."""
    return tuple(kind.code for kind in _KINDS.values())


def make(code: str, seed: int | None = None, most: Budget | None = None) -> Bot:
    """The bot that a code names. Two bots of one code and one seed choose alike, unless the clock limits them.

    Without a seed each is of its own mind. Whatever the code says, no search takes more than `most`.
    """
    seed = secrets.randbits(53) if seed is None else seed
    name, colon, amount = code.partition(":") if isinstance(code, str) else ("", "", "")
    if name in BROUGHT and colon:
        from smallcouncil.bots import external

        return external.make(code, seed)
    kind = _KINDS.get(name)
    if kind is None:
        near = difflib.get_close_matches(name, _KINDS, n=1)
        raise BadBot(code, f"did you mean {near[0]!r}?" if near else "the bots are " + ", ".join(_KINDS), _KINDS)
    budget = _budget(kind, code, amount) if colon else kind.usual
    return kind.make(budget, seed, most or Budget())


_AMOUNT = re.compile(r"(?P<count>[0-9]{1,12}(?:\.[0-9]{1,6})?)(?P<unit>ms|s|n|)")


def _budget(kind: _Kind, code: str, amount: str) -> Budget:
    found = _AMOUNT.fullmatch(amount)
    budget = _read(kind, found["count"], found["unit"]) if found else None
    if budget is None:
        raise BadBot(code, "it is written " + " or ".join(kind.code.forms), kind.code.forms)
    return budget


def _read(kind: _Kind, count: str, unit: str) -> Budget | None:
    """The budget that a number and its unit mean to a kind of bot; None if they mean nothing to it."""
    if float(count) == 0 or unit not in (*kind.units, ""):
        return None
    if unit in ("s", "ms"):
        return Budget(seconds=float(count) / (1 if unit == "s" else 1000))
    if "." in count or not (unit or kind.number):
        return None
    return Budget(depth=int(count)) if not unit and kind.number == "depth" else Budget(nodes=int(count))
