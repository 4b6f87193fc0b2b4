"""What the tests of bots share: every kind of game, whole games between bots, and a game that tells bots nothing."""

from typing import Any

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, State
from smallcouncil.core.perspective import Bot, Perspective
from smallcouncil.games.hand_of_the_king.game import HandOfTheKing

GAME = sc.game("hand-of-the-king")


class Untold(HandOfTheKing):
    """Hand of the King by its rules alone: no evaluation, no search of its own."""

    def knowledge(self) -> None:  # type: ignore[override]
        return None


UNTOLD = Untold()

KINDS: dict[str, dict[str, Any]] = {
    "two": {"seats": 2},
    "two-bare": {"seats": 2, "companions": False},
    "three": {"seats": 3},
    "three-crows": {"seats": 3, "crows": True},
    "four": {"seats": 4},
    "teams": {"seats": 4, "teams": True},
    "teams-crows": {"seats": 4, "crows": True},
}


def play(game: Game, players: list[Bot], seed: int, **options: Any) -> State:
    """A whole game between bots; every choice is put to the rules, which refuse what is not legal."""
    state = game.start(seed=seed, **options)
    luck = Chance(seed)
    while state.awaiting:
        seat = state.awaiting[0]
        state.act(seat, players[seat].choose(Perspective(state, seat, luck)))
    return state


def late(cards: int, seed: int, game: Game = GAME, **options: Any) -> State:
    """A position from a random game in which a seat is to move and at most so many characters are left."""
    state = game.start(seed=seed, **options)
    luck = Chance(seed)
    while state.awaiting:
        left = sum(card not in (None, "varys") for card in state.view(None)["grid"])
        prompt = state.prompt(state.awaiting[0])
        if left <= cards and prompt is not None and prompt.ask == "move":
            return state
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return late(cards, seed + 1000, game, **options)


def wins(state: State, seat: int) -> bool:
    """Whether a seat of two wins with perfect play, by trying everything."""
    if state.result is not None:
        return seat in state.result.winners
    mover = state.awaiting[0]
    answers = (wins(after(state, action), seat) for action in state.actions(mover))
    return any(answers) if mover == seat else all(answers)


def after(state: State, action: int) -> State:
    state = state.copy()
    state.act(state.awaiting[0], action)
    return state
