"""What the standing texts of cards change, filled by `sentences` as it reads them."""

from collections.abc import Callable
from typing import Final

from smallcouncil.games.legendary.cards import DESIGNS
from smallcouncil.games.legendary.table import NONE, Table

_CARDS: Final = len(DESIGNS) + 1
"""Lists by card have one place more, for an empty space of a lineup."""
LINEUP_WOUND: Final[set[int]] = set()
"""Cards that may be cycled from the lineup in place of a Wound, and in place of a forced discard."""
LINEUP_DISCARD: Final[set[int]] = set()
LINEUP_DEFENDERS: Final = [0] * _CARDS
"""By card: how much stronger it makes its owner's Defenders when it lies in the lineup."""
LINEUP_RECRUIT: Final = [0] * _CARDS
"""By card: the Recruit for which it may be cycled, once per turn."""
LINEUP_EVENT: Final[dict[int, int]] = {}
"""The tokens that a card brings when an Event cycles it, and when one of its owner's Allies escapes."""
LINEUP_ESCAPE: Final[dict[int, int]] = {}
MOST_LESS: Final = [0] * _CARDS
"""By card: how much less it costs at most, and for each Hero of which name."""
LESS_FOR: Final = [NONE] * _CARDS
PER_MATE: Final[set[int]] = set()
"""Allies that are stronger for each other Ally in their space."""
WEAKER: Final[dict[int, tuple[Callable[[Table], bool], int]]] = {}
"""A Mastermind that is weaker on a condition, and how much."""
INSTEAD: Final = [NONE] * _CARDS
"""By card: the program of what it does when it is discarded instead of being played, if it may be."""
COPIERS: Final[set[int]] = set()
"""Cards whose text plays a copy: they can never be copied themselves (LG-R123)."""
