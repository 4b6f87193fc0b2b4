"""The legal answers as a numbered list, with what a person may type for each."""

from collections.abc import Sequence
from itertools import count

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from smallcouncil.core.game import State
from smallcouncil.narration import Answer, Narration

# More answers than this stand in columns, by their labels alone.
LONG = 12

# From this width on, an answer that does not fit its line may take two.
WIDE = 80

# The space between two columns.
GAP = 2

# Which guess at the unknown does not matter; the same one every time keeps the list the same.
ANY_GUESS = 1


def answers(narration: Narration, state: State, seat: int) -> list[Answer]:
    """What a seat may answer now. What an answer brings is looked up in a guess: nothing unknown shows through."""
    prompt = state.prompt(seat)
    assert prompt is not None
    return narration.answers(prompt, state.view(seat), state.actions(seat), state.sample(seat, ANY_GUESS))


def numbers(narration: Narration, found: Sequence[Answer]) -> list[int]:
    """What is typed for each answer. Seats keep their own numbers; what else is there then counts on behind them."""
    own = [narration.number(each.word) for each in found]
    if own == [None] * len(own):
        return list(range(1, len(own) + 1))
    behind = count(len(narration.names) + 1)
    return [next(behind) if number is None else number for number in own]


def numbered(narration: Narration, found: Sequence[Answer], width: int, tight: bool) -> RenderableType:
    """The list, with all there is to say of each answer; where lines are scarce, one line an answer."""
    if len(found) > LONG:
        lines = [
            Text(f"{number:2} {each.label}") for number, each in zip(numbers(narration, found), found, strict=True)
        ]
        return Columns(lines, column_first=True)
    typed = [narration.typed(each.word) for each in found]
    room = width - len(str(len(found))) - max(map(len, typed)) - 2 * GAP
    roomy = max(len(each.label) for each in found) + GAP + max(len(each.effect) for each in found) <= room
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(justify="right", style="bold")
    table.add_column(no_wrap=True)
    for number, words, each in zip(numbers(narration, found), typed, found, strict=True):
        rest = (each.label, each.effect) if roomy else (_in_one(each, width >= WIDE and not tight),)
        table.add_row(str(number), words, *(_cut(text, room) if tight else text for text in rest))
    return table


def _in_one(answer: Answer, whole: bool) -> str:
    """Label and effect together. Where only one fits, the effect says more than the label, which repeats the words."""
    if whole and answer.effect:
        return f"{answer.label} – {answer.effect}"
    return answer.label if whole else answer.effect or answer.label


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: max(room - 1, 0)]}…"
