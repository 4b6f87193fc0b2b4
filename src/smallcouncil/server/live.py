"""A table in memory: its snapshot, the sockets that look at it, and the order in which things happen."""

import asyncio
import hmac
import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Json, State
from smallcouncil.server import schema
from smallcouncil.server.bot_queue import Turn
from smallcouncil.server.config import Config
from smallcouncil.server.event_log import EventLog
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change
from smallcouncil.server.store import Store
from smallcouncil.server.table_snapshot import Place, TableSnapshot, Terms
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Line, Waiting

if TYPE_CHECKING:
    from smallcouncil.server.chances import Wish

SHARED_SECONDS = 1.0
"""How long a text is kept for others who are told the same; after that it would only take room."""

CHANCE_BITS = 62
MOST_HOLDING = 256
"""Of how many visitors a table remembers what they hold."""


class Listener(Protocol):
    """Somebody's open socket."""

    visitor: Visitor

    def poke(self) -> None:
        """There is something new to tell."""

    def wait(self) -> None:
        """The table's bots have moved on in the line for their turn to think."""

    def hang_up(self) -> None:
        """Close; the other end comes back by itself."""


class UndoRequest:
    """Somebody has asked to take something back; it lapses with the next decision or when it is declined."""

    __slots__ = ("agreed", "by", "declined_by", "length", "to")

    def __init__(self, by: int, to: int, length: int) -> None:
        self.by = by
        self.to = to
        self.length = length
        self.agreed: set[int] = set()
        self.declined_by: int | None = None


class LiveTable:
    """One table. Whoever changes it holds `lock`, makes the next snapshot, and hands it to `commit`."""

    def __init__(
        self, terms: Terms, snapshot: TableSnapshot, store: Store, config: Config, played: Callable[[], float]
    ) -> None:
        self.terms = terms
        self.snapshot = snapshot
        self.now = config.now
        self.elapsed = config.elapsed
        self.pace = config.pass_seconds
        self.played = played
        """The play time, by which the table's clocks go."""
        self.lock = asyncio.Lock()
        self.talk = terms.talk
        self.event_log = EventLog(terms.game, self.talk.audience)
        self.loaded = snapshot.version
        self.cuts: list[tuple[int, int]] = []
        """The undos since the table was loaded: the version after each, and how many decisions it left."""
        self.listeners: set[Listener] = set()
        self.undo: UndoRequest | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.turns: dict[int, Turn] = {}
        """By seat, what a bot thinks about or waits to think about."""
        self.waiting: Waiting | None = None
        """What all who look know of that wait, once it is one."""
        self.ready: dict[str, int] = {}
        """By browser, the seat whose player has said to be alone with the screen."""
        self.rendered: dict[tuple[object, ...], str] = {}
        """What was told of this version, so that equal viewers are told the same without making it twice."""
        self.chance = Chance(config.luck(CHANCE_BITS))
        """What bots find out by luck."""
        self.guessing = Chance(self.chance.below(1 << 32))
        """Apart from it, what pages guess: how often somebody looks changes nothing for the bots."""
        self.opened = self.touched = self.elapsed()
        self.wishes: dict[int, Wish] = {}
        """By seat, which chances its player lets go by; see `chances`."""
        self.asked_at: dict[int, tuple[int, float]] = {}
        """By seat, the version of its present question and when it was put."""
        self.passed: set[int] = set()
        """The numbers of the decisions that were passed by wish."""
        self.gone: dict[int, float] = {}
        """When the last socket of a seat closed; a seat at which nobody was seen yet is not in it."""
        self.closed = False
        """The table has been let go: another object stands for it now."""
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.on_trouble: Callable[[LiveTable], None] = lambda table: None
        self._store = store
        self._views: dict[int | None, Json] = {}
        self._lines: dict[tuple[int | None, int], tuple[Line, ...]] = {}
        self._known: State | None = None
        self._holding: tuple[tuple[Place, ...], dict[Visitor, tuple[int, ...]]] = ((), {})
        self._presence: tuple[object, ...] = ()

    @property
    def id(self) -> str:
        return self.terms.id

    # -- who is who

    def held(self, guest: Visitor) -> tuple[int, ...]:
        """The seats that a visitor holds; asked often, and changed only by sitting down."""
        places, holding = self._holding
        if places is not self.snapshot.places:
            holding = {}
            self._holding = (self.snapshot.places, holding)
        if guest not in holding:
            if len(holding) >= MOST_HOLDING:
                holding.clear()
            holding[guest] = self._seats_of(guest)
        return holding[guest]

    def _seats_of(self, guest: Visitor) -> tuple[int, ...]:
        return tuple(place.seat for place in self.snapshot.places if guest.browser in place.holders)

    def invitation(self, secret: str) -> Place | None:
        """The seat that a secret invites to, if it has not been used yet."""
        return next((place for place in self.snapshot.places if place.secret and _same(place.secret, secret)), None)

    def is_host(self, guest: Visitor) -> bool:
        return bool(guest.browser) and guest.browser == self.terms.host

    def may_watch(self, guest: Visitor) -> bool:
        """A listed table shows itself to whoever might sit down."""
        watching = self.terms.settings.watching
        if watching == "anyone" or self.is_host(guest) or self.held(guest) or self.may_join():
            return True
        if self.invitation(guest.secret):
            return True
        return watching == "link" and (guest.browser in self.snapshot.watchers or self.is_watch_secret(guest.secret))

    def is_watch_secret(self, secret: str) -> bool:
        return self.terms.settings.watching != "nobody" and _same(self.terms.watch, secret)

    def may_join(self) -> bool:
        """A listed table is open to whoever comes; any other one only by its links."""
        return self.terms.settings.listed and any(place.is_free for place in self.snapshot.places)

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players have the table open."""
        return frozenset(seat for listener in self.listeners for seat in self.held(listener.visitor))

    def devices(self, seat: int) -> int:
        """How many browsers of a seat's player have the table open."""
        return len(self._browsers & self.snapshot.places[seat].holders)

    @property
    def _browsers(self) -> frozenset[str]:
        return frozenset(listener.visitor.browser for listener in self.listeners)

    @property
    def _attendance(self) -> tuple[object, ...]:
        here = self._browsers
        return self.present, self.spectators, *(len(here & place.holders) for place in self.snapshot.places)

    @property
    def spectators(self) -> int:
        """How many sockets look on without a seat."""
        return sum(not self.held(listener.visitor) for listener in self.listeners)

    @property
    def is_idle(self) -> bool:
        return not self.listeners and not self.thinking and not self.lock.locked()

    @property
    def can_be_saved(self) -> bool:
        return self._store.away_since is None

    @property
    def due(self) -> float:
        """When something happens by itself, in play time: a clock runs out, or an audience ends."""
        if self.snapshot.frozen:
            return math.inf
        times, audience = self.snapshot.times, self.snapshot.audience
        moments = (times.due if times else None, audience.until if audience else None)
        return min((moment for moment in moments if moment is not None), default=math.inf)

    # -- what is known

    def view(self, viewer: int | None) -> Json:
        """What a viewer knows of the present state; asked of the game once a state."""
        self._look_again()
        reader = self.event_log.reader(viewer)
        if reader not in self._views:
            self._views[reader] = self.snapshot.state.view(reader)
        return self._views[reader]

    def lines(self, viewer: int | None, since: int) -> tuple[Line, ...]:
        """The decisions from number `since` on, as a viewer saw them.

        News are one object for all who see the same. A whole game is told seldom, and would take room for long.
        """
        if not since:
            return self.event_log.lines(self.snapshot.state, viewer)
        self._look_again()
        key = (self.event_log.reader(viewer), since)
        if key not in self._lines:
            self._lines[key] = self.event_log.lines(self.snapshot.state, viewer, since)
        return self._lines[key]

    def told(self, viewer: int | None) -> int:
        """How many decisions a viewer has been told of."""
        return self.event_log.told(self.snapshot.state, viewer)

    def _look_again(self) -> None:
        """Forget what was known of an earlier state."""
        if self._known is not self.snapshot.state:
            self._known = self.snapshot.state
            self._views.clear()
            self._lines.clear()

    # -- what changes

    def next(self, moved: int | None = None, **changes: Any) -> TableSnapshot:
        """The snapshot after some changes, made now."""
        return self.snapshot.next(self.terms.settings.clock, self.now(), self.played(), moved, **changes)

    async def commit(self, snapshot: TableSnapshot, changes: Sequence[Change] = ()) -> None:
        """Put a new snapshot on disk, then turn to it and tell everybody.

        If that is cut short, nobody here knows what is on disk: the table is forgotten and read again. What is on disk
        of a frozen game stays as it is.
        """
        row = {"key": self.id, "built_on": self.snapshot.version, **snapshot.row()}
        saved = [] if snapshot.frozen else [(schema.SAVE_TABLE, row)]
        try:
            await self._store.write([*changes, *saved])
        except BaseException as error:
            self.on_trouble(self)
            if isinstance(error, Exception):
                raise Refused("server-not-stored", 503) from error
            raise
        if len(snapshot.state.history) < len(self.snapshot.state.history):
            self.cuts.append((snapshot.version, len(snapshot.state.history)))
            self.event_log.cut(len(snapshot.state.history))
            self.passed = {number for number in self.passed if number < len(snapshot.state.history)}
        self.snapshot = snapshot
        self.publish()
        self.on_change(self)

    def publish(self) -> None:
        """Tell all who look at the table that there is something new."""
        self.rendered.clear()
        self._presence = self._attendance
        for listener in self.listeners:
            listener.poke()
        asyncio.get_running_loop().call_later(SHARED_SECONDS, self.rendered.clear)

    def wait(self, waiting: Waiting | None) -> None:
        """Tell all who look how the bots come on in the line for their turn to think."""
        if waiting == self.waiting:
            return
        self.waiting = waiting
        self.rendered.clear()
        for listener in list(self.listeners):
            listener.wait()

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        for seat in self.held(listener.visitor):
            self.gone.pop(seat, None)
        self._note_presence()
        self.on_change(self)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touched = self.elapsed()
        for seat in set(self.held(listener.visitor)) - self.present:
            self.gone[seat] = self.elapsed()
        asyncio.get_running_loop().call_later(1.0, self._note_presence)

    def _note_presence(self) -> None:
        if self._attendance != self._presence:
            self.publish()

    def lines_known(self, version: int, lines: int) -> int:
        """How many of the lines that a page has are still good, if it last heard of this version."""
        if version < self.loaded:
            return 0
        kept = min((length for cut, length in self.cuts if cut > version), default=lines)
        return max(0, min(lines, kept, len(self.snapshot.state.history)))


def _same(secret: str, shown: str) -> bool:
    """Compare without telling by the time it takes how much was right."""
    return bool(shown) and hmac.compare_digest(secret.encode(), shown.encode())
