"""Bots that do not look further than one action."""

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.judging import Judge
from smallcouncil.core.knowledge import Advice
from smallcouncil.core.perspective import Perspective

# How many guesses at what is hidden the greedy bot averages over.
GUESSES = 4


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        return self._rng.choice(perspective.actions)


def greedy(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """The action after which the position looks best, whatever the others may answer."""
    judge = Judge(perspective.game.knowledge(), rng)
    total = dict.fromkeys(perspective.actions, 0.0)
    for _ in range(GUESSES):
        state = perspective.sample(rng)
        for action in total:
            after = state.copy()
            after.act(perspective.seat, action)
            total[action] += judge.shares(after)[perspective.seat]
    return Advice(best_of(total, rng), {action: share / GUESSES for action, share in total.items()}, len(total))


def best_of(worth: dict[int, float], rng: Chance) -> int:
    """The action of the greatest worth; luck decides between equals."""
    most = max(worth.values())
    return rng.choice([action for action, value in worth.items() if value >= most - 1e-12])
