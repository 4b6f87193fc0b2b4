"""Looking back at a game: the links from one moment to the others, and through whose eyes it is seen."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from smallcouncil.arena.analysis_board import Line
from smallcouncil.web.analysis_board_page import address
from smallcouncil.web.table_page import TablePage
from smallcouncil.web.table_view import Moment


@dataclass(frozen=True)
class Step:
    """A way to another moment; without an address there is none that way."""

    name: str
    sign: str
    label: str
    href: str | None


@dataclass(frozen=True)
class Viewpoint:
    label: str
    href: str
    now: bool


def controls(it: TablePage, moment: Moment) -> dict[str, object]:
    """What the template of a replay needs beside the board."""
    seen = eyes(moment)
    base = moment.source.removesuffix("/replay")
    return {
        "eyes": seen,
        "base": base,
        "back": moment.table,
        "here": _link(moment, moment.at, seen),
        "analysis": address(Line(it.slug, moment.position)) if moment.finished and moment.position else None,
        "steps": tuple(_steps(it, moment, seen)),
        "viewpoints": tuple(_viewpoints(it, moment, seen)),
        "forks": tuple(_forks(it, moment)),
    }


def boards(lang: str, it: TablePage, moment: Moment) -> tuple[tuple[str, Markup], ...]:
    """The boards to show, each with the name of who sees it: one without a name, or everybody's at once."""
    if not moment.views:
        return (("", it.board()),)
    sights = (TablePage(lang, replace(it.table_view, view=view, viewer=seat)) for seat, view in enumerate(moment.views))
    return tuple((sight.names[seat], sight.board()) for seat, sight in enumerate(sights))


def eyes(moment: Moment) -> str:
    """How the address says through whose eyes the game is seen."""
    if moment.all_seen:
        return "all"
    return "" if moment.table_view.viewer is None else str(moment.table_view.viewer)


def _link(moment: Moment, at: int, eyes: str) -> str:
    return f"{moment.source}?at={at}" + (f"&as={eyes}" if eyes else "")


def _steps(it: TablePage, moment: Moment, eyes: str) -> Iterator[Step]:
    targets = {
        "first": ("«", 0),
        "back": ("‹", moment.at - 1),
        "on": ("›", moment.at + 1),
        "last": ("»", moment.length),
    }
    for name, (sign, at) in targets.items():
        there = at != moment.at and 0 <= at <= moment.length
        yield Step(name, sign, it.say(f"web-replay-{name}"), _link(moment, at, eyes) if there else None)


def _forks(it: TablePage, moment: Moment) -> Iterator[tuple[int, str, bool]]:
    """The seats at which the viewer may play on: of a game that runs, the own ones. One of them is chosen already."""
    seats = [seat for seat in moment.table_view.seats if moment.finished or seat.mine]
    wishes = [seat.number for seat in seats if seat.number == moment.table_view.viewer]
    wishes += [seat.number for seat in seats if seat.mine and seat.awaited]
    wishes += [seat.number for seat in seats if seat.mine] + [seat.number for seat in seats if seat.awaited]
    for seat in seats:
        yield seat.number, it.names[seat.number], seat.number == (wishes or [0])[0]


def _viewpoints(it: TablePage, moment: Moment, eyes: str) -> Iterator[Viewpoint]:
    """A game that runs is seen as a spectator or with one's own eyes; one that is over also with any other."""
    yield Viewpoint(it.say("web-replay-as-spectator"), _link(moment, moment.at, ""), eyes == "")
    for seat in moment.table_view.seats:
        if moment.finished or seat.mine:
            code = str(seat.number)
            yield Viewpoint(it.names[seat.number], _link(moment, moment.at, code), eyes == code)
    if moment.finished and moment.table_view.game.hidden:
        yield Viewpoint(it.say("web-replay-as-all"), _link(moment, moment.at, "all"), eyes == "all")
