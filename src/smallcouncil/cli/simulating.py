"""`smallcouncil simulate`: bots play many games, and the command reports how they went."""

import json
import secrets
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.arena import balance, balance_page, balance_text
from smallcouncil.arena.balance import Balance
from smallcouncil.arena.plan import sides_of
from smallcouncil.arena.statistics import wilson
from smallcouncil.arena.workers import prepare
from smallcouncil.cli.contest_commands import cores
from smallcouncil.cli.help_pages import console
from smallcouncil.cli.program import INTERRUPTED, Voice, option_choices, spelled
from smallcouncil.cli.starting import start
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core import files
from smallcouncil.core.game import State
from smallcouncil.core.game_statistics import Book
from smallcouncil.locale import Texts
from smallcouncil.research.dealt_games import RANDOM, players_of, round_the_table
from smallcouncil.research.simulation import Played, Series, play
from smallcouncil.research.simulation_output import Keeper, keeper

PRACTISED = "knight"
"""Who plays for a report on the balance of a game, if nobody is named: random play tells little of it."""


@dataclass(frozen=True)
class Wish:
    """What was asked for. What is left out is chosen."""

    game: str
    setup: Mapping[str, Any]
    games: int
    bots: Sequence[str] = ()
    seed: int | None = None
    out: Path | None = None
    report: Path | None = None
    keep: Path | None = None
    jobs: int | None = None
    rotate: bool = False


@dataclass
class Report:
    """How it went so far: wins and scores by seat, or by who plays where all rotate."""

    seats: int
    rotate: bool = False
    lengths: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0
    book: Book = field(default_factory=Book)

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.scores = [0] * self.seats

    def add(self, game: Played) -> None:
        self.lengths.append(len(game.history))
        for seat, player in enumerate(players_of(game.number, self.seats, self.rotate)):
            self.wins[player] += seat in game.winners
            self.scores[player] += game.scores[seat]
        self.book.include(game.book)

    @property
    def games(self) -> int:
        return len(self.lengths)


def simulate_games(voice: Voice, wish: Wish, as_json: bool) -> int:
    game, say = sc.game(wish.game), voice.of(wish.game)
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    first = start(game, {**wish.setup, "seed": seed})
    codes = _codes(wish.bots or (PRACTISED if wish.report else RANDOM,), first.seats)
    series = Series(game.slug, first.setup, codes, wish.games, books=wish.report is not None, rotate=wish.rotate)
    report = Report(first.seats, wish.rotate)
    if wish.report:
        files.write(wish.report, "")  # that it cannot be written is better known before hours of play
    _compile(say, series)
    finished = _play_all(series, wish, first, report, say)
    if report.games:
        _publish(say, first, codes, report, wish, as_json)
    return 0 if finished else INTERRUPTED


def _codes(named: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot a seat, and none that there is not; fewer codes than seats go round."""
    if len(named) > seats:
        raise BadUsage("cli-error-many-bots", bots=len(named), seats=seats)
    for code in named:
        bots.make(code, 0)
    return tuple(round_the_table(named, seats))


def _compile(say: Texts, series: Series) -> None:
    if series.compiled:
        with Console(stderr=True).status(say("terminal-compiling")):
            prepare(series.game)


def _play_all(series: Series, wish: Wish, first: State, report: Report, say: Texts) -> bool:
    """Play the series; false if somebody stopped it. What was played until then counts."""
    begin = time.perf_counter()
    out = Path(wish.out.name) if wish.out else None
    jobs = wish.jobs or (cores() if series.thinking else 1)

    def again(games: int) -> str:
        return _again(first, series.bots, games, wish.rotate, out)

    try:
        with (
            keeper(wish.out, first, series.bots, again, wish.rotate, say) as keeping,
            _progress(say, series.games) as advance,
            closing(play(series, jobs, wish.keep)) as games,
        ):
            for game in games:
                if wish.out:
                    _retell(series, game, keeping)
                report.add(game)
                report.seconds = time.perf_counter() - begin
                advance()
    except KeyboardInterrupt:
        return False
    return True


def _retell(series: Series, game: Played, keeping: Keeper) -> None:
    """Play a game again for whoever keeps it: games may come from other processes, decisions cannot."""
    state = series.start(game.number)
    for seat, action in game.history:
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


def _publish(say: Texts, first: State, codes: Sequence[str], report: Report, wish: Wish, as_json: bool) -> None:
    again = _again(first, codes, report.games, wish.rotate, wish.out, wish.report)
    counted = Balance(first.game, first.setup.options, len(sides_of(first)), tuple(codes), report.games, report.book)
    if wish.report:
        files.write(wish.report, balance_page.page(say, counted, again))
    if as_json:
        more = balance.as_json(counted) if wish.report else {}
        print(json.dumps(_figures(first, codes, report) | more | {"reproduce": again}, indent=2))
        return
    screen = console()
    _tell(say, screen, codes, report)
    if wish.report:
        balance_text.tell(say, screen, counted)
        screen.print(say("arena-report-at", path=str(wish.report)), soft_wrap=True)
    screen.print(say("cli-simulate-again"), style="dim")
    screen.print(f"  {again}", soft_wrap=True)


def _tell(say: Texts, screen: Console, codes: Sequence[str], report: Report) -> None:
    lengths, rate = report.lengths, report.games / report.seconds
    screen.print(say("cli-simulate-done", count=report.games, seconds=round(report.seconds, 2)), style="bold")
    screen.print(say("cli-simulate-rate", games=round(rate), decisions=round(sum(lengths) / report.seconds)))
    mean = round(sum(lengths) / len(lengths), 1)
    screen.print(say("cli-simulate-length", mean=mean, least=min(lengths), most=max(lengths)))
    screen.print(_table(say, codes, report))


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
        table.add_row(
            say("cli-every-seat") if report.rotate else say.seat(seat), code, str(wins), share, interval, score
        )
    return table


def _figures(first: State, codes: Sequence[str], report: Report) -> dict[str, Any]:
    """The report as JSON; seats count from 0, as in records, and are null where all rotate."""
    lengths = report.lengths
    return {
        "game": first.game.slug,
        "seats": first.seats,
        "options": dict(first.setup.options),
        "position": first.setup.position,
        "seed": first.setup.seed,
        "rotate": report.rotate,
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
    return {
        "seat": None if report.rotate else seat,
        "bot": code,
        "wins": wins,
        "share": share,
        "low": low,
        "high": high,
        "mean_score": score,
    }


def _again(
    first: State, codes: Sequence[str], games: int, rotate: bool, out: Path | None = None, report: Path | None = None
) -> str:
    """The command that plays the very same games, and keeps and reports them alike."""
    words = ["smallcouncil", "simulate", first.game.slug, "--games", str(games), "--seed", str(first.setup.seed)]
    words += ["--bots", ",".join(codes), *(["--rotate"] if rotate else []), *_setup_words(first)]
    for option, path in (("--out", out), ("--report", report)):
        words += [] if path is None else [option, str(path)]
    return shlex.join(words)


def _setup_words(first: State) -> list[str]:
    if first.setup.position is not None:
        return ["--position", first.setup.position]
    words = ["--seats", str(first.seats)]
    for option in first.game.options:
        value = first.setup.options[option.name]
        if value == option.default:
            continue
        if isinstance(value, bool):
            words.append(spelled(option, value))
        else:
            typed = {value: typed for typed, value in option_choices(first.game, option).items()}
            words += [spelled(option), typed[value]]
    return words
