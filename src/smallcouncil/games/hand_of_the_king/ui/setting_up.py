"""Setting up positions of the bare game of two for the analysis board: every change gives another position.

A card is in the grid or with one of the players, so that a card that is laid changes places with what lay there. The
banners go to whoever leads a House; where both have as many cards, either may hold it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, CODES, HOUSES, MEMBERS, VARYS, VARYS_CODE

SIDE = 6
CODE = {**dict(zip(CHARACTERS, CODES, strict=True)), VARYS: VARYS_CODE}
BARE = ("companions", "crows", "teams")


class CannotSetUp(CouncilError):
    """A change by hand that leads to no position of the game."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass
class Draft:
    """A position in hand: what lies where, who holds what, and whose turn it is."""

    grid: list[str | None]
    areas: list[list[str]]
    banners: dict[str, int | None]
    turn: int

    @classmethod
    def of(cls, state: State) -> "Draft":
        view = state.view(None)
        return cls(list(view["grid"]), [list(area) for area in view["areas"]], dict(view["banners"]), view["turn"])

    def lay(self, card: str, place: int) -> None:
        """Put a card on a place; what lay there goes where the card was."""
        there = self.grid[place]
        if card in self.grid:
            self.grid[self.grid.index(card)] = there
        else:
            if there == VARYS:
                raise CannotSetUp("error-set-up-varys")
            area = self._area_of(card)
            area.remove(card)
            area += [there] if there else []
        self.grid[place] = card

    def take(self, place: int, seat: int) -> None:
        card = self.grid[place]
        if card is None or card == VARYS:
            raise CannotSetUp("error-set-up-varys" if card else "error-set-up-nothing")
        self.grid[place] = None
        self.areas[seat].append(card)

    def give(self, card: str) -> None:
        """A card that one player holds goes to the other."""
        giver = 0 if card in self.areas[0] else 1
        self._area_of(card).remove(card)
        self.areas[1 - giver].append(card)

    def _area_of(self, card: str) -> list[str]:
        for area in self.areas:
            if card in area:
                return area
        raise CannotSetUp("error-set-up-nothing")

    def counts(self, house: str) -> tuple[int, int]:
        """How many cards of a House either player holds."""
        mine, theirs = (sum(card in MEMBERS[house] for card in area) for area in self.areas)
        return mine, theirs

    def settle(self) -> None:
        """Every banner goes to whoever leads its House."""
        for house in HOUSES:
            mine, theirs = self.counts(house)
            if not mine and not theirs:
                self.banners[house] = None
            elif mine != theirs or self.banners[house] is None:
                self.banners[house] = int(theirs > mine)

    def __str__(self) -> str:
        rows = "/".join(_row(self.grid[start : start + SIDE]) for start in range(0, SIDE * SIDE, SIDE))
        areas = "/".join("".join(CODE[card] for card in CHARACTERS if card in area) or "-" for area in self.areas)
        banners = "".join("-" if self.banners[house] is None else str(self.banners[house]) for house in HOUSES)
        return f"{rows} {areas} {banners} - -/- - {self.turn} - -"


def _row(cards: list[str | None]) -> str:
    text, empty = "", 0
    for card in [*cards, ""]:
        if card is None:
            empty += 1
            continue
        text += (str(empty) if empty else "") + (CODE[card] if card else "")
        empty = 0
    return text


class BareGame:
    """Hand of the King for two without companions: the solver can take on every position of it."""

    def fits(self, state: State) -> bool:
        return state.seats == 2 and not any(state.setup.options.get(name) for name in BARE)

    def fresh(self, seed: int) -> str:
        from smallcouncil.games.hand_of_the_king import GAME

        position = GAME.start(seed=seed, seats=2, companions=False).position()
        assert position is not None
        return position

    def changed(self, state: State, change: Mapping[str, str]) -> str:
        draft = Draft.of(state)
        place = _number(change.get("place", ""), SIDE * SIDE)
        if "card" in change and place is not None and change["card"] in CODE:
            draft.lay(change["card"], place)
        elif place is not None and (taker := _number(change.get("taker", ""), 2)) is not None:
            draft.take(place, taker)
        elif "give" in change:
            draft.give(change["give"])
        elif change.get("banner") in HOUSES:
            self._pass_banner(draft, change["banner"])
        elif (turn := _number(change.get("turn", ""), 2)) is not None:
            draft.turn = turn
        else:
            raise CannotSetUp("error-set-up-nothing")
        draft.settle()
        return str(draft)

    def _pass_banner(self, draft: Draft, house: str) -> None:
        mine, theirs = draft.counts(house)
        if mine != theirs or not mine:
            raise CannotSetUp("error-set-up-banner")
        draft.banners[house] = 1 - (draft.banners[house] or 0)


def _number(text: str, below: int) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and int(text[:4]) < below else None


SETTING_UP = BareGame()
