"""An interrupted contest loses no finished game, and ends as if nothing had happened."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from smallcouncil import arena
from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.journal import GAMES, PLAN, RECORDS
from smallcouncil.core import records

posix = pytest.mark.skipif(os.name != "posix", reason="needs signals")

ARENA = """
import sys
from pathlib import Path
from smallcouncil import arena
if __name__ == "__main__":
    arena.play_match("mcts:200", "greedy", games=24, jobs=int(sys.argv[2]), out=Path(sys.argv[1]))
"""


def _numbers(folder: Path) -> list[int]:
    lines = (folder / GAMES).read_text().splitlines(keepends=True) if (folder / GAMES).exists() else []
    return [json.loads(line)["number"] for line in lines if line.endswith("\n")]


def _children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path, jobs: str) -> None:
    script = tmp_path / "contest.py"
    script.write_text(ARENA)
    folder = tmp_path / "out"
    process = subprocess.Popen(
        [sys.executable, str(script), str(folder), jobs], env={**os.environ, "PYTHONPATH": _path()}
    )
    end = time.monotonic() + 90
    while len(_numbers(folder)) < 6 and time.monotonic() < end:
        time.sleep(0.02)
    workers = _children(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = _numbers(folder)
    lines = (folder / GAMES).read_bytes().splitlines(keepends=True)[: len(kept)]
    assert 6 <= len(kept) < 24
    for _ in range(100):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            break
        time.sleep(0.05)
    assert [worker for worker in workers if Path(f"/proc/{worker}").exists()] == []

    resumed = arena.play_match("mcts:200", "greedy", games=24, out=folder)
    assert (folder / GAMES).read_bytes().splitlines(keepends=True)[: len(kept)] == lines
    assert sorted(_numbers(folder)) == list(range(24))
    whole = arena.play_match("mcts:200", "greedy", games=24, seed=resumed.outcome.plan.seed)
    assert [game.record for game in resumed.outcome.games] == [game.record for game in whole.outcome.games]
    assert (resumed.wins, resumed.interval, resumed.elo) == (whole.wins, whole.interval, whole.elo)
    assert resumed.outcome.standings[0].rating_interval == whole.outcome.standings[0].rating_interval


def _path() -> str:
    return str(Path(arena.__file__).parents[2])


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    first = arena.play_match("random", "greedy", games=6, out=tmp_path)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:3]) + lines[3][:100])
    again = arena.play_match("random", "greedy", games=6, out=tmp_path)
    assert (tmp_path / GAMES).read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    assert _numbers(tmp_path) == list(range(6))
    assert [game.record for game in again.outcome.games] == [game.record for game in first.outcome.games]


def test_a_finished_contest_is_only_read(tmp_path: Path) -> None:
    arena.play_match("random", "greedy", games=4, out=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    heard: list[tuple[int, int]] = []
    arena.play_match(
        "random", "greedy", games=4, out=tmp_path, progress=lambda done, total: heard.append((done, total))
    )
    assert (tmp_path / GAMES).read_bytes() == before
    assert heard == [(4, 4)]


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"games": 6}, "deals"),
        ({"seed": 2}, "seed"),
        ({"seats": 3}, "groups"),
        ({"options": {"companions": False}}, "options"),
    ],
)
def test_another_contest_in_the_folder_is_refused(tmp_path: Path, change: dict[str, object], name: str) -> None:
    arena.play_match("random", "greedy", games=4, out=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(ArenaError) as caught:
        arena.play_match("random", "greedy", **{"games": 4, "out": tmp_path, **change})  # type: ignore[arg-type]
    assert caught.value.key == "error-arena-other-plan"
    assert caught.value.details["name"] == name
    assert (tmp_path / GAMES).read_bytes() == before


@posix
def test_a_changed_bot_is_another_contest(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def choose(p):\n    return p.words[0]\n")
    arena.play_match(f"file:{bot}", "random", games=2, out=tmp_path / "out")
    bot.write_text("def choose(p):\n    return p.words[-1]\n")
    with pytest.raises(ArenaError) as caught:
        arena.play_match(f"file:{bot}", "random", games=2, out=tmp_path / "out")
    assert caught.value.key == "error-arena-changed-bot"
    assert caught.value.details["bots"] == str(bot)


@posix
def test_a_changed_program_is_another_contest(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    loop = "import json, sys\nfor line in sys.stdin:\n    said = json.loads(line)\n    if said['type'] == 'decide':\n"
    bot.write_text(loop + "        print(said['legal'][0], flush=True)\n")
    code = f"program:{sys.executable} {bot}"
    arena.play_match(code, "random", games=2, out=tmp_path / "out")
    arena.play_match(code, "random", games=2, out=tmp_path / "out")
    bot.write_text(loop + "        print(said['legal'][-1], flush=True)\n")
    with pytest.raises(ArenaError) as caught:
        arena.play_match(code, "random", games=2, out=tmp_path / "out")
    assert caught.value.key == "error-arena-changed-bot"
    assert str(bot) in str(caught.value)


@posix
def test_records_carry_the_names_of_the_bots(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("def choose(p):\n    return p.words[0]\n")
    outcome = arena.play_match(f"file:{bot}", "random", games=2).outcome
    assert [records.players(game.record) for game in outcome.games] == [
        ("my_bot", "bot:random"),
        ("bot:random", "my_bot"),
    ]


@posix
def test_two_arenas_never_write_to_one_folder(tmp_path: Path) -> None:
    def meanwhile(done: int, total: int) -> None:
        if done == 1:
            with pytest.raises(ArenaError) as caught:
                arena.play_match("random", "greedy", games=4, out=tmp_path)
            assert caught.value.key == "error-arena-busy"

    arena.play_match("random", "greedy", games=4, out=tmp_path, progress=meanwhile)
    assert _numbers(tmp_path) == [0, 1, 2, 3]


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError) as caught:
        arena.play_match("random", "greedy", games=2, out=tmp_path / "file")
    assert caught.value.key == "error-arena-folder"


def test_the_folder_holds_the_plan_and_the_records_in_order(tmp_path: Path) -> None:
    result = arena.play_match("random", "greedy", games=4, out=tmp_path, jobs=2)
    lines = (tmp_path / RECORDS).read_text().splitlines()
    assert [json.loads(line) for line in lines] == [json.loads(game.record) for game in result.outcome.games]
    assert json.loads((tmp_path / PLAN).read_text())["bots"] == ["random", "greedy"]
