"""Many games stepped in one call, with arrays in and out, for training on one machine.

    from smallcouncil.research import vector

    env = vector.make(slug, games=1024, seats=2)
    now = env.reset(seed=7)
    now = env.step(env.choose())       # or any legal action for every game: now.masks

Every game stands at the decision of one seat; games that end are paid and dealt anew in the same step. Game number n is
dealt from `deals_after(seed) + n`: first those that stand there at once, then the others in the order in which they
begin. Different seeds deal different games.
"""

import secrets
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.encoding import WAIT, Ahead, Encoder, Fleet, payoffs
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game, Setup, State, Value
from smallcouncil.research.dealt_games import deals_after, to_decide


class Now(NamedTuple):
    """Where all games stand, one row a game. The next step writes over these arrays: copy what is to be kept."""

    observations: NDArray[numpy.int8]
    """What the seat that is to decide sees."""
    masks: NDArray[numpy.int8]
    """Its legal actions."""
    seats: NDArray[numpy.int64]
    """Which seat that is."""
    rewards: NDArray[numpy.float32]
    """What the last step paid, one column a seat."""
    ended: NDArray[numpy.bool_]
    """Whether the last step ended a game here; then all before this line tells of the next one already."""


class NotDealt(CouncilError):
    """Games that nobody has dealt yet cannot be played."""

    key = "error-not-dealt"

    def __init__(self) -> None:
        super().__init__("there are no games yet: call reset()")


class VectorEnv:
    """So many games of one setup. A game that has a fast side of its own for this is stepped by it."""

    def __init__(self, game: Game, games: int, setup: Setup) -> None:
        self.game = game
        self.games = games
        self.encoder = game.encoder()
        game.compile()
        self.encoder.prepare()
        self._fleet = fleet_of(self.encoder, setup, games)
        self._dealt = False

    def reset(self, seed: int | None = None) -> Now:
        """Deal all games anew, from fresh luck if no seed is given."""
        checked = self.game.setup(None, secrets.randbits(53) if seed is None else seed, None, {}).seed
        assert isinstance(checked, int)
        self._fleet.deal(deals_after(checked))
        self._luck = Chance(checked)
        self._dealt = True
        return self._now()

    def step(self, actions: Any) -> Now:
        """One decision in every game. An illegal one raises `IllegalAction` with its row, and no game has changed."""
        self._check_dealt()
        self._fleet.step(one_for_each(self._fleet, actions))
        return self._now()

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise NotDealt

    def choose(self) -> NDArray[numpy.int64]:
        """A random legal action for every game."""
        self._check_dealt()
        actions: NDArray[numpy.int64] = self._fleet.choose()
        return actions

    def ahead(self) -> Ahead:
        """What every legal action of every game would lead to, as the seat that decides would see it.

        What that seat cannot see now is guessed anew, so that nothing hidden is told. The games stay where they are.
        """
        self._check_dealt()
        return self._fleet.ahead(self._luck)

    def _now(self) -> Now:
        fleet = self._fleet
        return Now(fleet.observations, fleet.masks, fleet.seats, fleet.rewards, fleet.ended)


def make(game: str, games: int, seats: int | None = None, **options: Value) -> VectorEnv:
    """So many games at once of a game, by its slug; the options are those of the game."""
    found = sc.game(game)
    return VectorEnv(found, games, found.setup(seats, 0, None, options))


def fleet_of(encoder: Encoder, setup: Setup, games: int) -> Fleet:
    """Many games at once: the fleet that the game brings, or one of states."""
    return encoder.fleet(setup, games) or StateFleet(encoder, setup, games)


def one_for_each(fleet: Fleet, actions: Any) -> NDArray[numpy.int64]:
    """An action for every game of a fleet, as whoever plays gives them: none may wait."""
    given, games = numpy.asarray(actions), len(fleet.seats)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise ValueError(f"one whole number for each of {games} games; given: {given.dtype} {given.shape}")
    if (given < 0).any():
        row = int(numpy.flatnonzero(given < 0)[0])
        fleet.refuse(row, int(given[row]))
    return numpy.ascontiguousarray(given, numpy.int64)


class StateFleet(Fleet):
    """A fleet of states, for games that have none of their own."""

    def deal(self, seed: int) -> None:
        self._next = seed
        self._luck = Chance(seed)
        self.rewards[:] = 0.0
        self.ended[:] = False
        self._states = [self._dealt() for _ in self.seats]
        for number, state in enumerate(self._states):
            self._show(number, state)

    def _dealt(self) -> State:
        seed, self._next = self._next, self._next + 1
        return self.game.begin(self.setup._replace(seed=seed))

    def _show(self, number: int, state: State) -> None:
        seat = to_decide(state)
        self.seats[number] = seat
        self.encoder.write(state, seat, self.observations[number])
        self.encoder.mask(state, seat, self.masks[number])

    def first_illegal(self, actions: Any) -> int | None:
        for row, (state, action) in enumerate(zip(self._states, actions.tolist(), strict=True)):
            if action != WAIT and action not in state.actions(to_decide(state)):
                return row
        return None

    def advance(self, actions: Any) -> None:
        self.rewards[:] = 0.0
        self.ended[:] = False
        for row, action in enumerate(actions.tolist()):
            if action != WAIT:
                self._advance(row, action)

    def _advance(self, row: int, action: int) -> None:
        state = self._states[row]
        state.act(to_decide(state), action)
        if not state.awaiting:
            self.ended[row] = True
            self.rewards[row] = payoffs(state.result, state.seats)
            self.encoder.write(state, int(self.watchers[row]), self.finals[row])
            self._states[row] = self._dealt()
        self._show(row, self._states[row])

    def choose(self) -> Any:
        return numpy.array([self._luck.choice(state.actions(to_decide(state))) for state in self._states])

    def state(self, row: int) -> State:
        return self._states[row].copy()
