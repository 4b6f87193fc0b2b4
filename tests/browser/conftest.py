"""A real server, a real Chromium, and people who visit one with the other."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.append(str(Path(__file__).parent))

from chromium import NoChromium, launch
from visiting import Guest, Server, Trouble, Wire

USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "viewport": {"width": 1680, "height": 1000},
    "service_workers": "block",
}
"""A window in which log and chat stand beside the table. What a test answers itself must not go past it."""
PATIENCE = 20_000
"""Milliseconds; only a busy machine needs so many."""
expect.set_options(timeout=PATIENCE)


GROUPS = 2
"""So many processes take part, each with a server and a browser; the tests of a file stay in one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.nodeid.startswith("tests/browser/")]
    files = sorted({item.path for item in mine})
    for item in mine:
        item.add_marker(pytest.mark.xdist_group(f"browser-{files.index(item.path) % GROUPS}"))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for the tests of this folder. Not for the whole run: while Playwright is there, no other test of this
    process can have an event loop."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright.chromium)
        except NoChromium as missing:
            pytest.skip(str(missing))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def server(shared_server: Server, request: pytest.FixtureRequest) -> Server:
    """The server that most tests share; each lays tables of its own, and finds the same deals in every run."""
    name, _, _ = request.node.nodeid.partition("@")
    shared_server.deal_for(name)
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to do to as one likes."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """Whatever goes wrong on any page; what a test does not expect by name, it fails for."""
    seen = Trouble()
    yield seen
    assert seen.unexpected() == []


@pytest.fixture
def guest(chromium: Browser, server: Server, trouble: Trouble) -> Iterator[Guest]:
    """Somebody with a browser of their own, at the home page of nobody yet."""
    contexts = []

    def come(at: Server = server, **wishes: Any) -> Page:
        context = chromium.new_context(**{**USUAL, "base_url": at.url, **wishes})
        contexts.append(context)
        trouble.watch(context)
        context.on("page", Wire)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
