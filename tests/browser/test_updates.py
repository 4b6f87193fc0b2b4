"""The real scripts follow small updates: the page shows what a fresh one shows."""

import time

import pytest
from playwright.sync_api import Page
from visiting import GAMES, PATIENCE, Guest, Server, friends, take_seat

PARTS = ("board", "panel", "talk")
DECISIONS = 6
LATEST = "version => Number(document.body.dataset.version) >= version && !document.body.dataset.sending"
# Where the page and a fresh one differ, but for what scripts add.
DIFFERENCES = """async (parts) => {
  const plain = (part) => {
    for (const each of part.querySelectorAll("[hidden]")) each.hidden = false;
    for (const button of part.querySelectorAll("[aria-pressed]")) button.removeAttribute("aria-pressed");
    for (const offered of part.querySelectorAll("[data-offered], [data-together-offered]")) offered.remove();
    for (const place of part.querySelectorAll("#board [data-together]")) place.replaceChildren();
    return part.innerHTML;
  };
  const text = await (await fetch(location.pathname)).text();
  const page = new DOMParser().parseFromString(text, "text/html");
  const found = parts.map((id) => [document, page].map((from) => plain(from.getElementById(id).cloneNode(true))));
  return found.filter(([shown, fresh]) => shown !== fresh).map(([shown, fresh]) => {
    const at = [...shown].findIndex((letter, number) => letter !== fresh[number]);
    return [shown.slice(at - 80, at + 80), fresh.slice(at - 80, at + 80)];
  });
}"""


def shows_what_is_fresh(page: Page) -> None:
    """As soon as the cards have stopped to glide."""
    end = time.monotonic() + PATIENCE
    while differing := page.evaluate(DIFFERENCES, list(PARTS)):
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
