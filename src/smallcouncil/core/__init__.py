"""The core: the contract between games and everything that plays them. It knows no game."""

from smallcouncil.core import compiled_rules  # noqa: F401  (first: it finds the modules that are compiled)
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, Option, Prompt, Result, Setup, State, Talk
from smallcouncil.core.ledger import Ledger, Rule
from smallcouncil.core.perspective import Bot, Perspective

__all__ = [
    "Bot",
    "Chance",
    "Game",
    "Ledger",
    "Option",
    "Perspective",
    "Prompt",
    "Result",
    "Rule",
    "Setup",
    "State",
    "Talk",
]
