"""Legendary in words: what is typed, asked, answered, told, and how it ends."""

import json
import random
import re
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.game import Json, Prompt, State, Value
from smallcouncil.games.legendary.frames import ASKS
from smallcouncil.locale import languages, texts
from smallcouncil.narration import Narration, narration

SLUG = "legendary"
NAMES = ["Anna", "Bert", "Cora", "Dirk"]


def _narration(lang: str = "en", seats: int = 2) -> Narration:
    return narration(SLUG)(texts(lang, SLUG), NAMES[:seats])


def _prompt(ask: str, by: str = "game", **about: Value | list[str] | None) -> Prompt:
    return Prompt(0, ask, by, "LG-108", about)


def _at(*played: str, **position: Any) -> State:
    """A bare table with this laid on it, after some decisions."""
    facts = sc.game(SLUG).facts()
    assert facts is not None
    state = facts.lay(json.dumps({"seats": 2, **position}))
    for word in played:
        state.play(word)
    return state


def _answers(state: State, lang: str = "en") -> dict[str, tuple[str, str]]:
    (seat,) = state.awaiting
    prompt = state.prompt(seat)
    assert prompt is not None
    voice = _narration(lang, state.seats)
    found = voice.answers(prompt, state.view(seat), state.actions(seat), state.sample(seat, 1))
    return {each.word: (each.label, each.effect) for each in found}


def _labels(state: State, lang: str = "en") -> list[str]:
    return [label for label, _ in _answers(state, lang).values()]


# What is typed


def test_english_words_are_those_of_the_game_with_the_names_of_cards_and_seats_from_1() -> None:
    voice = _narration()
    typed = {
        "play the-pointy-end": "play the-pointy-end",
        "play basic-merchant": "play merchant",
        "play minor-moon-boy": "play moon-boy",
        "play he-is-khal": "play he-is-khal",
        "fight bow 1": "fight bow 1",
        "fight defender 0": "fight defender 1",
        "fight mastermind 3": "fight mastermind 4",
        "recruit 5": "recruit 5",
        "recruit maester": "recruit maester",
        "lineup 1 4": "lineup 2 4",
        "seat 2": "seat 3",
        "heal hand": "heal hand",
        "end turn": "end turn",
        "resolve fight": "resolve fight",
        "duel hero-bronn": "duel bronn",
        "house kings-landing": "house kings-landing",
        "amount 0": "amount 0",
    }
    assert {word: voice.typed(word) for word in typed} == typed
    assert (voice.number("seat 2"), voice.number("recruit 2")) == (3, None)


@pytest.mark.parametrize("lang", languages())
def test_typed_words_are_all_different(lang: str) -> None:
    voice, words = _narration(lang), sc.game(SLUG).vocabulary
    assert len({voice.typed(word) for word in words}) == len(words) == 657


def test_german_words_are_german() -> None:
    voice = _narration("de")
    typed = {
        "play longclaw": "spiele langklaue",
        "fight claw 2": "bekämpfe klaue 2",
        "fight defender 1": "bekämpfe verteidiger 2",
        "recruit 3": "rekrutiere 3",
        "end turn": "zug beenden",
        "class covert": "klasse heimlichkeit",
        "as recruit": "als rekrutierung",
        "house lannister": "haus lennister",
        "draft hero-winter-is-coming": "behalte der-winter-naht",
        "resolve fight": "handle kampf",
    }
    assert {word: voice.typed(word) for word in typed} == typed


# Questions


@pytest.mark.parametrize(
    ("prompt", "english", "german"),
    [
        (
            _prompt("turn"),
            "Anna: what do you do? Play cards for Attack and Recruit, fight, support, recruit, or end your turn.",
            "Anna: Was tust du? Spiele Karten für Angriff und Rekrutierung, kämpfe, unterstütze, rekrutiere oder "
            "beende deinen Zug.",
        ),
        (
            _prompt("turn", phase="showdown"),
            "Anna: Final Showdown. Play as much Attack and Recruit as you can; nothing is fought or recruited. "
            "Then end your turn.",
            "Anna: Letztes Kräftemessen. Erzeuge so viel Angriff und Rekrutierung, wie du kannst; gekämpft und "
            "rekrutiert wird nicht. Beende dann deinen Zug.",
        ),
        (
            _prompt("cycle", "mm-the-red-keep", of=1),
            "Anna: The Red Keep. Which card in the lineup of Bert do you cycle?",
            "Anna: Der Rote Bergfried. Welche Karte wechselst du in der Aufstellung von Bert aus?",
        ),
        (
            _prompt("reward", "ally-karstark-spears"),
            "Anna: what is your reward for supporting Karstark Spears, its VP as tokens or its Fight effect?",
            "Anna: Was ist dein Lohn für die Unterstützung von Speere der Karstarks, seine SP als Marker oder seine "
            "Kampfwirkung?",
        ),
        (
            _prompt("smash", "he-is-khal"),
            "Anna: He is Khal!, Smash. Do you discard another card of your hand for more Attack?",
            "Anna: Er ist der Khal!, Schmettern. Legst du für mehr Angriff eine andere Karte deiner Hand ab?",
        ),
    ],
)
def test_a_question_says_who_is_asked_and_what_for(prompt: Prompt, english: str, german: str) -> None:
    assert (_narration("en").question(prompt), _narration("de").question(prompt)) == (english, german)


# Answers


def test_answers_of_a_turn_say_what_a_card_gives_costs_and_does() -> None:
    field = {
        "bow": [{"ally": "hench-redcloaks", "by": ["by-innkeeper"]}, "hench-redcloaks"],
        "spear": ["ally-manderly-knights"],
        "claw": ["hench-kings-guard"],
    }
    state = _at(hands={"0": ["basic-merchant", "council-powers"]}, attack=10, recruit=3, defenders=[3, 0], field=field)
    answers = _answers(state)
    assert answers["play basic-merchant"] == ("Play Merchant (1 Recruit)", "")
    assert answers["discard council-powers"][0] == "Discard Council Powers instead of playing it"
    assert answers["fight bow 1"] == ("Fight Redcloaks (Bow 1, Attack 3)", "Fight: +2 Recruit.")
    assert answers["fight bow 2"] == ("Fight Redcloaks (Bow 2, Attack 3)", "Fight: +2 Recruit.")
    assert answers["support spear 1"] == (
        "Support Manderly Knights (Spear 1, Attack 6)",
        "Bribe. Fight: Rescue a Bystander.",
    )
    assert answers["fight mastermind 1"] == (
        "Fight Jaime Lannister of Bert (Attack 10)",
        "Fight: Draw 2 cards. Master Strike: Each opponent reveals a [Skill] Hero or gains a Wound.",
    )
    assert answers["recruit 1"] == (
        "Recruit Call the Banners (space 1, cost 3)",
        "[Stark]: Your Allies get -1 Attack this turn.",
    )
    assert answers["recruit maester"] == ("Recruit a Maester (cost 3)", "")
    assert answers["end turn"] == ("End your turn", "")
    german = _answers(state, "de")
    assert german["fight bow 1"] == ("Rotröcke (Bogen 1, Angriff 3) bekämpfen", "Kampf: +2 Rekrutierung.")


@pytest.mark.rule("LG-221")
def test_two_options_are_said_in_the_words_of_the_card() -> None:
    state = _at(
        "fight bow 1",
        attack=3,
        defenders=[2, 3],
        hands={"0": ["basic-merchant"]},
        field={"bow": ["hench-kings-guard"]},
    )
    assert _labels(state) == ["KO one of your Heroes", "Activate one of your Defenders"]
    assert _labels(state, "de") == ["Schalte einen deiner Helden aus", "Aktiviere einen deiner Verteidiger"]


@pytest.mark.parametrize(
    ("played", "position", "labels"),
    [
        (
            ["play not-today"],
            {"hands": {"0": ["not-today"]}, "played": ["intertwined"], "field": {"claw": ["hench-redcloaks"]}},
            ["Defeat Redcloaks (Claw 1, Attack 3)", "Defeat nobody"],
        ),
        (
            ["support spear 1"],
            {
                "attack": 4,
                "field": {
                    "spear": ["ally-karstark-spears"],
                    "sword": ["ally-mormont-axes", "hench-stark-bannermen", "hench-stark-bannermen"],
                },
            },
            [
                "Change places with Mormont Axes (Sword 1, Attack 5)",
                "Change places with Stark Bannermen (Sword 2, Attack 3)",
                "Change places with Stark Bannermen (Sword 3, Attack 3)",
            ],
        ),
        (
            ["support spear 1"],
            {
                "attack": 4,
                "field": {
                    "spear": ["ally-karstark-spears", "hench-stark-bannermen", "ally-mormont-axes"],
                    "sword": ["hench-stark-bannermen"],
                },
            },
            ["Stark Bannermen (Spear 2, Attack 3) goes along", "Mormont Axes (Spear 3, Attack 5) goes along"],
        ),
        (
            ["play arthur-sword-of-the-morning"],
            {"hands": {"0": ["arthur-sword-of-the-morning"]}},
            [f"It counts as {each} too" for each in ("Strength", "Instinct", "Covert", "Strategy", "Skill")],
        ),
        (
            ["play barristan-the-bold"],
            {
                "hands": {"0": ["barristan-the-bold"]},
                "played": ["longclaw"],
                "bystander_deck": ["by-smallfolk"],
            },
            ["Rescue a Bystander", "Rescue nobody"],
        ),
        (
            ["play minor-bran-climber"],
            {"hands": {"0": ["minor-bran-climber"]}, "ally_deck": ["event-war-horns"]},
            ["Leave War Horns on top", "Put War Horns on the bottom"],
        ),
        (
            ["fight bow 1"],
            {"attack": 6, "recruit": 1, "field": {"bow": ["ally-kevans-column"]}},
            ["Pay no Recruit, Attack only", "Pay 1 Recruit, the rest with Attack"],
        ),
        (
            ["play minor-sansa-little-bird"],
            {"hands": {"0": ["minor-sansa-little-bird"]}},
            ["Give it to Bert", "Keep it yourself"],
        ),
    ],
)
def test_answers_are_worded_for_their_question(played: list[str], position: Json, labels: list[str]) -> None:
    assert _labels(_at(*played, **position)) == labels


@pytest.mark.parametrize("lang", languages())
def test_an_answer_can_be_named_without_its_question(lang: str) -> None:
    view = _at().view(None)
    voice = _narration(lang)
    assert all(voice.label(word, view) for word in sc.game(SLUG).vocabulary)


# Events


@pytest.mark.parametrize(
    ("events", "english", "german"),
    [
        (
            [
                {"event": "played", "seat": 0, "card": "basic-soldier", "copy": False},
                {"event": "attack", "seat": 0, "points": 1, "by": "basic-soldier"},
            ],
            "Anna plays Soldier for 1 Attack.",
            "Anna spielt Soldat für 1 Angriff.",
        ),
        (
            [
                {"event": "played", "seat": 0, "card": "unburnt", "copy": True},
                {"event": "attack", "seat": 0, "points": 3, "by": "unburnt"},
                {"event": "recruit", "seat": 0, "points": 3, "by": "unburnt"},
            ],
            "Anna plays a copy of Unburnt for 3 Attack and 3 Recruit.",
            "Anna spielt eine Kopie von Die Unverbrannte für 3 Angriff und 3 Rekrutierung.",
        ),
        (
            [
                {"event": "fought", "seat": 0, "card": "ally-janos-slynt", "attack": 3, "recruit": 2},
                {"event": "defeated", "seat": 0, "card": "ally-janos-slynt", "by": None},
            ],
            "Anna defeats Janos Slynt for 3 Attack and 2 Recruit.",
            "Anna besiegt Janos Slynt für 3 Angriff und 2 Rekrutierung.",
        ),
        (
            [{"event": "defeated", "seat": 1, "card": "hench-redcloaks", "by": "event-camp-fever"}],
            "Camp Fever: Bert defeats Redcloaks without paying.",
            "Lagerfieber: Bert besiegt Rotröcke, ohne zu zahlen.",
        ),
        (
            [
                {"event": "moved", "card": "hench-redcloaks", "from": "claw", "to": None, "by": "hench-the-khalasar"},
                {"event": "escaped", "card": "hench-redcloaks", "seat": 1, "by": "hench-the-khalasar"},
                {"event": "tokens", "seat": 1, "gained": 1, "by": "hench-redcloaks"},
            ],
            "The Khalasar: Redcloaks escapes for Bert. Redcloaks: Bert gains 1 VP.",
            "Das Khalasar: Rotröcke entkommt für Bert. Rotröcke: Bert erhält 1 SP.",
        ),
        (
            [{"event": "escaped", "card": "hench-redcloaks", "seat": None, "by": "hench-redcloaks"}],
            "Redcloaks escapes to the Escaped Allies.",
            "Rotröcke entkommt auf den Stapel der Entkommenen.",
        ),
        (
            [{"event": "moved", "card": "hench-redcloaks", "from": "bow", "to": "spear", "by": "ally-roose-bolton"}],
            "Redcloaks moves from Bow to Spear.",
            "Rotröcke geht vom Feld Bogen auf das Feld Speer.",
        ),
        (
            [{"event": "stole", "seat": 0, "from": 1, "tokens": 0, "by": "by-cutpurse"}],
            "Cutpurse: Anna finds nothing to steal from Bert.",
            "Beutelschneider: Anna findet bei Bert nichts zu stehlen.",
        ),
        (
            [{"event": "drew", "seat": 1, "count": 2, "cards": None, "by": None}],
            "Bert draws 2 cards.",
            "Bert zieht 2 Karten.",
        ),
        (
            [{"event": "drew", "seat": 0, "count": 3, "cards": ["basic-merchant", "longclaw", "basic-merchant"]}],
            "Anna draws Merchant ×2 and Longclaw.",
            "Anna zieht Händler ×2 und Langklaue.",
        ),
        (
            [
                {"event": "replaced", "seat": 1, "card": "summer-on-watch", "space": 2},
                {"event": "cycled", "seat": 1, "card": "summer-on-watch", "space": 2, "by": "event-camp-fever"},
                {"event": "refilled", "seat": 1, "card": "not-today", "space": 2},
            ],
            "Camp Fever: Bert cycles Summer on Watch instead. Not Today fills space 2 of Bert.",
            "Lagerfieber: Bert wechselt stattdessen Sommer hält Wache aus. Nicht heute kommt auf Platz 2 von Bert.",
        ),
        (
            [{"event": "event", "seat": 0, "card": "event-camp-fever", "by": "minor-moon-boy"}],
            "Moon Boy brings an Event: Camp Fever.",
            "Mondbub bringt ein Ereignis: Lagerfieber.",
        ),
        (
            [{"event": "event", "seat": 0, "card": "event-camp-fever", "by": None}],
            "Event: Camp Fever.",
            "Ereignis: Lagerfieber.",
        ),
        (
            [
                {"event": "hero", "seat": 0, "hero": "hero-bronn"},
                {"event": "hero", "seat": 0, "hero": "hero-young-arya"},
                {"event": "hero", "seat": 1, "hero": "hero-khal-drogo"},
            ],
            "Anna takes Bronn and Young Arya. Bert takes Khal Drogo.",
            "Anna nimmt Bronn und Die junge Arya. Bert nimmt Khal Drogo.",
        ),
        (
            [{"event": "class", "seat": 0, "class": "covert", "by": "arthur-sword-of-the-morning"}],
            "Arthur, Sword of the Morning is Covert as well this turn.",
            "Arthur, Schwert des Morgens hat in diesem Zug auch Heimlichkeit.",
        ),
        (
            [{"event": "shuffled-masterminds", "tops": ["mm-varys", None]}],
            "All Mastermind stacks are shuffled; on top now: Varys (Anna).",
            "Alle Drahtzieherstapel werden gemischt; oben liegen jetzt Varys (Anna).",
        ),
        (
            [{"event": "ended", "seat": 0, "unspent": [0, 2]}],
            "Anna ends the turn with 2 Recruit unspent.",
            "Anna beendet den Zug; ungenutzt bleiben 2 Rekrutierung.",
        ),
        (
            [{"event": "showdown", "round": 2, "seats": [0, 1]}],
            "Cliffhanger: Anna and Bert are level and play another hand.",
            "Gleichstand beim Kräftemessen: Noch eine Hand spielen Anna und Bert.",
        ),
        (
            [{"event": "over", "winners": [0, 1], "why": "six"}],
            "The game is over: six Masterminds have been beaten. The winner: Anna and Bert.",
            "Das Spiel ist vorbei: Sechs Drahtzieher sind besiegt. Gewonnen hat: Anna und Bert.",
        ),
    ],
)
def test_events_are_sentences(events: list[Json], english: str, german: str) -> None:
    assert (_narration("en").tell(events), _narration("de").tell(events)) == (english, german)


@pytest.mark.rule("LG-112")
@pytest.mark.rule("LG-R111")
def test_what_a_fight_cost_is_told() -> None:
    field = {"bow": ["hench-redcloaks"], "spear": ["ally-janos-slynt"], "sword": ["hench-stark-bannermen"]}
    state = _at(attack=10, recruit=2, field=field)
    for words, told in (
        (["fight bow 1"], "Anna defeats Redcloaks for 3 Attack."),
        (["support sword 1"], "Anna supports Stark Bannermen for 3 Attack."),
        (["fight spear 1", "amount 1"], "Anna defeats Janos Slynt for 4 Attack and 1 Recruit."),
    ):
        decided = len(state.history)
        for word in words:
            state.play(word)
        assert _narration().tell(state.events(0, decided)).startswith(told)
        while state.prompt(0).ask != "turn":  # type: ignore[union-attr]
            state.play(state.words(0)[-1])


def test_cards_in_the_telling_can_be_marked() -> None:
    marking = narration(SLUG)(texts("en", SLUG), NAMES[:2], lambda card, name: f"[{name}]({card})")
    event = {"event": "gained", "seat": 0, "card": "basic-wound", "from": None, "by": "event-camp-fever"}
    assert marking.tell([event]) == "[Camp Fever](event-camp-fever): Anna gains [Wound](basic-wound)."


# The end


def test_the_ending_says_who_has_won_and_the_standing() -> None:
    result = {"winners": [1], "ranks": [2, 1], "scores": [20, 31]}
    assert _narration().ending({"result": result}) == ["Bert wins with 31 VP.", "1. Bert: 31 VP", "2. Anna: 20 VP"]
    shared = {"winners": [0, 1], "ranks": [1, 1], "scores": [20, 20]}
    assert "Anna" in _narration().ending({"result": shared})[0]
    assert "Bert" in _narration().ending({"result": shared})[0]


# Whole games

VARIANTS: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {"showdown": True, "houses": "random"}),
    (3, {"setup": "full-allegiance"}),
    (4, {"setup": "two-together", "houses": "choose", "minor_heroes": "choose"}),
    (2, {"setup": "three-and-one", "equal_turns": True}),
    (3, {"setup": "secret-draft", "showdown": True}),
    (3, {"setup": "tourney", "houses": "choose"}),
)
RARE = {"along", "free", "swap", "rescue", "class"}
"""Questions that these games do not come to; the tests above put them."""


@pytest.mark.parametrize("lang", languages())
def test_whatever_happens_has_words(lang: str) -> None:
    """Every question, answer, event and ending of many games can be said, to every kind of viewer."""
    asked: set[str] = set()
    for seed in range(7):
        seats, options = VARIANTS[seed % len(VARIANTS)]
        state = sc.game(SLUG).start(seats=seats, seed=seed, **options)
        asked |= _told_to_the_end(_narration(lang, seats), state, random.Random(seed))
    assert set(ASKS) - asked <= RARE


def _told_to_the_end(voice: Narration, state: State, luck: random.Random) -> set[str]:
    asked = set()
    said = [voice.tell(state.events(None))]
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        prompt, words = state.prompt(seat), state.words(seat)
        assert prompt is not None
        asked.add(prompt.ask)
        question, view = voice.question(prompt), state.view(seat)
        labels = [voice.label(word, view) for word in words]
        assert voice.names[seat] in question
        assert voice.say("title") not in question
        assert len(set(labels)) == len(labels)
        said += [question, *labels, *_told(voice, state, seat, _keen(words, luck))]
    assert len(voice.ending(state.view(None))) == 1 + state.seats
    assert [text for text in said if re.search(r"\bnone\b", text)] == []
    return asked


def _keen(words: tuple[str, ...], luck: random.Random) -> str:
    """Somebody who fights whenever possible and seldom declines, so that much happens."""
    fights = [word for word in words if word.startswith(("fight mastermind", "fight defender"))]
    doing = [word for word in words if word not in ("end turn", "no", "recruit maester")]
    return luck.choice(fights or (doing if doing and luck.random() < 0.97 else list(words)))


def _told(voice: Narration, state: State, seat: int, word: str) -> list[str]:
    decided = len(state.history)
    state.act(seat, state.game.vocabulary.index(word))
    told = []
    for viewer in (None, seat, (seat + 1) % state.seats):
        events = state.events(viewer, decided)
        told.append(voice.tell(events))
        assert bool(told[-1]) == bool(events)
    return told
