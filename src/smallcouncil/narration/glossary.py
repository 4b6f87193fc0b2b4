"""The words of a game that explain themselves: `term-NAME` among its texts, with `.forms` and `.text`.

A game lists them in its message `glossary`, by name with spaces between.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from smallcouncil.locale import Texts
from smallcouncil.narration.rulebook import fold


@dataclass(frozen=True)
class Term:
    """A word of the game, how it may stand in a sentence, and what it means."""

    name: str
    word: str
    text: str
    forms: tuple[str, ...]


@lru_cache(maxsize=64)
def glossary(say: Texts) -> tuple[Term, ...]:
    return tuple(_terms(say))


def _terms(say: Texts) -> Iterator[Term]:
    for name in say("glossary").split() if say.has("glossary") else ():
        key = f"term-{name}"
        forms = tuple(fold(form.strip()) for form in say(f"{key}.forms").split(","))
        yield Term(name, say(key), say(f"{key}.text"), forms)


def used_in(say: Texts, *texts: str) -> tuple[Term, ...]:
    """The words of the game that stand in some texts."""
    found = frozenset[str]().union(*(_names_in(say, text) for text in texts))
    return tuple(term for term in glossary(say) if term.name in found)


@lru_cache(maxsize=4096)
def _names_in(say: Texts, text: str) -> frozenset[str]:
    """A table says the same few hundred sentences again and again."""
    words = fold(text)
    return frozenset(name for name, forms in _forms(say) if forms.search(words))


@lru_cache(maxsize=64)
def _forms(say: Texts) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """By name, how each word of the game may stand in a sentence."""
    return tuple((term.name, re.compile(rf"\b(?:{'|'.join(map(re.escape, term.forms))})\b")) for term in glossary(say))
