"""What is counted of finished games of Stark against Lannister: Houses, cards, plots and challenges.

All of it is read from what a spectator saw.
"""

from smallcouncil.core.game import Json, State
from smallcouncil.core.game_statistics import Account, Accountant, Book, Column
from smallcouncil.games.stark_vs_lannister.cards import DESIGNS

EVENTS = frozenset(card.id for card in DESIGNS if card.type == "event")
"""Cards that are played when they respond; all others lie in play already."""

HOUSES = Account("house", "house", (Column("games"), Column("won", of="games", fair=True)), by="won")
FIRST = Account("opening", "opening", (Column("games"), Column("won", of="games", fair=True)), by="won", ranked=False)
CARDS = Account("card", "card", (Column("played"), Column("won", of="played")), by="won")
PLOTS = Account("plot", "card", (Column("revealed"), Column("won", of="revealed")), by="won")
CHALLENGES = Account(
    "challenge",
    "challenge",
    (Column("started"), Column("succeeded", of="started"), Column("unopposed", of="started")),
    ranked=False,
)


class StarkVsLannisterAccountant(Accountant):
    """Reads a game from its events."""

    accounts = (*Accountant.accounts, HOUSES, FIRST, CARDS, PLOTS, CHALLENGES)
    spreads = (*Accountant.spreads, "rounds", "loser")

    def count(self, state: State, book: Book) -> None:
        super().count(state, book)
        final = state.view(None)
        assert state.result is not None
        (winner,) = state.result.winners
        for seat, house in enumerate(final["houses"]):
            book.add("house", house, games=1, won=seat == winner)
        book.note("rounds", final["round"])
        book.note("loser", min(state.result.scores))
        events = state.events(None)
        _first_player(book, events, winner)
        for event in events:
            _count(book, event, winner)


def _first_player(book: Book, events: list[Json], winner: int) -> None:
    """Who began the first round, and who did not."""
    first = next((event["seat"] for event in events if event["event"] == "first"), None)
    if first is not None:
        book.add("opening", "first", games=1, won=first == winner)
        book.add("opening", "second", games=1, won=first != winner)


def _count(book: Book, event: Json, winner: int) -> None:
    if event["event"] == "played" or (event["event"] == "responded" and event["card"] in EVENTS):
        book.add("card", event["card"], played=1, won=event["seat"] == winner)
    elif event["event"] == "plots":
        for seat, plot in enumerate(event["plots"]):
            book.add("plot", plot, revealed=1, won=seat == winner)
    elif event["event"] == "resolved":
        succeeded = event["winner"] == event["attacker"]
        book.add("challenge", event["type"], started=1, succeeded=succeeded, unopposed=bool(event["unopposed"]))
