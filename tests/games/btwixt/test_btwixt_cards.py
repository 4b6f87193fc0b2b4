"""All cards: their numbers, and that what is written beside them in Python is what their text is made of."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from smallcouncil.cardkit.catalogue import faults
from smallcouncil.core.compiled_rules import COMPILED, IN_USE
from smallcouncil.games import btwixt
from smallcouncil.games.btwixt.cards import ALLIES, DESIGN, DESIGNS, EVENTS, LEADER_CARDS, LEADERS, STANDARD, TOKENS
from smallcouncil.games.btwixt.effects import ALLY_ABILITIES, INFLUENCE, PILE, ROUND
from smallcouncil.games.btwixt.frames import ASKS, CLAIM, PLAYED, TRIUMPH
from smallcouncil.games.btwixt.running import PROGRAMS
from smallcouncil.locale import languages, texts

PLAYED_PROGRAMS = PROGRAMS.steps[PLAYED:TRIUMPH]
TRIUMPH_PROGRAMS = PROGRAMS.steps[TRIUMPH:CLAIM]
CLAIMS = PROGRAMS.steps[CLAIM : CLAIM + len(ALLIES)]

DATA = tomllib.loads(files("smallcouncil.games.btwixt").joinpath("cards.toml").read_text(encoding="utf-8"))

# The verbs that a step stands for, by the name of the function that is or makes the step. Steps that only choose, ask
# or check a condition stand for none.
VERBS = {
    "discard_bid": "discard_bid",
    "discard_and_go_on": "discard_bid",
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
    "VictimsPlace": "kill_ally place",
    "reveal_current": "reveal_next",
    "reveal_beside": "reveal_next claim_extra",
    "reveal_comet": "reveal_next",
    "place_comet": "replace_current",
    "claim_another": "reveal_next claim_extra place",
    "claim_for_the_pack": "reveal_next claim_extra place",
    "revive_chosen": "revive",
    "raise_or_gain": "revive gain_token",
    "put_back": "look_top",
    "PlaceBy": "place",
    "move_to_other_council": "move_ally",
    "move_theon": "move_ally gain_token",
    "exchange": "move_ally",
    "take_vengeance": "move_ally",
}

# The verbs of abilities that hold while a card lies there, by what it has a say in.
SAYS = {"value": "value", "total": "value", "final-totals": "value", "winner": "rank", "tied": "rank"}
LASTING_ALLIES = {"value", "rank", "forbid", "discard_hand", "draw", "power"}
LASTING = {"value", "rank", "forbid", "place"}


def of_a_card_in_a_pile(number: int) -> set[str]:
    found = {SAYS.get(thing, "forbid") for thing in PILE.things_of(number)}
    found |= {"forbid"} if number in INFLUENCE.part("playable") else set()
    return found | ({"place"} if number in INFLUENCE.part("pulls") else set())


def of_an_ally(number: int) -> set[str]:
    found = {SAYS.get(thing, "forbid") for thing in ROUND.things_of(number)}
    kneels = {"joffrey-baratheon": "discard_hand", "varys": "draw"}
    found |= {kneels[ALLIES[number].id]} if number in ALLY_ABILITIES.part("kneels") else set()
    return found | ({"power"} if number in ALLY_ABILITIES.part("scoring") else set())


named = pytest.mark.skipif(IN_USE == COMPILED, reason="a compiled step does not tell which function made it")


def verbs_of(*programs: tuple[Any, ...]) -> set[str]:
    steps = [step for program in programs for step in program]
    names = {getattr(step, "__qualname__", type(step).__name__).partition(".")[0] for step in steps}
    return {verb for name in names for verb in VERBS.get(name, "").split()}


@named
@pytest.mark.parametrize("number", range(len(DESIGNS)), ids=lambda number: DESIGNS[number].id)
def test_an_influence_card_does_what_its_text_is_made_of(number: int) -> None:
    design = DESIGNS[number]
    played, triumph = PLAYED_PROGRAMS[number], TRIUMPH_PROGRAMS[number]
    found = verbs_of(played, triumph) | of_a_card_in_a_pile(number)
    if design.id == "shadow-assassin":
        found |= {"kill_ally"}
    assert found == set(design.verbs)
    assert bool(played) == (design.timing == "played")
    assert bool(triumph) == (number in INFLUENCE.part("triumph")) == (design.triumph and design.timing != "claim")
    assert (design.timing == "none") == (design.text == "No ability.") == (not design.verbs)


@named
@pytest.mark.parametrize("number", range(len(ALLIES)), ids=lambda number: ALLIES[number].id)
def test_an_ally_does_what_its_text_is_made_of(number: int) -> None:
    ally = ALLIES[number]
    assert verbs_of(CLAIMS[number]) | of_an_ally(number) == set(ally.verbs)
    assert (len(CLAIMS[number]) > 2 or bool(verbs_of(CLAIMS[number]))) == (ally.timing == "when-claimed")
    beginning = {"during-round": "During this round: ", "when-claimed": "When claimed: ", "scoring": "Scoring: "}
    assert ally.text.startswith(beginning.get(ally.timing, "No ability."))


def test_every_verb_of_the_list_is_a_verb_of_the_program() -> None:
    known = {verb for verbs in VERBS.values() for verb in verbs.split()} | LASTING | LASTING_ALLIES
    assert known == {entry["verb"] for entry in DATA["vocabulary"]}
    for entry in DATA["vocabulary"]:
        users = [card.id for card in (*ALLIES, *DESIGNS) if entry["verb"] in card.verbs]  # type: ignore[attr-defined]
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
        assert card.provenance in ("rulebook", "public", "original")  # type: ignore[attr-defined]
    for card in (*ALLIES, *DESIGNS):
        assert bool(card.known) == (card.provenance != "original")  # type: ignore[attr-defined]


def test_every_card_has_its_words_an_ability_or_a_reason_for_none_and_a_test() -> None:
    here = Path(__file__).parent
    proofs = [*(here / "scenarios").glob("*.scenario"), *(here.parents[1] / "rules" / "btwixt").glob("test_*.py")]
    told = " ".join(path.read_text(encoding="utf-8") for path in proofs)
    proven = set(re.findall(r"[a-z]+(?:-[a-z]+)*", told))
    able = {DESIGNS[card].id for card in INFLUENCE.told} | {ALLIES[ally].id for ally in ALLY_ABILITIES.told}
    said = {lang: texts(lang, "btwixt") for lang in languages()}
    assert faults((*ALLIES, *DESIGNS), said, able, lambda card: card.timing == "none", proven) == []


FLOW = (
    *("ally_verbs", "bids", "card_moves", "claiming", "effects", "explain", "frames", "kneeling", "rounds", "running"),
    *("scoring", "seasons", "state", "table", "triumphs", "verbs"),
)


def test_no_card_is_named_in_the_flow_of_a_round() -> None:
    """What a card does stands with the card, in `abilities`."""
    package = Path(btwixt.__file__).parent
    ids = ({ally.id for ally in ALLIES} | {design.id for design in DESIGNS}) - set(ASKS)
    named = {}
    for module in FLOW:
        source = (package / f"{module}.py").read_text(encoding="utf-8")
        named[module] = ids & set(re.findall(r'"([a-z-]+)"', source)) | set(re.findall(r"\b(?:ALLY|DESIGN)\[", source))
    assert named == {module: set() for module in FLOW}
