"""B'Twixt in a terminal: its drawing at several widths, whole games, and several people at one keyboard."""

import io
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len
from rich.console import Console

import smallcouncil as sc
from smallcouncil.core.game import State, Value
from smallcouncil.locale import languages, texts
from smallcouncil.terminal.boards import Board, board

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

Opened = Callable[..., pexpect.spawn]
Piped = Callable[..., CompletedProcess[str]]

SLUG = "btwixt"
FORGET = "\x1b[3J"
VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"advanced": True},
    {"draft": "kingsmoot", "revealed": True},
    {"leaders": "choose"},
)
POSITION: dict[str, Any] = {
    "seats": 3,
    "leaders": ["cersei-lannister", "euron-greyjoy", "jon-snow"],
    "season": "autumn",
    "round": 2,
    "first": 1,
    "turn": 0,
    "hands": [["ambush", "feast", "feast", "pulling-the-strings"], ["betrayal", "tribute"], []],
    "piles": [["sworn-swords"], ["maesters-ravens", "call-the-banners"], []],
    "knelt": [2],
    "current": "sansa-stark",
    "tokens": [2],
    "councils": [
        {"allies": ["robb-stark", "gendry"], "tokens": [1, 3]},
        {"allies": ["ramsay-snow"]},
        {"allies": ["hodor", "the-high-sparrow"], "tokens": [2]},
    ],
    "dead": ["bronn"],
}


def _at(**changed: Any) -> State:
    return sc.game(SLUG).start(position=json.dumps(POSITION | changed), seed=1)


def _board(lang: str, seats: int) -> Board:
    say = texts(lang, SLUG)
    names = [say.seat(seat) for seat in range(seats)]
    return board(SLUG, say, names, [say("terminal-role-you"), *["bot"] * (seats - 1)])


def _drawn(state: State, viewer: int | None, width: int, brief: bool, lang: str = "en") -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False)
    console.print(_board(lang, state.seats).draw(state.view(viewer), state.events(viewer), width, brief))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


# The drawing


def test_the_whole_table_at_80_columns() -> None:
    assert _drawn(_at(), 0, 80, brief=False) == (
        "Summer [Autumn] Winter  round 2 of 4\n"
        "╭─ Current ally ───────────────────────────────────────────────────────────────╮\n"
        "│ Sansa Stark, power 3, ◈1. When claimed: you must place Sansa Stark in your   │\n"
        "│ council that has your highest-power ally. On a tie, or if you have no ally,  │\n"
        "│ you choose.                                                                  │\n"
        "╰──────────────────────────────────────────────────────────────────────────────╯\n"
        "▸  Seat 1 Cersei (you)       bid 8   R8 Sworn Swords (4 cards)\n"
        "   ▴  Seat 1–Seat 2 council  6 ◈2    Robb 4, Gendry 2\n"
        " ★ Seat 2 Euron              bid 11  P5 Maester's Ravens, R6 Call the Banners (2\n"
        "                                     cards)\n"
        "   ▴▾ Seat 2–Seat 3 council  -3      Ramsay -3\n"
        "   Seat 3 Jon                bid 0   (knelt; 0 cards)\n"
        "      Seat 3–Seat 1 council  8 ◈1    Hodor 4, Sparrow 4\n"
        "   ↺ Seat 1\n"
        "Your hand: R4 Ambush, G5 Feast ×2, P4 Pulling the Strings\n"
        "Dead: Bronn\n"
        "Cards left: 53 influence, 43 allies, 50 power tokens. Discard pile: 0"
    )


def test_the_brief_table_at_60_columns_in_german() -> None:
    assert _drawn(_at(), 0, 60, brief=True, lang="de") == (
        "Sommer [Herbst] Winter  Runde 2 von 4\n"
        "Sansa Stark, Macht 3, ◈1. Beim Anwerben: Du musst Sansa\n"
        "Stark in den deiner Räte legen, in dem dein mächtigster\n"
        "Verbündeter liegt. Bei Gleichstand oder ohne Verbündete\n"
        "entscheidest du.\n"
        "▸  Platz 1 Cersei (du)     Gebot 8   R8 Schwerter (4 Karten)\n"
        "   ▴  Rat Platz 1–Platz 2  6 ◈2      Robb 4, Gendry 2\n"
        " ★ Platz 2 Euron           Gebot 11  V5 Raben, R6 Banner (2\n"
        "                                     Karten)\n"
        "   ▴▾ Rat Platz 2–Platz 3  -3        Ramsay -3\n"
        "   Platz 3 Jon             Gebot 0   (kniet; 0 Karten)\n"
        "      Rat Platz 3–Platz 1  8 ◈1      Hodor 4, Spatz 4\n"
        "   ↺ Platz 1\n"
        "Deine Hand: R4 Hinterhalt, G5 Festmahl ×2, V4 Die Fäden\n"
        "ziehen"
    )


def test_a_spectator_sees_no_hand() -> None:
    assert "Ambush" not in _drawn(_at(), None, 80, brief=False)
    assert "Tribute" not in _drawn(_at(), 0, 80, brief=False)
    assert "Tribute" in _drawn(_at(), 1, 80, brief=False)


@pytest.mark.rule("BT-004")
def test_tokens_show_their_numbers_at_the_end_only() -> None:
    councils = [{"tokens": [1, 3]}, {"tokens": [2, 2, 2]}, {"tokens": [3, 3]}]
    state = _at(season="winter", round=4, hands=[[], ["tribute"], []], councils=councils)
    assert "Seat 2–Seat 3 council  0 ◈3    nobody yet\n" in _drawn(state, None, 80, brief=False)
    for word in ("kneel", "council 0", "council 0"):
        state.play(word)
    assert state.result is not None
    assert "Seat 1–Seat 2 council  10  Sansa 3 ◈1 ◈1 ◈2 ◈3\n" in _drawn(state, None, 80, brief=False)
    assert "Seat 2–Seat 3 council  6   nobody yet ◈2 ◈2 ◈2\n" in _drawn(state, None, 80, brief=False)


@pytest.mark.rule("BC-18", "BT-042")
def test_the_numbers_of_the_final_board_add_up() -> None:
    """Printed powers, what the scoring abilities add, and the tokens: the first council has 8 + 3 + 4."""
    councils = [
        {"allies": ["catelyn-stark", "podrick-payne", "robb-stark"], "tokens": [1, 3]},
        {"allies": ["the-high-sparrow", "tywin-lannister"], "tokens": [2]},
        {"allies": ["beric-dondarrion", "gendry"]},
    ]
    state = _at(season="winter", round=4, hands=[[], ["tribute"], []], tokens=[], councils=councils)
    state.play("kneel")
    state.play("council 1")
    assert state.result is not None
    worth = state.view(None)["councils"][1]["values"]
    drawn = _drawn(state, None, 80, brief=False)
    assert "Seat 1–Seat 2 council  15  Catelyn 3 +1, Podrick 1, Robb 4 +2 ◈1 ◈3\n" in drawn
    assert f"council  {4 - 2 + 6 + 3 + sum(worth)}  Sparrow 4 -2, Tywin 6, Sansa 3" in drawn
    assert "Seat 3–Seat 1 council  4   Beric 1 +1, Gendry 2 +0\n" in drawn


@pytest.mark.rule("BC-12")
@pytest.mark.parametrize(
    ("lang", "sleeping", "awake"),
    [
        ("en", "Beside it: Varys, power 3, its ability sleeps. During this", "Beside it: Bronn, power 3. When claimed"),
        (
            "de",
            "Daneben: Varys, Macht 3, die Fähigkeit ruht. In dieser Runde:",
            "Daneben: Bronn, Macht 3. Beim Anwerben",
        ),
    ],
)
def test_an_ally_laid_beside_shows_that_its_ability_sleeps(lang: str, sleeping: str, awake: str) -> None:
    drawn = _drawn(_at(beside=["varys", "bronn"], dead=[]), 0, 80, brief=True, lang=lang)
    assert f"\n{sleeping}" in drawn
    assert f"\n{awake}" in drawn


def test_the_card_that_asks_is_shown_with_its_text() -> None:
    state = _at()
    state.play("play feast", 0)
    assert "\nSeat 1 plays Feast. You and one neighbour of your choice each draw a card, you first.\n" in _drawn(
        state, 1, 100, brief=True
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seed", range(4))
def test_every_drawing_fits_its_width(lang: str, seed: int) -> None:
    state, luck = sc.game(SLUG).start(seats=3 + seed, seed=seed, **VARIANTS[seed]), random.Random(seed)
    while state.awaiting:
        if luck.random() < 0.03:
            for width in (60, 80, 120):
                for brief in (True, False):
                    viewer = luck.choice((None, *range(state.seats)))
                    drawn = _drawn(state, viewer, width, brief, lang)
                    assert max(map(cell_len, drawn.splitlines())) <= width
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))


# Whole games


@pytest.mark.parametrize(("lang", "options"), [("en", ["--advanced"]), ("de", ["--draft", "kingsmoot", "--revealed"])])
def test_a_whole_game_against_bots(piped: Piped, state_home: Path, lang: str, options: list[str]) -> None:
    words = ["play", SLUG, "--seats", "3", "--seed", "5", "--bot", "random", "--lang", lang, *options]
    done = piped(*words, text="1\n2\n3\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = (state_home / "smallcouncil").iterdir()
    state, say = sc.replay(file.read_text(encoding="utf-8")), texts(lang, SLUG)
    assert state.result is not None
    assert f"{say('terminal-game-over')} " in done.stdout
    view = state.view(None)
    ending = board(SLUG, say, [say.seat(seat) for seat in range(3)], ["", "", ""]).narration.ending(view)
    assert [line for line in ending if line not in done.stdout] == []


def test_a_small_terminal_holds_the_table_the_answers_and_the_question(opened: Opened) -> None:
    child = opened("play", SLUG, "--seats", "3", "--seed", "4", "--bot", "random", rows=24, columns=80)
    child.expect(r"Seat 1: play a card or kneel\. > ")
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", child.before)
    table = shown[shown.index("[Summer]") :]
    assert table.count("\n") < 24
    assert max(map(cell_len, table.splitlines())) <= 80
    assert re.search(r"^1  play ambush +Discard a card of printed value 5 or less from .*…$", table, re.MULTILINE)


# Several people at one keyboard


def _segments(shown: str) -> list[tuple[str, str]]:
    """What was shown between taking the keyboard and giving it away, by player."""
    pieces = re.split(r"(Seat \d): press Enter when nobody else can see the screen\. > ", shown)
    return list(zip(pieces[1::2], pieces[2::2], strict=True))


def test_nobody_sees_the_hand_of_another(piped: Piped) -> None:
    done = piped("play", SLUG, "--hotseat", "--position", json.dumps(POSITION), text="\n1\n1\n\n\n1\n")
    assert "Ambush" not in done.stdout.partition("press Enter")[0]
    shown = _segments(done.stdout)
    assert [seat for seat, _ in shown] == ["Seat 1", "Seat 2"]
    first, second = (text for _, text in shown)
    assert "Your hand: R4 Ambush, G5 Feast ×2, P4 Pulling the Strings\n" in first
    assert "Your hand: G1 Tribute, P1 Betrayal\n" in second
    assert "Tribute" not in first
    assert "Feast" not in second


def test_whoever_takes_the_keyboard_is_told_what_has_happened(piped: Piped) -> None:
    done = piped("play", SLUG, "--hotseat", "--position", json.dumps(POSITION), text="\n4\n\n\n")
    assert "Seat 1: press Enter to hide the table, then pass the keyboard to Seat 2. > " in done.stdout
    (_, (seat, second)) = _segments(done.stdout)
    assert seat == "Seat 2"
    assert second.strip().startswith("1. Seat 1 kneels.")


def test_the_screen_is_wiped_before_it_changes_hands(opened: Opened) -> None:
    child = opened("play", SLUG, "--hotseat", "--position", json.dumps(POSITION))
    child.expect("Seat 1: press Enter when")
    child.sendline("")
    child.expect("play a card or kneel")
    child.sendline("kneel")
    child.expect("Seat 1: press Enter to hide the table")
    child.sendline("")
    child.expect("Seat 2: press Enter when")
    assert FORGET in child.before
    child.sendline("\x1b[A\t")
    child.expect("play a card or kneel")
    assert "kneel" not in child.before.partition("Seat 1 kneels")[0]


def test_a_secret_choice_is_not_told_to_others(piped: Piped) -> None:
    """In a draft the others only hear that a card was kept."""
    done = piped("play", SLUG, "--hotseat", "--seats", "3", "--seed", "2", "--draft", "draft", text="\n1\n\n\n1\n\n\n")
    shown = _segments(done.stdout)
    assert [seat for seat, _ in shown] == ["Seat 1", "Seat 2", "Seat 3"]
    assert "\nSeat 1 keeps Ambush.\n" in shown[0][1]
    assert "\nSeat 2 keeps Sworn Swords.\n" in shown[1][1]
    assert shown[2][1].strip().startswith("1. Seat 1 has kept a card.\n2. Seat 2 has kept a card.\n")


# Taking back


def test_a_move_can_be_taken_back_until_something_comes_to_light(piped: Piped) -> None:
    position = json.dumps(POSITION | {"knelt": [1, 2]})
    words = ("play", SLUG, "--bot", "random", "--position", position)
    done = piped(*words, text="play pulling-the-strings\nundo\nundo\n")
    assert "Taken back: Play Pulling the Strings (4)\n" in done.stdout
    assert done.stdout.count("There is nothing to take back.") == 1
    done = piped(*words, text="play feast\nseat 2\nundo\n")
    assert "That cannot be taken back: something has come to light since.\n" in done.stdout


def test_at_one_keyboard_it_is_not_told_what_another_took_back(piped: Piped) -> None:
    done = piped("play", SLUG, "--hotseat", "--position", json.dumps(POSITION), text="\nkneel\n\n\nundo\n\n\n")
    assert "Taken back: the last decision of Seat 1\n" in done.stdout
    assert [seat for seat, _ in _segments(done.stdout)] == ["Seat 1", "Seat 2", "Seat 1"]
