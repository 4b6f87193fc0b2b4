"""Which walls stand around the brought bots of a contest, said before it begins and in its report."""

from functools import cache

from smallcouncil.arena.plan import Plan
from smallcouncil.bots import external, walls
from smallcouncil.bots.walls import Walls
from smallcouncil.locale import Texts


@cache
def walls_around(codes: tuple[str, ...]) -> Walls | None:
    """What stands around all brought bots among these; None if nobody has brought one."""
    return walls.standing_around(external.command(code) for code in codes if external.is_external(code))


def walls_said(say: Texts, plan: Plan) -> str:
    return walls_of(say, plan.bots)


def walls_of(say: Texts, codes: tuple[str, ...]) -> str:
    """One line; empty if nobody has brought a bot."""
    found = walls_around(codes)
    if found is None:
        return ""
    standing, missing = (
        ", ".join(say("arena-wall", wall=name) for name in names) for names in (found.standing, found.missing)
    )
    if not standing:
        return say("arena-walls-none")
    return (
        say("arena-walls-some", standing=standing, missing=missing)
        if missing
        else say("arena-walls", standing=standing)
    )


def walls_json(plan: Plan) -> dict[str, list[str]] | None:
    found = walls_around(plan.bots)
    return None if found is None else {"standing": list(found.standing), "missing": list(found.missing)}
