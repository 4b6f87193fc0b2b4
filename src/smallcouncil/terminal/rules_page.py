"""The rules of a game on the screen, by section."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smallcouncil.core.ledger import Rule
from smallcouncil.locale import Texts
from smallcouncil.narration.rulebook import section_of, text_of, why_of


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
    if why := why_of(say, rule):
        text.append(f"\n{say('terminal-rule-why', why=why)}", style="dim")
    return text
