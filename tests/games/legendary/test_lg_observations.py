"""Observations of Legendary say what the view says, to each seat what it may know."""

import json
from collections.abc import Iterator
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State, Value
from smallcouncil.games.legendary.cards import DESIGN, DESIGNS, GROUP_IDS, HEROES, HOUSES
from smallcouncil.games.legendary.frames import ASKS
from smallcouncil.games.legendary.planes import DECK_KINDS, FIRST_ALLY, FIRST_CAPTIVE, FIRST_MASTERMIND
from smallcouncil.games.legendary.table import NONE, PHASES

GAME = sc.game("legendary")
ENCODER = GAME.encoder()
KINDS: list[tuple[int, dict[str, Value]]] = [
    (2, {"setup": "first-game"}),
    (3, {"setup": "tourney", "showdown": True, "equal_turns": True}),
    (4, {"setup": "secret-draft", "houses": "choose", "minor_heroes": "choose"}),
]


def moments(seats: int, seed: int, **options: Value) -> Iterator[State]:
    """The same state at every third decision of a random game, and at its end."""
    state, luck = GAME.start(seats, seed, **options), Chance(seed)
    while state.awaiting:
        if len(state.history) % 3 == 0:
            yield state
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    yield state


def planes(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = ENCODER.split(ENCODER.observation(state, seat))
    return found


def ids(counts: Any, first: int = 0) -> list[str]:
    return sorted(DESIGNS[first + card].id for card in counts.nonzero()[0] for _ in range(counts[card]))


def around(seat: int, seats: int) -> list[int]:
    """All seats, from the observer on."""
    return [(seat + step) % seats for step in range(seats)]


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_what_lies_open_is_that_of_the_view(seats: int, options: dict[str, Value]) -> None:
    for number, state in enumerate(moments(seats, 4, **options)):
        seat = number % seats
        view, told = state.view(seat), planes(state, seat)
        for name in ("hands", "decks", "hero_decks", "stacks", "tokens", "scores", "lost", "defenders"):
            expected = [view[name][each] for each in around(seat, seats)]
            assert told[name].tolist() == expected + [0] * (4 - seats)
        for name in ("mastermind_attack", "defender_attack"):
            assert told[name].tolist()[:seats] == [view[name][each] or 0 for each in around(seat, seats)]
        for place, each in enumerate(around(seat, seats)):
            for name in ("discards", "unseen", "victory", "aside"):
                assert ids(told[name][place]) == sorted(view[name][each])
            assert [DESIGNS[row.argmax()].id for row in told["lineups"][place] if row.any()] == view["lineups"][each]
            assert told["costs"][place].tolist()[: len(view["costs"][each])] == view["costs"][each]
            assert [HOUSES[house] for house in told["houses"][place].nonzero()[0]] == [view["houses"][each]] * (
                view["houses"][each] is not None
            )
            top = view["masterminds"][each]
            assert ids(told["masterminds"][place], FIRST_MASTERMIND) == ([top] if top else [])
            assert sorted(HEROES.cards[hero].id for hero in told["heroes"][place].nonzero()[0]) == sorted(
                set(view["heroes"][each])
            )
        assert ids(told["escaped"]) == sorted(view["escaped"])
        assert ids(told["ko"]) == sorted(view["ko"])
        assert [GROUP_IDS[group] for group in told["groups"].nonzero()[0]] == sorted(
            view["groups"], key=GROUP_IDS.index
        )
        assert dict(zip(DECK_KINDS, told["ally_deck"].tolist(), strict=True)) == view["ally_kinds"]
        assert told["supply"].tolist() == [
            *(view["event_deck"], view["bystander_deck"], view["wounds"], view["maesters"])
        ]


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_battlefield_and_turn_are_those_of_the_view(seats: int, options: dict[str, Value]) -> None:
    captives = 0
    for number, state in enumerate(moments(seats, 5, **options)):
        seat = number % seats
        view, told = state.view(seat), planes(state, seat)
        for at, space in enumerate(view["field"].values()):
            for place in range(3):
                spot, ally = 3 * at + place, space[place] if place < len(space) else None
                assert ids(told["allies"][spot], FIRST_ALLY) == ([ally["ally"]] if ally else [])
                assert ids(told["captives"][spot], FIRST_CAPTIVE) == (sorted(ally["bystanders"]) if ally else [])
                if ally:
                    assert told["ally_attack"][spot] == ally["attack"]
                    assert (told["bribes"][spot], told["supported"][spot]) == (ally["bribe"], ally["supported"])
                    captives += len(ally["bystanders"])
        assert told["points"].tolist() == [view["attack"], view["recruit"], view["made"]]
        assert ids(told["played"]) == sorted(card.partition("+")[0] for card in view["played"])
        assert ids(told["gone"]) == sorted(card.partition("+")[0] for card in view["gone"])
        chosen = [card for card in (*view["played"], *view["gone"]) if "+" in card]
        assert told["classes"].sum() == len(chosen)
        if view["named"] is not None:
            assert sorted(told["named"][told["named"] > 0]) == sorted(left for left in view["named"].values() if left)
        assert [PHASES[phase] for phase in told["phase"].nonzero()[0]] == [view["phase"]]
        assert told["number"].tolist() == [min(127, view["number"])]
        showdown = view["showdown"] or {"totals": [], "order": []}
        assert told["order"].sum() == len(showdown["order"])
        totals = [[totals.get(str(each), -1) + 1 for each in around(seat, seats)] for totals in showdown["totals"]]
        assert told["totals"][: len(totals), :seats].tolist() == totals
    assert captives


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_what_a_seat_knows_and_is_asked_is_that_of_the_view(seats: int, options: dict[str, Value]) -> None:
    asked_by = 0
    for number, state in enumerate(moments(seats, 6, **options)):
        seat = state.awaiting[0] if state.awaiting and number % 2 else number % seats
        view, told = state.view(seat), planes(state, seat)
        known = view["known"]
        assert ids(told["hand"]) == sorted(view["hand"])
        for place, each in enumerate(around(seat, seats)):
            assert ids(told["known"][place]) == sorted(known["hands"][each])
            assert ids(told["top"][place]) == known["tops"][each][:1]
            assert ids(told["tops"][place]) == sorted(known["tops"][each])
            assert ids(told["heroes_under"][place]) == sorted(known["heroes_under"][each])
            assert ids(told["masterminds_under"][place], FIRST_MASTERMIND) == sorted(known["masterminds_under"][each])
        assert ids(told["ally_top"]) == ([known["ally_top"]] if known["ally_top"] else [])
        assert ids(told["ally_under"]) == sorted(known["ally_under"])
        draft = view["draft"] or {"pack": [], "picks": []}
        for name in ("pack", "picks"):
            assert [HEROES.cards[hero].id for hero in told[name].nonzero()[0]] == sorted(
                draft[name], key=lambda hero: HEROES.number[hero]
            )
        awaiting = view["awaiting"] or {"seats": [], "by": "game"}
        assert told["awaited"].tolist()[:seats] == [int(each in awaiting["seats"]) for each in around(seat, seats)]
        assert [ASKS[ask] for ask in told["ask"].nonzero()[0]] == ([awaiting["ask"]] if view["awaiting"] else [])
        assert ids(told["by"]) == ([] if awaiting["by"] == "game" else [awaiting["by"]])
        assert told["over"].tolist() == [int(view["result"] is not None)]
        asked_by += int(told["by"].sum())
    assert asked_by


def test_a_discount_by_hidden_cards_is_told_to_their_owner_alone() -> None:
    """Whoever sees the price would know how many Heroes of that name lie in the hand; cards in front tell everybody."""
    lineup = ["three-dragons", "exiles-longsword", "he-is-khal", "reports-to-the-spider", "rhaegal-takes-wing"]
    hand = ["learning-the-tongue", "learning-the-tongue", "basic-soldier"]
    position = {"seats": 2, "houses": ["dothraki", "stark"], "hands": {"0": hand}, "lineups": {"0": lineup}}
    state = GAME.facts().lay(json.dumps(position))
    assert [state.view(seat)["costs"][0][0] for seat in (0, 1, None)] == [7, 9, 9]
    assert (planes(state, 0)["costs"][0][0], planes(state, 1)["costs"][1][0]) == (7, 9)
    state.play("play learning-the-tongue")
    assert [state.view(seat)["costs"][0][0] for seat in (0, 1, None)] == [7, 8, 8]


def test_an_answer_in_secret_changes_nothing_for_the_other_seats() -> None:
    state = GAME.start(3, 3, setup="secret-draft")
    told = []
    assert state.awaiting == (0, 1, 2)
    for action in state.actions(0):
        after = state.copy()
        after.act(0, action)
        told.append([(ENCODER.observation(after, seat).tobytes(), ENCODER.text(after, seat)) for seat in (1, 2)])
        assert list(ENCODER.seen(after, 1)) == []
        assert list(ENCODER.seen(after, 0)) == [(0, action)]
    assert len(told) > 2
    assert all(each == told[0] for each in told)


def test_an_observation_is_an_array_of_its_own() -> None:
    state = GAME.start(2, 1)
    first = ENCODER.observation(state, 0)
    before = first.copy()
    first[:] = 7
    assert numpy.array_equal(ENCODER.observation(state, 0), before)
    assert ids(planes(state, 0)["hand"]) == sorted(state.view(0)["hand"])
    assert DESIGN["basic-merchant"] in planes(state, 0)["unseen"][0].nonzero()[0]


def test_an_empty_space_of_a_lineup_marks_nothing() -> None:
    state: Any = GAME.start(2, 1, setup="first-game")
    before = planes(state, 0)
    state = state.copy()
    state.lineups[0][2] = NONE
    after = planes(state, 0)
    assert before["lineups"][0][2].any()
    assert not after["lineups"][0][2].any()
    assert after["costs"][0][2] == 0
    for told in (before, after):
        told["lineups"][0][2] = told["costs"][0][2] = 0
    assert all((before[name] == after[name]).all() for name in before)
