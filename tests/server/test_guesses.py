"""Guesses on their way through the database: states of games, and nothing else."""

import os
import pickle
import zlib

import pytest

import smallcouncil as sc
from smallcouncil.server import guesses


@pytest.mark.parametrize("slug", sc.games())
def test_a_guess_comes_back_as_it_was(slug: str) -> None:
    state = sc.game(slug).start(seed=3)
    for _ in range(20):
        seat = state.awaiting[0]
        state.act(seat, state.actions(seat)[-1])
    seat = state.awaiting[0]
    guess = state.sample(seat, 5)
    again = guesses.read(guesses.written(guess))
    assert again.digest() == guess.digest()
    assert again.view(seat) == state.view(seat)
    assert again.setup.seed is None


class _Evil:
    def __init__(self, call: object, *words: object) -> None:
        self._made = (call, words)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self._made


def _packed(thing: object) -> bytes:
    return zlib.compress(pickle.dumps(thing))


@pytest.mark.parametrize(
    "data",
    [
        _packed(_Evil(os.system, "true")),
        _packed(_Evil(eval, "1 + 1")),
        _packed(_Evil(sc.core.discovery.load, "btwixt")),
        _packed([1, 2, 3]),
        pickle.dumps(1),
        b"",
        zlib.compress(b"\x80\x04csmallcouncil.core.game\nsecrets.token_hex\n)R."),
    ],
)
def test_whatever_else_stands_there_is_not_run(data: bytes) -> None:
    with pytest.raises(guesses.BadGuess):
        guesses.read(data)
