"""Passes for those who wish it, and keeps what they wish."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace

from smallcouncil.server import moves
from smallcouncil.server.chances import UNTIL, Wish, keep_pace, look_again, passes
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.seats import viewer_of
from smallcouncil.server.visitors import Visitor

log = logging.getLogger(__name__)


def attend(table: LiveTable, guest: Visitor) -> None:
    """Somebody looks at a page: from now on the chances of the own seats go by as the page lets people wish.

    Programs are asked everything.
    """
    new = [seat for seat in table.held(guest) if seat not in table.wishes]
    if new and table.terms.game.windows is not None:
        table.wishes |= {seat: Wish() for seat in new}
        table.on_change(table)


def pass_until(table: LiveTable, guest: Visitor, until: str) -> None:
    """Let chances go by for a while; or ask again, from now on."""
    seat, kept = _wish(table, guest)
    windows = table.terms.game.windows
    if windows is None or until not in UNTIL:
        raise Refused("server-bad-request")
    seen = len(table.snapshot.state.history)
    _keep(table, seat, replace(kept, until=until, stage=windows.stage(table.view(seat)), seen=seen))


def stop_at(table: LiveTable, guest: Visitor, stops: Iterable[str], forced: bool) -> None:
    """In which windows to ask in any case, and whether to pass where there is nothing else to do."""
    seat, kept = _wish(table, guest)
    windows, wanted = table.terms.game.windows, frozenset(stops)
    if windows is None or not wanted <= set(windows.names):
        raise Refused("server-bad-request")
    _keep(table, seat, replace(kept, stops=wanted, forced=forced))


def _wish(table: LiveTable, guest: Visitor) -> tuple[int, Wish]:
    seat = viewer_of(table, guest)
    if seat is None:
        raise not_yours()
    return seat, table.wishes.get(seat, Wish())


def _keep(table: LiveTable, seat: int, wish: Wish) -> None:
    table.wishes[seat] = wish
    table.publish()
    table.herald(table, "wishes")
    table.on_change(table)


class Passers:
    """Passes at all tables. What it decides is a decision like any other: nobody sees a difference."""

    def wake(self, table: LiveTable) -> None:
        """Let go by what nobody wants to be asked."""
        look_again(table)
        if table.closed or not table.can_be_saved:
            return
        for seat in table.snapshot.awaited("person"):
            if seat not in table.thinking and passes(table, seat):
                table.thinking[seat] = asyncio.create_task(self._pass(table, seat))

    async def _pass(self, table: LiveTable, seat: int) -> None:
        asked, windows = table.snapshot.asked[seat], table.terms.game.windows
        assert windows is not None
        try:
            await keep_pace(table, seat, windows.word)
            word = table.terms.game.action(windows.word)
            await moves.answer(table, seat, asked, word, lambda: passes(table, seat), wished=True)
        except Refused:
            log.info("a pass at table %s could not be stored", table.id)
        finally:
            table.thinking.pop(seat, None)
            table.on_change(table)
