"""What the tests of this folder share: every kind of game, games played by a list of numbers, and a look at the table.

The checks count cards by their names in the JSON of views; only what no view shows (decks, tokens) is read from the
state.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Any

from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, EVENTS, LEADER_CARDS, STANDARD
from smallcouncil.games.btwixt.state import BtwixtState
from smallcouncil.games.btwixt.table import KEPT, BtwixtTable

GAME = sc.game("btwixt")

KINDS: tuple[dict[str, Any], ...] = tuple(
    {"seats": seats, "advanced": advanced, "draft": draft, "revealed": revealed, "short": short, "leaders": leaders}
    for seats, advanced, draft, revealed, short, leaders in product(
        (3, 4, 5, 6), (False, True), ("none", "draft", "kingsmoot"), (False, True), (False, True), ("random", "choose")
    )
    if not (advanced and draft == "kingsmoot")
)
MOST_DECISIONS = 900
"""Twice the longest of some thousand random games, which took 445."""


def name_of(kind: dict[str, Any]) -> str:
    """A kind of game as a test's id: `4-draft-revealed`."""
    words = [name for name in ("advanced", "revealed", "short") if kind[name]]
    return "-".join([str(kind["seats"]), kind["draft"], *words, kind["leaders"]])


@dataclass(frozen=True)
class Play:
    """A game, and which of the awaited seats and legal actions is taken at each decision; then luck goes on."""

    start: dict[str, Any]
    choices: tuple[int, ...]

    def moments(self, state: BtwixtState | None = None) -> Iterator[BtwixtState]:
        """The same state at every decision and at the end of the game."""
        state = begin(self.start) if state is None else state
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

    def stop(self, at: int) -> BtwixtState:
        """The state after that many decisions, or at the end."""
        *_, state = islice(self.moments(), at + 1)
        return state


def whole(state: BtwixtState) -> str:
    """Everything in a state, secrets included, but for what it only keeps in mind."""
    names = [*BtwixtTable.__slots__, *State.__slots__]
    found = {name: getattr(state, name) for name in names if name not in (*KEPT, "game", "luck")}
    return repr((found, list(state.luck.words)))


def begin(start: dict[str, Any]) -> BtwixtState:
    state = GAME.start(**start)
    assert isinstance(state, BtwixtState)
    return state


def _started(kind: dict[str, Any], first: int, seed: int) -> dict[str, Any]:
    return {**kind, "first": first if first < kind["seats"] else "random", "seed": seed}


def starts() -> st.SearchStrategy[dict[str, Any]]:
    return st.builds(_started, st.sampled_from(KINDS), st.integers(0, 6), st.integers(0, (1 << 53) - 1))


def plays() -> st.SearchStrategy[Play]:
    return st.builds(Play, starts(), st.lists(st.integers(0, 60), max_size=60).map(tuple))


def random_game(start: dict[str, Any], luck: Chance) -> Iterator[BtwixtState]:
    """A game of chance, at every decision and at its end."""
    state = begin(start)
    while state.awaiting:
        yield state
        seat = luck.choice(state.awaiting)
        state.act(seat, luck.choice(state.actions(seat)))
    yield state


def cards_of_the_game(view: dict[str, Any]) -> Counter[str]:
    """All influence cards that take part, by name."""
    found = Counter({design.id: design.copies for design in STANDARD})
    kingsmoot = view["options"]["draft"] == "kingsmoot"
    if kingsmoot or view["options"]["advanced"]:
        found.update(design.id for design in EVENTS)
        found.update(design.id for design in LEADER_CARDS if kingsmoot or design.leader in view["leaders"])
    return found


def check_cards(state: BtwixtState, view: dict[str, Any]) -> None:
    """Every influence card is in exactly one place."""
    found = Counter(view["discard"] + view["removed"])
    for seat in range(state.seats):
        own = state.view(seat)
        found.update(own["hand"] + view["aside"][seat] + [entry["card"] for entry in view["piles"][seat]])
        found.update(own["draft"]["pack"] if own["draft"] else [])
        assert len(own["hand"]) == view["hands"][seat]
        assert own["hand"] == [DESIGNS[card].id for card in sorted(state.hands[seat])]
    if view["playing"]:
        found.update([view["playing"]["card"]])
    whites = [card for cards in state.whites for card in cards]
    hidden = [DESIGNS[card].id for card in (*state.deck, *state.blues, *whites)]
    assert len(hidden) == view["deck"] + view["set_aside"] + sum(view["whites"])
    found.update(hidden)
    assert found == cards_of_the_game(view)


def check_allies(state: BtwixtState, view: dict[str, Any]) -> None:
    """Every ally is in exactly one place."""
    found = (
        view["dead"] + view["beside"] + view["row"] + [ally for entry in view["councils"] for ally in entry["allies"]]
    )
    found += [view["current"]["ally"]] if view["current"] else []
    found += [view["comet"]] if view["comet"] else []
    found += [ALLIES[ally].id for ally in (*state.ally_deck, *state.looking)]
    assert sorted(found) == sorted(ally.id for ally in ALLIES)
    assert view["ally_deck"] == len(state.ally_deck)


def check_tokens(state: BtwixtState, view: dict[str, Any]) -> None:
    """Every power token is in exactly one place: 25 ones, 19 twos, 10 threes."""
    found = Counter({number: state.supply[number - 1] for number in (1, 2, 3)})
    found.update(number for tokens in (*state.tokens, state.on_ally) for number in tokens)
    assert found == {1: 25, 2: 19, 3: 10}
    on_ally = view["current"]["tokens"] if view["current"] else 0
    assert sum(entry["tokens"] for entry in view["councils"]) + on_ally + view["supply"] == 54


def check_totals(view: dict[str, Any]) -> None:
    """A total is the sum of what the cards count; with Renly Baratheon and Walder Frey it is not."""
    for pile, total in zip(view["piles"], view["totals"], strict=True):
        counted = sum(entry["value"] for entry in pile)
        if view["during"] == "renly-baratheon":
            counted += len(pile)
        if view["winner"] is None and view["during"] != "walder-frey":
            assert total == counted
        assert total >= 0
    assert (
        view["winner"] is None
        or view["totals"][view["winner"]] == max(view["totals"])
        or (view["during"] == "petyr-baelish")
    )


def check_actions(state: BtwixtState) -> None:
    """Only awaited seats may act; actions ascend, and there is at least one while the game lasts."""
    assert list(state.awaiting) == sorted(set(state.awaiting))
    for seat in range(state.seats):
        actions = state.actions(seat)
        assert list(actions) == sorted(set(actions))
        assert (actions != ()) == (seat in state.awaiting) == (state.prompt(seat) is not None)
    assert (state.awaiting == ()) == (state.result is not None)


def check_result(view: dict[str, Any]) -> None:
    """The strongest small council, then the other one, then the most allies (BT-043 to BT-046)."""
    totals = [entry["total"] for entry in view["councils"]]
    allies = [len(entry["allies"]) for entry in view["councils"]]
    seats = view["seats"]
    standing = []
    for seat in range(seats):
        own = ((seat - 1) % seats, seat)
        powers = sorted(totals[council] for council in own)
        standing.append((powers[0], powers[1], sum(allies[council] for council in own)))
    result = view["result"]
    assert result["scores"] == result["small"] == [small for small, _, _ in standing]
    assert (result["other"], result["allies"]) == (
        [other for _, other, _ in standing],
        [count for *_, count in standing],
    )
    assert result["winners"] == [seat for seat, held in enumerate(standing) if held == max(standing)]
    assert result["ranks"] == [1 + sum(other > held for other in standing) for held in standing]


def check_table(state: BtwixtState) -> dict[str, Any]:
    """All that must hold at every decision; the public view that was looked at."""
    view = state.view(None)
    check_cards(state, view)
    check_allies(state, view)
    check_tokens(state, view)
    check_totals(view)
    check_actions(state)
    if not state.awaiting:
        check_result(view)
    return view
