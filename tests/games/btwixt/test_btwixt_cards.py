"""All cards: their numbers, and that what is written beside them in Python is what their text is made of."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from smallcouncil.games.btwixt import bids, claiming, kneeling, moves, rounds, scoring
from smallcouncil.games.btwixt.allies import CLAIMS
from smallcouncil.games.btwixt.cards import ALLIES, DESIGN, DESIGNS, EVENTS, LEADER_CARDS, LEADERS, STANDARD, TOKENS
from smallcouncil.games.btwixt.programs import PLAYED_PROGRAMS, TRIUMPH_PROGRAMS, TRIUMPH_WHEN

DATA = tomllib.loads(files("smallcouncil.games.btwixt").joinpath("cards.toml").read_text(encoding="utf-8"))

# The verbs that a step stands for, by the name of the function that is or makes the step. Steps that only choose, ask
# or check a condition stand for none.
VERBS = {
    "discard_bid": "discard_bid",
    "burn": "discard_bid",
    "hunt": "discard_bid",
    "pass_sentence": "discard_bid",
    "move_to_you": "move_card",
    "send": "move_card",
    "return_this": "return_card",
    "return_chosen": "return_card",
    "draw_cards": "draw",
    "each_draws": "draw",
    "discard_hand": "discard_hand",
    "all_discard": "discard_hand",
    "lose_a_random_card": "discard_hand",
    "yield_to_ultimatum": "discard_hand kneel",
    "look_at_hand": "look_hand",
    "swap_cards": "swap_hand",
    "give": "swap_hand",
    "take_discarded": "take_discard",
    "fight": "add_random",
    "make_kneel": "kneel",
    "you_kneel": "kneel",
    "make_stand": "stand",
    "gain": "gain_token",
    "gain_if_you_won": "gain_token",
    "gain_in_shared_council": "gain_token place",
    "both_gain_in_shared_council": "gain_token place",
    "reward_the_best_loser": "gain_token rank",
    "token_on_ally": "token_on_ally",
    "carry_token": "move_token",
    "shift_token": "move_token",
    "return_a_token": "return_token",
    "must_kill_current": "kill_current",
    "kill_current_or_chosen": "kill_current",
    "kill_chosen": "kill_ally",
    "kill_both": "kill_ally",
    "take_the_victims_place": "kill_ally place",
    "reveal_current": "reveal_next",
    "reveal_beside": "reveal_next claim_extra",
    "reveal_comet": "reveal_next",
    "place_comet": "replace_current",
    "claim_another": "reveal_next claim_extra place",
    "claim_for_the_pack": "reveal_next claim_extra place",
    "revive_chosen": "revive",
    "raise_or_gain": "revive gain_token",
    "put_back": "look_top",
    "place_by": "place",
    "move_to_other_council": "move_ally",
    "move_theon": "move_ally gain_token",
    "exchange": "move_ally",
    "take_vengeance": "move_ally",
}

# The verbs of abilities that hold while a card lies there: the modules that look at it name it.
LASTING = {
    "value": {bids.BANNERS, bids.HAND, bids.GROWING, bids.WARDEN},
    "rank": {bids.QUEEN_REGENT},
    "forbid": {moves.GUEST_RIGHT, moves.SILENCE, moves.WATCHER, kneeling.CHAIN, kneeling.BRIBERY},
    "place": {claiming.PULLING_THE_STRINGS},
}
LASTING_ALLIES = {
    "value": {bids.TYWIN, bids.RENLY, bids.WALDER, *bids.FAVOURED},
    "rank": {bids.PETYR, bids.DAARIO},
    "forbid": {moves.BARRISTAN, moves.BRIENNE, kneeling.DROGO, rounds.STANNIS, rounds.BALON, claiming.PYCELLE},
    "discard_hand": {kneeling.JOFFREY},
    "draw": {kneeling.VARYS},
    "power": set(scoring.SCORING),
}


def verbs_of(*programs: tuple[Any, ...]) -> set[str]:
    names = {step.__qualname__.partition(".")[0] for program in programs for step in program}
    return {verb for name in names for verb in VERBS.get(name, "").split()}


def lasting(number: int, table: dict[str, set[int]]) -> set[str]:
    return {verb for verb, numbers in table.items() if number in numbers}


@pytest.mark.parametrize("number", range(len(DESIGNS)), ids=lambda number: DESIGNS[number].id)
def test_an_influence_card_does_what_its_text_is_made_of(number: int) -> None:
    design = DESIGNS[number]
    played, triumph = PLAYED_PROGRAMS[number], TRIUMPH_PROGRAMS[number]
    found = verbs_of(played, triumph) | lasting(number, LASTING)
    if design.id == "shadow-assassin":
        found |= {"kill_ally"}
    assert found == set(design.verbs)
    assert bool(played) == (design.timing == "played")
    assert bool(triumph) == (TRIUMPH_WHEN[number] != -1) == (design.triumph and design.timing != "claim")
    assert (design.timing == "none") == (design.text == "No ability.") == (not design.verbs)


@pytest.mark.parametrize("number", range(len(ALLIES)), ids=lambda number: ALLIES[number].id)
def test_an_ally_does_what_its_text_is_made_of(number: int) -> None:
    ally = ALLIES[number]
    assert verbs_of(CLAIMS[number]) | lasting(number, LASTING_ALLIES) == set(ally.verbs)
    assert (len(CLAIMS[number]) > 2 or bool(verbs_of(CLAIMS[number]))) == (ally.timing == "when-claimed")
    beginning = {"during-round": "During this round: ", "when-claimed": "When claimed: ", "scoring": "Scoring: "}
    assert ally.text.startswith(beginning.get(ally.timing, "No ability."))


def test_every_verb_of_the_list_is_a_verb_of_the_program() -> None:
    known = {verb for verbs in VERBS.values() for verb in verbs.split()} | set(LASTING) | set(LASTING_ALLIES)
    assert known == {entry["verb"] for entry in DATA["vocabulary"]}
    for entry in DATA["vocabulary"]:
        users = [card.id for card in (*ALLIES, *DESIGNS) if entry["verb"] in card.verbs]
        assert sorted(entry["cards"]) == sorted(users)


@pytest.mark.rule("BT-001", "BT-003", "BT-004", "BT-005")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert len(LEADERS) == 9
    assert len(ALLIES) == 50
    assert sum(design.copies for design in STANDARD) == 62
    assert {design.color for design in STANDARD} == {"red", "green", "purple"}
    assert (len(EVENTS), {design.color for design in EVENTS}) == (11, {"blue"})
    assert (len(LEADER_CARDS), {design.color for design in LEADER_CARDS}) == (36, {"white"})
    assert set(Counter(design.leader for design in LEADER_CARDS).values()) == {4}
    assert {design.leader for design in LEADER_CARDS} == {leader.id for leader in LEADERS}
    assert sum(TOKENS) == 54
    assert len(DESIGN) == len(DESIGNS) == 71


def test_every_card_says_where_it_comes_from() -> None:
    for card in (*LEADERS, *ALLIES, *DESIGNS):
        assert card.provenance in ("rulebook", "public", "original")
    for card in (*ALLIES, *DESIGNS):
        assert bool(card.known) == (card.provenance != "original")
