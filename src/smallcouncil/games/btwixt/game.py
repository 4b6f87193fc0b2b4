"""B'Twixt as a `Game` of the contract: its words, seats and options, and how it starts."""

from collections.abc import Mapping

from smallcouncil.core.errors import BadOption, Reason
from smallcouncil.core.game import Game, Option, Setup, Talk, Value
from smallcouncil.games.btwixt.state import BtwixtState
from smallcouncil.games.btwixt.words import VOCABULARY


class Btwixt(Game):
    """Leaders bid for allies, and share a council with each neighbour; the strongest weaker council wins."""

    slug = "btwixt"
    rules_version = 1
    seat_counts = (3, 4, 5, 6)
    options = (
        Option("advanced", False, (False, True)),
        Option("draft", "none", ("none", "draft", "kingsmoot")),
        Option("revealed", False, (False, True)),
        Option("short", False, (False, True)),
        Option("leaders", "random", ("random", "choose")),
        Option("first", 0, (0, 1, 2, 3, 4, 5, "random")),
    )
    vocabulary = VOCABULARY
    revealing = frozenset(
        ("dealt", "pack", "row", "revealed", "drew", "saw", "swapped", "added", "looked", "reshuffled", "over")
    )

    def _options(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        chosen = super()._options(seats, given)
        first = chosen["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption(
                "first", first, Reason("option-first-seat", f"a seat from 0 to {seats - 1}, or random", last=seats - 1)
            )
        if chosen["draft"] == "kingsmoot" and chosen["advanced"]:
            reason = "the kingsmoot draft already holds the cards of the advanced game (BT-R11)"
            raise BadOption("draft", "kingsmoot", Reason("why-BT-R11", reason))
        return chosen

    def begin(self, setup: Setup) -> BtwixtState:
        return BtwixtState.dealt(self, setup)

    def talk(self, setup: Setup) -> Talk:
        """Deals are part of the game, open or whispered (BT-053, BT-R10)."""
        return Talk(public=True, whispers=True)
