"""The drawn things of Hand of the King, once a page: arms, seals, emblems, whole cards, signs."""

from functools import cache

from markupsafe import Markup

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, VARYS
from smallcouncil.games.hand_of_the_king.ui.art.card_faces import (
    FULL_HEIGHT,
    FULL_WIDTH,
    PICTURE,
    WIDTH,
    Pen,
    house_of,
    in_full,
    portrait,
)
from smallcouncil.games.hand_of_the_king.ui.heraldry import PAPER, palette, symbols
from smallcouncil.locale import Texts
from smallcouncil.web.board_parts import signs, symbol
from smallcouncil.web.drawing.lettering import FAMILY, wrapped, write
from smallcouncil.web.drawing.ornaments import ORNAMENTS

PREFIX = "hk"


@cache
def sprite(say: Texts) -> Markup:
    """All symbols; the names on the cards are in the reader's language."""
    pen = Pen(PREFIX, say)
    cards = (*CHARACTERS, VARYS, *COMPANIONS)
    parts = (
        symbols(PREFIX),
        *(_picture(pen, card) for card in (*CHARACTERS, VARYS)),
        *(_whole(pen, card) for card in cards),
        signs(),
    )
    return Markup(
        f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" font-family="{FAMILY}">'
        f"{''.join(parts)}</svg>"
    )


def _picture(pen: Pen, card: str) -> str:
    """What a card shows above its name; the name itself is text of the page."""
    field = palette[house_of(card) or card].field
    ground = f'<rect width="{WIDTH}" height="{PICTURE}" fill="{field}"/>'
    return symbol(f"art-{card}", WIDTH, PICTURE, ground + portrait(pen, card))


def _whole(pen: Pen, card: str) -> str:
    """A card to look at closely: a character with the full name and House, a companion or Varys with what it does."""
    house = house_of(card)
    if house is None:
        return symbol(f"card-{card}", FULL_WIDTH, FULL_HEIGHT, in_full(pen, card))
    names = wrapped(pen.card(card), 11, WIDTH - 8)
    bottom = PICTURE + 13 + 12 * len(names)
    return symbol(
        f"card-{card}",
        WIDTH,
        bottom + 5,
        f'<rect width="{WIDTH}" height="{bottom + 5}" rx="6" fill="{PAPER.field}"/>'
        f'<use href="#art-{card}" width="{WIDTH}" height="{PICTURE}"/>'
        + "".join(
            write(name, WIDTH / 2, PICTURE + 13 + 12 * row, 11, WIDTH - 6, bold=True) for row, name in enumerate(names)
        )
        + write(pen.labels(f"house-{house}"), WIDTH / 2, bottom, 8.5, WIDTH - 8),
    )


def _brooch() -> Markup:
    """The Hand's brooch on the spider's web: the game as one drawing."""
    gold, field = "#e9b949", palette[VARYS].field
    hand = ORNAMENTS["jaime-lannister"].format(c="#2b1410", f=gold)
    spokes = "".join(f'<path d="M60 4V116" transform="rotate({turn} 60 60)"/>' for turn in range(0, 180, 30))
    return Markup(
        '<svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">'
        f'<circle cx="60" cy="60" r="57" fill="{field}" stroke="{gold}" stroke-width="4"/>'
        f'<g fill="none" stroke="#f4ecd8" stroke-opacity=".35" stroke-width="1.4">{spokes}'
        '<circle cx="60" cy="60" r="51"/></g>'
        f'<circle cx="60" cy="60" r="41" fill="{gold}" stroke="#6b4a10" stroke-width="2"/>'
        '<circle cx="60" cy="60" r="36.5" fill="none" stroke="#6b4a10" stroke-width="1.5" stroke-dasharray="1.5 3"/>'
        f'<g transform="translate(31 29) scale(.6)">{hand}</g></svg>'
    )


EMBLEM = _brooch()
