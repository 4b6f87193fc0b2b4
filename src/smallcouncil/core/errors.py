"""What can go wrong, as types.

Every error is a sentence in English for people who write Python, and carries the name of its message (`key`) with the
particulars (`details`) so that a client can say the same in the reader's language.
"""

from collections.abc import Mapping
from typing import Self

LONGEST = 80


def _shown(value: object) -> str:
    """A wrong value as it may stand in a sentence: never longer than a line, whatever was handed in."""
    try:
        text = repr(value)
    except Exception:
        return f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def _plain(value: object) -> str:
    """The same without quotation marks, for messages that bring their own."""
    return value if isinstance(value, str) and len(value) <= LONGEST else _shown(value)


class Reason(str):
    """Why something is wrong: the English words, and the key and particulars by which a client says it otherwise."""

    __slots__ = ("details", "key")

    key: str
    details: Mapping[str, str | int]

    def __new__(cls, key: str, text: str, **details: str | int) -> Self:
        reason = super().__new__(cls, text)
        reason.key = key
        reason.details = details
        return reason

    @classmethod
    def of(cls, error: "CouncilError") -> Self:
        """Another error as the reason of this one."""
        return cls(error.key, str(error), **error.details)


class CouncilError(ValueError):
    """The root of all errors that a wrong input can cause."""

    key = "error"

    def __init__(self, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.details = details


class UnknownGame(CouncilError):
    key = "error-unknown-game"

    def __init__(self, slug: object, known: tuple[str, ...]) -> None:
        listed = ", ".join(known)
        message = f"there is no game called {_shown(slug)}; the games are: {listed}"
        super().__init__(message, slug=_plain(slug), known=listed)


class NoDrawing(CouncilError):
    key = "error-no-drawing"

    def __init__(self, slug: str) -> None:
        super().__init__(
            f"nobody has drawn the table of {slug} yet, so nothing of its picture can be chosen", slug=slug
        )


class UnknownOption(CouncilError):
    key = "error-unknown-option"

    def __init__(self, option: str, known: tuple[str, ...]) -> None:
        listed = ", ".join(known)
        message = f"there is no option {_shown(option)}; the options are: {listed}"
        super().__init__(message, option=_plain(option), known=listed)


class BadOption(CouncilError):
    key = "error-bad-option"

    def __init__(self, option: str, value: object, allowed: str) -> None:
        message = f"option {option!r} cannot be {_shown(value)}: {allowed}"
        super().__init__(message, option=option, value=_plain(value), allowed=allowed)


class BadSeats(CouncilError):
    key = "error-bad-seats"

    def __init__(self, seats: object, allowed: tuple[int, ...]) -> None:
        listed = ", ".join(map(str, allowed))
        message = f"this game cannot seat {_shown(seats)}; it seats {listed}"
        super().__init__(message, seats=_plain(seats), allowed=listed)


class NoSuchSeat(CouncilError):
    key = "error-no-such-seat"

    def __init__(self, seat: object, seats: int) -> None:
        message = f"there is no seat {_shown(seat)}; seats run from 0 to {seats - 1}"
        super().__init__(message, seat=_plain(seat), seats=seats)


class NoSuchMoment(CouncilError):
    """A number of decisions after which the game never stood."""

    key = "error-no-such-moment"

    def __init__(self, at: object, decisions: int) -> None:
        message = f"there is no decision {_shown(at)}; the game runs from 0 to {decisions}"
        super().__init__(message, at=_plain(at), length=decisions)


class BadWord(CouncilError):
    key = "error-bad-word"

    def __init__(self, word: object, near: str) -> None:
        hint = f"; did you mean {near!r}?" if near else ""
        super().__init__(f"{_shown(word)} is no action of this game{hint}", word=_plain(word), near=near)


class WordForNumber(BadWord):
    """A word where the number of an action is wanted."""

    key = "error-word-for-number"

    def __init__(self, word: str) -> None:
        CouncilError.__init__(
            self, f"act takes the number of an action; words go to play({_shown(word)})", word=_plain(word)
        )


class BadPosition(CouncilError):
    """A position string that cannot be read; `column` counts from 1."""

    key = "error-bad-position"

    def __init__(self, column: int, problem: str) -> None:
        super().__init__(f"column {column}: {problem}", column=column, problem=problem)
        self.column = column


class BadRecord(CouncilError):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    key = "error-bad-record"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}", line=line, problem=problem)
        self.line = line


class NoRecord(CouncilError):
    """A sampled state is a guess at a game, not a game that was played."""

    key = "error-no-record"

    def __init__(self) -> None:
        super().__init__("a sampled state has no seed, and so no record")


class IllegalAction(CouncilError):
    """An action that the rules do not allow now; `rule` names the ledger entry it breaks. Nothing has changed."""

    key = "error-illegal"

    def __init__(self, message: str, *, rule: str, seat: int, word: str, **details: str | int) -> None:
        super().__init__(f"{message} ({rule})", rule=rule, seat=seat, word=word, **details)
        self.rule = rule
        self.seat = seat
        self.word = word


class WrongSeat(IllegalAction):
    key = "error-wrong-seat"


class GameOver(IllegalAction):
    key = "error-game-over"
