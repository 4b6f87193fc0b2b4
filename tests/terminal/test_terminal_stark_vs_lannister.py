"""Stark against Lannister in a terminal: its drawing at several widths, whole games, and secrets at one keyboard."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pytest
from rich.cells import cell_len

import smallcouncil as sc
from smallcouncil.core.game import State, Value
from smallcouncil.locale import languages, texts
from smallcouncil.terminal.boards import Board, board
from smallcouncil.terminal.whole_names import WholeNames

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

Opened = Callable[..., pexpect.spawn]
Piped = Callable[..., CompletedProcess[str]]

SLUG = "stark-vs-lannister"
VARIANTS: tuple[dict[str, Value], ...] = ({}, {"draft": True}, {"stark": 1}, {"lannister_power": 5})
POSITION = (
    "phase=challenges turn=stark challenge=military.defenders first=stark round=3 effects=howl-of-the-pack@robb-stark"
    " | power=4 gold=2 limited=1 plot=the-lion-and-the-wolf used=the-old-gods discard=hodor dead=bran-stark rest=deck"
    " hand=catelyn-stark,winterfell-keep,winterfell-keep,not-today"
    " play=eddard-stark(k.p2.d1.att)+ice(k),robb-stark(k.att),stark-escort#1,stark-escort#2(k),winterfell-keep#1,"
    "wayside-inn-stark#1(k)"
    " | power=6 gold=1 plot=detained used=uneasy-peace,hear-me-roar hand=shae,varys rest=deck done=power"
    " discard=insidious-ways,insidious-ways"
    " play=the-hound(k.def)+hostage-of-winterfell#1,tyrion-lannister(used.byp),whispering-page#1,"
    "lannister-encampment#1,casterly-rock"
)


def _at(line: str = POSITION) -> State:
    return sc.game(SLUG).start(position=line, seed=1)


def _board(lang: str) -> Board:
    say = texts(lang, SLUG)
    return board(SLUG, say, [say.seat(0), say.seat(1)], [say("terminal-role-you"), "bot"])


def _drawn(state: State, viewer: int | None, width: int, brief: bool, lang: str = "en") -> str:
    console = WholeNames(texts(lang, SLUG))
    console.width, console.file = width, io.StringIO()
    console.print(_board(lang).draw(state.view(viewer), [], width, brief))
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


# The drawing


def test_the_whole_table_at_80_columns() -> None:
    assert _drawn(_at(), 0, 80, brief=False) == (
        "Round 3  Plot Draw Marshalling [Challenges] Dominance Standing Taxation\n"
        "   Lannister, Seat 2  ■■■■■■□□□□□□□□□ power 6 of 15, gold 1, hand 2\n"
        "   Detained: income 5, initiative 5, claim 2. When revealed, choose and kneel a\n"
        "   standing character your opponent controls.\n"
        "  «  The Hound           3  ⚔··  ↷ kneels, +Hostage of Winterfell #1\n"
        "  ×  Tyrion Lannister    3  ·◉♛  Stealth, ability used up\n"
        "     Whispering Page #1  1  ·◉·  Stealth\n"
        "   Locations: Lannister Encampment #1, Casterly Rock\n"
        "   deck 41; dominance 5; challenges started: power; Discard pile: Insidious ×2;\n"
        "   used plots: Peace, Roar\n"
        "╭─ Military challenge of Seat 1, claim 2 ──────────────────────────────────────╮\n"
        "│ Attack: Seat 1   14  Eddard Stark 7, Robb Stark 7                            │\n"
        "│ Defence: Seat 2   3  The Hound 3                                             │\n"
        "│ Bypassed by Stealth: Tyrion Lannister                                        │\n"
        "│ As things stand Seat 1 wins the attack. At stake: Seat 2 must kill 2         │\n"
        "│ characters of their own.                                                     │\n"
        "╰──────────────────────────────────────────────────────────────────────────────╯\n"
        "▸★ Stark, Seat 1 (you)  ■■■■■■□□□□□□□□□ power 6 of 15, gold 2, hand 4\n"
        "   The Lion and the Wolf: income 6, initiative 2, claim 2. This round, raise the\n"
        "   claim of each player's revealed plot by 1.\n"
        "  »  Eddard Stark     7  ⚔·♛  ◆2, ↷ kneels, Renown, 1 duplicate, +Ice↷\n"
        "  »  Robb Stark       7  ⚔·♛  ↷ kneels, Renown\n"
        "     Stark Escort #1  2  ⚔··\n"
        "     Stark Escort #2  2  ⚔··  ↷ kneels\n"
        "   Locations: Winterfell Keep #1, Wayside Inn #1↷\n"
        "   4 on the banner; deck 35; dominance 4; challenges started: military; Limited\n"
        "   card of this round played; Discard pile: Hodor; Dead pile: Bran; used plots:\n"
        "   Old Gods\n"
        "In effect: Howl of the Pack on Robb Stark (until the end of the challenge)\n"
        "Your hand: Catelyn Stark (3), Winterfell Keep (0) ×2, Not Today (event)\n"
        "Your plots: Calling the Banners (6/3/1), Crossing the Trident (5/4/1),\n"
        "Hidden in Shadows (5/5/1), Spies in Their Midst (4/4/1), Storm of Swords (4/6/1)\n"
        "treasury 23 gold, bank 18 power"
    )


def test_the_table_at_120_columns_in_german() -> None:
    lines = _drawn(_at(), 0, 120, brief=False, lang="de").splitlines()
    assert lines[:2] == [
        "Runde 3  Strategie Nachziehen Aufmarsch [Herausforderungen] Dominanz Aufrichten Abgaben",
        "   Lennister, Platz 2 (bot)  ■■■■■■□□□□□□□□□ Macht 6 von 15, Gold 1, Hand 2",
    ]
    assert lines[4:8] == [
        "  «  Der Bluthund         3  ⚔··  ↷ kniet, +Geisel auf Winterfell #1",
        "  ×  Tyrion Lennister     3  ·◉♛  Heimlichkeit, Fähigkeit verbraucht",
        "     Flüsternder Page #1  1  ·◉·  Heimlichkeit",
        "   Orte: Heerlager der Lennisters #1, Casterlystein",
    ]
    assert [line.strip("│ ") for line in lines[11:15]] == [
        "Angriff: Platz 1       14  Eddard Stark 7, Robb Stark 7",
        "Verteidigung: Platz 2   3  Der Bluthund 3",
        "Durch Heimlichkeit umgangen: Tyrion Lennister",
        "Nach jetzigem Stand gewinnt Platz 1 den Angriff. Es geht um 2 Charaktere, die Platz 2 töten muss.",
    ]
    assert lines[19:21] == [
        "  »  Eddard Stark           7  ⚔·♛  ◆2, ↷ kniet, Ruhm, 1 Duplikat, +Eis↷",
        "  »  Robb Stark             7  ⚔·♛  ↷ kniet, Ruhm",
    ]
    assert lines[-1] == "Schatzkammer 23 Gold, Vorrat 18 Macht"


def test_the_brief_table_at_80_columns_in_german() -> None:
    assert _drawn(_at(), 0, 80, brief=True, lang="de") == (
        "Runde 3  Strat. Zieh. Aufm. [Herausforderungen] Dom. Aufr. Abg.\n"
        "   Lennister, Platz 2  ■■■■■■□□□□□□□□□ Macht 6 von 15, Gold 1, Hand 2\n"
        "   Festgesetzt: Einkommen 5, Initiative 5, Anspruch 2\n"
        "   «Bluthund 3⚔↷+Geisel #1, ×Tyrion 3◉♛!, Page #1 1◉, Heerlager #1, Der Stein\n"
        "Militär-Herausforderung von Platz 1, Anspruch 2\n"
        "Angriff: Platz 1       14  Eddard Stark 7, Robb Stark 7\n"
        "Verteidigung: Platz 2   3  Der Bluthund 3\n"
        "Durch Heimlichkeit umgangen: Tyrion Lennister\n"
        "Nach jetzigem Stand gewinnt Platz 1 den Angriff. Es geht um 2 Charaktere, die\n"
        "Platz 2 töten muss.\n"
        "▸★ Stark, Platz 1 (du)  ■■■■■■□□□□□□□□□ Macht 6 von 15, Gold 2, Hand 4\n"
        "   Der Löwe und der Wolf: Einkommen 6, Initiative 2, Anspruch 2\n"
        "   »Eddard 7⚔♛ ◆2 ⊕1↷+Eis↷, »Robb 7⚔♛↷, Eskorte #1 2⚔, Eskorte #2 2⚔↷,\n"
        "   Bergfried #1, Gasthaus #1↷\n"
        "Es wirkt: Geheul des Rudels auf Robb Stark (bis zum Ende der Herausforderung)\n"
        "Deine Hand: Catelyn Stark (3), Bergfried von Winterfell (0) ×2,\n"
        "Heute nicht (Ereignis)"
    )


def test_a_narrow_table_leaves_out_the_bar_and_shortens_the_phases() -> None:
    narrow = _drawn(_at(), 0, 60, brief=True)
    assert narrow.startswith("Round 3  Plot Draw Marsh. [Challenges] Dom. Stand. Tax.\n")
    assert "▸★ Stark, Seat 1 (you)  power 6 of 15, gold 2, hand 4\n" in narrow


def test_everybody_sits_below_the_other_side() -> None:
    houses = [re.findall("Stark, Seat 1|Lannister, Seat 2", _drawn(_at(), viewer, 80, True)) for viewer in (0, 1, None)]
    stark, lannister = "Stark, Seat 1", "Lannister, Seat 2"
    assert houses == [[lannister, stark], [stark, lannister], [stark, lannister]]


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    assert "Your hand: Catelyn Stark (3), Winterfell Keep (0) ×2, Not Today (event)\n" in _drawn(_at(), 0, 80, False)
    assert "Your hand: Varys (2), Shae (1)\n" in _drawn(_at(), 1, 80, False)
    assert not re.search("Varys|Shae|Catelyn|Not Today", _drawn(_at(), None, 80, False))


@pytest.mark.parametrize(
    ("marks", "told"),
    [
        ("the-hound(k.def)", "As things stand Seat 1 wins the attack. At stake: Seat 2"),
        ("the-hound(k)", "As things stand Seat 1 wins unopposed and gains 1 power more."),
        ("jaime-lannister(k.def),tywin-lannister(k.def)", "As things stand Seat 2 wins the defence."),
    ],
)
@pytest.mark.rule("SL-107", "SL-117")
def test_who_wins_as_things_stand(marks: str, told: str) -> None:
    line = (
        "phase=challenges turn=stark challenge=military.defenders | plot=the-old-gods hand=howl-of-the-pack"
        f" play=jon-snow(k.att) | plot=detained play={marks}"
    )
    assert told in " ".join(_drawn(_at(line), None, 120, brief=True).split())


def test_characters_being_named_are_counted() -> None:
    state = _at(
        "phase=challenges turn=stark | plot=the-old-gods play=jon-snow,robb-stark | plot=detained play=the-hound"
    )
    state.play("attack military")
    assert "Attack: Seat 1   0  nobody\n" in _drawn(state, 1, 80, brief=True)
    state.play("attacker robb-stark")
    assert "Attack: Seat 1   4  Robb Stark 4\n" in _drawn(state, 1, 80, brief=True)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seed", range(4))
def test_every_drawing_fits_its_width(lang: str, seed: int) -> None:
    state, luck = sc.game(SLUG).start(seed=seed, **VARIANTS[seed]), random.Random(seed)
    while state.awaiting:
        if luck.random() < 0.05:
            for width in (60, 80, 120):
                for brief in (True, False):
                    drawn = _drawn(state, luck.choice((None, 0, 1)), width, brief, lang)
                    assert max(map(cell_len, drawn.splitlines())) <= width
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))


# Whole games


@pytest.mark.parametrize(("lang", "options"), [("en", []), ("de", ["--draft", "--stark", "1"])])
def test_a_whole_game_against_a_bot(piped: Piped, state_home: Path, lang: str, options: list[str]) -> None:
    words = ["play", SLUG, "--seed", "5", "--bot", "random", "--lang", lang, *options]
    done = piped(*words, text="1\n2\n3\n2\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = (state_home / "smallcouncil").iterdir()
    state, say = sc.replay(file.read_text(encoding="utf-8")), texts(lang, SLUG)
    assert state.result is not None
    assert f"{say('terminal-game-over')} " in done.stdout
    ending = _board(lang).narration.ending(state.view(None))
    assert [line for line in ending if line not in done.stdout] == []


def test_a_small_terminal_holds_the_table_the_answers_and_the_question(opened: Opened) -> None:
    line = POSITION.replace("not-today", "howl-of-the-pack").replace(" effects=howl-of-the-pack@robb-stark", "")
    child = opened("play", SLUG, "--bot", "random", "--position", line, rows=24, columns=80)
    child.expect(r"Seat 1: take an action, or pass\. > ")
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", child.before)
    table = shown[shown.index("Round 3") :]
    assert table.count("\n") < 24
    assert max(map(cell_len, table.splitlines())) <= 80


# What is decided in secret


def _segments(shown: str) -> list[tuple[str, str]]:
    """What was shown between taking the keyboard and giving it away, by player."""
    pieces = re.split(r"(Seat \d): press Enter when nobody else can see the screen\. > ", shown)
    return list(zip(pieces[1::2], pieces[2::2], strict=True))


PLACING = "phase=place | hand=hodor,sansa-stark,winterfell-keep,not-today | hand=the-hound,shae,insidious-ways"


@pytest.mark.rule("SL-R129")
def test_nothing_of_the_setup_is_told_before_both_have_finished(piped: Piped) -> None:
    """Neither which cards nor how many: of two placed cards and one placed card the other hears the same."""
    heard = []
    for placed in ("place hodor\nplace sansa-stark\ndone\n", "place hodor\ndone\n"):
        done = piped("play", SLUG, "--hotseat", "--position", PLACING, text=f"\n{placed}\n\nlog\n")
        (_, first), (seat, second) = _segments(done.stdout)
        assert seat == "Seat 2"
        assert "Hodor" in first
        assert not re.search("Hodor|Sansa|hodor|sansa", second)
        heard.append(second.partition("The game so far is saved")[0])
    assert heard[0] == heard[1]
    assert heard[0].strip().startswith("1. Seat 1 has decided.")


@pytest.mark.rule("SL-059")
def test_a_plot_is_secret_until_both_are_picked(piped: Piped) -> None:
    done = piped("play", SLUG, "--hotseat", "--position", "phase=plot | hand=hodor | hand=shae", text="\n1\n\n\n")
    _, (_, second) = _segments(done.stdout)
    assert second.strip().startswith("1. Seat 1 has decided.")
    assert "reveals" not in second


@pytest.mark.rule("SL-R95")
def test_a_forced_pass_is_told_once(piped: Piped) -> None:
    line = (
        "phase=challenges turn=stark challenge=military.attackers | plot=the-old-gods hand=hodor play=jon-snow(k.att)"
        " | gold=2 plot=detained hand=varys play=the-hound"
    )
    done = piped("play", SLUG, "--bot", "random", "--seed", "1", "--position", line)
    assert "Seat 1 has only one choice, and it is made: Pass\n" in done.stdout
    assert "Seat 1: Pass.\n" not in done.stdout
