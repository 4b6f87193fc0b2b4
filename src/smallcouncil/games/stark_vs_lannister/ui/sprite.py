"""The drawn things of Stark against Lannister, once a page: pictures, marks, whole cards, signs."""

from functools import cache

from markupsafe import Markup

from smallcouncil.games.stark_vs_lannister.ui.card_drawing import face, size, symbols
from smallcouncil.games.stark_vs_lannister.ui.card_faces import PRINTED
from smallcouncil.locale import Texts
from smallcouncil.web.board_parts import signs, symbol
from smallcouncil.web.drawing.glyphs import LION, WOLF
from smallcouncil.web.drawing.lettering import FAMILY

PREFIX = "sl"


@cache
def sprite(say: Texts) -> Markup:
    """All symbols; the words on the cards are in the reader's language."""
    whole = "".join(symbol(f"card-{card}", *size(card), face(card, say, PREFIX)) for card in PRINTED)
    return Markup(
        f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" font-family="{FAMILY}">'
        f"{symbols(PREFIX)}{whole}{signs()}</svg>"
    )


def _halves() -> Markup:
    """Wolf against lion on a shield parted down the middle: the game as one drawing."""
    outline = "M6 6H114V62Q114 98 60 116 6 98 6 62Z"
    wolf = WOLF.format(c="#f4f7fa", f="#3f5161", a="#9c2b22", b="#b98a2e")
    lion = LION.format(c="#e9b949", f="#8a1a20", a="#9c2b22", b="#8a1a20")
    return Markup(
        '<svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">'
        f'<path fill="#3f5161" d="{outline}"/><path fill="#8a1a20" d="M60 6H114V62Q114 98 60 116Z"/>'
        f'<g transform="translate(11 26) scale(.45)">{wolf}</g><g transform="translate(64 26) scale(.45)">{lion}</g>'
        f'<path fill="none" stroke="#e9b949" stroke-width="4" d="{outline}M60 6V116"/></svg>'
    )


EMBLEM = _halves()
