"""The time that clocks at the tables are measured in: seconds in which it was possible to play.

It passes while the server runs and its database can be written, by a clock that nobody sets. So a system clock that
jumps, a restart or an outage costs no player time and gives none.
"""

from collections.abc import Callable


class PlayTime:
    """Seconds of play, counted on from where the last server stopped."""

    def __init__(self, elapsed: Callable[[], float]) -> None:
        self._elapsed = elapsed
        self._counted = 0.0
        self._since: float | None = None
        """The moment from which time passes that is not counted yet; None while play is not possible."""

    def begin(self, counted: float) -> None:
        """Go on from a number of seconds."""
        self._counted = counted
        self._since = self._elapsed()

    def __call__(self) -> float:
        return self._counted if self._since is None else self._counted + self._elapsed() - self._since

    def stop(self, moment: float) -> None:
        """Play has not been possible from this moment on."""
        if self._since is not None:
            self._counted += max(0.0, moment - self._since)
            self._since = None

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._elapsed()
