"""What observations keep from one look to the next is what a fresh look sees, however the table came about."""

import pickle
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.cardkit.kept_parts import Parts, keep, still
from smallcouncil.core.chance import Chance

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("legendary", {"seats": 2}),
    ("legendary", {"seats": 4, "setup": "full-allegiance"}),
    ("legendary", {"seats": 3, "setup": "secret-draft", "showdown": True}),
    ("legendary", {"seats": 3, "setup": "tourney"}),
]


def test_a_part_is_kept_until_what_it_is_made_of_has_changed() -> None:
    parts: Parts = [None, None]
    pile = [1, 2]
    assert still(parts, 0, (pile,)) is None
    told = keep(parts, 0, (pile[:],), b"told")
    assert told == b"told"
    assert still(parts, 0, (pile,)) == told
    assert still(parts, 1, (pile,)) is None
    pile.append(4)
    assert still(parts, 0, (pile,)) is None
    pile.pop()
    assert still(parts, 0, (pile,)) == told


def observed(state: Any, seat: int) -> bytes:
    told: bytes = state.game.encoder().observation(state, seat).tobytes()
    return told


def afresh(state: Any, seat: int) -> bytes:
    """What somebody sees who has kept nothing."""
    twin = state.copy()
    twin.parts = [None] * len(twin.parts)
    return observed(twin, seat)


@pytest.mark.parametrize(("slug", "options"), GAMES, ids=str)
def test_what_is_kept_is_what_is_written_anew_after_every_decision(slug: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        state, luck = sc.game(slug).start(seed=seed, **options), Chance(seed)
        while True:
            for seat in {luck.below(state.seats), *state.awaiting}:
                assert observed(state, seat) == afresh(state, seat), (seed, len(state.history), seat)
            if not state.awaiting:
                break
            how = luck.below(24)
            state = state.copy() if how == 0 else pickle.loads(pickle.dumps(state)) if how == 1 else state
            seat = luck.choice(state.awaiting)
            state.act(seat, luck.choice(state.actions(seat)))


@pytest.mark.parametrize(("slug", "options"), GAMES[::2], ids=str)
def test_a_copy_goes_its_own_way(slug: str, options: dict[str, Any]) -> None:
    """Two tables that part after a look keep what is theirs, and so does a guess of another table."""
    state, luck = sc.game(slug).start(seed=5, **options), Chance(5)
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        observed(state, seat)
        twin, guess = state.copy(), state.sample(seat, Chance(len(state.history)))
        for each in (state, twin):
            each.act(seat, luck.choice(each.actions(seat)))
        for each in (state, twin, guess):
            assert observed(each, seat) == afresh(each, seat)


def test_games_that_follow_each_other_share_nothing() -> None:
    pytest.importorskip("pettingzoo")
    from smallcouncil.research import pettingzoo

    for slug in ("legendary", "stark-vs-lannister", "btwixt"):
        again, once = pettingzoo.env(slug), pettingzoo.env(slug)
        again.reset(seed=1)
        for _ in range(40):
            again.step(int(again.observe(again.agent_selection)["action_mask"].nonzero()[0][0]))
        again.reset(seed=2)
        once.reset(seed=2)
        for _ in range(40):
            told, alone = (env.observe(env.agent_selection) for env in (again, once))
            assert all(numpy.array_equal(told[name], alone[name]) for name in told)
            for env in (again, once):
                env.step(int(alone["action_mask"].nonzero()[0][-1]))
