"""A view of B'Twixt, laid out for the template: who sits where around the ring, and which things are answers."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple
from urllib.parse import quote_plus

from smallcouncil.core.game import Json
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.board_parts import BoardLayout, Button

# The sign on an answer, by what is asked.
SIGNS = {
    **dict.fromkeys(("kill", "card", "discard", "ultimatum"), "kill"),
    **dict.fromkeys(("take", "return", "place", "token", "token-to"), "take"),
    **dict.fromkeys(("give", "swap", "vengeance", "theon"), "swap"),
}

# The questions that are answered with a card of the own hand.
OF_HAND = ("discard", "ultimatum", "give", "swap")


class Card(NamedTuple):
    """An influence card or an ally; `number` is its printed value or power, `rules` where to read of it."""

    id: str
    name: str
    short: str
    text: str
    number: int
    color: str
    color_name: str
    triumph: bool
    rules: str


class Piece(NamedTuple):
    """A card somewhere on the table, so many copies of it; `number` is what it counts there."""

    card: Card
    number: int
    copies: int
    vt: str
    button: Button | None
    new: bool = False
    bonus: str = ""
    """What its scoring ability adds, with its sign; at the end only."""


class Council(NamedTuple):
    """What two neighbours share. `small_of` names those for whom it is the weaker one by what all can see."""

    number: int
    title: str
    mine: bool
    my_small: bool
    small_of: list[str]
    allies: list[Piece]
    power: int
    tokens: int
    values: list[int] | None
    total: int | None
    button: Button | None


class Seat(NamedTuple):
    """A leader at the ring."""

    number: int
    name: str
    leader: str
    leader_name: str
    awaited: bool
    first: bool
    standing: bool
    total: int
    pile: list[Piece]
    aside: list[Card]
    hand: int
    known: list[Card]
    bid_won: bool
    won: bool
    button: Button | None


class Season(NamedTuple):
    """A season on the time track: `when` is past, now or next."""

    id: str
    when: str


@cache
def cards(say: Texts) -> dict[str, Card]:
    """All cards in the reader's language."""
    found = {design.id: _card(say, design.id, design.value, design.color, design.triumph) for design in DESIGNS}
    return found | {ally.id: _card(say, ally.id, ally.power, "", False) for ally in ALLIES}


def _card(say: Texts, name: str, number: int, color: str, triumph: bool) -> Card:
    key = f"card-{name}"
    short = say(f"{key}.short") if say.has(f"{key}.short") else say(key)
    color_name = say(f"color-{color}") if color else ""
    rules = f"/rules/btwixt?q={quote_plus(say(key))}"
    return Card(name, say(key), short, say(f"{key}.text"), number, color, color_name, triumph, rules)


class RingLayout(BoardLayout):
    """One view, with the answers that the viewer may give. What no place on the table answers is left in `others`."""

    def __init__(self, say: Texts, names: Sequence[str], view: Json, answers: Sequence[Answer]) -> None:
        super().__init__(say, names, view)
        self.cards = cards(say)
        self._open = {each.word: Button.of(each, SIGNS.get(self.ask, "choose")) for each in answers}
        self.hand = self._held()
        self.pack = self._stacks(view["draft"]["pack"] if view["draft"] else (), lambda card: f"draft {card}", "pack")
        self.leaders = [word[7:] for word in self._open if word.startswith("leader ")]
        self.leader_buttons = [self._take(f"leader {leader}") for leader in self.leaders]
        self.left, self.top, self.right, self.me = self._ring()
        self.current = self._current()
        self.looking = self._allies(view["looking"] or ())
        self.discard = self._stacks(view["discard"], lambda card: f"card {card}" if self.ask == "take" else "", "")
        self.dead = self._allies(view["dead"])
        self.kneel = self._take("kneel")
        self.others = list(self._open.values())

    def _take(self, word: str) -> Button | None:
        """The answer that lies here, if it is one; every answer lies in one place only."""
        return self._open.pop(word, None)

    # Cards

    def _held(self) -> list[Piece]:
        kind = "play" if self.ask == "turn" else "card" if self.ask in OF_HAND else ""
        return self._stacks(self.view["hand"], lambda card: f"{kind} {card}", "own")

    def _stacks(self, names: Sequence[str], word: Callable[[str], str], vt: str) -> list[Piece]:
        """Equal cards lie on each other; the strongest come first."""
        copies = Counter(names)
        found = sorted((self.cards[name] for name in copies), key=lambda card: (-card.number, card.name))
        return [
            Piece(card, card.number, copies[card.id], f"{vt}-{card.id}" if vt else "", self._take(word(card.id)))
            for card in found
        ]

    def _pile(self, seat: int) -> list[Piece]:
        """A bid pile. A card from the viewer's hand keeps its name there, unless another copy stays behind."""
        here, fresh = self._asked_about(seat), self._just_played(seat)
        seen = set(self.view["hand"])
        found = []
        for place in self.view["piles"][seat]:
            card = self.cards[place["card"]]
            own = seat == self.view["viewer"] and card.id not in seen
            seen.add(card.id)
            button = self._take(f"card {card.id}") if here else None
            found.append(Piece(card, place["value"], 1, f"own-{card.id}" if own else "", button))
        if found and found[-1].card.id == fresh:
            found[-1] = found[-1]._replace(new=True)
        return found

    def _asked_about(self, seat: int) -> bool:
        """Whether the viewer is asked for a card of this bid pile."""
        prompt = self.view["prompt"]
        if self.ask not in ("card", "return", "triumph"):
            return False
        return bool(seat == (prompt["seat"] if prompt["of"] is None else prompt["of"]))

    def _just_played(self, seat: int) -> str:
        """The card that the last decision brought into this bid pile, if it did."""
        last = self.view["last"] or {"seat": None, "word": None}
        kind, _, card = (last["word"] or "").partition(" ")
        return card if kind == "play" and last["seat"] == seat else ""

    def _allies(self, names: Sequence[str], bonuses: Mapping[str, int] | None = None) -> list[Piece]:
        more = {name: f"{bonus:+d}" for name, bonus in (bonuses or {}).items()}
        return [
            Piece(card, card.number, 1, f"ally-{card.id}", self._take(f"ally {card.id}"), bonus=more.get(card.id, ""))
            for card in map(self.cards.__getitem__, names)
        ]

    # The ring

    def _ring(self) -> tuple[list[Seat | Council], Seat | Council, list[Seat | Council], Seat]:
        """Clockwise from the viewer: up on the left, over the top, down on the right. Spectators sit with seat 1."""
        count, base = self.view["seats"], self.view["viewer"] or 0
        around: list[Seat | Council] = []
        for step in range(count):
            number = (base + step) % count
            around += [self._seat(number), self._council(number)]
        me, *rest = around
        assert isinstance(me, Seat)
        return rest[: count - 1], rest[count - 1], rest[count:], me

    def _seat(self, seat: int) -> Seat:
        view, result = self.view, self.view["result"]
        leader = view["leaders"][seat]
        return Seat(
            seat,
            self.names[seat],
            leader or "",
            self.say(f"leader-{leader}.short") if leader else "",
            bool(view["awaiting"]) and seat in view["awaiting"]["seats"],
            view["first"] == seat,
            view["standing"][seat] or view["phase"] not in ("play", "claim"),
            view["totals"][seat],
            self._pile(seat),
            [self.cards[name] for name in view["aside"][seat]],
            view["draft"]["packs"][seat] if view["draft"] else view["hands"][seat],
            [self.cards[name] for name in view["known"][seat]] if seat != view["viewer"] else [],
            view["winner"] == seat,
            result is not None and seat in result["winners"],
            self._take(f"seat {seat}"),
        )

    def _council(self, number: int) -> Council:
        view, found = self.view, self.view["councils"][number]
        pair, viewer = found["seats"], view["viewer"]
        small_of = [seat for seat in pair if number in view["small"][seat]]
        return Council(
            number,
            self._title(pair),
            viewer in pair,
            viewer in small_of,
            [self.names[seat] for seat in small_of],
            self._allies(found["allies"], found["bonuses"]),
            found["power"],
            found["tokens"],
            found["values"],
            found["total"],
            self._take(f"council {number}"),
        )

    def _title(self, pair: Sequence[int]) -> str:
        """A council's name; a line may end between its two players but within neither."""
        one, two = (self.names[seat].replace(" ", "\N{NO-BREAK SPACE}") for seat in pair)
        return self.say("council", one=one, two=two)

    # The middle

    def _current(self) -> Piece | None:
        found = self.view["current"]
        if found is None:
            return None
        card = self.cards[found["ally"]]
        return Piece(card, found["power"], 1, f"ally-{card.id}", self._take("current") if self.ask == "kill" else None)

    @property
    def seasons(self) -> list[Season]:
        view = self.view
        now = view["seasons"].index(view["season"])
        order = [("past", "now", "next")[(place > now) - (place < now) + 1] for place in range(len(view["seasons"]))]
        return [Season(name, when) for name, when in zip(view["seasons"], order, strict=True)]

    @property
    def during(self) -> Card | None:
        """Whose ability holds this round, if it is not the current ally's own."""
        name = self.view["during"]
        shown = self.current.card.id if self.current else None
        return self.cards[name] if name and name != shown else None

    @property
    def waiting(self) -> list[tuple[str, list[Card]]]:
        """Allies that lie open but are not yet to be had, and why."""
        view, say = self.view, self.say
        comet = [view["comet"]] if view["comet"] else []
        piles = (
            (say("label-beside"), view["beside"]),
            (say("label-row"), view["row"]),
            (say("card-red-comet"), comet),
        )
        return [(label, [self.cards[name] for name in names]) for label, names in piles if names]

    @property
    def seen(self) -> list[str]:
        """What the viewer knows of the ally deck, in words."""
        known, said = self.view["seen"], []
        for end in ("top", "bottom"):
            names = [self.cards[name].short if name else "?" for name in known[end]]
            if any(name != "?" for name in names):
                said.append(self.say(f"label-seen-{end}", allies=", ".join(names)))
        return said
