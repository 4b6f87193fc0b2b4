"""Hand of the King as numbers: the planes of an observation, and many games at once on the compiled rules."""

from array import array
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy

from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import WarmUp, compiled
from smallcouncil.core.encoding import Ahead, Encoder, Fleet, Plane
from smallcouncil.core.game import Game, Setup, State
from smallcouncil.games.hand_of_the_king import encoding_kernel as kernel
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES, SIZES
from smallcouncil.games.hand_of_the_king.companions import MOST_PARTS
from smallcouncil.games.hand_of_the_king.layout import ASKS, DIRECTIONS, LENGTH, MOST_SEATS, NOBODY, OFFERED, SIDE
from smallcouncil.games.hand_of_the_king.state import HandState

_BY_SEAT = "seat by seat from the observer on"

PLANES = (
    Plane("houses", (len(HOUSES), SIDE, SIDE), "the squares of King's Landing where cards of each House lie"),
    Plane("varys", (SIDE, SIDE), "the square where Varys stands"),
    Plane("names", (SIDE, SIDE), "the number of the character on each square, from 1", most=len(CHARACTERS)),
    Plane("left", (len(HOUSES),), "how many cards of each House lie in King's Landing", most=max(SIZES)),
    Plane(
        "reach",
        (len(DIRECTIONS), len(HOUSES)),
        "how many cards each move of Varys would take: directions up, down, left, right, and Houses",
        most=SIDE - 1,
    ),
    Plane("areas", (MOST_SEATS, len(CHARACTERS)), f"the characters in each play area, {_BY_SEAT}"),
    Plane("dead", (len(CHARACTERS),), "the characters that were killed"),
    Plane(
        "strength",
        (MOST_SEATS, len(HOUSES)),
        f"how many cards of each House a seat has, kept companions counted, {_BY_SEAT}",
        most=max(SIZES) + 2,
    ),
    Plane("banners", (MOST_SEATS, len(HOUSES)), f"the banners that each seat holds, {_BY_SEAT}"),
    Plane("kept", (MOST_SEATS, len(COMPANIONS)), f"the companions in each play area, {_BY_SEAT}"),
    Plane("jon_snow", (len(HOUSES),), "the House that Jon Snow was declared for"),
    Plane("offer", (len(COMPANIONS),), "the companions that can be chosen"),
    Plane("drawn", (len(COMPANIONS),), "the companions that Petyr Baelish drew"),
    Plane("companions_dead", (len(COMPANIONS),), "the companions that were killed"),
    Plane("discarded", (len(COMPANIONS),), "the companions that were discarded"),
    Plane("deck", (1,), "how many companions lie face down", most=len(COMPANIONS) - OFFERED),
    Plane("companion", (len(COMPANIONS),), "the companion that is being resolved"),
    Plane("ask", (len(ASKS),), "what is asked: " + ", ".join(ASKS)),
    Plane("swapping", (len(CHARACTERS),), "the first character of Ramsay Snow's swap"),
    Plane("tied", (len(HOUSES),), "the House whose banner is being given away"),
    Plane("affected", (2, len(HOUSES)), "the Houses affected this turn: by Varys, by a companion"),
    Plane(
        "tied_at_first",
        (MOST_SEATS, len(HOUSES)),
        f"who was tied for the lead of a House right after the Varys move, once a companion affects it, {_BY_SEAT}",
    ),
    Plane(
        "under_way",
        (3,),
        "a companion is to be chosen; the same seat takes the next turn; the part of the companion's text",
        most=MOST_PARTS,
    ),
    Plane("crows", (MOST_SEATS,), f"who still has a crow, {_BY_SEAT}"),
    Plane("turn", (MOST_SEATS,), f"whose turn it is, {_BY_SEAT}"),
    Plane("table", (4,), "2, 3 or 4 seats; and teams"),
)


class HandEncoder(Encoder):
    """Observations of Hand of the King."""

    planes = PLANES
    # A turn takes a card or more, 35 in all; seven final cards bring a companion each, with up to three answers, and
    # up to seven ties that end its turn; one companion more is drawn by another, and four crows ask twice.
    longest = len(CHARACTERS) + len(HOUSES) * (1 + MOST_PARTS + len(HOUSES)) + 4 + 2 * MOST_SEATS

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._warm_up = WarmUp(self._compiled)

    def _compiled(self) -> SimpleNamespace:
        """Compile what is called from Python, or load it from the cache, by calling it once."""
        fast = compiled(kernel)
        fleet = HandFleet(self, self.game.setup(2, 1, None, {}), 1, fast)
        fleet.deal(1)
        fleet.ahead(Chance(1))
        fleet.step(fleet.choose())
        fast.observe(fleet.rows[0], 0, fleet.observations[0])
        fast.legal_words(fleet.rows[0], 0, fleet.masks[0])
        return fast

    def prepare(self) -> None:
        self.fast()

    def fast(self) -> SimpleNamespace:
        """The compiled functions, as soon as they are."""
        return self._warm_up.wait()

    def write(self, state: State, seat: int, out: Any) -> None:
        assert isinstance(state, HandState)
        fast = self._warm_up.ready
        if fast is None:
            kernel.observe(state.row, seat, out)
        else:
            fast.observe(numpy.frombuffer(state.row, numpy.int64), seat, out)

    def mask(self, state: State, seat: int, out: Any) -> None:
        assert isinstance(state, HandState)
        fast = self._warm_up.ready
        if fast is None:
            kernel.legal_words(state.row, seat, out)
        else:
            fast.legal_words(numpy.frombuffer(state.row, numpy.int64), seat, out)

    def text(self, state: State, seat: int) -> str:
        """Nothing is hidden but the order of the deck, and that is not in a position."""
        assert isinstance(state, HandState)
        return f"{seat}: {state.position()}"

    def seen(self, state: State, seat: int) -> Sequence[tuple[int, int]]:
        return state.history

    def recall(self, state: State, seat: int) -> str:
        """All decisions are open, and with the position they tell the whole game."""
        return f"{self.text(state, seat)} {' '.join(str(action) for _, action in state.history)}"

    def fleet(self, setup: Setup, games: int) -> "HandFleet | None":
        return None if setup.position is not None else HandFleet(self, setup, games, self.fast())


class HandFleet(Fleet):
    """Many games of one setup, stepped by the compiled rules."""

    def __init__(self, encoder: HandEncoder, setup: Setup, games: int, fast: SimpleNamespace) -> None:
        super().__init__(encoder, setup, games)
        self._fast = fast
        self.rows = numpy.zeros((games, LENGTH), numpy.int64)
        options = setup.options
        first = NOBODY if options["first"] == "random" else int(options["first"])
        flags = (int(options[name]) for name in ("teams", "crows", "companions"))
        self._start = numpy.array((setup.seats, *flags, first), numpy.int64)
        self._counters = numpy.zeros(2, numpy.int64)
        self._luck = numpy.zeros(4, numpy.int64)
        self._chosen = numpy.zeros(games, numpy.int64)

    def deal(self, seed: int) -> None:
        self._counters[:] = 0, seed
        self._luck[:] = Chance(seed).words
        self.rewards[:] = 0.0
        self.ended[:] = False
        self._fast.deal_all(self.rows, self._start, self._counters, self.observations, self.masks, self.seats)

    def first_illegal(self, actions: Any) -> int | None:
        illegal = int(self._fast.first_illegal(self.rows, actions))
        return None if illegal == NOBODY else illegal

    def advance(self, actions: Any) -> None:
        shown = self.observations, self.masks, self.seats, self.rewards, self.ended, self.watchers, self.finals
        self._fast.step_all(self.rows, actions, self._start, self._counters, *shown)

    def ahead(self, luck: Chance) -> Ahead:
        ahead = self._nothing_ahead()
        guess, paid = numpy.zeros(LENGTH, numpy.int64), numpy.zeros(MOST_SEATS, numpy.float32)
        self._fast.ahead_all(self.rows, numpy.frombuffer(luck.words, numpy.int64), guess, paid, *ahead)
        return ahead

    def state(self, row: int) -> HandState:
        return HandState(self.game, self.setup, array("q", self.rows[row].tolist()))

    def choose(self) -> Any:
        self._fast.choose_all(self.rows, self._chosen, self._luck)
        return self._chosen

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_fast"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Compiled functions do not travel between processes: each has its own."""
        vars(self).update(kept)
        encoder = self.game.encoder()
        assert isinstance(encoder, HandEncoder)
        self._fast = encoder.fast()
