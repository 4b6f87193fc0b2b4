"""OpenSpiel's information-set MCTS plays a game of ours against our levels; the same seed plays the same games.

python examples/openspiel_ismcts.py
python examples/openspiel_ismcts.py --game legendary --against apprentice knight --simulations 100
"""

import argparse
import shlex
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from smallcouncil.arena.statistics import wilson
from smallcouncil.core.encoding import payoffs
from smallcouncil.research import openspiel


class Rollouts(mcts.Evaluator):
    """Random play to the end, as OpenSpiel's evaluator does it, but on our states, which go much faster."""

    def __init__(self, luck):
        self.luck = luck

    def evaluate(self, state):
        ours = state.ours.copy()
        while ours.awaiting:
            seat = ours.awaiting[0]
            actions = ours.actions(seat)
            ours.act(seat, actions[int(self.luck.random_sample() * len(actions))])
        return payoffs(ours.result, ours.seats)

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def searcher(game, simulations, seed):
    """It guesses at what is hidden by `resample_from_infostate`; all its luck comes from the seed."""
    luck = np.random.RandomState(seed)
    # Where hands are hidden, guesses at one information set may offer others different actions. Nodes go by what a seat
    # sees: to write down all that it has seen besides would take most of the time.
    kinds = {"allow_inconsistent_action_sets": True, "use_observation_string": True}
    bot = ismcts.ISMCTSBot(game, Rollouts(luck), 2.0, simulations, random_state=luck, **kinds)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))
    return bot


def meet(game, against, wish):
    """So many games against one of our bots, every deal once from each seat."""
    seats, won = game.num_players(), 0
    for number in range(wish.games):
        state, seat = openspiel.deal(game, wish.seed + number // seats), number % seats
        bots = [openspiel.CouncilBot(against, wish.seed + number + each) for each in range(seats)]
        bots[seat] = searcher(game, wish.simulations, wish.seed + number)
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
        has_won = state.returns()[seat] > 0
        won += has_won
        print(f"game {number + 1}, seat {seat + 1}: {'won' if has_won else 'lost'}", flush=True)
    low, high = wilson(won, wish.games)
    told = f"ISMCTS with {wish.simulations} simulations wins {won} of {wish.games} against {against}"
    print(f"{told}: {won / wish.games:.1%} ({low:.1%} to {high:.1%}); fair would be {1 / seats:.1%}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hand-of-the-king")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--against", nargs="+", default=["random"])
    parser.add_argument("--games", type=int, default=4, help="against each of them")
    parser.add_argument("--simulations", type=int, default=50, help="for every decision")
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()

    players = f"(players={wish.seats})" if wish.seats else ""
    game = pyspiel.load_game(openspiel.name_of(wish.game) + players)
    for against in wish.against:
        meet(game, against, wish)
    print(f"reproduce: {shlex.join(['python', *sys.argv])}")


if __name__ == "__main__":
    main()
