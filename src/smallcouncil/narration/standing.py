"""How far everybody is, as things stand now: a phrase for each seat, from what a viewer may know.

A game has its own in `ui/standing.py` as `STANDING`, a function of the narration and a view; else nothing is said.
"""

from collections.abc import Callable

from smallcouncil.core.discovery import ui_part
from smallcouncil.core.game import Json
from smallcouncil.narration import Narration

Standing = Callable[[Narration, Json], list[str]]


def standing(voice: Narration, slug: str, view: Json) -> list[str]:
    """A phrase for each seat; none where the game says nothing, or while it is set up."""
    found: Standing | None = ui_part(slug, "standing", "STANDING")
    return found(voice, view) if found else []
