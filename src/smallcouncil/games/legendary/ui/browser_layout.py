"""A view of Legendary, laid out for the template: what lies where, and which things are answers.

All pieces are tuples of plain values, so that what looks as it did before is not drawn again: see
`web.rendering.kept`. What a table is made of stands in `table_pieces`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from smallcouncil.core.game import Json
from smallcouncil.games.legendary.cards import HEROES, LINEUP, SPACES
from smallcouncil.games.legendary.ui.card_words import hero_name
from smallcouncil.games.legendary.ui.table_pieces import (
    Act,
    Ally,
    Face,
    HeroTile,
    Lane,
    Pile,
    Player,
    Points,
    Slot,
    Source,
    faces,
)
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.board_parts import BoardLayout, Button

# What an answer does, as a sign on the thing that it is about.
SIGNS = {
    **dict.fromkeys(("fight", "hand", "discard"), "kill"),
    **dict.fromkeys(("play", "recruit", "draft", "hero", "house", "minor"), "take"),
    **dict.fromkeys(("support",), "banner"),
    **dict.fromkeys(("cycle", "lineup"), "swap"),
}
PILES = ("discard", "victory", "aside")


class TableLayout(BoardLayout):
    """One view, with the answers that the viewer may give. What no thing on the table answers is left in `others`."""

    def __init__(self, say: Texts, names: Sequence[str], view: Json, answers: Sequence[Answer]) -> None:
        super().__init__(say, names, view)
        self.faces = faces(say)
        self._open = {each.word: each for each in answers}
        self._vts: set[str] = set()
        viewer = view["viewer"]
        self.base: int = viewer if viewer is not None else (view["turn"] or 0)
        self.seated = viewer is not None
        self.lanes = self._lanes()
        self.mine = self._player(self.base)
        self.rivals = tuple(self._player((self.base + step) % view["seats"]) for step in range(1, view["seats"]))
        self.hand = self._cards(view["hand"], ("play", "hand", "discard"), "hand", glide=True)
        self.played = self._played()
        self.points = self._points() if view["turn"] is not None else None
        self.supply = self._supply()
        self.maester = self._acts("recruit maester")
        self.heroes = self._heroes()
        self.found = self._found()
        self.looking = self.faces[view["looking"]] if view["looking"] else None
        self.asking = self._asking()
        self.others = tuple(self._act(word) for word in tuple(self._open))

    # Answers

    def _act(self, word: str) -> Act:
        """Take an answer; every answer lies in one place only."""
        answer = self._open.pop(word)
        kind = word.partition(" ")[0]
        key = f"lg-face-do-{kind}"
        caption = self.say(key) if " " in word and self.say.has(key) else answer.label
        return Act(Button.of(answer, SIGNS.get(kind, "choose")), caption)

    def _acts(self, *words: str) -> tuple[Act, ...]:
        return tuple(self._act(word) for word in words if word in self._open)

    def _asking(self) -> Face | None:
        """The card whose text asks something now, of whomever."""
        by = (self.view["awaiting"] or {}).get("by", "game")
        return self.faces.get(by)

    # The battlefield

    def _lanes(self) -> tuple[Lane, ...]:
        """From escape to the Ally Deck: Allies are pushed to the left."""
        return tuple(
            Lane(
                space,
                tuple(self._ally(space, place, ally) for place, ally in enumerate(there)),
                self._acts(f"space {space}"),
            )
            for space, there in ((space, self.view["field"][space]) for space in reversed(SPACES))
        )

    def _ally(self, space: str, place: int, ally: Json) -> Ally:
        where = f"{space} {place + 1}"
        face = self.faces[ally["ally"]]
        seat = ally["seat"]
        return Ally(
            face,
            where.replace(" ", "-"),
            self._vt(f"{ally['ally']}"),
            "" if seat is None else "own" if seat == self.view["viewer"] else self.names[seat],
            ally["attack"],
            ally["vp"],
            tuple(self.faces[each] for each in ally["bystanders"]),
            bool(ally["bribe"]),
            ally["elusive"] or 0,
            bool(ally["supported"]),
            bool(ally["danger"]),
            self._acts(f"fight {where}", f"support {where}", f"target {where}"),
        )

    def _vt(self, name: str) -> str:
        """The name under which a card glides: the first of its design that is laid out has it."""
        if name in self._vts:
            return ""
        self._vts.add(name)
        return f"lg-{name}"

    # Players

    def _player(self, seat: int) -> Player:
        view = self.view
        awaited = bool(view["awaiting"]) and seat in view["awaiting"]["seats"]
        mastermind = view["masterminds"][seat]
        top = max([1, *view["scores"]])
        return Player(
            seat,
            self.names[seat],
            view["houses"][seat] or "",
            seat == view["viewer"],
            awaited,
            view["turn"] == seat,
            view["first"] == seat,
            view["result"] is not None and seat in view["result"]["winners"],
            view["scores"][seat],
            max(0, 100 * view["scores"][seat] // top),
            view["scores"][seat] == top,
            view["tokens"][seat],
            view["hands"][seat],
            view["decks"][seat],
            view["hero_decks"][seat],
            self.faces[mastermind] if mastermind else None,
            view["mastermind_attack"][seat] or 0,
            view["stacks"][seat],
            view["lost"][seat],
            view["defenders"][seat],
            view["defender_attack"][seat] or 0,
            self._acts(f"fight mastermind {seat}"),
            self._acts(f"fight defender {seat}"),
            self._acts(f"seat {seat}"),
            self._lineup(seat),
            tuple(self._pile(seat, kind) for kind in PILES if kind != "aside" or view["aside"][seat]),
            self._stack(view["known"]["hands"][seat]) if seat != view["viewer"] else (),
        )

    def _lineup(self, seat: int) -> tuple[Slot, ...]:
        prices = self.view["costs"][seat]
        own = ("recruit {n}", "cycle {n}") if seat == self.view["viewer"] else ()
        return tuple(
            Slot(
                self.faces[name],
                f"lineup-{seat}-{at + 1}",
                self._vt(name) if seat == self.base else "",
                self._acts(*(form.format(n=at + 1) for form in own), f"lineup {seat} {at + 1}"),
                price=prices[at],
                place=at + 1,
            )
            for at, name in enumerate(self.view["lineups"][seat][:LINEUP])
        )

    def _pile(self, seat: int, kind: str) -> Pile:
        names = self.view[{"discard": "discards"}.get(kind, kind)][seat]
        words = {"discard": ("pile",), "victory": ("victory",)}.get(kind, ()) if seat == self.view["viewer"] else ()
        cards = self._cards(names, words, f"{kind}-{seat}")
        return Pile(kind, f"lg-{kind}-{seat}-{self.view['viewer']}", cards, any(card.acts for card in cards))

    def _stack(self, names: Iterable[str]) -> tuple[Slot, ...]:
        return self._cards(names, (), "")

    def _cards(self, names: Iterable[str], kinds: Sequence[str], where: str, glide: bool = False) -> tuple[Slot, ...]:
        """Equal cards lie on each other, in the order in which they came."""
        return tuple(
            Slot(
                self.faces[name],
                f"{where}-{name}",
                self._vt(name) if glide else "",
                self._acts(*(f"{kind} {name}" for kind in kinds)),
                copies,
            )
            for name, copies in Counter(names).items()
        )

    # The turn

    def _played(self) -> tuple[Slot, ...]:
        """What the player of the turn has in front; a class that was chosen for a card is no matter here."""
        return self._cards((name.partition("+")[0] for name in self.view["played"]), ("played",), "played", glide=True)

    def _points(self) -> Points:
        view = self.view
        gained = {
            kind: tuple(
                Source(self.faces[each["by"]].name if each["by"] else "", each["points"])
                for each in view["sources"]
                if each["of"] == kind
            )
            for kind in ("attack", "recruit")
        }
        named = view["named"] or {}
        return Points(
            self.names[view["turn"]],
            view["turn"] == view["viewer"],
            view["attack"],
            gained["attack"],
            view["recruit"],
            gained["recruit"],
            tuple(Source(self._hero_name(name), left) for name, left in named.items() if left),
        )

    def _hero_name(self, name: str) -> str:
        if name == "-":
            return self.say("lg-face-nobody")
        return hero_name(self.say, name) if name.startswith("hero-") else self.faces[name].name

    @property
    def step(self) -> str:
        return str(self.view["phase"])

    @property
    def together(self) -> bool:
        """Whether there is room for an offer to give several answers at once."""
        return self.ask == "turn"

    # What belongs to all

    def _supply(self) -> tuple[Pile, ...]:
        """Piles of the table that can be opened."""
        view = self.view
        piles = [(kind, self._stack(view[kind])) for kind in ("escaped", "ko")]
        return tuple(Pile(kind, f"lg-{kind}-{view['viewer']}", cards, False) for kind, cards in piles)

    def _heroes(self) -> tuple[HeroTile, ...]:
        """Heroes to choose from: each with its four cards."""
        names = [word.partition(" ")[2] for word in self._open if word.startswith(("hero ", "draft "))]
        return tuple(self._hero_tile(name) for name in names)

    def _hero_tile(self, name: str) -> HeroTile:
        cards = tuple(face for face in self.faces.values() if face.hero == name)
        team = HEROES.cards[HEROES.number[name]].team
        return HeroTile(name, hero_name(self.say, name), team, cards, self._acts(f"hero {name}", f"draft {name}"))

    def _found(self) -> tuple[Slot, ...]:
        """Cards that an answer is about and that lie nowhere on the table."""
        words = [word.partition(" ")[2] for word in self._open]
        return self._cards(
            (name for name in words if name in self.faces), ("minor", "resolve", "hand", "pile"), "found"
        )

    @property
    def kinds(self) -> str:
        """What the Ally Deck still holds, in words."""
        kinds = self.view["ally_kinds"].items()
        return " · ".join(self.say(f"lg-face-left-{kind}", count=count) for kind, count in kinds)

    @property
    def picks(self) -> str:
        """In a draft: the Heroes that the viewer has taken."""
        picks = (self.view["draft"] or {}).get("picks") or ()
        return self.say.join(hero_name(self.say, name) for name in picks) if picks else ""

    @property
    def warning(self) -> str:
        """How close the end is."""
        end = self.view["end"]
        return self.say("lg-face-end", player=self.names[end["last"]]) if end else ""

    @property
    def showdown(self) -> str:
        told = self.view["showdown"]
        if not told:
            return ""
        totals = told["totals"][-1]
        said = (self.say("lg-face-total", player=self.names[int(seat)], count=n) for seat, n in totals.items())
        return " · ".join(said)
