"""How many banners everybody holds now."""

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def standing(voice: Narration, view: Json) -> list[str]:
    held = list(view["banners"].values())
    return [voice.say("score", count=held.count(seat)) for seat in range(view["seats"])]


STANDING = standing
