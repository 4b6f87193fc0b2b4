"""What is kept up or left out for speed says the same as looking at everything anew, at every decision of games."""

from collections import Counter

import pytest
from sl_playing import GAME

from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister.cards import DUPLICABLE, FIRST_PLACE, IS_EVENT
from smallcouncil.games.stark_vs_lannister.challenges import possible_challenges, why_not_attack
from smallcouncil.games.stark_vs_lannister.effects import ACTING, ACTIONS, ANSWERING, EVENTS, keep_in_force
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState
from smallcouncil.games.stark_vs_lannister.table import CHALLENGES, MARSHALLING, PLOT, TAXATION
from smallcouncil.games.stark_vs_lannister.windows import (
    ActionWindow,
    marshalling_words,
    not_all_discarded,
    why_not_play,
)
from smallcouncil.games.stark_vs_lannister.words import DUPLICATE_WORD, PLAY_WORD

SEEDS = range(12)


def look_at_everything(s: StarkVsLannisterState) -> None:
    index_of_effects(s)
    cards_that_act_and_answer(s)
    for house in (0, 1):
        if PLOT <= s.phase <= TAXATION:
            asked_by_open_facts(s, house)
        if s.phase == MARSHALLING:
            marshalling(s, house)
        if s.phase == CHALLENGES:
            challenges(s, house)


def index_of_effects(s: StarkVsLannisterState) -> None:
    twin = s.copy()
    keep_in_force(twin, s.effects[:])
    assert {key: Counter(found) for key, found in s.in_force.items()} == {
        key: Counter(found) for key, found in twin.in_force.items()
    }


def cards_that_act_and_answer(s: StarkVsLannisterState) -> None:
    for house in (0, 1):
        lying = [*s.area[house], *s.attachments]
        assert set(s.acting[house]) <= ACTING.intersection(lying)
        assert set(s.answering[house]) <= ANSWERING.intersection(lying)
    assert sorted(s.acting[0] + s.acting[1]) == sorted(ACTING.intersection(s.area[0] + s.area[1] + s.attachments))
    assert sorted(s.answering[0] + s.answering[1]) == sorted(
        ANSWERING.intersection(s.area[0] + s.area[1] + s.attachments)
    )


def asked_by_open_facts(s: StarkVsLannisterState, house: int) -> None:
    """SL-R94, as it is written."""
    actions, events = ACTIONS[s.phase], EVENTS[s.phase][house]
    uses = [place for place in s.acting[house] if (ability := actions[place]) and ability.possible(s, house, place)]
    fitting = [card for card in events if events[card].possible(s, house, NONE) and not_all_discarded(s, house, card)]
    own_turn = s.phase == MARSHALLING and s.active == house
    asked = bool(uses) or bool(s.hands[house] and (fitting or own_turn))
    answers = ActionWindow().answers(s, house)
    assert (answers is not None) == asked
    played = {card for card in fitting if card in s.hands[house]}
    assert {card for card in events if answers and PLAY_WORD[card] in answers} == played


def marshalling(s: StarkVsLannisterState, house: int) -> None:
    words = set()
    for card in s.hands[house]:
        if DUPLICABLE[card] and FIRST_PLACE[card] in s.area[house]:
            words.add(DUPLICATE_WORD[card])
        elif not IS_EVENT[card] and why_not_play(s, house, card) is None:
            words.add(PLAY_WORD[card])
    assert set(marshalling_words(s, house)) == words


def challenges(s: StarkVsLannisterState, house: int) -> None:
    assert list(possible_challenges(s, house)) == [kind for kind in range(3) if why_not_attack(s, house, kind) is None]


@pytest.mark.parametrize("draft", [False, True])
def test_a_shortcut_leaves_nothing_out(draft: bool) -> None:
    for seed in SEEDS:
        state, luck = GAME.start(seed=seed, draft=draft), Chance(seed)
        while state.awaiting:
            assert isinstance(state, StarkVsLannisterState)
            look_at_everything(state)
            seat = luck.choice(state.awaiting)
            state.act(seat, luck.choice(state.actions(seat)))


def test_an_effect_that_ends_in_a_copy_stays_in_force_in_the_other() -> None:
    """The index is shared by copies until one of them changes."""
    state, luck = GAME.start(seed=5), Chance(5)
    while state.awaiting:
        assert isinstance(state, StarkVsLannisterState)
        twin = state.copy()
        before = dict(state.in_force)
        seat = luck.choice(state.awaiting)
        action = luck.choice(state.actions(seat))
        twin.act(seat, action)
        assert state.in_force == before
        state.act(seat, action)
