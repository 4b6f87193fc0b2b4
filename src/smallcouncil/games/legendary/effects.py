"""All programs of the game, and which of them is the text of which card."""

from typing import Final

from smallcouncil.cardkit.programs import Programs
from smallcouncil.games.legendary.frames import push
from smallcouncil.games.legendary.table import NONE, OTHER, Frame, Table

PROGRAMS: Final[Programs[Table, Frame]] = Programs()
PLAY_TEXT: Final = 0
FIGHT_TEXT: Final = 1
AMBUSH_TEXT: Final = 2
ESCAPE_TEXT: Final = 3
STRIKE_TEXT: Final = 4
EVENT_TEXT: Final = 5
TEXTS: Final[tuple[dict[int, int], ...]] = tuple({} for _ in range(6))
"""By moment and card: the program of its text."""


def follow(s: Table, moment: int, card: int, you: int, ally: int = NONE, mode: int = OTHER) -> None:
    """Follow a text of a card, if it has one for this moment."""
    program = TEXTS[moment].get(card)
    if program is not None:
        push(s, program, you, card, ally, mode)
