"""The lines of the scenario language, read but not yet played. docs/testing.md tells the language.

Two ways of writing have grown, and both are read everywhere:

    start POSITION          start {"seats": 2, ...}
    HOUSE ASK: a, b         ask SEAT NAME: a; b
    > word; word            do word; word
    refuse WORD RULE        refuse WORD RULE
    then key=a,b key=c      is key=a b; key=c
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

FENCED = frozenset({"scenario", "lg"})
"""The names of the fenced blocks of a Markdown text that hold scenarios."""

_FENCE = re.compile(r"\s{0,3}(`{3,}|~{3,})\s*([\w-]*)")
_COMMENT = re.compile(r"(?:^|\s)#(?:\s|$).*")
_RULE = r"[A-Z]{2}-R?\d{2,3}"
_PREFIX = re.compile(rf"((?:{_RULE})(?:,? +{_RULE})*): +(?=start\b)")
_ASKED = re.compile(r"(?:ask +)?(\S+) +(\S+): *(.*)")
_REFUSED = re.compile(rf"(.+?) +({_RULE})")
_RANGE = re.compile(r"(\d+)-(\d+)")


class ScenarioError(ValueError):
    """A scenario that cannot be read, or is not so; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Proves:
    """The rules that the scenarios below prove."""

    line: int
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Start:
    """A position, and the rules that stand before it."""

    line: int
    position: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Ask:
    """Exactly this is asked of this seat, with exactly these answers."""

    line: int
    seat: str
    ask: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Decide:
    """Decisions one after the other."""

    line: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class Refuse:
    """A word that is not legal now, and the rule that forbids it."""

    line: int
    word: str
    rule: str


@dataclass(frozen=True)
class Compare:
    """What is so now: names of facts with the items they must have."""

    line: int
    facts: tuple[tuple[str, tuple[str, ...]], ...]


Step = Ask | Decide | Refuse | Compare


@dataclass
class Scenario:
    """One `start` and the lines below it."""

    start: Start
    proves: tuple[str, ...] = ()
    steps: list[Step] = field(default_factory=list)

    @property
    def rules(self) -> tuple[str, ...]:
        return self.proves + self.start.rules


def read(text: str, *, markdown: bool = False) -> list[Scenario]:
    """The scenarios of a file, or of the fenced blocks of a Markdown text."""
    blocks = _fenced(text) if markdown else [list(enumerate(text.splitlines(), 1))]
    return [scenario for block in blocks for scenario in _scenarios(block)]


def _fenced(text: str) -> Iterator[list[tuple[int, str]]]:
    """The numbered lines of each block that holds scenarios."""
    fence, block = "", list[tuple[int, str]]()
    kept = False
    for number, line in enumerate(text.splitlines(), 1):
        found = _FENCE.match(line)
        if not fence and found:
            fence, kept, block = found[1], found[2] in FENCED, []
        elif fence and line.strip().startswith(fence) and not line.strip().strip(fence[0]):
            fence = ""
            if kept:
                yield block
        elif fence:
            block.append((number, line))
    if fence and kept:
        yield block


def _scenarios(block: list[tuple[int, str]]) -> Iterator[Scenario]:
    """The scenarios of one block: `proves` holds for all starts below it, up to the next one."""
    proves: Proves | None = None
    current: Scenario | None = None
    used = True
    for line in _lines(block):
        if isinstance(line, Proves):
            _check_used(proves, used)
            yield from [current] if current else []
            proves, current, used = line, None, False
        elif isinstance(line, Start):
            yield from [current] if current else []
            current, used = Scenario(line, proves.rules if proves else ()), True
        elif current is None:
            raise ScenarioError(line.line, "nothing has been laid yet: a scenario begins with start")
        else:
            current.steps.append(line)
    _check_used(proves, used)
    yield from [current] if current else []


def _check_used(proves: Proves | None, used: bool) -> None:
    if proves and not used:
        raise ScenarioError(proves.line, "proves stands above no start")


def _lines(block: list[tuple[int, str]]) -> Iterator[Proves | Start | Step]:
    lines = iter(block)
    for number, raw in lines:
        prefix = _PREFIX.match(raw)
        text = raw[prefix.end() :] if prefix else raw
        word, _, rest = text.partition(" ")
        if word == "start" and rest.lstrip().startswith("{"):
            yield Start(number, _json(number, rest.lstrip(), lines), _rules(prefix[1] if prefix else ""))
            continue
        text = _COMMENT.sub("", text).strip()
        if text:
            yield _line(number, text, _rules(prefix[1] if prefix else ""))


def _rules(text: str) -> tuple[str, ...]:
    return tuple(re.findall(_RULE, text))


def _json(number: int, text: str, lines: Iterator[tuple[int, str]]) -> str:
    """A JSON object that may go on over several lines, without the comment behind it."""
    while (end := _end_of_json(text)) is None:
        more = next(lines, None)
        if more is None:
            raise ScenarioError(number, "the JSON of this start is never closed")
        text += " " + more[1].strip()
    behind = _COMMENT.sub("", text[end:]).strip()
    if behind:
        raise ScenarioError(number, f"nothing but a comment may stand behind the JSON of a start, not {behind!r}")
    return text[:end]


def _end_of_json(text: str) -> int | None:
    """Where the first bracket is closed again."""
    depth = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|[{}]', text):
        depth += {"{": 1, "}": -1}.get(found[0], 0)
        if depth == 0:
            return found.end()
    return None


def _line(number: int, text: str, rules: tuple[str, ...]) -> Proves | Start | Step:
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    match word:
        case "start":
            return Start(number, rest, rules)
        case "proves":
            return Proves(number, _proven(number, rest))
        case "do" | ">":
            return Decide(number, _several(number, rest, r";", "decisions"))
        case "refuse":
            return _refused(number, rest)
        case "is":
            return Compare(number, _facts(number, re.split(r";", rest), None))
        case "then":
            return Compare(number, _facts(number, rest.split(), ","))
    asked = _ASKED.fullmatch(text)
    if asked is None:
        raise ScenarioError(number, f"this is no line of a scenario: {text!r}")
    return Ask(number, asked[1], asked[2], _several(number, asked[3], r"[;,]", "words"))


def _proven(number: int, rest: str) -> tuple[str, ...]:
    rules = re.split(r"[\s,]+", rest)
    for rule in rules:
        if not re.fullmatch(_RULE, rule):
            raise ScenarioError(number, f"proves names rules by their ids, and {rule!r} is none")
    return tuple(rules)


def _several(number: int, text: str, between: str, what: str) -> tuple[str, ...]:
    found = [each.strip() for each in re.split(between, text)]
    if not all(found):
        raise ScenarioError(number, f"there is a gap in the list of {what}")
    return tuple(word for each in found for word in expanded(each))


def expanded(text: str) -> Iterator[str]:
    """`recruit 1-5` as five words."""
    words = text.split()
    for place, word in enumerate(words):
        found = _RANGE.fullmatch(word)
        if found:
            for each in range(int(found[1]), int(found[2]) + 1):
                yield " ".join((*words[:place], str(each), *words[place + 1 :]))
            return
    yield " ".join(words)


def _refused(number: int, rest: str) -> Refuse:
    found = _REFUSED.fullmatch(rest)
    if found is None:
        raise ScenarioError(number, "refuse needs a word and the rule that forbids it: refuse WORD RULE")
    return Refuse(number, " ".join(found[1].split()), found[2])


def _facts(number: int, told: list[str], between: str | None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found = []
    for each in told:
        name, equals, value = each.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise ScenarioError(number, f"a fact is told as name=value, not as {each.strip()!r}")
        items = tuple(value.strip().split(between))
        if not all(items):
            raise ScenarioError(number, f"there is a gap in the list of {name.strip()!r}")
        found.append((" ".join(name.split()), () if items == ("-",) else items))
    if not found:
        raise ScenarioError(number, "nothing is compared")
    return tuple(found)
