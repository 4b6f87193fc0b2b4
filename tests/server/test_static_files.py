"""Files under names that say what is in them: kept for good there, asked for again elsewhere, packed where it saves."""

import re
from pathlib import Path

import pytest
from house import House

from smallcouncil.web.static_files import Folder

pytestmark = pytest.mark.anyio


async def test_what_pages_name_is_kept_for_good_and_packed(house: House) -> None:
    guest = house.guest()
    page = (await guest.get("/")).text
    named = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    assert len(named) > 4
    for address in named:
        found = await guest.get(address)
        assert (found.status_code, "immutable" in found.headers["cache-control"]) == (200, True), address
        assert re.match(r"/static/[0-9a-f]{12}/", address), address
    style = next(address for address in named if address.endswith("base.css"))
    packed = await guest.get(style, headers={"accept-encoding": "gzip"})
    plain = await guest.get(style, headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", plain.text)
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])


async def test_a_name_without_a_mark_or_with_an_old_one_is_not_kept(house: House) -> None:
    guest = house.guest()
    plain = await guest.get("/static/base.css")
    assert plain.headers["cache-control"] == "no-cache"
    again = await guest.get("/static/base.css", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for wrong in ("/static/000000000000/base.css", "/static/nothing.css", "/static/", "/static"):
        assert (await guest.get(wrong)).status_code == 404, wrong
    assert (await guest.post("/static/base.css")).status_code == 405


async def test_a_games_style_takes_ours_by_its_marked_name(house: House) -> None:
    guest = house.guest()
    laid = await guest.lay("me", "bot:novice")
    page = (await guest.get(f"/t/{laid['table']}")).text
    style = re.findall(r'"(/static/games/[^"]+/style.css)"', page)[0]
    taken = re.findall(r'@import url\("([^"]+)"\)', (await guest.get(style)).text)[0]
    assert "immutable" in (await guest.get(taken)).headers["cache-control"]


def test_the_mark_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a { color: red }")
    first = Folder(tmp_path, "/static")
    assert Folder(tmp_path, "/static").mark == first.mark
    (tmp_path / "b.css").write_text("")
    second = Folder(tmp_path, "/static")
    (tmp_path / "a.css").write_text("a { color: tan }")
    assert len({first.mark, second.mark, Folder(tmp_path, "/static").mark}) == 3


async def test_pages_are_packed_for_who_can_read_that(house: House) -> None:
    guest = house.guest()
    laid = await guest.lay("me", "bot:novice")
    packed = await guest.get(f"/t/{laid['table']}", headers={"accept-encoding": "gzip"})
    plain = await guest.get(f"/t/{laid['table']}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) * 3 < len(plain.content)
