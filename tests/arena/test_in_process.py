"""Matches of Python objects in this process."""

import pytest

import smallcouncil as sc
from smallcouncil.arena.in_process import NoBot
from smallcouncil.core.perspective import Perspective

SLUG = "hand-of-the-king"


@pytest.fixture(params=sc.games().values(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> sc.Game:
    found: sc.Game = request.param
    return found


def first_word(perspective: Perspective) -> str:
    return perspective.words[0]


def last_number(perspective: Perspective) -> int:
    return perspective.actions[-1]


class Remembering:
    """Made anew for every game, and able to remember within it."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.asked = 0

    def choose(self, perspective: Perspective) -> int:
        self.asked += 1
        assert self.asked <= 40
        return perspective.actions[self.asked % len(perspective.actions)]


def test_functions_meet_by_word_and_by_number() -> None:
    result = sc.match(first_word, last_number, games=6, seed=1, companions=False)
    assert result.games == 6
    assert not any(result.forfeits)
    assert result.outcome.plan.bots == ("python:first_word", "python:last_number")
    figures = f"wins={result.wins}, draws={result.draws}, losses={result.losses}, share={result.share:.3f}"
    assert repr(result).startswith(f"MatchResult(games=6, {figures}, interval=(")
    assert "Finished" not in repr(result.outcome), "games are not printed by the hundred"
    again = sc.match(first_word, last_number, games=6, seed=1, companions=False)
    assert [game.ranks for game in again.outcome.games] == [game.ranks for game in result.outcome.games]


def test_a_class_is_made_for_every_game() -> None:
    Remembering.made = 0
    result = sc.match(Remembering, "random", games=4, seed=1)
    assert (Remembering.made, result.games, any(result.forfeits)) == (4, 4, False)


def test_a_code_may_be_the_other_side_and_every_game_can_be_played(game: sc.Game) -> None:
    result = sc.match(first_word, "random", games=1, seed=2, game=game.slug)
    assert result.games == len(result.outcome.plan.sides)
    assert not any(result.forfeits)


def test_two_functions_of_one_name_are_told_apart_and_one_object_twice_is_one_player() -> None:
    others = [lambda perspective: perspective.actions[0], lambda perspective: perspective.actions[-1]]
    assert sc.match(*others, games=2, seed=1).outcome.plan.bots == ("python:<lambda>", "python:<lambda>-2")
    table = sc.match(first_word, "random", first_word, "random", games=2, seats=4, seed=1).outcome.plan
    assert table.bots == ("python:first_word", "random")


def test_a_player_that_fails_loses_its_games() -> None:
    def wrong(perspective: Perspective) -> int:
        return 88

    def broken(perspective: Perspective) -> int:
        raise ZeroDivisionError

    assert [sc.match(bot, "random", games=2, seed=1).share for bot in (wrong, broken)] == [0.0, 0.0]


@pytest.mark.parametrize("given", [7, None, int, object()])
def test_what_cannot_choose_is_refused(given: object) -> None:
    with pytest.raises(NoBot, match="cannot play"):
        sc.match(given, "random", games=2)


def test_a_perspective_has_an_observation_and_a_mask(game: sc.Game) -> None:
    state = game.start(seed=3)
    seat = state.awaiting[0]
    perspective = sc.Perspective(state, seat)
    assert (perspective.observation() == game.encoder().observation(state, seat)).all()
    assert tuple(perspective.mask().nonzero()[0]) == state.actions(seat)


def test_bots_are_there_by_name() -> None:
    state = sc.game(SLUG).start(seed=1)
    assert sc.bots.make("novice", 1).choose(sc.Perspective(state, 0)) in state.actions(0)
    assert sc.bots.make("random").choose(sc.Perspective(state, 0)) in state.actions(0)
    with pytest.raises(AttributeError, match="no attribute 'zork'"):
        _ = sc.zork  # type: ignore[attr-defined]


def test_a_word_given_to_act_is_shown_the_way_to_play(game: sc.Game) -> None:
    state = game.start(seed=3)
    seat = state.awaiting[0]
    word = state.words(seat)[0]
    before = state.digest()
    with pytest.raises(sc.BadWord, match="words go to play"):
        state.act(seat, word)  # type: ignore[arg-type]
    assert state.digest() == before
