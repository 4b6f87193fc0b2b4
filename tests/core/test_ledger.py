"""The ledger of a game: the rules as data."""

import pytest

import smallcouncil as sc
from smallcouncil.core.ledger import Ledger, Rule

LEDGER = sc.game("hand-of-the-king").ledger


def test_the_ledger_of_hand_of_the_king_is_whole() -> None:
    ids = [rule.id for rule in LEDGER.rules]
    assert ids == [f"HK-{number:03}" for number in range(1, 68)] + [f"HK-R{number:02}" for number in range(1, 17)]
    assert LEDGER.title == "A Game of Thrones: Hand of the King"
    assert "FAQ v1.1" in LEDGER.source


def test_every_rule_says_what_and_where() -> None:
    kinds = {rule.kind for rule in LEDGER.rules}
    assert kinds == {"rule", "card", "example", "ruling"}
    for rule in LEDGER.rules:
        assert rule.text.endswith(".")
        assert rule.section
        assert (rule.why != "") == (rule.kind == "ruling")
        assert (rule.page != "") == (rule.kind != "ruling")


def test_a_rule_is_found_by_its_id() -> None:
    rule = LEDGER.by_id["HK-017"]
    expected = Rule("HK-017", "Moving Varys", "rule", "Varys never moves diagonally.", "PLAYING THE GAME")
    assert rule == expected
    assert len(LEDGER.by_id) == len(LEDGER.rules)
    with pytest.raises(KeyError):
        LEDGER.by_id["HK-999"]


@pytest.mark.parametrize(
    ("term", "ids"),
    [
        ("hk-017", ["HK-017"]),
        ("DIAGONALLY", ["HK-017"]),
        ("hodor", ["HK-029", "HK-037", "HK-048"]),
        ("Editions", ["HK-066", "HK-067"]),
        ("Königsmund", ["HK-067"]),
        ("dragon", []),
    ],
)
def test_rules_are_found_by_any_word(term: str, ids: list[str]) -> None:
    assert [rule.id for rule in LEDGER.search(term)] == ids


def test_an_empty_term_finds_everything() -> None:
    assert LEDGER.search("") == LEDGER.rules


def test_the_ledger_is_read_once_and_is_the_games_own() -> None:
    game = sc.game("hand-of-the-king")
    assert game.ledger is game.ledger
    assert Ledger.beside(type(game).__module__) == game.ledger
