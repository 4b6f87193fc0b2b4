"""Errors as a sentence in the visitor's language."""

from smallcouncil.bots import BadBot
from smallcouncil.core.errors import BadOption, CouncilError
from smallcouncil.locale import texts
from smallcouncil.server.codes import offered
from smallcouncil.server.refusals import Refused


def sentence(lang: str, error: CouncilError, slug: str | None = None) -> str:
    """What an error says; `slug` is the game at hand, which knows the reasons of its own rules."""
    say, details = texts(lang, slug), dict(error.details)
    if isinstance(error, BadBot):
        details["known"] = ", ".join(offered())
    if isinstance(error, BadOption):
        words = {"True": say("yes"), "False": say("no")}
        details["value"] = words.get(str(details["value"]), details["value"])
        title = f"option-{details['option']}"
        details["option"] = say(title) if say.has(title) else details["option"]
    return say(error.key, **details) if say.has(error.key) else say("error")


def status(error: CouncilError) -> int:
    return error.status if isinstance(error, Refused) else 409 if hasattr(error, "rule") else 400


def rule(error: CouncilError) -> str | None:
    """The number of the rule that forbids it, if it was one of the game."""
    return getattr(error, "rule", None)
