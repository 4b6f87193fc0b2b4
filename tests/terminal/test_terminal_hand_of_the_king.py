"""The board of Hand of the King in a terminal: its drawing at several widths."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.locale import languages, texts
from smallcouncil.terminal.boards import Board, board

SLUG = "hand-of-the-king"


def _board(lang: str = "en", seats: int = 2) -> Board:
    say = texts(lang, SLUG)
    names = [say.seat(seat) for seat in range(seats)]
    return board(SLUG, say, names, [say("terminal-role-you"), *["bot"] * (seats - 1)])


def _drawn(state: State, width: int, brief: bool, lang: str = "en", since: int = 0) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False)
    view, recent = state.view(None), state.events(None, since)
    console.print(_board(lang, state.seats).draw(view, recent, width, brief))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


def _played(seed: int, decisions: int, seats: int = 2, **options: bool) -> State:
    state, luck = sc.game(SLUG).start(seats=seats, seed=seed, **options), random.Random(seed)
    while state.awaiting and len(state.history) < decisions:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


def test_the_brief_table_at_80_columns() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5)
    state.play("right greyjoy")
    assert _drawn(state, 80, brief=True) == (
        "╭─────────────────────────────── King's Landing ───────────────────────────────╮\n"
        "│ S Robb      G Rodrik    U Hoster    B Robert    S Eddard    B Renly          │\n"
        "│ S Rickon    Y Olena     G Balon     G Asha      Y Margaery  T Rhaegar        │\n"
        "│ S Arya      B Stannis   S Catelyn   G Euron     L Tywin     S Bran           │\n"
        "│ T Viserys   L Kevan     T Aerys     T Daenerys  T Aegon I   L Tyrion         │\n"
        "│ U Edmure    →           ×           B Shireen   ◆ Varys     L Jaime          │\n"
        "│ Y Garlan    L Cersei    S Lyanna    G Aeron     L Joffrey   S Sansa          │\n"
        "╰─── S Stark G Greyjoy L Lannister T Targaryen B Baratheon Y Tyrell U Tully ───╯\n"
        "                 S  G  L  T  B  Y  U  ⚑\n"
        "  Seat 1 (you)   ·  2⚑ ·  ·  ·  ·  ·  1\n"
        "▸ Seat 2 (bot)   ·  ·  ·  ·  ·  ·  ·  0\n"
        "  King's Landing 8  5  6  5  4  3  2\n"
        "Available companions: Gendry, Ramsay, Shae, Hodor, Jaqen, Ilyn"
    )


def test_the_whole_table_at_60_columns_in_german() -> None:
    state = sc.game(SLUG).start(seats=3, seed=5, crows=True)
    state.play("right greyjoy")
    assert _drawn(state, 60, brief=False, lang="de") == (
        "Königsmund\n"
        "S Robb    G Rodrik  U Hoster  B Robert  S Eddard  B Renly\n"
        "S Rickon  Y Olena   G Balon   G Asha    Y Margae. T Rhaegar\n"
        "S Arya    B Stannis S Catelyn G Euron   L Tywin   S Bran\n"
        "T Viserys L Kevan   T Aerys   T Daener. T Aegon I L Tyrion\n"
        "U Edmure  →         ×         B Shireen ◆ Varys   L Jaime\n"
        "Y Garlan  L Cersei  S Lyanna  G Aeron   L Joffrey S Sansa\n"
        "S Stark G Graufreud L Lennister T Targaryen B Baratheon Y\n"
        "Tyrell U Tully\n"
        "\n"
        "                S  G  L  T  B  Y  U  ⚑\n"
        "  Platz 1 (du)  ·  2⚑ ·  ·  ·  ·  ·  1 Krähenmarker\n"
        "▸ Platz 2 (bot) ·  ·  ·  ·  ·  ·  ·  0 Krähenmarker\n"
        "  Platz 3 (bot) ·  ·  ·  ·  ·  ·  ·  0 Krähenmarker\n"
        "  Königsmund    8  5  6  5  4  3  2\n"
        "\n"
        "Spielbereich von Platz 1: G Theon, Victarion\n"
        "Spielbereich von Platz 2: noch keine Karten\n"
        "Spielbereich von Platz 3: noch keine Karten\n"
        "\n"
        "Verfügbare Helferkarten (8 Helferkarten verdeckt)\n"
        "Gendry         Behalte diese Karte in deinem Spielbereich.\n"
        "               Sie zählt als eine Baratheon-Karte.\n"
        "Ramsay Schnee  Vertausche die Positionen zweier Charaktere\n"
        "               in Königsmund.\n"
        "Shae           Behalte diese Karte in deinem Spielbereich.\n"
        "               Solange du Tyrion Lennister hast, zählt sie\n"
        "               als zwei Lennister-Karten.\n"
        "Hodor          Nimm Bran Stark aus Königsmund oder einem\n"
        "               beliebigen Spielbereich.\n"
        "Jaqen H'ghar   Töte einen Charakter in Königsmund, einen\n"
        "               Charakter in einem beliebigen Spielbereich\n"
        "               und einen verfügbaren Helfer.\n"
        "Ilyn Payn      Töte Eddard Stark in Königsmund oder einem\n"
        "               beliebigen Spielbereich."
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [40, 60, 75, 76, 80, 88, 100, 118, 160])
def test_no_line_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for seats, decisions in ((2, 20), (3, 30), (4, 44)):
        state = _played(decisions, decisions, seats, crows=seats > 2)
        for brief in (True, False):
            lines = _drawn(state, width, brief, lang).splitlines()
            assert [line for line in lines if cell_len(line) > width] == []


@pytest.mark.parametrize(("width", "shown"), [(60, 36), (80, 36), (160, 36)])
def test_every_square_is_drawn(width: int, shown: int) -> None:
    state = sc.game(SLUG).start(seats=2, seed=9)
    say = texts("en", SLUG)
    text = _drawn(state, width, brief=True)
    starts = [say(f"card-{name}.short")[:6] for name in state.view(None)["grid"]]
    assert sum(start in text for start in starts) == shown


def test_wide_terminals_have_the_offer_beside_the_grid() -> None:
    lines = _drawn(sc.game(SLUG).start(seats=2, seed=5), 160, brief=False).splitlines()
    assert "King's Landing" in lines[0]
    assert "Available companions" in lines[0]


def test_a_game_without_companions_speaks_of_none() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5, companions=False)
    assert "companion" not in _drawn(state, 80, brief=False)
    assert "companion" not in _drawn(state, 80, brief=True)
