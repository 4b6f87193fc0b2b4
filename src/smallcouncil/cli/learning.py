"""`smallcouncil learn`: a guided first game at this terminal."""

from smallcouncil.arena.lessons import lesson
from smallcouncil.cli.program import Voice
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core import files
from smallcouncil.core.discovery import load
from smallcouncil.terminal.boards import board
from smallcouncil.terminal.learning import GuidedGame
from smallcouncil.terminal.screen import Screen

BOT = "novice"


def learn_game(voice: Voice, slug: str, fresh: bool) -> int:
    game = load(slug)
    say, found = voice.of(game.slug), lesson(game.slug)
    if found is None:
        raise BadUsage("learn-none", game=say("title"))
    folder = files.state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"lesson-{game.slug}.txt"
    if fresh:
        kept.unlink(missing_ok=True)
    seats = game.start(**found.setup).seats
    names = [say.seat(seat) for seat in range(seats)]
    others = [seat for seat in range(seats) if seat != found.seat]
    roles = [say("terminal-role-bot", bot=BOT) if seat in others else say("terminal-role-you") for seat in range(seats)]
    screen = Screen(say)
    done = GuidedGame(screen, board(game.slug, say, names, roles, others), found, kept).play()
    if done:
        screen.tell(say("lesson-free-game"), "bold")
        screen.tell(f"  smallcouncil play {game.slug} --bot {BOT}", to_copy=True)
    else:
        screen.tell(say("learn-left", command=f"smallcouncil learn {game.slug}"), to_copy=True)
    return 0
