"""Positions: a game that begins in the middle of a round, as JSON text, for tests and puzzles.

All keys but `seats` may be left out; what is not named is dealt from the seed. The game stands in the playing step.

    seats, options, leaders [id], season "summer", round 1, first 0, turn (whose turn it is; the first player's)
    hands, piles, aside [[card ids] of each seat; null: dealt, or empty], knelt [seats, the last to kneel last]
    current "ally id" (null: none), tokens [numbers on it], beside, row, dead [ally ids], killed (allies, this round)
    councils [{"allies": [ids], "tokens": [numbers]}], discard, removed [card ids], deck, ally_deck [ids from the top]
    gifts [[white cards of other leaders in each hand]], played [seats that have played a card this round; those with a
    bid pile], met [[ally id, seat] to whom an ally has done what it does once], strings (whether they pull the current
    ally; true)

`write` tells all of it, secrets included.
"""

from collections.abc import Mapping
from typing import Any

from smallcouncil.cardkit.positions import JsonPosition, write_json
from smallcouncil.core.errors import BadPosition, Reason
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import (
    ALLIES,
    ALLY,
    ALLY_CATALOGUE,
    DESIGN,
    FIRST_WHITE,
    INFLUENCE_CATALOGUE,
    LEADER,
    LEADER_CATALOGUE,
    LEADER_OF,
)
from smallcouncil.games.btwixt.frames import ASK_TURN, GAME, push
from smallcouncil.games.btwixt.journal import SEASONS
from smallcouncil.games.btwixt.rounds import EVERYBODY, PLAY
from smallcouncil.games.btwixt.running import run
from smallcouncil.games.btwixt.seasons import HAND, free_leaders
from smallcouncil.games.btwixt.table import KINGSMOOT, NO_DRAFT, NONE, BtwixtTable, start_season

KEYS: dict[str, tuple[type, ...]] = {
    "seats": (int,),
    "options": (dict,),
    "leaders": (list,),
    "season": (str,),
    "round": (int,),
    "first": (int,),
    "turn": (int,),
    "hands": (list,),
    "piles": (list,),
    "aside": (list,),
    "knelt": (list,),
    "current": (str, type(None)),
    "tokens": (list,),
    "beside": (list,),
    "row": (list,),
    "dead": (list,),
    "killed": (int,),
    "councils": (list,),
    "discard": (list,),
    "removed": (list,),
    "deck": (list,),
    "ally_deck": (list,),
    "gifts": (list,),
    "played": (list,),
    "met": (list,),
    "strings": (bool,),
}


class Position(JsonPosition):
    """A position text, read but not yet laid out."""

    def __init__(self, text: object) -> None:
        super().__init__(text, KEYS, required="seats")

    @property
    def options(self) -> Mapping[str, Any]:
        """The options it names, and its first player."""
        return {**self.data.get("options", {}), "first": self.data.get("first", 0)}

    def lay(self, s: BtwixtTable) -> None:
        """Lay a cleared table out, and run on to the first decision."""
        _Laying(self, s).everything()
        push(s, GAME, s.first).step = PLAY
        run(s)


class _Laying:
    """Takes what a position names out of the box, and deals the rest."""

    def __init__(self, position: Position, s: BtwixtTable) -> None:
        self.position, self.data, self.s = position, position.data, s
        self.allies = list(s.box.allies)
        self.box = list(s.box.standard)
        if s.advanced or s.drafting == KINGSMOOT:
            self.box += s.box.blues
        if s.drafting == KINGSMOOT:
            self.box += s.box.whites

    def everything(self) -> None:
        self.calendar()
        self.leaders()
        self.the_allies()
        self.the_cards()
        self.the_rest()
        self.journal()

    # ---- reading values

    def fail(self, key: str, why: str, text: str, **details: str | int) -> BadPosition:
        return self.position.wrong(key, Reason(f"position-{why}", text, name=key, **details))

    def per_seat(self, key: str) -> list[Any]:
        """A list with one entry for each seat, or council; None where nothing is named."""
        found: list[Any] = self.data.get(key, [])
        if len(found) > self.s.seats:
            raise self.fail(key, "too-long", f"{key!r} has more entries than there are seats", seats=self.s.seats)
        return found + [None] * (self.s.seats - len(found))

    def named(self, key: str, names: Any, numbers: Mapping[str, int]) -> list[int]:
        if not isinstance(names, list):
            raise self.fail(key, "wrong-kind", f"{key!r} holds something that is not a list of names")
        for name in names:
            if not isinstance(name, str) or name not in numbers:
                raise self.fail(key, "no-such-card", f"there is no {name!r} to lie in {key!r}", card=str(name))
        return [numbers[name] for name in names]

    def take_allies(self, key: str, names: Any) -> list[int]:
        found = self.named(key, names, ALLY)
        for ally in found:
            if ally not in self.allies:
                name = ALLIES[ally].id
                raise self.fail(key, "twice", f"{name!r} cannot lie in {key!r}: it lies elsewhere", card=name)
            self.allies.remove(ally)
        return found

    def take_cards(self, key: str, names: Any, owner: int = NONE) -> list[int]:
        """Cards out of the box, or for white ones from a leader at the table; in a hand only from its own."""
        found = self.named(key, names, DESIGN)
        for card, name in zip(found, names, strict=True):
            for box in (self.box, *(self.s.whites if owner == NONE else [self.s.whites[owner]])):
                if card in box:
                    box.remove(card)
                    break
            else:
                text = f"{name!r} cannot lie in {key!r}: it is not in this game, or lies elsewhere"
                raise self.fail(key, "no-card-left", text, card=name)
        return found

    def take_tokens(self, key: str, numbers: Any) -> list[int]:
        for number in numbers if isinstance(numbers, list) else [None]:
            if number not in (1, 2, 3) or self.s.supply[number - 1] == 0:
                raise self.fail(key, "no-token", f"{key!r} names tokens that there are not")
            self.s.supply[number - 1] -= 1
        return list(numbers)

    # ---- laying out

    def calendar(self) -> None:
        s, seats = self.s, self.s.seats
        if self.data.get("season", SEASONS[s.season]) not in SEASONS[start_season(s.setup) :]:
            raise self.fail("season", "no-season", "this game does not have that season")
        s.season = SEASONS.index(self.data.get("season", SEASONS[s.season]))
        s.round = self.position.number("round", 1, 1, seats + 1)
        s.first = self.position.number("first", 0, 0, seats - 1)
        s.upcoming = self.position.number("turn", s.first, 0, seats - 1)
        s.killed = self.position.number("killed", 0, 0, len(ALLIES))
        s.drafts = 0 if s.drafting == NO_DRAFT else s.season - start_season(s.setup) + 1

    def leaders(self) -> None:
        s = self.s
        found = self.named("leaders", [name for name in self.data.get("leaders", []) if name is not None], LEADER)
        named = iter(found)
        for seat, name in enumerate(self.per_seat("leaders")):
            s.leaders[seat] = NONE if name is None else next(named)
        if len(set(found)) < len(found):
            raise self.fail("leaders", "twice", "a leader can sit at the table only once")
        for seat, leader in enumerate(s.leaders):
            s.leaders[seat] = s.luck.choice(free_leaders(s)) if leader == NONE else leader
            if s.advanced:
                s.whites[seat] = list(s.box.whites_of[s.leaders[seat]])

    def the_allies(self) -> None:
        s, data = self.s, self.data
        for council, entry in enumerate(self.per_seat("councils")):
            if not isinstance(entry or {}, dict) or set(entry or {}) - {"allies", "tokens"}:
                raise self.fail("councils", "wrong-kind", "a council has allies and tokens")
            s.councils[council] = self.take_allies("councils", (entry or {}).get("allies", []))
            s.tokens[council] = self.take_tokens("councils", (entry or {}).get("tokens", []))
        for key in ("beside", "row", "dead"):
            setattr(s, key, self.take_allies(key, data.get(key, [])))
        if data.get("current") is not None:
            s.current = self.take_allies("current", [data["current"]])[0]
        top = self.take_allies("ally_deck", data.get("ally_deck", []))
        s.luck.shuffle(self.allies)
        s.ally_deck = self.allies + top[::-1]
        if "current" not in data:
            s.current = s.ally_deck.pop()
        while s.revealed and "row" not in data and len(s.row) + s.round <= s.seats:
            s.row.append(s.ally_deck.pop())
        s.allies_at_first = len(s.ally_deck)
        s.on_ally = self.take_tokens("tokens", data.get("tokens", []))

    def the_cards(self) -> None:
        s, data = self.s, self.data
        hands = self.per_seat("hands")
        for seat, names in enumerate(hands):
            if names is not None:
                s.hands[seat] = self.take_cards("hands", names, seat)
        for seat, names in enumerate(self.per_seat("gifts")):
            s.hands[seat] = sorted(s.hands[seat] + self.take_cards("gifts", names or []))
        for key in ("piles", "aside"):
            setattr(s, key, [self.take_cards(key, names or []) for names in self.per_seat(key)])
        s.discard = self.take_cards("discard", data.get("discard", []))
        s.removed = self.take_cards("removed", data.get("removed", []))
        top = self.take_cards("deck", data.get("deck", []))
        self.check_whites("discard", s.discard, False)
        self.check_whites("removed", s.removed, True)
        if s.advanced:
            self.check_whites("deck", top, False)
        s.deck = self.shuffled_rest() + top[::-1]
        for seat, names in enumerate(hands):
            if names is None:
                self.deal(seat)

    def check_whites(self, key: str, cards: list[int], white: bool) -> None:
        """White cards are never discarded but removed, and in the advanced game they never lie in the deck."""
        if any((card >= FIRST_WHITE) != white for card in cards):
            raise self.fail(key, "white-discard", "discarded white cards, and only they, are removed")

    def shuffled_rest(self) -> list[int]:
        """What is left in the box; of the events only as many as have joined the deck by now."""
        s = self.s
        s.luck.shuffle(self.box)
        if not s.advanced:
            return self.box
        blues = [card for card in self.box if card in s.box.blues]
        due = (s.season - start_season(s.setup)) * (3 if s.seats <= 4 else 6)
        joined = max(0, due - (len(s.box.blues) - len(blues)))
        s.blues = sorted(blues[joined:])
        return [card for card in self.box if card not in s.blues]

    def deal(self, seat: int) -> None:
        s = self.s
        for _ in range(HAND - s.advanced):
            if s.deck:
                s.hands[seat].append(s.deck.pop())
        if s.whites[seat]:
            s.hands[seat].append(s.whites[seat].pop(s.luck.below(len(s.whites[seat]))))
        s.hands[seat].sort()

    def seats(self, key: str) -> list[int]:
        """Seats, each once."""
        found: list[Any] = self.data.get(key, [])
        if any(type(seat) is not int or not 0 <= seat < self.s.seats for seat in found) or len(set(found)) < len(found):
            raise self.fail(key, "no-seat", f"a seat that {key!r} tells of is named wrongly or twice")
        return found

    def the_rest(self) -> None:
        s = self.s
        s.during = s.current
        s.strings = self.data.get("strings", True)
        s.standing = EVERYBODY[s.seats]
        for seat in self.seats("knelt"):
            s.standing &= ~(1 << seat)
            s.last_knelt = seat
        with_piles = [seat for seat, pile in enumerate(s.piles) if pile]
        s.active = sum(1 << seat for seat in (self.seats("played") if "played" in self.data else with_piles))
        s.met = tuple(self.meeting(entry) for entry in self.data.get("met", []))

    def meeting(self, entry: Any) -> tuple[int, int]:
        good = isinstance(entry, list) and len(entry) == 2 and type(entry[1]) is int
        if not good or not isinstance(entry[0], str) or entry[0] not in ALLY or not 0 <= entry[1] < self.s.seats:
            raise self.fail("met", "wrong-kind", "'met' holds pairs of an ally and a seat")
        return ALLY[entry[0]], entry[1]

    def journal(self) -> None:
        """The journal begins with what everybody knows of the position."""
        s = self.s
        for seat, leader in enumerate(s.leaders):
            s.log.append((journal.LEADER, seat, leader, False))
        s.began = len(s.log)
        s.log.append((journal.SEASON, s.season, s.first, None))
        for seat, hand in enumerate(s.hands):
            whites = sum(card >= FIRST_WHITE for card in hand) if s.advanced else 0
            s.log.append((journal.DEALT, seat, len(hand), whites, tuple(hand)))
        s.log.append((journal.ROUND, s.round, s.first))


# ---- writing


def write(s: BtwixtTable) -> str | None:
    """The table as a position, where one can stand: when a leader is asked to play a card or to kneel."""
    if not s.awaiting or s.asked != ASK_TURN:
        return None
    return write_json({**_calendar(s), **_held(s), **_allies(s), **_piles(s)})


def _calendar(s: BtwixtTable) -> dict[str, Any]:
    options = {name: value for name, value in s.setup.options.items() if name != "first"}
    knelt = [seat for seat in range(s.seats) if not s.standing >> seat & 1]
    return {
        "seats": s.seats,
        "options": options,
        "leaders": LEADER_CATALOGUE.ids(s.leaders),
        "season": SEASONS[s.season],
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "knelt": sorted(knelt, key=lambda seat: (seat == s.last_knelt, seat)),
        "played": [seat for seat in range(s.seats) if s.active >> seat & 1],
        "met": [[ALLIES[ally].id, seat] for ally, seat in s.met],
    }


def _held(s: BtwixtTable) -> dict[str, Any]:
    """Hands; apart from them what has come into one from another leader's."""
    gifts = [[card for card in hand if _is_a_gift(s, seat, card)] for seat, hand in enumerate(s.hands)]
    own = [[card for card in hand if not _is_a_gift(s, seat, card)] for seat, hand in enumerate(s.hands)]
    cards = INFLUENCE_CATALOGUE.ids
    return {"hands": [cards(hand) for hand in own], "gifts": [cards(hand) for hand in gifts]}


def _is_a_gift(s: BtwixtTable, seat: int, card: int) -> bool:
    return s.advanced and card >= FIRST_WHITE and LEADER_OF[card] != s.leaders[seat]


def _allies(s: BtwixtTable) -> dict[str, Any]:
    allies = ALLY_CATALOGUE.ids
    return {
        "current": None if s.current == NONE else ALLIES[s.current].id,
        "strings": s.strings,
        "tokens": s.on_ally,
        "beside": allies(s.beside),
        "row": allies(s.row),
        "dead": allies(s.dead),
        "killed": s.killed,
        "councils": [
            {"allies": allies(council), "tokens": tokens} for council, tokens in zip(s.councils, s.tokens, strict=True)
        ],
        "ally_deck": allies(reversed(s.ally_deck)),
    }


def _piles(s: BtwixtTable) -> dict[str, Any]:
    cards = INFLUENCE_CATALOGUE.ids
    return {
        "piles": [cards(pile) for pile in s.piles],
        "aside": [cards(pile) for pile in s.aside],
        "discard": cards(s.discard),
        "removed": cards(s.removed),
        "deck": cards(reversed(s.deck)),
    }
