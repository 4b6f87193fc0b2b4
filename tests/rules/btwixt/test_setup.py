"""Components, setup and councils: BT-001 to BT-018."""

from collections import Counter

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import BadOption, BadSeats
from smallcouncil.games.btwixt import cards
from smallcouncil.games.btwixt.scoring import power

from .conftest import Scenario

GAME = sc.game("btwixt")


@pytest.mark.rule("BT-001")
def test_components() -> None:
    assert sum(cards.TOKENS) == 54
    assert len(cards.LEADERS) == 9
    assert len(cards.ALLIES) == 50
    assert len(cards.STANDARD) == 24
    assert len(cards.STANDARD_CARDS) == 62
    assert len(cards.EVENTS) == 11
    assert len(cards.LEADER_CARDS) == 36
    assert Counter(card.leader for card in cards.LEADER_CARDS) == {leader.id: 4 for leader in cards.LEADERS}
    colors = Counter(card.color for card in cards.STANDARD for _ in range(card.copies))
    assert colors == {"red": 20, "green": 22, "purple": 20}


@pytest.mark.rule("BT-002")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_players(seats: int) -> None:
    assert GAME.seat_counts == (3, 4, 5, 6)
    with pytest.raises(BadSeats):
        GAME.start(seats=seats)


@pytest.mark.rule("BT-003", "BT-R12")
def test_every_card_has_a_value_and_an_ability_but_for_the_plain_ones_which_say_so() -> None:
    plain = {card.id for card in cards.DESIGNS if card.timing == "none"}
    assert plain == {
        "valyrian-steel",
        "sworn-swords",
        "golden-harvest",
        "full-granaries",
        "silver-tongue",
        "mother-of-dragons",
    }
    assert {ally.id for ally in cards.ALLIES if ally.timing == "none"} == {"hodor"}
    assert {card.timing == "none" for card in (*cards.DESIGNS, *cards.ALLIES) if card.text == "No ability."} == {True}  # type: ignore[attr-defined]
    assert {card.text for card in (*cards.DESIGNS, *cards.ALLIES) if card.timing == "none"} == {"No ability."}  # type: ignore[attr-defined]
    assert all(1 <= card.value <= 11 for card in cards.DESIGNS)
    assert all(-3 <= ally.power <= 7 for ally in cards.ALLIES)


@pytest.mark.rule("BT-004", "BT-009")
def test_the_numbers_of_tokens_are_hidden_until_the_end(table: Scenario) -> None:
    t = table(hands=["feast", "", ""], councils=[("gendry", [3, 1]), "", ""])
    for viewer in (None, 0, 1, 2):
        council = t.state.view(viewer)["councils"][0]
        assert (council["tokens"], council["values"], council["total"]) == (2, None, None)
    assert GAME.start(seats=4, seed=3).view(None)["supply"] == 54
    last = table(hands=["feast", "", ""], councils=[("gendry", [3, 1]), "", ""], season="winter", round=4)
    last.play("kneel", "council 2", "council 2")
    council = last.state.view(1)["councils"][0]
    assert (council["values"], council["total"]) == ([1, 3], 2 + 2 + 4)


@pytest.mark.rule("BT-005", "BT-011")
def test_leaders_are_chosen_from_the_first_player_clockwise() -> None:
    named = {"Cersei Lannister", "Euron Greyjoy", "Melisandre", "Doran Martell", "Olenna Tyrell"}
    named |= {"Tyrion Lannister", "Daenerys Targaryen", "Jon Snow"}
    assert named < {leader.name for leader in cards.LEADERS}
    state = GAME.start(seats=3, seed=1, leaders="choose", first=1)
    every = {f"leader {leader.id}" for leader in cards.LEADERS}
    assert state.awaiting == (1,)
    assert set(state.words(1)) == {"random", *every}
    state.play("leader melisandre")
    assert state.awaiting == (2,)
    assert set(state.words(2)) == {"random", *every} - {"leader melisandre"}
    state.play("random")
    state.play("leader jon-snow" if "leader jon-snow" in state.words(0) else "leader doran-martell")
    leaders = state.view(None)["leaders"]
    assert leaders[1] == "melisandre"
    assert len(set(leaders)) == 3
    assert state.view(None)["phase"] == "play"


@pytest.mark.rule("BT-006", "BT-007", "BT-036", "BT-040", "BT-076")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("short", [False, True])
def test_the_time_track(seats: int, short: bool) -> None:
    view = GAME.start(seats=seats, seed=1, short=short).view(None)
    seasons = ["summer", "autumn", "winter"][(seats > 4) + short :]
    assert view["seasons"] == seasons
    assert (view["season"], view["round"], view["rounds"]) == (seasons[0], 1, seats + 1)


@pytest.mark.rule("BT-008", "BT-020")
def test_the_allies_are_shuffled_and_the_top_one_is_current() -> None:
    currents = set()
    for seed in range(40):
        view = GAME.start(seats=3, seed=seed).view(None)
        assert view["ally_deck"] == 49
        currents.add(view["current"]["ally"])
    assert len(currents) > 20


@pytest.mark.rule("BT-010")
def test_the_first_player_is_chosen_or_random() -> None:
    assert GAME.start(seats=4, seed=1, first=2).view(None)["first"] == 2
    assert GAME.start(seats=4, seed=1, first=2).awaiting == (2,)
    assert {GAME.start(seats=4, seed=seed, first="random").view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOption):
        GAME.start(seats=3, first=3)


@pytest.mark.rule("BT-012", "BT-013", "BT-014")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ten_standard_cards_each(seats: int) -> None:
    state = GAME.start(seats=seats, seed=5)
    hands = [state.view(seat)["hand"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [10] * seats
    assert state.view(None)["deck"] == 62 - 10 * seats
    colors = {cards.DESIGNS[cards.DESIGN[card]].color for hand in hands for card in hand}
    assert colors <= {"red", "green", "purple"}
    assert state.view(None)["whites"] == [0] * seats


@pytest.mark.rule("BT-012")
def test_leaders_change_nothing_in_the_standard_game(table: Scenario) -> None:
    one = table(hands=["feast tribute", "ambush", ""])
    two = table(hands=["feast tribute", "ambush", ""], leaders=["jon-snow", "eddard-stark", "olenna-tyrell"])
    for t in (one, two):
        t.play("play feast", "seat 1", "play ambush")
    assert one.seen() == two.seen()


@pytest.mark.rule("BT-015", "BT-016")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_council_between_each_pair_of_neighbours(seats: int) -> None:
    councils = GAME.start(seats=seats, seed=1).view(None)["councils"]
    assert [council["seats"] for council in councils] == [[seat, (seat + 1) % seats] for seat in range(seats)]


@pytest.mark.rule("BT-017", "BT-018")
def test_the_small_council_is_the_weaker_one(table: Scenario) -> None:
    t = table(hands=["feast", "", ""], current="varys", councils=["hodor", "gendry bronn", "podrick-payne"])
    assert t.state.view(None)["small"] == [[2], [0], [2]]
    assert [power(t.state, council) for council in range(3)] == [4, 5, 1]
