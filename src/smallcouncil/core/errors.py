"""What can go wrong, as types.

Every error is a sentence in English for people who write Python, and carries the name of its message (`key`) with the
particulars (`details`) so that a client can say the same in the reader's language.
"""


class CouncilError(ValueError):
    """The root of all errors that a wrong input can cause."""

    key = "error"

    def __init__(self, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.details = details


class UnknownGame(CouncilError):
    key = "error-unknown-game"

    def __init__(self, slug: str, known: tuple[str, ...]) -> None:
        listed = ", ".join(known)
        super().__init__(f"there is no game called {slug!r}; the games are: {listed}", slug=slug, known=listed)


class UnknownOption(CouncilError):
    key = "error-unknown-option"

    def __init__(self, option: str, known: tuple[str, ...]) -> None:
        listed = ", ".join(known)
        super().__init__(f"there is no option {option!r}; the options are: {listed}", option=option, known=listed)


class BadOption(CouncilError):
    key = "error-bad-option"

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(
            f"option {option!r} cannot be {value!r}: {allowed}", option=option, value=str(value), allowed=allowed
        )


class BadSeats(CouncilError):
    key = "error-bad-seats"

    def __init__(self, seats: object, allowed: tuple[int, ...]) -> None:
        listed = ", ".join(map(str, allowed))
        super().__init__(f"this game cannot seat {seats!r}; it seats {listed}", seats=str(seats), allowed=listed)


class NoSuchSeat(CouncilError):
    key = "error-no-such-seat"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r}; seats run from 0 to {seats - 1}", seat=str(seat), seats=seats)


class BadWord(CouncilError):
    key = "error-bad-word"

    def __init__(self, word: object, near: str) -> None:
        hint = f"; did you mean {near!r}?" if near else ""
        super().__init__(f"{word!r} is no action of this game{hint}", word=str(word), near=near)


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
