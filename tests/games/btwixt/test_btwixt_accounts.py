"""What is counted of finished games: exactly so in a game written down, and nothing lost in any other."""

import json
from collections import Counter
from typing import Any

import pytest
from btwixt_playing import GAME, KINDS, name_of

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.game_statistics import Book

POSITION = {
    "seats": 3,
    "options": {"advanced": True},
    "season": "winter",
    "round": 3,
    "leaders": ["cersei-lannister", "euron-greyjoy", "melisandre"],
    "hands": [
        ["sworn-swords", "sworn-swords", "queen-regent"],
        ["forced-march", "market-town", "the-silence"],
        ["ambush"],
    ],
    "current": "hodor",
    "ally_deck": ["balon-greyjoy"],
    "councils": [
        {"allies": ["tywin-lannister"], "tokens": []},
        {"allies": ["khal-drogo"], "tokens": []},
        {"allies": ["varys"], "tokens": []},
    ],
}
# Seat 1 wins Hodor with Forced March, and must then discard; in the last round nobody bids, so that the first player,
# seat 1 again, wins Balon Greyjoy with nothing, and no token.
WORDS = (
    *("play sworn-swords", "play forced-march", "kneel", "kneel", "kneel", "council 0", "council 0"),
    *("card market-town", "kneel", "kneel", "kneel", "council 1"),
)


def _account(book: Book, account: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (name, entry, column), count in book.counts.items():
        if name == account:
            found.setdefault(entry, {})[column] = count
    return found


def _spread(book: Book, spread: str) -> dict[int, int]:
    return {number: count for (name, number), count in book.numbers.items() if name == spread}


@pytest.fixture(scope="module")
def book() -> Book:
    state = GAME.start(position=json.dumps(POSITION), seed=1)
    for word in WORDS:
        state.play(word)
    assert state.result is not None
    return GAME.accountant().read(state)


def test_seats_and_leaders(book: Book) -> None:
    lost, won = {"games": 1, "won": 0}, {"games": 1, "won": 1}
    assert _account(book, "seat") == {"0": lost, "1": won, "2": lost}
    assert _account(book, "leader") == {"cersei-lannister": lost, "euron-greyjoy": won, "melisandre": lost}


def test_cards_played_and_left_in_hand(book: Book) -> None:
    assert _account(book, "card") == {
        "sworn-swords": {"held": 2, "played": 1, "bid": 0, "won": 0},
        "forced-march": {"held": 1, "played": 1, "bid": 1, "won": 1},
        **{card: {"held": 1} for card in ("market-town", "queen-regent", "the-silence", "ambush")},
    }


def test_allies_and_bids(book: Book) -> None:
    claimed = {"revealed": 1, "claimed": 1, "won": 1}
    assert _account(book, "ally") == {"hodor": claimed, "balon-greyjoy": claimed}
    assert _account(book, "bid") == {"zero": {"chances": 2, "times": 1}, "nothing": {"chances": 6, "times": 4}}


def test_spreads(book: Book) -> None:
    """Council 0 holds Tywin, Hodor and a token, council 1 Drogo and Balon, council 2 Varys alone."""
    assert _spread(book, "decisions") == {12: 1}
    assert _spread(book, "rounds") == {2: 1}
    assert _spread(book, "bid") == {0: 1, 9: 1}
    assert _spread(book, "small") == {3: 2, 11: 1}
    assert _spread(book, "other") == {11: 3}


def test_a_season_ends_with_unplayed_hands() -> None:
    """The hands of the last round of autumn are discarded; what is dealt then counts when it leaves a hand."""
    position = POSITION | {"season": "autumn", "round": 4}
    state = GAME.start(position=json.dumps(position), seed=1)
    while state.view(None)["season"] == "autumn":
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[-1])
    (over,) = (event for event in state.events(None) if event["event"] == "season-over")
    left = [card for hand in over["hands"] for card in hand]
    assert len(left) == 7
    _finish(state, 3)
    held = _account(GAME.accountant().read(state), "card")
    assert Counter(left) <= Counter({card: counts["held"] for card, counts in held.items()})


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_every_card_that_came_to_a_hand_is_counted_when_it_leaves(kind: dict[str, Any]) -> None:
    state = GAME.start(**{**kind, "seed": 11})
    _finish(state, 7)
    read = GAME.accountant().read(state)
    cards, events = _account(read, "card"), state.events(None)
    assert sum(counts["held"] for counts in cards.values()) == _came_to_hand(events, kind["draft"])
    happened = Counter(event["event"] for event in events)
    played = [counts for counts in cards.values() if "played" in counts]
    assert sum(counts["played"] for counts in played) == happened["played"]
    assert all(max(counts["bid"], counts["won"]) <= counts["played"] <= counts["held"] for counts in played)
    allies = _account(read, "ally").values()
    assert sum(counts["revealed"] for counts in allies) == happened["revealed"]
    assert sum(counts.get("claimed", 0) for counts in allies) == happened["claimed"]
    assert sum(_spread(read, "bid").values()) == happened["won"]


def _came_to_hand(events: list[dict[str, Any]], draft: str) -> int:
    found = 0
    for event in events:
        if event["event"] in ("dealt", "drew") and not (draft != "none" and event["event"] == "dealt"):
            found += event["count"]
        elif event["event"] in ("took", "drafted"):
            found += 1
        elif event["event"] == "picked-up":
            found += len(event["cards"])
    return found


def _finish(state: State, seed: int) -> None:
    luck = Chance(seed)
    while state.awaiting:
        seat = state.awaiting[0]
        state.act(seat, luck.choice(state.actions(seat)))
