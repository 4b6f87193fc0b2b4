"""The table of a state for `print` and for notebooks, as everybody may see it: nothing hidden is in it."""

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from smallcouncil.core.game import Json, State
from smallcouncil.locale import Texts, texts
from smallcouncil.narration import narration
from smallcouncil.terminal.boards import board
from smallcouncil.terminal.whole_names import GLUE

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 100
# Rich's own frame loads its letters from the network; this one takes what is there.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="rich-terminal">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; white-space: pre }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{width}" height="{height}"/></clipPath>{lines}</defs>
<rect width="{width}" height="{height}" fill="#22262e"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def text(state: State) -> str:
    """The table in plain characters."""
    console = _printed(state)
    lines = console.export_text(styles=False).splitlines()
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


def picture(state: State) -> str:
    """The table as it stands in a terminal, as SVG."""
    return _drawn(_printed(state))


def drawing(say: Texts, slug: str, names: Sequence[str], view: Json, below: Sequence[str]) -> str:
    """What somebody sees of a table as SVG, with some sentences below."""
    return _drawn(_page(say, slug, names, view, below))


def _drawn(console: "Console") -> str:
    return console.export_svg(title="", code_format=FRAME, unique_id="table").replace(GLUE, "&#160;")


def _printed(state: State) -> "Console":
    """The table on a page, with what is asked and the ending."""
    say = texts("en", state.game.slug)
    names = [say.seat(seat) for seat in range(state.seats)]
    voice = narration(state.game.slug)(say, names)
    view = state.view(None)
    prompts = [state.prompt(seat) for seat in state.awaiting]
    below = [voice.question(prompt) for prompt in prompts if prompt is not None]
    return _page(say, state.game.slug, names, view, below or voice.ending(view))


def _page(say: Texts, slug: str, names: Sequence[str], view: Json, below: Sequence[str]) -> "Console":
    """A console on which a table and some sentences have been printed."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    console.print(board(slug, say, names, [""] * len(names)).draw(view, [], WIDTH, False))
    for sentence in below:
        console.print(sentence, markup=False, highlight=False)
    return console
