"""Run scenarios: `python -m tests.scenarios GAME FILE...`. docs/testing.md tells their language.

Needs nothing but the installed package. Prints how many passed; at the first difference it names file and line, says
what was found, and ends with 1. A wrong command ends with 2.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import smallcouncil as sc
from smallcouncil.cardkit.scenarios import ScenarioError, read_file, run


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.scenarios", description="Run scenarios of a game.")
    parser.add_argument("game", help="the slug of a game, such as btwixt")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .scenario file, or Markdown with blocks")
    args = parser.parse_args(argv)
    try:
        game = sc.game(args.game)
    except sc.UnknownGame as error:
        parser.error(str(error))
    passed = 0
    for path in args.files:
        try:
            for scenario in read_file(path):
                run(game, scenario)
                passed += 1
        except OSError as error:
            parser.error(f"{path}: {error.strerror}")
        except ScenarioError as error:
            print(f"{path}:{error.line}: {error.problem}")
            print(f"{passed} passed before it")
            return 1
    print(f"{passed} passed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
