"""Bots of Stark against Lannister: always legal, the same for the same seed, and better the more they think."""

import time

import pytest

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.core import Bot, Chance, Perspective
from smallcouncil.core.game import Value
from smallcouncil.games.stark_vs_lannister import policy
from smallcouncil.games.stark_vs_lannister.evaluation import NAMES, WEIGHTS, shares, stark_chance
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState

GAME = sc.game("stark-vs-lannister")
VARIANTS: list[dict[str, Value]] = [{}, {"stark": 1, "draft": True}, {"stark": "random", "lannister_power": 5}]
CHALLENGES = "phase=challenges turn=stark first=stark"


def play(team: list[Bot], seed: int, most: int = 10_000, **options: Value) -> StarkVsLannisterState:
    """A game between bots, or its first decisions."""
    state = GAME.start(seed=seed, **options)
    assert isinstance(state, StarkVsLannisterState)
    luck = Chance(seed)
    while state.awaiting and len(state.history) < most:
        seat = state.awaiting[0]
        action = team[seat].choose(Perspective(state, seat, luck))
        assert action in state.actions(seat)
        state.act(seat, action)
    return state


def laid(text: str) -> StarkVsLannisterState:
    state = GAME.start(position=text, seed=1)
    assert isinstance(state, StarkVsLannisterState)
    return state


def sensible(text: str, *words: str) -> str:
    """What the sensible player answers after these words."""
    state = laid(text)
    for word in words:
        state.play(word)
    return GAME.word(policy.choose(state, state.awaiting[0], Chance(1)))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("code", ["novice", "apprentice", "knight", "maester", "greedy", "mcts:4", "maxn:40n"])
def test_bots_choose_legally_in_every_variant(code: str, options: dict[str, Value]) -> None:
    most = 10_000 if code in ("novice", "apprentice", "knight") else 60
    state = play([bots.make(code, seat) for seat in range(2)], 7, most, **options)
    assert not state.awaiting or len(state.history) == most


@pytest.mark.parametrize("code", ["apprentice", "knight", "ismcts:12"])
def test_the_same_seed_plays_the_same_game(code: str) -> None:
    first, second = (play([bots.make(code, seat) for seat in range(2)], 3, 60) for _ in range(2))
    assert first.history == second.history


def test_every_question_has_a_sensible_answer() -> None:
    """Sensible players bring many games of all kinds to their end, and are asked everything on the way."""
    asked: set[int] = set()
    for seed in range(24):
        state, luck = GAME.start(seed=seed, draft=seed % 2 == 0, stark=seed % 3 % 2), Chance(seed)
        assert isinstance(state, StarkVsLannisterState)
        while state.awaiting:
            seat = state.awaiting[0]
            asked.add(state.asked)
            slips = luck.below(10) == 0
            action = luck.choice(state.actions(seat)) if slips else policy.choose(state, seat, luck)
            assert action in state.actions(seat)
            state.act(seat, action)
    assert asked == set(policy.JUDGES)


# ---- the evaluation


def test_chances_add_up_and_a_won_game_is_won() -> None:
    state = play([bots.make("random", seat) for seat in range(2)], 2, 100)
    assert sum(shares(state)) == pytest.approx(1.0)
    over = play([bots.make("random", seat) for seat in range(2)], 2)
    knowledge = GAME.knowledge()
    assert knowledge is not None
    assert over.result is not None
    assert knowledge.evaluate(over) == tuple(float(seat in over.result.winners) for seat in range(2))


def test_a_seat_stands_as_its_house_does() -> None:
    text = "phase=plot | power=6 play=eddard-stark,robb-stark | power=2 play=shae"
    stark_first, stark_second = laid(text), laid(f"{text.replace('phase=plot', 'phase=plot seat=1')}")
    assert shares(stark_first) == pytest.approx(shares(stark_second)[::-1])
    assert shares(stark_first)[0] > 0.75


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("power=3", "power=5"),
        ("play=hodor", "play=hodor,robb-stark"),
        ("play=hodor", "play=hodor,winterfell-keep#1"),
        ("hand=-", "hand=jon-snow,robb-stark"),
        ("play=robb-stark", "play=robb-stark(d1)"),
    ],
)
def test_more_of_what_wins_is_worth_more(worse: str, better: str) -> None:
    lines = (f"phase=plot | {side} rest=deck | play=the-hound rest=deck" for side in (worse, better))
    before, after = (stark_chance(laid(line)) for line in lines)
    assert before < after


def test_every_weight_has_a_name() -> None:
    assert len(WEIGHTS) == len(NAMES) == len(set(NAMES))


# ---- sense


def test_an_attack_that_nobody_can_oppose_is_made() -> None:
    text = f"{CHALLENGES} | plot=the-old-gods play=jon-snow | plot=detained power=2 play=shae,the-hound(k)"
    assert sensible(text) in ("attack military", "attack power")


def test_nobody_attacks_into_certain_defeat_with_a_board_to_lose() -> None:
    text = f"{CHALLENGES} | plot=the-old-gods play=sansa-stark | plot=detained play=tywin-lannister,jaime-lannister"
    assert sensible(text) == "done"


def test_the_cheapest_character_dies_for_a_claim() -> None:
    text = "phase=challenges turn=lannister first=lannister | plot=the-old-gods play=eddard-stark(k),hodor(k)"
    state = laid(f"{text} | plot=detained play=the-hound")
    state.play("attack military")
    assert GAME.word(policy.choose(state, state.awaiting[0], Chance(1))) == "claim hodor"


def test_a_duplicate_saves() -> None:
    text = "phase=challenges turn=lannister first=lannister | plot=the-old-gods play=eddard-stark(k.d1)"
    state = laid(f"{text} | plot=detained play=the-hound")
    state.play("attack military")
    assert GAME.word(policy.choose(state, state.awaiting[0], Chance(1))) == "save eddard-stark"


def test_stealth_bypasses_the_strongest_who_could_defend() -> None:
    text = f"{CHALLENGES} | plot=the-old-gods play=arya-stark | plot=detained play=the-hound,red-cloak-guard#1,varys"
    assert sensible(text, "attack military") == "stealth the-hound"


def test_gold_is_spent_on_the_curve() -> None:
    """A Limited location first, since it costs nothing; then the character that uses all the gold."""
    text = (
        "phase=marshalling turn=stark | gold=4 plot=the-old-gods hand=robb-stark,hodor,winterfell-keep | plot=detained"
    )
    assert sensible(text) == "play winterfell-keep"
    assert sensible(text, "play winterfell-keep") == "play robb-stark"


def test_valar_morghulis_is_for_those_who_are_behind() -> None:
    behind = "phase=plot | play=eddard-stark,robb-stark,jon-snow,grey-wind | play=shae"
    ahead = "phase=plot | play=hodor | play=tywin-lannister,jaime-lannister,cersei-lannister,the-hound"
    picked = []
    for text in (behind, ahead):
        state = laid(text)
        picked.append({GAME.word(policy.choose(state, 1, Chance(seed))) for seed in range(20)})
    assert picked[0] == {"plot valar-morghulis"}
    assert "plot valar-morghulis" not in picked[1]


# ---- strength


def wins(first: str, second: str, games: int) -> int:
    """How often the first bot wins; every deal is played with both Houses."""
    won = 0
    for number in range(games):
        team = [bots.make(first, 2 * number), bots.make(second, 2 * number + 1)]
        result = play(team, 500 + number // 2, stark=number % 2).result
        assert result is not None
        won += result.winners == (0,)
    return won


def test_the_sensible_player_beats_chance() -> None:
    assert wins("apprentice", "random", 20) == 20


def test_a_look_ahead_beats_none() -> None:
    assert wins("maester", "apprentice", 8) >= 6


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second", "games"),
    [
        ("apprentice", "novice", 200),
        ("knight", "apprentice", 100),
        ("maester", "knight", 60),
    ],
)
def test_each_level_beats_the_one_below(first: str, second: str, games: int) -> None:
    assert 0.6 * games <= wins(first, second, games) <= 0.88 * games


@pytest.mark.slow
def test_the_master_decides_in_time() -> None:
    """Processor time, so that a busy machine changes nothing."""
    state = play([bots.make("apprentice", seat) for seat in range(2)], 5, 60)
    master, luck, longest = bots.make("master", 1), Chance(1), 0.0
    for _ in range(30):
        seat = state.awaiting[0]
        begun = time.process_time()
        action = master.choose(Perspective(state, seat, luck))
        longest = max(longest, time.process_time() - begun)
        state.act(seat, action)
    assert longest < 1.0
