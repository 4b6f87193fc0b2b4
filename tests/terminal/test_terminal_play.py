"""Whole games at a real terminal, and what a person may type there."""

import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pytest

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.locale import texts
from smallcouncil.narration import narration
from smallcouncil.terminal import answer_list

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

Opened = Callable[..., pexpect.spawn]
Piped = Callable[..., CompletedProcess[str]]

SLUG = "hand-of-the-king"
COLOUR = re.compile(r"\x1b\[(?:\d+;)*[34]8;")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


def _plain(text: str) -> str:
    return CONTROL.sub("", text)


def _prompt(child: pexpect.spawn, seat: str = "Seat 1") -> str:
    """What was shown up to the next question to a seat."""
    child.expect(rf"{seat}: [^\r\n>]* > ")
    return _plain(child.before)


def _listed(shown: str) -> list[str]:
    """The words of the numbered answers that were shown last."""
    rows = re.findall(r"^ *(\d+)  ((?:[\w-]+ ?)+?)(?:  |\n|$)", shown, re.MULTILINE)
    start = max(index for index, (number, _) in enumerate(rows) if number == "1")
    return [words.strip() for _, words in rows[start:]]


def _saved(state_home: Path) -> State:
    (file,) = (state_home / "smallcouncil").iterdir()
    return sc.replay(file.read_text(encoding="utf-8"))


def _play_through(child: pexpect.spawn, seat: str) -> tuple[str, int]:
    """Answer by number and by words in turn until the game is over; all that was shown, and how often was asked."""
    shown, asked = "", 0
    while child.expect([rf"{seat}: [^\r\n>]* > ", pexpect.EOF]) == 0:
        part = _plain(child.before)
        shown += part
        asked += 1
        long_list = re.search(r"^ ?1 \S+ \S+.* \d+ ", part, re.MULTILINE)
        child.sendline("1" if asked % 2 or long_list else _listed(part)[-1])
    return shown + _plain(child.before), asked


@pytest.mark.parametrize(("lang", "seat"), [("en", "Seat 1"), ("de", "Platz 1")])
def test_a_whole_game_against_the_random_bot(opened: Opened, state_home: Path, lang: str, seat: str) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5", "--lang", lang)
    shown, asked = _play_through(child, seat)
    child.close()
    assert child.exitstatus == 0
    state, say = _saved(state_home), texts(lang, SLUG)
    assert state.result is not None
    assert state.setup.seed == 5
    mine = [seat for seat, _ in state.history].count(0)
    only = shown.count(say("terminal-only-choice", player=say.seat(0), move="§").partition("§")[0].strip())
    assert asked + only == mine
    assert say("terminal-game-over") in shown
    (winner,) = state.result.winners
    score = say("score", count=state.result.scores[winner])
    assert say("score-line", rank=1, player=say.seat(winner), score=score) in shown


def test_bad_input_is_answered_and_changes_nothing(opened: Opened, state_home: Path) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5")
    first = _listed(_prompt(child))
    assert first == list(sc.game(SLUG).start(seed=5).words(0))
    answers = {
        "zork": "“zork” is neither a move nor a command.",
        "99": "There is no move number 99; the moves are numbered from 1 to 9.",
        "up": "“up” could be: up greyjoy, up lannister, up baratheon, up tyrell",
        "left stork": "“left stork” is neither a move nor a command.",
        "up stark": "“up stark” is not allowed now (rule HK-018).",
        "save": "“save” needs FILE after it.",
        "save /nowhere/at/all.json": "Cannot write /nowhere/at/all.json: there is no such folder.",
        "rules dragonstone": "No rule speaks of “dragonstone”.",
        "undo": "There is nothing to take back.",
        "log": "Nothing has happened yet.",
    }
    for line, answer in answers.items():
        child.sendline(line)
        assert answer in _prompt(child)
    child.sendline("moves")
    assert _listed(_prompt(child)) == first
    child.sendeof()
    child.expect(pexpect.EOF)
    assert _saved(state_home).history == []


@pytest.mark.rule("HK-018")
def test_why_explains_a_refused_move_by_its_rule(opened: Opened) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5", columns=200)
    _prompt(child)
    child.sendline("why?")
    assert "A turn is one direction and one House; nobody may pass." in _prompt(child)
    child.sendline("up tully")
    assert "“why?” explains it." in _prompt(child)
    child.sendline("why?")
    explained = _prompt(child)
    assert "There is no character of that House in that direction from Varys" in explained
    assert f"HK-018  {sc.game(SLUG).ledger.by_id['HK-018'].text}" in explained
    child.sendline("why left stark")
    assert "“left stark” is not allowed now (rule HK-018)." in _prompt(child)
    child.sendline("why left tully")
    assert "“left tully” is legal." in _prompt(child)
    child.sendline("why left")
    assert "“left” could be: left stark, left greyjoy" in _prompt(child)
    child.sendline("why crow")
    assert "in this game nobody has a crow token to spend" in _prompt(child)


@pytest.mark.rule("HK-016", "HK-017")
def test_why_explains_what_is_no_move_at_all(opened: Opened) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5", columns=200)
    _prompt(child)
    child.sendline("why pass")
    explained = _prompt(child)
    assert "“pass” is not allowed now (rule HK-016)." in explained
    assert "A turn is one direction and one House; nobody may pass." in explained
    child.sendline("up-left stark")
    assert "“up-left stark” is not allowed now (rule HK-017)." in _prompt(child)
    child.sendline("why?")
    assert "Varys moves straight along his row or column, never diagonally." in _prompt(child)


def test_german_is_spoken_and_understood(opened: Opened) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5", "--lang", "de", columns=200)
    assert "rechts graufreud" in _listed(_prompt(child, "Platz 1"))
    child.sendline("hoch tully")
    assert "„hoch tully“ ist jetzt nicht erlaubt (Regel HK-018)." in _prompt(child, "Platz 1")
    child.sendline("warum?")
    assert "In dieser Richtung liegt von Varys aus kein Charakter dieses Hauses" in _prompt(child, "Platz 1")
    child.sendline("regeln helferkarten verdeckt")
    assert "HK-013" in _prompt(child, "Platz 1")
    child.sendline("re gra")
    assert "Platz 1 bewegt Varys nach rechts und sagt Haus Graufreud an." in _prompt(child, "Platz 1")
    child.sendline("zurück")
    assert "Zurückgenommen: Varys nach rechts, Haus Graufreud ansagen" in _prompt(child, "Platz 1")
    child.sendline("right greyjoy")
    assert "Platz 1 bewegt Varys nach rechts und sagt Haus Graufreud an." in _prompt(child, "Platz 1")


def test_undo_goes_back_over_the_replies_of_the_bots(opened: Opened) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5", "--seats", "3")
    first = _listed(_prompt(child))
    child.sendline("right greyjoy")
    second = _listed(_prompt(child))
    child.sendline("1")
    _prompt(child)
    child.sendline("undo")
    assert _listed(_prompt(child)) == second
    child.sendline("undo")
    undone = _prompt(child)
    assert "Taken back: Move right, declare House Greyjoy" in undone
    assert _listed(undone) == first
    child.sendline("log")
    assert "Nothing has happened yet." in _prompt(child)


def test_a_saved_game_replays_and_overwriting_is_asked_for(opened: Opened, piped: Piped, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    child = opened("play", SLUG, "--bot", "random", "--seed", "5", columns=200)
    _prompt(child)
    child.sendline("right greyjoy")
    _prompt(child)
    child.sendline(f"save {file}")
    assert f"Saved in {file}." in _prompt(child)
    saved = file.read_text(encoding="utf-8")
    child.sendline("1")
    _prompt(child)
    child.sendline(f"save {file}")
    child.expect(r"exists already. Overwrite it\? \(yes/no\) > ")
    child.sendline("no")
    _prompt(child)
    assert file.read_text(encoding="utf-8") == saved
    state = sc.replay(saved)
    assert (len(state.history), state.game.word(state.history[0][1])) == (2, "right greyjoy")
    done = piped("replay", str(file), COLUMNS="120")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1. Seat 1 moves Varys right and declares House Greyjoy.")
    assert "The record is good: 2 decisions, every digest agrees." in done.stdout


def _ended(child: pexpect.spawn) -> str:
    child.expect(pexpect.EOF)
    return str(child.before)


def _interrupted(child: pexpect.spawn) -> str:
    """Ctrl-C, and again, as a person would, if it fell in the instant before the program listened."""
    for _ in range(5):
        child.sendintr()
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=8) == 0:
            break
    return str(child.before)


@pytest.mark.parametrize(("way", "code"), [("eof", 0), ("interrupt", 130), ("quit", 0)])
def test_leaving_loses_nothing_and_tells_the_way_back(opened: Opened, state_home: Path, way: str, code: int) -> None:
    child = opened("play", SLUG, "--seed", "5", "--seat", "2", "--seats", "3", "--lang", "de", columns=300)
    _prompt(child, "Platz 2")
    child.sendline("1")
    answers = _listed(_prompt(child, "Platz 2"))
    if way == "eof":
        child.sendeof()
    elif way == "quit":
        child.sendline("ende")
        child.expect("speichert sich von selbst.* > ")
        child.sendline("")
    told = _plain(_interrupted(child) if way == "interrupt" else _ended(child))
    child.close()
    assert child.exitstatus == code
    (file,) = (state_home / "smallcouncil").iterdir()
    assert f"Die bisherige Partie ist in {file} gespeichert." in told
    command = f"smallcouncil play --resume {file} --lang de --seat 2"
    assert command in told
    assert told.rstrip().endswith("Leb wohl.")
    again = opened(*shlex.split(command)[1:])
    assert _listed(_prompt(again, "Platz 2")) == answers
    again.sendline("1")
    _prompt(again, "Platz 2")
    assert [path.name for path in (state_home / "smallcouncil").iterdir()] == [file.name]


def test_quitting_into_a_file_of_ones_own(opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    child = opened("play", SLUG, "--seed", "5", columns=300)
    _prompt(child)
    child.sendline("7")
    _prompt(child)
    child.sendline("quit")
    child.expect("just Enter: it saves itself.* > ")
    child.sendline(str(file))
    child.expect(pexpect.EOF)
    told = _plain(child.before)
    assert f"Saved in {file}." in told
    assert f"  smallcouncil play --resume {file}\n" in told
    assert len(sc.replay(file.read_text(encoding="utf-8")).history) == 2


def test_every_answer_is_on_disk_before_the_next_question(opened: Opened, state_home: Path) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5")
    _prompt(child)
    child.sendline("right greyjoy")
    _prompt(child)
    child.kill(9)
    child.wait()
    state = _saved(state_home)
    assert [state.game.word(action) for _, action in state.history] == ["right greyjoy"]


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (24, 60)])
def test_a_small_terminal_holds_the_table_the_answers_and_the_question(opened: Opened, rows: int, columns: int) -> None:
    child = opened("play", SLUG, "--seed", "5", "--bot", "random", rows=rows, columns=columns)
    _prompt(child)
    child.sendline("right greyjoy")
    shown = _prompt(child)
    table = shown[shown.index("King's Landing") :].rstrip("\n").split("\n")
    assert len(table) + 1 <= rows
    assert max(map(len, shown.split("\n"))) <= columns
    child.sendline("board")
    assert "Take Bran Stark from King's Landing or any play area." in " ".join(_prompt(child).split())


def test_colour_is_used_and_left_out_on_request(opened: Opened) -> None:
    coloured = opened("play", SLUG, "--bot", "random", "--seed", "5")
    coloured.expect(r"Seat 1: [^\r\n>]* > ")
    assert COLOUR.search(coloured.before)
    plain = opened("play", SLUG, "--bot", "random", "--seed", "5", NO_COLOR="1")
    plain.expect(r"Seat 1: [^\r\n>]* > ")
    assert not COLOUR.search(plain.before)
    assert "S Robb" in _plain(plain.before).replace("  ", " ")


def test_help_names_every_command(opened: Opened) -> None:
    child = opened("play", SLUG, "--bot", "random", "--seed", "5")
    _prompt(child)
    for line in ("help", "?"):
        child.sendline(line)
        shown = _prompt(child)
        commands = re.findall(r"^(\w+)(?: [A-Z]+)? {2,}\w", shown, re.MULTILINE)
        assert commands == ["help", "moves", "board", "log", "since", "hint", "why", "rules", "undo", "save", "quit"]
        assert "for example “up greyjoy”" in shown


@pytest.mark.parametrize(
    ("lang", "seat", "lines", "told"),
    [
        ("en", "Seat 1", ("Move left, declare House Tully", "left tully", "move left"), "Seat 1 moves Varys left and"),
        (
            "de",
            "Platz 1",
            ("Varys nach links, Haus Tully ansagen", "nach links tully", "links"),
            "Platz 1 bewegt Varys",
        ),
    ],
)
def test_what_is_read_may_be_typed(opened: Opened, lang: str, seat: str, lines: tuple[str, ...], told: str) -> None:
    child = opened("play", SLUG, "--seed", "5", "--lang", lang, "--bot", "random")
    _prompt(child, seat)
    for line in lines:
        child.sendline(line)
        assert told in _prompt(child, seat)
        child.sendline("undo")
        _prompt(child, seat)


@pytest.mark.parametrize(
    ("lang", "line", "refused"),
    [
        ("en", "Move up, declare House Tully", "“up tully” is not allowed now (rule HK-018)."),
        ("de", "Varys nach oben, Haus Tully ansagen", "„hoch tully“ ist jetzt nicht erlaubt (Regel HK-018)."),
        ("de", "nach oben tully", "„hoch tully“ ist jetzt nicht erlaubt (Regel HK-018)."),
        ("en", "why move up tully", "“up tully” is not allowed now (rule HK-018)."),
    ],
)
def test_a_sentence_for_an_illegal_move_is_refused_by_its_rule(
    piped: Piped, lang: str, line: str, refused: str
) -> None:
    done = piped("play", SLUG, "--bot", "random", "--seed", "5", "--lang", lang, text=f"{line}\n")
    assert refused in done.stdout


# At a pipe


def test_piped_answers_are_echoed_and_the_end_of_input_saves(piped_process: Piped, state_home: Path) -> None:
    done = piped_process("play", SLUG, "--bot", "random", "--seed", "5", text="right greyjoy\nzork\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "choose a direction and a House for Varys. > right greyjoy\n" in done.stdout
    assert "“zork” is neither a move nor a command." in done.stdout
    assert done.stdout.endswith("Farewell.\n")
    assert len(_saved(state_home).history) == 2


def test_friends_at_one_keyboard_play_a_whole_game(piped: Piped, state_home: Path) -> None:
    text = _first_answers(sc.game(SLUG).start(seats=4, seed=11, teams=True))
    done = piped("play", SLUG, "--seed", "11", "--seats", "4", "--hotseat", "--teams", text=text, COLUMNS="100")
    assert done.returncode == 0
    state = _saved(state_home)
    assert state.result is not None
    assert state.setup.options["teams"] is True
    single = _single_choices(state)
    assert single > 0
    assert done.stdout.count("has only one choice, and it is made: ") == single
    assert len(re.findall(r" > \d\n", done.stdout)) == len(state.history) - single
    assert max(len(line) for line in done.stdout.splitlines() if "/" not in line) <= 100


def test_ask_all_asks_even_for_a_single_choice(piped: Piped, state_home: Path) -> None:
    done = piped("play", SLUG, "--seed", "11", "--hotseat", "--ask-all", text="1\n" * 99)
    state = _saved(state_home)
    assert state.result is not None
    assert _single_choices(state) > 0
    assert "has only one choice" not in done.stdout
    assert done.stdout.count(" > 1\n") == len(state.history)


def test_undo_skips_choices_that_were_made_for_the_player(piped: Piped, state_home: Path) -> None:
    """Back at a single choice it would be made again at once, and the player would never get past it."""
    text = "1\n" * 99
    piped("play", SLUG, "--seed", "11", "--hotseat", text=text)
    whole = _saved(state_home)
    again = whole.restart()
    asked = []
    for seat, action in whole.history:
        if len(again.actions(seat)) > 1:
            asked.append(len(again.history))
        again.act(seat, action)
    gap = next(n for n in range(1, len(asked)) if asked[n] - asked[n - 1] > 1)
    (file,) = (state_home / "smallcouncil").iterdir()
    file.unlink()
    piped("play", SLUG, "--seed", "11", "--hotseat", text="1\n" * gap + "undo\n")
    assert len(_saved(state_home).history) == asked[gap - 1]


def _first_answers(state: State) -> str:
    """The numbers that choose the first answer of the list to every question, to the end of the game."""
    say, lines = texts("en", SLUG), []
    voice = narration(SLUG)(say, [say.seat(seat) for seat in range(state.seats)])
    while state.awaiting:
        seat = state.awaiting[0]
        if len(state.actions(seat)) > 1:
            lines.append(f"{answer_list.numbers(voice, answer_list.answers(voice, state, seat))[0]}\n")
        state.act(seat, state.actions(seat)[0])
    return "".join(lines)


def _single_choices(state: State) -> int:
    again, found = state.restart(), 0
    for seat, action in state.history:
        found += len(again.actions(seat)) == 1
        again.act(seat, action)
    return found


def test_a_position_is_played_from(piped: Piped, state_home: Path) -> None:
    state = sc.game(SLUG).start(seats=3, seed=3)
    state.play(state.words(0)[0])
    done = piped("play", SLUG, "--position", state.position(), "--hotseat", text="1\n")  # type: ignore[attr-defined]
    assert done.returncode == 0
    record = json.loads(next((state_home / "smallcouncil").iterdir()).read_text(encoding="utf-8"))
    assert record["position"] == state.position()  # type: ignore[attr-defined]
    assert record["seats"] == 3
    assert "Seat 2: choose a direction" in done.stdout


def test_seats_are_counted_from_one_at_the_keyboard(piped: Piped, state_home: Path) -> None:
    """The partner of a crow: seat 3 of the players is seat 2 of the record."""
    text = "crow\nseat 3\n"
    done = piped("play", SLUG, "--seed", "5", "--seats", "3", "--crows", "--hotseat", "--first", "2", text=text)
    assert "Seat 2 and Seat 3 talk in private for up to a minute." in done.stdout
    state = _saved(state_home)
    assert [(seat, state.game.word(action)) for seat, action in state.history] == [(1, "crow"), (1, "seat 2")]
    assert state.setup.options["first"] == 1


def test_the_number_before_a_seat_is_its_own(piped: Piped, state_home: Path) -> None:
    """Seat 1 may talk with Seat 2 or Seat 3: 2 and 3 are what is typed, and 1 is nobody."""
    done = piped("play", SLUG, "--seed", "5", "--seats", "3", "--crows", "--hotseat", text="crow\n1\n3\n")
    assert re.search(r"^2  seat 2  Talk with Seat 2\s*$\n^3  seat 3  Talk with Seat 3", done.stdout, re.MULTILINE)
    assert "There is no move number 1; the moves are numbered 2, 3." in done.stdout
    assert "Seat 1 and Seat 3 talk in private for up to a minute." in done.stdout
    assert [_saved(state_home).game.word(action) for _, action in _saved(state_home).history] == ["crow", "seat 2"]


@pytest.mark.parametrize(
    ("lang", "warning"),
    [("en", "bots do not talk: nobody will answer"), ("de", "Bots reden nicht: Niemand wird antworten")],
)
def test_a_crow_for_a_bot_warns(piped: Piped, lang: str, warning: str) -> None:
    setup = ("play", SLUG, "--seed", "5", "--seats", "3", "--crows", "--lang", lang)
    alone = " ".join(piped(*setup, "--bot", "random", text="crow\n", COLUMNS="200").stdout.split())
    assert alone.count(warning) == 3  # the crow itself, then both partners
    among_people = piped(*setup, "--hotseat", text="crow\n", COLUMNS="200").stdout
    assert warning not in among_people


@pytest.mark.parametrize(("lang", "goal"), [("en", "Goal: "), ("de", "Ziel: ")])
@pytest.mark.parametrize("slug", [SLUG, "btwixt"])
def test_the_goal_is_said_before_the_first_move(
    piped: Piped, state_home: Path, slug: str, lang: str, goal: str
) -> None:
    shown = piped("play", slug, "--bot", "random", "--seed", "5", "--lang", lang, text="1\n").stdout
    assert shown.index(goal) < shown.index(" > 1\n")
    assert " ".join(texts(lang, slug)("goal").split()) in " ".join(shown.split())
    (file,) = (state_home / "smallcouncil").iterdir()
    assert goal not in piped("play", "--resume", str(file), "--lang", lang).stdout


def test_a_home_that_cannot_be_written_does_not_stop_the_game(piped: Piped, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = piped("play", SLUG, "--bot", "random", "--seed", "5", text="1\n", XDG_STATE_HOME=str(blocked))
    assert done.returncode == 0
    assert f"Cannot write {blocked}/smallcouncil/{SLUG}-" in done.stdout
    assert "Seat 1 moves Varys up" in done.stdout
    assert "--resume" not in done.stdout


# Understanding the game


@pytest.mark.parametrize(
    ("lang", "hint", "since", "heading", "told"),
    [
        ("en", "hint", "since", "The best answers", "Since your last answer"),
        ("de", "tipp", "seither", "Die besten Antworten", "Seit deiner letzten Antwort"),
    ],
)
def test_hints_and_what_happened_since(
    piped: Piped, state_home: Path, lang: str, hint: str, since: str, heading: str, told: str
) -> None:
    lines = f"{hint}\n1\n{since}\n{hint}\n"
    done = piped("play", "btwixt", "--seed", "3", "--bot", "novice", "--lang", lang, text=lines)
    assert heading in done.stdout
    assert " % " in done.stdout
    assert told in done.stdout
    (file,) = (state_home / "smallcouncil").iterdir()
    hinted = json.loads(file.read_text(encoding="utf-8"))["hints"]
    state = sc.replay(file.read_text(encoding="utf-8"))
    assert len(hinted) == 2
    assert hinted[-1] == len(state.history)
    assert all(state.at(number).awaiting[0] == 0 for number in hinted)


def test_several_people_at_one_keyboard_get_no_hints(piped: Piped, state_home: Path) -> None:
    done = piped("play", SLUG, "--seed", "3", "--hotseat", text="hint\n")
    assert "there are no hints" in done.stdout
    (file,) = (state_home / "smallcouncil").iterdir()
    assert "hints" not in json.loads(file.read_text(encoding="utf-8"))


def test_hints_stay_marked_when_a_game_goes_on_later(piped: Piped, state_home: Path) -> None:
    piped("play", SLUG, "--seed", "3", text="hint\n1\n")
    (file,) = (state_home / "smallcouncil").iterdir()
    piped("play", "--resume", str(file), text="1\n")
    assert json.loads(file.read_text(encoding="utf-8"))["hints"] == [0]
