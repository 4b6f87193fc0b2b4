"""Scenarios of B'Twixt: who holds what, what lies where, and what must come of it.

    def test_ambush(table):
        t = table(hands=["ambush", "", ""], piles=["", "tribute sworn-swords", ""], knelt=[1])
        t.asks(0, "turn", "play ambush", "kneel")
        t.play("play ambush")
        t.expect(hands=["", "", ""], piles=["ambush", "sworn-swords", ""], discard="tribute", turn=2)

Cards are lists of ids in one text. A scenario has three leaders (Cersei, Euron and Melisandre; with more, the next ones
of the list), it is the first round of a summer in the standard game, Hodor is the current ally, hands are empty, and
seat 0 is the first player and to move. What lies on no pile is in the decks, out of sight: `deck` and `ally_deck` name
the tops. Council N lies between seats N and N + 1, so that seat 0 has councils 0 and, with three leaders, 2.

`expect` compares the whole table that everybody can see: what it does not mention must be as it was when the scenario
was laid, or when `expect` was last asked.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import IllegalAction
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.cards import LEADERS

Scenario = Callable[..., "Table"]
SEATED = tuple(leader.id for leader in LEADERS)
EMPTY = {"allies": "", "tokens": 0}


def listed(cards: str) -> list[str]:
    return cards.split()


def council(told: Any) -> dict[str, Any]:
    """A council as a position has it: `"hodor varys"`, or `("hodor", [1, 3])` with the numbers of its tokens."""
    allies, tokens = told if isinstance(told, tuple) else (told, [])
    return {"allies": listed(allies), "tokens": tokens}


class Table:
    """One scenario."""

    def __init__(self, *, seats: int = 3, seed: int = 1, **told: Any) -> None:
        position = {"seats": seats, "current": "hodor", "leaders": list(SEATED[:seats]), **told}
        position["hands"] = [listed(hand) for hand in told.get("hands", [""] * seats)]
        for name in ("piles", "aside"):
            if name in told:
                position[name] = [listed(cards) for cards in told[name]]
        for name in ("beside", "row", "dead", "discard", "removed", "deck", "ally_deck"):
            if name in told:
                position[name] = listed(told[name])
        if "councils" in told:
            position["councils"] = [council(each) for each in told["councils"]]
        self.state: State = sc.game("btwixt").start(position=json.dumps(position), seed=seed)
        self._before = self.seen()

    def seen(self) -> dict[str, Any]:
        """All that lies on the table, hands included."""
        view = self.state.view(None)
        seats = range(self.state.seats)
        return {
            "hands": [sorted(self.state.view(seat)["hand"]) for seat in seats],
            "piles": [sorted(each["card"] for each in pile) for pile in view["piles"]],
            "totals": view["totals"],
            "aside": [sorted(cards) for cards in view["aside"]],
            "councils": [(sorted(each["allies"]), each["tokens"]) for each in view["councils"]],
            "discard": sorted(view["discard"]),
            "removed": sorted(view["removed"]),
            "dead": sorted(view["dead"]),
            "current": view["current"] and (view["current"]["ally"], view["current"]["tokens"]),
            "beside": view["beside"],
            "row": view["row"],
            "standing": [seat for seat in seats if view["standing"][seat]],
            "first": view["first"],
            "round": view["round"],
            "season": view["season"],
            "supply": view["supply"],
            "deck": view["deck"],
            "ally_deck": view["ally_deck"],
        }

    def play(self, *words: str) -> None:
        """Decisions one after the other, each by the seat that is awaited."""
        for word in words:
            seat = self.state.awaiting[0]
            assert word in self.state.words(seat), f"{word!r} is not among {self.state.words(seat)} of seat {seat}"
            self.state.play(word, seat)

    def asks(self, seat: int, ask: str, *words: str) -> None:
        """Exactly this is asked of exactly this seat, and exactly these are the answers."""
        assert self.state.awaiting == (seat,)
        prompt = self.state.prompt(seat)
        assert prompt is not None
        assert prompt.ask == ask
        assert sorted(self.state.words(seat)) == sorted(words)

    def refuses(self, word: str, rule: str) -> None:
        """An action that is not legal now: refused with its rule, and nothing has changed."""
        seat, before = self.state.awaiting[0], self.state.digest()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(word, seat)
        assert caught.value.details["rule"] == rule
        assert self.state.digest() == before

    def kneel_all(self) -> None:
        """All leaders who are asked kneel until the bid is won and something else is asked."""
        while self.state.awaiting and "kneel" in self.state.words(self.state.awaiting[0]):
            prompt = self.state.prompt(self.state.awaiting[0])
            if prompt is None or prompt.ask != "turn" or self.state.view(None)["winner"] is not None:
                return
            self.play("kneel")

    def expect(self, **told: Any) -> None:
        """The whole table as everybody sees it; what is not told has not changed."""
        wanted = {**self._before, **{name: self._meant(name, value) for name, value in told.items()}}
        assert self.seen() == wanted
        self._before = wanted

    def _meant(self, name: str, value: Any) -> Any:
        if name in ("hands", "piles", "aside"):
            return [sorted(listed(cards)) for cards in value]
        if name in ("discard", "removed", "dead"):
            return sorted(listed(value))
        if name in ("beside", "row"):
            return listed(value)
        if name == "councils":
            return [
                (sorted(listed(each[0])), each[1]) if isinstance(each, tuple) else (sorted(listed(each)), 0)
                for each in value
            ]
        if name == "current":
            return value if value is None or isinstance(value, tuple) else (value, 0)
        return value

    def happened(self, *kinds: str, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The events of these kinds, as a seat or the public saw them."""
        return [event for event in self.state.events(seat, since) if event["event"] in kinds]


@pytest.fixture
def table() -> Scenario:
    return Table


def each(cards: Sequence[str]) -> list[Any]:
    """Parameters of a test that is told once for several cards."""
    return [pytest.param(card, id=card) for card in cards]
