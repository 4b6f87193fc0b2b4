"""Which cards of a hand can be played at once without a second thought, and in which order."""

from collections.abc import Sequence

from smallcouncil.core.game import State
from smallcouncil.games.legendary.frames import ASK_TURN
from smallcouncil.games.legendary.state import LegendaryState

WOUND = "play basic-wound"


def plain_plays(state: State, seat: int) -> tuple[str, ...]:
    """The plays that ask nothing and bring nothing to light. What others trigger waits for them.

    A card that asks something now, or would behind the others, is left to its player. Whoever plays the rest so sees
    the sums grow, and can take each of them back.
    """
    assert isinstance(state, LegendaryState)
    plays = _plain(state, seat)
    quiet = {word for word in plays if _is_plain(_behind(state, seat, word, plays), seat, word)}
    after, found = state.copy(), []
    while plays := [word for word in _plain(after, seat) if word in quiet]:
        word = next((each for each in plays if _brings_no_more_as_last(after, seat, each, plays)), plays[0])
        after = _played(after, seat, word)
        found.append(word)
    return tuple(found)


def _plain(state: LegendaryState, seat: int) -> list[str]:
    plays = (word for word in state.words(seat) if word.startswith("play ") and word != WOUND)
    return [word for word in plays if _is_plain(state, seat, word)]


def _is_plain(state: LegendaryState, seat: int, word: str) -> bool:
    after = _played(state, seat, word)
    if after.awaiting != (seat,) or after.asked != ASK_TURN:
        return False
    brought = after.events(seat, len(state.history))
    return not any(event["event"] in state.game.revealing for event in brought)


def _brings_no_more_as_last(state: LegendaryState, seat: int, word: str, plays: Sequence[str]) -> bool:
    return _points(_behind(state, seat, word, plays), seat, word) <= _points(state, seat, word)


def _behind(state: LegendaryState, seat: int, word: str, plays: Sequence[str]) -> LegendaryState:
    """After all other plays."""
    after = state
    for other in plays:
        if other != word and _is_plain(after, seat, other):
            after = _played(after, seat, other)
    return after


def _points(state: LegendaryState, seat: int, word: str) -> int:
    after = _played(state, seat, word)
    return after.attack + after.recruit - state.attack - state.recruit


def _played(state: LegendaryState, seat: int, word: str) -> LegendaryState:
    after = state.copy()
    after.act(seat, state.game.action(word))
    return after
