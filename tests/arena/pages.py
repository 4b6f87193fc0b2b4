"""A look at the pages that the arena writes."""

import re
from html.parser import HTMLParser

VOID = {"meta"}


class Checker(HTMLParser):
    """Every tag is closed where it should be, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.seen: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def checked(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []
    assert html.startswith("<!DOCTYPE html>")
    assert {"script", "link", "img", "iframe", "object"} & set(checker.seen) == set()
    assert [name for name, _ in checker.attributes if name in ("src", "href") or name.startswith("on")] == []
    assert re.findall(r"https?:|url\(|@import|nan|inf\b", html) == []
    return checker
