"""What the table of Legendary is made of in the browser: plain values, ready to be drawn."""

from functools import cache
from typing import NamedTuple
from urllib.parse import quote_plus

from smallcouncil.games.legendary.cards import DESIGNS, Card
from smallcouncil.games.legendary.ui.art.pictures import picture_name
from smallcouncil.games.legendary.ui.card_words import card_text, keywords, versatile
from smallcouncil.locale import Texts
from smallcouncil.web.board_parts import Button

LONG_NAME, LONG_WORD, LONGEST_WORD = 17, 9, 12


class Face(NamedTuple):
    """A card as it is printed, in the reader's words."""

    id: str
    name: str
    short: str
    text: str
    kind: str
    team: str
    hero: str
    art: str
    cost: str
    attack: str
    recruit: str
    vp: int
    classes: tuple[str, ...]
    keywords: tuple[str, ...]
    rarity: str
    rules: str

    @property
    def fit(self) -> str:
        """How small the name must be written to find room on a card of the table."""
        return _fit(self.name)

    @property
    def short_fit(self) -> str:
        return _fit(self.short)


def _fit(name: str) -> str:
    word = max(map(len, name.split()))
    if word >= LONGEST_WORD:
        return " lg-longest"
    return " lg-long" if len(name) > LONG_NAME or word > LONG_WORD else ""


class Act(NamedTuple):
    """An answer that lies on a thing: the button, and its caption in a word or two."""

    button: Button
    caption: str


class Slot(NamedTuple):
    """A card somewhere on the table; in a lineup it has a price and a place."""

    face: Face
    thing: str
    vt: str
    acts: tuple[Act, ...] = ()
    copies: int = 1
    price: int | None = None
    place: int = 0

    @property
    def changed(self) -> bool:
        """Whether it costs something else than is printed."""
        return self.price is not None and str(self.price) != self.face.cost.rstrip("*")


class Ally(NamedTuple):
    """An Ally on the battlefield, as it is there now. `owner` is own, a player's name, or empty for a Neutral one."""

    face: Face
    thing: str
    vt: str
    owner: str
    attack: int
    vp: int
    bystanders: tuple[Face, ...]
    bribe: bool
    elusive: int
    supported: bool
    danger: bool
    acts: tuple[Act, ...]

    @property
    def changed(self) -> str:
        printed = int(self.face.attack.rstrip("+") or 0)
        return "" if self.attack == printed else "more" if self.attack > printed else "less"


class Lane(NamedTuple):
    """A range space."""

    space: str
    allies: tuple[Ally, ...]
    acts: tuple[Act, ...]


class Pile(NamedTuple):
    """A pile that can be opened."""

    kind: str
    id: str
    cards: tuple[Slot, ...]
    open: bool

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)


class Source(NamedTuple):
    """Points and what they came from."""

    name: str
    points: int


class Points(NamedTuple):
    """What the player of the turn can still spend, and where it came from."""

    player: str
    mine: bool
    attack: int
    attack_from: tuple[Source, ...]
    recruit: int
    recruit_from: tuple[Source, ...]
    named: tuple[Source, ...]
    """In the Tourney: the Attack that is left by name."""

    def spent(self, kind: str) -> int:
        """How much of the points is gone already; of points that lie there from a position nothing is known."""
        made = sum(each.points for each in (self.attack_from if kind == "attack" else self.recruit_from))
        return max(0, made - (self.attack if kind == "attack" else self.recruit))


class Player(NamedTuple):
    """All that belongs to one player."""

    seat: int
    name: str
    house: str
    mine: bool
    awaited: bool
    active: bool
    first: bool
    won: bool
    score: int
    share: int
    """The score in percent of the best one."""
    leads: bool
    tokens: int
    hand: int
    deck: int
    heroes: int
    mastermind: Face | None
    mastermind_attack: int
    stack: int
    lost: int
    defenders: int
    defender_attack: int
    fight_mastermind: tuple[Act, ...]
    fight_defender: tuple[Act, ...]
    acts: tuple[Act, ...]
    lineup: tuple[Slot, ...]
    piles: tuple[Pile, ...]
    known: tuple[Slot, ...]


class HeroTile(NamedTuple):
    """A Hero to choose: its four cards."""

    id: str
    name: str
    team: str
    cards: tuple[Face, ...]
    acts: tuple[Act, ...]


@cache
def faces(say: Texts) -> dict[str, Face]:
    """All cards in the reader's language."""
    return {card.id: _face(say, card) for card in DESIGNS}


def _face(say: Texts, card: Card) -> Face:
    name = say(f"card-{card.id}")
    either = versatile(card.id)
    return Face(
        card.id,
        name,
        say(f"card-{card.id}.short"),
        card_text(say, card.id),
        card.kind,
        card.house,
        card.hero,
        picture_name(card.id),
        f"{card.cost}{'*' if card.star else ''}" if card.cost else "",
        either or _points(card.attack, card.plus),
        either or _points(card.recruit, card.plus),
        card.vp,
        card.classes,
        keywords(say, card.id),
        card.rarity,
        f"/rules/legendary?q={quote_plus(name)}",
    )


def _points(number: int | None, plus: bool) -> str:
    return "" if number is None else f"{number}{'+' if plus else ''}"
