"""Open sockets: what a page or a program sends, and what it is told. Somebody slow is told only the newest."""

import asyncio
import contextlib
import gzip
import json
import logging
from abc import ABC, abstractmethod
from typing import NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from smallcouncil.core.errors import CouncilError
from smallcouncil.locale import texts
from smallcouncil.server import chat, error_sentences, moves, passing, seats, table_views, undo
from smallcouncil.server.hub import Hub
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.socket_messages import MOST_FRAME, Frame
from smallcouncil.server.visitors import Visitor
from smallcouncil.web import log_lines, pages, panel, sentences
from smallcouncil.web.pieces import NOTHING, Shown
from smallcouncil.web.stepwise import Steps
from smallcouncil.web.table_view import TableView

log = logging.getLogger(__name__)

PATIENCE = 20
"""Refused frames in a row after which a socket is closed."""
MOST_UNPACKED, PACKING_LEVEL = 4000, 5
"""Letters up to which a page is told something as it is: a move is not worth packing, the whole table is."""
SHARED_SECONDS = 1.0
"""How long a text is kept for others who are told the same; after that it would only take room."""
NOBODY = -2
"""No viewer was told anything yet."""
_json = json.JSONEncoder(separators=(",", ":")).encode
POLICY_VIOLATION, TOO_BIG, BROKEN, RESTART = 1008, 1009, 1011, 1012


class Known(NamedTuple):
    """What the other end was told: so many lines of the log, all messages up to a number, whether it is asked, and what
    a page shows."""

    lines: int
    messages: int
    my_turn: bool
    shown: Shown


class Socket(ABC):
    """One visitor's open socket at one table."""

    def __init__(self, socket: WebSocket, hub: Hub, table: LiveTable, guest: Visitor) -> None:
        self.visitor = guest
        self._socket = socket
        self._hub = hub
        self._table = table
        self._frames = hub.limits.frames()
        self._refused = 0
        self._lines = self._messages = 0
        self._version = -1
        self._viewer: int | None = NOBODY
        self._my_turn = True
        self._shown = NOTHING
        self._listening = self._packs = False
        self._news = self._line_moved = False
        self._sender: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._closed = self._telling = False

    # -- what comes in

    async def run(self) -> None:
        """Take frames until the socket closes."""
        self._table.enter(self)
        try:
            self.welcome()
            while self._refused < PATIENCE:
                await self._take(await self._socket.receive_text())
            await self._close(POLICY_VIOLATION)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            log.debug("a socket at table %s has closed", self._table.id)
        finally:
            self._closed = True
            self._table.leave(self)
            if self._sender:
                self._sender.cancel()

    def welcome(self) -> None:
        """What is said first; a page says first itself what it already shows."""

    async def _take(self, text: str) -> None:
        if len(text) > MOST_FRAME:
            await self._close(TOO_BIG)
            raise WebSocketDisconnect(TOO_BIG)
        try:
            await self._follow(Frame(text))
        except CouncilError as error:
            self._refused += 1
            if self._refused == PATIENCE:
                log.warning("a socket from %s is closed: nothing but refused frames", self.visitor.address)
            await self._send(self._refusal(error))
            self.poke()
        else:
            self._refused = 0

    async def _follow(self, frame: Frame) -> None:
        if self._frames is not None and not self._frames.take(self._hub.config.now()):
            raise Refused("server-too-often", 429)
        table, guest, limits = self._table, self.visitor, self._hub.limits
        match frame.type:
            case "act":
                limits.spend("act", guest)
                word, version = frame.text("action"), frame.whole("version")
                await moves.act(table, guest, word, version, frame.maybe("seat"), frame.texts("before"))
            case "hello":
                self._hello(frame.whole("version"), frame.whole("lines", 0), frame.whole("messages", 0))
                self._packs = bool(frame.whole("packed", 0))
            case "say":
                limits.spend("say", guest)
                await chat.say(table, guest, frame.text("text"), frame.maybe("to"))
            case "undo":
                limits.spend("act", guest)
                await undo.take_back(table, guest, frame.text("what"), frame.maybe("version"))
            case "passing":
                limits.spend("act", guest)
                passing.pass_until(table, guest, frame.text("until"))
            case "ready":
                seats.come(table, guest, frame.whole("seat"))
            case "ping":
                await self._send('{"type":"pong"}')
            case _:
                raise Refused("server-bad-request")

    def _hello(self, version: int, lines: int, messages: int) -> None:
        """The other end says what it already has."""
        if 0 <= version <= self._table.snapshot.version:
            self._version, self._lines = version, max(0, lines)
            self._messages = max(0, min(messages, len(self._table.snapshot.messages)))
            self._viewer = self._eyes()
        self._listening = True
        self.poke()

    def _eyes(self) -> int | None:
        if seats.called(self._table, self.visitor) is not None:
            return None
        return seats.viewer_of(self._table, self.visitor)

    # -- what goes out

    def poke(self) -> None:
        """There is news. It is sent at once, or after what is being sent."""
        self._news = True
        self._begin_to_tell()

    def wait(self) -> None:
        self._line_moved = True
        self._begin_to_tell()

    def _begin_to_tell(self) -> None:
        if self._listening and not self._closed and not self._telling:
            self._telling = True
            self._hub.teller.tell(self)

    def steps(self) -> Steps[None]:
        """It is sent by a task of its own: somebody slow keeps nobody waiting."""
        if self._closed:
            return
        text, code = "", 0
        try:
            text = yield from self._news_text()
        except CouncilError:
            code = POLICY_VIOLATION
        except Exception:
            log.exception("table %s cannot be told", self._table.id)
            code = BROKEN
        self._sender = asyncio.create_task(self._send_off(text, code))

    async def _send_off(self, text: str, code: int) -> None:
        """Or close, if there is a code for that; and see whether something new has come meanwhile."""
        await (self._close(code) if code else self._send(text))
        self._sender, self._telling = None, False
        if self._news or self._line_moved:
            self._begin_to_tell()

    def _news_text(self) -> Steps[str]:
        news, self._news, self._line_moved = self._news, False, False
        return (yield from self._update()) if news else json.dumps(self._place_in_line())

    def _update(self) -> Steps[str]:
        """What is new since the last time, as text."""
        table = self._table
        if not table.may_watch(self.visitor):
            raise not_yours()
        viewer, snapshot = self._eyes(), table.snapshot
        if viewer != self._viewer:
            self._lines = self._messages = 0
        self._lines = table.lines_known(self._version, self._lines)
        known = Known(self._lines, self._messages, self._my_turn, self._shown)
        text, self._shown = yield from self._shared(known, viewer)
        self._viewer, self._version = viewer, snapshot.version
        self._lines, self._messages = table.told(viewer), len(snapshot.messages)
        self._my_turn = viewer is not None and viewer in snapshot.awaited("person")
        return text

    def _shared(self, known: Known, viewer: int | None) -> Steps[tuple[str, Shown]]:
        """An update and what is shown then, made once for all who see the same; kept only where somebody else does.

        Those who are told side by side wait for the first of them.
        """
        table, guest = self._table, self.visitor
        held = table.held(guest)
        if not any(other is not self and table.held(other.visitor) == held for other in table.listeners):
            return (yield from self.told(known))
        key = (type(self), guest.lang, guest.origin, held, table.is_host(guest), viewer, known)
        while key in table.under_way:
            yield
        if key not in table.rendered:
            table.under_way.add(key)
            try:
                table.rendered[key] = yield from self.told(known)
            finally:
                table.under_way.discard(key)
            asyncio.get_running_loop().call_later(SHARED_SECONDS, table.rendered.clear)
        return table.rendered[key]

    def _place_in_line(self) -> dict[str, object]:
        """How long the table's bots still wait for their turn: a word in passing that changes nothing at the table."""
        waiting = self._table.waiting
        text = sentences.waiting(texts(self.visitor.lang), waiting)
        before, slow = (waiting.before, waiting.slow) if waiting else (None, ())
        return {"type": "waiting", "before": before, "slow": slow, "text": text}

    @abstractmethod
    def told(self, known: Known) -> Steps[tuple[str, Shown]]:
        """An update with all that the other end does not know yet, and what it shows then."""

    def _refusal(self, error: CouncilError) -> str:
        text = error_sentences.sentence(self.visitor.lang, error, self._table.terms.game.slug)
        told = {"type": "refused", "version": self._table.snapshot.version, "error": error.key, "text": text}
        return json.dumps({**told, "rule": error_sentences.rule(error)})

    async def _send(self, text: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if self._packs and len(text) > MOST_UNPACKED:
                await self._socket.send_bytes(gzip.compress(text.encode(), PACKING_LEVEL))
            else:
                await self._socket.send_text(text)

    async def _close(self, code: int) -> None:
        self._closed = True
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    def hang_up(self) -> None:
        self._closing = asyncio.create_task(self._close(RESTART))


class JsonSocket(Socket):
    """Tells programs all that they may know, as JSON, from the first moment on."""

    def welcome(self) -> None:
        self._listening = True
        self.poke()

    def told(self, known: Known) -> Steps[tuple[str, Shown]]:
        told = table_views.as_json(self._table, self.visitor, known.lines, known.messages)
        yield
        return json.dumps({"type": "update", **told}), known.shown


class PageSocket(Socket):
    """Tells pages what to show, in pieces of HTML."""

    def __init__(self, socket: WebSocket, hub: Hub, table: LiveTable, guest: Visitor) -> None:
        super().__init__(socket, hub, table, guest)
        self._panels = panel.panels()

    def welcome(self) -> None:
        passing.attend(self._table, self.visitor)

    def told(self, known: Known) -> Steps[tuple[str, Shown]]:
        table = self._table
        view = table_views.table_view(table, self.visitor, known.lines, known.messages)
        yield
        new = yield from pages.updating(self.visitor.lang, view, self._panels)
        over = not table.snapshot.goes_on
        yield
        pieces, shown = known.shown.told(new.parts, {"log": new.log, "chat": new.chat})
        facts = {
            "type": "update",
            "version": view.version,
            "from": {"lines": known.lines, "messages": known.messages},
            "lines": table.told(view.viewer),
            "messages": len(table.snapshot.messages),
            "title": new.title,
            "my_turn": bool(view.actions),
            "over": over,
            "rematch": view.rematch,
            "sound": _sound(view, known, over),
        }
        return f"{_json(facts)[:-1]},{pieces}}}", shown


def _sound(shown: TableView, known: Known, over: bool) -> str | None:
    """What is worth a sound: the end, my turn, somebody else's move, something said."""
    mine = [seat.number for seat in shown.seats if seat.mine]
    moved = any(line.seat not in mine and not log_lines.went_by(shown.game.slug, line) for line in shown.lines)
    if over and (shown.lines or any(message.note in ("lost", "resigned") for message in shown.messages)):
        return "over"
    if shown.actions and not known.my_turn:
        return "turn"
    if moved:
        return "move"
    return "say" if any(message.seat not in mine or message.seat is None for message in shown.messages) else None
