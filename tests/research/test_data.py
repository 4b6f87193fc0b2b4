"""Decisions as data: what `simulate` writes, the reader gives back, and the file says how to write it again."""

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import smallcouncil as sc
from smallcouncil.cli import app
from smallcouncil.core.chance import Chance
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Game
from smallcouncil.research import data
from smallcouncil.research.dealt_games import chooser, luck_of, round_the_table, to_decide

Started = Callable[..., "subprocess.Popen[str]"]
SLUG = "hand-of-the-king"
COLUMNS = {
    *("game", "seed", "decision", "seat", "action", "reward", "score", "rank"),
    *("bot", "word", "observation", "mask"),
}


def simulated(*words: str) -> str:
    done = CliRunner().invoke(app, ["simulate", *words])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "games.parquet"
    simulated(SLUG, "--bots", "random,apprentice", "--games", "6", "--seed", "40", "--jobs", "1", "--out", str(path))
    return path


def test_one_row_a_decision(file: Path) -> None:
    """The games are played again, decision by decision, and every number is compared."""
    played, encoder = data.read(file), sc.game(SLUG).encoder()
    row = 0
    for number in range(6):
        state = sc.game(SLUG).start(seed=40 + number)
        choosers = [chooser(code, luck_of(40 + number, seat)) for seat, code in enumerate(("random", "apprentice"))]
        first = row
        while state.awaiting:
            seat = to_decide(state)
            expected = numpy.zeros(encoder.size, numpy.int8), numpy.zeros(len(state.game.vocabulary), numpy.int8)
            encoder.write(state, seat, expected[0])
            encoder.mask(state, seat, expected[1])
            assert (played.observations[row] == expected[0]).all()
            assert (played.masks[row] == expected[1]).all()
            action = choosers[seat](state, seat)
            numbers = (played.games, played.seeds, played.numbers, played.seats, played.actions)
            assert [array[row] for array in numbers] == [number, 40 + number, len(state.history), seat, action]
            assert played.words[row] == state.game.word(action)
            assert played.bots[row] == ("random", "apprentice")[seat]
            state.act(seat, action)
            row += 1
        result = state.result
        assert result is not None
        for place in range(first, row):
            seat = int(played.seats[place])
            assert played.rewards[place] == payoffs(result, 2)[seat]
            assert played.scores[place] == result.scores[seat]
            assert played.ranks[place] == result.ranks[seat]
    assert row == len(played)


def test_a_file_describes_itself(file: Path) -> None:
    about = data.read(file).about
    game = sc.game(SLUG)
    assert about["game"] == SLUG
    assert about["rules"] == game.rules_version
    assert about["smallcouncil"] == sc.__version__
    assert (about["seats"], about["seed"], about["games"], about["bots"]) == (2, 40, 6, ["random", "apprentice"])
    assert about["options"] == {"teams": False, "crows": False, "companions": True, "first": 0}
    assert tuple(about["vocabulary"]) == game.vocabulary
    assert [plane["name"] for plane in about["planes"]] == [plane.name for plane in game.encoder().planes]


def test_the_file_says_how_to_write_it_again(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    again = data.read(file).about["reproduce"]
    assert again == (
        f"smallcouncil simulate {SLUG} --games 6 --seed 40 --bots random,apprentice --seats 2 --out games.parquet"
    )
    monkeypatch.chdir(tmp_path)
    simulated(*shlex.split(again)[2:], "--jobs", "1")
    one, other = parquet.read_table(file), parquet.read_table(tmp_path / "games.parquet")
    assert one.equals(other)
    assert parquet.read_metadata(tmp_path / "games.parquet").metadata == parquet.read_metadata(file).metadata


def test_planes_by_name(file: Path) -> None:
    played = data.read(file)
    assert played.planes["houses"].shape == (len(played), 7, 6, 6)
    assert (played.planes["varys"].sum(axis=(1, 2)) == 1).all()


def test_other_readers_find_plain_columns(file: Path) -> None:
    table = parquet.read_table(file)
    assert set(table.column_names) == COLUMNS
    row = table.slice(5, 1).to_pylist()[0]
    assert (row["game"], row["decision"], row["bot"]) == (0, 5, "apprentice")
    assert numpy.frombuffer(row["mask"], numpy.int8)[row["action"]] == 1
    assert sc.game(SLUG).word(row["action"]) == row["word"]


def test_everybody_moves_on_by_a_seat(tmp_path: Path) -> None:
    """In the column, in what is read, and in the records: each bot has each seat equally often."""
    path, records = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    words = ("btwixt", "--short", "--bots", "apprentice,novice,random", "--games", "6", "--seed", "3", "--rotate")
    simulated(*words, "--jobs", "1", "--out", str(path))
    played = data.read(path)
    seated = [["apprentice", "novice", "random"][(seat + game) % 3] for game in range(6) for seat in range(3)]
    for game in range(6):
        for seat in range(3):
            rows = (played.games == game) & (played.seats == seat)
            assert set(played.bots[rows]) == {seated[3 * game + seat]}
    assert parquet.read_table(path, columns=["bot"])["bot"].to_pylist() == played.bots.tolist()
    assert "--bots apprentice,novice,random --rotate" in played.about["reproduce"]
    simulated(*words, "--jobs", "1", "--out", str(records))
    told = [json.loads(line)["players"] for line in records.read_text(encoding="utf-8").splitlines()]
    assert [player for players in told for player in players] == [f"bot:{code}" for code in seated]


def test_wins_are_counted_by_player_where_all_rotate() -> None:
    words = (SLUG, "--bots", "apprentice,random", "--games", "20", "--seed", "3", "--jobs", "1", "--json")
    still, moving = json.loads(simulated(*words)), json.loads(simulated(*words, "--rotate"))
    assert ([row["seat"] for row in still["results"]], still["rotate"]) == ([0, 1], False)
    assert ([row["seat"] for row in moving["results"]], moving["rotate"]) == ([None, None], True)
    assert [row["bot"] for row in moving["results"]] == ["apprentice", "random"]
    assert sum(row["wins"] for row in moving["results"]) == 20
    assert moving["results"][0]["wins"] > 14


def test_a_card_lies_beside_the_file(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulated(game.slug, "--bots", "random", "--games", "1", "--seed", "3", "--out", str(path))
    card, played = (tmp_path / "games.card.md").read_text(encoding="utf-8"), data.read(path)
    assert f"{len(played)} decisions of 1 games" in card
    assert played.about["decisions"] == len(played)
    assert played.about["reproduce"] in card
    for told in (game.rules_version, sc.__version__, "MIT", *(f"`{name}`" for name in played.about["options"])):
        assert str(told) in card
    assert all(f"| `{name}` |" in card for name in COLUMNS)
    assert all(f"| `{plane.name}` |" in card for plane in game.encoder().planes)


def test_a_card_tells_budgets_and_speaks_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    done = CliRunner().invoke(
        app,
        [
            "--lang",
            "de",
            "simulate",
            SLUG,
            "--bots",
            "knight,random",
            "--games",
            "1",
            "--seed",
            "3",
            "--out",
            str(path),
        ],
    )
    assert done.exit_code == 0, done.output
    card = (tmp_path / "games.card.md").read_text(encoding="utf-8")
    assert "| 0 | `knight` | ab, 600 Knoten; 2 von 100 Entscheidungen sind Ausrutscher |" in card
    assert "Alle rücken" not in card


@pytest.mark.parametrize("library", ["pandas", "polars", "duckdb"])
def test_what_people_use_reads_the_files_of_all_games(library: str, game: Game, tmp_path: Path) -> None:
    """Numbers as numbers, words as words, observations as bytes."""
    module, path = pytest.importorskip(library), tmp_path / "games.parquet"
    simulated(game.slug, "--bots", "random", "--games", "1", "--seed", "3", "--out", str(path))
    if library == "duckdb":
        found = module.sql(f"select action, word, observation from '{path}' order by decision limit 1").fetchall()[0]
    elif library == "polars":
        found = module.read_parquet(path).select("action", "word", "observation").row(0)
    else:
        found = tuple(module.read_parquet(path).iloc[0][["action", "word", "observation"]])
    action, word, observation = found
    assert game.word(int(action)) == word
    assert numpy.frombuffer(observation, numpy.int8).tolist() == data.read(path).observations[0].tolist()


@pytest.mark.parametrize("rows", [1, 7, 100_000])
def test_batches_are_the_same_rows(file: Path, rows: int) -> None:
    whole, parts = data.read(file), list(data.batches(file, rows))
    assert all(len(part) == rows for part in parts[:-1])
    for name in ("observations", "masks", "actions", "rewards", "seeds"):
        assert (numpy.concatenate([getattr(part, name) for part in parts]) == getattr(whole, name)).all()


def test_many_rows_are_written_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "ROWS", 50)
    path = tmp_path / "games.parquet"
    simulated(SLUG, "--games", "12", "--seed", "1", "--out", str(path))
    assert parquet.ParquetFile(path).num_row_groups > 4
    played = data.read(path)
    assert played.games.tolist() == sorted(played.games.tolist())
    assert set(played.games.tolist()) == set(range(12))
    starts = numpy.flatnonzero(played.numbers == 0)
    assert len(starts) == 12
    assert played.masks[numpy.arange(len(played)), played.actions].all()


def test_every_game_can_be_kept(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    told = json.loads(simulated(game.slug, "--games", "2", "--seed", "3", "--out", str(path), "--json"))
    played = data.read(path)
    assert len(played) == 2 * told["decisions"]["mean"]
    assert played.observations.shape[1] == game.encoder().size
    assert played.masks[numpy.arange(len(played)), played.actions].all()
    for number in range(2):
        rows = played.games == number
        assert (
            len({(seat, reward) for seat, reward in zip(played.seats[rows], played.rewards[rows], strict=True)})
            <= (game.seat_counts[0])
        )


def test_an_interrupted_simulation_leaves_a_good_file(tmp_path: Path, started: Started) -> None:
    path = tmp_path / "games.parquet"
    words = [sys.executable, "-c", "from smallcouncil.cli import main; main()", "simulate", SLUG]
    words += ["--games", "10000000", "--seed", "1", "--out", str(path)]
    process = started(*words)
    while process.poll() is None and not (path.exists() and path.stat().st_size > 100_000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    played = data.read(path)
    assert len(set(played.games.tolist())) == played.about["games"]
    assert re.search(rf"--games {played.about['games']} --seed 1 ", played.about["reproduce"])
    told = re.match(r"(\d+) games in ", out)
    assert told
    assert int(told[1]) in (played.about["games"], played.about["games"] - 1)


def test_an_interruption_waits_for_the_rows_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, state = tmp_path / "games.parquet", sc.game(SLUG).start(seed=1)
    monkeypatch.setattr(data, "payoffs", lambda result, seats: signal.raise_signal(signal.SIGINT) or (1.0, -1.0))  # type: ignore[func-returns-value]
    with path.open("wb") as out:
        writer = data.Writer(out, state, ["random", "random"])
        while state.awaiting:
            seat = state.awaiting[0]
            writer.decision(state, seat, state.actions(seat)[0])
            state.act(seat, state.actions(seat)[0])
        with pytest.raises(KeyboardInterrupt):
            writer.game(state)
        writer.close(str)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert (data.read(path).about["games"], len(data.read(path))) == (1, len(state.history))


def test_a_file_without_games_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "none.parquet"
    with path.open("wb") as out:
        data.Writer(out, sc.game(SLUG).start(seed=1), ["random", "random"]).close(lambda games: f"{games} games")
    played = data.read(path)
    assert len(played) == 0
    assert played.observations.shape == (0, sc.game(SLUG).encoder().size)
    assert played.about["reproduce"] == "0 games"


# What goes wrong


def test_other_files_are_refused(tmp_path: Path) -> None:
    text, foreign = tmp_path / "text.parquet", tmp_path / "foreign.parquet"
    text.write_text("no parquet at all", encoding="utf-8")
    parquet.write_table(data.pyarrow.table({"x": [1]}), foreign)  # type: ignore[attr-defined]
    for path in (text, foreign):
        with pytest.raises(data.BadData, match="holds no decisions written by smallcouncil"):
            data.read(path)
    with pytest.raises(FileNotFoundError):
        data.read(tmp_path / "nowhere.parquet")


def test_a_folder_that_is_not_there_is_told() -> None:
    done = CliRunner().invoke(app, ["simulate", SLUG, "--games", "1", "--out", "/nowhere/games.parquet"])
    assert done.exit_code == 2
    assert done.stderr == "Cannot write /nowhere/games.parquet: there is no such folder.\n"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "This needs the library “pyarrow”. It comes with: pip install 'smallcouncil[research]'"),
        ("de", "Dazu braucht es die Bibliothek „pyarrow“. Sie kommt mit: pip install 'smallcouncil[research]'"),
    ],
)
def test_without_the_library_the_extra_is_named(lang: str, sentence: str, tmp_path: Path) -> None:
    script = "import sys; sys.modules['pyarrow'] = None; from smallcouncil.cli import main; main()"
    words = ["simulate", SLUG, "--games", "1", "--out", str(tmp_path / "x.parquet"), "--lang", lang]
    done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("data", "pyarrow"),
    ],
)
def test_every_adapter_names_what_it_lacks(module: str, library: str) -> None:
    script = (
        f"import sys; sys.modules['{library}'] = None\n"
        f"try:\n    import smallcouncil.research.{module}\nexcept ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"this needs \w+: pip install 'smallcouncil\[research\]'\n", done.stdout)


# Who sits where


def test_seats_and_deals_have_luck_of_their_own() -> None:
    lucks = {luck_of(deal, seat) for deal in range(50) for seat in range(6)}
    assert len(lucks) == 300
    assert all(0 <= luck < 1 << 62 for luck in (*lucks, luck_of((1 << 53) - 1, 5)))


@pytest.mark.parametrize(
    ("players", "seats", "around"), [(["a"], 3, ["a", "a", "a"]), (["a", "b"], 3, ["a", "b", "a"])]
)
def test_fewer_players_than_seats_go_round(players: list[str], seats: int, around: list[str]) -> None:
    assert round_the_table(players, seats) == around


def test_a_bot_of_ones_own_is_asked_through_a_perspective() -> None:
    asked: list[Any] = []

    class Own:
        def choose(self, perspective: sc.Perspective) -> int:
            asked.append(perspective)
            return perspective.actions[-1]

    state = sc.game(SLUG).start(seed=1)
    action = chooser(Own(), 5)(state, 0)
    assert action == state.actions(0)[-1]
    assert isinstance(asked[0], sc.Perspective)
    assert asked[0].sample(Chance(1)).setup.seed is None
