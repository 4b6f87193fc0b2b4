"""What is counted of finished games of Legendary."""

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.game_statistics import Book
from smallcouncil.games.legendary import policy
from smallcouncil.games.legendary.state import LegendaryState

GAME = sc.game("legendary")


def account(book: Book, name: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for (account, entry, column), count in book.counts.items():
        if account == name:
            found.setdefault(entry, {})[column] = count
    return found


def finished(seats: int, seed: int) -> State:
    """A game of sensible players."""
    state, luck = GAME.start(seats, seed, setup="full-allegiance"), Chance(seed)
    assert isinstance(state, LegendaryState)
    while state.awaiting:
        seat = state.awaiting[0]
        state.act(seat, policy.choose(state, seat, luck))
    return state


def test_houses_seats_and_heroes() -> None:
    state = finished(3, 8)
    assert state.result is not None
    book, view = GAME.accountant().read(state), state.view(None)
    won = {view["houses"][seat] for seat in state.result.winners}
    assert account(book, "house") == {house: {"games": 1, "won": int(house in won)} for house in view["houses"]}
    first = account(book, "opening")
    assert first["first"] == {"games": 1, "won": int(view["first"] in state.result.winners)}
    assert first["later"]["games"] == 2
    heroes = account(book, "hero")
    assert sorted(f"hero-{hero}" for hero in heroes) == sorted(hero for each in view["heroes"] for hero in each)
    assert sum(hero["won"] for hero in heroes.values()) == 4 * len(won)
    assert {number: count for (name, number), count in book.numbers.items() if name == "turns"} == {
        -(-view["number"] // 3): 1
    }
    assert sum(count for (name, _), count in book.numbers.items() if name == "score") == 3


def test_cards_allies_and_endings() -> None:
    state = finished(3, 2)
    assert state.result is not None
    book, events = GAME.accountant().read(state), state.events(None)
    kinds = [event["event"] for event in events]
    cards, allies = account(book, "card"), account(book, "ally")
    assert sum(card["recruited"] for card in cards.values()) == kinds.count("recruited") > 5
    for column, kind in (("entered", "ally"), ("defeated", "defeated"), ("escaped", "escaped")):
        assert sum(ally.get(column, 0) for ally in allies.values()) == kinds.count(kind) > 0
    mine = [event for event in events if event["event"] == "recruited" and event["seat"] in state.result.winners]
    assert sum(card["won"] for card in cards.values()) == len(mine)
    assert account(book, "ending") == {events[-1]["why"]: {"games": 1}}
