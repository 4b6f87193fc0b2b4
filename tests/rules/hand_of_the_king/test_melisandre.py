"""Melisandre: HK-045, HK-R04, HK-R11."""

import pytest


@pytest.mark.rule("HK-045")
def test_melisandre_gives_the_same_player_another_turn(table):
    t = table("varys hoster . robb stannis", areas=("", "", ""), offer="melisandre hodor", turn=1)
    t.play("right tully", "companion melisandre")
    t.asks(1, "move", "right stark", "right baratheon")
    t.expect(
        grid=". varys . robb stannis",
        areas=("", "hoster", ""),
        banners={"tully": 1},
        offer="hodor",
        discarded="melisandre",
        turn=1,
    )
    assert {"event": "again", "seat": 1, "by": "melisandre"} in t.events()
    t.play("right baratheon", "companion hodor")
    t.expect(
        grid=". . . robb varys",
        areas=("", "hoster stannis", ""),
        banners={"tully": 1, "baratheon": 1},
        offer="",
        discarded="melisandre hodor",
        turn=2,
    )


@pytest.mark.rule("HK-R04", "HK-045")
def test_the_banners_of_the_first_turn_are_given_before_the_second(table):
    """One all in Tully goes to the mover at the end of the turn that Melisandre ends, not of the next."""
    t = table("varys hoster . robb", areas=("", "edmure"), offer="melisandre")
    t.play("right tully")
    t.expect(grid=". varys . robb", areas=("hoster", "edmure"), banners={})
    t.play("companion melisandre")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", "edmure"),
        banners={"tully": 0},
        offer="",
        discarded="melisandre",
        turn=0,
    )
    kinds = [event["event"] for event in t.events(1)]
    assert (kinds.count("banner"), kinds.count("again")) == (1, 1)


@pytest.mark.rule("HK-R04", "HK-028")
def test_a_tie_of_the_first_turn_is_decided_before_the_second_begins(table):
    """Hodor takes the final Stark, which earns Melisandre; the Stark tie comes before the new turn."""
    t = table("varys hoster bran renly", areas=("", "arya"), offer="hodor melisandre")
    t.play("right tully", "companion hodor", "card bran-stark", "companion melisandre")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="hodor")
    t.play("seat 1")
    t.asks(0, "move", "right baratheon")
    t.expect(
        grid=". varys . renly",
        areas=("hoster bran", "arya"),
        banners={"tully": 0},
        offer="",
        discarded="hodor melisandre",
        turn=0,
    )


@pytest.mark.rule("HK-R04")
def test_a_house_affected_only_in_the_first_turn_is_not_checked_again(table):
    """The Stark tie of the first turn was given to seat 1; the second turn touches Renly and leaves it there."""
    t = table("varys hoster bran renly stannis", areas=("", "arya"), offer="hodor melisandre")
    t.play("right tully", "companion hodor", "card bran-stark", "companion melisandre", "seat 1", "right baratheon")
    t.expect(
        grid=". . . . varys",
        areas=("hoster bran renly stannis", "arya"),
        banners={"tully": 0, "baratheon": 0},
        offer="",
        discarded="hodor melisandre",
        turn=1,
        over=((0,), (2, 1), (1, 2)),
    )


@pytest.mark.rule("HK-R11", "HK-053")
def test_if_varys_cannot_move_in_the_extra_turn_the_game_ends(table):
    """Robb lies in the grid, but not in Varys's row or column."""
    t = table(
        """
        varys hoster .
        .     .      robb
        """,
        areas=("", "cersei"),
        offer="melisandre",
    ).play("right tully", "companion melisandre")
    t.expect(
        grid="""
        .     varys  .
        .     .      robb
        """,
        areas=("hoster", "cersei"),
        banners={"tully": 0},
        offer="",
        discarded="melisandre",
        turn=0,
        over=((1,), (1, 1), (2, 1)),
    )
    assert t.state.awaiting == ()


@pytest.mark.rule("HK-R11", "HK-R04")
def test_before_the_game_ends_the_ties_of_the_turn_are_decided(table):
    t = table("varys hoster bran", areas=("", "arya"), offer="hodor melisandre")
    t.play("right tully", "companion hodor", "card bran-stark", "companion melisandre")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="hodor")
    t.play("seat 0")
    t.expect(
        grid=". varys",
        areas=("hoster bran", "arya"),
        banners={"tully": 0, "stark": 0},
        offer="",
        discarded="hodor melisandre",
        turn=0,
        over=((0,), (2, 0), (1, 2)),
    )


@pytest.mark.rule("HK-045", "HK-030")
def test_the_extra_turn_may_earn_a_companion_of_its_own(table):
    t = table("varys hoster . robb renly", offer="melisandre bronn gendry")
    t.play("right tully", "companion melisandre", "right stark")
    t.asks(0, "companion", "companion bronn", "companion gendry")
    t.play("companion gendry")
    t.expect(
        grid=". . . varys renly",
        areas=("hoster robb gendry", ""),
        banners={"tully": 0, "stark": 0, "baratheon": 0},
        offer="bronn",
        discarded="melisandre",
        turn=1,
    )


@pytest.mark.rule("HK-045", "HK-063")
def test_at_the_start_of_the_extra_turn_a_crow_may_fly(table):
    t = table("varys hoster . robb", areas=("", "", ""), offer="melisandre", crows=(0, 2))
    t.asks(0, "move", "right tully", "right stark", "crow")
    t.play("right tully", "companion melisandre")
    t.asks(0, "move", "right stark", "crow")
