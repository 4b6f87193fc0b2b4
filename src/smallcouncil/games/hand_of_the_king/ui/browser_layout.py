"""A view of Hand of the King, laid out for the template: what lies where, and which of it is an answer."""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.cards import (
    CHARACTERS,
    COMPANIONS,
    HOUSE_OF,
    HOUSES,
    SIZES,
    VARYS,
)
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.board_parts import BoardLayout, Button

SIDE = 6
PLACES = tuple(f"r{cell // SIDE + 1} c{cell % SIDE + 1}" for cell in range(SIDE * SIDE))

# The sign on an answer, by what is asked; a move bears the arrow of its direction.
SIGNS = {"take": "take", "kill": "kill", "kill-companion": "kill", "swap-first": "swap", "swap-second": "swap"}


class Card(NamedTuple):
    """A card and what it is called."""

    id: str
    name: str
    short: str
    house: str
    house_name: str
    text: str


class Square(NamedTuple):
    """A place of the grid. `marks` tell of the last move; where Varys came from, `way` is the direction he took."""

    place: str
    card: Card | None
    marks: str
    way: str


class Arms(NamedTuple):
    """A House beside the grid: how many of its cards are left there, and its banner if nobody holds it."""

    id: str
    name: str
    full: str
    left: int
    size: int
    free: bool
    button: Button | None


Held = tuple[str, bool, Button | None]
"""A card in a play area, by its id: whether it was just taken, and the answer that it is."""


class Column(NamedTuple):
    """What a player has of one House, but for the cards. Kept companions count, so `strength` may be without cards."""

    house: str
    name: str
    strength: int
    banner: bool
    cards: bool


class Area(NamedTuple):
    """A play area, but for its columns."""

    seat: int
    name: str
    turn: bool
    won: bool
    any: bool
    banners: int
    team: int | None
    crow: str | None
    crow_button: Button | None
    button: Button | None
    kept: tuple[tuple[Card, str], ...]


class Companion(NamedTuple):
    """A companion on offer, drawn, or at work (`state`)."""

    card: Card
    state: str
    button: Button | None


@cache
def cards(say: Texts) -> dict[str, Card]:
    """All cards in the reader's language."""
    houses = dict(zip(CHARACTERS, (HOUSES[number] for number in HOUSE_OF), strict=True))
    return {name: _card(say, name, houses.get(name, "")) for name in (*CHARACTERS, VARYS, *COMPANIONS)}


def _card(say: Texts, name: str, house: str) -> Card:
    key = f"card-{name}"
    text = "" if house else say(f"{key}.text")
    return Card(name, say(key), say(f"{key}.short"), house, say(f"house-{house}") if house else "", text)


@cache
def _house(say: Texts, house: str) -> tuple[str, str]:
    """The short and the full name of a House."""
    return say(f"house-{house}.short"), say(f"house-{house}")


def square(say: Texts, cell: int, name: str | None, marks: str, way: str) -> Square:
    return Square(PLACES[cell], cards(say)[name] if name else None, marks, way)


def column(say: Texts, number: int, strength: int, banner: bool, held: Sequence[Held]) -> Column:
    return Column(HOUSES[number], _house(say, HOUSES[number])[1], strength, banner, bool(held))


def arms(say: Texts, number: int, left: int, free: bool, button: Button | None) -> Arms:
    name, full = _house(say, HOUSES[number])
    return Arms(HOUSES[number], name, full, left, SIZES[number], free, button)


class CityLayout(BoardLayout):
    """One view, with the answers that the viewer may give."""

    def __init__(self, say: Texts, names: Sequence[str], view: Json, answers: Sequence[Answer]) -> None:
        super().__init__(say, names, view)
        self.cards = cards(say)
        self.buttons = {each.word: self._button(each) for each in answers}
        self.landings = {each.word: _landing(each) for each in answers if self.ask == "move" and each.word != "crow"}

    def _button(self, answer: Answer) -> Button:
        way = answer.word.partition(" ")[0]
        return Button.of(answer, SIGNS.get(self.ask, way if self.ask == "move" else "choose"))

    # King's Landing

    @property
    def marked(self) -> Iterator[tuple[int, str | None, str, str]]:
        """The places of the grid that look otherwise than they do of themselves, each as `square` makes one of it."""
        grid, marks, picked = self.view["grid"], _trail(self.view["last"]), self.picked
        if picked and picked in grid:
            cell = grid.index(picked)
            before, way = marks.get(cell, _UNMARKED)
            marks[cell] = f"{before} hk-picked", way
        return ((cell, grid[cell], *how) for cell, how in marks.items())

    @property
    def picked(self) -> str | None:
        """The first of two cards to swap, while the second is asked for."""
        if self.ask != "swap-second":
            return None
        word: str = self.view["last"]["word"]
        return word.partition(" ")[2]

    @cached_property
    def on_grid(self) -> list[tuple[str, Button]]:
        """The answers that are places of the grid, in the order of the list, each with its place."""
        grid = self.view["grid"]
        found = [(self.landings[word], word) for word in self.landings]
        found += [(grid.index(word[5:]), word) for word in self.buttons if word[:5] == "card " and word[5:] in grid]
        return [(PLACES[cell], self.buttons[word]) for cell, word in found]

    def places(self, chosen: int | None) -> list[tuple[int, str, str, bool]]:
        """Every place of the grid by number: where it is, what lies there in words, and whether it is chosen."""
        return [(cell, PLACES[cell], self.place_name(cell), cell == chosen) for cell in range(len(self.view["grid"]))]

    def place_name(self, cell: int) -> str:
        name = self.view["grid"][cell]
        card = self.cards[name].name if name else self.say("label-empty")
        return self.say("set-up-place", row=cell // SIDE + 1, column=cell % SIDE + 1, card=card)

    @property
    def off_grid(self) -> frozenset[Button]:
        """The other answers."""
        return frozenset(self.buttons.values()).difference(button for _, button in self.on_grid)

    # Players

    @property
    def houses(self) -> Iterator[tuple[int, int, bool, Button | None]]:
        """The Houses beside the grid, each as `arms` makes one of it."""
        left, banners = frozenset(self.view["grid"]), self.view["banners"]
        for number, house in enumerate(HOUSES):
            button = self.buttons.get(f"house {house}") if self.buttons else None
            yield number, len(_MEMBERS[number] & left), banners[house] is None, button

    def area(self, seat: int) -> Area:
        view, result = self.view, self.view["result"]
        crow = ("ready" if view["crows"][seat] else "spent") if view["options"]["crows"] else None
        mine = result is None and view["turn"] == seat
        return Area(
            seat,
            self.names[seat],
            mine,
            result is not None and seat in result["winners"],
            bool(view["areas"][seat]),
            sum(holder == seat for holder in view["banners"].values()),
            seat % 2 + 1 if view["options"]["teams"] else None,
            crow,
            self.buttons.get("crow") if mine else None,
            self.buttons.get(f"seat {seat}"),
            tuple(self._kept(name) for name in view["areas"][seat] if name in COMPANIONS),
        )

    def columns(self, seat: int) -> Iterator[tuple[int, int, bool, tuple[Held, ...]]]:
        """What a player has of each House, as `column` makes one of it."""
        view, last, buttons = self.view, self.view["last"], self.buttons
        fresh = last["taken"] if last and last["seat"] == seat else ()
        held: dict[int, list[Held]] = {}
        for name in view["areas"][seat]:
            if name in _HOUSE_OF_CARD:
                found = held.setdefault(_HOUSE_OF_CARD[name], [])
                found.append((name, name in fresh, buttons.get(f"card {name}") if buttons else None))
        counts, banners = view["counts"][seat], view["banners"]
        for number, house in enumerate(HOUSES):
            yield number, counts[house], banners[house] == seat, tuple(held.get(number, ()))

    def _kept(self, name: str) -> tuple[Card, str]:
        """A kept companion, and the House that Jon Snow was declared for."""
        return self.cards[name], self.view["jon_snow"] or "" if name == "jon-snow" else ""

    # Companions

    @property
    def offer(self) -> tuple[Companion, ...]:
        """The companion at work first, then what it drew, then those on offer."""
        view = self.view
        working = [view["companion"]] if view["companion"] else []
        return tuple(
            Companion(self.cards[name], state, self.buttons.get(f"companion {name}"))
            for state, names in (("working", working), ("drawn", view["drawn"]), ("offered", view["offer"]))
            for name in names
        )

    @property
    def gone(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """The dead and the discarded, each under the name of its label, if there are any."""
        found = ((key, tuple(self.cards[name] for name in self.view[key])) for key in ("dead", "discarded"))
        return tuple((key, cards) for key, cards in found if cards)


_HOUSE_OF_CARD = dict(zip(CHARACTERS, HOUSE_OF, strict=True))
_MEMBERS = tuple(
    frozenset(card for card, house in _HOUSE_OF_CARD.items() if house == number) for number in range(len(HOUSES))
)
_UNMARKED = ("", "")


def _landing(answer: Answer) -> int:
    """Where a move would bring Varys."""
    cell: int = next(event["to"] for event in answer.events if event["event"] == "move")
    return cell


def _trail(last: Json | None) -> dict[int, tuple[str, str]]:
    """Where Varys came from, with the direction he took, and the places he passed."""
    if not last or last["from"] is None:
        return {}
    start, end = last["from"], last["to"]
    level = start // SIDE == end // SIDE
    step = (1 if end > start else -1) * (1 if level else SIDE)
    passed = range(start + step, end, step)
    return {start: ("hk-from", last["word"].partition(" ")[0])} | dict.fromkeys(
        passed, ("hk-passed-level" if level else "hk-passed", "")
    )
