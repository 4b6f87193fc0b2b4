"""An analysis as one HTML file: the win chance over the game, the turning points with their boards, every decision."""

import base64
from collections.abc import Callable, Iterator, Sequence
from html import escape

from smallcouncil.arena import analysis_plot
from smallcouncil.arena.analysis import Analysis, Decision
from smallcouncil.arena.analysis_values import Value
from smallcouncil.arena.html_page import html_page, section
from smallcouncil.core.errors import NoDrawing
from smallcouncil.core.game import State
from smallcouncil.locale import Texts

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
OWN_STYLE = """
body{max-width:56rem}
.turning{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,20rem);gap:1rem;align-items:start}
.turning img{display:block;width:100%;height:auto;border-radius:.4rem}
@media (max-width:44rem){.turning{grid-template-columns:minmax(0,1fr)}}
h3{font-size:1rem;margin:.2rem 0 .4rem}
th{white-space:normal}.said{text-align:left}
td.said{white-space:normal;min-width:9rem;overflow-wrap:anywhere}
tr.played td{font-weight:600}tr.dear td{background:rgba(var(--bad),.12)}
ol.line{margin:.3rem 0 0;padding-left:1.6rem;font-size:.92rem}
figure svg{max-width:40rem;margin:0 auto}
@media (max-width:44rem){figure svg text,figure svg .tick{font-size:16px}
th,td{padding:.35rem .25rem;font-size:.86rem}.name{min-width:0}td.said{min-width:7rem}td.name{font-size:.86rem}}
svg .s1{stroke:#c4622d}svg .s2{stroke:#2f8f5b}svg .s3{stroke:#8a5fc0}
svg .s1,svg .s2,svg .s3{fill:none}svg .s1{stroke-dasharray:7 4}svg .s2{stroke-dasharray:2 5}
svg .s3{stroke-dasharray:10 4 2 4}
svg .turn{fill:rgb(var(--bad));stroke:var(--card);stroke-width:1.5}svg a text{fill:rgb(var(--bad));font-weight:600}
"""
# Of a decision with very many choices, the best few are listed.
MOST_VALUES = 12

Label = Callable[[State, str], str]


def page(say: Texts, found: Analysis, label: Label) -> str:
    """The whole file. Nothing in it is fetched from anywhere, and every name in it is escaped."""
    single = len(found.decisions) == 1
    sections = (
        [_lone(say, found, label)]
        if single
        else [_seats(say, found), _graph(say, found), _turning(say, found, label), _all(say, found, label)]
    )
    return html_page(say, title(say, found), _lead(say, found), "".join(sections), style=OWN_STYLE, policy=POLICY)


def title(say: Texts, found: Analysis) -> str:
    return say("analysis-title", game=say("title"), seats=found.state.seats)


def side_name(say: Texts, seats: Sequence[int]) -> str:
    return say.join([say.seat(seat) for seat in seats])


def result_line(say: Texts, found: Analysis) -> str:
    """How the game ended, or that it goes on."""
    if found.result is None:
        return say("analysis-goes-on", player=say.seat(found.state.awaiting[0]))
    winners = found.result.winners
    if not winners:
        return say("no-winner")
    score = say("score", count=found.result.scores[winners[0]])
    if len(winners) == 1:
        return say("winner-score", player=say.seat(winners[0]), score=score)
    return say("winners-score", players=side_name(say, winners), score=score)


def chance(say: Texts, value: Value) -> str:
    """What an action is worth: the proved outcome with its margin, or a win chance with its uncertainty."""
    if not value.exact:
        return say("cli-percent", share=f"{round(100 * value.chance)} ± {max(1, round(100 * value.error))}")
    if value.margin is None:
        return say(f"analysis-{value.outcome}")
    return say(
        f"analysis-{value.outcome}-margin",
        margin=f"{'+' if value.margin > 0 else '−' if value.margin else '±'}{abs(value.margin)}",
    )


def points(say: Texts, loss: float) -> str:
    """A lost win chance as people read it."""
    return say("cli-percent", share=round(100 * loss)) if loss else "–"


def accuracy(say: Texts, value: float | None) -> str:
    return "–" if value is None else say("cli-percent", share=round(value, 1))


def _lead(say: Texts, found: Analysis) -> str:
    lines = [f'<p class="headline">{escape(result_line(say, found))}</p>']
    if not found.complete:
        lines.append(f"<p>{escape(say('analysis-partial', count=len(found.decisions)))}</p>")
    lines.append(f'<p class="quiet">{escape(say("analysis-legend"))}</p>')
    return "".join(lines)


def _seats(say: Texts, found: Analysis) -> str:
    heads = [
        say("cli-column-player"),
        say("analysis-column-accuracy"),
        say("analysis-column-loss"),
        say("analysis-column-decisions"),
    ]
    rows = [
        [
            say.seat(each.seat),
            accuracy(say, each.accuracy),
            say("cli-percent", share=round(100 * each.mean_loss, 1)),
            str(each.decisions),
        ]
        for each in found.reports
    ]
    body = "".join(
        f'<tr><td class="name">{escape(row[0])}</td>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    table = _table(heads, body, heads[:1])
    return section(say("analysis-heading-accuracy"), f'{table}<p class="quiet">{escape(say("analysis-formula"))}</p>')


def _graph(say: Texts, found: Analysis) -> str:
    names = [side_name(say, side) for side in found.sides]
    heading = say("analysis-heading-graph")
    plot = analysis_plot.graph(found, heading, names, say("arena-axis-decisions"))
    key = "two" if len(names) == 2 else "many"
    caption = say(f"analysis-caption-{key}", player=names[0])
    return f"<figure><h2>{escape(heading)}</h2>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def _turning(say: Texts, found: Analysis, label: Label) -> str:
    if not found.turning_points:
        return section(say("analysis-heading-turning"), f"<p>{escape(say('analysis-no-turning'))}</p>")
    shown = "".join(_turning_point(say, found, each, label) for each in found.turning_points)
    return f"<h2>{escape(say('analysis-heading-turning'))}</h2>{shown}"


def _turning_point(say: Texts, found: Analysis, each: Decision, label: Label) -> str:
    before = found.before(each)
    assert each.played is not None
    head = say("analysis-turning", number=each.number + 1, player=say.seat(each.seat), points=round(100 * each.loss))
    played = say("analysis-played", label=label(before, each.played))
    better = say("analysis-better", label=label(before, each.best.word))
    words = f"<h3>{escape(head)}</h3><p>{escape(played)}<br>{escape(better)}</p>"
    text = f"<div>{words}{_values(say, before, each, label)}{_line(say, before, each, label)}</div>"
    return f'<section id="d{each.number + 1}" class="turning">{text}{_board(say, before)}</section>'


def _lone(say: Texts, found: Analysis, label: Label) -> str:
    """A single decision: its values, the best line and the board."""
    each = found.decisions[0]
    before = found.before(each)
    text = f"<div>{_values(say, before, each, label)}{_line(say, before, each, label)}</div>"
    heading = f"<h2>{escape(say('analysis-heading-values'))}</h2>"
    return f'<section>{heading}<div class="turning">{text}{_board(say, before)}</div></section>'


def _values(say: Texts, before: State, each: Decision, label: Label) -> str:
    heads = [say("analysis-column-action"), say("analysis-column-value")]
    rows = []
    for value in each.values[:MOST_VALUES]:
        mark = ' class="played"' if value.word == each.played else ""
        said, worth = escape(label(before, value.word)), escape(chance(say, value))
        rows.append(f'<tr{mark}><td class="said">{said}</td><td>{worth}</td></tr>')
    left = len(each.values) - MOST_VALUES
    more = f'<p class="quiet">{escape(say("analysis-more", count=left))}</p>' if left > 0 else ""
    return _table(heads, "".join(rows), heads[:1]) + more


def _line(say: Texts, before: State, each: Decision, label: Label) -> str:
    told = "".join(f"<li>{escape(text)}</li>" for text in line_words(say, before, each.line, label, each.seat))
    return f'<details><summary>{escape(say("analysis-line"))}</summary><ol class="line">{told}</ol></details>'


def line_words(say: Texts, before: State, line: Sequence[str], label: Label, first: int | None = None) -> list[str]:
    """Each decision of a line with the seat that makes it. A line ends where luck turns it."""
    return [f"{say.seat(seat)}: {label(now, word)}" for now, seat, word in line_moments(before, line, first)]


def line_moments(before: State, line: Sequence[str], seat: int | None = None) -> Iterator[tuple[State, int, str]]:
    """The states along a line, each with who decides what; `seat` is who decides first where several are awaited."""
    now = before.copy()
    for word in line:
        due = seat if seat is not None else (*now.awaiting, -1)[0]
        if due not in now.awaiting or now.game.action(word) not in now.actions(due):
            return
        yield now, due, word
        now.play(word, due)
        seat = None


def _all(say: Texts, found: Analysis, label: Label) -> str:
    heads = [
        say("analysis-column-number"),
        say("cli-column-player"),
        say("analysis-column-played"),
        say("analysis-column-value"),
        say("analysis-column-loss-one"),
        say("analysis-column-best"),
    ]
    rows = "".join(_row(say, found, each, label) for each in found.decisions)
    heading = f"<summary><h2>{escape(say('analysis-heading-all'))}</h2></summary>"
    return f"<section><details>{heading}{_table(heads, rows, (heads[2], heads[5]))}</details></section>"


def _row(say: Texts, found: Analysis, each: Decision, label: Label) -> str:
    before = found.before(each)
    played = label(before, each.played) if each.played else "–"
    best = label(before, each.best.word) if each.loss or each.played is None else "–"
    dear = ' class="dear"' if each in found.turning_points else ""
    cells = (each.number + 1, say.seat(each.seat)), (chance(say, each.choice or each.best), points(say, each.loss))
    first, last = ("".join(f"<td>{escape(str(cell))}</td>" for cell in pair) for pair in cells)
    return f'<tr{dear}>{first}<td class="said">{escape(played)}</td>{last}<td class="said">{escape(best)}</td></tr>'


def _board(say: Texts, before: State) -> str:
    """The board, if the game can draw itself: a picture of its own, so that no style of this page reaches into it."""
    try:
        drawn = before.svg(labels=say)
    except NoDrawing:
        return ""
    data = base64.b64encode(drawn.encode()).decode()
    alt = say("analysis-board", player=say.seat(before.awaiting[0]))
    return f'<img alt="{escape(alt)}" loading="lazy" src="data:image/svg+xml;base64,{data}">'


def _aligned(left: bool) -> str:
    return ' class="said"' if left else ""


def _table(heads: Sequence[str], body: str, left: Sequence[str]) -> str:
    """A table; the columns of words stand to the left, numbers to the right."""
    head = "".join(f"<th{_aligned(each in left)}>{escape(each)}</th>" for each in heads)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
