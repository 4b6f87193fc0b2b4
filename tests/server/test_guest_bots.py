"""Bots that whoever runs the server brings: offered at its tables, told of when they fail, read anew each game."""

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from house import SLUG, House

from smallcouncil.bots import guests
from smallcouncil.cli.serving import Service, _guests
from smallcouncil.cli.usage import BadUsage

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="brought bots need POSIX")]
PATIENCE = 60.0
LAST = "def choose(p):\n    return p.words[-1]\n"


async def _until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def _bring(path: Path) -> None:
    guests.offer({path.stem: f"file:{path}"})


async def test_a_brought_bot_plays_at_a_table(house: House, tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(LAST)
    anna = house.guest()
    assert "my_bot" not in (await anna.get("/")).text
    assert (await anna.post("/play", data={"game": SLUG, "level": "own:my_bot"})).status_code == 400
    _bring(bot)
    assert "my_bot" in (await anna.get("/")).text
    assert "my_bot" in (await anna.get(f"/new/{SLUG}")).text
    laid = await anna.lay("bot:own:my_bot", "me")
    table = house.table(laid)
    before = table.snapshot.state.copy()
    await _until(lambda: table.snapshot.state.history)
    seat, action = table.snapshot.state.history[0]
    assert (seat, action) == (0, before.actions(0)[-1])
    assert "my_bot" in (await anna.get(f"/t/{laid['table']}")).text


async def test_a_crash_is_told_and_a_level_takes_over(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("def choose(p):\n    raise ValueError('oh <no>')\n")
    _bring(bot)
    anna = house.guest()
    with caplog.at_level(logging.WARNING):
        laid = await anna.lay("bot:own:my_bot", "me")
        table = house.table(laid)
        await _until(lambda: table.snapshot.places[0].bot == "knight")
    assert "ValueError: oh <no>" in caplog.text
    assert "position: " in caplog.text
    shown = (await anna.get(f"/t/{laid['table']}")).text
    assert "has failed (my_bot: it ended with exit code 1: ValueError: oh &lt;no&gt;)" in shown
    bot.write_text(LAST)
    again = house.table(await anna.lay("bot:own:my_bot", "me"))
    await _until(lambda: again.snapshot.state.history)
    assert again.snapshot.places[0].bot == "own:my_bot", "the next game reads the file anew"


async def test_a_table_of_a_bot_that_is_gone_goes_on(house: House, tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(LAST)
    _bring(bot)
    anna = house.guest()
    laid = await anna.lay("me", "bot:own:my_bot")
    guests.offer({})
    await anna.act(laid)
    table = house.table(laid)
    await _until(lambda: table.snapshot.awaited("person") or table.snapshot.places[1].bot == "knight")


def _wish(**changed: Any) -> Service:
    usual: dict[str, Any] = dict.fromkeys(("port", "database", "redis", "thinkers", "memory"))
    usual |= {"host": "127.0.0.1", "workers": 1, "open": False, "bot_pause": 0.0}
    return Service(**{**usual, "limits": True, "verbose": False, "log_json": False, **changed})


def test_what_is_no_bot_of_ones_own_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    for path in (tmp_path / "bot.py", tmp_path / "a" / "bot.py"):
        path.write_text(LAST)
    one, two = f"file:{tmp_path / 'bot.py'}", f"file:{tmp_path / 'a' / 'bot.py'}"
    assert _guests(_wish(guests=(one,))) == {"bot": one}
    for wish, key in (
        (_wish(guests=("knight",)), "cli-error-serve-bot"),
        (_wish(guests=(one, two)), "cli-error-serve-bot-twice"),
        (_wish(guests=(one,), workers=2), "cli-error-serve-bot-alone"),
        (_wish(guests=(one,), redis="redis://x"), "cli-error-serve-bot-alone"),
    ):
        with pytest.raises(BadUsage) as caught:
            _guests(wish)
        assert caught.value.key == key
