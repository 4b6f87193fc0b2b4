"""docs/add-a-game.md does what it says: step by step, as it is written."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import tutorial

import smallcouncil as sc

SLUG = "dragon-egg"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All files of the page, installed."""
    folder = tmp_path_factory.mktemp("dragon-egg")
    for name, text in tutorial.files().items():
        tutorial.write(folder, name, text)
    tutorial.install(folder)
    return folder


def test_the_page_step_by_step(tmp_path: Path) -> None:
    """Every file is written where the page gives it, and every command runs where the page runs it."""
    said: dict[str, str] = {}
    for block in tutorial.blocks():
        if block.title:
            tutorial.write(tmp_path, Path(block.title), block.text)
        for line in block.text.splitlines() if block.language == "sh" else ():
            said[line] = _typed(tmp_path, line)
    assert [SLUG, "Dragon", "Egg"] in [line.split()[:3] for line in _only(said, "smallcouncil games").splitlines()]
    assert "Seat 1: Egg? > keep\nSeat 1: Kept.\n" in _only(said, "echo keep")
    assert "50 games in" in _only(said, "smallcouncil simulate")
    assert "Hatched (eggs" in _only(said, "smallcouncil replay")
    assert "8 games in" in _only(said, "smallcouncil match")
    assert "DE-003  When all have decided, the eggs are shown, and the warmest wins." in _only(
        said, "smallcouncil rules"
    )
    german = _only(said, "printf")
    assert "(?)  Platz 2\n" in german
    assert "Platz 1 legt Ei 1 ab und nimmt Ei 5.\n" in german
    assert "1 passed" in _only(said, "python -m pytest")


def _typed(folder: Path, line: str) -> str:
    """A line of the page, in a shell. What an installer would do is done without one."""
    if line == "pip install -e .":
        tutorial.install(folder)
        return ""
    done = subprocess.run(
        line, shell=True, cwd=folder, env=tutorial.environment(folder), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), line
    return done.stdout


def _only(said: dict[str, str], start: str) -> str:
    (found,) = [text for line, text in said.items() if line.startswith(start)]
    return found


def test_it_is_there_for_research(project: Path) -> None:
    done = subprocess.run(
        [sys.executable, "study.py"],
        cwd=project,
        env=tutorial.environment(project),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("True Discrete(2)\n", "")


# In the browser


@pytest.fixture(scope="module")
def address(project: Path) -> Iterator[str]:
    """The real server with the game, at a free port."""
    words = [*tutorial.PROGRAM, "serve", "--database", "tables.db", "--bot-pause", "0"]
    around = tutorial.environment(project)
    with subprocess.Popen(words, cwd=project, env=around, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http"))
        server.terminate()


def test_it_is_played_through_the_server(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60) as client:
        games = {game["slug"]: game["title"] for game in client.get("/api/games").json()}
        assert list(games) == [*sc.games(), SLUG]
        assert games[SLUG] == "Dragon Egg"
        laid = client.post("/api/tables", json={"game": SLUG, "seats": ["me", "bot:random"], "name": "Anna"}).json()
        client.headers["authorization"] = f"Bearer {laid['token']}"
        seen = client.get(f"/api/tables/{laid['table']}").json()
        assert [seen["view"]["eggs"][0] in range(1, 10), seen["view"]["eggs"][1]] == [True, None]
        wish = {"action": "keep", "version": seen["version"]}
        seen = client.post(f"/api/tables/{laid['table']}/actions", json=wish).json()
        while seen["view"]["result"] is None:
            seen = client.get(f"/api/tables/{laid['table']}", params={"after": seen["version"]}).json()
        record = client.get(f"/api/tables/{laid['table']}/record").text
        assert json.loads(record)["game"] == SLUG


def test_its_page_has_its_face_and_its_style(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60, follow_redirects=True) as client:
        assert "Everybody hides a dragon&#39;s egg." in client.get("/").text
        page = client.post("/play", data={"game": SLUG, "level": "novice"}, headers={"origin": address}).text
        assert 'class="board dragon-eggs"' in page
        style = page.partition(f'href="/static/games/{SLUG}/')[2].partition('"')[0]
        found, plain = (client.get(f"/static/games/{SLUG}/{name}") for name in (style, "style.css"))
        assert (found.status_code, found.text) == (200, plain.text)
        written = tutorial.files()[Path("dragon_egg/ui/static/style.css")]
        assert re.sub(r"/static/[0-9a-f]{12}/", "/static/", found.text) == written
        assert client.get(f"/static/games/{SLUG}/../browser.py").status_code == 404
        assert client.get(f"/static/games/{SLUG}/%2e%2e/browser.py").status_code == 404
        assert "DE-002" in client.get(f"/rules/{SLUG}").text


def test_somebodys_own_bot_plays_it(project: Path, tmp_path: Path) -> None:
    """A bot of one's own runs behind walls, and finds there what the game needs."""
    choose = "def choose(it):\n    return 'swap' if it.view['eggs'][it.seat] < 5 else 'keep'\n"
    tutorial.write(tmp_path, Path("bot.py"), choose)
    words = ("--game", SLUG, "--games", "4", "--seed", "1", "--jobs", "1", "--json")
    done = tutorial.run(project, "match", f"file:{tmp_path / 'bot.py'}", "random", *words)
    found = json.loads(done.stdout)
    assert (found["games"], found["failures"]) == (4, [])
