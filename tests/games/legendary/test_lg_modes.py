"""How a game begins: Houses, Heroes, groups, Minor Heroes, decks and hands, in every set-up."""

from collections import Counter
from typing import Any

import pytest
from lg_playing import (
    GROUP_HOUSE,
    HERO_OF,
    HOUSES,
    LIST,
    SETUPS,
    TEAM_OF,
    ask,
    begin,
    check_table,
    lay,
    play,
    set_up,
)

from smallcouncil.core.errors import BadOption, BadSeats
from smallcouncil.games.legendary.cards import DESIGNS
from smallcouncil.games.legendary.state import LegendaryState

FIRST_GROUPS = {
    "stark": {"group-the-north", "hench-stark-bannermen"},
    "lannister": {"group-siblings-and-comrades", "hench-redcloaks"},
    "kings-landing": {"group-the-kings-law", "hench-kings-guard"},
    "dothraki": {"group-young-daenerys", "hench-the-khalasar"},
}
TOURNEY = {
    "stark": (
        {"hero-lord-eddard-stark", "hero-young-arya", "hero-jon-snow-steward-of-the-watch", "hero-small-council"},
        {"group-starks-at-court", "hench-stark-bannermen"},
        {"mm-lady-catelyn-stark", "mm-lord-eddard-of-winterfell", "mm-lord-eddard-the-hand"},
    ),
    "lannister": (
        {"hero-queen-cersei", "hero-hound-and-mountain", "hero-jaime-lannister", "hero-bronn"},
        {"group-siblings-and-comrades", "hench-redcloaks"},
        {"mm-cersei-lannister", "mm-jaime-lannister", "mm-tyrion-lannister"},
    ),
    "kings-landing": (
        {"hero-baratheons-in-summer", "hero-great-warriors", "hero-robert-baratheon", "hero-jorah-mormont"},
        {"group-kings-chamber", "hench-gold-cloaks"},
        {"mm-king-robert-baratheon", "mm-petyr-baelish-of-the-small-council", "mm-varys"},
    ),
}


def ids(cards: Any) -> list[str]:
    return [DESIGNS[card].id for card in cards]


@pytest.mark.rule("LG-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        begin(seats=seats)
    assert [begin(seats=count).seats for count in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("LG-004", "LG-005", "LG-R82", "LG-006", "LG-162")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_is_the_default(seats: int) -> None:
    state = set_up(seats=seats)
    view = state.view(None)
    assert view["options"] == {
        "setup": "first-game",
        "houses": "seats",
        "minor_heroes": "random",
        "showdown": False,
        "equal_turns": False,
        "favour": 0,
        "first": "random",
    }
    assert view["houses"] == list(HOUSES[:seats])
    for seat in range(seats):
        assert {TEAM_OF[hero] for hero in view["heroes"][seat]} == {HOUSES[seat]}
        assert len(set(view["heroes"][seat])) == 4


@pytest.mark.rule("LG-008", "LG-010", "LG-011", "LG-013", "LG-015", "LG-026", "LG-R03", "LG-R04", "LG-R72")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_groups_of_the_first_game(seats: int) -> None:
    """With two players King's Law and King's Guard are Neutral; with three or four they are King's Landing's."""
    groups = set_up(seats=seats).view(None)["groups"]
    assert set(groups) == set().union(*[FIRST_GROUPS[house] for house in HOUSES[: max(seats, 3)]])
    assert len(groups) == 2 * max(seats, 3)


@pytest.mark.rule("LG-017", "LG-018", "LG-041", "LG-R83")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_personal_deck_has_twelve_cards(seats: int) -> None:
    minors: Counter[str] = Counter()
    for seed in range(10):
        state = set_up(seats=seats, seed=seed, first=0)
        for seat in range(1, seats):  # the others have not had a turn
            found = Counter(ids([*state.hands[seat], *state.decks[seat], *state.discards[seat]]))
            found.pop("basic-wound", None)
            own = [card for card in found if card.startswith("minor-")]
            assert len(own) == 2
            minors.update(own)
    assert len(minors) > 12
    fresh = begin(seats=seats, minor_heroes="choose")
    assert ask(fresh) == "minor"
    view = set_up(seats=seats, seed=3).view(None)
    assert [len(each) for each in view["unseen"]] >= [11] * seats


def events_of(state: LegendaryState, name: str) -> list[dict[str, Any]]:
    return [event for event in state.events(None) if event["event"] == name]


@pytest.mark.rule("LG-041", "LG-040", "LG-017", "LG-133")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_are_dealt_and_five_heroes_lie_in_each_lineup(seats: int) -> None:
    state = set_up(seats=seats)
    assert [(event["seat"], event["count"]) for event in events_of(state, "dealt")] == [(s, 6) for s in range(seats)]
    lineups = [len(event["cards"]) for event in events_of(state, "lineup")]
    assert lineups == [5] * seats
    own = [event for event in state.events(1) if event["event"] == "dealt" and event["seat"] == 1]
    assert len(own[0]["cards"]) == 6


@pytest.mark.rule("LG-020", "LG-024", "LG-030", "LG-031", "LG-032", "LG-280", "LG-281", "LG-R01", "LG-025", "LG-039")
@pytest.mark.parametrize(
    ("seats", "deck", "events", "strikes", "bystanders"), [(2, 63, 12, 8, 4), (3, 63, 12, 8, 4), (4, 82, 14, 10, 6)]
)
def test_the_shared_decks(seats: int, deck: int, events: int, strikes: int, bystanders: int) -> None:
    """Before the first card is turned over, as a position that names nothing lays them."""
    orders = set()
    for seed in range(3):
        state = lay({"seats": seats, "step": "main"}, seed)
        kinds = Counter(DESIGNS[card].kind for card in state.ally_deck)
        assert len(state.ally_deck) == deck
        assert kinds["event"] == events
        assert kinds["basic"] == strikes
        assert kinds["bystander"] + kinds["minor_hero"] == bystanders
        groups = max(seats, 3)
        assert (kinds["ally"], kinds["henchman"]) == (8 * groups, 5 * groups)
        assert len(state.event_deck) == 32 - events
        assert len(state.bystander_deck) == 32 - 2 * seats - bystanders
        assert (state.wounds, state.maesters) == (20, 12)
        orders.add(tuple(state.ally_deck))
    assert len(orders) == 3


@pytest.mark.rule("LG-280", "LG-281", "LG-030", "LG-031", "LG-032", "LG-020", "LG-R01")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dealt_ally_deck_has_its_numbers(setup: str, seats: int) -> None:
    """One card of the deck has been turned over when somebody is asked first."""
    if (seats, setup) == (4, "tourney"):
        return
    state = set_up(seats=seats, setup=setup)
    view = check_table(state)
    turned = [event["event"] for event in state.events(None) if event["event"] in ("ally", "event", "strike")]
    size = 82 if seats == 4 else 63
    assert view["ally_deck"] == size - 1
    assert sum(view["ally_kinds"].values()) == size - 1
    assert len(turned) <= 2


@pytest.mark.rule("LG-023", "LG-R02")
@pytest.mark.parametrize("setup", SETUPS)
def test_a_hero_deck_has_all_cards_of_four_heroes(setup: str) -> None:
    for seats in (2, 3):
        state = set_up(seats=seats, setup=setup)
        view = state.view(None)
        heroes = [hero for each in view["heroes"] for hero in each]
        assert len(set(heroes)) == len(heroes) == 4 * seats
        assert len(set(view["houses"])) == seats
        for seat in range(seats):
            cards = [*state.hero_decks[seat], *state.lineups[seat]]
            cards += [card for card in state.discards[seat] if DESIGNS[card].hero]
            assert Counter(HERO_OF[card] for card in ids(cards)) == dict.fromkeys(view["heroes"][seat], 14)


@pytest.mark.rule("LG-033", "LG-034", "LG-037", "LG-016", "LG-R10", "LG-151")
def test_stacks_defenders_and_tokens() -> None:
    tops: list[set[str]] = [set(), set()]
    for seed in range(25):
        state = set_up(seats=2, seed=seed)
        view = state.view(None)
        assert view["stacks"] == [5, 5]
        for seat, house in enumerate(("stark", "lannister")):
            assert sorted(ids(state.stacks[seat])) == sorted(
                card["id"] for card in LIST["mastermind"] if card["house"] == house
            )
            tops[seat].add(view["masterminds"][seat])
    assert [len(each) for each in tops] == [5, 5]
    fresh = lay({"seats": 4, "step": "main"}).view(None)
    assert fresh["tokens"] == [3, 3, 3, 3]
    assert fresh["defenders"] == [3, 3, 3, 3]
    assert fresh["victory"] == [[], [], [], []]


@pytest.mark.rule("LG-042", "LG-R81")
def test_who_begins_is_drawn_apart_from_who_picks_first() -> None:
    pairs = Counter()
    for seed in range(120):
        state = begin(seats=3, houses="choose", seed=seed)
        picker = state.awaiting[0]
        while ask(state) == "house":
            state.play(state.words(state.awaiting[0])[0])
        pairs[picker, state.view(None)["first"]] += 1
    assert set(pairs) == {(picker, first) for picker in range(3) for first in range(3)}
    assert all(begin(seats=4, first=seat).view(None)["first"] == seat for seat in range(4))
    for first in (2, 4, -1):
        with pytest.raises(BadOption):
            begin(seats=2, first=first)


@pytest.mark.rule("LG-R82", "LG-R52", "LG-162", "LG-R02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_houses_are_picked_clockwise_from_those_still_free(seats: int) -> None:
    """In the first game just among the Houses of so many players; in full allegiance among all four."""
    for setup, houses in (("first-game", HOUSES[:seats]), ("full-allegiance", HOUSES)):
        state = begin(seats=seats, setup=setup, houses="choose")
        start = state.awaiting[0]
        free = list(houses)
        for number in range(seats):
            if len(free) == 1:
                break  # the last House is no choice
            assert (state.awaiting, ask(state)) == (((start + number) % seats,), "house")
            assert list(state.words(state.awaiting[0])) == [f"house {house}" for house in free]
            state.play(f"house {free.pop()}")
        view = state.view(None)
        for seat in range(seats):
            assert {TEAM_OF[hero] for hero in view["heroes"][seat]} == {view["houses"][seat]}


@pytest.mark.rule("LG-R82")
def test_houses_are_drawn() -> None:
    drawn = Counter(tuple(set_up(seats=2, houses="random", seed=seed).view(None)["houses"]) for seed in range(40))
    assert set(drawn) == {("stark", "lannister"), ("lannister", "stark")}
    wide = {house for seed in range(40) for house in _drawn("full-allegiance", seed)}
    assert wide == set(HOUSES)
    assert {house for seed in range(20) for house in _drawn("tourney", seed)} == set(HOUSES[:3])


def _drawn(setup: str, seed: int) -> list[str]:
    houses: list[str] = set_up(seats=2, setup=setup, houses="random", seed=seed).view(None)["houses"]
    return houses


@pytest.mark.rule("LG-163", "LG-R03", "LG-029", "LG-R05", "LG-R04", "LG-R07", "LG-026")
def test_groups_are_random_and_neutrals_come_from_outside() -> None:
    seen: Counter[str] = Counter()
    apart = 0
    for seed in range(60):
        groups = set_up(seats=2, setup="full-allegiance", seed=seed).view(None)["groups"]
        kinds = Counter((GROUP_HOUSE[group], group.startswith("group-")) for group in groups)
        for house in ("stark", "lannister"):
            assert kinds[house, True] == kinds[house, False] == 1
        outside = [group for group in groups if GROUP_HOUSE[group] not in ("stark", "lannister")]
        assert [group.startswith("group-") for group in outside] == [True, False]
        apart += len({GROUP_HOUSE[group] for group in outside}) == 2
        seen.update(groups)
    assert apart > 20
    assert len(seen) == 9 + 8
    for seats in (3, 4):
        groups = set_up(seats=seats, setup="full-allegiance").view(None)["groups"]
        assert Counter(GROUP_HOUSE[group] for group in groups) == dict.fromkeys(HOUSES[:seats], 2)


@pytest.mark.rule("LG-164", "LG-165", "LG-166", "LG-R53", "LG-R81", "LG-R56")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_together_is_a_snake_draft(seats: int) -> None:
    """Two own Heroes each, then third ones clockwise, fourth ones back; one player opens every round."""
    for seed in range(6):
        state = begin(seats=seats, setup="two-together", seed=seed)
        start = state.awaiting[0]
        order = [(start + number) % seats for number in range(seats)]
        expected = [seat for seat in order for _ in range(2)] + order + order[::-1]
        taken: set[str] = set()
        for number, seat in enumerate(expected):
            assert (state.awaiting, ask(state)) == ((seat,), "hero")
            words = [word.split()[1] for word in state.words(seat)]
            pool = [hero["id"] for hero in LIST["hero"] if hero["id"] not in taken]
            own = [hero for hero in pool if TEAM_OF[hero] == state.view(None)["houses"][seat]]
            assert words == (own if number < 2 * seats else pool)
            taken.add(words[-1])
            state.play(f"hero {words[-1]}")
        assert ask(state) not in ("hero", "house")
        assert len(taken) == 4 * seats
    assert "hero-bronn" in taken


@pytest.mark.rule("LG-167", "LG-168", "LG-R54", "LG-R56", "LG-R81")
def test_three_of_one_and_one_of_another() -> None:
    offered: Counter[str] = Counter()
    own: Counter[str] = Counter()
    again = 0
    for seed in range(40):
        state = begin(seats=4, setup="three-and-one", seed=seed)
        order = []
        rejected: set[str] = set()
        while ask(state) == "hero":
            (seat,) = state.awaiting
            order.append(seat)
            view = state.view(None)
            taken = {hero for heroes in view["heroes"] for hero in heroes}
            words = [word.split()[1] for word in state.words(seat)]
            assert len(words) == 2
            assert not taken & set(words)
            assert all(TEAM_OF[hero] != view["houses"][seat] for hero in words)
            assert [TEAM_OF[hero] for hero in view["heroes"][seat]] == [view["houses"][seat]] * 3
            own.update(view["heroes"][seat])
            offered.update(words)
            again += bool(rejected & set(words))
            state.play(f"hero {words[0]}")
            rejected.add(words[1])
        assert order == [(order[0] + number) % 4 for number in range(4)]
    assert again > 5
    assert {"hero-bronn", "hero-jon-snow-steward-of-the-watch"} <= set(offered)
    assert len(own) == 16


@pytest.mark.rule("LG-R56", "LG-162", "LG-261", "LG-262")
def test_jon_snow_and_bronn_are_of_no_house() -> None:
    for setup in ("first-game", "full-allegiance"):
        for seats in (2, 3, 4):
            heroes = {hero for each in set_up(seats=seats, setup=setup).view(None)["heroes"] for hero in each}
            assert not heroes & {"hero-bronn", "hero-jon-snow-steward-of-the-watch"}
    words = begin(seats=4, setup="full-allegiance", houses="choose")
    assert list(words.words(words.awaiting[0])) == [f"house {house}" for house in HOUSES]


@pytest.mark.rule("LG-019", "LG-R84", "LG-R81")
def test_minor_heroes_are_chosen_from_the_own_house() -> None:
    state = begin(seats=3, minor_heroes="choose")
    start = state.awaiting[0]
    picked: dict[int, list[str]] = {}
    for number in range(6):
        seat = (start + number // 2) % 3
        assert (state.awaiting, ask(state)) == ((seat,), "minor")
        house = state.view(None)["houses"][seat]
        left = [card["id"] for card in LIST["minor_hero"] if card["house"] == house]
        left = [card for card in left if card not in picked.get(seat, [])]
        assert list(state.words(seat)) == [f"minor {card}" for card in left]
        picked.setdefault(seat, []).append(left[-1])
        state.play(f"minor {left[-1]}")
    for seat, cards in picked.items():
        everything = [*state.view(None)["unseen"][seat], *state.view(None)["discards"][seat]]
        assert sorted(card for card in everything if card.startswith("minor-")) == sorted(cards)
    assert begin(seats=3).view(None)["phase"] != "set-up"


@pytest.mark.rule("LG-R86")
@pytest.mark.parametrize("favour", [0, 1, 5])
def test_favour_gives_kings_landing_tokens(favour: int) -> None:
    state = lay({"seats": 3, "step": "main", "options": {"favour": favour}})
    assert state.tokens == [3, 3, 3 + favour]
    two = lay({"seats": 2, "step": "main", "options": {"favour": favour}})
    assert two.tokens == [3, 3]
    plain, favoured = set_up(seats=4, seed=6).view(None), set_up(seats=4, seed=6, favour=favour).view(None)
    assert [more - less for more, less in zip(favoured["tokens"], plain["tokens"], strict=True)] == [0, 0, favour, 0]
    for wrong in (-1, 6):
        with pytest.raises(BadOption):
            begin(seats=3, favour=wrong)


@pytest.mark.rule("LG-244", "LG-245", "LG-246", "LG-247", "LG-248", "LG-249", "LG-250", "LG-251", "LG-252")
@pytest.mark.rule("LG-253", "LG-254", "LG-255", "LG-R71", "LG-R72", "LG-R73")
def test_the_hands_tourney() -> None:
    for seats in (2, 3):
        state = set_up(seats=seats, setup="tourney")
        view = state.view(None)
        assert view["houses"] == list(HOUSES[:seats])
        for seat, house in enumerate(view["houses"]):
            heroes, groups, masterminds = TOURNEY[house]
            assert set(view["heroes"][seat]) == heroes
            assert groups <= set(view["groups"])
            assert set(ids(state.stacks[seat])) == masterminds
        assert set(view["groups"]) == set().union(*[groups for _, groups, _ in TOURNEY.values()])
        assert view["stacks"] == [3] * seats
    with pytest.raises(BadOption):
        begin(seats=4, setup="tourney")
    state = begin(seats=2, setup="tourney", houses="choose")
    assert list(state.words(state.awaiting[0])) == [f"house {house}" for house in HOUSES[:3]]
    play(state, "house kings-landing", "house stark")
    assert set(state.view(None)["groups"]) == set().union(*[groups for _, groups, _ in TOURNEY.values()])
    fresh = lay({"seats": 3, "step": "main", "options": {"setup": "tourney"}}).view(None)
    assert (fresh["defenders"], fresh["ally_deck"]) == ([3, 3, 3], 63)
