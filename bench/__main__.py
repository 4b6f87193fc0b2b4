"""Run the benchmarks named on the command line, or all of them."""

import sys
from collections.abc import Callable
from importlib import import_module

SECTIONS = ("speed", "btwixt", "stark_vs_lannister", "legendary", "sampling", "research", "solver", "sparring")


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in SECTIONS]
    if unknown:
        raise SystemExit(f"no benchmark called {', '.join(unknown)}; there are: {', '.join(SECTIONS)}")
    for name in names or SECTIONS:
        run: Callable[[], None] = import_module(f"bench.{name}").run
        run()


if __name__ == "__main__":
    main(sys.argv[1:])
