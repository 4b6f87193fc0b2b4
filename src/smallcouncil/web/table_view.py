"""What the server tells the pages: all that one viewer may see of a table at one version, and nothing more.

Everything here is already cut to the viewer's knowledge, so no template can give a secret away.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from smallcouncil.core.game import Game, Json, Prompt, State, Value

Sitter = Literal["person", "bot", "open"]
UndoPolicy = Literal["off", "ask", "free"]
NoteKind = Literal[
    "",
    "late",
    "lost",
    "resigned",
    "left",
    "gone",
    "handed",
    "replaced",
    "filled",
    "level",
    "back",
    "freed",
    "rematch",
    "device",
    "sat",
    "hint",
    "hints-yes",
    "hints-no",
    "rated",
    "unrated",
    "broke",
]
"""What can happen at a table beside the game: time that runs out, seats that change hands, a rematch asked for."""


@dataclass(frozen=True)
class Clock:
    """How time is kept: a budget a seat with an increment a move, or days for each move. Without one, none is."""

    seconds: float
    increment: float = 0.0
    per_move: bool = False


LOSE = "lose"
"""In place of a bot: a game of two is lost by whoever runs out of time. Among more, the others want to go on."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the people at a table agreed on when it was laid."""

    undo: UndoPolicy = "ask"
    clock: Clock | None = None
    listed: bool = False
    watching: Literal["anyone", "link", "nobody"] = "link"
    hints: bool = True
    """Whether hints may be given: to who plays alone, or where all who play agree."""
    late: str = "knight"
    """Who plays on for somebody who has run out of time: a bot, by its code; or LOSE."""
    rated: bool = False
    """Whether the result counts for the ratings of all who play; then there are no hints, and nothing is taken back."""


@dataclass(frozen=True)
class Advice:
    """An answer that was hinted at, and what it is worth: a win chance with its error, or a proved outcome."""

    word: str
    chance: float
    error: float
    outcome: str
    margin: int | None


@dataclass(frozen=True, slots=True)
class Hinting:
    """What a player may know of hints: whether one is offered now, who would have to agree, and those that were given.

    `company`: there are other people, whose agreement is `missing` from these seats; `agreed` is the viewer's own.
    """

    offered: bool
    company: bool
    agreed: bool
    missing: tuple[int, ...]
    found: tuple[Advice, ...] = ()


@dataclass(frozen=True)
class Origin:
    """Where a game branched off from: after decision `at` of a `table`, or of a record that somebody brought.

    A `guess` is a sample for what its player knew, because the other game was still played; else it is the other game.
    """

    at: int
    table: str | None = None
    guess: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. `left` is the time on the clock when the table view was made, `running` whether it is ticking."""

    number: int
    name: str
    sitter: Sitter
    bot: str | None = None
    mine: bool = False
    present: bool = False
    awaited: bool = False
    left: float | None = None
    running: bool = False
    late: bool = False
    devices: int = 0
    """At one's own seat: how many browsers hold it; and how many of them look at the table now."""
    looking: int = 0
    held: bool = False
    """Somebody has sat here; a bot that plays on for them does not take their name."""
    colour: int | None = None
    """In a rematch players keep the colour of the seat they come from; else it is that of the seat."""

    @property
    def worn(self) -> int:
        return self.number if self.colour is None else self.colour


@dataclass(frozen=True, slots=True)
class Line:
    """One decision as the viewer saw it: the events it brought, in order."""

    number: int
    seat: int
    word: str | None
    """The action, or None if this viewer may not know it."""
    events: Sequence[Json]


@dataclass(frozen=True)
class Message:
    """Something said at the table. `to` is empty for all to hear; else the seats that may read it.

    A note is said by nobody: `seat` is whose it is, and `text` the bot that plays there, or the table of the rematch.
    """

    number: int
    seat: int | None
    author: str
    text: str
    at: float
    to: tuple[int, ...] = ()
    note: NoteKind = ""


@dataclass(frozen=True, slots=True)
class Talking:
    """How the viewer may speak now: aloud, or in whispers to some seats.

    While two seats have an `audience`, which ends at a moment, all see that they have; only they can speak in it.
    """

    aloud: bool = True
    whispers: tuple[int, ...] = ()
    audience: tuple[int, int] | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Undoing:
    """What may be taken back: by the viewer now, and what somebody else has asked for."""

    may_ask: bool = False
    at_once: bool = False
    may_reset: bool = False
    asked_by: int | None = None
    must_answer: bool = False
    declined_by: int | None = None
    """Who would not let the viewer take back what it has asked for."""
    refused: str | None = None
    """The name of a message that says why nothing can be taken back."""


@dataclass(frozen=True)
class Waiting:
    """The table's bots wait for their turn to think: how many others come before them, and whose wait is a long one."""

    before: int
    slow: tuple[int, ...] = ()


@dataclass(frozen=True)
class Passing:
    """Which chances of the viewer's go by: `until` something happens ("news") or the phase ends ("stage").

    `forced`: those in which there is nothing to do but pass. `stops` are the windows in which to ask in any case.
    """

    until: str
    forced: bool
    windows: tuple[str, ...]
    stops: frozenset[str]
    now: bool
    """The present question is passed in a moment."""
    offered: bool = True
    """The viewer is not asked anything that cannot go by."""


@dataclass(frozen=True)
class TableView:
    """One table for one viewer."""

    table: str
    game: Game
    version: int
    options: Mapping[str, Value]
    settings: Settings
    seats: tuple[Seat, ...]
    view: Json
    viewer: int | None = None
    """The seat through whose eyes this is seen; None for a spectator."""
    hot_seat: bool = False
    """Several people sit at this browser: between their turns the screen changes hands."""
    called: int | None = None
    """In a game with secrets: the seat at this browser whose player must say to be alone with the screen (POST
    /t/ID/ready with `seat`, or {"type": "ready", "seat": N}). Until then this is a spectator's table view."""
    prompt: Prompt | None = None
    actions: tuple[int, ...] = ()
    guess: State | None = None
    """A sampled state, in which pages look up what an answer would bring; only while the viewer must decide."""
    lines: tuple[Line, ...] = ()
    """The decisions that the page does not show yet, or all of them; `first_line` is the number of the first."""
    first_line: int = 0
    recap: tuple[Line, ...] = ()
    """While the viewer must decide: what happened since its last decision."""
    messages: tuple[Message, ...] = ()
    talking: Talking = field(default_factory=Talking)
    undoing: Undoing = field(default_factory=Undoing)
    host: bool = False
    seat_links: tuple[str | None, ...] = ()
    """For the host: the secret link of each seat that a person may take."""
    watch_link: str | None = None
    thinking: bool = False
    """A bot is at work on the next move."""
    waiting: Waiting | None = None
    """It has waited a while for its turn to think, because there are many."""
    given_up: tuple[int, NoteKind] | None = None
    """Whose game is lost without being played to its end, and how: `lost` on time, or `resigned`."""
    rematch: str | None = None
    """The table of the rematch, once somebody has asked for one."""
    rematch_by: int | None = None
    """Who has."""
    hinting: Hinting | None = None
    """Hints, while the viewer plays."""
    passing: Passing | None = None
    """Which chances go by without the viewer, where the game has such."""
    spectators: int = 0
    """How many look on without a seat."""
    frozen: bool = False
    """Today's rules play this game differently than it was played: it can be looked at, not played on."""
    clocks_wait: bool = False
    """Nobody's time runs before everybody is there."""
    origin: Origin | None = None
    commitment: str | None = None
    """What is told of the secret seed while the game is played."""
    now: float = 0.0


@dataclass(frozen=True)
class Moment:
    """A game at one of its decisions, to look back at. `length` decisions were made in all."""

    table_view: TableView
    at: int
    length: int
    finished: bool
    all_seen: bool
    """Everything is revealed: the game is over and the viewer asked for it."""
    may_fork: bool
    source: str
    """The address of the replay without its query."""
    views: tuple[Json, ...] = ()
    """If everything is revealed: the view of every seat."""
    table: str | None = None
    """The address of the table, if it is the viewer's to see."""
    seed: str | None = None
    """Once the game is over: the key that all luck came from, if it was sealed."""
    position: str | None = None
    """Once the game is over: this moment as a position for the analysis board, if there is one for it."""


@dataclass(frozen=True)
class Listing:
    """A table on the home page."""

    table: str
    slug: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Value]
    settings: Settings
    decisions: int
    my_turn: bool = False
    finished: bool = False
    ranks: tuple[int, ...] = ()
    """How it has ended, by seat: 1 is best. Nothing is known of games that ended long ago."""
    changed: float = 0.0
    waited: float = 0.0
    """When somebody was last seen to wait there."""
