"""Which bots may be named over the wire: levels and searches with a budget that one server can afford."""

import re

from smallcouncil import bots

MOST = {"s": 5.0, "ms": 5000.0, "n": 500_000.0}
MOST_PLAYOUTS = 20_000.0
MOST_DEPTH = 6.0
BY_DEPTH = ("ab", "maxn")
_CODE = re.compile(r"(?P<name>[a-z]{1,20})(?::(?P<count>[0-9]{1,9}(?:\.[0-9]{1,3})?)(?P<unit>ms|s|n|))?")


def safe_code(code: str) -> str:
    """The code, if it names a bot that anybody may ask for; else `BadBot`. Programs and files are nobody's to name."""
    found = _CODE.fullmatch(code)
    known = offered()
    if found is None or found["name"] not in known:
        raise bots.BadBot(code[:40], "the bots are " + ", ".join(known), known)
    bots.make(code, 0)
    if found["count"] and float(found["count"]) > _most(found["name"], found["unit"]):
        raise bots.BadBot(code, "it would think for too long", known)
    return code


def offered() -> list[str]:
    """The names of all bots, the levels first."""
    return [kind.name for kind in bots.codes()]


def _most(name: str, unit: str) -> float:
    if unit:
        return MOST[unit]
    return MOST_DEPTH if name in BY_DEPTH else MOST_PLAYOUTS
