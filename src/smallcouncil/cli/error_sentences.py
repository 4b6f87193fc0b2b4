"""Errors as one sentence in the reader's language."""

from collections.abc import Iterable

from smallcouncil.bots import BadBot, codes
from smallcouncil.cli.program import Voice
from smallcouncil.core.discovery import games
from smallcouncil.core.errors import BadOption, CouncilError, Reason
from smallcouncil.locale import Texts


def sentence(voice: Voice, error: CouncilError) -> str:
    """What an error says in the reader's language."""
    details = dict(error.details)
    if isinstance(error, BadBot):
        details["known"] = _forms(str(details["code"]))
    if isinstance(error, BadOption):
        details["value"] = {"True": voice.say("yes"), "False": voice.say("no")}.get(
            str(details["value"]), details["value"]
        )
    say = _who_knows(voice, details.values())
    return say(error.key, **details) if say.has(error.key) else say("cli-error", problem=str(error))


def _who_knows(voice: Voice, details: Iterable[object]) -> Texts:
    """The texts of the game that knows the reasons in an error; the shared ones if there are none."""
    for reason in details:
        if isinstance(reason, Reason) and not voice.say.has(reason.key):
            return next((voice.of(slug) for slug in games() if voice.of(slug).has(reason.key)), voice.say)
    return voice.say


def _forms(code: str) -> str:
    """The bots to choose from: the ways to write this one if it is known, else all by name."""
    known = {each.name: each.forms for each in codes()}
    return ", ".join(known.get(code.partition(":")[0], tuple(known)))
