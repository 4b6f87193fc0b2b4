"""The face of a game: its drawn cards and its table, as HTML. The shell around it knows no game.

How a face and the scripts of the page understand each other:

- A card that can be played is `<button form="answers" name="action" value="left stark">`, so that it works without
  scripts. Text buttons of the panel and cards of the board with the same value light up together.
- Where several things are marked before they are sent (`Face.closing`), `data-counts="3"` on a button is what it adds
  to the sum that stands in the `<b>` of an element with `data-sum`.
- `data-card="robb-stark"` on anything shows that whole card while it is hovered, focused or pressed for long.
- `data-thing="robb-stark"` names a thing on the board; while an answer is hovered or focused, the things that it
  touches get the class `touched`, and the answer itself gets `chosen` on the board and in the panel.
- `data-vt="card-robb-stark"` gives an element the name under which it glides from place to place: at most one element
  of a name at a time, and the same name wherever the thing goes.
- Drawn things stand once a page in the sprite, as `<symbol id="card-robb-stark" viewBox="...">`, and everywhere else as
  `<svg><use href="#card-robb-stark"/></svg>`. A card that is marked in the log has the id `card-` and its own. A game
  of many cards has no whole ones in its sprite: `Face.drawing` draws each as a file, fetched when somebody looks at it.
- `data-together` on an element of the board: there a script offers what `Face.together` sends at once.
- Where seats know different things, the boards of all of them may stand on one page: then a board has no ids.
- No `style` attributes and no scripts: the pages are sent with a policy that forbids both. Presentation attributes of
  SVG (`fill`, `stroke`) are allowed. The rest is in the game's `ui/static/style.css`, which the page links.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from smallcouncil.core.discovery import ui_part
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.table_view import TableView


class Together(NamedTuple):
    """Answers to one question, sent together as far as it takes them."""

    words: tuple[str, ...]
    label: str


class Face(ABC):
    """How one game looks in the browser, for readers of one language at a table with these names."""

    def __init__(self, say: Texts, names: Sequence[str]) -> None:
        self.say = say
        self.names = names

    @abstractmethod
    def sprite(self) -> Markup:
        """A hidden `<svg>` with the symbols of all drawn things, put into a page once."""

    @abstractmethod
    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        """The table as the viewer sees it. Pieces that come again and again are best `kept` (see `rendering`)."""

    def bits(self, table_view: TableView, answers: Sequence[Answer]) -> Iterable[str]:
        """The same in bits that follow each other, which a game may draw and keep one by one, or in runs (`Drawn`)."""
        return self.board(table_view, answers).splitlines(keepends=True)

    def closing(self, ask: str) -> str | None:
        """The word that closes a question at which several things are named one by one, if it is such a question.

        Then a page lets people mark all of them first, and sends them together with this word.
        """
        return None

    def closing_label(self, ask: str) -> str:
        """What that word says as soon as something is marked; nothing if it says the same as before."""
        return ""

    @classmethod
    def drawing(cls, say: Texts, card: str) -> str | None:
        """A whole card as an SVG file of its own; None for a card that there is not, or that is in the sprite."""
        return None

    def together(self, table_view: TableView) -> Together | None:
        """Answers that most people would give one after the other, offered as one."""
        return None

    def warning(self, answer: Answer, answers: Sequence[Answer]) -> str:
        """What to say before an answer is sent that its player may regret: it is sent when it is given once more."""
        return ""

    def touched(self, answer: Answer) -> tuple[str, ...]:
        """The things on the board that an answer takes, moves or changes at once, by their `data-thing`."""
        return ()

    @classmethod
    def emblem(cls) -> Markup:
        """A drawing that stands for the game on its box: a whole `<svg>` without words, hidden from screen readers."""
        return _SHIELD


class PlainFace(Face):
    """A table in words, for a game that nobody has drawn yet: everything works, nothing is pretty."""

    def sprite(self) -> Markup:
        return Markup()

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        return Markup('<div class="plain-board">{}</div>').format(_listed(table_view.view))


@cache
def face(slug: str) -> type[Face]:
    """The face of a game: its own from `ui/browser.py`, or the plain one."""
    found: type[Face] | None = ui_part(slug, "browser", "FACE")
    return found or PlainFace


def _listed(value: object) -> Markup:
    """Plain data as nested lists."""
    if isinstance(value, Mapping):
        rows = (Markup("<dt>{}</dt><dd>{}</dd>\n").format(name, _listed(part)) for name, part in value.items())
        return Markup("<dl>{}</dl>").format(Markup().join(rows))
    if isinstance(value, list | tuple):
        rows = (Markup("<li>{}</li>\n").format(_listed(part)) for part in value)
        return Markup("<ol>{}</ol>").format(Markup().join(rows))
    return Markup("{}").format("–" if value is None else value)


_SHIELD = Markup(
    '<svg viewBox="0 0 100 120" aria-hidden="true" focusable="false">'
    '<path d="M8 8h84v52c0 30-22 44-42 54C30 104 8 90 8 60z" fill="#6b2a2a" stroke="#c9a24b" stroke-width="6"/>'
    '<path d="M50 26l9 20 22 3-16 15 4 22-19-11-19 11 4-22-16-15 22-3z" fill="#c9a24b"/></svg>'
)
