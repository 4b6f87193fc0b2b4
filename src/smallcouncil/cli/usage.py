"""What can be wrong with a command line, told so that it can be said in any language."""

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
        near = min(error.possibilities or ("",), key=len)
        return BadUsage("cli-error-no-option", option=error.option_name, near=near)
    if kind == "BadOptionUsage":
        return BadUsage("cli-error-no-value", option=error.option_name)
    if kind == "MissingParameter" and parameter is not None:
        return BadUsage(f"cli-error-missing-{parameter.name}")
    if parameter is not None and parameter.min is not None:
        return BadUsage("cli-error-number-from", option=parameter.opts[0], least=int(parameter.min))
    if parameter is not None:
        return BadUsage("cli-error-number", option=parameter.opts[0])
    return BadUsage("cli-error", problem=error.format_message())
