"""The server's own guests at its tables: each plays in a process of its own behind the walls, from one game to its end.

A file is read anew with every game, so that its author changes it, lays a table, and plays against what is new.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from smallcouncil.bots import external, guests
from smallcouncil.bots.external import BotFailed, ExternalBot
from smallcouncil.bots.sandbox import Limits
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective

log = logging.getLogger(__name__)

AT_THE_TABLE = Limits(move=5.0, game=3600.0)
MOST = 8
"""So many play at once; of more, the one that has been silent for longest starts anew with its next question."""
LONGEST_WORDS = 300


class GuestFailed(Exception):
    """A guest that cannot go on; the text says why, in the words of its own traceback where there is one."""


class GuestBots:
    """The processes of those who play."""

    def __init__(self, hidden: Sequence[str] = ()) -> None:
        self._hidden = hidden
        self._threads = ThreadPoolExecutor(MOST, "guests")
        self._playing: OrderedDict[tuple[str, int], ExternalBot] = OrderedDict()

    async def choose(self, table: str, seat: int, code: str, guess: State, seed: int) -> int:
        """What a guest does in a guess at the state; `GuestFailed` if it does not."""
        bot = self._bot((table, seat), code, seed)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, bot.choose, Perspective(guess, seat, Chance(seed))
            )
        except BotFailed as failed:
            self._end((table, seat))
            words = [line.strip() for line in failed.stderr.splitlines() if line.strip()]
            why = ": ".join([failed.detail, *words[-1:]])[:LONGEST_WORDS]
            log.warning(
                "your bot %s at table %s failed (%s): %s; %s",
                guests.name_of(code),
                table,
                failed.reason,
                why,
                _at(guess),
            )
            raise GuestFailed(f"{guests.name_of(code)}: {why}") from None

    def _bot(self, key: tuple[str, int], code: str, seed: int) -> ExternalBot:
        if key not in self._playing:
            behind = guests.behind(code)
            if behind is None:
                raise GuestFailed(f"{guests.name_of(code)}: –")
            try:
                self._playing[key] = external.make(behind, seed, AT_THE_TABLE, self._hidden)
            except external.NoSuchFile as error:
                raise GuestFailed(f"{guests.name_of(code)}: {error}") from None
            while len(self._playing) > MOST:
                self._end(next(iter(self._playing)))
        self._playing.move_to_end(key)
        return self._playing[key]

    def tidy(self, goes_on: Callable[[str], bool]) -> None:
        """End those whose game is over, or whose table nobody looks at any more."""
        for key in [key for key in self._playing if not goes_on(key[0])]:
            self._end(key)

    def _end(self, key: tuple[str, int]) -> None:
        bot = self._playing.pop(key, None)
        if bot is not None:
            self._threads.submit(bot.close)

    def close(self) -> None:
        for key in list(self._playing):
            self._end(key)
        self._threads.shutdown()


def _at(state: State) -> str:
    """Where it failed, for its author: a guess at the position, as the bot was shown it."""
    writer = getattr(state, "position", None)
    if state.game.positions and writer is not None:
        return f"position: {writer()}"
    return f"after {len(state.history)} decisions"
