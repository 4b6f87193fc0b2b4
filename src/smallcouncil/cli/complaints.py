"""Errors as one sentence in the reader's language."""

import re

from smallcouncil.cli.program import Voice
from smallcouncil.core.errors import BadOption, CouncilError


def sentence(voice: Voice, error: CouncilError) -> str:
    details = dict(error.details)
    if isinstance(error, BadOption):
        details["allowed"] = _reason(voice, str(details["allowed"]))
    say = voice.say
    return say(error.key, **details) if say.has(error.key) else say("cli-error", problem=str(error))


def _reason(voice: Voice, allowed: str) -> str:
    """Why an option is refused. A reason that names a rule is told by that rule's own sentence."""
    from smallcouncil.games import slugs

    for rule in re.findall(r"\(([A-Z]+-\w+)\)", allowed):
        for slug in slugs():
            if voice.of(slug).has(f"why-{rule}"):
                return voice.of(slug)(f"why-{rule}").rstrip(".")
    return allowed
