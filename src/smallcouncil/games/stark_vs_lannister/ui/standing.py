"""How much power everybody has of the fifteen that win."""

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def standing(voice: Narration, view: Json) -> list[str]:
    return [voice.say("standing-power", count=side["total"]) for side in view["sides"]]


STANDING = standing
