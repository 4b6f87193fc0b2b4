"""Every game as an environment of Gymnasium: one seat is the agent's, bots sit at the others.

    import gymnasium
    import smallcouncil.research.gymnasium  # registers the games

    env = gymnasium.make("SmallCouncil/SomeGame-v0", bots=["greedy"])
    observation, info = env.reset(seed=7)
    env.step(env.action_space.sample(info["action_mask"]))

`reset(seed=7)` deals the very game of `sc.game(...).start(seed=7)`; resets after it deal a row of games that belongs to
this seed alone.
"""

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

import smallcouncil as sc
from smallcouncil.bots import prepare
from smallcouncil.core.discovery import games
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State, Value
from smallcouncil.research import MissingLibrary, rendering
from smallcouncil.research.dealt_games import (
    RANDOM,
    Chooser,
    DealtGames,
    Player,
    chooser,
    luck_of,
    round_the_table,
    to_decide,
)

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ImportError as missing:
    raise MissingLibrary(missing.name or "gymnasium") from None

Observation = NDArray[numpy.int8]
Info = dict[str, Any]


class CouncilEnv(gymnasium.Env[Observation, int]):
    """A game from one seat.

    The legal actions are in `info["action_mask"]`, and for the maskable agents of sb3-contrib in `action_masks()`. An
    action that is not legal loses the game at once, and `info["illegal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: Player | Sequence[Player] = RANDOM,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        """`bots` are codes or bots of one's own, from the seat after the agent's on; fewer than seats go round.

        Without a `seat` the agent changes its place from game to game.
        """
        self.game = sc.game(game)
        self._table = DealtGames(self.game, seats, options)
        self._place = seat
        if seat is not None:
            self._table.deal().check_seat(seat)
        self._players: Sequence[Player] = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
        if any(player != RANDOM for player in self._players):
            prepare(self.game)
        self.render_mode = rendering.checked(render_mode)
        self.observation_space = spaces.Box(numpy.int8(0), self._table.most, dtype=numpy.int8)
        self.action_space = spaces.Discrete(self._table.words)  # type: ignore[assignment]
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new game. `options` may hold a `position` to start from."""
        super().reset(seed=seed)
        self._state = self._table.deal(seed, options)
        deal = self._table.dealt
        self.seat = deal % self._table.seats if self._place is None else self._place
        self._choosers = self._seated(deal)
        self._let_others_play(self._state)
        return self._told(self._state)

    def _seated(self, deal: int) -> dict[int, Chooser]:
        """The bots by seat, each with luck of its own that follows from the seed of the game."""
        others = [(self.seat + step) % self._table.seats for step in range(1, self._table.seats)]
        players = round_the_table(self._players, len(others))
        return {seat: chooser(player, luck_of(deal, seat)) for seat, player in zip(others, players, strict=True)}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        state = self._state
        if state is None or not state.awaiting:
            raise ResetNeeded("there is no game, or it is over: call reset()")
        try:
            state.act(self.seat, action)
        except CouncilError as error:
            observation, info = self._told(state)
            self._state = None
            return observation, -1.0, True, False, {**info, "illegal": str(error)}
        self._let_others_play(state)
        observation, info = self._told(state)
        reward = payoffs(state.result, state.seats)[self.seat]
        return observation, reward, not state.awaiting, False, info

    def action_masks(self) -> NDArray[numpy.bool_]:
        """The legal actions, as the agents of sb3-contrib ask for them."""
        if self._state is None:
            raise ResetNeeded("there is no game, or it is over: call reset()")
        mask: NDArray[numpy.int8] = self._table.mask(self._state, self.seat)
        return mask.astype(numpy.bool_)

    def _let_others_play(self, state: State) -> None:
        while state.awaiting and (seat := to_decide(state)) != self.seat:
            state.act(seat, self._choosers[seat](state, seat))
        if self.render_mode == "human":
            self.render()

    def _told(self, state: State) -> tuple[Observation, Info]:
        info: Info = {"action_mask": self._table.mask(state, self.seat), "seat": self.seat}
        if state.result is not None:
            info |= {"score": state.result.scores[self.seat], "rank": state.result.ranks[self.seat]}
        return self._table.observation(state, self.seat), info

    def render(self) -> Any:
        """What the agent sees, in the mode of the environment."""
        if self._state is None:
            raise ResetNeeded("there is no game, or it is over: call reset()")
        return rendering.shown(self._state, self.seat, self.render_mode)


def name_of(slug: str) -> str:
    """The id under which a game is registered: `SmallCouncil/SomeGame-v0` for some-game."""
    return f"SmallCouncil/{''.join(map(str.capitalize, slug.split('-')))}-v0"


for _slug in games():
    gymnasium.register(
        name_of(_slug),
        entry_point=f"{__name__}:CouncilEnv",
        vector_entry_point=f"{__name__}_vector:CouncilVectorEnv",
        kwargs={"game": _slug},
    )
