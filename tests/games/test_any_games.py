"""The program takes the games that are there: one of one file more, one of ours less, one that is broken."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import tutorial

import smallcouncil as sc
from smallcouncil.locale import texts

Started = Callable[..., "subprocess.Popen[str]"]
SLUG = "dragon-egg"
MADE = {"__pycache__", "__compiled__"}
"""The folders of what is made of the source."""


def test_nothing_outside_its_package_names_a_game() -> None:
    package = tutorial.SOURCE / "smallcouncil"
    words = [word for slug in sc.games() for word in (slug.replace("-", "."), re.escape(texts("en", slug)("title")))]
    named = re.compile("|".join(words), re.IGNORECASE)
    sources = [path for path in package.rglob("*") if path.is_file() and not {*path.parts} & MADE]
    outside = [path for path in sources if package / "games" not in path.parents]
    assert len(outside) > 100
    assert [str(path) for path in outside if named.search(path.read_bytes().decode(errors="ignore"))] == []


@pytest.mark.parametrize("removed", sc.games())
def test_one_file_more_and_one_package_less(removed: str, tmp_path: Path) -> None:
    """A game of one file and no `ui` is in our own folder, and one of ours is not.

    Every command is tried where the game is missing that is meant when none is named.
    """
    source = tmp_path / "source"
    shutil.copytree(tutorial.SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", removed.replace("-", "_")))
    tutorial.write(source, Path("smallcouncil/games/dragon_egg.py"), tutorial.files()[tutorial.MAIN])
    left = [*(slug for slug in sc.games() if slug != removed), SLUG]

    def said(*words: str, text: str = "") -> str:
        done = tutorial.run(tmp_path, *words, text=text, source=source)
        assert (done.returncode, done.stderr) == (0, ""), words
        return done.stdout

    listed = said("games")
    assert [slug for slug in (*sc.games(), SLUG) if f" {slug} " in listed] == left
    found = _asked(tmp_path, source, _IN_ALL_ROOMS.format(slug=SLUG))
    assert found == {"games": left, "steps": 2, "boxes": left, "shown": True}
    if removed != next(iter(sc.games())):
        return
    assert f"smallcouncil play {left[0]}" in said("--help")
    assert "1. Seat" in said("play", SLUG, "--seed", "7", text="swap\n")
    said("simulate", SLUG, "--games", "4", "--seed", "1", "--bots", "random", "--out", "games.jsonl", "--jobs", "1")
    assert "Hatched (eggs" in said("replay", "games.jsonl", "--record", "2")
    assert "2 games in" in said("simulate", left[0], "--games", "2", "--seed", "1", "--bots", "random", "--jobs", "1")


_IN_ALL_ROOMS = """
import json
import smallcouncil as sc
from smallcouncil.locale import texts
import smallcouncil.research.gymnasium as gym, smallcouncil.research.openspiel as spiel
import gymnasium, pyspiel
from smallcouncil.research import pettingzoo
from smallcouncil.web import pages
env = pettingzoo.env({slug!r}, seats=2)
env.reset(seed=7)
steps = 0
while env.agents and not any(env.terminations.values()):
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    steps += 1
one = gymnasium.make(gym.name_of({slug!r}))
assert one.observation_space.contains(one.reset(seed=1)[0])
state = spiel.deal(pyspiel.load_game(spiel.name_of({slug!r})), 7)
assert state.legal_actions() == [0, 1] and len(state.observation_tensor(0)) == 4 + 2 + 1024
home = pages.home("en", path="/", listings_mine=(), listings_open=())
boxes = sorted(sc.games(), key=lambda slug: home.index(f'id="game-{{slug}}"'))
shown = "Dragon Egg" in pages.new_table("de", {slug!r}, path="/")
print(json.dumps({{"games": list(sc.games()), "steps": steps, "boxes": boxes, "shown": shown}}))
"""


def _asked(folder: Path, source: Path, script: str) -> dict[str, object]:
    """What a script says to a Python that finds our package at a place of our own."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=folder,
        env=tutorial.environment(folder, source),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, object] = json.loads(done.stdout)
    return found


# Broken ones

BROKEN = {
    "no-module": ("no_such_module", "it cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
    "raising": ("raising", "it cannot be loaded: RuntimeError: no dragons here"),
    "leaving": ("leaving", "it cannot be loaded: SystemExit: 3"),
    "no-game": ("no_game", "its GAME is no instance of smallcouncil.Game"),
    "other-name": ("dragon_egg", "it calls itself dragon-egg"),
    "Bad": ("bad_slug:GAME", "a name has small letters, digits and single hyphens only"),
    "lacking": ("lacking", "it has no vocabulary"),
    "hand-of-the-king": ("dragon_egg", "there is another game of that name"),
}
MODULES = {
    "raising": "raise RuntimeError('no dragons here')",
    "leaving": "raise SystemExit(3)",
    "no_game": "GAME = 'chess'",
    "bad_slug": "import dragon_egg\nGAME = type('Bad', (dragon_egg.DragonEgg,), {'slug': 'Bad'})()",
    "lacking": "import dragon_egg\nfrom smallcouncil.core.game import Game\n"
    "GAME = type('L', (Game,), {'slug': 'lacking', 'rules_version': 1, 'seat_counts': (2,), 'options': (),"
    " 'begin': lambda self, setup: None})()",
}


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A game that works, among many that do not."""
    tutorial.write(tmp_path, tutorial.MAIN, tutorial.files()[tutorial.MAIN])
    for name, text in MODULES.items():
        tutorial.write(tmp_path, Path(f"{name}.py"), text)
    tutorial.announce(tmp_path, {SLUG: "dragon_egg", **{slug: place for slug, (place, _) in BROKEN.items()}})
    return tmp_path


def test_broken_games_are_told_of_and_left_out(broken: Path) -> None:
    done = tutorial.run(broken, "games")
    assert done.returncode == 0
    told = {line.split("“")[1].split("”")[0]: line for line in done.stderr.splitlines()}
    places = {slug: (place.partition(":")[0], why) for slug, (place, why) in BROKEN.items()}
    assert told == {slug: f"The game “{slug}” ({place}) is left out: {why}." for slug, (place, why) in places.items()}
    assert SLUG in done.stdout
    done = tutorial.run(broken, "play", "raising")
    assert (done.returncode, done.stderr) == (
        2,
        "The game “raising” (raising) is left out: it cannot be loaded: RuntimeError: no dragons here.\n",
    )


def test_a_broken_face_does_not_stop_a_game(tmp_path: Path) -> None:
    for name, text in tutorial.files().items():
        tutorial.write(tmp_path, name, text)
    tutorial.install(tmp_path)
    tutorial.write(tmp_path, Path("dragon_egg/ui/terminal.py"), "raise RuntimeError('no paint')")
    done = tutorial.run(tmp_path, "play", SLUG, "--seed", "7", text="keep\n")
    assert done.returncode == 0
    assert "eggs: 1, –\n" in done.stdout
    assert "RuntimeError: no paint" in done.stderr


def test_a_server_tells_of_broken_games_and_goes_on(broken: Path, started: Started) -> None:
    """The game that is not broken has no `ui`: its table is told in words."""
    words = [*tutorial.PROGRAM, "serve", "--database", "tables.db", "--bot-pause", "0"]
    server = started(*words, cwd=broken, env=tutorial.environment(broken))
    assert server.stdout is not None
    told = iter(server.stdout.readline, "")
    address = next(word for word in next(told).split() if word.startswith("http"))
    next(line for line in told if "Ctrl" in line)
    with httpx.Client(base_url=address, timeout=60, follow_redirects=True, headers={"origin": address}) as client:
        listed = client.get("/api/games").json()
        table = client.post("/play", data={"game": SLUG, "level": "novice"})
        version = table.text.partition('name="version" value="')[2].partition('"')[0]
        after = client.post(f"{table.url.path}/act", data={"version": version, "action": "swap"})
    server.terminate()
    said = server.communicate()[1]
    assert [game["slug"] for game in listed] == [*sc.games(), SLUG]
    board = table.text.replace("\n", "")
    assert '<div class="plain-board"><dl><dt>viewer</dt><dd>0</dd><dt>eggs</dt><dd><ol><li>' in board
    assert re.findall(r'name="action" value="(\w+)"', table.text) == ["keep", "swap"]
    assert "Player 1: Swapped (open " in after.text
    for slug in BROKEN:
        assert f"The game “{slug}” (" in said
