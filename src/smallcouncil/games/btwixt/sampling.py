"""Sampling."""

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.table import Table


def sample(s: Table, seat: int, rng: Chance) -> Table:
    raise NotImplementedError
