"""Records: where a game started and every decision, as JSON with one decision a line.

A record is save file, replay, bug report and fixture in one. Digests of the state stand between the decisions, so that
a record made under other rules is noticed and never silently becomes a different game.
"""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from smallcouncil.core.errors import BadRecord, CouncilError, NoRecord

if TYPE_CHECKING:
    from smallcouncil.core.game import Game, State

FORMAT = 1
DIGEST_EVERY = 8
HEADER = ("smallcouncil", "game", "rules", "seats", "seed", "options", "position")


class RecordDiffers(BadRecord):
    """A well-formed record that today's rules play differently. `state` is the last point where both agree."""

    key = "error-record-differs"

    def __init__(self, line: int, problem: str, state: "State") -> None:
        super().__init__(line, problem)
        self.state = state


def write(state: "State") -> str:
    """The record of a game so far. The game is played again on the way, to take the digests."""
    head = json.dumps(header(state), separators=(",", ":"))
    lines = [json.dumps(entry, separators=(",", ":")) for entry in entries(state)]
    return head[:-1] + ',"decisions":[\n' + ",\n".join(lines) + "\n]}\n"


def header(state: "State") -> dict[str, Any]:
    setup = state.setup
    if setup.seed is None:
        raise NoRecord
    return {
        "smallcouncil": FORMAT,
        "game": state.game.slug,
        "rules": state.game.rules_version,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": dict(setup.options),
        "position": setup.position,
    }


def entries(state: "State") -> list[Any]:
    """Decisions as [seat, word], with a digest before the first, now and then, and after the last."""
    again = state.restart()
    found: list[Any] = [{"digest": again.digest()}]
    for number, (seat, action) in enumerate(state.history, start=1):
        found.append([seat, state.game.word(action)])
        again.act(seat, action)
        if number % DIGEST_EVERY == 0 or number == len(state.history):
            found.append({"digest": again.digest()})
    return found


def replay(record: str | Mapping[str, Any], find: Callable[[str], "Game"]) -> "State":
    """Play a record again, checking every word of it; `BadRecord` names the line that is wrong."""
    text = record if isinstance(record, str) else json.dumps(record)
    data = _parse(text)
    state = _start(data, find)
    agreed = state.copy()
    for entry, line in zip(data["decisions"], _lines(text, len(data["decisions"])), strict=True):
        if isinstance(entry, dict):
            _compare(entry, line, state, agreed)
            agreed = state.copy()
        else:
            _decide(entry, line, state)
    return state


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(error.lineno, f"this is not JSON: {error.msg}") from None
    except RecursionError:
        raise BadRecord(1, "this is nested too deeply") from None
    if not isinstance(data, dict):
        raise BadRecord(1, "a record is a JSON object")
    for name in (*HEADER, "decisions"):
        if name not in data:
            raise BadRecord(1, f"the record has no {name!r}")
    for name in data:
        if name not in (*HEADER, "decisions"):
            raise BadRecord(1, f"a record has no field {name!r}")
    if data["smallcouncil"] != FORMAT:
        raise BadRecord(1, f"the record's format is {data['smallcouncil']!r}; this program reads format {FORMAT}")
    if not isinstance(data["decisions"], list):
        raise BadRecord(1, "'decisions' must be a list")
    return data


def _start(data: dict[str, Any], find: Callable[[str], "Game"]) -> "State":
    if not isinstance(data["options"], dict):
        raise BadRecord(1, "'options' must be an object")
    if not isinstance(data["position"], str | None):
        raise BadRecord(1, "'position' must be a string or null")
    if not isinstance(data["seed"], int) or not isinstance(data["seats"], int):
        raise BadRecord(1, "'seed' and 'seats' must be whole numbers")
    try:
        return find(str(data["game"])).start(data["seats"], data["seed"], data["position"], **data["options"])
    except CouncilError as error:
        raise BadRecord(1, str(error)) from error


def _decide(entry: Any, line: int, state: "State") -> None:
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
        raise BadRecord(line, "a decision is a pair of seat and word")
    try:
        state.play(entry[1], entry[0] if entry[0] is not None else -1)
    except CouncilError as error:
        raise BadRecord(line, str(error)) from error


def _compare(entry: dict[str, Any], line: int, state: "State", agreed: "State") -> None:
    if set(entry) != {"digest"}:
        raise BadRecord(line, "only a digest may stand between decisions")
    if entry["digest"] != state.digest():
        problem = (
            "the game went differently here when it was recorded: its rules have changed, or the record was edited"
        )
        raise RecordDiffers(line, problem, agreed)


def _lines(text: str, expected: int) -> list[int]:
    """The line on which each entry of "decisions" begins, however the JSON is laid out."""
    decoder = json.JSONDecoder()
    at = _skip(text, 0) + 1
    lines = [1] * expected
    while text[_skip(text, at)] != "}":
        name, at = decoder.raw_decode(text, _skip(text, at))
        at = _skip(text, at) + 1
        if name != "decisions":
            _, at = decoder.raw_decode(text, _skip(text, at))
        else:
            lines, at = _entry_lines(text, _skip(text, at) + 1, decoder)
        at = _skip(text, at)
        at += text[at] == ","
    return lines


def _entry_lines(text: str, at: int, decoder: json.JSONDecoder) -> tuple[list[int], int]:
    lines = []
    line, counted = 1, 0
    while text[_skip(text, at)] != "]":
        begin = _skip(text, at)
        line, counted = line + text.count("\n", counted, begin), begin
        lines.append(line)
        _, at = decoder.raw_decode(text, begin)
        at = _skip(text, at)
        at += text[at] == ","
    return lines, _skip(text, at) + 1


def _skip(text: str, at: int) -> int:
    """The next place that is not white space."""
    while text[at] in " \t\r\n":
        at += 1
    return at
