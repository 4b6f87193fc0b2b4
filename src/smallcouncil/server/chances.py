"""Chances that are let go by: what the player of a seat wishes, and when a wish ends.

Where hands are hidden, a pass tells nothing by its time: whoever is asked in a window, person or bot, with a choice or
without one, has passed after the same moment at the earliest.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace

from smallcouncil.core.game import Json, State, Windows
from smallcouncil.server.live import LiveTable
from smallcouncil.web.table_view import Passing

UNTIL = ("", "news", "stage")
"""How long chances go by: not at all, until something happens, to the end of the phase."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player of a seat wants to be asked."""

    forced: bool = True
    """Pass where there is nothing else to do."""
    until: str = ""
    stops: frozenset[str] = frozenset()
    """The windows in which to ask in any case."""
    stage: str = ""
    seen: int = 0
    """Where the game stood when `until` was wished for: its stage, and the decisions that were looked at."""


def passes(table: LiveTable, seat: int) -> bool:
    """Whether the present chance of a seat goes by without its player."""
    windows, kept = table.terms.game.windows, table.wishes.get(seat)
    if windows is None or kept is None or seat not in table.snapshot.awaited("person"):
        return False
    if not _is_chance(windows, table.snapshot.state, seat) or windows.name(table.view(seat)) in kept.stops:
        return False
    return bool(kept.until) or (kept.forced and table.snapshot.state.words(seat) == (windows.word,))


def _is_chance(windows: Windows, state: State, seat: int) -> bool:
    prompt = state.prompt(seat)
    return prompt is not None and prompt.ask in windows.asks


def _may_go_by(windows: Windows, state: State, seat: int) -> bool:
    """Whether a wish holds here: what is grave goes by only where there is nothing else to do."""
    prompt = state.prompt(seat)
    forced = state.words(seat) == (windows.word,)
    return prompt is not None and prompt.ask in windows.asks and (forced or prompt.ask not in windows.grave)


def shown(table: LiveTable, seat: int | None) -> Passing | None:
    """What the page of a seat tells of its wishes."""
    windows = table.terms.game.windows
    if windows is None or seat is None or seat not in table.wishes:
        return None
    kept, state = table.wishes[seat], table.snapshot.state
    offered = seat not in state.awaiting or _may_go_by(windows, state, seat)
    return Passing(kept.until, kept.forced, tuple(windows.names), kept.stops, passes(table, seat), offered)


def look_again(table: LiveTable) -> None:
    """After every change: note since when each seat is asked, and end the wishes that must not go on."""
    windows, snapshot = table.terms.game.windows, table.snapshot
    if windows is None:
        return
    for seat in snapshot.state.awaiting if snapshot.goes_on else ():
        if table.asked_at.get(seat, (-1, 0.0))[0] != snapshot.asked[seat]:
            table.asked_at[seat] = (snapshot.asked[seat], table.elapsed())
    for seat, kept in table.wishes.items():
        if kept.until:
            over = _is_over(table, windows, seat, kept)
            table.wishes[seat] = replace(kept, until="" if over else kept.until, seen=len(snapshot.state.history))


def _is_over(table: LiveTable, windows: Windows, seat: int, kept: Wish) -> bool:
    """A wish ends with its stage, at a stop, at any other question, and when something happens that may hurt."""
    state, view = table.snapshot.state, table.view(seat)
    if windows.stage(view) != kept.stage or len(state.history) < kept.seen:
        return True
    if seat in state.awaiting and (not _may_go_by(windows, state, seat) or windows.name(view) in kept.stops):
        return True
    if any(windows.alarming(event, view) for event in _events(table, seat, kept.seen)):
        return True
    passed = table.terms.game.action(windows.word)
    return kept.until == "news" and any(by != seat and act != passed for by, act in state.history[kept.seen :])


def _events(table: LiveTable, seat: int, since: int) -> Iterable[Json]:
    return (event for line in table.lines(seat, since) for event in line.events)


async def keep_pace(table: LiveTable, seat: int | None, word: str) -> None:
    """Wait until a pass may be known: not sooner after the question than any other pass."""
    windows, state = table.terms.game.windows, table.snapshot.state
    if windows is None or seat is None or seat not in state.awaiting or word != windows.word:
        return
    if _is_chance(windows, state, seat):
        _, since = table.asked_at.get(seat, (0, table.elapsed()))
        await asyncio.sleep(max(0.0, since + table.pace - table.elapsed()))
