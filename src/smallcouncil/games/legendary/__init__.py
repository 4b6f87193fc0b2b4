"""Legendary: Game of Thrones (2025): two to four Houses build their decks and bring down the others' Masterminds."""

from smallcouncil.games.legendary.game import Legendary

GAME = Legendary()
