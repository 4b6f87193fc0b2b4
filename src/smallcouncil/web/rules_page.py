"""The rules of a game as a page: all of them, or those that hold a term, by section."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from smallcouncil.core.discovery import games
from smallcouncil.core.ledger import Ledger, Rule, section_key
from smallcouncil.locale import Texts
from smallcouncil.narration.rulebook import find, keywords_of, near, section_of, text_of, why_of
from smallcouncil.web.rendering import page_texts


@dataclass(frozen=True)
class Entry:
    """A rule in the reader's language, and what else it is found by."""

    id: str
    slug: str
    kind: str
    text: str
    why: str
    keywords: str


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    rules: tuple[Entry, ...]


def search(say: Texts, ledger: Ledger, term: str) -> dict[str, object]:
    """What a template needs to show the rules about a term."""
    found = find(say, ledger, term)
    return {
        "sections": tuple(_sections(say, found)),
        "count": len(found),
        "near": "" if found else near(say, ledger, term),
    }


def _sections(say: Texts, rules: Iterable[Rule]) -> Iterator[Section]:
    by_section: dict[str, list[Rule]] = {}
    for rule in rules:
        by_section.setdefault(rule.section, []).append(rule)
    for name, own in by_section.items():
        yield Section(section_key(name), section_of(say, own[0]), tuple(_entry(say, rule) for rule in own))


def _entry(say: Texts, rule: Rule) -> Entry:
    return Entry(rule.id, say.game or "", rule.kind, text_of(say, rule), why_of(say, rule), keywords_of(say, rule))


def cited(lang: str, rule: str) -> Entry | None:
    """A rule by its number, whichever game it belongs to."""
    for slug, game in games().items():
        found = game.ledger.by_id.get(rule)
        if found is not None:
            return _entry(page_texts(lang, slug), found)
    return None
