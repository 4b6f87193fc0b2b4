"""Scenarios of Hand of the King: a picture of King's Landing, who has what, and what must come of it.

    def test_hodor_carries_bran(table):
        t = table("varys hoster . bran", areas=("", "arya"), offer="hodor")
        t.play("right tully", "companion hodor", "card bran-stark")
        t.expect(grid=". varys", areas=("hoster bran", "arya"), ...)

Cards are called by their first names. Squares that a picture leaves out, to the right or below, are empty. Characters
named nowhere are dead and companions named nowhere are discarded, so that a scenario tells only what it is about.
`expect` compares the whole table: whatever it does not mention must be as it was at the start of the scenario.

Every scenario runs twice: on the plain rules and on the compiled ones.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import IllegalAction
from smallcouncil.core.game import Game, State
from smallcouncil.games.hand_of_the_king import engine
from smallcouncil.games.hand_of_the_king.cards import (
    CHARACTERS,
    CODES,
    COMPANION_CODES,
    COMPANIONS,
    HOUSE_LETTERS,
    HOUSES,
    MEMBERS,
    VARYS,
    VARYS_CODE,
)
from smallcouncil.games.hand_of_the_king.layout import LENGTH

SIDE = 6
IDS = {card.partition("-")[0]: card for card in (*CHARACTERS, *COMPANIONS)} | {"drogo": "khal-drogo", VARYS: VARYS}
CODE = dict(zip((*CHARACTERS, *COMPANIONS, VARYS), (*CODES, *COMPANION_CODES, VARYS_CODE), strict=True))
ASK_FOR_A_COMPANION = "companion.-.0.-.-.1.-.-.0"

Grid = list[str | None]
Over = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
Areas = Sequence[str]


def ids(names: str) -> list[str]:
    """The cards of a list of first names; `jon=stark` is Jon Snow with his declared House."""
    return sorted(IDS[name.partition("=")[0]] for name in names.split())


def grid_of(picture: str) -> Grid:
    """The 36 squares of a picture."""
    grid: Grid = [None] * (SIDE * SIDE)
    for row, line in enumerate(picture.strip().splitlines()):
        for column, name in enumerate(line.split()):
            assert column < SIDE, f"too wide: {line}"
            grid[row * SIDE + column] = None if name == "." else IDS[name]
    return grid


def declared(areas: Areas) -> str | None:
    """Jon Snow's House."""
    told = [name for area in areas for name in area.split() if name.startswith("jon=")]
    return told[0].removeprefix("jon=") if told else None


def worth(area: str, house: str) -> int:
    """The cards of a House in a play area, kept companions counted."""
    held = ids(area)
    cards = sum(card in MEMBERS[house] for card in held)
    cards += house == "baratheon" and "gendry" in held
    cards += 2 * (house == "lannister" and {"shae", "tyrion-lannister"} <= set(held))
    return cards + 2 * (house == declared([area]))


def holders(areas: Areas, told: Mapping[str, int]) -> dict[str, int | None]:
    """Who holds the banners: whoever leads alone, and in a tie whomever the scenario tells."""
    found: dict[str, int | None] = {}
    for house in HOUSES:
        cards = [worth(area, house) for area in areas]
        leading = [seat for seat, number in enumerate(cards) if number == max(cards) > 0]
        assert len(leading) < 2 or house in told, f"{house} is tied: tell who holds its banner"
        found[house] = told.get(house, leading[0] if leading else None)
    return found


def result_of(over: Over | None) -> dict[str, list[int]] | None:
    """Winners, scores and ranks as a view tells them."""
    return over and dict(zip(("winners", "scores", "ranks"), map(list, over), strict=True))


def _grid_field(grid: Grid) -> str:
    rows = [grid[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE)]
    return "/".join("".join("1" if card is None else CODE[card] for card in row) for row in rows)


def _area_field(area: str) -> str:
    cards = []
    for name in area.split():
        first, _, house = name.partition("=")
        cards.append(CODE[IDS[first]] + (f"={HOUSE_LETTERS[HOUSES.index(house)]}" if house else ""))
    return "".join(cards) or "-"


def _set_field(cards: Sequence[str]) -> str:
    return "".join(CODE[card] for card in cards) or "-"


class Table:
    """A game that started from a scenario, and what the whole table looked like then."""

    def __init__(self, state: State, start: dict[str, Any]) -> None:
        self.state = state
        self.start = start
        self.expect()

    def play(self, *words: str) -> "Table":
        """The awaited seat decides, once a word."""
        for word in words:
            self.state.play(word)
        return self

    def asks(self, seat: int, ask: str, *words: str, by: str = VARYS, house: str | None = None) -> None:
        """Exactly this seat is asked exactly this, with exactly these legal answers."""
        assert self.state.awaiting == (seat,)
        prompt = self.state.prompt(seat)
        assert prompt is not None
        assert (prompt.seat, prompt.ask, prompt.by, prompt.about["house"]) == (seat, ask, by, house)
        assert sorted(self.state.words(seat)) == sorted(words)
        others = [other for other in range(self.state.seats) if other != seat]
        assert [(self.state.actions(other), self.state.prompt(other)) for other in others] == [((), None)] * len(others)

    def expect(
        self,
        *,
        grid: str | None = None,
        areas: Areas | None = None,
        banners: Mapping[str, int | None] | None = None,
        dead: str = "",
        discarded: str = "",
        over: Over | None = None,
        **told: Any,
    ) -> None:
        """The whole table now.

        `banners` names those that moved; `dead` and `discarded` those who became so since the start; `over` is
        winners, scores and ranks; `told` may be offer, drawn, deck, crows, turn.
        """
        wanted = dict(self.start)
        if grid is not None:
            wanted["grid"] = grid_of(grid)
        if areas is not None:
            wanted |= {"areas": [ids(area) for area in areas], "jon_snow": declared(areas)}
        wanted["banners"] = self.start["banners"] | (banners or {})
        wanted["dead"] = sorted(self.start["dead"] + ids(dead))
        wanted["discarded"] = sorted(self.start["discarded"] + ids(discarded))
        for name in ("offer", "drawn"):
            wanted[name] = ids(told.pop(name)) if name in told else self.start[name]
        wanted["result"] = result_of(over) or self.start["result"]
        unknown = set(told) - {"deck", "crows", "turn"}
        assert not unknown, f"a table has no {unknown}"
        assert self.now() == wanted | told
        if wanted["result"]:
            assert self.state.awaiting == ()
            assert [self.state.actions(seat) for seat in range(self.state.seats)] == [()] * self.state.seats

    def now(self) -> dict[str, Any]:
        """What `expect` compares."""
        view = self.state.view(None)
        for name in ("offer", "drawn", "dead", "discarded"):
            view[name] = sorted(view[name])
        view["areas"] = [sorted(area) for area in view["areas"]]
        return {name: view[name] for name in self.start}

    def counts(self, house: str) -> list[int]:
        """How many cards of a House each seat has."""
        return [cards[house] for cards in self.state.view(None)["counts"]]

    def refuses(self, word: str, rule: str, seat: int | None = None) -> None:
        """An action that breaks a rule is refused by its name, and changes nothing."""
        who = self.state.awaiting[0] if seat is None else seat
        before = self.state.digest()
        with pytest.raises(IllegalAction) as refused:
            self.state.play(word, who)
        assert (refused.value.rule, refused.value.seat, refused.value.word) == (rule, who, word)
        assert self.state.digest() == before

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        return self.state.events(None, since)


def _start(
    picture: str,
    areas: Areas = ("", ""),
    *,
    offer: str = "",
    deck: str = "",
    banners: Mapping[str, int] | None = None,
    turn: int = 0,
    teams: bool = False,
    crows: Sequence[int] | None = None,
    companions: bool = True,
    pending: str = "-",
    over: Over | None = None,
    seed: int = 1,
) -> Table:
    """Begin a scenario. `deck` are the face-down companions; with `over` the game has ended: Varys cannot move."""
    grid = grid_of(picture)
    placed = [card for card in grid if card] + [card for area in areas for card in ids(area)]
    away = placed + ids(offer) + ids(deck)
    dead = [card for card in CHARACTERS if card not in placed]
    discarded = [companion for companion in COMPANIONS if companion not in away and companions]
    held = holders(areas, banners or {})
    position = (
        _grid_field(grid),
        "/".join(map(_area_field, areas)),
        "".join("-" if holder is None else str(holder) for holder in held.values()),
        _set_field(ids(offer)),
        f"{_set_field(dead)}/{_set_field(discarded)}",
        "".join(map(str, crows or ())) or "-",
        str(turn),
        "t" * teams + "w" * (crows is not None) + "c" * companions or "-",
        pending,
    )
    told = {
        "grid": grid,
        "areas": [ids(area) for area in areas],
        "jon_snow": declared(areas),
        "banners": held,
        "offer": ids(offer),
        "drawn": [],
        "deck": len(ids(deck)),
        "dead": sorted(dead),
        "discarded": sorted(discarded),
        "crows": [seat in (crows or ()) for seat in range(len(areas))],
        "turn": turn,
        "result": result_of(over),
    }
    return Table(sc.game("hand-of-the-king").start(position=" ".join(position), seed=seed), told)


@pytest.fixture(scope="session")
def compiled_rules() -> SimpleNamespace:
    """The compiled side: compiled once a worker, or read from the cache."""
    return engine.warm_up.wait()


@pytest.fixture(params=["plain", "compiled"])
def side(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The side of the rules that all games of this test run on, whatever warms up in the background."""
    compiled = request.param == "compiled"
    ready = request.getfixturevalue("compiled_rules") if compiled else None
    monkeypatch.setattr(engine, "warm_up", SimpleNamespace(ready=ready))
    monkeypatch.setattr(engine, "PATIENCE", -1)
    row = array("q", bytes(8 * LENGTH))
    assert (engine.side(row)[-1] is row) != compiled
    return str(request.param)


@pytest.fixture
def game(side: str) -> Game:
    return sc.game("hand-of-the-king")


@pytest.fixture
def table(side: str) -> Callable[..., Table]:
    return _start


@pytest.fixture
def owed() -> str:
    """What is pending when a companion has been earned and is to be chosen."""
    return ASK_FOR_A_COMPANION
