"""Stark against Lannister has words for every card, question, answer, event and refusal, in both languages."""

import re
from collections import Counter
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.games import stark_vs_lannister
from smallcouncil.games.stark_vs_lannister.cards import CHALLENGE_TYPES, DESIGNS, PLOTS, Design, Plot
from smallcouncil.games.stark_vs_lannister.effects import UNTIL
from smallcouncil.games.stark_vs_lannister.explain import RULES
from smallcouncil.games.stark_vs_lannister.frames import ASKS
from smallcouncil.games.stark_vs_lannister.journal import source_name
from smallcouncil.games.stark_vs_lannister.table import DURATIONS, PHASES
from smallcouncil.locale import Texts, languages, texts

SLUG = "stark-vs-lannister"
CARDS: tuple[Design | Plot, ...] = (*DESIGNS, *PLOTS)
EVENTS = (
    *("round", "phase", "phase-setup", "drafted", "drafted-hidden", "mulligan", "mulligan-kept", "placed"),
    *("placed-nothing", "plots", "plots-each", "plots-returned", "initiative", "initiative-tied", "initiative-random"),
    *("first", "first-given", "drew", "drew-all", "drew-cards", "looked", "looked-cards", "looked-empty", "searched"),
    *("searched-nothing", "income", "income-short", "paid", "gold", "played", "played-free", "attached"),
    *(
        "duplicate",
        "used",
        "used-kneeling",
        "responded",
        "responded-kneeling",
        "knelt",
        "stood",
        "stood-all",
        "attackers",
        "bypassed",
        "defenders",
        "defenders-nobody",
    ),
    *("left-challenge", "resolved-attacker", "resolved-unopposed", "resolved-defender", "resolved-nobody"),
    *("claim-military", "claim-intrigue", "claim-power", "claim-nothing", "saved", "killed", "discarded-hand"),
    *("discarded-random", "discarded-play", "discarded-duplicate", "returned-play-hand", "returned-discard-hand"),
    *("returned-dead-hand", "returned-dead-discard", "power", "power-on", "power-taken", "power-lost"),
    *("power-lost-on", "dominance", "dominance-tied", "shuffled", "over"),
)
TRAITS = sorted({trait for card in DESIGNS for trait in card.traits})
TWINS = {"littlefinger", "the-iron-throne", "wayside-inn", "hand-of-the-king"}
FAMILIES = sorted({word.partition(" ")[0] for word in sc.game(SLUG).vocabulary})
MOST_LETTERS = 10

KEYS = (
    *("title", "about", "goal", "provenance", "score", "scores", "signs", "numbered", "of-house", "valued", "priced"),
    *(f"house-{house}{part}" for house in ("stark", "lannister", "neutral") for part in ("", ".short")),
    *(f"phase-{phase}" for phase in PHASES),
    *(f"type-{kind}" for kind in ("character", "location", "attachment", "event", "plot")),
    *(f"{start}-{kind}" for start in ("icon", "challenge", "action-attack", "gain-attack") for kind in CHALLENGE_TYPES),
    *(f"keyword-{keyword}{part}" for keyword in ("LIMITED", "RENOWN", "STEALTH") for part in ("", ".text")),
    *(f"trait-{trait.replace(chr(39), '').replace(' ', '-')}" for trait in TRAITS),
    *(f"until-{until}" for until in DURATIONS),
    *(f"provenance-{source}" for source in sorted({card.provenance for card in CARDS})),
    *(f"card-{card.id}{part}" for card in CARDS for part in ("", ".short", ".text")),
    *(f"prompt-{ask}" for ask in ASKS),
    *(f"word-{family}" for family in FAMILIES),
    *(f"event-{event}" for event in EVENTS),
    *(f"event-effect-{source_name(source)}" for source in UNTIL),
    *(f"why-{rule}" for rule in RULES.values()),
)


@pytest.fixture(params=languages())
def say(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param, SLUG)


def test_there_are_all_texts(say: Texts) -> None:
    assert [key for key in KEYS if not say.has(key)] == []


def test_every_option_has_a_label_and_help(say: Texts) -> None:
    names = [option.name for option in sc.game(SLUG).options]
    assert names == ["stark", "draft", "stark_power", "lannister_power"]
    assert [name for name in names if not (say.has(f"option-{name}") and say.has(f"option-{name}.help"))] == []


def test_english_cards_say_what_the_list_says() -> None:
    english = texts("en", SLUG)
    assert {card.id: (english(f"card-{card.id}"), english(f"card-{card.id}.text")) for card in CARDS} == {
        card.id: (card.name, card.text or "No ability.") for card in CARDS
    }


def test_a_card_says_the_same_in_both_languages() -> None:
    translated = {card.id: texts("de", SLUG)(f"card-{card.id}.text") for card in CARDS}
    assert [card.id for card in CARDS if translated[card.id] == card.text] == []
    assert {card: _numbers(text) for card, text in translated.items()} == {
        card.id: _numbers(card.text) for card in CARDS
    }
    assert [card.id for card in CARDS if len(translated[card.id]) <= 0.6 * len(card.text)] == []


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"[+-]?\d+", text))


@pytest.mark.parametrize(
    ("english", "german", "cards"),
    [
        ("Plot:", "Strategie:", 1),
        ("Draw:", "Nachziehen:", 1),
        ("Marshalling:", "Aufmarsch:", 6),
        ("Challenges:", "Herausforderungen:", 9),
        ("Dominance:", "Dominanz:", 5),
        ("Standing:", "Aufrichten:", 1),
        ("Taxation:", "Abgaben:", 1),
        ("Any Phase:", "Jede Phase:", 1),
        ("Response:", "Reaktion:", 13),
        ("When revealed, ", "Beim Aufdecken: ", 12),
        ("At the beginning of the challenges phase, ", "Zu Beginn der Phase Herausforderungen ", 3),
        ("RENOWN", "RUHM", 4),
        ("STEALTH", "HEIMLICHKEIT", 2),
        ("Limit once per round.", "Einmal je Runde.", 3),
    ],
)
def test_the_headings_stand_on_the_same_cards(english: str, german: str, cards: int) -> None:
    say = texts("de", SLUG)
    found = {card.id for card in CARDS if english in card.text}
    assert len(found) == cards
    assert {card.id for card in CARDS if german in say(f"card-{card.id}.text")} == found


def test_a_question_of_a_card_says_no_number_that_the_card_does_not(say: Texts) -> None:
    texts_of = {card.id: set(_numbers(card.text)) for card in CARDS}
    asked = {key: key.split("-", 2)[2] for key in say.keys if re.match("prompt-(target|cost|card|discard)-", key)}
    assert len(asked) >= 35
    said = {key: set(_numbers(say(key, player="Anna", card="?"))) for key in asked}
    assert {
        key: numbers - texts_of[asked[key]] for key, numbers in said.items() if numbers - texts_of[asked[key]]
    } == {}


def test_names_tell_all_cards_of_a_deck_apart(say: Texts) -> None:
    """Four cards are in both decks under one name; everything else has a name of its own."""
    for part in ("", ".short"):
        names = Counter(say(f"card-{card.id}{part}") for card in CARDS)
        doubled = {name for name, times in names.items() if times > 1}
        assert doubled == {say(f"card-{twin}-stark{part}") for twin in TWINS}


def test_short_names_are_short(say: Texts) -> None:
    names = [say(f"card-{card.id}.short") for card in CARDS]
    assert [name for name in names if len(name) > MOST_LETTERS] == []


@pytest.mark.parametrize("lang", languages())
def test_whoever_is_in_another_game_has_the_same_name_there(lang: str) -> None:
    say, other = texts(lang, SLUG), texts(lang, "btwixt")
    there = {
        card.id: f"{kind}-{card.id}" for card in CARDS for kind in ("card", "leader") if other.has(f"{kind}-{card.id}")
    }
    assert len(there) == 18
    assert {card: say(f"card-{card}") for card in there} == {card: other(key) for card, key in there.items()}


def test_german_uses_the_names_of_the_german_edition() -> None:
    say = texts("de", SLUG)
    people = {card.name: say(f"card-{card.id}") for card in DESIGNS if card.unique and card.type == "character"}
    assert {name: german for name, german in people.items() if name != german} == {
        "Jon Snow": "Jon Schnee",
        "Theon Greyjoy": "Theon Graufreud",
        "Grey Wind": "Grauwind",
        "Littlefinger": "Kleinfinger",
        "Tywin Lannister": "Tywin Lennister",
        "Cersei Lannister": "Cersei Lennister",
        "Jaime Lannister": "Jaime Lennister",
        "Tyrion Lannister": "Tyrion Lennister",
        "The Hound": "Der Bluthund",
    }
    places = ("the-iron-throne-stark", "casterly-rock", "winterfell", "godswood")
    assert [say(f"card-{place}") for place in places] == [
        *("Der Eiserne Thron", "Casterlystein", "Winterfell", "Götterhain")
    ]


def test_german_terms_are_those_of_the_card_game() -> None:
    say = texts("de", SLUG)
    assert [say(f"phase-{phase}") for phase in PHASES[3:10]] == [
        *("Strategie", "Nachziehen", "Aufmarsch", "Herausforderungen", "Dominanz", "Aufrichten", "Abgaben")
    ]
    assert [say(f"keyword-{word}") for word in ("RENOWN", "STEALTH", "LIMITED")] == [
        *("Ruhm", "Heimlichkeit", "Limitiert")
    ]
    assert say("type-plot") == "Strategiekarte"
    assert say("reason-claim-of", plot="Gastrecht") == "Anspruch von Gastrecht"


def test_every_why_explains_a_rule_of_the_ledger(say: Texts) -> None:
    explained = {key.removeprefix("why-") for key in say.keys if key.startswith("why-")}
    assert len(explained) >= 100
    assert explained <= set(sc.game(SLUG).ledger.by_id)


def test_every_rule_that_the_game_names_has_its_why(say: Texts) -> None:
    package = Path(stark_vs_lannister.__file__).parent
    named = {rule for file in package.glob("*.py") for rule in re.findall(r'"(SL-R?\d+)"', file.read_text("utf-8"))}
    assert len(named) >= 50
    assert sorted(rule for rule in named if not say.has(f"why-{rule}")) == []
