"""Windows for actions, responses and saves: most often they go by, so that players may wish that they do."""

from smallcouncil.core.game import Json, Windows
from smallcouncil.games.stark_vs_lannister.cards import HOUSE_NAMES, OWNER, PLACE

# Events that tell of cards in play, and those that tell whose loss they are.
_OF_CARDS = ("killed", "knelt", "left-challenge", "effect")
_OF_SEATS = ("claim", "discarded", "returned", "power")


class ActionWindows(Windows):
    """The chances of the two Houses (SL-R94)."""

    asks = frozenset(("act", "respond", "save"))
    grave = frozenset(("save",))
    names = (
        *("plot", "draw", "marshalling", "challenges", "attackers", "defenders", "resolve"),
        *("dominance", "standing", "taxation"),
    )

    def name(self, view: Json) -> str:
        """The step of a running challenge, else the phase."""
        found = view["step"] or view["phase"]
        return found if found in self.names else ""

    def stage(self, view: Json) -> str:
        return f"{view['round']} {view['phase']} {view['active']}"

    def alarming(self, event: Json, view: Json) -> bool:
        """An attack of the other House, and whatever happens to a card, the hand or the power of the viewer's own."""
        viewer, kind = view["viewer"], event["event"]
        if kind == "attackers":
            return bool(event["seat"] != viewer)
        if kind in _OF_SEATS:
            return bool(event["seat"] == viewer)
        if kind not in _OF_CARDS:
            return False
        house = HOUSE_NAMES.index(view["houses"][viewer])
        cards = event["cards"] if "cards" in event else [event["card"]] if event["card"] else []
        return any(OWNER[PLACE[card]] == house for card in cards)
