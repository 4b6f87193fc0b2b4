"""How fast the rules run: whole random games, through the compiled kernel and through the public interface."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial

from bench import peers
from bench.report import publish, short, table

SECONDS = 0.8
ROUNDS = 5
SETTINGS = ((2, False), (2, True), (4, False), (4, True))


def kernel(seats: int, companions: bool, seconds: float) -> peers.Rate:
    """Random games all inside the compiled rules: deal, legal actions, choice, act, banners."""
    import numpy

    from smallcouncil.core.compiled import compiled
    from smallcouncil.games.hand_of_the_king import kernel as rules
    from smallcouncil.games.hand_of_the_king.layout import LENGTH

    fast = compiled(rules)
    row = numpy.zeros(LENGTH, dtype=numpy.int64)
    batch = 10_000
    fast.play_many(row, 1, seats, int(companions), 0)
    decisions = games = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += fast.play_many(row, batch, seats, int(companions), games)
        games += batch
    return decisions / spent, games / spent


def fresh(code: str, cache: str) -> float:
    """Seconds that a snippet takes in a new Python, start included."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "NUMBA_CACHE_DIR": cache})
    return time.perf_counter() - begin


def inside(code: str, cache: str) -> float:
    """Seconds that a snippet measures by itself and prints, in a new Python."""
    run = [sys.executable, "-c", code]
    found = subprocess.run(run, check=True, capture_output=True, env={**os.environ, "NUMBA_CACHE_DIR": cache})
    return float(found.stdout)


TIMED = "import time; {before}; t = time.perf_counter(); {code}; print(time.perf_counter() - t)"
IMPORT = TIMED.format(before="pass", code="import smallcouncil")
PLAIN = TIMED.format(
    before="import smallcouncil as sc",
    code="s = sc.game('hand-of-the-king').start(seats=2, seed=7); s.act(0, s.actions(0)[0])",
)
COMPILED = TIMED.format(
    before="import smallcouncil as sc, numba",
    code="g = sc.game('hand-of-the-king'); g.compile(); s = g.start(seats=2, seed=7); s.act(0, s.actions(0)[0])",
)


def waiting() -> list[tuple[object, ...]]:
    """What a newcomer waits for, on a cold and on a warm cache of compiled code."""
    with tempfile.TemporaryDirectory() as cache:
        cold = inside(COMPILED, cache)
        warm = sorted(inside(COMPILED, cache) for _ in range(5))[2]
        first = sorted(inside(PLAIN, cache) for _ in range(5))[2]
        imported = sorted(inside(IMPORT, cache) for _ in range(5))[2]
        whole = fresh(
            "import sys; sys.argv = ['smallcouncil', 'version']; from smallcouncil.cli import main; main()", cache
        )
    return [
        ("`import smallcouncil`", f"{imported * 1000:.0f} ms"),
        ("first game and first decision after it (plain rules)", f"{first * 1000:.0f} ms"),
        ("first call of the compiled rules after imports, warm cache", f"{warm:.2f} s"),
        ("the same on a cold cache (in the background at a table)", f"{cold:.1f} s"),
        ("`smallcouncil version`, whole process", f"{whole:.2f} s"),
    ]


def jobs() -> dict[str, Callable[[float], peers.Rate]]:
    """Everything that is measured, by the name of its row."""
    names = ("connect_four", "othello", "breakthrough")
    found: dict[str, Callable[[float], peers.Rate]] = {}
    for seats, companions in SETTINGS:
        found[f"Hand of the King, kernel, {_setting(seats, companions)}"] = partial(kernel, seats, companions)
    for seats, companions in SETTINGS:
        options = {"seats": seats, "companions": companions}
        found[f"Hand of the King, Python interface, {_setting(seats, companions)}"] = partial(
            peers.random_play, "hand-of-the-king", options
        )
    found |= {f"OpenSpiel `{name}`, C++ rollouts": partial(peers.openspiel_rollouts, name) for name in names}
    found |= {f"OpenSpiel `{name}`, Python loop": partial(peers.openspiel_loop, name) for name in names}
    found["PettingZoo `connect_four_v3`"] = peers.pettingzoo_connect_four
    found["RLCard `uno`"] = partial(peers.rlcard, "uno")
    return found


def interleaved(todo: dict[str, Callable[[float], peers.Rate]]) -> dict[str, peers.Rate]:
    """Measure all in turn, several times over, so that a busy moment of the machine hurts all alike; the medians."""
    rounds: list[dict[str, peers.Rate]] = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        rounds.append({name: job(SECONDS) for name, job in todo.items()})
    return {name: sorted(measured[name] for measured in rounds)[ROUNDS // 2] for name in todo}


def run() -> None:
    rates = interleaved(jobs())
    base = rates["OpenSpiel `connect_four`, C++ rollouts"][0]
    loop = rates["OpenSpiel `connect_four`, Python loop"][0]
    rows = [_row(name, rate, base, loop) for name, rate in rates.items()]
    head = ("engine, random games on one core", "decisions/s", "games/s", "× C++ rollouts", "× Python loop")
    body = table(head, rows)
    body += (
        "\n\nThe last two columns are ratios to OpenSpiel's `connect_four`: its rollouts in C++, and a Python loop.\n\n"
    )
    body += table(("what one waits for", "time"), waiting())
    publish("speed", "Speed of the rules", body)


def _setting(seats: int, companions: bool) -> str:
    return f"{seats} seats, {'all companions' if companions else 'bare'}"


def _row(name: str, rate: peers.Rate, base: float, loop: float) -> tuple[object, ...]:
    decisions, games = rate
    return name, short(decisions), short(games), f"{decisions / base:.2f}", f"{decisions / loop:.2f}"
