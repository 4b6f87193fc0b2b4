"""The table of Hand of the King, drawn with Rich.

A House is told by its letter and its colours, a card by its short name beside them: nothing hangs on colour alone.
"""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, HOUSE_LETTERS, HOUSE_OF, HOUSES, MEMBERS, VARYS
from smallcouncil.games.hand_of_the_king.ui.heraldry import palette
from smallcouncil.terminal.boards import Board

SIDE = 6
LONGEST_NAME = 9
FRAMED = SIDE * (LONGEST_NAME + 3) + 4
ROOMY = FRAMED + SIDE * 2
BESIDE = FRAMED + 42

LETTERS = dict(zip(HOUSES, HOUSE_LETTERS, strict=True))
HOUSE = {name: HOUSES[HOUSE_OF[number]] for number, name in enumerate(CHARACTERS)}
STYLES = {house: f"bold {tinctures.charge} on {tinctures.field}" for house, tinctures in palette.items()}
BANNER, TURN, NONE, TAKEN, SPIDER = "⚑", "▸", "·", "×", "◆"
ARROWS = {(-1, 0): "↑", (1, 0): "↓", (0, -1): "←", (0, 1): "→"}


class TableDrawing:
    """One view of the table, for one width."""

    def __init__(self, board: Board, view: Json, recent: Sequence[Json], width: int) -> None:
        self.say = board.say
        self.names = board.names
        self.roles = board.roles
        self.view = view
        self.width = width
        self.marks = _marks(recent)

    def table(self, brief: bool) -> RenderableType:
        if brief:
            return Group(self.grid(), self.standing(), *self.offer_in_a_line())
        legend = () if self.width >= FRAMED else (self.legend(self.width),)
        left = (self.grid(), *legend, Text(), self.standing(), Text(), *self.areas(), *self.gone())
        right = self.offer()
        if not right or self.width < BESIDE:
            return Group(*left, *([Text()] if right else []), *right)
        both = Table.grid(padding=(0, 3, 0, 0))
        both.add_column(width=min(ROOMY, self.width - 42))
        both.add_column(ratio=1)
        both.add_row(Group(*left), Group(*right))
        return both

    # King's Landing

    def grid(self) -> RenderableType:
        framed = self.width >= FRAMED
        room = min(self.width, ROOMY) - 4 if framed else self.width
        rows = [self._row(row, room // SIDE) for row in range(SIDE)]
        title = Text(self.say("label-grid"), style="bold")
        if not framed:
            return Group(title, *rows)
        return Panel(Group(*rows), title=title, subtitle=self.legend(room), width=min(self.width, ROOMY))

    def _row(self, row: int, cell: int) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        for square in range(row * SIDE, row * SIDE + SIDE):
            line.append_text(self._square(square, cell))
        line.rstrip()
        return line

    def _square(self, square: int, cell: int) -> Text:
        name = self.view["grid"][square]
        pad = " " if cell >= LONGEST_NAME + 5 else ""
        if name is None:
            sign = self.marks.get(square, NONE)
            return Text(f"{pad}{sign}".ljust(cell), style="bold" if square in self.marks else "dim")
        house = HOUSE.get(name, VARYS)
        letter = LETTERS.get(house, SPIDER)
        text = Text.assemble((f"{pad}{letter}{pad}", STYLES[house]), " ")
        text.append(_cut(self.say(f"card-{name}.short"), cell - len(text) - 1), "bold" if name == VARYS else "")
        text.align("left", cell)
        return text

    def legend(self, room: int) -> Text:
        """Which letter is which House, as airy as the room allows."""
        parts = [Text.assemble(_badge(house), " ", self.say(f"house-{house}.short")) for house in HOUSES]
        airy = Text("  ").join(parts)
        return airy if len(airy) + 2 <= room else Text(" ").join(parts)

    # Players

    def standing(self) -> Table:
        """Cards of each House by player, who holds its banner, and how many are still in the grid."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
        table.add_column(no_wrap=True)
        for house in HOUSES:
            table.add_column(_badge(house), width=2)
        table.add_column(Text(BANNER))
        table.add_column(ratio=1)
        for seat in range(self.view["seats"]):
            table.add_row(*self._player(seat))
        left = [sum(name in MEMBERS[house] for name in self.view["grid"]) for house in HOUSES]
        table.add_row(f"  {self.say('label-grid')}", *(str(count or NONE) for count in left), "", "", style="dim")
        return table

    def _player(self, seat: int) -> Iterable[Text]:
        turn = self.view["result"] is None and self.view["turn"] == seat
        role = f" ({self.roles[seat]})" if self.roles[seat] else ""
        yield Text(f"{TURN if turn else ' '} {self.names[seat]}{role}", style="bold" if turn else "")
        banners = self.view["banners"]
        for house in HOUSES:
            count = self.view["counts"][seat][house]
            holds = banners[house] == seat
            yield Text(f"{count or NONE}{BANNER if holds else ''}", style="bold" if holds else "")
        yield Text(str(list(banners.values()).count(seat)), style="bold")
        yield Text(", ".join(self._extras(seat)))

    def _extras(self, seat: int) -> Iterable[str]:
        options = self.view["options"]
        if options["teams"]:
            yield self.say("team", n=seat % 2 + 1)
        if options["crows"]:
            yield self.say("label-crow" if self.view["crows"][seat] else "label-crow-spent")
        for name in self.view["areas"][seat]:
            if name not in HOUSE:
                yield self._kept(name)

    def _kept(self, name: str) -> str:
        house = self.view["jon_snow"]
        if name != "jon-snow" or house is None:
            return self.say(f"card-{name}")
        return f"{self.say(f'card-{name}')} ({self.say(f'house-{house}.short')})"

    def areas(self) -> list[Text]:
        """Who holds whom, player by player."""
        lines = []
        for seat, area in enumerate(self.view["areas"]):
            line = Text(f"{self.say('label-area', player=self.names[seat])}: ")
            groups = [self._members(house, area) for house in HOUSES if set(area) & set(MEMBERS[house])]
            groups += [Text(self._kept(name)) for name in area if name not in HOUSE]
            line.append_text(Text("  ").join(groups) if groups else Text(self.say("label-area-empty"), style="dim"))
            lines.append(line)
        return lines

    def _members(self, house: str, area: Sequence[str]) -> Text:
        names = ", ".join(self.say(f"card-{name}.short") for name in area if name in MEMBERS[house])
        return Text.assemble(_badge(house), " ", names)

    def gone(self) -> list[Text]:
        found = []
        for key in ("dead", "discarded"):
            if self.view[key]:
                names = ", ".join(self.say(f"card-{name}") for name in self.view[key])
                found.append(Text(f"{self.say(f'label-{key}')}: {names}"))
        return found

    # Companions

    def offer(self) -> list[RenderableType]:
        """The companions on offer with what they do; while one is being chosen, the answers tell that already."""
        prompt = self.view["prompt"]
        if prompt is None or prompt["ask"] in ("companion", "drawn") or not self.view["options"]["companions"]:
            return [*self.offer_in_a_line()]
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in self.view["drawn"] or self.view["offer"]:
            table.add_row(Text(self.say(f"card-{name}"), style="bold"), Text(self.say(f"card-{name}.text")))
        return [self._offer_title(), table]

    def offer_in_a_line(self) -> list[Text]:
        if self.view["prompt"] is None or not self.view["options"]["companions"]:
            return []
        names = [self.say(f"card-{name}.short") for name in self.view["drawn"] or self.view["offer"]]
        line = ", ".join(names) or self.say("label-offer-empty")
        return [Text(f"{self.say('label-drawn' if self.view['drawn'] else 'label-offer')}: {line}")]

    def _offer_title(self) -> Text:
        shown = self.view["drawn"] or self.view["offer"]
        title = self.say("label-drawn" if self.view["drawn"] else "label-offer" if shown else "label-offer-empty")
        deck = self.say("label-deck", count=self.view["deck"])
        return Text.assemble((title, "bold"), (f" ({deck})", "dim"))


def _badge(house: str) -> Text:
    return Text(LETTERS[house], style=STYLES[house])


def _cut(name: str, room: int) -> str:
    if len(name.rstrip(".")) <= room:
        return name[:room]
    return name[: max(room - 1, 1)] + "."


def _marks(recent: Sequence[Json]) -> dict[int, str]:
    """The last move: an arrow where Varys stood, a cross where a card was taken on the way."""
    moves = [number for number, event in enumerate(recent) if event["event"] == "move"]
    marks: dict[int, str] = {}
    for event in recent[moves[-1] :] if moves else ():
        if event["event"] == "move":
            (row, column), (to_row, to_column) = divmod(event["from"], SIDE), divmod(event["to"], SIDE)
            marks[event["from"]] = ARROWS[_sign(to_row - row), _sign(to_column - column)]
        elif event["event"] in ("took", "killed") and isinstance(event["from"], int):
            marks[event["from"]] = TAKEN
    return marks


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
