"""A newcomer does not wait: importing the package loads nothing heavy, and a game at a table needs none of it."""

import json
import subprocess
import sys

import pytest

HEAVY = {
    "numpy",
    "numba",
    "llvmlite",
    "rich",
    "typer",
    "click",
    "fluent",
    "babel",
    "jinja2",
    "asyncio",
    "xml",
    "pytest",
}


def loaded(script: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded after a script."""
    script += "\nimport json, sys; print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return set(json.loads(done.stdout.splitlines()[-1]))


START = "import smallcouncil as sc; state = sc.game('hand-of-the-king').start(seed=1)"


@pytest.mark.parametrize(
    "script",
    [
        "import smallcouncil",
        "import smallcouncil as sc; sc.games(); sc.game('hand-of-the-king'); sc.games()",
        f"{START}; state.act(0, state.actions(0)[0]); state.view(0); state.position()",
        f"{START}; sc.replay(state.record())",
        f"{START}; state.sample(0, sc.Chance(1))",
    ],
    ids=["import", "games", "play", "replay", "sample"],
)
def test_nothing_heavy_is_loaded(script: str) -> None:
    modules = loaded(script)
    assert "smallcouncil" in modules
    assert modules & HEAVY == set()


def test_the_compiled_side_is_what_loads_numba() -> None:
    assert "numba" in loaded("import smallcouncil as sc; sc.game('hand-of-the-king').compile()")
