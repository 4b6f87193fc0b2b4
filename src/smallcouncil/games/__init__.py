"""The games. Each package here holds one, as `GAME`; its slug is the package's name with hyphens.

The modules beside them are what their drawings share: strokes, letters, and the people whom several games know.
"""

import pkgutil
import sys
from functools import cache
from importlib import import_module
from types import ModuleType

from smallcouncil.core.errors import UnknownGame
from smallcouncil.core.game import Game


@cache
def slugs() -> tuple[str, ...]:
    """The games there are, without loading any."""
    return tuple(sorted(package.name.replace("_", "-") for package in pkgutil.iter_modules(__path__) if package.ispkg))


def load(slug: str) -> Game:
    """One game by its slug."""
    if not isinstance(slug, str) or slug not in slugs():
        raise UnknownGame(slug, slugs())
    return _load(slug)


@cache
def _load(slug: str) -> Game:
    game = import_module(f"{__name__}.{slug.replace('-', '_')}").GAME
    assert isinstance(game, Game)
    return game


class _Games(ModuleType):
    """Python puts this package in the place of the function `smallcouncil.games`; so it must answer like it."""

    def __call__(self) -> dict[str, Game]:
        """All games, by slug."""
        return {slug: load(slug) for slug in slugs()}


sys.modules[__name__].__class__ = _Games
