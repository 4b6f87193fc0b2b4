"""The typed door to the texts: choosing a language, asking for a key, failing loudly."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import smallcouncil
from smallcouncil.locale import Texts, best, languages, texts

SLUG = "hand-of-the-king"


def test_the_languages_are_english_and_german() -> None:
    assert languages() == ("en", "de")


@pytest.mark.parametrize(
    ("requested", "chosen"),
    [
        ("de", "de"),
        ("DE", "de"),
        ("de_DE.UTF-8", "de"),
        ("de_DE@euro", "de"),
        ("de-AT", "de"),
        ("en_US.UTF-8", "en"),
        ("de-CH, en;q=0.8", "de"),
        ("en;q=0.8, de", "de"),
        ("fr, de;q=0.5, en;q=0.4", "de"),
        ("fr, en;q=0.5, de;q=0.4", "en"),
        ("en, de", "en"),
        ("de;q=0, fr", "en"),
        ("de;q=much, en;q=0.1", "en"),
        ("deutsch", "en"),
        ("den", "en"),
        ("fr_FR", "en"),
        ("C", "en"),
        ("*", "en"),
        ("", "en"),
        (";;,,", "en"),
    ],
)
def test_a_wish_picks_a_language(requested: str, chosen: str) -> None:
    assert best(requested) == chosen


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_AT", "LANG": "en_US.UTF-8"}, "de"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "de_AT", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_without_a_wish_the_environment_decides(environment: dict[str, str], chosen: str) -> None:
    assert best(None, environment) == chosen


def test_the_environment_is_read_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert best() == "de"
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert best() == "en"


def test_texts_are_read_once() -> None:
    assert texts("de", SLUG) is texts("de", SLUG)
    assert (texts("de", SLUG).lang, texts("de", SLUG).game) == ("de", SLUG)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^there are no texts in 'fr'; the languages are: en, de$"):
        Texts("fr")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^there are no texts of a game called 'chess'$"):
        Texts("en", "chess")


@pytest.mark.parametrize("key", ["no-such-key", "yes.part", "card-robb-stark.text", "house-stark.", ""])
def test_an_unknown_key_is_named(key: str) -> None:
    say = texts("en", SLUG)
    assert not say.has(key)
    with pytest.raises(KeyError, match=rf"^'{key} \(in en, game hand-of-the-king\)'$"):
        say(key)


def test_texts_of_a_game_need_the_game() -> None:
    assert texts("en", SLUG).has("house-stark")
    assert not texts("en").has("house-stark")
    assert texts("en").has("error-game-over")


def test_a_part_belongs_to_the_key() -> None:
    say = texts("de", SLUG)
    assert say.has("house-greyjoy.short")
    assert say("house-greyjoy.short") == "Graufreud"


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"^event-took \(in de\): .*card"):
        texts("de", SLUG)("event-took", player="Anna")


def test_spare_arguments_do_no_harm() -> None:
    assert texts("en", SLUG)("action-take", card="Bran Stark", house="House Stark", player="Anna") == "Take Bran Stark"


def test_arguments_get_no_isolation_marks() -> None:
    line = texts("de", SLUG)("event-took-from-seat", player="Anna", card="Bran Stark", other="Bert")
    assert line == "Anna nimmt Bran Stark von Bert."


def test_numbers_are_counted_but_not_grouped() -> None:
    assert texts("en")("error-bad-record", line=1234, problem="?") == "The record cannot be read, line 1234: ?"
    assert [texts("en", SLUG)("score", count=count) for count in (0, 1, 4)] == ["0 banners", "1 banner", "4 banners"]
    assert texts("de")("cli-simulate-done", count=1, seconds=2.5) == "1 Partie in 2,5 s"


@pytest.mark.parametrize("nothing", ["", None])
def test_an_empty_argument_selects_none(nothing: str | None) -> None:
    assert texts("de")("error-bad-word", word="lft", near=nothing) == "„lft“ ist keine Aktion dieses Spiels."
    near = texts("de")("error-bad-word", word="lft", near="left stark")
    assert near == "„lft“ ist keine Aktion dieses Spiels. Meintest du „left stark“?"


def test_seats_are_shown_from_one() -> None:
    assert [texts("en").seat(0), texts("de").seat(3)] == ["Seat 1", "Platz 4"]


def test_names_are_joined_as_in_a_sentence() -> None:
    assert texts("en").join(["Arya"]) == "Arya"
    assert texts("en").join(["Arya", "Bran"]) == "Arya and Bran"
    assert texts("de").join(name for name in ("Arya", "Bran", "Robb")) == "Arya, Bran und Robb"


def _python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_fluent_is_loaded_on_first_use_only() -> None:
    source = str(Path(smallcouncil.__file__).parents[1])
    code = (
        "import sys, smallcouncil.locale as l; early = 'fluent' in sys.modules;"
        "l.texts('en'); print(early, 'fluent' in sys.modules)"
    )
    assert _python(code, PYTHONPATH=source) == "False True"


def test_texts_are_found_inside_a_zip(tmp_path: Path) -> None:
    """A package that is not unpacked has no folders on disk: the files must be read as resources."""
    package = Path(smallcouncil.__file__).parent
    copy = tmp_path / "tree" / "smallcouncil"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    archive = shutil.make_archive(str(tmp_path / "smallcouncil"), "zip", tmp_path / "tree")
    code = (
        "import smallcouncil.locale as l;"
        f"print('.zip' in l.__file__, l.texts('de', {SLUG!r})('title').encode('unicode_escape').decode())"
    )
    assert _python(code, PYTHONPATH=archive) == r"True Hand des K\xf6nigs"
