"""`smallcouncil simulate`: bots play many games, and the command reports how they went."""

import json
import secrets
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import smallcouncil as sc
from smallcouncil.arena.statistics import wilson
from smallcouncil.cli.keeping import Keeper, keeper
from smallcouncil.cli.pages import console
from smallcouncil.cli.program import INTERRUPTED, Voice, option_choices
from smallcouncil.cli.starting import start
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core.game import Game, State
from smallcouncil.locale import Texts
from smallcouncil.research.tables import RANDOM, Chooser, chooser, round_the_table, to_decide

WORTH_COMPILING = 300


@dataclass(frozen=True)
class Series:
    """What is to be played. Game number n is dealt from the seed plus n; the luck of the bots runs on through all."""

    game: str
    setup: Mapping[str, Any]
    games: int
    bots: Sequence[str]
    seed: int | None = None
    out: Path | None = None


@dataclass
class Report:
    """How it went so far."""

    seats: int
    lengths: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.scores = [0] * self.seats

    def add(self, state: State) -> None:
        assert state.result is not None
        self.lengths.append(len(state.history))
        for seat in range(self.seats):
            self.wins[seat] += seat in state.result.winners
            self.scores[seat] += state.result.scores[seat]

    @property
    def games(self) -> int:
        return len(self.lengths)


def simulate_games(voice: Voice, series: Series, as_json: bool) -> int:
    game, say = sc.game(series.game), voice.of(series.game)
    seed = secrets.randbits(32) if series.seed is None else series.seed
    first = start(game, {**series.setup, "seed": seed})
    codes = _codes(series.bots, first.seats)
    choosers = [chooser(code, seed + seat) for seat, code in enumerate(codes)]
    report = Report(first.seats)
    _compile(game, say, series.games >= WORTH_COMPILING or set(codes) != {RANDOM})
    finished = _play_all(series, first, codes, choosers, report, say)
    if report.games:
        _publish(say, first, codes, report, _again(first, codes, report.games, series.out), as_json)
    return 0 if finished else INTERRUPTED


def _codes(named: Sequence[str], seats: int) -> list[str]:
    """A bot a seat; fewer codes than seats go round."""
    if len(named) > seats:
        raise BadUsage("cli-error-many-bots", bots=len(named), seats=seats)
    return round_the_table(named, seats)


def _compile(game: Game, say: Texts, worth_it: bool) -> None:
    if worth_it:
        with Console(stderr=True).status(say("terminal-compiling")):
            game.compile()


def _play_all(
    series: Series, first: State, codes: Sequence[str], choosers: Sequence[Chooser], report: Report, say: Texts
) -> bool:
    """Play the series; false if somebody stopped it. What was played until then counts."""
    begin, seed = time.perf_counter(), first.setup.seed
    assert seed is not None
    name = Path(series.out.name) if series.out else None
    try:
        with (
            keeper(series.out, first, codes, lambda games: _again(first, codes, games, name)) as keeping,
            _progress(say, series.games) as advance,
        ):
            for number in range(series.games):
                state = start(first.game, {**series.setup, "seed": seed + number})
                _play(state, choosers, keeping)
                report.add(state)
                report.seconds = time.perf_counter() - begin
                advance()
    except KeyboardInterrupt:
        return False
    return True


def _play(state: State, choosers: Sequence[Chooser], keeping: Keeper) -> None:
    while state.awaiting:
        seat = to_decide(state)
        action = choosers[seat](state, seat)
        keeping.decision(state, seat, action)
        state.act(seat, action)
    keeping.game(state)


@contextmanager
def _progress(say: Texts, games: int) -> Iterator[Callable[[], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(say("terminal-simulating"), total=games)
        yield lambda: progress.advance(task)


# The report


def _publish(say: Texts, first: State, codes: Sequence[str], report: Report, again: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_figures(first, codes, report) | {"reproduce": again}, indent=2))
        return
    screen, lengths = console(), report.lengths
    rate = report.games / report.seconds
    screen.print(say("cli-simulate-done", count=report.games, seconds=round(report.seconds, 2)), style="bold")
    screen.print(say("cli-simulate-rate", games=round(rate), decisions=round(sum(lengths) / report.seconds)))
    mean = round(sum(lengths) / len(lengths), 1)
    screen.print(say("cli-simulate-length", mean=mean, least=min(lengths), most=max(lengths)))
    screen.print(_table(say, codes, report))
    screen.print(say("cli-simulate-again"), style="dim")
    screen.print(f"  {again}", soft_wrap=True)


def _table(say: Texts, codes: Sequence[str], report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("player", "bot", "wins", "share", "interval"):
        table.add_column(say(f"cli-column-{key}"), justify="left" if key in ("player", "bot") else "right")
    table.add_column(say("scores"), justify="right")
    for seat, code in enumerate(codes):
        wins, low, high = report.wins[seat], *wilson(report.wins[seat], report.games)
        share = say("cli-percent", share=round(100 * wins / report.games, 1))
        interval = say("cli-percent-range", low=round(100 * low, 1), high=round(100 * high, 1))
        score = say("cli-number", number=round(report.scores[seat] / report.games, 2))
        table.add_row(say.seat(seat), code, str(wins), share, interval, score)
    return table


def _figures(first: State, codes: Sequence[str], report: Report) -> dict[str, Any]:
    """The report as JSON; seats count from 0, as in records."""
    lengths = report.lengths
    return {
        "game": first.game.slug,
        "seats": first.seats,
        "options": dict(first.setup.options),
        "position": first.setup.position,
        "seed": first.setup.seed,
        "games": report.games,
        "seconds": round(report.seconds, 4),
        "games_per_second": round(report.games / report.seconds, 1),
        "decisions": {"mean": sum(lengths) / len(lengths), "least": min(lengths), "most": max(lengths)},
        "results": [_result(seat, code, report) for seat, code in enumerate(codes)],
    }


def _result(seat: int, code: str, report: Report) -> dict[str, Any]:
    low, high = wilson(report.wins[seat], report.games)
    wins, score = report.wins[seat], report.scores[seat] / report.games
    share = wins / report.games
    return {"seat": seat, "bot": code, "wins": wins, "share": share, "low": low, "high": high, "mean_score": score}


def _again(first: State, codes: Sequence[str], games: int, out: Path | None) -> str:
    """The command that plays the very same games, and keeps them alike."""
    words = ["smallcouncil", "simulate", first.game.slug, "--games", str(games), "--seed", str(first.setup.seed)]
    words += ["--bots", ",".join(codes), *_setup_words(first)]
    return shlex.join(words if out is None else [*words, "--out", str(out)])


def _setup_words(first: State) -> list[str]:
    if first.setup.position is not None:
        return ["--position", first.setup.position]
    words = ["--seats", str(first.seats)]
    for option in first.game.options:
        value = first.setup.options[option.name]
        if value == option.default:
            continue
        if isinstance(value, bool):
            words.append(f"--{'' if value else 'no-'}{option.name}")
        else:
            typed = {value: typed for typed, value in option_choices(first.game, option).items()}
            words += [f"--{option.name}", typed[value]]
    return words
