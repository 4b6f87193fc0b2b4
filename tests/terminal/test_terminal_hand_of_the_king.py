"""The board of Hand of the King in a terminal: its drawing at several widths, its words, its sentences."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.locale import languages, texts
from smallcouncil.terminal.boards import Board, board_type

SLUG = "hand-of-the-king"


def _board(lang: str = "en", seats: int = 2) -> Board:
    say = texts(lang, SLUG)
    names = [say.seat(seat) for seat in range(seats)]
    return board_type(SLUG)(say, names, [say("terminal-role-you"), *["bot"] * (seats - 1)])


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


def test_english_words_are_those_of_the_game_but_for_seats() -> None:
    board, words = _board(seats=4), sc.game(SLUG).vocabulary
    changed = {word: board.typed(word) for word in words if board.typed(word) != word}
    assert changed == {"seat 0": "seat 1", "seat 1": "seat 2", "seat 2": "seat 3", "seat 3": "seat 4"}


def test_german_words_are_all_different() -> None:
    board, words = _board("de", 4), sc.game(SLUG).vocabulary
    typed = [board.typed(word) for word in words]
    assert len(set(typed)) == len(words)
    assert [board.typed(word) for word in ("left greyjoy", "crow", "companion jon-snow", "card aegon-i-targaryen")] == [
        "links graufreud",
        "krähe",
        "helfer jon-schnee",
        "karte aegon-i-targaryen",
    ]


@pytest.mark.parametrize("lang", languages())
def test_whatever_happens_has_words(lang: str) -> None:
    """Every question, answer, effect, event and ending of many random games can be said, for every seat count."""
    asked = set()
    for seed in range(12):
        seats = 2 + seed % 3
        state, luck = sc.game(SLUG).start(seats=seats, seed=seed, crows=seats > 2), random.Random(seed)
        board = _board(lang, seats)
        while state.awaiting:
            seat = state.awaiting[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            asked.add(prompt.ask)
            assert board.names[seat] in board.question(prompt)
            labels = [board.label(word, state.view(seat)) for word in state.words(seat)]
            assert len(set(labels)) == len(labels)
            action = luck.choice(state.actions(seat))
            state.act(seat, action)
            events = state.events(None, len(state.history) - 1)
            assert bool(board.tell(events)) == bool(events)
            effect = board.effect(state.game.word(action), prompt, state)
            taken = [board.say(f"card-{event['card']}.short") for event in events if event["event"] == "took"]
            if prompt.ask in ("companion", "drawn"):
                assert effect == board.say(f"card-{state.game.word(action).split()[1]}.text")
            elif prompt.ask in ("move", "take"):
                assert [name for name in taken if name not in effect] == []
        assert len(board.ending(state.view(None))) == seats + 1
    assert asked >= {"move", "companion", "take", "kill", "swap-first", "swap-second", "house", "crow-partner"}


def test_a_move_tells_what_it_takes_and_brings() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5)
    board, prompt = _board(), state.prompt(0)
    assert prompt is not None
    gains = {}
    for word in state.words(0):
        after = state.sample(0, 1)
        after.play(word)
        gains[word] = board.effect(word, prompt, after)
    assert gains["right greyjoy"] == "takes Victarion, Theon, banner"
    assert gains["left tully"] == "takes Edmure, banner"


def test_cards_taken_in_one_stroke_share_a_sentence() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5)
    state.play("right greyjoy")
    assert _board().tell(state.events(None)) == (
        "Seat 1 moves Varys right and declares House Greyjoy. Seat 1 takes Victarion Greyjoy and Theon Greyjoy. "
        "Seat 1 takes the banner of House Greyjoy."
    )
    assert _board("de").tell(state.events(None)) == (
        "Platz 1 bewegt Varys nach rechts und sagt Haus Graufreud an. Platz 1 nimmt Victarion Graufreud und Theon "
        "Graufreud. Platz 1 nimmt das Banner von Haus Graufreud."
    )


def test_cards_taken_from_players_are_told_one_by_one() -> None:
    events = [
        {"event": "took", "seat": 0, "card": "bran-stark", "from": {"seat": 1}},
        {"event": "killed", "card": "viserys-targaryen", "from": {"seat": 1}},
        {"event": "banner", "house": "stark", "seat": None, "from": 1},
        {"event": "banner", "house": "tully", "seat": 0, "from": 1},
    ]
    assert _board().tell(events) == (
        "Seat 1 takes Bran Stark from Seat 2. Viserys Targaryen is killed in the play area of Seat 2. "
        "Seat 2 loses the banner of House Stark; it returns to its place beside the grid. "
        "The banner of House Tully passes from Seat 2 to Seat 1."
    )


@pytest.mark.rule("HK-056")
def test_the_ending_names_the_house_that_broke_the_tie() -> None:
    ties = 0
    for seed in range(60):
        state = _played(seed, 99, 3)
        view = state.view(None)
        result = view["result"]
        verdict, *standing = _board(seats=3).ending(view)
        winner = f"Seat {result['winners'][0] + 1}"
        assert standing[0] == f"1. {winner}: {max(result['scores'])} banners"
        assert len(standing) == 3
        if sorted(result["scores"])[-2] == max(result["scores"]):
            ties += 1
            assert verdict.startswith("Equal in banners: the banner of House ")
            assert verdict.endswith(f"{winner} wins.")
        else:
            assert verdict == f"{winner} wins with {max(result['scores'])} banners."
    assert ties >= 5


@pytest.mark.rule("HK-059")
def test_a_team_wins_together() -> None:
    state = _played(4, 99, 4, teams=True)
    assert state.result is not None
    assert len(state.result.winners) == 2
    one, other = (f"Seat {seat + 1}" for seat in state.result.winners)
    score = max(state.result.scores)
    assert _board(seats=4).ending(state.view(None))[0] == f"{one} and {other} win together with {score} banners."
