"""Play a plan to its end, or until the sequential test has seen enough."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from smallcouncil.arena.journal import Journal
from smallcouncil.arena.plan import Plan
from smallcouncil.arena.playing import Finished
from smallcouncil.arena.results import Outcome, deal_shares
from smallcouncil.arena.workers import workers

Progress = Callable[[int, int], None]


def run(
    plan: Plan, out: Path | None = None, jobs: int = 1, ray: bool = False, progress: Progress | None = None
) -> Outcome:
    """All games that are not yet in the folder, if there is one. `progress` hears how many of how many are done."""
    begin = time.perf_counter()
    journal = Journal(out, plan) if out is not None else None
    finished = journal.finished if journal else {}
    try:
        _play(plan, finished, journal, jobs, ray, progress)
        games, verdict = counted(plan, finished)
        if journal:
            journal.write_records(games)
    finally:
        if journal:
            journal.close()
    return Outcome(plan, games, verdict, time.perf_counter() - begin)


def _play(
    plan: Plan,
    finished: dict[int, Finished],
    journal: Journal | None,
    jobs: int,
    ray: bool,
    progress: Progress | None,
) -> None:
    missing = [number for number in range(plan.games) if number not in finished]
    if progress:
        progress(len(finished), plan.games)
    if not missing or decided(plan, finished):
        return
    playing = workers(jobs, ray)(plan, missing)
    for games in playing:
        if journal:
            journal.add(games)
        else:
            finished.update({game.number: game for game in games})
        if progress:
            progress(len(finished), plan.games)
        if decided(plan, finished):
            playing.close()  # type: ignore[attr-defined]
            return


def decided(plan: Plan, finished: Mapping[int, Finished]) -> bool:
    return plan.sprt is not None and counted(plan, finished)[1] is not None


def counted(plan: Plan, finished: Mapping[int, Finished]) -> tuple[tuple[Finished, ...], str | None]:
    """The games that count, and what the sequential test says.

    The test looks at whole deals in the order of the plan, so that it stops at the same deal however many processes
    played; games beyond that deal do not count.
    """
    games = [finished[number] for number in sorted(finished)]
    if plan.sprt is None:
        return tuple(games), None
    shares = deal_shares(plan, games)
    for deals in range(1, len(shares) + 1):
        verdict = plan.sprt.verdict(plan.sprt.ratio(shares[:deals]))
        if verdict:
            return _first(games, deals), verdict
    return tuple(games), None


def _first(games: Sequence[Finished], deals: int) -> tuple[Finished, ...]:
    return tuple(game for game in games if game.deal < deals)
