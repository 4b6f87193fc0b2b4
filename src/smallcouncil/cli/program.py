"""The program around the commands: the language, the options of the games, errors as one sentence, help pages."""

import difflib
import sys
from collections.abc import Sequence
from typing import Any

from typer import Context
from typer.core import TyperCommand, TyperGroup

from smallcouncil.cli.usage import BadUsage, UsageError, reworded
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game, Option, Value
from smallcouncil.locale import Texts, best, languages, texts

WRONG = 2
INTERRUPTED = 130
OPTIONS = "smallcouncil.options"


class Voice:
    """The language of this run, and its texts when they are needed."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def say(self) -> Texts:
        return texts(self.lang)

    def of(self, slug: str) -> Texts:
        """The texts of a game."""
        return texts(self.lang, slug)


class Council(TyperGroup):
    """The program itself. `--lang` may stand anywhere; whatever goes wrong is one sentence and exit code 2."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdout, sys.stderr):
            _never_choke(stream)
        code = self._run(words, extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def _run(self, words: list[str], extra: dict[str, Any]) -> int:
        voice = Voice(best(None))
        try:
            words, lang = _without_language(words)
            voice = Voice(lang or voice.lang)
            extra = {**extra, "prog_name": "smallcouncil"}
            return int(super().main(words, standalone_mode=False, obj=voice, **extra) or 0)
        except UsageError as error:
            return _complain(voice, reworded(error))
        except CouncilError as error:
            return _complain(voice, error)
        except BrokenPipeError:
            sys.stderr.close()
            return 0

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _help_if_asked(self, ctx, args[:1])
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        known = list(self.commands)
        if args[0] not in known:
            near = difflib.get_close_matches(args[0], known, n=1)
            raise BadUsage("cli-error-no-command", command=args[0], near=near[0] if near else "")
        return args[0], self.commands[args[0]], args[1:]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from smallcouncil.cli.help_pages import show_overview

        show_overview(ctx, self)


class Page(TyperCommand):
    """A command whose help page speaks the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _help_if_asked(self, ctx, args)
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise BadUsage("cli-error-too-much", words=" ".join(ctx.args))
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from smallcouncil.cli.help_pages import show_page

        show_page(ctx, self)


class GameCommand(Page):
    """A command that also takes the options of the game it names, such as --teams or --first 2."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        from smallcouncil.core.discovery import load, slugs

        named = next((load(word) for word in args if word in slugs()), None)
        ctx.meta[OPTIONS] = {}
        if named is not None:
            args = _take_options(named, args, ctx.meta[OPTIONS])
        return super().parse_args(ctx, args)


def usual_game() -> str:
    """The game that is meant where none is named."""
    from smallcouncil.core.discovery import first

    return first().slug


def chosen_options(context: Context) -> dict[str, Value]:
    """The options of the game that were given."""
    found: dict[str, Value] = context.meta[OPTIONS]
    return found


def _help_if_asked(command: Any, ctx: Any, args: Sequence[str]) -> None:
    """The help option, read here because the parser's own would first load a library to validate it."""
    if "--help" in args:
        command.get_help(ctx)
        ctx.exit()


def _never_choke(stream: Any) -> None:
    """A terminal that lacks a character shows another in its place."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def _complain(voice: Voice, error: CouncilError) -> int:
    from smallcouncil.cli.error_sentences import sentence

    print(sentence(voice, error), file=sys.stderr)
    return WRONG


def _without_language(words: list[str]) -> tuple[list[str], str | None]:
    """The words without --lang, and the language it names."""
    rest: list[str] = []
    lang = None
    queue = iter(words)
    for word in queue:
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        lang = _language(value if equals else next(queue, ""))
    return rest, lang


def _language(wish: str) -> str:
    lang = best(wish)
    if not wish.lower().startswith(lang):
        raise BadUsage("cli-error-language", lang=wish, languages=", ".join(languages()))
    return lang


def _take_options(game: Game, words: Sequence[str], found: dict[str, Value]) -> list[str]:
    """Move the game's options from the words to `found`; the other words are for the command itself."""
    switches = {spelled(option): option for option in game.options}
    switches |= {f"--{option.name}": option for option in game.options}
    rest: list[str] = []
    queue = iter(words)
    for word in queue:
        name, equals, value = word.partition("=")
        if name in switches and not _is_switch(switches[name]):
            given = value if equals else next(queue, "")
            found[switches[name].name] = read_option(game, switches[name], given)
        elif word in switches:
            found[switches[word].name] = True
        elif word.startswith("--no-") and (option := switches.get(f"--{word[5:]}")) and _is_switch(option):
            found[option.name] = False
        else:
            rest.append(word)
    return rest


def spelled(option: Option, value: Value = "") -> str:
    """An option as one types it, with hyphens like all the others; its own name is taken as well."""
    return f"--{'no-' if value is False else ''}{option.name.replace('_', '-')}"


def _is_switch(option: Option) -> bool:
    return isinstance(option.default, bool)


def option_choices(game: Game, option: Option) -> dict[str, Value]:
    """What may be typed for an option, with what it means to the game: seats count from 1 at the keyboard."""
    from smallcouncil.narration import narration

    shift = 1 if option.name in narration(game.slug).seat_options else 0
    return {str(choice + shift if isinstance(choice, int) else choice): choice for choice in option.choices}


def read_option(game: Game, option: Option, given: str) -> Value:
    if not given:
        raise BadUsage("cli-error-no-value", option=spelled(option))
    choices = option_choices(game, option)
    if given not in choices:
        allowed = ", ".join(choices)
        raise BadUsage("cli-error-choice", option=spelled(option), value=given, allowed=allowed)
    return choices[given]
