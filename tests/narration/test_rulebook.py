"""Rules are found by what people call things, in both languages, not only by the words that a rule happens to use."""

import re

import pytest

import smallcouncil as sc
from smallcouncil.locale import languages, texts
from smallcouncil.narration.rulebook import find, keywords_of, near

HAND, BTWIXT, STARK, LEGENDARY = "hand-of-the-king", "btwixt", "stark-vs-lannister", "legendary"
PREFIXES = (
    ("HK-", 3),
    ("HK-R", 2),
    ("BT-", 3),
    ("BT-R", 2),
    ("BC-", 2),
    ("SL-", 3),
    ("SL-R", 2),
    ("LG-", 3),
    ("LG-R", 2),
)


def _found(lang: str, slug: str, term: str) -> list[str]:
    return [rule.id for rule in find(texts(lang, slug), sc.game(slug).ledger, term)]


@pytest.mark.parametrize(
    ("lang", "slug", "term", "found"),
    [
        ("en", HAND, "goal", ["HK-055", "HK-056", "HK-059"]),
        ("de", HAND, "Spielziel", ["HK-055"]),
        ("en", BTWIXT, "goal", ["BT-017", "BT-043"]),
        ("de", BTWIXT, "Spielziel", ["BT-043"]),
        ("en", STARK, "goal", ["SL-134"]),
        ("de", STARK, "Spielziel", ["SL-134"]),
        ("en", LEGENDARY, "goal", ["LG-159"]),
        ("de", LEGENDARY, "Spielziel", ["LG-159"]),
    ],
)
def test_the_goal_is_found(lang: str, slug: str, term: str, found: list[str]) -> None:
    assert _found(lang, slug, term) == found


@pytest.mark.parametrize(
    ("lang", "slug", "term", "meant"),
    [
        ("de", HAND, "Ziel", {"HK-055", "HK-056"}),
        ("de", BTWIXT, "Ziel", {"BT-017", "BT-043"}),
        ("en", BTWIXT, "kneel", {"BT-022", "BT-025", "BT-026", "BT-R02", "BT-R03", "BC-09"}),
        ("de", BTWIXT, "knien", {"BT-022", "BT-025", "BT-026", "BT-R02", "BT-R03", "BC-09"}),
        ("en", BTWIXT, "knee", {"BT-022", "BT-025"}),
        ("en", BTWIXT, "pass", {"BT-022", "BT-025"}),
        ("de", BTWIXT, "passen", {"BT-022", "BT-025"}),
        ("en", HAND, "chat", {"HK-062", "HK-063", "HK-064", "HK-R16"}),
        ("de", HAND, "flüstern", {"HK-063", "HK-064"}),
        ("en", HAND, "teammates", {"HK-058"}),
        ("de", HAND, "Partner", {"HK-058", "HK-059", "HK-064"}),
        ("de", HAND, "gleichstand", {"HK-027", "HK-028", "HK-056"}),
        ("en", BTWIXT, "negotiate", {"BT-053"}),
        ("de", BTWIXT, "nachziehen", {"BT-037"}),
        ("en", STARK, "block", {"SL-100"}),
        ("de", STARK, "blocken", {"SL-100"}),
        ("en", STARK, "sneak", {"SL-163"}),
        ("de", STARK, "unentschieden", {"SL-064", "SL-107", "SL-R75"}),
        ("de", STARK, "Geld", {"SL-073", "SL-143"}),
        ("en", LEGENDARY, "buy", {"LG-132"}),
        ("de", LEGENDARY, "kaufen", {"LG-132"}),
        ("de", LEGENDARY, "Verletzung", {"LG-198"}),
    ],
)
def test_a_term_finds_what_is_meant(lang: str, slug: str, term: str, meant: set[str]) -> None:
    assert meant - set(_found(lang, slug, term)) == set()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", sc.games())
def test_keywords_belong_to_rules_and_say_what_the_rules_do_not(lang: str, slug: str) -> None:
    say, ledger = texts(lang, slug), sc.game(slug).ledger
    with_words = [rule.id for rule in ledger.rules if keywords_of(say, rule)]
    assert len(with_words) >= 20
    numbers = [f"{prefix}{number:0{width}}" for prefix, width in PREFIXES for number in range(400)]
    assert sorted(number for number in numbers if say.has(f"words-{number}")) == sorted(with_words)


def test_a_misspelt_keyword_leads_to_the_right_one() -> None:
    assert near(texts("en", HAND), sc.game(HAND).ledger, "goall") == "goal"
    assert re.fullmatch("[Zz]iel.*", near(texts("de", BTWIXT), sc.game(BTWIXT).ledger, "zihl"))
