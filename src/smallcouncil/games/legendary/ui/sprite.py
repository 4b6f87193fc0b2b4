"""What a page of Legendary carries: small pictures, marks, signs. Whole cards are files of their own."""

from functools import cache

from markupsafe import Markup

from smallcouncil.games.legendary.ui.art.marks import MARKS
from smallcouncil.games.legendary.ui.card_drawing import symbols
from smallcouncil.web.board_parts import signs

PREFIX = "lg"


@cache
def sprite() -> Markup:
    drawn = symbols(PREFIX) + signs()
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{drawn}</svg>')


def _quartered() -> Markup:
    """The four Houses on a quartered shield: the game as one drawing."""
    outline = "M6 6H114V62Q114 98 60 116 6 98 6 62Z"
    fields = (
        ("stark", "#3f5161", "M6 6H60V60H6Z", "#f4f7fa", 14, 13),
        ("lannister", "#8a1a20", "M60 6H114V60H60Z", "#e9b949", 68, 13),
        ("kings-landing", "#8a6300", "M6 60H60V116Q6 98 6 62Z", "#fffbe8", 20, 64),
        ("dothraki", "#5f4426", "M60 60H114V62Q114 98 60 116Z", "#fdf1dd", 66, 64),
    )
    drawn = "".join(
        f'<path fill="{field}" d="{path}"/><g transform="translate({x} {y}) scale(.36)">{MARKS[name].format(c=ink)}</g>'
        for name, field, path, ink, x, y in fields
    )
    return Markup(
        f'<svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">{drawn}'
        f'<path fill="none" stroke="#e9b949" stroke-width="4" d="{outline}M60 6V116M6 60H114"/></svg>'
    )


EMBLEM = _quartered()
