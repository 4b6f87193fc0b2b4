"""Which bots may be named over the wire: levels and searches with a budget that one server can afford.

Whatever a code says, a search ends when its turn does; see `bot_workers`. These bounds are for codes that could
only ever disappoint.
"""

import re

from smallcouncil import bots
from smallcouncil.bots import guests
from smallcouncil.server.refusals import Refused

MOST = {"s": 3.0, "ms": 3000.0, "n": 200_000.0}
MOST_PLAYOUTS = 20_000.0
MOST_DEPTHS = {"ab": 6.0, "maxn": 3.0}
_CODE = re.compile(r"(?P<name>[a-z]{1,20})(?::(?P<count>[0-9]{1,9}(?:\.[0-9]{1,3})?)(?P<unit>ms|s|n|))?")


def safe_code(code: str) -> str:
    """The code, if it names a bot that anybody may ask for; else `BadBot`. Programs and files are nobody's to name."""
    if code in guests.offered():
        return code
    found = _CODE.fullmatch(code)
    known = offered()
    if found is None or found["name"] not in known:
        raise bots.BadBot(code[:40], "the bots are " + ", ".join(known), known)
    bots.make(code, 0)
    if found["count"]:
        most = MOST.get(found["unit"], MOST_DEPTHS.get(found["name"], MOST_PLAYOUTS))
        if float(found["count"]) > most:
            raise Refused("server-bot-too-long", code=code, most=f"{found['name']}:{most:.0f}{found['unit']}")
    return code


def offered() -> list[str]:
    """The names of all bots, the levels first; then those that this server has brought."""
    return [*(kind.name for kind in bots.codes()), *guests.offered()]
