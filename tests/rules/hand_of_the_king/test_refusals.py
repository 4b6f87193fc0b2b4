"""Every action that is not legal is refused by the rule it breaks, and nothing changes: all questions, all words."""

from collections import Counter

import pytest

from smallcouncil.core.errors import BadWord, GameOver, IllegalAction, NoSuchSeat, WrongSeat

MOVES = ("up", "down", "left", "right")


def kind_of(word):
    return "move" if word.split()[0] in MOVES else word.split()[0]


def refusals(t, seat):
    """For every word that this seat may not say now: its kind and the rule that forbids it. Nothing ever changes."""
    state = t.state
    before, table = state.digest(), t.now()
    found = Counter()  # type: ignore[var-annotated]
    for word in state.game.vocabulary:
        if word in state.words(seat):
            continue
        with pytest.raises(IllegalAction) as refused:
            state.play(word, seat)
        assert (refused.value.seat, refused.value.word) == (seat, word)
        found[kind_of(word), refused.value.rule] += 1
    assert (state.digest(), t.now(), state.awaiting) == (before, table, (seat,))
    return dict(found)


def all_but(rule, move=None, **legal):
    """All 28 moves, 14 companions, 7 Houses, 4 seats, 35 characters and the crow, less the legal ones, by one rule.

    `move` is the rule that moves break, if that is another one.
    """
    every = {"crow": 1, "companion": 14, "house": 7, "seat": 4, "card": 35}
    left = {kind: number - legal.get(kind, 0) for kind, number in every.items()}
    return {(kind, rule): number for kind, number in left.items() if number} | {("move", move or rule): 28}


COMPULSORY = "HK-031"


@pytest.mark.rule("HK-016", "HK-018", "HK-061")
def test_at_a_move(table):
    """Declarations without a card that way break HK-018; anything but a declaration breaks HK-016."""
    t = table("varys robb . cersei", offer="hodor")
    assert refusals(t, 0) == {
        ("move", "HK-018"): 26,
        ("crow", "HK-061"): 1,
        ("companion", "HK-016"): 14,
        ("house", "HK-016"): 7,
        ("seat", "HK-016"): 4,
        ("card", "HK-016"): 35,
    }


@pytest.mark.rule("HK-065")
def test_at_a_move_with_the_crow_spent(table):
    t = table("varys robb . cersei", areas=("", "", ""), crows=(1, 2))
    assert refusals(t, 0)["crow", "HK-065"] == 1


@pytest.mark.rule("HK-063")
def test_at_the_partner_of_three(table):
    t = table("varys robb", areas=("", "", ""), crows=(0, 1, 2)).play("crow")
    assert refusals(t, 0) == all_but("HK-063", seat=2)


@pytest.mark.rule("HK-064")
def test_at_the_partner_of_four(table):
    t = table("varys robb", areas=("", "", "", ""), crows=(0, 1, 2, 3), teams=True).play("crow")
    assert refusals(t, 0) == all_but("HK-064", seat=1)


@pytest.mark.rule("HK-030", "HK-014", "HK-031")
def test_at_the_choice_of_a_companion(table):
    """A companion that is not on offer breaks HK-014, a move HK-031; all else puts off a choice that HK-030 demands."""
    t = table("varys hoster . robb", offer="hodor bronn").play("right tully")
    wanted = all_but("HK-030", move=COMPULSORY, companion=14) | {("companion", "HK-014"): 12}
    assert refusals(t, 0) == wanted


@pytest.mark.rule("HK-044")
def test_at_the_cards_that_petyr_drew(table):
    t = table("varys hoster . robb", offer="petyr", deck="hodor bronn")
    t.play("right tully", "companion petyr-baelish")
    assert refusals(t, 0) == all_but("HK-044", move=COMPULSORY, companion=2)


@pytest.mark.parametrize(
    ("name", "companion", "targets", "rule"),
    [
        pytest.param("loras", "loras-tyrell", 4, "HK-039", marks=pytest.mark.rule("HK-039")),
        pytest.param("sandor", "sandor-clegane", 8, "HK-040", marks=pytest.mark.rule("HK-040")),
        pytest.param("brienne", "brienne-of-tarth", 2, "HK-041", marks=pytest.mark.rule("HK-041")),
        pytest.param("ramsay", "ramsay-snow", 8, "HK-046", marks=pytest.mark.rule("HK-046")),
        pytest.param("hodor", "hodor", 1, "HK-048", marks=pytest.mark.rule("HK-048")),
        pytest.param("drogo", "khal-drogo", 1, "HK-049", marks=pytest.mark.rule("HK-049")),
        pytest.param("jaqen", "jaqen-hghar", 8, "HK-050", marks=pytest.mark.rule("HK-050")),
        pytest.param("ilyn", "ilyn-payne", 1, "HK-051", marks=pytest.mark.rule("HK-051")),
        pytest.param("bronn", "bronn", 1, "HK-052", marks=pytest.mark.rule("HK-052")),
    ],
)
def test_at_the_target_of_a_companion(table, name, companion, targets, rule):
    """A wrong character, or another kind of answer, breaks the companion's own text; the dead are out of reach."""
    t = table(
        """
        varys    hoster .     renly
        bran     eddard sansa daenerys
        margaery tyrion .     viserys
        """,
        areas=("arya garlan", "olena"),
        banners={"tyrell": 1},
        offer=name,
    ).play("right tully", f"companion {companion}")
    wanted = all_but(rule, move=COMPULSORY, card=targets)
    if name in ("sandor", "jaqen"):
        wanted |= {("card", rule): 35 - targets - len(t.now()["dead"]), ("card", "HK-R05"): len(t.now()["dead"])}
    assert refusals(t, 0) == wanted


@pytest.mark.rule("HK-046", "HK-R10")
def test_at_the_second_card_of_the_swap(table):
    """The same card again breaks HK-R10: two different characters."""
    t = table("varys hoster robb cersei renly", offer="ramsay").play("right tully", "companion ramsay-snow")
    t.play("card robb-stark")
    assert refusals(t, 0) == all_but("HK-046", move=COMPULSORY, card=3) | {("card", "HK-R10"): 1}
    t.refuses("card robb-stark", "HK-R10")


@pytest.mark.rule("HK-050", "HK-R09", "HK-036")
def test_at_the_companion_that_jaqen_kills(table):
    """Kept companions are safe by HK-036; those no longer on offer, he himself too, are out of reach by HK-R09."""
    t = table("varys hoster . robb", areas=("", "gendry shae"), offer="jaqen hodor bronn")
    t.play("right tully", "companion jaqen-hghar", "card robb-stark", "card hoster-tully")
    wanted = all_but("HK-050", move=COMPULSORY, companion=14) | {
        ("companion", "HK-R09"): 10,
        ("companion", "HK-036"): 2,
    }
    assert refusals(t, 0) == wanted
    t.refuses("companion gendry", "HK-036")
    t.refuses("companion jaqen-hghar", "HK-R09")


@pytest.mark.rule("HK-043")
def test_at_the_house_of_jon_snow(table):
    t = table("varys hoster . robb", offer="jon").play("right tully", "companion jon-snow")
    assert refusals(t, 0) == all_but("HK-043", move=COMPULSORY, house=7)


@pytest.mark.rule("HK-028")
def test_at_a_tie(table):
    t = table("varys hoster . renly", areas=("", "arya", "bran robb", "sansa"), offer="hodor")
    t.play("right tully", "companion hodor", "card bran-stark")
    t.asks(0, "banner", "seat 0", "seat 1", "seat 2", "seat 3", house="stark", by="hodor")
    assert refusals(t, 0) == all_but("HK-028", seat=4)


@pytest.mark.rule("HK-015")
def test_out_of_turn_everything_breaks_the_order_of_play(table):
    """Even a word that the seat in turn could say; and at every question of the turn."""
    t = table("varys hoster . robb", areas=("", "", ""), offer="jon")
    for word in ("right tully", "companion jon-snow", "house stark", None):
        for seat in {0, 1, 2} - set(t.state.awaiting):
            before = t.state.digest()
            for spoken in t.state.game.vocabulary:
                with pytest.raises(WrongSeat) as refused:
                    t.state.play(spoken, seat)
                assert (refused.value.rule, refused.value.seat) == ("HK-015", seat)
            assert t.state.digest() == before
        if word:
            t.play(word)
    t.asks(1, "move", "right stark")


@pytest.mark.rule("HK-053")
def test_after_the_end_everything_breaks_the_end(table):
    t = table("varys robb").play("right stark")
    before = t.state.digest()
    for word in t.state.game.vocabulary:
        for seat in (0, 1):
            with pytest.raises(GameOver) as refused:
                t.state.play(word, seat)
            assert (refused.value.rule, refused.value.seat, refused.value.word) == ("HK-053", seat, word)
    assert t.state.digest() == before


def test_what_is_no_action_or_no_seat_at_all_is_refused_as_such(table):
    t = table("varys robb")
    before = t.state.digest()
    for action in (-1, 89, 10**9, 1 << 63, -(1 << 70), True, 1.0, "right stark", None):
        with pytest.raises(BadWord):
            t.state.act(0, action)
    for seat in (-1, 2, 99, 1 << 70, True, None):
        with pytest.raises(NoSuchSeat):
            t.state.act(seat, t.state.actions(0)[0])
    with pytest.raises(BadWord):
        t.state.play("sideways stark")
    assert t.state.digest() == before
    assert len(t.state.game.vocabulary) == 89


@pytest.mark.rule("HK-036")
@pytest.mark.parametrize("words", [(), ("card robb-stark",), ("card robb-stark", "card hoster-tully")])
def test_a_kept_companion_is_safe_from_jaqen_whatever_he_is_asked_to_kill(table, words):
    """In the grid, in a play area or on offer: Jon Snow is named in vain, by the same rule each time."""
    t = table("varys hoster . robb", areas=("", "jon=stark"), offer="jaqen hodor")
    t.play("right tully", "companion jaqen-hghar", *words)
    t.refuses("companion jon-snow", "HK-036")


@pytest.mark.rule("HK-R05")
def test_the_dead_are_out_of_reach_for_a_companion_that_could_take_them(table):
    t = table("varys hoster . sansa robb", offer="brienne").play("right tully", "companion brienne-of-tarth")
    t.refuses("card arya-stark", "HK-R05")
    t.refuses("card robb-stark", "HK-041")


@pytest.mark.rule("HK-033", "HK-030")
def test_a_companion_that_is_owed_to_a_companion_is_asked_for_by_another_rule(table):
    t = table("varys hoster bran robb", offer="hodor bronn shae").play("right tully")
    assert t.state.prompt(0).rule == "HK-030"
    t = table("varys hoster bran renly", offer="hodor bronn shae").play("right tully", "companion hodor")
    t.play("card bran-stark")
    assert t.state.prompt(0).rule == "HK-033"
    t.refuses("card renly-baratheon", "HK-033")


@pytest.mark.rule("HK-R03", "HK-016")
def test_between_turns_nobody_gives_away_the_banner_of_a_tie(table):
    """Stark is tied between seats 1 and 2: to name one of them is no move. Seat 0 is tied for nothing."""
    t = table("varys hoster . robb", areas=("cersei", "arya", "sansa"), banners={"stark": 1})
    for word, rule in (("seat 1", "HK-R03"), ("seat 2", "HK-R03"), ("seat 0", "HK-016"), ("seat 3", "HK-016")):
        t.refuses(word, rule)
