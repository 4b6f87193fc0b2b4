"""What a replay offers to be shown elsewhere: pictures, films, and a board for other people's pages."""

from dataclasses import dataclass

from markupsafe import Markup

WIDTH, HEIGHT = 800, 600


@dataclass(frozen=True)
class Sharing:
    """The addresses for one moment of a game, as whoever asks sees it."""

    origin: str
    base: str
    """Of the game, as `/t/ID` or `/r/ID`."""
    here: str
    """Of the moment's page."""
    at: int
    eyes: str
    painted: bool
    """Whether this server can paint; drawings there are always."""
    embed: bool
    """Whether all may see the game in full, in other people's pages too."""

    def picture(self, kind: str) -> str:
        return f"{self.base}/picture.{kind}?at={self.at}{self._eyes}"

    def film(self, kind: str) -> str:
        return f"{self.base}/film.{kind}?{self._eyes.removeprefix('&')}".rstrip("?")

    @property
    def preview(self) -> str:
        """A picture for programs that show where a link leads."""
        return self.origin + self.picture("png" if self.painted else "svg")

    def snippet(self, title: str) -> str:
        """What somebody puts into a page of their own."""
        source = f"{self.origin}/embed{self.base}?at={self.at}{self._eyes}"
        frame = Markup('<iframe src="{}" width="{}" height="{}" title="{}" loading="lazy"></iframe>')
        return str(frame.format(source, WIDTH, HEIGHT, title))

    @property
    def _eyes(self) -> str:
        return f"&as={self.eyes}" if self.eyes else ""
