"""Bots at the tables: when it is their turn, how long they pause, and what is played if they fail."""

import asyncio
import logging

from smallcouncil.server import moves
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused
from smallcouncil.server.thinkers import NoAnswer, Thinkers

log = logging.getLogger(__name__)


class BotPlayers:
    """Plays for all seats that bots sit at."""

    def __init__(self, thinkers: Thinkers, pause: float) -> None:
        self._thinkers = thinkers
        self._pause = pause

    def wake(self, table: LiveTable) -> None:
        """Let every awaited bot think that does not think yet. Bots among themselves play only if somebody looks."""
        if table.closed or not table.can_be_saved or not (table.listeners or table.sheet.persons()):
            return
        for seat in table.sheet.awaited("bot"):
            if seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._turn(table, seat))

    async def _turn(self, table: LiveTable, seat: int) -> None:
        """One decision. What was found is thrown away if the question is not the same any more, after an undo say."""
        asked = table.sheet.asked[seat]
        try:
            await asyncio.sleep(self._pause)
            action = await self._chosen(table, seat)
            async with table.lock:
                if not table.closed and table.sheet.asked[seat] == asked and seat in table.sheet.awaited("bot"):
                    await moves.decide(table, seat, action)
        except Refused:
            log.info("a bot's decision at table %s could not be stored", table.id)
        finally:
            table.thinking.pop(seat, None)
            self.wake(table)

    async def _chosen(self, table: LiveTable, seat: int) -> int:
        """What the bot chooses in a guess at the state; anything legal if it does not."""
        code, state = table.sheet.places[seat].bot or "random", table.sheet.state
        legal = state.actions(seat)
        if len(legal) == 1:
            return legal[0]
        try:
            guess, seed = state.sample(seat, table.chance), table.chance.below(1 << 32)
            action = await self._thinkers.choose(code, guess, seat, seed)
        except NoAnswer as error:
            log.warning("bot %s at table %s: %s; any legal action is played", code, table.id, error)
            return table.chance.choice(legal)
        if action not in legal:
            log.warning("bot %s at table %s chose what is not legal; any legal action is played", code, table.id)
            return table.chance.choice(legal)
        return action
