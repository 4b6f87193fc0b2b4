"""Legendary in the browser."""

from collections.abc import Sequence

from markupsafe import Markup

from smallcouncil.games.legendary.cards import CARDS
from smallcouncil.games.legendary.ui import sprite
from smallcouncil.games.legendary.ui.browser_layout import TableLayout
from smallcouncil.games.legendary.ui.card_drawing import drawing
from smallcouncil.games.legendary.ui.plain_plays import plain_plays
from smallcouncil.locale import Texts
from smallcouncil.narration import Answer
from smallcouncil.web.faces import Face, Together
from smallcouncil.web.rendering import render
from smallcouncil.web.table_view import TableView

# What a player would hardly leave undone: answers that begin with one of these. A Wound is better not played.
WORTHWHILE = ("play ", "fight ", "support ", "recruit ")
NOT_WORTHWHILE = ("play basic-wound", "recruit maester")


class LegendaryFace(Face):
    """The battlefield in the middle, the others above it, the viewer's lineup and hand below."""

    def sprite(self) -> Markup:
        return sprite.sprite()

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        table = TableLayout(self.say, self.names, table_view.view, answers)
        return Markup(render("games/legendary/board.html", self.say, table=table))

    @classmethod
    def drawing(cls, say: Texts, card: str) -> str | None:
        return drawing(card, say) if card in CARDS.number else None

    def together(self, table_view: TableView) -> Together | None:
        """All cards of the hand whose play asks nothing and brings nothing to light."""
        if table_view.guess is None or table_view.prompt is None or table_view.prompt.ask != "turn":
            return None
        words = plain_plays(table_view.guess, table_view.prompt.seat)
        return Together(words, self.say("lg-face-play-all", count=len(words))) if len(words) > 1 else None

    def warning(self, answer: Answer, answers: Sequence[Answer]) -> str:
        """At the end of the turn: what could still be done."""
        if answer.word != "end turn":
            return ""
        left = [each.label for each in answers if each.word.startswith(WORTHWHILE) and each.word not in NOT_WORTHWHILE]
        return self.say("lg-face-still", count=len(left), first=left[0]) if left else ""

    @classmethod
    def emblem(cls) -> Markup:
        return sprite.EMBLEM


FACE = LegendaryFace
