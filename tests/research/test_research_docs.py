"""docs/research.md: what stands there runs as it is written, and the planes are those of the encoders."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import smallcouncil as sc
from smallcouncil.cli import app
from smallcouncil.core.encoding import Encoder
from smallcouncil.core.game import Game
from smallcouncil.locale import texts

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]


def example(*words: str) -> str:
    """What an example says, on one core."""
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=alone, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_python_and_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of the page in one go, from top to bottom, as somebody would who follows it."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for kind, block in re.findall(r"```(python|sh)\n(.*?)```", TEXT, re.DOTALL):
        if kind == "python":
            exec(block, names)
        elif block.startswith("smallcouncil simulate"):
            done = CliRunner().invoke(app, shlex.split(block)[1:])
            assert done.exit_code == 0
    assert names["over"]
    assert len(names["state"].ours.history) == 1
    assert names["played"].about["games"] == 200
    again = "smallcouncil simulate hand-of-the-king --games 200 --seed 7 --bots apprentice,random --seats 2 --out"
    assert names["played"].about["reproduce"] == f"{again} games.parquet"
    assert isinstance(names["encoder"], Encoder)
    assert names["planes"]["houses"].shape == (1024, 7, 6, 6)


def test_every_plane_is_described(game: Game) -> None:
    encoder, title = game.encoder(), texts("en", game.slug)("title")
    section = TEXT.split(f"### {title}\n")[1].split("\n### ")[0]
    assert f"{encoder.size} numbers." in section
    rows = re.findall(r"^\| `(\w+)` \| ([\dx ]+) \| (\d+) \| (.+) \|$", section, re.MULTILINE)
    assert rows == [
        (plane.name, " x ".join(map(str, plane.shape)), str(plane.most), plane.about) for plane in encoder.planes
    ]


def test_the_commands_are_those_of_the_examples() -> None:
    assert [line for line in COMMANDS if line.startswith("python")] == [
        "python examples/openspiel_ismcts.py --games 4 --simulations 50",
        "python examples/train_agent.py",
        "python examples/imitate.py maester.parquet --epochs 5 --games 60",
        "python examples/selfplay_ppo.py --minutes 60 --save agent.pt --against greedy knight --games 200",
        "python examples/selfplay_values.py --bare --planes left reach strength banners turn --save values.pt",
        "python examples/maskable_ppo.py --minutes 5 --bot novice --against random novice",
        "python examples/openspiel_match.py --games 10 --simulations 200",
    ]


def test_the_agent_learns_and_says_how_to_repeat_it(tmp_path: Path) -> None:
    kept = tmp_path / "agent.npz"
    words = ("examples/train_agent.py", "--seed", "3", "--lessons", "40", "--minutes", "1000")
    said = example(*words, "--save", str(kept))
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)% of 1000 games", said))
    assert 45 < before < 55
    assert after > 65
    assert said.endswith(f"reproduce: python {shlex.join(words)}\n")
    loaded = example("examples/train_agent.py", "--load", str(kept), "--minutes", "0")
    assert float(re.findall(r"after: wins ([\d.]+)%", loaded)[0]) == after


def test_openspiels_search_meets_master() -> None:
    said = example("examples/openspiel_match.py", "--games", "2", "--simulations", "8")
    assert re.search(r"^game 1: (master|MCTS) wins after \d+ decisions$", said, re.MULTILINE)
    assert "master wins 2 of 2 against MCTS with 8 simulations a move\n" in said
    assert said.endswith("reproduce: python examples/openspiel_match.py --games 2 --simulations 8 --seed 7\n")


def test_information_set_search_plays_the_same_games_again() -> None:
    words = ("--seats", "3", "--against", "random", "greedy", "--games", "3", "--simulations", "10", "--seed", "7")
    said = example("examples/openspiel_ismcts.py", *words)
    assert re.search(r"^game 3, seat 3: (won|lost)$", said, re.MULTILINE)
    told = (
        r"^ISMCTS with 10 simulations wins \d of 3 against (\w+): [\d.]+% \([\d.]+% to [\d.]+%\); fair would be 33.3%$"
    )
    assert re.findall(told, said, re.MULTILINE) == ["random", "greedy"]
    assert said.endswith(f"reproduce: python examples/openspiel_ismcts.py {shlex.join(words)}\n")
    assert example("examples/openspiel_ismcts.py", *words) == said


@pytest.mark.slow
def test_after_three_minutes_the_agent_clearly_beats_random_play() -> None:
    said = example("examples/train_agent.py")
    assert float(re.findall(r"after: wins ([\d.]+)%", said)[0]) > 80


def test_the_names_on_the_page_are_there() -> None:
    import smallcouncil.research.gymnasium as ours
    import smallcouncil.research.openspiel as spiel

    for slug in sc.games():
        assert ours.name_of(slug) in TEXT
        assert spiel.name_of(slug) in TEXT


def test_a_network_learns_from_data_to_do_as_a_bot_does(tmp_path: Path) -> None:
    """Of a bot that plays by sense: far more often the same action than by chance, in games it has not seen."""
    kept = tmp_path / "apprentice.parquet"
    words = ("legendary", "--bots", "maester", "--games", "11", "--seed", "1000", "--jobs", "1")
    done = CliRunner().invoke(app, ["simulate", *words, "--out", str(kept)])
    assert done.exit_code == 0, done.output
    said = example("examples/imitate.py", str(kept), "--epochs", "3", "--games", "2", "--against", "random")
    same = [float(share) for share in re.findall(r"the same action in ([\d.]+)%", said)]
    assert len(same) == 3
    assert same[-1] > 55
    assert re.search(r"^wins [\d.]+% against random .* fair would be 50.0%$", said, re.MULTILINE)
