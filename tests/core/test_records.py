"""Records: what is written, and that every way to spoil one is noticed, at the line where it was spoilt."""

import json
import re
import time
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core import records
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadRecord
from smallcouncil.core.game import State

GAME = sc.game("hand-of-the-king")
DOCUMENT = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def played(decisions: int, **start: Any) -> State:
    state = GAME.start(**{"seats": 2, "seed": 7, **start})
    luck = Chance(1)
    for _ in range(decisions):
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


STATE = played(12)
TEXT = STATE.record()
DATA = json.loads(TEXT)
HEADER = list(DATA)


def spoilt(**fields: Any) -> dict[str, Any]:
    return {**DATA, **fields}


def with_entry(number: int, entry: Any) -> dict[str, Any]:
    """The record with one entry of its decisions replaced; entry 0 is the first digest, entry 1 the first decision."""
    return spoilt(decisions=[*DATA["decisions"][:number], entry, *DATA["decisions"][number + 1 :]])


def lines(data: dict[str, Any]) -> str:
    """As records are written: the header on the first line, then one entry a line."""
    head = json.dumps({name: data[name] for name in data if name != "decisions"})
    return head[:-1] + ',"decisions":[\n' + ",\n".join(map(json.dumps, data["decisions"])) + "\n]}\n"


def refused(record: Any) -> sc.BadRecord:
    with pytest.raises(sc.BadRecord) as caught:
        sc.replay(record)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert error.details["line"] == error.line
    return error


# Writing


def test_a_record_is_json_with_one_decision_a_line() -> None:
    written = TEXT.splitlines()
    assert json.loads(written[0] + "]}") == {
        "smallcouncil": 1,
        "game": "hand-of-the-king",
        "rules": GAME.rules_version,
        "seats": 2,
        "seed": 7,
        "options": {"teams": False, "crows": False, "companions": True, "first": 0},
        "position": None,
        "decisions": [],
    }
    entries = [json.loads(line.removesuffix(",")) for line in written[1:-1]]
    assert entries == DATA["decisions"]
    decisions = [[seat, GAME.word(action)] for seat, action in STATE.history]
    assert [entry for entry in entries if isinstance(entry, list)] == decisions
    assert written[-1] == "]}"
    assert TEXT.endswith("]}\n")


def test_digests_stand_first_after_every_eighth_and_last() -> None:
    again = STATE.restart()
    digests = [again.digest()]
    for number, (seat, action) in enumerate(STATE.history, start=1):
        again.act(seat, action)
        if number in (8, 12):
            digests.append(again.digest())
    kinds = "".join("d" if isinstance(entry, dict) else "." for entry in DATA["decisions"])
    assert kinds == "d........d....d"
    assert [entry["digest"] for entry in DATA["decisions"] if isinstance(entry, dict)] == digests
    assert digests[-1] == STATE.digest()


@pytest.mark.parametrize(("decisions", "kinds"), [(0, "d"), (1, "d.d"), (8, "d........d"), (9, "d........d.d")])
def test_no_digest_stands_twice(decisions: int, kinds: str) -> None:
    data = json.loads(played(decisions).record())
    assert "".join("d" if isinstance(entry, dict) else "." for entry in data["decisions"]) == kinds


def test_writing_changes_nothing() -> None:
    before = STATE.digest(), list(STATE.history)
    assert STATE.record() == TEXT
    assert (STATE.digest(), STATE.history) == before


# The document


def test_the_example_of_the_document_is_a_record() -> None:
    (example,) = re.findall(r"```record\n(.+?)```", DOCUMENT, re.DOTALL)
    state = sc.replay(example)
    assert state.record() == example
    assert len(state.history) == 9


def test_the_python_of_the_document_runs() -> None:
    (script,) = re.findall(r"```python\n(.+?)```", DOCUMENT, re.DOTALL)
    names: dict[str, Any] = {}
    exec(script, names)
    assert names["again"].history == names["state"].history != []


def test_the_document_describes_every_field() -> None:
    sealed = played(0, seed="0" * 64).record()
    assert re.findall(r"^\| `([a-z]+)` \|", DOCUMENT, re.MULTILINE) == [*json.loads(sealed), "players"]
    assert [name for name in json.loads(sealed) if name != "luck"] == HEADER
    assert f"{records.FORMAT} for a game from the fast generator, {records.SEALED_FORMAT} for one" in DOCUMENT
    assert f"from 0 to {(1 << 53) - 1} " in DOCUMENT


@pytest.mark.parametrize(
    ("record", "example"),
    [
        (TEXT.replace(",", "", 1), 0),
        ({name: DATA[name] for name in DATA if name != "seed"}, 1),
        (spoilt(seats="2"), 2),
        (spoilt(smallcouncil=3), 3),
        (spoilt(seats=5), 4),
        (spoilt(position=GAME.start(seed=7).position().replace("Gb", "Sx")), 5),  # type: ignore[attr-defined]
        (with_entry(3, [0]), 6),
        (with_entry(3, [0, "up strak"]), 7),
        (with_entry(3, [0, "crow"]), 8),
        (with_entry(3, [1, "up stark"]), 9),
        (with_entry(9, {"digest": "0"}), 11),
    ],
)
def test_the_document_quotes_the_errors_as_they_are(record: Any, example: int) -> None:
    quoted = re.findall(r"^\| .+ \| `(line \d+: .+)` \|$", DOCUMENT, re.MULTILINE)
    assert len(quoted) == 12
    problem = quoted[example].partition(": ")[2]
    assert str(refused(record)).partition(": ")[2] == problem


# Reading


@pytest.mark.parametrize(
    "record",
    [
        TEXT,
        DATA,
        MappingProxyType(DATA),
        json.dumps(DATA),
        json.dumps(DATA, separators=(",", ":")),
        json.dumps(DATA, indent=1),
        json.dumps(DATA, indent="\t", sort_keys=True),
        "\n\n " + TEXT.replace("\n", "\r\n") + " \n",
        json.dumps(spoilt(decisions=[entry for entry in DATA["decisions"] if isinstance(entry, list)])),
    ],
    ids=["written", "dict", "mapping", "dumped", "minified", "indented", "sorted", "crlf", "no digests"],
)
def test_a_record_may_be_laid_out_in_any_way(record: Any) -> None:
    state = sc.replay(record)
    assert state.record() == TEXT
    assert state.digest() == STATE.digest()
    assert state.history == STATE.history


def test_a_read_game_can_be_played_on() -> None:
    state = sc.replay(TEXT)
    state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    assert sc.replay(state.record()).digest() == state.digest() != STATE.digest()


@pytest.mark.parametrize(
    ("record", "line", "problem"),
    [
        ("", 1, "this is not JSON: Expecting value"),
        ("{", 1, "this is not JSON"),
        ("hello", 1, "this is not JSON"),
        (TEXT[:-4], len(TEXT.splitlines()) - 1, "this is not JSON"),
        (TEXT.replace('"up', "up", 1), 3, "this is not JSON"),
        ("\ufeff" + TEXT, 1, "this is not JSON"),
        ("null", 1, "a record is a JSON object"),
        ("[]", 1, "a record is a JSON object"),
        ('"record"', 1, "a record is a JSON object"),
        ("[" * 100_000, 1, "this is nested too deeply"),
        ('{"decisions":' * 100_000, 1, "this is nested too deeply"),
        ('{"seed":' + "9" * 5000 + "}", 1, "a number in this record is too long to read"),
        ("{}", 1, "the record has no 'smallcouncil'"),
        (None, 1, "a record is JSON text, or the object that such a text describes"),
        (5, 1, "a record is JSON text"),
        (b"{}", 1, "a record is JSON text"),
        ([], 1, "the record has no 'smallcouncil'"),
        (spoilt(seed=object()), 1, "a record is JSON text"),
    ],
)
def test_what_is_no_record_at_all_is_refused(record: Any, line: int, problem: str) -> None:
    error = refused(record)
    assert problem in str(error)
    assert error.line == line


@pytest.mark.parametrize(
    ("record", "line", "name"),
    [
        (TEXT.replace('"seats"', '"game":"x",\n"seats"', 1), 1, "game"),
        (TEXT.replace('"decisions"', '\n\n"game":"x",\n"decisions"', 1), 3, "game"),
        (TEXT.replace('"options":{', '\n"options":{"teams":false,"teams":true,', 1), 2, "teams"),
        (TEXT.replace('{"digest":', '{"digest":"x","digest":', 1), 2, "digest"),
    ],
)
def test_what_stands_twice_is_refused_at_its_line(record: str, line: int, name: str) -> None:
    error = refused(record)
    problem = error.details["problem"]
    assert (error.line, problem.key, problem.details["name"]) == (line, "record-doubled", name)


@pytest.mark.parametrize("same", [True, False])
def test_a_large_record_of_many_fields_costs_no_more_than_reading_it(same: bool) -> None:
    """Counting lines from the beginning for every field took half a minute."""
    fields = ",".join(f'\n"{0 if same else number}":0' for number in range(90_000))
    begin = time.process_time()
    assert refused("{" + fields + "}").line == (3 if same else 1)
    assert time.process_time() - begin < 5


@pytest.mark.parametrize("name", HEADER)
def test_every_field_must_be_there(name: str) -> None:
    data = {other: value for other, value in DATA.items() if other != name}
    assert str(refused(data)) == f"line 1: the record has no {name!r}"


NAN, INFINITY = float("nan"), float("inf")
ODD_FIELDS = [  # type: ignore[var-annotated]
    ("smallcouncil", True, "'smallcouncil' must be a whole number"),
    ("smallcouncil", 1.0, "'smallcouncil' must be a whole number"),
    ("smallcouncil", NAN, "'smallcouncil' must be a whole number"),
    ("smallcouncil", 3, "the record's format is 3; this program reads the formats 1, 2"),
    ("smallcouncil", -1, "the record's format is -1; this program reads the formats 1, 2"),
    ("game", None, "'game' must be a string"),
    ("game", ["hand-of-the-king"], "'game' must be a string"),
    ("game", "chess", "there is no game called 'chess'; the games are: "),
    ("game", "Hand-of-the-King", "there is no game called"),
    ("rules", "1", "'rules' must be a whole number"),
    ("rules", False, "'rules' must be a whole number"),
    ("rules", None, "'rules' must be a whole number"),
    ("seats", True, "'seats' must be a whole number"),
    ("seats", "2", "'seats' must be a whole number"),
    ("seats", 2.0, "'seats' must be a whole number"),
    ("seats", None, "'seats' must be a whole number"),
    ("seats", 5, "this game cannot seat 5; it seats 2, 3, 4"),
    ("seats", 10**4000, "this game cannot seat 1000"),
    ("seed", None, "'seed' must be a whole number"),
    ("seed", True, "'seed' must be a whole number"),
    ("seed", NAN, "'seed' must be a whole number"),
    ("seed", INFINITY, "'seed' must be a whole number"),
    ("seed", -1, "option 'seed' cannot be -1: a whole number from 0 to"),
    ("seed", 1 << 53, "option 'seed' cannot be 9007199254740992"),
    ("options", None, "'options' must be an object"),
    ("options", [], "'options' must be an object"),
    ("options", {"dragons": True}, "there is no option 'dragons'; the options are: teams, crows, companions, first"),
    ("options", {"seats": 3}, "there is no option 'seats'"),
    ("options", {"self": 3}, "there is no option 'self'"),
    ("options", {"position": "-"}, "there is no option 'position'"),
    ("options", {"teams": 1}, "option 'teams' cannot be 1: choose one of False, True"),
    ("options", {"teams": None}, "option 'teams' cannot be None"),
    ("options", {"teams": True}, "the team game is for four players (HK-058)"),
    ("options", {"first": 2}, "option 'first' cannot be 2: a seat from 0 to 1, or random"),
    ("options", {"first": True}, "option 'first' cannot be True"),
    ("options", {"first": 1.0}, "option 'first' cannot be 1.0"),
    ("options", {"first": {}}, "option 'first' cannot be {}"),
    ("position", 5, "'position' must be a string or null"),
    ("position", ["-"], "'position' must be a string or null"),
    ("position", "nonsense", "column 9: a position has 9 fields"),
    ("decisions", None, "'decisions' must be a list"),
    ("decisions", {}, "'decisions' must be a list"),
    ("decisions", "[]", "'decisions' must be a list"),
    ("moves", [], "a record has no field 'moves'"),
    ("", 1, "a record has no field ''"),
    ("players", "Anna", "'players' must be a list"),
    ("players", ["Anna"], "'players' names every seat, each in at most 80 letters"),
    ("players", ["Anna", "Bran", ""], "'players' names every seat"),
    ("players", ["Anna", 5], "'players' names every seat"),
    ("players", ["Anna", "x" * 81], "'players' names every seat"),
]


@pytest.mark.parametrize(("name", "value", "problem"), ODD_FIELDS)
def test_a_wrong_field_of_the_header_is_refused_at_its_line(name: str, value: Any, problem: str) -> None:
    data = spoilt(**{name: value})
    assert problem in str(refused(data))
    assert refused(json.dumps(data)).line == 1
    laid_out = json.dumps(data, indent=2)
    expected = 1 + [line.strip().partition(":")[0] for line in laid_out.splitlines()].index(json.dumps(name))
    assert refused(laid_out).line == expected


ODD_ENTRIES = [
    ("crow", "a decision is a pair of seat and word"),
    (None, "a decision is a pair of seat and word"),
    (5, "a decision is a pair of seat and word"),
    ([], "a decision is a pair of seat and word"),
    ([0], "a decision is a pair of seat and word"),
    ([0, "crow", 1], "a decision is a pair of seat and word"),
    ([0, 5], "a decision is a pair of seat and word"),
    ([0, None], "a decision is a pair of seat and word"),
    (["0", "up stark"], "there is no seat '0'; seats run from 0 to 1"),
    ([None, "up stark"], "there is no seat -1"),
    ([True, "up stark"], "there is no seat True"),
    ([0.0, "up stark"], "there is no seat 0.0"),
    ([NAN, "up stark"], "there is no seat nan"),
    ([[], "up stark"], "there is no seat []"),
    ([2, "up stark"], "there is no seat 2"),
    ([-1, "up stark"], "there is no seat -1"),
    ([10**30, "up stark"], "there is no seat 1000000000000000000000000000000"),
    ([0, "sideways stark"], "'sideways stark' is no action of this game"),
    ([0, "up strak"], "'up strak' is no action of this game; did you mean 'up stark'?"),
    ([0, ""], "'' is no action of this game"),
    ([0, "crow"], "'crow' is not legal now (HK-061)"),
    ([0, "house stark"], "'house stark' is not legal now (HK-016)"),
    ([1, "up stark"], "it is not the turn of seat 1; awaited: 0 (HK-015)"),
    ({}, "only a digest may stand between decisions"),
    ({"digest": 5}, "only a digest may stand between decisions"),
    ({"digest": None}, "only a digest may stand between decisions"),
    ({"hash": "x"}, "only a digest may stand between decisions"),
    ({"digest": "x", "note": 1}, "only a digest may stand between decisions"),
]


@pytest.mark.parametrize(("entry", "problem"), ODD_ENTRIES)
def test_a_wrong_decision_is_refused_at_its_line(entry: Any, problem: str) -> None:
    data = with_entry(3, entry)
    error = refused(lines(data))
    assert problem in str(error)
    assert error.line == 5
    assert not isinstance(error, sc.RecordDiffers)
    assert refused(json.dumps(data)).line == 1
    laid_out = json.dumps({**data, "decisions": [*data["decisions"][:3], "HERE", *data["decisions"][4:]]}, indent=2)
    expected = 1 + [line.strip() for line in laid_out.splitlines()].index('"HERE",')
    assert refused(json.dumps(data, indent=2)).line == expected


def test_a_decision_after_the_end_is_refused() -> None:
    state = GAME.start(seed=7)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    data = json.loads(state.record())
    data["decisions"].append([0, "up stark"])
    error = refused(lines(data))
    assert "the game is over (HK-053)" in str(error)
    assert error.line == len(data["decisions"]) + 1


# Records that go differently


@pytest.mark.parametrize(("number", "agreed"), [(0, 0), (9, 0), (14, 8)])
def test_a_wrong_digest_opens_the_game_where_both_agree(number: int, agreed: int) -> None:
    with pytest.raises(sc.RecordDiffers) as caught:
        sc.replay(lines(with_entry(number, {"digest": "0123456789abcdef"})))
    error = caught.value
    assert isinstance(error, sc.BadRecord)
    assert error.line == number + 2
    assert "the game went differently here when it was recorded" in str(error)
    assert error.state.history == STATE.history[:agreed]
    assert error.state.digest() == played(agreed).digest()


def test_an_edited_seed_is_noticed_at_the_first_digest() -> None:
    with pytest.raises(sc.RecordDiffers) as caught:
        sc.replay(lines(spoilt(seed=8)))
    assert caught.value.line == 2
    assert caught.value.state.history == []


def test_an_edited_decision_is_noticed_at_the_next_digest() -> None:
    state = played(11)
    (seat,) = state.awaiting
    other = next(word for word in state.words(seat) if word != DATA["decisions"][13][1])
    with pytest.raises(sc.RecordDiffers) as caught:
        sc.replay(lines(with_entry(13, [seat, other])))
    assert caught.value.line == 16
    assert len(caught.value.state.history) == 8


def test_a_decision_that_other_rules_allowed_makes_a_record_differ() -> None:
    data = with_entry(11, [1, "crow"])
    data["rules"] = GAME.rules_version + 1
    with pytest.raises(sc.RecordDiffers, match="'crow' is not legal now") as caught:
        sc.replay(lines(data))
    assert caught.value.line == 13
    assert len(caught.value.state.history) == 8


def test_another_rules_version_alone_is_no_difference() -> None:
    assert sc.replay(spoilt(rules=GAME.rules_version + 1)).record() == TEXT


# Records that somebody mangled


def read(record: Any) -> State | sc.BadRecord:
    try:
        return sc.replay(record)
    except sc.BadRecord as error:
        return error


@settings(max_examples=200, deadline=None)
@given(at=st.integers(0, len(TEXT)), cut=st.integers(0, 6), put=st.text('0123456789"{}[],: \nabe\\tu-.', max_size=5))
def test_a_mangled_record_is_a_record_or_is_refused_within_it(at: int, cut: int, put: str) -> None:
    text = TEXT[:at] + put + TEXT[at + cut :]
    state = read(text)
    if isinstance(state, sc.BadRecord):
        assert 1 <= state.line <= text.count("\n") + 1
    else:
        assert sc.replay(state.record()).digest() == state.digest()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(GAME.vocabulary),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*HEADER, "digest"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=200, deadline=None)
@given(name=st.sampled_from(HEADER), value=json_values, number=st.integers(0, 14), entry=json_values)
def test_any_value_anywhere_is_read_or_refused(name: str, value: Any, number: int, entry: Any) -> None:
    for data in (spoilt(**{name: value}), with_entry(number, entry)):
        state = read(data)
        assert state.line == 1 if isinstance(state, sc.BadRecord) else state.setup.seats == data["seats"]


def test_reading_a_long_record_takes_time_in_proportion() -> None:
    """Many entries on many lines: each is looked at once."""
    data = spoilt(decisions=[{"digest": played(0).digest()}] * 5_000)
    assert sc.replay(lines(data)).history == []
    assert refused(lines({**data, "decisions": [*data["decisions"], 5]})).line == 5_002


def test_the_find_function_says_which_games_there_are() -> None:
    asked = []

    def find(slug: str) -> Any:
        asked.append(slug)
        return GAME

    assert records.replay(json.dumps(spoilt(game="anything")), find).digest() == STATE.digest()
    assert asked == ["anything"]


def test_a_record_tells_before_which_decisions_hints_were_given() -> None:
    state = sc.game("hand-of-the-king").start(seed=3)
    state.act(0, state.actions(0)[0])
    text = records.write(state, hints=[1, 0, 1])
    assert records.hints(text) == (0, 1)
    assert records.hints(records.tidy(text)) == (0, 1)
    assert sc.replay(text).digest() == state.digest()
    assert records.hints(state.record()) == ()


@pytest.mark.parametrize("hints", ["[-1]", "[99]", '["0"]', "[true]", "[[0]]"])
def test_hints_that_are_no_decisions_of_the_game_are_refused(hints: str) -> None:
    text = sc.game("hand-of-the-king").start(seed=3).record().replace('"decisions"', f'"hints":{hints},"decisions"')
    with pytest.raises(BadRecord, match="hints"):
        sc.replay(text)
