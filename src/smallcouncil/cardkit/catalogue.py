"""Catalogue: cards from TOML (texts, numbers, provenance), and beside each what it does.

The cards of a kind are numbered in the order of their file. Numbers are for the state and for speed; whatever is
stored holds ids, so that a card more in the file leaves old games as they were.
"""

import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar


class Card(Protocol):
    """What every card of every game has."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


C = TypeVar("C", bound=Card)
Labels = Callable[[str], str]


def read_file(package: str, name: str) -> dict[str, Any]:
    """A TOML file beside the modules of a package."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


class Catalogue(Generic[C]):
    """The cards of one kind, by number and by id."""

    def __init__(self, cards: Iterable[C]) -> None:
        self.cards = tuple(cards)
        self.number = {card.id: number for number, card in enumerate(self.cards)}
        if len(self.number) != len(self.cards):
            raise ValueError("two cards have the same id")

    @classmethod
    def of(cls, kind: type[C], entries: Iterable[Mapping[str, Any]]) -> "Catalogue[C]":
        """Cards from the tables of a TOML file; a field that the kind does not have is an error that names the card."""
        return cls(_card(kind, entry) for entry in entries)

    def ids(self, numbers: Iterable[int]) -> list[str]:
        return [self.cards[number].id for number in numbers]


def _card(kind: type[C], entry: Mapping[str, Any]) -> C:
    fields = {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
    try:
        return kind(**fields)
    except TypeError as error:
        raise ValueError(f"card {entry.get('id', '?')!r}: {error}") from error


class Abilities:
    """What the cards of a catalogue do: for each part of an ability a table by number of card."""

    def __init__(self, catalogue: Catalogue[Any], *parts: str) -> None:
        self._catalogue = catalogue
        self._parts: dict[str, dict[int, Any]] = {part: {} for part in parts}
        self.told: set[int] = set()
        """The cards that have been told."""

    def tell(self, card: str, **parts: Any) -> int:
        """Say what a card does, once; its number."""
        number = self._catalogue.number[card]
        if number in self.told:
            raise ValueError(f"the abilities of {card!r} are told twice")
        self.told.add(number)
        for part, value in parts.items():
            self._parts[part][number] = value
        return number

    def part(self, name: str) -> dict[int, Any]:
        """One part of the abilities, by number of card."""
        return self._parts[name]


class Boxes:
    """Which cards lay in the box under which version of the rules.

    A box that was ever played from is written down as lists of ids, a card for each, under the last version of the
    rules that dealt from it. When the cards of today are others, they are the box of a new version; games of the old
    ones are dealt from theirs.
    """

    def __init__(self, entries: Iterable[Mapping[str, Any]], today: Mapping[str, Sequence[str]]) -> None:
        self._boxes: dict[int, Mapping[str, Sequence[str]]] = {}
        for entry in entries:
            self._boxes[entry["rules"]] = {kind: entry[kind] for kind in today}
        self.rules = max(self._boxes)
        """Today's version of the rules."""
        newest = self._boxes[self.rules]
        if any(sorted(newest[kind]) != sorted(cards) for kind, cards in today.items()):
            self.rules += 1
            self._boxes[self.rules] = today

    def versions(self) -> tuple[int, ...]:
        return tuple(sorted(self._boxes))

    def box(self, rules: int) -> Mapping[str, Sequence[str]]:
        return self._boxes[rules]

    def rules_for(self, recorded: int) -> int:
        """The last version of the rules that deals from the same box as this one; today's for one yet unknown."""
        return min((rules for rules in self._boxes if rules >= recorded), default=self.rules)


def english(cards: Iterable[Any], kind: str = "card", part: str = "text") -> str:
    """The English names and texts of cards as messages of Fluent, so that they stand in the card list alone.

    What is not in the list, a short name for a crowded board, is a term of Fluent: `-short-ID`.
    """
    return "".join(
        f"{kind}-{card.id} = {card.name}\n    .short = {{ -short-{card.id} }}\n    .{part} = {getattr(card, part)}\n"
        for card in cards
    )


def faults(
    cards: Iterable[Any],
    languages: Mapping[str, Labels],
    able: Collection[str],
    plain: Callable[[Any], bool],
    proven: Collection[str],
) -> list[str]:
    """What is wrong with a card list: every card has its words in all languages, an ability or a reason, and a test.

    `able` are the ids of the cards that do something, `plain` says of a card that its text promises nothing, and
    `proven` are the ids that a scenario or a test names.
    """
    found = []
    for card in cards:
        for language, labels in languages.items():
            found += [f"{card.id}: no {key} in {language}" for key in _missing(card.id, labels)]
        if (card.id in able) == plain(card):
            found.append(
                f"{card.id}: " + ("does something that its text does not say" if plain(card) else "no ability")
            )
        if card.id not in proven:
            found.append(f"{card.id}: no test")
    return found


def _missing(card: str, labels: Labels) -> list[str]:
    missing = []
    for key in (f"card-{card}", f"card-{card}.text"):
        try:
            if not labels(key):
                missing.append(key)
        except LookupError:
            missing.append(key)
    return missing
