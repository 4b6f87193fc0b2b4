"""Mutation testing: `make mutants GAME=btwixt`. Small changes to the rules, one at a time; do the tests notice?

The changes are those of Cosmic Ray: a bound moved by one, `<` for `<=`, `and` for `or`, a loop left out. No file is
touched: `mutant_trials` tells how each is tried in memory, by the scenarios of the game and by its tests.

`tests/games/<game>/mutants.toml` names the modules and the tests, and gives reasons for those changes that no test can
notice. Results are kept in `build/mutants`, so that a run goes on where it was stopped; what it found is written into
docs/testing.md.
"""

import argparse
import ast
import contextlib
import hashlib
import importlib.util
import random
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import smallcouncil as sc

from .mutant_trials import Change, Session, apart, passes_anew, together

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "mutants"
PAGE = ROOT / "docs" / "testing.md"
KILLED, SURVIVED = "killed", "survived"
HOUR = 3600

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
    """One change: the operator of Cosmic Ray and which of its places in a piece of a module."""

    module: str
    first: int
    piece: str
    """A function, a class or a table, and the number of its first line."""
    operator: str
    occurrence: int
    line: int

    @property
    def name(self) -> str:
        """It stays the same until the piece is edited."""
        fingerprint = hashlib.sha256(self.piece.encode()).hexdigest()[:12]
        return f"{self.module} {fingerprint} {self.operator} {self.occurrence}"

    @property
    def changed(self) -> str:
        from cosmic_ray.mutating import mutate_code

        text: str | None = mutate_code(self.piece, _operator(self.operator), self.occurrence)
        assert text is not None
        return text


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

    def change(self, mutant: Mutant) -> Change:
        path = self.path(mutant.module)
        return Change(mutant.module, path, mutant.first, mutant.line, mutant.piece, mutant.changed)

    def lines(self, mutant: Mutant) -> tuple[str, str]:
        """The first line that differs, as it was and as it became."""
        pairs = zip(mutant.piece.splitlines(), mutant.changed.splitlines(), strict=False)
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

    tools = {operator: _operator(operator) for operator in OPERATORS}
    for module in plan.modules:
        for first, piece in _pieces(plan.text(module)):
            nodes = list(ast_nodes(get_ast(piece)))
            without_effect = _without_effect(piece)
            for operator, tool in tools.items():
                positions = (start for node in nodes for start, _ in tool.mutation_positions(node))
                for occurrence, (line, column) in enumerate(positions):
                    if not any(start <= column < end for start, end in without_effect.get(line, ())):
                        yield Mutant(module, first, piece, operator, occurrence, first + line - 1)


def _pieces(code: str) -> Iterator[tuple[int, str]]:
    """The functions, classes and tables of a module, each with the number of its first line."""
    lines = code.splitlines()
    for node in ast.parse(code).body:
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        yield first, "\n".join(lines[first - 1 : node.end_lineno])


def _operator(name: str) -> Any:
    import cosmic_ray.plugins

    return cosmic_ray.plugins.get_operator(f"core/{name}")()


def _without_effect(code: str) -> dict[int, list[tuple[int, int]]]:
    """Where types are told, and that two lists must be of one length: running a correct program cannot notice."""
    found: dict[int, list[tuple[int, int]]] = {}
    for node in ast.walk(ast.parse(code)):
        strict = node.value if isinstance(node, ast.keyword) and node.arg == "strict" else None
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None), strict):
            if isinstance(part, ast.expr):
                found.setdefault(part.lineno, []).append((part.col_offset, part.end_col_offset or 0))
    return found


# ---- all of them


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="the slug of a game")
    parser.add_argument("--sample", type=int, help="only so many changes, chosen by chance, the same ones every time")
    parser.add_argument("--seed", type=int, default=1, help="another number chooses another sample")
    parser.add_argument("--module", action="append", help="only the changes to this module; may be said several times")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes at a time")
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
        chosen = [mutant for mutant in found if args.module is None or mutant.module in args.module]
        if args.sample is not None:
            chosen = random.Random(args.seed).sample(chosen, min(args.sample, len(chosen)))
        results = _run_all(plan, chosen, again=args.again, jobs=args.jobs)
    told = report(plan, results, len(found))
    print(told)
    write(plan, told)


def _run_all(plan: Plan, chosen: Sequence[Mutant], *, again: bool, jobs: int) -> dict[Mutant, str]:
    """Try all that are not known: first together, then those that need an import of their own."""
    known = _known(plan)
    done = (KILLED,) if again else (KILLED, SURVIVED)
    todo = [mutant for mutant in chosen if known.get(mutant.name) not in done]
    print(f"{len(todo)} of {len(chosen)} changes are to be tried", flush=True)
    if todo:
        session = Session(
            plan.slug, plan.folder, map(plan.path, plan.modules), jobs, partial(_try_all, plan, todo, jobs)
        )
        anew, _ = apart(partial(session.begin, plan.tests), aloud=True)
        if anew is None:
            raise SystemExit(f"the tests fail without any change: {' '.join(plan.tests)}")
        _try_all_anew(plan, [(mutant, anew[mutant.name]) for mutant in todo if mutant.name in anew], jobs)
    known = _known(plan)
    return {mutant: known[mutant.name] for mutant in chosen}


def _try_all(plan: Plan, todo: Sequence[Mutant], jobs: int, session: Session) -> dict[str, list[int]]:
    """Try those whose functions can be changed where they are. The others are left, with what is worth trying first."""
    found = together([partial(_try_some, plan, todo[start::jobs], session) for start in range(jobs)])
    return {name: first for anew, _ in found for name, first in anew.items()}


def _try_some(plan: Plan, todo: Sequence[Mutant], session: Session) -> dict[str, list[int]]:
    anew = {}
    for mutant in todo:
        noticed = session.notices(plan.change(mutant))
        if isinstance(noticed, bool):
            _keep(plan, mutant, noticed)
        else:
            anew[mutant.name] = noticed
    return anew


def _try_all_anew(plan: Plan, todo: Sequence[tuple[Mutant, list[int]]], jobs: int) -> None:
    """Try those that need an import of the program."""
    passes = partial(passes_anew, plan.slug, plan.folder, plan.package, plan.tests)
    passed, taken = apart(partial(passes, HOUR, None, ()))
    assert passed
    print(f"{len(todo)} changes need an import, {taken:.1f} s of processor time without any", flush=True)
    together([partial(_try_some_anew, plan, todo[start::jobs], partial(passes, taken)) for start in range(jobs)])


def _try_some_anew(plan: Plan, todo: Sequence[tuple[Mutant, list[int]]], passes: Callable[..., bool]) -> None:
    for mutant, first in todo:
        _keep(plan, mutant, not apart(partial(passes, plan.change(mutant), first))[0])


def _keep(plan: Plan, mutant: Mutant, noticed: bool) -> None:
    """One line for each, at once: a run may be stopped, and several processes may write."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    with (RESULTS / f"{plan.slug}.txt").open("a", encoding="utf-8") as kept:
        kept.write(f"{mutant.name}\t{KILLED if noticed else SURVIVED}\n")
    if not noticed and plan.reason(mutant) is None:
        before, after = plan.lines(mutant)
        print(f"survived: {mutant.module}:{mutant.line} ({mutant.operator})\n  - {before}\n  + {after}", flush=True)


def _known(plan: Plan) -> dict[str, str]:
    kept = RESULTS / f"{plan.slug}.txt"
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
    return dict(line.split("\t") for line in lines)


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
    left = [mutant for mutant, result in results.items() if result == SURVIVED]
    why = Counter(plan.reason(mutant) for mutant in left)
    share, noticeable = killed / len(results), killed / (killed + why[None])
    tried = "All" if len(results) == there_are else f"{len(results):,} of"
    told = f"{share:.1%} of them killed, {noticeable:.1%} of those that anybody can notice"
    lines.insert(0, f"{tried} {there_are:,} changes tried, {told}.\n")
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
