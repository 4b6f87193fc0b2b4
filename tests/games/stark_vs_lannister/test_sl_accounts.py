"""What is counted of finished games of Stark against Lannister: exactly so in a game written down."""

import pytest

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game_statistics import Book

GAME = sc.game("stark-vs-lannister")
POSITION = (
    "phase=marshalling turn=lannister first=stark seat=1 round=4"
    " | power=1 plot=calling-the-banners hand=howl-of-the-pack | gold=2 power=13 plot=detained hand=the-hound"
    " play=cersei-lannister"
)
# Lannister plays The Hound, and wins a power challenge that nobody can oppose: a power from the banner, and one more.
WORDS = ("play the-hound", "attack power")


def account(book: Book, name: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (account, entry, column), count in book.counts.items():
        if account == name:
            found.setdefault(entry, {})[column] = count
    return found


@pytest.fixture(scope="module")
def book() -> Book:
    state = GAME.start(position=POSITION, seed=1)
    for word in WORDS:
        state.play(word)
    assert state.result is not None
    assert state.result.winners == (0,)
    return GAME.accountant().read(state)


def test_houses_and_seats(book: Book) -> None:
    lost, won = {"games": 1, "won": 0}, {"games": 1, "won": 1}
    assert account(book, "seat") == {"0": won, "1": lost}
    assert account(book, "house") == {"stark": lost, "lannister": won}


def test_cards_plots_and_challenges(book: Book) -> None:
    assert account(book, "card") == {"the-hound": {"played": 1, "won": 1}}
    assert account(book, "plot") == account(book, "opening") == {}
    assert account(book, "challenge") == {"power": {"started": 1, "succeeded": 1, "unopposed": 1}}
    assert dict(book.numbers.keys()) == {"decisions": 2, "rounds": 4, "loser": 0}


def test_every_card_played_and_every_plot_revealed_is_counted_once() -> None:
    state, luck = GAME.start(seed=8, stark=1), Chance(8)
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    assert state.result is not None
    book, events = GAME.accountant().read(state), state.events(None)
    played = account(book, "card")
    of_hand = [event for event in events if event["event"] == "played"]
    responses = [event for event in events if event["event"] == "responded" and "#" not in event["card"]]
    assert len(of_hand) <= sum(each["played"] for each in played.values()) <= len(of_hand) + len(responses)
    plots = account(book, "plot")
    assert sum(plot["revealed"] for plot in plots.values()) == 2 * state.view(None)["round"]
    assert sum(plot["won"] for plot in plots.values()) == state.view(None)["round"]
    first = account(book, "opening")
    assert first["first"]["won"] + first["second"]["won"] == 1
