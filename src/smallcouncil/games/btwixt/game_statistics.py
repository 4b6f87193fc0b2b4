"""What is counted of finished games of B'Twixt: leaders, cards, allies, bids and councils.

All of it is read from what a spectator saw, but for the hands that are left when the game is over.
"""

from typing import Any

from smallcouncil.core.game import Json, State
from smallcouncil.core.game_statistics import Account, Accountant, Book, Column

LEADERS = Account("leader", "leader", (Column("games"), Column("won", of="games", fair=True)), by="won")
CARDS = Account(
    "card",
    "card",
    (Column("held"), Column("played", of="held"), Column("bid", of="played"), Column("won", of="played")),
    by="won",
)
ALLIES = Account(
    "ally", "card", (Column("revealed"), Column("claimed", of="revealed"), Column("won", of="claimed")), by="won"
)
BIDS = Account("bid", "bid", (Column("chances"), Column("times", of="chances")))


class BtwixtAccountant(Accountant):
    """Reads a game round by round."""

    accounts = (*Accountant.accounts, LEADERS, CARDS, ALLIES, BIDS)
    spreads = (*Accountant.spreads, "rounds", "bid", "small", "other")

    def count(self, state: State, book: Book) -> None:
        super().count(state, book)
        final = state.view(None)
        winners = final["result"]["winners"]
        for seat, leader in enumerate(final["leaders"]):
            book.add("leader", leader, games=1, won=seat in winners)
        for spread in ("small", "other"):
            for power in final["result"][spread]:
                book.note(spread, power)
        _Reader(book, state.seats, winners).read(state.events(None))
        for seat in range(state.seats):
            _unplayed(book, state.view(seat)["hand"])


class _Reader:
    """Goes through the events of a game; what is played counts when it is known who won the bid."""

    def __init__(self, book: Book, seats: int, winners: list[int]) -> None:
        self._book = book
        self._seats = seats
        self._winners = winners
        self._rounds = 0
        self._played: list[tuple[int, str]] = []
        self._revealed: set[str] = set()

    def read(self, events: list[Json]) -> None:
        heard: dict[str, Any] = {
            "played": self._on_played,
            "won": self._on_won,
            "revealed": self._on_revealed,
            "claimed": self._on_claimed,
            "discarded": self._on_discarded,
            "added": self._on_added,
            "season-over": self._on_season_over,
        }
        for event in events:
            if event["event"] in heard:
                heard[event["event"]](event)
        self._book.note("rounds", self._rounds)

    def _on_played(self, event: Json) -> None:
        self._played.append((event["seat"], event["card"]))

    def _on_won(self, event: Json) -> None:
        winner, book = event["seat"], self._book
        for seat, card in self._played:
            book.add("card", card, held=1, played=1, bid=seat == winner, won=seat in self._winners)
        total = event["totals"][winner]
        idle = self._seats - len({seat for seat, _ in self._played})
        book.add("bid", "zero", chances=1, times=total == 0)
        book.add("bid", "nothing", chances=self._seats, times=idle)
        book.note("bid", total)
        self._rounds += 1
        self._played = []

    def _on_revealed(self, event: Json) -> None:
        self._revealed.add(event["ally"])
        self._book.add("ally", event["ally"], revealed=1)

    def _on_claimed(self, event: Json) -> None:
        """In a game that began from a position an ally may have been revealed before."""
        ally = event["ally"]
        before = ally not in self._revealed
        self._revealed.discard(ally)
        self._book.add("ally", ally, revealed=before, claimed=1, won=event["seat"] in self._winners)

    def _on_discarded(self, event: Json) -> None:
        if event["from"] == "hand":
            _unplayed(self._book, [event["card"]])

    def _on_added(self, event: Json) -> None:
        """Trial by Combat takes a card from a hand; nobody chose to play it."""
        _unplayed(self._book, [event["card"]])

    def _on_season_over(self, event: Json) -> None:
        for hand in event["hands"]:
            _unplayed(self._book, hand)


def _unplayed(book: Book, cards: list[str]) -> None:
    """Cards that left a hand unplayed."""
    for card in cards:
        book.add("card", card, held=1)
