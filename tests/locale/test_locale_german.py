"""German as the German edition writes it: its own words, one word for one thing, no stiff ones."""

import functools
import re
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import smallcouncil as sc
from smallcouncil.core.discovery import ui_folder
from smallcouncil.locale import texts


def _ui(slug: str) -> Path:
    folder = ui_folder(slug)
    assert folder is not None
    return Path(str(folder))


SHARED = Path(str(resources.files("smallcouncil.locale"))) / "de"
FILES = [*SHARED.glob("*.ftl"), *(file for slug in sc.games() for file in _ui(slug).glob("*de.ftl"))]
HAND = [*SHARED.glob("*.ftl"), *_ui("hand-of-the-king").glob("*de.ftl")]


@functools.cache
def _texts(file: Path) -> tuple[tuple[str, str], ...]:
    return tuple(_read(file))


def _read(file: Path) -> Iterator[tuple[str, str]]:
    for message in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message):
            if message.value is not None:
                yield message.id.name, serialize_pattern(message.value)
            yield from (
                (f"{message.id.name}.{part.id.name}", serialize_pattern(part.value)) for part in message.attributes
            )


def _uses(word: str, files: Sequence[Path]) -> list[str]:
    return [key for file in files for key, text in _texts(file) if re.search(word, text)]


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        (r"usführ|usgeführt|\b[Ff]ühr(e|t|en)\b[^.;]* aus\b", "abhandeln"),
        (r"\bPartner", "Teamkollege"),
        (r"\bGegner", "Gegenspieler"),
        (r"\bAuslagen?\b", "Raster, Ausgangslage"),
        (r"bgeworf", "abgelegt"),
        (r"Kuppelei", "Ehestifter"),
        (r"Tisch decken|\bgedeckt|\bDeck\b", "eröffnen, bereit"),
        (r"\$\w+ } (weitere )?Antwort", "Möglichkeiten"),
        (r"Gleichauf-Liegend", "die ihn teilen"),
    ],
)
def test_the_edition_has_another_word(word: str, instead: str) -> None:
    assert _uses(word, FILES) == [], instead


@pytest.mark.rule("HK-067")
@pytest.mark.parametrize(
    ("word", "instead"),
    [
        (r"\bBanner[sn]?\b", "Bannermarker"),
        (r"\bGefährt", "Helferkarte"),
        (r"(?<!reiäugige )(?<!reiäugigen )\bKrähen?\b", "Krähenmarker"),
        (r"\bFigur", "Charakter"),
        (r"\bPlan\b|\bBretts?\b", "Raster"),
        (r"\bnenns?t?e? [^.;:]*Haus", "ansagen"),
    ],
)
def test_hand_of_the_king_has_one_word(word: str, instead: str) -> None:
    assert _uses(word, HAND) == [], instead


@pytest.mark.rule("HK-067")
def test_resolving_a_companion_is_said_as_in_the_edition() -> None:
    say = texts("de", "hand-of-the-king")
    told = say("event-played", player="Anna", companion=say("card-ramsay-snow"))
    assert told == "Anna handelt die Helferkarte Ramsay Schnee ab."
    assert say("action-drawn", companion=say("card-hodor")) == "Hodor abhandeln"
    assert say("event-banner", player="Anna", house=say("house-tully")) == "Anna nimmt den Bannermarker von Haus Tully."


@pytest.mark.parametrize(
    ("key", "count", "told"),
    [
        ("event-token-returned", 1, "1 Machtmarker kommt aus dem Rat zurück in den Vorrat."),
        ("event-token-returned", 2, "2 Machtmarker kommen aus dem Rat zurück in den Vorrat."),
        ("event-token-returned-ally", 1, "1 Machtmarker kommt vom Verbündeten zurück in den Vorrat."),
        ("event-token-returned-ally", 2, "2 Machtmarker kommen vom Verbündeten zurück in den Vorrat."),
    ],
)
def test_a_sentence_has_a_verb(key: str, count: int, told: str) -> None:
    assert texts("de", "btwixt")(key, count=count, council="Rat") == told
