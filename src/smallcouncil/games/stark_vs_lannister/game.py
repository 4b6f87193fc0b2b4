"""Stark against Lannister as a `Game` of the contract: its words, seats and options, and how it starts."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from smallcouncil.cardkit.catalogue import english
from smallcouncil.core.chance import Seed
from smallcouncil.core.errors import BadOption, Reason
from smallcouncil.core.game import Game, Option, Setup, Value
from smallcouncil.games.stark_vs_lannister import position
from smallcouncil.games.stark_vs_lannister.cards import DESIGNS, PLOTS
from smallcouncil.games.stark_vs_lannister.chances import ActionWindows
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState
from smallcouncil.games.stark_vs_lannister.words import VOCABULARY

if TYPE_CHECKING:
    from smallcouncil.core.encoding import Encoder
    from smallcouncil.games.stark_vs_lannister.facts import StarkVsLannisterFacts
    from smallcouncil.games.stark_vs_lannister.game_statistics import StarkVsLannisterAccountant
    from smallcouncil.games.stark_vs_lannister.knowledge import StarkVsLannisterKnowledge


def _worded(card: Any) -> Any:
    """A card without a text says that it has none."""
    return card if card.text else replace(card, text="No ability.")


class StarkVsLannister(Game):
    """Two Houses, plots, challenges: whoever first has 15 power rules."""

    slug = "stark-vs-lannister"
    order = 3
    rules_version = 2
    seat_counts = (2,)
    positions = True
    options = (
        Option("stark", 0, (0, 1, "random")),
        Option("draft", False, (False, True)),
        Option("stark_power", 0, tuple(range(6))),
        Option("lannister_power", 0, tuple(range(6))),
    )
    vocabulary = VOCABULARY
    hidden = True
    windows = ActionWindows()
    longest = 20_000
    revealing = frozenset(
        (
            *("drafted", "mulligan", "placed", "plots", "initiative", "drew", "looked", "searched", "discarded"),
            *("shuffled", "over"),
        )
    )

    def _options(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        chosen = super()._options(seats, given)
        if chosen["stark_power"] and chosen["lannister_power"]:
            reason = "only one House may begin with power (SL-R137)"
            raise BadOption("lannister_power", chosen["lannister_power"], Reason("why-SL-R137", reason))
        return chosen

    def setup(self, seats: int | None, seed: Seed | None, position: str | None, options: Mapping[str, Value]) -> Setup:
        if position is None:
            return super().setup(seats, seed, None, options)
        return self._setup_from(position, seats, seed, options)

    def _setup_from(self, text: str, seats: int | None, seed: Seed | None, options: Mapping[str, Value]) -> Setup:
        """A position tells its own options; what is given beside it must not contradict it."""
        stated = super().setup(None, seed, text, position.options_of(text))
        return self._uncontradicted(stated, seats, options)

    def begin(self, setup: Setup) -> StarkVsLannisterState:
        if setup.position is None:
            return StarkVsLannisterState.dealt(self, setup)
        return StarkVsLannisterState.laid(self, setup)

    def card_texts(self) -> str:
        return english(_worded(card) for card in (*DESIGNS, *PLOTS))

    def facts(self) -> "StarkVsLannisterFacts":
        from smallcouncil.games.stark_vs_lannister.facts import StarkVsLannisterFacts

        return StarkVsLannisterFacts(self)

    def accountant(self) -> "StarkVsLannisterAccountant":
        from smallcouncil.games.stark_vs_lannister.game_statistics import StarkVsLannisterAccountant

        return StarkVsLannisterAccountant()

    def knowledge(self) -> "StarkVsLannisterKnowledge":
        return self._knowledge

    @cached_property
    def _knowledge(self) -> "StarkVsLannisterKnowledge":
        from smallcouncil.games.stark_vs_lannister.knowledge import StarkVsLannisterKnowledge

        return StarkVsLannisterKnowledge()

    def encoder(self) -> "Encoder":
        return self._encoder

    @cached_property
    def _encoder(self) -> "Encoder":
        from smallcouncil.games.stark_vs_lannister.encoding import StarkVsLannisterEncoder

        return StarkVsLannisterEncoder(self)
