"""A table in memory: its snapshot, the sockets that look at it, and the order in which things happen."""

import asyncio
import hmac
import math
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import IntegrityError

from smallcouncil.arena.hints import Hint
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Json, State
from smallcouncil.server.bot_queue import Turn
from smallcouncil.server.commits import Outdated
from smallcouncil.server.config import Config
from smallcouncil.server.event_log import EventLog
from smallcouncil.server.loading import read_on
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change
from smallcouncil.server.store import Store
from smallcouncil.server.table_snapshot import Place, TableSnapshot, Terms
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.pieces import Shown
from smallcouncil.web.table_view import Line, Waiting

if TYPE_CHECKING:
    from smallcouncil.server.chances import Wish

T = TypeVar("T")

CHANCE_BITS = 62
ATTEMPTS = 8
"""How often a change is tried again because another server was first; more means that something else is wrong."""
SEEN_SECONDS = 60.0
"""How long somebody who has looked at the table or moved there counts as being there, without an open socket."""
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


class Attendance(NamedTuple):
    """Who looks at a table: the seats whose players do, how many sockets without a seat, and browsers by seat."""

    present: frozenset[int]
    spectators: int
    devices: tuple[int, ...]


class Conflict(Exception):
    """Somebody else has changed the table on disk; what was built on its earlier version is not there."""


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
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.turns: dict[int, Turn] = {}
        """By seat, what a bot thinks about or waits to think about."""
        self.waiting: Waiting | None = None
        """What all who look know of that wait, once it is one."""
        self.ready: dict[str, int] = {}
        """By browser, the seat whose player has said to be alone with the screen."""
        self.rendered: dict[tuple[object, ...], tuple[str, Shown]] = {}
        """What was told of this version, so that equal viewers are told the same without making it twice."""
        self.under_way: set[tuple[object, ...]] = set()
        """What of it is being made."""
        self.chance = Chance(config.luck(CHANCE_BITS))
        """What bots find out by luck."""
        self.guessing = Chance(self.chance.below(1 << 32))
        """Apart from it, what pages guess: how often somebody looks changes nothing for the bots."""
        self.opened = self.touched = self.elapsed()
        self.hints: dict[int, tuple[int, tuple[Hint, ...]]] = {}
        """By seat, the last hints that were given, with the number of the decision that they were given for."""
        self.wishes: dict[int, Wish] = {}
        """By seat, which chances its player lets go by; see `chances`."""
        self.asked_at: dict[int, tuple[int, float]] = {}
        """By seat, the version of its present question and when it was put."""
        self.gone: dict[int, float] = {}
        """When the last socket of a seat closed; a seat at which nobody was seen yet is not in it."""
        self.seen: dict[str, float] = {}
        """By browser, when somebody who holds a seat last looked or did something."""
        self.closed = False
        """The table has been let go: another object stands for it now."""
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.on_trouble: Callable[[LiveTable], None] = lambda table: None
        self.herald: Callable[[LiveTable, str], None] = lambda table, what: None
        """Tells the other servers: of a new `version`, of who is `here`, of `wishes`."""
        self.elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}
        """By server, when it last told who looks at the table there: so many sockets of each browser."""
        self._store = store
        self._views: dict[int | None, Json] = {}
        self._lines: dict[tuple[int | None, int], tuple[Line, ...]] = {}
        self._known: State | None = None
        self._holding: tuple[tuple[Place, ...], dict[str, tuple[int, ...]]] = ((), {})
        self._attended: tuple[tuple[Place, ...], Attendance | None] = ((), None)
        self._presence: Attendance | None = None
        self._seating: tuple[Attendance | None, dict[object, Any]] = (None, {})

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
        browser = guest.browser
        if browser not in holding:
            if len(holding) >= MOST_HOLDING:
                holding.clear()
            holding[browser] = tuple(place.seat for place in self.snapshot.places if browser in place.holders)
        return holding[browser]

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
        return self._attendance.present

    def notice(self, guest: Visitor) -> None:
        """Somebody has looked at the table, or done something there."""
        if self.held(guest):
            self.seen[guest.browser] = self.elapsed()

    def are_there(self, places: Sequence[Place]) -> bool:
        """Whether nobody is missing at these places, and all their people were seen a moment ago."""
        latest = self.elapsed() - SEEN_SECONDS
        here = self._browsers | {browser for browser, last in self.seen.items() if last >= latest}
        return all(place.sitter == "bot" or (place.sitter == "person" and place.holders & here) for place in places)

    def devices(self, seat: int) -> int:
        """How many browsers of a seat's player have the table open."""
        return self._attendance.devices[seat]

    @property
    def _browsers(self) -> frozenset[str]:
        here = {listener.visitor.browser for listener in self.listeners}
        return frozenset(here.union(*(browsers for _, browsers in self.elsewhere.values())))

    @property
    def _attendance(self) -> Attendance:
        """Counted anew only after somebody has come, gone or changed seats."""
        places, known = self._attended
        if known is None or places is not self.snapshot.places:
            known = self._counted()
            self._attended = self.snapshot.places, known
        return known

    def _counted(self) -> Attendance:
        here, places = self._browsers, self.snapshot.places
        there = (each for _, browsers in self.elsewhere.values() for each in browsers.items())
        others = sum(count for browser, count in there if not self.held(Visitor(browser=browser)))
        watching = others + sum(not self.held(listener.visitor) for listener in self.listeners)
        devices = tuple(len(here & place.holders) for place in places)
        return Attendance(frozenset(place.seat for place in places if devices[place.seat]), watching, devices)

    def while_seated(self, key: object, make: Callable[[], T]) -> T:
        """What is made of a key, kept while nobody comes, goes or changes seats."""
        attendance, found = self._seating
        if attendance is not self._attendance:
            found = {}
            self._seating = self._attendance, found
        if key not in found:
            found[key] = make()
        made: T = found[key]
        return made

    @property
    def spectators(self) -> int:
        """How many sockets look on without a seat."""
        return self._attendance.spectators

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
        """Put a new snapshot on disk, then turn to it and tell everybody. `Conflict` if another server was first.

        If that is cut short, nobody here knows what is on disk: the table is forgotten and read again.
        """
        try:
            await self._store.write([*changes, snapshot.saved(self.id, self.snapshot.version)])
        except (IntegrityError, Outdated) as error:
            raise Conflict from error
        except BaseException as error:
            self.on_trouble(self)
            if isinstance(error, Exception):
                raise Refused("server-not-stored", 503) from error
            raise
        self._turn_to(snapshot, min(len(snapshot.state.history), len(self.snapshot.state.history)))
        self.herald(self, "version")

    async def read_on(self) -> None:
        """Turn to what another server has put on disk meanwhile. Needs the lock."""
        snapshot = await read_on(self._store, self.terms, self.snapshot)
        if snapshot is not None and not self.closed:
            self._turn_to(snapshot, _shared_decisions(self.snapshot.state, snapshot.state))

    def _turn_to(self, snapshot: TableSnapshot, kept: int) -> None:
        """`kept` is how many of the decisions so far are decisions of the new snapshot, too."""
        if kept < len(self.snapshot.state.history):
            self.cuts.append((snapshot.version, kept))
            self.event_log.cut(kept)
        self.snapshot = snapshot
        self.publish()
        self.on_change(self)

    def publish(self) -> None:
        """Tell all who look at the table that there is something new."""
        self.rendered.clear()
        self._presence = self._attendance
        for listener in self.listeners:
            listener.poke()

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
        self._attended = ((), None)
        for seat in self.held(listener.visitor):
            self.gone.pop(seat, None)
        self._note_presence()
        self.herald(self, "here")
        self.on_change(self)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._attended = ((), None)
        self.touched = self.elapsed()
        for seat in set(self.held(listener.visitor)) - self.present:
            self.gone[seat] = self.elapsed()
        self.herald(self, "here")
        asyncio.get_running_loop().call_later(1.0, self._note_presence)

    def hear_elsewhere(self, server: str, browsers: Mapping[str, int]) -> None:
        """Another server has told who looks at the table there."""
        before = self.present
        self.elsewhere[server] = (self.elapsed(), browsers)
        self._attended = ((), None)
        self._note_gone(before)

    def forget_elsewhere(self, seconds: float) -> None:
        """Forget those of whom nothing was heard for so long."""
        before, latest = self.present, self.elapsed() - seconds
        self.elsewhere = {server: told for server, told in self.elsewhere.items() if told[0] >= latest and told[1]}
        self._attended = ((), None)
        self._note_gone(before)

    def _note_gone(self, before: frozenset[int]) -> None:
        now = self.present
        self.gone |= dict.fromkeys(before - now, self.elapsed())
        for seat in now:
            self.gone.pop(seat, None)
        self._note_presence()

    def _note_presence(self) -> None:
        if self._attendance != self._presence:
            self.publish()

    def lines_known(self, version: int, lines: int) -> int:
        """How many of the lines that a page has are still good, if it last heard of this version."""
        if version < self.loaded:
            return 0
        kept = min((length for cut, length in self.cuts if cut > version), default=lines)
        return max(0, min(lines, kept, len(self.snapshot.state.history)))


def _shared_decisions(before: State, after: State) -> int:
    """How many of the first decisions two states have in common."""
    both = zip(before.history, after.history, strict=False)
    least = min(len(before.history), len(after.history))
    return next((number for number, (one, other) in enumerate(both) if one != other), least)


P = ParamSpec("P")
R = TypeVar("R")


def alone(
    work: Callable[Concatenate[LiveTable, P], Awaitable[R]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, R]]:
    """Work that changes a table is done by one at a time, and again on what is new if another server was first."""

    @wraps(work)
    async def done(table: LiveTable, /, *args: P.args, **more: P.kwargs) -> R:
        async with table.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await work(table, *args, **more)
                except Conflict:
                    await table.read_on()
            table.on_trouble(table)
            raise Refused("server-not-stored", 503)

    return done


def _same(secret: str, shown: str) -> bool:
    """Compare without telling by the time it takes how much was right."""
    return bool(shown) and hmac.compare_digest(secret.encode(), shown.encode())
