"""The table of Stark against Lannister, drawn with Rich: the opponent above, the challenge between, oneself below.

Signs stand for what would take too many words in a line; nothing hangs on colour alone.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from smallcouncil.core.game import Json
from smallcouncil.games.stark_vs_lannister.cards import DESIGNS, GOAL, PLOTS
from smallcouncil.games.stark_vs_lannister.ui.narration import StarkVsLannisterNarration
from smallcouncil.terminal.boards import Board
from smallcouncil.terminal.whole_names import GLUE

# From these widths on there is room for the race to 15 as a bar, and to say who plays the other side.
ROOMY, WIDE = 72, 100

# Longer lines only get harder to read.
WIDEST = 120

COST = {card.id: card.cost for card in DESIGNS}
TYPE = {card.id: card.type for card in DESIGNS}
PLOT = {plot.id: plot for plot in PLOTS}
STYLES = {"stark": "cyan", "lannister": "red"}
TURN, FIRST, KNEELS, POWER, DUPLICATES, USED = "▸", "★", "↷", "◆", "⊕", "!"
FULL, EMPTY = "■", "□"
ROLES = {"attacker": "»", "defender": "«", None: " "}
BYPASSED = "×"
PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")


class TableDrawing:
    """One view of the table, for one width."""

    def __init__(self, board: Board, view: Json, recent: Sequence[Json], width: int, brief: bool) -> None:
        assert isinstance(board.narration, StarkVsLannisterNarration)
        self.voice = board.narration
        self.say = board.say
        self.names = board.names
        self.roles = board.roles
        self.view = view
        self.width = min(width, WIDEST)
        self.brief = brief
        self.fresh = set(_named(recent))

    def table(self) -> RenderableType:
        lines: list[RenderableType] = [self.time()]
        first, second = self._order()
        lines += [*self.side(first), *self.challenge(), *self.side(second), *self.in_effect(), *self.own()]
        if not self.brief:
            supply = self.say("label-supply", gold=self.view["treasury"], power=self.view["bank"])
            lines.append(Text(supply, style="dim"))
        return Group(*lines)

    def _order(self) -> tuple[int, int]:
        """Oneself below; for spectators the seats in their order."""
        return (1, 0) if self.view["viewer"] == 0 else (0, 1)

    def time(self) -> Text:
        """The round and the line of phases, with where we are; before and after the rounds only that."""
        phase, say = self.view["phase"], self.say
        if phase not in PHASES:
            return Text(say(f"phase-{phase}"), style="bold")
        lines = (self._phases(phase, part) for part in ("", ".short"))
        whole, short = (
            Text.assemble((f"{say('label-round', round=self.view['round'])}  ", "bold"), line) for line in lines
        )
        return whole if whole.cell_len <= self.width else short

    def _phases(self, now: str, part: str) -> Text:
        """All phases in a line, the present one in full."""
        names = [
            Text(f"[{self.say(f'phase-{each}')}]", style="bold")
            if each == now
            else Text(self.say(f"phase-{each}{part}"), style="dim")
            for each in PHASES
        ]
        return Text(" ").join(names)

    # One side

    def side(self, seat: int) -> Iterable[RenderableType]:
        side = self.view["sides"][seat]
        yield self._heading(seat, side)
        yield _indented(self._plot(side))
        if self.brief:
            together = Text(", ").join(map(self._in_line, side["play"]))
            yield _indented(together or self._dim("label-nothing"))
            return
        cards = [card for card in side["play"] if card["strength"] is not None]
        lands = [card for card in side["play"] if card["strength"] is None]
        if cards:
            yield self._characters(cards)
        if lands:
            named = Text(", ").join(map(self._in_line, lands))
            yield _indented(Text(f"{self.say('label-locations')}: ", "dim").append_text(named))
        yield _indented(self._piles(side))

    def _dim(self, key: str) -> Text:
        return Text(self.say(key), style="dim")

    def _heading(self, seat: int, side: Json) -> Text:
        """Who it is, the race to 15, gold and cards."""
        awaiting, view, say = self.view["awaiting"], self.view, self.say
        turn = awaiting is not None and seat in awaiting["seats"]
        signs = f"{TURN if turn else ' '}{FIRST if seat == view['first'] else ' '} "
        name = say("label-of-player", house=say(f"house-{side['house']}.short"), player=self.names[seat])
        text = Text.assemble(signs, (name, f"bold {STYLES[side['house']]}"))
        role = say("terminal-role-you") if seat == view["viewer"] else self.roles[seat]
        if role and (self.width >= WIDE or seat == view["viewer"]):
            text.append(f" ({role})", style="dim")
        text.append("  ")
        if self.width >= ROOMY:
            text.append(FULL * min(side["total"], GOAL), style="bold").append(f"{EMPTY * (GOAL - side['total'])} ")
        numbers = [
            say("label-power", count=side["total"]),
            say("label-gold", count=side["gold"]),
            say("label-hand-count", count=side["hand"]),
        ]
        return text.append(", ".join(numbers))

    def _plot(self, side: Json) -> Text:
        """The revealed plot with its numbers as they are now, and what it says."""
        say, name = self.say, side["plot"]
        if name is None:
            return self._dim("label-no-plot")
        numbers = say("label-plot-numbers", income=side["income"], initiative=side["initiative"], claim=side["claim"])
        text = Text.assemble((say(f"card-{name}"), self._style(name)), f": {numbers}")
        return text if self.brief else text.append(f". {say(f'card-{name}.text')}", style="dim")

    def _characters(self, cards: Sequence[Json]) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for card in cards:
            role = BYPASSED if card["bypassed"] else ROLES[card["role"]]
            table.add_row(
                Text(f"  {role}"),
                Text(self.voice.card(card["card"]), self._style(card["card"])),
                Text(f"{card['strength']}", "bold"),
                Text(self._icons(card)),
                self._notes(card),
            )
        return table

    def _icons(self, card: Json) -> str:
        return "".join(
            self.say(f"icon-{icon}.sign") if icon in card["icons"] else "·"
            for icon in ("military", "intrigue", "power")
        )

    def _notes(self, card: Json) -> Text:
        """All that is on a character: in words, but for the power."""
        say = self.say
        notes = [Text(f"{POWER}{card['power']}", "bold")] if card["power"] else []
        notes += [Text(f"{KNEELS} {say('label-kneels')}")] if card["kneeling"] else []
        notes += [Text(say(f"keyword-{keyword}")) for keyword in card["keywords"]]
        notes += [Text(say("label-duplicates", count=card["duplicates"]))] if card["duplicates"] else []
        notes += [Text("+").append_text(self._in_line(each)) for each in card["attachments"]]
        notes += [Text(say("label-used-up"), "dim")] if card["used"] else []
        return Text(", ").join(notes)

    def _in_line(self, card: Json) -> Text:
        """A card among others in a line: with signs only."""
        role = BYPASSED if card["bypassed"] else ROLES[card["role"]].strip()
        part = ".short" if self.brief else ""
        name, _, number = card["card"].partition("#")
        text = Text(f"{role}{self.say(f'card-{name}{part}')}", self._style(card["card"]))
        text.append(f" #{number}" if number else "")
        if card["strength"] is not None:
            text.append(f" {card['strength']}{self._signs(card)}")
        text.append(f" {POWER}{card['power']}" if card["power"] else "")
        text.append(f" {DUPLICATES}{card['duplicates']}" if card["duplicates"] else "")
        text.append(KNEELS if card["kneeling"] else "").append(USED if card["used"] else "")
        if self.brief:
            for each in card["attachments"]:
                text.append("+").append_text(self._in_line(each))
        text.plain = text.plain.replace(" ", GLUE)
        return text

    def _signs(self, card: Json) -> str:
        return "".join(self.say(f"icon-{icon}.sign") for icon in card["icons"])

    def _piles(self, side: Json) -> Text:
        """What is left in the decks, what lies in the piles, and what has been used up."""
        say = self.say
        notes = [say("label-deck-count", count=side["deck"]), say("label-dominance", count=side["dominance"])]
        if side["power"] != side["total"]:
            notes.insert(0, say("label-banner", count=side["power"]))
        if side["challenges"]:
            kinds = ", ".join(say(f"icon-{kind}") for kind in side["challenges"])
            notes.append(say("label-challenges-done", challenges=kinds))
        notes += [say("label-limited-used")] if side["limited"] else []
        for pile in ("discard", "dead"):
            if side[pile]:
                notes.append(f"{say(f'label-{pile}')}: {self._listed(side[pile])}")
        if side["used"]:
            notes.append(f"{say('label-used-plots')}: {self._listed(side['used'])}")
        return Text("; ".join(notes), style="dim")

    def _listed(self, names: Sequence[str]) -> str:
        """Cards of a pile by their short names; copies stand together."""
        return ", ".join(
            f"{self.say(f'card-{name}.short')}{f' ×{times}' if times > 1 else ''}".replace(" ", GLUE)
            for name, times in Counter(names).items()
        )

    def _style(self, name: str) -> str:
        return "bold" if name in self.fresh else ""

    # Between the sides

    def challenge(self) -> Iterable[RenderableType]:
        """The running challenge as two sides with their sums, what is at stake and who wins as things stand."""
        challenge = self.view["challenge"]
        if challenge is None:
            return
        say, attacker = self.say, challenge["attacker"]
        kind = say(f"challenge-{challenge['type']}")
        title = say("label-challenge", challenge=kind, player=self.names[attacker], claim=challenge["claim"])
        strengths = {card["card"]: card["strength"] for side in self.view["sides"] for card in side["play"]}
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right", style="bold")
        table.add_column(ratio=1)
        for role, seat, total in zip(("attack", "defence"), (attacker, 1 - attacker), challenge["totals"], strict=True):
            fighters = challenge["attackers" if role == "attack" else "defenders"]
            named = [f"{self.voice.card(name)} {strengths.get(name, '–')}" for name in fighters]
            who = f"{say(f'label-{role}')}: {self.names[seat]}"
            table.add_row(who, str(total), ", ".join(named) or self._dim("label-nobody"))
        lines: list[RenderableType] = [table]
        if challenge["bypassed"]:
            lines.append(Text(f"{say('label-bypassed')}: {', '.join(map(self.voice.card, challenge['bypassed']))}"))
        lines.append(Text(self._outcome(challenge), style="italic"))
        if self.brief:
            yield Group(Text(title[:1].upper() + title[1:], style="bold"), *lines)
        else:
            heading = Text(title[:1].upper() + title[1:], style="bold")
            yield Panel(Group(*lines), title=heading, title_align="left", width=self.width)

    def _outcome(self, challenge: Json) -> str:
        """Who has won; before that, who wins as things stand and what is at stake."""
        if self.view["step"] != "resolve":
            return f"{self._leader(challenge)} {self._stake(challenge)}"
        winner = challenge["winner"]
        return self.say("label-won-nobody") if winner is None else self.say("label-won", player=self.names[winner])

    def _leader(self, challenge: Json) -> str:
        """Who wins as things stand: equal totals are the attacker's (SL-107), a defence below 1 is none (SL-117)."""
        attack, defence = challenge["totals"]
        attacker = challenge["attacker"]
        if not challenge["attackers"]:
            winner = "defender" if challenge["defenders"] else "nobody"
        elif attack < defence:
            winner = "defender"
        else:
            winner = "attacker" if defence else "unopposed"
        seat = 1 - attacker if winner == "defender" else attacker
        return self.say(f"label-leads-{winner}", player=self.names[seat])

    def _stake(self, challenge: Json) -> str:
        loser = self.names[1 - challenge["attacker"]]
        return self.say(f"label-at-stake-{challenge['type']}", player=loser, count=challenge["claim"])

    def in_effect(self) -> Iterable[Text]:
        """Effects that last, and the event that is being resolved."""
        view, say = self.view, self.say
        if view["resolving"] is not None:
            name = view["resolving"]
            yield Text.assemble(
                (f"{say('label-resolving')}: ", "bold"),
                f"{say(f'card-{name}')}. ",
                (say(f"card-{name}.text"), "italic"),
            )
        if view["effects"]:
            yield Text(f"{say('label-effects')}: {', '.join(map(self._effect, view['effects']))}", style="dim")

    def _effect(self, effect: Json) -> str:
        source, until = self.voice.card(effect["source"]), self.say(f"until-{effect['until']}")
        if effect["card"] is None:
            return self.say("label-effect", source=source, until=until)
        return self.say("label-effect-on", source=source, card=self.voice.card(effect["card"]), until=until)

    # What the viewer knows

    def own(self) -> Iterable[Text]:
        """The hand with costs, and what else only the viewer sees; what is known of the other hand."""
        view, viewer = self.view, self.view["viewer"]
        if viewer is None or view["phase"] == "over":
            return
        if view["phase"] == "draft":
            yield self._own("label-pack", map(self._numbers, view["draft"]["pack"]))
            yield self._own("label-kept", map(self._numbers, view["draft"]["kept"]))
            return
        if view["placed"]:
            yield self._own("label-placed", self._hand(view["placed"]))
        yield self._own("label-hand", self._hand(view["hand"]))
        plots = view["sides"][viewer]["plots"]
        if not self.brief and isinstance(plots, list) and plots:
            yield self._own("label-plots", map(self._numbers, plots))
        known = view["known"][1 - viewer]
        if known:
            cards = ", ".join(self._hand(known))
            yield Text(self.say("label-known", player=self.names[1 - viewer], cards=cards))

    def _own(self, key: str, names: Iterable[str]) -> Text:
        return Text.assemble((f"{self.say(key)}: ", "bold"), ", ".join(names) or self._dim("label-hand-empty"))

    def _hand(self, names: Sequence[str]) -> list[str]:
        """Cards of a hand with their costs; copies stand together."""
        return [
            f"{self._valued(name, self._cost(name))}{f'{GLUE}×{times}' if times > 1 else ''}"
            for name, times in Counter(names).items()
        ]

    def _cost(self, name: str) -> str:
        return self.say("label-event") if TYPE[name] == "event" else str(COST[name])

    def _numbers(self, name: str) -> str:
        plot = PLOT[name]
        return self._valued(name, f"{plot.income}/{plot.initiative}/{plot.claim}")

    def _valued(self, name: str, value: str) -> str:
        """A card with its cost or numbers, which stay together where lines are broken."""
        return self.say("valued", card=self.say(f"card-{name}"), value=value).replace(" ", GLUE)


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 3), expand=False)


def _named(events: Sequence[Json]) -> Iterable[str]:
    """The cards and plots that events name."""
    for event in events:
        for name in ("card", "to", "on", "cards", "plots"):
            found: Any = event.get(name) or ()
            yield from (found,) if isinstance(found, str) else found
