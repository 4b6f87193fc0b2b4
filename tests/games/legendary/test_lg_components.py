"""What is in the box: the facts of the card list that the rules fix."""

from collections import Counter
from importlib.resources import files

import pytest
from lg_playing import COPIES, GAME, GROUP_HOUSE, HERO_OF, HOUSES, LIST, TEAM_OF, begin

from smallcouncil.games.legendary.cards import CLASS_BITS, DESIGN, IS_HERO, TEAM

FIRST_GAME = {
    "stark": "Kingdom of the North; Lord Eddard Stark; Winter is Coming; Young Arya",
    "lannister": "Hound & Mountain; Jaime Lannister; Queen Cersei; Tyrion Lannister",
    "kings-landing": "Baratheons in Summer; Great Warriors; Robert Baratheon; Small Council",
    "dothraki": "Daenerys, New Khaleesi; Jorah Mormont; Khal Drogo; Young Dragons",
}


def total(kind: str) -> int:
    return sum(COPIES[card["id"]] for card in LIST[kind])


def titles(hero: str) -> list[dict[str, str]]:
    return [card for card in LIST["hero_card"] if card["hero"] == f"hero-{hero}"]


@pytest.mark.rule("LG-274", "LG-275", "LG-276", "LG-277", "LG-278", "LG-R01")
def test_the_set_has_550_cards() -> None:
    counts = {kind: total(kind) for kind in ("hero_card", "ally", "henchman", "mastermind", "minor_hero", "event")}
    assert counts == {"hero_card": 252, "ally": 72, "henchman": 40, "mastermind": 20, "minor_hero": 20, "event": 32}
    assert total("bystander") == 12
    basics = {card["id"].removeprefix("basic-"): card["copies"] for card in LIST["basic"]}
    assert basics == {"merchant": 24, "soldier": 16, "maester": 12, "wound": 20, "master-strike": 10}
    defenders = sum(card["copies"] for card in LIST["defender"])
    assert defenders == 20
    assert COPIES.total() + defenders == 550 == LIST["set"]["cards"]


@pytest.mark.rule("LG-279")
def test_the_other_parts_of_the_box() -> None:
    parts = {key: LIST["components"][key] for key in ("tokens", "dividers", "player_boards", "playmats")}
    assert parts == {"tokens": 63, "dividers": 60, "player_boards": 4, "playmats": 1}


@pytest.mark.rule("LG-016", "LG-276", "LG-006")
@pytest.mark.parametrize("house", HOUSES)
def test_a_house_has_five_masterminds_five_defenders_and_five_minor_heroes(house: str) -> None:
    assert sum(card["house"] == house for card in LIST["mastermind"]) == 5
    assert [card["copies"] for card in LIST["defender"] if card["house"] == house] == [5]
    assert sum(card["house"] == house for card in LIST["minor_hero"]) == 5
    assert [team["id"] for team in LIST["team"] if team["house"]] == list(HOUSES)


@pytest.mark.rule("LG-022", "LG-260", "LG-261", "LG-262", "LG-007", "LG-009", "LG-012", "LG-014")
def test_eighteen_heroes_of_fourteen_cards() -> None:
    assert len(LIST["hero"]) == 18
    for hero in LIST["hero"]:
        rarities = sorted(card["rarity"] for card in LIST["hero_card"] if card["hero"] == hero["id"])
        assert rarities == ["common", "common", "rare", "uncommon"]
        assert sum(COPIES[card] for card, of in HERO_OF.items() if of == hero["id"]) == 14
    assert LIST["set"]["rarity_copies"] == {"common": 5, "uncommon": 3, "rare": 1}
    for house, names in FIRST_GAME.items():
        assert "; ".join(sorted(hero["name"] for hero in LIST["hero"] if hero["team"] == house)) == names
    others = {hero["name"]: hero["team"] for hero in LIST["hero"] if hero["team"] not in HOUSES}
    assert others == {"Jon Snow, Steward of the Watch": "nights-watch", "Bronn": "sell-swords"}


@pytest.mark.rule("LG-027", "LG-028", "LG-275", "LG-R07")
def test_ally_groups_have_eight_cards_and_henchman_groups_five() -> None:
    assert len(LIST["ally_group"]) == 9
    for group in LIST["ally_group"]:
        assert group["name"]
        assert sum(card["copies"] for card in LIST["ally"] if card["group"] == group["id"]) == 8
    assert Counter(group["house"] for group in LIST["ally_group"]) == {**dict.fromkeys(HOUSES, 2), "nights-watch": 1}
    assert [group["id"] for group in LIST["ally_group"] if group["neutral_only"]] == ["group-brothers-of-the-watch"]
    assert Counter(card["house"] for card in LIST["henchman"]) == dict.fromkeys(HOUSES, 2)
    weakest = min(card["vp"] for card in LIST["ally"])
    assert all(card["copies"] == 5 and card["vp"] < weakest for card in LIST["henchman"])
    assert sum(GROUP_HOUSE[card["group"]] == "stark" for card in LIST["ally"]) == 10


@pytest.mark.rule("LG-R09", "LG-185", "LG-258", "LG-R08", "LG-193", "LG-070")
def test_basic_cards_are_grey_heroes() -> None:
    values = {
        card["id"]: (card["cost"], card.get("attack"), card.get("recruit"))
        for card in LIST["basic"]
        if card["id"] != "basic-master-strike"
    }
    assert values == {
        "basic-merchant": (0, None, 1),
        "basic-soldier": (0, 1, None),
        "basic-maester": (3, None, 2),
        "basic-wound": (0, None, None),
    }
    grey = [*values, *(card["id"] for card in LIST["minor_hero"])]
    assert all(not CLASS_BITS[DESIGN[card]] for card in grey)
    assert [card for card in grey if not IS_HERO[DESIGN[card]]] == ["basic-wound"]
    assert all(card["vp"] == 1 for kind in ("minor_hero", "bystander") for card in LIST[kind])
    assert {TEAM[DESIGN[card["id"]]] for card in LIST["minor_hero"]} == {0, 1, 2, 3}


@pytest.mark.rule("LG-093", "LG-257", "LG-259", "LG-095", "LG-094")
def test_every_hero_card_has_one_or_two_classes_and_a_team() -> None:
    assert LIST["set"]["classes"] == ["strength", "instinct", "covert", "strategy", "skill"]
    for card in LIST["hero_card"]:
        assert 1 <= len(set(card["classes"])) == len(card["classes"]) <= 2
        assert set(card["classes"]) <= set(LIST["set"]["classes"])
        assert TEAM_OF[card["hero"]] == LIST["team"][TEAM[DESIGN[card["id"]]]]["id"]
    classes = {card["id"]: card["classes"] for card in LIST["hero_card"]}
    assert len(classes["that-makes-it-simple-then"]) == len(classes["renly-as-ally"]) == 2
    assert classes["he-is-khal"] == classes["never-defeated"] == ["strength"]


@pytest.mark.rule("LG-263", "LG-264")
def test_whom_the_cards_portray() -> None:
    assert [card["title"].split(",")[0].split()[0] for card in titles("great-warriors")] == [
        *("Loras", "Gerold", "Barristan", "Arthur")
    ]
    council = [card["title"] for card in titles("small-council")]
    assert [name for name in ("Varys", "Baelish", "Pycelle", "Council") if any(name in title for title in council)] == [
        *("Varys", "Baelish", "Pycelle", "Council")
    ]
    dragons = " ".join(card["title"] for card in titles("young-dragons"))
    assert [name for name in ("Rhaegal", "Viserion", "Three Dragons") if name in dragons] == [
        *("Rhaegal", "Viserion", "Three Dragons")
    ]
    khaleesi = [card["title"] for card in titles("daenerys-new-khaleesi")]
    assert sum("Rakharo" in title for title in khaleesi) == 1
    assert sum("Qotho" in card["title"] for card in titles("khal-drogo")) == 1
    assert {card["depicts"] for card in titles("young-arya")} >= {"Arya", "Sansa", "Syrio Forel"}
    assert {card["depicts"] for card in titles("hound-and-mountain")} == {"Sandor", "Gregor", "Sandor and Gregor"}
    assert not any("depicts" in card for hero in ("jorah-mormont", "lord-eddard-stark") for card in titles(hero))


@pytest.mark.rule("LG-003")
def test_no_text_speaks_of_villains() -> None:
    texts = [
        str(card.get(key, ""))
        for kind in (*("hero_card", "minor_hero", "basic", "bystander", "ally", "henchman", "mastermind"), "event")
        for card in LIST[kind]
        for key in ("text", "fight", "ambush", "escape", "rescue", "master_strike")
    ]
    assert any("Ally Deck" in text for text in texts)
    words = files("smallcouncil.games.legendary").joinpath("cards.toml").read_text(encoding="utf-8")
    assert "villain" not in words.lower()
    assert not [text for text in texts if "villain" in text.lower()]


@pytest.mark.rule("LG-047", "LG-R14", "LG-049", "LG-133", "LG-176", "LG-R24", "LG-072")
def test_the_row_has_five_spaces_and_the_lineup_five_numbers() -> None:
    assert LIST["battlefield"]["ranges"] == ["Bow", "Spear", "Sword", "Dagger", "Claw"]
    assert LIST["battlefield"]["space_limit"] == 3
    assert list(begin(seats=2).view(None)["field"]) == ["bow", "spear", "sword", "dagger", "claw"]
    assert [word for word in GAME.vocabulary if word.startswith("recruit ")] == [
        *(f"recruit {number}" for number in range(1, 6)),
        "recruit maester",
    ]
    assert {card["cycle"] for card in LIST["event"]} == {1, 2, 3, 4, 5}


@pytest.mark.rule("LG-036", "LG-002")
def test_the_board_names_every_place_of_a_player() -> None:
    """What lies where on a board is drawn; the view names each place once for each player."""
    view = begin(seats=3).view(None)
    for key in ("decks", "hands", "discards", "hero_decks", "lineups", "stacks", "defenders", "victory", "tokens"):
        assert len(view[key]) == 3, key
    assert view["escaped"] == []
    assert isinstance(view["ally_deck"], int)
    order = list(view)
    assert order.index("masterminds") < order.index("defenders")
    assert order.index("field") < order.index("escaped")
