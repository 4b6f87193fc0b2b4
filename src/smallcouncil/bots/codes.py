"""The short codes by which bots are named on the command line and at the table: `random`, `ab:6`, `mcts:1s`."""

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass

from smallcouncil.bots.simple import RandomBot
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.knowledge import Budget
from smallcouncil.core.perspective import Bot

Builder = Callable[[Budget | None, int], Bot]


class BadBot(CouncilError):
    """A code that names no bot."""

    key = "error-bad-bot"

    def __init__(self, code: object, problem: str) -> None:
        super().__init__(f"{str(code)!r} is no bot: {problem}", code=str(code), problem=problem)


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
    code: Code
    units: str  # which amounts it takes: d(epth), n(odes), p(layouts), t(ime)
    build: Builder


_KINDS: dict[str, _Kind] = {}


def _register(code: Code, units: str, build: Builder) -> None:
    _KINDS[code.name] = _Kind(code, units, build)


_register(Code("random", ("random",), "any legal action"), "", lambda budget, seed: RandomBot(seed))


def codes() -> tuple[Code, ...]:
    """All kinds of bots, the levels first, from the weakest to the strongest."""
    return tuple(kind.code for kind in _KINDS.values())


def make(code: str, seed: int) -> Bot:
    """The bot that a code names. Two bots of one code and one seed choose alike, unless the clock limits them."""
    name, colon, amount = code.partition(":") if isinstance(code, str) else ("", "", "")
    kind = _KINDS.get(name)
    if kind is None:
        near = difflib.get_close_matches(name, _KINDS, n=1)
        raise BadBot(code, f"did you mean {near[0]!r}?" if near else "the bots are " + ", ".join(_KINDS))
    return kind.build(_budget(kind, code, amount) if colon else None, seed)


_AMOUNT = re.compile(r"(?P<count>\d+(?:\.\d+)?)(?P<unit>ms|s|n|)")


def _budget(kind: _Kind, code: str, amount: str) -> Budget:
    found = _AMOUNT.fullmatch(amount)
    budget = _read(kind.units, found["count"], found["unit"]) if found else None
    if budget is None:
        raise BadBot(code, "it is written " + " or ".join(kind.code.forms))
    return budget


def _read(units: str, count: str, unit: str) -> Budget | None:
    """The budget that a number and its unit mean to a kind of bot; None if it does not take them or they are nothing."""
    if float(count) == 0:
        return None
    if unit in ("s", "ms"):
        return Budget(seconds=float(count) / (1 if unit == "s" else 1000)) if "t" in units else None
    if "." in count:
        return None
    if unit == "n":
        return Budget(nodes=int(count)) if "n" in units else None
    if "d" in units:
        return Budget(depth=int(count))
    return Budget(nodes=int(count)) if "p" in units else None
