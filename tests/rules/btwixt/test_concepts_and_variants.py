"""Concepts, the advanced game and the alternative rules: BT-053 to BT-076."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import BadOption
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.cards import DESIGN, DESIGNS

from .conftest import Scenario

GAME = sc.game("btwixt")


def color(card: str) -> str:
    return DESIGNS[DESIGN[card]].color


def kneel_through(state: State, rounds: int) -> None:
    """So many rounds in which everybody kneels and the first answer is given to every other question."""
    begin = (state.view(None)["season"], state.view(None)["round"])
    passed = [begin]
    while state.awaiting and len(passed) <= rounds:
        seat = state.awaiting[0]
        words = state.words(seat)
        state.play("kneel" if "kneel" in words else words[0], seat)
        stage = (state.view(None)["season"], state.view(None)["round"])
        if stage != passed[-1]:
            passed.append(stage)


@pytest.mark.rule("BT-053", "BT-R10")
def test_deals_are_talk_and_bind_nobody() -> None:
    """Everybody may talk and whisper; no rule of the game knows of a deal, so nothing but play is ever legal."""
    state = GAME.start(seats=3, seed=1)
    talk = GAME.talk(state.setup)
    assert (talk.public, talk.whispers, talk.audience) == (True, True, None)
    assert all(word == "kneel" or word.startswith("play ") for word in state.words(0))


@pytest.mark.rule("BT-055", "BT-056")
def test_an_ally_overrides_a_card_and_a_card_the_book(table: Scenario) -> None:
    """The book lets the winner choose; Pulling the Strings takes the choice; Sansa takes it from the strings."""
    piles = ["sworn-swords", "pulling-the-strings", ""]
    councils = ["gendry", "", "robb-stark"]
    free = table(hands=["", "feast", ""], piles=["sworn-swords", "", ""], councils=councils)
    free.play("kneel")
    free.asks(0, "place", "council 0", "council 2")
    for current, council in (("hodor", 0), ("sansa-stark", 2)):
        t = table(hands=["", "feast", ""], piles=piles, councils=councils, current=current)
        t.play("kneel")
        assert t.happened("claimed") == [{"event": "claimed", "seat": 0, "ally": current, "council": council}]


@pytest.mark.rule("BT-063")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_advanced_hands_hold_one_card_of_the_leader(seats: int) -> None:
    state = GAME.start(seats=seats, seed=4, advanced=True)
    for seat in range(seats):
        view = state.view(seat)
        own = [card for card in view["hand"] if color(card) == "white"]
        assert len(view["hand"]) == 10
        assert len(own) == 1
        assert DESIGNS[DESIGN[own[0]]].leader == view["leaders"][seat]
        assert view["whites"] == [3] * seats


@pytest.mark.rule("BT-064")
def test_white_cards_leave_the_game(table: Scenario) -> None:
    t = table(
        options={"advanced": True}, hands=["win-or-die", "sworn-swords feast", "ambush"], piles=["", "", ""], round=4
    )
    t.play("kneel", "play sworn-swords", "kneel", "kneel", "council 0", "council 0")
    assert t.seen()["removed"] == ["win-or-die"], "a hand is discarded at the end of a season"
    assert "win-or-die" not in t.state.view(0)["hand"]
    assert t.state.view(None)["whites"] == [2, 3, 3]


@pytest.mark.rule("BT-065", "BT-066")
@pytest.mark.parametrize(("seats", "added"), [(3, [3, 3]), (4, [3, 3]), (5, [6]), (6, [6])])
def test_events_are_added_between_seasons(seats: int, added: list[int]) -> None:
    state = GAME.start(seats=seats, seed=9, advanced=True)
    assert state.view(None)["set_aside"] == 11
    kneel_through(state, 3 * (seats + 1))
    assert [event["count"] for event in state.events(None) if event["event"] == "events-added"] == added
    assert state.view(None)["set_aside"] == 11 - sum(added)
    assert _cards_anywhere(state.view(None)) == 62 + 11 + 4 * seats, "each event lies in one place"


def _cards_anywhere(view: dict[str, Any]) -> int:
    places = (*view["piles"], *view["aside"], view["discard"], view["removed"])
    return view["deck"] + view["set_aside"] + sum(view["hands"]) + sum(view["whites"]) + sum(map(len, places))


@pytest.mark.rule("BT-068")
def test_a_draft_is_secret_and_goes_round_until_none_are_left() -> None:
    state = GAME.start(seats=3, seed=2, draft="draft")
    assert state.awaiting == (0, 1, 2)
    packs = [state.view(seat)["draft"]["pack"] for seat in range(3)]
    assert [len(pack) for pack in packs] == [10, 10, 10]
    picks = [state.words(seat)[0] for seat in range(3)]
    before = {viewer: state.view(viewer) for viewer in (1, 2)}
    state.play(picks[0], 0)
    assert state.awaiting == (1, 2)  # type: ignore[comparison-overlap]
    for viewer, view in before.items():  # type: ignore[unreachable]
        now = state.view(viewer)
        assert now["draft"]["answered"] == [True, False, False]
        assert now["draft"]["pack"] == view["draft"]["pack"]
        assert now["hand"] == view["hand"]
    for seat in (1, 2):
        state.play(picks[seat], seat)
    for seat in range(3):
        taken = picks[seat].removeprefix("draft ")
        assert state.view(seat)["hand"] == [taken]
        rest = list(packs[seat])
        rest.remove(taken)
        assert state.view((seat + 1) % 3)["draft"]["pack"] == rest, "to the left"
    while state.view(None)["phase"] == "draft":
        seat = state.awaiting[0]
        state.play(state.words(seat)[0], seat)
    assert [len(state.view(seat)["hand"]) for seat in range(3)] == [10, 10, 10]
    for seat in range(3):
        seen = [event for event in state.events(seat) if event["event"] == "pack" and event["seat"] == seat]
        assert [event["count"] for event in seen] == [*range(9, 0, -1)]
        assert [len(event["cards"]) for event in seen] == [*range(9, 0, -1)]


@pytest.mark.rule("BT-069")
def test_drafts_alternate_left_right_left() -> None:
    state = GAME.start(seats=3, seed=2, draft="draft")
    kneel_through(state, 12)
    passes = [event["pass"] for event in state.events(None) if event["event"] == "season"]
    assert passes == ["left", "right", "left"]


@pytest.mark.rule("BT-069")
def test_the_packs_of_the_second_and_third_draft_go_the_way_that_is_told() -> None:
    state = GAME.start(seats=4, seed=2, draft="draft")
    for step in (1, -1, 1):
        packs = [state.view(seat)["draft"]["pack"] for seat in range(4)]
        for seat in range(4):
            state.play(state.words(seat)[0], seat)
        for seat in range(4):
            passed_on = state.view((seat + step) % 4)["draft"]["pack"]
            assert (len(passed_on), Counter(passed_on) - Counter(packs[seat])) == (len(packs[seat]) - 1, Counter())
        kneel_through(state, 5)


@pytest.mark.rule("BT-070")
def test_kingsmoot_drafts_from_all_cards_and_any_leader_may_play_any(table: Scenario) -> None:
    state = GAME.start(seats=3, seed=2, draft="kingsmoot")
    assert state.view(None)["deck"] == 62 + 11 + 36 - 30
    t = table(options={"draft": "kingsmoot"}, hands=["mother-of-dragons", "honour-bound", ""])
    t.asks(0, "turn", "play mother-of-dragons", "kneel")
    t.play("play mother-of-dragons")
    t.asks(1, "turn", "play honour-bound", "kneel")


@pytest.mark.rule("BT-R11")
def test_which_variants_go_together() -> None:
    for advanced, draft, revealed, short in product(
        (False, True), ("none", "draft", "kingsmoot"), (False, True), (False, True)
    ):
        options = {"advanced": advanced, "draft": draft, "revealed": revealed, "short": short}
        if advanced and draft == "kingsmoot":
            with pytest.raises(BadOption, match="BT-R11"):
                GAME.start(seats=3, seed=1, **options)
        else:
            assert GAME.start(seats=3, seed=1, **options).awaiting


@pytest.mark.rule("BT-071")
def test_the_ally_row_serves_a_season() -> None:
    state = GAME.start(seats=4, seed=3, revealed=True)
    view = state.view(None)
    assert len(view["row"]) == 4
    assert view["ally_deck"] == 50 - 5
    upcoming = view["row"][0]
    kneel_through(state, 1)
    assert state.view(None)["round"] == 2
    assert upcoming in (state.view(None)["current"] or {"ally": None}).values()


@pytest.mark.rule("BT-072", "BC-22")
def test_allies_of_the_row_cannot_be_chosen(table: Scenario) -> None:
    t = table(
        options={"revealed": True},
        hands=["shadow-assassin", "feast", ""],
        row="podrick-payne gendry",
        councils=["arya-stark", "", ""],
    )
    t.play("play shadow-assassin")
    t.asks(0, "kill", "current", "ally arya-stark")


@pytest.mark.rule("BT-073")
def test_revealing_the_next_ally_fills_the_row_first(table: Scenario) -> None:
    t = table(
        options={"revealed": True},
        hands=["matchmaker", "feast", ""],
        row="gendry podrick-payne",
        ally_deck="varys",
    )
    t.play("play matchmaker")
    t.expect(
        hands=["", "feast", ""],
        piles=["matchmaker", "", ""],
        totals=[2, 0, 0],
        beside="gendry",
        row="podrick-payne varys",
        ally_deck=46,
    )


@pytest.mark.rule("BT-074", "BT-075")
def test_looking_begins_with_the_row_and_on_top_is_its_left_end(table: Scenario) -> None:
    t = table(
        options={"revealed": True},
        hands=["maesters-ravens", "feast", ""],
        row="gendry podrick-payne",
        ally_deck="varys bronn",
    )
    t.play("play maesters-ravens")
    t.asks(0, "look", "ally gendry", "ally varys")
    t.play("ally varys")
    t.expect(hands=["", "feast", ""], piles=["maesters-ravens", "", ""], totals=[5, 0, 0], row="varys podrick-payne")


@pytest.mark.rule("BT-R06")
def test_discards_are_shuffled_in_before_the_deal() -> None:
    """Six hands of ten need 60 of the 62 cards, so a new season cannot be dealt from the deck alone."""
    state = GAME.start(seats=6, seed=1)
    assert state.view(None)["deck"] == 2
    kneel_through(state, 7)
    view = state.view(None)
    assert view["season"] == "winter"
    assert view["hands"] == [10] * 6
    assert view["deck"] == 2
