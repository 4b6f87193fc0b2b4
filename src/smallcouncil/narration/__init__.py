"""A game in words: its questions, answers, events and ending, in the reader's language, for every client alike.

A game has its own in `ui/narration.py`, with its texts beside it; `plain` stands in where it has none.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import ClassVar

from smallcouncil.core.discovery import ui_part
from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.locale import Texts

# Wraps the name of a card (its id, its name), so that a page can turn it into a link.
Mark = Callable[[str, str], str]


@dataclass(frozen=True)
class Answer:
    """One legal action: its word, a phrase for it, what it brings at once, and the events that would bring it.

    All of it is known to the seat before it decides, so everything may be shown to it.
    """

    action: int
    word: str
    label: str
    effect: str
    events: tuple[Json, ...] = ()


def one_word(name: str) -> str:
    """A name as it is typed."""
    return re.sub(r"[^\w-]", "", name.replace(" ", "-")).lower()


def _unmarked(card: str, name: str) -> str:
    return name


class Narration(ABC):
    """The voice of one game. It is given only what its listener may know: a view, a prompt, the events that were seen.

    Seats count from 0 in the contract and from 1 for people. `seat_options` names the options of the game whose
    numbers are seats, so that nobody has to count in two ways at one table.
    """

    seat_options: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self, say: Texts, names: Sequence[str], mark: Mark = _unmarked, bots: Container[int] = frozenset()
    ) -> None:
        """`names` are the players in sentences, by seat; `mark` is used on the cards that `tell` names.

        `bots` are the seats that nobody can talk with.
        """
        self.say = say
        self.names = names
        self.mark = mark
        self.bots = bots

    def goal(self, view: Json) -> str:
        """What one has to reach to win at this table."""
        return self.say("goal")

    @abstractmethod
    def question(self, prompt: Prompt) -> str:
        """What a seat is asked."""

    @abstractmethod
    def typed(self, word: str) -> str:
        """The word of an action as a person types it: in the reader's language, with seats from 1."""

    def chosen(self, word: str) -> str:
        """What somebody has chosen, for a list of what happened, where nothing has come of it yet."""
        return self.typed(word)

    def number(self, word: str) -> int | None:
        """The number by which people know what a word names, if it has one: Seat 3 is no second in a list."""
        return None

    @abstractmethod
    def label(self, word: str, view: Json) -> str:
        """An answer as a phrase, worded for the question that `view` says is asked. No two answers sound the same."""

    @abstractmethod
    def effect(self, word: str, prompt: Prompt, events: Sequence[Json], after: State) -> str:
        """What an answer brings at once, or nothing.

        `after` is a guess at the state behind it, never the true one, and `events` are what its seat would see happen
        there. What differs from guess to guess must be left unsaid.
        """

    @abstractmethod
    def tell(self, events: Sequence[Json]) -> str:
        """The events of one decision as sentences; nothing only if there were none to see."""

    @abstractmethod
    def ending(self, view: Json) -> list[str]:
        """How the game ended: who has won in the first line, then the standing."""

    def forbidden(self, text: str, prompt: Prompt) -> str:
        """The rule against something that people want to do and that is no action of the game at all; else nothing."""
        return ""

    def answers(self, prompt: Prompt, view: Json, actions: Sequence[int], guess: State) -> list[Answer]:
        """The legal actions of a seat in words, in their order. `guess` is a state sampled for that seat."""
        return [self._answer(prompt, view, action, guess.copy()) for action in actions]

    def _answer(self, prompt: Prompt, view: Json, action: int, after: State) -> Answer:
        word, decided = after.game.word(action), len(after.history)
        after.act(prompt.seat, action)
        events = after.events(prompt.seat, decided)
        return Answer(action, word, self.label(word, view), self.effect(word, prompt, events, after), tuple(events))


def narration(slug: str) -> type[Narration]:
    """The voice of a game: its own, or the plain one."""
    from smallcouncil.narration.plain_narration import PlainNarration

    found: type[Narration] | None = ui_part(slug, "narration", "NARRATION")
    return found or PlainNarration
