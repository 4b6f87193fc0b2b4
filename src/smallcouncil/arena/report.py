"""The report of a contest: one HTML file with everything in it, for a phone or a desk, by day or night."""

import math
from collections import Counter
from collections.abc import Sequence
from html import escape

from smallcouncil.arena import numbers, plots
from smallcouncil.arena.html_page import figure, html_page, play_again, section, table
from smallcouncil.arena.journal import RECORDS
from smallcouncil.arena.playing import Finished
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.statistics import Interval, wilson
from smallcouncil.arena.text_report import verdict
from smallcouncil.arena.walled import walls_said
from smallcouncil.core.discovery import load
from smallcouncil.locale import Texts
from smallcouncil.narration.options import variants

GAMES_SHOWN = 500
MOST_POINTS = 150


def page(say: Texts, outcome: Outcome, again: str) -> str:
    """The whole file. Nothing in it is fetched from anywhere, and every name in it is escaped."""
    sections = (
        standings(say, outcome),
        f'<div class="plots">{"".join(_plots(say, outcome))}</div>',
        pairs(say, outcome),
        times(say, outcome),
        _forfeits(say, outcome),
        _games(say, outcome),
        play_again(say, again),
    )
    return html_page(say, title(say, outcome), _lead(say, outcome), "".join(sections))


def title(say: Texts, outcome: Outcome) -> str:
    plan = outcome.plan
    if plan.kind == "match":
        return say("arena-title-match", bots=" – ".join(plan.labels))
    return say(f"arena-title-{plan.kind}", count=len(plan.bots))


def _lead(say: Texts, outcome: Outcome) -> str:
    plan = outcome.plan
    deals = len({game.deal for game in outcome.games})
    about = say("arena-about", game=say("title"), seats=plan.seats, games=len(outcome.games), deals=deals)
    lines = [f'<p class="headline">{escape(headline(say, outcome))}</p>']
    if plan.sprt is not None:
        lines.append(f"<p>{escape(verdict(say, outcome))}</p>")
    kept = [f"{each}." for each in variants(say, load(plan.game), plan.options)]
    lines.append(f'<p class="quiet">{escape(" ".join([about, *kept]))}</p>')
    if walls := walls_said(say, plan):
        lines.append(f'<p class="quiet">{escape(walls)}</p>')
    return "".join(lines)


def headline(say: Texts, outcome: Outcome) -> str:
    if outcome.plan.kind == "match":
        tally = outcome.tally(0)
        low, high = (numbers.percent(say, bound) for bound in tally.interval)
        share = numbers.percent(say, tally.share)
        told = {"bot": outcome.plan.labels[0], "share": share, "low": low, "high": high}
        if len(outcome.plan.sides) == 2:
            return say("arena-headline", **told)
        return say("arena-headline-fair", **told, fair=numbers.percent(say, tally.fair))
    best = outcome.standings[0]
    if math.isnan(best.rating_interval[0]):
        return say("arena-headline-few", bot=best.label, rating=numbers.signed(say, best.rating))
    low, high = (numbers.signed(say, bound) for bound in best.rating_interval)
    return say("arena-headline-leader", bot=best.label, rating=numbers.signed(say, best.rating), low=low, high=high)


def standings(say: Texts, outcome: Outcome) -> str:
    two = len(outcome.plan.bots) == 2
    heads = ["#", say("cli-column-bot"), say("cli-column-wins"), say("arena-column-drawn"), say("arena-column-lost")]
    fair = len(outcome.plan.sides) > 2
    heads += [say("cli-column-share"), *([say("arena-column-fair")] if fair else []), say("cli-column-interval")]
    heads += [say("arena-column-lead" if two else "arena-column-rating"), say("arena-column-score")]
    rows = []
    for place, each in enumerate(outcome.standings, 1):
        tally = each.tally
        cells = [str(place), each.label, str(tally.wins), str(tally.draws), str(tally.losses)]
        cells += [numbers.percent(say, each) for each in ((tally.share, tally.fair) if fair else (tally.share,))]
        cells.append(numbers.percents(say, tally.interval))
        strength = (tally.elo, tally.elo_interval) if two else (each.rating, each.rating_interval)
        cells += [numbers.spread(say, *strength), numbers.number(say, each.mean_score)]
        rows.append(cells)
    return section(say("arena-heading-standings"), table(heads, rows, names=1))


def _plots(say: Texts, outcome: Outcome) -> list[str]:
    found = [_points_plot(say, outcome)]
    if len(outcome.plan.bots) > 2:
        found.append(ratings_plot(say, outcome))
    if outcome.plan.kind == "match":
        found.append(_course_plot(say, outcome))
    if outcome.ratios:
        found.append(_test_plot(say, outcome))
    return [*found, _seats_plot(say, outcome), _lengths_plot(say, outcome)]


def _points_plot(say: Texts, outcome: Outcome) -> str:
    rows = [
        (each.label, each.tally.share, each.tally.interval, numbers.percent(say, each.tally.share))
        for each in outcome.standings
    ]
    heading = say("arena-heading-points")
    methods = {numbers.method(say, each.tally): None for each in outcome.standings}
    caption = say("arena-caption-points", method=", ".join(methods))
    fair = [each.tally.fair for each in outcome.standings]
    return figure(heading, plots.forest(heading, rows, (0.0, 1.0), fair, "%"), caption)


def ratings_plot(say: Texts, outcome: Outcome) -> str:
    standings = outcome.standings
    reaches = [(each, _known(each.rating_interval, each.rating)) for each in standings]
    rows = [(each.label, each.rating, reach, numbers.signed(say, each.rating)) for each, reach in reaches]
    low, high = min(reach[0] for _, reach in reaches), max(reach[1] for _, reach in reaches)
    heading = say("arena-heading-ratings")
    plot = plots.forest(heading, rows, (low - 20, high + 20), [0.0] * len(rows), "")
    return figure(heading, plot, say("arena-caption-ratings"))


def _known(interval: Interval, value: float) -> Interval:
    """An interval to draw; where too few deals were played for one, the value alone."""
    return (value, value) if math.isnan(interval[0]) else interval


def _course_plot(say: Texts, outcome: Outcome) -> str:
    shares: dict[int, list[float]] = {}
    for game in outcome.games:
        points = (share for share, bot in zip(game.points, game.seating, strict=True) if bot == 0)
        shares.setdefault(game.deal, []).append(sum(points))
    means = [sum(each) / len(each) for _, each in sorted(shares.items())]
    counts = range(len(means), 0, -(len(means) // MOST_POINTS + 1))[::-1]
    so_far = [(float(count), sum(means[:count]) / count) for count in counts]
    bands = [_band(means[:count], outcome) for count in counts]
    heading = say("arena-heading-course")
    plot = plots.course(heading, so_far, bands, outcome.fair_share(0), say("arena-axis-deals"))
    return figure(heading, plot, say("arena-caption-course", bot=outcome.plan.labels[0]))


def _band(means: Sequence[float], outcome: Outcome) -> Interval:
    return wilson(sum(means) * outcome.plan.rotations, len(means) * outcome.plan.rotations)


def _test_plot(say: Texts, outcome: Outcome) -> str:
    assert outcome.plan.sprt is not None
    heading = say("arena-heading-test")
    steps = -(len(outcome.ratios) // MOST_POINTS + 1)
    values = [(float(deal + 1), outcome.ratios[deal]) for deal in range(len(outcome.ratios) - 1, -1, steps)][::-1]
    plot = plots.path(heading, values, outcome.plan.sprt.bounds, say("arena-axis-deals"))
    return figure(heading, plot, say("arena-caption-test"))


def _seats_plot(say: Texts, outcome: Outcome) -> str:
    values = [(str(seat + 1), share) for seat, share in enumerate(outcome.by_seat)]
    heading = say("arena-heading-seats")
    plot = plots.bars(heading, values, 1 / outcome.plan.seats, say("arena-column-seating"), "%")
    return figure(heading, plot, say("arena-caption-seats"))


def _lengths_plot(say: Texts, outcome: Outcome) -> str:
    counts = Counter(game.decisions for game in outcome.games)
    least, most = (min(counts), max(counts)) if counts else (0, 0)
    values = [(str(length), float(counts[length])) for length in range(least, most + 1)]
    heading = say("arena-heading-lengths")
    plot = plots.bars(heading, values, None, say("arena-axis-decisions"), "")
    return figure(heading, plot, say("arena-caption-lengths"))


def pairs(say: Texts, outcome: Outcome) -> str:
    """Everyone against everyone, coloured by who is ahead; a match of two needs no such table."""
    if len(outcome.plan.bots) < 3:
        return ""
    shares: dict[tuple[int, int], tuple[float, str]] = {}
    for duel in outcome.duels:
        tally = duel.tally
        low, high = tally.interval
        shares[duel.first, duel.second] = tally.share, numbers.percents(say, (low, high))
        shares[duel.second, duel.first] = 1 - tally.share, numbers.percents(say, (1 - high, 1 - low))
    order = [each.bot for each in outcome.standings]
    labels = outcome.plan.labels
    head = "".join(f"<th>{escape(labels[bot])}</th>" for bot in order)
    rows = "".join(
        f'<tr><th class="name">{escape(labels[bot])}</th>'
        f"{''.join(_cell(say, shares.get((bot, other))) for other in order)}</tr>"
        for bot in order
    )
    grid = f'<table class="pairs"><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return section(say("arena-heading-pairs"), f'<div class="wide">{grid}</div>', say("arena-caption-pairs"))


def _cell(say: Texts, entry: tuple[float, str] | None) -> str:
    if entry is None:
        return '<td class="none">–</td>'
    share, interval = entry
    kind = "ahead" if share > 0.5 else "behind" if share < 0.5 else "level"
    strength = round(abs(share - 0.5) * 2, 2)
    text = f"{escape(numbers.percent(say, share))}<small>{escape(interval)}</small>"
    return f'<td class="{kind}" style="--s:{strength}">{text}</td>'


def times(say: Texts, outcome: Outcome) -> str:
    keys = ("move", "longest", "allowed", "overruns", "forfeits")
    heads = [say("cli-column-bot"), *(say(f"arena-column-{key}") for key in keys)]
    rows = []
    for each in outcome.standings:
        taken = each.times
        clock = [
            numbers.mean_time(say, taken),
            numbers.milliseconds(say, taken.longest),
            numbers.allowed(say, taken),
        ]
        rows.append([each.label, *clock, str(taken.overruns), str(each.forfeits)])
    return section(say("arena-heading-times"), table(heads, rows), say("arena-caption-times"))


def _forfeits(say: Texts, outcome: Outcome) -> str:
    if not outcome.forfeited:
        return section(say("arena-heading-forfeits"), f"<p>{escape(say('arena-no-forfeits'))}</p>")
    seen: dict[tuple[int, str, str], list[tuple[Finished, str]]] = {}
    for game in outcome.forfeited:
        for each in game.forfeits:
            key = game.seating[each.seat], each.reason, each.detail
            seen.setdefault(key, []).append((game, each.stderr))
    items = []
    for (bot, reason, detail), games in seen.items():
        label = outcome.plan.labels[bot]
        said = say("arena-forfeit", bot=label, reason=reason, detail=detail)
        numbers = ", ".join(str(game.number + 1) for game, _ in games[:12]) + (" …" if len(games) > 12 else "")
        times = f"{say('arena-forfeit-times', count=len(games))}: {say('arena-column-number')} {numbers}"
        items.append(
            f"<li><b>{escape(said)}</b> <span>{escape(times)}</span>{last_words(say, label, games[0][1])}</li>"
        )
    return section(say("arena-heading-forfeits"), f'<ul class="forfeits">{"".join(items)}</ul>')


def last_words(say: Texts, label: str, stderr: str) -> str:
    if not stderr.strip():
        return ""
    summary = escape(say("arena-stderr", bot=label))
    return f"<details><summary>{summary}</summary><pre>{escape(stderr)}</pre></details>"


def _games(say: Texts, outcome: Outcome) -> str:
    keys = ("number", "seed", "seating", "ranks", "decisions", "note")
    heads = [say(f"arena-column-{key}") for key in keys]
    labels = outcome.plan.labels
    rows = []
    for game in outcome.games[:GAMES_SHOWN]:
        seats = " · ".join(labels[bot] for bot in game.seating)
        ranks = " · ".join(map(str, game.ranks))
        note = ", ".join(dict.fromkeys(say("arena-reason", reason=each.reason) for each in game.forfeits))
        rows.append([str(game.number + 1), str(game.seed), seats, ranks, str(game.decisions), note])
    shown = say("arena-games-shown", shown=len(rows), count=len(outcome.games), file=RECORDS)
    listed = table(heads, rows, names=2)
    summary = escape(say("arena-heading-games"))
    return f"<section><details><summary><h2>{summary}</h2></summary><p>{escape(shown)}</p>{listed}</details></section>"
