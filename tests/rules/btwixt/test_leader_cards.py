"""White influence cards: each belongs to one leader, in the advanced game. Seat 0 plays the leader's card."""

from typing import Any

import pytest

from smallcouncil.games.btwixt.cards import DESIGN, DESIGNS

from .conftest import SEATED, Scenario, Table

pytestmark = pytest.mark.rule("BT-062")


@pytest.fixture
def of(table: Scenario) -> Scenario:
    def lay(card: str, *, seats: int = 3, **told: Any) -> Table:
        """A game in which seat 0 is the leader of a card."""
        leader = DESIGNS[DESIGN[card]].leader
        others = [each for each in SEATED if each != leader][: seats - 1]
        return table(seats=seats, options={"advanced": True}, leaders=[leader, *others], **told)

    return lay


@pytest.mark.parametrize(
    ("card", "hand", "answers", "word", "knowing"),
    [
        ("crows-eye", "tribute ambush", ("seat 3",), "card tribute", {2, 3}),
        ("pays-his-debts", "tribute ambush", ("seat 3",), "card ambush", {2, 3}),
        ("seen-in-the-flames", "", (), "ally bronn", {2}),
    ],
)
def test_a_secret_answer_is_known_to_those_it_concerns(
    table: Scenario, card: str, hand: str, answers: tuple[str, ...], word: str, knowing: set[int]
) -> None:
    leader = DESIGNS[DESIGN[card]].leader
    one, two, three = [each for each in SEATED if each != leader][:3]
    t = table(
        seats=4,
        options={"advanced": True},
        leaders=[one, two, leader, three],
        hands=["feast", "feast", f"{card} {hand}", "tribute feast"],
        ally_deck="gendry varys bronn arya-stark",
        turn=2,
    )
    t.play(f"play {card}", *answers, word)
    assert t.state.view(0)["last"]["seat"] == 2
    told = {seat: t.state.view(seat)["last"]["word"] for seat in range(4)}
    assert told == {seat: word if seat in knowing else None for seat in range(4)}
    assert t.state.view(None)["last"]["word"] is None


# ---- Cersei Lannister


def test_queen_regent_wins_ties(of: Scenario) -> None:
    t = of("queen-regent", hands=["", "tribute", ""], piles=["queen-regent", "full-granaries", ""], first=1)
    t.play("kneel")
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BT-064", "BC-21")
def test_win_or_die(of: Scenario) -> None:
    t = of("win-or-die", hands=["", "tribute", ""], piles=["win-or-die", "", ""])
    t.play("kneel", "council 0", "council 0")
    t.asks(0, "token", "council 0", "council 2")
    t.play("council 2")
    assert t.seen()["councils"] == [(["hodor"], 1), ([], 0), ([], 1)]
    assert t.seen()["removed"] == ["win-or-die"]
    t = of("win-or-die", hands=["tribute feast", "", ""], piles=["win-or-die", "sworn-swords", ""])
    t.play("kneel", "council 0", "council 0")
    t.asks(0, "discard", "card tribute", "card feast")


def test_purge_the_council(of: Scenario) -> None:
    t = of("purge-the-council", hands=["purge-the-council", "feast", ""], councils=["gendry", "varys", "bronn"])
    t.play("play purge-the-council")
    t.asks(0, "ally", "ally gendry", "ally bronn", "decline")
    t.play("ally gendry", "council 0", "council 2")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(
        hands=["", "feast", ""],
        piles=["purge-the-council", "", ""],
        totals=[3, 0, 0],
        councils=[("", 1), "varys", ("bronn", 1)],
        dead="gendry",
        supply=52,
    )


def test_bend_the_knee(of: Scenario) -> None:
    t = of(
        "bend-the-knee",
        seats=4,
        hands=["bend-the-knee", "feast", "feast", "feast"],
        piles=["ambush", "tribute", "ambush", "betrayal"],
    )
    t.play("play bend-the-knee")
    t.asks(0, "seat", "seat 1", "seat 3")
    t.play("seat 3")
    t.expect(
        hands=["", "feast", "feast", "feast"],
        piles=["ambush bend-the-knee", "tribute", "ambush", "betrayal"],
        totals=[6, 1, 4, 1],
        standing=[0, 1, 2],
    )


# ---- Euron Greyjoy


@pytest.mark.rule("BC-19")
def test_the_silence_protects_its_holder(of: Scenario) -> None:
    t = of("the-silence", hands=["", "betrayal", "ultimatum"], piles=["the-silence tribute", "", "feast"], turn=1)
    t.play("play betrayal")
    assert t.seen()["piles"] == [["the-silence", "tribute"], ["betrayal", "feast"], []]


def test_crows_eye(of: Scenario) -> None:
    t = of("crows-eye", hands=["crows-eye tribute ambush", "feast", ""])
    t.play("play crows-eye")
    t.asks(0, "swap", "card tribute", "card ambush", "decline")
    assert t.happened("saw", seat=0) == [
        {"event": "saw", "seat": 0, "of": 1, "cards": ["feast"], "by": "crows-eye", "whose": 0}
    ]
    assert t.happened("saw", seat=2) == [
        {"event": "saw", "seat": 0, "of": 1, "cards": None, "by": "crows-eye", "whose": 0}
    ]
    t.play("card tribute")
    t.expect(hands=["ambush feast", "tribute", ""], piles=["crows-eye", "", ""], totals=[4, 0, 0])
    assert t.state.view(0)["known"] == [[], ["tribute"], []]
    assert t.state.view(1)["known"] == [["feast"], [], []]
    assert t.state.view(2)["known"] == [[], [], []]


def test_the_iron_price(of: Scenario) -> None:
    t = of(
        "the-iron-price",
        hands=["the-iron-price", "feast", ""],
        piles=["", "tribute betrayal sworn-swords", "market-town"],
    )
    t.play("play the-iron-price")
    t.asks(0, "seat", "seat 1", "seat 2")
    t.play("seat 1")
    t.asks(0, "card", "card tribute", "card betrayal")
    t.play("card betrayal")
    t.expect(
        hands=["", "feast", ""],
        piles=["the-iron-price betrayal", "tribute sworn-swords", "market-town"],
        totals=[3, 9, 6],
    )


def test_reaving(of: Scenario) -> None:
    t = of(
        "reaving",
        hands=["", "feast", ""],
        piles=["reaving", "sworn-swords", ""],
        councils=["", ("", [3, 3]), ""],
    )
    t.play("kneel", "council 0", "council 0")
    t.asks(0, "token-to", "council 0", "council 2")
    t.play("council 2")
    assert t.seen()["councils"] == [(["hodor"], 1), ([], 1), ([], 1)]


# ---- Melisandre


@pytest.mark.parametrize(("killed", "tokens"), [(1, 2), (0, 1)])
def test_burnt_offering(of: Scenario, killed: int, tokens: int) -> None:
    told = {"killed": killed, "dead": "gendry"} if killed else {}
    t = of("burnt-offering", hands=["", "feast", ""], piles=["burnt-offering", "", ""], **told)
    t.play("kneel", *["council 0"] * (1 + tokens))
    assert t.seen()["councils"][0] == (["hodor"], tokens)
    assert t.seen()["round"] == 2


def test_seen_in_the_flames(of: Scenario) -> None:
    t = of("seen-in-the-flames", hands=["seen-in-the-flames", "feast", ""], ally_deck="gendry varys bronn arya-stark")
    t.play("play seen-in-the-flames")
    t.asks(0, "look", "ally gendry", "ally varys", "ally bronn")
    t.play("ally bronn", "kneel", "council 0", "council 0")
    assert t.seen()["current"] == ("bronn", 0)


def test_kings_blood(of: Scenario) -> None:
    t = of(
        "kings-blood",
        hands=["kings-blood", "feast", ""],
        councils=["gendry", "varys", "bronn"],
        dead="brienne-of-tarth tywin-lannister",
    )
    t.play("play kings-blood")
    t.asks(0, "ally", "ally gendry", "ally bronn", "decline")
    t.play("ally bronn")
    t.expect(
        hands=["", "feast", ""],
        piles=["kings-blood", "", ""],
        totals=[2, 0, 0],
        councils=["gendry", "varys", "brienne-of-tarth"],
        dead="bronn tywin-lannister",
    )


def test_kings_blood_needs_one_who_can_return(of: Scenario) -> None:
    t = of("kings-blood", hands=["kings-blood", "feast", ""], councils=["gendry", "", ""], dead="tywin-lannister")
    t.play("play kings-blood")
    t.asks(1, "turn", "play feast", "kneel")


def test_shadow_birth(of: Scenario) -> None:
    t = of("shadow-birth", hands=["shadow-birth", "feast", ""])
    t.play("play shadow-birth")
    t.asks(0, "kill", "current", "decline")
    t.play("current", "council 2")
    t.expect(
        hands=["", "feast", ""],
        piles=["shadow-birth", "", ""],
        totals=[1, 0, 0],
        councils=["", "", ("", 1)],
        current=None,
        dead="hodor",
        supply=53,
    )


# ---- Doran Martell


def test_water_gardens(of: Scenario) -> None:
    t = of("water-gardens", hands=["water-gardens tribute", "feast", ""], deck="ambush")
    deck = t.seen()["deck"]
    t.play("play water-gardens")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(
        hands=["ambush tribute", "feast", ""],
        piles=["water-gardens", "", ""],
        totals=[7, 0, 0],
        standing=[1, 2],
        deck=deck - 1,
    )


@pytest.mark.parametrize(("pile", "tokens"), [("hidden-viper", 2), ("hidden-viper tribute", 1)])
def test_hidden_viper(of: Scenario, pile: str, tokens: int) -> None:
    t = of("hidden-viper", hands=["", "feast", ""], piles=[pile, "", ""])
    t.play("kneel", *["council 0"] * (1 + tokens))
    assert t.seen()["councils"][0] == (["hodor"], tokens)
    assert t.seen()["round"] == 2


def test_the_long_game(of: Scenario) -> None:
    t = of("the-long-game", hands=["", "feast", ""], piles=["the-long-game", "sworn-swords", ""], deck="ambush tribute")
    t.play("kneel", "council 0", "council 0")
    assert t.seen()["hands"][0] == ["ambush", "tribute"]


def test_vengeance_of_dorne(of: Scenario) -> None:
    t = of("vengeance-of-dorne", hands=["", "feast", ""], piles=["vengeance-of-dorne", "sworn-swords", ""])
    t.play("kneel", "council 1", "council 1")
    t.asks(0, "vengeance", "move", "decline")
    t.play("move")
    assert t.seen()["councils"] == [(["hodor"], 0), ([], 1), ([], 0)]


def test_vengeance_of_dorne_cannot_move_whose_place_was_fixed(of: Scenario) -> None:
    t = of(
        "vengeance-of-dorne",
        hands=["", "feast", ""],
        piles=["vengeance-of-dorne", "sworn-swords", ""],
        current="mance-rayder",
        councils=["gendry", "", ""],
    )
    t.play("kneel", "council 1")
    assert t.seen()["councils"][1] == (["mance-rayder"], 1)
    assert t.seen()["round"] == 2


# ---- Tyrion Lannister


def test_hand_of_the_king(of: Scenario) -> None:
    pile = "hand-of-the-king sworn-swords golden-harvest silver-tongue"
    t = of("hand-of-the-king", hands=["tribute", "", ""], piles=[pile, "", ""])
    assert t.seen()["totals"] == [6 + 3 + 8 + 10 + 8, 0, 0]
    t = of("hand-of-the-king", hands=["tribute", "", ""], piles=["hand-of-the-king ambush", "", ""])
    assert t.seen()["totals"] == [6 + 1 + 4, 0, 0]


def test_pays_his_debts(of: Scenario) -> None:
    t = of("pays-his-debts", seats=4, hands=["pays-his-debts tribute ambush", "feast", "", ""])
    t.play("play pays-his-debts")
    t.asks(0, "seat", "seat 1", "seat 3", "decline")
    t.play("seat 3")
    t.asks(0, "give", "card tribute", "card ambush")
    t.play("card ambush", "council 0")
    t.expect(
        hands=["tribute", "feast", "", "ambush"],
        piles=["pays-his-debts", "", "", ""],
        totals=[4, 0, 0, 0],
        councils=[("", 1), "", "", ""],
        supply=53,
    )
    assert t.state.view(0)["known"][3] == ["ambush"]
    assert t.state.view(1)["known"] == [[], [], [], []]


def test_clever_stratagem(of: Scenario) -> None:
    t = of("clever-stratagem", hands=["clever-stratagem", "feast", ""], discard="sworn-swords tribute market-town")
    t.play("play clever-stratagem")
    t.asks(0, "take", "card tribute", "card market-town")
    t.play("card market-town")
    t.expect(
        hands=["market-town", "feast", ""],
        piles=["clever-stratagem", "", ""],
        totals=[3, 0, 0],
        discard="sworn-swords tribute",
    )
    assert t.state.view(2)["known"][0] == ["market-town"]


def test_chain_across_the_blackwater(of: Scenario) -> None:
    t = of(
        "chain-across-the-blackwater",
        hands=["sworn-swords", "full-granaries market-town", ""],
        piles=["chain-across-the-blackwater", "", ""],
    )
    t.asks(0, "turn", "play sworn-swords", "kneel")
    t.play("kneel")
    t.asks(1, "turn", "play market-town", "kneel")


# ---- Olenna Tyrell


def test_growing_strong(of: Scenario) -> None:
    pile = "growing-strong feast feast tribute tribute"
    t = of("growing-strong", hands=["ambush", "", ""], piles=[pile, "", ""])
    assert t.seen()["totals"] == [7 + 3 + 5 + 5 + 1 + 1, 0, 0]


def test_rose_betrothal(of: Scenario) -> None:
    t = of("rose-betrothal", hands=["", "feast", ""], piles=["rose-betrothal", "sworn-swords", ""])
    t.play("kneel", "council 1", "council 1")
    assert t.seen()["councils"] == [([], 2), (["hodor"], 1), ([], 0)]


def test_queen_of_thorns(of: Scenario) -> None:
    t = of("queen-of-thorns", hands=["queen-of-thorns", "feast", ""], piles=["", "market-town feast sworn-swords", ""])
    t.play("play queen-of-thorns")
    t.asks(0, "card", "card market-town", "card sworn-swords")
    t.play("card sworn-swords")
    t.expect(
        hands=["", "feast", ""],
        piles=["queen-of-thorns", "market-town feast", ""],
        totals=[2, 11, 0],
        discard="sworn-swords",
    )


def test_queen_of_thorns_passes_over_a_pile_of_fives(of: Scenario) -> None:
    t = of("queen-of-thorns", hands=["queen-of-thorns", "feast", ""], piles=["", "sworn-swords", "feast"])
    t.play("play queen-of-thorns")
    t.expect(hands=["", "feast", ""], piles=["queen-of-thorns", "", "feast"], totals=[2, 0, 5], discard="sworn-swords")


def test_poisoned_hairnet(of: Scenario) -> None:
    t = of(
        "poisoned-hairnet", hands=["poisoned-hairnet", "feast", ""], councils=["brienne-of-tarth", "gendry", "varys"]
    )
    t.play("play poisoned-hairnet")
    t.asks(0, "ally", "ally gendry", "ally varys", "decline")
    t.play("ally gendry")
    t.expect(
        hands=["", "feast", ""],
        piles=["poisoned-hairnet", "", ""],
        totals=[1, 0, 0],
        councils=["brienne-of-tarth", "", "varys"],
        dead="gendry",
    )


# ---- Daenerys Targaryen


def test_mother_of_dragons(of: Scenario) -> None:
    t = of("mother-of-dragons", hands=["mother-of-dragons", "feast", ""])
    t.play("play mother-of-dragons")
    t.expect(hands=["", "feast", ""], piles=["mother-of-dragons", "", ""], totals=[10, 0, 0])


@pytest.mark.rule("BC-08")
def test_breaker_of_chains(of: Scenario) -> None:
    t = of(
        "breaker-of-chains",
        seats=4,
        hands=["breaker-of-chains", "", "tribute", ""],
        knelt=[1, 2],
        deck="ambush",
    )
    t.play("play breaker-of-chains")
    t.asks(0, "seat", "seat 1", "decline")
    t.play("seat 1")
    t.asks(1, "turn", "play ambush", "kneel")


def test_exiles_return(of: Scenario) -> None:
    t = of(
        "exiles-return",
        hands=["", "feast", ""],
        piles=["exiles-return tribute ambush", "valyrian-steel", ""],
    )
    t.play("kneel", "council 0", "council 0")
    t.asks(0, "return", "card tribute", "card ambush", "decline")
    t.play("card ambush")
    assert t.seen()["hands"][0] == ["ambush"]
    assert t.seen()["removed"] == ["exiles-return"]


def test_dracarys(of: Scenario) -> None:
    t = of("dracarys", hands=["dracarys", "feast", ""], piles=["", "sworn-swords silver-tongue tribute", ""])
    t.play("play dracarys")
    t.asks(0, "card", "card sworn-swords", "card silver-tongue")
    t.play("card sworn-swords")
    t.expect(
        hands=["", "feast", ""],
        piles=["dracarys", "silver-tongue tribute", ""],
        totals=[2, 9, 0],
        discard="sworn-swords",
    )


# ---- Jon Snow


def test_watcher_on_the_wall(of: Scenario) -> None:
    t = of("watcher-on-the-wall", hands=["", "blood-magic red-comet", ""], piles=["watcher-on-the-wall", "", ""])
    t.play("play blood-magic", "play red-comet")
    assert t.seen()["dead"] == []
    assert t.happened("claimed", "killed") == []
    t.asks(0, "place", "council 0", "council 2")


def test_ghost(of: Scenario) -> None:
    t = of(
        "ghost",
        seats=4,
        hands=["ghost", "feast", "", ""],
        piles=["betrayal", "tribute betrayal", "ambush", "blood-magic"],
    )
    t.play("play ghost")
    t.asks(0, "card", "card tribute", "card betrayal")
    t.play("card tribute")
    t.expect(
        hands=["", "feast", "", ""],
        piles=["betrayal ghost", "betrayal", "ambush", ""],
        totals=[6, 1, 4, 0],
        discard="tribute blood-magic",
    )


def test_peace_at_the_wall(of: Scenario) -> None:
    t = of("peace-at-the-wall", seats=4, hands=["peace-at-the-wall", "feast", "", ""], deck="ambush betrayal tribute")
    deck = t.seen()["deck"]
    t.play("play peace-at-the-wall")
    t.expect(
        hands=["ambush", "feast betrayal", "", "tribute"],
        piles=["peace-at-the-wall", "", "", ""],
        totals=[4, 0, 0, 0],
        deck=deck - 3,
    )


@pytest.mark.rule("BC-16")
def test_back_from_death(of: Scenario) -> None:
    t = of("back-from-death", hands=["back-from-death", "feast", ""], dead="podrick-payne varys tywin-lannister")
    t.play("play back-from-death")
    t.asks(0, "dead", "ally podrick-payne", "ally varys", "decline")
    t.play("ally podrick-payne", "council 2")
    t.expect(
        hands=["", "feast", ""],
        piles=["back-from-death", "", ""],
        totals=[2, 0, 0],
        councils=["", "", "podrick-payne"],
        dead="varys tywin-lannister",
    )


# ---- Eddard Stark


def test_honour_bound(of: Scenario) -> None:
    t = of("honour-bound", hands=["honour-bound tribute", "feast", ""])
    t.play("play honour-bound")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(hands=["tribute", "feast", ""], piles=["honour-bound", "", ""], totals=[9, 0, 0], standing=[1, 2])


def test_passing_the_sentence(of: Scenario) -> None:
    t = of(
        "passing-the-sentence",
        hands=["passing-the-sentence", "feast", ""],
        piles=["ambush tribute", "betrayal sworn-swords little-birds", ""],
    )
    t.play("play passing-the-sentence")
    t.asks(0, "card", "card ambush", "card tribute", "decline")
    t.play("card ambush")
    t.asks(0, "card", "card betrayal", "card little-birds")
    t.play("card little-birds")
    t.expect(
        hands=["", "feast", ""],
        piles=["passing-the-sentence tribute", "betrayal sworn-swords", ""],
        totals=[6, 9, 0],
        discard="ambush little-birds",
    )


def test_warden_of_the_north(of: Scenario) -> None:
    t = of(
        "warden-of-the-north",
        hands=["tribute", "", ""],
        piles=["warden-of-the-north", "", ""],
        councils=["gendry varys", "", "bronn ygritte arya-stark"],
    )
    assert t.seen()["totals"] == [4 + 2, 0, 0]


@pytest.mark.rule("BT-060")
def test_the_pack_survives(of: Scenario) -> None:
    t = of(
        "the-pack-survives",
        hands=["", "feast", ""],
        piles=["the-pack-survives sworn-swords", "", ""],
        ally_deck="gendry varys",
    )
    t.play("kneel", "council 0", "council 0")
    assert t.seen()["councils"] == [(["hodor"], 1), ([], 0), (["gendry"], 0)]
    assert t.seen()["current"] == ("varys", 0)
