"""The table of Legendary, drawn with Rich: the battlefield, the rivals, oneself, and what can be bought and played.

Claw stands on the left, where Allies escape, Bow on the right beside the Ally Deck. Signs stand for what would take
too many words in a line; nothing hangs on colour alone.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smallcouncil.core.game import Json
from smallcouncil.games.legendary.cards import DESIGN, DESIGNS, SPACES
from smallcouncil.games.legendary.ui.narration import LegendaryNarration
from smallcouncil.terminal.boards import Board

# From this width on cards have their whole names where short ones stand elsewhere.
WIDE = 110

# Longer lines only get harder to read.
WIDEST = 120

STYLES = {"stark": "cyan", "lannister": "red", "kings-landing": "yellow", "dothraki": "green"}
TURN, FIRST, OWN, SUPPORTED, BRIBE, ELUSIVE, ESCAPES = "▸", "★", "⚑", "✓", "$", "~", "«"
ACTIVE, INACTIVE = "●", "○"
ALL_DEFENDERS = 5


class TableDrawing:
    """One view of the table, for one width."""

    def __init__(self, board: Board, view: Json, recent: Sequence[Json], width: int, brief: bool) -> None:
        assert isinstance(board.narration, LegendaryNarration)
        self.voice = board.narration
        self.say = board.say
        self.names = board.names
        self.roles = board.roles
        self.view = view
        self.width = min(width, WIDEST)
        self.brief = brief
        self.fresh = set(_named(recent))

    def table(self) -> RenderableType:
        lines: list[RenderableType] = [self.time(), *self.in_effect()]
        if self.view["phase"] != "set-up":
            lines.append(self.battlefield())
        for seat in self._order():
            lines += self.side(seat)
        lines += [*self.turn(), *self.own()]
        if not self.brief and self.view["phase"] != "set-up":
            lines += self.decks()
        return Group(*lines)

    def _order(self) -> list[int]:
        """Oneself last; for spectators the seats in their order."""
        seats, viewer = self.view["seats"], self.view["viewer"]
        first = 0 if viewer is None else viewer + 1
        return [(first + each) % seats for each in range(seats)]

    # Time and effects

    def time(self) -> Text:
        view, say = self.view, self.say
        phase = say(f"phase-{view['phase']}")
        if view["phase"] in ("set-up", "over"):
            return Text(phase, style="bold")
        text = Text.assemble((say("label-turn", number=view["number"]), "bold"), f"  {phase}")
        end = view["end"]
        if end is not None and view["phase"] != "showdown":
            last = end["last"] == view["turn"]
            said = say("label-last-turn") if last else say("label-last-turn-of", player=self.names[end["last"]])
            text.append(f"  {said}", style="bold")
        return text

    def in_effect(self) -> Iterable[Text]:
        """What holds for this turn, and how a Showdown stands."""
        view, say, marks = self.view, self.say, self.view["marks"]
        notes = [say("label-effect-less", count=marks["less"])] if marks["less"] else []
        for key in ("own_less", "extra"):
            name = f"label-effect-{key.replace('_', '-')}"
            notes += [say(name, player=self.names[at], count=n) for at, n in enumerate(marks[key]) if n]
        for key in ("bribe", "both", "intimidation"):
            notes += [say(f"label-effect-{key}")] if marks[key] else []
        notes += [say("label-healings", count=marks["maesters"])] if marks["maesters"] else []
        if notes:
            yield Text(f"{say('label-effects')}: {', '.join(notes)}", style="dim")
        showdown = view["showdown"]
        if showdown is not None:
            totals = [
                ", ".join(f"{self.names[int(seat)]} {total}" for seat, total in each.items())
                for each in showdown["totals"]
                if each
            ]
            yield Text(say("label-showdown", round=showdown["round"], totals="; ".join(totals) or "–"), style="bold")

    # The battlefield

    def battlefield(self) -> RenderableType:
        """The five spaces, Claw first; Allies of a space from the longest-present."""
        table = Table(width=self.width, padding=(0, 0, 0, 1), title_justify="left")
        full = all(self.view["field"][space] for space in SPACES)
        for space in reversed(SPACES):
            name = self.say(f"space-{space}")
            if space == SPACES[-1]:
                name = f"{ESCAPES} {name}"
                name += f", {self.say('label-escapes-next')}" if full and self.width >= WIDE else ""
            table.add_column(Text(name), ratio=1)
        table.add_row(*[self._space(self.view["field"][space]) for space in reversed(SPACES)])
        return table

    def _space(self, allies: Sequence[Json]) -> RenderableType:
        if not allies:
            return Text(self.say("label-empty"), style="dim")
        return Group(self._house(allies[0]), *[line for ally in allies for line in self._ally(ally)])

    def _house(self, ally: Json) -> Text:
        """All Allies of a space are of one House."""
        name = self._fitting(f"house-{ally['house']}.short", f"card-def-{ally['house']}.short")
        return Text(name if ally["seat"] is not None else f"{name} ({self.say('neutral')})", style="dim")

    def _ally(self, ally: Json) -> Iterable[Text]:
        """The name; then Attack, worth and signs; then whom it holds."""
        say, name = self.say, ally["ally"]
        own = ally["seat"] is not None and ally["seat"] == self.view["viewer"]
        sign = OWN if own else ""
        said = self._fitting(f"card-{name}", f"card-{name}.short", sign)
        yield Text(f"{sign}{said}", f"bold {STYLES.get(ally['house'], '')}")
        signs = BRIBE if ally["bribe"] else ""
        signs += f"{ELUSIVE}{ally['elusive']}" if ally["elusive"] else ""
        signs += SUPPORTED if ally["supported"] else ""
        attack = f"{say('points-attack.sign')}{ally['attack']}"
        yield Text(f"{attack} {say('label-score', count=ally['vp'])} {signs}".rstrip())
        for held in ally["bystanders"]:
            yield Text(f"+{self._fitting(f'card-{held}', f'card-{held}.short', '+')}", style="italic")

    def _fitting(self, whole: str, short: str, sign: str = "") -> str:
        """A name whole if it fits into a space, else the short one."""
        room = (self.width - len(SPACES) - 1) // len(SPACES) - 1 - len(sign)
        said = self.say(whole)
        return said if cell_len(said) <= room or not self.say.has(short) else self.say(short)

    def _part(self) -> str:
        return "" if self.width >= WIDE else ".short"

    # The players

    def side(self, seat: int) -> Iterable[RenderableType]:
        yield self._heading(seat)
        if self.view["houses"][seat] is not None and self.view["lineups"][seat]:
            yield _indented(self._stronghold(seat))
        if seat != self.view["viewer"] and self.view["lineups"][seat]:
            yield _indented(self._lineup_line(seat))
        if not self.brief:
            piles = self._piles(seat)
            if piles:
                yield _indented(Text("; ".join(piles), style="dim"))

    def _heading(self, seat: int) -> Text:
        view, say, house = self.view, self.say, self.view["houses"][seat]
        awaiting = view["awaiting"]
        asked = awaiting is not None and seat in awaiting["seats"]
        signs = f"{TURN if asked else ' '}{FIRST if seat == view['first'] else ' '} "
        name = self.names[seat] if house is None else f"{self.names[seat]}, {say(f'house-{house}')}"
        text = Text.assemble(signs, (name, f"bold {STYLES.get(house, '')}"))
        role = say("terminal-role-you") if seat == view["viewer"] else self.roles[seat]
        if role and (self.width >= WIDE or seat == view["viewer"]):
            text.append(f" ({role})", style="dim")
        numbers = [
            say("label-score", count=view["scores"][seat]),
            say("label-tokens", count=view["tokens"][seat]),
            say("label-hand-count", count=view["hands"][seat]),
            say("label-deck-count", count=view["decks"][seat]),
        ]
        return text.append(f"  {', '.join(numbers)}")

    def _stronghold(self, seat: int) -> Text:
        """The top Mastermind and the Defenders before it."""
        view, say, name = self.view, self.say, self.view["masterminds"][seat]
        sign = say("points-attack.sign")
        if name is None:
            text = Text(say("label-no-mastermind"))
        else:
            signs = f" {BRIBE}" if view["mastermind_bribe"][seat] else ""
            attack = f"{sign}{view['mastermind_attack'][seat]}{signs}"
            text = Text.assemble((say(f"card-{name}{self._part()}"), self._style(name)), f" {attack}")
        stack = say("label-stack", count=view["stacks"][seat])
        text.append(f" ({stack}, {say('label-lost', count=view['lost'][seat])})  ")
        active = view["defenders"][seat]
        defenders = f"{ACTIVE * active}{INACTIVE * (ALL_DEFENDERS - active)}"
        return text.append(f"{say('label-defenders')} {defenders} {sign}{view['defender_attack'][seat]}")

    def _lineup_line(self, seat: int) -> Text:
        cards = [f"{at} {self._bought(name, cost)}" for at, (name, cost) in enumerate(self._lineup(seat), start=1)]
        count = self.say("label-hero-deck", count=self.view["hero_decks"][seat])
        return Text(f"{self.say('label-lineup')}: {', '.join(cards)}; {count}")

    def _lineup(self, seat: int) -> list[tuple[str, int]]:
        return list(zip(self.view["lineups"][seat], self.view["costs"][seat], strict=True))

    def _bought(self, name: str, cost: int) -> str:
        return self.say("valued", card=self.say(f"card-{name}{self._part()}"), value=cost)

    def _piles(self, seat: int) -> list[str]:
        return [
            f"{self.say(f'label-{key}')}: {self._listed(self.view[pile][seat])}"
            for key, pile in (("discard", "discards"), ("victory", "victory"), ("aside", "aside"))
            if self.view[pile][seat]
        ]

    def _listed(self, names: Sequence[str]) -> str:
        """Cards by their short names; copies stand together."""
        return ", ".join(
            f"{self.say(f'card-{name}.short')}{f' ×{times}' if times > 1 else ''}"
            for name, times in Counter(names).items()
        )

    def _style(self, name: str) -> str:
        return "bold" if name in self.fresh else ""

    # The turn

    def turn(self) -> Iterable[Text]:
        """The sums of whoever has the turn, and what was played for them."""
        view, say = self.view, self.say
        if view["phase"] in ("set-up", "over") or view["turn"] is None:
            return
        sums = say("label-pool", attack=view["attack"], recruit=view["recruit"])
        text = Text.assemble((f"{self.names[view['turn']]}: {sums}", "bold"))
        if view["made"] != view["recruit"]:
            text.append(f" ({say('label-made', count=view['made'])})")
        yield text
        if view["named"]:
            heroes = [f"{self.voice.hero(name) if name != '-' else '–'} {n}" for name, n in view["named"].items() if n]
            if heroes:
                yield Text(say("label-named", heroes=", ".join(heroes)))
        for key in ("played", "gone"):
            if view[key]:
                yield Text(f"{say(f'label-{key}')}: {self._cards(view[key])}")

    def _cards(self, names: Iterable[str]) -> str:
        return ", ".join(
            f"{self.voice.card(name)}{f' ×{times}' if times > 1 else ''}" for name, times in Counter(names).items()
        )

    # What the viewer sees

    def own(self) -> Iterable[RenderableType]:
        view, say, viewer = self.view, self.say, self.view["viewer"]
        if viewer is None or view["phase"] == "over":
            return
        if view["draft"] is not None:
            yield self._heroes("label-draft-pack", view["draft"]["pack"])
            yield self._heroes("label-draft-picks", view["draft"]["picks"])
        if view["phase"] == "set-up":
            if view["heroes"][viewer]:
                yield self._heroes("label-heroes", view["heroes"][viewer])
            return
        yield from self._own_lineup(viewer)
        yield Text.assemble((f"{say('label-hand')}: ", "bold"), self._hand(view["hand"]) or say("label-none"))
        if view["looking"] is not None:
            seen = view["looking"]
            yield Text(f"{say('label-looking')}: {say(f'card-{seen}')}. {say(f'card-{seen}.text')}", style="bold")
        for seat, cards in enumerate(view["known"]["hands"]):
            if cards and seat != viewer:
                yield Text(say("label-known-hand", player=self.names[seat], cards=self._cards(cards)), style="dim")

    def _heroes(self, key: str, heroes: Sequence[str]) -> Text:
        named = ", ".join(map(self.say, heroes)) or self.say("label-none")
        return Text.assemble((f"{self.say(key)}: ", "bold"), named)

    def _own_lineup(self, viewer: int) -> Iterable[RenderableType]:
        """What can be recruited, with costs; unless the screen is short, with what it does."""
        say = self.say
        count = say("label-hero-deck", count=self.view["hero_decks"][viewer])
        if self.brief:
            cards = [f"{at} {self._bought(name, cost)}" for at, (name, cost) in enumerate(self._lineup(viewer), 1)]
            yield Text.assemble((f"{say('label-your-lineup')}: ", "bold"), f"{', '.join(cards)}; {count}")
            return
        yield Text.assemble((say("label-your-lineup"), "bold"), f" ({count})")
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for at, (name, cost) in enumerate(self._lineup(viewer), start=1):
            card = DESIGNS[DESIGN[name]]
            table.add_row(
                f"  {at}",
                Text(say(f"card-{name}{self._part()}"), self._style(name)),
                say("label-cost", count=cost),
                self.voice.points(card),
                Text(say(f"card-{name}.text"), style="dim"),
            )
        yield table

    def _hand(self, names: Sequence[str]) -> str:
        """The hand with the points that each card gives; copies stand together."""
        return ", ".join(
            f"{self._pointed(name)}{f' ×{times}' if times > 1 else ''}" for name, times in Counter(names).items()
        )

    def _pointed(self, name: str) -> str:
        points = self.voice.points(DESIGNS[DESIGN[name]])
        return self.say("valued", card=self.say(f"card-{name}"), value=points) if points else self.say(f"card-{name}")

    # What all share

    def decks(self) -> Iterable[Text]:
        view, say, kinds = self.view, self.say, self.view["ally_kinds"]
        inside = say(
            "label-ally-kinds",
            allies=kinds["ally"],
            henchmen=kinds["henchman"],
            bystanders=kinds["bystander"],
            events=kinds["event"],
            strikes=kinds["strike"],
        )
        yield Text(f"{say('label-ally-deck', count=view['ally_deck'])}: {inside}", style="dim")
        others = [
            say(f"label-{name}", count=view[key])
            for name, key in (
                ("event-deck", "event_deck"),
                ("bystander-deck", "bystander_deck"),
                ("maesters", "maesters"),
                ("wounds", "wounds"),
            )
        ]
        yield Text(f"{say('label-decks')}: {', '.join(others)}", style="dim")
        for key in ("escaped", "ko"):
            if view[key]:
                yield Text(f"{say(f'label-{key}')}: {self._listed(view[key])}", style="dim")


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 3), expand=False)


def _named(events: Sequence[Json]) -> Iterable[str]:
    """The cards that events name."""
    for event in events:
        for name in ("card", "cards", "tops"):
            found: Any = event.get(name) or ()
            if isinstance(found, str):
                yield found
            elif isinstance(found, list):
                yield from (each for each in found if each)
