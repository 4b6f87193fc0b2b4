"""What can be wrong with a command line, told so that it can be said in any language."""

import difflib
from typing import Any

import typer

from smallcouncil.core.errors import CouncilError

# Typer shows one of its errors only; the others are its parents.
UsageError: Any = typer.BadParameter.__mro__[1]


class BadUsage(CouncilError):
    """A command line that cannot be followed."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(f"{key}: {details}", **details)
        self.key = key


def reworded(error: Any) -> BadUsage:
    """An error of the command line parser as one of ours."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        near = difflib.get_close_matches(error.option_name, error.possibilities or (), n=1)
        return BadUsage("cli-error-no-option", option=error.option_name, near="".join(near))
    if kind == "BadOptionUsage":
        return BadUsage("cli-error-no-value", option=error.option_name)
    if kind == "MissingParameter" and parameter is not None:
        return BadUsage(f"cli-error-missing-{parameter.name}")
    if parameter is not None:
        return _bad_number(parameter)
    return BadUsage("cli-error", problem=error.format_message())


def _bad_number(parameter: Any) -> BadUsage:
    """Numbers are all that a parameter can get wrong: everything else is text, and is looked at later."""
    option = parameter.opts[0]
    if isinstance(parameter.default, float) or isinstance(parameter.min, float):
        return BadUsage("cli-error-amount", option=option)
    if parameter.min is None:
        return BadUsage("cli-error-number", option=option)
    if parameter.max is None:
        return BadUsage("cli-error-number-from", option=option, least=int(parameter.min))
    return BadUsage("cli-error-number-between", option=option, least=int(parameter.min), most=int(parameter.max))
