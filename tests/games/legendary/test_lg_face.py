"""Legendary in the browser: battlefield, sums, prices, drawn cards, plays that go together, ending a turn too soon."""

import json
import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from boards import Page, answers, board, face_of

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.games.legendary.cards import DESIGNS
from smallcouncil.games.legendary.ui.art.pictures import PICTURES, picture_name
from smallcouncil.games.legendary.ui.browser_layout import TableLayout
from smallcouncil.games.legendary.ui.plain_plays import plain_plays
from smallcouncil.locale import languages
from smallcouncil.web import pages
from smallcouncil.web.rendering import page_texts

SLUG = "legendary"
SAY = page_texts("en", SLUG)
FIRST_LOAD = 300_000


def _laid(position: str, *words: str) -> State:
    state = sc.game(SLUG).facts().lay(position)
    for word in words:
        state.act(state.awaiting[0], state.game.action(word))
    return state


def _layout(state: State, seat: int | None) -> TableLayout:
    return TableLayout(SAY, ("Anna", "Jonas", "Mirja", "Ole"), state.view(seat), answers(state, seat))


def _text(element: dict[str, str]) -> str:
    return " ".join(element["text"].split())


def _thing(shown: Page, name: str) -> dict[str, str]:
    return next(each for each in shown.having("data-thing") if each["data-thing"] == name)


# -- the battlefield

FIELD = (
    '{"seats":2,"attack":4,"recruit":1,"hands":{"0":["basic-soldier"]},"field":{"bow":["ally-karstark-spears"],'
    '"claw":[{"ally":"hench-redcloaks","by":["by-innkeeper"]},"ally-kevans-column"]}}'
)


def test_the_spaces_go_from_escape_to_the_ally_deck() -> None:
    assert [lane.space for lane in _layout(_laid(FIELD), 0).lanes] == ["claw", "dagger", "sword", "spear", "bow"]


def test_an_ally_shows_its_numbers_whose_it_is_and_whom_it_holds() -> None:
    lanes = {lane.space: lane for lane in _layout(_laid(FIELD), 0).lanes}
    redcloaks, column = lanes["claw"].allies
    assert (redcloaks.attack, redcloaks.vp, redcloaks.owner) == (3, 1, "Jonas")
    assert [each.id for each in redcloaks.bystanders] == ["by-innkeeper"]
    assert (redcloaks.bribe, column.bribe) == (False, True)
    assert lanes["bow"].allies[0].owner == "own"
    assert "Innkeeper" in _text(_thing(board(_laid(FIELD), 0), "claw-1"))


def test_what_can_be_fought_or_supported_is_lit_and_nothing_else() -> None:
    lanes = {lane.space: lane for lane in _layout(_laid(FIELD), 0).lanes}
    lit = {ally.face.id: [act.button.word for act in ally.acts] for lane in lanes.values() for ally in lane.allies}
    assert lit == {
        "hench-redcloaks": ["fight claw 1"],
        "ally-kevans-column": [],
        "ally-karstark-spears": ["support bow 1"],
    }


def _row(*houses: str) -> str:
    """Bow to Claw, one Ally each; nobody where there is a dash."""
    one = {
        "s": "hench-stark-bannermen",
        "l": "hench-redcloaks",
        "d": "ally-khals-outriders",
        "k": "ally-court-bailiffs",
    }
    places = zip(("bow", "spear", "sword", "dagger", "claw"), houses, strict=True)
    field = ",".join(f'"{space}":["{one[house]}"]' for space, house in places if house != "-")
    return f'{{"seats":4,"field":{{{field}}}}}'


@pytest.mark.parametrize(
    ("houses", "in_danger"),
    [("sldsl", {"claw"}), ("sl-sl", set()), ("sldss", set()), ("-ldsl", set()), ("----l", set())],
)
def test_what_the_next_ally_can_push_out_is_marked(houses: str, in_danger: set[str]) -> None:
    """Only a full row passes the push on to its end, and an Ally joins one of its own House instead."""
    lanes = _layout(_laid(_row(*houses)), 0).lanes
    assert {lane.space for lane in lanes if any(ally.danger for ally in lane.allies)} == in_danger


# -- points and prices


def test_sums_tell_where_they_came_from_and_what_was_spent() -> None:
    position = '{"seats":2,"hands":{"0":["basic-soldier","basic-soldier","the-pointy-end","basic-merchant"]},'
    position += '"field":{"bow":["hench-redcloaks"]}}'
    plays = ("play basic-soldier", "play basic-soldier", "play the-pointy-end", "play basic-merchant")
    state = _laid(position, *plays)
    points = _layout(state, 1).points
    assert points is not None
    assert (points.player, points.mine, points.attack, points.recruit) == ("Anna", False, 4, 1)
    told = [("Soldier", 1), ("Soldier", 1), ("The Pointy End", 2)]
    assert [tuple(each) for each in points.attack_from] == told
    assert [tuple(each) for each in points.recruit_from] == [("Merchant", 1)]
    assert (points.spent("attack"), points.spent("recruit")) == (0, 0)
    state.act(0, state.game.action("fight bow 1"))
    while state.prompt(0) is not None and state.prompt(0).ask != "turn":  # type: ignore[union-attr]
        state.act(0, state.actions(0)[0])
    points = _layout(state, 0).points
    assert points is not None
    assert (points.mine, points.attack, points.spent("attack")) == (True, 1, 3)


def test_a_price_is_that_of_now_and_what_can_be_paid_is_lit() -> None:
    """Three Dragons is printed 9*: each other Hero of its name in the discard pile or played makes it cheaper."""
    lineup = ["three-dragons", "he-is-khal", "never-defeated", "rakharo-sworn-to-her", "unburnt"]
    told = {"seats": 2, "houses": ["dothraki", "lannister"], "recruit": 3, "lineups": {"0": lineup}}
    state = _laid(json.dumps(told))
    slots = _layout(state, 0).mine.lineup
    assert [slot.price for slot in slots] == state.view(0)["costs"][0]
    assert [bool(slot.acts) for slot in slots] == [False, True, False, True, False]
    assert [slot.changed for slot in slots] == [str(slot.price) != slot.face.cost.rstrip("*") for slot in slots]


# -- plays that go together


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        (["basic-merchant", "basic-soldier", "basic-wound"], {"play basic-merchant", "play basic-soldier"}),
        (["basic-merchant", "mountain-amok"], {"play basic-merchant"}),
        (["basic-merchant", "the-dancing-master"], {"play basic-merchant"}),
        (["basic-merchant", "golden-armor"], {"play basic-merchant"}),
        (["basic-wound"], set()),
    ],
    ids=["no wound", "nothing that asks", "nothing that draws", "nothing that would ask behind others", "nothing"],
)
def test_only_plays_without_a_choice_and_without_news_go_together(hand: list[str], plays: set[str]) -> None:
    cards = ",".join(f'"{card}"' for card in hand)
    position = f'{{"seats":2,"hands":{{"0":[{cards}]}},"decks":{{"0":["basic-soldier","basic-soldier"]}}}}'
    assert set(plain_plays(_laid(position), 0)) == plays


def test_what_another_card_triggers_waits_for_it() -> None:
    state = _laid('{"seats":2,"hands":{"0":["debts-paid","wine-and-whispers","wit-and-nerve","basic-merchant"]}}')
    words = plain_plays(state, 0)
    assert len(words) == 4
    for word in words:
        state.act(0, state.game.action(word))
    assert (state.view(0)["attack"], state.view(0)["recruit"]) == (2, 6)


def test_copies_are_played_one_by_one() -> None:
    state = _laid('{"seats":2,"hands":{"0":["basic-merchant","basic-merchant","basic-soldier"]}}')
    assert sorted(plain_plays(state, 0)) == ["play basic-merchant", "play basic-merchant", "play basic-soldier"]


# -- a turn that ends too soon


@pytest.mark.parametrize(
    ("told", "warns"),
    [
        ('"hands":{"0":["basic-merchant"]}', True),
        ('"hands":{"0":["basic-wound"]}', False),
        ('"recruit":1', False),
        ('"recruit":3', True),
        ('"attack":1,"field":{"bow":["hench-redcloaks"]}', False),
        ('"attack":3,"field":{"bow":["hench-redcloaks"]}', True),
    ],
)
def test_ending_the_turn_warns_of_what_could_still_be_done(told: str, warns: bool) -> None:
    state = _laid(f'{{"seats":2,{told}}}')
    offered = answers(state, 0)
    warned = {each.word for each in offered if face_of(state).warning(each, offered)}
    assert warned == ({"end turn"} if warns else set())


# -- drawn cards


@pytest.mark.parametrize("lang", languages())
def test_every_card_is_a_drawing_of_its_own_with_its_name_and_whole_text(lang: str) -> None:
    say = page_texts(lang, SLUG)
    for card in DESIGNS:
        drawn = ElementTree.fromstring(pages.card_drawing(lang, SLUG, card.id) or "")
        assert not [each for each in drawn.iter() if each.tag.endswith(("use", "image", "style", "script"))]
        words = " ".join(" ".join(drawn.itertext()).split())
        assert "…" not in words
        assert {f"{number}{'+' if card.plus else ''}" for number in (card.attack, card.recruit) if number} <= {
            *words.split()
        }
        assert say(f"card-{card.id}").split()[0] in words
        if say.has(f"card-{card.id}.text"):
            lines = "".join("".join(drawn.itertext()).split())
            assert "".join(say(f"card-{card.id}.text").split()) in lines
            lowest = max(float(each.get("font-size", 0)) for each in drawn.iter() if each.tag.endswith("text"))
            assert lowest >= 8


def test_a_card_that_there_is_not_has_no_drawing() -> None:
    assert pages.card_drawing("en", SLUG, "nobody") is None
    assert pages.card_drawing("en", "btwixt", "nobody") is None


def test_every_picture_is_used_and_every_card_has_one() -> None:
    assert {picture_name(card.id) for card in DESIGNS} == set(PICTURES)


def test_a_page_carries_no_whole_cards() -> None:
    shows = face_of(_laid(FIELD))
    sprite = str(shows.sprite())
    assert 'id="card-' not in sprite
    largest: Any = max(len(board(sc.game(SLUG).start(seats=4, seed=seed), 0).html) for seed in range(3))
    assert len(sprite) + largest < FIRST_LOAD // 2
