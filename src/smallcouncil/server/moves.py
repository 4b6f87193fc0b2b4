"""Decisions: who may take one, whether it answers the present question, and what follows at the table."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from smallcouncil.core.game import State
from smallcouncil.server.chances import keep_pace
from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.messages import added, notes
from smallcouncil.server.refusals import Refused, Stale, not_yours
from smallcouncil.server.schema import Change
from smallcouncil.server.seats import LEAVING_BOT, give_up, may_resign, viewer_of
from smallcouncil.server.table_snapshot import Audience, Place, TableSnapshot, decision
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import LOSE


async def act(
    table: LiveTable, guest: Visitor, word: str, version: int, seat: int | None = None, before: Sequence[str] = ()
) -> None:
    """Take a decision for a seat that the visitor holds. `version` is what the visitor was looking at.

    The words `before` it answer the same question first: several things that are chosen at once, or not at all.
    """
    await keep_pace(table, viewer_of(table, guest) if seat is None else seat, word)
    await _act(table, guest, (*before, word), version, seat)


@alone
async def _act(table: LiveTable, guest: Visitor, words: Sequence[str], version: int, seat: int | None) -> None:
    await expire(table)
    table.notice(guest)
    chosen = _seat(table, guest, seat)
    _check(table, chosen, version)
    actions = [table.terms.game.action(each) for each in words]
    await decide(table, chosen, *(_answering(table.snapshot.state, chosen, actions) if len(words) > 1 else actions))


@alone
async def answer(
    table: LiveTable, seat: int, asked: int, action: int, still: Callable[[], bool], wished: bool = False
) -> None:
    """What a bot has chosen, or a wish lets go by: unless the question that was `asked` is no longer the same."""
    if not table.closed and table.snapshot.goes_on and table.snapshot.asked[seat] == asked and still():
        await decide(table, seat, action, wished=wished)


def _answering(state: State, seat: int, actions: Sequence[int]) -> list[int]:
    """As many of the actions as the present question takes; an illegal one is refused before any of them is taken."""
    after, taken = state.copy(), []
    question = _asked_by(after, seat)
    for action in actions:
        if _asked_by(after, seat) != question:
            break
        after.act(seat, action)
        taken.append(action)
    return taken


def _asked_by(state: State, seat: int) -> tuple[str, str] | None:
    prompt = state.prompt(seat) if seat in state.awaiting else None
    return (prompt.ask, prompt.by) if prompt else None


def _seat(table: LiveTable, guest: Visitor, seat: int | None) -> int:
    held = table.held(guest)
    chosen = viewer_of(table, guest) if seat is None else seat
    if chosen is None or chosen not in held:
        raise not_yours()
    return chosen


def _check(table: LiveTable, seat: int, version: int) -> None:
    snapshot = table.snapshot
    if snapshot.frozen:
        raise Refused("server-frozen", 409)
    if snapshot.given_up:
        raise Refused("server-over", 409)
    if snapshot.places[seat].sitter != "person":
        raise Refused("server-bot-sits", 409)
    if not 0 <= version <= snapshot.version:
        raise Refused("server-bad-version", 400)
    late = version < snapshot.asked[seat] if seat in snapshot.state.awaiting else version < snapshot.version
    if late:
        raise Stale


async def decide(table: LiveTable, seat: int, *actions: int, wished: bool = False) -> None:
    """Apply decisions and put them on disk, all together. An illegal one raises `IllegalAction`."""
    snapshot, changes = table.snapshot, []
    for action in actions:
        snapshot, change = _decided(table, snapshot, seat, action, wished)
        changes.append(change)
    await table.commit(snapshot, changes)


def _decided(
    table: LiveTable, snapshot: TableSnapshot, seat: int, action: int, wished: bool
) -> tuple[TableSnapshot, Change]:
    now, number = table.now(), len(snapshot.state.history)
    after = snapshot.state.copy()
    after.act(seat, action)
    new = snapshot.next(
        table.terms.settings.clock,
        now,
        table.played(),
        seat,
        state=after,
        asked=asked(snapshot, after, seat),
        audience=_audience(table, snapshot.audience, after, seat),
        finished=None if after.awaiting else now,
        wished=snapshot.wished | {number} if wished else snapshot.wished,
    )
    return new, decision(table.id, number, seat, table.terms.game.word(action), now, wished)


def asked(snapshot: TableSnapshot, after: State, moved: int) -> tuple[int, ...]:
    """When each seat's question was put. Another seat's answer does not make mine stale if nothing changed for me."""
    before, version = snapshot.state, snapshot.version + 1
    return tuple(
        was if seat != moved and _same_question(before, after, seat) else version
        for seat, was in enumerate(snapshot.asked)
    )


def _same_question(before: State, after: State, seat: int) -> bool:
    if seat not in before.awaiting or seat not in after.awaiting:
        return False
    return before.actions(seat) == after.actions(seat) and before.prompt(seat) == after.prompt(seat)


def _audience(table: LiveTable, running: Audience | None, after: State, moved: int) -> Audience | None:
    """The audience that a decision opens, or the running one unless it was its asker who moved on."""
    if running is not None and running.seats[0] == moved:
        running = None
    if table.talk.audience is None:
        return running
    for event in after.events(moved, len(after.history) - 1):
        if event["event"] == table.talk.audience:
            return Audience((event["seat"], event["partner"]), table.played() + table.talk.seconds)
    return running


async def expire(table: LiveTable) -> None:
    """See to whoever has run out of time, and end an audience whose time is over. Needs the lock.

    What happens was agreed on when the table was laid: a game of two may be lost, else a bot plays on.
    """
    played, snapshot = table.played(), table.snapshot
    if table.due > played:
        return
    late, bot = snapshot.times.expired(played) if snapshot.times else (), table.terms.settings.late
    if late and bot == LOSE and may_resign(table):
        await give_up(table, late[0], "lost")
        return
    bot = LEAVING_BOT if bot == LOSE else bot
    over = snapshot.audience is not None and snapshot.audience.until <= played
    places = [_overdue(snapshot, seat, bot) for seat in late]
    audience = None if over else snapshot.audience
    told = notes(snapshot, table.now(), [(place.seat, "late", bot) for place in places])
    new = table.next(places=snapshot.seated(*places), audience=audience, messages=(*snapshot.messages, *told))
    await table.commit(new, [*(place.saved(table.id) for place in places), *(added(table.id, each) for each in told)])


def _overdue(snapshot: TableSnapshot, seat: int, bot: str) -> Place:
    return replace(snapshot.places[seat], sitter="bot", bot=bot, late=True, secret="")
