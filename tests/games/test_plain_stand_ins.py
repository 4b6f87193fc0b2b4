"""What stands in where a game has no narration, board, face or encoder: tried on every game there is, to its end."""

import io
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from rich.console import Console

import smallcouncil as sc
from smallcouncil.core import discovery
from smallcouncil.core.chance import Chance
from smallcouncil.core.encoding import split
from smallcouncil.core.game import State
from smallcouncil.core.plain_encoding import MOST, PlainEncoder
from smallcouncil.locale import Texts, languages
from smallcouncil.narration.plain_narration import PlainNarration
from smallcouncil.terminal.plain_board import PlainBoard
from smallcouncil.web.faces import PlainFace

WIDTH = 60


def _moments(slug: str) -> Iterator[State]:
    """A game by chance, at every seventh decision and at its end."""
    state, luck = sc.game(slug).start(seed=3), Chance(3)
    while state.awaiting:
        if len(state.history) % 7 == 0:
            yield state
        seat = state.awaiting[0]
        state.act(seat, luck.choice(state.actions(seat)))
    yield state


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The texts of games as if they had none of their own."""
    monkeypatch.setattr(discovery, "ui_folder", lambda slug: None)
    return Texts


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", sc.games())
def test_a_whole_game_is_told(plain: Any, slug: str, lang: str) -> None:
    say = plain(lang, slug)
    for state in _moments(slug):
        names = [say.seat(seat) for seat in range(state.seats)]
        voice = PlainNarration(say, names)
        for seat in state.awaiting:
            prompt, view = state.prompt(seat), state.view(seat)
            assert prompt is not None
            assert voice.question(prompt).startswith(names[seat])
            answers = voice.answers(prompt, view, state.actions(seat), state.sample(seat, 1))
            assert len({answer.label for answer in answers}) == len(answers)
        told = [voice.tell([event]) for event in state.events(0)]
        assert all(re.fullmatch(r"[^{}\[\]]+[.)]", text) for text in told), told
    assert state.result is not None
    verdict, *standing = voice.ending(state.view(None))
    assert (len(standing), names[state.result.winners[0]] in verdict) == (state.seats, True)


@pytest.mark.parametrize("slug", sc.games())
def test_boards_show_what_the_viewer_may_know(plain: Any, slug: str) -> None:
    say = plain("en", slug)
    for state in _moments(slug):
        names = [say.seat(seat) for seat in range(state.seats)]
        board, view = PlainBoard(PlainNarration(say, names), [""] * state.seats), state.view(0)
        screen = Console(file=io.StringIO(), width=WIDTH)
        screen.print(board.draw(view, (), WIDTH, False))
        assert isinstance(screen.file, io.StringIO)
        lines = screen.file.getvalue().splitlines()
        assert {line.partition(":")[0] for line in lines if line[:1].strip()} == set(view) - {"prompt", "result"}
        face = str(PlainFace(say, names).board(SimpleNamespace(view=view), ()))
        assert [name for name in view if f"<dt>{name}</dt>" not in face] == []


@pytest.mark.parametrize("slug", sc.games())
def test_observations_tell_the_legal_actions_and_no_secret(slug: str) -> None:
    encoder = PlainEncoder(sc.game(slug))
    seen, guessed = (numpy.full(encoder.size, 99, numpy.int8) for _ in range(2))
    different = set()
    for state in _moments(slug):
        for seat in range(state.seats):
            encoder.write(state, seat, seen)
            encoder.write(state.sample(seat, 5), seat, guessed)
            assert seen.tolist() == guessed.tolist()
            planes = split(encoder.planes, seen)
            assert planes["seat"].nonzero()[0].tolist() == [seat]
            assert tuple(planes["legal"].nonzero()[0].tolist()) == state.actions(seat)
            assert (-int(seen.min()), int(seen.max())) <= (0, MOST)
            different.add(seen.tobytes())
    assert len(different) > state.seats
