"""Windows, proven by a toy game: saves, forced reactions in a chosen order, responses in turns, silence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_game import AVENGE, COPIES, GHOUL, NONE, PLAIN, SHIELD, WOLF, WRAITH, Toy

WOLVES = [WOLF, NONE, NONE, WOLF, WOLF, NONE]


def struck(creatures: list[int], *hands: list[int]) -> Toy:
    toy = Toy(creatures[:], list(hands))
    toy.strike(0)
    return toy


def asks(toy: Toy, seat: int, *words: str) -> None:
    assert (toy.awaiting, toy.words()) == ((seat,), words)


def test_an_event_nobody_can_meet_runs_through() -> None:
    toy = struck(WOLVES, [], [])
    assert (toy.awaiting, toy.told) == ((), ["danger (3, 4)", "dead (3, 4)"])
    assert toy.creatures == [WOLF, NONE, NONE, NONE, NONE, NONE]


def test_a_save_takes_one_victim_out_of_danger_and_the_others_die_together() -> None:
    toy = struck(WOLVES, [], [SHIELD, PLAIN])
    asks(toy, 1, "pass", "save 3", "save 4")
    toy.play("save 4")
    asks(toy, 1, "pass")
    toy.play("pass")
    assert toy.told[1:] == ["1 saves 4", "dead (3,)"]
    assert toy.creatures[3:] == [NONE, WOLF, NONE]


def test_chances_go_round_until_all_have_passed_in_a_row() -> None:
    toy = struck(WOLVES, [PLAIN], [SHIELD, SHIELD])
    asks(toy, 0, "pass")
    toy.play("pass")
    toy.play("save 3")
    asks(toy, 0, "pass")
    toy.play("pass")
    toy.play("save 4")
    assert toy.told[1:] == ["1 saves 3", "1 saves 4", "dead ()"]


def test_nobody_is_asked_when_nothing_is_left_to_be_said() -> None:
    toy = struck([NONE] * 3 + [WOLF, NONE, NONE], [PLAIN], [SHIELD, AVENGE])
    toy.play("pass")
    toy.play("save 3")
    assert (toy.awaiting, toy.told[1:]) == ((), ["1 saves 3", "dead ()"])


@pytest.mark.parametrize(("order", "points"), [(("resolve 0", "resolve 1"), 8), (("resolve 1", "resolve 0"), 7)])
def test_forced_reactions_come_in_the_order_that_is_chosen(order: tuple[str, ...], points: int) -> None:
    toy = Toy([WRAITH, GHOUL, NONE, WOLF, NONE, NONE], [[], []])
    toy.points[0] = 3
    toy.strike(0)
    asks(toy, 0, "resolve 0", "resolve 1")
    toy.play(order[0])
    assert (toy.awaiting, toy.points[0]) == ((), points)


def test_a_single_reaction_is_not_asked_and_the_dead_do_not_react() -> None:
    toy = struck([WRAITH, NONE, NONE, GHOUL, WRAITH, NONE], [], [])
    assert (toy.awaiting, toy.told[-1], toy.points) == ((), "wraith 0", [1, 0])


def test_responses_come_last_in_turns_from_the_striker() -> None:
    toy = struck([WRAITH, NONE, NONE, WOLF, NONE, NONE], [AVENGE], [AVENGE])
    for _ in range(2):
        toy.play("pass")
    asks(toy, 0, "pass", "avenge")
    toy.play("avenge")
    asks(toy, 1, "pass", "avenge")
    toy.play("avenge")
    assert (toy.awaiting, toy.points) == ((), [4, 3])
    assert toy.told[-3:] == ["wraith 0", "0 avenges", "1 avenges"]


def test_a_seat_is_no_longer_asked_when_all_copies_lie_open() -> None:
    toy = Toy(WOLVES[:], [[PLAIN], [PLAIN]])
    toy.discard = [SHIELD] * COPIES[SHIELD]
    toy.strike(0)
    assert toy.told == ["danger (3, 4)", "dead (3, 4)"]
    asks(toy, 0, "pass")


def test_a_copy_in_the_middle_of_a_window_goes_its_own_way() -> None:
    toy = struck(WOLVES, [], [SHIELD])
    twin = toy.copy()
    twin.play("save 3")
    toy.play("pass")
    assert (twin.creatures[3:], toy.creatures[3:]) == ([WOLF, NONE, NONE], [NONE, NONE, NONE])


HANDS = st.lists(st.sampled_from((SHIELD, AVENGE, PLAIN)), min_size=3, max_size=3)


@given(HANDS, HANDS, HANDS, st.lists(st.sampled_from((WOLF, WRAITH, GHOUL, NONE)), min_size=6, max_size=6))
def test_silence_tells_nothing(mine: list[int], one: list[int], other: list[int], creatures: list[int]) -> None:
    """Whatever seat 1 holds, the same seats are asked as long as it passes."""
    left, right = struck(creatures, mine, one), struck(creatures, mine, other)
    while left.awaiting:
        assert left.awaiting == right.awaiting
        if left.awaiting == (0,):
            assert left.words() == right.words()
        word = left.words()[0]
        left.play(word)
        right.play(word)
    assert (right.awaiting, left.told, left.points) == ((), right.told, right.points)
