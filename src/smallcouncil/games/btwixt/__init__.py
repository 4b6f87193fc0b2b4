"""B'Twixt (2022): three to six leaders, and a council between each two."""

from smallcouncil.games.btwixt.game import Btwixt

GAME = Btwixt()
