"""Every rule of the ledgers is there in German, and says the same numbers, names and cross-references."""

import re

import pytest

import smallcouncil as sc
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES
from smallcouncil.games.legendary import cards as legendary
from smallcouncil.games.stark_vs_lannister import cards as stark_vs_lannister
from smallcouncil.locale import languages, texts

HAND, BTWIXT, STARK, LEGENDARY = "hand-of-the-king", "btwixt", "stark-vs-lannister", "legendary"
RULES = {slug: sc.game(slug).ledger.rules for slug in sc.games()}
BY_ID = {slug: sc.game(slug).ledger.by_id for slug in sc.games()}

PART_OF_A_NAME = "hero-small-council"  # of Petyr Baelish, inflected in German

# The texts that name people, Houses or cards in a rule.
NAMES = {
    HAND: [f"card-{card}.short" for card in (*CHARACTERS, *COMPANIONS)] + [f"house-{house}.short" for house in HOUSES],
    BTWIXT: [f"card-{card.id}" for card in (*ALLIES, *DESIGNS)] + [f"leader-{leader.id}.short" for leader in LEADERS],  # type: ignore[attr-defined]
    STARK: [f"card-{card.id}" for card in stark_vs_lannister.DESIGNS]
    + [f"card-{plot.id}" for plot in stark_vs_lannister.PLOTS]
    + [f"house-{house}.short" for house in stark_vs_lannister.HOUSE_NAMES],
    LEGENDARY: [f"card-{card.id}" for card in legendary.DESIGNS if card.kind not in ("basic", "bystander", "defender")]
    + [hero.id for hero in legendary.HEROES.cards if hero.id != PART_OF_A_NAME]
    + [group.id for group in legendary.GROUPS.cards]
    + [f"house-{team}.short" for team in legendary.TEAMS],
}

NAMES_ONLY = ("HK-002", "HK-006", "HK-008")  # lists of people who are called the same in German
ABOUT_GERMAN = "HK-067"  # quotes German words in English


def _key(word: str) -> str:
    return word.lower().replace(" ", "-").replace("'", "")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("slug", "counts"), [(HAND, (10, 4)), (BTWIXT, (12, 5)), (STARK, (32, 4)), (LEGENDARY, (28, 4))]
)
def test_every_section_and_kind_has_a_heading(lang: str, slug: str, counts: tuple[int, int]) -> None:
    say = texts(lang, slug)
    sections = {rule.section for rule in RULES[slug]}
    kinds = {rule.kind for rule in RULES[slug]}
    assert (len(sections), len(kinds)) == counts
    assert [section for section in sections if not say.has(f"section-{_key(section)}")] == []
    assert [kind for kind in kinds if not say.has(f"kind-{kind}")] == []


@pytest.mark.parametrize("slug", RULES)
def test_english_headings_are_the_words_of_the_ledger(slug: str) -> None:
    sections = {rule.section for rule in RULES[slug]}
    assert {texts("en", slug)(f"section-{_key(section)}") for section in sections} == sections


@pytest.mark.parametrize("slug", RULES)
def test_every_rule_is_translated(slug: str) -> None:
    say = texts("de", slug)
    german = {rule: say(rule.id) for rule in RULES[slug]}
    assert {rule.id for rule in german if german[rule] == rule.text} == {id for id in NAMES_ONLY if id in BY_ID[slug]}
    assert [rule.id for rule in german if say.has(f"{rule.id}-why") != bool(rule.why)] == []
    assert [rule.id for rule in german if len(german[rule]) <= 0.6 * len(rule.text)] == []
    assert {rule.id: _numbers(text) for rule, text in german.items()} == {
        rule.id: _numbers(rule.text) for rule in german
    }


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize(
    ("slug", "prefixes"),
    [(HAND, ("HK-", "HK-R")), (BTWIXT, ("BT-", "BT-R", "BC-")), (STARK, ("SL-", "SL-R")), (LEGENDARY, ("LG-", "LG-R"))],
)
def test_nothing_is_translated_that_is_not_in_the_ledger(slug: str, prefixes: tuple[str, ...]) -> None:
    say = texts("de", slug)
    known = {rule.id for rule in RULES[slug]}
    numbers = {f"{number:0{width}}" for number in range(400) for width in (2, 3)}
    assert {f"{prefix}{number}" for prefix in prefixes for number in numbers if say.has(f"{prefix}{number}")} == known


@pytest.mark.parametrize("slug", RULES)
def test_a_rule_speaks_of_the_same_people_in_both_languages(slug: str) -> None:
    """Compares first names, and the Houses by their short names; in B'Twixt leaders and cards."""
    compared = [rule for rule in RULES[slug] if rule.id != ABOUT_GERMAN]
    german = texts("de", slug)
    assert {rule.id: _named("en", slug, rule.text) for rule in compared} == {
        rule.id: _named("de", slug, german(rule.id)) for rule in compared
    }


def _named(lang: str, slug: str, text: str) -> set[str]:
    say = texts(lang, slug)
    return {key for key in NAMES[slug] if re.search(rf"\b{re.escape(say(key))}", text)}


@pytest.mark.rule("HK-067")
def test_the_terms_that_the_ledger_asks_for_are_all_used() -> None:
    say = texts("de", HAND)
    listed = sc.game(HAND).ledger.by_id[ABOUT_GERMAN].text.partition(": ")[2].rstrip(".").split(", ")
    others = " ".join(say(rule.id) for rule in RULES[HAND] if rule.id != ABOUT_GERMAN) + say("title")
    assert len(listed) == 9
    assert [term for term in listed if term not in others] == []
    assert [term for term in listed if term not in say(ABOUT_GERMAN)] == []
