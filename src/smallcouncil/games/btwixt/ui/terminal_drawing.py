"""The table of B'Twixt, drawn with Rich.

The ring of leaders and councils is unrolled: below each leader lies the council shared with the next one.
The colour of an influence card is told by a letter too: nothing hangs on colour alone.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from smallcouncil.core.game import Json
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.terminal.boards import Board

# From these widths on there is room for whole names of cards in bid piles, and to say who sits where.
ROOMY, WIDE = 72, 100

# Longer lines only get harder to read.
WIDEST = 110

COLOR = {card.id: card.color for card in DESIGNS}
VALUE = {card.id: card.value for card in DESIGNS}
POWER = {ally.id: ally.power for ally in ALLIES}
STYLES = {"red": "red", "green": "green", "purple": "magenta", "blue": "blue", "white": "bold"}
TURN, FIRST, TOKEN, ABOVE, BELOW, AROUND = "▸", "★", "◈", "▴", "▾", "↺"


class TableDrawing:
    """One view of the table, for one width."""

    def __init__(self, board: Board, view: Json, recent: Sequence[Json], width: int, brief: bool) -> None:
        self.say = board.say
        self.names = board.names
        self.roles = board.roles
        self.view = view
        self.width = min(width, WIDEST)
        self.brief = brief
        self.part = ".short" if brief or width < ROOMY else ""
        self.fresh = {event.get(name) for event in recent for name in ("card", "ally")} - {None}

    def table(self) -> RenderableType:
        lines: list[RenderableType] = [self.time(), *self.courted(), self.ring(), *self.playing(), *self.hand()]
        if self.brief:
            return Group(*lines)
        return Group(*lines, *([] if self.view["phase"] == "over" else self.knowledge()), *self.piles())

    # The middle of the table

    def time(self) -> Text:
        """The time track: the season and the round."""
        seasons = [
            Text(f"[{name}]", style="bold") if season == self.view["season"] else Text(name, style="dim")
            for season in self.view["seasons"]
            for name in (self.say(f"season-{season}"),)
        ]
        rounds = self.say("label-round", round=self.view["round"], rounds=self.view["rounds"])
        return Text.assemble(Text(" ").join(seasons), f"  {rounds}")

    @property
    def _bidding(self) -> bool:
        return self.view["phase"] in ("play", "claim")

    def courted(self) -> list[RenderableType]:
        """The current ally with its text, and whoever else is to be had in this round."""
        if not self._bidding:
            return [*self._row()]
        current = self.view["current"]
        entries = [self._entry(current["ally"], current["tokens"], False)] if current else []
        if current is None:
            entries.append(Text(self.say("label-no-current"), style="dim"))
        for ally in self.view["beside"]:
            entries.append(
                Text.assemble(f"{self.say('label-beside')}: ", self._entry(ally, 0, ally in self.view["sleeping"]))
            )
        if self.brief:
            return [*entries, *self._row()]
        title = Text(self.say("label-current"), style="bold")
        return [Panel(Group(*entries), title=title, title_align="left", width=self.width), *self._row()]

    def _entry(self, ally: str, tokens: int, sleeping: bool) -> Text:
        notes = [self.say("label-power", power=POWER[ally])]
        notes += [f"{TOKEN}{tokens}"] if tokens else []
        notes += [self.say("label-sleeping")] if sleeping else []
        return Text.assemble(
            (self.say(f"card-{ally}"), "bold"),
            f", {', '.join(notes)}. ",
            (self.say(f"card-{ally}.text"), "dim" if sleeping else ""),
        )

    def _row(self) -> Iterable[Text]:
        if self.view["row"]:
            yield Text(f"{self.say('label-row')}: ").append_text(self._allies(self.view["row"]))

    def playing(self) -> Iterable[Text]:
        """The card whose ability is being resolved."""
        playing = self.view["playing"]
        if playing is not None:
            name = playing["card"]
            player = self.names[playing["seat"]]
            yield Text(f"{self.say('label-playing', player=player, card=self.say(f'card-{name}'))} ").append(
                self.say(f"card-{name}.text"), style="italic"
            )

    # The ring

    def ring(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for seat in range(self.view["seats"]):
            table.add_row(self._leader(seat), self._bid(seat), self._pile(seat))
            table.add_row(*self._council(seat))
        table.add_row(Text(f"   {AROUND} {self.names[0]}", style="dim"))
        return table

    def _leader(self, seat: int) -> Text:
        awaiting = self.view["awaiting"]
        turn = awaiting is not None and seat in awaiting["seats"]
        signs = f"{TURN if turn else ' '}{FIRST if seat == self.view['first'] else ' '}"
        leader = self.view["leaders"][seat]
        text = Text(f"{signs} {self.names[seat]}", style="bold" if turn else "")
        if leader is not None:
            text.append(f" {self.say(f'leader-{leader}.short')}")
        role = self.say("terminal-role-you") if seat == self.view["viewer"] else self.roles[seat]
        if role and (self.width >= WIDE or seat == self.view["viewer"]):
            text.append(f" ({role})", style="dim")
        return text

    def _bid(self, seat: int) -> str:
        return self.say("label-bid", count=self.view["totals"][seat]) if self._bidding else ""

    def _pile(self, seat: int) -> Text:
        """What lies in front of a leader, what was taken back from it, and what is left in hand."""
        if self.view["phase"] in ("leaders", "over"):
            return Text()
        parts = [self._card(each["card"], each["value"], self.part) for each in self.view["piles"][seat]]
        text = Text(", ").join(parts)
        notes = [self.say("label-hand-count", count=self.view["hands"][seat])]
        if self._bidding and not self.view["standing"][seat]:
            notes.insert(0, self.say("label-knelt"))
        if self.view["aside"][seat]:
            names = ", ".join(self.say(f"card-{name}") for name in self.view["aside"][seat])
            notes.append(f"{self.say('label-aside')}: {names}")
        return text.append(f"{' ' if parts else ''}({'; '.join(notes)})", style="dim")

    def _council(self, number: int) -> tuple[Text, Text, Text]:
        """The council between a leader and the next, with arrows to those whose small council it is."""
        council = self.view["councils"][number]
        above = ABOVE if self._is_small(number, number) else " "
        below = BELOW if self._is_small(number, (number + 1) % self.view["seats"]) else " "
        over = council["total"] is not None
        power = council["total"] if over else council["power"]
        allies = Text(self.say("label-council-empty"), "dim")
        if council["allies"]:
            allies = self._allies(council["allies"], council["bonuses"] or {})
        if over:
            allies.append("".join(f" {TOKEN}{value}" for value in sorted(council["values"])))
        tokens = f" {TOKEN}{council['tokens']}" if council["tokens"] and not over else ""
        one, two = (self.names[seat] for seat in council["seats"])
        name = self.say("council", one=one, two=two)
        return Text(f"   {above}{below} {name}"), Text(f"{power}{tokens}"), allies

    def _is_small(self, number: int, seat: int) -> bool:
        """Whether a leader's other council is stronger: by what can be seen, at the end by what has come to light."""
        other = (2 * seat - 1 - number) % self.view["seats"]
        measure = "power" if self.view["result"] is None else "total"
        councils = self.view["councils"]
        return bool(councils[number][measure] < councils[other][measure])

    def _allies(self, names: Sequence[str], bonuses: Mapping[str, int] | None = None) -> Text:
        """Allies with their printed powers, and what their scoring abilities add."""
        more = {name: f" {bonus:+d}" for name, bonus in (bonuses or {}).items()}
        return Text(", ").join(
            Text(f"{self.say(f'card-{name}.short')} {POWER[name]}{more.get(name, '')}", self._style(name))
            for name in names
        )

    def _style(self, name: str) -> str:
        return "bold" if name in self.fresh else ""

    # What the viewer knows

    def _card(self, name: str, value: int, part: str = "") -> Text:
        """A badge of colour and value, and the name."""
        badge = f"{self.say(f'color-{COLOR[name]}.letter')}{value}"
        fresh = "bold" if name in self.fresh else ""
        return Text.assemble((badge, STYLES[COLOR[name]]), " ", (self.say(f"card-{name}{part}"), fresh))

    def _cards(self, names: Sequence[str]) -> Text:
        """Cards of a hand; copies of one card stand together."""
        copies = Counter(names)
        return Text(", ").join(
            self._card(name, VALUE[name]).append(f" ×{times}" if times > 1 else "") for name, times in copies.items()
        )

    def hand(self) -> Iterable[Text]:
        """The viewer's own hand; in a draft also what there is to choose from."""
        draft = self.view["draft"]
        if draft is not None:
            yield Text(self.say(f"label-pass-{draft['pass']}"))
        if self.view["viewer"] is None or self.view["phase"] in ("leaders", "over"):
            return
        yield self._own("label-hand", self.view["hand"])
        if draft is not None:
            yield self._own("label-pack", draft["pack"])

    def _own(self, key: str, names: Sequence[str]) -> Text:
        cards = self._cards(names) if names else Text(self.say("label-hand-empty"), style="dim")
        return Text.assemble((f"{self.say(key)}: ", "bold"), cards)

    def knowledge(self) -> Iterable[Text]:
        """What the viewer has seen of what lies face down."""
        for seat, names in enumerate(self.view["known"]):
            if names and seat != self.view["viewer"]:
                cards = ", ".join(self.say(f"card-{name}") for name in names)
                yield Text(self.say("label-known", player=self.names[seat], cards=cards))
        seen = self.view["seen"]
        for end in ("top", "bottom"):
            names = [self.say(f"card-{name}") for name in seen[end] if name is not None]
            if names:
                yield Text(self.say(f"label-seen-{end}", allies=", ".join(names)))

    def piles(self) -> Iterable[Text]:
        view, say = self.view, self.say
        if view["dead"]:
            yield Text(f"{say('label-dead')}: {', '.join(say(f'card-{name}.short') for name in view['dead'])}")
        left = say("label-decks", deck=view["deck"], allies=view["ally_deck"], tokens=view["supply"])
        discard = f"{say('label-discard')}: {len(view['discard'])}"
        yield Text(f"{left}. {discard}", style="dim")
