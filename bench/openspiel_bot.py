"""OpenSpiel's own search bot on Hand of the King, as a sparring partner.

    python -m bench.sparring match master:1s openspiel:1 --bare --games 400

Its bot counts simulations, not time; so each decision gets as many as the last ones managed in the time allowed.
"""

import time

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from smallcouncil.core import Chance, Perspective, State
from smallcouncil.core.solving import NotSolvable
from smallcouncil.research import openspiel

PROVABLE = 31  # cards and Varys
EXPLORATION = 2.0  # the constant of OpenSpiel's own examples


class OpenSpielBot:
    """OpenSpiel's MCTS with random rollouts, at about so many seconds a decision.

    Where the exact solver proves that the position is lost against perfect play, a twentieth of the time must do.
    """

    def __init__(self, seconds: float, seed: int) -> None:
        self._game = pyspiel.load_game(openspiel.name_of("hand-of-the-king"))
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
        return int(bot.step(openspiel.adopt(self._game, state)))
