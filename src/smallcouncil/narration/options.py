"""The options of a game in words."""

from collections.abc import Mapping

from smallcouncil.core.game import Game, Option, Value
from smallcouncil.locale import Texts
from smallcouncil.narration import narration


def choice(say: Texts, game: Game, option: Option, value: Value) -> str:
    """One choice of an option; people count seats from 1."""
    if isinstance(value, bool):
        return say("yes" if value else "no")
    if isinstance(value, int) and option.name in narration(game.slug).seat_options:
        return say.seat(value)
    key = str(value) if say.has(str(value)) else f"option-{option.name}-{value}"
    return say(key) if say.has(key) else str(value)


def variants(say: Texts, game: Game, options: Mapping[str, Value]) -> list[str]:
    """The options of a table that are not as usual."""
    found = []
    for option in game.options:
        value = options.get(option.name, option.default)
        if value is True and option.default is False:
            found.append(say(f"option-{option.name}"))
        elif value != option.default:
            found.append(say("variant", option=say(f"option-{option.name}"), choice=choice(say, game, option, value)))
    return found
