"""B'Twixt has words for every card, question, answer, event and refusal, in both languages."""

import re
from collections import Counter

import pytest

import smallcouncil as sc
from smallcouncil.games.btwixt.cards import ALLIES, COLORS, DESIGNS, LEADERS, Ally, Design
from smallcouncil.locale import Texts, languages, texts

SLUG = "btwixt"
CARDS: tuple[Ally | Design, ...] = (*ALLIES, *DESIGNS)
ASKS = (
    *("leader", "draft", "turn", "discard", "ultimatum", "give", "swap", "take", "return", "card", "seat", "ally"),
    *("kill", "dead", "place", "token", "token-from", "token-to", "look", "theon", "comet", "vengeance", "triumph"),
)
EVENTS = (
    *("leader", "leader-random", "season", "events-added", "dealt", "dealt-all", "pack", "pack-all", "drafted"),
    *("drafted-hidden", "drafted-all", "row", "round", "revealed-current", "revealed-beside", "revealed-claimed"),
    *("revealed-comet", "no-ally", "played", "sent", "knelt", "knelt-by", "stood", "moved", "discarded-hand"),
    *("discarded-pile", "removed-hand", "removed-pile", "returned", "picked-up", "drew", "drew-cards", "took", "saw"),
    *("saw-cards", "gave", "gave-card", "swapped", "swapped-cards", "added", "token", "token-on", "token-moved"),
    *("token-returned", "token-returned-ally", "killed", "killed-current", "under", "looked", "looked-allies"),
    *("put-back", "put-back-ally", "revived", "on-top", "on-top-row", "ally-moved", "won", "claimed", "cleared"),
    *("season-over", "reshuffled", "over", "strings", "triumph"),
)

PREFIXES = {"BT-": 3, "BT-R": 2, "BC-": 2}
MOST_LETTERS = 10


KEYS = (
    *("title", "about", "provenance", "score", "scores", "signs", "council", "valued"),
    *(f"season-{season}" for season in ("summer", "autumn", "winter")),
    *(f"color-{color}{part}" for color in COLORS for part in ("", ".letter")),
    *(f"timing-{timing}" for timing in sorted({card.timing for card in CARDS})),
    *(f"provenance-{source}" for source in sorted({card.provenance for card in CARDS})),
    *(f"card-{card.id}{part}" for card in CARDS for part in ("", ".short", ".text")),
    *(f"leader-{leader.id}{part}" for leader in LEADERS for part in ("", ".short", ".epithet")),
    *(f"prompt-{ask}" for ask in ASKS),
    *(f"event-{event}" for event in EVENTS),
)


@pytest.fixture(params=languages())
def say(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param, SLUG)


def test_there_are_all_texts(say: Texts) -> None:
    assert [key for key in KEYS if not say.has(key)] == []


def test_every_option_has_a_label_help_and_names_for_its_choices(say: Texts) -> None:
    options = {option.name: option.choices for option in sc.game(SLUG).options}
    assert list(options) == ["advanced", "draft", "revealed", "short", "leaders", "first"]
    assert [name for name in options if not (say.has(f"option-{name}") and say.has(f"option-{name}.help"))] == []
    chosen = [f"option-{name}-{choice}" for name in ("draft", "leaders") for choice in options[name]]
    assert len(chosen) == 5
    assert [key for key in chosen if not say.has(key)] == []


def test_english_cards_say_what_the_list_says() -> None:
    english = texts("en", SLUG)
    assert {card.id: (english(f"card-{card.id}"), english(f"card-{card.id}.text")) for card in CARDS} == {
        card.id: (card.name, card.text) for card in CARDS
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
    ("english", "german"),
    [
        ("During this round: ", "In dieser Runde: "),
        ("When claimed: ", "Beim Anwerben: "),
        ("Scoring: ", "Wertung: "),
        ("After the bid is won: ", "Nach dem Bieten: "),
        ("No ability.", "Keine Fähigkeit."),
    ],
)
def test_the_timing_words_open_the_same_texts(english: str, german: str) -> None:
    opened = {card.id for card in CARDS if card.text.startswith(english)}
    say = texts("de", SLUG)
    assert len(opened) >= 7
    assert {card.id for card in CARDS if say(f"card-{card.id}.text").startswith(german)} == opened


def test_leaders_have_the_names_and_epithets_of_the_list() -> None:
    say = texts("en", SLUG)
    assert [(say(f"leader-{leader.id}"), say(f"leader-{leader.id}.epithet")) for leader in LEADERS] == [
        (leader.name, leader.epithet) for leader in LEADERS
    ]


def test_names_tell_all_cards_apart(say: Texts) -> None:
    for part in ("", ".short"):
        names = Counter(say(f"card-{card.id}{part}") for card in CARDS)
        assert [name for name, times in names.items() if times > 1] == []


def test_short_names_are_short(say: Texts) -> None:
    names = [say(f"card-{card.id}.short") for card in CARDS]
    names += [say(f"leader-{leader.id}.short") for leader in LEADERS]
    assert [name for name in names if len(name) > MOST_LETTERS] == []


@pytest.mark.parametrize("lang", languages())
def test_whoever_is_in_both_games_has_one_name(lang: str) -> None:
    say, other = texts(lang, SLUG), texts(lang, "hand-of-the-king")
    own = [f"card-{ally.id}" for ally in ALLIES] + [f"leader-{leader.id}" for leader in LEADERS]
    shared = {key: f"card-{key.partition('-')[2]}" for key in own}
    shared = {key: there for key, there in shared.items() if other.has(there)}
    assert len(shared) == 33
    assert {key: say(key) for key in shared} == {key: other(there) for key, there in shared.items()}


def test_german_uses_the_names_of_the_german_edition() -> None:
    say, english = texts("de", SLUG), texts("en", SLUG)
    keys = [f"card-{ally.id}" for ally in ALLIES] + [f"leader-{leader.id}" for leader in LEADERS]
    assert {say(key) for key in keys if say(key) != english(key)} == {
        *("Tywin Lennister", "Jaime Lennister", "Cersei Lennister", "Tyrion Lennister"),
        *("Balon Graufreud", "Theon Graufreud", "Asha Graufreud", "Victarion Graufreud", "Euron Graufreud"),
        *("Jon Schnee", "Ramsay Schnee", "Brienne von Tarth", "Thoros von Myr", "Davos Seewert", "Podrick Payn"),
        *("Tormund Riesentod", "Manke Rayder", "Grauer Wurm", "Großmaester Pycelle", "Der Hohe Spatz"),
    }


def test_every_why_explains_a_rule_of_the_ledger(say: Texts) -> None:
    rules = sc.game(SLUG).ledger.by_id
    numbers = {f"{prefix}{number:0{width}}" for number in range(100) for prefix, width in PREFIXES.items()}
    explained = {rule for rule in numbers if say.has(f"why-{rule}")}
    assert len(explained) >= 50
    assert explained <= set(rules)


def test_german_khal_drogo_forbids_the_choice_and_not_only_the_free_will() -> None:
    """Kneeling before an ultimatum is a choice too."""
    assert texts("de", SLUG)("card-khal-drogo.text") == (
        "In dieser Runde: Wer eine Karte spielen kann, kann nicht wählen, das Knie zu beugen, "
        "bevor er in dieser Runde mindestens eine Karte gespielt hat."
    )
