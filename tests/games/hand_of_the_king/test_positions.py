"""Position strings hold the whole position at every decision, and docs/positions.md describes them rightly."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import GAME, KINDS, POSITION_GUIDE, POSITIONS, Play, check_table, name_of, plays

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, CODES, COMPANION_CODES, COMPANIONS, HOUSE_LETTERS

WRONG = re.findall(r"```wrong\n(.+)\n( *)\^ (.+)\n```", POSITION_GUIDE)


def seen(state: State) -> dict[str, object]:
    """What a view tells of the position; `last` tells of the history, which a position does not hold."""
    return {name: part for name, part in state.view(None).items() if name != "last"}


# Round trips


@settings(max_examples=40, deadline=None)
@given(play=plays(), seed=st.integers(0, 1 << 40))
def test_a_position_holds_all_that_can_be_seen_at_every_decision(play: Play, seed: int) -> None:
    for state in play.moments():
        line = state.position()
        again = GAME.start(position=line, seed=seed)
        assert again.position() == line == state.view(None)["position"]
        assert again.awaiting == state.awaiting
        assert [again.words(seat) for seat in range(again.seats)] == [state.words(seat) for seat in range(state.seats)]
        assert [again.prompt(seat) for seat in range(again.seats)] == [state.prompt(s) for s in range(state.seats)]
        assert seen(again) == seen(state)
        assert again.view(None)["last"] is None
        assert again.result == state.result


@settings(max_examples=15, deadline=None)
@given(play=plays())
def test_a_game_goes_on_from_a_position_as_it_would_have(play: Play) -> None:
    """But for what Petyr Baelish draws: the order of the deck is not in a position."""
    for state in play.moments():
        again = GAME.start(position=state.position(), seed=1)
        for seat in state.awaiting:
            for action in state.actions(seat):
                one, other = state.copy(), again.copy()
                one.act(seat, action)
                other.act(seat, action)
                if not one.view(None)["drawn"] or state.view(None)["drawn"]:
                    assert other.position() == one.position()
                    assert other.events(None) == one.events(None, since=len(state.history))


@settings(max_examples=30, deadline=None)
@given(play=plays(), at=st.integers(0, 60))
def test_a_game_from_a_position_holds_what_every_game_holds(play: Play, at: int) -> None:
    line = play.stop(at).position()
    for state in play.moments(GAME.start(position=line, seed=4)):
        check_table(state)
    assert state.result is not None


def test_the_seed_shuffles_the_deck_of_a_position() -> None:
    line = GAME.start(seed=1).position()
    digests = {GAME.start(position=line, seed=seed).digest() for seed in range(100)}
    assert len(digests) == 100
    assert GAME.start(position=line, seed=5).digest() == GAME.start(position=line, seed=5).digest()


def test_cards_may_stand_in_any_order() -> None:
    line = GAME.start(
        position="6/5Lt/5Sk/5Sr/6/VV5 shSsSbGsGeGrLcLjLkLmTdTvBrBhBoYmUe/"
        "ScSaSlGaGbGtGvLwTgTaTrBsYoYgUh 1101011 br Se/lohomeil - 0 c -"
    ).position()
    assert line == POSITIONS[-1]
    assert GAME.start(position=line.replace("VV5", "VV32")).position() == line


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_position_tells_its_seats_and_options(kind: dict[str, object]) -> None:
    line = GAME.start(**kind, seed=3, first=1).position()
    state = GAME.start(position=line)
    assert state.seats == kind["seats"]
    assert state.setup.options == GAME.start(**kind, first=1).setup.options
    assert state.setup.position == line
    assert GAME.start(position=line, **kind).position() == line


# The document


def test_the_document_has_its_examples() -> None:
    assert (len(POSITIONS), len(WRONG)) == (10, 5)
    assert POSITION_GUIDE.count("```position") == len(POSITIONS)
    assert POSITION_GUIDE.count("```wrong") == len(WRONG)


@pytest.mark.parametrize("line", POSITIONS)
def test_an_example_of_the_document_is_a_position(line: str) -> None:
    state = GAME.start(position=line, seed=1)
    assert state.position() == line
    check_table(state)


@pytest.mark.parametrize(("line", "margin", "message"), WRONG)
def test_a_wrong_example_of_the_document_is_refused_as_it_says(line: str, margin: str, message: str) -> None:
    with pytest.raises(sc.BadPosition) as caught:
        GAME.start(position=line)
    assert str(caught.value) == message
    assert caught.value.column == len(margin) + 1


def test_the_python_of_the_document_runs() -> None:
    script, *_ = re.findall(r"```python\n(.+?)```", POSITION_GUIDE, re.DOTALL)
    names: dict[str, object] = {}
    exec(script, names)
    assert names["line"] == POSITIONS[0]


def test_the_first_examples_are_the_game_that_the_document_starts() -> None:
    state = GAME.start(seats=2, seed=7)
    assert state.position() == POSITIONS[0]
    state.play("up greyjoy")
    assert state.position() == POSITIONS[1]


def test_the_examples_show_what_the_document_says() -> None:
    prompts = [GAME.start(position=line).view(None)["prompt"] for line in POSITIONS]
    asked = [prompt and (prompt["seat"], prompt["ask"], prompt["by"], prompt["house"]) for prompt in prompts]
    assert asked == [
        (0, "move", "varys", None),
        (1, "move", "varys", None),
        (1, "companion", "varys", None),
        (0, "drawn", "petyr-baelish", None),
        (0, "swap-second", "ramsay-snow", None),
        (0, "kill-companion", "jaqen-hghar", None),
        (1, "kill", "jaqen-hghar", None),
        (1, "banner", "khal-drogo", "targaryen"),
        (2, "crow-partner", "crow", None),
        None,
    ]


def test_the_document_lists_every_code() -> None:
    listed = re.findall(r"`([A-Z][a-z])` ([a-z-]+)", POSITION_GUIDE)
    assert listed == list(zip(CODES, CHARACTERS, strict=True))
    companions = dict(re.findall(r"`([a-z]{2})` \| ([a-z-]+)", POSITION_GUIDE))
    assert companions == dict(zip(COMPANION_CODES, COMPANIONS, strict=True))
    assert re.findall(r"^\| [A-Z][a-z]+ \| `([A-Z])` \|", POSITION_GUIDE, re.MULTILINE) == list(HOUSE_LETTERS)


def test_the_codes_of_all_cards_differ() -> None:
    assert len({*CODES, *COMPANION_CODES, "VV"}) == 35 + 14 + 1
