"""The real scripts follow small updates: the page shows what a fresh one shows."""

import time

import pytest
from playwright.sync_api import Page
from visiting import GAMES, PATIENCE, Guest, Server, Wire, friends, take_seat

DECISIONS = 6
LATEST = "version => Number(document.body.dataset.version) >= version && !document.body.dataset.sending"
# The parts that the page's script reads from all frames of its socket, and that a fresh page does not have like that.
DIFFERENCES = """async (frames) => {
  const { read } = await import(`/static/pieces.js?again=${Math.random()}`);
  const updates = frames.map((frame) => JSON.parse(frame)).filter(({ type }) => type === "update");
  const shown = Object.assign({}, ...updates.map((update) => read(update).parts));
  const text = await (await fetch(location.pathname)).text();
  const fresh = (id, html) => text.includes(` id="${id}"`) && text.split(` id="${id}"`)[1].includes(`>${html}</`);
  return Object.entries(shown).filter(([id, html]) => !fresh(id, html)).map(([id]) => id);
}"""


def shows_what_is_fresh(page: Page) -> None:
    """As soon as it has heard of everything."""
    end = time.monotonic() + PATIENCE
    while differing := page.evaluate(DIFFERENCES, Wire.of(page).fresh):
        assert time.monotonic() < end, differing
        page.wait_for_timeout(100)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_was_told_what_changed_is_like_a_fresh_one(server: Server, guest: Guest, game: str) -> None:
    table = server.lay(*friends(game), game=game)
    page = take_seat(guest(), table, 0)
    watching = guest()
    watching.goto(table.watch)
    for _ in range(DECISIONS):
        server.act(table, server.awaited(table))
        for each in (page, watching):
            each.wait_for_function(LATEST, arg=server.look(table, 0)["version"])
            shows_what_is_fresh(each)
