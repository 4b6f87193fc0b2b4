"""What is counted of finished games of Hand of the King: who held the banners, and who chose which companion."""

from smallcouncil.core.game import State
from smallcouncil.core.game_statistics import Account, Accountant, Book, Column

BANNERS = Account("banner", "house", (Column("held"), Column("won", of="held")), by="won")
COMPANIONS = Account("companion", "card", (Column("chosen"), Column("won", of="chosen")), by="won")


class HandAccountant(Accountant):
    """Reads the banners at the end, and the companions as they were chosen."""

    accounts = (*Accountant.accounts, BANNERS, COMPANIONS)
    spreads = (*Accountant.spreads, "banners")

    def count(self, state: State, book: Book) -> None:
        super().count(state, book)
        assert state.result is not None
        winners = state.result.winners
        for house, holder in state.view(None)["banners"].items():
            if holder is not None:
                book.add("banner", house, held=1, won=holder in winners)
        for event in state.events(None):
            if event["event"] == "companion":
                book.add("companion", event["companion"], chosen=1, won=event["seat"] in winners)
        book.note("banners", max(state.result.scores))
