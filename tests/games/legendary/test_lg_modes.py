"""Set-up as it differs by mode: who picks when and from what, and what decks hold before the first card is turned."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from lg_playing import GROUP_HOUSE, HERO_OF, HOUSES, LIST, SETUPS, TEAM_OF, ask, begin, lay, set_up

from smallcouncil.core.errors import BadOption
from smallcouncil.games.legendary.cards import DESIGN, DESIGNS, TEAM


def ids(cards: Any) -> list[str]:
    return [DESIGNS[card].id for card in cards]


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


@pytest.mark.rule("LG-042", "LG-R81")
def test_who_begins_is_drawn_apart_from_who_picks_first() -> None:
    pairs = Counter[tuple[int, int]]()
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


@pytest.mark.rule("LG-093", "LG-257", "LG-259", "LG-095", "LG-094")
def test_every_hero_card_has_one_or_two_classes_and_a_team() -> None:
    assert LIST["set"]["classes"] == ["strength", "instinct", "covert", "strategy", "skill"]
    for card in LIST["hero_card"]:
        assert 1 <= len(set(card["classes"])) == len(card["classes"]) <= 2
        assert set(card["classes"]) <= set(LIST["set"]["classes"])
        assert TEAM_OF[card["hero"]] == LIST["team"][TEAM[DESIGN[card["id"]]]]["id"]
    classes = {card["id"]: card["classes"] for card in LIST["hero_card"]}
    assert len(classes["that-makes-it-simple-then"]) == len(classes["renly-as-ally"]) == 2
    assert classes["he-is-khal"] == classes["never-defeated"] == ["strength"]


@pytest.mark.rule("LG-003")
def test_no_text_speaks_of_villains() -> None:
    texts = [
        str(card.get(key, ""))
        for kind in (*("hero_card", "minor_hero", "basic", "bystander", "ally", "henchman", "mastermind"), "event")
        for card in LIST[kind]
        for key in ("text", "fight", "ambush", "escape", "rescue", "master_strike")
    ]
    assert any("Ally Deck" in text for text in texts)
    words = files("smallcouncil.games.legendary").joinpath("cards.toml").read_text(encoding="utf-8")
    assert "villain" not in words.lower()
    assert not [text for text in texts if "villain" in text.lower()]


@pytest.mark.rule("LG-036", "LG-002")
def test_the_board_names_every_place_of_a_player() -> None:
    """What lies where on a board is drawn; the view names each place once for each player."""
    view = begin(seats=3).view(None)
    for key in ("decks", "hands", "discards", "hero_decks", "lineups", "stacks", "defenders", "victory", "tokens"):
        assert len(view[key]) == 3, key
    assert view["escaped"] == []
    assert isinstance(view["ally_deck"], int)
    order = list(view)
    assert order.index("masterminds") < order.index("defenders")
    assert order.index("field") < order.index("escaped")
