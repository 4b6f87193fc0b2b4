"""Texts, styles and scripts of the pages: what is named exists, what exists is used, and nothing comes from afar."""

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

from smallcouncil.locale import languages, texts
from smallcouncil.web import pages

WEB = Path(str(files("smallcouncil.web")))
STATIC = WEB / "static"
SOURCES = [*WEB.glob("*.py"), *(WEB / "templates").glob("*.html")]
SCRIPTS = sorted(STATIC.glob("*.js"))

# Keys that are put together: the beginning stands in a template or a module, the rest comes from data.
BEGINNINGS = ("web-level-", "web-js-", "web-sitter-", "web-undo-", "web-watching-", "web-theme-", "web-error-",
              "web-replay-", "web-note-", "web-origin-", "web-pass-is-", "web-ended-", "web-call-")  # fmt: skip


def _used() -> set[str]:
    sources = "".join(source.read_text() for source in SOURCES)
    return set(re.findall(r"""["'](web-[a-z0-9-]+[a-z0-9])["'.]""", sources))


def _defined(lang: str) -> set[str]:
    source = Path(str(files("smallcouncil.locale"))) / lang / "web.ftl"
    return set(re.findall(r"^(web-[a-z0-9-]+) =", source.read_text(), flags=re.MULTILINE))


@pytest.mark.parametrize("lang", languages())
def test_every_text_that_is_used_exists(lang: str) -> None:
    say = texts(lang)
    assert [key for key in sorted(_used()) if not say.has(key)] == []
    for name in pages.SCRIPT_TEXTS:
        assert say.has(f"web-js-{name}")
    for _, key in (*pages.TABLE_KEYS, *pages.REPLAY_KEYS):
        assert say.has(key)


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_used(lang: str) -> None:
    spare = {key for key in _defined(lang) - _used() if not key.startswith(BEGINNINGS)}
    assert spare == set()


def test_what_scripts_say_is_in_the_page() -> None:
    said = {name for script in SCRIPTS for name in re.findall(r'\bsay\("([a-z-]+)"\)', script.read_text())}
    assert said == {*pages.SCRIPT_TEXTS, "days"}


def test_everything_that_pages_and_scripts_load_is_there() -> None:
    loaded = {path for source in SOURCES for path in re.findall(r'"/static/([^"{}]+)"', source.read_text())}
    loaded |= {path for script in SCRIPTS for path in re.findall(r'(?:from|import) "\./([^"]+)"', script.read_text())}
    assert [path for path in sorted(loaded) if not (STATIC / path).is_file()] == []
    assert {script.name for script in SCRIPTS} <= loaded


def test_nothing_comes_from_afar() -> None:
    of_games = (WEB.parent / "games").glob("*/ui/*/*")
    for path in (*SCRIPTS, *STATIC.glob("*.css"), *(WEB / "templates").rglob("*.html"), *of_games):
        if path.suffix not in (".js", ".css", ".html"):
            continue
        addresses = re.findall(r"(?:https?:)?//[a-z][a-z0-9.-]+\.[a-z]{2,}[^\s\"')]*", path.read_text())
        assert [address for address in addresses if address != "http://www.w3.org/2000/svg"] == [], path.name


def test_scripts_use_the_ids_that_the_pages_have() -> None:
    named = {name for script in SCRIPTS for name in re.findall(r'getElementById\("([a-z-]+)"\)', script.read_text())}
    templates = "".join(path.read_text() for path in (WEB / "templates").glob("*.html"))
    assert [name for name in sorted(named) if f'id="{name}"' not in templates] == []


# Contrast


def _colours() -> dict[str, tuple[str, str]]:
    """The colours of day and night."""
    found = {}
    for name, value in re.findall(r"--([a-z-]+): ([^;]+);", (STATIC / "base.css").read_text()):
        pair = re.findall(r"#[0-9a-f]{6}", value)
        if pair:
            found[name] = (pair[0], pair[-1])
    return found


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


TEXTS, GROUNDS = ("ink", "soft", "gold", "blood"), ("paper", "sheet", "well")
TEXT_ON = [*product(TEXTS, GROUNDS), ("seal-ink", "seal"), ("seal-ink", "seal-deep")]
SHAPE_ON = [*product(("focus", "edge"), GROUNDS)]


@pytest.mark.parametrize("night", [0, 1], ids=["day", "night"])
def test_letters_and_frames_stand_out(night: int) -> None:
    """WCAG AA: 4.5 for text, 3 for frames and the ring of focus."""
    colours = _colours()
    for pairs, least in ((TEXT_ON, 4.5), (SHAPE_ON, 3.0)):
        weak = {pair: _contrast(colours[pair[0]][night], colours[pair[1]][night]) for pair in pairs}
        assert {pair: round(value, 2) for pair, value in weak.items() if value < least} == {}
