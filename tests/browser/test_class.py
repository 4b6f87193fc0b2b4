"""A class in the browser: a bot is brought and meets others, on a desk and on a phone; the server's own bot plays."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from test_accessibility import problems
from visiting import PATIENCE, Guest, answers, free_of_scrolling

from smallcouncil.bots import walls

FIRST = "def choose(p):\n    return p.words[0]\n"
LAST = "def choose(p):\n    return p.words[-1]\n"


class School:
    """The command as a teacher gives it, with a bot of her own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url, self.folder = f"http://127.0.0.1:{port}", folder
        (folder / "tutor.py").write_text(LAST)
        words = [
            sys.executable,
            "-c",
            "from smallcouncil.cli import main; main()",
            "serve",
            "--port",
            str(port),
            "--class",
            str(folder / "bots"),
        ]
        words += ["--database", str(folder / "tables.db"), "--bot", f"file:{folder / 'tutor.py'}", "--bot-pause", "0"]
        self._log = (folder / "log").open("wb")
        self._process = subprocess.Popen(words, stdout=self._log, stderr=self._log)
        end = time.monotonic() + PATIENCE
        while "Ctrl-C" not in self.said():
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < end, self.said()
            time.sleep(0.05)

    def said(self) -> str:
        return (self.folder / "log").read_text()

    @property
    def desk(self) -> str:
        found = re.search(r"/class/teacher/\S+", self.said())
        assert found
        return found[0]

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
        self._log.close()


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[School]:
    if set(walls.standing([sys.executable]).missing) & {"processes", "files", "network"}:
        pytest.skip("a class needs bubblewrap")
    running = School(tmp_path_factory.mktemp("school"))
    yield running
    running.stop()


def _bring(page: Page, name: str, text: str) -> None:
    page.goto("/class")
    page.fill("#name", name)
    page.set_input_files("#bot", {"name": f"{name}.py", "mimeType": "text/x-python", "buffer": text.encode()})
    page.click(".class-upload button")


def test_bots_are_brought_and_meet(guest: Guest, school: School) -> None:
    anna, ben = guest(base_url=school.url), guest(base_url=school.url, locale="de-DE")
    _bring(anna, "anna", FIRST)
    expect(anna.get_by_role("status")).to_contain_text("anna has been taken")
    _bring(ben, "ben", LAST)
    expect(ben.get_by_role("status")).to_contain_text("ben ist angekommen")
    row = anna.locator("#standings tr", has_text="ben")
    expect(row).to_contain_text("%", timeout=120_000)  # the table renews itself
    anna.click("#standings >> text=ben")
    anna.locator(".class-games a").first.click()
    expect(anna.locator("#steps")).to_be_visible()
    expect(anna.locator("body")).to_contain_text("anna")


def test_a_phone_and_the_desk_in_german(guest: Guest, school: School) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "locale": "de-DE", "color_scheme": "dark", "bypass_csp": True}
    page = guest(base_url=school.url, **phone)
    for address in ("/class", school.desk):
        page.goto(address)
        assert problems(page) == []
        assert free_of_scrolling(page)
    page.click("text=Anhalten")
    expect(page.locator("main")).to_contain_text("Zurzeit wird nicht gespielt")
    with page.expect_download() as download:
        page.click("text=Ausgeben")
    assert download.value.suggested_filename == "class.zip"
    page.click("text=Weiterspielen")


def test_the_server_s_own_bot_sits_down(guest: Guest, school: School) -> None:
    page = guest(base_url=school.url)
    page.goto("/")
    page.locator("button.level", has_text="tutor").first.click()
    expect(page.locator("main")).to_contain_text("tutor")
    answers(page).first.wait_for(state="attached")
    assert httpx.get(f"{school.url}/class/teacher/none").status_code == 404
