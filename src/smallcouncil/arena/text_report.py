"""The result of a contest on the terminal, and as JSON for programs."""

import math
import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from smallcouncil.arena import numbers
from smallcouncil.arena.results import Outcome, Standing, Tally
from smallcouncil.arena.walled import walls_json
from smallcouncil.locale import Texts


def tell(say: Texts, screen: Console, outcome: Outcome) -> None:
    """Tables and sentences; long ones fold rather than being cut."""
    seconds = round(outcome.seconds, 1)
    screen.print(Text(say("arena-done", count=len(outcome.games), seconds=seconds), style="bold"))
    tables = (standings, pairs, times) if len(outcome.plan.bots) > 2 else (standings, times)
    for table in tables:
        screen.print(table(say, outcome))
        screen.print()
    for line in remarks(say, outcome):
        screen.print(Text(line))


def standings(say: Texts, outcome: Outcome) -> RenderableType:
    two = len(outcome.plan.bots) == 2
    fair = len(outcome.plan.sides) > 2
    drawn = not fair and any(each.tally.draws for each in outcome.standings)
    keys = ["cli-column-bot", "arena-column-games", "cli-column-wins", *(["arena-column-drawn"] if drawn else [])]
    keys += ["cli-column-share", *(["arena-column-fair"] if fair else []), "cli-column-interval"]
    keys += ["arena-column-lead" if two else "arena-column-rating"]
    rows = []
    for each in outcome.standings:
        tally = each.tally
        shares = [numbers.percent(say, each) for each in ((tally.share, tally.fair) if fair else (tally.share,))]
        interval = numbers.percents(say, tally.interval)
        strength = (tally.elo, tally.elo_interval) if two else (each.rating, each.rating_interval)
        counts = [str(tally.games), str(tally.wins), *([str(tally.draws)] if drawn else [])]
        rows.append((each.label, *counts, *shares, interval, numbers.spread(say, *strength)))
    return _table(say, keys, rows)


def pairs(say: Texts, outcome: Outcome) -> RenderableType:
    labels = outcome.plan.labels
    rows = []
    for duel in outcome.duels:
        first, second, tally = labels[duel.first], labels[duel.second], duel.tally
        interval = numbers.percents(say, tally.interval)
        rows.append((f"{first} – {second}", str(tally.games), numbers.percent(say, tally.share), interval))
    return _table(say, ("arena-column-pair", "arena-column-games", "cli-column-share", "cli-column-interval"), rows)


def times(say: Texts, outcome: Outcome) -> RenderableType:
    keys = ("move", "longest", "allowed", "overruns", "forfeits")
    rows = []
    for each in outcome.standings:
        taken = each.times
        clock = (
            numbers.mean_time(say, taken),
            numbers.milliseconds(say, taken.longest),
            numbers.allowed(say, taken),
        )
        rows.append((each.label, *clock, str(taken.overruns), str(each.forfeits)))
    return _table(say, ("cli-column-bot", *(f"arena-column-{key}" for key in keys)), rows)


def remarks(say: Texts, outcome: Outcome) -> Iterator[str]:
    """What a reader must not miss: the test's verdict, who failed and why, who was late."""
    if outcome.plan.sprt is not None:
        yield verdict(say, outcome)
    for (bot, reason, detail), count in failures(outcome).most_common(10):
        said = say("arena-forfeit", bot=outcome.plan.labels[bot], reason=reason, detail=detail)
        yield f"{said} ({say('arena-forfeit-times', count=count)})"
    for each in outcome.standings:
        if each.times.overruns:
            longest = numbers.milliseconds(say, each.times.longest)
            yield say("arena-overruns", bot=each.label, count=each.times.overruns, longest=longest)


def verdict(say: Texts, outcome: Outcome) -> str:
    test = outcome.plan.sprt
    assert test is not None
    elo0, elo1, deals = test.elo0, test.elo1, len(outcome.ratios)
    return say(f"arena-verdict-{outcome.verdict or 'none'}", elo0=elo0, elo1=elo1, deals=deals)


def failures(outcome: Outcome) -> Counter[tuple[int, str, str]]:
    """How often each bot failed in which way."""
    return Counter(
        (game.seating[each.seat], each.reason, each.detail) for game in outcome.forfeited for each in game.forfeits
    )


def as_json(outcome: Outcome, again: str) -> dict[str, Any]:
    plan = outcome.plan
    return {
        "plan": plan.json(),
        "games": len(outcome.games),
        "seconds": round(outcome.seconds, 3),
        "verdict": outcome.verdict,
        "standings": [_standing(each) for each in outcome.standings],
        "pairs": [{"first": duel.first, "second": duel.second, **_tally(duel.tally)} for duel in outcome.duels],
        "points_by_seat": list(outcome.by_seat),
        "failures": [
            {"bot": bot, "reason": reason, "detail": detail, "count": count}
            for (bot, reason, detail), count in failures(outcome).most_common()
        ],
        "walls": walls_json(plan),
        "reproduce": again,
    }


def _standing(each: Standing) -> dict[str, Any]:
    return {
        "bot": each.bot,
        "label": each.label,
        **_tally(each.tally),
        "rating": _finite(each.rating),
        "rating_interval": [_finite(bound) for bound in each.rating_interval],
        "mean_score": _finite(each.mean_score),
        "score_interval": [_finite(bound) for bound in each.score_interval],
        "times": asdict(each.times),
        "forfeits": each.forfeits,
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {
        **asdict(tally),
        "losses": tally.losses,
        "elo": _finite(tally.elo),
        "elo_interval": [_finite(bound) for bound in tally.elo_interval],
    }


def _finite(value: float) -> float | None:
    """JSON knows no endless numbers."""
    return value if math.isfinite(value) else None


def _table(say: Texts, keys: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Headings that are wider than their figures fold once, so that a row with all of them fits into 80 columns."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(say(keys[0]), overflow="fold", min_width=6)
    for column, key in enumerate(keys[1:], 1):
        widest = max(len(row[column]) for row in rows)
        heading = say(key)
        folded = textwrap.wrap(heading, max(widest, len(heading) // 2 + 1), break_long_words=False)
        table.add_column("\n".join(folded), justify="right", min_width=widest)
    for name, *figures in rows:
        table.add_row(Text(name), *figures)
    return table
