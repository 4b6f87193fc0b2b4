"""Legendary has words for every card, question, answer, event and refusal, in both languages."""

import re
from collections import Counter
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.games import legendary
from smallcouncil.games.legendary.cards import CLASSES, DESIGNS, GROUPS, HEROES, HOUSES, SPACES, TEAMS
from smallcouncil.games.legendary.explain import RULES
from smallcouncil.games.legendary.frames import ASKS
from smallcouncil.games.legendary.table import PHASES
from smallcouncil.games.legendary.wording import whole_text
from smallcouncil.games.legendary.words import FAMILIES
from smallcouncil.locale import Texts, languages, texts

SLUG = "legendary"
SOURCE = Path(str(legendary.__file__)).parent
MOST_LETTERS = 13
EVENTS = (
    *("house", "heroes", "offered", "drafted", "drafted-hero", "draft-shown", "minors", "dealt", "dealt-cards"),
    *("lineup", "turn", "ally", "moved", "escaped", "escaped-owner", "captured", "captured-free", "event", "strike"),
    *("strike-nobody", "played", "played-points", "played-copy", "played-copy-points", "attack", "recruit", "class"),
    *("turned", "drew", "drew-cards", "reshuffled", "discarded", "ko-hand", "ko-pile", "ko-played", "ko-victory"),
    *("gained", "gained-from", "given", "recalled", "shown-hand", "shown-played", "shown-deck", "looked"),
    *("looked-card", "sent-under", "cycled", "refilled", "tokens", "tokens-lost", "stole", "stole-nothing", "rescued"),
    *("weakened", "weakened-all", "bribe", "bribe-all", "both", "extra", "fought", "fought-bribe", "defeated", "duel"),
    *("supported", "supported-bribe", "defender", "mastermind", "activated", "inactive", "shuffled-masterminds"),
    *("shuffled-masterminds-tops", "recruited", "healed-hand", "healed-pile", "replaced", "ended", "ended-unspent"),
    *("end-triggered-three", "end-triggered-six", "end-triggered-exhausted", "showdown", "showdown-again", "total"),
    *("taken", "over-three", "over-six", "over-exhausted", "event-by"),
)
KEYWORDS = (
    *(
        "ambush",
        "escape",
        "fight",
        "master-strike",
        "rescue",
        "bribe",
        "elusive",
        "cycle",
        "lineup",
        "mastery",
        "smash",
    ),
    *("soaring", "versatile", "trigger"),
)
KEYS = (
    *("title", "about", "goal", "provenance", "score", "scores", "signs", "valued", "neutral"),
    *(f"house-{team}{part}" for team in TEAMS for part in ("", ".short")),
    *(f"phase-{phase}" for phase in PHASES),
    *(f"space-{space}" for space in SPACES),
    *(f"class-{each}" for each in CLASSES),
    *(f"type-{kind}" for kind in sorted({card.kind for card in DESIGNS})),
    *(f"rarity-{rarity}" for rarity in sorted({card.rarity for card in DESIGNS if card.rarity})),
    *(f"keyword-{keyword}{part}" for keyword in KEYWORDS for part in ("", ".text")),
    *(f"provenance-{source}" for source in sorted({card.provenance for card in DESIGNS})),
    *(f"card-{card.id}{part}" for card in DESIGNS for part in ("", ".short", ".text")),
    *(hero.id for hero in HEROES.cards),
    *(group.id for group in GROUPS.cards),
    *(f"prompt-{ask}" for ask in ASKS),
    *(f"word-{family.replace(' ', '-')}" for family in FAMILIES),
    *(f"event-{event}" for event in EVENTS),
    *(f"why-{rule}" for rule in RULES.values()),
)
OPTIONS = ["setup", "houses", "minor_heroes", "showdown", "equal_turns", "favour", "first"]


@pytest.fixture(params=languages())
def say(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param, SLUG)


def test_there_are_all_texts(say: Texts) -> None:
    assert len(DESIGNS) == 212
    assert [key for key in KEYS if not say.has(key)] == []


def test_every_option_has_a_label_a_help_and_names_for_its_values(say: Texts) -> None:
    options = sc.game(SLUG).options
    assert [option.name for option in options] == OPTIONS
    assert [name for name in OPTIONS if not (say.has(f"option-{name}") and say.has(f"option-{name}.help"))] == []
    values = [f"option-{option.name}-{value}" for option in options[:3] for value in option.choices]
    assert len(values) == 11
    assert [key for key in values if not say.has(key)] == []


def test_english_cards_say_what_the_list_says() -> None:
    english = texts("en", SLUG)
    said = {card.id: (english(f"card-{card.id}"), english(f"card-{card.id}.text")) for card in DESIGNS}
    assert said == {card.id: (card.name, whole_text(card)) for card in DESIGNS}
    assert said["ally-septa-mordane"][1] == (
        "Elusive 3. Fight: You may KO a Wound from your hand or discard pile. If you do, draw 1 card. "
        "Escape: Its owner puts a Hero from their discard pile on top of their deck."
    )
    assert said["event-crescendo"][1] == "Cycle 4. +1 Attack for each Ally in the battlefield (at most 4)."
    assert said["mm-cersei-lannister"][1] == (
        "Fight: Steal 1 VP from each opponent. "
        "Master Strike: Each opponent with 5 or more cards in hand discards a card."
    )
    assert said["by-innkeeper"][1] == "Rescue: +1 Recruit."
    assert [card for card, (_, text) in said.items() if text == english("text-none")] == [
        *("basic-merchant", "basic-soldier", "by-smallfolk")
    ]


def test_a_card_says_the_same_in_both_languages() -> None:
    german = texts("de", SLUG)
    translated = {card.id: german(f"card-{card.id}.text") for card in DESIGNS}
    assert [card.id for card in DESIGNS if translated[card.id] == whole_text(card)] == []
    assert {card: _numbers(text) for card, text in translated.items()} == {
        card.id: _numbers(whole_text(card)) for card in DESIGNS
    }
    assert [card.id for card in DESIGNS if len(translated[card.id]) <= 0.6 * len(whole_text(card))] == []


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"[+-]?\d+", text))


@pytest.mark.parametrize(
    ("english", "german", "cards"),
    [
        ("Ambush:", "Hinterhalt:", 20),
        ("Fight:", "Kampf:", 76),
        ("Escape:", "Entkommen:", 15),
        ("Master Strike:", "Meisterschlag:", 20),
        ("Rescue:", "Rettung:", 5),
        ("Lineup:", "Aufstellung:", 7),
        ("Mastery:", "-Meisterschaft:", 14),
        ("Smash", "Schmettern", 7),
        ("Versatile", "Vielseitig", 7),
        ("Soaring Flight.", "Höhenflug.", 4),
        ("Elusive", "Flüchtig", 9),
        ("Choose one:", "Wähle eines:", 6),
        ("[Strength]", "[Stärke]", 13),
        ("[Covert]", "[Heimlichkeit]", 14),
        ("[Stark]", "[Stark]", 5),
        ("Wound", "Wunde", 40),
        ("If you do", "Wenn du das tust", 13),
    ],
)
def test_the_headings_and_terms_stand_on_the_same_cards(english: str, german: str, cards: int) -> None:
    say = texts("de", SLUG)
    found = {card.id for card in DESIGNS if english in whole_text(card)}
    assert {card.id for card in DESIGNS if german in say(f"card-{card.id}.text")} == found
    assert len(found) == cards


def test_every_card_has_a_name_of_its_own(say: Texts) -> None:
    for part in ("", ".short"):
        names = Counter(say(f"card-{card.id}{part}") for card in DESIGNS)
        assert [name for name, times in names.items() if times > 1] == []


def test_short_names_are_short(say: Texts) -> None:
    names = [say(f"card-{card.id}.short") for card in DESIGNS]
    assert [name for name in names if len(name) > MOST_LETTERS] == []


def test_german_uses_the_names_of_the_german_books() -> None:
    say = texts("de", SLUG)
    assert [say(f"house-{house}.short") for house in HOUSES] == ["Stark", "Lennister", "Königsmund", "Dothraki"]
    assert {
        card: say(f"card-{card}")
        for card in ("longclaw", "kingslayer", "mm-casterly-rock", "mm-the-red-keep", "hench-gold-cloaks")
    } == {
        "longclaw": "Langklaue",
        "kingslayer": "Königsmörder",
        "mm-casterly-rock": "Casterlystein",
        "mm-the-red-keep": "Der Rote Bergfried",
        "hench-gold-cloaks": "Goldröcke",
    }
    assert say("hero-jon-snow-steward-of-the-watch").startswith("Jon Schnee, ")
    assert "Bluthund" in say("hero-hound-and-mountain")


def test_every_why_explains_a_rule_of_the_ledger(say: Texts) -> None:
    explained = {key.removeprefix("why-") for key in say.keys if key.startswith("why-")}
    assert explained <= set(sc.game(SLUG).ledger.by_id)
    named = set()
    for name in ("explain.py", "fights.py"):
        named |= set(re.findall(r'"(LG-R?\d+)"', SOURCE.joinpath(name).read_text(encoding="utf-8")))
    assert len(named) > 50
    assert named - explained == set()
