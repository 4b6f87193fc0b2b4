"""The examples that learn with PyTorch: they run, and what they have learned can be loaded. Skipped without PyTorch.

They run in this process: every further one would load PyTorch anew, which takes longer than all that they learn here.
"""

import importlib
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import numpy
import pytest

import smallcouncil as sc
from tests.research.test_research_docs import ROOT

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")


Example = Callable[..., str]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Example:
    """What an example says, by its name and the words behind it."""
    monkeypatch.syspath_prepend(ROOT / "examples")

    def run(name: str, *words: str) -> str:
        monkeypatch.setattr(sys, "argv", [f"examples/{name}.py", *words])
        importlib.import_module(name).main()
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return run


def wins(said: str) -> list[str]:
    return re.findall(r"^wins [\d.]+% against \w+ \([\d.]+% to [\d.]+%\); fair would be 50.0%$", said, re.MULTILINE)


@pytest.mark.parametrize("name", ["selfplay_ppo", "selfplay_values"])
def test_self_play_learns_and_can_be_loaded(name: str, example: Example, tmp_path: Path) -> None:
    kept = str(tmp_path / "agent.pt")
    words = (name, "--at-once", "32", "--seed", "3", "--games", "6", "--against", "random")
    said = example(*words, "--lessons", "2", "--save", kept)
    assert re.search(r"^2 lessons of 2048 decisions$", said, re.MULTILINE)
    again = (f"examples/{name}.py", *words[1:], "--lessons", "2", "--save", kept)
    assert said.endswith(f"reproduce: python {shlex.join(again)}\n")
    loaded = example(*words, "--minutes", "0", "--load", kept)
    assert wins(loaded) == wins(said) != []


def test_a_network_of_other_widths_is_loaded_as_it_was(example: Example, tmp_path: Path) -> None:
    kept = str(tmp_path / "values.pt")
    words = ("selfplay_values", "--bare", "--at-once", "16", "--games", "4", "--against", "random")
    said = example(*words, "--planes", "reach", "--widths", "16", "8", "--lessons", "1", "--save", kept)
    assert wins(example(*words, "--minutes", "0", "--load", kept)) == wins(said) != []


def test_a_network_of_images_judges_a_turned_board_alike(example: Example, tmp_path: Path) -> None:
    """What is seen of a turned or mirrored deal is the image of what is seen of the deal, number by number."""
    selfplay_values = importlib.import_module("selfplay_values")
    game = sc.game("hand-of-the-king")
    encoder, planes = game.encoder(), ["left", "reach", "houses", "varys", "names", "strength", "banners"]
    network = selfplay_values.Network(encoder, planes, mirrored=True)
    plain = selfplay_values.Network(encoder, planes)
    plain.load_state_dict(network.state_dict())
    board, _, rest = game.start(2, 7, companions=False).position().partition(" ")
    squares = numpy.array([re.findall("..", row) for row in board.split("/")])
    turned = [
        game.start(position="/".join("".join(row) for row in image) + f" {rest}")
        for image in selfplay_values.eight(squares)
    ]
    seen = numpy.stack([encoder.observation(each, 0) for each in turned])
    inputs = network.read(seen)
    assert len(inputs.unique(dim=0)) == 8
    for image, there in zip(network.images, inputs, strict=True):
        assert inputs[0][image].equal(there)
    assert numpy.ptp(network.careful_worth(seen)) < 1e-6 < numpy.ptp(plain.careful_worth(seen))
    assert plain.careful_worth(seen).tolist() == plain.worth(seen).tolist()
    kept = str(tmp_path / "values.pt")
    words = ("selfplay_values", "--bare", "--at-once", "16", "--games", "4", "--against", "random")
    said = example(*words, "--images", "--planes", "reach", "houses", "--lessons", "1", "--save", kept)
    assert torch.load(kept, weights_only=True)["images"]
    assert wins(example(*words, "--minutes", "0", "--load", kept)) == wins(said) != []


def test_an_advantage_compares_decisions_of_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats 0, 1, 0 decide, and the third decision ends the game: 1 for seat 0, -1 for seat 1; then 1 is to decide."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    selfplay_ppo = importlib.import_module("selfplay_ppo")
    expected = [0.2, 0.3, 0.5]

    def step(number: int, seat: int, value: float, paid: tuple[float, float]) -> tuple[object, ...]:
        before = tuple(numpy.full(1, number) for _ in range(4))
        ended = numpy.array([any(paid)])
        return (
            before,
            numpy.ones(1, bool),
            numpy.array([seat]),
            numpy.array([value], numpy.float32),
            numpy.array([paid], numpy.float32),
            ended,
        )

    steps = [step(0, 0, 0.2, (0, 0)), step(1, 1, 0.3, (0, 0)), step(2, 0, 0.5, (1, -1))]
    _, _, numbers, _, gains, worth = selfplay_ppo.advantages(steps, numpy.array([1]), numpy.array([0.9], numpy.float32))
    found = dict(zip(numbers.tolist(), gains.tolist(), strict=True))
    last = 1 - expected[2]
    assert found[2] == pytest.approx(last)
    assert found[1] == pytest.approx(-1 - expected[1])
    assert found[0] == pytest.approx(expected[2] - expected[0] + selfplay_ppo.TRACE * last)
    assert worth.tolist() == pytest.approx([found[number] + expected[number] for number in numbers.tolist()])


def test_a_position_is_worth_what_the_next_one_of_its_seat_turned_out_to_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seats 0, 1, 0, 1, 0 decide; the fourth decision ends a game that seat 1 wins, the fifth begins another."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    selfplay_values = importlib.import_module("selfplay_values")

    def step(number: int, seat: int, best: float, strays: bool, ended: bool) -> tuple[object, ...]:
        paid = numpy.array([[0, 1] if ended else [0.5, 0.5]], numpy.float32)
        rows = numpy.array([[number]]), numpy.array([seat]), numpy.array([best], numpy.float32), numpy.array([strays])
        return *rows, paid, numpy.array([ended])

    told = [(0, 0, 0.6, False, False), (1, 1, 0.4, False, False), (2, 0, 0.7, False, False), (3, 1, 1.0, False, True)]
    next_game = (4, 0, 0.5, False, False)
    trace = selfplay_values.TRACE
    observations, worth = selfplay_values.turned_out([step(*words) for words in (*told, next_game)])
    found = dict(zip(observations[:, 0].tolist(), worth.tolist(), strict=True))
    assert found == pytest.approx({2: 0, 1: 1, 0: (1 - trace) * 0.7})

    told[2] = (2, 0, 0.7, True, False)
    observations, worth = selfplay_values.turned_out([step(*words) for words in told])
    assert dict(zip(observations[:, 0].tolist(), worth.tolist(), strict=True))[0] == pytest.approx(0.7)


@pytest.mark.parametrize("plies", [1, 2, 3])
def test_the_bot_of_values_knows_what_it_sees_to_the_end(plies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many decisions before the end of a game: where all lines end as far as it looks, its values are exact."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    selfplay_values = importlib.import_module("selfplay_values")
    game, found = sc.game("hand-of-the-king"), set()
    bot = selfplay_values.ValueBot(selfplay_values.Network(game.encoder(), ["banners"]), plies)
    for seed in range(30):
        state, luck, states = game.start(2, seed, companions=False), sc.Chance(seed), []
        while state.awaiting:
            states.append(state.copy())
            state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
        seat = states[-plies].awaiting[0]
        wins = [can_win(after, seat, plies - 1) for after in successors(states[-plies])]
        if None not in wins:
            assert bot.worth(states[-plies], seat, plies).tolist() == wins
            found.update(wins)
    assert found == {False, True}


def test_the_bot_of_values_leaves_out_only_what_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alpha-beta finds what a search of all lines finds, with any network."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    selfplay_values = importlib.import_module("selfplay_values")
    game = sc.game("hand-of-the-king")
    torch.manual_seed(3)
    bot = selfplay_values.ValueBot(selfplay_values.Network(game.encoder(), ["reach", "strength"], [8, 4]))

    def worth(state: sc.State, plies: int) -> list[float]:
        seat, found = state.awaiting[0], []
        for told, after in zip(*bot.one_ahead(state, seat), strict=True):
            if plies > 1 and after.awaiting:
                best = max(worth(after, plies - 1))
                found.append(best if after.awaiting[0] == seat else 1 - best)
            else:
                found.append(float(told))
        return found

    state, luck = game.start(2, 3, companions=False), sc.Chance(3)
    while len(state.history) < 20:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    assert bot.worth(state, state.awaiting[0], 4).tolist() == pytest.approx(worth(state, 4))


def can_win(state: sc.State, seat: int, decisions: int) -> bool | None:
    """Whether a seat wins by force; None if the game may take more decisions than that."""
    if state.result is not None:
        return seat in state.result.winners
    if decisions == 0:
        return None
    after = [can_win(each, seat, decisions - 1) for each in successors(state)]
    if None in after:
        return None
    return any(after) if seat in state.awaiting else all(after)


def successors(state: sc.State) -> list[sc.State]:
    found = []
    for action in state.actions(state.awaiting[0]):
        found.append(state.copy())
        found[-1].act(state.awaiting[0], action)
    return found


def test_maskable_ppo_learns_and_can_be_loaded(example: Example, tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")
    kept = str(tmp_path / "agent.zip")
    words = ("maskable_ppo", "--seed", "3", "--games", "4", "--against", "random")
    said = example(*words, "--decisions", "4096", "--save", kept)
    assert re.search(r"^4096 decisions$", said, re.MULTILINE)
    loaded = example(*words, "--minutes", "0", "--load", kept)
    assert wins(loaded) == wins(said) != []
