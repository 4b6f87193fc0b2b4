"""Trying changes to rules: which scenarios and tests reach a changed line, and does one of them fail?

A session of pytest has the program and all tests of a game loaded, and has run none of them. Every scenario and every
test runs once in a process split off from it and tells which lines it reaches. For each change one more process is
split off. It gives the functions of the module their changed code and runs what reaches the line, the cheapest first,
up to the first failure. So a change takes some hundredths of a second, and one that nothing reaches takes none.

What is changed in a table, a default or anything else that the import of the program runs needs an import of its own.
"""

import ast
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import itertools
import os
import pickle
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import hypothesis
import pytest

from .ledger_rules import known_rules

QUIETLY = (
    *("-q", "-s", "-x", "--assert=plain", "--unprepared", "--timeout=0", "--hypothesis-seed=1"),
    *("-p", "no:cacheprovider", "-p", "no:xdist"),
)
MEMORY = 4 << 30
PATIENCE = 0.4
"""Seconds of processor time that a scenario or a test may take with a change, beyond twice what it takes without."""
OFTEN = 20
Lines = set[tuple[str, int]]
"""Files and numbers of lines."""
NOWHERE, EVERYWHERE = ("", 0), ("", 1)


def apart(work: Callable[[], Any], aloud: bool = False) -> tuple[Any, float]:
    """What `work` returns in a process split off from this one, nothing if that comes to no end, and its time."""
    return together([work], aloud)[0]


def together(works: Sequence[Callable[[], Any]], aloud: bool = True) -> list[tuple[Any, float]]:
    """The same of several, at the same time."""
    started = [_split_off(work, aloud) for work in works]
    return [_end_of(*each) for each in started]


def _split_off(work: Callable[[], Any], aloud: bool) -> tuple[int, int]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _work_in_child(work, writing, aloud)
    os.close(writing)
    return child, reading


def _end_of(child: int, reading: int) -> tuple[Any, float]:
    with open(reading, "rb") as pipe:
        told = pipe.read()
    usage = os.wait4(child, 0)[2]
    return pickle.loads(told) if told else None, usage.ru_utime + usage.ru_stime


def _work_in_child(work: Callable[[], Any], writing: int, aloud: bool) -> None:
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if not aloud:
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
        with open(writing, "wb") as pipe:
            pickle.dump(work(), pipe)
    except BaseException as error:
        print(repr(error), flush=True)
    finally:
        os._exit(0)


def _in_time(passes: Callable[[], bool], seconds: float) -> bool:
    """Whether it passes. The whole process ends if that takes much more time than it should."""
    signal.setitimer(signal.ITIMER_PROF, 2 * seconds + PATIENCE)
    return passes()


def forget_the_program() -> None:
    """Let it be imported anew. What Numba compiles would be compiled anew too: it must not."""
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    unhurried = {"deadline": None, "suppress_health_check": list(hypothesis.HealthCheck)}
    hypothesis.settings.register_profile("mutants", database=None, **unhurried)
    hypothesis.settings.load_profile("mutants")
    for name in [name for name in sys.modules if name.partition(".")[0] == "smallcouncil"]:
        del sys.modules[name]


# ---- changed functions in a program that is loaded


@dataclass(frozen=True)
class Change:
    """A change to one piece of a module (a function, a class, a table): where it stands, how it was and becomes."""

    module: str
    path: Path
    first: int
    line: int
    old: str
    new: str

    @property
    def whole(self) -> str:
        """The module with the change."""
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        before, after = lines[: self.first - 1], lines[self.first - 1 + len(self.old.splitlines()) :]
        return "".join((*before, self.new, "\n", *after))

    @property
    def at_import(self) -> bool:
        """A table, a default, a decorator: it runs when the program is imported, whatever else runs it."""
        return self.line not in _statements(self.path)[1]

    def codes(self, text: str) -> list[CodeType]:
        """All pieces of code in the old or the new text, in its place of the module."""
        return list(_codes(compile("\n" * (self.first - 1) + text, self.path, "exec")))


@dataclass
class Check:
    """A scenario or a test; what it costs and which lines it reaches."""

    passes: Callable[[], bool]
    number: int
    """Scenarios come first."""
    random: bool = False
    cost: float = 0.0
    reached: Lines = field(default_factory=set)


class Session:
    """A plugin of pytest: instead of the tests it runs `tell` with all that there is to try changes with."""

    def __init__(
        self, slug: str, folder: Path, files: Iterable[Path], jobs: int, tell: Callable[["Session"], Any]
    ) -> None:
        self.slug, self.folder, self.jobs, self.tell = slug, folder, jobs, tell
        self.files = frozenset(map(str, files))
        self.failed = False
        self.imported: Lines = set()
        self.checks: list[Check] = []
        self.told: Any = None

    def begin(self, tests: Sequence[str]) -> Any:
        """Import everything, noting which lines that runs, go on with `pytest_runtestloop`, return what is told."""
        forget_the_program()
        sys.settrace(_tracer(self.files, self.imported))
        pytest.main([*QUIETLY, *tests], plugins=[self])
        return self.told

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        scenarios = [partial(_scenario_passes, *each) for each in scenarios_of(self.slug, self.folder)]
        checks = [Check(passes, number) for number, passes in enumerate(scenarios)]
        for number, item in enumerate(session.items, len(checks)):
            random = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
            checks.append(Check(partial(self._test_passes, item), number, random))
        sys.settrace(None)
        known_rules()  # every test asks for them
        self.functions = _functions(self.files)
        gc.freeze()  # else every process would copy what its garbage collector looks at
        looked = together([partial(self._look_at_some, checks[start :: self.jobs]) for start in range(self.jobs)])
        for number, reached, cost in itertools.chain.from_iterable(some for some, _ in looked):
            checks[number].reached, checks[number].cost = reached, cost
        self.checks = sorted(checks, key=lambda check: check.cost)
        self.told = self.tell(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def _test_passes(self, item: pytest.Item) -> bool:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed

    def _look_at_some(self, checks: Sequence[Check]) -> list[tuple[int, Lines, float]]:
        found = []
        for check in checks:
            reached, cost = apart(partial(self._look, check))
            if not reached:
                raise ValueError(f"fails without any change: {check.passes}")
            found.append((check.number, reached, cost))
        return found

    def _look(self, check: Check) -> Lines | None:
        """The lines that a check reaches, if it passes. It may reach none. Random games count as reaching all."""
        found: Lines = {EVERYWHERE} if check.random else {NOWHERE}
        if check.random:
            return found if check.passes() else None
        sys.settrace(_tracer(self.files, found))
        try:
            return found if check.passes() else None
        finally:
            sys.settrace(None)

    def notices(self, change: Change) -> bool | list[int]:
        """Whether a check fails with a change. If it needs an import of the program: which checks are worth trying."""
        lines = {(str(change.path), line) for line in own_lines(change.path, change.line)}
        reaching = [check for check in self.checks if not check.reached.isdisjoint({*lines, EVERYWHERE})]
        if change.at_import or lines & self.imported:
            return [check.number for check in reaching]
        if not reaching:
            return False
        old, new = change.codes(change.old), change.codes(change.new)
        living = any(_identity(code) in self.functions for code in old)
        if not living or list(map(_shape, old)) != list(map(_shape, new)):
            return [check.number for check in reaching]
        return not apart(partial(self._pass, old, new, reaching))[0]

    def _pass(self, old: Sequence[CodeType], new: Sequence[CodeType], reaching: Sequence[Check]) -> bool:
        for before, after in zip(old, new, strict=True):
            for function in self.functions.get(_identity(before), ()):
                function.__code__ = after
        return all(_in_time(check.passes, check.cost) for check in reaching)


def _tracer(files: Collection[str], found: Lines) -> Callable[[FrameType, str, Any], Any]:
    """Notes the lines that are reached in these files. A function that runs often counts as reached everywhere."""
    calls: Counter[int] = Counter()

    def note(frame: FrameType, event: str, _: object) -> Any:
        found.add((frame.f_code.co_filename, frame.f_lineno))
        return note

    def look(frame: FrameType, event: str, _: object) -> Any:
        code = frame.f_code
        if code.co_filename not in files:
            return None
        calls[id(code)] += 1
        if calls[id(code)] < OFTEN:
            return note
        if calls[id(code)] == OFTEN:
            found.update((code.co_filename, line) for *_, line in code.co_lines() if line)
        return None

    return look


@cache
def _statements(path: Path) -> tuple[dict[int, ast.stmt], set[int]]:
    """The innermost statement of each line, and which lines stand in functions."""
    owner: dict[int, ast.stmt] = {}
    inside: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):  # the inner ones come after the outer ones
        if isinstance(node, ast.stmt):
            owner |= dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), node)
        if isinstance(node, ast.FunctionDef):
            inside |= set(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
    return owner, inside


def own_lines(path: Path, line: int) -> set[int]:
    """The lines of the innermost statement around a line, without those of statements within it."""
    owner, _ = _statements(path)
    return {each for each in owner if owner[each] is owner.get(line)}


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all pieces in it, always in the same order."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _shape(code: CodeType) -> tuple[str, ...]:
    """A function can only be given code of the same shape."""
    return code.co_qualname, *code.co_freevars


def _identity(code: CodeType) -> tuple[object, ...]:
    """Where it stands. A piece that is compiled without the imports above it may have other instructions there."""
    return code.co_filename, code.co_qualname, frozenset(code.co_positions())


def _functions(files: Collection[str]) -> dict[tuple[object, ...], list[FunctionType]]:
    """For each piece of code in these files all functions that there are of it: of a closure there may be many."""
    found: dict[tuple[object, ...], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in files:
            found.setdefault(_identity(each.__code__), []).append(each)
    return found


# ---- scenarios


def scenarios_of(slug: str, folder: Path) -> Iterator[tuple[Any, Any]]:
    """The game and each of its scenarios, as the program that is loaded now reads them."""
    from smallcouncil import game
    from smallcouncil.cardkit import scenarios

    for path in sorted(folder.glob("scenarios/*.scenario")):
        for scenario in scenarios.read_file(path):
            yield game(slug), scenario


def _scenario_passes(game: Any, scenario: Any) -> bool:
    from smallcouncil.cardkit import scenarios

    scenarios.run(game, scenario)
    return True


# ---- a program that is imported with the change


class _Changed(importlib.machinery.SourceFileLoader):
    """Loads a module from a changed text."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType | None:
        return compile(self.text, self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name, self.loader = name, _Changed(name, str(path), text)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self.loader) if fullname == self.name else None


def passes_anew(
    slug: str,
    folder: Path,
    package: str,
    tests: Sequence[str],
    seconds: float,
    change: Change | None,
    first: Sequence[int],
) -> bool:
    """Import the program, with a change or without any, and run everything up to the first failure: these first."""
    forget_the_program()
    if change is not None:
        sys.meta_path.insert(0, _Finder(f"{package}.{change.module}", change.path, change.whole))
    told = list(scenarios_of(slug, folder))
    order = dict.fromkeys((*(number for number in first if number < len(told)), *range(len(told))))
    scenarios = all(_in_time(partial(_scenario_passes, *told[number]), 0) for number in order)
    return scenarios and _in_time(lambda: pytest.main([*QUIETLY, *tests]) == pytest.ExitCode.OK, seconds)
