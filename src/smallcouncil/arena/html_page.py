"""The page that reports are written on: one HTML file that fetches nothing, for a phone or a desk, by day or night.

Whatever is given here as text is escaped here; what is given as a body is markup already.
"""

from collections.abc import Sequence
from html import escape

from smallcouncil import __version__
from smallcouncil.arena.report_style import STYLE
from smallcouncil.locale import Texts

POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def html_page(say: Texts, title: str, lead: str, body: str, *, style: str = "", policy: str = POLICY) -> str:
    """The whole file."""
    head = escape(title)
    return (
        f'<!DOCTYPE html>\n<html lang="{say.lang}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{head}</title><style>{STYLE}{style}</style></head><body><header><h1>{head}</h1>"
        f"{lead}</header><main>{body}</main>"
        f"<footer>{escape(say('arena-made-by', version=__version__))}</footer></body></html>\n"
    )


def section(heading: str, body: str, caption: str = "") -> str:
    note = f'<p class="quiet">{escape(caption)}</p>' if caption else ""
    return f"<section><h2>{escape(heading)}</h2>{body}{note}</section>"


def figure(heading: str, plot: str, caption: str) -> str:
    return f"<figure><h2>{escape(heading)}</h2>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def play_again(say: Texts, command: str) -> str:
    """The command that plays the same games."""
    return section(say("arena-heading-again"), f"<pre>{escape(command)}</pre>")


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 0) -> str:
    """A table of texts. Column `names` holds names, the others figures."""
    return markup_table(heads, [[escape(text) for text in row] for row in rows], names)


def markup_table(heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 0) -> str:
    """A table whose cells are markup; it scrolls by itself when the screen is narrow."""
    kinds = ["name" if column == names else "" for column in range(len(heads))]
    head = _row("th", kinds, [escape(text) for text in heads])
    body = "".join(_row("td", kinds, row) for row in rows)
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def _row(tag: str, kinds: Sequence[str], cells: Sequence[str]) -> str:
    row = (f'<{tag} class="{kind}">{cell}</{tag}>' for kind, cell in zip(kinds, cells, strict=True))
    return f"<tr>{''.join(row)}</tr>"
