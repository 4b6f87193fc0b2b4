"""What the tests of this folder share: every kind of game, games played by a list of numbers, and a look at the table.

The checks read only the JSON of a view, and know the cards only by their names, so that they share no code with the
rules they check.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS

GAME = sc.game("hand-of-the-king")

POSITION_GUIDE = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
POSITIONS = re.findall(r"```position\n(.+)\n```", POSITION_GUIDE)

VARIANTS: dict[int, tuple[dict[str, Any], ...]] = {
    2: ({},),
    3: ({}, {"crows": True}),
    4: ({}, {"teams": True}, {"teams": True, "crows": True}),
}
KINDS = tuple(
    {"seats": seats, "companions": companions, **variant}
    for seats, variants in VARIANTS.items()
    for variant in variants
    for companions in (False, True)
)

# Every move takes a character (35); six companions are offered and one may be drawn (7); their targets, at most (12);
# crows and partners (8); a tie per House in each turn that has a companion (42).
MOST_DECISIONS = 35 + 7 + 12 + 8 + 42


def name_of(kind: dict[str, Any]) -> str:
    """A kind of game as a test's id: `3-crows-companions`."""
    return "-".join([str(kind["seats"]), *sorted(name for name, chosen in kind.items() if chosen is True)])


@dataclass(frozen=True)
class Play:
    """A game, and which of the legal actions is taken at each decision; when the choices run out luck goes on."""

    start: dict[str, Any]
    choices: tuple[int, ...]

    def moments(self, state: State | None = None) -> Iterator[State]:
        """The same state at every decision and at the end of the game."""
        state = GAME.start(**self.start) if state is None else state
        luck = Chance(self.start["seed"])
        choices = iter(self.choices)
        while state.awaiting:
            yield state
            (seat,) = state.awaiting
            actions = state.actions(seat)
            state.act(seat, actions[next(choices, luck.below(1 << 30)) % len(actions)])
        yield state

    def stop(self, at: int) -> State:
        """The state after that many decisions, or at the end."""
        *_, state = islice(self.moments(), at + 1)
        return state


def _started(kind: dict[str, Any], first: int, seed: int) -> dict[str, Any]:
    return {**kind, "first": first if first < kind["seats"] else "random", "seed": seed}


def starts() -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(_started, st.sampled_from(KINDS), st.integers(0, 4), st.integers(0, (1 << 53) - 1))


def plays() -> st.SearchStrategy[Play]:
    return st.builds(Play, starts(), st.lists(st.integers(0, 40), max_size=40).map(tuple))


def house_of(card: str) -> str:
    """Cards bear the name of their House, but for one (HK-004)."""
    return "lannister" if card == "joffrey-baratheon" else card.rpartition("-")[2]


HOUSES = tuple(dict.fromkeys(map(house_of, CHARACTERS)))


def strength(view: dict[str, Any], seat: int, house: str) -> int:
    """How many cards of a House a seat has, counted by hand."""
    area = view["areas"][seat]
    cards = sum(house_of(card) == house for card in area if card in CHARACTERS)
    cards += "gendry" in area and house == "baratheon"
    cards += 2 * ("jon-snow" in area and house == view["jon_snow"])
    cards += 2 * ("shae" in area and "tyrion-lannister" in area and house == "lannister")
    return cards


def leaders(view: dict[str, Any], house: str) -> list[int]:
    counts = [strength(view, seat, house) for seat in range(view["seats"])]
    return [seat for seat, count in enumerate(counts) if count == max(counts) > 0]


def check_cards(view: dict[str, Any]) -> None:
    """Every card is in exactly one place, and only kept companions lie in play areas."""
    gone = view["dead"] + [card for area in view["areas"] for card in area]
    open_cards = Counter([card for card in view["grid"] if card is not None] + gone)
    companions = open_cards & Counter(COMPANIONS)
    assert open_cards - companions == Counter((*CHARACTERS, "varys"))
    assert len(view["grid"]) == 36
    assert view["grid"].count("varys") == 1
    resolving = [] if view["companion"] is None else [view["companion"]]
    companions += Counter(view["offer"] + view["drawn"] + view["discarded"] + resolving)
    assert set(companions.values()) <= {1}
    assert companions.total() + view["deck"] == (14 if view["options"]["companions"] else 0)
    kept = {card for area in view["areas"] for card in area} - set(CHARACTERS)
    assert kept <= {"gendry", "jon-snow", "shae"}
    assert (view["jon_snow"] is not None) == ("jon-snow" in kept)


def check_counts(view: dict[str, Any]) -> None:
    """The counts are those of the cards; between turns every banner is with a leader of its House (HK-R01, HK-R02)."""
    assert view["counts"] == [{house: strength(view, seat, house) for house in HOUSES} for seat in range(view["seats"])]
    assert list(view["banners"]) == list(HOUSES)
    if view["prompt"] is None or view["prompt"]["ask"] in ("move", "crow-partner"):
        for house, holder in view["banners"].items():
            assert holder in (leaders(view, house) or [None])


def check_result(view: dict[str, Any]) -> None:
    """Most banners, then the banner of the largest House; teammates stand together (HK-055 to HK-059, HK-R12)."""
    sides = [[seat] for seat in range(view["seats"])]
    if view["options"]["teams"]:
        sides = [[0, 2], [1, 3]]
    held = {
        tuple(side): [number for number, house in enumerate(HOUSES) if view["banners"][house] in side] for side in sides
    }
    best = max(held, key=lambda side: (len(held[side]), -min(held[side], default=9)))
    result = view["result"]
    assert result["winners"] == list(best)
    scores = {seat: len(held[side]) for side in held for seat in side}
    assert result["scores"] == [scores[seat] for seat in range(view["seats"])]
    assert sum(result["scores"]) == sum(map(len, held.values())) * len(sides[0])
    assert [seat for seat, rank in enumerate(result["ranks"]) if rank == 1] == list(best)
    for seat, rank in enumerate(result["ranks"]):
        above = [other for other, theirs in enumerate(result["ranks"]) if theirs < rank]
        assert rank == len(above) + 1
        assert all(scores[other] >= scores[seat] for other in above)


def check_actions(state: State) -> None:
    """Only the awaited seat may act; its actions ascend, and there is at least one while the game lasts."""
    for seat in range(state.seats):
        actions = state.actions(seat)
        assert list(actions) == sorted(set(actions))
        assert (actions != ()) == (seat in state.awaiting) == (state.prompt(seat) is not None)
    assert (state.awaiting == ()) == (state.result is not None)


def check_table(state: State) -> dict[str, Any]:
    """All that must hold at every decision; the view that was looked at."""
    view = state.view(None)
    check_cards(view)
    check_counts(view)
    check_actions(state)
    assert state.awaiting in ((), (view["turn"],))
    if view["prompt"] is None:
        check_result(view)
    return view
