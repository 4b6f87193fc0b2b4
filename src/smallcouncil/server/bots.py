"""Bots at the tables: when it is their turn, how long they pause, and what is played if they fail."""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from smallcouncil.bots import guests
from smallcouncil.server import chances, moves, seats
from smallcouncil.server.bot_queue import QUICK, Turn
from smallcouncil.server.bot_workers import Moot, NoAnswer
from smallcouncil.server.guest_bots import GuestBots, GuestFailed
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Waiting

log = logging.getLogger(__name__)

RECENT_SECONDS = 30.0
"""Who looked at a table so lately still waits there: a page without scripts comes back every ten seconds."""
TELL_SECONDS = 1.0
"""How often those who wait are told how many come before them."""
AGAIN_SECONDS = 0.2
"""How long a bot waits whose decision could not be stored, or whose question another server knows better."""
LONG_SECONDS = 5.0
"""A wait after which a lower level is offered."""


class Workers(Protocol):
    """Where bots think: in processes of this server, or wherever on the machines that share its database."""

    async def choose(self, turn: Turn) -> int:
        """What the bot does; `NoAnswer` if it fails."""

    def hurry(self, turn: Turn) -> None: ...

    def give(self, turn: Turn, code: str) -> None: ...

    def before(self, turn: Turn) -> int: ...

    def wait(self, turn: Turn) -> float: ...

    def answered(self, table: str) -> None: ...


class BotPlayers:
    """Plays for all seats that bots sit at."""

    def __init__(self, workers: Workers, pause: float, brought: GuestBots | None = None) -> None:
        self._guests = brought or GuestBots()
        self._workers = workers
        self._pause = pause
        self._waiting: set[LiveTable] = set()
        self._telling: asyncio.Task[None] | None = None
        self._taken: dict[str, float] = {}
        """How long the last search of each kind of bot took at each kind of question."""

    def answered(self, table: str) -> None:
        """Somewhere a bot has come to a decision."""
        self._workers.answered(table)

    def wake(self, table: LiveTable) -> None:
        """Let every awaited bot think that does not think yet. Bots among themselves play only if somebody looks."""
        if table.closed or not table.can_be_saved or not (table.listeners or table.snapshot.persons()):
            return
        for seat in table.snapshot.awaited("bot"):
            if seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._turn(table, seat))
            elif seat in table.turns:
                self._look_again(table, table.turns[seat])

    def _look_again(self, table: LiveTable, turn: Turn) -> None:
        """Somebody has come, or the bot that is to play has changed."""
        self._workers.give(turn, table.snapshot.places[turn.seat].bot or turn.code)
        if not turn.waited_for and _waits(table):
            self._workers.hurry(turn)

    async def _turn(self, table: LiveTable, seat: int) -> None:
        """One decision. What was found is thrown away if the question is not the same any more, after an undo say."""
        asked = table.snapshot.asked[seat]
        try:
            await asyncio.sleep(self._pause)
            action = await self._chosen(table, seat)
            await chances.keep_pace(table, seat, table.terms.game.word(action))
            await moves.answer(table, seat, asked, action, lambda: seat in table.snapshot.awaited("bot"))
        except Refused:
            log.info("a bot's decision at table %s could not be stored", table.id)
            await asyncio.sleep(AGAIN_SECONDS)
        except Moot:
            await asyncio.sleep(AGAIN_SECONDS)  # if it is, this server has not heard of something yet
        finally:
            table.thinking.pop(seat, None)
            self.wake(table)

    async def _chosen(self, table: LiveTable, seat: int) -> int:
        """What the bot chooses in a guess at the state; anything legal if it does not.

        Where hands are hidden, a bot without a choice takes as long as one that has one: that is nobody's to know.
        """
        code, state = table.snapshot.places[seat].bot or "random", table.snapshot.state
        legal = state.actions(seat)
        if len(legal) == 1 and not table.terms.game.hidden:
            return legal[0]
        if guests.is_guest(code):
            return await self._guest(table, _new_turn(table, seat, code))
        try:
            action = await self._thought(table, _new_turn(table, seat, code))
        except Moot:
            raise
        except NoAnswer as error:
            log.warning("bot %s at table %s: %s; any legal action is played", code, table.id, error)
            return table.chance.choice(legal)
        if action not in legal:
            log.warning("bot %s at table %s chose what is not legal; any legal action is played", code, table.id)
            return table.chance.choice(legal)
        return action

    async def _guest(self, table: LiveTable, turn: Turn) -> int:
        """What a bot that the server has brought does; one that fails gives its seat to a level, and all are told."""
        try:
            return await self._guests.choose(table.id, turn.seat, turn.code, turn.guess, turn.seed)
        except GuestFailed as failed:
            await seats.take_over(table, turn.seat, str(failed))
            raise Moot(str(failed)) from None

    async def _thought(self, table: LiveTable, turn: Turn) -> int:
        table.turns[turn.seat] = turn
        table.waiting = None
        self._waiting.add(table)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_while_anybody_waits())
        try:
            action = await self._workers.choose(turn)
        finally:
            table.turns.pop(turn.seat, None)
        await self._keep_pace(turn)
        return action

    async def _keep_pace(self, turn: Turn) -> None:
        """A forced answer takes as long as the last choice of such a bot at such a question did."""
        prompt = turn.guess.prompt(turn.seat)
        kind = f"{turn.guess.game.slug} {turn.code} {prompt and prompt.ask}"
        if len(turn.guess.actions(turn.seat)) > 1:
            self._taken[kind] = turn.taken
        else:
            await asyncio.sleep(max(0.0, self._taken.get(kind, 0.0) - turn.taken))

    # -- those who wait

    async def _tell_while_anybody_waits(self) -> None:
        while self._waiting:
            await asyncio.sleep(TELL_SECONDS)
            for table in list(self._waiting):
                table.wait(self._place_in_line(table))
                if not table.turns:
                    self._waiting.discard(table)

    def _place_in_line(self, table: LiveTable) -> Waiting | None:
        """How many come before the last of a table's bots, and whether that is going to take long."""
        turns = [turn for turn in table.turns.values() if turn.waits]
        if not turns:
            return None
        now = asyncio.get_running_loop().time()
        longest = max(now - turn.since + self._workers.wait(turn) for turn in turns)
        slow = tuple(turn.seat for turn in turns if longest > LONG_SECONDS and turn.code not in QUICK)
        return Waiting(max(map(self._workers.before, turns)), slow)

    async def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling


def _new_turn(table: LiveTable, seat: int, code: str) -> Turn:
    asker, asked = _asker(table), table.snapshot.asked[seat]
    return Turn(
        code=code,
        guess=table.snapshot.state.sample(seat, table.chance),
        seat=seat,
        seed=table.chance.below(1 << 32),
        table=table.id,
        address=asker.address,
        browser=asker.browser,
        waited_for=_waits(table),
        asked=asked,
        still_asked=lambda: not table.closed and table.snapshot.asked[seat] == asked,
    )


def _waits(table: LiveTable) -> bool:
    """Whether somebody who plays at the table is there."""
    if table.present:
        return True
    return bool(table.snapshot.persons()) and table.elapsed() - table.touched < RECENT_SECONDS


def _asker(table: LiveTable) -> Visitor:
    """On whose account a bot thinks: a player's who is there, else a spectator's, else the host's."""
    visitors = [listener.visitor for listener in table.listeners]
    players = [guest for guest in visitors if table.held(guest)]
    there = sorted(players or visitors, key=lambda guest: (guest.browser, guest.address))
    return there[0] if there else Visitor(browser=table.terms.host)
