"""New tables: from a wish, as a rematch, or as a game that goes on from an earlier moment."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from smallcouncil.core.chance import Seed
from smallcouncil.core.game import Game, Setup, State, Value
from smallcouncil.server import schema
from smallcouncil.server.clocks import Times
from smallcouncil.server.codes import safe_code
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change
from smallcouncil.server.table_snapshot import Place, Source, TableSnapshot, Terms, decision, holding
from smallcouncil.server.visitors import Visitor, new_id, new_secret
from smallcouncil.web.table_view import Clock, Origin, Settings

ME, HERE, FRIEND, BOT = "me", "here", "friend", "bot:"
FORKED_BOT = "knight"
"""Who plays for people in a game that was played without bots."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play. `sitting` says for each seat: me, here (at my screen), friend, or bot:CODE."""

    game: Game
    sitting: Sequence[str]
    options: Mapping[str, Value] = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    name: str = ""


@dataclass(frozen=True)
class NewTable:
    """A table that is not on disk yet."""

    terms: Terms
    snapshot: TableSnapshot

    def changes(self) -> list[Change]:
        """All that must be written, the table itself first."""
        snapshot, table, now = self.snapshot, self.terms.id, self.terms.created
        found: list[Change] = [(schema.ADD_TABLE, {**self.terms.row(), **snapshot.row()})]
        found += [place.added(table) for place in snapshot.places]
        found += [holding(table, place.seat, browser) for place in snapshot.places for browser in place.holders]
        found += [holding(table, schema.WATCHER, browser) for browser in snapshot.watchers]
        words = enumerate((seat, self.terms.game.word(action)) for seat, action in snapshot.state.history)
        return found + [decision(table, number, seat, word, now) for number, (seat, word) in words]


def fresh(wish: Wish, guest: Visitor, now: float, played: float, seed: Seed) -> NewTable:
    """A new table as it was wished for; the game itself says what is wrong with seats and options."""
    setup = wish.game.setup(len(wish.sitting), seed, None, wish.options)
    places = [_place(seat, who, guest, wish.name) for seat, who in enumerate(wish.sitting)]
    return _laid(wish.game.begin(setup), places, wish.settings, guest.browser, now, played)


def _place(seat: int, who: str, guest: Visitor, name: str) -> Place:
    place = Place(seat)
    if who in (ME, HERE):
        named = name if who == ME else ""
        return replace(place, sitter="person", name=named, holders=frozenset({guest.browser}))
    if who.startswith(BOT):
        return replace(place, sitter="bot", bot=safe_code(who.removeprefix(BOT)))
    if who != FRIEND:
        raise Refused("server-bad-sitter", who=who[:40])
    return replace(place, secret=new_secret())


def rematch(
    terms: Terms, snapshot: TableSnapshot, asking: Collection[int], now: float, played: float, seed: Seed
) -> NewTable:
    """The same people once more, everybody one seat further. Who has not asked for it sits down on coming."""
    count = len(snapshot.places)
    before = [_asked_along(place, place.seat in asking) for place in snapshot.places]
    places = [_moved_up(before[(seat - 1) % count], seat) for seat in range(count)]
    setup = terms.game.setup(count, seed, terms.setup.position, terms.setup.options)
    new = _laid(terms.game.begin(setup), places, terms.settings, terms.host, now, played)
    return replace(new, snapshot=replace(new.snapshot, watchers=snapshot.watchers))


def _moved_up(place: Place, seat: int) -> Place:
    secret = new_secret() if place.is_free else ""
    return replace(place, seat=seat, secret=secret, late=False, kept_colour=place.colour)


def _asked_along(place: Place, asks: bool) -> Place:
    return replace(place, sitter="open") if place.sitter == "person" and not asks else place


def fork(then: State, seat: int, sitters: Sequence[Place], guest: Visitor, now: float, origin: Origin) -> NewTable:
    """A finished game from an earlier moment on: the visitor at one seat, bots at all others."""
    levels = [place.bot for place in (sitters[seat], *sitters) if place.bot]
    level = levels[0] if levels else FORKED_BOT
    places = [_forked(place, seat, guest, level) for place in sitters]
    return _branched(_laid(then, places, Settings(undo="free"), guest.browser, now), origin)


def guess(
    then: State, seat: int, sitters: Sequence[Place], guest: Visitor, now: float, origin: Origin, seed: Seed
) -> NewTable:
    """The same of a game that is still played: a sample for what the visitor knows, with luck of its own."""
    new = fork(then.branch(seat, seed), seat, sitters, guest, now, origin)
    if new.terms.setup.seed is not None:
        return new
    words = tuple((mover, then.game.word(action)) for mover, action in then.history)
    return replace(new, terms=replace(new.terms, source=Source(then.setup, words, seat, seed)))


def _branched(new: NewTable, origin: Origin) -> NewTable:
    return replace(new, terms=replace(new.terms, origin=origin))


def _forked(place: Place, mine: int, guest: Visitor, level: str) -> Place:
    """A bot stays as it is; one that sits down for a person is of the level of those who were there."""
    new = Place(place.seat)
    if place.seat == mine:
        return replace(new, sitter="person", name=guest.name, holders=frozenset({guest.browser}))
    return replace(new, sitter="bot", bot=place.bot or level)


def _times(clock: Clock, places: Sequence[Place]) -> Times:
    """Where friends are expected, nobody's time runs before all were seen; a move within days needs no such meeting."""
    waits = not clock.per_move and any(place.sitter == "open" for place in places)
    return Times.full(clock, len(places), waits)


def _laid(
    state: State, places: Sequence[Place], settings: Settings, host: str, now: float, played: float = 0.0
) -> NewTable:
    setup: Setup = state.setup
    terms = Terms(new_id(), state.game, setup, settings, host, new_secret(), now)
    times = _times(settings.clock, places) if settings.clock else None
    snapshot = TableSnapshot(state, tuple(places), changed=now, times=times, asked=(0,) * len(places))
    if times and settings.clock:
        snapshot = replace(snapshot, times=times.turned(settings.clock, played, snapshot.ticking()))
    return NewTable(terms, replace(snapshot, finished=None if state.awaiting else now))
