"""What is counted of finished games of Legendary: Houses, the first player, Heroes, cards and fights.

All of it is read from what a spectator saw.
"""

from smallcouncil.core.game import Json, State
from smallcouncil.core.game_statistics import Account, Accountant, Book, Column

_GAMES_WON = (Column("games"), Column("won", of="games", fair=True))
HOUSES = Account("house", "house", _GAMES_WON, by="won")
OPENING = Account("opening", "opening", _GAMES_WON, by="won", ranked=False)
HEROES = Account("hero", "hero", _GAMES_WON, by="won")
CARDS = Account("card", "card", (Column("recruited"), Column("won", of="recruited")), by="won")
ALLIES = Account("ally", "card", (Column("entered"), Column("defeated", of="entered"), Column("escaped", of="entered")))
ENDINGS = Account("ending", "ending", (Column("games"),), ranked=False)
_TOLD = {"ally": "entered", "defeated": "defeated", "escaped": "escaped"}


class LegendaryAccountant(Accountant):
    """Reads a game from its events."""

    accounts = (*Accountant.accounts, HOUSES, OPENING, HEROES, CARDS, ALLIES, ENDINGS)
    spreads = (*Accountant.spreads, "turns", "score")

    def count(self, state: State, book: Book) -> None:
        super().count(state, book)
        assert state.result is not None
        final, winners = state.view(None), state.result.winners
        for seat, house in enumerate(final["houses"]):
            won = seat in winners
            book.add("house", house, games=1, won=won)
            book.add("opening", "first" if seat == final["first"] else "later", games=1, won=won)
            for hero in final["heroes"][seat]:
                book.add("hero", hero.removeprefix("hero-"), games=1, won=won)
            book.note("score", state.result.scores[seat])
        book.note("turns", -(-final["number"] // state.seats))
        for event in state.events(None):
            _count(book, event, winners)


def _count(book: Book, event: Json, winners: tuple[int, ...]) -> None:
    kind = event["event"]
    if kind in _TOLD:
        book.add("ally", event["card"], **{_TOLD[kind]: 1})
    elif kind == "recruited":
        book.add("card", event["card"], recruited=1, won=event["seat"] in winners)
    elif kind == "over":
        book.add("ending", event["why"], games=1)
