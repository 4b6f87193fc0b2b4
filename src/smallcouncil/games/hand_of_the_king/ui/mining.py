"""From what Hand of the King is mined for puzzles: the bare game of two can be solved long before its end."""

BARE = {"seats": 2, "companions": False}
SETUPS = (*[BARE] * 5, {"seats": 2, "companions": True})
