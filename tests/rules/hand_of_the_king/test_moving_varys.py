"""Moving Varys: HK-016 to HK-024."""

import pytest

DECLARATIONS = {
    f"{direction} {house}"
    for direction in ("up", "down", "left", "right")
    for house in ("stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully")
}

# The sheet's example: Varys at the right edge, five cards in his column and five to his left.
EXAMPLE = """
    robb    cersei  aeron    hoster   viserys  kevan
    balon   tywin   garlan   edmure   aegon    olena
    robert  eddard  shireen  bran     renly    varys
    euron   tyrion  arya     stannis  theon    daenerys
    asha    joffrey catelyn  margaery aerys    sansa
    rodrik  rickon  lyanna   rhaegar  victarion jaime
"""

EXAMPLE_CHOICES = (
    *("down targaryen", "down stark", "down lannister"),
    *("up lannister", "up tyrell"),
    *("left stark", "left baratheon"),
)


@pytest.mark.rule("HK-023", "HK-016")
def test_the_example_has_exactly_seven_declarations(table):
    t = table(EXAMPLE)
    t.asks(0, "move", *EXAMPLE_CHOICES)


@pytest.mark.rule("HK-024", "HK-019", "HK-020", "HK-021")
def test_the_example_takes_bran_on_the_way_to_eddard(table):
    t = table(EXAMPLE).play("left stark")
    t.expect(
        grid="""
            robb    cersei  aeron    hoster   viserys  kevan
            balon   tywin   garlan   edmure   aegon    olena
            robert  varys   shireen  .        renly    .
            euron   tyrion  arya     stannis  theon    daenerys
            asha    joffrey catelyn  margaery aerys    sansa
            rodrik  rickon  lyanna   rhaegar  victarion jaime
        """,
        areas=("bran eddard", ""),
        banners={"stark": 0},
        turn=1,
    )
    t.asks(
        1,
        "move",
        *("up lannister", "down lannister", "down stark"),
        *("left baratheon", "right baratheon"),
    )


@pytest.mark.rule("HK-022")
def test_the_next_player_moves_varys_from_where_he_is_now(table):
    t = table(EXAMPLE).play("left stark", "right baratheon")
    t.expect(
        grid="""
            robb    cersei  aeron    hoster   viserys  kevan
            balon   tywin   garlan   edmure   aegon    olena
            robert  .       .        .        varys    .
            euron   tyrion  arya     stannis  theon    daenerys
            asha    joffrey catelyn  margaery aerys    sansa
            rodrik  rickon  lyanna   rhaegar  victarion jaime
        """,
        areas=("bran eddard", "shireen renly"),
        banners={"stark": 0, "baratheon": 1},
        turn=0,
    )
    t.asks(0, "move", "up targaryen", "down targaryen", "down greyjoy", "left baratheon")


@pytest.mark.rule("HK-016")
def test_a_turn_is_a_direction_and_a_house_and_nobody_may_pass(game):
    for seats in (2, 3, 4):
        state = game.start(seats=seats, seed=seats)
        choices = state.words(0)
        assert choices
        assert set(choices) <= DECLARATIONS
        assert "pass" not in " ".join(game.vocabulary)


@pytest.mark.rule("HK-016")
def test_a_single_declaration_must_be_made(table):
    t = table("varys . robb", areas=("", "arya"))
    t.asks(0, "move", "right stark")


@pytest.mark.rule("HK-017")
def test_varys_never_moves_diagonally(table):
    t = table(
        """
        robb  .     aeron
        .     varys .
        cersei hoster renly
        """
    )
    t.asks(0, "move", "down tully")
    for word in sorted(DECLARATIONS - {"down tully"}):
        t.refuses(word, "HK-018")


@pytest.mark.rule("HK-018")
def test_a_declaration_needs_a_card_of_that_house_that_way(table):
    t = table(
        """
        .      .  robb   .  .  .
        arya   .  cersei .  .  .
        hoster .  varys  .  .  renly
        .      .  .      .  .  .
        .      .  aeron  .  .  .
        .      .  tywin  .  .  bran
        """
    )
    legal = {"up stark", "up lannister", "left tully", "right baratheon", "down greyjoy", "down lannister"}
    t.asks(0, "move", *legal)
    for word in sorted(DECLARATIONS - legal):
        t.refuses(word, "HK-018")


# Two Starks in every direction from Varys, other cards and empty spaces between them.
CROSS = """
    .      .      robb    .      .      .
    .      .      cersei  .      .      .
    sansa  arya   varys   .      bran   eddard
    .      .      lyanna  .      .      .
    .      .      .       .      .      .
    .      .      catelyn .      .      hoster
"""


@pytest.mark.rule("HK-019", "HK-020", "HK-021")
def test_up_goes_to_the_farthest_card_above_over_another_house(table):
    t = table(CROSS).play("up stark")
    t.expect(
        grid="""
            .      .      varys   .      .      .
            .      .      cersei  .      .      .
            sansa  arya   .       .      bran   eddard
            .      .      lyanna  .      .      .
            .      .      .       .      .      .
            .      .      catelyn .      .      hoster
        """,
        areas=("robb", ""),
        banners={"stark": 0},
        turn=1,
    )
    t.asks(1, "move", "down lannister", "down stark")


@pytest.mark.rule("HK-019", "HK-020", "HK-021")
def test_down_goes_to_the_farthest_card_below_over_empty_spaces(table):
    t = table(CROSS).play("down stark")
    t.expect(
        grid="""
            .      .      robb    .      .      .
            .      .      cersei  .      .      .
            sansa  arya   .       .      bran   eddard
            .      .      .       .      .      .
            .      .      .       .      .      .
            .      .      varys   .      .      hoster
        """,
        areas=("lyanna catelyn", ""),
        banners={"stark": 0},
        turn=1,
    )
    t.asks(1, "move", "up stark", "up lannister", "right tully")


@pytest.mark.rule("HK-019", "HK-020", "HK-021")
def test_left_goes_to_the_farthest_card_on_the_left(table):
    t = table(CROSS).play("left stark")
    t.expect(
        grid="""
            .      .      robb    .      .      .
            .      .      cersei  .      .      .
            varys  .      .       .      bran   eddard
            .      .      lyanna  .      .      .
            .      .      .       .      .      .
            .      .      catelyn .      .      hoster
        """,
        areas=("sansa arya", ""),
        banners={"stark": 0},
        turn=1,
    )
    t.asks(1, "move", "right stark")


@pytest.mark.rule("HK-019", "HK-020", "HK-021")
def test_right_goes_to_the_farthest_card_on_the_right(table):
    t = table(CROSS).play("right stark")
    t.expect(
        grid="""
            .      .      robb    .      .      .
            .      .      cersei  .      .      .
            sansa  arya   .       .      .      varys
            .      .      lyanna  .      .      .
            .      .      .       .      .      .
            .      .      catelyn .      .      hoster
        """,
        areas=("bran eddard", ""),
        banners={"stark": 0},
        turn=1,
    )
    t.asks(1, "move", "left stark", "down tully")


@pytest.mark.rule("HK-019", "HK-020")
def test_varys_stops_at_the_farthest_of_the_house_and_passes_no_farther_card(table):
    t = table("varys aeron robb . arya cersei").play("right stark")
    t.expect(grid=". aeron . . varys cersei", areas=("robb arya", ""), banners={"stark": 0}, turn=1)
    t.asks(1, "move", "left greyjoy", "right lannister")


@pytest.mark.rule("HK-021")
def test_the_cards_of_a_turn_join_those_of_the_turns_before(table):
    t = table("varys robb . arya cersei rickon", areas=("", "bran"), companions=False)
    t.play("right stark")
    t.expect(grid=". . . . cersei varys", areas=("robb arya rickon", "bran"), banners={"stark": 0}, turn=1)
    t.play("left lannister")
    t.expect(
        grid=". . . . varys .",
        areas=("robb arya rickon", "bran cersei"),
        banners={"stark": 0, "lannister": 1},
        turn=0,
        over=((0,), (1, 1), (1, 2)),
    )
