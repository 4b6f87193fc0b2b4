"""Bots throw no card away: none when the bid is won, none whose ability has nothing to work on.

What is thrown away is found here by playing it, not by asking the bots' own judgement.
"""

import json
from typing import Any

import pytest
from btwixt_playing import GAME, KINDS, begin, name_of, random_game

from smallcouncil import bots
from smallcouncil.core import Chance, Perspective
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import DESIGN, DESIGNS
from smallcouncil.games.btwixt.frames import ASK_TURN
from smallcouncil.games.btwixt.running import PROGRAMS
from smallcouncil.games.btwixt.sensible_plays import WORKS, idle, profits, sensible
from smallcouncil.games.btwixt.state import BtwixtState
from smallcouncil.games.btwixt.table import NONE
from smallcouncil.games.btwixt.words import KNEEL

PLAYED_PROGRAMS = PROGRAMS.steps[: len(DESIGNS)]

SPARING = ("ab:1", "knight", "maester", "master")
RICH = "sworn-swords full-granaries market-town double-game call-the-banners"
"""A hand that makes a single card of another leader worth little."""
SEATED = ["cersei-lannister", "euron-greyjoy", "melisandre", "eddard-stark"]


def laid(seats: int = 3, **told: Any) -> BtwixtState:
    """Seat 0 is to move; cards are lists of ids in one text."""
    position = {"seats": seats, "current": "hodor", "leaders": SEATED[:seats], **told}
    for name in ("hands", "piles"):
        position[name] = [cards.split() for cards in told.get(name, [""] * seats)]
    if "councils" in told:
        position["councils"] = [{"allies": allies.split(), "tokens": []} for allies in told["councils"]]
    state = GAME.start(position=json.dumps(position), seed=1)
    assert isinstance(state, BtwixtState)
    return state


def chosen(code: str, state: BtwixtState, seed: int = 3) -> str:
    seat = state.awaiting[0]
    return GAME.word(bots.make(code, seed).choose(Perspective(state, seat, Chance(seed))))


def is_won(state: BtwixtState, seat: int) -> bool:
    """Whether nobody else stands and kneeling wins the bid, found by kneeling."""
    if state.standing != 1 << seat or KNEEL not in state.actions(seat):
        return False
    after = state.copy()
    after.act(seat, KNEEL)
    won = next(entry for entry in after.log[len(state.log) :] if entry[0] == journal.WON)
    return bool(won[1] == seat)


def does_nothing(state: BtwixtState, seat: int, card: int) -> bool:
    """Whether a played ability asks nobody and leaves no trace before the game goes on."""
    after = state.copy()
    after.act(seat, card)
    if any(frame.program == card for frame in after.stack):
        return False
    traces = after.log[len(state.log) + 1 :]
    goes_on = not traces or traces[0][0] == journal.WON or traces[0][::2] == (journal.KNELT, NONE)
    return goes_on and after.asked in (ASK_TURN, *_later(after, state))


def _later(after: BtwixtState, before: BtwixtState) -> tuple[int, ...]:
    """Whatever is asked when the round has gone on to the claim is not asked by the card."""
    return (after.asked,) if after.winner != NONE or after.round != before.round else ()


# ---- the bid is won


@pytest.mark.parametrize("code", SPARING)
@pytest.mark.parametrize(
    "told",
    [
        {"hands": ["full-granaries sworn-swords", "tribute", "tribute"], "piles": ["golden-harvest", "feast", ""]},
        {"hands": ["ambush betrayal wildfire", "", "feast"], "piles": ["valyrian-steel", "feast", "tribute"]},
        {"hands": ["market-town contingency-plan double-game", "", ""]},
        {"hands": ["feast maesters-ravens", "", ""], "piles": ["feast", "feast", ""]},
    ],
    ids=["ahead", "meddling", "tied-at-zero-and-first", "tied-and-first"],
)
def test_the_last_who_stands_and_leads_kneels(code: str, told: dict[str, Any]) -> None:
    assert chosen(code, laid(knelt=[1, 2], **told)) == "kneel"


@pytest.mark.parametrize("code", SPARING)
def test_whoever_pays_by_walder_frey_for_kneeling_last_has_not_won_yet(code: str) -> None:
    """Ten against six is six against six for the last to kneel, won by the first player; against seven it is lost."""
    hands, knelt = ["full-granaries sworn-swords", RICH, RICH], [1, 2]
    told: dict[str, Any] = {"current": "walder-frey", "hands": hands, "knelt": knelt, "round": 3}
    won = laid(piles=["golden-harvest", "market-town", ""], **told)
    lost = laid(piles=["golden-harvest", "full-granaries", ""], **told)
    assert is_won(won, 0)
    assert chosen(code, won) == "kneel"
    assert not is_won(lost, 0)
    assert chosen(code, lost) in ("play full-granaries", "play sworn-swords")


@pytest.mark.parametrize("code", SPARING)
@pytest.mark.parametrize("card", ["tribute", "little-birds", "matchmaker"])
def test_a_token_or_an_ally_for_a_card_is_taken_although_the_bid_is_won(code: str, card: str) -> None:
    hands = [f"{card} sworn-swords silver-tongue feast", RICH, RICH]
    councils = ["tywin-lannister gregor-clegane", "", ""]
    state = laid(hands=hands, piles=["golden-harvest", "feast", ""], knelt=[1, 2], councils=councils, round=3)
    assert chosen(code, state) == f"play {card}"


def test_only_what_profits_is_thought_of_when_the_bid_is_won() -> None:
    state = laid(
        hands=["tribute little-birds turncloak feast betrayal sworn-swords", "", ""],
        piles=["golden-harvest", "feast", ""],
        knelt=[1, 2],
        councils=["hodor", "", ""],
        current="varys",
    )
    kept = sensible(state, 0, state.actions(0))
    assert [GAME.word(action) for action in kept] == ["play tribute", "play little-birds", "kneel"]


def test_a_knight_who_slips_throws_no_card_away_and_an_apprentice_may() -> None:
    state = laid(hands=["full-granaries sworn-swords", "", ""], piles=["golden-harvest", "feast", ""], knelt=[1, 2])
    assert {chosen("knight", state, seed) for seed in range(60)} == {"kneel"}
    assert {chosen("apprentice", state, seed) for seed in range(60)} > {"kneel"}


def test_a_knight_slips_among_cards_that_are_worth_a_thought() -> None:
    state = laid(hands=["full-granaries sworn-swords feast tribute", RICH, RICH], seats=3)
    assert {chosen("knight", state, seed) for seed in range(200)} > {chosen("ab:1", state, seed) for seed in range(200)}


# ---- abilities without a target


def test_abilities_that_find_nothing_are_not_thought_of() -> None:
    """All piles are empty, no ally lies in a council, and others stand: only plain cards and what works are left."""
    hand = "ambush betrayal wildfire turncloak tribute sworn-swords"
    state = laid(hands=[hand, "feast", "feast"])
    kept = sensible(state, 0, state.actions(0))
    assert [GAME.word(action) for action in kept] == ["play sworn-swords", "play tribute", "kneel"]


@pytest.mark.parametrize("code", SPARING)
def test_cards_that_would_do_nothing_stay_in_hand(code: str) -> None:
    state = laid(hands=["ambush betrayal wildfire turncloak", "feast", "feast"])
    assert chosen(code, state) == "kneel"


@pytest.mark.parametrize(("pile", "kept"), [("feast", True), ("market-town", False)], ids=["value-5", "value-6"])
def test_ambush_needs_a_card_of_value_five_or_less(pile: str, kept: bool) -> None:
    state = laid(hands=["ambush", "feast", ""], piles=["", pile, ""])
    assert (DESIGN["ambush"] in sensible(state, 0, state.actions(0))) == kept


def test_without_a_current_ally_nothing_is_put_on_it() -> None:
    state = laid(hands=["little-birds blood-magic", "feast", "feast"], current=None)
    assert sensible(state, 0, state.actions(0)) == (KNEEL,)


def test_the_bare_value_of_a_card_may_decide_the_bid() -> None:
    """Ultimatum has nobody to press, but its three points win: against two they do, against three they tie and lose."""
    for pile, kept in (("turncloak", True), ("contingency-plan", False)):
        state = laid(hands=["ultimatum", "", ""], piles=["", pile, ""], knelt=[1, 2], first=1, turn=0)
        assert (DESIGN["ultimatum"] in sensible(state, 0, state.actions(0))) == kept


def test_who_must_play_may_play_anything() -> None:
    state = laid(hands=["ambush betrayal", "feast", "feast"], current="khal-drogo")
    assert sensible(state, 0, state.actions(0)) == state.actions(0) == (DESIGN["ambush"], DESIGN["betrayal"])


HARSHER = {DESIGN[name] for name in ("wildfire", "winter-is-coming", "bribery")}
"""They do something, but nothing that is wanted, if they meet none but their player."""


def test_every_played_ability_is_judged_but_those_that_need_nothing_to_work_on() -> None:
    free = {DESIGNS[card].id for card, program in enumerate(PLAYED_PROGRAMS) if program and WORKS[card] is None}
    assert free == {"double-game", "water-gardens", "honour-bound"}
    assert all(PLAYED_PROGRAMS[card] for card, works in enumerate(WORKS) if works is not None)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind["short"] and kind["leaders"] == "random"], ids=name_of)
def test_what_is_idle_does_nothing_and_all_else_does_something(kind: dict[str, Any]) -> None:
    looked = 0
    for seed in (1, 2):
        for state in random_game({**kind, "seed": seed}, Chance(seed)):
            if not state.awaiting or state.asked != ASK_TURN:
                continue
            seat = state.awaiting[0]
            for card in state.actions(seat):
                if card != KNEEL and WORKS[card] is not None:
                    nothing = does_nothing(state, seat, card)
                    assert idle(state, seat, card) >= nothing
                    assert idle(state, seat, card) == nothing or card in HARSHER
                    looked += 1
    assert looked > 200


# ---- whole games


@pytest.mark.parametrize("options", [{"seats": 4}, {"seats": 3, "advanced": True}], ids=["plain", "advanced"])
@pytest.mark.parametrize("code", SPARING)
def test_no_card_is_thrown_away_in_whole_games(code: str, options: dict[str, Any]) -> None:
    """Apprentices play; whenever one of them is the last who stands and has won the bid, the bot is asked too."""
    asked = 0
    for seed in range(4):
        state = begin({**options, "seed": seed})
        team = [bots.make("apprentice", seed * 8 + seat) for seat in range(state.seats)]
        luck = Chance(seed)
        while state.awaiting:
            seat = state.awaiting[0]
            if state.asked == ASK_TURN and is_won(state, seat):
                action = bots.make(code, seed).choose(Perspective(state, seat, luck))
                assert action == KNEEL or profits(state, seat, action)
                asked += 1
            state.act(seat, team[seat].choose(Perspective(state, seat, luck)))
    assert asked > 12


@pytest.mark.parametrize("code", ["ab:1", "ismcts:12"])
def test_no_ability_is_played_without_a_target_in_whole_games(code: str) -> None:
    """Unless its bare value wins the bid for the last who stands, or it must be played."""
    played = 0
    for seed in range(3):
        state = begin({"seats": 3, "short": True, "seed": seed})
        team = [bots.make(code, seed * 8 + seat) for seat in range(3)]
        luck = Chance(seed)
        while state.awaiting:
            seat = state.awaiting[0]
            action = team[seat].choose(Perspective(state, seat, luck))
            if state.asked == ASK_TURN and action != KNEEL and PLAYED_PROGRAMS[action]:
                played += 1
                after = state.copy()
                must = KNEEL not in state.actions(seat)
                if does_nothing(state, seat, action) and not must:
                    after.act(seat, action)
                    assert state.standing == 1 << seat
                    assert not is_won(state, seat)
                    assert not after.hands[seat] or is_won(after, seat)
            state.act(seat, action)
    assert played > 30
