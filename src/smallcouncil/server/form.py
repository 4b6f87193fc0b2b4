"""Reads the form of a new table; what its fields are is told in `smallcouncil.web`."""

import math
from collections.abc import Mapping

from smallcouncil.core.errors import BadOption, BadSeats, Reason
from smallcouncil.core.game import Game, Option, Value
from smallcouncil.server.codes import safe_code
from smallcouncil.server.new_tables import Wish
from smallcouncil.server.refusals import Refused
from smallcouncil.server.visitors import MOST_NAME, clean
from smallcouncil.web.table_view import LOSE, Clock, Settings, UndoPolicy

MINUTE, DAY = 60.0, 86400.0
MOST_MINUTES, MOST_INCREMENT, MOST_DAYS = 600.0, 600.0, 30.0
UNDO: dict[str, UndoPolicy] = {"off": "off", "ask": "ask", "free": "free"}


def wish(game: Game, form: Mapping[str, str]) -> Wish:
    """What somebody wants to play. An option that makes no sense raises what the game says about it."""
    sitting = [form.get(f"seat-{seat}", "friend") for seat in range(_seats(game, form))]
    options = {option.name: _option(option, form.get(f"option-{option.name}")) for option in game.options}
    return Wish(game, sitting, options, _settings(form), clean(form.get("name", ""), MOST_NAME))


def _seats(game: Game, form: Mapping[str, str]) -> int:
    text = form.get("seats", "")
    if text not in map(str, game.seat_counts):
        raise BadSeats(text[:10], game.seat_counts)
    return int(text)


def _option(option: Option, sent: str | None) -> Value:
    """A switch that is off is not sent at all."""
    if isinstance(option.default, bool):
        return sent == "on"
    if sent is None:
        return option.default
    found = [choice for choice in option.choices if str(choice) == sent]
    if not found:
        known = ", ".join(map(str, option.choices))
        raise BadOption(option.name, sent[:40], Reason("one-of", f"choose one of {known}", known=known))
    return found[0]


def _settings(form: Mapping[str, str]) -> Settings:
    watching = form.get("watching", "link")
    undo = UNDO.get(form.get("undo", "ask"))
    if undo is None or watching not in ("anyone", "link", "nobody"):
        raise Refused("server-bad-request")
    listed, hints, late = form.get("listed") == "on", form.get("hints", "on") == "on", form.get("late", LOSE)
    checked = late if late == LOSE else safe_code(late)
    rated = form.get("rated") == "on"
    return Settings(undo, _clock(form), listed, watching, hints, checked, rated)  # type: ignore[arg-type]


def _clock(form: Mapping[str, str]) -> Clock | None:
    match form.get("clock", "none"):
        case "none":
            return None
        case "game":
            minutes = _number(form, "minutes", MOST_MINUTES)
            return Clock(minutes * MINUTE, _number(form, "increment", MOST_INCREMENT, least=0.0))
        case "days":
            return Clock(_number(form, "days", MOST_DAYS) * DAY, per_move=True)
    raise Refused("server-bad-request")


def _number(form: Mapping[str, str], name: str, most: float, least: float = 1 / 60) -> float:
    try:
        value = float(form.get(name, "").replace(",", "."))
    except ValueError:
        value = math.nan
    if not least <= value <= most:
        raise Refused("server-bad-time", most=round(most))
    return value
