"""Stark against Lannister in the browser."""

from collections.abc import Sequence

from markupsafe import Markup

from smallcouncil.games.stark_vs_lannister.cards import PLACE
from smallcouncil.games.stark_vs_lannister.ui import sprite
from smallcouncil.games.stark_vs_lannister.ui.browser_layout import OF_CARDS_IN_PLAY, SEVERAL, TableLayout
from smallcouncil.narration import Answer
from smallcouncil.web.faces import Face
from smallcouncil.web.rendering import render
from smallcouncil.web.table_view import TableView


class StarkVsLannisterFace(Face):
    """Two Houses, the opponent's above and the viewer's own below, with what they fight about between them."""

    def sprite(self) -> Markup:
        return sprite.sprite(self.say)

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        table = TableLayout(self.say, self.names, table_view.view, answers)
        return Markup(render("games/stark-vs-lannister/board.html", self.say, table=table))

    def touched(self, answer: Answer) -> tuple[str, ...]:
        """The card in play that an answer names. What comes of it may be luck, which a guess must not show."""
        kind, _, named = answer.word.partition(" ")
        return (named,) if kind in OF_CARDS_IN_PLAY and named in PLACE else ()

    def closing(self, ask: str) -> str | None:
        return "done" if ask in SEVERAL else None

    def closing_label(self, ask: str) -> str:
        """With somebody marked it is no longer about defending with nobody."""
        return self.say(f"action-done-{ask}")

    @classmethod
    def emblem(cls) -> Markup:
        return sprite.EMBLEM


FACE = StarkVsLannisterFace
