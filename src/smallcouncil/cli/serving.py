"""`smallcouncil serve`: the tables in the browser."""

import asyncio
import os
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from smallcouncil.cli.program import Voice, usual_game
from smallcouncil.cli.usage import BadUsage
from smallcouncil.core.files import state_folder

if TYPE_CHECKING:
    import socket

    from smallcouncil.server.classroom import ClassWish
    from smallcouncil.server.config import Config

DATABASE = "tables.db"
MOST_GUEST = 30
NEEDED_WALLS = ("processes", "files", "network", "children")


@dataclass(frozen=True)
class Service:
    """What was asked for on the command line."""

    host: str
    port: int | None
    database: str | None
    redis: str | None
    workers: int
    thinkers: int | None
    memory: int | None
    open: bool
    bot_pause: float
    limits: bool
    verbose: bool
    log_json: bool
    guests: tuple[str, ...] = ()
    classroom: "ClassWish | None" = None
    address: str | None = None
    """Where people find the server from outside."""


def serve_tables(voice: Voice, wish: Service) -> int:
    """Serve until interrupted. If a server runs on this database already, show that one."""
    from smallcouncil.server import run
    from smallcouncil.server.config import Config

    config = Config(
        wish.database or str(state_folder() / DATABASE),
        redis=wish.redis or "",
        bot_pause=wish.bot_pause,
        limits=wish.limits,
        bot_workers=_thinkers(wish.thinkers, wish.workers, alone=not wish.redis),
        memory=(wish.memory or 0) << 20,
        public=run.public_address(wish.address),
        smtp=os.environ.get("SMALLCOUNCIL_SMTP", ""),
        mail_from=os.environ.get("SMALLCOUNCIL_MAIL_FROM", ""),
        metrics_token=os.environ.get("SMALLCOUNCIL_METRICS_TOKEN", ""),
        guests=_guests(wish),
        classroom=wish.classroom,
    )
    bound = run.listening(wish.host, wish.port)
    with bound:
        return _serve(voice, wish, config, bound)


def _guests(wish: Service) -> dict[str, str]:
    """The bots that whoever runs the server brings to its tables, each by the name of its file."""
    from smallcouncil import bots
    from smallcouncil.bots import external

    found: dict[str, str] = {}
    for code in wish.guests:
        if not external.is_external(code):
            raise BadUsage("cli-error-serve-bot", code=code, forms=", ".join(external.FORMS))
        bots.make(code, 0)
        name = external.player(code)[:MOST_GUEST]
        if name in found:
            raise BadUsage("cli-error-serve-bot-twice", name=name)
        kind, _, rest = code.partition(":")
        found[name] = f"file:{os.path.abspath(rest)}" if kind == "file" else code
    if found and (wish.redis or wish.workers > 1):
        raise BadUsage("cli-error-serve-bot-alone")
    return found


def class_wish(voice: Voice, wish: Service, folder: Path | None, game: str | None, seats: int | None) -> Any:
    """The class of a server. Students' code runs behind walls or not at all: what is missing is said."""
    import smallcouncil as sc
    from smallcouncil.bots import walls
    from smallcouncil.cli.class_command import RESULTS
    from smallcouncil.server.classroom import ClassWish

    if folder is None:
        return None
    if wish.redis or wish.workers > 1:
        raise BadUsage("cli-error-serve-class-alone")
    missing = [name for name in walls.standing([sys.executable]).missing if name in NEEDED_WALLS]
    if missing:
        said = ", ".join(voice.say("arena-wall", wall=name) for name in missing)
        raise BadUsage("cli-error-serve-class-walls", missing=said)
    folder.mkdir(parents=True, exist_ok=True)
    found = sc.game(game or usual_game())
    found.setup(seats, 0, None, {})
    return ClassWish(folder, folder / RESULTS, found.slug, seats)


def _serve(voice: Voice, wish: Service, config: "Config", bound: "socket.socket") -> int:
    from smallcouncil.arena.walled import walls_of
    from smallcouncil.cli.error_sentences import sentence
    from smallcouncil.core.discovery import broken
    from smallcouncil.server import run
    from smallcouncil.server.lock import AlreadyRunning
    from smallcouncil.server.logs import Logs
    from smallcouncil.server.store import shown

    address, network = run.address_of(bound), run.address_in_network(bound)

    def ready() -> None:
        _tell(voice.say("cli-serve-ready", address=address))
        if network:
            _tell(voice.say("cli-serve-network", address=network))
        _tell(voice.say("cli-serve-kept", database=shown(config.database)))
        if config.classroom is not None:
            _tell_of_class(voice, network or address, config.classroom)
        if config.guests:
            _tell(voice.say("cli-serve-guests", names=", ".join(config.guests)))
            _tell(walls_of(voice.say, tuple(config.guests.values())))
        for error in broken():
            print(sentence(voice, error), file=sys.stderr, flush=True)
        if wish.open:
            _show(voice, f"{address}/class" if config.classroom else address)
        _tell(voice.say("cli-serve-stop"))

    try:
        run.serve(config, bound, ready, Logs(wish.verbose, wish.log_json), wish.workers)
    except AlreadyRunning as running:
        if not (wish.open and running.address):
            raise
        _tell(voice.say("cli-serve-running", address=running.address))
        _show(voice, running.address)
    return 0


def _tell_of_class(voice: Voice, address: str, wish: "ClassWish") -> None:
    """Where the class is, and the teacher's link, which is for nobody else."""
    from smallcouncil.server.classroom import teacher_secret

    _tell(voice.say("cli-serve-class", address=f"{address}/class"))
    if not wish.shows_only:
        _tell(voice.say("cli-serve-teacher", address=f"{address}/class/teacher/{teacher_secret(wish)}"))


def think_for_bots(voice: Voice, database: str | None, redis: str | None, thinkers: int | None, log_json: bool) -> int:
    """Think for the bots of other servers until interrupted."""
    from smallcouncil.server import run
    from smallcouncil.server.config import Config
    from smallcouncil.server.logs import Logs
    from smallcouncil.server.store import shown

    address = database or str(state_folder() / DATABASE)
    config = Config(address, redis=redis or "", bot_workers=thinkers or os.cpu_count() or 1)

    def ready() -> None:
        _tell(voice.say("cli-bots-ready", count=config.bot_workers, database=shown(address)))
        _tell(voice.say("cli-serve-stop"))

    run.serve_bots(config, ready, Logs(json=log_json))
    return 0


def back_up(voice: Voice, file: Path, database: str | None) -> int:
    from smallcouncil.server import backups

    count = asyncio.run(backups.back_up(database or str(state_folder() / DATABASE), file))
    _tell(voice.say("cli-backup-done", count=count, file=str(file)))
    return 0


def restore(voice: Voice, file: Path, database: str | None, replace: bool) -> int:
    from smallcouncil.server import backups
    from smallcouncil.server.store import shown

    address = database or str(state_folder() / DATABASE)
    count = asyncio.run(backups.restore(file, address, replace))
    _tell(voice.say("cli-restore-done", count=count, database=shown(address)))
    return 0


def _thinkers(wanted: int | None, workers: int, alone: bool) -> int:
    """How many processes for bots each server has; none only where others think."""
    from smallcouncil.server.config import Config

    if wanted is None:
        return max(1, Config.bot_workers // workers) if workers > 1 else Config.bot_workers
    return max(1, wanted) if alone else wanted


def _tell(text: str) -> None:
    print(text, flush=True)


def _show(voice: Voice, address: str) -> None:
    """Open the browser, if there is one with a window; a browser for terminals would take this one."""
    windows = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not windows or not webbrowser.open(address):
        _tell(voice.say("cli-serve-no-browser", address=address))
