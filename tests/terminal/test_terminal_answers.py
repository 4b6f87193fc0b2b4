"""What a line of input means."""

import pytest

from smallcouncil.terminal.typed_input import (
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


LABELS = {
    0: ("Move up, declare House Stark",),
    1: ("Move up, declare House Tully",),
    2: ("Move left, declare House Stark",),
    3: ("Move left, declare House Greyjoy",),
    4: ("Choose Bran Stark, held by Seat 2",),
    6: ("Move right, declare House Tully",),
}


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("Move left, declare House Stark", Move(2)),
        ("move left declare house greyjoy", Move(3)),
        ("move left stark", Move(2)),
        ("declare greyjoy", Move(3)),
        ("Move up, declare House Tully", Illegal(1)),
        ("move right tully", Illegal(6)),
        ("move up", Move(0)),
        ("move left", Unclear(("left stark", "left greyjoy"))),
        ("choose bran", Move(4)),
        ("m", Unclear(("up stark", "left stark", "left greyjoy"))),
        ("mo", Command("moves")),
        ("moves", Command("moves")),
        ("up tully", Illegal(1)),
    ],
)
def test_what_a_person_reads_may_be_typed(line: str, meaning: Meaning) -> None:
    commands = {**COMMANDS, "moves": ("moves",)}
    if line == "m":
        commands.pop("moves")
    assert Reader(LEGAL, VOCABULARY, commands, LABELS).read(line) == meaning


def test_a_word_of_the_game_goes_before_a_sentence_that_holds_it() -> None:
    vocabulary = {0: ("ally bronn",), 1: ("seat 1",), 2: ("seat 2",)}
    labels = {0: ("Kill Bronn in the council of Seat 1 and Seat 2",), 1: ("Choose Seat 1",), 2: ("Choose Seat 2",)}
    reader = Reader({0: vocabulary[0]}, vocabulary, COMMANDS, labels)
    assert reader.read("seat 1") == Illegal(1)
    assert reader.read("kill bronn") == Move(0)


def test_numbers_are_those_that_the_list_shows() -> None:
    legal = {number: VOCABULARY[number] for number in (0, 2, 4)}
    reader = Reader(legal, VOCABULARY, COMMANDS, numbers=(2, 4, 5))
    assert [reader.read(line) for line in ("2", "4", "5")] == [Move(0), Move(2), Move(4)]
    assert [reader.read(line) for line in ("0", "1", "3", "6")] == [NoSuchNumber(n) for n in (0, 1, 3, 6)]
