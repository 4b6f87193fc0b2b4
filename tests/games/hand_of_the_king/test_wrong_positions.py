"""Position strings that are wrong: each is refused at its column, and nothing but `BadPosition` ever comes of one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import GAME, KINDS, MOST_DECISIONS, POSITIONS, check_table

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CODES, COMPANION_CODES

START, AFTER_A_MOVE, COMPANION_ASKED, DRAWN_ASKED, SWAP_ASKED, KILL_ASKED, TIE_KEPT, *REST = POSITIONS
BANNER_ASKED, PARTNER_ASKED, OVER = REST
GRID, AREAS, BANNERS, OFFER, GONE, CROWS, TURN, OPTIONS, PENDING = range(9)


def changed(line: str, **fields: str) -> str:
    parts = line.split(" ")
    for name, text in fields.items():
        parts[globals()[name.upper()]] = text
    return " ".join(parts)


def begins(line: str, field: int) -> int:
    return sum(len(part) + 1 for part in line.split(" ")[:field]) + 1


def refused(line: object) -> sc.BadPosition:
    with pytest.raises(sc.BadPosition) as caught:
        GAME.start(position=line, seed=1)
    return caught.value


@pytest.mark.parametrize(
    ("line", "field", "offset", "problem"),
    [
        (START.replace("LcGb", "LcGbGz"), GRID, 4, "'Gz' is no character's code"),
        (START.replace("LcGb", "lcGb"), GRID, 0, "'lc' is no character's code"),
        (START.replace("LcGb", "LcGb7"), GRID, 4, "'7G' is no character's code"),
        (START.replace("/UhYg", "/Uh1Yg"), GRID, 13, "a row has 6 squares; this has 7"),
        (START.replace("UeTgSr", "UeTg"), GRID, 65, "a row has 6 squares; this has 5"),
        (START.replace("/SsTv", "SsTv"), GRID, 0, "the grid has 6 rows; this has 5"),
        (START.replace("VV", "1"), GRID, 0, "Varys (VV) is not in the grid"),
        (START.replace("LwBr", "LwVV"), GRID, 62, "VV stands at column 59 already"),
        (START.replace("Sr -/-", "1 -/-"), GRID, 0, "robb-stark (Sr) is nowhere; if killed, it belongs to the dead"),
        (changed(START, areas="-"), AREAS, 0, "two to four play areas, please, not 1"),
        (changed(START, areas="-/-/-/-/-"), AREAS, 0, "two to four play areas, please, not 5"),
        (changed(START, areas="VV/-"), AREAS, 0, "Varys never leaves the grid"),
        (changed(START, areas="-/S"), AREAS, 2, "'S' is no character's code"),
        (changed(START, areas="-/Sc"), AREAS, 2, "Sc stands at column 37 already"),
        (changed(START, areas="-/lo"), AREAS, 2, "lo is never kept in a play area"),
        (changed(START, areas="jo/-"), AREAS, 2, "Jon Snow needs his House here, such as =S; the letters are SGLTBYU"),
        (changed(START, areas="jo=X/-"), AREAS, 2, "Jon Snow needs his House here"),
        (changed(START, areas="ge/-", options="-"), AREAS, 0, "there are no companions in a game without the option c"),
        (changed(START, banners="------"), BANNERS, 0, "there are 7 banners, one a House; this tells of 6"),
        (changed(START, banners="---2---"), BANNERS, 3, "'2' is no seat; seats run from 0 to 1"),
        (changed(START, banners="---0---"), BANNERS, 3, "seat 0 does not lead this House"),
        (AFTER_A_MOVE.replace("-0-----", "-------"), BANNERS, 1, "somebody has cards of this House, so somebody holds"),
        (changed(START, offer="sapx"), OFFER, 2, "'px' is no companion's code"),
        (changed(START, offer="sasa"), OFFER, 2, "sa stands at column 91 already"),
        (changed(START, offer="saS"), OFFER, 2, "'S' is no companion's code"),
        (changed(START, gone="-"), GONE, 0, "the dead and the discarded stand as DEAD/DISCARDED"),
        (changed(START, gone="VV/-"), GONE, 0, "Varys never leaves the grid"),
        (changed(START, gone="-/Sr"), GONE, 2, "'Sr' is no companion's code"),
        (changed(START, gone="lo/losa"), GONE, 3, "lo stands at column 104 already"),
        (changed(START, crows="0"), CROWS, 0, "there are no crows in a game without the option w"),
        (changed(PARTNER_ASKED, crows="03"), CROWS, 1, "'3' is no seat; seats run from 0 to 2"),
        (changed(PARTNER_ASKED, crows="00"), CROWS, 1, "seat 0 has one crow, not two"),
        (changed(START, turn="2"), TURN, 0, "'2' is no seat; seats run from 0 to 1"),
        (changed(START, turn="00"), TURN, 0, "'00' is no seat"),
        (changed(START, options="cx"), OPTIONS, 1, "'x' is not an option; they are t, w and c, once each"),
        (changed(START, options="cc"), OPTIONS, 1, "'c' is not an option; they are t, w and c, once each"),
        (changed(START, options="wc"), OPTIONS, 0, "the crow variant is for three or four players (HK-061)"),
        (changed(START, areas="-/-/-/-", options="wc"), OPTIONS, 0, "four players with crows play in teams (HK-064)"),
        (changed(START, pending="take"), PENDING, 0, "what is pending has 9 parts; this has 1"),
        (changed(START, pending="take.lo.0.-.-.0.-.-"), PENDING, 0, "what is pending has 9 parts; this has 8"),
        (
            changed(START, pending="move.-.0.-.-.0.-.-.0"),
            PENDING,
            0,
            "'move' should be one of crow-partner, companion,",
        ),
        (changed(START, pending="take.xx.0.-.-.0.-.-.0"), PENDING, 5, "'xx' is no companion's code"),
        (changed(START, pending="take.sa.0.-.-.0.-.-.0"), PENDING, 5, "sa stands at column 91 already"),
        (changed(START, pending="take.lo.3.-.-.0.-.-.0"), PENDING, 8, "'3' should be one of 0, 1, 2"),
        (changed(START, pending="take.lo.0.Sx.-.0.-.-.0"), PENDING, 10, "'Sx' should be one of Sr, Ss, Sc"),
        (changed(START, pending="take.lo.0.Sr.-.0.-.-.0"), PENDING, 10, "only Ramsay Snow's second question remembers"),
        (changed(START, pending="take.lo.0.-.br.0.-.-.0"), PENDING, 12, "drawn companions lie open only while Petyr"),
        (changed(START, pending="take.lo.0.-.-.2.-.-.0"), PENDING, 14, "'2' should be one of 0, 1"),
        (changed(START, pending="take.lo.0.-.-.0.Z.-.0"), PENDING, 16, "'Z' is no House's letter; they are SGLTBYU"),
        (changed(START, pending="take.lo.0.-.-.0.-.SZ.0"), PENDING, 19, "'Z' is no House's letter; they are SGLTBYU"),
        (changed(START, pending="take.lo.0.-.-.0.-.-.x"), PENDING, 20, "'x' should be one of 0, 1"),
        (changed(START, pending="kill.lo.0.-.-.0.-.-.0"), PENDING, 0, "the rules would not ask 'kill' here"),
        (changed(START, pending="take.lo.1.-.-.0.-.-.0"), PENDING, 0, "the rules would not ask 'take' here"),
        (changed(START, pending="take.-.0.-.-.0.-.-.0"), PENDING, 0, "the rules would not ask 'take' here"),
        (changed(START, pending="banner.-.0.-.-.0.-.S.0"), PENDING, 0, "the rules would not ask 'banner' here"),
        (COMPANION_ASKED.replace(".1.U.", ".0.U."), PENDING, 0, "the rules would not ask 'companion' here"),
        (COMPANION_ASKED.replace("lobrgejorail", "-"), PENDING, 0, "the rules would not ask 'companion' here"),
        (COMPANION_ASKED.replace(" -0-----", " -1-----"), BANNERS, 1, "seat 1 does not lead this House"),
        (DRAWN_ASKED.replace(".brbn.", ".-."), PENDING, 0, "the rules would not ask 'drawn' here"),
        (DRAWN_ASKED.replace(".brbn.", ".brbnja."), PENDING, 0, "the rules would not ask 'drawn' here"),
        (DRAWN_ASKED.replace("drawn.pe", "drawn.ja"), PENDING, 0, "the rules would not ask 'drawn' here"),
        (SWAP_ASKED.replace(".Br.", ".-."), PENDING, 0, "the rules would not ask 'swap-second' here"),
        (SWAP_ASKED.replace(".Br.", ".Sr."), PENDING, 0, "the rules would not ask 'swap-second' here"),
        (SWAP_ASKED.replace(".ra.0", ".ra.1"), PENDING, 0, "the rules would not ask 'swap-second' here"),
        (BANNER_ASKED.replace("-.Tdr.0", "-.Sdr.0"), PENDING, 0, "the rules would not ask 'banner' here"),
        (BANNER_ASKED.replace("-.Tdr.0", "-.T01dr.0"), PENDING, 0, "the rules would not ask 'banner' here"),
        (BANNER_ASKED.replace("-.Tdr.0", "-.TTdr.0"), PENDING, 0, "the rules would not ask 'banner' here"),
        (TIE_KEPT.replace("S01", "X01"), PENDING, 18, "'X' is no House's letter; they are SGLTBYU"),
        (TIE_KEPT.replace("S01", "S01x"), PENDING, 21, "'x' is no House's letter; they are SGLTBYU"),
        (TIE_KEPT.replace("S01", "S0"), PENDING, 19, "a tie is of two seats or more, each once, not '0'"),
        (TIE_KEPT.replace("S01", "S00"), PENDING, 19, "a tie is of two seats or more, each once, not '00'"),
        (TIE_KEPT.replace("S01", "S02"), PENDING, 20, "'2' is no seat; seats run from 0 to 1"),
        (TIE_KEPT.replace("S01", "S10"), PENDING, 0, "the rules would not ask 'kill' here"),
        (TIE_KEPT.replace("S01", "S01zz"), PENDING, 21, "'zz' should be one of lo, sa, br"),
        (TIE_KEPT.replace(" 0010000 ", " -010000 "), BANNERS, 0, "somebody has cards of this House, so somebody holds"),
        (PARTNER_ASKED.replace(" 0 2 ", " 02 2 "), PENDING, 0, "the rules would not ask 'crow-partner' here"),
        (changed(PARTNER_ASKED, pending="crow-partner.-.0.-.-.0.S.-.0"), PENDING, 0, "would not ask 'crow-partner'"),
        (changed(START, pending="crow-partner.-.0.-.-.0.-.-.0"), PENDING, 0, "the rules would not ask 'crow-partner'"),
    ],
)
def test_a_wrong_line_is_refused_at_its_column(line: str, field: int, offset: int, problem: str) -> None:
    error = refused(line)
    assert problem in str(error)
    assert error.column == begins(line, field) + offset
    assert str(error).startswith(f"column {error.column}: ")
    assert error.details["column"] == error.column


@pytest.mark.parametrize("field", range(9))
def test_an_empty_field_is_refused(field: int) -> None:
    parts = START.split(" ")
    parts[field] = ""
    error = refused(" ".join(parts))
    assert "is empty; nothing is written as -" in str(error)
    assert error.column == begins(" ".join(parts), field)


@pytest.mark.parametrize(
    ("line", "column", "count"),
    [("", 1, 1), (" ", 2, 2), ("Sr", 3, 1), (START[:-2], len(START) - 1, 8), (f"{START} -", len(START) + 2, 10)],
)
def test_the_number_of_fields_is_checked_first(line: str, column: int, count: int) -> None:
    error = refused(line)
    assert str(error) == (
        f"column {column}: a position has 9 fields, GRID AREAS BANNERS OFFER GONE CROWS TURN OPTIONS PENDING; "
        f"this has {count}"
    )


@pytest.mark.parametrize("line", [5, 1.5, True, b"", ["-"]])
def test_a_position_is_text(line: object) -> None:
    assert str(refused(line)) == "column 1: a position is a line of text"


@pytest.mark.parametrize(
    ("given", "option", "problem"),
    [
        ({"seats": 3}, "seats", "the position has 2 seats"),
        ({"companions": False}, "companions", "the position says True"),
        ({"first": 1}, "first", "the position says 0"),
        ({"first": "random"}, "first", "the position says 0"),
        ({"teams": True}, "teams", "the team game is for four players"),
        ({"teams": "yes"}, "teams", "choose one of"),
    ],
)
def test_what_is_given_beside_a_position_must_agree(given: dict[str, object], option: str, problem: str) -> None:
    with pytest.raises(sc.BadOption, match=problem) as caught:
        GAME.start(position=START, **given)
    assert caught.value.details["option"] == option


def test_seats_and_options_beside_a_position_are_checked_as_ever() -> None:
    with pytest.raises(sc.BadSeats):
        GAME.start(position=START, seats=5)
    with pytest.raises(sc.UnknownOption):
        GAME.start(position=START, dragons=True)
    with pytest.raises(sc.BadOption):
        GAME.start(position=START, seed=-1)


# Lines that somebody mangled


ALPHABET = "".join(sorted({*"".join(CODES), *"".join(COMPANION_CODES), *"VV0123456789/-=. twc", "é", "\n", "𝄞"}))


def _lines() -> list[str]:
    luck = Chance(3)
    lines = list(POSITIONS)
    for kind in KINDS:
        state = GAME.start(**kind, seed=luck.below(1000))
        while state.awaiting:
            if luck.below(6) == 0:
                lines.append(state.position())
            state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return lines


@st.composite
def _mangled(draw: st.DrawFn) -> str:
    """A position with some characters changed, fields exchanged, or two positions mixed."""
    line = draw(st.sampled_from(LINES))
    for _ in range(draw(st.integers(1, 3))):
        at, end = draw(st.integers(0, len(line))), draw(st.integers(0, 4))
        line = line[:at] + draw(st.text(ALPHABET, max_size=4)) + line[at + end :]
    if draw(st.booleans()):
        return line
    fields, others = line.split(" "), draw(st.sampled_from(LINES)).split(" ")
    at = draw(st.integers(0, 8))
    return " ".join([*fields[:at], others[at], *fields[at + 1 :]])


LINES = _lines()


def _read(line: str) -> State | sc.BadPosition:
    try:
        return GAME.start(position=line, seed=1)
    except sc.BadPosition as error:
        return error


def _check(line: str) -> None:
    """Refused within the line, or a position as good as any: written and read the same, and played to the end."""
    state = _read(line)
    if isinstance(state, sc.BadPosition):
        assert 1 <= state.column <= len(line) + 1
        assert str(state).startswith(f"column {state.column}: ")
        return
    written = state.position()  # type: ignore[attr-defined]
    assert GAME.start(position=written, seed=1).position() == written
    luck = Chance(1)
    while state.awaiting:
        check_table(state)
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
        assert len(state.history) <= 2 * MOST_DECISIONS
    check_table(state)


@settings(max_examples=400, deadline=None)
@given(line=_mangled())
def test_a_mangled_line_is_a_position_or_is_refused_within_the_line(line: str) -> None:
    _check(line)


@settings(max_examples=200, deadline=None)
@given(line=st.sampled_from(LINES), other=st.sampled_from(LINES), field=st.integers(0, 8))
def test_a_field_of_another_position_makes_a_position_or_is_refused(line: str, other: str, field: int) -> None:
    parts = line.split(" ")
    parts[field] = other.split(" ")[field]
    _check(" ".join(parts))


@settings(max_examples=100, deadline=None)
@given(line=st.text(max_size=200))
def test_any_text_is_refused_as_a_position(line: str) -> None:
    with pytest.raises(sc.BadPosition) as caught:
        GAME.start(position=line)
    assert 1 <= caught.value.column <= len(line) + 1
