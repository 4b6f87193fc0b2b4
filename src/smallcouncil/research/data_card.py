"""A card beside data: what stands in a file, for people who find it without us."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy

from smallcouncil.bots.levels import LEVELS, level_of
from smallcouncil.core.budget import Budget
from smallcouncil.core.game import Game
from smallcouncil.locale import Texts
from smallcouncil.research.data import NUMBERS

LICENCE = "MIT"
COLUMNS = {name: numpy.dtype(kind).name for name, kind in NUMBERS.items()}
COLUMNS |= {"bot": "string", "word": "string", "observation": "bytes", "mask": "bytes"}


def card_path(path: Path) -> Path:
    """Where the card of a file lies: `games.parquet` has `games.card.md`."""
    return path.with_suffix(".card.md")


def data_card(say: Texts, game: Game, name: str, about: dict[str, Any]) -> str:
    """The card in Markdown, from what the file says of itself."""
    version, rules, games, decisions = (about[key] for key in ("smallcouncil", "rules", "games", "decisions"))
    parts = [
        f"# {say('data-card-title', game=say('title'))}",
        say("data-card-about", decisions=decisions, games=games, file=name, version=version, rules=rules),
        f"{say('data-card-again')}\n\n```sh\n{about['reproduce']}\n```",
        f"## {say('data-card-setup')}",
        _table((say("data-card-field"), say("data-card-value")), _setup(say, about)),
        f"## {say('data-card-players')}",
        *([say("data-card-rotating")] if about["rotate"] else []),
        _table(
            (say("data-card-seats"), say("cli-column-bot"), say("data-card-budget")),
            [(str(seat), f"`{code}`", _budget(say, game, code)) for seat, code in enumerate(about["bots"])],
        ),
        f"## {say('data-card-columns')}",
        _table((say("data-card-field"), "dtype", ""), _columns(say, about)),
        f"## {say('data-card-planes')}",
        _table(("", "shape", "max", say("data-card-field")), _planes(about)),
    ]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in line)} |" for line in lines)


def _setup(say: Texts, about: dict[str, Any]) -> list[tuple[str, str]]:
    rows = [
        (say("data-card-seats"), str(about["seats"])),
        (say("data-card-seed"), say("data-card-seeds", first=str(about["seed"]))),
        *((f"`{name}`", f"`{value}`") for name, value in about["options"].items()),
        (say("data-card-licence"), LICENCE),
    ]
    return rows if about["position"] is None else [*rows, (say("data-card-position"), f"`{about['position']}`")]


def _budget(say: Texts, game: Game, code: str) -> str:
    if code not in LEVELS:
        return say("data-card-as-named")
    level = level_of(game, code)
    return say("data-card-level", method=level.method, budget=_limits(say, level.budget), slips=level.slips)


def _limits(say: Texts, budget: Budget) -> str:
    limits = {"depth": budget.depth, "nodes": budget.nodes, "seconds": budget.seconds}
    told = [say(f"data-card-{name}", count=count) for name, count in limits.items() if count is not None]
    return ", ".join(told) or say("data-card-no-limit")


def _columns(say: Texts, about: dict[str, Any]) -> list[tuple[str, str, str]]:
    size = sum(int(numpy.prod(plane["shape"])) for plane in about["planes"])
    sizes = {"observation": size, "mask": len(about["vocabulary"])}
    return [
        (f"`{name}`", kind, say(f"data-card-column-{name}", size=sizes.get(name, 0))) for name, kind in COLUMNS.items()
    ]


def _planes(about: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    return [
        (f"`{plane['name']}`", " x ".join(map(str, plane["shape"])), str(plane["most"]), plane["about"])
        for plane in about["planes"]
    ]
