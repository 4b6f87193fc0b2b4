"""A view of Stark against Lannister, laid out for the template: what lies where, and which things are answers.

All pieces are tuples of plain values, so that what looks as it did before is not drawn again: see
`web.rendering.kept`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple
from urllib.parse import quote_plus

from smallcouncil.core.game import Json
from smallcouncil.games.stark_vs_lannister.cards import CHALLENGE_TYPES, GOAL
from smallcouncil.games.stark_vs_lannister.ui.art.pictures import picture_name
from smallcouncil.games.stark_vs_lannister.ui.card_faces import PRINTED, card_text, trait_key
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.board_parts import BoardLayout, Button

PHASES = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
LONG_NAME, LONGEST_NAME, LONG_WORD = 16, 19, 10

# What an answer does, as a sign on the thing that it is about.
SIGNS = {
    **dict.fromkeys(("claim", "discard", "kneel"), "kill"),
    **dict.fromkeys(("play", "place", "duplicate", "card", "draft", "deck"), "take"),
    **dict.fromkeys(("attacker", "defender", "stealth"), "up"),
}

OF_CARDS_IN_PLAY = ("attacker", "defender", "use", "respond", "save", "claim", "target", "stealth", "kneel")
OF_HAND = ("place", "play", "duplicate", "discard", "respond")

# The questions that are answered by naming several cards one by one.
SEVERAL = ("attackers", "defenders")


class Card(NamedTuple):
    """A card or plot as it is printed, in the reader's words."""

    id: str
    name: str
    text: str
    type: str
    house: str
    art: str
    cost: int | None
    strength: int | None
    icons: tuple[str, ...]
    keywords: tuple[str, ...]
    traits: str
    income: int
    initiative: int
    claim: int
    unique: bool
    rules: str


class Act(NamedTuple):
    """An answer that lies on a thing: the button, and its caption in a word or two."""

    button: Button
    caption: str
    counts: int | None = None
    """What it adds to a sum, where several are chosen at once."""


class Piece(NamedTuple):
    """A card somewhere on the table, as it is there now."""

    card: Card
    thing: str
    vt: str
    acts: tuple[Act, ...] = ()
    copies: int = 1
    kneeling: bool = False
    strength: int | None = None
    icons: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    power: int = 0
    duplicates: int = 0
    used: bool = False
    role: str = ""
    bypassed: bool = False
    attachments: tuple["Piece", ...] = ()
    number: str = ""
    """Which of several copies in play it is."""

    @property
    def title(self) -> str:
        """The name, with which of several copies it is, or how many lie here."""
        return self.card.name + self.number + (f" ×{self.copies}" if self.copies > 1 else "")

    @property
    def size(self) -> str:
        """How small the title must be written to find room on a card of the table."""
        if len(self.title) > LONGEST_NAME:
            return "longest"
        return "long" if len(self.title) > LONG_NAME or max(map(len, self.title.split())) > LONG_WORD else ""

    @property
    def changed(self) -> str:
        """Whether its strength is above or below what is printed."""
        printed = self.card.strength
        if printed is None or self.strength is None or self.strength == printed:
            return ""
        return "more" if self.strength > printed else "less"


class Pile(NamedTuple):
    """A pile that can be opened."""

    kind: str
    id: str
    cards: tuple[Piece, ...]
    open: bool

    @property
    def size(self) -> int:
        return sum(piece.copies for piece in self.cards)


class Side(NamedTuple):
    """All that belongs to one House."""

    seat: int
    name: str
    house: str
    mine: bool
    awaited: bool
    first: bool
    active: bool
    won: bool
    power: int
    total: int
    gold: int
    income: int
    hand: int
    deck: int
    claim: int
    initiative: int
    dominance: int
    limited: bool
    challenges: tuple[str, ...]
    plot: Piece | None
    characters: tuple[Piece, ...]
    locations: tuple[Piece, ...]
    known: tuple[Piece, ...]
    piles: tuple[Pile, ...]
    act: Act | None


class Fighter(NamedTuple):
    name: str
    strength: int


class Challenge(NamedTuple):
    """A challenge as two sides, with what it comes to as things stand."""

    type: str
    attacker: str
    defender: str
    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    bypassed: str
    attack: int
    defence: int
    leads: str
    """Whose the win is as things stand: attack, defence or nothing."""
    verdict: str
    cost: str


class Phase(NamedTuple):
    id: str
    when: str


@cache
def cards(say: Texts) -> dict[str, Card]:
    """All cards and plots in the reader's language."""
    return {name: _card(say, name) for name in PRINTED}


def _card(say: Texts, name: str) -> Card:
    printed = PRINTED[name]
    return Card(
        name,
        say(f"card-{name}"),
        card_text(say, name),
        printed.type,
        printed.house,
        picture_name(name),
        printed.cost,
        printed.strength,
        printed.icons,
        printed.keywords,
        _traits(say, name),
        printed.income,
        printed.initiative,
        printed.claim,
        printed.unique,
        f"/rules/stark-vs-lannister?q={quote_plus(say(f'card-{name}'))}",
    )


def _traits(say: Texts, name: str) -> str:
    """The traits of a card; of an event, which has none, the heading of its text: when it can be played."""
    if PRINTED[name].type == "event":
        return card_text(say, name).partition(":")[0]
    return " · ".join(say(trait_key(trait)) for trait in PRINTED[name].traits)


class TableLayout(BoardLayout):
    """One view, with the answers that the viewer may give. What no thing on the table answers is left in `others`."""

    def __init__(self, say: Texts, names: Sequence[str], view: Json, answers: Sequence[Answer]) -> None:
        super().__init__(say, names, view)
        self.cards = cards(say)
        self._open = {each.word: each for each in answers}
        self._cards_in_play = {card["card"]: card for side in view["sides"] for card in _in_play(side)}
        self._copies = Counter(card["id"] for card in self._cards_in_play.values())
        self._taken_vt: set[str] = set()
        base = view["viewer"] or 0
        self.mine = self._side(base)
        self.theirs = self._side(1 - base)
        self.hand = self._hand()
        self.pack = self._plots((view["draft"] or {}).get("pack") or (), "draft")
        self.kept = self._plots((view["draft"] or {}).get("kept") or (), "deck")
        self.plots = self._own_plots()
        self.attacks = tuple(self._attack(icon) for icon in CHALLENGE_TYPES)
        self.found = self._found()
        self.resolving = self._resolving()
        self.goal = GOAL
        self.several = self.ask in SEVERAL
        self.challenge = self._challenge() if view["challenge"] else None
        self.others = tuple(self._act(word) for word in tuple(self._open))

    # Answers

    def _act(self, word: str, counts: int | None = None) -> Act:
        """Take an answer; every answer lies in one place only."""
        answer = self._open.pop(word)
        kind = word.partition(" ")[0]
        key = f"sl-face-do-{kind}"
        caption = self.say(key) if " " in word and self.say.has(key) else answer.label
        return Act(Button.of(answer, SIGNS.get(kind, "choose")), caption, counts)

    def _acts(self, *words: str, counts: int | None = None) -> tuple[Act, ...]:
        return tuple(self._act(word, counts) for word in words if word in self._open)

    def _acts_in_play(self, ref: str, name: str, strength: int | None) -> tuple[Act, ...]:
        """All that a card in play can answer, be it about itself or chosen by something else."""
        counts = strength if self.ask in ("attackers", "defenders") else None
        return self._acts(*(f"{kind} {ref}" for kind in OF_CARDS_IN_PLAY), f"resolve {name}", counts=counts)

    # Cards

    def _piece(self, card: Json) -> Piece:
        name, ref = card["id"], card["card"]
        return Piece(
            self.cards[name],
            ref,
            self._vt(ref),
            self._acts_in_play(ref, name, card["strength"]),
            kneeling=card["kneeling"],
            strength=card["strength"],
            icons=tuple(icon for icon in CHALLENGE_TYPES if icon in (card["icons"] or ())),
            keywords=tuple(card["keywords"] or ()),
            power=card["power"] or 0,
            duplicates=card["duplicates"] or 0,
            used=bool(card["used"]),
            role=card["role"] or "",
            bypassed=bool(card["bypassed"]),
            attachments=tuple(self._piece(each) for each in card["attachments"] or ()),
            number=f" #{ref.partition('#')[2]}" if self._copies[name] > 1 else "",
        )

    def _vt(self, ref: str) -> str:
        """The name under which a card glides; a card in play has it, else the one in the hand."""
        vt = "sl-" + ref.replace("#", "-")
        if vt in self._taken_vt:
            return ""
        self._taken_vt.add(vt)
        return vt

    def _stack(self, names: Iterable[str], kinds: Sequence[str], where: str, glide: bool = False) -> tuple[Piece, ...]:
        """Equal cards lie on each other, in the order in which they came."""
        return tuple(
            Piece(
                self.cards[name],
                f"{where}-{name}",
                self._vt(name) if glide else "",
                self._acts(*(f"{kind} {name}" for kind in kinds)),
                copies,
                strength=self.cards[name].strength,
                icons=self.cards[name].icons,
                keywords=self.cards[name].keywords,
            )
            for name, copies in Counter(names).items()
        )

    def _hand(self) -> tuple[Piece, ...]:
        order = ("character", "location", "attachment", "event")
        names = sorted(self.view["hand"], key=lambda name: (order.index(self.cards[name].type), self.cards[name].name))
        return self._stack(names, OF_HAND, "hand", glide=True)

    @property
    def placed(self) -> str:
        """The cards that the viewer has placed face down, in words."""
        return self.say.join(self.cards[name].name for name in self.view["placed"]) if self.view["placed"] else ""

    def _plots(self, names: Iterable[str], kind: str) -> tuple[Piece, ...]:
        return self._stack(names, (kind,), kind)

    def _own_plots(self) -> tuple[Piece, ...]:
        """The plots that the viewer can pick from, laid out while one is asked for."""
        viewer = self.view["viewer"]
        if viewer is None or self.ask != "plot":
            return ()
        names = self.view["sides"][viewer]["plots"]
        return self._plots(names if isinstance(names, list) else (), "plot")

    def _found(self) -> tuple[Piece, ...]:
        """Cards of a deck that somebody searches: they lie nowhere on the table."""
        words = [word.partition(" ")[2] for word in self._open if word.startswith(("card ", "discard ", "target "))]
        return self._stack((name for name in words if name in self.cards), ("card", "discard", "target"), "found")

    def _resolving(self) -> Card | None:
        name = self.view["resolving"]
        return self.cards[name] if name else None

    # Sides

    def _side(self, seat: int) -> Side:
        view, side = self.view, self.view["sides"][seat]
        pieces = [self._piece(card) for card in side["play"]]
        known = side["house"] and (view["known"][seat] if seat != view["viewer"] else ())
        return Side(
            seat,
            self.names[seat],
            side["house"],
            seat == view["viewer"],
            bool(view["awaiting"]) and seat in view["awaiting"]["seats"],
            view["first"] == seat,
            view["active"] == seat,
            view["result"] is not None and seat in view["result"]["winners"],
            side["power"],
            side["total"],
            side["gold"],
            side["income"],
            side["hand"],
            side["deck"],
            side["claim"] or 0,
            side["initiative"] or 0,
            side["dominance"] or 0,
            bool(side["limited"]),
            tuple(side["challenges"]),
            self._plot(side["plot"]),
            tuple(piece for piece in pieces if piece.card.type == "character"),
            tuple(piece for piece in pieces if piece.card.type != "character"),
            self._stack(known, ("discard",), f"known-{seat}"),
            tuple(self._piles(seat, side)),
            self._first(side["house"]),
        )

    def _first(self, house: str) -> Act | None:
        return next(iter(self._acts(f"first {house}")), None)

    def _plot(self, name: str | None) -> Piece | None:
        if name is None:
            return None
        return Piece(self.cards[name], f"plot-{name}", "", self._acts(f"resolve {name}"))

    def _piles(self, seat: int, side: Json) -> Iterable[Pile]:
        """Discard and dead pile, used plots, and the plots that are left where everybody may know them."""
        left = side["plots"] if isinstance(side["plots"], list) else []
        for kind, names in (
            ("discard", side["discard"]),
            ("dead", side["dead"]),
            ("used", side["used"]),
            ("left", left),
        ):
            pieces = self._stack(names, ("card",) if kind in ("discard", "dead") else (), f"{kind}-{seat}")
            asked = any(piece.acts for piece in pieces)
            if pieces:
                yield Pile(kind, f"sl-{kind}-{seat}-{self.view['viewer']}", pieces, asked)

    # The middle

    def _attack(self, icon: str) -> tuple[str, Act | None]:
        return icon, next(iter(self._acts(f"attack {icon}")), None)

    @property
    def may_attack(self) -> bool:
        return any(act for _, act in self.attacks)

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The seven phases of a round; before the first round all of them are still to come."""
        now = PHASES.index(self.view["phase"]) if self.view["phase"] in PHASES else -1
        return tuple(
            Phase(name, ("past", "now", "next")[(place > now) - (place < now) + 1]) for place, name in enumerate(PHASES)
        )

    @property
    def effects(self) -> tuple[str, ...]:
        """Lasting effects, each as the card that it comes from, whom it is on and how long it lasts."""
        return tuple(
            self.say(
                "sl-face-effect",
                source=self._name_of(effect["source"]),
                card=self._name_of(effect["card"]) if effect["card"] else "",
                until=self.say(f"until-{effect['until']}"),
            )
            for effect in self.view["effects"]
        )

    def _name_of(self, ref: str) -> str:
        name, _, number = ref.partition("#")
        return f"{self.cards[name].name} {number}".strip()

    def _challenge(self) -> Challenge:
        found = self.view["challenge"]
        attacker, kind = found["attacker"], found["type"]
        defender = 1 - attacker
        attackers, defenders = self._fighters(found["attackers"]), self._fighters(found["defenders"])
        attack, defence = self._sums(found["totals"], attackers, defenders)
        leads = _leads(found, attack, defence)
        cost = self.say(
            f"sl-face-cost-{kind}", player=self.names[defender], count=found["claim"], winner=self.names[attacker]
        )
        return Challenge(
            kind,
            self.names[attacker],
            self.names[defender],
            attackers,
            defenders,
            ", ".join(map(self._name_of, found["bypassed"])),
            attack,
            defence,
            leads,
            self._verdict(leads, attacker, defender, found["unopposed"]),
            cost if leads == "attack" else "",
        )

    def _sums(
        self, totals: Sequence[int], attackers: Sequence[Fighter], defenders: Sequence[Fighter]
    ) -> tuple[int, int]:
        """Both sums; those who are only just being named are counted as if they already took part."""
        asked = self.view["awaiting"]["ask"] if self.view["awaiting"] else ""
        attack = sum(one.strength for one in attackers) if asked == "attackers" else totals[0]
        defence = sum(one.strength for one in defenders) if asked == "defenders" else totals[1]
        return attack, defence

    def _verdict(self, leads: str, attacker: int, defender: int, unopposed: bool) -> str:
        settled = "won" if self.view["step"] == "resolve" else "stands"
        if not leads:
            return self.say("sl-face-nobody")
        player = self.names[attacker if leads == "attack" else defender]
        kind = "unopposed" if leads == "attack" and unopposed else leads
        return self.say(f"sl-face-{settled}-{kind}", player=player)

    def _fighters(self, refs: Sequence[str]) -> tuple[Fighter, ...]:
        return tuple(
            Fighter(self._name_of(ref), self._cards_in_play[ref]["strength"])
            for ref in refs
            if ref in self._cards_in_play
        )


def _in_play(side: Json) -> Iterable[Json]:
    for card in side["play"]:
        yield card
        yield from card["attachments"] or ()


def _leads(challenge: Json, attack: int, defence: int) -> str:
    """Who has the higher sum now. The attacker wins ties, but not without an attacker."""
    if challenge["winner"] is not None:
        return "attack" if challenge["winner"] == challenge["attacker"] else "defence"
    if challenge["attackers"] and attack >= defence:
        return "attack"
    return "defence" if challenge["defenders"] else ""
