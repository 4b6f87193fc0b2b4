"""Out of which group of hidden cards came what was shown, also after a card changed hands in secret."""

import pytest

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.hand_knowledge import Contradiction, Gift, Reveal
from smallcouncil.games.btwixt.matching import Matching, Sources, settled
from smallcouncil.games.btwixt.packs import Group

DECK = 8


def groups() -> list[Group]:
    """Cards 1 and 2 in hands 0 and 1; cards 2 and 3 in hand 1 and the deck."""
    return [Group([1, 2], [(0, 0), (1, 0)]), Group([2, 3], [(1, 0), (DECK, 0)])]


def test_what_can_have_come_out_of_one_group_only_is_taken_out() -> None:
    left, still_open = settled(groups(), [Reveal(0, 5, 2), Reveal(1, 6, 1)], [])
    assert (left, still_open) == ([Group([], []), Group([2, 3], [(1, 0), (DECK, 0)])], [])


def test_what_can_have_come_out_of_two_groups_stays_open_until_one_is_used_up() -> None:
    assert settled(groups(), [Reveal(1, 5, 2)], []) == (groups(), [Reveal(1, 5, 2)])
    left, still_open = settled(groups(), [Reveal(1, 5, 2), Reveal(0, 6, 2)], [])
    assert (left, still_open) == ([Group([1], [(1, 0)]), Group([3], [(DECK, 0)])], [])


@pytest.mark.parametrize("impossible", [Reveal(0, 5, 3), Reveal(0, 0, 1), Reveal(1, 5, 9)])
def test_what_can_have_come_out_of_none_is_a_contradiction(impossible: Reveal) -> None:
    with pytest.raises(Contradiction):
        settled(groups(), [impossible], [])


def test_of_several_cards_the_latest_that_will_do_is_taken() -> None:
    left, _ = settled([Group([4, 4, 4], [(0, 0), (0, 3), (0, 7)])], [Reveal(0, 5, 4)], [])
    assert left == [Group([4, 4], [(0, 0), (0, 7)])]


def test_only_what_came_out_of_a_hand_after_it_got_a_gift_stays_open_because_of_it() -> None:
    gift = Gift(0, 5, 1)
    before, giver, after = Reveal(1, 5, 3), Reveal(0, 9, 1), Reveal(1, 6, 1)
    left, still_open = settled(groups(), [before, giver, after], [gift])
    assert left == [Group([2], [(1, 0)]), Group([2], [(DECK, 0)])]
    assert still_open == [after]


def test_a_card_that_came_by_a_gift_is_found_in_the_hand_of_the_giver() -> None:
    """Hand 1 shows a 1 that only hand 0 can have had: so that was the gift, and its other card is a 2."""
    hidden = [Group([1, 2], [(0, 0), (0, 0)]), Group([3], [(1, 0)])]
    matching = Matching(hidden, [Reveal(1, 6, 1)], [Gift(0, 5, 1)])
    for seed in range(20):
        assert matching.left_over(Chance(seed)) == [([2], [0]), ([3], [1])]


def test_a_gift_that_nobody_has_seen_may_be_any_card_of_the_giver() -> None:
    hidden = [Group([1], [(0, 0)]), Group([2], [(0, 0)])]
    found = [Matching(hidden, [], [Gift(0, 5, 1)]).left_over(Chance(seed)) for seed in range(20)]
    assert {str(each) for each in found} == {"[([1], [1]), ([2], [0])]", "[([1], [0]), ([2], [1])]"}


def test_a_search_drives_out_whoever_took_what_another_needs() -> None:
    """Two copies of a card in two groups, three hands: only one way of four serves all who showed one."""
    hidden = [Group([1, 1], [(0, 0), (1, 0)]), Group([1, 5], [(1, 0), (2, 0)])]
    sources = Sources(hidden, [Reveal(0, 3, 1), Reveal(1, 4, 1), Reveal(1, 5, 1)])
    for seed in range(20):
        assert sources.left_over(Chance(seed)) == [([], []), ([5], [2])]


def test_a_vain_search_says_so() -> None:
    assert Sources([Group([1], [(0, 0)])], [Reveal(0, 3, 1), Reveal(0, 4, 1)]).left_over(Chance(1)) is None
    assert Matching([Group([1], [(0, 0)])], [Reveal(1, 6, 2)], [Gift(0, 5, 1)]).left_over(Chance(1)) is None
