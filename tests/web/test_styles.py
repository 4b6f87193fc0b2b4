"""Styles that are cheap to keep: whatever changes on a page, the browser styles only what it can have touched."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import smallcouncil

SHEETS = sorted(Path(smallcouncil.__file__).parent.rglob("static/*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTOR = re.compile(r"([^{};@]+)\{")
NAMED = re.compile(r"[.#\[]|:root|:is\(|(?<![\w:-])[a-z]")
"""A class, an id, an attribute, the root, one of several, a tag."""


def _split(text: str, between: str) -> Iterator[str]:
    """At these characters outside brackets."""
    part, depth = "", 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter in between and depth == 0:
            yield part
            part = ""
        else:
            part += letter
    yield part


def _without(compound: str) -> str:
    """What is said of an element itself, not of what it is not and of what it has."""
    kept, depth = "", 0
    for piece in re.split(r"(:has\(|:not\(|\(|\))", compound):
        if piece in (":has(", ":not(") or (depth and piece == "("):
            depth += 1
        elif depth and piece == ")":
            depth -= 1
        elif not depth:
            kept += piece
    return kept


def dear(selector: str) -> bool:
    """Whether `:has()` is asked of just anything, or tells of just anything: then every change restyles everything."""
    compounds = [part for part in _split(selector.strip(), " >+~\n") if part]
    asked = [part for part in compounds if ":has(" in part]
    return bool(asked) and not all(NAMED.search(_without(part)) for part in (*asked, compounds[-1]))


@pytest.mark.parametrize(
    ("selector", "expected"),
    [
        ("#board:has(> #past) > :not(#past)", True),
        (".tiny :has(> .unfold)", True),
        (".panel:has(.crowded) > *", True),
        (".panel:has(.crowded) :is(.goal, .terms:not([open]))", False),
        (":root:not(:has(#whole)) .tiny .unfold", False),
        ("ul:has(> li) b", False),
        (".tiny > *", False),
    ],
)
def test_a_dear_selector_is_known(selector: str, expected: bool) -> None:
    assert dear(selector) is expected


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parents[2].name}-{sheet.name}")
def test_no_rule_makes_every_change_restyle_everything(sheet: Path) -> None:
    lists = SELECTOR.findall(COMMENT.sub("", sheet.read_text()))
    assert [each.strip() for found in lists for each in _split(found, ",") if dear(each)] == []
