"""Hand of the King as a `Game` of the contract: its words, seats and options, and how it starts."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from smallcouncil.core.chance import Seed
from smallcouncil.core.errors import BadOption, BadPosition, Reason
from smallcouncil.core.game import Game, Option, Setup, State, Talk, Value
from smallcouncil.games.hand_of_the_king import engine, position_reader
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES
from smallcouncil.games.hand_of_the_king.layout import DIRECTIONS, MOST_SEATS, SEAT, SEATS
from smallcouncil.games.hand_of_the_king.state import HandState

if TYPE_CHECKING:
    from smallcouncil.core.encoding import Encoder
    from smallcouncil.core.solving import Solution
    from smallcouncil.games.hand_of_the_king.facts import HandFacts
    from smallcouncil.games.hand_of_the_king.game_statistics import HandAccountant
    from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge

VOCABULARY = (
    *(f"{direction} {house}" for direction in DIRECTIONS for house in HOUSES),
    "crow",
    *(f"companion {companion}" for companion in COMPANIONS),
    *(f"house {house}" for house in HOUSES),
    *(f"seat {seat}" for seat in range(MOST_SEATS)),
    *(f"card {card}" for card in CHARACTERS),
)


class HandOfTheKing(Game):
    """Varys walks King's Landing; whoever leads a House carries its banner; most banners win."""

    slug = "hand-of-the-king"
    order = 1
    rules_version = 2
    seat_counts = (2, 3, 4)
    positions = True
    options = (
        Option("teams", False, (False, True)),
        Option("crows", False, (False, True)),
        Option("companions", True, (True, False)),
        Option("first", 0, (0, 1, 2, 3, "random")),
    )
    vocabulary = VOCABULARY
    revealing = frozenset({"drew"})

    def setup(self, seats: int | None, seed: Seed | None, position: str | None, options: Mapping[str, Value]) -> Setup:
        if position is None:
            return super().setup(seats, seed, None, self._implied(seats, options))
        return self._setup_from(position, seats, seed, options)

    def _implied(self, seats: int | None, options: Mapping[str, Value]) -> Mapping[str, Value]:
        """Four players with crows are two teams (HK-064)."""
        return {"teams": True, **options} if seats == 4 and options.get("crows") is True else options

    def _setup_from(self, text: str, seats: int | None, seed: Seed | None, options: Mapping[str, Value]) -> Setup:
        """A position tells its own seats and options; what is given beside it must not contradict it."""
        if not isinstance(text, str):
            raise BadPosition(1, Reason("position-no-text", "a position is a line of text"))
        chosen = self._seed(seed)
        row, told = position_reader.read(text, chosen)
        held = row[SEATS]
        try:
            stated = super().setup(held, chosen, text, {**told, "first": row[SEAT]})
        except BadOption as error:
            raise BadPosition(position_reader.column_of("options", text), Reason.of(error)) from error
        return self._uncontradicted(stated, seats, options)

    def _options(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        chosen = super()._options(seats, given)
        first = chosen["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption(
                "first", first, Reason("option-first-seat", f"a seat from 0 to {seats - 1}, or random", last=seats - 1)
            )
        if chosen["teams"] and seats != 4:
            raise BadOption("teams", True, Reason("why-HK-058", "the team game is for four players (HK-058)"))
        if chosen["crows"] and seats == 2:
            raise BadOption(
                "crows", True, Reason("why-HK-061", "the crow variant is for three or four players (HK-061)")
            )
        if chosen["crows"] and seats == 4 and not chosen["teams"]:
            raise BadOption("teams", False, Reason("why-HK-064", "four players with crows play in teams (HK-064)"))
        return chosen

    def begin(self, setup: Setup) -> HandState:
        if setup.position is not None:
            assert setup.seed is not None
            row, _ = position_reader.read(setup.position, setup.seed)
            return HandState(self, setup, row)
        return HandState.dealt(self, setup)

    def compile(self, wait: bool = True) -> bool:
        if wait:
            engine.warm_up.wait()
        else:
            engine.warm_up.begin()
        return True

    def talk(self, setup: Setup) -> Talk:
        """With crows nobody talks, but for the minute that a spent crow buys (HK-061)."""
        return Talk(public=False, audience="crow-partner") if setup.options["crows"] else Talk()

    def solve(
        self,
        state: State,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        memory: int | None = None,
        margin: bool = True,
    ) -> "Solution":
        from smallcouncil.games.hand_of_the_king import solver

        assert isinstance(state, HandState)
        return solver.solve(state, nodes=nodes, seconds=seconds, memory=memory, margin=margin)

    def knowledge(self) -> "HandKnowledge":
        return self._knowledge

    @cached_property
    def _knowledge(self) -> "HandKnowledge":
        from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge

        return HandKnowledge()

    def accountant(self) -> "HandAccountant":
        from smallcouncil.games.hand_of_the_king.game_statistics import HandAccountant

        return HandAccountant()

    def facts(self) -> "HandFacts":
        from smallcouncil.games.hand_of_the_king.facts import HandFacts

        return HandFacts(self)

    def encoder(self) -> "Encoder":
        return self._encoder

    @cached_property
    def _encoder(self) -> "Encoder":
        from smallcouncil.games.hand_of_the_king.encoding import HandEncoder

        return HandEncoder(self)
