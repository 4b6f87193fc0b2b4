"""The evaluation: what it reads from a position, the same plain and compiled, and exact when a game is over."""

from typing import Any

import pytest
from playing import GAME, KINDS, name_of

from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king import evaluation as ev
from smallcouncil.games.hand_of_the_king.cards import HOUSES
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand, flatten, learned, setting
from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge
from smallcouncil.games.hand_of_the_king.state import HandState

KNOWLEDGE = HandKnowledge()


def moments(seed: int, **kind: Any) -> list[State]:
    """Every position of a random game, its end included."""
    state = GAME.start(seed=seed, **kind)
    luck = Chance(seed)
    found = [state.copy()]
    while state.awaiting:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
        found.append(state.copy())
    return found


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_shares_are_shares_and_exact_at_the_end(kind: dict[str, Any]) -> None:
    for state in moments(5, **kind):
        shares = KNOWLEDGE.evaluate(state)
        assert len(shares) == state.seats
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(2.0 if kind.get("teams") else 1.0)
        if kind.get("teams"):
            assert shares[:2] == shares[2:]
        if state.result is not None:
            assert [seat for seat, share in enumerate(shares) if share == 1.0] == list(state.result.winners)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_the_compiled_evaluation_is_the_plain_one(kind: dict[str, Any]) -> None:
    import numpy

    fast = compiled(ev)
    for state in moments(9, **kind)[::3]:
        assert isinstance(state, HandState)
        shares = numpy.zeros(8)
        fast.all_shares(numpy.array(state.row), numpy.array(KNOWLEDGE.weights(state)), shares)
        assert tuple(shares[: state.seats]) == pytest.approx(KNOWLEDGE.evaluate(state), abs=1e-12)


def test_what_is_read_of_a_house() -> None:
    """Seat 0 takes two Greyjoys and leads by two; the class of a level House tells who has its banner."""
    state = GAME.start(seed=12, companions=False)
    luck = Chance(1)
    checked = set()
    while state.awaiting:
        assert isinstance(state, HandState)
        view = state.view(None)
        for number, house in enumerate(HOUSES):
            own, other = (view["counts"][seat].get(house, 0) for seat in (0, 1))
            lead = max(-4, min(4, own - other))
            level = {None: 5, 0: 6, 1: 4}[view["banners"][house]]
            expected = level if lead == 0 else lead + 4 if lead < 0 else lead + 6
            assert ev.lead_class(state.row, 1, number) == expected
            checked.add(expected)
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    assert len(checked) >= 7


def test_what_can_be_taken_at_once() -> None:
    for seed in range(10):
        for state in moments(seed, companions=False)[:-1]:
            assert isinstance(state, HandState)
            for number, house in enumerate(HOUSES):
                taken = [
                    len([event for event in after.events(None, len(state.history)) if event["event"] == "took"])
                    for after in _declared(state, house)
                ]
                left = _left(state, house)
                most = max(taken, default=0)
                assert ev.reach_class(state.row, number) == (3 if most and most == left else min(most, 2))


def _declared(state: State, house: str) -> list[State]:
    found = []
    for word in state.words(state.awaiting[0]):
        if word.endswith(f" {house}"):
            after = state.copy()
            after.play(word)
            found.append(after)
    return found


def _left(state: HandState, house: str) -> int:
    cards = {card for card in state.view(None)["grid"] if card not in (None, "varys")}
    number = HOUSES.index(house)
    from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, HOUSE_OF

    return sum(card in cards for card, owner in zip(CHARACTERS, HOUSE_OF, strict=True) if owner == number)


def test_the_data_file_has_every_setting_and_nothing_odd() -> None:
    settings = {
        setting(seats, teams, companions)
        for seats in (2, 3, 4)
        for teams in ((False, True) if seats == 4 else (False,))
        for companions in (False, True)
    }
    assert set(learned()) == settings
    for numbers in [*learned().values(), by_hand()]:
        assert len(numbers) == ev.WEIGHTS
        assert all(-60.0 <= number <= 60.0 for number in numbers)


def test_a_set_with_one_half_leaves_the_other_empty() -> None:
    half = [[[0.5] * ev.LEFT] * ev.LEADS] * len(HOUSES)
    reach = [[[0.25] * ev.REACHES] * ev.LEADS] * len(HOUSES)
    numbers = flatten({"standing": [half], "reach": [reach], "whole": [1.0] * ev.WHOLE_SIZE})
    assert numbers[: ev.STANDING_SIZE] == [0.5] * ev.STANDING_SIZE
    assert numbers[ev.STANDING_SIZE : ev.REACH] == [0.0] * ev.STANDING_SIZE
    assert numbers[ev.WHOLE : ev.CURVE] == [1.0] * ev.WHOLE_SIZE


def test_a_lead_that_cannot_be_caught_is_worth_more_than_a_shaky_one() -> None:
    """In every House the chance of its banner grows with the lead, by the numbers written by hand."""
    numbers = by_hand()
    for house in range(len(HOUSES)):
        for left in range(ev.LEFT):
            cells = [numbers[(house * ev.LEADS + lead) * ev.LEFT + left] for lead in range(ev.LEADS)]
            assert cells == sorted(cells)
