"""Which games there are, and where each keeps what people see of it. This is the only place that imports a game.

Our own games are the packages and modules in `smallcouncil.games`, each with an instance of a `Game` as `GAME`; its
slug is its name with hyphens. Other packages announce theirs as entry points of the group `smallcouncil.games`:

    [project.entry-points."smallcouncil.games"]
    dragon-dice = "dragon_dice"        # or "dragon_dice.game:GAME"

Nothing is imported before it is asked for. A game that cannot be loaded is left out and told of by `broken`.
"""

import logging
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from smallcouncil.core.errors import CouncilError, Reason, UnknownGame
from smallcouncil.core.game import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OURS = "smallcouncil.games"
GROUP = "smallcouncil.games"
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NEEDED = ("rules_version", "seat_counts", "options", "vocabulary")

_log = logging.getLogger("smallcouncil.games")


class BrokenGame(CouncilError):
    """A game that is announced and cannot be played, and why."""

    key = "error-broken-game"

    def __init__(self, slug: str, module: str, problem: Reason) -> None:
        super().__init__(
            f"the game {slug} ({module}) is left out: {problem}", slug=slug, module=module, problem=problem
        )


class _Place(NamedTuple):
    """Where a game is said to be."""

    slug: str
    module: str
    attribute: str = "GAME"


def slugs() -> tuple[str, ...]:
    """The games that are announced, without loading any."""
    return tuple(sorted({**_ours(), **_others()}))


def load(slug: str) -> Game:
    """One game by its slug."""
    if not isinstance(slug, str) or (slug not in _ours() and slug not in _others()):
        raise UnknownGame(slug, slugs())
    found = _tried(_ours().get(slug) or _others()[slug])
    if isinstance(found, BrokenGame):
        raise found
    return found


def games() -> dict[str, Game]:
    """All games that can be played, by slug, in the order in which they want to be offered."""
    tried = map(_tried, _announced())
    found = sorted((game for game in tried if isinstance(game, Game)), key=lambda game: (game.order, game.slug))
    return {game.slug: game for game in found}


def first() -> Game:
    """The game that is meant where none is named."""
    found = games()
    if not found:
        raise UnknownGame("", ())
    return next(iter(found.values()))


def broken() -> tuple[BrokenGame, ...]:
    """The games that are left out, each with the reason."""
    tried = (_tried(place) for place in _announced())
    return (*(found for found in tried if isinstance(found, BrokenGame)), *_doubled())


def foreign_folders() -> tuple[str, ...]:
    """The folders that other packages' games lie in, for processes that find only what they are shown."""
    tops = dict.fromkeys(place.module.partition(".")[0] for place in _others().values())
    found = (_whereabouts(top) for top in tops)
    return tuple(dict.fromkeys(str(path) for path in found if path is not None))


def _whereabouts(top: str) -> Path | None:
    there = find_spec(top)
    if there is None or not there.origin:
        return None
    file = Path(there.origin)
    return file.parents[1] if there.submodule_search_locations else file.parent


# What people see of a game


@cache
def ui_part(slug: str, module: str, name: str) -> Any:
    """What a module of the game's `ui` package calls by a name; None if the game has no such thing.

    Where that module itself is broken, the game is played with the plain part, and the log tells why.
    """
    package = _ui(slug)
    if package is None:
        return None
    try:
        wanted = f"{package}.{module}"
        return getattr(import_module(wanted), name, None) if find_spec(wanted) else None
    except Exception:
        _log.exception("the %s of %s is broken; a plain one stands in", module, slug)
        return None


def ui_folder(slug: str) -> "Traversable | None":
    """The folder of a game's texts, templates and styles, if it has one."""
    package = _ui(slug)
    return None if package is None else files(package)


@cache
def _ui(slug: str) -> str | None:
    """The `ui` package of a game, in the package that its module is or belongs to."""
    load(slug)
    module = import_module((_ours().get(slug) or _others()[slug]).module)
    home = module.__name__ if hasattr(module, "__path__") else module.__package__
    return f"{home}.ui" if home and find_spec(f"{home}.ui") else None


# Looking around


def _announced() -> tuple[_Place, ...]:
    return (*_ours().values(), *_others().values())


@cache
def _ours() -> dict[str, _Place]:
    there = find_spec(OURS)
    folders = (there and there.submodule_search_locations) or ()
    names = sorted(each.name for each in pkgutil.iter_modules(folders))
    return {(slug := name.replace("_", "-")): _Place(slug, f"{OURS}.{name}") for name in names}


@cache
def _others() -> dict[str, _Place]:
    found: dict[str, _Place] = {}
    for place in _entry_points():
        if place.slug not in _ours():
            found.setdefault(place.slug, place)
    return found


@cache
def _doubled() -> tuple[BrokenGame, ...]:
    """Games that bear the slug of another; ours come first, then whoever stands first in the alphabet."""
    reason = Reason("broken-doubled", "there is another game of that name")
    taken = set(_announced())
    return tuple(BrokenGame(place.slug, place.module, reason) for place in _entry_points() if place not in taken)


def _entry_points() -> Iterator[_Place]:
    from importlib.metadata import entry_points

    for point in sorted(set(entry_points(group=GROUP)), key=lambda point: (point.name, point.value)):
        module, _, attribute = point.value.partition(":")
        yield _Place(point.name.replace("_", "-"), module.strip(), attribute.split("[")[0].strip() or "GAME")


@cache
def _tried(place: _Place) -> Game | BrokenGame:
    """The game of a place, or what is wrong with it. Foreign code may fail in any way that Python knows."""
    try:
        game = getattr(import_module(place.module), place.attribute, None)
        problem = _problem(place, game)
    except (Exception, SystemExit) as error:
        told = f"{type(error).__name__}: {error}"
        problem = Reason("broken-import", f"it cannot be loaded: {told}", problem=told)
    if problem is None:
        assert isinstance(game, Game)
        return game
    return BrokenGame(place.slug, place.module, problem)


def _problem(place: _Place, game: object) -> Reason | None:
    if not isinstance(game, Game):
        text = f"its {place.attribute} is no instance of smallcouncil.Game"
        return Reason("broken-no-game", text, name=place.attribute)
    lacking = [name for name in ("slug", *NEEDED) if not hasattr(game, name)]
    if lacking:
        return Reason("broken-lacks", f"it has no {lacking[0]}", name=lacking[0])
    if game.slug != place.slug:
        return Reason("broken-name", f"it calls itself {game.slug}", name=str(game.slug))
    if not SLUG.fullmatch(game.slug):
        return Reason("broken-slug", "a name has small letters, digits and single hyphens only")
    return None
