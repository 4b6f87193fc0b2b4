"""The scenario files of all games: whatever lies in a folder `scenarios` beside a game's tests."""

from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.cardkit.scenarios import read_file, run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/scenarios/*.scenario"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parts[-3]}-{path.stem}" for path in FILES])
def test_every_scenario_is_so(path: Path) -> None:
    game = sc.game(path.parts[-3].replace("_", "-"))
    for scenario in read_file(path):
        run(game, scenario)


def test_every_game_with_tests_has_scenarios() -> None:
    assert {path.parts[-3].replace("_", "-") for path in FILES} == set(sc.games())


def test_the_example_of_the_page_about_tests_is_so() -> None:
    (scenario,) = read_file(HERE.parents[1] / "docs" / "testing.md")
    run(sc.game("btwixt"), scenario)
