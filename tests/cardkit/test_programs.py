"""Programs and frames: steps run until one asks, frames are copied and compared by their slots."""

import pytest

from smallcouncil.cardkit.programs import DONE, NONE, Frame, Programs, finish
from smallcouncil.core.flat import slots


class Counting(Frame):
    """A frame with one register of its own."""

    __slots__ = ("count",)

    def __init__(self, program: int, you: int) -> None:
        self.program, self.step, self.you, self.count = program, 0, you, NONE


class Book:
    """A state that writes down what was done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.stack: list[Counting] = []


PROGRAMS: Programs[Book, Counting] = Programs()


def write(text: str):  # type: ignore[no-untyped-def]
    def step(s: Book, f: Counting) -> bool:
        s.done.append(f"{text} {f.you}")
        return False

    return step


def ask(s: Book, f: Counting) -> bool:
    s.done.append("asked")
    return True


def stop(s: Book, f: Counting) -> bool:
    return finish(f)


def begin_inner(s: Book, f: Counting) -> bool:
    s.stack.append(Counting(INNER, 7))
    return False


INNER = PROGRAMS.add("inner", (write("in"), stop, write("never")))
OUTER = PROGRAMS.add("outer", (write("a"), begin_inner, write("b"), ask, write("c"), ask))


def test_steps_run_until_one_asks_and_an_inner_program_is_finished_first() -> None:
    book = Book()
    book.stack.append(Counting(OUTER, 2))
    PROGRAMS.run(book, book.stack)
    assert book.done == ["a 2", "in 7", "b 2", "asked"]
    assert [(frame.program, frame.step) for frame in book.stack] == [(OUTER, 4)]
    PROGRAMS.run(book, book.stack)
    assert book.done[4:] == ["c 2", "asked"]


def test_a_finished_frame_stands_beyond_every_step() -> None:
    frame = Counting(INNER, 0)
    assert finish(frame) is False
    assert frame.step == DONE


def test_a_copied_stack_is_equal_and_independent() -> None:
    stack = [Counting(OUTER, 1), Counting(INNER, 2)]
    stack[1].count = 5
    twins = [frame.copy() for frame in stack]
    assert twins == stack
    twins[1].you = 6
    assert stack[1].you == 2
    assert twins != stack
    assert Counting(OUTER, 1) != "outer"


def test_slots_are_named() -> None:
    assert slots(Counting) == ("program", "step", "you", "count")
    assert repr(Counting(0, 3)) == "Counting(program=0, step=0, you=3, count=-1)"


def test_a_program_is_known_by_its_name_and_only_once() -> None:
    assert PROGRAMS.number("outer") == OUTER
    assert PROGRAMS.names[INNER] == "inner"
    with pytest.raises(ValueError, match="'inner' already"):
        PROGRAMS.add("inner", ())
