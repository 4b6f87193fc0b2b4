"""Play a plan to its end, or until the sequential test has seen enough."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from smallcouncil.arena.journal import Journal, secret_files, write_records
from smallcouncil.arena.plan import Plan
from smallcouncil.arena.playing import Finished
from smallcouncil.arena.results import Outcome, deal_share
from smallcouncil.arena.workers import play_ready, workers

Progress = Callable[[int, int], None]


def run(
    plan: Plan, out: Path | None = None, jobs: int = 1, ray: bool = False, progress: Progress | None = None
) -> Outcome:
    """All games that are not yet in the folder, if there is one. `progress` hears how many of how many are done."""
    begin = time.perf_counter()
    journal = Journal(out, plan.json(), Finished.from_json) if out is not None else None
    finished = journal.finished if journal else {}
    if journal:
        plan = replace(plan, secret=secret_files(journal.folder))
    try:
        _play(plan, finished, journal, jobs, ray, progress)
        games, verdict = counted(plan, finished)
        if journal:
            write_records(journal.folder, games)
    finally:
        if journal:
            journal.close()
    return Outcome(plan, games, verdict, time.perf_counter() - begin)


def _play(
    plan: Plan,
    finished: dict[int, Finished],
    journal: Journal[Finished] | None,
    jobs: int,
    ray: bool,
    progress: Progress | None,
) -> None:
    missing = [number for number in range(plan.games) if number not in finished]
    if progress:
        progress(len(finished), plan.games)
    if not missing or counted(plan, finished)[1]:
        return
    watch = Watch(plan, finished)
    playing = workers(play_ready, jobs, ray)(plan, missing)
    for games in playing:
        if journal:
            journal.add(games)
        else:
            finished.update({game.number: game for game in games})
        if progress:
            progress(len(finished), plan.games)
        if watch.verdict():
            playing.close()
            return


class Watch:
    """The sequential test beside a contest in progress.

    It looks at whole deals in the order of the plan, so that it stops at the same deal however many processes play.
    """

    def __init__(self, plan: Plan, finished: Mapping[int, Finished]) -> None:
        self._plan = plan
        self._finished = finished
        self._decided: str | None = None
        self.deals = 0
        self._sums = (0.0, 0.0)

    def verdict(self) -> str | None:
        """What the test says now; once it has decided it looks no further."""
        test = self._plan.sprt
        while test and not self._decided and (share := deal_share(self._plan, self._finished, self.deals)) is not None:
            self.deals += 1
            self._sums = self._sums[0] + share, self._sums[1] + share * share
            self._decided = test.verdict(test.ratio(self.deals, *self._sums))
        return self._decided


def counted(plan: Plan, finished: Mapping[int, Finished]) -> tuple[tuple[Finished, ...], str | None]:
    """The games that count, and what the sequential test says; games beyond the deal where it stopped do not count."""
    watch = Watch(plan, finished)
    verdict = watch.verdict()
    games = (finished[number] for number in sorted(finished))
    return tuple(game for game in games if not verdict or game.deal < watch.deals), verdict
