"""Legendary as a `Game` of the contract: its words, seats and options, and how it starts."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from smallcouncil.core.chance import Seed
from smallcouncil.core.errors import BadOption, BadSeats, Reason, UnknownOption
from smallcouncil.core.game import Game, Option, Setup, Value
from smallcouncil.games.legendary import wording
from smallcouncil.games.legendary.position import Position
from smallcouncil.games.legendary.state import LegendaryState
from smallcouncil.games.legendary.words import VOCABULARY

if TYPE_CHECKING:
    from smallcouncil.core.encoding import Encoder
    from smallcouncil.games.legendary.facts import LegendaryFacts
    from smallcouncil.games.legendary.game_statistics import LegendaryAccountant
    from smallcouncil.games.legendary.knowledge import LegendaryKnowledge


class Legendary(Game):
    """Each player leads a House, recruits Heroes, fights Allies and the Masterminds of the others."""

    slug = "legendary"
    order = 4
    rules_version = 1
    seat_counts = (2, 3, 4)
    positions = True
    options = (
        Option(
            "setup",
            "first-game",
            ("first-game", "full-allegiance", "two-together", "three-and-one", "secret-draft", "tourney"),
        ),
        Option("houses", "seats", ("seats", "random", "choose")),
        Option("minor_heroes", "random", ("random", "choose")),
        Option("showdown", False, (False, True)),
        Option("equal_turns", False, (False, True)),
        Option("favour", 0, tuple(range(6))),
        Option("first", "random", ("random", 0, 1, 2, 3)),
    )
    vocabulary = VOCABULARY
    hidden = True
    longest = 20_000
    revealing = frozenset(
        (
            *("ally", "event", "drew", "reshuffled", "refilled", "rescued", "captured", "shown", "looked", "strike"),
            *("shuffled-masterminds", "dealt", "draft-shown"),
        )
    )

    def _options(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        chosen = super()._options(seats, given)
        if chosen["setup"] == "tourney" and seats > 3:
            raise BadOption(
                "setup", "tourney", Reason("why-LG-244", "the Tourney is for two or three players (LG-244)")
            )
        first = chosen["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption(
                "first", first, Reason("option-first-seat", f"a seat from 0 to {seats - 1}, or random", last=seats - 1)
            )
        return chosen

    def setup(self, seats: int | None, seed: Seed | None, position: str | None, options: Mapping[str, Value]) -> Setup:
        if position is None:
            return super().setup(seats, seed, None, options)
        told = Position(position)
        try:
            stated = super().setup(told.data["seats"], seed, told.text, told.data.get("options", {}))
        except (BadSeats, BadOption, UnknownOption) as error:
            raise told.wrong("seats" if isinstance(error, BadSeats) else "options", Reason.of(error)) from error
        return self._uncontradicted(stated, seats, options)

    def begin(self, setup: Setup) -> LegendaryState:
        if setup.position is None:
            return LegendaryState.dealt(self, setup)
        return LegendaryState.laid(self, setup)

    def card_texts(self) -> str:
        return wording.card_texts()

    def accountant(self) -> "LegendaryAccountant":
        from smallcouncil.games.legendary.game_statistics import LegendaryAccountant

        return LegendaryAccountant()

    def knowledge(self) -> "LegendaryKnowledge":
        return self._knowledge

    @cached_property
    def _knowledge(self) -> "LegendaryKnowledge":
        from smallcouncil.games.legendary.knowledge import LegendaryKnowledge

        return LegendaryKnowledge()

    def encoder(self) -> "Encoder":
        return self._encoder

    @cached_property
    def _encoder(self) -> "Encoder":
        from smallcouncil.games.legendary.encoding import LegendaryEncoder

        return LegendaryEncoder(self)

    def facts(self) -> "LegendaryFacts":
        from smallcouncil.games.legendary.facts import LegendaryFacts

        return LegendaryFacts(self)
