"""Hand of the King has words for every card, question, answer, event and refusal, in both languages."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.core import files
from smallcouncil.core.discovery import BrokenGame
from smallcouncil.core.errors import CouncilError, Reason
from smallcouncil.core.game import Json, State
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES, MEMBERS, VARYS
from smallcouncil.locale import Texts, languages, texts

SLUG = "hand-of-the-king"
ASKS = (
    "move",
    "crow-partner",
    "companion",
    "drawn",
    "take",
    "kill",
    "kill-companion",
    "swap-first",
    "swap-second",
    "house",
    "banner",
)
EVENTS = (
    "move",
    "took",
    "took-own",
    "tie",
    "killed",
    "companion",
    "drew",
    "played",
    "discarded",
    "killed-companion",
    "kept",
    "declared",
    "swapped",
    "again",
    "banner",
    "crow",
    "crow-partner",
    "over",
)
# Every part of a companion that can come to nothing: all but those that are kept or need nobody, Shae excepted.
IDLE = (
    *((companion, 0) for companion in COMPANIONS if companion not in ("gendry", "jon-snow")),
    *(("khal-drogo", 1), ("jaqen-hghar", 1), ("jaqen-hghar", 2)),
)
FROM_A_SEAT = ("event-took-from-seat", "event-killed-from-seat", "event-banner-from-seat", "event-banner-lost")
REFUSALS = (
    *("HK-017", "HK-031", "HK-033", "HK-036", "HK-R03", "HK-R05", "HK-R06", "HK-R07", "HK-R09", "HK-R11"),
    *("HK-015", "HK-016", "HK-018", "HK-028", "HK-030", "HK-039", "HK-040", "HK-041", "HK-043", "HK-044", "HK-046"),
    *("HK-048", "HK-049", "HK-050", "HK-051", "HK-052", "HK-053", "HK-061", "HK-063", "HK-064", "HK-065", "HK-R10"),
)


KEYS = (
    *("title", "about", "score", "winner-tie-break"),
    *(f"house-{house}{part}" for house in HOUSES for part in ("", ".short")),
    *(f"card-{card}{part}" for card in (*CHARACTERS, *COMPANIONS, VARYS) for part in ("", ".short")),
    *(f"card-{card}.text" for card in (*COMPANIONS, VARYS)),
    *(f"direction-{direction}" for direction in ("up", "down", "left", "right")),
    *(f"{kind}-{ask}" for ask in ASKS for kind in ("prompt", "action")),
    *("action-crow", "action-card", "action-seat", "action-take-from-seat", "action-kill-from-seat"),
    *(f"event-{event}" for event in EVENTS),
    *(f"event-nothing-{companion}-{part}" for companion, part in IDLE),
    *FROM_A_SEAT,
    *(f"why-{rule}" for rule in REFUSALS),
)


@pytest.fixture(params=languages())
def say(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param, SLUG)


def test_there_are_all_texts(say: Texts) -> None:
    assert [key for key in KEYS if not say.has(key)] == []


def test_every_option_of_the_game_has_a_label_and_help(say: Texts) -> None:
    names = [option.name for option in sc.game(SLUG).options]
    assert names == ["teams", "crows", "companions", "first"]
    assert [name for name in names if not (say.has(f"option-{name}") and say.has(f"option-{name}.help"))] == []


def test_every_why_explains_a_rule_of_the_ledger(say: Texts) -> None:
    rules = sc.game(SLUG).ledger.by_id
    assert [rule for rule in REFUSALS if rule not in rules] == []


def test_full_names_tell_all_cards_apart(say: Texts) -> None:
    names = [say(f"card-{card}") for card in (*CHARACTERS, *COMPANIONS, VARYS)]
    assert len(set(names)) == 50


def test_short_names_tell_all_characters_apart_and_fit_a_square(say: Texts) -> None:
    names = [say(f"card-{card}.short") for card in (*CHARACTERS, VARYS)]
    assert len(set(names)) == 36
    assert max(map(len, names)) == len("Victarion")


@pytest.mark.parametrize(
    ("lang", "label"),
    [("en", "Move left, declare House Greyjoy"), ("de", "Varys nach links, Haus Graufreud ansagen")],
)
def test_a_move_reads_as_a_sentence(lang: str, label: str) -> None:
    say = texts(lang, SLUG)
    assert say("action-move", direction=say("direction-left"), house=say("house-greyjoy")) == label


@pytest.mark.rule("HK-067")
def test_german_uses_the_terms_of_the_german_edition() -> None:
    say = texts("de", SLUG)
    assert say("title") == "Hand des Königs"
    assert say("label-grid") == "Königsmund"
    assert say("house-greyjoy") == "Haus Graufreud"
    assert say("house-lannister") == "Haus Lennister"
    assert say("label-offer") == "Verfügbare Helferkarten"
    assert say("label-banners") == "Bannermarker"
    assert say("label-crow") == "Krähenmarker"
    assert say("label-area", player="Anna") == "Spielbereich von Anna"
    assert say("card-jon-snow") == "Jon Schnee"


@pytest.mark.rule("HK-067")
def test_german_names_the_people_as_the_german_edition_does() -> None:
    say = texts("de", SLUG)
    assert [say(f"card-{card}") for card in MEMBERS["greyjoy"]] == [
        f"{name} Graufreud" for name in ("Aeron", "Balon", "Euron", "Theon", "Asha", "Victarion", "Rodrik")
    ]
    lions = [say(f"card-{card}") for card in MEMBERS["lannister"]]
    assert [name for name in lions if not name.endswith(" Lennister")] == ["Joffrey Baratheon"]
    renamed = {card for card in COMPANIONS if say(f"card-{card}") != texts("en", SLUG)(f"card-{card}")}
    assert {card: say(f"card-{card}") for card in renamed} == {
        "brienne-of-tarth": "Brienne von Tarth",
        "jon-snow": "Jon Schnee",
        "ramsay-snow": "Ramsay Schnee",
        "ilyn-payne": "Ilyn Payn",
    }


def _games() -> list[State]:
    game = sc.game(SLUG)
    plain = [game.start(seats=seats, seed=seed) for seats in (2, 3, 4) for seed in range(6)]
    crows = [game.start(seats=seats, seed=seed, crows=True) for seats in (3, 4) for seed in range(3)]
    return plain + crows


def _event_key(event: Json) -> str:
    kind = event["event"]
    return f"event-nothing-{event['companion']}-{event['part']}" if kind == "nothing" else f"event-{kind}"


def test_whatever_a_game_asks_tells_or_refuses_has_a_text(say: Texts) -> None:
    luck = random.Random(11)
    met = set()
    for state in _games():
        while state.awaiting:
            seat = state.awaiting[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            legal = state.actions(seat)
            refused = set(range(len(state.game.vocabulary))) - set(legal)
            met |= {f"prompt-{prompt.ask}", f"action-{prompt.ask}", f"why-{prompt.rule}"}
            met |= {f"why-{state.broken_rule(seat, action)}" for action in luck.sample(sorted(refused), 4)}
            state.act(seat, luck.choice(legal))
        met |= {_event_key(event) for event in state.events(None)}
        met.add(f"why-{state.broken_rule(0, 0)}")
    assert {key for key in met if not say.has(key)} == set()
    assert {f"prompt-{ask}" for ask in ASKS} <= met
    told = {key for key in met if key.startswith("event-") and not key.startswith("event-nothing-")}
    assert told == {f"event-{event}" for event in EVENTS}
    assert any(key.startswith("event-nothing-") for key in met)


def _finished() -> State:
    state = sc.game(SLUG).start(seats=2, seed=1)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    return state


def _mistakes() -> list[Callable[[], object]]:
    """One wrong call for every kind of error, and two for those with two wordings."""
    game, over = sc.game(SLUG), _finished()
    state = game.start(seats=2, seed=1)
    legal = state.words(0)
    illegal = next(word for word in game.vocabulary if word not in legal)
    edited = over.record().replace('{"digest":"', '{"digest":"x', 1)
    return [
        lambda: sc.game("chess"),
        lambda: game.start(seats=9),
        lambda: game.start(dragons=3),
        lambda: game.start(teams="perhaps"),
        lambda: game.start(position="nonsense"),
        lambda: game.action("lfet stark"),
        lambda: game.action("?"),
        lambda: state.act(0, legal[0]),
        lambda: state.view(7),
        lambda: state.at(7),
        lambda: state.play(legal[0], 1),
        lambda: state.play(illegal, 0),
        lambda: over.play(legal[0], 0),
        lambda: sc.replay("nonsense"),
        lambda: sc.replay(edited),
        lambda: state.sample(0, sc.Chance(1)).record(),
        lambda: sc.solve(game.start(seats=3, seed=1)),
        lambda: state.at(1),
        lambda: sc.game("btwixt").start(seed=1).svg(width=7),
        _load_a_broken_game,
        lambda: files.read(Path("nowhere", "game.json")),
    ]


def _load_a_broken_game() -> None:
    raise BrokenGame("dragon-dice", "dragon_dice", Reason("broken-lacks", "it has no vocabulary", name="vocabulary"))


def _errors() -> list[CouncilError]:
    caught = []
    for mistake in _mistakes():
        with pytest.raises(CouncilError) as info:
            mistake()
        caught.append(info.value)
    return caught


def _kinds(kind: type[CouncilError]) -> set[type[CouncilError]]:
    return {kind}.union(*map(_kinds, kind.__subclasses__()))


def test_every_error_can_be_said_with_what_it_carries(say: Texts) -> None:
    errors = _errors()
    said = [say(error.key, **error.details) for error in errors]
    assert "none" not in " ".join(said)
    kinds = {kind for kind in _kinds(CouncilError) if kind.__module__.startswith("smallcouncil.core.")}
    assert {type(error) for error in errors} == kinds - {CouncilError}
    assert say.has(CouncilError.key)
