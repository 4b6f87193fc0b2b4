"""Hints: from what a seat knows alone, good, and with reasons that hold whatever is hidden."""

import pytest

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.arena import hints
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.locale import languages, texts
from smallcouncil.narration import narration
from smallcouncil.narration.reasons import why

SLUGS = list(sc.games())
LEVEL = "knight"


def moments(slug: str, every: int = 9, count: int = 4) -> list[tuple[State, int]]:
    """Some questions with a choice from a game between apprentices."""
    state, luck = sc.game(slug).start(seed=4), Chance(4)
    found: list[tuple[State, int]] = []
    players = [bots.make("apprentice", seat) for seat in range(state.seats)]
    while state.awaiting and len(found) < count:
        seat = state.awaiting[-1]
        if len(state.history) % every == every - 1 and len(state.actions(seat)) > 1:
            found.append((state.copy(), seat))
        state.act(seat, players[seat].choose(Perspective(state, seat, luck)))
    assert found
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_two_games_that_look_alike_to_a_seat_get_the_same_hints(slug: str) -> None:
    for state, seat in moments(slug, count=2):
        one, other = (state.sample(seat, luck) for luck in (1, 2))
        assert one.view(seat) == other.view(seat) == state.view(seat)
        found = hints.hints(one, seat, LEVEL, 7)
        assert found == hints.hints(other, seat, LEVEL, 7) == hints.hints(state, seat, LEVEL, 7)
        assert 1 <= len(found) <= hints.MOST
        assert {each.word for each in found} <= set(state.words(seat))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", languages())
def test_reasons_are_the_same_whatever_is_hidden_and_say_something(slug: str, lang: str) -> None:
    say = texts(lang, slug)
    told = 0
    for state, seat in moments(slug):
        voice = narration(slug)(say, [say.seat(each) for each in range(state.seats)])
        for word in state.words(seat)[:6]:
            one, other = (why(voice, state.sample(seat, luck), seat, word) for luck in (1, 2))
            assert one == other
            assert all(reason and "{" not in reason for reason in one)
            told += bool(one)
    assert told


def test_the_first_hint_of_a_solved_position_wins() -> None:
    game = sc.game("hand-of-the-king")
    state, luck = game.start(seed=11, companions=False), Chance(11)
    while sum(card is not None for card in state.view(None)["grid"]) > 13:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    seat, best = state.awaiting[0], sc.solve(state)
    assert best.outcome == "win"
    first = hints.hints(state, seat, LEVEL, 1)[0]
    assert first.value.outcome == "win"
    state.play(first.word)
    assert sc.solve(state).outcome == "loss"


def test_no_hint_without_a_choice() -> None:
    state, luck = sc.game("hand-of-the-king").start(seed=5), Chance(5)
    while len(state.actions(state.awaiting[0])) > 1:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    assert hints.hints(state, state.awaiting[0], LEVEL, 1) == ()


@pytest.mark.parametrize(
    ("codes", "level"),
    [
        ([None, "novice"], "apprentice"),
        (["knight", None, "novice"], "maester"),
        (["master:1s", None], "master"),
        ([None, None], "master"),
        (["random", None], "master"),
        ([None, "maester"], "master"),
    ],
)
def test_a_hint_is_that_of_the_level_above_the_strongest_bot(codes: list[str | None], level: str) -> None:
    assert hints.level_above(codes) == level


def test_a_reason_names_the_banner_and_what_is_left_open() -> None:
    state = sc.game("hand-of-the-king").start(
        position="TdTrLj1SlLt/Ym1Sr3/GsTgBr1Lk1/BhBoVV1Ge1/UhGrBs1SkUe/GaSbGt1TaSa "
        "SsScSeLmYoYg/GbGvLcLwTv 0111-0- sabrjomeshdr -/- - 1 c -"
    )
    say = texts("en", "hand-of-the-king")
    voice = narration("hand-of-the-king")(say, ["Ann", "Bob"])
    assert why(voice, state, 1, "left baratheon")[0] == "takes the banner of House Baratheon"
    assert "leaves Ann the banners of House Targaryen and House Tully to take" in why(voice, state, 1, "left baratheon")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "leaves Ann the banner of X to take", "leaves Ann the banners of X to take"),
        ("de", "lässt Ann den Bannermarker von X zu holen", "lässt Ann die Bannermarker von X zu holen"),
    ],
)
def test_one_banner_or_several_are_left(lang: str, one: str, two: str) -> None:
    say = texts(lang, "hand-of-the-king")
    assert [say("reason-open", player="Ann", houses="X", count=count) for count in (1, 2)] == [one, two]


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize(
    ("lang", "slug", "key", "said"),
    [
        ("en", "stark-vs-lannister", "reason-spent", "{} gold left"),
        ("de", "stark-vs-lannister", "reason-spent", "{} Gold übrig"),
        ("de", "stark-vs-lannister", "reason-power-mine-less", "verliert 2 Macht, {} übrig"),
        ("en", "legendary", "reason-points-other-less", "costs Ann 2 VP, {} left"),
        ("de", "legendary", "reason-points-other-less", "kostet Ann 2 SP, {} übrig"),
    ],
)
def test_what_is_left_is_said_alike_of_one_and_of_many(lang: str, slug: str, key: str, said: str, count: int) -> None:
    lost = count if key == "reason-spent" else 2
    assert texts(lang, slug)(key, player="Ann", count=lost, total=count) == said.format(count)
