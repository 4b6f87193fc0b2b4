"""Legendary: how a game ends, who wins, and the Final Showdown."""

from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import GameOver
from smallcouncil.games.legendary import cards as c
from smallcouncil.games.legendary.ending import MOST_CLIFFHANGERS
from smallcouncil.games.legendary.facts import LegendaryFacts
from smallcouncil.games.legendary.state import LegendaryState

GAME = sc.game("legendary")
STARKS = ["mm-lady-catelyn-stark", "mm-lord-eddard-of-winterfell", "mm-lord-eddard-the-hand"]
LIONS = ["mm-cersei-lannister", "mm-tyrion-lannister", "mm-casterly-rock", "mm-tywin-lannister"]
TWO_LOST = ["mm-cersei-lannister", "mm-tyrion-lannister"]
"""Two Masterminds of seat 1 that lie in a Victory Pile."""


def laid(**position: Any) -> LegendaryState:
    import json

    facts = GAME.facts()
    assert isinstance(facts, LegendaryFacts)
    state = facts.lay(json.dumps({"seats": 2, **position}))
    assert isinstance(state, LegendaryState)
    return state


def fight(state: LegendaryState) -> None:
    """The top Mastermind of seat 1, with every question behind it declined or answered by its first word."""
    state.play("fight mastermind 1")
    while state.awaiting and state.prompt(state.awaiting[0]).ask != "turn":  # type: ignore[union-attr]
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[-1])


# ---- the trigger


@pytest.mark.rule("LG-156", "LG-158", "LG-R50", "LG-R142", "LG-R141")
def test_the_third_mastermind_of_one_player_ends_the_game_after_the_turn() -> None:
    state = laid(attack=20, recruit=3, defenders=[3, 0], victory={"0": TWO_LOST}, decks={"0": ["basic-soldier"] * 2})
    fight(state)
    view = state.view(None)
    assert view["end"] == {"by": 0, "why": "three", "last": 0}
    assert view["lost"] == [0, 3]
    assert state.hands[0] == [c.SOLDIER, c.SOLDIER], "Jaime's Fight effect draws two cards all the same"
    assert {"recruit maester", "end turn", "play basic-soldier"} <= set(state.words(0))
    state.play("end turn")
    assert state.awaiting == ()
    assert state.hands[0] == [], "no new hand is drawn"
    with pytest.raises(GameOver) as ended:
        state.play("end turn", 0)
    assert ended.value.rule == "LG-R50"


@pytest.mark.rule("LG-156")
def test_two_masterminds_of_one_player_do_not() -> None:
    state = laid(attack=20, defenders=[3, 0], victory={"0": TWO_LOST[:1]}, ally_deck=["event-war-horns"])
    fight(state)
    assert state.view(None)["end"] is None
    state.play("end turn")
    assert state.awaiting == (1,)


@pytest.mark.rule("LG-157", "LG-R142")
def test_the_sixth_mastermind_in_all() -> None:
    """With three Houses two lost each are six in all."""
    lost = [*TWO_LOST[:1], *STARKS[:2], "mm-varys", "mm-the-red-keep"]
    state = laid(seats=3, attack=20, defenders=[3, 0, 3], victory={"2": lost})
    fight(state)
    assert state.view(None)["end"] == {"by": 0, "why": "six", "last": 0}
    state = laid(seats=3, attack=20, defenders=[3, 0, 3], victory={"2": lost[1:]})
    fight(state)
    assert state.view(None)["end"] is None


@pytest.mark.rule("LG-R145", "LG-R146", "LG-R141")
@pytest.mark.parametrize(("first", "last"), [(0, 1), (1, 0)])
def test_equal_turns(first: int, last: int) -> None:
    state = laid(
        options={"equal_turns": True},
        first=first,
        attack=20,
        defenders=[3, 0],
        victory={"0": TWO_LOST},
        ally_deck=["event-war-horns", "event-a-golden-crown"],
    )
    fight(state)
    assert state.view(None)["end"]["last"] == last
    state.play("end turn")
    assert bool(state.awaiting) == (last == 1)
    if last == 1:
        while state.prompt(1).ask != "turn":  # type: ignore[union-attr]
            state.act(1, state.actions(1)[0])
        state.play("end turn", 1)
    assert state.result is not None


# ---- exhaustion


@pytest.mark.rule("LG-208", "LG-R67", "LG-R69", "LG-R140")
def test_an_empty_ally_deck_ends_the_game_when_a_card_is_needed() -> None:
    state = laid(ally_deck=["event-war-horns", "-"], options={"showdown": True})
    state.play("end turn")
    assert state.awaiting == (1,), "the last card was taken, but none is missing yet"
    state.play("end turn", 1)
    assert state.result is not None
    assert state.view(None)["phase"] == "over"
    assert state.events(None)[-1]["why"] == "exhausted"


@pytest.mark.rule("LG-208", "LG-R67", "LG-R68", "LG-135")
def test_an_empty_hero_deck() -> None:
    state = laid(recruit=9, hero_decks={"0": ["-"], "1": []}, ally_deck=["event-war-horns"])
    before = list(state.lineups[0])
    state.play("recruit 1")
    assert state.awaiting == ()
    assert state.discards[0] == [before[0]], "what was done stays done"
    state = laid(hero_decks={"0": ["-"], "1": []}, ally_deck=["event-war-horns"], step="ally")
    assert state.lineups[0] == before, "cycling gives the same card back and ends nothing"
    assert state.awaiting == (0,)


@pytest.mark.rule("LG-R143")
def test_exhaustion_after_the_trigger_ends_the_game_at_once() -> None:
    state = laid(recruit=9, end=0, hero_decks={"0": ["-"], "1": []}, options={"showdown": True})
    state.play("recruit 1")
    assert state.awaiting == ()
    assert state.victory == [[], []]


@pytest.mark.rule("LG-206", "LG-207", "LG-R139", "LG-R66", "LG-R44")
def test_other_decks_may_run_out() -> None:
    state = laid(
        recruit=3,
        maesters=0,
        wounds=0,
        bystander_deck=["-"],
        event_deck=["-"],
        hands={"0": ["minor-moon-boy", "barristan-the-bold", "minor-myrcella-gentle-heart"]},
        played=["longclaw"],
    )
    assert "recruit maester" not in state.words(0)
    state.play("play minor-moon-boy")
    state.play("play barristan-the-bold")
    state.play("play minor-myrcella-gentle-heart")
    assert state.victory == [[], []]
    assert state.ko == []
    assert state.awaiting == (0,)
    assert state.hands[0] == []


# ---- scores


@pytest.mark.rule("LG-159", "LG-070", "LG-131", "LG-129")
def test_final_score() -> None:
    state = laid(
        end=0,
        tokens=[4, 9],
        victory={"0": ["mm-winterfell", "ally-roose-bolton", "by-innkeeper", "minor-moon-boy"], "1": []},
        masterminds={"0": ["-"], "1": ["-"]},
    )
    assert state.view(None)["scores"] == [4 + 7 + 5 + 1 + 1, 9]
    state.play("end turn")
    assert state.result is not None
    assert state.result.scores == (18, 9)
    assert state.result.winners == (0,)


@pytest.mark.rule("LG-160", "LG-161", "LG-R51", "LG-R144")
@pytest.mark.parametrize(
    ("tokens", "one", "other", "winners", "ranks"),
    [
        ([3, 4], ["mm-jaime-lannister"], ["ally-roose-bolton"], (0,), (1, 2)),
        ([4, 3], ["mm-cersei-lannister"], ["mm-winterfell"], (1,), (2, 1)),
        ([4, 3], ["mm-cersei-lannister"], ["mm-jaime-lannister"], (1,), (2, 1)),
        ([3, 3], ["mm-jaime-lannister"], ["mm-tyrion-lannister"], (0, 1), (1, 1)),
        ([2, 3], ["mm-jaime-lannister"], ["mm-tyrion-lannister"], (1,), (2, 1)),
    ],
)
def test_ties(
    tokens: list[int], one: list[str], other: list[str], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    state = laid(end=0, tokens=tokens, victory={"0": one, "1": other}, masterminds={"0": ["-"], "1": ["-"]})
    state.play("end turn")
    assert state.result is not None
    assert (state.result.winners, state.result.ranks) == (winners, ranks)


# ---- the Final Showdown


def showdown(**position: Any) -> LegendaryState:
    return laid(options={"showdown": True}, step="showdown", end=0, **position)


@pytest.mark.rule("LG-265", "LG-266", "LG-R76", "LG-R146")
def test_a_showdown_follows_the_turn_of_the_trigger() -> None:
    state = laid(end=0, options={"showdown": True}, decks={"0": ["basic-soldier"] * 7, "1": []})
    state.play("end turn")
    assert len(state.hands[0]) == 6, "six cards as usual"
    assert state.view(None)["phase"] == "showdown"
    assert state.awaiting == (1,), "the left neighbour begins"
    three = laid(seats=3, end=1, turn=1, options={"showdown": True})
    three.play("end turn")
    order = [three.awaiting[0], *three.view(None)["showdown"]["order"]]
    assert order == [2, 0, 1]


@pytest.mark.rule("LG-267", "LG-268", "LG-R148", "LG-R76", "LG-R147", "LG-R149")
def test_a_showdown_turn() -> None:
    state = showdown(
        hands={"0": [], "1": ["basic-soldier", "paid-up-front", "basic-wound", "basic-merchant"]},
        field={"bow": ["hench-redcloaks", "hench-redcloaks"], "claw": ["hench-stark-bannermen"]},
        defenders=[1, 1],
    )
    state.play("play basic-soldier")
    state.play("play paid-up-front")
    state.play("amount 1")
    state.play("play basic-merchant")
    assert state.words(1) == ("play basic-wound", "heal", "end turn")
    with pytest.raises(sc.IllegalAction) as refused:
        state.play("recruit 1")
    assert refused.value.rule == "LG-267"
    state.play("end turn")
    assert state.view(None)["showdown"]["totals"] == [{"1": 1 + 2 + 1}], "turned Recruit counts once"
    assert (state.hands[1], len(state.discards[1])) == ([], 4)


@pytest.mark.rule("LG-269", "LG-270", "LG-271", "LG-R78")
def test_the_winner_takes_the_top_mastermind() -> None:
    state = showdown(
        hands={"0": ["basic-soldier"] * 2, "1": ["basic-soldier"]}, decks={"0": [], "1": ["basic-soldier"]}
    )
    top = state.stacks[1][-1]
    stacks = [list(stack) for stack in state.stacks]
    state.play("play basic-soldier")
    state.play("end turn")
    assert state.hands[1] == [], "no new hand"
    state.play("play basic-soldier")
    state.play("play basic-soldier")
    state.play("end turn")
    assert state.awaiting == ()
    assert state.victory == [[top], []]
    assert state.stacks == [stacks[0], stacks[1][:-1]], "nobody shuffles"
    assert state.defenders == [3, 3]


@pytest.mark.rule("LG-270", "LG-R77")
def test_the_lowest_opponent_loses_it() -> None:
    state = showdown(
        seats=3, hands={"0": ["basic-soldier"], "1": ["basic-soldier"], "2": ["basic-soldier", "basic-merchant"]}
    )
    top = [stack[-1] for stack in state.stacks]
    for words in (("play basic-soldier",), ("play basic-soldier", "play basic-merchant"), ()):
        for word in words:
            state.play(word)
        state.play("end turn")
    assert state.victory[2] == [top[0]]


@pytest.mark.rule("LG-R77")
def test_level_losers_are_chosen_among() -> None:
    state = showdown(seats=3, hands={"0": [], "1": [], "2": ["basic-soldier"]})
    state.play("end turn")
    state.play("play basic-soldier")
    state.play("end turn")
    state.play("end turn")
    assert state.awaiting == (2,)
    assert state.words(2) == ("seat 0", "seat 1")
    top = state.stacks[1][-1]
    state.play("seat 1")
    assert state.victory[2] == [top]


@pytest.mark.rule("LG-272", "LG-273", "LG-R79")
def test_a_cliffhanger_among_those_level() -> None:
    state = showdown(
        seats=3,
        hands={"0": ["basic-soldier"], "1": ["basic-soldier"], "2": []},
        decks={"0": ["basic-soldier"] * 6, "1": ["basic-merchant"] * 5, "2": []},
    )
    state.play("play basic-soldier")
    state.play("end turn")
    state.play("end turn")
    state.play("play basic-soldier")
    state.play("end turn")
    assert state.view(None)["showdown"]["round"] == 2
    assert state.awaiting == (1,)
    assert [len(hand) for hand in state.hands] == [6, 6, 0]
    assert sorted(state.hands[1]) == sorted([c.MERCHANT] * 5 + [c.SOLDIER]), "the discard pile is shuffled when needed"


@pytest.mark.rule("LG-R150")
def test_ten_cliffhangers_at_most() -> None:
    state = showdown(hands={"0": [], "1": []})
    rounds = 0
    while state.awaiting:
        rounds = state.view(None)["showdown"]["round"]
        state.play("end turn")
    assert rounds == 1 + MOST_CLIFFHANGERS == 11
    assert state.victory == [[], []], "nobody wins the Showdown"


@pytest.mark.rule("LG-R78")
def test_nothing_is_taken_from_an_empty_stack() -> None:
    state = showdown(hands={"0": ["basic-soldier"], "1": []}, masterminds={"0": [], "1": ["-"]})
    state.play("end turn")
    state.play("play basic-soldier")
    state.play("end turn")
    assert state.awaiting == ()
    assert state.victory == [[], []]
