"""Positions: what they name lies there, they are written as they were read, wrong ones are refused with the place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sl_playing import Play, check_table, lay, plays, random_game

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadOption, BadPosition
from smallcouncil.core.game import State

ALL = (
    "phase=challenges turn=lannister challenge=military.defenders first=lannister round=4 seat=1 "
    "effects=insidious-ways@the-hound | "
    "power=3 gold=2 plot=the-old-gods used=storm-of-swords hand=ice,not-today discard=hodor dead=sansa-stark "
    "deck=needle,winterfell done=power play=arya-stark(k.p1.d1.def)+branded-a-traitor#1,winterfell-keep#2(k) | "
    "power=1 gold=5 limited=1 plot=detained hand=shae play=the-hound(k.att)+gilded-dagger,bronn(used),casterly-rock"
)


def test_everything_named_lies_there() -> None:
    state = lay(ALL)
    view = check_table(state)
    stark, lannister = view["sides"][1], view["sides"][0]
    assert view["houses"] == ["lannister", "stark"]
    assert (view["phase"], view["round"], view["first"], view["active"], view["step"]) == (
        "challenges",
        4,
        0,
        0,
        "defenders",
    )
    assert (stark["power"], stark["gold"], stark["total"], stark["limited"]) == (3, 2, 4, False)
    assert (lannister["power"], lannister["gold"], lannister["limited"]) == (1, 5, True)
    assert (stark["plot"], stark["used"], stark["challenges"]) == ("the-old-gods", ["storm-of-swords"], ["power"])
    assert state.view(1)["hand"] == ["ice", "not-today"]
    assert (stark["discard"], stark["dead"], lannister["challenges"]) == (["hodor"], ["sansa-stark"], ["military"])
    arya, keep = stark["play"]
    assert (arya["card"], arya["kneeling"], arya["power"], arya["duplicates"], arya["role"]) == (
        "arya-stark",
        True,
        1,
        1,
        "defender",
    )
    assert [card["card"] for card in arya["attachments"]] == ["branded-a-traitor#1"]
    assert arya["attachments"][0]["owner"] == 0
    assert (keep["card"], keep["kneeling"]) == ("winterfell-keep#2", True)
    assert [card["card"] for card in lannister["play"]] == ["the-hound", "bronn", "casterly-rock"]
    assert lannister["play"][1]["used"] is True
    assert view["challenge"]["attackers"] == ["the-hound"]
    assert view["challenge"]["totals"] == [5, 3]
    assert [(effect["source"], effect["card"]) for effect in view["effects"]] == [("insidious-ways", "the-hound")]
    assert (view["treasury"], view["bank"]) == (19, 25)


def test_the_rest_is_dealt_from_the_seed() -> None:
    line = "phase=draw | plot=calling-the-banners | plot=detained"
    assert lay(line, 1).digest() == lay(line, 1).digest() != lay(line, 2).digest()
    view = lay(line).view(None)
    assert (view["round"], view["first"], view["options"]["draft"]) == (1, 0, False)
    assert (
        lay("phase=draw | plot=guest-right plots=the-old-gods | plot=detained").view(None)["options"]["draft"] is True
    )
    assert (
        lay("phase=draw | plot=detained plots=the-old-gods | plot=uneasy-peace").view(None)["options"]["draft"] is True
    )


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 500), luck=st.integers(0, 1 << 53))
def test_a_written_position_is_the_same_table(play: Play, at: int, luck: int) -> None:
    """It is written again as it was read, and both games look the same to everybody.

    Only in which order characters were declared is not told by a position.
    """
    check_written(play.stop(at), luck)


def check_written(state: State, luck: int) -> None:
    line = state.position()  # type: ignore[attr-defined]
    asks = {prompt.ask for seat in state.awaiting if (prompt := state.prompt(seat))}
    assert (line is None) == (not asks or not asks <= {"plot", "attack", "act"})
    if line is None:
        return
    again = lay(line, luck % (1 << 53))
    check_table(again)
    for seat in (0, 1, None):
        told, read = state.view(seat), again.view(seat)
        for view in (told, read):
            for key in ("known", "last", "draft", "options", "answered"):
                view.pop(key)
            for roles in ("attackers", "defenders", "bypassed") if view["challenge"] else ():
                view["challenge"][roles].sort()
        assert without_turn(read, state, again) == without_turn(told, state, again)
    if asked(again) == asked(state):
        assert again.position() == line  # type: ignore[attr-defined]


def asked(state: State) -> tuple[tuple[int, ...], str]:
    prompt = state.prompt(state.awaiting[0])
    return state.awaiting, prompt.ask if prompt else ""


def without_turn(view: dict[str, object], state: State, again: State) -> dict[str, object]:
    """A pass that was given already is not kept, so that the window may begin anew."""
    if asked(again) == asked(state):
        return view
    return {key: value for key, value in view.items() if key not in ("prompt", "awaiting")}


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_played_to_the_end_sampled_and_recorded(seed: int) -> None:
    luck = Chance(seed)
    for state in random_game({"position": ALL, "seed": seed}, luck):
        if luck.below(15) == 0:
            check_table(state)
            if state.awaiting:
                seat = luck.below(2)
                guess = state.sample(seat, luck)
                assert guess.view(seat) == state.view(seat)
                assert guess.events(seat) == state.events(seat)
    again = state.restart()
    for seat, action in state.history:
        again.act(seat, action)
    assert again.digest() == state.digest()


TWO = " | plot=calling-the-banners{} | plot=detained{}"


def wrong(table: str, stark: str = "", lannister: str = "") -> str:
    return table + TWO.format(stark, lannister)


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("", ""),
        ("first=stark | rest=deck | rest=deck", "first"),
        ("phase=draw", "phase"),
        (wrong("phase=draw moon=1"), "moon=1"),
        (wrong("phase=noon"), "noon"),
        (wrong("phase=over"), "over"),
        (wrong("phase=draw first=tully"), "tully"),
        (wrong("phase=draw round=0"), "0"),
        (wrong("phase=draw seat=2"), "2"),
        (wrong("phase=draw turn=stark"), "stark"),
        (wrong("phase=challenges turn=moon"), "moon"),
        (wrong("phase=challenges challenge=power.attackers"), "power.attackers"),
        (wrong("phase=challenges turn=stark challenge=love.attackers"), "love"),
        (wrong("phase=challenges turn=stark challenge=power.middle"), "middle"),
        (wrong("phase=draw effects=winterfell"), "winterfell"),
        (wrong("phase=draw effects=catelyn-stark@varys"), "varys"),
        (wrong("phase=draw draft=guest-right"), "guest-right"),
        (wrong("phase=draw", " hand=ice,moon"), "moon"),
        (wrong("phase=draw", " hand=shae"), "shae"),
        (wrong("phase=draw", " hand=ice,ice"), "ice,ice"),
        (wrong("phase=draw", " dead=ice"), "ice"),
        (wrong("phase=draw", " play=arya-stark dead=arya-stark"), "arya-stark |"),
        (wrong("phase=draw", " play=arya-stark,arya-stark"), "arya-stark,arya"),
        (wrong("phase=draw", " play=stark-escort"), "stark-escort"),
        (wrong("phase=draw", " play=stark-escort#4"), "stark-escort#4"),
        (wrong("phase=draw", " play=needle"), "needle"),
        (wrong("phase=draw", " play=varys"), "varys"),
        (wrong("phase=draw", " play=winterfell+needle"), "needle"),
        (wrong("phase=draw", " play=arya-stark(att)"), "arya-stark(att"),
        (wrong("phase=draw", " play=arya-stark(x)"), "x)"),
        (wrong("phase=draw", " play=arya-stark(d2)"), "d2)"),
        (wrong("phase=draw", " play=winterfell(p1)"), "p1)"),
        (wrong("phase=draw", " power=31"), "31"),
        (wrong("phase=draw", " power=15", " power=16"), "16"),
        (wrong("phase=draw", " gold=27"), "27"),
        (wrong("phase=draw", " gold=20", " gold=7"), "7"),
        (wrong("phase=draw", " limited=2"), "2"),
        (wrong("phase=draw", " used=moon"), "moon"),
        (wrong("phase=draw", " used=calling-the-banners"), "calling-the-banners |"),
        (wrong("phase=draw", " plots=detained"), "detained |"),
        (wrong("phase=draw", " rest=hand"), "hand"),
        (wrong("phase=draw", " done=love"), "love"),
        ("phase=draw | rest=deck | plot=detained", "draw"),
    ],
)
def test_a_wrong_position_is_refused_with_its_column(line: str, at: str) -> None:
    with pytest.raises(BadPosition) as caught:
        lay(line)
    near = line[caught.value.column - 1 :]
    assert near.startswith(at) or (at.partition(",")[2] and near.startswith(at.partition(",")[2])), caught.value


def test_what_is_given_beside_a_position_must_not_contradict_it() -> None:
    from sl_playing import GAME

    line = wrong("phase=draw seat=1")
    assert GAME.start(position=line, stark=1, seed=1).view(None)["houses"] == ["lannister", "stark"]
    with pytest.raises(BadOption):
        GAME.start(position=line, stark=0, seed=1)
    with pytest.raises(BadOption):
        GAME.start(position=line, draft=True, seed=1)
