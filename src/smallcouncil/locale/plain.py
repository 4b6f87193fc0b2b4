"""Texts that a game has even if nobody has written any for it: its title, its options, the sections of its rules."""

from collections.abc import Iterator

from smallcouncil.core.game import Game
from smallcouncil.core.ledger import section_key


def plain_texts(game: Game) -> str:
    """Fluent texts made of the names in the code; a game's own texts overrule them."""
    return _fluent(_names(game))


def plain_sections(game: Game) -> str:
    """The headings and kinds of a game's rules, as its ledger has them."""
    return _fluent(_headings(game))


def _fluent(entries: Iterator[tuple[str, str]]) -> str:
    return "".join(f"{key} = {text}\n" for key, text in entries)


def _names(game: Game) -> Iterator[tuple[str, str]]:
    yield "title", _worded(game.slug).title()
    for option in game.options:
        name = _worded(option.name)
        yield f"option-{option.name}", f"{name}\n    .help = {name}.\n    .off = {{ no }}: {name}."


def _headings(game: Game) -> Iterator[tuple[str, str]]:
    for section in {rule.section for rule in game.ledger.rules}:
        yield section_key(section), section
    for kind in {rule.kind for rule in game.ledger.rules}:
        yield f"kind-{kind}", kind


def _worded(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()
