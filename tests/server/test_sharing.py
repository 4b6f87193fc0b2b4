"""Pictures, films and boards for other people's pages: what they show, to whom, and within which limits."""

import io
import json
import re

import pytest
from house import SLUG, Guest, House
from PIL import Image

import smallcouncil as sc
from smallcouncil.server import painting, pictures
from smallcouncil.server.guard import POLICY

pytestmark = pytest.mark.anyio

GAMES = tuple(sc.games())

needs_letters = pytest.mark.skipif(not painting.can_write(), reason="there are no fonts here: make browser gets some")


async def _begun(guest: Guest, decisions: int = 4, **wish: object) -> dict[str, object]:
    laid = await guest.lay("me", "here", **wish)
    for _ in range(decisions):
        await guest.act(laid)
    return laid


async def _play_on(house: House, guest: Guest, laid: dict[str, object]) -> None:
    while house.table(laid).snapshot.state.awaiting:
        house.config.now.pass_by(1)  # type: ignore[attr-defined]
        await guest.act(laid)


async def _brought(guest: Guest, game: str, decisions: int, finish: bool = False) -> str:
    state = sc.game(game).start(seats=min(sc.game(game).seat_counts), seed=5)
    while state.awaiting and (finish or len(state.history) < decisions):
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[-1])
    answer = await guest.post("/replay", data={"record": state.record()})
    return answer.url.path


@needs_letters
@pytest.mark.parametrize("family", ["", "sans-serif", "serif", "'No Such Letters', sans-serif", "Georgia, serif"])
def test_words_are_painted_whichever_fonts_a_machine_has(family: str) -> None:
    """Painting knew Arial and Times alone, and took a machine with other fonts for one that has none."""
    named = painting.LETTER.replace("<text", f'<text font-family="{family}"') if family else painting.LETTER
    assert painting._painted(named, 20).getbbox() is not None


@needs_letters
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_drawn_and_painted(house: House, game: str) -> None:
    anna = house.guest()
    path = await _brought(anna, game, 12)
    drawn = await anna.get(f"{path}/picture.svg?at=7")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg ")
    assert "\ue000" not in drawn.text
    painted = await anna.get(f"{path}/picture.png?at=7")
    picture = Image.open(io.BytesIO(painted.content))
    assert (picture.format, picture.width) == ("PNG", 1200)
    assert len(picture.convert("RGB").getcolors(1 << 24) or ()) > 50
    film = await anna.get(f"{path}/film.webp?from=2&to=6")
    frames = Image.open(io.BytesIO(film.content))
    assert (frames.format, frames.width) == ("WEBP", 640)
    assert 1 < getattr(frames, "n_frames", 0) <= 5  # moments that look alike are one frame


@needs_letters
async def test_a_film_as_gif_of_a_whole_game_has_so_many_frames_at_most(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MOST_FRAMES", 5)
    anna = house.guest()
    path = await _brought(anna, SLUG, 0, finish=True)
    film = Image.open(io.BytesIO((await anna.get(f"{path}/film.gif")).content))
    assert (film.format, getattr(film, "n_frames", 0)) == ("GIF", 5)


def test_a_long_stretch_is_shown_by_its_ends_and_moments_between() -> None:
    assert pictures.moments(3, 3) == [3]
    assert pictures.moments(0, 59) == list(range(60))
    spread = pictures.moments(0, 60)
    assert (len(spread), spread[0], spread[-1]) == (60, 0, 60)
    assert len(pictures.moments(10, 100_000)) == 60


async def test_what_cannot_be_is_refused(house: House) -> None:
    anna = house.guest()
    path = await _brought(anna, SLUG, 6)
    for asked in ("picture.bmp", "film.png", "picture.svg?at=7", "film.gif?from=0&to=7", "film.gif?from=5&to=2"):
        assert (await anna.get(f"{path}/{asked}")).status_code == 404, asked
    for asked in ("picture.svg?at=x", "picture.svg?at=1&as=9", "film.gif?from=-1", "film.gif?to=99999999999"):
        assert (await anna.get(f"{path}/{asked}")).status_code == 400, asked


async def test_films_are_few_for_each_visitor(house: House) -> None:
    anna = house.guest()
    anna.become_known()
    path = await _brought(anna, SLUG, 6)
    answers = [(await anna.get(f"{path}/film.gif?from=1&to=2")).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 200, 429]


async def test_the_same_picture_is_painted_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest()
    path = await _brought(anna, SLUG, 6)
    first = await anna.get(f"{path}/picture.png?at=3")
    monkeypatch.setattr(house.hub.painter, "_in_turn", None)
    assert (await anna.get(f"{path}/picture.png?at=3")).content == first.content


async def test_a_server_that_cannot_paint_offers_drawings_alone(house: House) -> None:
    anna = house.guest()
    path = await _brought(anna, SLUG, 6)
    house.hub.painter.able = False
    page = await anna.get(path)
    assert "picture.svg" in page.text
    assert "film.gif" not in page.text
    assert "picture.png" not in page.text
    assert (await anna.get(f"{path}/picture.png")).status_code == 501
    assert (await anna.get(f"{path}/film.gif")).status_code == 501
    assert (await anna.get(f"{path}/picture.svg")).status_code == 200


async def test_pictures_of_a_game_that_goes_on_show_what_the_asker_sees(house: House) -> None:
    """Two hands of B'Twixt: each player has a picture of the own one, nobody of another's."""
    anna, bran, watcher = house.guest(), house.guest(), house.guest()
    laid = await anna.lay("me", "friend", "friend", game="btwixt", watching="anyone")
    await bran.sit(laid["seats"][1]["link"])
    table = laid["table"]
    state = house.table(laid).snapshot.state
    for guest, own in ((anna, 0), (bran, 1)):
        for seat in range(3):
            answer = await guest.get(f"/t/{table}/picture.svg?as={seat}")
            assert answer.status_code == (200 if seat == own else 403)
            assert (await guest.get(f"/t/{table}/film.gif?as={seat}&to=0")).status_code == (200 if seat == own else 403)
    seen = {seat: (await guest.get(f"/t/{table}/picture.svg?as={seat}")).text for seat, guest in ((0, anna), (1, bran))}
    assert seen[0] != seen[1]
    for asked in ("picture.svg?as=all", "picture.svg?as=0", "picture.png?as=1"):
        assert (await watcher.get(f"/t/{table}/{asked}")).status_code == 403
    public = (await watcher.get(f"/t/{table}/picture.svg")).text
    hands = [state.view(seat)["hand"] for seat in range(3)]
    assert json.dumps(hands[0]) != json.dumps(hands[1])
    assert public == (await bran.get(f"/t/{table}/picture.svg")).text
    private = await anna.lay("me", "friend", watching="nobody")
    assert (await watcher.get(f"/t/{private['table']}/picture.svg")).status_code == 403


async def test_an_invitation_has_a_picture_for_previews(house: House) -> None:
    anna, program = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", watching="nobody")
    link = laid["seats"][1]["link"]
    page = (await program.get(link)).text
    shown = re.search(r'<meta property="og:image" content="([^"]+)"', page)
    assert shown is not None
    assert shown[1] == f"{link}/picture.png"
    picture = await program.get(shown[1])
    assert picture.headers["content-type"] == "image/png"
    head = await program.client.head(shown[1])
    assert (head.status_code, head.content) == (200, b"")
    assert (await program.get(f"/t/{laid['table']}/seat/{'x' * 24}/picture.png")).status_code == 404
    assert house.table(laid).snapshot.places[1].is_free


async def test_a_replay_tells_programs_what_it_shows(house: House) -> None:
    anna, program = house.guest(), house.guest()
    path = await _brought(anna, SLUG, 6)
    page = (await program.get(f"{path}?at=3")).text
    for name in ("og:title", "og:description", "og:image", "og:url"):
        assert re.search(rf'<meta property="{name}" content="[^"]+"', page), name
    image = re.search(r'og:image" content="([^"]+)"', page)
    assert image is not None
    assert (await program.client.head(image[1])).headers["content-type"] == "image/png"
    assert (await program.client.head(f"{path}/film.gif?to=1")).headers["content-type"] == "image/gif"


async def test_only_boards_for_other_pages_may_be_framed(house: House) -> None:
    anna = house.guest()
    anna.become_known()
    path = await _brought(anna, SLUG, 6)
    board = await house.guest().get(f"/embed{path}?at=3")
    assert "frame-ancestors *" in board.headers["content-security-policy"]
    assert "form-action 'none'" in board.headers["content-security-policy"]
    assert "x-frame-options" not in board.headers
    assert "set-cookie" not in board.headers
    assert "<form" not in board.text
    laid = await _begun(anna)
    for other in ("/", path, f"/t/{laid['table']}", "/embed/r/nothing", f"/embed/t/{laid['table']}", "/embed/"):
        answer = await anna.get(other)
        assert answer.headers["content-security-policy"] == POLICY, other
        assert answer.headers["x-frame-options"] == "DENY"
    for picture in (f"{path}/picture.svg", f"{path}/picture.png"):
        assert "frame-ancestors 'none'" in (await anna.get(picture)).headers["content-security-policy"]


async def test_a_frame_knows_nobody_and_shows_finished_games_alone(house: House) -> None:
    """The cookie of a player opens nothing in a frame."""
    anna = house.guest()
    laid = await _begun(anna, watching="anyone")
    assert (await anna.get(f"/embed/t/{laid['table']}")).status_code == 403
    await _play_on(house, anna, laid)
    assert (await house.guest().get(f"/embed/t/{laid['table']}?at=2")).status_code == 200
    page = (await anna.get(f"/t/{laid['table']}/replay")).text
    assert f"/embed/t/{laid['table']}" in page
    closed = await _begun(anna, watching="link", decisions=0)
    await _play_on(house, anna, closed)
    assert (await anna.get(f"/t/{closed['table']}/replay")).status_code == 200
    bran = await anna.lay("me", "friend", watching="link")
    assert (await anna.get(f"/embed/t/{bran['table']}")).status_code == 403
