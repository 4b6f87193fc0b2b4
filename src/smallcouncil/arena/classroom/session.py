"""One run of a class: who is new is tried, what is missing is played, and every finished game is kept at once."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice

from smallcouncil.arena.classroom.book import Book, Played, meetings
from smallcouncil.arena.classroom.entrants import Entrant, Trial, try_out
from smallcouncil.arena.classroom.pairing import Programme, programme
from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.plan import Plan
from smallcouncil.arena.playing import Finished, play_one
from smallcouncil.arena.workers import play_ready, pool_of
from smallcouncil.bots import external
from smallcouncil.core.chance import Chance
from smallcouncil.core.discovery import load

SAMPLE_GAMES = 3
Heard = Callable[[Played], None]
Members = tuple[Entrant, ...]


@dataclass
class Session:
    """The bots of a class and their book."""

    book: Book
    entrants: Sequence[Entrant]
    jobs: int = 1

    def try_out_new(self, heard: Callable[[Entrant, Trial], None]) -> None:
        """Everybody who is new or changed answers the first question of a game."""
        terms = self.book.terms
        start = load(terms.game).begin(load(terms.game).setup(terms.seats, 1, None, terms.options))
        for entrant in self.entrants:
            if self.book.trial(entrant) is None:
                trial = try_out(entrant, start, terms.limits)
                self.book.note_trial(entrant, trial)
                heard(entrant, trial)

    @property
    def able(self) -> list[Entrant]:
        return [each for each in self.entrants if not self.book.is_out(each)]

    def plan(self, games: int, seconds: float | None = None, kind: str = "") -> Programme:
        """What is going to be played, with how long that is expected to take."""
        able = self.able
        costs = self._expected(able)

        def cost(names: Iterable[str]) -> float:
            return sum(costs[name] for name in names) * len(self.book.terms.sides) / self.jobs

        met = meetings(self.book.current(able))
        return programme([each.name for each in able], len(self.book.terms.sides), met, games, cost, seconds, kind)

    def play(self, wish: Programme, seconds: float | None, heard: Heard) -> None:
        """Play it. After the time nothing more is begun, and what runs is finished."""
        tasks = self._tasks(wish, None if seconds is None else time.monotonic() + seconds)
        try:
            self._play(tasks, heard)
        except BrokenProcessPool:
            raise ArenaError("error-arena-workers", "the processes that play the games keep dying") from None

    def _play(self, tasks: Iterator[tuple[int, Members, int]], heard: Heard) -> None:
        running: dict[Future[Finished], tuple[int, Members]] = {}
        with pool_of(self.jobs) as pool:
            while True:
                for meeting, members, turn in islice(tasks, self.jobs + 1 - len(running)):
                    running[pool.submit(play_meeting, self.book.meeting(members, meeting), turn)] = meeting, members
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    for game in self.book.add(*running.pop(future), [future.result()]):
                        heard(game)

    def _tasks(self, wish: Programme, end: float | None) -> Iterator[tuple[int, Members, int]]:
        """The games, each chosen when somebody is free to play it: by how the others have gone until then."""
        by_name, number = {each.name: each for each in self.entrants}, self.book.next_meeting()
        while end is None or time.monotonic() < end:
            out = {each.name for each in self.entrants if self.book.is_out(each)}
            group = wish.chooser.next(self._shares(), out)
            if group is None:
                return
            for turn in range(len(self.book.terms.sides)):
                yield number, tuple(by_name[name] for name in group), turn
            number += 1

    def _shares(self) -> dict[str, float]:
        """The share of the points of everybody so far, drawn towards the middle while games are few."""
        points: dict[str, list[float]] = {each.name: [0.5, 0.5] for each in self.entrants}
        for game in self.book.current(self.entrants):
            for name, share in zip(game.seated, game.finished.points, strict=True):
                points[name].append(share)
        return {name: sum(each) / len(each) for name, each in points.items()}

    def _expected(self, entrants: Sequence[Entrant]) -> Mapping[str, float]:
        """How long a bot takes for its part of a game: as it was in its games, else as its trial and the game's length
        let expect."""
        moves = self._moves_a_seat()
        found = {}
        for each in entrants:
            seen = [
                (times.total, times.moves)
                for game in self.book.current(entrants)[-200:]
                for who, times in zip(game.seated, game.finished.times, strict=True)
                if who == each.name
            ]
            trial = self.book.trial(each) or Trial(each.digest)
            if seen:
                found[each.name] = sum(total for total, _ in seen) / len(seen)
            else:
                found[each.name] = trial.first + trial.again * moves
        return found

    def _moves_a_seat(self) -> float:
        """How many decisions a seat makes, by some games at random."""
        terms, luck, count = self.book.terms, Chance(1), 0
        for seed in range(SAMPLE_GAMES):
            state = load(terms.game).begin(load(terms.game).setup(terms.seats, seed, None, terms.options))
            while state.awaiting:
                state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
                count += 1
        return count / SAMPLE_GAMES / terms.seats


def play_meeting(plan: Plan, turn: int) -> Finished:
    """One game of a meeting. Only bots of the house need what takes long to compile; brought ones bring their own."""
    play = play_one if all(map(external.is_external, plan.bots)) else play_ready
    return play(plan, turn)
