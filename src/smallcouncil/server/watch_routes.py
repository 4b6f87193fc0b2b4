"""For those who watch over a server: whether it lives, whether people can play, and its figures."""

import hmac
import ipaddress

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.responses import Response

from smallcouncil.server import health, metrics
from smallcouncil.server.hub import Hub
from smallcouncil.server.refusals import Refused

router = APIRouter(include_in_schema=False)


@router.get("/healthz", response_class=PlainTextResponse)
async def healthz(request: Request) -> Response:
    """`ok`, or what is wrong, a line for each."""
    found = await health.troubles(request.app.state.hub)
    lines = [f"{part}: {trouble}" for part, trouble in found.items()]
    return PlainTextResponse("\n".join(lines) or "ok", 503 if lines else 200)


@router.get("/health")
@router.get("/health/ready")
async def ready(request: Request) -> Response:
    """Whether visitors may be sent here, and all that is wrong."""
    found = await health.health(request.app.state.hub)
    return JSONResponse(found, 200 if found["ready"] else 503)


@router.get("/health/live", response_class=PlainTextResponse)
async def live(request: Request) -> Response:
    """Whoever gets this answer need not start the server again."""
    return PlainTextResponse("live")


@router.get("/metrics", response_class=PlainTextResponse)
async def figures(request: Request) -> Response:
    """For this machine, and for whoever shows the token that its host has set; for all others it is not there."""
    hub: Hub = request.app.state.hub
    if not _may_count(request, hub.config.metrics_token):
        raise Refused("server-no-page", 404)
    return PlainTextResponse(metrics.page(await hub.all_figures()), media_type="text/plain; version=0.0.4")


def _may_count(request: Request, token: str) -> bool:
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(shown.encode(), token.encode()):
        return True
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
