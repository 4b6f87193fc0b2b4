"""Errors as one sentence in the reader's language."""

import re

from smallcouncil.bots import BadBot, codes
from smallcouncil.cli.program import Voice
from smallcouncil.core.errors import BadOption, CouncilError
from smallcouncil.games import slugs


def sentence(voice: Voice, error: CouncilError) -> str:
    """What an error says in the reader's language."""
    details = dict(error.details)
    if isinstance(error, BadOption) and (reason := _rule_behind(voice, str(details["allowed"]))):
        return reason
    if isinstance(error, BadBot):
        details["known"] = _forms(str(details["code"]))
    say = voice.say
    return say(error.key, **details) if say.has(error.key) else say("cli-error", problem=str(error))


def _rule_behind(voice: Voice, allowed: str) -> str:
    """Why the rules forbid an option, if the reason names a rule."""
    for rule in re.findall(r"\(([A-Z]+-\w+)\)", allowed):
        for slug in slugs():
            if voice.of(slug).has(f"why-{rule}"):
                return f"{voice.of(slug)(f'why-{rule}')} ({rule})"
    return ""


def _forms(code: str) -> str:
    """The bots to choose from: the ways to write this one if it is known, else all by name."""
    known = {each.name: each.forms for each in codes()}
    return ", ".join(known.get(code.partition(":")[0], tuple(known)))
