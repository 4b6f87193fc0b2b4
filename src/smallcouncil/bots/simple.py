"""Bots that do not search."""

from smallcouncil.core.chance import Chance
from smallcouncil.core.perspective import Perspective


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        return self._rng.choice(perspective.actions)
