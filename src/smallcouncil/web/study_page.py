"""Puzzles and guided first games: a table that nobody else sits at, with a box that tells what it is about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from markupsafe import Markup

from smallcouncil.arena.analysis_page import chance
from smallcouncil.arena.analysis_values import Value
from smallcouncil.arena.lessons import Course, Lesson, lesson, words
from smallcouncil.arena.puzzles import Puzzle, Worth, laid, puzzles
from smallcouncil.core.game import State
from smallcouncil.locale import Texts
from smallcouncil.narration.glossary import Term, glossary
from smallcouncil.narration.reasons import because, joined, why
from smallcouncil.web import log_lines
from smallcouncil.web.rendering import page_texts, render
from smallcouncil.web.static_files import stylesheet
from smallcouncil.web.table_page import TablePage
from smallcouncil.web.table_view import Line, Seat, Settings, TableView

GUESS = 1
LEAST_SHOWN = 0.1
"""An error in points that is smaller than this is shown as this: nothing is sure but what is proved."""
NOVICE = "novice"


def _table_page(lang: str, state: State, seat: int, asked: bool, bot: str) -> TablePage:
    """The table as the one who learns or solves sees it; answers are offered only while something is asked."""
    seats = tuple(
        Seat(number, "", "person" if number == seat else "bot", None if number == seat else bot, mine=number == seat)
        for number in range(state.seats)
    )
    guess = state.sample(seat, GUESS) if asked and seat in state.awaiting else None
    return TablePage(lang, lone_table(state, seat, seats, guess), "/")


def lone_table(state: State, seat: int | None, seats: tuple[Seat, ...], guess: State | None) -> TableView:
    """A state as a table that nobody else sits at. With a guess, the seat is asked what it does."""
    asked = seat if guess is not None else None
    return TableView(
        table="",
        game=state.game,
        version=len(state.history),
        options=state.setup.options,
        settings=Settings(),
        seats=seats,
        view=state.view(seat),
        viewer=seat,
        prompt=None if asked is None else state.prompt(asked),
        actions=() if asked is None else state.actions(asked),
        guess=guess,
    )


@dataclass(frozen=True)
class Box:
    """What stands beside the board: a heading, paragraphs, what was wrong or right, and where to go from here."""

    heading: str
    texts: tuple[str, ...]
    task: str = ""
    """What is to be done now, in words of its own."""
    verdict: str = ""
    right: bool = False
    facts: tuple[str, ...] = ()
    next: str = ""
    next_label: str = ""
    again: str = ""
    light: str = ""
    progress: tuple[int, int] = (0, 0)
    happened: tuple[Markup, ...] = ()
    streak: str = ""
    """For a puzzle: its name, under which the browser remembers whether it was solved."""
    free_game: bool = False


def _drawn(it: TablePage, box: Box, action: str, path: str, title: str) -> str:
    return render(
        "study.html",
        it.say,
        it=it,
        box=box,
        action=action,
        path=path,
        title=title,
        slug=it.slug,
        sprite=it.face.sprite(),
        stylesheet=stylesheet(it.slug),
        novice=NOVICE,
    )


# Puzzles


def puzzle_page(lang: str, slug: str, puzzle: Puzzle, answer: str | None = None) -> str:
    """A puzzle, or what is to be said of an answer to it."""
    state = laid(slug, puzzle)
    it = _table_page(lang, state, puzzle.seat, answer is None, "knight")
    say, all_of = it.say, puzzles(slug)
    number = all_of.index(puzzle) + 1
    following = all_of[number % len(all_of)]
    solved = answer == puzzle.best
    box = Box(
        heading=say("puzzle-number", n=number, count=len(all_of)),
        texts=(say("puzzle-task"), say("puzzle-rating", rating=puzzle.rating)) if answer is None else (),
        verdict="" if answer is None else _verdict(it, state, puzzle, answer),
        right=solved,
        facts=() if answer is None else tuple(_facts(it, state, puzzle)),
        next=f"/puzzles/{slug}/{following.id}",
        next_label=say("puzzle-next" if answer is not None else "puzzle-skip"),
        again="" if answer is None or solved else f"/puzzles/{slug}/{puzzle.id}",
        streak=puzzle.id,
    )
    path = f"/puzzles/{slug}/{puzzle.id}"
    return _drawn(it, box, path, path, say("puzzle-title", game=say("title")))


def _verdict(it: TablePage, state: State, puzzle: Puzzle, answer: str) -> str:
    label = it.narration.label(answer, state.view(puzzle.seat))
    if answer == puzzle.best:
        return it.say("puzzle-right", label=label)
    worth = puzzle.worth(answer)
    return it.say("puzzle-wrong", label=label, worth=_worth(it, worth) if worth else "")


def _worth(it: TablePage, worth: Worth) -> str:
    if worth.outcome == "unknown":
        return it.say("cli-percent", share=round(100 * worth.chance))
    return chance(it.say, Value(worth.word, worth.chance, 0.0, worth.outcome, worth.margin))  # type: ignore[arg-type]


def _facts(it: TablePage, state: State, puzzle: Puzzle) -> Iterator[str]:
    """Why the best answer is right, what the tempting one loses, and how sure that is."""
    say, view = it.say, state.view(puzzle.seat)
    for key, word in (("puzzle-best", puzzle.best), ("puzzle-tempting", puzzle.tempting)):
        worth = puzzle.worth(word)
        told = say(key, label=it.narration.label(word, view), worth=_worth(it, worth) if worth else "")
        reasons = why(it.narration, state, puzzle.seat, word)
        yield f"{told} {because(say, reasons)}" if reasons else told
    yield _proof(say, puzzle.proof)


def _proof(say: Texts, proof: dict[str, Any]) -> str:
    """How sure an answer is: proved, or ahead on guesses and in games that were played to their end."""
    if proof["by"] == "solver":
        return say("puzzle-proof-solver", answers=proof["answers"])
    ends, won = proof["ends"], proof["won"]
    return say(
        "puzzle-proof-search",
        guesses=proof["guesses"],
        lead=round(100 * proof["lead"]),
        error=max(LEAST_SHOWN, round(100 * proof["error"], 1)),
        ends=ends,
        won=round(ends * won),
        other=round(ends * (won - proof["ends_lead"])),
    )


# Guided first games


def lesson_page(lang: str, course: Course, wrong: str | None = None) -> str:
    """The step of a guided game that is due, with what an answer that does not go with it would have done."""
    slug, state, seat = course.lesson.slug, course.state, course.seat
    it = _table_page(lang, state, seat, not course.finished, NOVICE)
    say, count = it.say, len(course.lesson.steps)
    path = f"/learn/{slug}"
    if course.finished:
        box = Box(
            heading=say("lesson-done"),
            texts=tuple(words(say, it.names, "lesson-end")),
            progress=(count, count),
            happened=_happened(it, course),
            free_game=True,
        )
    else:
        *told, task = words(say, it.names, f"lesson-{course.step.name}")
        if not course.answers:
            told = [say("lesson-you", player=it.names[seat]), *told]
        box = Box(
            heading=say("lesson-step", n=course.number + 1, count=count),
            texts=() if wrong is not None else tuple(told),
            task=task,
            verdict=_not_now(it, course, wrong) if wrong is not None else "",
            light=course.step.light,
            progress=(course.number, count),
            happened=() if wrong is not None else _happened(it, course),
        )
    return _drawn(it, box, path, path, say("lesson-title", game=say("title")))


def _paragraphs(text: str) -> Sequence[str]:
    return [part.strip() for part in text.split("\n\n") if part.strip()]


def _not_now(it: TablePage, course: Course, word: str) -> str:
    """What an answer would do, and that it is taken back."""
    own = f"lesson-{course.step.name}-wrong"
    view = course.state.view(course.seat)
    legal = word in course.state.words(course.seat)
    label = it.narration.label(word, view) if legal else word
    reasons = why(it.narration, course.state, course.seat, word) if legal else []
    told = it.say("lesson-not-now", label=label, reasons=joined(reasons))
    return " ".join((told, *words(it.say, it.names, own))) if it.say.has(own) else told


def _happened(it: TablePage, course: Course) -> tuple[Markup, ...]:
    """What came of the last answer, and what the others did since."""
    if not course.answers:
        return ()
    lines, state, since = [], course.state, course.told
    for number, moment in enumerate(state.moments(since), since):
        if number == since:
            continue
        by = state.history[number - 1][0]
        line = Line(number - 1, by, None, moment.events(course.seat, number - 1))
        if line.events:
            lines.append(log_lines.log_text(it.narration, it.slug, line))
    return tuple(lines)


@dataclass(frozen=True)
class Introduction:
    """A game on one page: what it is about, how a turn goes, its words, and the table as it is laid."""

    goal: str
    turn: tuple[str, ...]
    terms: tuple[Term, ...]
    board: Markup
    sprite: Markup
    stylesheet: str | None


@cache
def introduction(lang: str, slug: str) -> Introduction | None:
    """The beginning of the rules; None where a game has nothing to tell there."""
    say, found = page_texts(lang, slug), lesson(slug)
    if found is None or not say.has("rules-turn-steps"):
        return None
    course = Course(found)
    it = _table_page(lang, course.state, course.seat, False, NOVICE)
    turn = tuple(_paragraphs(say("rules-turn-steps")))
    return Introduction(say("goal"), turn, glossary(say), it.board(), it.face.sprite(), stylesheet(slug))


def course_of(slug: str, answers: Sequence[str]) -> Course | None:
    found: Lesson | None = lesson(slug)
    return None if found is None else Course(found, answers)
