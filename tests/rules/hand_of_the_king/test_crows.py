"""The three-eyed crow: HK-061 to HK-065, HK-R16 as far as the rules of the table go."""

import pytest

from smallcouncil.core.errors import BadOption


@pytest.mark.rule("HK-061")
@pytest.mark.parametrize(("seats", "crows"), [(3, [True] * 3), (4, [True] * 4)])
def test_every_player_starts_with_one_crow(game, seats, crows):
    view = game.start(seats=seats, seed=1, crows=True).view(None)
    assert (view["crows"], view["options"]["crows"]) == (crows, True)
    bare = game.start(seats=seats, seed=1).view(None)
    assert (bare["crows"], bare["options"]["crows"]) == ([False] * seats, False)


@pytest.mark.rule("HK-061")
def test_two_players_have_no_crows(game):
    with pytest.raises(BadOption) as refused:
        game.start(seats=2, seed=1, crows=True)
    assert refused.value.details["option"] == "crows"


@pytest.mark.rule("HK-061")
def test_without_the_variant_there_is_no_crow_to_send(table):
    t = table("varys robb . arya", areas=("", "", ""))
    t.refuses("crow", "HK-061")
    t.asks(0, "move", "right stark")


@pytest.mark.rule("HK-063")
@pytest.mark.parametrize(("turn", "opponents"), [(0, (1, 2)), (1, (0, 2)), (2, (0, 1))])
def test_three_players_name_an_opponent_and_then_move(table, turn, opponents):
    t = table("varys robb . renly", areas=("", "", ""), crows=(0, 1, 2), turn=turn, companions=False)
    t.asks(turn, "move", "right stark", "right baratheon", "crow")
    t.play("crow")
    t.asks(turn, "crow-partner", *(f"seat {seat}" for seat in opponents), by="crow")
    t.refuses("right stark", "HK-063")
    t.refuses(f"seat {turn}", "HK-063")
    spent = [seat != turn for seat in range(3)]
    t.expect(crows=spent)
    t.play(f"seat {opponents[1]}")
    t.asks(turn, "move", "right stark", "right baratheon")
    t.expect(crows=spent)
    areas = ["", "", ""]
    areas[turn] = "robb"
    t.play("right stark")
    t.expect(grid=". varys . renly", areas=areas, banners={"stark": turn}, crows=spent, turn=(turn + 1) % 3)


@pytest.mark.rule("HK-063")
def test_sending_the_crow_is_a_choice(table):
    t = table("varys robb . renly", areas=("", "", ""), crows=(0, 1, 2), companions=False).play("right stark")
    t.expect(grid=". varys . renly", areas=("robb", "", ""), banners={"stark": 0}, turn=1)
    t.asks(1, "move", "right baratheon", "crow")


@pytest.mark.rule("HK-063")
def test_a_crow_flies_only_before_varys_moves(table):
    """While a companion is chosen or resolved it is too late."""
    t = table("varys hoster . renly", areas=("", "", ""), crows=(0, 1, 2), offer="jon").play("right tully")
    t.asks(0, "companion", "companion jon-snow")
    t.refuses("crow", "HK-030")
    t.play("companion jon-snow")
    t.refuses("crow", "HK-043")


@pytest.mark.rule("HK-064")
@pytest.mark.parametrize(("turn", "teammate"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_four_players_talk_with_the_teammate_and_nobody_else(table, turn, teammate):
    t = table(
        "varys robb . renly",
        areas=("", "", "", ""),
        crows=(0, 1, 2, 3),
        teams=True,
        turn=turn,
        companions=False,
    ).play("crow")
    t.asks(turn, "crow-partner", f"seat {teammate}", by="crow")
    for seat in {0, 1, 2, 3} - {teammate}:
        t.refuses(f"seat {seat}", "HK-064")
    t.play(f"seat {teammate}")
    t.asks(turn, "move", "right stark", "right baratheon")
    t.expect(crows=[seat != turn for seat in range(4)])


@pytest.mark.rule("HK-064")
def test_four_players_with_crows_are_two_teams(game):
    assert game.start(seats=4, seed=1, crows=True).view(None)["options"]["teams"] is True
    with pytest.raises(BadOption) as refused:
        game.start(seats=4, seed=1, crows=True, teams=False)
    assert refused.value.details["option"] == "teams"


@pytest.mark.rule("HK-065")
def test_a_spent_crow_does_not_come_back(table):
    """Seat 0 sends it in the first turn and has none in the second; the others still have theirs."""
    t = table("varys robb aeron cersei renly olena", areas=("", "", ""), crows=(0, 1, 2), companions=False)
    t.play("crow", "seat 1")
    t.refuses("crow", "HK-065")
    t.play("right stark")
    t.asks(1, "move", "right greyjoy", "right lannister", "right baratheon", "right tyrell", "crow")
    t.play("right greyjoy", "crow", "seat 1", "right lannister")
    t.asks(0, "move", "right baratheon", "right tyrell")
    t.refuses("crow", "HK-065")
    t.expect(
        grid=". . . varys renly olena",
        areas=("robb", "aeron", "cersei"),
        banners={"stark": 0, "greyjoy": 1, "lannister": 2},
        crows=[False, True, False],
        turn=0,
    )


@pytest.mark.rule("HK-065")
def test_a_player_has_only_one_crow_a_game(table):
    t = table("varys robb . renly", areas=("", "", ""), crows=(1, 2), companions=False)
    t.asks(0, "move", "right stark", "right baratheon")
    t.refuses("crow", "HK-065")


@pytest.mark.rule("HK-062", "HK-R16")
def test_the_table_says_that_talk_is_forbidden_and_offers_no_talk_but_the_crow(game):
    """The rules know no words but those of play; a client reads the variant from the view and closes its chat."""
    kinds = {word.partition(" ")[0] for word in game.vocabulary}
    assert kinds == {"up", "down", "left", "right", "crow", "companion", "house", "seat", "card"}
    state = game.start(seats=3, seed=1, crows=True)
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["options"] == {"teams": False, "crows": True, "companions": True}
        assert not {"chat", "talk", "messages"} & set(state.view(seat))


@pytest.mark.rule("HK-R16", "HK-062")
def test_a_crow_names_exactly_two_players_for_the_private_minute(table):
    """Who may talk with whom is told to every seat, so that a client can open the channel for just these two."""
    t = table("varys robb . renly", areas=("", "", ""), crows=(0, 1, 2), turn=1).play("crow", "seat 2")
    told = [{"event": "crow", "seat": 1}, {"event": "crow-partner", "seat": 1, "partner": 2}]
    assert [t.state.events(seat) for seat in (None, 0, 1, 2)] == [told] * 4
    assert t.state.view(0)["last"] == {"seat": 1, "word": "seat 2", "from": None, "to": None, "taken": []}
