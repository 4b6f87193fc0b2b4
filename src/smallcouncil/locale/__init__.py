"""Everything a person reads, in English and German, as Project Fluent files.

    from smallcouncil.locale import best, texts

    say = texts(best(None), slug)
    say("terminal-welcome", game=say("title"))

`texts(lang)` has what all games share (core.ftl, terminal.ftl, web.ftl); `texts(lang, slug)` adds the game's own files
(`ui/en.ftl`, `ui/rules-en.ftl` and what only its table in the browser says, `ui/face-en.ftl`, in its package), because
games use the same keys for different things. What a game does not say itself, plain.ftl and `plain_texts` say for it.
`.part` is a Fluent attribute and belongs to the key: `say("card-bronn.text")`. Arguments are texts ready to read;
counts are numbers; an empty text selects the variant `[none]`. Spare arguments do no harm, so a client may pass all it
has. A missing one is an error.

| key                                      | arguments, parts                                                          |
|------------------------------------------|---------------------------------------------------------------------------|
| `error-*`                                | `key` and `details` of a CouncilError                                     |
| `seat`, `team`                           | n, counted from 1 (`Texts.seat` adds the one)                             |
| `yes` `no` `none` `random`               |                                                                           |
| `winner` `winners` `no-winner`           | player or players; with `-score` also score                               |
| `score-line`                             | rank, player, score                                                       |
| `terminal-*`                             | sentences of the terminal client; see terminal.ftl                        |
| `command-NAME`                           | the word to type; parts `.argument` (may be missing), `.help`             |
| `cli`, `cli-COMMAND`                     | help of the program and its commands                                      |
| `cli-argument-NAME`, `cli-option-NAME`   | help of an argument or an option of a command; `cli-metavar-NAME`: what   |
|                                          | stands for its value                                                      |
| `cli-error-*`                            | what is wrong with a command line                                         |
| `bot-NAME`                               | what a bot does                                                           |
| `web-*`                                  | sentences of the pages; `web-level-LEVEL`: the name of a level of bots    |
| of a game:                               |                                                                           |
| `title`, `about`, `goal`, `provenance`   |                                                                           |
| `score`, `scores`                        | count; the heading over several                                           |
| `signs`                                  | the signs on the board in a terminal                                      |
| `window-NAME`                            | a window in which chances may go by (`Game.windows`)                      |
| `option-NAME`                            | label; part `.help`; a switch that is on by default also `.off`           |
| `account-NAME`, `account-NAME-COLUMN`    | tables of a balance report; part `.about` of the first                    |
| `spread-NAME`                            | its plots; parts `.about`, `.axis`                                        |
| `section-NAME`, `kind-NAME`              | of the rules; NAME is the ledger's word, lower case, hyphens for spaces,  |
|                                          | no apostrophes                                                            |
| `RULE`, `RULE-why`                       | rule texts by id, German only: English is in the game's rules.toml        |
| `words-RULE`                             | what else a rule is looked for by                                         |
| `why-RULE`                               | one sentence for the player who asks why (or why not)                     |
| `example-NAME`                           | an example of play, rules or simulate for the help page; part `.words`:   |
|                                          | what is typed behind the game's name                                      |
| `prompt-ASK`, `action-WORD`,             | what the plain narration says, where a game has these and no narration    |
| `event-EVENT`                            | of its own; see `narration/plain_narration.py`                            |
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from smallcouncil.locale.reading import Bundle

__all__ = ["Texts", "best", "languages", "texts"]

_LANGUAGES = ("en", "de")
_SHARED = ("core", "terminal", "cli", "arena", "analysis", "balance", "learning", "web", "server", "share", "people")

Argument = str | int | float | None


def languages() -> tuple[str, ...]:
    """The languages that have all texts, the fallback first."""
    return _LANGUAGES


def best(requested: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to use for a locale name, an Accept-Language header, or (for None) the environment."""
    wish = _wish_of(environment) if requested is None else requested
    for tag in _by_preference(wish):
        primary = re.split(r"[-_.@]", tag, maxsplit=1)[0].lower()
        if primary in _LANGUAGES:
            return primary
    return _LANGUAGES[0]


@functools.cache
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of a language, read once in a process."""
    return Texts(lang, game)


class Texts:
    """The texts of one language: shared ones, and those of a game if one is named. `keys` name them, without parts."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in _LANGUAGES:
            raise ValueError(f"there are no texts in {lang!r}; the languages are: {', '.join(_LANGUAGES)}")
        self.lang = lang
        self.game = game
        self._bundle = _bundle(lang, _sources(lang, game))
        self.keys = self._bundle.keys

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The text of a key. A key that does not exist is a KeyError, an argument left out is a TypeError."""
        plain = self._bundle.plain(key)
        if plain is not None:
            return plain
        filled = self._filled(key, arguments)
        if filled is not None:
            return filled
        pattern = self._bundle.pattern(key)
        if pattern is None:
            raise KeyError(f"{key} (in {self.lang}, game {self.game})")
        said = {name: _argument(self._reason(arguments[name])) for name in arguments}
        text, problems = self._bundle.format(pattern, said)
        if problems:
            raise TypeError(f"{key} (in {self.lang}): {'; '.join(map(str, problems))}")
        return text

    def _filled(self, key: str, words: Mapping[str, Argument]) -> str | None:
        """A simple text with words in it; None if it is not simple, or lacks a word."""
        simple = self._bundle.simple(key)
        if simple is None:
            return None
        found = simple.copy()
        for place in range(1, len(found), 2):
            word = words.get(found[place])
            if type(word) is not str or not word:
                return None
            found[place] = word
        return "".join(found)

    def _reason(self, value: Argument) -> Argument:
        """An argument that knows its own key, as the reasons in errors do, is said in this language too."""
        key = getattr(value, "key", None)
        if key is None or not self.has(key):
            return value
        return self(key, **getattr(value, "details", {})).removesuffix(".")

    def has(self, key: str) -> bool:
        """Whether the key, with its part if it names one, has a text."""
        return self._bundle.plain(key) is not None or self._bundle.pattern(key) is not None

    def seat(self, seat: int) -> str:
        """A seat that has no player's name yet. People count seats from 1."""
        return self("seat", n=seat + 1)

    def join(self, names: Iterable[str]) -> str:
        """Several names in a sentence: "Arya, Bran and Robb"."""
        *most, last = names
        return self("list-and", most=", ".join(most), last=last) if most else last


def _wish_of(environment: Mapping[str, str]) -> str:
    """The first of the POSIX variables that is set decides, even when it names a language we do not have."""
    wishes = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, wishes), "")


def _by_preference(wish: str) -> list[str]:
    """The tags of an Accept-Language header, most wanted first; refused (q=0) and malformed ones are left out."""
    weighted = [(_weight(weight), tag.strip()) for tag, _, weight in (part.partition(";") for part in wish.split(","))]
    return [tag for weight, tag in sorted(weighted, key=lambda pair: -pair[0]) if weight > 0]


def _weight(text: str) -> float:
    if not text.strip():
        return 1.0
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", text)
    return float(found[1]) if found else 0.0


def _sources(lang: str, game: str | None) -> list[str]:
    """The Fluent texts to read, those that overrule the ones before them last."""
    from importlib import resources

    folder = resources.files(__name__) / lang
    shared = [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in _SHARED]
    return shared if game is None else [*shared, *_sources_of(lang, game, folder)]


def _sources_of(lang: str, slug: str, folder: Traversable) -> Iterator[str]:
    from smallcouncil.core import discovery
    from smallcouncil.core.errors import UnknownGame
    from smallcouncil.locale.plain import plain_sections, plain_texts

    try:
        game = discovery.load(slug)
    except UnknownGame:
        raise ValueError(f"there are no texts of a game called {slug!r}") from None
    yield (folder / "plain.ftl").read_text(encoding="utf-8")
    yield plain_texts(game)
    yield game.card_texts()
    own, rules, face, learning = (_own_texts(lang, slug, start) for start in ("", "rules-", "face-", "learning-"))
    yield plain_sections(game) if rules is None else rules
    yield own or ""
    yield face or ""
    yield learning or ""


def _own_texts(lang: str, game: str, start: str) -> str | None:
    """One of the files of a game; where nobody has translated it, the one in the first language."""
    from smallcouncil.core import discovery

    folder = discovery.ui_folder(game)
    files = [folder / f"{start}{each}.ftl" for each in (lang, _LANGUAGES[0])] if folder else []
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)


def _bundle(lang: str, sources: Iterable[str]) -> Bundle:
    """Fluent is imported on first use, because it takes longer to load than the rest of the package."""
    from smallcouncil.locale.reading import Bundle

    return Bundle(lang, sources)


def _argument(value: Argument) -> object:
    """What Fluent gets: numbers are not grouped (line 1234, not 1,234), and an empty text is the word `none`."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    return value or "none"
