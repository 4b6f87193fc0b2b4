"""Game of Thrones: The Card Game (2012): House Stark against House Lannister, first to 15 power."""

from smallcouncil.games.stark_vs_lannister.game import StarkVsLannister

GAME = StarkVsLannister()
