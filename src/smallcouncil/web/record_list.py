"""A file of many records as a list to choose from: who played what, read from the heads alone."""

import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from smallcouncil.core.discovery import games
from smallcouncil.web.rendering import page_texts

BOT = "bot:"


@dataclass(frozen=True)
class Listed:
    """One record: its text, and what is told of it. One that is no record at all has no title."""

    record: str
    title: str = ""
    players: str = ""
    decisions: int = 0


def listed(lang: str, record: str) -> Listed:
    """Nothing is replayed here: whether a record is good is seen when somebody opens it."""
    data: dict[str, Any] = {}
    with suppress(ValueError, RecursionError):
        data = json.loads(record)
    slug, entries, players = data.get("game"), data.get("decisions"), data.get("players")
    if not isinstance(slug, str) or slug not in games() or not isinstance(entries, list):
        return Listed(record)
    named = [_name(lang, name) for name in players if isinstance(name, str)] if isinstance(players, list) else []
    count = sum(isinstance(entry, list) for entry in entries)
    return Listed(record, page_texts(lang, slug)("title"), " · ".join(filter(None, named)), count)


def _name(lang: str, player: str) -> str:
    """A player by name; a bot of the house by its level, where it is one."""
    say, code = page_texts(lang), player.removeprefix(BOT)
    key = f"web-level-{code}"
    return say(key) if player.startswith(BOT) and say.has(key) else code
