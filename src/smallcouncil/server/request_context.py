"""What every request has at hand: the tables, the records, and who is asking."""

from dataclasses import dataclass, replace

from fastapi import Request, WebSocket
from starlette.requests import HTTPConnection

from smallcouncil.core.errors import CouncilError
from smallcouncil.server import seats
from smallcouncil.server.hub import Hub
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.replays import Recordings
from smallcouncil.server.sockets import Socket
from smallcouncil.server.visitors import Visitor, visitor
from smallcouncil.web.calling_page import Offer

REFUSED, UNKNOWN = 4403, 4404
MOST_LISTENERS = 1000
"""Open sockets at one table."""


@dataclass(frozen=True)
class RequestContext:
    hub: Hub
    recordings: Recordings
    guest: Visitor

    @property
    def calls(self) -> Offer | None:
        """How this server can call people back, if it can."""
        return self.hub.caller.offer if self.hub.caller else None

    async def trusted(self) -> "RequestContext":
        """The same, with a name that is the visitor's to use: a cookie says what it likes."""
        return replace(self, guest=await self.hub.company.people.trusted(self.guest))

    async def serve(self, websocket: WebSocket, name: str, kind: type[Socket]) -> None:
        """Open a socket at a table for whoever may look at it. A refusal is told by the code it closes with."""
        guest = await self.hub.company.people.trusted(self.guest)
        try:
            self.hub.limits.spend("socket", self.guest)
            table = await self.hub.table(name)
            if not table.may_watch(self.guest):
                raise not_yours()
            if len(table.listeners) >= MOST_LISTENERS:
                raise Refused("server-too-many", 409)
        except CouncilError as error:
            await websocket.accept()
            await websocket.close(UNKNOWN if getattr(error, "status", 0) == 404 else REFUSED, error.key)
            return
        await websocket.accept()
        if not self.hub.open_sockets.enter(self.guest.address):
            await websocket.close(REFUSED, "server-too-many-open")
            return
        try:
            await seats.sit(table, guest)
            await kind(websocket, self.hub, table, guest).run()
        finally:
            self.hub.open_sockets.leave(self.guest.address)


def _context(connection: HTTPConnection) -> RequestContext:
    hub: Hub = connection.app.state.hub
    return RequestContext(hub, connection.app.state.recordings, visitor(connection, hub.signer))


async def request_context(request: Request) -> RequestContext:
    """The request_context of a request, which counts as one."""
    found = _context(request)
    found.hub.limits.spend("request", found.guest)
    return await found.trusted()


def socket_context(websocket: WebSocket) -> RequestContext:
    return _context(websocket)
