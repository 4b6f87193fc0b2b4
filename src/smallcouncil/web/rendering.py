"""Templates and texts: compiled once, and what was said before is not looked up again."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar

from jinja2 import ChoiceLoader, Environment, FunctionLoader, PackageLoader, StrictUndefined, Template
from jinja2.environment import TemplateModule
from jinja2.runtime import Macro
from markupsafe import Markup

from smallcouncil.core import discovery
from smallcouncil.locale import Texts, languages
from smallcouncil.web.pieces import Bit, make_room
from smallcouncil.web.static_files import marked

# Sentences kept for each language and game; a table repeats a few hundred, names make the rest.
REMEMBERED = 8192

# Drawn pieces kept for all tables together: half a kilobyte each. Most are found at many tables, some at one alone.
KEPT = 16384

# How much is told at the same moment: some pieces each of the tables that are told side by side.
AT_ONCE = 64

T = TypeVar("T")

_PLAIN = frozenset({str, int, float, bool, type(None)})


class PageTexts(Texts):
    """Texts that remember what they said."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        super().__init__(lang, game)
        self._remembered = lru_cache(REMEMBERED)(self._said)
        self._plain = cache(super().__call__)

    def __call__(self, key: str, /, **arguments: Any) -> str:
        if not arguments:
            return self._plain(key)
        if _PLAIN.issuperset(map(type, arguments.values())):
            return self._remembered(key, tuple(arguments.items()))
        return super().__call__(key, **arguments)

    def _said(self, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        return super().__call__(key, **dict(arguments))


@cache
def page_texts(lang: str, game: str | None = None) -> PageTexts:
    return PageTexts(lang, game)


class _OwnTemplates(PackageLoader):
    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        source, file, is_new = super().get_source(environment, template)
        return marked(source), file, is_new


@cache
def environment() -> Environment:
    """Everything is escaped unless it is Markup, and a name that a template lacks is an error."""
    made = Environment(
        loader=ChoiceLoader([_OwnTemplates("smallcouncil.web"), FunctionLoader(_template_of_a_game)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals |= {"kept": kept, "kept_each": kept_each, "macros": macros}
    made.globals["languages"] = [(lang, page_texts(lang)("web-language")) for lang in languages()]
    return made


def _template_of_a_game(name: str) -> str | None:
    """`games/SLUG/board.html` is the template `board.html` of a game's own."""
    room, _, rest = name.partition("/")
    slug, _, file = rest.partition("/")
    folder = discovery.ui_folder(slug) if room == "games" and slug in discovery.slugs() else None
    found = folder.joinpath("templates", file) if folder else None
    return found.read_text(encoding="utf-8") if found and found.is_file() else None


@cache
def template(name: str) -> Template:
    return environment().get_template(name)


@cache
def macros(name: str) -> TemplateModule:
    """A template of macros that look at nothing but their arguments; cheaper than to import it in every template."""
    return template(name).module


@cache
def macro(name: str, of: str) -> Macro:
    """One macro of such a template."""
    found: Macro = getattr(macros(name), of)
    return found


@lru_cache(KEPT)
def kept(macro: Macro, *arguments: object) -> Bit:
    """What a macro makes of its arguments: most of a table looks as it did before."""
    return Bit(macro(*arguments))


def kept_each(macro: Macro, say: Texts, things: Iterable[object]) -> Markup:
    """What a macro makes of some things, one after the other."""
    return Markup("".join([kept(macro, say, thing) for thing in things]))


class SharedWork(Generic[T]):
    """What was made last of some objects: people at one table are told of the same things, one after the other."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._most = most
        self._made: dict[tuple[int, object], tuple[object, T]] = {}

    def get(self, source: object, how: object, make: Callable[[], T]) -> T:
        """What is made of `source` (this very object, which nobody changes) in the way that `how` says."""
        key = (id(source), how)
        known = self._made.get(key)
        if known is not None and known[0] is source:
            return known[1]
        make_room(self._made, self._most)
        made = make()
        self._made[key] = (source, made)
        return made


class KeptWork(Generic[T]):
    """What was made of something, for when the same comes again; the oldest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[object, T] = {}

    def get(self, key: object, make: Callable[[], T]) -> T:
        """What is made of what the key says, and of nothing else."""
        made = self._made.get(key)
        if made is None:
            make_room(self._made, self._most)
            made = self._made[key] = make()
        return made


def render(page: str, say: Texts, /, **context: object) -> str:
    return template(page).render(say=say, lang=say.lang, **context)
