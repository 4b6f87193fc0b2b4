"""Names that stay: a browser's own, kept here without an account, and carried to other devices by a code.

A name belongs to a person, who is nothing but an id; browsers belong to the person. What looks like somebody's name is
nobody else's.
"""

import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from smallcouncil.server.likeness import folded, reserved
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import browsers, device_codes, people, ratings, result_seats
from smallcouncil.server.store import Store
from smallcouncil.server.visitors import ID_LETTERS, Visitor, new_id

CODE_LENGTH = 12
CODE_GROUP = 4
CODE_SECONDS = 600.0
TRUSTED_SECONDS = 60.0
MOST_TRUSTED = 10_000
MOST_BROWSERS = 20
"""Of one person."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    public: bool


class People:
    """All who have a name."""

    def __init__(self, store: Store, now: Callable[[], float], elapsed: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._elapsed = elapsed
        self._trusted: dict[tuple[str, str], tuple[float, str]] = {}
        """By browser and the name in its cookie: until when it is known what its visitor may be called."""

    async def of(self, browser: str) -> Person | None:
        """Whose browser this is."""
        if not browser:
            return None
        query = select(people).join(browsers, browsers.c.person == people.c.id).where(browsers.c.browser == browser)
        return _person(await self._store.row(query))

    async def named(self, name: str) -> Person | None:
        return _person(await self._store.row(select(people).where(people.c.folded == folded(name))))

    async def by_id(self, person: str) -> Person | None:
        return _person(await self._store.row(select(people).where(people.c.id == person)))

    async def check(self, guest: Visitor, name: str) -> str:
        """What a visitor is called who wants to be called so; `Refused` if that is somebody else, or a bot."""
        own = await self.of(guest.browser)
        if not name or (own is not None and folded(own.name) == folded(name)):
            return name
        if await self._is_taken(name):
            raise Refused("server-name-taken", 409, name=name)
        return name

    async def trusted(self, guest: Visitor) -> Visitor:
        """A visitor by the name that is theirs to use; asked at every request, and remembered for a while."""
        if not guest.browser and not guest.name:
            return guest
        key, now = (guest.browser, guest.name), self._elapsed()
        until, name = self._trusted.get(key, (now, ""))
        if until <= now and self._store.away_since is None:
            with suppress(Refused):  # the database has just gone away: what was known stays good
                name = await self._own_name(guest)
                if len(self._trusted) >= MOST_TRUSTED:
                    self._trusted.clear()
                self._trusted[key] = (now + TRUSTED_SECONDS, name)
        return replace(guest, name=name)

    async def _own_name(self, guest: Visitor) -> str:
        """What the cookie says unless that is somebody else; what is kept where it says nothing."""
        own = await self.of(guest.browser)
        if not guest.name:
            return own.name if own else ""
        alike = None if own is None else folded(own.name)
        taken = folded(guest.name) != alike and await self._is_taken(guest.name)
        return "" if taken else guest.name

    async def _is_taken(self, name: str) -> bool:
        return folded(name) in reserved() or await self.named(name) is not None

    async def called(self, guest: Visitor, name: str, rated: bool) -> str:
        """What a visitor is called at a table. At a rated one it is the name that stays, which may begin here."""
        if not rated:
            return await self.check(guest, name)
        own = await self.of(guest.browser) or await self.keep(guest, name)
        return own.name

    async def keep(self, guest: Visitor, name: str) -> Person:
        """Have a name from now on, or another one than before."""
        shape = folded(name)
        if not shape:
            raise Refused("server-name-empty")
        if shape in reserved():
            raise Refused("server-name-taken", 409, name=name)
        own = await self.of(guest.browser)
        self._trusted.clear()
        try:
            async with self._store.working() as work:
                if own is not None:
                    await work.execute(update(people).where(people.c.id == own.id).values(name=name, folded=shape))
                    return Person(own.id, name, own.public)
                new = Person(new_id(), name, True)
                row = {"id": new.id, "name": name, "folded": shape, "public": 1, "created": self._now()}
                await work.execute(insert(people), row)
                await work.execute(insert(browsers), {"browser": guest.browser, "person": new.id})
                return new
        except IntegrityError:
            raise Refused("server-name-taken", 409, name=name) from None

    async def show(self, person: Person, public: bool) -> None:
        """Switch the public page on or off."""
        async with self._store.working() as work:
            await work.execute(update(people).where(people.c.id == person.id).values(public=int(public)))

    async def code(self, person: Person) -> str:
        """A code for another device; an earlier one is void."""
        code = "".join(secrets.choice(ID_LETTERS) for _ in range(CODE_LENGTH))
        row = {"digest": _digest(code), "person": person.id, "until": self._now() + CODE_SECONDS}
        async with self._store.working() as work:
            await work.execute(
                delete(device_codes).where((device_codes.c.person == person.id) | (device_codes.c.until < self._now()))
            )
            await work.execute(insert(device_codes), row)
        return "-".join(code[at : at + CODE_GROUP] for at in range(0, CODE_LENGTH, CODE_GROUP))

    async def enter(self, guest: Visitor, code: str) -> Person:
        """Bring a name to this browser. Whoever takes the code out of the store first has it."""
        digest = _digest("".join(letter for letter in code.lower() if letter in ID_LETTERS))
        own = await self.of(guest.browser)
        async with self._store.working() as work:
            found = await work.execute(
                delete(device_codes)
                .where(device_codes.c.digest == digest, device_codes.c.until >= self._now())
                .returning(device_codes.c.person)
            )
            person = found.scalar()
            if person is None:
                raise Refused("server-no-code", 404)
            if own is not None and own.id != person:
                await _leave(work, guest.browser, own.id)
            if own is None or own.id != person:
                await _belong(work, guest.browser, person)
        self._trusted.clear()
        carried = await self.by_id(person)
        if carried is None:
            raise Refused("server-no-code", 404)
        return carried

    async def browsers_of(self, person: Person) -> list[str]:
        rows = await self._store.rows(select(browsers.c.browser).where(browsers.c.person == person.id))
        return [row["browser"] for row in rows]

    async def delete(self, person: Person) -> None:
        """Forget somebody with all that is kept under the name; games stay, without it."""
        async with self._store.working() as work:
            for table, column in ((browsers, browsers.c.person), (device_codes, device_codes.c.person)):
                await work.execute(delete(table).where(column == person.id))
            await work.execute(delete(ratings).where(ratings.c.who == person.id))
            await work.execute(update(result_seats).where(result_seats.c.who == person.id).values(who=""))
            await work.execute(delete(people).where(people.c.id == person.id))
        self._trusted.clear()


async def _leave(work: AsyncConnection, browser: str, person: str) -> None:
    """A browser may change to another name if that loses nothing: no results, or others still have the old one."""
    others = (await work.execute(select(browsers).where(browsers.c.person == person))).all()
    played = (await work.execute(select(ratings.c.who).where(ratings.c.who == person).limit(1))).first()
    if len(others) == 1 and played is not None:
        raise Refused("server-name-kept", 409)
    await work.execute(delete(browsers).where(browsers.c.browser == browser))
    if len(others) == 1:
        await work.execute(delete(people).where(people.c.id == person))


async def _belong(work: AsyncConnection, browser: str, person: str) -> None:
    others = (await work.execute(select(browsers).where(browsers.c.person == person))).all()
    if len(others) >= MOST_BROWSERS:
        raise Refused("server-too-many", 409)
    await work.execute(insert(browsers), {"browser": browser, "person": person})


def _digest(code: str) -> str:
    return hashlib.sha256(f"smallcouncil device {code}".encode()).hexdigest()


def _person(row: RowMapping | None) -> Person | None:
    return None if row is None else Person(row["id"], row["name"], bool(row["public"]))
