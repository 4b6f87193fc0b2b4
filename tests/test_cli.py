"""The command line: what each command answers, and one sentence for whatever is wrong."""

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

import pytest
from typer.testing import CliRunner

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.arena.statistics import wilson
from smallcouncil.cli import app
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.locale import languages, texts
from smallcouncil.research.dealt_games import chooser

Started = Callable[..., "subprocess.Popen[str]"]
SLUG = "hand-of-the-king"
SOURCE = str(Path(sc.__file__).parents[1])
COMMANDS = (
    "serve",
    "bots",
    "backup",
    "restore",
    "play",
    "learn",
    "rules",
    "simulate",
    "replay",
    "match",
    "tournament",
    "ladder",
    "class",
    "check",
    "solve",
    "analyse",
    "puzzles",
    "games",
    "version",
)
PROGRAM = (sys.executable, "-W", "error", "-c", "from smallcouncil.cli import main; main()")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PYTHONPATH", SOURCE)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def run(*words: str, text: str = "") -> Any:
    return CliRunner().invoke(app, list(words), input=text)


def said(*words: str, text: str = "") -> str:
    """What a command that goes well prints, without the spaces that pad lines."""
    done = run(*words, text=text)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return "\n".join(line.rstrip() for line in done.stdout.splitlines())


def refused(*words: str) -> str:
    """The one sentence that a command which cannot be followed says, and nothing else."""
    done = run(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return str(done.stderr.rstrip("\n"))


def finished(seed: int = 1, seats: int = 2) -> State:
    state = sc.game(SLUG).start(seats=seats, seed=seed)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    return state


# What can be done


def test_alone_it_shows_what_can_be_done() -> None:
    shown = said()
    commands = re.findall(r"^  ([a-z]+)  +\S", shown, re.MULTILINE)
    assert commands == list(COMMANDS)
    assert said("--help") == shown


def test_the_examples_on_the_first_page_work() -> None:
    """But for the server, which runs until it is stopped and has tests of its own."""
    first, *examples = re.findall(r"^  smallcouncil (.+)$", said(), re.MULTILINE)
    assert first == "serve --open"
    assert len(examples) == 5
    assert [run(*example.split()).exit_code for example in examples] == [0] * 5


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_in_every_language(lang: str, command: str) -> None:
    say = texts(lang)
    shown = said(command, "--help", "--lang", lang)
    assert shown.startswith(f"{say('cli-heading-usage')}: smallcouncil {command} ")
    assert say(f"cli-{command}") in " ".join(shown.split())
    assert "--lang" in shown


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_options_of_a_game_are_on_the_help_page(command: str) -> None:
    shown = said(command, "--help")
    own = shown[shown.index("Options of Hand of the King") : shown.index("Options of B'Twixt")]
    assert re.findall(r"^  --(\S+)", own, re.MULTILINE) == ["teams", "crows", "no-companions", "first"]
    assert "--first 1|2|3|4|random" in own
    listed = shown[shown.index("\nBots\n") :]
    assert [code.name for code in bots.codes() if code.forms[0] not in listed] == []


def test_version() -> None:
    assert said("version") == f"smallcouncil {sc.__version__}\nThe rules of the card games run as plain Python."


def test_games_are_listed_with_seats_options_and_provenance() -> None:
    shown = " ".join(said("games").split())
    for part in (SLUG, "Hand of the King", "2, 3, 4", "crows", "companions", "FAQ v1.1"):
        assert part in shown
    assert "Hand des Königs" in said("games", "--lang", "de")


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        (("--lang", "de"), {}, "de"),
        (("--lang=de_AT",), {}, "de"),
        ((), {"LANG": "de_DE.UTF-8"}, "de"),
        (("--lang", "en"), {"LANG": "de_DE.UTF-8"}, "en"),
        ((), {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], environment: dict[str, str], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert texts(lang)("cli-heading-examples") in said(*words)
    assert texts(lang, SLUG)("title") in said("rules", *words, SLUG, "HK-001")
    assert texts(lang, SLUG)("title") in said("rules", SLUG, "HK-001", *words)


# Rules


def test_rules_shows_the_whole_ledger_by_section() -> None:
    shown, ledger = said("rules", SLUG), sc.game(SLUG).ledger
    assert re.findall(r"^(HK-\w+)", shown, re.MULTILINE) == [rule.id for rule in ledger.rules]
    sections = list(dict.fromkeys(rule.section for rule in ledger.rules))
    assert [line for line in shown.splitlines() if line in sections] == sections


@pytest.mark.parametrize(
    ("lang", "term", "found"),
    [
        ("en", "hk-019", ["HK-019"]),
        ("en", "jon snow", ["HK-036", "HK-043"]),
        ("en", "team variant", ["HK-058", "HK-059", "HK-060", "HK-064"]),
        ("de", "Jon Schnee", ["HK-036", "HK-043", "HK-067"]),
        ("de", "KRAHENMARKER", ["HK-009", *(f"HK-06{number}" for number in (1, 2, 3, 4, 5, 7)), "HK-R16"]),
    ],
)
def test_rules_are_found_by_every_word_of_a_term(lang: str, term: str, found: list[str]) -> None:
    shown = said("rules", SLUG, *term.split(), "--lang", lang)
    assert re.findall(r"^(HK-\w+)", shown, re.MULTILINE) == found
    assert texts(lang)("terminal-rules-found", count=len(found), term=term) in shown


def test_a_ruling_gives_its_reason() -> None:
    assert "Why: Nobody leads a House of which nobody has a card." in said("rules", SLUG, "HK-R02")
    assert "Begründung: " in said("rules", SLUG, "HK-R02", "--lang", "de")


# One sentence for whatever is wrong


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("zork", "There is no command “zork”.", "Es gibt keinen Befehl „zork“."),
        (
            "ply",
            "There is no command “ply”. Did you mean “play”?",
            "Es gibt keinen Befehl „ply“. Meintest du „play“?",
        ),
        ("--zork", "There is no option “--zork”.", "Es gibt keine Option „--zork“."),
        (
            "play",
            "Which game? “smallcouncil games” lists them.",
            "Welches Spiel? „smallcouncil games“ zeigt alle.",
        ),
        (
            "play chess",
            "There is no game called “chess”. Known games: btwixt, hand-of-the-king, legendary, stark-vs-lannister.",
            "Es gibt kein Spiel namens „chess“. "
            "Bekannte Spiele: btwixt, hand-of-the-king, legendary, stark-vs-lannister.",
        ),
        (
            f"play {SLUG} --seats 7",
            "This game cannot be played with this number of players: 7. Allowed: 2, 3, 4.",
            "Mit dieser Spielerzahl lässt sich das Spiel nicht spielen: 7. Erlaubt: 2, 3, 4.",
        ),
        (f"play {SLUG} --seats two", "“--seats” needs a whole number.", "„--seats“ braucht eine ganze Zahl."),
        (
            f"play {SLUG} --seats",
            "The option “--seats” needs a value after it.",
            "Nach der Option „--seats“ fehlt ihr Wert.",
        ),
        (
            f"play {SLUG} --seta 2",
            "There is no option “--seta”. Did you mean “--seat”?",
            "Es gibt keine Option „--seta“. Meintest du „--seat“?",
        ),
        (
            f"play {SLUG} --seat 3",
            "There is no seat 3; the seats are numbered from 1 to 2.",
            "Es gibt keinen Platz 3; die Plätze haben die Nummern 1 bis 2.",
        ),
        (
            f"play {SLUG} --seat 0",
            "“--seat” needs a whole number, 1 or more.",
            "„--seat“ braucht eine ganze Zahl ab 1.",
        ),
        (
            f"play {SLUG} --seed -1",
            "“--seed” needs a whole number from 0 to 9007199254740991.",
            "„--seed“ braucht eine ganze Zahl von 0 bis 9007199254740991.",
        ),
        (
            f"play {SLUG} --teams",
            "The option “teams” cannot be “yes”: Teams need exactly four players.",
            "Die Option „teams“ kann nicht „ja“ sein: Für Teams braucht es genau vier Spieler.",
        ),
        (
            f"play {SLUG} --first 3",
            "“--first” cannot be “3”; choose one of: 1, 2, random.",
            "„--first“ kann nicht „3“ sein; zur Wahl stehen: 1, 2, random.",
        ),
        (
            f"play --first 0 {SLUG}",
            "“--first” cannot be “0”; choose one of: 1, 2, 3, 4, random.",
            "„--first“ kann nicht „0“ sein; zur Wahl stehen: 1, 2, 3, 4, random.",
        ),
        (
            f"play {SLUG} --first",
            "The option “--first” needs a value after it.",
            "Nach der Option „--first“ fehlt ihr Wert.",
        ),
        (
            f"play {SLUG} --hotseat --bot random",
            "With “--hotseat” all players are people; name no bots.",
            "Mit „--hotseat“ spielen nur Menschen; nenne keine Bots.",
        ),
        (
            f"play {SLUG} --seats 2 --bot random --bot random",
            "2 bots are too many for 2 seats.",
            "2 Bots sind zu viele für 2 Plätze.",
        ),
        (
            f"simulate {SLUG} --games 0",
            "“--games” needs a whole number, 1 or more.",
            "„--games“ braucht eine ganze Zahl ab 1.",
        ),
        (
            f"simulate {SLUG} --bots random,random,random",
            "3 bots are too many for 2 seats.",
            "3 Bots sind zu viele für 2 Plätze.",
        ),
        (
            "replay /nowhere.json",
            "Cannot read /nowhere.json: there is no such file.",
            "/nowhere.json lässt sich nicht lesen: Diese Datei gibt es nicht.",
        ),
        ("replay /", "Cannot read /: it is a folder.", "/ lässt sich nicht lesen: Das ist ein Ordner."),
        (
            "replay",
            "Which file? Name the record to look at.",
            "Welche Datei? Nenne die Aufzeichnung, die du ansehen willst.",
        ),
        (
            "play --resume /nowhere.json",
            "Cannot read /nowhere.json: there is no such file.",
            "/nowhere.json lässt sich nicht lesen: Diese Datei gibt es nicht.",
        ),
        (
            f"play {SLUG} --resume x.json --seats 2",
            "A saved game brings its own setup: “--seats” cannot stand beside “--resume”.",
            "Eine gespeicherte Partie bringt alles mit: „--seats“ verträgt sich nicht mit „--resume“.",
        ),
        (
            f"simulate {SLUG} --games 1 --out /nowhere/games.jsonl",
            "Cannot write /nowhere/games.jsonl: there is no such folder.",
            "/nowhere/games.jsonl lässt sich nicht schreiben: Diesen Ordner gibt es nicht.",
        ),
        (
            "games now please",
            "This is more than the command takes: now please",
            "Das ist mehr, als der Befehl braucht: now please",
        ),
        (
            f"rules {SLUG} bannerr",
            "No rule speaks of “bannerr”. Try: banner",
            "Keine Regel spricht von „bannerr“. Versuche: Bannermarker",
        ),
    ],
)
def test_a_wrong_command_line_is_one_sentence(line: str, english: str, german: str) -> None:
    assert refused(*line.split()) == english
    assert refused("--lang", "de", *line.split()) == german


def test_an_unknown_bot_is_told_which_there_are() -> None:
    names = ", ".join(code.name for code in bots.codes())
    assert refused("play", SLUG, "--bot", "zork") == f"There is no bot “zork”. Choose one of: {names}."
    assert refused("simulate", SLUG, "--bots", "zork", "--lang", "de") == (
        f"Einen Bot „zork“ gibt es nicht. Zur Wahl stehen: {names}."
    )


@pytest.mark.parametrize("words", [("--lang", "fr"), ("games", "--lang", "fr"), ("--lang=fr", "version")])
def test_an_unknown_language_is_refused(words: tuple[str, ...]) -> None:
    assert refused(*words) == "There are no texts in “fr”. Languages: en, de."


def test_a_missing_language_is_refused() -> None:
    assert refused("games", "--lang") == "“--lang” needs a language after it: en, de."


def test_a_bad_position_points_at_its_column() -> None:
    position = sc.game(SLUG).start(seed=1).position()
    assert position is not None
    wrong = position.replace(position[:2], "Xx", 1)
    assert refused("play", SLUG, "--position", wrong) == (
        "The position cannot be read, column 1: “Xx” is no character’s code"
    )
    assert refused("play", SLUG, "--position", wrong, "--lang", "de") == (
        "Die Stellung ist nicht lesbar, Spalte 1: „Xx“ ist kein Kürzel eines Charakters"
    )


def test_a_bad_record_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    lines = finished().record().splitlines()
    lines[5] = lines[5].replace("[", "[9 ", 1)
    file.write_text("\n".join(lines), encoding="utf-8")
    for words in (("replay", str(file)), ("play", "--resume", str(file))):
        assert refused(*words).startswith("The record cannot be read, line 6: ")
    file.write_bytes(b"\xff\xfe\x00")
    assert refused("replay", str(file)) == f"Cannot read {file}: it is not a text file."


def test_a_record_of_another_game_is_not_resumed_as_this_one(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(finished().record(), encoding="utf-8")
    assert refused("play", "zork", "--resume", str(file)) == f"The saved game is another one: {SLUG}."


# Replay


def test_replay_shows_the_log_the_board_and_the_ending(tmp_path: Path) -> None:
    state, file = finished(), tmp_path / "game.json"
    file.write_text(state.record(), encoding="utf-8")
    shown = said("replay", str(file))
    count = len(state.history)
    assert re.findall(r"^(\d+)\. Seat . moves", shown, re.MULTILINE)[0] == "1"
    assert f"After decision {count} of {count}" in shown
    assert state.result is not None
    assert f"1. Seat {state.result.winners[0] + 1}: {max(state.result.scores)} banners" in shown
    assert shown.endswith(f"The record is good: {count} decisions, every digest agrees.")


def test_replay_at_a_decision(tmp_path: Path) -> None:
    state, file = finished(), tmp_path / "game.json"
    file.write_text(state.record(), encoding="utf-8")
    start = said("replay", str(file), "--at", "0")
    assert "moves Varys" not in start
    assert start.count("⚑") == 1
    assert len(re.findall(r"^\d+\. ", said("replay", str(file), "--at", "3"), re.MULTILINE)) == 3
    wrong = f"There is no decision 999; the record runs from 0 to {len(state.history)}."
    assert refused("replay", str(file), "--at", "999") == wrong


def test_replay_step_by_step(tmp_path: Path) -> None:
    state, file = finished(), tmp_path / "game.json"
    file.write_text(state.record(), encoding="utf-8")
    count = len(state.history)
    text = f"\n\nback\n{count}\n\nquit\n"
    shown = said("replay", str(file), "--step", text=text)
    visited = [int(number) for number in re.findall(r"After decision (\d+) of", shown)]
    assert visited == [0, 1, 2, 1, count]
    assert f"The record runs from 0 to {count}." in shown
    assert re.findall(
        r"Nach Entscheidung (\d+)", said("replay", str(file), "--step", "--lang", "de", text="\nrück")
    ) == [
        "0",
        "1",
        "0",
    ]


def test_a_record_that_plays_differently_is_shown_as_far_as_it_agrees(tmp_path: Path) -> None:
    lines = finished().record().splitlines()
    digests = [number for number, line in enumerate(lines) if "digest" in line]
    lines[digests[2]] = lines[digests[2]].replace('"digest":"', '"digest":"0')
    file = tmp_path / "old.json"
    file.write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", str(file))
    assert done.exit_code == 1
    assert done.stderr == (
        f"From line {digests[2] + 1} on, the record disagrees with the rules of this version. "
        "It can be looked at, but not played on.\n"
    )
    assert "After decision 8 of 8" in done.stdout
    assert "The record is good" not in done.stdout
    assert refused("play", "--resume", str(file)).startswith(f"From line {digests[2] + 1} on, the record disagrees")


def test_replay_checks_what_a_table_has_promised(tmp_path: Path) -> None:
    state = sc.game("hand-of-the-king").start(seats=2, seed="0" * 63 + "7")
    file, hashed = tmp_path / "game.json", "bddd1ad6293d357f078e7c8bda0800ef1a321005ae8261213c1a91643ccc7240"
    file.write_text(state.record(), encoding="utf-8")
    assert " ".join(said("replay", str(file)).split()).endswith(f"The fingerprint of its seed: {hashed}")
    kept = " ".join(said("replay", str(file), "--commitment", hashed.upper()).split())
    assert kept.endswith(f"All luck comes from the number that was promised: {hashed}")
    broken = run("replay", str(file), "--commitment", "0" * 64)
    assert broken.exit_code == 1
    assert "does not come from the number that was promised" in broken.stderr
    file.write_text(finished().record(), encoding="utf-8")
    assert run("replay", str(file), "--commitment", hashed).exit_code == 1


# Simulate


def _figures(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said("simulate", SLUG, "--json", *words))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simulate_counts_every_game(seats: int) -> None:
    figures = _figures("--games", "30", "--seats", str(seats), "--seed", "7")
    assert (figures["games"], figures["seats"], figures["seed"]) == (30, seats, 7)
    assert sum(each["wins"] for each in figures["results"]) == 30
    assert sum(each["mean_score"] for each in figures["results"]) <= 7
    for each in figures["results"]:
        assert each["share"] == each["wins"] / 30
        assert 0 <= each["low"] <= each["share"] <= each["high"] <= 1
        assert (each["low"], each["high"]) == wilson(each["wins"], 30)


def test_simulate_can_be_reproduced() -> None:
    first = _figures("--games", "20", "--seats", "4", "--no-companions", "--teams", "--first", "random")
    again = json.loads(said(*first["reproduce"].split()[1:], "--json"))
    assert first["options"] == {"teams": True, "crows": False, "companions": False, "first": "random"}
    for figures in (first, again):
        del figures["seconds"], figures["games_per_second"]
    assert again == first


@pytest.mark.parametrize("typed", ["--equal-turns", "--equal_turns"])
def test_an_option_of_two_words_is_typed_with_hyphens(typed: str) -> None:
    figures = json.loads(said("simulate", "legendary", "--games", "1", "--seed", "3", typed, "--json"))
    assert figures["options"]["equal_turns"] is True
    assert "--equal-turns" in figures["reproduce"].split()


def test_simulate_reports_in_words() -> None:
    shown = said("simulate", SLUG, "--games", "10", "--seed", "3")
    assert re.match(r"10 games in [\d.]+ s\n\d+ games and \d+ decisions a second\n[\d.]+ decisions a game, ", shown)
    assert re.search(r"^ Seat 1 +random +\d+ +[\d.]+ % +[\d.]+ to [\d.]+ % +[\d.]+$", shown, re.MULTILINE)
    assert shown.endswith(
        "To play the same games again:\n"
        f"  smallcouncil simulate {SLUG} --games 10 --seed 3 --bots random,random --seats 2"
    )


def test_simulate_writes_records_that_replay(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    figures = _figures("--games", "5", "--seed", "40", "--out", str(file))
    states = [sc.replay(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [state.setup.seed for state in states] == [40, 41, 42, 43, 44]
    lengths = [len(state.history) for state in states]
    assert figures["decisions"] == {"mean": sum(lengths) / 5, "least": min(lengths), "most": max(lengths)}
    wins = [sum(seat in state.result.winners for state in states if state.result) for seat in (0, 1)]
    assert [each["wins"] for each in figures["results"]] == wins
    assert "every digest agrees" in said("replay", str(file), "--record", "4")
    assert refused("replay", str(file), "--record", "6") == "There is no record 6 in this file; it holds 5."
    spoiled = file.read_text(encoding="utf-8").splitlines()
    spoiled[2] = spoiled[2].replace('"seats":2', '"seats":9')
    file.write_text("\n".join(spoiled), encoding="utf-8")
    assert refused("replay", str(file), "--record", "3").startswith("The record cannot be read, line 3: ")


def test_the_random_bot_of_a_simulation_is_the_random_bot() -> None:
    quick, bot, luck = chooser("random", 5), bots.make("random", 5), Chance(5)
    state = sc.game(SLUG).start(seats=2, seed=2)
    while state.awaiting:
        seat = state.awaiting[0]
        action = quick(state, seat)
        assert action == bot.choose(Perspective(state, seat, luck))
        state.act(seat, action)
    assert state.result is not None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(60, 100, 0.5020, 0.6906), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_an_interrupted_simulation_reports_what_was_played(tmp_path: Path, started: Started) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", SLUG, "--games", "10000000", "--out", str(file))
    process = started(*PROGRAM, *words)
    while process.poll() is None and not (file.exists() and file.stat().st_size):
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    played = re.match(r"(\d+) games in ", out)
    assert played
    assert 1 <= int(played[1]) <= len(file.read_text(encoding="utf-8").splitlines())


# Speed


@pytest.mark.parametrize("words", [("version",), ("games",), ()])
def test_small_commands_load_nothing_heavy(words: tuple[str, ...]) -> None:
    code = (
        "import sys; from smallcouncil.cli import app; app(standalone_mode=False);"
        "print([name for name in ('numpy', 'numba', 'pydantic', 'textual') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *words], capture_output=True, text=True, check=True
    )
    assert done.stdout.endswith("[]\n")


def test_a_closed_pipe_is_no_error() -> None:
    line = f"{shlex.join([*PROGRAM, 'rules', SLUG])} | head -n 1"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("Hand of the King\n", "")
