"""The contract: a game answers who decides, between what, what then happens, and what a seat may know.

Clients, bots, records and adapters are built on `Game` and `State` alone and know no game.
"""

import difflib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from smallcouncil.core.chance import Seed
from smallcouncil.core.errors import (
    BadOption,
    BadPosition,
    BadSeats,
    BadWord,
    Reason,
    UnknownOption,
)
from smallcouncil.core.ledger import Ledger
from smallcouncil.core.sealed import is_key
from smallcouncil.core.state import State as State

if TYPE_CHECKING:
    from smallcouncil.core.encoding import Encoder
    from smallcouncil.core.facts import Facts
    from smallcouncil.core.game_statistics import Accountant
    from smallcouncil.core.knowledge import Knowledge
    from smallcouncil.core.solving import Solution

Json = dict[str, Any]
Value = bool | int | str

MOST_SEED = (1 << 53) - 1


@dataclass(frozen=True)
class Option:
    """A variant of a game that the table can choose."""

    name: str
    default: Value
    choices: tuple[Value, ...]

    def check(self, value: object) -> Value:
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        known = ", ".join(map(str, self.choices))
        raise BadOption(self.name, value, Reason("one-of", f"choose one of {known}", known=known))


class Setup(NamedTuple):
    """All that a game starts from. Two games with equal setups and equal decisions are the same game.

    A sampled state has no seed: nobody can tell from it how the true luck will fall.
    """

    seats: int
    seed: Seed | None
    options: Mapping[str, Value]
    position: str | None = None
    rules: int = 0
    """The version of the rules under which the game began; 0 in games from before this was written down."""

    def of_a_guess(self) -> "Setup":
        """What a sampled state may say of how its game began: not from which seed or position."""
        return Setup(self.seats, None, self.options, None, self.rules)


@dataclass(frozen=True)
class Prompt:
    """What is asked of a seat, by which card, under which rule."""

    seat: int
    ask: str
    by: str
    rule: str
    about: Mapping[str, Value | list[str] | None] = field(default_factory=dict)

    def json(self) -> Json:
        return {"seat": self.seat, "ask": self.ask, "by": self.by, "rule": self.rule, **self.about}


@dataclass(frozen=True)
class Result:
    """How a game ended, seat by seat. Rank 1 is best; equal ranks share."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    def json(self) -> Json:
        return {"winners": list(self.winners), "scores": list(self.scores), "ranks": list(self.ranks)}


@dataclass(frozen=True)
class Talk:
    """Who may speak at a table, by the rules of the game.

    `audience` names the kind of event that lets its `seat` and its `partner` talk alone, for so many seconds.
    """

    public: bool = True
    whispers: bool = False
    audience: str | None = None
    seconds: int = 60


class Windows(ABC):
    """Chances to do something that most often are let pass, such as the windows for actions of a card game.

    Who plays at a table may have them passed by wish. A game says which they are and what must never go by unseen.
    """

    word: str = "pass"
    """The answer that lets a chance go by. That it was given is known to all."""
    asks: frozenset[str]
    """The questions that are such chances."""
    grave: frozenset[str] = frozenset()
    """Those among them that no wish lets go by, unless there is nothing to do but pass."""
    names: tuple[str, ...]
    """Where somebody may wish to be asked in any case, in the order of play."""

    @abstractmethod
    def name(self, view: Json) -> str:
        """At which of `names` a view stands; nothing if at none."""

    @abstractmethod
    def stage(self, view: Json) -> str:
        """What stays the same until a seat has to look again: the phase, and whose turn it is."""

    @abstractmethod
    def alarming(self, event: Json, view: Json) -> bool:
        """Whether an event may hurt the viewer: it ends every wish to let chances go by."""


class Game(ABC):
    """One game: its vocabulary of actions, its seats and options, and how to start it."""

    slug: str
    rules_version: int
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    vocabulary: tuple[str, ...]
    order: int = 100
    """Where the game stands among the others when they are offered; the first is meant where none is named."""
    positions: bool = False
    """Whether a game can start from a position that is written down."""
    longest: int = 1000
    """No game takes more decisions than this; for machines that must know beforehand."""
    hidden: bool = False
    """Whether the seats know different things, so that people at one screen must look away."""
    windows: Windows | None = None
    """Chances that may be passed by wish, if the game has such."""
    revealing: frozenset[str] = frozenset()
    """The kinds of events that bring to light what was hidden or left to luck; a move is not taken back past one."""

    @abstractmethod
    def begin(self, setup: Setup) -> "State":
        """The first decision of a game whose setup has been checked."""

    def compile(self, wait: bool = True) -> bool:
        """Get the fast side of the rules ready, at once or in the background; false if the game has none."""
        return False

    def talk(self, setup: Setup) -> Talk:
        """Who may speak with whom while a game with this setup is played."""
        return Talk()

    def knowledge(self) -> "Knowledge | None":
        """What the game can tell the bots beyond its rules, if anything."""
        return None

    def card_texts(self) -> str:
        """The English words of its cards as Fluent messages, where they stand in a card list, not among its texts."""
        return ""

    def accountant(self) -> "Accountant":
        """Whoever counts what happened in finished games, for a report on the balance of the game."""
        from smallcouncil.core.game_statistics import Accountant

        return Accountant()

    def facts(self) -> "Facts":
        """What scenarios may say of this game in short words."""
        from smallcouncil.core.facts import Facts

        return Facts(self)

    def encoder(self) -> "Encoder":
        """The game's positions as numbers, for machines that learn: its own encoder, or a plain one."""
        from smallcouncil.core.plain_encoding import PlainEncoder

        return PlainEncoder(self)

    def solve(
        self,
        state: "State",
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        memory: int | None = None,
        margin: bool = True,
    ) -> "Solution":
        """The outcome of a position under perfect play, within a budget; `NotSolvable` if there is no way to tell."""
        from smallcouncil.core.solving import NotSolvable

        raise NotSolvable(Reason("unsolvable-game", f"there is no solver for {self.slug}", game=self.slug))

    @cached_property
    def ledger(self) -> Ledger:
        """The rules, one numbered statement each."""
        return Ledger.beside(type(self).__module__)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {word: action for action, word in enumerate(self.vocabulary)}

    def word(self, action: int) -> str:
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < len(self.vocabulary):
            raise BadWord(action, "")
        return self.vocabulary[action]

    def action(self, word: str) -> int:
        if not isinstance(word, str):
            raise BadWord(word, "")
        known = self._numbers.get(word)
        if known is None:
            near = difflib.get_close_matches(word, self.vocabulary, n=1)
            raise BadWord(word, near[0] if near else "")
        return known

    def start(
        self, seats: int | None = None, seed: Seed | None = None, position: str | None = None, **options: Value
    ) -> "State":
        """A new game. Without a seed luck is fresh; with one the same game comes again."""
        return self.begin(self.setup(seats, seed, position, options))

    def setup(self, seats: int | None, seed: Seed | None, position: str | None, options: Mapping[str, Value]) -> Setup:
        """Check what a game is to start from, and fill in what was left open."""
        if position is not None and not self.positions:
            raise BadPosition(1, Reason("no-positions", "this game has no written positions"))
        chosen = self._seats(seats)
        return Setup(chosen, self._seed(seed), self._options(chosen, options), position, self.rules_version)

    def rules_for(self, begun: int) -> int:
        """By which version of the rules a game goes on that began under an older one.

        It is today's, unless the box of cards was another then: such a game is dealt from the box of its own time.
        """
        return self.rules_version

    def _uncontradicted(self, stated: Setup, seats: int | None, options: Mapping[str, Value]) -> Setup:
        """What a position has stated, unless something given beside it says otherwise."""
        held = stated.seats
        if seats is not None and self._seats(seats) != held:
            raise BadOption("seats", seats, Reason("position-has-seats", f"the position has {held} seats", seats=held))
        for name, value in options.items():
            said = stated.options.get(name)
            if self._options(held, {**stated.options, name: value})[name] != said:
                raise BadOption(name, value, Reason("position-says", f"the position says {said}", value=str(said)))
        return stated

    def _seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seat_counts[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            raise BadSeats(seats, self.seat_counts)
        return seats

    def _seed(self, seed: Seed | None) -> Seed:
        if seed is None:
            return secrets.randbits(53)
        if is_key(seed):
            return seed
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
            raise BadOption(
                "seed", seed, Reason("whole-number", f"a whole number from 0 to {MOST_SEED}", most=MOST_SEED)
            )
        return seed

    def _options(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        chosen = self._defaults.copy()
        for name, value in given.items():
            if name not in chosen:
                raise UnknownOption(name, tuple(chosen))
            chosen[name] = self._known[name].check(value)
        return chosen

    @cached_property
    def _known(self) -> dict[str, Option]:
        return {option.name: option for option in self.options}

    @cached_property
    def _defaults(self) -> dict[str, Value]:
        return {option.name: option.default for option in self.options}

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes a game travels by name: whatever it has got ready belongs to its own process."""
        return _game_of, (self.slug,)

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"


def _game_of(slug: str) -> Game:
    from smallcouncil.core.discovery import load

    return load(slug)
