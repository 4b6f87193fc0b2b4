"""Records: where a game started and every decision, as JSON with one decision a line.

A record is save file, replay, bug report and fixture in one. Digests of the state stand between the decisions, so that
a record made under other rules is noticed and never silently becomes a different game.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from smallcouncil.core.errors import BadOption, BadPosition, BadRecord, BadSeats, CouncilError, NoRecord, Reason
from smallcouncil.core.sealed import is_key

if TYPE_CHECKING:
    from smallcouncil.core.game import Game, State

FORMAT, SEALED_FORMAT = 1, 2
"""A game from the fast generator is written in the first format, one from the sealed generator in the second."""
SEALED_LUCK = "blake2b"
DIGEST_EVERY = 8
FIELDS: dict[str, tuple[tuple[type, ...], str]] = {
    "smallcouncil": ((int,), "a whole number"),
    "game": ((str,), "a string"),
    "rules": ((int,), "a whole number"),
    "seats": ((int,), "a whole number"),
    "seed": ((int,), "a whole number"),
    "options": ((dict,), "an object"),
    "position": ((str, type(None)), "a string or null"),
    "decisions": ((list,), "a list"),
}
OPTIONAL: dict[str, tuple[tuple[type, ...], str]] = {"players": ((list,), "a list"), "hints": ((list,), "a list")}
"""What a record may say beside the game: who sat where, by seat (a name, `bot:CODE`, or nothing); and before which
decisions, by number from 0, somebody was given a hint."""
MOST_NAME = 80
SEALED_FIELDS: dict[str, tuple[tuple[type, ...], str]] = {
    **{name: FIELDS[name] for name in ("smallcouncil", "game", "rules", "seats")},
    "luck": ((str,), "a string"),
    "seed": ((str,), "a string"),
    **{name: FIELDS[name] for name in ("options", "position", "decisions")},
}
"""In the order in which they are written."""


class _Read(NamedTuple):
    """A record as it was read, and the lines on which its fields and the entries of "decisions" begin."""

    data: dict[str, Any]
    lines: dict[str, int]
    entries: list[int]


class RecordDiffers(BadRecord):
    """A well-formed record that today's rules play differently. `state` is the last point where both agree."""

    key = "error-record-differs"

    def __init__(self, line: int, problem: str, state: "State") -> None:
        super().__init__(line, problem)
        self.state = state


def write(state: "State", players: Sequence[str] = (), hints: Iterable[int] = ()) -> str:
    """The record of a game so far. The game is played again on the way, to take the digests."""
    beside: dict[str, Any] = {"players": list(players)} if any(players) else {}
    if hinted := sorted(set(hints)):
        beside["hints"] = hinted
    return _written({**header(state), **beside, "decisions": entries(state)})


def tidy(record: str) -> str:
    """The same record as it would have been written here: equal games give equal texts, however they are laid out."""
    data = _parse(record).data
    return _written({name: data[name] for name in (*SEALED_FIELDS, *OPTIONAL) if name in data})


def _written(data: dict[str, Any]) -> str:
    fields = {name: value for name, value in data.items() if name != "decisions"}
    head = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
    lines = [json.dumps(entry, separators=(",", ":")) for entry in data["decisions"]]
    return head[:-1] + ',"decisions":[\n' + ",\n".join(lines) + "\n]}\n"


def header(state: "State") -> dict[str, Any]:
    setup = state.setup
    if setup.seed is None:
        raise NoRecord
    sealed = isinstance(setup.seed, str)
    return {
        "smallcouncil": SEALED_FORMAT if sealed else FORMAT,
        "game": state.game.slug,
        "rules": state.game.rules_for(setup.rules),
        "seats": setup.seats,
        **({"luck": SEALED_LUCK} if sealed else {}),
        "seed": setup.seed,
        "options": dict(setup.options),
        "position": setup.position,
    }


def entries(state: "State") -> list[Any]:
    """Decisions as [seat, word], with a digest before the first, now and then, and after the last."""
    found: list[Any] = []
    for number, moment in enumerate(state.moments()):
        if number:
            seat, action = state.history[number - 1]
            found.append([seat, state.game.word(action)])
        if number % DIGEST_EVERY == 0 or number == len(state.history):
            found.append({"digest": moment.digest()})
    return found


def replay(record: str | Mapping[str, Any], find: Callable[[str], "Game"]) -> "State":
    """Play a record again, checking every word of it; `BadRecord` names the line that is wrong."""
    read = _parse(_text(record))
    _check_fields(read)
    state = _start(read, find)
    _check_players(read)
    _check_hints(read)
    agreed = state.copy()
    for entry, line in zip(read.data["decisions"], read.entries, strict=True):
        if isinstance(entry, dict):
            _compare(entry, line, state, agreed)
            agreed = state.copy()
        else:
            _decide(entry, line, state, agreed if read.data["rules"] != state.game.rules_version else None)
    return state


def split(text: str) -> list[tuple[str, int]]:
    """The records of a file, each with the line on which it begins: a single one, or one a line."""
    lines = [(line, at) for at, line in enumerate(text.splitlines(), 1) if line.strip()]
    several = len(lines) > 1 and all(line.startswith("{") and line.rstrip().endswith("}") for line, _ in lines)
    return lines if several else [(text, 1)]


def players(record: str) -> tuple[str, ...]:
    """Who sat where, by seat, in a record that has been replayed; nothing at all if it does not say."""
    return tuple(json.loads(record).get("players", ()))


def hints(record: str) -> tuple[int, ...]:
    """Before which decisions a hint was given, in a record that has been replayed."""
    return tuple(json.loads(record).get("hints", ()))


def _check_hints(read: _Read) -> None:
    most = len(read.data["decisions"])
    if not all(type(number) is int and 0 <= number <= most for number in read.data.get("hints", [])):
        text = "'hints' lists decisions of the game by number"
        raise BadRecord(read.lines["hints"], Reason("record-hints", text))


def _check_players(read: _Read) -> None:
    found = read.data.get("players", [])
    good = all(isinstance(name, str) and len(name) <= MOST_NAME for name in found)
    if found and (len(found) != read.data["seats"] or not good):
        text = f"'players' names every seat, each in at most {MOST_NAME} letters"
        raise BadRecord(read.lines["players"], Reason("record-players", text, most=MOST_NAME))


def _text(record: str | Mapping[str, Any]) -> str:
    if isinstance(record, str):
        return record
    try:
        return json.dumps(dict(record))
    except (TypeError, ValueError, RecursionError):
        raise BadRecord(
            1, Reason("record-no-text", "a record is JSON text, or the object that such a text describes")
        ) from None


def _parse(text: str) -> _Read:
    try:
        data = json.loads(text)
        lines, entries = _lines(text) if isinstance(data, dict) else ({}, [])
    except json.JSONDecodeError as error:
        raise BadRecord(error.lineno, Reason("record-no-json", f"this is not JSON: {error.msg}")) from None
    except BadRecord:
        raise
    except ValueError:
        raise BadRecord(1, Reason("record-long-number", "a number in this record is too long to read")) from None
    except RecursionError:
        raise BadRecord(1, Reason("record-too-deep", "this is nested too deeply")) from None
    if not isinstance(data, dict):
        raise BadRecord(1, Reason("record-no-object", "a record is a JSON object"))
    return _Read(data, lines, entries)


def _check_fields(read: _Read) -> None:
    sealed = read.data.get("smallcouncil") == SEALED_FORMAT
    fields = SEALED_FIELDS if sealed else FIELDS
    for name in fields:
        if name not in read.data:
            raise BadRecord(1, Reason("record-lacks", f"the record has no {name!r}", name=name))
    for name, value in read.data.items():
        if name not in fields and name not in OPTIONAL:
            raise BadRecord(read.lines[name], Reason("record-unknown", f"a record has no field {name!r}", name=name))
        kinds, called = fields.get(name) or OPTIONAL[name]
        if type(value) not in kinds:
            raise BadRecord(
                read.lines[name], Reason("record-wrong-kind", f"{name!r} must be {called}", name=name, kind=called)
            )
    if read.data["smallcouncil"] not in (FORMAT, SEALED_FORMAT):
        found, known = read.data["smallcouncil"], f"{FORMAT}, {SEALED_FORMAT}"
        problem = f"the record's format is {found}; this program reads the formats {known}"
        raise BadRecord(read.lines["smallcouncil"], Reason("record-format", problem, found=found, known=known))
    if sealed:
        _check_luck(read)


def _check_luck(read: _Read) -> None:
    luck, seed = read.data["luck"], read.data["seed"]
    if luck != SEALED_LUCK:
        problem = f"this program does not know the generator {luck!r}"
        raise BadRecord(read.lines["luck"], Reason("record-luck", problem, luck=luck))
    if not is_key(seed):
        raise BadRecord(read.lines["seed"], Reason("record-key", "a sealed seed has 64 hexadecimal digits"))


def _start(read: _Read, find: Callable[[str], "Game"]) -> "State":
    data = read.data
    try:
        game = find(data["game"])
    except CouncilError as error:
        raise BadRecord(read.lines["game"], Reason.of(error)) from error
    try:
        setup = game.setup(data["seats"], data["seed"], data["position"], data["options"])
        return game.begin(setup._replace(rules=game.rules_for(data["rules"])))
    except CouncilError as error:
        raise BadRecord(read.lines[_field_of(error)], Reason.of(error)) from error


def _field_of(error: CouncilError) -> str:
    """The field of the header that an error of the setup speaks of."""
    if isinstance(error, BadPosition):
        return "position"
    if isinstance(error, BadSeats):
        return "seats"
    named = str(error.details["option"]) if isinstance(error, BadOption) else ""
    return named if named in ("seats", "seed") else "options"


def _decide(entry: Any, line: int, state: "State", agreed: "State | None") -> None:
    """Play one decision. Under other rules (then `agreed` is given) one that is refused is no fault of the record."""
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
        raise BadRecord(line, Reason("record-no-decision", "a decision is a pair of seat and word"))
    try:
        state.play(entry[1], entry[0] if entry[0] is not None else -1)
    except CouncilError as error:
        if agreed is not None:
            raise RecordDiffers(line, Reason.of(error), agreed) from error
        raise BadRecord(line, Reason.of(error)) from error


def _compare(entry: dict[str, Any], line: int, state: "State", agreed: "State") -> None:
    if set(entry) != {"digest"} or not isinstance(entry["digest"], str):
        raise BadRecord(line, Reason("record-no-digest", "only a digest may stand between decisions"))
    if not state.agrees(entry["digest"]):
        text = "the game went differently here when it was recorded: its rules have changed, or the record was edited"
        raise RecordDiffers(line, Reason("record-went-differently", text), agreed)


def _lines(text: str) -> tuple[dict[str, int], list[int]]:
    """The lines on which the fields of an object, and the entries of its "decisions", begin, however it is laid out."""
    reader = _LineReader(text)
    lines: dict[str, int] = {}
    entries: list[int] = []
    reader.at = _skip(text, _skip(text, 0) + 1)
    while text[reader.at] != "}":
        line = reader.line()
        name = reader.value()
        if name in lines:
            raise BadRecord(line, _doubled(name))
        lines[name] = line
        reader.at = _skip(text, _skip(text, reader.at) + 1)
        if name == "decisions" and text[reader.at] == "[":
            entries = _entry_lines(reader)
        else:
            reader.value()
        reader.at = _next(text, reader.at)
    return lines, entries


def _entry_lines(reader: "_LineReader") -> list[int]:
    """The lines of the entries of a list at whose bracket the reader stands; it ends behind the closing one."""
    lines = []
    reader.at = _skip(reader.text, reader.at + 1)
    while reader.text[reader.at] != "]":
        lines.append(reader.line())
        reader.value()
        reader.at = _next(reader.text, reader.at)
    reader.at += 1
    return lines


class _LineReader:
    """Reads one value after the other and counts the lines on the way, each of them once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self._line, self._counted = 1, 0
        self._decoder = json.JSONDecoder(object_pairs_hook=self._object)

    def line(self) -> int:
        self._line += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        return self._line

    def value(self) -> Any:
        value, self.at = self._decoder.raw_decode(self.text, self.at)
        return value

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        """An object in which a name stands twice would be read in two ways by two programs."""
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise BadRecord(self.line(), _doubled(name))
            found[name] = value
        return found


def _doubled(name: str) -> Reason:
    return Reason("record-doubled", f"{name!r} stands here twice", name=name)


def _next(text: str, at: int) -> int:
    """Past the comma after an entry, if there is one, to what stands next."""
    at = _skip(text, at)
    return _skip(text, at + 1) if text[at] == "," else at


def _skip(text: str, at: int) -> int:
    """The next place that is not white space."""
    while text[at] in " \t\r\n":
        at += 1
    return at
