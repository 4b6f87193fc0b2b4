"""B'Twixt in the browser."""

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from smallcouncil.core.game import Json
from smallcouncil.games.btwixt.ui import sprite
from smallcouncil.games.btwixt.ui.browser_layout import RingLayout
from smallcouncil.narration import Answer
from smallcouncil.web.faces import Face
from smallcouncil.web.rendering import render
from smallcouncil.web.table_view import TableView


class BtwixtFace(Face):
    """The ring of leaders and councils, the viewer's own place at its foot, the ally they bid for in its middle."""

    def sprite(self) -> Markup:
        return sprite.sprite(self.say)

    def board(self, table_view: TableView, answers: Sequence[Answer]) -> Markup:
        table = RingLayout(self.say, self.names, table_view.view, answers)
        return Markup(render("games/btwixt/board.html", self.say, table=table))

    def touched(self, answer: Answer) -> tuple[str, ...]:
        """The bid piles, leaders, councils and allies that an answer changes, as far as its seat can tell."""
        return tuple(dict.fromkeys(thing for event in answer.events for thing in _things(event)))

    @classmethod
    def emblem(cls) -> Markup:
        return sprite.EMBLEM


def _things(event: Json) -> Iterator[str]:
    """What an event touches, by the names of things on the board. Luck is left out: a guess must not show it."""
    kind = event["event"]
    if kind in ("played", "picked-up") or (kind == "discarded" and event["from"] == "pile"):
        yield f"pile-{event['seat']}"
    elif kind in ("sent", "moved"):
        yield f"pile-{event['to']}"
    elif kind in ("knelt", "stood"):
        yield f"seat-{event['seat']}"
    elif kind in ("token", "claimed"):
        yield f"council-{event['council']}"
    elif kind in ("token-moved", "ally-moved"):
        yield from (f"council-{event['from']}", f"council-{event['to']}")
    elif kind == "killed":
        yield event["ally"]


FACE = BtwixtFace
