"""Legendary: what lies on the table when the first turn begins, in every mode."""

from collections import Counter
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.errors import BadOption, BadSeats
from smallcouncil.games.legendary import cards as c
from smallcouncil.games.legendary.state import LegendaryState

GAME = sc.game("legendary")
ids = c.CARDS.ids
HOUSES = ("stark", "lannister", "kings-landing", "dothraki")
FIRST_HEROES = {
    "stark": ("kingdom-of-the-north", "lord-eddard-stark", "winter-is-coming", "young-arya"),
    "lannister": ("hound-and-mountain", "jaime-lannister", "queen-cersei", "tyrion-lannister"),
    "kings-landing": ("baratheons-in-summer", "great-warriors", "robert-baratheon", "small-council"),
    "dothraki": ("daenerys-new-khaleesi", "jorah-mormont", "khal-drogo", "young-dragons"),
}
FIRST_GROUPS = {
    "stark": {"group-the-north", "hench-stark-bannermen"},
    "lannister": {"group-siblings-and-comrades", "hench-redcloaks"},
    "kings-landing": {"group-the-kings-law", "hench-kings-guard"},
    "dothraki": {"group-young-daenerys", "hench-the-khalasar"},
}
RANDOM_MODES = ("full-allegiance", "two-together", "three-and-one", "secret-draft")


def begun(seats: int = 2, seed: int = 1, **options: Any) -> LegendaryState:
    """A game at its first turn; all set-up questions are answered by their first word."""
    state = GAME.start(seats=seats, seed=seed, **options)
    assert isinstance(state, LegendaryState)
    while state.awaiting and state.view(None)["phase"] == "set-up":
        seat = state.awaiting[0]
        state.act(seat, state.actions(seat)[0])
    return state


def at_the_start(seats: int = 2, seed: int = 1, **options: Any) -> LegendaryState:
    """The table before the first card of the Ally Deck: as `build` leaves it."""
    from smallcouncil.core.chance import Chance
    from smallcouncil.games.legendary import setup
    from smallcouncil.games.legendary.frames import push

    state = LegendaryState.__new__(LegendaryState)
    state.clear(GAME, GAME.setup(seats, seed, None, options))
    state.luck = Chance.of(seed)
    frame = push(state, 0, -1)
    setup.begin_setup(state, frame)
    setup.begin_heroes(state, frame)
    setup.choose_groups(state, frame)
    setup.begin_minors(state, frame)
    setup.build(state, frame)
    return state


def hero_names(state: LegendaryState, seat: int) -> set[str]:
    return {name.removeprefix("hero-") for name in state.view(None)["heroes"][seat]}


def every_card(state: LegendaryState) -> Counter[int]:
    """All cards on the table, wherever they lie; Defenders are only counted."""
    found: Counter[int] = Counter()
    for zones in (state.hands, state.decks, state.discards, state.victory, state.aside, state.lineups):
        for zone in zones:
            found.update(zone)
    for zones in (state.hero_decks, state.stacks):
        for zone in zones:
            found.update(zone)
    for zone in (state.ally_deck, state.event_deck, state.bystander_deck, state.escaped, state.ko, state.resolving):
        found.update(zone)
    found.update(card & 255 for card in state.played)
    for space in state.field:
        for ally in space:
            found.update((ally.ally, *ally.bystanders))
    found[c.WOUND] += state.wounds
    found[c.MAESTER] += state.maesters
    return found


# ---- the box


@pytest.mark.rule("LG-274", "LG-022")
def test_550_cards_of_which_252_are_heroes() -> None:
    assert sum(c.COPIES) == 550
    assert sum(c.COPIES[card] for card in c.HERO_CARDS) == 252
    assert len(c.HEROES.cards) == 18
    for cards in c.CARDS_OF_HERO:
        assert len(cards) == 14
        assert sorted(Counter(cards).values()) == [1, 3, 5, 5]
        rarity = {c.DESIGNS[card].rarity: count for card, count in Counter(cards).items()}
        assert rarity == {"common": 5, "uncommon": 3, "rare": 1}


@pytest.mark.rule("LG-275", "LG-027", "LG-028")
def test_nine_ally_groups_and_eight_henchman_groups() -> None:
    groups = [cards for name, cards in c.CARDS_OF_GROUP.items() if name.startswith("group-")]
    henchmen = [cards for name, cards in c.CARDS_OF_GROUP.items() if name.startswith("hench-")]
    assert [len(cards) for cards in groups] == [8] * 9
    assert [len(cards) for cards in henchmen] == [5] * 8
    assert all(len(set(cards)) == 1 for cards in henchmen)
    weakest = min(c.VP[card] for cards in groups for card in cards)
    assert {c.VP[cards[0]] for cards in henchmen} == {1}
    assert weakest == 2


@pytest.mark.rule("LG-276", "LG-016", "LG-006")
def test_five_masterminds_and_five_defenders_for_each_of_four_houses() -> None:
    assert c.HOUSES == HOUSES
    assert [len(cards) for cards in c.MASTERMINDS_OF] == [5] * 4
    assert [c.COPIES[card] for card in c.DEFENDER_DESIGN] == [5] * 4
    assert [c.DESIGNS[card].house for card in c.DEFENDER_DESIGN] == list(HOUSES)


@pytest.mark.rule("LG-277", "LG-278", "LG-R01", "LG-279")
def test_the_other_cards_and_parts() -> None:
    counts = {card.id: card.copies for card in c.DESIGNS if card.kind == "basic"}
    assert counts == {
        "basic-merchant": 24,
        "basic-soldier": 16,
        "basic-maester": 12,
        "basic-wound": 20,
        "basic-master-strike": 10,
    }
    assert (len(c.MINOR_HEROES), sum(c.COPIES[card] for card in c.BYSTANDERS), len(c.EVENTS)) == (20, 12, 32)
    from smallcouncil.cardkit.catalogue import read_file

    parts = read_file("smallcouncil.games.legendary", "cards.toml")["components"]
    assert (parts["tokens"], parts["dividers"], parts["player_boards"], parts["playmats"]) == (63, 60, 4, 1)


@pytest.mark.rule("LG-260", "LG-261", "LG-262", "LG-R56", "LG-259")
def test_teams() -> None:
    teams = Counter(hero.team for hero in c.HEROES.cards)
    assert teams == {**dict.fromkeys(HOUSES, 4), "nights-watch": 1, "sell-swords": 1}
    for house, names in FIRST_HEROES.items():
        assert {hero.id for hero in c.HEROES.cards if hero.team == house} == {f"hero-{name}" for name in names}
    assert [hero.id for hero in c.HEROES.cards if hero.team == "nights-watch"] == ["hero-jon-snow-steward-of-the-watch"]
    assert [hero.id for hero in c.HEROES.cards if hero.team == "sell-swords"] == ["hero-bronn"]
    assert {"nights-watch", "sell-swords"}.isdisjoint(c.HOUSES)


@pytest.mark.rule("LG-257", "LG-258", "LG-R08", "LG-R09", "LG-185", "LG-193")
def test_classes_and_grey_cards() -> None:
    assert c.CLASSES == ("strength", "instinct", "covert", "strategy", "skill")
    for card in (c.MERCHANT, c.SOLDIER, c.MAESTER, *c.MINOR_HEROES):
        assert c.IS_HERO[card]
        assert c.CLASS_BITS[card] == 0
    assert not c.IS_HERO[c.WOUND]
    assert c.CLASS_BITS[c.WOUND] == 0
    assert (c.RECRUIT[c.MERCHANT], c.ATTACK[c.SOLDIER], c.COST[c.MAESTER], c.RECRUIT[c.MAESTER]) == (1, 1, 3, 2)
    assert all(c.VP[card] == 1 for card in c.MINOR_HEROES)
    assert [len(cards) for cards in c.MINOR_HEROES_OF] == [5] * 4


@pytest.mark.rule("LG-263", "LG-264", "LG-095")
def test_what_the_cards_show() -> None:
    def titles(hero: str) -> set[str]:
        return {card.name for card in c.DESIGNS if card.hero == f"hero-{hero}"}

    assert titles("great-warriors") == {
        "Loras, Knight of Flowers",
        "Gerold, the White Bull",
        "Barristan the Bold",
        "Arthur, Sword of the Morning",
    }
    assert {"Rhaegal Takes Wing", "Viserion Keeps Close", "Three Dragons"} < titles("young-dragons")
    assert "The Dancing Master" in titles("young-arya")
    assert "Sansa's Courtesies" in titles("young-arya")
    assert "Rakharo, Sworn to Her" in titles("daenerys-new-khaleesi")
    assert "Qotho Rides First" in titles("khal-drogo")
    assert c.DESIGNS[c.DESIGN["that-makes-it-simple-then"]].classes == ("skill", "covert")
    assert c.DESIGNS[c.DESIGN["renly-as-ally"]].classes == ("instinct", "covert")


# ---- seats and Houses


@pytest.mark.rule("LG-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players(seats: int) -> None:
    state = begun(seats)
    assert state.seats == seats
    assert len(state.houses) == seats


@pytest.mark.rule("LG-001")
@pytest.mark.parametrize("seats", [1, 5, 0])
def test_no_other_number(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats=seats)


@pytest.mark.rule("LG-004", "LG-005", "LG-007", "LG-009", "LG-012", "LG-014", "LG-R82")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_houses_and_heroes(seats: int) -> None:
    state = begun(seats)
    assert state.view(None)["options"]["setup"] == "first-game"
    assert state.view(None)["options"]["showdown"] is False
    assert state.view(None)["houses"] == list(HOUSES[:seats])
    for seat in range(seats):
        assert hero_names(state, seat) == set(FIRST_HEROES[HOUSES[seat]])


@pytest.mark.rule("LG-008", "LG-010", "LG-011", "LG-013", "LG-015", "LG-R03", "LG-R04", "LG-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_groups(seats: int) -> None:
    state = begun(seats)
    wanted = set().union(*(FIRST_GROUPS[house] for house in HOUSES[: max(3, seats)]))
    assert set(state.groups) == wanted
    assert set(state.neutral) == (FIRST_GROUPS["kings-landing"] if seats == 2 else set())


@pytest.mark.rule("LG-R82", "LG-R52", "LG-R02")
def test_houses_may_be_drawn_or_chosen() -> None:
    drawn = {tuple(begun(3, seed, houses="random").view(None)["houses"]) for seed in range(30)}
    assert len(drawn) == 6
    assert all(set(houses) == set(HOUSES[:3]) for houses in drawn)
    state = GAME.start(seats=2, seed=3, houses="choose")
    opener = state.awaiting[0]
    assert state.words(opener) == ("house stark", "house lannister")
    state.play("house lannister", opener)
    assert state.view(None)["houses"][opener] == "lannister"
    assert state.view(None)["houses"][1 - opener] == "stark"


@pytest.mark.rule("LG-R52", "LG-R80", "LG-R81")
def test_picking_goes_clockwise_from_a_random_player() -> None:
    openers = set()
    for seed in range(20):
        state = GAME.start(seats=4, seed=seed, setup="full-allegiance", houses="choose")
        order = []
        while state.view(None)["phase"] == "set-up":
            order.append(state.awaiting[0])
            state.act(order[-1], state.actions(order[-1])[0])
        assert order == [(order[0] + step) % 4 for step in range(3)]
        openers.add(order[0])
    assert openers == {0, 1, 2, 3}


# ---- decks


@pytest.mark.rule("LG-002", "LG-017", "LG-018", "LG-R83", "LG-041")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_personal_decks(seats: int) -> None:
    state = at_the_start(seats)
    dealt = set()
    for seat in range(seats):
        cards = Counter(state.hands[seat] + state.decks[seat])
        assert len(state.hands[seat]) == 6
        assert len(state.decks[seat]) == 6
        assert (cards.pop(c.MERCHANT), cards.pop(c.SOLDIER)) == (6, 4)
        assert set(cards) <= set(c.MINOR_HEROES)
        assert list(cards.values()) == [1, 1]
        dealt |= set(cards)
        assert state.view(None)["unseen"][seat] == sorted(ids([*state.hands[seat], *state.decks[seat]]))
    assert len(dealt) == 2 * seats


@pytest.mark.rule("LG-019", "LG-R84")
def test_minor_heroes_may_be_chosen_from_the_own_house() -> None:
    state = GAME.start(seats=2, seed=1, minor_heroes="choose")
    seat = state.awaiting[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    assert prompt.ask == "minor"
    house = c.HOUSES.index(state.view(None)["houses"][seat])
    assert state.words(seat) == tuple(f"minor {name}" for name in ids(c.MINOR_HEROES_OF[house]))
    state.act(seat, state.actions(seat)[0])
    assert state.awaiting == (seat,)
    assert len(state.actions(seat)) == 4


@pytest.mark.rule("LG-020", "LG-021", "LG-032", "LG-025")
@pytest.mark.parametrize(("seats", "before", "moved"), [(2, 28, 4), (3, 26, 4), (4, 24, 6)])
def test_bystander_deck(seats: int, before: int, moved: int) -> None:
    state = at_the_start(seats)
    inside = [card for card in state.ally_deck if c.IS_BYSTANDER[card]]
    assert len(inside) == moved
    assert len(state.bystander_deck) == before - moved


@pytest.mark.rule("LG-030", "LG-031", "LG-280", "LG-281", "LG-R01", "LG-039")
@pytest.mark.parametrize(("seats", "size", "events", "strikes"), [(2, 63, 12, 8), (3, 63, 12, 8), (4, 82, 14, 10)])
def test_ally_deck(seats: int, size: int, events: int, strikes: int) -> None:
    state = at_the_start(seats)
    kinds = Counter(c.KIND[card] for card in state.ally_deck)
    groups = 3 if seats < 4 else 4
    assert len(state.ally_deck) == size
    assert (kinds["event"], kinds["basic"], kinds["ally"], kinds["henchman"]) == (
        events,
        strikes,
        8 * groups,
        5 * groups,
    )
    assert len(state.event_deck) == 32 - events
    assert state.ally_deck != sorted(state.ally_deck)


@pytest.mark.rule("LG-023", "LG-040", "LG-133")
def test_hero_decks_and_lineups() -> None:
    state = at_the_start(3)
    for seat in range(3):
        cards = Counter(state.lineups[seat] + state.hero_decks[seat])
        assert cards == Counter(card for hero in state.heroes[seat] for card in c.CARDS_OF_HERO[hero])
        assert (len(state.lineups[seat]), len(state.hero_decks[seat])) == (5, 51)


@pytest.mark.rule("LG-024", "LG-033", "LG-034", "LG-037", "LG-R10", "LG-R11")
def test_boards() -> None:
    state = at_the_start(4)
    assert (state.wounds, state.maesters) == (20, 12)
    assert state.tokens == [3, 3, 3, 3]
    assert state.defenders == [3, 3, 3, 3]
    for seat in range(4):
        assert sorted(state.stacks[seat]) == sorted(c.MASTERMINDS_OF[state.houses[seat]])
        view = state.view(seat)
        assert view["masterminds"][seat] == c.DESIGNS[state.stacks[seat][-1]].id
        assert view["known"]["masterminds_under"] == [[], [], [], []]


@pytest.mark.rule("LG-R86")
@pytest.mark.parametrize("favour", [0, 5])
def test_favour_of_kings_landing(favour: int) -> None:
    assert at_the_start(3, favour=favour).tokens == [3, 3, 3 + favour]
    with pytest.raises(BadOption):
        GAME.start(seats=3, favour=6)


@pytest.mark.rule("LG-042", "LG-R81")
def test_a_random_player_starts() -> None:
    assert {begun(3, seed).first for seed in range(30)} == {0, 1, 2}
    assert begun(3, first=2).turn == 2
    with pytest.raises(BadOption):
        GAME.start(seats=2, first=2)


@pytest.mark.rule("LG-R23")
def test_every_card_is_somewhere() -> None:
    """All cards of the box that a game uses, and no more, from the first turn to the last."""
    state = begun(4)
    before = every_card(state)
    while state.awaiting:
        seat = state.awaiting[0]
        actions = state.actions(seat)
        state.act(seat, actions[len(state.history) % len(actions)])
        assert every_card(state) == before


# ---- modes


@pytest.mark.rule("LG-162", "LG-163")
def test_full_allegiance() -> None:
    state = begun(4, setup="full-allegiance")
    for seat in range(4):
        assert hero_names(state, seat) == set(FIRST_HEROES[state.view(None)["houses"][seat]])
    groups = {begun(4, seed, setup="full-allegiance").groups for seed in range(20)}
    assert len(groups) > 10


@pytest.mark.rule("LG-029", "LG-R05", "LG-R07", "LG-163", "LG-R04")
def test_neutral_groups_of_two_players() -> None:
    houses, mixed = set(), False
    for seed in range(80):
        state = begun(2, seed, setup="full-allegiance")
        allies, henchmen = state.neutral
        outside = c.GROUPS.cards[c.GROUPS.number[allies]].house
        assert outside not in ("stark", "lannister")
        other = c.DESIGNS[c.DESIGN[henchmen]].house
        assert other in ("kings-landing", "dothraki")
        mixed |= outside != other
        houses.add(outside)
    assert houses == {"kings-landing", "dothraki", "nights-watch"}
    assert mixed
    assert not begun(3, setup="full-allegiance").neutral


@pytest.mark.rule("LG-164", "LG-165", "LG-166", "LG-R53", "LG-R02", "LG-R56")
def test_two_together_is_a_snake() -> None:
    state = GAME.start(seats=3, seed=5, setup="two-together")
    picks = []
    while state.view(None)["phase"] == "set-up":
        seat = state.awaiting[0]
        words = state.words(seat)
        own = {f"hero hero-{name}" for name in FIRST_HEROES[state.view(None)["houses"][seat]]}
        picks.append((seat, len(words), set(words) <= own))
        state.play(words[-1], seat)
    opener = picks[0][0]
    assert [seat for seat, _, _ in picks[:6]] == [(opener + step) % 3 for step in range(3) for _ in range(2)]
    assert all(only_own for _, _, only_own in picks[:6])
    third, fourth = [seat for seat, _, _ in picks[6:9]], [seat for seat, _, _ in picks[9:]]
    assert sorted(third) == [0, 1, 2]
    assert third[1] == (third[0] + 1) % 3
    assert fourth == third[::-1]
    assert [count for _, count, _ in picks[6:]] == [12, 11, 10, 9, 8, 7]
    heroes = [hero for cards in state.view(None)["heroes"] for hero in cards]
    assert len(set(heroes)) == 12


@pytest.mark.rule("LG-167", "LG-168", "LG-R54")
def test_three_of_one_and_one_of_another() -> None:
    offered = set()
    for seed in range(25):
        state = GAME.start(seats=2, seed=seed, setup="three-and-one")
        for _ in range(2):
            seat = state.awaiting[0]
            house = state.view(None)["houses"][seat]
            assert len(state.view(None)["heroes"][seat]) == 3
            assert hero_names(state, seat) < set(FIRST_HEROES[house])
            words = state.words(seat)
            assert len(words) == 2
            for word in words:
                hero = word.removeprefix("hero ")
                assert c.HEROES.cards[c.HEROES.number[hero]].team != house
                offered.add(hero)
            state.play(words[0], seat)
        assert state.view(None)["phase"] != "set-up"
    assert {"hero-bronn", "hero-jon-snow-steward-of-the-watch"} <= offered


@pytest.mark.rule("LG-169", "LG-170", "LG-R55", "LG-R85")
@pytest.mark.parametrize(("seats", "held"), [(2, 6), (3, 6), (4, 4)])
def test_secret_draft(seats: int, held: int) -> None:
    state = GAME.start(seats=seats, seed=2, setup="secret-draft")
    sizes = []
    while len(state.awaiting) > 1:
        prompt = state.prompt(state.awaiting[0])
        assert prompt is not None
        assert prompt.ask == "draft"
        assert state.awaiting == tuple(range(seats))
        packs = [set(state.words(seat)) for seat in range(seats)]
        sizes.append(len(packs[0]))
        assert len(set().union(*packs)) == sum(map(len, packs))
        kept = []
        for seat in range(seats):
            kept.append(state.words(seat)[0])
            assert state.view((seat + 1) % seats)["heroes"] == [[] for _ in range(seats)]
            state.play(kept[-1], seat)
        if len(state.awaiting) > 1:
            assert set(state.words(1)) == packs[0] - {kept[0]}
    picks = list(range(held, held - 4, -1))
    assert sizes == [size for size in picks if size > 1]
    assert [len(heroes) for heroes in state.view(None)["heroes"]] == [4] * seats


@pytest.mark.rule("LG-171", "LG-172")
def test_house_after_a_draft() -> None:
    """One to which a drafted Hero belongs, if there is one free; else any."""
    own = 0
    for seed in range(60):
        state = GAME.start(seats=4, seed=seed, setup="secret-draft")
        while state.awaiting and state.view(None)["phase"] == "set-up":
            seat = state.awaiting[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            if prompt.ask == "house":
                taken = state.view(None)["houses"]
                teams = {c.HEROES.cards[c.HEROES.number[hero]].team for hero in state.view(None)["heroes"][seat]}
                left = [house for house in HOUSES if house not in taken]
                fitting = [house for house in left if house in teams]
                assert state.words(seat) == tuple(f"house {house}" for house in fitting or left)
                own += bool(fitting)
            state.act(seat, state.actions(seat)[seed % len(state.actions(seat))])
    assert own > 0


# ---- the Tourney


@pytest.mark.rule("LG-244", "LG-R73")
def test_tourney_is_for_two_or_three() -> None:
    assert begun(3, setup="tourney").view(None)["houses"] == list(HOUSES[:3])
    with pytest.raises(BadOption):
        GAME.start(seats=4, setup="tourney")
    state = GAME.start(seats=2, seed=1, setup="tourney", houses="choose")
    assert "house dothraki" not in state.words(state.awaiting[0])
    assert at_the_start(3, setup="tourney").defenders == [3, 3, 3]


@pytest.mark.rule("LG-246", "LG-247", "LG-249", "LG-250", "LG-252", "LG-253", "LG-255", "LG-R72")
def test_tourney_heroes_and_masterminds() -> None:
    state = at_the_start(3, setup="tourney")
    heroes = [
        {"lord-eddard-stark", "young-arya", "jon-snow-steward-of-the-watch", "small-council"},
        {"queen-cersei", "hound-and-mountain", "jaime-lannister", "bronn"},
        {"baratheons-in-summer", "great-warriors", "robert-baratheon", "jorah-mormont"},
    ]
    masterminds = [
        {"mm-lady-catelyn-stark", "mm-lord-eddard-of-winterfell", "mm-lord-eddard-the-hand"},
        {"mm-cersei-lannister", "mm-jaime-lannister", "mm-tyrion-lannister"},
        {"mm-king-robert-baratheon", "mm-petyr-baelish-of-the-small-council", "mm-varys"},
    ]
    assert [hero_names(state, seat) for seat in range(3)] == heroes
    assert [set(ids(stack)) for stack in state.stacks] == masterminds


@pytest.mark.rule("LG-245", "LG-248", "LG-251", "LG-254", "LG-R71")
def test_tourney_groups() -> None:
    three = begun(3, setup="tourney")
    assert set(three.groups) == {
        *("group-starks-at-court", "hench-stark-bannermen", "group-siblings-and-comrades", "hench-redcloaks"),
        *("group-kings-chamber", "hench-gold-cloaks"),
    }
    two = begun(2, setup="tourney")
    assert set(two.groups) == set(three.groups)
    assert set(two.neutral) == {"group-kings-chamber", "hench-gold-cloaks"}
    assert len(at_the_start(2, setup="tourney").ally_deck) == 63


@pytest.mark.rule("LG-R06")
def test_modes_all_begin_and_end() -> None:
    for number, mode in enumerate((*RANDOM_MODES, "tourney")):
        state = begun(2 + number % 2, number, setup=mode, showdown=True, equal_turns=True)
        while state.awaiting:
            seat = state.awaiting[0]
            actions = state.actions(seat)
            state.act(seat, actions[(7 * len(state.history)) % len(actions)])
        assert state.result is not None
        assert len(state.result.scores) == state.seats
