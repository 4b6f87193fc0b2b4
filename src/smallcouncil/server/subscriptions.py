"""Whom to call back, and how: what a visitor has asked for, and ends with one click."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import RowMapping, bindparam, delete, func, insert, select, update

from smallcouncil.server.mailing import mailbox
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change, letters, subscriptions
from smallcouncil.server.store import Store
from smallcouncil.server.visitors import Visitor, new_secret
from smallcouncil.server.web_push import Reader

if TYPE_CHECKING:
    from smallcouncil.server.calling import Caller

PUSH, MAIL = "push", "mail"
MOST_PUSH = 3
"""Push subscriptions of one browser: one more takes the place of the oldest."""
MOST_ASKED = 3
"""How often somebody is asked in a day, whoever says that the address is theirs."""
DAY = 24 * 3600.0
UNCONFIRMED_SECONDS = 2 * DAY

ADD = insert(subscriptions)
CONFIRM = (
    update(subscriptions)
    .where(subscriptions.c.id == bindparam("key"), subscriptions.c.confirmed.is_(None))
    .values(confirmed=bindparam("moment"))
)
END = delete(subscriptions).where(subscriptions.c.id == bindparam("key"))
END_LETTERS = delete(letters).where(letters.c.subscription == bindparam("key"))


async def of(store: Store, guest: Visitor) -> list[RowMapping]:
    """What a browser has asked for, the oldest first."""
    if not guest.browser:
        return []
    own = select(subscriptions).where(subscriptions.c.browser == guest.browser)
    return await store.rows(own.order_by(subscriptions.c.created))


async def find(store: Store, name: str) -> RowMapping | None:
    return await store.row(select(subscriptions).where(subscriptions.c.id == name))


def ending(names: Sequence[str]) -> list[Change]:
    return [(statement, {"key": name}) for statement in (END, END_LETTERS) for name in names]


async def end(store: Store, name: str) -> None:
    """No more of it. What has ended already stays so."""
    await store.write(ending([name]))


async def add_push(store: Store, guest: Visitor, reader: Reader, now: float) -> None:
    """The browser is to be called back by its push service; what was known of this endpoint is forgotten."""
    known = await store.rows(select(subscriptions).where(subscriptions.c.address == reader.endpoint))
    own = [row for row in await of(store, guest) if row["kind"] == PUSH and row["address"] != reader.endpoint]
    spare = own[: max(0, len(own) - MOST_PUSH + 1)]
    keys = json.dumps({"p256dh": reader.p256dh, "auth": reader.auth})
    row = _row(guest, PUSH, reader.endpoint, now)
    gone = ending([each["id"] for each in (*known, *spare)])
    await store.write([*gone, (ADD, {**row, "keys": keys, "confirmed": now})])


async def ask_by_mail(caller: "Caller", guest: Visitor, typed: str, now: float) -> None:
    """A letter that asks whether its reader wants more of them. Nothing else is sent before that is answered."""
    store, address = caller.store, mailbox(typed)
    lately = select(func.count().label("count")).where(
        subscriptions.c.address == address, subscriptions.c.created > now - DAY, subscriptions.c.confirmed.is_(None)
    )
    found = await store.row(lately)
    if found is not None and found["count"] >= MOST_ASKED:
        raise Refused("server-mail-often", 429)
    own = [row for row in await of(store, guest) if row["kind"] == MAIL]
    if any(row["address"] == address and row["confirmed"] for row in own):
        return
    row = _row(guest, MAIL, address, now)
    await store.write([(ADD, {**row, "keys": "", "confirmed": None}), caller.asking(str(row["id"]), now)])


async def confirm(store: Store, name: str, now: float) -> None:
    """The reader wants more; one address for each browser."""
    found = await find(store, name)
    if found is None or found["kind"] != MAIL:
        raise Refused("server-no-call", 404)
    others = await store.rows(
        select(subscriptions.c.id).where(
            subscriptions.c.browser == found["browser"], subscriptions.c.kind == MAIL, subscriptions.c.id != name
        )
    )
    await store.write([*ending([row["id"] for row in others]), (CONFIRM, {"key": name, "moment": now})])


async def forget_unconfirmed(store: Store, now: float) -> None:
    old = select(subscriptions.c.id).where(
        subscriptions.c.confirmed.is_(None), subscriptions.c.created < now - UNCONFIRMED_SECONDS
    )
    names = [row["id"] for row in await store.rows(old)]
    if names:
        await store.write(ending(names))


def _row(guest: Visitor, kind: str, address: str, now: float) -> dict[str, str | float]:
    row: dict[str, str | float] = {"id": new_secret(), "browser": guest.browser, "kind": kind, "address": address}
    return {**row, "lang": guest.lang, "created": now}
