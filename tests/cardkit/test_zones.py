"""Zones: cards change their place through one door, and none is lost or doubled on the way."""

from hypothesis import given
from hypothesis import strategies as st

from smallcouncil.cardkit import zones
from smallcouncil.core.chance import Chance


def test_a_card_moves_to_the_top_into_a_hand_or_under_a_deck() -> None:
    pile, deck, hand = [4, 2, 2], [9], [1, 5]
    zones.move(2, pile, deck)
    assert (pile, deck) == ([4, 2], [9, 2])
    zones.move_into_hand(4, pile, hand)
    assert (pile, hand) == ([2], [1, 4, 5])
    zones.move_under(1, hand, deck)
    assert (hand, deck) == ([4, 5], [1, 9, 2])
    assert zones.move_top(deck, pile) == 2
    assert (deck, pile) == ([1, 9], [2, 2])
    zones.move_all(pile, deck)
    assert (pile, deck) == ([], [1, 9, 2, 2])


def test_a_short_deck_gives_what_it_has() -> None:
    deck, hand = [3, 8], [5]
    assert zones.draw(deck, hand, 1) == [8]
    assert zones.draw(deck, hand, 2) == [3]
    assert zones.draw(deck, hand, 2) == []
    assert (deck, hand) == ([], [3, 5, 8])


def test_shuffling_follows_the_luck_of_the_state() -> None:
    one, two, three = list(range(30)), list(range(30)), list(range(30))
    zones.shuffle(one, Chance(4))
    zones.shuffle(two, Chance(4))
    zones.shuffle(three, Chance(5))
    assert one == two != three
    assert sorted(one) == list(range(30))


def test_what_is_lost_or_doubled_is_found() -> None:
    assert zones.misplaced([[1, 2], [2]], [1, 2, 2]) == {}
    assert zones.misplaced([[1, 1], [2]], [1, 2, 2, 3]) == {1: 1, 2: -1, 3: -1}


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 4)), max_size=40), st.integers(0, 99))
def test_no_card_is_ever_lost(moves: list[tuple[int, int, int]], seed: int) -> None:
    box = [0, 0, 1, 1, 2, 3, 4, 5, 5]
    places: list[list[int]] = [sorted(box), [], [], []]
    for source, target, how in moves:
        here, there = places[source], places[target]
        if how == 0:
            zones.draw(here, there, 2)
        elif how == 1:
            zones.shuffle(here, Chance(seed))
        elif here and source != target:
            (zones.move, zones.move_under, zones.move_into_hand)[how - 2](here[0], here, there)
        assert zones.misplaced(places, box) == {}
