"""OpenSpiel's own search bot on Hand of the King, as a sparring partner.

    python -m bench.sparring match master:1s openspiel:1 --bare --games 400

OpenSpiel sees our game through the smallest adapter that its Python games allow. Its bot counts simulations, not
time; so each decision gets as many as the last ones managed in the time allowed.
"""

import time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from smallcouncil.core import Chance, Perspective, State
from smallcouncil.core.solving import NotSolvable

PROVABLE = 31  # cards and Varys
EXPLORATION = 2.0  # the constant of OpenSpiel's own examples

_TYPE = pyspiel.GameType(
    short_name="bench_hand_of_the_king",
    long_name="Hand of the King",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=89,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=300,
)


class Held:
    """Holds a state of ours: OpenSpiel clones a Python state by deep copies of what it holds."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.copy())


class Adapter(pyspiel.State):
    """One of our states as OpenSpiel wants to see it."""

    held: Held

    def __init__(self, game: Any) -> None:
        super().__init__(game)

    @property
    def ours(self) -> State:
        return self.held.state

    def current_player(self) -> int:
        return self.ours.awaiting[0] if self.ours.awaiting else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.ours.actions(player))

    def _apply_action(self, action: int) -> None:
        self.ours.act(self.ours.awaiting[0], action)

    def is_terminal(self) -> bool:
        return not self.ours.awaiting

    def returns(self) -> list[float]:
        result = self.ours.result
        if result is None:
            return [0.0, 0.0]
        return [1.0 if seat in result.winners else -1.0 for seat in (0, 1)]

    def __str__(self) -> str:
        return self.ours.position()


class AdapterGame(pyspiel.Game):
    """The game behind the adapter."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> Adapter:
        return Adapter(self)


pyspiel.register_game(_TYPE, AdapterGame)


class OpenSpielBot:
    """OpenSpiel's MCTS with random rollouts, at about so many seconds a decision.

    Where the exact solver proves that the position is lost against perfect play, a twentieth of the time must do.
    """

    def __init__(self, seconds: float, seed: int) -> None:
        self._game = pyspiel.load_game("bench_hand_of_the_king")
        self._seconds = seconds
        self._rate = 2000.0
        self._luck = Chance(seed)
        self._lost = False

    def choose(self, perspective: Perspective) -> int:
        actions = perspective.actions
        if len(actions) == 1:
            return actions[0]
        state = perspective.sample(self._luck)
        self._lost = self._lost or self._is_lost(state)
        seconds = self._seconds / 20 if self._lost else self._seconds
        begin = time.perf_counter()
        chosen = self._search(state, max(len(actions), int(self._rate * seconds)))
        spent = time.perf_counter() - begin
        self._rate *= min(2.0, max(0.5, seconds / spent))
        return chosen

    def _is_lost(self, state: State) -> bool:
        if sum(card is not None for card in state.view(None)["grid"]) > PROVABLE:
            return False
        try:
            return state.game.solve(state, seconds=0.3, memory=1 << 27, margin=False).outcome == "loss"
        except NotSolvable:
            return False

    def _search(self, state: State, simulations: int) -> int:
        luck = numpy.random.RandomState(self._luck.below(1 << 30))
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = mcts.MCTSBot(self._game, EXPLORATION, simulations, evaluator, solve=True, random_state=luck)
        root = self._game.new_initial_state()
        root.held = Held(state)
        return int(bot.step(root))
