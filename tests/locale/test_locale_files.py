"""The .ftl files themselves: readable, the same in both languages, and German where they claim to be."""

import functools
import re
from collections import Counter
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import smallcouncil as sc
from smallcouncil.core import discovery
from smallcouncil.core.discovery import ui_folder
from smallcouncil.locale import Texts, languages, texts

SHARED = ("core", "terminal", "cli", "arena", "analysis", "balance", "learning", "web", "server", "share", "people")
PLAIN = "plain"
GAMES = tuple(sc.games())
RULES = tuple(f"rules-{game}" for game in GAMES)
FILES = (*SHARED, PLAIN, *GAMES, *RULES)


def _variables(pattern: ast.Pattern) -> set[str]:
    """The names of the arguments that a text uses."""
    return set(re.findall(r"\$([\w-]+)", serialize_pattern(pattern)))


def _source(lang: str, file: str) -> str:
    own = ui_folder(file.removeprefix("rules-")) if file in (*GAMES, *RULES) else None
    if own is None:
        return (resources.files("smallcouncil.locale") / lang / f"{file}.ftl").read_text(encoding="utf-8")
    return (own / f"{'rules-' if file in RULES else ''}{lang}.ftl").read_text(encoding="utf-8")


def _entries(lang: str, file: str) -> list[tuple[str, ast.Pattern]]:
    """Every text of a file with its key; a part is written as it is asked for: `key.part`."""
    return _messages(_source(lang, file))


@functools.cache
def _messages(source: str) -> list[tuple[str, ast.Pattern]]:
    found = []
    for message in FluentParser().parse(source).body:
        if isinstance(message, ast.Message):
            if message.value is not None:
                found.append((message.id.name, message.value))
            found += [(f"{message.id.name}.{part.id.name}", part.value) for part in message.attributes]
    return found


def _arguments(lang: str, file: str) -> dict[str, set[str]]:
    return _of_messages(_source(lang, file))


def _of_messages(source: str) -> dict[str, set[str]]:
    return {key: _variables(pattern) for key, pattern in _messages(source)}


@functools.cache
def _plain(lang: str) -> Texts:
    """The texts of a game that has none of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discovery, "ui_folder", lambda slug: None)
        return Texts(lang, GAMES[0])


def _said(lang: str, file: str, key: str, arguments: dict[str, int | str]) -> str:
    game = file.removeprefix("rules-")
    if file == PLAIN:
        return _plain(lang)(key, **arguments)
    return texts(lang, game if game in GAMES else None)(key, **arguments)


@functools.cache
def _all() -> list[tuple[str, str, str, set[str]]]:
    """Every text there is: language, file, key and the names of its arguments."""
    return [
        (lang, file, key, names)
        for lang in languages()
        for file in FILES
        for key, names in _arguments(lang, file).items()
    ]


@pytest.mark.parametrize("lang", languages())
def test_there_are_no_other_files(lang: str) -> None:
    folder = resources.files("smallcouncil.locale") / lang
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{file}.ftl" for file in (*SHARED, PLAIN))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_both_languages_beside_its_rules(game: str) -> None:
    folder = ui_folder(game)
    assert folder is not None
    found = {file.name for file in folder.iterdir() if file.name.endswith(".ftl")}
    more = [start for start in ("face-",) if any(name.startswith(start) for name in found)]
    starts = ("", "rules-", "learning-", *more)
    assert found == {f"{start}{lang}.ftl" for start in starts for lang in languages()}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("file", FILES)
def test_every_line_is_fluent(lang: str, file: str) -> None:
    body = FluentParser().parse(_source(lang, file)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [entry for entry in body if isinstance(entry, ast.Message)] != []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_defined_twice(lang: str, game: str) -> None:
    keys = Counter(key for file in (*SHARED, game, f"rules-{game}") for key, _ in _entries(lang, file))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("file", [*SHARED, PLAIN, *GAMES])
def test_both_languages_have_the_same_keys_in_the_same_order_with_the_same_arguments(file: str) -> None:
    english, german = _arguments("en", file), _arguments("de", file)
    listed = _listed(file) if file in GAMES else {}
    assert [key for key in german if key not in listed] == list(english)
    assert german == {**english, **listed}


def _listed(game: str) -> dict[str, set[str]]:
    """The English texts that a game takes from its card list."""
    return _of_messages(sc.game(game).card_texts())


@pytest.mark.parametrize("file", RULES)
def test_rule_headings_are_in_both_languages_and_rule_texts_in_german_only(file: str) -> None:
    english, german = _arguments("en", file), _arguments("de", file)
    assert [key for key in german if not re.match("[A-Z]", key)] == list(english)
    assert {key for key, names in german.items() if names} == set()


@pytest.mark.parametrize("value", [1, 2, "Anna"])
def test_every_text_can_be_said(value: int | str) -> None:
    for lang, file, key, names in _all():
        said = _said(lang, file, key, dict.fromkeys(names, value))
        assert said == said.strip() != "", (lang, key)
        assert not set(said) & set("{}\u2068\u2069\n"), (lang, key, said)
        assert names == set() or str(value) in said, (lang, key, said)


ENGLISH = re.compile(
    r"\b(Houses?|Greyjoy|Lannister|Snow|Payne|King's|Landing|companions?|crows?|banners|tokens?|areas?|kill(ed|s)?|"
    r"takes?|moves?|declares?|players?|seats?|turns?|cards?|grid|winners?|wins|the|and|with|from|of|is|you|your|not|"
    r"rules?|help|save|undo|why|quit|file|allies|ally|bids?|kneels?|knelt|councils?|leaders?|seasons?)\b",
    re.IGNORECASE,
)


def test_no_english_is_left_in_german() -> None:
    left = {}
    for lang, file, key, names in _all():
        said = _said(lang, file, key, dict.fromkeys(names, "Anna"))
        said = re.sub("Game.of.Thrones|Small Council", "", said)
        if lang == "de" and not key.endswith(".words") and (found := ENGLISH.search(said)):
            left[key] = found[0]
    assert left == {}


def test_only_names_and_loan_words_are_the_same_in_both_languages() -> None:
    same = set()
    for _, file, key, names in (each for each in _all() if each[0] == "en"):
        arguments: dict[str, int | str] = dict.fromkeys(names, 2)
        if _said("en", file, key, arguments) == _said("de", file, key, arguments):
            same.add(key)
    names_alone = {
        key
        for key in same
        if re.fullmatch(
            r"(card|leader|hero)-[a-z-]+(\.short)?|house-[a-z]+\.short|(icon|points)-[a-z]+\.sign|trait-[A-Za-z-]+", key
        )
    }
    assert same - names_alone == {
        "arena-milliseconds",
        "cli-column-bot",
        "cli-column-slug",
        "cli-error",
        "cli-metavar-bot",
        "cli-metavar-bots",
        "cli-number",
        "cli-percent",
        "clause-of",
        "color-blue.letter",
        "color-green.letter",
        "color-red.letter",
        "color-white.letter",
        "event-caused",
        "event-phase-setup",
        "event-plots-each",
        "label-effect",
        "label-of-player",
        "neutral",
        "numbered",
        "of-house",
        "place",
        "phase-dominance.short",
        "option-draft",
        "option-teams",
        "example-friends.words",
        "example-simulate.words",
        "plain-event",
        "plain-event-all",
        "plain-event-all-told",
        "plain-event-told",
        "plain-question",
        "score-line",
        "season-winter",
        "sentence",
        "sentence-by",
        "team",
        "team-member",
        "team-standing",
        "terminal-log-line",
        "title",
        "valued",
        "variant",
        "web-api",
        "web-bot",
        "web-chat",
        "web-clock-game-each",
        "web-level-maester",
        "web-namesake",
        "web-rating",
        "web-title",
        "web-title-turn",
        "word-mulligan",
    }


def test_each_language_has_its_own_quotation_marks() -> None:
    english = "".join(_source("en", file) for file in FILES)
    german = "".join(_source("de", file) for file in FILES)
    assert english.count("“") == english.count("”") > 0
    assert "„" not in english
    assert german.count("„") == german.count("“") > 0
    assert "”" not in german
