"""What a line of input means: the number of an answer, the words of one, or a command.

Capital letters, hyphens and accents do not matter, and a word may be cut short as long as it stays clear: "l st" is
"left stark". A line that fits nothing legal is held against the whole vocabulary, to tell a refusal from a typo.
"""

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from smallcouncil.narration.rulebook import fold

Tokens = tuple[str, ...]


@dataclass(frozen=True)
class Move:
    action: int


@dataclass(frozen=True)
class Command:
    name: str
    argument: str = ""


@dataclass(frozen=True)
class Illegal:
    """An action of the game that is not legal now."""

    action: int


@dataclass(frozen=True)
class Unclear:
    meanings: tuple[str, ...]


@dataclass(frozen=True)
class Unknown:
    near: str


@dataclass(frozen=True)
class NoSuchNumber:
    number: int


Meaning = Move | Command | Illegal | Unclear | Unknown | NoSuchNumber
Phrases = Mapping[int, Sequence[str]]


def tokens(text: str) -> Tokens:
    return tuple(re.findall(r"\w+", fold(text).replace("'", "")))


def _same(given: Tokens, phrase: Tokens) -> bool:
    return given == phrase


def _begins(given: Tokens, phrase: Tokens) -> bool:
    return len(given) <= len(phrase) and all(whole.startswith(part) for part, whole in zip(given, phrase, strict=False))


def _runs_through(given: Tokens, phrase: Tokens) -> bool:
    """The words of the input, cut short or not, stand in the phrase in their order."""
    rest = iter(phrase)
    return all(any(whole.startswith(part) for whole in rest) for part in given)


def matching(text: str, phrases: Phrases) -> list[int]:
    """The actions that a text can mean: those it names in full, else those it begins, else those it runs through."""
    for fits in (_same, _begins, _runs_through):
        if found := _fitting(text, phrases, fits):
            return found
    return []


def _fitting(text: str, phrases: Phrases, fits: Callable[[Tokens, Tokens], bool]) -> list[int]:
    given = tokens(text)
    if not given:
        return []
    return [action for action, wordings in phrases.items() if any(fits(given, tokens(each)) for each in wordings)]


class Reader:
    """Reads lines for one decision."""

    def __init__(
        self,
        legal: Phrases,
        vocabulary: Phrases,
        commands: Mapping[str, Sequence[str]],
        labels: Phrases | None = None,
        numbers: Sequence[int] = (),
    ) -> None:
        """Phrases are the wordings of each action, the one to show first; `commands` the wordings of each command.

        `labels` are the sentences that a person reads for the actions, legal or not; `numbers` those of the legal ones.
        """
        self.legal = legal
        self.vocabulary = vocabulary
        self.commands = commands
        self.labels = labels or {}
        self.readable = {action: self.labels[action] for action in legal if action in self.labels}
        self.numbers = dict(zip(numbers or range(1, len(legal) + 1), legal, strict=True))

    def read(self, line: str) -> Meaning:
        if line.isdecimal():
            return self._number(int(line))
        attempts = (self._in_full, self._begun, self._run_through, self._refused_in_full, self._read_off, self._refused)
        for attempt in attempts:
            if meaning := attempt(line):
                return meaning
        return Unknown(self._near(line))

    def _number(self, number: int) -> Meaning:
        return Move(self.numbers[number]) if number in self.numbers else NoSuchNumber(number)

    def _in_full(self, line: str) -> Meaning | None:
        if found := _fitting(line, self.legal, _same) or _fitting(line, self.readable, _same):
            return self._one(found, [])
        return next(iter(self._ordered(line, lambda given, word: given == word, 1)), None)

    def _begun(self, line: str) -> Meaning | None:
        """A command alone may be cut to a letter. With words behind it it takes two, and gives way to any move."""
        moves = _fitting(line, self.legal, _begins)
        if " " in line and (moves or _fitting(line, self.labels, _runs_through)):
            return self._one(moves, [])
        return self._one(moves, self._ordered(line, lambda given, word: word.startswith(given), 2))

    def _run_through(self, line: str) -> Meaning | None:
        return self._one(_fitting(line, self.legal, _runs_through), [])

    def _refused_in_full(self, line: str) -> Meaning | None:
        found = _fitting(line, self.vocabulary, _same)
        return Illegal(found[0]) if found else None

    def _read_off(self, line: str) -> Meaning | None:
        return self._one(_fitting(line, self.readable, _runs_through), [])

    def _refused(self, line: str) -> Meaning | None:
        found = matching(line, self.vocabulary) or matching(line, self.labels)
        if len(found) == 1:
            return Illegal(found[0])
        return Unclear(tuple(self.vocabulary[action][0] for action in found)) if found else None

    def _ordered(self, line: str, fits: Callable[[str, str], bool], least: int) -> list[Command]:
        first, _, rest = line.partition(" ")
        given = fold(first.rstrip("?")) or "help"
        if rest and len(given) < least:
            return []
        names = [name for name, wordings in self.commands.items() if any(fits(given, fold(word)) for word in wordings)]
        return [Command(name, rest.strip(" ?")) for name in names]

    def _one(self, actions: Sequence[int], commands: Sequence[Command]) -> Meaning | None:
        if len(actions) + len(commands) > 1:
            shown = [self.legal[action][0] for action in actions] + [self.commands[each.name][0] for each in commands]
            return Unclear(tuple(shown))
        return Move(actions[0]) if actions else commands[0] if commands else None

    def _near(self, line: str) -> str:
        shown = [words[0] for words in self.legal.values()] + [words[0] for words in self.commands.values()]
        near = difflib.get_close_matches(fold(line), shown, n=1)
        return near[0] if near else ""
