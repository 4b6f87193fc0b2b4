"""OpenSpiel's own MCTS against our `master`, in OpenSpiel's own loop: a minute or two.

python examples/openspiel_match.py --games 10 --simulations 200
"""

import argparse
import shlex
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots

from smallcouncil.research import openspiel


class FairMCTS(mcts.MCTSBot):
    """OpenSpiel's MCTS on a state that its seat cannot tell from the true one.

    By itself it searches what it is handed, and would see the face-down cards.
    """

    def __init__(self, game, simulations, seed):
        luck = np.random.RandomState(seed)
        super().__init__(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
        self.sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)

    def step(self, state):
        return super().step(state.resample_from_infostate(state.current_player(), self.sampler))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()

    game = pyspiel.load_game("smallcouncil_hand_of_the_king")
    won = 0
    for number in range(wish.games):
        # The same deal twice, so that each moves first once.
        state = openspiel.deal(game, wish.seed + number // 2)
        search = FairMCTS(game, wish.simulations, wish.seed + number)
        master = openspiel.CouncilBot("master", wish.seed + number)
        seat = number % 2
        returns = evaluate_bots(state, [search, master] if seat == 0 else [master, search], np.random)
        winner = "MCTS" if returns[seat] > 0 else "master"
        won += winner == "master"
        print(f"game {number + 1}: {winner} wins after {len(state.ours.history)} decisions", flush=True)
    print(f"master wins {won} of {wish.games} against MCTS with {wish.simulations} simulations a move")
    words = ["--games", str(wish.games), "--simulations", str(wish.simulations), "--seed", str(wish.seed)]
    print(f"reproduce: {shlex.join(['python', sys.argv[0], *words])}")


if __name__ == "__main__":
    main()
