"""Scenarios: a position, what is asked, what is answered, and what lies where then. docs/testing.md tells the language.

    start {"seats": 3, "hands": {"0": ["ambush"]}, "piles": {"1": ["feast", "market-town"]}}
    ask 0 turn: play ambush; kneel
    do play ambush
    is pile 1=market-town; discard=feast

`read` finds the scenarios of a text; `run` plays one, and raises `Difference` at the first line that is not so.
"""

from collections.abc import Iterable
from pathlib import Path

from smallcouncil.cardkit.scenario_lines import Ask, Compare, Decide, Refuse, Scenario, ScenarioError, Step, read
from smallcouncil.core.errors import BadWord, CouncilError, IllegalAction
from smallcouncil.core.facts import Fact, Facts, UnknownFact, Unordered
from smallcouncil.core.game import Game, State

__all__ = ["Difference", "Scenario", "ScenarioError", "read", "read_file", "run"]


class Difference(ScenarioError):
    """A line that the game does not bear out."""


def read_file(path: Path) -> list[Scenario]:
    """The scenarios of a file: of the fenced blocks alone if it is Markdown."""
    found = read(path.read_text(encoding="utf-8"), markdown=path.suffix == ".md")
    if not found:
        raise ScenarioError(1, "there is no scenario in this file")
    return found


def run(game: Game, scenario: Scenario) -> None:
    """Play a scenario from its position to its last line."""
    try:
        state = game.facts().lay(scenario.start.position)
    except CouncilError as error:
        raise ScenarioError(scenario.start.line, f"the position cannot be laid: {error}") from error
    playing = _Playing(game.facts(), state)
    for step in _grouped(scenario.steps):
        playing.step(step)


def _grouped(steps: Iterable[Step]) -> list[Step | list[Ask]]:
    """Questions that stand below each other are asked at the same time."""
    found: list[Step | list[Ask]] = []
    for step in steps:
        if not isinstance(step, Ask):
            found.append(step)
        elif found and isinstance(found[-1], list):
            found[-1].append(step)
        else:
            found.append([step])
    return found


class _Playing:
    """One scenario on its way."""

    def __init__(self, facts: Facts, state: State) -> None:
        self.facts, self.state = facts, state
        self.seats = facts.seats(state)
        self.names = {seat: name for name, seat in self.seats.items()}

    def step(self, step: Step | list[Ask]) -> None:
        match step:
            case list():
                self.asks(step)
            case Decide():
                for word in step.words:
                    self.decide(step.line, word)
            case Refuse():
                self.refuse(step)
            case Compare():
                for name, items in step.facts:
                    self.compare(step.line, name, items)

    def asks(self, told: list[Ask]) -> None:
        """Exactly these seats are awaited, each with its question and its words."""
        named = [self.seat(each.line, each.seat) for each in told]
        for at, seat in enumerate(named):
            if seat in named[:at]:
                raise ScenarioError(told[at].line, f"seat {told[at].seat} is named twice; what was decided in between?")
        if set(named) != set(self.state.awaiting):
            wrong = next(
                (each for each, seat in zip(told, named, strict=True) if seat not in self.state.awaiting), told[0]
            )
            asked = " and ".join(each.seat for each in told)
            raise Difference(wrong.line, f"{asked} should be asked; found: {self.situation()}")
        for each, seat in zip(told, named, strict=True):
            self.ask(each, seat)

    def ask(self, told: Ask, seat: int) -> None:
        prompt = self.state.prompt(seat)
        found = prompt.ask if prompt else None
        if found != told.ask:
            raise Difference(told.line, f"{told.seat} should be asked {told.ask!r}; found: {self.situation()}")
        words = self.state.words(seat)
        missing = [word for word in told.words if word not in words]
        beyond = [word for word in words if word not in told.words]
        if missing or beyond:
            parts = [
                f"{what}: {', '.join(which)}" for what, which in (("missing", missing), ("besides", beyond)) if which
            ]
            raise Difference(told.line, f"{'; '.join(parts)}; found: {self.situation()}")

    def decide(self, line: int, text: str) -> None:
        seat, word = self.who(text)
        if seat is None and len(self.state.awaiting) > 1:
            raise ScenarioError(line, f"{' and '.join(self.awaited())} are asked at once: say who answers {word!r}")
        try:
            self.state.play(word, seat)
        except (IllegalAction, BadWord) as error:
            raise Difference(line, f"{text!r} is refused: {error}; found: {self.situation()}") from error

    def refuse(self, told: Refuse) -> None:
        """The word is refused by its rule, and nothing has changed."""
        seat, word = self.who(told.word)
        before = self.state.digest()
        trial = self.state.copy()
        try:
            trial.play(word, seat)
        except IllegalAction as error:
            if error.rule != told.rule:
                message = f"{told.word!r} should be refused by {told.rule}; found: refused by {error.rule}"
                raise Difference(told.line, message) from error
        except BadWord as error:
            raise ScenarioError(told.line, str(error)) from error
        else:
            raise Difference(told.line, f"{told.word!r} should be refused by {told.rule}; found: it is legal")
        if trial.digest() != before:
            raise Difference(told.line, f"{told.word!r} was refused, and yet the state has changed")

    def compare(self, line: int, name: str, items: tuple[str, ...]) -> None:
        try:
            fact = self.facts.fact(self.state, name)
        except UnknownFact as error:
            raise ScenarioError(line, str(error)) from error
        found = _items(fact)
        same = sorted(found) == sorted(items) if isinstance(fact, Unordered) else found == list(items)
        if not same:
            raise Difference(line, f"{name} should be {_shown(items)}; found: {_shown(found)}")

    def who(self, text: str) -> tuple[int | None, str]:
        """A word, and whose it is if that is said: `stark place arya-stark`, `1 kneel`."""
        name, _, rest = text.partition(" ")
        if text not in self.state.game.vocabulary and rest and name in self.seats:
            return self.seats[name], rest
        return None, text

    def seat(self, line: int, name: str) -> int:
        if name not in self.seats:
            raise ScenarioError(line, f"there is no seat {name!r}; the seats are: {', '.join(self.seats)}")
        return self.seats[name]

    def awaited(self) -> list[str]:
        return [self.names[seat] for seat in self.state.awaiting]

    def situation(self) -> str:
        """Who is asked what, with all words."""
        if not self.state.awaiting:
            return "the game is over"
        return "; ".join(self.question(seat) for seat in self.state.awaiting)

    def question(self, seat: int) -> str:
        prompt = self.state.prompt(seat)
        return f"{self.names[seat]} {prompt.ask if prompt else '?'}: {', '.join(self.state.words(seat))}"


def _items(fact: Fact) -> list[str]:
    """A fact as a list of texts; nothing is an empty list."""
    values = list(fact) if isinstance(fact, list | tuple) else [] if fact is None else [fact]
    found = [_text(value) for value in values]
    return [] if found == ["-"] else found


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _shown(items: Iterable[str]) -> str:
    return " ".join(items) or "-"
