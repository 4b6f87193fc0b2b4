"""Positions: games that begin in the middle, as one line of JSON. They stand before step 1, at a `turn` question, or
before a Showdown, never inside an effect."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from smallcouncil.cardkit.positions import JsonPosition
from smallcouncil.core.errors import Reason
from smallcouncil.games.legendary import running, setup, turns
from smallcouncil.games.legendary.cards import (
    CARDS_OF_GROUP,
    CARDS_OF_HERO,
    CLASSES,
    COPIES,
    DESIGN,
    DESIGNS,
    EVENTS,
    HEROES,
    HOUSES,
    IS_ALLY,
    IS_BYSTANDER,
    IS_MASTERMIND,
    LINEUP,
    MAESTER,
    MINOR_HEROES,
    MOST_DEFENDERS,
    MOST_IN_SPACE,
    PERSONAL,
    SPACES,
    STRIKE,
    TEAM,
    WOUND,
)
from smallcouncil.games.legendary.ending import COURSE, GAME, MAIN_STEP, SHOWDOWN_STEP, begin_showdown
from smallcouncil.games.legendary.frames import push
from smallcouncil.games.legendary.table import CLASS_SHIFT, NONE, SHOWDOWN, OnField, Table, design_of

NOTHING_BENEATH = "-"
_LIST, _NUMBER = (list,), (int,)
KEYS: dict[str, tuple[type, ...]] = {
    "seats": _NUMBER,
    "options": (dict,),
    "houses": _LIST,
    "heroes": _LIST,
    "groups": _LIST,
    "first": _NUMBER,
    "turn": _NUMBER,
    "step": (str,),
    **dict.fromkeys(("hands", "decks", "discards", "victory", "aside", "lineups", "hero_decks", "masterminds"), _LIST),
    "defenders": _LIST,
    "tokens": _LIST,
    "field": (dict,),
    **dict.fromkeys(("escaped", "ko", "ally_deck", "event_deck", "bystander_deck"), _LIST),
    "wounds": _NUMBER,
    "maesters": _NUMBER,
    "played": _LIST,
    "gone": _LIST,
    "attack": (int, dict),
    "recruit": _NUMBER,
    "made": _NUMBER,
    "marks": (dict,),
    "end": _NUMBER,
    "totals": _LIST,
}
_FLAGS = ("fought", "recruited", "healed", "maester_healed", "bribe")
_COUNTS = ("defeated", "intimidation", "both", "less")
_MARKS = (*_FLAGS, *_COUNTS, "maesters", "extra", "own_less", "cycled")
NAMES = (*[hero.id for hero in HEROES.cards], *[DESIGNS[card].id for card in MINOR_HEROES])


class Position(JsonPosition):
    """A position that was read; `lay` puts it on a table."""

    def __init__(self, text: object) -> None:
        super().__init__(text, KEYS, "seats")
        self.used: Counter[int] = Counter()

    # ---- reading what is named

    def bad(self, key: str, what: object) -> Exception:
        name = str(what)[:60]
        return self.wrong(key, Reason("position-not-here", f"{name!r} cannot stand in {key!r}", word=name, name=key))

    def card(self, key: str, name: object, kinds: Iterable[int]) -> int:
        """A card by its id; it is taken out of the box."""
        number = DESIGN.get(name, NONE) if isinstance(name, str) else NONE
        if number not in kinds:
            raise self.bad(key, name)
        self.used[number] += 1
        if self.used[number] > COPIES[number]:
            most = COPIES[number]
            text = f"there are only {most} of {name!r}"
            raise self.wrong(key, Reason("position-too-many", text, name=str(name), most=most))
        return number

    def cards(self, key: str, names: object, kinds: Iterable[int]) -> list[int]:
        if not isinstance(names, list):
            raise self.bad(key, names)
        return [self.card(key, name, kinds) for name in names]

    def deck(self, key: str, names: object, kinds: Iterable[int]) -> tuple[list[int], bool]:
        """The named top of a deck, the top last, and whether anything lies beneath it."""
        if not isinstance(names, list):
            raise self.bad(key, names)
        closed = bool(names) and names[-1] == NOTHING_BENEATH
        return self.cards(key, names[:-1] if closed else names, kinds)[::-1], not closed

    def by_seat(self, key: str, seats: int) -> list[Any]:
        """A list with an entry for each seat; None where the key is not there."""
        told = self.data.get(key)
        if told is None:
            return [None] * seats
        if len(told) != seats:
            raise self.bad(key, told)
        return list(told)

    def numbers(self, key: str, seats: int, default: int, most: int) -> list[int]:
        found = self.by_seat(key, seats)
        for each in found:
            if each is not None and (type(each) is not int or not 0 <= each <= most):
                raise self.bad(key, each)
        return [default if each is None else each for each in found]

    def seat(self, key: str, seats: int, default: int) -> int:
        return self.number(key, default, 0, seats - 1)

    # ---- laying it

    def lay(self, s: Table) -> None:
        seats = s.setup.seats
        s.tourney = s.setup.options["setup"] == "tourney"
        self._lay_houses(s)
        s.first = self.seat("first", seats, 0)
        s.turn = self.seat("turn", seats, s.first)
        closed = self._lay_named(s)
        self._lay_field(s)
        self._lay_turn(s)
        self._lay_rest(s, closed)
        s.number = 1
        self._begin(s)

    def _lay_houses(self, s: Table) -> None:
        seats = s.setup.seats
        told = self.data.get("houses", list(HOUSES[:seats]))
        if len(told) != seats or len(set(map(str, told))) != seats or any(each not in HOUSES for each in told):
            raise self.bad("houses", told)
        s.houses = [HOUSES.index(house) for house in told]
        heroes = self.by_seat("heroes", seats)
        for seat, names in enumerate(heroes):
            if names is None:
                continue
            if not isinstance(names, list) or any(name not in HEROES.number for name in names):
                raise self.bad("heroes", names)
            s.heroes[seat] = [HEROES.number[name] for name in names]
        if not any(s.heroes):
            _default_heroes(s)
        if len(setup.taken_heroes(s)) != sum(map(len, s.heroes)):
            raise self.bad("heroes", heroes)
        groups = self.data.get("groups")
        if groups is None:
            _default_groups(s)
        elif all(group in CARDS_OF_GROUP for group in groups):
            s.groups = tuple(groups)
        else:
            raise self.bad("groups", groups)

    def _lay_named(self, s: Table) -> dict[tuple[str, int], bool]:
        """All zones as named; which decks have nothing beneath."""
        seats = s.setup.seats
        open_below: dict[tuple[str, int], bool] = {}
        victory = [*[n for n in range(len(DESIGNS)) if IS_ALLY[n] or IS_MASTERMIND[n] or IS_BYSTANDER[n]]]
        for key, zone in (("hands", s.hands), ("discards", s.discards), ("aside", s.aside)):
            for seat, names in enumerate(self.by_seat(key, seats)):
                zone[seat] = self.cards(key, names, PERSONAL) if names is not None else []
        for seat, names in enumerate(self.by_seat("victory", seats)):
            s.victory[seat] = self.cards("victory", names, victory) if names is not None else []
        for key, decks in (("decks", s.decks), ("hero_decks", s.hero_decks)):
            for seat, names in enumerate(self.by_seat(key, seats)):
                decks[seat], open_below[key, seat] = self.deck(key, names or [], PERSONAL)
        for seat, names in enumerate(self.by_seat("masterminds", seats)):
            own = setup.masterminds(s, seat)
            s.stacks[seat], open_below["masterminds", seat] = self.deck("masterminds", names or [], own)
        for seat, names in enumerate(self.by_seat("lineups", seats)):
            s.lineups[seat] = self._lineup(names)
            s.hands[seat].sort()
        self._lay_shared_named(s, open_below)
        s.defenders = self.numbers("defenders", seats, MOST_DEFENDERS, MOST_DEFENDERS)
        s.tokens = self.numbers("tokens", seats, setup.STARTING_TOKENS, 999)
        if "tokens" not in self.data and setup.FAVOURED in s.houses:
            s.tokens[s.houses.index(setup.FAVOURED)] += int(s.setup.options["favour"])
        return open_below

    def _lineup(self, names: object) -> list[int]:
        """Five cards, or none named."""
        if names is None:
            return []
        cards = self.cards("lineups", names, PERSONAL)
        if len(cards) != LINEUP:
            raise self.bad("lineups", names)
        return cards

    def _lay_shared_named(self, s: Table, open_below: dict[tuple[str, int], bool]) -> None:
        """The piles and decks that belong to all."""
        everything = range(len(DESIGNS))
        s.escaped = self.cards("escaped", self.data.get("escaped", []), everything)
        s.ko = self.cards("ko", self.data.get("ko", []), everything)
        in_ally_deck = [n for n in everything if IS_ALLY[n] or IS_BYSTANDER[n] or n in EVENTS or n == STRIKE]
        shared: tuple[tuple[str, Iterable[int]], ...] = (
            ("ally_deck", in_ally_deck),
            ("event_deck", EVENTS),
            ("bystander_deck", [n for n in everything if IS_BYSTANDER[n]]),
        )
        for key, kinds in shared:
            cards, open_below[key, 0] = self.deck(key, self.data.get(key, []), kinds)
            setattr(s, key, cards)

    def _lay_field(self, s: Table) -> None:
        for name, allies in self.data.get("field", {}).items():
            if name not in SPACES or not isinstance(allies, list) or len(allies) > MOST_IN_SPACE:
                raise self.bad("field", name)
            space = s.field[SPACES.index(name)]
            for told in allies:
                space.append(self._ally(s, told))
            if len({TEAM[ally.ally] for ally in space}) > 1:
                raise self.bad("field", name)

    def _ally(self, s: Table, told: object) -> OnField:
        allies = [number for number in range(len(DESIGNS)) if IS_ALLY[number]]
        s.serial += 1
        if not isinstance(told, dict):
            return OnField(s.serial, self.card("field", told, allies))
        if set(told) - {"ally", "by", "supported", "less", "bribe"} or "ally" not in told:
            raise self.bad("field", sorted(map(str, told)))
        less = told.get("less", 0)
        if type(less) is not int or less < 0:
            raise self.bad("field", less)
        s.weakened = max(s.weakened, less)
        bystanders = self.cards("field", told.get("by", []), [n for n in range(len(DESIGNS)) if IS_BYSTANDER[n]])
        ally = self.card("field", told["ally"], allies)
        flags = bool(told.get("supported", False)), less, bool(told.get("bribe", False))
        return OnField(s.serial, ally, tuple(bystanders), *flags)

    def _lay_turn(self, s: Table) -> None:
        s.played = [self._entry("played", name) for name in self.data.get("played", [])]
        s.gone = [self._copy("gone", name) for name in self.data.get("gone", [])]
        s.recruit = self.number("recruit", 0, 0, 999)
        s.made = self.number("made", s.recruit, 0, 999)
        attack = self.data.get("attack", 0)
        if isinstance(attack, dict):
            if not s.tourney:
                raise self.bad("attack", attack)
            s.named = {(NONE if name == "-" else self._name(name)): self._points(n) for name, n in attack.items()}
            s.attack = sum(s.named.values())
        else:
            s.attack = self._points(attack)
            s.named = {NONE: attack} if s.tourney and attack else {}
        s.healings = sum(design_of(card) == MAESTER for card in s.played)
        self._lay_marks(s)
        s.end = self.seat("end", s.setup.seats, 0) if "end" in self.data else NONE

    def _points(self, number: object) -> int:
        if type(number) is not int or not 0 <= number <= 999:
            raise self.bad("attack", number)
        return number

    def _name(self, name: str) -> int:
        if name not in NAMES:
            raise self.bad("attack", name)
        return NAMES.index(name)

    def _entry(self, key: str, name: object) -> int:
        """A played card, perhaps with a chosen class."""
        plain, _, chosen = str(name).partition("+")
        card = self.card(key, plain, PERSONAL)
        return self._with_class(key, card, chosen)

    def _copy(self, key: str, name: object) -> int:
        """A card that was played or copied and is not in front: perhaps no card at all."""
        plain, _, chosen = str(name).partition("+")
        if DESIGN.get(plain, NONE) not in PERSONAL:
            raise self.bad(key, name)
        return self._with_class(key, DESIGN[plain], chosen)

    def _with_class(self, key: str, card: int, chosen: str) -> int:
        if not chosen:
            return card
        if chosen not in CLASSES:
            raise self.bad(key, chosen)
        return card | CLASSES.index(chosen) + 1 << CLASS_SHIFT

    def _lay_marks(self, s: Table) -> None:
        told = self.data.get("marks", {})
        for name, value in told.items():
            fits = name in _MARKS and type(value) in (
                (bool,) if name in _FLAGS else (list,) if name in _MARKS[-3:] else (int,)
            )
            if not fits:
                raise self.bad("marks", name)
        for name in (*_FLAGS, *_COUNTS):
            setattr(s, name, told.get(name, False if name in _FLAGS else 0))
        s.healings = told.get("maesters", s.healings)
        for name in ("extra", "own_less"):
            if name in told:
                if len(told[name]) != s.setup.seats or any(type(each) is not int for each in told[name]):
                    raise self.bad("marks", name)
                setattr(s, name, list(told[name]))
        s.cycled = [DESIGN[name] for name in told.get("cycled", []) if name in DESIGN]

    # ---- what is not named

    def _lay_rest(self, s: Table, open_below: dict[tuple[str, int], bool]) -> None:
        self._lay_personal(s, open_below)
        for seat in range(s.setup.seats):
            self._lay_heroes(s, seat, open_below["hero_decks", seat])
            self._lay_masterminds(s, seat, open_below["masterminds", seat])
        s.wounds = self.number("wounds", COPIES[WOUND] - self.used[WOUND], 0, COPIES[WOUND])
        s.maesters = self.number("maesters", COPIES[MAESTER] - self.used[MAESTER], 0, COPIES[MAESTER])
        self._lay_shared(s, open_below)

    def _beneath(self, s: Table, deck: list[int], cards: Iterable[int]) -> None:
        """The rest of what belongs there and lies nowhere else, shuffled."""
        left = Counter(cards)
        left.subtract({card: self.used[card] for card in left})
        rest = sorted(left.elements())
        for card in rest:
            self.used[card] += 1
        s.luck.shuffle(rest)
        deck[:0] = rest

    def _lay_personal(self, s: Table, open_below: dict[tuple[str, int], bool]) -> None:
        """A seat of which nothing is named is dealt its twelve cards."""
        free = [card for card in MINOR_HEROES if not self.used[card]]
        s.luck.shuffle(free)
        named = [
            {key: self.by_seat(key, s.setup.seats)[seat] for key in ("hands", "decks", "discards")}
            for seat in range(s.setup.seats)
        ]
        for seat, keys in enumerate(named):
            if all(value is None for value in keys.values()):
                s.minors[seat] = [free.pop(), free.pop()]
                for card in s.minors[seat]:
                    self.used[card] += 1
                s.decks[seat] = setup.personal_deck(s, seat)
                s.luck.shuffle(s.decks[seat])
                s.hands[seat] = sorted(s.decks[seat].pop() for _ in range(6))

    def _lay_heroes(self, s: Table, seat: int, beneath: bool) -> None:
        if beneath:
            self._beneath(s, s.hero_decks[seat], [card for hero in s.heroes[seat] for card in CARDS_OF_HERO[hero]])
        while len(s.lineups[seat]) < LINEUP and s.hero_decks[seat]:
            s.lineups[seat].append(s.hero_decks[seat].pop())
        if len(s.lineups[seat]) < LINEUP:
            raise self.bad("lineups", seat)

    def _lay_masterminds(self, s: Table, seat: int, beneath: bool) -> None:
        if beneath:
            self._beneath(s, s.stacks[seat], setup.masterminds(s, seat))

    def _lay_shared(self, s: Table, open_below: dict[tuple[str, int], bool]) -> None:
        """Groups and Strikes belong to the Ally Deck, and so many Events and Bystanders as the set-up puts there."""
        seats = s.setup.seats
        events = [card for card in EVENTS if not self.used[card]]
        bystanders = setup.box_of_bystanders(s)
        left = Counter(bystanders)
        left.subtract({card: self.used[card] for card in left})
        loose = sorted(left.elements())
        s.luck.shuffle(events)
        s.luck.shuffle(loose)
        if open_below["ally_deck", 0]:
            beneath = Counter(card for group in s.groups for card in CARDS_OF_GROUP[group])
            beneath[STRIKE] = setup.STRIKES_IN_DECK[seats]
            beneath.subtract({card: self.used[card] for card in beneath})
            rest = sorted(beneath.elements())
            seen = sum(self.used[card] for card in EVENTS) - len(s.event_deck)
            rest += _taken(events, setup.EVENTS_IN_DECK[seats] - seen)
            rest += _taken(loose, setup.BYSTANDERS_IN_DECK[seats] - _seen_bystanders(s))
            s.luck.shuffle(rest)
            s.ally_deck[:0] = rest
        if open_below["event_deck", 0]:
            s.event_deck[:0] = events
        if open_below["bystander_deck", 0]:
            s.bystander_deck[:0] = loose
        s.ally_known = bytearray(len(s.ally_deck))

    # ---- where the game stands

    def _begin(self, s: Table) -> None:
        step = self.data.get("step", "ally")
        game = push(s, GAME, NONE)
        if step == "ally":
            game.step = COURSE.index(turns.turn_ally_card)
            s.phase = 1
        elif step == "main":
            game.step = MAIN_STEP
        elif step == "showdown":
            self._lay_showdown(s)
            game.step = SHOWDOWN_STEP
        else:
            raise self.bad("step", step)
        running.run(s)

    def _lay_showdown(self, s: Table) -> None:
        if s.end == NONE:
            s.end = s.turn
        totals = self.data.get("totals", [])
        begin_showdown(s)
        if totals:
            try:
                rounds = tuple(tuple((int(seat), int(total)) for seat, total in each.items()) for each in totals)
            except (AttributeError, TypeError, ValueError):
                raise self.bad("totals", totals) from None
            played = {seat for seat, _ in rounds[-1]}
            players = s.order if len(rounds) == 1 else _tied(rounds[-2])
            s.totals, s.round = rounds, len(rounds)
            s.order = tuple(seat for seat in players if seat not in played)
        s.phase = SHOWDOWN


def _seen_bystanders(s: Table) -> int:
    """Bystanders that may have come out of the Ally Deck: a Minor Hero of a personal deck has not."""
    captured = [card for space in s.field for ally in space for card in ally.bystanders]
    cards = [*s.ally_deck, *s.ko, *captured, *[card for pile in s.victory for card in pile]]
    return sum(IS_BYSTANDER[card] for card in cards)


def _kind_of_mark(name: str) -> type:
    if name in _FLAGS:
        return bool
    return list if name in ("extra", "own_less", "cycled") else int


def _tied(totals: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    best = max(total for _, total in totals)
    return tuple(seat for seat, total in totals if total == best)


def _taken(cards: list[int], count: int) -> list[int]:
    """Some cards off the end of a list."""
    return [cards.pop() for _ in range(max(0, min(count, len(cards))))]


def _default_heroes(s: Table) -> None:
    for seat, house in enumerate(s.houses):
        s.heroes[seat] = [n for n, hero in enumerate(HEROES.cards) if hero.team == HOUSES[house]]


def _default_groups(s: Table) -> None:
    """The groups of the first game, whatever the mode."""
    first = setup.first_groups
    groups = [group for house in s.houses for group in first[HOUSES[house]]]
    if s.setup.seats == 2:
        outside = next(name for name in ("kings-landing", *HOUSES) if HOUSES.index(name) not in s.houses)
        s.neutral = first[outside]
    s.groups = (*groups, *s.neutral)
