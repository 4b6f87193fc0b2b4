"""What a seat may not know: hands, decks, stacks, picks. Samples agree with all that the seat has seen."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lg_playing import KINDS, LIST, Play, ask, bare, begin, check_table, play, plays, random_game, told

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord, NoSuchSeat
from smallcouncil.games.legendary.cards import DESIGNS
from smallcouncil.games.legendary.state import LegendaryState


def check_samples(state: LegendaryState, seat: int, luck: int) -> LegendaryState:
    """Neither a state nor its sample tells the seat which of the two it is; and a sample shows nothing of the truth."""
    known = told(state, seat)
    guess = state.sample(seat, luck)
    assert told(guess, seat) == known
    assert guess.setup.seed is None
    assert guess.setup.position is None
    assert guess.sample(seat, luck + 1).digest() == state.sample(seat, luck + 1).digest()
    return guess


def check_who_is_asked(state: LegendaryState, guess: LegendaryState, seat: int) -> None:
    """If another answers the same, and nothing happens that the seat can see, the same seat is asked the same then."""
    (other,) = state.awaiting
    if other == seat:
        return
    for word in ("end turn", "no"):
        if word not in state.words(other) or word not in guess.words(other):
            continue
        true, guessed = state.copy(), guess.copy()
        at = len(state.history)
        true.play(word, other)
        guessed.play(word, other)
        same = true.view(seat)["discards"] == guessed.view(seat)["discards"]
        if same and true.events(seat, since=at) == guessed.events(seat, since=at):
            assert true.awaiting == guessed.awaiting
            assert ask(true) == ask(guessed)
            assert true.view(seat) == guessed.view(seat)


@settings(max_examples=20, deadline=None)
@given(play=plays(), at=st.integers(0, 500), luck=st.integers(0, 1 << 52))
@pytest.mark.rule("LG-R29", "LG-R131", "LG-R132", "LG-R100")
def test_a_seat_cannot_tell_a_sample_from_the_state(play: Play, at: int, luck: int) -> None:
    state = play.stop(at)
    before = state.digest()
    for seat in range(state.seats):
        guess = check_samples(state, seat, luck + seat)
        check_table(guess)
        if len(state.awaiting) == 1:
            check_who_is_asked(state, guess, seat)
    assert state.digest() == before


@pytest.mark.parametrize("number", range(6))
def test_nothing_leaks_in_whole_games(number: int) -> None:
    luck = Chance(number)
    for state in random_game({**KINDS[number * 3], "seed": number}, luck):
        if state.awaiting and luck.below(20) == 0:
            seat = luck.below(state.seats)
            guess = check_samples(state, seat, luck.below(1 << 40))
            if len(state.awaiting) == 1:
                check_who_is_asked(state, guess, seat)


@settings(max_examples=6, deadline=None)
@given(play=plays(), at=st.integers(0, 400))
def test_a_sample_plays_on_by_the_rules_to_the_end(play: Play, at: int) -> None:
    state = play.stop(at)
    guess = state.sample(at % state.seats, 99)
    for number, moment in enumerate(play.moments(guess)):
        if number % 40 == 0:
            check_table(moment)
            moment.sample(number // 40 % state.seats, number)
    check_table(guess)
    assert guess.result is not None


@pytest.mark.rule("LG-R29", "LG-R83")
def test_hands_and_orders_are_hidden_and_their_contents_together_open() -> None:
    state = bare(
        {"seats": 2, "hands": {"1": ["longclaw", "kingslayer"]}, "decks": {"1": ["basic-soldier", "intertwined"]}}
    )
    for viewer in (0, None):
        view = state.view(viewer)
        assert view["hand"] == []
        assert view["hands"] == [0, 2]
        assert view["unseen"][1] == ["basic-soldier", "intertwined", "kingslayer", "longclaw"]
    assert sorted(state.view(1)["hand"]) == ["kingslayer", "longclaw"]
    hands = Counter(tuple(sorted(state.sample(0, luck).view(1)["hand"])) for luck in range(300))
    assert len(hands) == 6
    assert min(hands.values()) > 25
    own = {tuple(DESIGNS[card].id for card in state.sample(1, luck).decks[1]) for luck in range(30)}
    assert own == {("basic-soldier", "intertwined"), ("intertwined", "basic-soldier")}


@pytest.mark.rule("LG-R100", "LG-219")
def test_a_card_shown_is_known_until_it_leaves_the_hand() -> None:
    state = bare(
        {
            "seats": 2,
            "hands": {"0": ["robert-at-court", "longclaw", "basic-soldier"]},
            "decks": {"0": ["basic-merchant", "basic-merchant", "basic-merchant"]},
        }
    )
    play(state, "play robert-at-court", "hand longclaw")
    assert [state.view(viewer)["known"]["hands"][0] for viewer in (0, 1, None)] == [["longclaw"]] * 3
    for luck in range(20):
        assert "longclaw" in state.sample(1, luck).view(0)["hand"]
    play(state, "play longclaw")
    assert state.view(1)["known"]["hands"][0] == []


@pytest.mark.rule("LG-R100")
def test_a_card_put_on_top_of_a_deck_is_known_there_and_in_hand() -> None:
    state = bare(
        {
            "seats": 2,
            "step": "ally",
            "ally_deck": ["event-the-long-summer", "event-a-marriage-pact"],
            "discards": {"0": ["longclaw"]},
            "decks": {"0": ["basic-merchant", "basic-soldier"]},
        }
    )
    assert state.view(1)["known"]["tops"][0] == ["longclaw"]
    assert all(DESIGNS[state.sample(1, luck).decks[0][-1]].id == "longclaw" for luck in range(10))
    play(state, "end turn")
    assert "longclaw" in state.view(1)["known"]["hands"][0]


@pytest.mark.rule("LG-R100", "LG-R10", "LG-R45", "LG-146", "LG-R27")
def test_rotated_masterminds_are_known_until_the_stacks_are_shuffled() -> None:
    strike = {"seats": 2, "step": "ally", "ally_deck": ["basic-master-strike"], "attack": 20, "defenders": [3, 0]}
    state = bare({**strike, "hands": {"0": ["basic-soldier"]}})
    assert state.view(None)["known"]["masterminds_under"] == [["mm-winterfell"], []]
    assert all(DESIGNS[state.sample(1, luck).stacks[0][0]].id == "mm-winterfell" for luck in range(10))
    between = {tuple(state.sample(0, luck).stacks[0][1:-1]) for luck in range(60)}
    assert len(between) == 6
    assert {tuple(state.sample(0, luck).stacks[0][-1:]) for luck in range(10)} == {tuple(state.stacks[0][-1:])}
    tops = set()
    for seed in range(12):
        twin = bare({**strike, "step": "main", "ally_deck": []})
        twin.luck = Chance(seed)
        play(twin, "fight mastermind 1")
        assert twin.view(None)["known"]["masterminds_under"] == [[], []]
        tops.add(tuple(twin.view(None)["masterminds"]))
    assert len({top[0] for top in tops}) > 2
    assert len({top[1] for top in tops}) > 2


@pytest.mark.rule("LG-R100", "LG-073")
def test_cycled_heroes_are_known_at_the_bottom_in_order() -> None:
    state = bare(
        {
            "seats": 2,
            "step": "ally",
            "ally_deck": ["event-wildfire-in-the-cellars"],
            "hands": {"0": ["minor-shae-camp-follower"]},
        }
    )
    play(state, "play minor-shae-camp-follower", "lineup 0 1")
    assert state.view(None)["known"]["heroes_under"][0] == ["swing-the-sword", "call-the-banners"]
    for luck in range(10):
        deck = [DESIGNS[card].id for card in state.sample(1, luck).hero_decks[0]]
        assert deck[:2] == ["call-the-banners", "swing-the-sword"]


@pytest.mark.rule("LG-R100", "LG-R29")
def test_an_ally_deck_card_looked_at_is_known_to_that_seat_alone() -> None:
    state = bare(
        {"seats": 2, "hands": {"0": ["varys-and-his-birds"]}, "ally_deck": ["hench-redcloaks", "event-crescendo"]}
    )
    play(state, "play varys-and-his-birds")
    assert [state.view(viewer)["looking"] for viewer in (0, 1, None)] == ["hench-redcloaks", None, None]
    play(state, "bottom")
    assert all(DESIGNS[state.sample(0, luck).ally_deck[0]].id == "hench-redcloaks" for luck in range(10))
    assert len({state.sample(1, luck).ally_deck[0] for luck in range(40)}) > 8
    assert state.view(0)["known"]["ally_under"] == ["hench-redcloaks"]
    assert state.view(1)["known"]["ally_under"] == []


@pytest.mark.rule("LG-025", "LG-R29", "LG-R10")
def test_which_events_and_bystanders_lie_in_the_ally_deck_is_a_guess() -> None:
    state = begin(seats=2, first=0)
    counts = Counter(DESIGNS[card].kind for card in state.ally_deck)
    seen: set[str] = set()
    for luck in range(40):
        guess = state.sample(0, luck)
        assert Counter(DESIGNS[card].kind for card in guess.ally_deck)["event"] == counts["event"]
        seen |= {DESIGNS[card].id for card in guess.ally_deck if DESIGNS[card].kind == "event"}
    revealed = {event["card"] for event in state.events(None) if event["event"] == "event"}
    assert seen == {card["id"] for card in LIST["event"]} - revealed


# ---- the Secret Draft


def drafted(seats: int, rounds: int, seed: int) -> tuple[LegendaryState, list[dict[int, list[str]]], list[list[str]]]:
    """A draft after some rounds; the packs of every round by seat, and everybody's picks."""
    state = begin(seats=seats, setup="secret-draft", seed=seed)
    luck = Chance(seed)
    packs: list[dict[int, list[str]]] = []
    picks: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(rounds):
        packs.append({seat: list(state.view(seat)["draft"]["pack"]) for seat in range(seats)})
        for seat in range(seats):
            if seat in state.awaiting:
                word = luck.choice(state.words(seat))
                state.play(word, seat)
                picks[seat].append(word.split()[1])
    return state, packs, picks


@pytest.mark.rule("LG-169", "LG-170", "LG-R55", "LG-R85", "LG-R80")
@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 4)])
def test_the_secret_draft(seats: int, cards: int) -> None:
    """All at once and in secret; the rest goes to the left neighbour."""
    state = begin(seats=seats, setup="secret-draft", seed=3)
    assert state.awaiting == tuple(range(seats))
    packs = [state.view(seat)["draft"]["pack"] for seat in range(seats)]
    assert [len(pack) for pack in packs] == [cards] * seats
    assert len({hero for pack in packs for hero in pack}) == cards * seats
    before = told(state, 1)
    state.play(f"draft {packs[0][0]}", 0)
    assert state.awaiting == tuple(range(1, seats))
    after = state.view(1)
    assert after["heroes"] == [[]] * seats
    assert after["draft"] == {"pack": packs[1], "picks": [], "passed": 0}
    assert packs[0][0] not in told(state, 1) or packs[0][0] in before
    for seat in range(1, seats):
        state.play(f"draft {packs[seat][0]}", seat)
    assert [state.view(seat)["draft"]["pack"] for seat in range(seats)] == [
        packs[(seat - 1) % seats][1:] for seat in range(seats)
    ]
    while ask(state) == "draft":
        for seat in state.awaiting:
            state.play(state.words(seat)[0], seat)
    view = state.view(None)
    assert [len(heroes) for heroes in view["heroes"]] == [4] * seats
    assert len({hero for heroes in view["heroes"] for hero in heroes}) == 4 * seats
    assert ask(state) == "house"


@pytest.mark.rule("LG-171", "LG-172", "LG-R52", "LG-R85")
def test_a_house_after_the_draft_needs_a_drafted_hero() -> None:
    """Of those still free to which a Hero belongs; any free one if there is none."""
    met = Counter[bool]()
    for seed in range(60):
        state = begin(seats=4, setup="secret-draft", seed=seed)
        luck = Chance(seed)
        while ask(state) == "draft":
            seat = luck.choice(state.awaiting)
            state.play(luck.choice(state.words(seat)), seat)
        start = None
        while ask(state) == "house":
            (seat,) = state.awaiting
            start = seat if start is None else start
            view = state.view(None)
            free = [
                house for house in ("stark", "lannister", "kings-landing", "dothraki") if house not in view["houses"]
            ]
            teams = {hero["team"] for hero in LIST["hero"] if hero["id"] in view["heroes"][seat]}
            fitting = [house for house in free if house in teams]
            met[bool(fitting)] += 1
            assert list(state.words(seat)) == [f"house {house}" for house in fitting or free]
            state.play(luck.choice(state.words(seat)), seat)
    assert met[True] > 50
    assert met[False] > 0


@pytest.mark.rule("LG-R85", "LG-R55")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2)])
def test_a_sample_of_a_draft_keeps_what_the_seat_has_seen(seats: int, rounds: int) -> None:
    """What was passed on is where it can be, what came back lacks exactly what the others took."""
    state, packs, picks = drafted(seats, rounds, 11)
    guesses = [state.sample(0, luck) for luck in range(40)]
    for guess in guesses:
        heroes = [[_hero(hero) for hero in guess.heroes[seat]] for seat in range(seats)]
        held = [{_hero(hero) for hero in guess.packs[seat]} for seat in range(seats)]
        assert heroes[0] == picks[0]
        assert held[0] == set(state.view(0)["draft"]["pack"])
        everything = [hero for each in (*heroes, *held) for hero in each]
        assert len(set(everything)) == len(everything)
        for number in range(rounds):
            left = set(packs[number][0]) - {picks[0][number]}
            _check_passed(number, rounds, seats, left, heroes, held)
    others = {tuple(_hero(hero) for hero in guess.heroes[1]) for guess in guesses}
    assert len(others) > 3
    assert all(told(guess, 0) == told(state, 0) for guess in guesses)


def _hero(number: int) -> str:
    from smallcouncil.games.legendary.cards import HEROES

    return HEROES.cards[number].id


def _check_passed(
    number: int, rounds: int, seats: int, left: set[str], heroes: list[list[str]], held: list[set[str]]
) -> None:
    """A pack that seat 0 handed on in a round: who had it later has picked from it, and the rest is where it is now."""
    later = [(after, (after - number) % seats) for after in range(number + 1, rounds)]
    taken: list[str] = []
    for after, seat in later:
        taken.append(heroes[seat][after])
        assert taken[-1] in left
    assert held[(rounds - number) % seats] == left - set(taken)


@pytest.mark.rule("LG-R85")
def test_picks_are_told_to_nobody_until_all_have_four() -> None:
    for seats in (2, 3, 4):
        state, _, picks = drafted(seats, 2, 5)
        for viewer in (*range(seats), None):
            events: list[dict[str, Any]] = state.events(viewer)
            told_picks = [(event["seat"], event.get("hero")) for event in events if event["event"] == "drafted"]
            assert all(hero is None or seat == viewer for seat, hero in told_picks)
        assert [state.view(seat)["draft"]["picks"] for seat in range(seats)] == picks


def test_a_sample_has_no_record_and_is_for_a_seat() -> None:
    state = begin(seats=2)
    with pytest.raises(NoRecord):
        state.sample(0, 1).record()
    with pytest.raises(NoSuchSeat):
        state.sample(2, 1)


@pytest.mark.rule("LG-216", "LG-R135", "LG-R29")
def test_whoever_is_asked_for_a_free_card_has_one_in_every_guess() -> None:
    """Bread Riot shows the hand of whoever has none; so the question itself tells that there is one."""
    dear = ["longclaw", "swing-the-sword", "summer-on-watch", "counsel-of-the-hand", "leader-of-men"]
    state = bare(
        {
            "seats": 2,
            "turn": 1,
            "step": "ally",
            "ally_deck": ["event-bread-riot"],
            "hands": {"0": ["basic-merchant", *dear], "1": ["kingslayer"]},
            "decks": {"0": [*dear, "the-pointy-end", "the-dancing-master"]},
            "lineups": {"0": ["sansas-courtesies", *dear[:4]]},
        }
    )
    assert state.awaiting == (0,)
    for luck in range(40):
        guess = state.sample(1, luck)
        assert "basic-merchant" in guess.view(0)["hand"]
        if "no" in guess.words(0):
            guess.play("no", 0)
