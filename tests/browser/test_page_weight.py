"""What a table costs over the wire, in bytes as Chromium counts them: headers, packed bodies and frames."""

from base64 import b64decode
from typing import Any

import pytest
from playwright.sync_api import Page
from visiting import GAMES, Guest, Server, Wire, friends, listening, take_seat

FIRST, AGAIN = 150_000, 60_000
DECISIONS = 12
PACKED = 2
"""The kind of a frame that is not text."""


class Scales:
    """Weighs all that a page receives."""

    def __init__(self, page: Page) -> None:
        self._weight = 0
        session = page.context.new_cdp_session(page)
        session.on("Network.loadingFinished", self._loaded)
        session.on("Network.webSocketFrameReceived", self._heard)
        session.send("Network.enable")

    def _loaded(self, event: Any) -> None:
        self._weight += int(event["encodedDataLength"])

    def _heard(self, event: Any) -> None:
        frame = event["response"]
        told = frame["payloadData"]
        self._weight += len(b64decode(told) if frame["opcode"] == PACKED else told.encode())

    def taken(self) -> int:
        """The weight since the last time."""
        weight, self._weight = self._weight, 0
        return weight


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(server: Server, guest: Guest, game: str) -> None:
    """A game under way, as somebody sees it who comes for the first time, and once more."""
    table = server.lay(*friends(game), game=game)
    for _ in range(DECISIONS):  # by programs: whoever has a page open lets some chances go by in between
        server.act(table, server.awaited(table))
    before = take_seat(guest(), table, 0)
    page = guest(fresh=True)
    page.context.add_cookies(before.context.cookies())
    scales, weights = Scales(page), []
    for _ in range(2):
        Wire.of(page).fresh = []
        page.goto(f"/t/{table.id}")
        listening(page)
        page.wait_for_load_state("networkidle")
        weights.append(scales.taken())
    assert 20_000 < weights[0] <= FIRST
    assert 5_000 < weights[1] <= AGAIN
