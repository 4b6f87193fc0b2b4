"""Modifiers: what cards change or forbid while they are in force, and when that ends."""

from typing import Any

import pytest

from smallcouncil.cardkit.modifiers import HERE, Effect, Modifiers, expire, source_left

BANNER, CURSE, WALL = range(3)
CHALLENGE, ROUND = 1, 2


class Table:
    """A state with one number that the functions read."""

    snow = 1


def more_for_the_owner(s: Table, effect: Effect, about: Any, value: int) -> int:
    return value + 1 + s.snow if effect.owner == about else value


def halved_for_one(s: Table, effect: Effect, about: Any, value: int) -> int:
    return value // 2 if effect.about == about else value


def others(s: Table, effect: Effect, about: Any) -> bool:
    return bool(effect.owner != about)


MODIFIERS: Modifiers[Table] = Modifiers("strength", "pass")
MODIFIERS.add("strength", BANNER, more_for_the_owner)
MODIFIERS.add("strength", CURSE, halved_for_one)
MODIFIERS.add("pass", WALL, others)


@pytest.mark.parametrize(
    ("effects", "value"),
    [
        ([], 8),
        ([Effect(BANNER, owner=3)], 10),
        ([Effect(BANNER, owner=2)], 8),
        ([Effect(BANNER, owner=3), Effect(CURSE, owner=2, about=3)], 5),
        ([Effect(CURSE, owner=2, about=3), Effect(BANNER, owner=3)], 6),
        ([Effect(WALL, owner=3)], 8),
    ],
)
def test_a_value_is_changed_by_all_in_force_in_their_order(effects: list[Effect], value: int) -> None:
    assert MODIFIERS.value(Table(), "strength", 3, 8, effects) == value


@pytest.mark.parametrize(("seat", "forbidden"), [(0, False), (1, True)])
def test_a_verb_is_forbidden_by_anything_that_says_so(seat: int, forbidden: bool) -> None:
    assert MODIFIERS.forbids(Table(), "pass", seat, [Effect(BANNER, 0), Effect(WALL, owner=0)]) is forbidden
    assert not MODIFIERS.forbids(Table(), "pass", seat, [Effect(BANNER, 0)])


def test_lasting_effects_end_at_their_time() -> None:
    effects = [
        Effect(BANNER, 0, 5, CHALLENGE),
        Effect(CURSE, 0, 5, ROUND),
        Effect(WALL, 1),
        Effect(CURSE, 1, 6, CHALLENGE),
    ]
    assert expire(effects, CHALLENGE) == [Effect(BANNER, 0, 5, CHALLENGE), Effect(CURSE, 1, 6, CHALLENGE)]
    assert effects == [Effect(CURSE, 0, 5, ROUND), Effect(WALL, 1, until=HERE)]


def test_what_holds_while_a_card_is_there_ends_when_it_leaves() -> None:
    effects = [Effect(WALL, 0), Effect(WALL, 1), Effect(WALL, 1, 4, ROUND)]
    source_left(effects, WALL, 1)
    assert effects == [Effect(WALL, 0), Effect(WALL, 1, 4, ROUND)]


def test_the_list_of_things_is_closed_and_a_card_speaks_once() -> None:
    with pytest.raises(KeyError):
        MODIFIERS.add("moon", BANNER, others)
    with pytest.raises(ValueError, match="card 2 says twice"):
        MODIFIERS.add("pass", WALL, others)
    assert MODIFIERS.things_of(CURSE) == {"strength"}
    assert MODIFIERS.table("pass") == {WALL: others}
