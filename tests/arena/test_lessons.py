"""Every guided first game is played through: all its steps come, all its words are there, and it ends."""

import pytest

import smallcouncil as sc
from smallcouncil.arena.lessons import Course, Lesson, lesson, words
from smallcouncil.locale import languages, texts

SLUGS = [slug for slug in sc.games() if lesson(slug) is not None]


def found(slug: str) -> Lesson:
    known = lesson(slug)
    assert known is not None
    return known


def test_all_our_games_have_one() -> None:
    assert list(sc.games()) == SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_played_through_by_whoever_does_what_it_says(slug: str) -> None:
    course = Course(found(slug))
    for number, step in enumerate(course.lesson.steps):
        assert (course.number, course.finished) == (number, False)
        legal = course.state.words(course.seat)
        fitting = [word for word in legal if course.fits(word)]
        assert fitting, step.name
        for word in legal:
            if word not in fitting:
                assert not course.answer(word)
        assert course.number == number
        assert course.answer(fitting[-1])
    assert course.finished
    assert Course(found(slug), course.answers).state.digest() == course.state.digest()


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", languages())
def test_every_step_has_its_words(slug: str, lang: str) -> None:
    say = texts(lang, slug)
    for name in (*(step.name for step in found(slug).steps), "end"):
        assert say.has(f"lesson-{name}"), name
        assert not any("{" in part for part in words(say, ["Ann", "Bob", "Cat"], f"lesson-{name}"))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", languages())
def test_every_step_says_what_to_do_and_why_nothing_else(slug: str, lang: str) -> None:
    """The last paragraph is what is to be done; what it is about goes before it. Other answers are explained."""
    say, course = texts(lang, slug), Course(found(slug))
    for step in course.lesson.steps:
        assert len(words(say, ["Ann", "Bob", "Cat"], f"lesson-{step.name}")) >= 2, step.name
        assert step.light, step.name
        legal = course.state.words(course.seat)
        fitting = [word for word in legal if course.fits(word)]
        assert say.has(f"lesson-{step.name}-wrong") == (len(fitting) < len(legal)), step.name
        course.answer(fitting[0])


def test_answers_that_do_not_fit_any_more_are_forgotten() -> None:
    course = Course(found("hand-of-the-king"), ["up tyrell", "nonsense", "down stark"])
    assert (course.number, course.answers) == (1, ["up tyrell"])


def test_a_move_in_the_lesson_of_hand_of_the_king_brings_what_it_says() -> None:
    course = Course(found("hand-of-the-king"), ["up tyrell", "down stark", "right lannister"])
    banners = course.state.view(0)["banners"]
    assert [house for house, seat in banners.items() if seat == 0] == ["stark", "lannister", "tyrell"]
