"""Many games at once as a vectorised environment of Gymnasium: one seat of each is the agent's, or all of them are.

    import gymnasium
    import smallcouncil.research.gymnasium  # registers the games

    envs = gymnasium.make_vec("SmallCouncil/SomeGame-v0", num_envs=256, vectorization_mode="vector_entry_point")
    observations, infos = envs.reset(seed=7)
    envs.step(envs.action_space.sample(tuple(infos["action_mask"])))

Games that end are dealt anew in the same step (`AutoresetMode.SAME_STEP`): the last observation is in
`infos["final_obs"]`, what each seat was paid in `infos["final_info"]`. With `bots=None` the agent plays all seats
against itself.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import smallcouncil as sc
from smallcouncil.bots import prepare
from smallcouncil.core.encoding import WAIT
from smallcouncil.core.game import MOST_SEED, Value
from smallcouncil.research.dealt_games import RANDOM, Chooser, Player, chooser, deals_after, luck_of
from smallcouncil.research.vector import fleet_of, one_for_each

Observations = NDArray[numpy.int8]
Actions = NDArray[numpy.int64]
Rewards = NDArray[numpy.float64]
Ends = NDArray[numpy.bool_]
Infos = dict[str, Any]


class CouncilVectorEnv(VectorEnv[Observations, Actions, NDArray[Any]]):
    """So many games of one setup. An illegal action raises `IllegalAction` with its row, and no game has changed."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        bots: Player | Sequence[Player] | None = RANDOM,
        **options: Value,
    ) -> None:
        """`bots` are codes or bots of one's own, from the seat after the agent's on; fewer than seats go round.

        Without a `seat` the agent's place changes from row to row.
        """
        self.game = sc.game(game)
        setup = self.game.setup(seats, 0, None, options)
        if seat is not None:
            self.game.begin(setup).check_seat(seat)
        self.num_envs = num_envs
        self.game.compile()
        encoder = self.game.encoder()
        encoder.prepare()
        self._fleet = fleet_of(encoder, setup, num_envs)
        rows = numpy.arange(num_envs)
        self._agents = rows % setup.seats if seat is None else numpy.full(num_envs, seat)
        self._players: Sequence[Player] | None = _listed(bots)
        if self._players is not None and any(player != RANDOM for player in self._players):
            prepare(self.game)
        self._choosers: dict[int, Chooser] | None = None
        self._dealt = False
        self.single_observation_space = spaces.Box(numpy.int8(0), encoder.bounds(), dtype=numpy.int8)
        self.single_action_space = spaces.Discrete(len(self.game.vocabulary))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """Deal all games anew; of a list of seeds, as wrappers give them, the first counts."""
        given = seed[0] if isinstance(seed, list) else seed
        self._seed = secrets.randbits(53) if given is None else int(given) & MOST_SEED
        self._fleet.watchers[:] = self._agents
        self._fleet.deal(deals_after(self._seed))
        self._choosers = self._seated()
        self._dealt = True
        self._others_play(self._fleet.rewards.copy(), self._fleet.ended.copy())
        return self._fleet.observations.copy(), self._told()

    def _seated(self) -> dict[int, Chooser]:
        """The bots by their distance from the agent; each plays in all rows."""
        if self._players is None:
            return {}
        others = range(1, self._fleet.setup.seats)
        return {
            step: chooser(self._players[(step - 1) % len(self._players)], luck_of(self._seed, step)) for step in others
        }

    def step(self, actions: Actions) -> tuple[Observations, Rewards, Ends, Ends, Infos]:
        if not self._dealt:
            raise ResetNeeded("there are no games yet: call reset()")
        fleet = self._fleet
        given = one_for_each(fleet, actions)
        movers = fleet.seats.copy()
        if self._players is None:
            fleet.watchers[:] = movers
        fleet.step(given)
        paid, ended = fleet.rewards.copy(), fleet.ended.copy()
        self._others_play(paid, ended)
        whose = movers if self._players is None else self._agents
        rewards: Rewards = paid[numpy.arange(self.num_envs), whose].astype(numpy.float64)
        infos = self._told()
        if self._players is None:
            infos["rewards"] = paid
        if ended.any():
            infos |= {"final_obs": _each(fleet.finals, ended), "_final_obs": ended, **_final_info(paid, ended)}
        return fleet.observations.copy(), rewards, ended, numpy.zeros(self.num_envs, numpy.bool_), infos

    def _others_play(self, paid: NDArray[numpy.float32], ended: Ends) -> None:
        """Let the bots decide until every game waits for its agent; what games pay meanwhile is added up."""
        if self._players is None:
            return
        fleet = self._fleet
        while (waiting := fleet.seats != self._agents).any():
            fleet.step(numpy.where(waiting, self._decisions(waiting), WAIT))
            paid += fleet.rewards
            ended |= fleet.ended

    def _decisions(self, waiting: Ends) -> Actions:
        """What the bots do in the games that wait for them."""
        assert self._players is not None
        assert self._choosers is not None
        if all(player == RANDOM for player in self._players):
            chosen: Actions = self._fleet.choose()
            return chosen
        found = numpy.full(self.num_envs, WAIT)
        for row in numpy.flatnonzero(waiting).tolist():
            seat = int(self._fleet.seats[row])
            distance = (seat - int(self._agents[row])) % self._fleet.setup.seats
            found[row] = self._choosers[distance](self._fleet.state(row), seat)
        return found

    def _told(self) -> Infos:
        everywhere = numpy.ones(self.num_envs, numpy.bool_)
        return {
            "action_mask": self._fleet.masks.copy(),
            "_action_mask": everywhere,
            "seat": self._fleet.seats.copy(),
            "_seat": everywhere,
        }


def _listed(bots: Player | Sequence[Player] | None) -> Sequence[Player] | None:
    if bots is None:
        return None
    return bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]


def _each(rows: Any, chosen: Ends) -> Any:
    """Some rows of an array as an array of arrays, nothing in the place of the others."""
    found = numpy.full(len(rows), None, dtype=object)
    for row in numpy.flatnonzero(chosen).tolist():
        found[row] = rows[row].copy()
    return found


def _final_info(paid: NDArray[numpy.float32], ended: Ends) -> Infos:
    """What each seat was paid in the games that have ended."""
    return {"final_info": {"rewards": numpy.where(ended[:, None], paid, 0.0), "_rewards": ended}, "_final_info": ended}
