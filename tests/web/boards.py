"""Pages taken apart, and boards of games in progress."""

import random
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.narration import Answer, narration
from smallcouncil.web.faces import Face, face
from smallcouncil.web.rendering import page_texts
from smallcouncil.web.table_view import Seat, Settings, TableView

VOID = {"area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"}
NAMES = ("Anna", "Jonas", "Mirja", "Ole", "Pia", "Tom")
MIXED: dict[str, list[dict[str, Any]]] = {
    "hand-of-the-king": [{"seats": 2}, {"seats": 3, "crows": True}, {"seats": 3}, {"seats": 4, "crows": True}],
    "btwixt": [
        {"seats": 4},
        {"advanced": True},
        {"leaders": "choose", "draft": "draft"},
        {"seats": 5, "advanced": True},
    ],
    "stark-vs-lannister": [{}, {"draft": True}, {"stark": 1}],
    "legendary": [
        {"seats": 2},
        {"seats": 4, "houses": "choose", "setup": "full-allegiance", "minor_heroes": "choose"},
        {"seats": 3, "setup": "secret-draft"},
        {"seats": 2, "setup": "tourney"},
        {"seats": 3, "setup": "two-together"},
    ],
}
RARE: dict[str, list[tuple[str, str]]] = {
    "legendary": [
        ('{"seats":2,"hands":{"0":["arthur-sword-of-the-morning"]}}', "play arthur-sword-of-the-morning"),
        ('{"seats":2,"hands":{"0":["unknown-potential"]},"played":["kingslayer"]}', "play unknown-potential"),
        ('{"seats":2,"hands":{"0":["barristan-the-bold"]},"played":["longclaw"]}', "play barristan-the-bold"),
        (
            '{"seats":2,"attack":4,"field":{"sword":["hench-stark-bannermen"],"spear":["ally-karstark-spears",'
            '"hench-stark-bannermen","ally-mormont-axes"]}}',
            "support spear 1",
        ),
    ]
}
"""Positions of scenarios, and what seat 0 does there, for questions that random games hardly ever put."""
HOSTILE = (
    *('<script>alert("1")</script>', "\"><img src=x onerror='1'>", "</section>"),
    *("&lt;b&gt; {{ 7 * 7 }}", "'--><svg/onload=1>", "\u202e</li>"),
)


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

    def having(self, name: str) -> list[dict[str, str]]:
        """Elements that have an attribute, whatever its value."""
        return [element for element in self.found if name in element]


def games(slug: str, seed: int, **variant: Any) -> Iterator[State]:
    """A random game at each of its decisions, and at its end."""
    state, luck = sc.game(slug).start(seed=seed, **variant), random.Random(seed)
    while state.awaiting:
        yield state
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    yield state


@cache
def questions(slug: str) -> dict[str, tuple[State, int]]:
    """Of every kind of question, the first that comes up in a row of random games, and whose it is."""
    found: dict[str, tuple[State, int]] = {}
    for position, word in RARE.get(slug, ()):
        state = sc.game(slug).facts().lay(position)
        state.act(0, sc.game(slug).action(word))
        prompt = state.prompt(0)
        assert prompt is not None
        found[prompt.ask] = (state, 0)
    for seed, variant in enumerate(MIXED[slug] * 8):
        for state in games(slug, seed, **variant):
            for seat in state.awaiting:
                prompt = state.prompt(seat)
                if prompt is not None and prompt.ask not in found:
                    found[prompt.ask] = (state.copy(), seat)
    return found


def face_of(state: State, lang: str = "en", names: tuple[str, ...] = NAMES) -> Face:
    return face(state.game.slug)(page_texts(lang, state.game.slug), names[: state.seats])


def answers(state: State, seat: int | None, lang: str = "en", names: tuple[str, ...] = NAMES) -> list[Answer]:
    """What a seat may answer now; nothing for a seat that is not asked, or a spectator."""
    prompt = None if seat is None else state.prompt(seat)
    if seat is None or prompt is None:
        return []
    speaker = narration(state.game.slug)(page_texts(lang, state.game.slug), names[: state.seats])
    return speaker.answers(prompt, state.view(seat), state.actions(seat), state.sample(seat, 1))


def light_view(state: State, seat: int | None) -> TableView:
    """All of a table view that a board looks at."""
    seats = tuple(Seat(number, NAMES[number], "person") for number in range(state.seats))
    return TableView("t1", state.game, 1, state.setup.options, Settings(), seats, state.view(seat), seat)


def board(state: State, seat: int | None, lang: str = "en", names: tuple[str, ...] = NAMES) -> Page:
    """The board as a seat or a spectator sees it, taken apart."""
    shown = face_of(state, lang, names).board(light_view(state, seat), answers(state, seat, lang, names))
    return Page(str(shown))


def due(state: State) -> int | None:
    """Somebody who must decide now."""
    return state.awaiting[0] if state.awaiting else None
