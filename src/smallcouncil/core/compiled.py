"""The fast side of a rules module: the very same functions, compiled.

A rules module is plain Python over sequences of integers and runs as it is. `compiled(module)` makes a second set of
its functions, from the same code, that Numba compiles on first use and keeps on disk. Rules are thus written once.
"""

import ast
import contextlib
import hashlib
import inspect
import os
import sys
import threading
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

# Rules make no arrays of their own, so nothing needs to count references.
HOW: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
FROM_THE_START = "_from_the_start"


@cache
def compiled(module: ModuleType) -> SimpleNamespace:
    """The functions of a rules module, ready to compile when called.

    Within a module that says MELT they melt into each other, which is fastest; elsewhere that is left to the compiler,
    which is done much sooner then. Where a module says FORWARD, no place in an array is looked up from its end.
    """
    from numba import njit

    from smallcouncil.core import compiled_bits

    _read_where_nothing_can_be_written()
    names = _constants(module)
    forward = _forward_codes(module) if getattr(module, "FORWARD", False) else {}
    names[FROM_THE_START] = compiled_bits.from_the_start
    stamp = _stamp(module)
    shown: dict[str, Any] = {}
    for name, function in [(name, item) for name, item in vars(module).items() if inspect.isfunction(item)]:
        if function.__module__ == module.__name__:
            melt = bool(getattr(module, "MELT", False))
            code = forward.get(name, function.__code__)
            names[name] = njit(**HOW, forceinline=melt)(_twin(function, code, names, f"{stamp}_within"))
            shown[name] = njit(**HOW)(_twin(function, code, names, stamp))
        else:
            names[name] = _borrowed(function, compiled_bits)
    return SimpleNamespace(**{name: item for name, item in (names | shown).items() if not name.startswith("__")})


def direct(function: Any, *arguments: Any) -> Callable[..., Any]:
    """A compiled function without the choice by argument types before each call.

    It is called once with these arguments, and takes only arguments of the very same types from then on.
    """
    function(*arguments)
    types = tuple(map(function.typeof_pyval, arguments))
    entry: Callable[..., Any] = function.overloads[types].entry_point
    return entry


@cache
def _read_where_nothing_can_be_written() -> None:
    """Let Numba use what lies compiled beside the source where the disk is read-only, as it is for a bot behind walls.

    By itself it looks only where it can also write, and would compile everything again in every such process.
    """
    caching: Any = import_module("numba.core.caching")
    known = caching.CacheImpl._locator_classes
    beside = next(kind for kind in known if kind.__name__.strip("_") == "InTreeCacheLocator")

    class Finished(beside):  # type: ignore[misc, valid-type]
        def ensure_cache_path(self) -> None:
            path = self.get_cache_path()
            if not any(name.endswith(".nbi") for name in os.listdir(path)):
                raise FileNotFoundError(path)

    def save(self: Any, *what: Any) -> None:
        with contextlib.suppress(OSError):
            saving(self, *what)

    saving = caching.Cache.save_overload
    known.insert(known.index(beside) + 1, Finished)
    caching.Cache.save_overload = save


def _constants(module: ModuleType) -> dict[str, Any]:
    """What the functions may refer to: numbers as they are, tables of numbers as arrays."""
    import numpy

    names: dict[str, Any] = {"__name__": module.__name__, "__builtins__": __builtins__}
    for name, item in vars(module).items():
        if isinstance(item, int):
            names[name] = item
        elif isinstance(item, tuple) and item and all(isinstance(entry, int) for entry in item):
            names[name] = numpy.array(item, dtype=numpy.int64)
        elif isinstance(item, numpy.ndarray):
            names[name] = item
    return names


class _Forward(ast.NodeTransformer):
    """Has every place in an array told as a number without a sign."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """What is said of types stays as it is."""
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        node.value = self.visit(node.value) if node.value else None
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        self.generic_visit(node)
        told = ast.Call(ast.Name(FROM_THE_START, ast.Load()), [node.slice], [])
        node.slice = ast.fix_missing_locations(ast.copy_location(told, node.slice))
        return node


def _forward_codes(module: ModuleType) -> dict[str, CodeType]:
    """The code of a module's functions, where no number of a place may be negative.

    Python counts such places from the end, and a compiled function would have to ask each time whether to.
    """
    tree = ast.parse(inspect.getsource(module))
    tree.body = [_Forward().visit(part) if isinstance(part, ast.FunctionDef) else part for part in tree.body]
    codes = compile(tree, inspect.getfile(module), "exec").co_consts
    return {code.co_name: code for code in codes if isinstance(code, CodeType)}


def _twin(function: FunctionType, code: CodeType, names: dict[str, Any], stamp: str) -> FunctionType:
    twin = FunctionType(code, names, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = f"{function.__name__}_{stamp}"
    return twin


def _borrowed(function: FunctionType, instructions: ModuleType) -> Any:
    """A function that the module imports from elsewhere: a machine instruction, or a rule of its own module."""
    home = sys.modules[function.__module__]
    if home.__name__ == "smallcouncil.core.bits":
        return getattr(instructions, function.__name__)
    return getattr(compiled(home), function.__name__)


def _stamp(module: ModuleType) -> str:
    """A name for the present text of a module and of all it imports from, and for the numbers that it uses.

    Numba's cache looks only at the file of the function itself; with the stamp in the name, a change in any file that
    the function is built from gives it a new place in the cache.
    """
    package = module.__name__.partition(".")[0]
    seen: dict[str, ModuleType] = {}
    _gather(module, package, seen)
    rules = [seen[name] for name in sorted(seen)]
    built = [*rules, sys.modules[__name__], sys.modules[f"{__package__}.compiled_bits"]]
    text = "".join(inspect.getsource(source) for source in built) + "".join(map(_numbers, rules))
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def _numbers(module: ModuleType) -> str:
    """All numbers and tables of numbers that a module knows, its own and imported ones, as text."""
    import numpy

    known = {name: numpy.asarray(item) for name, item in _constants(module).items() if not name.startswith("__")}
    return str([(name, known[name].dtype.str, known[name].tobytes().hex()) for name in sorted(known)])


def _gather(module: ModuleType, package: str, seen: dict[str, ModuleType]) -> None:
    if module.__name__ in seen:
        return
    seen[module.__name__] = module
    for item in vars(module).values():
        home = getattr(item, "__module__", None)
        if inspect.isfunction(item) and home and home.startswith(package):
            _gather(sys.modules[home], package, seen)


class WarmUp:
    """Gets the compiled side ready in the background, while the plain side serves the table.

    `prepare` compiles (or loads from the cache) whatever is needed and returns it; `ready` is None until then. Several
    take turns in the order they began, so that the first is there as soon as can be.
    """

    turn = threading.Lock()

    def __init__(self, prepare: Callable[[], SimpleNamespace]) -> None:
        self._prepare = prepare
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self.ready: SimpleNamespace | None = None

    def begin(self) -> None:
        """Start warming up, once, and come back at once."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="warm-up", daemon=True)
                self._thread.start()

    def wait(self) -> SimpleNamespace:
        """The compiled functions, waiting for them if need be."""
        self.begin()
        assert self._thread is not None
        self._thread.join()
        if self.ready is None:
            self.ready = self._prepare()
        return self.ready

    def _run(self) -> None:
        """What goes wrong here in the background goes wrong again, and is told, where somebody waits for it."""
        with WarmUp.turn, contextlib.suppress(Exception):
            self.ready = self._prepare()
