"""The table of a state for `print` and for notebooks, as everybody may see it: nothing hidden is in it."""

import io
from typing import TYPE_CHECKING

from smallcouncil.core.game import State
from smallcouncil.locale import texts
from smallcouncil.narration import narration
from smallcouncil.terminal.boards import board

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
    return _printed(state).export_svg(title="", code_format=FRAME, unique_id="table")


def _printed(state: State) -> "Console":
    """A console on which the table, what is asked and the ending have been printed."""
    from rich.console import Console

    say = texts("en", state.game.slug)
    names = [say.seat(seat) for seat in range(state.seats)]
    voice = narration(state.game.slug)(say, names)
    view = state.view(None)
    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    console.print(board(state.game.slug, say, names, [""] * state.seats).draw(view, [], WIDTH, False))
    for prompt in (state.prompt(seat) for seat in state.awaiting):
        if prompt is not None:
            console.print(voice.question(prompt), markup=False, highlight=False)
    if not state.awaiting:
        console.print("\n".join(voice.ending(view)), markup=False, highlight=False)
    return console
