"""The terminal itself: printing in its width, asking a line, a spinner while somebody waits."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Timer

from rich.console import RenderableType
from rich.text import Text

from smallcouncil.locale import Texts
from smallcouncil.terminal.whole_names import WholeNames

# A spinner for what takes a moment; what is quicker shows none.
MOMENT = 0.4

# Clears the lines that a terminal keeps above its first one.
FORGET = "\x1b[3J"


class Screen:
    """Where a person reads and types. Works as well with a pipe at either end."""

    def __init__(self, say: Texts) -> None:
        self.say = say
        self.console = WholeNames(say)
        self.asks_person = sys.stdin.isatty()
        self.completions: Sequence[str] = ()
        if self.asks_person:
            self._edit_lines()

    @property
    def width(self) -> int:
        return self.console.width

    def fits(self, drawing: RenderableType, more: int) -> bool:
        """Whether a drawing and some more lines fit the screen. A pipe has no last line."""
        if not self.console.is_terminal:
            return True
        return len(self.console.render_lines(drawing)) + more <= self.console.height

    def show(self, *drawings: RenderableType) -> None:
        for drawing in drawings:
            self.console.print(drawing)

    def tell(self, text: str, style: str = "", to_copy: bool = False) -> None:
        """A line of text. One with a path or a command in it is left to the terminal to wrap, for copying."""
        self.console.print(Text(text, style=style), soft_wrap=to_copy)

    def wipe(self) -> None:
        """Nothing that was shown or typed can be brought back: not by scrolling, nor by an arrow key or Tab."""
        self.completions = ()
        with suppress(ImportError):
            import readline

            readline.clear_history()
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)

    def ask(self, prompt: str) -> str:
        """A line of input. EOFError when there is no more to come. A question may be longer than a line."""
        *lines, last = self.console.lines(f"{prompt} >")
        for line in lines:
            self.tell(line)
        answer = input(f"{last} ")
        if not self.asks_person:
            self.tell(answer)
        return answer.strip()

    def agrees(self, key: str, **arguments: str) -> bool:
        """A question for yes or no; anything but yes is no."""
        yes, no = self.say("yes"), self.say("no")
        answer = self.ask(self.say(key, yes=yes, no=no, **arguments)).casefold()
        return answer in (yes.casefold(), yes[0].casefold(), "yes", "y")

    @contextmanager
    def busy(self, reason: str) -> Iterator[None]:
        """Say what is going on if it takes more than a moment."""
        status = self.console.status(Text(reason))
        timer = Timer(MOMENT, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def _edit_lines(self) -> None:
        """Arrow keys, history and Tab, where Python has them."""
        with suppress(ImportError):
            import readline

            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        found = [word for word in self.completions if word.startswith(text.casefold())]
        return found[number] if number < len(found) else None
