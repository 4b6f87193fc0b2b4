"""Every error is a type, a sentence, and a message that can be said in both languages."""

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core import errors, records
from smallcouncil.locale import languages, texts

GAME = sc.game("hand-of-the-king")


def _over() -> sc.core.game.State:
    state = GAME.start(seed=1)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    return state


def _differing() -> None:
    data = json.loads(GAME.start(seed=1).record())
    sc.replay({**data, "decisions": [{"digest": "0"}]})


CAUSES: dict[type[sc.CouncilError], tuple[Callable[[], Any], str, dict[str, str | int]]] = {
    errors.UnknownGame: (
        lambda: sc.game("chess"),
        "there is no game called 'chess'; the games are: btwixt, hand-of-the-king, legendary, stark-vs-lannister",
        {"slug": "chess", "known": "btwixt, hand-of-the-king, legendary, stark-vs-lannister"},
    ),
    errors.NoDrawing: (
        lambda: sc.game("btwixt").start(seats=3, seed=1).svg(width=7),
        "nobody has drawn the table of btwixt yet, so nothing of its picture can be chosen",
        {"slug": "btwixt"},
    ),
    errors.UnknownOption: (
        lambda: GAME.start(dragons=3),
        "there is no option 'dragons'; the options are: teams, crows, companions, first",
        {"option": "dragons", "known": "teams, crows, companions, first"},
    ),
    errors.BadOption: (
        lambda: GAME.start(teams="yes"),
        "option 'teams' cannot be 'yes': choose one of False, True",
        {"option": "teams", "value": "yes", "allowed": "choose one of False, True"},
    ),
    errors.BadSeats: (
        lambda: GAME.start(seats=5),
        "this game cannot seat 5; it seats 2, 3, 4",
        {"seats": "5", "allowed": "2, 3, 4"},
    ),
    errors.NoSuchSeat: (
        lambda: GAME.start(seed=1).act(2, 0),
        "there is no seat 2; seats run from 0 to 1",
        {"seat": "2", "seats": 2},
    ),
    errors.NoSuchMoment: (
        lambda: GAME.start(seed=1).at(1),
        "there is no decision 1; the game runs from 0 to 0",
        {"at": "1", "length": 0},
    ),
    errors.BadWord: (
        lambda: GAME.action("left strak"),
        "'left strak' is no action of this game; did you mean 'left stark'?",
        {"word": "left strak", "near": "left stark"},
    ),
    errors.WordForNumber: (
        lambda: GAME.start(seed=1).act(0, "left stark"),
        "act takes the number of an action; words go to play('left stark')",
        {"word": "left stark"},
    ),
    errors.BadPosition: (
        lambda: GAME.start(position=3),
        "column 1: a position is a line of text",
        {"column": 1, "problem": "a position is a line of text"},
    ),
    errors.BadRecord: (
        lambda: sc.replay("[]"),
        "line 1: a record is a JSON object",
        {"line": 1, "problem": "a record is a JSON object"},
    ),
    errors.NoRecord: (
        lambda: GAME.start(seed=1).sample(0, 1).record(),
        "a sampled state has no seed, and so no record",
        {},
    ),
    errors.IllegalAction: (
        lambda: GAME.start(seed=1).play("house stark"),
        "'house stark' is not legal now (HK-016)",
        {"rule": "HK-016", "seat": 0, "word": "house stark"},
    ),
    errors.WrongSeat: (
        lambda: GAME.start(seed=1).play("up stark", 1),
        "it is not the turn of seat 1; awaited: 0 (HK-015)",
        {"rule": "HK-015", "seat": 1, "word": "up stark", "awaiting": "0"},
    ),
    errors.GameOver: (
        lambda: _over().play("up stark"),
        "the game is over (HK-053)",
        {"rule": "HK-053", "seat": 0, "word": "up stark"},
    ),
    records.RecordDiffers: (
        _differing,
        "line 1: the game went differently here when it was recorded: its rules have changed, or the record was edited",
        {
            "line": 1,
            "problem": "the game went differently here when it was recorded: its rules have changed, "
            "or the record was edited",
        },
    ),
}
TYPES = [
    kind
    for module in (errors, records)
    for kind in vars(module).values()
    if inspect.isclass(kind) and issubclass(kind, sc.CouncilError) and kind.__module__ == module.__name__
]


@pytest.mark.parametrize("kind", CAUSES, ids=lambda kind: kind.__name__)
def test_an_error_says_what_is_wrong_and_carries_it_as_data(kind: type[sc.CouncilError]) -> None:
    cause, message, details = CAUSES[kind]
    with pytest.raises(kind) as caught:
        cause()
    assert type(caught.value) is kind
    assert str(caught.value) == message
    assert caught.value.details == details


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", CAUSES, ids=lambda kind: kind.__name__)
def test_an_error_can_be_said_in_every_language(kind: type[sc.CouncilError], lang: str) -> None:
    with pytest.raises(kind) as caught:
        CAUSES[kind][0]()
    for say in (texts(lang), texts(lang, GAME.slug)):
        said = say(caught.value.key, **caught.value.details)
        assert said.strip() == said != ""
    assert said != texts(next(other for other in languages() if other != lang))(kind.key, **caught.value.details)


def test_every_type_of_error_is_shown_above() -> None:
    assert set(TYPES) == {*CAUSES, sc.CouncilError}


def test_keys_differ_and_are_all_texts() -> None:
    keys = [kind.key for kind in TYPES]
    assert len(set(keys)) == len(keys)
    assert all(key == "error" or key.startswith("error-") for key in keys)
    assert all(texts(lang).has(key) for lang in languages() for key in keys)


def test_all_errors_are_one_family() -> None:
    assert all(issubclass(kind, sc.CouncilError) for kind in TYPES)
    assert issubclass(sc.CouncilError, ValueError)
    assert issubclass(errors.WrongSeat, errors.IllegalAction)
    assert issubclass(errors.GameOver, errors.IllegalAction)
    assert issubclass(records.RecordDiffers, errors.BadRecord)


def test_the_package_offers_every_error_that_a_caller_may_cause() -> None:
    assert {kind.__name__ for kind in TYPES} - set(sc.__all__) == {"NoRecord"}
    assert [name for name in sc.__all__ if not hasattr(sc, name)] == []


class Rude:
    """A value that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (10**5000, "<int>"),
        (Rude(), "<Rude>"),
        ("x" * 1000, "'" + "x" * 76 + "..."),
        ([0] * 1000, "[" + "0, " * 25 + "0..."),
    ],
    ids=["huge number", "rude", "long text", "long list"],
)
def test_whatever_is_handed_in_the_sentence_stays_a_sentence(value: Any, shown: str) -> None:
    state = GAME.start(seed=1)
    attempts: list[tuple[type[sc.CouncilError], Callable[[], Any]]] = [
        (sc.UnknownGame, lambda: sc.game(value)),
        (sc.BadSeats, lambda: GAME.start(seats=value)),
        (sc.BadOption, lambda: GAME.start(seed=value)),
        (sc.BadOption, lambda: GAME.start(first=value)),
        (sc.BadWord, lambda: GAME.action(value)),
        (sc.BadWord, lambda: GAME.word(value)),
        (sc.BadWord, lambda: state.act(0, value)),
        (sc.NoSuchSeat, lambda: state.act(value, 0)),
        (sc.NoSuchSeat, lambda: state.view(value)),
        (sc.NoSuchSeat, lambda: state.actions(value)),
        (sc.NoSuchMoment, lambda: state.at(value)),
    ]
    for kind, attempt in attempts:
        with pytest.raises(kind) as caught:
            attempt()
        assert shown in str(caught.value)
        assert shown in caught.value.details.values()
