"""A guided first game at the terminal: the table, what the step is about, and every answer of the learner's own."""

from collections.abc import Sequence
from pathlib import Path

from rich.rule import Rule

from smallcouncil.arena.lessons import Course, Lesson, words
from smallcouncil.core import files
from smallcouncil.narration import Answer
from smallcouncil.narration.reasons import joined, why
from smallcouncil.terminal import answer_list, typed_input
from smallcouncil.terminal.boards import Board
from smallcouncil.terminal.screen import Screen
from smallcouncil.terminal.table_commands import wordings
from smallcouncil.terminal.typed_input import Reader

LEAVING = ("quit",)


class GuidedGame:
    """One lesson from where it was left to its end, or to where it is left again."""

    def __init__(self, screen: Screen, board: Board, lesson: Lesson, kept: Path) -> None:
        self._screen = screen
        self._say = screen.say
        self._board = board
        self._kept = kept
        answers = kept.read_text(encoding="utf-8").splitlines() if kept.is_file() else []
        self._course = Course(lesson, answers)

    def play(self) -> bool:
        """Go through the steps; false if the learner leaves before the end."""
        try:
            while not self._course.finished:
                if not self._step():
                    return False
        except EOFError:
            return False
        self._tell("lesson-end")
        self._kept.unlink(missing_ok=True)
        return True

    def _step(self) -> bool:
        course, say = self._course, self._say
        seat, state = course.seat, course.state
        events = state.events(seat, course.told) if course.answers else []
        view = state.view(seat)
        self._screen.show(Rule(style="dim"), self._board.draw(view, events, self._screen.width, brief=True))
        if told := self._board.narration.tell(events):
            self._screen.tell(told, "cyan")
        self._screen.tell(say("lesson-step", n=course.number + 1, count=len(course.lesson.steps)), "bold")
        self._tell(f"lesson-{course.step.name}")
        found = answer_list.answers(self._board.narration, state, seat)
        self._screen.show(answer_list.numbered(self._board.narration, found, self._screen.width, tight=True))
        return self._answered(found)

    def _tell(self, key: str, style: str = "") -> None:
        for part in words(self._say, self._board.names, key):
            self._screen.tell(part, style)

    def _answered(self, found: Sequence[Answer]) -> bool:
        """Ask until an answer goes with the step; false if the learner wants to leave."""
        course, voice = self._course, self._board.narration
        state, seat = course.state, course.seat
        prompt = state.prompt(seat)
        assert prompt is not None
        legal = {each.action: (voice.typed(each.word), each.word, each.label) for each in found}
        leaving = {name: words for name, words in wordings(self._say).items() if name in LEAVING}
        reader = Reader(legal, legal, leaving, numbers=answer_list.numbers(voice, found))
        while True:
            meaning = reader.read(self._screen.ask(voice.question(prompt)) or " ")
            if isinstance(meaning, typed_input.Command):
                return False
            if not isinstance(meaning, typed_input.Move):
                self._screen.tell(self._say("learn-unknown"), "yellow")
                continue
            word = state.game.word(meaning.action)
            if course.answer(word):
                files.write(self._kept, "\n".join(course.answers))
                return True
            self._explain(word)

    def _explain(self, word: str) -> None:
        course, say = self._course, self._say
        reasons = why(self._board.narration, course.state, course.seat, word)
        label = self._board.narration.label(word, course.state.view(course.seat))
        self._screen.tell(say("lesson-not-now", label=label, reasons=joined(reasons)), "yellow")
        if say.has(f"lesson-{course.step.name}-wrong"):
            self._tell(f"lesson-{course.step.name}-wrong", "yellow")
