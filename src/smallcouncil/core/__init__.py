"""The core: the contract between games and everything that plays them. It knows no game."""

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, Option, Prompt, Result, Setup, State
from smallcouncil.core.ledger import Ledger, Rule

__all__ = ["Chance", "Game", "Ledger", "Option", "Prompt", "Result", "Rule", "Setup", "State"]
