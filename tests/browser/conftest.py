"""A real server, a real Chromium, and people who visit one with the other."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.append(str(Path(__file__).parent))

from chromium import NoChromium, launch
from visiting import Guest, Server, Trouble
from windows import PATIENCE, Windows

USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "viewport": {"width": 1680, "height": 1000},
    "service_workers": "block",
}
"""A window in which log and chat stand beside the table. What a test answers itself must not go past it."""
expect.set_options(timeout=PATIENCE)
LONGEST = 300
"""Seconds for a test on a machine that has other things to do."""

GROUPS = 12
"""In so many parts the processes take these tests, each process with a server and a browser, and whichever is free
takes the next part; the tests that share a class stay in one."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.nodeid.startswith("tests/browser/")]
    for number, item in enumerate(mine):
        group = 0 if "school" in getattr(item, "fixturenames", ()) else number % GROUPS
        item.add_marker(pytest.mark.xdist_group(f"browser-{group}"))
        item.add_marker(pytest.mark.timeout(LONGEST))


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


@pytest.fixture
def whole_chromium(chromium: Browser) -> Iterator[Browser]:
    """A browser with all that belongs to a desktop: only it shows calls."""
    try:
        browser = launch(chromium.browser_type, whole=True)
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


@pytest.fixture(scope="package")
def windows(chromium: Browser) -> Iterator[Windows]:
    found = Windows(chromium)
    yield found
    found.shut()


@pytest.fixture
def guest(windows: Windows, server: Server, trouble: Trouble) -> Iterator[Guest]:
    """Somebody with a browser of their own, at the home page of nobody yet; a fresh one has not even its files."""

    def come(at: Server = server, fresh: bool = False, **wishes: Any) -> Page:
        return windows.open(trouble, {**USUAL, "base_url": at.url, **wishes}, fresh or at is not server)

    yield come
    windows.leave()
