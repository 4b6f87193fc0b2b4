"""The compiled side of a module of rules: the same functions, and never stale ones."""

import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from smallcouncil.core import chance_words
from smallcouncil.core.compiled import WarmUp, compiled

RULES = """
from toy.helpers import twice
from toy.numbers import BONUS, TABLE

def score(place):
    return twice(TABLE[place]) + BONUS
"""
SCRIPT = """
import sys; sys.path.insert(0, sys.argv[1])
from smallcouncil.core.compiled import compiled
import toy.rules
fast = compiled(toy.rules)
print(*(fast.score(place) for place in range(3)), *(toy.rules.score(place) for place in range(3)))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A package of rules with its helpers in one module and its numbers in another."""
    package = tmp_path / "toy"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(RULES)
    (package / "helpers.py").write_text("def twice(number):\n    return number * 2\n")
    (package / "numbers.py").write_text("BONUS = 1\nTABLE = (10, 20, 30)\n")
    return package


def run(toy: Path) -> str:
    """What both sides score in a fresh interpreter, which may find the functions compiled already."""
    command = [sys.executable, "-c", SCRIPT, str(toy.parent)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_a_change_anywhere_reaches_the_compiled_side(toy: Path) -> None:
    """Numba's cache knows only the file of a function; numbers and helpers from other files must count as well."""
    assert run(toy) == "21 41 61 21 41 61"
    assert list(toy.glob("__pycache__/*.nbi")) != []
    assert run(toy) == "21 41 61 21 41 61"
    (toy / "numbers.py").write_text("BONUS = 2\nTABLE = (10, 20, 40)\n")
    assert run(toy) == "22 42 82 22 42 82"
    (toy / "helpers.py").write_text("def twice(number):\n    return number + number + 100\n")
    assert run(toy) == "122 142 182 122 142 182"


def test_rules_that_never_count_from_the_end_come_to_the_same(toy: Path) -> None:
    forward = RULES.replace("TABLE[place]", "TABLE[TABLE[place] // 10 - 1]").replace("(place)", "(place: Row) -> int")
    (toy / "rules.py").write_text(f"Row = list[int]\nFORWARD = True\n{forward}")
    assert run(toy) == "21 41 61 21 41 61"


def test_a_module_is_made_ready_once() -> None:
    assert compiled(chance_words) is compiled(chance_words)


def test_warming_up_happens_once_and_in_the_background() -> None:
    go, calls = threading.Event(), []

    def prepare() -> SimpleNamespace:
        go.wait(10)
        calls.append(threading.current_thread().name)
        return SimpleNamespace(answer=42)

    warm_up = WarmUp(prepare)
    warm_up.begin()
    warm_up.begin()
    assert warm_up.ready is None
    go.set()
    assert warm_up.wait().answer == 42
    assert warm_up.ready is warm_up.wait()
    assert calls == ["warm-up"]  # type: ignore[unreachable]


def test_a_place_that_is_expected_is_left_as_it_is() -> None:
    import numpy

    from smallcouncil.core import bits, compiled_bits

    words = numpy.arange(64)
    compiled_bits.expect(words, 63)
    bits.expect(words, 63)
    assert words.tolist() == list(range(64))
