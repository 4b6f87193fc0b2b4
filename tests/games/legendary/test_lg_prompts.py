"""What a question tells besides its answers: which card asks, by which rule, and about whom."""

import json

import pytest
from lg_playing import bare, play

from smallcouncil.core.game import Prompt

STRIKE = '"step":"ally","ally_deck":["basic-master-strike"]'


def asked(position: str, *words: str) -> Prompt:
    """The question after some answers."""
    state = play(bare(json.loads(f'{{"seats":2,{position}}}')), *words)
    prompt = state.prompt(state.awaiting[0])
    assert prompt is not None
    return prompt


@pytest.mark.parametrize(
    ("position", "words", "told"),
    [
        ('"hands":{"0":["basic-merchant"]}', [], (0, "turn", "game", "LG-108")),
        (
            '"attack":3,"field":{"bow":["hench-lannisport-watch"]},"hands":{"0":["basic-merchant"]}',
            ["fight bow 1"],
            (0, "ko", "hench-lannisport-watch", "LG-125"),
        ),
        ('"attack":2', ["fight defender 1"], (0, "cycle", "def-lannister", "LG-175")),
        (
            f'{STRIKE},"masterminds":{{"0":["mm-winterfell","mm-lady-catelyn-stark"]}},"hands":{{"1":["intertwined"]}}',
            [],
            (1, "reveal", "mm-lady-catelyn-stark", "LG-220"),
        ),
    ],
)
def test_a_question_names_the_card_that_asks_and_its_rule(
    position: str, words: list[str], told: tuple[object, ...]
) -> None:
    prompt = asked(position, *words)
    assert (prompt.seat, prompt.ask, prompt.by, prompt.rule) == told
    assert prompt.about == {}


def test_whose_lineup_is_cycled_is_told() -> None:
    """Petyr Baelish's Master Strike goes through the lineups of all opponents."""
    stack = '"masterminds":{"2":["mm-varys","mm-petyr-baelish-of-the-small-council"]}'
    state = bare(json.loads(f'{{"seats":3,"turn":2,{STRIKE},{stack}}}'))
    seen = []
    while (prompt := state.prompt(2)) and prompt.ask == "cycle":
        seen.append(prompt.about)
        state.play(state.words(2)[0])
    assert seen == [{"of": 0}, {"of": 0}, {"of": 1}, {"of": 1}]


def test_the_last_turns_of_a_showdown_say_so() -> None:
    final = '"options":{"showdown":true},"step":"showdown","end":1,"hands":{"0":["intertwined"],"1":["intertwined"]}'
    assert asked(final).about == {"phase": "showdown"}
