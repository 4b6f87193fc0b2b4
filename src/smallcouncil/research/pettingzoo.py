"""Every game as an AEC environment of PettingZoo, in the convention of its classic games.

    from smallcouncil.research import pettingzoo

    env = pettingzoo.env(slug, seats=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`reset(seed=7)` deals the very game of `sc.game(...).start(seed=7)`; resets after it deal a row of games that belongs to
this seed alone.
"""

from collections.abc import Iterator
from typing import Any

import numpy

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Value
from smallcouncil.research import MissingLibrary, rendering
from smallcouncil.research.dealt_games import DealtGames, to_decide

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ImportError as missing:
    raise MissingLibrary(missing.name or "pettingzoo") from None

Observation = dict[str, Any]
Space = spaces.Space[Any]


def env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Value,
) -> "CouncilEnv":
    """An environment of a game, by its slug; the options are those of the game.

    With `max_cycles` a game is broken off, and all agents truncated, after so many decisions for each seat.
    """
    return CouncilEnv(game, seats, render_mode, max_cycles, **options)


class CouncilEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game, one agent a seat. It needs no wrappers: an action that is not legal raises `IllegalAction`."""

    agent_selection: str

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.game = sc.game(game)
        self._table = DealtGames(self.game, seats, options)
        self._observation, self._mask = self._table.observation, self._table.mask
        self._longest = None if max_cycles is None else max_cycles * self._table.seats
        self.render_mode = rendering.checked(render_mode)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(rendering.MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._is_over = True
        self.observation_spaces = {agent: _observed(self._table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._table.words) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` may hold a `position` to start from."""
        self._state = self._table.deal(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._is_over = False
        self._go_on()

    def observe(self, agent: str) -> Observation:
        state, seat = self._state, self._seats[agent]
        return {"observation": self._observation(state, seat), "action_mask": self._mask(state, seat)}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, until all agents are done: what the library does, in one frame."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Any) -> None:
        if self._is_over:
            self._step_at_the_end(action)
            return
        agent = self.agent_selection
        state = self._state
        state.act(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        awaiting = state.awaiting
        if len(awaiting) == 1 and self._longest is None and self.render_mode is None:
            self.agent_selection = self.possible_agents[awaiting[0]]
        else:
            self._go_on()

    def _step_at_the_end(self, action: Any) -> None:
        """The agents take their leave one by one."""
        if not self.agents:
            raise ResetNeeded("all agents are done, or none has begun: call reset()")
        self._was_dead_step(action)

    def _go_on(self) -> None:
        """Turn to the seat that decides next, or to the end."""
        state = self._state
        if not state.awaiting:
            self._finish()
        elif self._longest is not None and len(state.history) >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
            self._end()
        else:
            self.agent_selection = self.possible_agents[to_decide(state)]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self._is_over = True
        self.agent_selection = self.agents[0]

    def _finish(self) -> None:
        result = self._state.result
        assert result is not None
        for agent, payoff in zip(self.agents, payoffs(result, self._table.seats), strict=True):
            seat = self._seats[agent]
            self.rewards[agent] = payoff
            self.infos[agent] = {"score": result.scores[seat], "rank": result.ranks[seat]}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._end()

    def render(self) -> Any:
        """What a spectator sees, in the mode of the environment."""
        return rendering.shown(self._state, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def _observed(table: DealtGames) -> Space:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, table.most, dtype=numpy.int8),
            "action_mask": spaces.Box(0, 1, (table.words,), dtype=numpy.int8),
        }
    )
