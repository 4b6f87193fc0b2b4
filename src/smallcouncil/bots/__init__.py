"""Bots: whoever chooses a legal action from what one seat knows. They know no game, only the contract."""

from smallcouncil.bots.codes import BadBot, Code, codes, make

__all__ = ["BadBot", "Code", "codes", "make"]
