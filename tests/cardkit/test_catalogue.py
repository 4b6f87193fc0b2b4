"""Catalogue: cards by number and id, what they do, boxes of old versions, and the checks that walk all cards."""

from dataclasses import dataclass

import pytest

from smallcouncil.cardkit.catalogue import Abilities, Boxes, Catalogue, english, faults


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    text: str = "No ability."
    traits: tuple[str, ...] = ()


ENTRIES = [{"id": "wolf", "name": "Wolf", "traits": ["grey"]}, {"id": "lion", "name": "Lion", "text": "Draw a card."}]
CARDS = Catalogue.of(Card, ENTRIES)


def test_cards_are_numbered_in_their_order() -> None:
    assert [card.id for card in CARDS.cards] == ["wolf", "lion"]
    assert CARDS.number == {"wolf": 0, "lion": 1}
    assert CARDS.ids([1, 0, 1]) == ["lion", "wolf", "lion"]
    assert CARDS.cards[0].traits == ("grey",)


def test_a_wrong_entry_is_named() -> None:
    with pytest.raises(ValueError, match=r"card 'wolf': .*moon"):
        Catalogue.of(Card, [{"id": "wolf", "name": "Wolf", "moon": 1}])
    with pytest.raises(ValueError, match="same id"):
        Catalogue.of(Card, [ENTRIES[0], ENTRIES[0]])


def test_a_card_tells_what_it_does_once_and_in_known_parts() -> None:
    abilities = Abilities(CARDS, "played", "scoring")
    assert abilities.tell("lion", played=("draw",)) == 1
    assert abilities.part("played") == {1: ("draw",)}
    assert abilities.part("scoring") == {}
    with pytest.raises(ValueError, match="'lion' are told twice"):
        abilities.tell("lion")
    with pytest.raises(KeyError):
        abilities.tell("wolf", moon=1)
    with pytest.raises(KeyError):
        abilities.tell("bear")


FIRST = {"rules": 2, "card": ["wolf", "lion", "lion"]}


def test_todays_cards_are_those_of_the_last_box() -> None:
    boxes = Boxes([FIRST], {"card": ["lion", "wolf", "lion"]})
    assert (boxes.rules, boxes.versions()) == (2, (2,))
    assert [boxes.rules_for(version) for version in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.parametrize(
    "today", [["wolf", "bear", "lion", "lion"], ["wolf", "lion"], ["wolf", "lion", "lion", "lion"]]
)
def test_other_cards_are_the_box_of_a_new_version(today: list[str]) -> None:
    boxes = Boxes([FIRST], {"card": today})
    assert (boxes.rules, boxes.versions()) == (3, (2, 3))
    assert [boxes.rules_for(version) for version in (1, 2, 3, 4)] == [2, 2, 3, 3]
    assert boxes.box(2)["card"] == ["wolf", "lion", "lion"]
    assert boxes.box(3)["card"] == today


def test_english_texts_become_messages() -> None:
    assert english([CARDS.cards[1]]) == "card-lion = Lion\n    .short = { -short-lion }\n    .text = Draw a card.\n"


def test_the_checks_find_what_is_missing() -> None:
    texts = {f"card-{card.id}{part}": "x" for card in CARDS.cards for part in ("", ".text")}
    half = {key: text for key, text in texts.items() if key != "card-wolf.text"}

    def plain(card: Card) -> bool:
        return card.text == "No ability."

    languages = {"en": texts.__getitem__, "de": half.__getitem__}
    assert faults(CARDS.cards, {"en": texts.__getitem__}, {"lion"}, plain, {"wolf", "lion"}) == []
    assert faults(CARDS.cards, languages, {"wolf"}, plain, {"wolf"}) == [
        "wolf: no card-wolf.text in de",
        "wolf: does something that its text does not say",
        "lion: no ability",
        "lion: no test",
    ]
