"""What is in the box: the facts of the card list that the rules fix."""

from collections import Counter

import pytest
from sl_playing import CARDS, DECKS, GAME, LIST, PLOTS, lay

KEYWORDS = {"LIMITED", "RENOWN", "STEALTH"}
ICONS = {"military", "intrigue", "power"}
STANDARD = {
    "lannister": (
        "Detained; Game of Thrones; Hear Me Roar; Securing the Throne; The Killing Cold; Uneasy Peace; Valar Morghulis"
    ),
    "stark": (
        "Calling the Banners; Crossing the Trident; Hidden in Shadows; Spies in Their Midst; Storm of Swords; "
        "The Lion and the Wolf; The Old Gods"
    ),
}


@pytest.mark.rule("SL-001")
def test_two_players() -> None:
    assert GAME.seat_counts == (2,)
    state = GAME.start(seed=1)
    assert state.view(None)["houses"] == ["stark", "lannister"]
    assert [side["house"] for side in state.view(None)["sides"]] == ["stark", "lannister"]


@pytest.mark.rule("SL-002")
def test_three_types_of_challenges() -> None:
    assert [word for word in GAME.vocabulary if word.startswith("attack ")] == [
        "attack military",
        "attack intrigue",
        "attack power",
    ]


@pytest.mark.rule("SL-004", "SL-005", "SL-031", "SL-032", "SL-006")
def test_gold_and_power_are_in_one_treasury_and_one_bank() -> None:
    view = GAME.start(seed=1).view(None)
    assert (view["treasury"], view["bank"]) == (26, 30)
    assert [(side["gold"], side["power"], side["total"]) for side in view["sides"]] == [(0, 0, 0)] * 2


@pytest.mark.rule("SL-007", "SL-008", "SL-R05")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_a_draw_deck_holds_fifty_cards(house: str) -> None:
    assert DECKS[house].total() == 50
    types = Counter[str]()
    for card in LIST["card"]:
        if card["deck"] == house:
            types[card["type"]] += card["copies"]
    assert types == {"character": 28, "location": 9, "attachment": 5, "event": 8}
    assert not set(DECKS["stark"]) & set(DECKS["lannister"])


@pytest.mark.rule("SL-009", "SL-020", "SL-010", "SL-027")
def test_plots_are_cards_of_their_own() -> None:
    assert len(PLOTS) == 32
    assert not set(PLOTS) & set(CARDS)
    for plot in PLOTS.values():
        assert all(isinstance(plot[number], int) and plot[number] >= 0 for number in ("income", "initiative", "claim"))
    assert Counter(plot["set"] for plot in PLOTS.values()) == {"stark": 7, "lannister": 7, "draft": 18}


@pytest.mark.rule("SL-035", "SL-036", "SL-037", "SL-010")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_standard_plot_decks(seat: int) -> None:
    side = GAME.start(seed=1).view(None)["sides"][seat]
    names = sorted(PLOTS[plot]["name"] for plot in side["plots"])
    assert "; ".join(names) == STANDARD[side["house"]]
    assert (side["plot"], side["used"]) == (None, [])


@pytest.mark.rule("SL-011", "SL-028")
def test_every_type_in_play_can_be_of_a_house_or_neutral() -> None:
    houses = {
        kind: {card["house"] for card in LIST["card"] if card["type"] == kind}
        for kind in ("character", "location", "attachment")
    }
    assert houses == {key: {"stark", "lannister", "neutral"} for key in ("character", "location", "attachment")}
    assert all(card["house"] in (card["deck"], "neutral") for card in LIST["card"])


@pytest.mark.rule("SL-012", "SL-013", "SL-014", "SL-015", "SL-016", "SL-018")
def test_every_card_has_the_fields_of_its_type() -> None:
    for card in LIST["card"]:
        assert card["name"]
        assert card["type"] in ("character", "location", "attachment", "event")
        assert isinstance(card["unique"], bool)
        assert set(card["keywords"]) <= KEYWORDS
        assert ("cost" in card) == (card["type"] != "event")
        assert ("strength" in card) == ("icons" in card) == (card["type"] == "character")
        if card["type"] == "character":
            assert set(card["icons"]) <= ICONS
            assert card["icons"]
            assert card["strength"] > 0
    assert {keyword for card in LIST["card"] for keyword in card["keywords"]} == KEYWORDS


@pytest.mark.rule("SL-017", "SL-019")
def test_a_trait_does_nothing_by_itself() -> None:
    """Two characters with other traits and equal numbers are worth the same: only other cards ask for a trait."""
    line = "phase=dominance | plot=calling-the-banners play={} | gold={} plot=detained"
    for card, gold in (("jon-snow", 3), ("grey-wind", 3), ("hodor", 3)):
        assert lay(line.format(card, gold)).view(None)["bank"] == 30
        assert lay(line.format(card, gold - 1)).view(None)["sides"][0]["power"] == 1
        assert lay(line.format(card, gold + 1)).view(None)["sides"][1]["power"] == 1


@pytest.mark.rule("SL-051", "SL-052", "SL-053", "SL-054", "SL-120", "SL-121", "SL-122", "SL-123", "SL-138", "SL-142")
@pytest.mark.rule("SL-144", "SL-155", "SL-168", "SL-180", "SL-186", "SL-191", "SL-192", "SL-196")
def test_what_the_rulebook_says_of_cards() -> None:
    known = {
        "arya-stark": ("stark", "character"),
        "jon-snow": ("stark", "character"),
        "eddard-stark": ("stark", "character"),
        "sansa-stark": ("stark", "character"),
        "stark-escort": ("stark", "character"),
        "maester-luwin": ("stark", "character"),
        "hand-of-the-king-stark": ("stark", "attachment"),
        "winterfell-keep": ("stark", "location"),
        "winterfell": ("stark", "location"),
        "not-today": ("stark", "event"),
        "the-hound": ("lannister", "character"),
        "varys": ("lannister", "character"),
        "insidious-ways": ("lannister", "event"),
        "the-lions-cunning": ("lannister", "event"),
        "a-lannister-pays-his-debts": ("lannister", "event"),
        "littlefinger-stark": ("stark", "character"),
        "littlefinger-lannister": ("lannister", "character"),
    }
    assert {card: (CARDS[card]["deck"], CARDS[card]["type"]) for card in known} == known
    assert sum(CARDS[card]["cost"] for card in ("arya-stark", "jon-snow", "winterfell-keep")) == 5
    assert CARDS["winterfell-keep"]["copies"] >= 2
    assert CARDS["winterfell-keep"]["keywords"] == ["LIMITED"]
    for card in ("jon-snow", "stark-escort", "the-hound"):
        assert "military" in CARDS[card]["icons"]
    assert CARDS["the-hound"]["strength"] == 3
    assert CARDS["jon-snow"]["strength"] + CARDS["stark-escort"]["strength"] == 5
    assert CARDS["eddard-stark"]["unique"]
    assert CARDS["eddard-stark"]["copies"] >= 2
    assert CARDS["littlefinger-stark"]["unique"]
    assert CARDS["littlefinger-lannister"]["unique"]
    assert CARDS["littlefinger-stark"]["name"] == CARDS["littlefinger-lannister"]["name"]
    assert "Ally" in CARDS["varys"]["traits"]
    assert PLOTS["illyrios-gift"]["set"] == "draft"


@pytest.mark.rule("SL-R36", "SL-159")
def test_only_unique_characters_have_a_second_copy() -> None:
    """So duplicates are offered for characters only, and one lies under a card at most."""
    twice = {card["id"] for card in LIST["card"] if card["unique"] and card["copies"] > 1}
    assert all(CARDS[card]["type"] == "character" and CARDS[card]["copies"] == 2 for card in twice)
    for verb in ("duplicate", "save"):
        assert {word.split()[1] for word in GAME.vocabulary if word.startswith(f"{verb} ")} == twice
    assert len(twice) == 14


@pytest.mark.rule("SL-R79")
def test_no_card_puts_another_into_play() -> None:
    verbs = {entry["verb"]: entry["meaning"] for entry in LIST["vocabulary"]}
    assert {verb for card in (*LIST["card"], *LIST["plot"]) for verb in card["verbs"]} <= set(verbs)
    assert [verb for verb, meaning in verbs.items() if "into play" in meaning] == ["after_entering"]


@pytest.mark.rule("SL-R75")
def test_there_is_no_round_limit() -> None:
    """Two players who only pass, with equal incomes: after fifty rounds the game still goes on, and nobody has won."""
    stark = "plot=spies-in-their-midst plots=storm-of-swords rest=discard"
    state = lay(f"phase=plot | {stark} | plot=game-of-thrones plots=uneasy-peace rest=discard")
    while state.view(None)["round"] < 50:
        for seat in state.awaiting:
            words = state.words(seat)
            state.play("pass" if "pass" in words else words[0], seat)
    assert state.result is None


def test_the_vocabulary_is_that_of_the_specification() -> None:
    counts = Counter(word.split()[0] for word in GAME.vocabulary)
    assert counts == {
        "pass": 1,
        "done": 1,
        "mulligan": 1,
        "keep": 1,
        "pay": 1,
        "kneel": 15,
        "place": 60,
        "draft": 18,
        "deck": 32,
        "plot": 32,
        "first": 2,
        "resolve": 18,
        "play": 60,
        "duplicate": 14,
        "use": 25,
        "respond": 16,
        "save": 14,
        "attack": 3,
        "attacker": 42,
        "defender": 42,
        "stealth": 42,
        "claim": 42,
        "target": 70,
        "discard": 60,
        "card": 32,
    }
    assert len(GAME.vocabulary) == len(set(GAME.vocabulary)) == 644
