"""The games. Each package here holds one, as `GAME`; its slug is the package's name with hyphens.

Nothing outside a game's package knows its name: `smallcouncil.core.discovery` finds them.
"""

import sys
from types import ModuleType

from smallcouncil.core import discovery
from smallcouncil.core.game import Game


class _Games(ModuleType):
    """Python puts this package in the place of the function `smallcouncil.games`; so it must answer like it."""

    def __call__(self) -> dict[str, Game]:
        """All games, by slug."""
        return discovery.games()


sys.modules[__name__].__class__ = _Games
