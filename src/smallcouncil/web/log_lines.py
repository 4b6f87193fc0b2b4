"""What happened and what was said, as lines of HTML."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from urllib.parse import quote_plus

from markupsafe import Markup, escape

from smallcouncil.core.discovery import load
from smallcouncil.locale import Texts
from smallcouncil.narration import Narration
from smallcouncil.web import sentences
from smallcouncil.web.pieces import Bit, shaped
from smallcouncil.web.rendering import SharedWork
from smallcouncil.web.table_view import Line, Message

# A marked card within a sentence: letters that no text and (see `sentences.names`) no name has.
_BEGIN, _NAMED, _END = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_BEGIN}([a-z0-9-]+){_NAMED}([^{_END}]*){_END}")

_MESSAGE = Markup(
    '<li class="message{private}" data-message="{number}"{seat}><b class="author">{author}</b>{to} '
    '<span class="said">{text}</span> <time datetime="{stamp}">{time}</time></li>\n'
)

_NOTE = Markup(
    '<li class="message note" data-message="{number}"><span class="noted">{text}</span> '
    '<time datetime="{stamp}">{time}</time></li>\n'
)


def mark(card: str, name: str) -> str:
    """How a narration marks a card, for `linked` to find."""
    return f"{_BEGIN}{card}{_NAMED}{name}{_END}"


def linked(text: str, slug: str) -> Markup:
    """A sentence whose marked cards are links: a script shows the card, and without scripts they lead to its rules."""

    def link(found: re.Match[str]) -> str:
        term = quote_plus(Markup(found[2]).unescape())
        return f'<a class="card-link" data-card="{found[1]}" href="/rules/{slug}?q={term}">{found[2]}</a>'

    return Markup(_MARKED.sub(link, str(escape(text))))


def log(narration: Narration, slug: str, lines: tuple[Line, ...], replay: str) -> Markup:
    """The decisions, each with a link to the moment after it."""
    return Markup("".join(log_bits(narration, slug, lines, replay)))


def log_bits(narration: Narration, slug: str, lines: tuple[Line, ...], replay: str) -> tuple[Bit, ...]:
    """The same line by line. Those who see the same lines share them."""
    how = (narration.say, narration.names, slug, replay)
    return _logs.get(lines, how, lambda: tuple(_line(narration, slug, line, replay) for line in lines))


_logs: SharedWork[tuple[Bit, ...]] = SharedWork()
_LINE = shaped(
    '<li class="{0}" data-line="{1}" data-seat="{2}"><a class="line-number" href="{3}?at={4}" aria-label="{5}">{4}</a> '
    "<span>{6}</span></li>\n",
    most=0,
)


def _line(narration: Narration, slug: str, line: Line, replay: str) -> Bit:
    after, quiet = line.number + 1, "line passed" if went_by(slug, line) else "line"
    label = narration.say("web-log-moment", n=after)
    text = log_text(narration, slug, line)
    return _LINE(quiet, str(line.number), str(line.seat), replay, str(after), label, text)


def went_by(slug: str, line: Line) -> bool:
    """A chance that somebody let go by, and nothing came of it."""
    windows = load(slug).windows
    return windows is not None and line.word == windows.word and not line.events


def log_text(narration: Narration, slug: str, line: Line) -> Markup:
    """A decision in sentences; one that brought nothing to see is told by its word, if the viewer may know that."""
    how = (narration.say, narration.names, slug)
    return _texts.get(line, how, lambda: linked(narration.tell(line.events) or _unseen(narration, line), slug))


_texts: SharedWork[Markup] = SharedWork()


def _unseen(narration: Narration, line: Line) -> str:
    player = narration.names[line.seat]
    if line.word is None:
        return narration.say("web-log-secret", player=player)
    return narration.say("web-log-chosen", player=player, choice=narration.chosen(line.word))


def chat(say: Texts, names: Sequence[str], messages: Iterable[Message]) -> Markup:
    return Markup().join((_note if message.note else _message)(say, names, message) for message in messages)


def _note_key(message: Message) -> str:
    """Why a game does not count is said in words of its own."""
    return f"web-note-unrated-{message.text}" if message.note == "unrated" else f"web-note-{message.note}"


def _note(say: Texts, names: Sequence[str], message: Message) -> Markup:
    """What happened at the table itself. The seat goes by its player's name of then, not by the bot's of now."""
    assert message.seat is not None
    at = datetime.fromtimestamp(message.at, UTC)
    player = message.author or say("web-nameless", n=message.seat + 1)
    return _NOTE.format(
        number=message.number,
        text=say(_note_key(message), player=player, bot=sentences.bot_name(say, message.text)),
        stamp=at.isoformat(timespec="seconds"),
        time=at.strftime("%H:%M"),
    )


def _message(say: Texts, names: Sequence[str], message: Message) -> Markup:
    at = datetime.fromtimestamp(message.at, UTC)
    others = [names[seat] for seat in message.to if seat != message.seat]
    hearers = say.join(others) if others else ""
    return _MESSAGE.format(
        private=" private" if message.to else "",
        number=message.number,
        seat="" if message.seat is None else Markup(' data-seat="{}"').format(message.seat),
        author=_author(say, names, message),
        to=Markup(' <span class="to">{}</span>').format(say("web-chat-to", players=hearers)) if hearers else "",
        text=message.text,
        stamp=at.isoformat(timespec="seconds"),
        time=at.strftime("%H:%M"),
    )


def _author(say: Texts, names: Sequence[str], message: Message) -> str:
    """Whoever only watches is shown as such, for the name could be a player's."""
    if message.seat is not None:
        return message.author or names[message.seat]
    return say("web-spectator-named", name=message.author) if message.author else say("web-spectator")
