"""What a question tells beside its words, and what a view holds: every key that the specification names."""

from typing import Any

import pytest
from sl_playing import GAME, lay, play, random_game

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State

VIEW = {
    *("game", "seats", "viewer", "options", "houses", "round", "phase", "step", "first", "active", "treasury", "bank"),
    *("sides", "hand", "known", "draft", "placed", "answered", "challenge", "effects", "resolving", "prompt"),
    *("awaiting", "result", "last"),
}
SIDE = {
    *("house", "power", "total", "gold", "income", "hand", "deck", "discard", "dead", "plot", "used", "plots", "claim"),
    *("initiative", "limited", "challenges", "dominance", "play"),
}
CARD = {
    *("card", "id", "owner", "kneeling", "strength", "icons", "keywords", "power", "duplicates", "attachments"),
    *("used", "role", "bypassed"),
}
CHALLENGE = {"type", "attacker", "attackers", "defenders", "bypassed", "totals", "claim", "winner", "unopposed"}


def asked(state: State, seat: int) -> dict[str, Any]:
    prompt = state.prompt(seat)
    assert prompt is not None
    return prompt.json()


@pytest.mark.rule("SL-R106")
def test_stealth_names_the_attacker_in_the_order_of_naming() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners play=sansa-stark | "
        "plot=detained play=whispering-page#1,varys,maester-pycelle"
    )
    play(state, "attack intrigue", "attacker varys", "attacker whispering-page#1", "done")
    assert asked(state, 1) == {"seat": 1, "ask": "stealth", "by": "varys", "rule": "SL-163", "attacker": "varys"}
    play(state, "pass")
    assert asked(state, 1)["attacker"] == "whispering-page#1"


@pytest.mark.rule("SL-R112", "SL-R115")
def test_a_claim_tells_how_many_are_left_and_a_save_who_is_in_danger() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners hand=ice "
        "play=arya-stark(k.d1),hodor(k),sansa-stark(k) | plot=fire-and-plunder plots=detained play=ser-gregor-clegane"
    )
    play(state, "attack military")
    assert (asked(state, 0)["ask"], asked(state, 0)["left"]) == ("claim", 2)
    play(state, "claim hodor")
    assert asked(state, 0)["left"] == 1
    play(state, "claim arya-stark")
    told = asked(state, 0)
    assert (told["ask"], told["rule"], list(told["danger"])) == ("save", "SL-188", ["hodor", "arya-stark"])


@pytest.mark.rule("SL-183", "SL-R125")
def test_a_response_tells_what_it_answers() -> None:
    state = lay("phase=marshalling turn=stark | gold=5 plot=the-old-gods hand=eddard-stark | plot=detained")
    play(state, "play eddard-stark")
    assert (asked(state, 0)["ask"], list(asked(state, 0)["to"])) == ("respond", ["played"])


@pytest.mark.rule("SL-206", "SL-R131")
def test_the_seven_of_thirteen_tell_how_many_are_left() -> None:
    state = GAME.start(draft=True, seed=1)
    for _ in range(6):
        for seat in (0, 1):
            state.play(state.words(seat)[0], seat)
    for left in range(7, 0, -1):
        assert (asked(state, 0)["ask"], asked(state, 0)["left"]) == ("deck", left)
        state.play(state.words(0)[0], 0)
    assert state.awaiting == (1,)


@pytest.mark.rule("SL-R97")
def test_a_question_names_the_card_that_asks() -> None:
    state = lay(
        "phase=standing | plot=the-old-gods play=arya-stark | gold=2 plot=detained hand=the-lions-cunning play=varys"
    )
    play(state, "play the-lions-cunning")
    assert asked(state, 1) == {"seat": 1, "ask": "target", "by": "the-lions-cunning", "rule": "SL-R97"}
    assert state.view(0)["awaiting"] == {
        "seats": [1],
        "ask": "target",
        "by": "the-lions-cunning",
        "rule": "SL-R97",
        "secret": False,
    }
    assert (state.view(0)["prompt"], state.view(1)["prompt"]) == (None, asked(state, 1))


def test_a_view_holds_what_the_specification_names_and_nothing_else() -> None:
    challenges = 0
    for state in random_game({"seed": 3}, Chance(3)):
        for viewer in (0, 1, None):
            view = state.view(viewer)
            assert set(view) == VIEW
            for side in view["sides"]:
                assert set(side) == SIDE
                assert all(set(card) == CARD for card in side["play"])
            if view["challenge"]:
                challenges += 1
                assert set(view["challenge"]) == CHALLENGE
            assert all(set(effect) == {"source", "card", "seat", "until"} for effect in view["effects"])
    assert challenges


def test_a_rule_that_a_question_names_is_in_the_ledger() -> None:
    for seed in range(6):
        for state in random_game({"seed": seed, "draft": seed % 2 == 1}, Chance(seed)):
            for seat in state.awaiting:
                assert asked(state, seat)["rule"] in GAME.ledger.by_id
