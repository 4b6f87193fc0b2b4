"""What can be wrong with a contest."""

from smallcouncil.core.errors import CouncilError


class ArenaError(CouncilError):
    """A contest that cannot be played as asked."""

    def __init__(self, key: str, message: str, **details: str | int) -> None:
        super().__init__(message, **details)
        self.key = key
