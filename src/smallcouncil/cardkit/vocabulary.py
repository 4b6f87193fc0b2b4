"""Vocabulary: the words of a game, built from families such as `play ID` and `target CARD`, and single words.

Every word has a number, in the order in which they are told. What a word means is its place in its family: the number
of the card, seat or council that it names.
"""

from collections.abc import Iterable, Mapping

NOTHING = -1
"""What a single word means, unless the game says otherwise."""


class Vocabulary:
    """A game's words. A family is told as its first word and the names that follow it."""

    def __init__(self, *parts: "str | tuple[str, Iterable[object]]", meanings: Mapping[str, int] | None = None) -> None:
        words: list[str] = []
        meaning: list[int] = []
        self._bases: dict[str, int] = {}
        for part in parts:
            if isinstance(part, str):
                self._bases[part] = len(words)
                words.append(part)
                meaning.append((meanings or {}).get(part, NOTHING))
                continue
            family, names = part
            self._bases[family] = len(words)
            for place, name in enumerate(names):
                words.append(f"{family} {name}")
                meaning.append(place)
        if len(set(words)) != len(words):
            raise ValueError("a word stands twice in the vocabulary")
        self.words = tuple(words)
        self.meaning = tuple(meaning)
        """What each word puts into the register that it answers."""

    def __getitem__(self, word: str) -> int:
        """The number of a single word, or of the first word of a family."""
        return self._bases[word]


def numbered(copies: Mapping[str, int]) -> tuple[str, ...]:
    """Names for cards in play whose copies must be told apart: `jon-snow`, but `stark-escort#1`, `stark-escort#2`.

    A number is a place, not a piece of card: see `lowest_free`.
    """
    return tuple(
        name if count == 1 else f"{name}#{number}" for name, count in copies.items() for number in range(1, count + 1)
    )


def lowest_free(taken: Iterable[int], places: range) -> int:
    """The place that a copy gets when it enters play, and keeps until it leaves; `NOTHING` if none is free."""
    used = set(taken)
    return next((place for place in places if place not in used), NOTHING)
