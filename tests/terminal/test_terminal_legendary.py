"""Legendary in a terminal: its drawing at several widths, and in whole games."""

import io
import json
import random
from typing import Any

import pytest
from rich.cells import cell_len

import smallcouncil as sc
from smallcouncil.core.game import State, Value
from smallcouncil.locale import languages, texts
from smallcouncil.terminal.boards import Board, board
from smallcouncil.terminal.whole_names import WholeNames

SLUG = "legendary"
POSITION: dict[str, Any] = {
    "seats": 2,
    "attack": 3,
    "recruit": 1,
    "made": 4,
    "hands": {"0": ["the-pointy-end", "basic-merchant", "basic-merchant", "basic-wound"], "1": ["basic-soldier"]},
    "discards": {"0": ["longclaw"], "1": ["basic-wound", "basic-wound"]},
    "victory": {"0": ["hench-redcloaks"], "1": ["mm-lady-catelyn-stark"]},
    "played": ["northern-vanguard"],
    "defenders": [2, 0],
    "tokens": [4, 0],
    "field": {
        "bow": [{"ally": "ally-janos-slynt", "by": ["by-innkeeper"]}],
        "spear": [{"ally": "ally-septa-mordane", "supported": True}, {"ally": "hench-stark-bannermen", "less": 1}],
        "claw": ["ally-tywins-war-council"],
    },
    "escaped": ["hench-gold-cloaks", "hench-gold-cloaks"],
    "marks": {"own_less": [1, 0]},
}


def _at(**changed: Any) -> State:
    facts = sc.game(SLUG).facts()
    assert facts is not None
    return facts.lay(json.dumps(POSITION | changed))


def _board(lang: str, seats: int) -> Board:
    say = texts(lang, SLUG)
    names = [say.seat(seat) for seat in range(seats)]
    return board(SLUG, say, names, [say("terminal-role-you"), *["bot"] * (seats - 1)])


def _drawn(state: State, viewer: int | None, width: int, brief: bool, lang: str = "en") -> str:
    console = WholeNames(texts(lang, SLUG))
    console.width, console.file = width, io.StringIO()
    console.print(_board(lang, state.seats).draw(state.view(viewer), [], width, brief))
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def test_the_brief_table_at_80_columns() -> None:
    assert _drawn(_at(), 0, 80, brief=True) == (
        "Turn 1  Step 2: play cards, fight, recruit\n"
        "This turn: 1 Attack less for Allies of Seat 1\n"
        "┏━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━┓\n"
        "┃ « Claw        ┃ Dagger        ┃ Sword         ┃ Spear         ┃ Bow          ┃\n"
        "┡━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━┩\n"
        "│ Lannister     │ empty         │ empty         │ Stark         │ King's L.    │\n"
        "│ War Council   │               │               │ ⚑Mordane      │ (Neutral)    │\n"
        "│ ⚔7 5 VP ~4    │               │               │ ⚔3 2 VP ~3✓   │ Janos Slynt  │\n"
        "│               │               │               │ ⚑Bannermen    │ ⚔5 2 VP $    │\n"
        "│               │               │               │ ⚔1 1 VP       │ +Innkeeper   │\n"
        "└───────────────┴───────────────┴───────────────┴───────────────┴──────────────┘\n"
        "   Seat 2, House Lannister  5 VP, 0 tokens, hand 1, deck 0\n"
        "   Jaime ⚔10 (5 in the stack, lost 0 of 3)  Defenders ○○○○○ ⚔2\n"
        "   Lineup: 1 Raid (3), 2 Intertwined (2), 3 Kingslayer (3), 4 Debts (3), 5 Wit\n"
        "   (4); Hero Deck 51\n"
        "▸★ Seat 1, House Stark (you)  5 VP, 4 tokens, hand 4, deck 0\n"
        "   Winterfell ⚔10 (4 in the stack, lost 1 of 3)  Defenders ●●○○○ ⚔2\n"
        "Seat 1: Attack 3, Recruit 1 (Recruit made this turn: 4)\n"
        "Played: Northern Vanguard\n"
        "Your lineup: 1 Banners (3), 2 Vanguard (4), 3 Swing (3), 4 Counsel (4), 5 Pointy\n"
        "End (3); Hero Deck 49\n"
        "Your hand: The Pointy End (2+ Attack), Merchant (1 Recruit) ×2, Wound"
    )


def test_the_whole_table_adds_piles_texts_and_decks() -> None:
    drawn = _drawn(_at(), 0, 80, brief=False)
    for line in (
        "   Discard pile: Wound ×2; Victory Pile: Catelyn",
        "   Discard pile: Longclaw; Victory Pile: Redcloaks",
        "  4  Counsel     cost 4  2 Recruit  [Instinct]: Draw 1 card.",
        "Ally Deck 59: Allies 23, Henchmen 13, Bystanders 3, Events 12, Master Strikes 8",
        "Decks: Events 20, Bystanders 28, Maesters 12, Wounds 17",
        "Escaped Allies: Gold Cloaks ×2",
    ):
        assert line in drawn.split("\n")


def test_a_wide_screen_has_whole_names_and_german_its_own() -> None:
    drawn = _drawn(_at(), 0, 120, brief=False, lang="de")
    for line in (
        "Platz 1: Angriff 3, Rekrutierung 1 (in diesem Zug erzeugte Rekrutierung: 4)",
        "   Jaime Lennister ⚔10 (5 im Stapel, 0 von 3 verloren)  Verteidiger ○○○○○ ⚔2",
        "Deine Hand: Das spitze Ende (2+ Angriff), Händler (1 Rekrutierung) ×2, Wunde",
    ):
        assert line in drawn.split("\n")
    assert "│ Tywins Kriegsrat " in drawn


@pytest.mark.rule("LG-R29")
def test_a_hand_is_drawn_for_its_owner_only() -> None:
    assert "Your hand: Soldier (1 Attack)" in _drawn(_at(), 1, 80, brief=True)
    for viewer in (1, None):
        assert "Pointy End (2+" not in _drawn(_at(), viewer, 80, brief=True)
    assert "Your hand" not in _drawn(_at(), None, 80, brief=False)


VARIANTS: tuple[tuple[int, dict[str, Value]], ...] = (
    (4, {"houses": "random"}),
    (3, {"setup": "secret-draft", "showdown": True}),
    (3, {"setup": "tourney", "houses": "choose"}),
)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whole_games_fit_every_width_and_cut_no_name(lang: str, seats: int, options: dict[str, Value]) -> None:
    state, luck, decided = sc.game(SLUG).start(seats=seats, seed=seats, **options), random.Random(seats), 0
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        if decided % 60 < 2:
            _fits(state, seat, lang)
        state.act(seat, luck.choice(state.actions(seat)))
        decided += 1
    _fits(state, None, lang)


def _fits(state: State, viewer: int | None, lang: str) -> None:
    for width in (80, 120):
        for brief in (True, False):
            drawn = _drawn(state, viewer, width, brief, lang)
            assert [line for line in drawn.split("\n") if cell_len(line) > width or "…" in line] == []
