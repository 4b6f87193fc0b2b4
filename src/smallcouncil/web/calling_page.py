"""The page on which somebody says how to be called back to a table, and what such a call says.

A call names the game and what is up. It tells nothing else: others may see the screen that it comes to.
"""

from collections.abc import Sequence
from typing import NamedTuple

from smallcouncil.web.rendering import page_texts, render

BODIES = {
    "turn": "web-call-turn",
    "short": "web-call-short",
    "over": "web-call-over",
    "confirm": "web-call-confirm",
}


class Offer(NamedTuple):
    """How this server can call people back: by push with this public key, by mail."""

    push: str
    mail: bool


class Subscription(NamedTuple):
    """What somebody has asked for, as the page shows it."""

    name: str
    kind: str
    shown: str
    confirmed: bool


class Message(NamedTuple):
    title: str
    body: str


def message(lang: str, occasion: str, slug: str | None) -> Message:
    say = page_texts(lang, slug)
    title = say("title") if slug else say("web-call-confirm-title")
    return Message(title, say(BODIES[occasion]))


def calls(
    lang: str,
    offer: Offer,
    subscriptions: Sequence[Subscription],
    *,
    path: str,
    told: str | None = None,
    error: str | None = None,
) -> str:
    """All that a browser has asked for, and what it may ask for."""
    return render(
        "calls.html", page_texts(lang), path=path, calls=offer, subscriptions=subscriptions, told=told, error=error
    )


def answer(lang: str, kind: str, *, path: str, done: bool) -> str:
    """The page behind a link of a message: `yes` wants more of them, `off` ends them. Looking at it does nothing."""
    return render("call_answer.html", page_texts(lang), path="/", address=path, kind=kind, done=done)
