"""Help pages, in the reader's language: what the program can do, and what a command takes."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smallcouncil.cli.program import GameCommand, Voice, option_choices, spelled, usual_game
from smallcouncil.core.game import Game, Option
from smallcouncil.locale import Texts, languages

# The examples that a game may give: its text `example-NAME` tells of one; the part `.words` is what follows the slug.
EXAMPLES = (("play", "play"), ("friends", "play"), ("rules", "rules"), ("simulate", "simulate"))
Row = tuple[str, str]


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def show_overview(context: Any, program: Any) -> None:
    """The page of the program itself."""
    say, screen = context.obj.say, console()
    screen.print(Text("Small Council", style="bold"))
    screen.print(say("cli"))
    _section(screen, say("cli-heading-commands"), [(name, say(f"cli-{name}")) for name in program.commands])
    _section(screen, say("cli-heading-options"), _common(say))
    screen.print(Padding(Text(say("cli-heading-examples"), style="bold"), (1, 0, 0, 0)))
    for command, text in _examples(context.obj):
        screen.print(Text.assemble("  ", (command, "cyan")), soft_wrap=True)
        screen.print(Padding(Text(text), (0, 0, 0, 6)))
    screen.print()
    screen.print(Text(say("cli-more", command="smallcouncil play --help"), style="dim"))


def _examples(voice: Voice) -> Iterable[Row]:
    say, game = voice.say, usual_game()
    own = voice.of(game)
    yield "smallcouncil serve --open", say("cli-example-serve")
    for name, command in EXAMPLES:
        if own.has(f"example-{name}"):
            words = own(f"example-{name}.words") if own.has(f"example-{name}.words") else ""
            yield f"smallcouncil {command} {game} {words}".rstrip(), own(f"example-{name}")
    other = next(each for each in languages() if each != voice.lang)
    yield f"smallcouncil --lang {other}", say("cli-example-language")


def show_page(context: Any, command: Any) -> None:
    """The page of one command; the options of a game stand on it too, those of all games if none is named."""
    say, screen = context.obj.say, console()
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    options = [each for each in command.params if each.param_type_name == "option"]
    screen.print(Text.assemble((f"{say('cli-heading-usage')}: ", "bold"), _usage(say, command, arguments)))
    screen.print(Padding(say(f"cli-{command.name}"), (1, 0, 0, 0)))
    if arguments:
        _section(screen, say("cli-heading-arguments"), [_argument(context.obj, each) for each in arguments])
    _section(screen, say("cli-heading-options"), [*(_option(say, each) for each in options), *_common(say)])
    for game in _games(command):
        title = say("cli-heading-game-options", game=context.obj.of(game.slug)("title"))
        _section(screen, title, [_game_option(context.obj.of(game.slug), game, each) for each in game.options])
    if isinstance(command, GameCommand):
        _section(screen, say("cli-heading-bots"), _bots(say))


def _usage(say: Texts, command: Any, arguments: Iterable[Any]) -> str:
    names = [_metavar(say, each) if each.required else f"[{_metavar(say, each)}]" for each in arguments]
    return " ".join(["smallcouncil", command.name, *names, f"[{say('cli-heading-options').upper()}]"])


def _metavar(say: Texts, parameter: Any) -> str:
    return say(f"cli-metavar-{parameter.name.replace('_', '-')}")


def _argument(voice: Voice, argument: Any) -> Row:
    say = voice.say
    return _metavar(say, argument), say(f"cli-argument-{argument.name}", example=usual_game())


def _option(say: Texts, option: Any) -> Row:
    written = option.opts[0] if option.is_flag else f"{option.opts[0]} {_metavar(say, option)}"
    text = say(f"cli-option-{option.name.replace('_', '-')}")
    if option.default is None or option.is_flag:
        return written, text
    default = option.default() if callable(option.default) else option.default
    return written, f"{text} {say('cli-default', value=str(default))}"


def _common(say: Texts) -> list[Row]:
    return [
        (f"--lang {say('cli-metavar-lang')}", say("cli-option-lang", languages=", ".join(languages()))),
        ("--help", say("cli-option-help")),
    ]


def _games(command: Any) -> Iterable[Game]:
    from smallcouncil.core.discovery import games

    return games().values() if isinstance(command, GameCommand) else []


def _game_option(say: Texts, game: Game, option: Option) -> Row:
    if isinstance(option.default, bool):
        return spelled(option, not option.default), say(f"option-{option.name}.{'off' if option.default else 'help'}")
    choices = option_choices(game, option)
    default = next(typed for typed, value in choices.items() if value == option.default)
    text = f"{say(f'option-{option.name}.help')} {say('cli-default', value=default)}"
    return f"{spelled(option)} {'|'.join(choices)}", text


def _bots(say: Texts) -> Iterable[Row]:
    from smallcouncil import bots

    for code in bots.codes():
        yield ", ".join(code.forms), say(code.key) if say.has(code.key) else code.text
    yield "file:bot.py, program:./bot", say("bot-own")


def _section(screen: Console, title: str, rows: Iterable[Row]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", max_width=max(screen.width // 2, 20))
    for written, text in rows:
        table.add_row(written, text)
    screen.print(Padding(Text(title, style="bold"), (1, 0, 0, 0)))
    screen.print(Padding(table, (0, 0, 0, 2)))
