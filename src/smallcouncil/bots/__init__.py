"""Bots: whoever chooses a legal action from what one seat knows. They know no game, only the contract."""

from smallcouncil.bots.codes import BadBot, Code, codes, make
from smallcouncil.core.game import Game

__all__ = ["BadBot", "Code", "codes", "make", "prepare"]


def prepare(game: Game) -> None:
    """Wait until bots play a game at their full speed. Without it they do so as soon as it is ready."""
    game.compile()
    knowledge = game.knowledge()
    if knowledge is not None:
        knowledge.prepare()
