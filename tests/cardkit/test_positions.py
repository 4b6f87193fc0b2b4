"""Positions: fields and JSON are read with the columns of what is wrong, and written as they are read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallcouncil.cardkit.positions import JsonPosition, Piece, read_fields, write_fields, write_json
from smallcouncil.core.errors import BadPosition

TABLE, SIDE = ("phase", "round"), ("hand", "play", "gold")
LINE = "phase=plot round=3 | hand=arya,jon gold=2 | hand=- play=hound(k.p2)+sword(used)"


def column_of(text: str, word: str) -> int:
    return text.index(word) + 1


def test_fields_are_read_by_part_and_key() -> None:
    table, stark, lannister = read_fields(LINE, TABLE, SIDE, SIDE)
    assert table["phase"].one_of(["plot", "draw"]) == "plot"
    assert table["round"].number(1, 9) == 3
    assert [piece.text for piece in stark["hand"].split(",")] == ["arya", "jon"]
    assert lannister["hand"].split(",") == []
    assert "play" not in stark


def test_a_piece_knows_its_column_however_often_it_is_split() -> None:
    play = read_fields(LINE, TABLE, SIDE, SIDE)[2]["play"]
    host, attachment = play.split("+")
    name, marks = host.partition("(")
    assert (name, marks.text) == (Piece("hound", column_of(LINE, "hound")), "k.p2)")
    assert [mark.column for mark in marks.split(".")] == [column_of(LINE, "k.p2"), column_of(LINE, "p2)")]
    assert attachment.column == column_of(LINE, "sword")


@pytest.mark.parametrize(
    ("line", "column", "key"),
    [
        ("phase=plot | gold=1", 1, "position-parts"),
        ("phase=plot moon=1 | gold=1 | gold=1", 12, "position-unknown"),
        ("phase=plot | gold | gold=1", 14, "position-unknown"),
        ("phase=plot | gold=1 gold=2 | gold=1", 21, "position-doubled"),
        (5, 1, "position-no-text"),
    ],
)
def test_a_wrong_line_is_refused_with_its_column(line: object, column: int, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_fields(line, TABLE, SIDE, SIDE)
    assert (caught.value.column, getattr(caught.value.details["problem"], "key", None)) == (column, key)


@pytest.mark.parametrize("word", ["0", "10", "x", "", "-1", "²"])
def test_a_number_out_of_bounds_is_refused(word: str) -> None:
    with pytest.raises(BadPosition, match="column 7"):
        Piece(word, 7).number(1, 9)
    assert (Piece("1", 7).number(1, 9), Piece("9", 7).number(1, 9)) == (1, 9)


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(BadPosition, match="column 4: 'moon' should be one of sun, stars"):
        Piece("moon", 4).one_of(["sun", "stars"])


WORDS = st.lists(st.text("abc-", min_size=1).filter(lambda word: word != "-"), max_size=4)


@given(WORDS, WORDS, st.integers(0, 99))
def test_what_is_written_is_read_again(hand: list[str], play: list[str], gold: int) -> None:
    line = write_fields({"phase": "plot", "round": None}, {"hand": hand, "gold": gold}, {"play": play})
    table, stark, lannister = read_fields(line, TABLE, SIDE, SIDE)
    assert set(table) == {"phase"}
    assert [piece.text for piece in stark["hand"].split(",")] == hand
    assert stark["gold"].number(0, 99) == gold
    assert [line[piece.column - 1 :][: len(piece.text)] for piece in lannister["play"].split(",")] == play


KEYS: dict[str, tuple[type, ...]] = {"seats": (int,), "hands": (list,), "deck": (list,)}


def test_an_error_of_json_points_at_the_outer_key() -> None:
    text = '{ "seats":3 , "hands": [{"deck": 1}],\n "deck" : [] }'
    read = JsonPosition(text, KEYS, required="seats")
    assert read.wrong("deck", "x").column == text.rindex('"deck"') + 1  # type: ignore[arg-type]
    assert read.wrong("moon", "x").column == 1  # type: ignore[arg-type]
    assert read.number("seats", 2, 3, 3) == 3
    for least, most in ((4, 9), (0, 2)):
        with pytest.raises(BadPosition, match=f"column 3: 'seats' must lie between {least} and {most}"):
            read.number("seats", 2, least, most)


def test_json_is_written_in_the_order_of_its_keys() -> None:
    assert write_json({"seats": 3, "hands": [["a"], []]}) == '{"seats":3,"hands":[["a"],[]]}'
