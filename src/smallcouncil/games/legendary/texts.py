"""What the standing texts of cards change, filled by `sentences` as it reads them."""

from collections.abc import Callable
from typing import Final

from smallcouncil.games.legendary.table import Table

LINEUP_WOUND: Final[set[int]] = set()
"""Cards that may be cycled from the lineup in place of a Wound, and in place of a forced discard."""
LINEUP_DISCARD: Final[set[int]] = set()
LINEUP_DEFENDERS: Final[dict[int, int]] = {}
"""How much stronger a card in the lineup makes its owner's Defenders."""
LINEUP_RECRUIT: Final[dict[int, int]] = {}
"""The Recruit for which a card may be cycled, once per turn."""
LINEUP_EVENT: Final[dict[int, int]] = {}
"""The tokens that a card brings when an Event cycles it, and when one of its owner's Allies escapes."""
LINEUP_ESCAPE: Final[dict[int, int]] = {}
DISCOUNTS: Final[dict[int, tuple[int, int]]] = {}
"""A card that costs less for each Hero of a name, and at most how much."""
PER_MATE: Final[set[int]] = set()
"""Allies that are stronger for each other Ally in their space."""
WEAKER: Final[dict[int, tuple[Callable[[Table], bool], int]]] = {}
"""A Mastermind that is weaker on a condition, and how much."""
INSTEAD: Final[dict[int, int]] = {}
"""A card that may be discarded instead of being played, with the program of what it does then."""
COPIERS: Final[set[int]] = set()
"""Cards whose text plays a copy: they can never be copied themselves (LG-R123)."""
