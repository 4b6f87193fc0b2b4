"""Why an answer is good or bad, in words built from what it changes.

A game has its own in `ui/reasons.py` as `REASONS`, a function of the narration, the view before, the view after, the
events between them and the seat; it gives short phrases. Else what the answer brings at once stands in.
"""

from collections.abc import Callable, Sequence

from smallcouncil.core.discovery import ui_part
from smallcouncil.core.game import Json, State
from smallcouncil.locale import Texts
from smallcouncil.narration import Narration

Reasons = Callable[[Narration, int, Json, Json, Sequence[Json]], list[str]]

GUESSES = (11, 12, 13)
"""Luck of the guesses on which an answer is looked at; what is not the same in all of them is left unsaid."""
MOST = 3


def why(voice: Narration, state: State, seat: int, word: str) -> list[str]:
    """The reasons for an answer that hold whatever the seat cannot see."""
    found: Reasons | None = ui_part(state.game.slug, "reasons", "REASONS")
    tried = [_on(voice, state.sample(seat, luck), seat, word, found) for luck in GUESSES]
    for lists in zip(*tried, strict=True):
        common = [reason for reason in lists[0] if reason and all(reason in others for others in lists)]
        if common:
            return common[:MOST]
    return []


def because(say: Texts, reasons: Sequence[str]) -> str:
    """Reasons as a sentence."""
    return say("review-because", reasons=joined(reasons))


def joined(reasons: Sequence[str]) -> str:
    """Reasons as a part of a sentence; what stands in for them may be one already."""
    return "; ".join(reasons).removesuffix(".")


def _on(voice: Narration, guess: State, seat: int, word: str, found: Reasons | None) -> tuple[list[str], list[str]]:
    """The game's own reasons on one guess, and what stands in for them."""
    before, prompt, decided = guess.view(seat), guess.prompt(seat), len(guess.history)
    assert prompt is not None
    guess.play(word, seat)
    events = guess.events(seat, decided)
    own = found(voice, seat, before, guess.view(seat), events) if found else []
    return own, [voice.effect(word, prompt, events, guess)]
