"""The reasons inside errors are said in the reader's language too."""

import functools
import re
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import Reason
from smallcouncil.locale import texts

SOURCES = Path(sc.__file__).parent
PATTERNS = (
    ("", r'\bReason\(\s*"([\w-]+)"'),
    ("position-", r'\bwrong\((?:self\.fields\["\w+"\]\[1\]|[^"]+?),\s*"([\w-]+)"'),
    ("position-", r'\bfail\([^,]+,\s*"([\w-]+)"'),
)


def _keys(folder: Path) -> set[str]:
    return {
        prefix + key
        for path in folder.rglob("*.py")
        for prefix, pattern in PATTERNS
        for key in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


@functools.cache
def _own() -> dict[str, set[str]]:
    return {slug: _keys(SOURCES / "games" / slug.replace("-", "_")) for slug in sc.games()}


@functools.cache
def _shared() -> set[str]:
    return _keys(SOURCES) - set().union(*_own().values())


GRID = "VVSrSsScSaSk/SeSbSlGaGbGe/GtGsGvGrLcLj/LwLtLkLmTdTv/TgTaTrBrBsBh/BoYoYgYmUhUe"


def test_all_reasons_in_the_sources_were_found() -> None:
    counts = {slug: sum(key.startswith("position-") for key in keys) for slug, keys in _own().items()}
    assert counts == {"hand-of-the-king": 30, "btwixt": 9, "stark-vs-lannister": 17, "legendary": 2}
    assert {"position-twice", "why-HK-058"} <= _own()["hand-of-the-king"]
    assert {"record-lacks", "one-of", "position-says"} <= _shared()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_has_its_text(lang: str) -> None:
    assert {key for key in _shared() if not texts(lang).has(key)} == set()
    for slug, keys in _own().items():
        assert {key for key in keys if not texts(lang, slug).has(key)} == set()


def said(lang: str, **start: object) -> str:
    with pytest.raises(sc.CouncilError) as caught:
        sc.game("hand-of-the-king").start(**start)  # type: ignore[arg-type]
    return texts(lang, "hand-of-the-king")(caught.value.key, **caught.value.details)


def test_a_wrong_position_is_explained_in_german() -> None:
    wrong = f"{GRID[:-2]}Uh -/- ------- - -/- - 0 - -"
    assert said("de", position=wrong) == "Die Stellung ist nicht lesbar, Spalte 76: Uh steht schon in Spalte 74"


def test_a_wrong_option_is_explained_in_german() -> None:
    assert (
        said("de", seats=3, teams=True)
        == "Die Option „teams“ kann nicht „True“ sein: Für Teams braucht es genau vier Spieler."
    )


def test_a_wrong_record_is_explained_in_german() -> None:
    with pytest.raises(sc.BadRecord) as caught:
        sc.replay('{"smallcouncil": 1}')
    assert texts("de")(caught.value.key, **caught.value.details) == (
        "Die Aufzeichnung ist nicht lesbar, Zeile 1: der Aufzeichnung fehlt das Feld „game“"
    )


def test_a_reason_is_its_english_text() -> None:
    reason = Reason("one-of", "choose one of a, b", known="a, b")
    assert reason == "choose one of a, b"
    assert texts("de")("error-bad-option", option="x", value="c", allowed=reason).endswith("möglich ist a, b.")
    assert texts("de")("error-bad-option", option="x", value="c", allowed="as is").endswith("as is.")
