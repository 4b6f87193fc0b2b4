"""A console that breaks no line inside a name: "Theon Greyjoy" and "Seat 1" stay together."""

import re
from collections.abc import Iterable
from functools import cache

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from smallcouncil.locale import Texts

# Stands for a space inside a name while lines are broken. Rich would break them at a no-break space too.
GLUE = "\ue000"

# The texts that are names, by the beginning of their keys.
NAMED = ("card-", "house-", "leader-", "label-grid")

# The texts that name something by its number.
NUMBERED = ("seat", "team", "label-council")


class WholeNames(Console):
    """Prints without markup, in the words of a game."""

    def __init__(self, say: Texts) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)
        self.names = _names(say)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Every text inside tables, panels and groups comes through here before it is broken into lines."""
        for segment in super().render(self._glued(renderable), options):
            yield Segment(segment.text.replace(GLUE, " "), segment.style, segment.control)

    def lines(self, text: str) -> list[str]:
        """A text as the lines it takes here."""
        whole = Text(self._whole(text)).wrap(self, self.width)
        return [line.plain.rstrip().replace(GLUE, " ") for line in whole]

    def _whole(self, text: str) -> str:
        return self.names.sub(lambda name: name[0].replace(" ", GLUE), text)

    def _glued(self, renderable: RenderableType) -> RenderableType:
        if isinstance(renderable, str):
            renderable = Text(renderable)
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = self._whole(renderable.plain)
        return renderable


@cache
def _names(say: Texts) -> re.Pattern[str]:
    """All names of several words, the longest first; a badge such as R4 belongs to the word behind it."""
    known = {say(key) for key in say.keys if key.startswith(NAMED)}
    plain = [re.escape(name) for name in sorted(known, key=len, reverse=True) if " " in name]
    numbered = [re.escape(say(key, n="#")).replace(r"\#", r"\d+") for key in NUMBERED if say.has(key)]
    return re.compile(rf"\b(?:[A-Z]\d+ )?(?:{'|'.join([*plain, *numbered])})(?!\w)|\b[A-Z]\d+ \w")
