"""The review of a game beside its replay: the curve of win chances, what was given away, and what was better."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from smallcouncil.arena import reviews
from smallcouncil.arena.analysis_page import accuracy, chance, line_moments
from smallcouncil.core.game import State
from smallcouncil.narration.reasons import because, why
from smallcouncil.web.table_page import TablePage
from smallcouncil.web.table_view import Moment

WIDTH, HEIGHT = 600, 150
MOST_MISTAKES = 20
"""The dearest are told; more would be a list that nobody reads."""


@dataclass(frozen=True)
class Reviewed:
    """A review, or how far it has come (`done` of `whole`, with so many others `before` it), or that it is offered."""

    found: Mapping[str, Any] | None = None
    done: int = 0
    whole: int = 0
    before: int = 0
    offered: bool = False


@dataclass(frozen=True)
class Looking:
    """What a replay is looked at with: the review, the whole game, and the step of the best line (0 for none)."""

    reviewed: Reviewed
    state: State
    step: int = 0


@dataclass(frozen=True)
class Curve:
    """One side's win chance as the points of a line, and its name."""

    number: int
    name: str
    points: str


@dataclass(frozen=True)
class Mistake:
    """A decision that gave something away, in a sentence, with the way to it."""

    number: int
    href: str
    text: str
    turning: bool
    now: bool


@dataclass(frozen=True)
class AnswerWorth:
    label: str
    worth: str
    played: bool


@dataclass(frozen=True)
class LineStep:
    """A decision of the best line, and the address of the board after it."""

    text: str
    href: str
    now: bool


class ReviewPage:
    """What the template shows of a review at one moment, seen through some `eyes`."""

    def __init__(self, it: TablePage, looking: Looking, moment: Moment, eyes: str) -> None:
        self._it = it
        self.reviewed = looking.reviewed
        self._state = looking.state
        self._source = moment.source
        self._at = moment.at
        self._step = looking.step
        self._eyes = f"&as={eyes}" if eyes else ""

    @property
    def running(self) -> bool:
        return self.reviewed.whole > 0

    @property
    def at(self) -> int:
        return self._at

    @property
    def line_open(self) -> bool:
        return self._step > 0

    @property
    def kept(self) -> Mapping[str, Any]:
        assert self.reviewed.found is not None
        return self.reviewed.found

    def _link(self, at: int, step: int = 0) -> str:
        return f"{self._source}?at={at}{self._eyes}" + (f"&line={step}" if step else "")

    # The curve

    @property
    def curves(self) -> Iterator[Curve]:
        points = self.kept["curve"]
        for number, side in enumerate(self.kept["sides"]):
            places = [f"{self.x(at):.1f},{HEIGHT * (1 - each[side[0]]):.1f}" for at, each in enumerate(points)]
            yield Curve(number, self._it.say.join([self._it.names[seat] for seat in side]), " ".join(places))

    def x(self, at: int) -> float:
        return WIDTH * at / max(1, len(self.kept["curve"]) - 1)

    @property
    def here(self) -> float:
        return self.x(min(self._at, len(self.kept["curve"]) - 1))

    @property
    def marks(self) -> Iterator[tuple[float, float, str, str]]:
        """The turning points: where they are drawn, where they lead, and what they are called."""
        for number in self.kept["turning"]:
            decision = self.kept["decisions"][number]
            share = self.kept["curve"][number][decision["seat"]]
            player = self._it.names[decision["seat"]]
            told = self._it.say("review-turning", n=number + 1, player=player, points=round(100 * decision["loss"]))
            yield self.x(number), HEIGHT * (1 - share), self._link(number), told

    @property
    def accuracies(self) -> Iterator[tuple[str, str]]:
        for seat, share in enumerate(self.kept["accuracy"]):
            yield self._it.names[seat], accuracy(self._it.say, share)

    # The mistakes

    @property
    def mistakes(self) -> list[Mistake]:
        told = _sentences(self._it, self._source, self._state, self.kept)
        return [
            Mistake(number, self._link(number), text, number in self.kept["turning"], number == self._at)
            for number, text in told
        ]

    # This moment

    @property
    def decision(self) -> Mapping[str, Any] | None:
        """The decision that was made at this moment, if there was something to choose."""
        if self._at >= len(self.kept["decisions"]):
            return None
        found: Mapping[str, Any] = self.kept["decisions"][self._at]
        return found if len(found["values"]) > 1 else None

    @property
    def answers(self) -> Iterator[AnswerWorth]:
        assert self.decision is not None
        view = self._then.view(self.decision["seat"])
        for listed in self.decision["values"]:
            value = reviews.worth(listed)
            label = self._it.narration.label(value.word, view)
            yield AnswerWorth(label, chance(self._it.say, value), value.word == self.decision["played"])

    @property
    def player(self) -> str:
        assert self.decision is not None
        seat: int = self.decision["seat"]
        return self._it.names[seat]

    @property
    def _then(self) -> State:
        return self._state.at(self._at)

    @property
    def line(self) -> Iterator[LineStep]:
        """The best line, each decision with a way to the board behind it."""
        assert self.decision is not None
        seat = self.decision["seat"]
        for step, (now, due, word) in enumerate(line_moments(self._then, self.decision["line"], seat), 1):
            label = self._it.narration.label(word, now.view(due))
            yield LineStep(f"{self._it.names[due]}: {label}", self._link(self._at, step), step == self._step)


def along_the_line(state: State, found: Mapping[str, Any], at: int, step: int) -> State:
    """The game after some decisions and then so many of the best line from there."""
    now = state.at(at)
    if at >= len(found["decisions"]):
        return now
    decision = found["decisions"][at]
    for then, due, word in line_moments(now, decision["line"][:step], decision["seat"]):
        now = then.copy()
        now.play(word, due)
    return now


def _sentences(it: TablePage, source: str, state: State, kept: Mapping[str, Any]) -> Sequence[tuple[int, str]]:
    key = (source, it.say.lang, tuple(it.names), len(state.history))
    return _told(key, _Uncounted(it), _Uncounted(state), _Uncounted(kept))


class _Uncounted:
    """Something that goes along with a key and has no part in it."""

    def __init__(self, it: Any) -> None:
        self.it = it

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Uncounted)


@lru_cache(maxsize=64)
def _told(key: object, page: _Uncounted, game: _Uncounted, review: _Uncounted) -> tuple[tuple[int, str], ...]:
    """A sentence for each of the dearest mistakes, in the order of the game."""
    dearest = sorted(reviews.mistakes(review.it), key=lambda each: -each["loss"])[:MOST_MISTAKES]
    wanted = {each["number"]: each for each in dearest}
    found = []
    for number, now in enumerate(game.it.moments()):
        if number in wanted:
            found.append((number, _sentence(page.it, now, wanted[number])))
    return tuple(found)


def _sentence(it: TablePage, now: State, decision: Mapping[str, Any]) -> str:
    """What was played and what it was worth, what was better, and why."""
    seat, say, voice = decision["seat"], it.say, it.narration
    view = now.view(seat)
    values = {listed[0]: reviews.worth(listed) for listed in decision["values"]}
    best = reviews.worth(decision["values"][0])
    told = say(
        "review-mistake",
        player=it.names[seat],
        played=voice.label(decision["played"], view),
        worth=chance(say, values[decision["played"]]),
        better=voice.label(best.word, view),
        best=chance(say, best),
    )
    reasons = why(voice, now, seat, best.word)
    return f"{told} {because(say, reasons)}" if reasons else told
