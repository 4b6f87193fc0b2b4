"""A guided first game at the terminal: what to do is told, other answers are explained, it can be left and resumed."""

from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.arena.lessons import Course, lesson
from smallcouncil.locale import texts
from smallcouncil.narration import narration

from .conftest import Piped


def typed(slug: str, lang: str) -> list[str]:
    """What a learner types who does what the lesson says."""
    found = lesson(slug)
    assert found is not None
    course, say = Course(found), texts(lang, slug)
    voice, lines = narration(slug)(say, [say.seat(seat) for seat in range(course.state.seats)]), []
    while not course.finished:
        word = next(word for word in course.state.words(course.seat) if course.fits(word))
        lines.append(voice.typed(word))
        course.answer(word)
    return lines


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", sc.games())
def test_a_lesson_is_typed_through_to_a_free_game(piped: Piped, state_home: Path, slug: str, lang: str) -> None:
    done = piped("learn", slug, "--lang", lang, text="\n".join(typed(slug, lang)) + "\n")
    assert done.returncode == 0
    assert f"smallcouncil play {slug} --bot novice" in done.stdout
    assert not (state_home / "smallcouncil" / f"lesson-{slug}.txt").exists()


def test_another_answer_is_explained_and_taken_back(piped: Piped, state_home: Path) -> None:
    done = piped("learn", "hand-of-the-king", text="up greyjoy\nup tyrell\n")
    said = " ".join(done.stdout.split())
    assert "Not now: “Move up, declare House Greyjoy”: takes the banner of House Greyjoy" in said
    assert "Look up the column of Varys: Olena and Margaery Tyrell lie there." in said
    assert said.index("it is taken back") < said.index("Step 2 of 7")


def test_a_lesson_is_left_resumed_and_begun_again(piped: Piped, state_home: Path) -> None:
    left = piped("learn", "hand-of-the-king", text="up tyrell\nquit\n")
    assert "smallcouncil learn hand-of-the-king" in left.stdout
    again = piped("learn", "hand-of-the-king", text="quit\n")
    assert "Step 2 of 7" in again.stdout
    assert "Step 1 of 7" not in again.stdout
    assert "Step 1 of 7" in piped("learn", "hand-of-the-king", "--fresh", text="quit\n").stdout
