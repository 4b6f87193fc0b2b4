"""Finds a Chromium for the browser tests; run as a program (`make browser`), it gets one if there is none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, Error, sync_playwright

CHOSEN = "SMALLCOUNCIL_CHROMIUM"
# The shell is the same engine without the windows, bars and menus of a desktop, which would take a third of the time.
SHELL = "chromium-headless-shell"
ON_PATH = (SHELL, "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LETTERS, FONTS = "Liberation", "fonts-liberation"
MISSING = f"no Chromium starts here: `make browser` gets one, or name one in {CHOSEN}"


class NoChromium(Exception):
    """There is no browser to test with."""


def launch(chromium: BrowserType, whole: bool = False) -> Browser:
    """Start the first Chromium that does start, a whole one or the shell. One that was named is the only one tried."""
    for path in _candidates(chromium, whole):
        for sandbox in _sandboxes():
            try:
                return chromium.launch(executable_path=path, args=ARGUMENTS, chromium_sandbox=sandbox)
            except Error:
                continue
    raise NoChromium(MISSING)


def _candidates(chromium: BrowserType, whole: bool) -> Iterator[str | None]:
    """Paths to try, in order; None is Playwright's own build, of which it takes the shell if no path is named."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        yield chosen
        return
    if Path(chromium.executable_path).exists():
        yield chromium.executable_path if whole else None
    yield from filter(None, map(shutil.which, ON_PATH[1:] if whole else ON_PATH))


def _sandboxes() -> tuple[bool, ...]:
    """Chromium has no sandbox for root, and on some systems for nobody; all it is shown here are our own pages."""
    return (False,) if os.geteuid() == 0 else (True, False)


def _found() -> str | None:
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright.chromium, whole=True)
        except NoChromium:
            return None
        version = browser.version
        browser.close()
    return version


def _install(package: str) -> list[str]:
    """How to get one of Debian's packages."""
    return ["apt-get", "install", "-y", "--no-install-recommends", package]


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _get_shell() -> None:
    """Debian packs the shell apart from its Chromium."""
    if shutil.which("chromium") and not shutil.which(SHELL) and _may_install():
        print(f"Fetching Debian's {SHELL}", flush=True)
        subprocess.run(_install(SHELL), check=False)


def _get_letters() -> None:
    """The letters that the layout is tested with: what stands beside each other differs from font to font."""
    known = (
        subprocess.run(["fc-list"], capture_output=True, text=True, check=False) if shutil.which("fc-list") else None
    )
    if known and LETTERS in known.stdout:
        return
    if _may_install():
        print(f"Fetching letters: {FONTS}", flush=True)
        for command in (["apt-get", "update"], _install(FONTS)):
            subprocess.run(command, check=False)
    else:
        print(f"The tests of the layout need the fonts {LETTERS}: install them.")


def _ways() -> Iterator[tuple[str, list[str]]]:
    """How to get one, each with what it is called."""
    yield "Playwright's own build", [sys.executable, "-m", "playwright", "install", "chromium"]
    if _may_install():
        yield "the list of Debian's packages", ["apt-get", "update"]
        yield "Debian's Chromium", _install("chromium")


def main() -> None:
    version = _found()
    for name, command in _ways():
        if version:
            break
        print(f"No Chromium starts here. Fetching {name}: {' '.join(command)}", flush=True)
        subprocess.run(command, check=False)
        version = _found()
    if not version:
        sys.exit(f"There is still no Chromium. Install one yourself, or name one in {CHOSEN}.")
    _get_shell()
    _get_letters()
    print(f"The browser tests will run in Chromium {version}.")


if __name__ == "__main__":
    main()
