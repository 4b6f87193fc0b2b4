"""Who is asked about a tie, and who gets every banner, worked out from the counts after the Varys move and at the end.

Only the views of a game are read; each turn is held against the ledger (HK-026 to HK-028, HK-R01 to HK-R04).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from playing import GAME, HOUSES, KINDS, POSITIONS, Play, house_of, leaders, name_of, plays

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS

View = dict[str, Any]


@dataclass
class Turn:
    """A turn: the table before it, right after the Varys move and at its end, and what was asked about banners."""

    mover: int
    house: str
    before: View
    moved: View
    end: View | None = None
    asked: list[tuple[str, int, list[int]]] = field(default_factory=list)
    given: dict[str, int] = field(default_factory=dict)


def turns(play: Play) -> Iterator[Turn]:
    """The turns of a game in which a companion came into play; any other ends with the Varys move itself."""
    turn: Turn | None = None
    before: View | None = None
    state: State
    for state in play.moments():
        view = state.view(None)
        if before is not None:
            asked, word = before["prompt"]["ask"], view["last"]["word"]
            if asked == "move" and word != "crow":
                turn = Turn(before["turn"], word.split()[1], before, view)
            if turn is not None and asked == "banner":
                turn.given[before["prompt"]["house"]] = int(word.removeprefix("seat "))
            if turn is not None and (view["prompt"] is None or view["prompt"]["ask"] == "move"):
                turn.end = view
                if turn.end is not turn.moved:
                    yield turn
                turn = None
            elif turn is not None and view["prompt"]["ask"] == "banner":
                answers = [int(word.removeprefix("seat ")) for word in state.words(view["turn"])]
                turn.asked.append((view["prompt"]["house"], view["prompt"]["seat"], answers))
        before = view


def questions(turn: Turn) -> list[tuple[str, int, list[int]]]:
    """The ties that companions caused: two or more lead at the end, and not those who led after the Varys move."""
    assert turn.end is not None
    ties = [(house, leaders(turn.end, house)) for house in HOUSES]
    return [(house, turn.mover, tied) for house, tied in ties if len(tied) > 1 and tied != leaders(turn.moved, house)]


def holder(turn: Turn, house: str) -> int | None:
    """Who must hold a banner when the turn is over."""
    assert turn.end is not None
    leading = leaders(turn.end, house)
    if len(leading) < 2:
        return leading[0] if leading else None
    if leading != leaders(turn.moved, house):
        return turn.given[house]
    if house == turn.house and turn.mover in leading:
        return turn.mover
    return turn.before["banners"][house]


def check(turn: Turn) -> None:
    assert turn.end is not None
    assert turn.asked == questions(turn)
    assert turn.end["banners"] == {house: holder(turn, house) for house in HOUSES}


def old_ties(turn: Turn) -> int:
    """The Houses of which a companion moved or killed a card while the same seats stayed tied."""
    assert turn.end is not None
    cards = [{card for area in view["areas"] for card in area} for view in (turn.moved, turn.end)]
    gone = (cards[0] ^ cards[1]) | (set(turn.end["dead"]) - set(turn.moved["dead"]))
    named = {house_of(card) for card in gone if card in CHARACTERS}
    ties = [leaders(turn.end, house) for house in named if leaders(turn.end, house) == leaders(turn.moved, house)]
    return sum(len(tied) > 1 for tied in ties)


@pytest.mark.rule("HK-026", "HK-027", "HK-028", "HK-R01", "HK-R02", "HK-R03", "HK-R04", "HK-060")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind["companions"]], ids=name_of)
def test_random_games_ask_about_the_ties_that_companions_caused_and_no_others(kind: dict[str, Any]) -> None:
    """Enough games for both: questions that must be asked, and old ties that a companion has touched in vain."""
    luck = Chance(2016)
    asked = spared = 0
    for _ in range(40):
        for turn in turns(Play({**kind, "seed": luck.below(1 << 30)}, ())):
            check(turn)
            asked += len(turn.asked)
            spared += old_ties(turn)
    assert asked > 10
    assert spared > 0


@settings(max_examples=60, deadline=None)
@given(play=plays())
def test_whatever_is_chosen_only_new_ties_are_asked_about(play: Play) -> None:
    for turn in turns(play):
        check(turn)


def test_a_game_goes_on_alike_from_the_position_string_of_any_moment() -> None:
    """Who was tied after the Varys move is part of a position in mid-turn, and so is the companion to blame."""
    for seed in range(12):
        for state in Play({"seats": 2 + seed % 3, "seed": seed}, ()).moments():
            again = GAME.start(position=state.position(), seed=1)
            assert again.position() == state.position()
            assert [again.prompt(seat) for seat in range(state.seats)] == [
                state.prompt(seat) for seat in range(state.seats)
            ]


def test_a_position_line_without_the_companion_to_blame_is_read_and_asks_the_same() -> None:
    line = next(line for line in POSITIONS if "Tdr" in line)
    told, untold = (GAME.start(position=text, seed=1) for text in (line, line.replace("Tdr", "T")))
    assert [state.prompt(1).by for state in (told, untold)] == ["khal-drogo", "varys"]
    assert told.words(1) == untold.words(1) == ("seat 0", "seat 1")
    assert told.digest() == untold.digest()
