"""What the boards of several games share: answers that lie on the board, and the signs that mark things.

`templates/_board_parts.html` and `static/board_parts.css` are the other half of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from smallcouncil.core.game import Json
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer

# In a box of 24 by 24, in the colour of the text around them.
_SIGNS = {
    "up": "M12 3L20 12H15V21H9V12H4Z",
    "take": "M10 3H14V10H21V14H14V21H10V14H3V10H10Z",
    "kill": "M5 2L12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z",
    "swap": "M8 2V6H20V10H8V14L1 8ZM16 10V14H4V18H16V22L23 16Z",
    "choose": "M9 20L2 13 5 10 9 14 19 4 22 7Z",
    "banner": "M3 2H6V22H3ZM7 3H21L17 8 21 13H7Z",
    "turn": "M6 3L20 12 6 21Z",
    "won": "M3 20V8L8 12 12 4 16 12 21 8V20Z",
    "dead": "M10 2H14V7H20V11H14V22H10V11H4V7H10Z",
    "new": "M12 1L15 9 23 12 15 15 12 23 9 15 1 12 9 9Z",
}
_TURNED = {"right": 90, "down": 180, "left": 270}


class Button(NamedTuple):
    """An answer that can be given on the board. `label` is all there is to say of it, `sign` the drawing on it."""

    word: str
    label: str
    sign: str

    @classmethod
    def of(cls, answer: Answer, sign: str) -> "Button":
        label = f"{answer.label}: {answer.effect}" if answer.effect else answer.label
        return cls(answer.word, label, sign)


class BoardLayout:
    """One view of a table, with the names of its players, as a template lays it out."""

    def __init__(self, say: Texts, names: Sequence[str], view: Json) -> None:
        self.say = say
        self.names = names
        self.view = view
        self.ask: str = view["prompt"]["ask"] if view["prompt"] else ""
        """What the viewer is asked, if anything."""


def symbol(name: str, w: float, h: float, drawing: str) -> str:
    """A drawing for the sprite of a page."""
    return f'<symbol id="{name}" viewBox="0 0 {w:g} {h:g}">{drawing}</symbol>'


def signs() -> str:
    """All signs, for the sprite."""
    upright = {name: _path(path) for name, path in _SIGNS.items()}
    turned = {name: f'<g transform="rotate({turn} 12 12)">{upright["up"]}</g>' for name, turn in _TURNED.items()}
    return "".join(symbol(f"sign-{name}", 24, 24, drawing) for name, drawing in (upright | turned).items())


def _path(path: str) -> str:
    return f'<path fill="currentColor" d="{path}"/>'
