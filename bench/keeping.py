"""Keeping: does `master` keep a won position of the bare game, and what does it win from the lost side?

    python -m bench.keeping                       # by nodes: the same on every machine, however busy
    python -m bench.keeping --bot master:100ms    # against the clock: on a quiet machine only
    python -m bench.keeping --positions 200 --games 140

Positions come from play at random and from shallow searches that slip; the exact solver says which are won for the
mover and which of its moves keep that. The games are played from the second seat, which every opening solved so far
loses, against players that search one to five moves ahead.
"""

import argparse
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import smallcouncil as sc
from bench.report import publish, table
from bench.sparring import CourseBot, by_banners, by_banners_and_cards
from smallcouncil import bots
from smallcouncil.arena.statistics import wilson
from smallcouncil.core import Bot, Chance, Perspective, State
from smallcouncil.core.bits import count
from smallcouncil.core.budget import Budget
from smallcouncil.games.hand_of_the_king import solver
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand, learned
from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge
from smallcouncil.games.hand_of_the_king.layout import GRID
from smallcouncil.games.hand_of_the_king.state import HandState

GAME = sc.game("hand-of-the-king")
# As many nodes as a tenth of a second allows.
BOT = "strong:260000n"
CARDS = (22, 24, 26, 28, 30)
MOST_NODES = 20_000_000
OPPONENTS = (
    *(f"{kind}:{depth}" for kind in ("ab", "hand") for depth in (1, 2, 3, 4, 5)),
    *(f"{kind}:{depth}" for kind in ("banners", "cards") for depth in (1, 2, 3)),
)


class HandWritten:
    """Alpha-beta of a fixed depth with the hand-written evaluation."""

    def __init__(self, depth: int, seed: int) -> None:
        self._knowledge = HandKnowledge({setting: by_hand() for setting in learned()})
        self._budget = Budget(depth=depth)
        self._rng = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        advice = self._knowledge.search(perspective, "ab", self._budget, self._rng)
        assert advice is not None
        return advice.action


def opponent(code: str, seed: int) -> Bot:
    """`ab:DEPTH` with the learned evaluation, `hand:DEPTH`, or a course player `banners:DEPTH`, `cards:DEPTH`."""
    name, _, depth = code.partition(":")
    if name == "hand":
        return HandWritten(int(depth), seed)
    scores = {"banners": by_banners, "cards": by_banners_and_cards}
    return CourseBot(scores[name], int(depth), seed) if name in scores else bots.make(code, seed)


def position(seed: int, left: int) -> State:
    """A game with no more than so many cards left: every other one at random, the rest by searches that slip."""
    state = GAME.start(seats=2, seed=seed, companions=False)
    rng = random.Random(seed)
    players = [bots.make(f"ab:{rng.randint(1, 3)}", seed * 2 + seat) for seat in (0, 1)]
    while state.awaiting and count(state.row[GRID]) > left:  # type: ignore[attr-defined]
        seat = state.awaiting[0]
        if seed % 2 or rng.random() < 0.2:
            state.act(seat, rng.choice(state.actions(seat)))
        else:
            state.act(seat, players[seat].choose(Perspective(state, seat, Chance(seed))))
    return state


class Won(NamedTuple):
    """A position that the mover wins, with the moves that keep it; what the solver could not settle is not in it."""

    state: State
    keeping: frozenset[int]
    losing: frozenset[int]


def won_positions(left: int, seed: int) -> Iterator[Won]:
    """Won positions in which a move can go wrong."""
    while True:
        seed += 1
        state = position(seed, left)
        if not state.awaiting or len(state.actions(state.awaiting[0])) < 2:
            continue
        assert isinstance(state, HandState)
        if solver.solve(state, nodes=MOST_NODES, margin=False).outcome != "win":
            continue
        values = solver.action_values(state, nodes=5 * MOST_NODES)
        keeping, losing = (
            frozenset(value.action for value in values if value.outcome == outcome) for outcome in ("win", "loss")
        )
        if losing:
            yield Won(state, keeping, losing)


def kept(bot: str, left: int, number: int, seed: int) -> tuple[int, int]:
    """How many of so many won positions a bot keeps."""
    found, tried = 0, 0
    for won in won_positions(left, seed):
        seat = won.state.awaiting[0]
        chosen = bots.make(bot, tried).choose(Perspective(won.state, seat, Chance(tried)))
        tried += 1
        found += chosen in won.keeping
        if tried == number:
            break
    return found, tried


def second_seat(bot: str, against: str, games: int, seed: int) -> int:
    """How many games a bot wins from the second seat."""
    won = 0
    for deal in range(seed, seed + games):
        state = GAME.start(seats=2, seed=deal, companions=False)
        players = (opponent(against, deal), bots.make(bot, deal))
        luck = Chance(deal)
        while state.awaiting:
            seat = state.awaiting[0]
            state.act(seat, players[seat].choose(Perspective(state, seat, luck)))
        assert state.result is not None
        won += 1 in state.result.winners
    return won


def row(name: object, won: int, of: int) -> tuple[object, ...]:
    low, high = wilson(won, of)
    return name, f"{won} of {of}", f"{100 * won / of:.1f}%", f"{100 * low:.1f}% to {100 * high:.1f}%"


def run(bot: str = BOT, positions: int = 100, games: int = 10, seed: int = 1_000_000) -> None:
    """Measure and put it in the results."""
    bots.prepare(GAME)
    keeps: list[Any] = [row(left, *kept(bot, left, positions, seed)) for left in CARDS if positions]
    deals = range(seed, seed + games * len(OPPONENTS), games or 1)
    wins = [(code, second_seat(bot, code, games, deal)) for code, deal in zip(OPPONENTS, deals, strict=bool(games))]
    seats = [row(code, won, games) for code, won in wins]
    if wins:
        seats.append(row("all", sum(won for _, won in wins), games * len(wins)))
    body = (
        f"`{bot}`, the bare game for two. Won positions in which at least one move loses:\n\n"
        f"{table(('cards left', 'kept', 'part', '95% interval'), keeps)}\n\n"
        "From the second seat, against alpha-beta with the learned (`ab`) and the hand-written evaluation (`hand`) and "
        "minimax as courses write it, by depth:\n\n"
        f"{table(('against', 'won', 'part', '95% interval'), seats)}"
    )
    publish("keeping", "Keeping a win, and winning a lost game", body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--positions", type=int, default=100, help="for each number of cards")
    parser.add_argument("--games", type=int, default=10, help="against each opponent")
    parser.add_argument("--seed", type=int, default=1_000_000)
    given = parser.parse_args()
    run(given.bot, given.positions, given.games, given.seed)


if __name__ == "__main__":
    main()
