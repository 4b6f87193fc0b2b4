"""A class on a server: bots are brought, meet by themselves, are looked at, and the teacher decides."""

import asyncio
import io
import os
import sys
import zipfile
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from house import SLUG, Guest, House

from smallcouncil.bots import walls
from smallcouncil.cli.program import Voice
from smallcouncil.cli.serving import Service, class_wish
from smallcouncil.cli.usage import BadUsage
from smallcouncil.server.classroom import MOST_OWN, MOST_SIZE, Classroom, ClassWish
from smallcouncil.server.config import Config

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="brought bots need POSIX")]
PATIENCE = 120.0
FIRST = b"def choose(p):\n    return p.words[0]\n"
LAST = b"def choose(p):\n    return p.words[-1]\n"
CRASH = b"def choose(p):\n    raise ValueError('secret trick')\n"


@pytest.fixture
async def school(config: Config, tmp_path: Path) -> AsyncIterator[House]:
    (tmp_path / "bots").mkdir()
    wish = ClassWish(tmp_path / "bots", tmp_path / "bots" / "results", SLUG)
    async with House(replace(config, classroom=wish, limits=False)) as house:
        yield house


def _room(house: House) -> Classroom:
    assert house.hub.classroom is not None
    return house.hub.classroom


async def _bring(guest: Guest, name: str, data: bytes, code: str = "") -> httpx.Response:
    files = {"bot": ("bot.py", data, "text/x-python")}
    return await guest.post("/class/upload", data={"name": name, "code": code}, files=files)


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


async def _paused(house: House) -> None:
    await _room(house).change(paused=True)


async def test_without_a_class_there_is_none(house: House) -> None:
    anna = house.guest()
    for path in ("/class", "/class/bot/x", "/class/game/1", "/class/teacher/x"):
        assert (await anna.get(path)).status_code == 404
    assert (await _bring(anna, "mine", FIRST)).status_code == 404
    assert 'href="/class"' not in (await anna.get("/")).text


async def test_bots_meet_by_themselves_and_games_are_looked_at(school: House) -> None:
    anna, ben, room = school.guest(), school.guest(), _room(school)
    await room.change(games=2)
    assert 'href="/class"' in (await anna.get("/")).text
    assert "Nobody has brought a bot yet" in (await anna.get("/class")).text
    assert "anna has been taken" in (await _bring(anna, "anna", FIRST)).text
    await _bring(ben, "ben", LAST)
    await _bring(ben, "broken", CRASH)
    await _until(lambda: len(room.book.games) == 2)
    shown = (await anna.get("/class?part=standings")).text
    assert "2 games played so far" in shown
    assert shown.index('class="mine"') < shown.index(">anna<")
    replay = await anna.get("/class/game/1")
    assert replay.url.path.startswith("/r/")
    assert "anna" in replay.text
    assert (await anna.get("/class/game/3")).status_code == 404
    assert "/class/game/2" in (await anna.get("/class/bot/ben")).text
    assert "secret trick" in (await ben.get("/class/bot/broken")).text
    assert "secret trick" not in (await anna.get("/class/bot/broken")).text, "what a bot says is for its owner"
    await _bring(anna, "anna", FIRST + b"# better\n")
    await _until(lambda: len(room.book.games) == 4)


async def test_what_may_be_brought(school: House) -> None:
    await _paused(school)
    anna, ben = school.guest(), school.guest()
    for name in ("", "../x", "a b", "1st", "knight", "x" * 31, "results/x"):
        assert (await _bring(anna, name, FIRST)).status_code == 400, name
    assert (await _bring(anna, "results", FIRST)).status_code == 409, "it would bring the seed of the class along"
    for data in (b"", b"  \n", b"#" * (MOST_SIZE + 1), b"a\0b"):
        assert (await _bring(anna, "mine", data)).status_code in (400, 413)
    assert (await _bring(anna, "mine", b"#" * MOST_SIZE)).status_code == 200
    for name in ("mine", "Mine"):
        refused = await _bring(ben, name, LAST)
        assert refused.status_code == 409
        assert "it is not yours" in refused.text
    for number in range(1, MOST_OWN):
        assert (await _bring(anna, f"mine{number}", FIRST)).status_code == 200
    assert (await _bring(anna, "onemore", FIRST)).status_code == 409
    assert sorted(each.name for each in _room(school).entrants) == ["mine", "mine1", "mine2"]


async def test_a_code_keeps_others_out(school: House) -> None:
    await _paused(school)
    await _room(school).change(code="owl")
    anna = school.guest()
    assert "Code of the class" in (await anna.get("/class")).text
    assert (await _bring(anna, "mine", FIRST, "oak")).status_code == 403
    assert (await _bring(anna, "mine", FIRST, "owl")).status_code == 200


async def test_the_teacher_decides(school: House) -> None:
    room, anna, teacher = _room(school), school.guest(), school.guest()
    desk = f"/class/teacher/{room.settings.secret}"
    assert (await teacher.get("/class/teacher/guess")).status_code == 404
    assert (await teacher.post(f"{desk}/pause", data={"paused": "yes"})).status_code == 200
    assert room.settings.paused
    await _bring(anna, "anna", FIRST)
    limits = {"games": "4", "move": "59.5", "failures": "2", "levels": "novice", "code": ""}
    assert (await teacher.post(f"{desk}/settings", data=limits)).status_code == 200
    assert (room.settings.games, room.book.terms.limits.move, room.book.terms.failures) == (4, 59.5, 2)
    assert [each.name for each in room.entrants] == ["novice", "anna"]
    for wrong in ({"levels": "file:/etc/passwd"}, {"levels": "kinght"}, {"games": "0"}, {"move": "61"}):
        assert (await teacher.post(f"{desk}/settings", data={**limits, **wrong})).status_code in (400, 422)
    assert room.settings.levels == ("novice",)
    await teacher.post(f"{desk}/bot", data={"name": "anna", "what": "out"})
    assert "was taken out by the teacher" in (await anna.get("/class")).text
    await teacher.post(f"{desk}/bot", data={"name": "anna", "what": "in"})
    await teacher.post(f"{desk}/pause", data={"paused": ""})
    await _until(lambda: len(room.book.games) >= 2)
    await teacher.post(f"{desk}/pause", data={"paused": "yes"})
    export = await teacher.get(f"{desk}/export")
    with zipfile.ZipFile(io.BytesIO(export.content)) as found:
        assert sorted(found.namelist()) == ["bots/anna.py", "games.csv", "records.jsonl", "standings.csv"]
        assert found.read("bots/anna.py") == FIRST
        assert "anna" in found.read("standings.csv").decode()
    await teacher.post(f"{desk}/bot", data={"name": "anna", "what": "remove"})
    assert [each.name for each in room.entrants] == ["novice"]
    assert room.settings.secret not in (await anna.get("/class")).text


async def test_people_come_first(school: House) -> None:
    room = _room(school)
    asked: list[bool] = []

    def busy() -> bool:
        asked.append(True)
        return True

    room._busy = busy
    await _bring(school.guest(), "anna", FIRST)
    await _bring(school.guest(), "ben", LAST)
    asked.clear()
    await _until(lambda: len(asked) > 2)
    assert room.book.games == []
    assert room.book.trial(room.entrant("anna")) is None
    room._busy = lambda: False
    await _until(lambda: bool(room.book.games))


async def test_a_class_is_there_again_after_a_restart(config: Config, tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    wish = ClassWish(tmp_path / "bots", tmp_path / "bots" / "results", SLUG)
    async with House(replace(config, classroom=wish, limits=False)) as house:
        await _paused(house)
        anna = house.guest()
        await _bring(anna, "anna", FIRST)
        cookies, secret = anna.client.cookies, _room(house).settings.secret
    async with House(replace(config, classroom=wish, limits=False)) as house:
        assert _room(house).settings.secret == secret
        anna, ben = house.guest(), house.guest()
        anna.client.cookies = cookies
        assert (await _bring(ben, "anna", LAST)).status_code == 409
        assert (await _bring(anna, "anna", LAST)).status_code == 200
    shows = replace(wish, shows_only=True)
    async with House(replace(config, classroom=shows, limits=False)) as house:
        assert (await _bring(house.guest(), "new", LAST)).status_code == 403
        assert "Bring your bot" not in (await house.guest().get("/class")).text


def test_without_walls_there_is_no_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service("127.0.0.1", None, None, None, 1, None, None, False, 0.7, True, False, False)
    assert class_wish(Voice("en"), service, None, None, None) is None
    monkeypatch.setattr(walls, "standing", lambda command: walls.Walls(children=True, measured=True))
    with pytest.raises(BadUsage) as caught:
        class_wish(Voice("en"), service, tmp_path / "bots", None, None)
    assert caught.value.details["missing"] == "other processes, files, network"
    monkeypatch.undo()
    if not walls.standing([sys.executable]).missing:
        assert class_wish(Voice("en"), service, tmp_path / "bots", None, None).game == SLUG
    with pytest.raises(BadUsage):
        class_wish(Voice("en"), replace(service, workers=2), tmp_path / "bots", None, None)
