"""How a state is shown to people who write Python: as text when it is printed, as a picture in a notebook.

The rooms that know how lie further out and cannot be imported here; the package itself says who does it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallcouncil.core.game import State

Shown = Callable[["State"], str]

_how: dict[str, Shown] = {}


def shown_by(**how: Shown) -> None:
    """Say who makes the `text` and the `picture` of a state."""
    _how.update(how)


def text(state: "State") -> str:
    """The table in plain characters."""
    return _how["text"](state)


def picture(state: "State") -> str:
    """The same as SVG, for games that nobody has drawn."""
    return _how["picture"](state)
