"""The drawn things of B'Twixt, once a page: portraits, marks, whole cards, signs."""

from functools import cache

from markupsafe import Markup

from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.games.btwixt.ui.art.marks import MARKS
from smallcouncil.games.btwixt.ui.card_drawing import HEIGHT, WIDTH, face, symbols
from smallcouncil.locale import Texts
from smallcouncil.web.board_parts import signs, symbol
from smallcouncil.web.drawing.lettering import FAMILY

PREFIX = "bt"


@cache
def sprite(say: Texts) -> Markup:
    """All symbols; the words on the cards are in the reader's language."""
    cards = (*(design.id for design in DESIGNS), *(ally.id for ally in ALLIES))
    whole = "".join(symbol(f"card-{card}", WIDTH, HEIGHT, face(card, say, PREFIX)) for card in cards)
    return Markup(
        f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" font-family="{FAMILY}">'
        f"{symbols(PREFIX)}{whole}{signs()}</svg>"
    )


def _ring() -> Markup:
    """Six councils around a table, one of them small: the game as one drawing."""
    gold, dark = "#e9b949", "#2b1410"
    seats = "".join(
        f'<circle cx="60" cy="{17 if turn else 15}" r="{12 if turn else 8}" fill="{gold}" stroke="{dark}" '
        f'stroke-width="2" transform="rotate({turn} 60 60)"/>'
        for turn in range(0, 360, 60)
    )
    crown = MARKS["white"].format(c=gold)
    return Markup(
        '<svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">'
        f'<circle cx="60" cy="60" r="57" fill="#3a1d4f" stroke="{gold}" stroke-width="4"/>'
        f'<circle cx="60" cy="60" r="43" fill="none" stroke="{gold}" stroke-width="3" stroke-dasharray="2 5"/>{seats}'
        f'<circle cx="60" cy="60" r="27" fill="{dark}" stroke="{gold}" stroke-width="2"/>'
        f'<g transform="translate(43 42) scale(.34)">{crown}</g></svg>'
    )


EMBLEM = _ring()
