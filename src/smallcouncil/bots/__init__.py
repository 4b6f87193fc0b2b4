"""Bots: whoever chooses a legal action from what one seat knows. They know no game, only the contract."""

from smallcouncil.bots.codes import BadBot, Code, codes, make
from smallcouncil.core.game import Game

__all__ = ["BadBot", "Code", "codes", "make", "prepare"]


def prepare(game: Game, wait: bool = True) -> bool:
    """Get all ready that bots need to play a game at full speed, at once or in the background; true if it is."""
    game.compile(wait)
    knowledge = game.knowledge()
    return knowledge is None or knowledge.prepare(wait)
