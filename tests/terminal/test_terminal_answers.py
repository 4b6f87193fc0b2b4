"""What a line of input means."""

import pytest

from smallcouncil.terminal.answers import (
    Command,
    Illegal,
    Meaning,
    Move,
    NoSuchNumber,
    Reader,
    Unclear,
    Unknown,
    matching,
    tokens,
)

WORDS = ("up stark", "up tully", "left stark", "left greyjoy", "card bran-stark", "card robb-stark", "right tully")
VOCABULARY = {number: (word,) for number, word in enumerate(WORDS)}
LEGAL = {number: VOCABULARY[number] for number in (0, 2, 3, 4)}
COMMANDS = {name: (name,) for name in ("help", "undo", "rules", "log", "why", "save")}
GERMAN = {**VOCABULARY, 3: ("links graufreud", "left greyjoy")}


@pytest.fixture
def reader() -> Reader:
    return Reader(LEGAL, VOCABULARY, COMMANDS)


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("1", Move(0)),
        ("4", Move(4)),
        ("0", NoSuchNumber(0)),
        ("5", NoSuchNumber(5)),
        ("left stark", Move(2)),
        ("LEFT  Stark", Move(2)),
        ("l st", Move(2)),
        ("l g", Move(3)),
        ("greyjoy", Move(3)),
        ("bran", Move(4)),
        ("card bran stark", Move(4)),
        ("l", Unclear(("left stark", "left greyjoy", "log"))),
        ("left", Unclear(("left stark", "left greyjoy"))),
        ("u", Unclear(("up stark", "undo"))),
        ("up", Move(0)),
        ("un", Command("undo")),
        ("stark", Unclear(("up stark", "left stark", "card bran-stark"))),
        ("up tully", Illegal(1)),
        ("right", Illegal(6)),
        ("robb", Illegal(5)),
        ("tully", Unclear(("up tully", "right tully"))),
        ("help", Command("help")),
        ("?", Command("help")),
        ("why?", Command("why")),
        ("why up tully?", Command("why", "up tully")),
        ("wh up tully", Command("why", "up tully")),
        ("w up tully", Unknown("")),
        ("rules Jon Snow", Command("rules", "Jon Snow")),
        ("save My Game.json", Command("save", "My Game.json")),
        ("left stork", Unknown("left stark")),
        ("zzz", Unknown("")),
        ("-", Unknown("")),
    ],
)
def test_a_line_means(reader: Reader, line: str, meaning: Meaning) -> None:
    assert reader.read(line) == meaning


def test_every_wording_of_an_action_counts_and_the_first_is_shown() -> None:
    reader = Reader({2: GERMAN[2], 3: GERMAN[3]}, GERMAN, COMMANDS)
    assert [reader.read(line) for line in ("links grau", "left greyjoy", "Graufreud")] == [Move(3)] * 3
    assert reader.read("l") == Unclear(("left stark", "links graufreud", "log"))


def test_a_move_goes_before_a_command_cut_short() -> None:
    reader = Reader({0: ("rechts graufreud",)}, {0: ("rechts graufreud",)}, {"rules": ("regeln", "rules")})
    assert reader.read("re gra") == Move(0)
    assert reader.read("re") == Unclear(("rechts graufreud", "regeln"))
    assert reader.read("reg gra") == Command("rules", "gra")


def test_accents_hyphens_and_apostrophes_do_not_matter() -> None:
    assert tokens("Krähe") == tokens("krahe") == ("krahe",)
    assert tokens("Jaqen H'ghar") == tokens("jaqen-hghar") == ("jaqen", "hghar")
    assert tokens(" ?! ") == ()


def test_matching_prefers_the_full_name_over_its_beginning() -> None:
    phrases = {0: ("seat 1",), 1: ("seat 12",), 2: ("the seat 1",)}
    assert matching("seat 1", phrases) == [0]
    assert matching("seat", phrases) == [0, 1]
    assert matching("1", phrases) == [0, 1, 2]
    assert matching("", phrases) == []
