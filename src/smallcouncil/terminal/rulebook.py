"""The rules of a game in the reader's language: found by a term, shown by section."""

import difflib
import re
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smallcouncil.core.ledger import Ledger, Rule
from smallcouncil.locale import Texts
from smallcouncil.terminal.answers import fold


def text_of(say: Texts, rule: Rule) -> str:
    """A rule in the language of the reader; the ledger itself is in English."""
    return say(rule.id) if say.has(rule.id) else rule.text


def section_of(say: Texts, rule: Rule) -> str:
    return say(f"section-{rule.section.lower().replace(' ', '-')}")


def find(say: Texts, ledger: Ledger, term: str) -> list[Rule]:
    """The rules that hold every word of a term, in number, heading or text."""
    wanted = fold(term).split()
    return [rule for rule in ledger.rules if all(word in _all_of(say, rule) for word in wanted)]


def near(say: Texts, ledger: Ledger, term: str) -> str:
    """A word of the rules that is written much like a term that none of them holds."""
    words = {word for rule in ledger.rules for word in re.findall(r"\w{4,}", text_of(say, rule))}
    by_fold = {fold(word): word for word in sorted(words)}
    found = difflib.get_close_matches(fold(term), by_fold, n=1)
    return by_fold[found[0]] if found else ""


def _all_of(say: Texts, rule: Rule) -> str:
    return fold(f"{rule.id} {section_of(say, rule)} {text_of(say, rule)}")


def page(say: Texts, rules: Sequence[Rule]) -> RenderableType:
    """Rules under the headings of their sections."""
    return Group(*_sections(say, rules))


def _sections(say: Texts, rules: Sequence[Rule]) -> Iterable[RenderableType]:
    for section in dict.fromkeys(rule.section for rule in rules):
        own = [rule for rule in rules if rule.section == section]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        for rule in own:
            table.add_row(rule.id, entry(say, rule))
        yield Text(f"\n{section_of(say, own[0])}", style="bold underline")
        yield table


def entry(say: Texts, rule: Rule) -> Text:
    """The text of a rule, and for a ruling its reason."""
    text = Text(text_of(say, rule))
    if rule.why:
        why = say(f"{rule.id}-why") if say.has(f"{rule.id}-why") else rule.why
        text.append(f"\n{say('terminal-rule-why', why=why)}", style="dim")
    return text
