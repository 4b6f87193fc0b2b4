"""Scenes of real games, and pages taken apart."""

import random
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.web.scene import Line, Scene, Seat, Settings

VOID = {"area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"}
NAMES = ("Anna", "Jonas", "Mirja", "Ole", "Pia", "Tom")


class Page(HTMLParser):
    """The elements of a page in their order: tag, attributes, the text inside, and the tags around it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.found: list[dict[str, str]] = []
        self._open: list[dict[str, str]] = []
        self.feed(html)
        self.close()
        assert self._open == [], "every element is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice in <{tag}>"
        around = " ".join(element["tag"] for element in self._open)
        element = {"tag": tag, "text": "", "around": around, **{name: value or "" for name, value in attrs}}
        self.found.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop()["tag"] == tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element["text"] += data

    def all(self, tag: str = "", **attributes: str) -> list[dict[str, str]]:
        """Elements of a tag whose attributes have these values; `class_` must be among the classes."""
        named = attributes.pop("class_", None)
        wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
        return [
            element
            for element in self.found
            if tag in ("", element["tag"])
            and all(element.get(name) == value for name, value in wanted.items())
            and (named is None or named in element.get("class", "").split())
        ]

    def one(self, tag: str = "", **attributes: str) -> dict[str, str]:
        (element,) = self.all(tag, **attributes)
        return element


@pytest.fixture
def parse() -> type[Page]:
    return Page


def _played(
    slug: str = "hand-of-the-king", decisions: int = 12, seats: int = 2, seed: int = 7, **options: Any
) -> State:
    """A game in progress, or at its end if it has no more decisions than these."""
    state, luck = sc.game(slug).start(seats=seats, seed=seed, **options), random.Random(seed)
    while state.awaiting and len(state.history) < decisions:
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    return state


@pytest.fixture
def played() -> Callable[..., State]:
    return _played


def _lines(state: State, viewer: int | None) -> tuple[Line, ...]:
    again, found = state.restart(), []
    for number, (seat, action) in enumerate(state.history):
        again.act(seat, action)
        found.append(Line(number, seat, state.game.word(action), again.events(viewer, number)))
    return tuple(found)


def _scene(state: State, viewer: int | None = 0, names: tuple[str, ...] = NAMES, **changes: Any) -> Scene:
    """The table as a seat or a spectator sees it, with people at all seats."""
    asked = viewer is not None and viewer in state.awaiting
    seats = tuple(
        Seat(seat, names[seat], "person", mine=seat == viewer, present=True, awaited=seat in state.awaiting)
        for seat in range(state.seats)
    )
    usual: dict[str, Any] = {
        "table": "k3x9",
        "game": state.game,
        "version": len(state.history) + 5,
        "options": state.setup.options,
        "settings": Settings(),
        "seats": seats,
        "view": state.view(viewer),
        "viewer": viewer,
        "prompt": state.prompt(viewer) if asked and viewer is not None else None,
        "actions": state.actions(viewer) if asked and viewer is not None else (),
        "guess": state.sample(viewer, 1) if asked and viewer is not None else None,
        "lines": _lines(state, viewer),
        "now": 1_800_000_000.0,
    }
    return Scene(**{**usual, **changes})


@pytest.fixture
def scene() -> Callable[..., Scene]:
    return _scene
