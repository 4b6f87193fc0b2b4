"""Fill the servers one after the other, print the figures, and keep them in bench/RESULTS.md."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path

from bench.load.boardgame_io import BoardgameIo, NotHere
from bench.load.capacity import Step, capacity
from bench.load.council import Council
from bench.load.evening import Figures, Load, spend
from bench.load.pages import House
from bench.report import publish, table

HOUSES: dict[str, Callable[[], House]] = {
    "pages": partial(Council, "pages"),
    "json": partial(Council, "json"),
    "memory": partial(BoardgameIo, "memory"),
    "files": partial(BoardgameIo, "files"),
}
GOALS = (
    "Goals: p99 under 100 ms, under 200 KB a table, idle processor time near zero. Every move is timed from the click "
    "to the last of the three pages that shows it, a click held up by an earlier update from when it was due. Server "
    "and clients share the machine. Memory is resident, of the server and all that it starts; a table's share is what "
    "was added until after the last move, divided by the tables. boardgame.io plays a taking game on a grid of the "
    "same size and sends states as JSON, for browsers to draw; our pages get what changed of drawn HTML, and a move is "
    "on disk before anyone sees it."
)


WHAT = ("evening", "capacity")
STEP = 6.0


def arguments(given: list[str]) -> argparse.Namespace:
    usual = Load()
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to play")
    parser.add_argument("--every", type=float, default=usual.every, help="seconds between two moves of a table")
    parser.add_argument("--idle", type=float, default=usual.idle, help="seconds of rest before the first move")
    parser.add_argument("--clients", type=int, default=usual.clients, help="client processes")
    parser.add_argument(
        "--servers",
        nargs="+",
        choices=HOUSES,
        default=["pages", "memory", "files"],
        help="ours by its page sockets or its JSON sockets; boardgame.io's with its store in memory or in files",
    )
    parser.add_argument(
        "--what", nargs="+", choices=WHAT, default=WHAT, help="an evening at an even pace, or how much a server holds"
    )
    parser.add_argument("--step", type=float, default=STEP, help="seconds at each rate while looking for the highest")
    parser.add_argument("--cold", action="store_true", help="measure from the first table on, without a warm-up")
    parser.add_argument("--json", type=Path, help="write the figures here, and leave bench/RESULTS.md as it is")
    return parser.parse_args(given)


def houses(names: list[str]) -> tuple[list[House], list[str]]:
    """The servers that run here, and why the others do not."""
    found, missing = [], []
    for name in names:
        try:
            found.append(HOUSES[name]())
        except NotHere as error:
            missing.append(f"boardgame.io was not measured: {error}.")
    return found, list(dict.fromkeys(missing))


def held(load: Load, busy: float, steps: dict[str, list[Step]]) -> str:
    """The section on how much each server holds."""
    setting = (
        f"{load.tables} tables with two players and a spectator each; the rate of moves is raised in steps of "
        f"{load.seconds:g} s. Before the run {busy:.1f} programs wanted a core.\n\n"
    )
    best = {
        name: max((step for step in found if step.holds), key=lambda step: step.rate)
        for name, found in steps.items()
        if any(step.holds for step in found)
    }
    rows = [
        (name, f"{step.rate:.0f}", _ms(step.p50), _ms(step.p99), f"{step.cpu:.0%}", f"{step.client_cpu:.0%}")
        for name, step in best.items()
    ]
    head = ("", "moves a second, highest with p99 under 100 ms", "p50", "p99", "processor, of one core", "clients")
    tried = [
        f"{name}: "
        + ", ".join(f"{step.rate:.0f} ({_ms(step.p99)})" for step in sorted(found, key=lambda each: each.rate))
        for name, found in steps.items()
    ]
    return setting + table(head, rows) + "\n\nRates tried, each with its p99: " + "; ".join(tried) + "."


def body(load: Load, busy: float, figures: list[Figures], missing: list[str]) -> str:
    """The section of the results. `busy` is the load average beforehand: on a busy machine the times say little."""
    setting = (
        f"{load.tables} tables with two players and a spectator each, one move every {load.every:g} s a table, "
        f"for {load.seconds:g} s. Before the run {busy:.1f} programs wanted a core.\n\n"
    )
    head = ("", *(each.name for each in figures))
    rows: list[tuple[object, ...]] = list(zip(ROWS, *map(_column, figures), strict=True))
    notes = [f"Errors of {each.name}: {_errors(each)}." for each in figures if each.errors]
    return setting + table(head, rows) + "\n\n" + "\n\n".join([*notes, *missing, GOALS])


ROWS = (
    "tables and sockets held",
    "moves a second",
    "click to the last page: p50",
    "p99",
    "slowest",
    "errors",
    "processor while playing, of one core",
    "processor at rest, all sockets open",
    "memory before, seated, after",
    "memory a table",
    "size of an update",
    "after a crash the tables are",
    "games finished",
    "clients: processor, lag p99",
)


def _column(each: Figures) -> tuple[str, ...]:
    memory = (each.memory_before, each.memory_seated, each.memory_after)
    return (
        f"{each.tables}, {each.sockets}",
        f"{each.rate:.0f}",
        _ms(each.p50),
        _ms(each.p99),
        _ms(each.worst),
        str(sum(each.errors.values())),
        f"{each.cpu:.0%}",
        f"{each.idle_cpu:.1%}",
        ", ".join(f"{held / 1e6:.0f}" for held in memory) + " MB",
        f"{each.memory_a_table / 1e3:.0f} KB",
        f"{each.update_size / 1e3:.1f} KB",
        each.durable,
        str(each.finished),
        f"{each.client_cpu:.0%}, {_ms(each.client_lag)}",
    )


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def _errors(each: Figures) -> str:
    return "; ".join(f"{count} × {kind}" for kind, count in sorted(each.errors.items()))


def main(given: list[str]) -> None:
    chosen = arguments(given)
    load = Load(chosen.tables, chosen.every, chosen.seconds, chosen.idle, chosen.clients, not chosen.cold)
    found, missing = houses(chosen.servers)
    if "evening" in chosen.what:
        evening(load, found, missing, chosen.json)
    if "capacity" in chosen.what:
        busy, rising = os.getloadavg()[0], replace(load, seconds=chosen.step)
        steps = {house.name: capacity(rising, house) for house in found}
        text = held(rising, busy, steps)
        if chosen.json:
            print(text)
        else:
            publish("capacity", "How much a server holds", text)


def evening(load: Load, found: list[House], missing: list[str], out: Path | None) -> None:
    busy, figures = os.getloadavg()[0], []
    for house in found:
        print(f"{house.name}: {load.tables} tables, {load.seconds:.0f} s of moves", file=sys.stderr)
        figures.append(spend(load, house))
    text = body(load, busy, figures, missing)
    if out:
        out.write_text(json.dumps([asdict(each) for each in figures]))
        print(text)
    else:
        publish("load", "A full server", text)
    if any(each.errors for each in figures):
        sys.exit("There were errors; they are counted above.")


if __name__ == "__main__":
    main(sys.argv[1:])
