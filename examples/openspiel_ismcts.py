"""OpenSpiel's information-set MCTS plays a game of ours against one of our levels; the same seed plays the same games.

python examples/openspiel_ismcts.py
python examples/openspiel_ismcts.py --game legendary --against apprentice --simulations 100
"""

import argparse
import shlex
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from smallcouncil.research import openspiel


def searcher(game, simulations, seed):
    """It guesses at what is hidden by `resample_from_infostate`; all its luck comes from the seed."""
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    # Where hands are hidden, guesses at one information set may offer others different actions.
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=luck, allow_inconsistent_action_sets=True)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    return bot


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hand-of-the-king")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()

    game = pyspiel.load_game(openspiel.name_of(wish.game))
    seats, won = game.num_players(), 0.0
    for number in range(wish.games):
        # Every deal once from each seat.
        state, seat = openspiel.deal(game, wish.seed + number // seats), number % seats
        bots = [openspiel.CouncilBot(wish.against, wish.seed + number + each) for each in range(seats)]
        bots[seat] = searcher(game, wish.simulations, wish.seed + number)
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
        paid = state.returns()
        won += paid[seat] > 0
        print(f"game {number + 1}, seat {seat + 1}: {'won' if paid[seat] > 0 else 'lost'}", flush=True)
    print(f"ISMCTS with {wish.simulations} simulations wins {won:.0f} of {wish.games} against {wish.against}")
    words = [word for name, value in vars(wish).items() for word in (f"--{name}", str(value))]
    print(f"reproduce: {shlex.join(['python', sys.argv[0], *words])}")


if __name__ == "__main__":
    main()
