"""What programs send and get, described for the API's documentation and checked on the way in."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from smallcouncil.server.codes import safe_code
from smallcouncil.web.table_view import (
    LOSE,
    Clock,
    Line,
    Message,
    NoteKind,
    Origin,
    Seat,
    Settings,
    Talking,
    Undoing,
    Waiting,
)


class Shape(BaseModel):
    """Unknown fields are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ClockShape(Shape):
    """A budget of seconds for each seat with an increment a move, or so many seconds for each move."""

    seconds: float = Field(gt=0, le=30 * 86400)
    increment: float = Field(0.0, ge=0, le=3600)
    per_move: bool = False


class NewTableShape(Shape):
    """A table to lay. Each entry of `seats` is `me`, `here`, `friend` or `bot:CODE`, such as `bot:knight`."""

    game: str = Field(max_length=64)
    seats: list[str] = Field(min_length=1, max_length=12)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    name: str = Field("", max_length=200)
    undo: Literal["off", "ask", "free"] = "ask"
    clock: ClockShape | None = None
    listed: bool = False
    watching: Literal["anyone", "link", "nobody"] = "link"
    hints: bool = True
    rated: bool = Field(False, description="count the result for the ratings of all who play; they need kept names")
    late: str = Field("knight", max_length=40, description="who plays on when time runs out: a bot's code, or `lose`")

    def settings(self) -> Settings:
        kept, late = self.clock, self.late if self.late == LOSE else safe_code(self.late)
        clock = None if kept is None else Clock(kept.seconds, kept.increment, kept.per_move)
        return Settings(self.undo, clock, self.listed, self.watching, self.hints, late, self.rated)


class JoinShape(Shape):
    name: str = Field("", max_length=200)
    seat: int | None = None


class DeviceShape(Shape):
    """The seat that is to be shared; without one, the asker's own."""

    seat: int | None = None


class ActionShape(Shape):
    """A decision: one of the words in `actions`, and the version of the table that it answers."""

    action: str = Field(max_length=80)
    version: int
    seat: int | None = None


class UndoShape(Shape):
    """What to take back, or the answer to somebody who wants to; with a version, only if nobody has moved since."""

    what: Literal["ask", "agree", "refuse", "reset"] = "ask"
    version: int | None = None


class ChatShape(Shape):
    """Something to say; `to` is a seat, or nothing for all to hear."""

    text: str = Field(max_length=4000)
    to: int | None = None


class BotShape(Shape):
    """A bot's code gives the seat to a bot; an empty one takes it back."""

    seat: int
    bot: str = Field("", max_length=40)


class RecordShape(Shape):
    record: str


class GameShape(BaseModel):
    slug: str
    title: str
    seats: list[int]
    options: dict[str, list[bool | int | str]]
    hidden: bool
    bots: list[str]


class SeatLinks(BaseModel):
    """A seat and the invitation to it, if there is one, to be used once: a secret for programs, a link for people."""

    seat: int
    secret: str | None
    link: str | None


class LaidShape(BaseModel):
    """A new table. `token` stands for whoever laid it, as `Authorization: Bearer TOKEN`."""

    table: str
    link: str
    watch_link: str
    watch_secret: str
    seats: list[SeatLinks]
    token: str


class JoinedShape(BaseModel):
    """The seat that was taken. `token` stands for whoever sits there from now on; the invitation is used up."""

    seat: int
    token: str


class TableShape(BaseModel):
    """A table as one visitor may know it. `lines` begin with number `first_line`; `now` is the server's clock."""

    table: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    settings: Settings
    seats: list[Seat]
    viewer: int | None
    hot_seat: bool
    called: int | None
    view: dict[str, Any]
    prompt: dict[str, Any] | None
    actions: list[str]
    first_line: int
    lines: list[Line]
    messages: list[Message]
    talking: Talking
    undoing: Undoing
    host: bool
    seat_links: list[str | None]
    watch_link: str | None
    thinking: bool
    waiting: Waiting | None
    given_up: tuple[int, NoteKind] | None
    rematch: str | None
    rematch_by: int | None
    spectators: int
    frozen: bool
    clocks_wait: bool
    origin: Origin | None
    commitment: str | None
    now: float
    over: bool
    result: dict[str, Any] | None


class ListingShape(BaseModel):
    """A table on the home page."""

    table: str
    slug: str
    seats: list[Seat]
    options: dict[str, bool | int | str]
    settings: Settings
    decisions: int
    my_turn: bool
    finished: bool
    ranks: list[int]
    changed: float
    waited: float


class ListingsShape(BaseModel):
    mine: list[ListingShape]
    open: list[ListingShape]


class BroughtShape(BaseModel):
    """A record that was brought; one that today's rules play differently can only be looked at."""

    replay: str
    link: str
    decisions: int
    differs: bool


class LinkShape(BaseModel):
    table: str
    link: str


class Problem(BaseModel):
    """Why something was refused: the name of the reason, a sentence, the rule if it was one, and the table as it is."""

    error: str
    text: str
    rule: str | None = None
    table: dict[str, Any] | None = None
