"""Names stay whole where lines break, and a question may be longer than a line."""

import re

import pytest
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import smallcouncil as sc
from smallcouncil.locale import languages, texts
from smallcouncil.terminal.whole_names import WholeNames

HAND, BTWIXT = "hand-of-the-king", "btwixt"


def _console(monkeypatch: pytest.MonkeyPatch, lang: str, slug: str, width: int) -> WholeNames:
    monkeypatch.setenv("COLUMNS", str(width))
    return WholeNames(texts(lang, slug))


def _printed(console: WholeNames, *drawings: object) -> list[str]:
    with console.capture() as captured:
        for drawing in drawings:
            console.print(drawing)
    return [line.rstrip() for line in captured.get().splitlines()]


def test_a_line_breaks_before_a_name_not_inside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    console = _console(monkeypatch, "en", HAND, 26)
    assert _printed(console, Text("Seat 1 takes Victarion Greyjoy from Seat 2.")) == [
        "Seat 1 takes",
        "Victarion Greyjoy from",
        "Seat 2.",
    ]
    german = _console(monkeypatch, "de", HAND, 24)
    assert _printed(german, "Das ist nun alles von Haus Graufreud, Platz 1.") == [
        "Das ist nun alles von",
        "Haus Graufreud, Platz 1.",
    ]


def test_names_stay_whole_inside_tables_and_panels_and_keep_their_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    console = _console(monkeypatch, "en", HAND, 30)
    table = Table.grid()
    table.add_row("1 ", Text.assemble("It is killed by ", ("Khal Drogo", "bold"), " alone."))
    assert _printed(console, Panel(Group(table))) == [
        "╭────────────────────────────╮",
        "│ 1 It is killed by          │",
        "│   Khal Drogo alone.        │",
        "╰────────────────────────────╯",
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", sc.games())
@pytest.mark.parametrize("width", [24, 37, 60])
def test_no_name_of_a_game_is_broken(monkeypatch: pytest.MonkeyPatch, lang: str, slug: str, width: int) -> None:
    say = texts(lang, slug)
    names = [say(key) for key in say.keys if key.startswith(("card-", "leader-", "house-"))]
    short = [name for name in names if " " in name and len(name) < width]
    assert len(short) > 30
    shown = _printed(_console(monkeypatch, lang, slug, width), Text(", ".join(short) + "."))
    assert [name for name in short if not any(name in line for line in shown)] == []
    assert max(map(len, shown)) <= width


def test_a_badge_stays_with_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    console = _console(monkeypatch, "de", BTWIXT, 32)
    hand = "Deine Hand: G10 Goldene Ernte, G6 Marktflecken, V5 Raben des Maesters"
    assert _printed(console, hand) == ["Deine Hand: G10 Goldene Ernte,", "G6 Marktflecken,", "V5 Raben des Maesters"]


def test_a_long_question_takes_several_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    console = _console(monkeypatch, "en", HAND, 40)
    lines = console.lines("Seat 1: Ramsay Snow swaps two characters in King's Landing. Choose the first. >")
    assert lines == ["Seat 1: Ramsay Snow swaps two characters", "in King's Landing. Choose the first. >"]


def test_nothing_of_the_glue_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = "".join(_printed(_console(monkeypatch, "en", BTWIXT, 30), "Seat 12 and Grand Maester Pycelle, Council 3"))
    assert re.fullmatch(r"[\w ,]+", shown)
    assert "\ue000" not in shown
