"""What each viewer knows, kept up as the journal grows.

Whatever somebody may learn is told by an entry of the journal. A `Follower` reads the journal as one viewer may read it
and keeps what follows: cards that were seen, that are known to lie in this hand, that are known to lie on top. It reads
every entry once. What is kept in mind is never changed: to read on makes a new follower, so that a state and its copies
share all that was read before they went different ways.

Some entries leave open what exactly happened. What is certain is kept up to the first of those; whoever wants a guess
lets a copy read on with luck, and whoever wants no more than what is sure lets one read on without.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

from smallcouncil.cardkit.journal import Entry, Kinds
from smallcouncil.core.chance import Chance
from smallcouncil.core.flat import Flat
from smallcouncil.core.native import mypyc_attr

Viewer = int | None
"""A seat, or nobody in particular: then what all know."""
Numbered = tuple[int, Entry]
"""An entry, and which of the journal it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower(Flat, ABC):
    """What one viewer makes of the journal."""

    __slots__ = ("began", "luck", "read", "time")

    readers: ClassVar[Mapping[int, Callable[[Any, Entry], None]]]
    """What each kind of entry tells; the others tell nothing."""
    opening: ClassVar[frozenset[int]]
    """The kinds of entries that may leave something open."""

    def __init__(self, began: int = 0) -> None:
        self.began = self.read = began
        """Where in the journal this begins, and how far it has been read."""
        self.time = 0
        """How far behind the beginning the entry stands that is read just now."""
        self.luck: Chance | None = None
        """Says what an entry leaves open, in a guess."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    @abstractmethod
    def leaves_open(self, entry: Entry) -> bool:
        """Whether an entry does not say all that a guess would have to know."""

    def follow(self, heard: Sequence[Entry], certain: bool = False) -> Self:
        """Read on; if all is to be certain, up to the first entry that leaves something open."""
        readers, began = self.readers, self.began
        opening = self.opening if certain else ()
        for number, entry in enumerate(heard[self.read :], self.read):
            reader = readers.get(entry[0])
            if reader is None:
                continue
            if entry[0] in opening and self.leaves_open(entry):
                self.read = number
                return self
            self.time = number - began
            reader(self, entry)
        self.read = len(heard)
        return self

    def unread(self, heard: Sequence[Entry]) -> list[Numbered]:
        """The entries to come that tell something."""
        readers = self.readers
        return [(number, entry) for number, entry in enumerate(heard[self.read :], self.read) if entry[0] in readers]

    def take(self, number: int, entry: Entry) -> None:
        self.time = number - self.began
        self.readers[entry[0]](self, entry)


F = TypeVar("F", bound=Follower)


@mypyc_attr(allow_interpreted_subclasses=True)
class Minds(Flat):
    """What is kept in mind of one state, by kind and viewer."""

    __slots__ = ("_kept",)

    def __init__(self, kept: dict[tuple[str, Viewer], Any] | None = None) -> None:
        self._kept = {} if kept is None else kept

    def copy(self) -> "Minds":
        return Minds(self._kept.copy())

    def of(self, viewer: Viewer) -> "Minds":
        """Only what this viewer knows: all that may go with a guess made for it."""
        return Minds({key: mind for key, mind in self._kept.items() if key[1] == viewer})

    def recall(self, kind: str, viewer: Viewer) -> Any:
        return self._kept.get((kind, viewer))

    def keep(self, kind: str, viewer: Viewer, mind: Any) -> None:
        self._kept[kind, viewer] = mind

    def heard(self, kinds: Kinds, log: list[Entry], viewer: Viewer) -> list[Entry]:
        """The journal as a viewer may read it; not to be changed."""
        kept: list[Entry] = self._kept.get(("heard", viewer), [])
        if len(kept) < len(log):
            scrubbed, secretive = kinds.scrubbed, kinds.secretive
            new = [scrubbed(entry, viewer) if entry[0] in secretive else entry for entry in log[len(kept) :]]
            kept = self._kept["heard", viewer] = kept + new
        return kept

    def certain(self, kind: str, viewer: Viewer, heard: list[Entry], began: int, begin: Callable[[], F]) -> F:
        """What is certain of all that happened since the journal was so long."""
        return self._followed(kind, viewer, heard, began, begin, True)

    def sure(self, kind: str, viewer: Viewer, heard: list[Entry], began: int, begin: Callable[[], F]) -> F:
        """What is sure now: the same, unless something was left open since."""
        certain = self.certain(kind, viewer, heard, began, begin)
        if certain.read == len(heard):
            return certain
        return self._followed(f"sure {kind}", viewer, heard, began, certain.copy, False)

    def guess(self, kind: str, certain: F, viewer: Viewer, heard: list[Entry], luck: Chance) -> F:
        """What may be so now: what is certain, read on with luck for all that is left open."""
        now = certain.read, len(heard)
        kept: tuple[tuple[int, int], list[Numbered]] | None = self._kept.get((f"unread {kind}", viewer))
        if kept is None or kept[0] != now:
            kept = self._kept[f"unread {kind}", viewer] = now, certain.unread(heard)
        guess = certain.copy()
        guess.luck = luck
        for number, entry in kept[1]:
            guess.take(number, entry)
        guess.read = len(heard)
        return guess

    def _followed(
        self, kind: str, viewer: Viewer, heard: list[Entry], began: int, begin: Callable[[], F], certain: bool
    ) -> F:
        mind: F | None = self._kept.get((kind, viewer))
        if mind is None or mind.began != began:
            mind = begin().follow(heard, certain)
        elif mind.read < len(heard) and not (certain and mind.leaves_open(heard[mind.read])):
            mind = mind.copy().follow(heard, certain)
        else:
            return mind
        self._kept[kind, viewer] = mind
        return mind
