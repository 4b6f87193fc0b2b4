"""Reviews of games that are over: made once, kept beside the game, shown in its replay to whoever may look at that."""

import asyncio
import json
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil.core import records
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import reviews as kept
from smallcouncil.server.store import Store
from smallcouncil.server.study import Review, Study
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.review_page import Reviewed

REMEMBERED = 64
RENEWED_SECONDS = 10.0
"""How often a server says that it still looks at a game."""


class Claims(Protocol):
    """What servers that share a store claim from each other."""

    async def claim(self, name: str) -> bool: ...

    async def is_claimed(self, name: str) -> bool: ...


def _claim(source: str) -> str:
    return f"review {source}"


class Reviews:
    """The reviews of a server, the last ones in memory."""

    def __init__(self, store: Store, study: Study, claims: Claims | None = None) -> None:
        """`claims` are those of servers that share the store: a game is reviewed by one of them."""
        self._claims = claims
        self._store = store
        self._study = study
        self._known: OrderedDict[str, dict[str, Any]] = OrderedDict()

    async def of(self, source: str, state: State) -> Reviewed:
        """What is known of a game: its review, or how far that has come. A game that goes on has none."""
        under_way = self._study.under_way(source)
        if under_way is not None:
            return Reviewed(done=under_way.done, whole=under_way.whole, before=self._study.before(source))
        found = await self._read(source)
        if found is None and self._claims is not None and await self._claims.is_claimed(_claim(source)):
            return Reviewed(whole=len(state.history))
        if found is None or found["length"] != len(state.history):
            return Reviewed(offered=not state.awaiting and state.setup.seed is not None)
        return Reviewed(found=found)

    async def begin(self, source: str, state: State, guest: Visitor) -> Review | None:
        """Have a game reviewed, unless it has been; whoever asks does not wait for it."""
        if state.awaiting:
            raise Refused("server-not-over", 409)
        there = await self.of(source, state)
        if there.found is not None or not await self._is_ours(source):
            return None
        return self._study.review(source, records.write(state), guest.address, len(state.history))

    async def keep(self, review: Review, now: float) -> None:
        """Wait for a review and put it on disk."""
        while not review.finished.is_set():
            with suppress(TimeoutError, CouncilError):
                await asyncio.wait_for(review.finished.wait(), RENEWED_SECONDS)
                break
            with suppress(CouncilError):
                await self._is_ours(review.name)
        if review.found is None:
            return
        self._remember(review.name, json.loads(review.found))
        row = {"source": review.name, "length": str(review.whole), "review": review.found, "made": now}
        with suppress(CouncilError, SQLAlchemyError):
            # Another server was first, or the database is away.
            await self._store.write([(insert(kept), row)])

    async def _is_ours(self, source: str) -> bool:
        return self._claims is None or await self._claims.claim(_claim(source))

    async def _read(self, source: str) -> dict[str, Any] | None:
        if source not in self._known:
            row = await self._store.row(select(kept.c.review).where(kept.c.source == source))
            if row is None:
                return None
            self._remember(source, json.loads(row["review"]))
        self._known.move_to_end(source)
        return self._known[source]

    def _remember(self, source: str, found: dict[str, Any]) -> None:
        self._known[source] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
