"""Observations of Stark against Lannister say what the view says, to each seat what it may know."""

from itertools import islice
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State, Value
from smallcouncil.games.stark_vs_lannister.cards import (
    CHALLENGE_TYPES,
    CHARACTERS,
    DESIGNS,
    INTRIGUE,
    LANNISTER,
    PLACES,
    PLOT,
    PLOTS,
    STARK,
    STRENGTH_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import REACH, plot_in_force, put_in_force
from smallcouncil.games.stark_vs_lannister.frames import ASKS
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState
from smallcouncil.games.stark_vs_lannister.table import PHASES, characters
from smallcouncil.games.stark_vs_lannister.values import strength, strengths

GAME = sc.game("stark-vs-lannister")
ENCODER = GAME.encoder()


def moments(seed: int, **options: Value) -> Any:
    """The same state at every decision of a random game, and at its end."""
    state, luck = GAME.start(seed=seed, **options), Chance(seed)
    while state.awaiting:
        yield state
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    yield state


def planes(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = ENCODER.split(ENCODER.observation(state, seat))
    return found


def ids(counts: Any) -> list[str]:
    return sorted(DESIGNS[card].id for card in counts.nonzero()[0] for _ in range(counts[card]))


def plot_ids(marks: Any) -> list[str]:
    return sorted(PLOTS[plot].id for plot in marks.nonzero()[0])


def at(marks: Any) -> list[str]:
    return [PLACES[place] for place in marks.nonzero()[0]]


@pytest.mark.parametrize("options", [{}, {"stark": 1, "draft": True}, {"stark_power": 3}], ids=str)
def test_sides_and_piles_are_those_of_the_view(options: dict[str, Value]) -> None:
    for number, state in enumerate(moments(4, **options)):
        seat = number % 2
        view, told = state.view(seat), planes(state, seat)
        around = [view["sides"][seat], view["sides"][1 - seat]]
        for name, key in (("power", "power"), ("total", "total"), ("gold", "gold"), ("income", "income")):
            assert told[name].tolist() == [side[key] for side in around]
        for name, key in (("hands", "hand"), ("decks", "deck"), ("claim", "claim"), ("dominance", "dominance")):
            assert told[name].tolist() == [side[key] for side in around]
        assert told["left"].tolist() == [view["treasury"], view["bank"]]
        assert [PHASES[phase] for phase in told["phase"].nonzero()[0]] == [view["phase"]]
        assert ids(told["hand"]) == sorted(view["hand"])
        assert ids(told["known"]) == sorted(view["known"][1 - seat])
        assert ids(told["placed"]) == sorted(view["placed"])
        assert ids(told["discard"]) == sorted(around[0]["discard"] + around[1]["discard"])
        assert ids(told["dead"]) == sorted(around[0]["dead"] + around[1]["dead"])
        for place, side in enumerate(around):
            assert plot_ids(told["plot"][place]) == ([side["plot"]] if side["plot"] else [])
            assert plot_ids(told["used"][place]) == sorted(side["used"])
            hidden = isinstance(side["plots"], int)
            assert plot_ids(told["plots"][place]) == ([] if hidden else sorted(side["plots"]))
            assert told["plots_left"][place] == (side["plots"] if hidden else len(side["plots"]))
        draft = view["draft"] or {"pack": [], "kept": []}
        assert (plot_ids(told["pack"]), plot_ids(told["kept"])) == (sorted(draft["pack"]), sorted(draft["kept"]))


@pytest.mark.parametrize("seed", [2, 9])
def test_cards_in_play_and_the_challenge_are_those_of_the_view(seed: int) -> None:
    for number, state in enumerate(moments(seed)):
        seat = number % 2
        view, told = state.view(seat), planes(state, seat)
        here = {card["card"]: card for side in view["sides"] for card in side["play"]}
        here |= {each["card"]: each for card in [*here.values()] for each in card["attachments"]}
        assert at(told["here"]) == sorted(here, key=PLACES.index)
        assert at(told["kneeling"]) == [name for name in sorted(here, key=PLACES.index) if here[name]["kneeling"]]
        for place in range(CHARACTERS):
            card = here.get(PLACES[place])
            if card is None:
                assert not told["strength"][place]
                continue
            assert told["strength"][place] == card["strength"]
            assert [CHALLENGE_TYPES[kind] for kind in told["icons"][place].nonzero()[0]] == card["icons"]
            assert told["keywords"][place].tolist() == ["RENOWN" in card["keywords"], "STEALTH" in card["keywords"]]
            assert (told["counters"][place], told["duplicates"][place]) == (card["power"], card["duplicates"])
            borne = [PLACES[-len(told["hosts"]) + each] for each in told["hosts"][:, place].nonzero()[0]]
            assert borne == sorted((each["card"] for each in card["attachments"]), key=PLACES.index)
        running = view["challenge"] or {"attackers": [], "defenders": [], "bypassed": [], "totals": [0, 0], "claim": 0}
        for name, key in (("attacking", "attackers"), ("defending", "defenders"), ("bypassed", "bypassed")):
            assert at(told[name]) == sorted(running[key], key=PLACES.index)
        assert told["totals"].tolist() == running["totals"]
        assert told["at_stake"].tolist() == [running["claim"]]
        assert told["effects"].sum() == len(view["effects"])


def test_strengths_of_all_are_those_of_each() -> None:
    """An effect is asked of those only whom it reaches; here each character is asked by itself, whatever reaches it."""
    reached = set()
    for seed in range(12):
        for state in moments(seed):
            assert isinstance(state, StarkVsLannisterState)
            found = strengths(state)
            for place in (*characters(state, STARK), *characters(state, LANNISTER)):
                assert found[place] == strength(state, place), (seed, len(state.history), PLACES[place])
                if found[place] != STRENGTH_AT[place]:
                    reached |= {effect.source for effect in state.in_force["strength"]}
    assert len({REACH[source] for source in reached}) == 5


def test_an_icon_that_makes_somebody_stronger_is_noticed() -> None:
    """Such a plot is rare in random games: it is put in force here, and icons come and go by themselves."""
    state = next(islice(moments(3), 60, None))
    assert isinstance(state, StarkVsLannisterState)
    put_in_force(state, plot_in_force(PLOT["hear-me-roar"], LANNISTER))
    for place in characters(state, LANNISTER):
        before = planes(state, 0)["strength"][place]
        state.icons[place] ^= 1 << INTRIGUE
        assert planes(state, 0)["strength"][place] == strength(state, place) != before


def test_the_question_is_that_of_the_view() -> None:
    by_place = by_card = 0
    for state in moments(7):
        for seat in (0, 1):
            view, told = state.view(seat), planes(state, seat)
            awaiting = view["awaiting"] or {"seats": [], "ask": None, "by": "game"}
            assert [ASKS[ask] for ask in told["ask"].nonzero()[0]] == ([awaiting["ask"]] if view["awaiting"] else [])
            assert told["awaited"].tolist() == [int(each in awaiting["seats"]) for each in (seat, 1 - seat)]
            names = [*(card.id for card in DESIGNS), *(plot.id for plot in PLOTS)]
            asking = [*at(told["by_place"]), *(names[source] for source in told["by"].nonzero()[0])]
            assert asking == ([] if awaiting["by"] == "game" else [awaiting["by"]])
            by_place += int(told["by_place"].sum())
            by_card += int(told["by"].sum())
            assert told["over"].tolist() == [int(view["result"] is not None)]
    assert by_place
    assert by_card


def test_an_answer_in_secret_changes_nothing_for_the_other_seat() -> None:
    """Which plot, which setup cards, which drafted plot: the other seat is told the same whatever it is."""
    compared = 0
    for state in moments(3, draft=True):
        if len(state.awaiting) < 2:
            continue
        told = []
        for action in state.actions(0)[:3]:
            after = state.copy()
            after.act(0, action)
            told.append((ENCODER.observation(after, 1).tobytes(), list(ENCODER.seen(after, 1)), ENCODER.text(after, 1)))
        compared += len(told) - 1
        if state.view(1)["awaiting"]["ask"] != "place":
            assert all(each == told[0] for each in told)
    assert compared > 20


def test_secret_decisions_are_seen_by_their_own_seat_alone() -> None:
    *_, state = moments(5)
    plots = [decision for decision in state.history if GAME.word(decision[1]).startswith(("plot ", "place ", "keep"))]
    assert len(plots) > 6
    for seat in (0, 1):
        seen = ENCODER.seen(state, seat)
        assert [decision for decision in plots if decision in seen and decision[0] != seat] == []
        assert all(decision in seen for decision in plots if decision[0] == seat)
    open_words = [decision for decision in state.history if GAME.word(decision[1]).startswith("attack ")]
    assert all(decision in ENCODER.seen(state, seat) for decision in open_words for seat in (0, 1))


def test_an_observation_is_an_array_of_its_own() -> None:
    state = GAME.start(seed=1)
    first = ENCODER.observation(state, 0)
    before = first.copy()
    first[:] = 7
    assert numpy.array_equal(ENCODER.observation(state, 0), before)


def test_power_beyond_the_goal_stays_within_its_bound() -> None:
    """Whoever claims two power at once with 14 has 16 when the game ends."""
    state, luck = GAME.start(seed=87), Chance(87)
    while state.awaiting:
        seat = state.awaiting[0]
        state.act(seat, luck.choice(state.actions(seat)))
    encoder = GAME.encoder()
    seen = encoder.observation(state, 0)
    assert encoder.split(seen)["power"].max() == 16
    assert (seen <= encoder.bounds()).all()
