"""Programs in other languages: the example of the documentation plays a whole game."""

import asyncio
import shutil
from pathlib import Path

import pytest
from house import House, Time

from smallcouncil.server import waiting

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "server_bot.mjs"


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
async def test_a_bot_in_another_language_plays_to_the_end(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("friend", "friend")
    programs = [
        await asyncio.create_subprocess_exec(
            "node", str(EXAMPLE), seat["link"], stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        for seat in laid["seats"]
    ]
    ends = await asyncio.wait_for(asyncio.gather(*(program.communicate() for program in programs)), 100)
    assert [errors for _, errors in ends] == [b"", b""]
    state = house.table(laid).snapshot.state
    assert state.result is not None
    assert [said.split()[0] for said, _ in ends] == [
        b"won" if seat in state.result.winners else b"lost" for seat in (0, 1)
    ]
    assert [place.name for place in house.table(laid).snapshot.places] == ["Node", "Node"]


async def test_an_answer_waits_for_news(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    bran = house.guest(laid["seats"][1]["secret"])
    seen = await bran.look(laid)
    asking = asyncio.create_task(bran.get(f"/api/tables/{laid['table']}?after={seen['version']}"))
    while 1 not in house.table(laid).present:
        await asyncio.sleep(0.01)
    assert not asking.done()
    moved = await anna.act(laid)
    assert (await asking).json()["version"] == moved["version"]
    old = await bran.get(f"/api/tables/{laid['table']}?after=0&lines=1")
    assert (old.json()["lines"], old.json()["first_line"]) == ([], 1)


async def test_but_not_for_ever(house: House, monkeypatch: pytest.MonkeyPatch, time: Time) -> None:
    monkeypatch.setattr(waiting, "LONGEST", 0.05)
    anna = house.guest()
    laid = await anna.lay("me", "friend")
    answer = await anna.get(f"/api/tables/{laid['table']}?after=0")
    assert (answer.status_code, answer.json()["version"]) == (200, 0)
    assert house.table(laid).listeners == set()
