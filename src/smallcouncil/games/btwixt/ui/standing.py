"""What everybody's small council is now by printed power; what the power tokens in it are worth is known in the end."""

from smallcouncil.core.game import Json
from smallcouncil.narration import Narration


def standing(voice: Narration, view: Json) -> list[str]:
    found = []
    for seat in range(view["seats"]):
        own = [council for council in view["councils"] if seat in council["seats"]]
        small = min(own, key=lambda council: (council["power"], council["tokens"]))
        found.append(voice.say("standing-small", power=small["power"], tokens=small["tokens"]))
    return found


STANDING = standing
