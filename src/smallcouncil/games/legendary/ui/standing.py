"""How many victory points everybody has, and how many Masterminds were lost."""

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def standing(voice: Narration, view: Json) -> list[str]:
    return [
        voice.say("standing-points", count=score, lost=lost)
        for score, lost in zip(view["scores"], view["lost"], strict=True)
    ]


STANDING = standing
