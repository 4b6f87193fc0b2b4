"""A bot tried on a dozen awkward positions, in seconds: for its author, before a contest.

The positions hold every kind of question that games of random players bring up, those with the most and the fewest
answers, and the last decision of a game. Every time the bot starts anew and is asked twice, so that a line too many
is noticed.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from smallcouncil import bots
from smallcouncil.bots import external
from smallcouncil.bots.external import BotFailed, ExternalBot
from smallcouncil.bots.sandbox import Limits
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, State
from smallcouncil.core.perspective import Bot, Perspective

MOST = 12
GAMES = 4
LEAVING = 2.0


@dataclass(frozen=True)
class Trial:
    """What a bot did at one position; `reason` is empty where all went well, else a word for programs.

    `seconds` is what it took when it was asked again and had nothing to get ready any more.
    `told` is the last line that it left on standard error, which is where a traceback ends, `prints` all of it.
    """

    state: State
    seat: int
    ask: str
    answers: Sequence[str]
    seconds: float
    word: str = ""
    reason: str = ""
    detail: str = ""
    prints: str = ""

    @property
    def told(self) -> str:
        lines = [line.strip() for line in self.prints.splitlines() if line.strip()]
        return lines[-1] if lines else ""


def positions(game: Game, seed: int = 1, most: int = MOST) -> list[tuple[State, int]]:
    """Awkward decisions of a game, each with the seat that is to decide."""
    found: dict[str, tuple[State, int]] = {}
    size: dict[str, int] = {}
    for state, seat in _decisions(game, seed):
        prompt, answers = state.prompt(seat), len(state.actions(seat))
        assert prompt is not None
        found.setdefault(prompt.ask, (state.copy(), seat))
        for name, better in (("most", answers > size.get("most", 0)), ("fewest", answers < size.get("fewest", 999))):
            if better:
                size[name] = answers
                found[f" {name}"] = state.copy(), seat
        found[" last"] = state, seat
    return [found[name] for name in sorted(found)][:most]


def _decisions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """All decisions of some games of random players, with every number of seats; the last state of each is kept."""
    luck = Chance(seed)
    for number in range(max(GAMES, len(game.seat_counts))):
        state = game.start(game.seat_counts[number % len(game.seat_counts)], seed + number)
        while state.awaiting:
            seat = state.awaiting[0]
            yield state, seat
            action = luck.choice(state.actions(seat))
            after = state.copy()
            after.act(seat, action)
            state = after


def try_bot(code: str, game: Game, limits: Limits, seed: int = 1) -> Iterator[Trial]:
    """The bot at one position after the other."""
    for state, seat in positions(game, seed):
        yield _tried(code, state, seat, limits, seed)


def leaves(code: str, game: Game, limits: Limits) -> bool:
    """Whether a brought bot ends by itself when its input ends; those of the house have no process to end."""
    if not external.is_external(code):
        return True
    bot, state = external.make(code, 1, limits), game.start(seed=1)
    try:
        bot.choose(Perspective(state, state.awaiting[0], Chance(1)))
    except BotFailed:
        return True
    return bot.leaves(LEAVING)


def _tried(code: str, state: State, seat: int, limits: Limits, seed: int) -> Trial:
    prompt = state.prompt(seat)
    assert prompt is not None
    bot: Bot = external.make(code, seed, limits) if external.is_external(code) else bots.make(code, seed)
    perspective, begin, first = Perspective(state, seat, Chance(seed)), time.perf_counter(), ""
    failure: BotFailed | None = None
    try:
        first = state.game.word(bot.choose(perspective))
        begin = time.perf_counter()
        bot.choose(perspective)
    except BotFailed as failed:
        failure = failed
    taken = time.perf_counter() - begin
    prints = _closed(bot) or (failure.stderr if failure else "")
    wrong = (failure.reason, failure.detail) if failure else ("", "")
    return Trial(state, seat, prompt.ask, perspective.words, taken, first, *wrong, prints)


def _closed(bot: Bot) -> str:
    """End a bot, and what it has printed."""
    if not isinstance(bot, ExternalBot):
        return ""
    bot.close()
    return bot.stderr
