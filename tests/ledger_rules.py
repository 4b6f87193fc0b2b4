"""Which rules there are, and which of them the tests name: in `@pytest.mark.rule(...)` and in scenarios.

Read from the texts of the tests, so that it holds whichever of them are run, and however many processes run them.
"""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import smallcouncil as sc
from smallcouncil.cardkit.scenarios import read_file
from smallcouncil.core.game import Game

TESTS = Path(__file__).parent


def ledger_rules() -> list[str]:
    """The rules of all ledgers; each wants a test."""
    return [rule.id for game in sc.games().values() for rule in game.ledger.rules]


@cache
def known_rules() -> frozenset[str]:
    """All that a test may name: the rules of the ledgers, and the conventions of the card lists."""
    return frozenset(ledger_rules()).union(*(_conventions(game) for game in sc.games().values()))


def _conventions(game: Game) -> set[str]:
    cards = files(type(game).__module__.rpartition(".")[0]).joinpath("cards.toml")
    if not cards.is_file():
        return set()
    return {entry["id"] for entry in tomllib.loads(cards.read_text(encoding="utf-8")).get("convention", [])}


def named_in_scenarios(tests: Path = TESTS) -> Iterator[tuple[str, str]]:
    """Each rule that a scenario file names, with the place."""
    for path in sorted(tests.rglob("*.scenario")):
        for scenario in read_file(path):
            for rule in scenario.rules:
                yield rule, f"{path.relative_to(tests)}:{scenario.start.line}"


@cache
def named_by_markers(tests: Path = TESTS) -> frozenset[tuple[str, str]]:
    """Each rule that a test names, with the place; a slow test proves nothing in `make test` and does not count."""
    found = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for mark in _marks_at(node):
                found |= {(rule, f"{path.relative_to(tests)}:{line}") for rule, line in _named_in(mark)}
    return frozenset(found)


def _marks_at(node: ast.AST) -> list[ast.expr]:
    """The decorators of a test, what `pytestmark` is, and the marks of one parameter."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            slow = any(_is_mark(decorator, "slow") for decorator in node.decorator_list)
            return [] if slow or not name.lower().startswith("test") else node.decorator_list
        case ast.Assign(targets=[ast.Name(id="pytestmark")]):
            return [node.value]
        case ast.keyword(arg="marks"):
            return [node.value]
    return []


def _named_in(mark: ast.expr) -> Iterator[tuple[str, int]]:
    for call in ast.walk(mark):
        if isinstance(call, ast.Call) and _is_mark(call.func, "rule"):
            for argument in call.args:
                yield ast.literal_eval(argument), call.lineno


def _is_mark(node: ast.expr, name: str) -> bool:
    """Whether this is `pytest.mark.NAME`."""
    match node:
        case ast.Attribute(value=ast.Attribute(value=ast.Name(id="pytest"), attr="mark"), attr=attr):
            return attr == name
    return False
