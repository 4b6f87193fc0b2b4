"""Draws the pages anew for docs/images, from games with fixed seeds: `make screenshots`."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from chromium import NoChromium, launch
from playwright.sync_api import Browser, Page, sync_playwright
from visiting import BTWIXT, HAND, LEGENDARY, STARK, Server, Wire, answers, click, decisions, listening, settled

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.perspective import Perspective

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZES = {"desktop": {"width": 1280, "height": 860}, "phone": {"width": 360, "height": 760}}
SCHEMES = ("light", "dark")
QUALITY = 82
WHOLE_GAME = 1000

Visit = Callable[[Page, Server], None]


def game_so_far(game: str, seats: int, length: int, **options: bool) -> sc.State:
    """A game between bots, up to a decision."""
    state, bot = sc.game(game).start(seats=seats, seed=7, **options), bots.make("knight", 3)
    while state.awaiting and len(state.history) < length:
        (seat,) = state.awaiting[:1]
        state.act(seat, bot.choose(Perspective(state, seat, Chance(1))))
    return state


def sit_down(page: Page, server: Server, state: sc.State, before: int = 0) -> None:
    """Take over a game for whoever must decide, some decisions before it stops."""
    page.goto(f"{server.bring(state.record())}?at={len(state.history) - before}")
    page.click("#fork")
    assert settled(page)
    listening(page)


def home(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(HAND, 2, 12))
    page.goto("/")


def new(page: Page, server: Server) -> None:
    page.goto(f"/new/{HAND}")
    page.check("input[name=seats][value='3']")
    page.select_option("#seat-2", "bot:maester")
    page.check("#clock-game")


def table(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(HAND, 2, 12))
    answers(page).nth(1).hover()


def four(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(HAND, 4, 9, crows=True, teams=True))


def btwixt(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(BTWIXT, 4, 60))


def stark(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(STARK, 2, 75))


def legendary(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(LEGENDARY, 3, 224))


def end(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(HAND, 2, WHOLE_GAME), before=1)
    for _ in decisions(page):
        click(page, answers(page).first)


def replay(page: Page, server: Server) -> None:
    sit_down(page, server, game_so_far(HAND, 2, 12))
    page.goto(f"{page.url}/replay?at=7")


def rules(page: Page, server: Server) -> None:
    page.goto(f"/rules/{HAND}?q=banner")


PAGES: tuple[Visit, ...] = (home, new, table, four, btwixt, stark, legendary, end, replay, rules)


def draw(browser: Browser, server: Server, visit: Visit, size: str, scheme: str) -> None:
    """One page for a reader of its own, as WebP: a third of the same picture as PNG."""
    context = browser.new_context(
        base_url=server.url,
        viewport=SIZES[size],
        device_scale_factor=2 if size == "phone" else 1,
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_cookies([{"name": "name", "value": "Arya", "url": server.url}])
    context.on("page", Wire)
    page = context.new_page()
    visit(page, server)
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    area = {"x": 0, "y": 0, **SIZES[size], "scale": 2 if size == "phone" else 1}
    wish = {"format": "webp", "quality": QUALITY, "clip": area}
    shot = context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    (IMAGES / f"{visit.__name__}-{size}-{scheme}.webp").write_bytes(base64.b64decode(shot["data"]))
    context.close()


def draw_all(browser: Browser, server: Server) -> None:
    server.lay("friend", "bot:maester", "friend", listed=True)
    for visit in PAGES:
        for size in SIZES:
            for scheme in SCHEMES:
                draw(browser, server, visit, size, scheme)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            browser = launch(playwright.chromium)
        except NoChromium as missing:
            sys.exit(str(missing))
        server = Server(Path(folder))
        server.start()
        try:
            draw_all(browser, server)
        finally:
            server.stop()
        browser.close()


if __name__ == "__main__":
    main()
