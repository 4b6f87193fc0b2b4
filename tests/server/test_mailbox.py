"""What comes in on a socket waits for its reader, in order, and none of it is lost."""

import asyncio

import pytest

from smallcouncil.server.connections import Mailbox

pytestmark = pytest.mark.anyio


async def test_messages_come_out_as_they_came_in() -> None:
    box = Mailbox()
    assert box.empty()
    for message in ("one", "two"):
        box.put_nowait(message)
    assert not box.empty()
    assert [await box.get(), await box.get()] == ["one", "two"]
    assert box.empty()


async def test_a_reader_waits_for_what_comes_later() -> None:
    box = Mailbox()
    reader = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not reader.done()
    box.put_nowait("late")
    box.put_nowait("later")
    assert await reader == "late"
    assert await box.get() == "later"


async def test_a_reader_who_gave_up_takes_nothing_along() -> None:
    box = Mailbox()
    reader = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    reader.cancel()
    box.put_nowait("kept")
    with pytest.raises(asyncio.CancelledError):
        await reader
    assert await box.get() == "kept"
