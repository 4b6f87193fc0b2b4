"""The rules ledger of a game: every rule a numbered statement, kept as data beside the code."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self


@dataclass(frozen=True)
class Rule:
    """One testable statement of the rules."""

    id: str
    section: str
    kind: str
    text: str
    page: str = ""
    why: str = ""


def section_key(section: str) -> str:
    """What a section is called in texts and addresses: lower case, hyphens for spaces, no apostrophes."""
    return f"section-{section.lower().replace(' ', '-').replace(chr(39), '')}"


@dataclass(frozen=True)
class Ledger:
    """All rules of a game, in the order of the book."""

    title: str
    source: str
    rules: tuple[Rule, ...]

    @classmethod
    def beside(cls, module: str) -> Self:
        """Read the `rules.toml` that lies in the package of a game's module; without one there are no rules to show."""
        import sys
        import tomllib
        from importlib.resources import files

        package = sys.modules[module].__package__
        file = files(package).joinpath("rules.toml") if package else None
        if file is None or not file.is_file():
            return cls("", "", ())
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return cls(data["title"], data["source"], tuple(Rule(**entry) for entry in data["rule"]))

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    def search(self, term: str) -> tuple[Rule, ...]:
        """The rules whose id, section or text holds a term."""
        wanted = term.casefold()
        return tuple(rule for rule in self.rules if wanted in f"{rule.id} {rule.section} {rule.text}".casefold())
