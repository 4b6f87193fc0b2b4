"""Templates and texts: compiled once, and what was said before is not looked up again."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from smallcouncil.locale import Texts, languages

# Sentences kept for each language and game; a table repeats a few hundred, names make the rest.
REMEMBERED = 8192

_PLAIN = frozenset({str, int, float, bool, type(None)})


class Voice(Texts):
    """Texts that remember what they said."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        super().__init__(lang, game)
        self._remembered = lru_cache(REMEMBERED)(self._said)

    def __call__(self, key: str, /, **arguments: Any) -> str:
        if all(type(value) in _PLAIN for value in arguments.values()):
            return self._remembered(key, tuple(arguments.items()))
        return super().__call__(key, **arguments)

    def _said(self, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        return super().__call__(key, **dict(arguments))


@cache
def voice(lang: str, game: str | None = None) -> Voice:
    return Voice(lang, game)


@cache
def environment() -> Environment:
    """Everything is escaped unless it is Markup, and a name that a template lacks is an error."""
    made = Environment(
        loader=PackageLoader("smallcouncil.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals["languages"] = [(lang, voice(lang)("web-language")) for lang in languages()]
    return made


def render(template: str, say: Texts, **context: object) -> str:
    return environment().get_template(template).render(say=say, lang=say.lang, **context)


@cache
def stylesheet(slug: str) -> str | None:
    """The address of a game's own style, if it has one."""
    there = files("smallcouncil.web").joinpath("static", "games", f"{slug}.css").is_file()
    return f"/static/games/{slug}.css" if there else None
