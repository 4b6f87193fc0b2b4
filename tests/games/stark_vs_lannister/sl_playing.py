"""What the tests of this folder share: every kind of game, games of chance, positions, and a look at the table.

The checks count cards, gold and power by the JSON of the views, of both seats together, and by the card list.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice
from typing import Any

from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State

GAME = sc.game("stark-vs-lannister")
LIST: dict[str, Any] = tomllib.loads(
    files("smallcouncil.games.stark_vs_lannister").joinpath("cards.toml").read_text(encoding="utf-8")
)
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in LIST["card"]}
PLOTS: dict[str, dict[str, Any]] = {plot["id"]: plot for plot in LIST["plot"]}
HOUSES = ("stark", "lannister")
DECKS = {
    house: Counter({card["id"]: card["copies"] for card in LIST["card"] if card["deck"] == house}) for house in HOUSES
}

KINDS: tuple[dict[str, Any], ...] = tuple(
    {"stark": stark, "draft": draft, "stark_power": power[0], "lannister_power": power[1]}
    for stark in (0, 1, "random")
    for draft in (False, True)
    for power in ((0, 0), (3, 0), (0, 5))
)
MOST_DECISIONS = 6000
"""More than twice the longest of some thousand random games."""


def name_of(kind: dict[str, Any]) -> str:
    """A kind of game as a test's id: `random-draft-3-0`."""
    words = [str(kind["stark"]), "draft" if kind["draft"] else "standard"]
    return "-".join([*words, str(kind["stark_power"]), str(kind["lannister_power"])])


def lay(text: str, seed: int = 1) -> State:
    """The game that a position line tells."""
    return GAME.start(position=text, seed=seed)


def play(state: State, *words: str) -> State:
    """Decisions one after the other; `0: place ice` says whose it is."""
    for word in words:
        seat, colon, rest = word.partition(": ")
        state.play(rest if colon else word, int(seat) if colon else None)
    return state


@dataclass(frozen=True)
class Play:
    """A game, and which of the awaited seats and legal actions is taken at each decision; then luck goes on."""

    start: dict[str, Any]
    choices: tuple[int, ...]

    def moments(self, state: State | None = None) -> Iterator[State]:
        """The same state at every decision and at the end of the game."""
        state = GAME.start(**self.start) if state is None else state
        luck = Chance(self.start["seed"])
        choices = iter(self.choices)
        while state.awaiting:
            yield state
            choice = next(choices, None)
            choice = luck.below(1 << 30) if choice is None else choice
            seat = state.awaiting[choice % len(state.awaiting)]
            actions = state.actions(seat)
            state.act(seat, actions[choice % len(actions)])
        yield state

    def stop(self, at: int) -> State:
        """The state after that many decisions, or at the end."""
        *_, state = islice(self.moments(), at + 1)
        return state


def starts() -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(lambda kind, seed: {**kind, "seed": seed}, st.sampled_from(KINDS), st.integers(0, (1 << 53) - 1))


def plays() -> st.SearchStrategy[Play]:
    return st.builds(Play, starts(), st.lists(st.integers(0, 60), max_size=60).map(tuple))


def random_game(start: dict[str, Any], luck: Chance) -> Iterator[State]:
    """A game of chance, at every decision and at its end."""
    state = GAME.start(**start)
    while state.awaiting:
        yield state
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    yield state


def told(state: State, seat: int) -> str:
    """All that the contract tells a seat, as text."""
    prompt = state.prompt(seat)
    found = [state.view(seat), prompt.json() if prompt else None, state.actions(seat), state.words(seat)]
    result = state.result.json() if state.result else None
    return json.dumps([*found, state.events(seat), state.awaiting, state.seats, result])


# ---- what must hold at every decision


def with_attachments(side: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every card in play on this side, attachments behind their hosts."""
    for card in side["play"]:
        yield card
        yield from card["attachments"]


def check_cards(state: State, views: list[dict[str, Any]]) -> None:
    """Every card is in exactly one place: what is in sight is of the deck, and with the deck makes up the fifty."""
    found = {house: Counter[str]() for house in HOUSES}
    for seat, view in enumerate(views):
        side = view["sides"][seat]
        house = side["house"]
        assert len(view["hand"]) + len(view["placed"] or []) in (side["hand"], len(view["hand"]) + side["hand"])
        found[house].update([*view["hand"], *side["discard"], *side["dead"]])
        for card in with_attachments(side):
            found[CARDS[card["id"]]["deck"]].update({card["id"]: 1 + (card["duplicates"] or 0)})
    if views[0]["resolving"]:
        found[CARDS[views[0]["resolving"]]["deck"]].update([views[0]["resolving"]])
    for seat, view in enumerate(views):
        house = view["sides"][seat]["house"]
        if view["phase"] == "place":
            continue
        assert found[house] <= DECKS[house]
        assert found[house].total() + view["sides"][seat]["deck"] == 50


def check_tokens(view: dict[str, Any]) -> None:
    """26 gold and 30 power, wherever they are; power on banners and characters only."""
    sides = view["sides"]
    assert view["treasury"] + sum(side["gold"] for side in sides) == 26
    on_cards = [[card["power"] or 0 for card in side["play"]] for side in sides]
    assert view["bank"] + sum(side["power"] + sum(held) for side, held in zip(sides, on_cards, strict=True)) == 30
    for side, held in zip(sides, on_cards, strict=True):
        assert side["total"] == side["power"] + sum(held)
        assert all(CARDS[card["id"]]["type"] == "character" or not card["power"] for card in side["play"])
    assert min(view["treasury"], view["bank"], *(side["gold"] for side in sides)) >= 0


def check_plots(view: dict[str, Any]) -> None:
    """Seven plots each, one of them revealed from the first reveal on."""
    if view["phase"] == "draft":
        return
    for side in view["sides"]:
        deck = side["plots"] if isinstance(side["plots"], int) else len(side["plots"])
        assert deck + len(side["used"]) + (side["plot"] is not None) == 7
        assert deck > 0


def check_play(view: dict[str, Any]) -> None:
    """Unique cards once, none beside its dead copy; names are unique; strengths are not negative."""
    for side in view["sides"]:
        ids = [card["id"] for card in with_attachments(side)]
        names = [card["card"] for card in with_attachments(side)]
        assert len(set(names)) == len(names)
        for card in side["play"]:
            design = CARDS[card["id"]]
            assert card["owner"] == view["sides"].index(side)
            assert design["type"] in ("character", "location")
            assert not (design["unique"] and card["id"] in side["dead"])
            assert design["type"] != "character" or card["strength"] >= 0
            assert not card["attachments"] or design["type"] == "character"
        assert all(ids.count(each) == 1 for each in ids if CARDS[each]["unique"])
        assert all(CARDS[each]["type"] == "character" for each in side["dead"])


def check_actions(state: State) -> None:
    """Only awaited seats may act; actions ascend, and there is at least one while the game lasts."""
    assert list(state.awaiting) == sorted(set(state.awaiting))
    for seat in range(2):
        actions = state.actions(seat)
        assert list(actions) == sorted(set(actions))
        assert (actions != ()) == (seat in state.awaiting) == (state.prompt(seat) is not None)
        prompt = state.prompt(seat)
        if prompt and prompt.ask in ("act", "respond", "save"):
            assert "pass" in state.words(seat)
    assert (state.awaiting == ()) == (state.result is not None)


def check_result(view: dict[str, Any]) -> None:
    totals = [side["total"] for side in view["sides"]]
    result = view["result"]
    assert result["scores"] == totals
    (winner,) = result["winners"]
    assert totals[winner] >= 15
    assert sorted(result["ranks"]) == [1, 2]
    assert result["ranks"][winner] == 1


def check_table(state: State) -> dict[str, Any]:
    """All that must hold at every decision; the public view that was looked at."""
    view = state.view(None)
    check_cards(state, [state.view(0), state.view(1)])
    check_tokens(view)
    check_plots(view)
    check_play(view)
    check_actions(state)
    if state.awaiting:
        assert max(side["total"] for side in view["sides"]) < 15
    else:
        check_result(view)
    return view
