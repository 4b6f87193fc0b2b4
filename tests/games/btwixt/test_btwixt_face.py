"""B'Twixt in the browser: the ring as the viewer sees it, bids, kneeling, and the worth of tokens at the end."""

import json
from typing import Any

import pytest
from boards import NAMES, Page, answers, board, due, face_of, games, questions

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.cards import ALLY
from smallcouncil.web.rendering import page_texts

SLUG = "btwixt"


def _played(decisions: int, seats: int = 4, seed: int = 3, **options: Any) -> State:
    for state in games(SLUG, seed, seats=seats, **options):
        if len(state.history) == decisions:
            return state
    raise AssertionError(decisions)


def _end(seats: int) -> State:
    *_, state = games(SLUG, 3, seats=seats)
    return state


def _words(element: dict[str, str]) -> str:
    return " ".join(element["text"].split())


def _around(shown: Page) -> list[str]:
    """Leaders and councils in the order of the page."""
    found = (each["data-thing"] for each in shown.having("data-thing"))
    return [thing for thing in found if thing.startswith(("seat-", "council-"))]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("BT-015")
def test_the_ring_runs_clockwise_and_ends_at_the_viewer(seats: int) -> None:
    state = sc.game(SLUG).start(seats=seats, seed=1)
    for viewer in range(seats):
        ring = []
        for step in range(seats):
            ring += [f"seat-{(viewer + step) % seats}", f"council-{(viewer + step) % seats}"]
        me, *others = ring
        assert _around(board(state, viewer)) == [*others, me]
    assert _around(board(state, None)) == _around(board(state, 0))


@pytest.mark.rule("BT-017")
def test_the_viewers_councils_and_the_small_one_stand_out() -> None:
    seen = set()
    for state in (_played(decisions) for decisions in (0, 60, 90, 120)):
        for viewer in range(4):
            view, shown = state.view(viewer), board(state, viewer)
            mine = {each["data-thing"] for each in shown.all(class_="bt-mine")}
            assert mine == {f"council-{viewer}", f"council-{(viewer - 1) % 4}"}
            small = {each["data-thing"] for each in shown.all(class_="bt-small")}
            assert small == {f"council-{number}" for number in view["small"][viewer]}
            seen.add(len(small))
            named = [_words(each) for each in shown.all(class_="bt-mine")]
            assert sorted(text.split(" council ")[0] for text in named) == sorted(
                f"{NAMES[number]}–{NAMES[(number + 1) % 4]}" for number in (viewer, (viewer - 1) % 4)
            )
    assert seen == {1, 2}


def test_bids_hands_and_councils_are_told() -> None:
    state = _played(90)
    view, shown, say = state.view(2), board(state, 2), page_texts("en", SLUG)
    for seat in range(4):
        panel = _words(shown.one(data_thing=f"seat-{seat}"))
        assert say("label-bid", count=view["totals"][seat]) in panel
        assert say("label-hand-count", count=view["hands"][seat]) in panel
        for place in view["piles"][seat]:
            short = say(f"card-{place['card']}.short")
            assert f"{place['value']} {short}" in panel
    for number, council in enumerate(view["councils"]):
        panel = _words(shown.one(data_thing=f"council-{number}"))
        assert say("label-power", power=council["power"]) in panel
        assert (say("label-tokens", count=council["tokens"]) in panel) == bool(council["tokens"])
        for ally in council["allies"]:
            assert say(f"card-{ally}.short") in panel


def test_leaders_who_kneel_are_turned_and_only_while_they_bid() -> None:
    knelt = 0
    for state in games(SLUG, 4, seats=4, draft="draft"):
        view = state.view(0)
        turned = {each["data-thing"] for each in board(state, 0).all(class_="bt-knelt")}
        bidding = view["phase"] in ("play", "claim")
        assert turned == {f"seat-{seat}" for seat in range(4) if bidding and not view["standing"][seat]}
        knelt += len(turned)
        if len(state.history) > 70:
            break
    assert knelt > 10


def test_the_hand_has_equal_cards_on_each_other() -> None:
    state = _played(0)
    for viewer in range(4):
        hand = state.view(viewer)["hand"]
        shown = board(state, viewer).all(class_="bt-card")
        assert sorted(each["data-vt"] for each in shown) == sorted({f"own-{card}" for card in hand})
        for each in shown:
            copies = hand.count(each["data-thing"].removeprefix("own-"))
            assert (f"×{copies}" in each["text"]) == (copies > 1)
    assert board(state, None).all(class_="bt-card") == []


def test_a_draft_shows_the_pack_and_the_card_that_was_kept() -> None:
    state = sc.game(SLUG).start(seats=4, seed=2, draft="draft")
    pack = state.view(1)["draft"]["pack"]
    shown = board(state, 1)
    assert {each["value"] for each in shown.all("button")} == {f"draft {card}" for card in pack}
    state.play(f"draft {pack[0]}", 1)
    shown = board(state, 1)
    assert shown.all("button") == []
    assert [each["data-thing"] for each in shown.all(class_="bt-kept")] == [f"pack-{pack[0]}"]
    assert board(state, 2).all(class_="bt-kept") == []


@pytest.mark.rule("BT-004", "BT-042")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_worth_of_tokens_is_shown_at_the_end_and_never_before(seats: int) -> None:
    end = _end(seats)
    shown, view = board(end, 0), end.view(0)
    values = [value for council in view["councils"] for value in council["values"]]
    assert sorted(each["text"] for each in shown.all(class_="bt-worth")) == sorted(map(str, values))
    assert len(values) > 3
    for number, council in enumerate(view["councils"]):
        panel = shown.one(data_thing=f"council-{number}")
        assert page_texts("en", SLUG)("label-power", power=council["total"]) in panel["text"]
    winners = [each["data-thing"] for each in shown.all(class_="bt-won")]
    assert sorted(winners) == sorted(f"seat-{seat}" for seat in view["result"]["winners"])
    for state in games(SLUG, 3, seats=seats):
        if state.awaiting and len(state.history) % 40 == 0:
            assert board(state, 0).all(class_="bt-worth") == []


def _laid(**told: Any) -> State:
    position = {"seats": 3, "hands": [[], ["tribute"], []], "piles": [[], ["feast"], []], **told}
    return sc.game(SLUG).start(position=json.dumps(position), seed=1)


@pytest.mark.rule("BC-18", "BT-042")
def test_the_numbers_of_the_final_board_add_up() -> None:
    councils = [
        {"allies": ["catelyn-stark", "podrick-payne", "robb-stark"], "tokens": [1, 3]},
        {"allies": ["the-high-sparrow", "tywin-lannister"], "tokens": [2]},
        {"allies": ["beric-dondarrion", "gendry"]},
    ]
    state = _laid(season="winter", round=4, current="hodor", dead=["bronn"], councils=councils)
    assert board(state, 0).all(class_="bt-bonus") == []
    for word in ("kneel", "council 1", "council 1"):
        state.play(word)
    shown = board(state, 0)
    told = [_words(shown.one(data_thing=f"council-{number}")) for number in range(3)]
    assert "3 Catelyn +1, scoring +1 1 Podrick 4 Robb +2, scoring +2" in told[0]
    assert "4 Sparrow -2, scoring -2 6 Tywin 4 Hodor" in told[1]
    assert "1 Beric +1, scoring +1 2 Gendry +0, scoring +0" in told[2]
    totals = [council["total"] for council in state.view(0)["councils"]]
    worth = sum(state.view(0)["councils"][1]["values"])
    assert totals == [3 + 1 + 1 + 4 + 2 + 1 + 3, 4 - 2 + 6 + 4 + worth, 1 + 1 + 2]
    assert [f"power {total} " in text for total, text in zip(totals, told, strict=True)] == [True] * 3


@pytest.mark.rule("BT-017")
def test_the_small_council_of_the_final_board_is_the_one_that_counted() -> None:
    """By printed power Anna's council with Mirja is the weaker one, by its tokens it is the stronger."""
    councils = [{"allies": ["tywin-lannister"]}, {}, {"allies": ["bronn"], "tokens": [3, 3, 3]}]
    state = _laid(season="winter", round=4, current="hodor", councils=councils)
    assert state.view(0)["small"][0] == [2]
    for word in ("kneel", "council 1", "council 1"):
        state.play(word)
    assert [each["data-thing"] for each in board(state, 0).all(class_="bt-small")] == ["council-0"]


@pytest.mark.rule("BC-12")
def test_an_ally_laid_beside_shows_that_its_ability_sleeps() -> None:
    state = _laid(current="hodor", beside=["varys", "bronn"])
    assert state.view(0)["sleeping"] == ["varys"]
    (waiting,) = board(state, 0).all(class_="bt-waiting")
    assert _words(waiting) == "Beside it: Varys (3) its ability sleeps, Bronn (3)"


def test_the_current_ally_can_be_read_and_killed() -> None:
    state, seat = questions(SLUG)["kill"]
    shown, view, say = board(state, seat), state.view(seat), page_texts("en", SLUG)
    current = shown.one(class_="bt-current")
    ally = view["current"]["ally"]
    assert say(f"card-{ally}") in current["text"]
    assert say(f"card-{ally}.text") in current["text"]
    assert "current" in {each["value"] for each in shown.all("button")}


def test_the_time_track_tells_season_and_round() -> None:
    state = _played(120, seats=3)
    view, shown = state.view(0), board(state, 0)
    marks = {each["text"].strip(): each["class"] for each in shown.all("li") if "aria-current" in each}
    assert marks == {view["season"].capitalize(): "bt-now"}
    assert f"round {view['round']} of {view['rounds']}" in shown.one(class_="bt-rounds")["text"]


def test_a_preview_points_at_whoever_would_fall() -> None:
    """In the state behind a guess, those who have died are those that were pointed at."""
    state, seat = questions(SLUG)["kill"]
    shows, guess = face_of(state), state.sample(seat, 1)
    for answer in answers(state, seat):
        after = guess.copy()
        after.act(seat, answer.action)
        fallen = set(after.view(seat)["dead"]) - set(state.view(seat)["dead"])
        assert {thing for thing in shows.touched(answer) if thing in ALLY} == fallen
        assert answer.word == "decline" or fallen


def test_spectators_see_no_hand() -> None:
    state = _played(50)
    assert due(state) is not None
    text = board(state, None).found[0]["text"]
    assert page_texts("en", SLUG)("label-hand") not in text
