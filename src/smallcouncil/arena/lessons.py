"""A guided first game: one idea at a time on the real table, with every move made by whoever learns.

The lesson is data beside a game: `ui/lessons.toml` says how the game starts, and step by step what is told
(`lesson-NAME` among the game's texts), at which question, which answers go with it, and what of the board is lit. The
others answer as the lesson says, or as a simple bot does; both are the same every time, so that a lesson is known by
the answers that were given so far.
"""

import fnmatch
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.discovery import load, ui_folder
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.locale import Texts

FILE = "lessons.toml"
LONGEST = 400
"""A lesson that goes on for more decisions than this is broken."""


@dataclass(frozen=True)
class Step:
    """One idea. Words may have stars, as in `play *`; without `accept` every answer goes with it."""

    name: str
    ask: str = ""
    accept: tuple[str, ...] = ("*",)
    light: str = ""
    reply: tuple[str, ...] = ()
    """What the others answer after it, as far as the lesson says."""

    def takes(self, word: str) -> bool:
        return any(fnmatch.fnmatchcase(word, each) for each in self.accept)


@dataclass(frozen=True)
class Lesson:
    slug: str
    seat: int
    setup: dict[str, Any]
    bot: str
    free: tuple[str, ...]
    """What is taken for the learner at questions that no step speaks of, the first that is legal; else the first."""
    steps: tuple[Step, ...]


@cache
def lesson(slug: str) -> Lesson | None:
    """The guided first game, if the game has one."""
    folder = ui_folder(slug)
    file = folder / FILE if folder is not None else None
    if file is None or not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = tuple(
        Step(
            each["name"],
            each.get("ask", ""),
            tuple(each.get("accept", ("*",))),
            each.get("light", ""),
            tuple(each.get("reply", ())),
        )
        for each in data["step"]
    )
    free = tuple(data.get("free", ()))
    return Lesson(slug, data.get("seat", 0), data["setup"], data.get("bot", "random"), free, steps)


class Course:
    """A lesson after some answers. Answers that do not fit it any more, after a change of the game, are forgotten."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.number = 0
        """The step that is due."""
        self.answers: list[str] = []
        self.told = 0
        """How many decisions had been made when the learner last answered."""
        self._luck = Chance(1)
        self._replies: list[str] = []
        self.state: State = load(lesson.slug).start(**lesson.setup)
        self._bots = {seat: bots.make(lesson.bot, seat + 1) for seat in range(self.state.seats) if seat != self.seat}
        self._go_on()
        for word in answers:
            if self.finished or not self.answer(word):
                break

    @property
    def finished(self) -> bool:
        return self.number >= len(self.lesson.steps) or not self.state.awaiting

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def fits(self, word: str) -> bool:
        """Whether an answer is what the step is about."""
        return word in self.state.words(self.seat) and self.step.takes(word)

    def answer(self, word: str) -> bool:
        """Take an answer and go on to the next step; false if it does not go with this one, and nothing happens."""
        if not self.fits(word):
            return False
        self.told = len(self.state.history)
        self._replies = list(self.step.reply)
        self.state.play(word, self.seat)
        self.answers.append(word)
        self.number += 1
        if not self.finished:
            self._go_on()
        return True

    def _go_on(self) -> None:
        """Let the others answer, and whatever no step speaks of, up to the next step's question."""
        for _ in range(LONGEST):
            if not self.state.awaiting or self._is_due():
                return
            seat = self.state.awaiting[0] if self.state.awaiting[0] != self.seat else self.state.awaiting[-1]
            self.state.play(self._others(seat) if seat != self.seat else self._own(), seat)
        raise LessonBroken(self.lesson.slug, self.step.name)

    def _is_due(self) -> bool:
        if self.seat not in self.state.awaiting:
            return False
        prompt = self.state.prompt(self.seat)
        assert prompt is not None
        return self.step.ask in ("", prompt.ask) and any(map(self.step.takes, self.state.words(self.seat)))

    def _others(self, seat: int) -> str:
        words = self.state.words(seat)
        if self._replies and self._replies[0] in words:
            return self._replies.pop(0)
        return self.state.game.word(self._bots[seat].choose(Perspective(self.state, seat, self._luck)))

    def _own(self) -> str:
        words = self.state.words(self.seat)
        wished = (word for each in self.lesson.free for word in words if fnmatch.fnmatchcase(word, each))
        return next(wished, words[0])


def words(say: Texts, names: Sequence[str], key: str) -> list[str]:
    """A text of a lesson in paragraphs. It may speak of the others by their names, `second` to `fourth`."""
    others = dict(zip(("second", "third", "fourth"), names[1:], strict=False))
    return [part.strip() for part in say(key, **others).split("\n\n") if part.strip()]


class LessonBroken(CouncilError):
    """A lesson whose next step never comes."""

    key = "error-lesson-broken"

    def __init__(self, slug: str, step: str) -> None:
        super().__init__(f"the lesson of {slug} does not come to its step {step!r}", game=slug, step=step)
