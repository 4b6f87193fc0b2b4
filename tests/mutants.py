"""Mutation testing: `make mutants GAME=btwixt`. Small changes to the rules, one at a time; do the tests notice?

The changes are those of Cosmic Ray: a bound moved by one, `<` for `<=`, `and` for `or`, a loop left out. Each runs in a
process of its own, split off from one that has the tools loaded already, with the changed module in memory only: no
file is touched. First come the scenarios of the game, then its tests, up to the first that fails.

`tests/games/<game>/mutants.toml` names the modules and the tests, and gives reasons for those changes that no test can
notice. Results are kept in `build/mutants`, so that a run goes on where it was stopped; what it found is written into
docs/testing.md.
"""

import argparse
import ast
import contextlib
import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import hypothesis  # noqa: F401
import pytest

import smallcouncil as sc

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "mutants"
PAGE = ROOT / "docs" / "testing.md"
KILLED, SURVIVED = "killed", "survived"
QUIETLY = (
    "-q",
    "-x",
    "--assert=plain",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--unprepared",
    "--timeout=0",
    "--hypothesis-seed=1",
)

# One replacement for each operator: a second one mostly finds the same gap again.
OPERATORS = (
    *("AddNot", "NumberReplacer", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr"),
    *("ReplaceOrWithAnd", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop"),
    *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Invert", "ReplaceUnaryOperator_Delete_Not"),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_Add")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitAnd")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("LShift_RShift", "RShift_LShift")),
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE")),
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("GtE_Gt", "Is_IsNot", "IsNot_Is")),
)


@dataclass(frozen=True)
class Mutant:
    """One change: the operator of Cosmic Ray and which of its places."""

    module: str
    operator: str
    occurrence: int
    line: int
    source: str
    """A fingerprint of the module it belongs to: after an edit its mutants are new ones."""

    @property
    def name(self) -> str:
        return f"{self.module} {self.source} {self.operator} {self.occurrence}"


@dataclass(frozen=True)
class Plan:
    """What `mutants.toml` says of a game."""

    slug: str
    package: str
    folder: Path
    modules: tuple[str, ...]
    tests: tuple[str, ...]
    reasons: dict[tuple[str, str, str], str]

    def path(self, module: str) -> Path:
        spec = importlib.util.find_spec(f"{self.package}.{module}")
        assert spec is not None, f"{self.package} has no module {module}"
        assert spec.origin is not None
        return Path(spec.origin)

    def text(self, module: str) -> str:
        return self.path(module).read_text(encoding="utf-8")

    def changed(self, mutant: Mutant) -> str:
        """The module with the change."""
        from cosmic_ray.mutating import mutate_code

        mutated: str | None = mutate_code(self.text(mutant.module), _operator(mutant.operator), mutant.occurrence)
        assert mutated is not None
        return mutated

    def lines(self, mutant: Mutant) -> tuple[str, str]:
        """The first line that differs, as it was and as it became."""
        pairs = zip(self.text(mutant.module).splitlines(), self.changed(mutant).splitlines(), strict=False)
        return next(((old.strip(), new.strip()) for old, new in pairs if old != new), ("", ""))

    def reason(self, mutant: Mutant) -> str | None:
        return self.reasons.get((mutant.module, *self.lines(mutant)))


def plan_of(slug: str) -> Plan:
    game = sc.game(slug)
    package = type(game).__module__.rpartition(".")[0]
    folder = ROOT / "tests" / "games" / package.rpartition(".")[2]
    told = tomllib.loads((folder / "mutants.toml").read_text(encoding="utf-8"))
    reasons = {
        (entry["module"], entry["before"], after): entry["why"]
        for entry in told.get("equivalent", [])
        for after in ([entry["after"]] if isinstance(entry["after"], str) else entry["after"])
    }
    return Plan(slug, package, folder, tuple(told["modules"]), tuple(told["tests"]), reasons)


# ---- which changes there are


def mutants(plan: Plan) -> Iterator[Mutant]:
    from cosmic_ray.ast import ast_nodes, get_ast

    for module in plan.modules:
        code = plan.text(module)
        source = hashlib.sha256(code.encode()).hexdigest()[:12]
        nodes = list(ast_nodes(get_ast(code)))
        without_effect = _annotations(code)
        for operator in OPERATORS:
            tool = _operator(operator)
            positions = (start for node in nodes for start, _ in tool.mutation_positions(node))
            for occurrence, (line, column) in enumerate(positions):
                if not any(start <= column < end for start, end in without_effect.get(line, ())):
                    yield Mutant(module, operator, occurrence, line, source)


def _operator(name: str) -> Any:
    import cosmic_ray.plugins

    return cosmic_ray.plugins.get_operator(f"core/{name}")()


def _annotations(code: str) -> dict[int, list[tuple[int, int]]]:
    """Where annotations of types stand: nothing that is changed there can be noticed by running it."""
    found: dict[int, list[tuple[int, int]]] = {}
    for node in ast.walk(ast.parse(code)):
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(part, ast.expr):
                found.setdefault(part.lineno, []).append((part.col_offset, part.end_col_offset or 0))
    return found


# ---- running one


class _Changed(importlib.machinery.SourceFileLoader):
    """Loads a module from a changed text."""

    def __init__(self, name: str, path: str, code: str) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType | None:
        return compile(self.code, self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, name: str, path: Path, code: str) -> None:
        self.name, self.loader = name, _Changed(name, str(path), code)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self.loader) if fullname == self.name else None


Change = tuple[str, str]
"""A module, and the text that it has instead of its own."""


def run(plan: Plan, change: Change | None, seconds: float) -> tuple[str, float]:
    """Whether the tests notice a change, and the processor time they took."""
    path = plan.path(change[0]) if change else None
    child = os.fork()
    if child == 0:
        finder = _Finder(f"{plan.package}.{change[0]}", path, change[1]) if change and path else None
        _in_child(plan, finder, seconds)
    _, status, usage = os.wait4(child, 0)
    passed = os.waitstatus_to_exitcode(status) == 0
    return SURVIVED if passed else KILLED, usage.ru_utime + usage.ru_stime


def _in_child(plan: Plan, finder: _Finder | None, seconds: float) -> None:
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        _forget_the_program()
        if finder is not None:
            sys.meta_path.insert(0, finder)
        _run_scenarios(plan)
        code = int(pytest.main([*QUIETLY, *plan.tests]))
    finally:
        os._exit(code)


def _forget_the_program() -> None:
    """Let it be imported anew, with the change. What Numba compiles would be compiled anew too: it must not."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    for name in [name for name in sys.modules if name.partition(".")[0] == "smallcouncil"]:
        del sys.modules[name]


def _run_scenarios(plan: Plan) -> None:
    """Most changes are noticed here already, in a few hundredths of a second."""
    from smallcouncil import game
    from smallcouncil.cardkit import scenarios

    for path in sorted(plan.folder.glob("scenarios/*.scenario")):
        for scenario in scenarios.read_file(path):
            scenarios.run(game(plan.slug), scenario)


# ---- all of them


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="the slug of a game")
    parser.add_argument("--sample", type=int, help="only so many changes, chosen by chance, the same ones every time")
    parser.add_argument("--seed", type=int, default=1, help="another number chooses another sample")
    parser.add_argument("--again", action="store_true", help="try those anew that survived before")
    parser.add_argument("--report", action="store_true", help="try nothing, only write down what is known so far")
    parser.add_argument("--list", action="store_true", help="only say how many changes there are")
    args = parser.parse_args()
    plan = plan_of(args.game)
    found = list(mutants(plan))
    if args.list:
        print(*(f"{number:5} {module}" for module, number in Counter(each.module for each in found).items()), sep="\n")
        print(f"{len(found):5} together")
        return
    if args.report:
        known = _known(plan)
        results = {mutant: known[mutant.name] for mutant in found if mutant.name in known}
    else:
        chosen = found if args.sample is None else random.Random(args.seed).sample(found, min(args.sample, len(found)))
        results = _run_all(plan, chosen, again=args.again)
    told = report(plan, results, len(found))
    print(told)
    write(plan, told)


def _run_all(plan: Plan, chosen: Sequence[Mutant], *, again: bool) -> dict[Mutant, str]:
    known = _known(plan)
    taken = _checked(plan)
    print(f"{len(chosen)} changes; without any the tests pass in {taken:.1f} s of processor time", flush=True)
    for number, mutant in enumerate(chosen, 1):
        if known.get(mutant.name) not in ((KILLED,) if again else (KILLED, SURVIVED)):
            known[mutant.name], _ = run(plan, (mutant.module, plan.changed(mutant)), taken + 3)
            if known[mutant.name] == SURVIVED and plan.reason(mutant) is None:
                told = f"{mutant.module}:{mutant.line} ({mutant.operator})"
                before, after = plan.lines(mutant)
                print(f"{number:5} survived: {told}\n  - {before}\n  + {after}", flush=True)
            _keep(plan, known)
    return {mutant: known[mutant.name] for mutant in chosen}


def _known(plan: Plan) -> dict[str, str]:
    kept = RESULTS / f"{plan.slug}.json"
    return json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}


def _keep(plan: Plan, known: dict[str, str]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    new = RESULTS / f"{plan.slug}.new"
    new.write_text(json.dumps(known, indent=0), encoding="utf-8")
    new.replace(RESULTS / f"{plan.slug}.json")


def _checked(plan: Plan) -> float:
    """How long the tests take without a change. They must pass then, and fail with every module that is broken."""
    outcome, taken = run(plan, None, 600)
    if outcome == KILLED:
        raise SystemExit(f"the tests fail without any change: {' '.join(plan.tests)}")
    for module in plan.modules:
        if run(plan, (module, "raise ImportError"), 600)[0] == SURVIVED:
            raise SystemExit(f"the tests pass with a broken {module}: they do not use it")
    return taken


def report(plan: Plan, results: dict[Mutant, str], there_are: int) -> str:
    """The score as Markdown: of each module, and the reasons of those that survived."""
    lines = ["| module | changes | killed | survived with a reason | survived |", "|---|---|---|---|---|"]
    for module in (*plan.modules, None):
        own = {mutant: result for mutant, result in results.items() if module in (None, mutant.module)}
        killed = sum(result == KILLED for result in own.values())
        excused = sum(result == SURVIVED and plan.reason(mutant) is not None for mutant, result in own.items())
        name = "**all**" if module is None else f"`{module}`"
        lines.append(f"| {name} | {len(own)} | {killed} | {excused} | {len(own) - killed - excused} |")
    killed = sum(result == KILLED for result in results.values())
    share = f"{100 * killed / len(results):.1f}%"
    which = "all changes" if len(results) == there_are else f"a sample of {len(results)} of {there_are:,} changes"
    lines.insert(0, f"{which[0].upper()}{which[1:]}, {share} killed.\n")
    left = [mutant for mutant, result in results.items() if result == SURVIVED]
    why = Counter(plan.reason(mutant) for mutant in left)
    if any(why):
        lines += ["\nNobody can notice:\n", *(f"- {number}: {reason}" for reason, number in why.items() if reason)]
    unnoticed = [(mutant.module, *plan.lines(mutant)) for mutant in left if plan.reason(mutant) is None]
    if unnoticed:
        lines += ["\nNot yet noticed:\n", *(f"- `{module}`: `{old}` → `{new}`" for module, old, new in unnoticed)]
    return "\n".join(lines)


def write(plan: Plan, told: str) -> None:
    """Put the report in its place of the page about tests."""
    begin, end = f"<!-- mutants {plan.slug} -->\n", f"<!-- end of mutants {plan.slug} -->\n"
    page = PAGE.read_text(encoding="utf-8")
    title = f"### {plan.slug}\n\n"
    if begin not in page:
        page = page.rstrip("\n") + f"\n\n{begin}{end}"
    head, _, rest = page.partition(begin)
    PAGE.write_text(f"{head}{begin}{title}{told}\n{end}{rest.partition(end)[2]}", encoding="utf-8")


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
