"""Browsers that tests hand on to each other: a new one costs more of the processor than most tests do.

What somebody leaves behind in one, cookies and storage, is gone before the next one gets it. What lasts beyond that,
such as a script that a test adds to every page, spoils it, and it is closed.
"""

from collections import defaultdict
from functools import wraps
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize
from visiting import Trouble, Wire

PATIENCE = 60_000
"""Milliseconds; only a busy machine needs so many."""
OF_PAGES = ("add_init_script", "close", "emulate_media", "expose_function", "on", "route", "route_web_socket")
OF_CONTEXTS = ("add_init_script", "grant_permissions", "new_cdp_session", "route", "set_offline")
OF_CLOCKS = ("install", "pause_at", "set_fixed_time")


class Window:
    """A browser of somebody, with the page that is opened first."""

    def __init__(self, browser: Browser, wishes: dict[str, Any]) -> None:
        self._wishes = wishes
        self._trouble = Trouble()
        self._context = browser.new_context(**wishes)
        self._context.set_default_timeout(PATIENCE)
        self._context.on("page", Wire)
        self._page = self._context.new_page()
        self._session = self._context.new_cdp_session(self._page)
        self.spoiled = False
        """Whether something was done to it that is not undone."""
        for thing, names in ((self._page, OF_PAGES), (self._context, OF_CONTEXTS), (self._page.clock, OF_CLOCKS)):
            for name in names:
                self._mind(thing, name)

    def _mind(self, thing: object, name: str) -> None:
        """Whoever calls this from now on spoils the window."""
        method = getattr(thing, name)

        @wraps(method)
        def spoil(*arguments: Any, **more: Any) -> Any:
            self.spoiled = True
            return method(*arguments, **more)

        setattr(thing, name, spoil)

    def lend(self, trouble: Trouble, viewport: ViewportSize) -> Page:
        self._trouble = trouble
        trouble.watch(self._context)
        if self._page.viewport_size != viewport:
            self._page.set_viewport_size(viewport)
        return self._page

    def give_back(self) -> None:
        """As if nobody had had it. The page comes to rest before others hear what it still has to tell."""
        self._page.goto("about:blank")
        self._trouble.leave(self._context)
        for page in self._context.pages:
            if page is not self._page:
                page.close()
        self._context.clear_cookies()
        kept = {"origin": self._wishes["base_url"], "storageTypes": "local_storage"}
        self._session.send("Storage.clearDataForOrigin", kept)
        Wire.of(self._page).forget()

    def shut(self) -> None:
        self._context.close()


class Windows:
    """All that are open, and those of them that nobody has at the moment."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[str, list[Window]] = defaultdict(list)
        self._lent: list[tuple[str, Window]] = []

    def open(self, trouble: Trouble, wishes: dict[str, Any], fresh: bool) -> Page:
        """A window as wished; a fresh one has never shown anything, and is not kept. Any other takes whatever size."""
        kind = str(sorted(wish for wish in wishes.items() if wish[0] != "viewport"))
        free = [] if fresh else self._free[kind]
        window = free.pop() if free else Window(self._browser, wishes)
        window.spoiled = fresh
        self._lent.append((kind, window))
        return window.lend(trouble, wishes["viewport"])

    def leave(self) -> None:
        """All who came have gone."""
        for kind, window in self._lent:
            if window.spoiled:
                window.shut()
            else:
                window.give_back()
                self._free[kind].append(window)
        self._lent.clear()

    def shut(self) -> None:
        for free in self._free.values():
            for window in free:
                window.shut()
        self._free.clear()
