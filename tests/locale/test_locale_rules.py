"""Every rule of the ledger is there in German, and says the same numbers, names and cross-references."""

import re

import pytest

import smallcouncil as sc
from smallcouncil.core.ledger import Rule
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES
from smallcouncil.locale import languages, texts

SLUG = "hand-of-the-king"
RULES = sc.game(SLUG).ledger.rules


NAMES_ONLY = ("HK-002", "HK-006", "HK-008")  # lists of people who are called the same in German
ABOUT_GERMAN = "HK-067"  # quotes German words in English


def _key(word: str) -> str:
    return word.lower().replace(" ", "-")


@pytest.mark.parametrize("lang", languages())
def test_every_section_and_kind_has_a_heading(lang: str) -> None:
    say = texts(lang, SLUG)
    sections = {rule.section for rule in RULES}
    kinds = {rule.kind for rule in RULES}
    assert (len(sections), len(kinds)) == (10, 4)
    assert [section for section in sections if not say.has(f"section-{_key(section)}")] == []
    assert [kind for kind in kinds if not say.has(f"kind-{kind}")] == []


def test_english_headings_are_the_words_of_the_ledger() -> None:
    say = texts("en", SLUG)
    assert [rule.section for rule in RULES if say(f"section-{_key(rule.section)}") != rule.section] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_is_translated(rule: Rule) -> None:
    say = texts("de", SLUG)
    german = say(rule.id)
    assert (german == rule.text) == (rule.id in NAMES_ONLY)
    assert say.has(f"{rule.id}-why") == bool(rule.why)
    assert len(german) > 0.6 * len(rule.text)
    assert sorted(re.findall(r"\d+", german)) == sorted(re.findall(r"\d+", rule.text))


def test_nothing_is_translated_that_is_not_in_the_ledger() -> None:
    say = texts("de", SLUG)
    known = {rule.id for rule in RULES}
    possible = {f"HK-{number:03}" for number in range(200)} | {f"HK-R{number:02}" for number in range(100)}
    assert {rule for rule in possible if say.has(rule)} == known


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.id != ABOUT_GERMAN], ids=lambda rule: rule.id)
def test_a_rule_speaks_of_the_same_people_in_both_languages(rule: Rule) -> None:
    """Compares first names, and the Houses by their short names."""
    assert _named("en", rule.text) == _named("de", texts("de", SLUG)(rule.id))


def _named(lang: str, text: str) -> set[str]:
    say = texts(lang, SLUG)
    keys = [f"card-{card}.short" for card in (*CHARACTERS, *COMPANIONS)] + [f"house-{house}.short" for house in HOUSES]
    return {key for key in keys if re.search(rf"\b{re.escape(say(key))}", text)}


@pytest.mark.rule("HK-067")
def test_the_terms_that_the_ledger_asks_for_are_all_used() -> None:
    say = texts("de", SLUG)
    listed = sc.game(SLUG).ledger.by_id[ABOUT_GERMAN].text.partition(": ")[2].rstrip(".").split(", ")
    others = " ".join(say(rule.id) for rule in RULES if rule.id != ABOUT_GERMAN) + say("title")
    assert len(listed) == 9
    assert [term for term in listed if term not in others] == []
    assert [term for term in listed if term not in say(ABOUT_GERMAN)] == []
