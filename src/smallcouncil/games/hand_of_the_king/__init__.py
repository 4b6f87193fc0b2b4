"""Hand of the King (2016): two to four players, seven Houses, one spider."""

from smallcouncil.games.hand_of_the_king.game import HandOfTheKing

GAME = HandOfTheKing()
