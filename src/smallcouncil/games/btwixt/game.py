"""B'Twixt as a `Game` of the contract: its words, seats and options, and how it starts."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from smallcouncil.cardkit.catalogue import english
from smallcouncil.core.chance import Seed
from smallcouncil.core.errors import BadOption, BadSeats, Reason, UnknownOption
from smallcouncil.core.game import Game, Option, Setup, Talk, Value
from smallcouncil.games.btwixt.cards import ALLIES, BOXES, DESIGNS, LEADERS
from smallcouncil.games.btwixt.position import Position
from smallcouncil.games.btwixt.state import BtwixtState
from smallcouncil.games.btwixt.words import VOCABULARY

if TYPE_CHECKING:
    from smallcouncil.core.encoding import Encoder
    from smallcouncil.games.btwixt.facts import BtwixtFacts
    from smallcouncil.games.btwixt.game_statistics import BtwixtAccountant
    from smallcouncil.games.btwixt.knowledge import BtwixtKnowledge


class Btwixt(Game):
    """Leaders bid for allies, and share a council with each neighbour; the strongest weaker council wins."""

    slug = "btwixt"
    order = 2
    rules_version = BOXES.rules
    seat_counts = (3, 4, 5, 6)
    positions = True
    options = (
        Option("advanced", False, (False, True)),
        Option("draft", "none", ("none", "draft", "kingsmoot")),
        Option("revealed", False, (False, True)),
        Option("short", False, (False, True)),
        Option("leaders", "random", ("random", "choose")),
        Option("first", 0, (0, 1, 2, 3, 4, 5, "random")),
    )
    vocabulary = VOCABULARY
    hidden = True
    revealing = frozenset(
        (
            *("leader", "dealt", "pack", "row", "revealed", "drew", "discarded", "saw", "gave", "swapped", "added"),
            *("looked", "season-over", "reshuffled", "events-added", "over"),
        )
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

    def setup(self, seats: int | None, seed: Seed | None, position: str | None, options: Mapping[str, Value]) -> Setup:
        if position is None:
            return super().setup(seats, seed, None, options)
        return self._setup_from(Position(position), seats, seed, options)

    def _setup_from(
        self, position: Position, seats: int | None, seed: Seed | None, options: Mapping[str, Value]
    ) -> Setup:
        """A position tells its own seats and options; what is given beside it must not contradict it."""
        held = position.data["seats"]
        try:
            stated = super().setup(held, seed, position.text, position.options)
        except (BadSeats, BadOption, UnknownOption) as error:
            raise position.wrong("seats" if isinstance(error, BadSeats) else "options", Reason.of(error)) from error
        return self._uncontradicted(stated, seats, options)

    def rules_for(self, begun: int) -> int:
        return BOXES.rules_for(begun)

    def begin(self, setup: Setup) -> BtwixtState:
        return BtwixtState.dealt(self, setup) if setup.position is None else BtwixtState.laid(self, setup)

    def talk(self, setup: Setup) -> Talk:
        """Deals are part of the game, open or whispered (BT-053, BT-R10)."""
        return Talk(public=True, whispers=True)

    def knowledge(self) -> "BtwixtKnowledge":
        return self._knowledge

    @cached_property
    def _knowledge(self) -> "BtwixtKnowledge":
        from smallcouncil.games.btwixt.knowledge import BtwixtKnowledge

        return BtwixtKnowledge()

    def card_texts(self) -> str:
        return english((*ALLIES, *DESIGNS)) + english(LEADERS, kind="leader", part="epithet")

    def accountant(self) -> "BtwixtAccountant":
        from smallcouncil.games.btwixt.game_statistics import BtwixtAccountant

        return BtwixtAccountant()

    def facts(self) -> "BtwixtFacts":
        from smallcouncil.games.btwixt.facts import BtwixtFacts

        return BtwixtFacts(self)

    def encoder(self) -> "Encoder":
        return self._encoder

    @cached_property
    def _encoder(self) -> "Encoder":
        from smallcouncil.games.btwixt.encoding import BtwixtEncoder

        return BtwixtEncoder(self)
