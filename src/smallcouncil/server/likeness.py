"""How a name looks: two names that people take for each other are one here."""

import unicodedata
from functools import cache

from smallcouncil.locale import languages, texts
from smallcouncil.web import sentences

_TWINS = str.maketrans(
    "01|iıіιɩ!авеорсхукмтнѕјԁԛԝαορνκτυβημ",
    "ollllllllabeopcxykmthsjdqwaopvktubhm",
)
"""Letters and the Latin ones that they are mistaken for. Capital and small i look like l in many fonts."""


def folded(name: str) -> str:
    """Without accents, spaces, signs and the difference of letters that look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] != "M")
    twins = letters.translate(_TWINS)
    return "".join(letter for letter in twins if letter.isalnum()).replace("rn", "m").replace("vv", "w")


@cache
def reserved() -> frozenset[str]:
    """What nobody may be called: a bot, in any language."""
    found = {"smallcouncil", "server", "admin", "bot", *sentences.levels()}
    for lang in languages():
        say = texts(lang)
        found |= {sentences.bot_name(say, level) for level in sentences.levels()}
    return frozenset(map(folded, found))
