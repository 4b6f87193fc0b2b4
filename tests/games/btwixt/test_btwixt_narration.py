"""B'Twixt in words: what is typed, asked, answered, told, and how it ends."""

import json
import random
import re
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.game import Json, Prompt, State, Value
from smallcouncil.locale import languages, texts
from smallcouncil.narration import Narration, narration

SLUG = "btwixt"
NAMES = ["Anna", "Bert", "Carl", "Dora"]


def _narration(lang: str = "en", seats: int = 4) -> Narration:
    return narration(SLUG)(texts(lang, SLUG), [*NAMES, "Egon", "Frida"][:seats])


def _prompt(ask: str, by: str = "game", seat: int = 0, **about: Value) -> Prompt:
    known: dict[str, Value | None] = {"of": None, "ally": None, "council": None, "may": False, "secret": False}
    return Prompt(seat, ask, by, "BT-022", {**known, **about})


def _at(lang: str = "en", **position: Any) -> tuple[Narration, State]:
    state = sc.game(SLUG).start(position=json.dumps({"seats": 4, "first": 0} | position), seed=1)
    return _narration(lang), state


# What is typed


def test_english_words_are_those_of_the_game_but_for_what_people_count() -> None:
    voice, words = _narration(seats=6), sc.game(SLUG).vocabulary
    changed = {word: voice.typed(word) for word in words if voice.typed(word) != word}
    assert changed == {
        f"{kind} {number}": f"{kind} {number + 1}" for kind in ("seat", "council") for number in range(6)
    }


def test_german_words_are_all_different() -> None:
    voice, words = _narration("de", 6), sc.game(SLUG).vocabulary
    assert len({voice.typed(word) for word in words}) == len(words)
    assert [voice.typed(word) for word in ("play ambush", "kneel", "council 0", "leader jon-snow", "decline")] == [
        "spiele hinterhalt",
        "knie",
        "rat 1",
        "anführer jon-schnee",
        "verzichte",
    ]


# Questions


@pytest.mark.parametrize(
    ("prompt", "english", "german"),
    [
        (
            _prompt("turn"),
            "Anna: play a card or kneel.",
            "Anna: Spiele eine Karte oder beuge das Knie.",
        ),
        (
            _prompt("seat", "ambush"),
            "Anna: Ambush. Whose bid pile?",
            "Anna: Hinterhalt. Wessen Gebotsstapel?",
        ),
        (
            _prompt("seat", "feast"),
            "Anna: Feast. Which neighbour draws a card with you?",
            "Anna: Festmahl. Welcher Nachbar zieht mit dir eine Karte?",
        ),
        (
            _prompt("card", "betrayal", of=1),
            "Anna: Betrayal. Which card do you take from the bid pile of Bert?",
            "Anna: Verrat. Welche Karte nimmst du aus dem Gebotsstapel von Bert?",
        ),
        (
            _prompt("card", "wildfire", of=0),
            "Anna: Wildfire. Which card of your own bid pile is discarded?",
            "Anna: Seefeuer. Welche Karte in deinem eigenen Gebotsstapel wird abgelegt?",
        ),
        (
            _prompt("ally", "hostage-exchange"),
            "Anna: Hostage Exchange. Which ally is to change places?",
            "Anna: Geiseltausch. Wer soll den Platz tauschen?",
        ),
        (
            _prompt("ally", "hostage-exchange", ally="bronn"),
            "Anna: Hostage Exchange. Which ally changes places with Bronn?",
            "Anna: Geiseltausch. Wer tauscht mit Bronn den Platz?",
        ),
        (
            _prompt("place", "sansa-stark", ally="sansa-stark"),
            "Anna: in which council do you place Sansa Stark?",
            "Anna: In welchen Rat kommt Sansa Stark?",
        ),
        (
            _prompt("vengeance", "vengeance-of-dorne", ally="hodor", council=3),
            "Anna: Vengeance of Dorne. Do you move Hodor to the Dora–Anna council?",
            "Anna: Dornes Rache. Versetzt du Hodor in den Rat Dora–Anna?",
        ),
    ],
)
def test_a_question_is_worded_for_the_card_that_asks(prompt: Prompt, english: str, german: str) -> None:
    assert (_narration("en").question(prompt), _narration("de").question(prompt)) == (english, german)


# Events


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            {"event": "played", "seat": 0, "card": "ambush"},
            "Anna plays Ambush (4).",
            "Anna spielt Hinterhalt (4).",
        ),
        (
            {"event": "revealed", "ally": "ramsay-snow", "as": "current"},
            "Ramsay Snow (-3) is courted.",
            "Umworben wird Ramsay Schnee (-3).",
        ),
        (
            {"event": "knelt", "seat": 1, "by": "bend-the-knee", "whose": 2},
            "Bend the Knee of Carl: Bert must kneel.",
            "Beug das Knie von Carl: Bert muss das Knie beugen.",
        ),
        (
            {"event": "discarded", "seat": 2, "card": "ghost", "from": "pile", "removed": True},
            "Ghost is discarded from the bid pile of Carl and leaves the game.",
            "Geist wird aus dem Gebotsstapel von Carl abgelegt und scheidet aus.",
        ),
        (
            {"event": "moved", "seat": 0, "card": "feast", "from": 1, "to": 0},
            "Feast moves from the bid pile of Bert to that of Anna.",
            "Festmahl wechselt aus dem Gebotsstapel von Bert in den von Anna.",
        ),
        (
            {"event": "token-moved", "seat": 0, "from": 1, "to": 3},
            "Anna moves a power token from the Bert–Carl council to the Dora–Anna council.",
            "Anna verschiebt einen Machtmarker aus dem Rat Bert–Carl in den Rat Dora–Anna.",
        ),
        (
            {"event": "killed", "ally": "arya-stark", "council": None},
            "Arya Stark, the current ally, is killed.",
            "Arya Stark stirbt, während noch geboten wird.",
        ),
        (
            {"event": "won", "seat": 3, "totals": [3, 0, 12, 15]},
            "Dora wins the bid with 15.",
            "Dora gewinnt das Bieten mit 15.",
        ),
        (
            {"event": "claimed", "seat": 3, "ally": "hodor", "council": 2},
            "Dora claims Hodor for the Carl–Dora council.",
            "Dora wirbt Hodor für den Rat Carl–Dora an.",
        ),
        (
            {"event": "strings", "seat": 1, "card": "pulling-the-strings", "ally": "hodor", "council": 1},
            "Pulling the Strings of Bert: Hodor must go to the Bert–Carl council.",
            "Die Fäden ziehen von Bert: Hodor muss in den Rat Bert–Carl.",
        ),
        (
            {"event": "triumph", "seat": 2, "card": "market-town"},
            "Triumph of Carl: Market Town.",
            "Triumph von Carl: Marktflecken.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 1, "cards": None},
            "Bert draws a card.",
            "Bert zieht eine Karte.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 1, "cards": None, "by": "feast", "whose": 1},
            "Feast: Bert draws a card.",
            "Festmahl: Bert zieht eine Karte.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 1, "cards": None, "by": "varys", "whose": None},
            "Varys: Bert draws a card.",
            "Varys: Bert zieht eine Karte.",
        ),
        (
            {
                "event": "discarded",
                "seat": 1,
                "card": "feast",
                "from": "hand",
                "removed": False,
                "by": "ultimatum",
                "whose": 2,
            },
            "Ultimatum of Carl: Bert discards Feast from hand.",
            "Ultimatum von Carl: Bert legt Festmahl aus der Hand ab.",
        ),
        (
            {"event": "returned", "seat": 0, "card": "contingency-plan", "by": "contingency-plan", "whose": 0},
            "Contingency Plan is laid aside to return to the hand of Anna.",
            "Notfallplan liegt beiseite und kommt zurück auf die Hand von Anna.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 2, "cards": ["feast", "tribute"]},
            "Bert draws Feast and Tribute.",
            "Bert zieht Festmahl und Tribut.",
        ),
        (
            {"event": "season", "season": "autumn", "first": 2, "pass": "right"},
            "Autumn: Carl is the first player. Packs are passed to the right.",
            "Herbst: Carl beginnt als Startspieler. Weitergegeben wird nach rechts.",
        ),
        (
            {"event": "over", "winners": [0, 2]},
            "The game is over. Anna and Carl share the victory.",
            "Das Spiel ist vorbei. Anna und Carl teilen sich den Sieg.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: Json, english: str, german: str) -> None:
    assert (_narration("en").tell([event]), _narration("de").tell([event])) == (english, german)


def test_what_happens_to_all_is_told_once() -> None:
    dealt = [{"event": "dealt", "seat": seat, "count": 10, "whites": 0, "cards": None} for seat in range(4)]
    assert _narration().tell(dealt) == "Everyone is dealt 10 cards."
    dealt[3]["count"] = 9
    assert _narration().tell(dealt).endswith("Dora is dealt 9 cards.")


def test_of_a_draft_only_what_is_known_is_told() -> None:
    drafted: list[Json] = [{"event": "drafted", "seat": seat, "card": None} for seat in range(4)]
    assert _narration().tell(drafted) == "Everyone has kept a card."
    drafted[1]["card"] = "ambush"
    assert _narration().tell(drafted[:2]) == "Anna has kept a card. Bert keeps Ambush."


def test_cards_in_the_telling_can_be_marked() -> None:
    marking = narration(SLUG)(texts("en", SLUG), NAMES, lambda card, name: f"[{name}]({card})")
    events: list[Json] = [
        {"event": "played", "seat": 0, "card": "ambush"},
        {"event": "saw", "seat": 0, "of": 1, "cards": ["feast"]},
    ]
    played, looked = "Anna plays [Ambush](ambush) (4).", "Anna looks at the hand of Bert and sees [Feast](feast)."
    assert marking.tell(events) == f"{played} {looked}"
    events[1] |= {"by": "crows-eye", "whose": 0}
    assert marking.tell(events) == f"{played} [Crow's Eye](crows-eye): {looked}"


# The end


@pytest.mark.parametrize(
    ("small", "other", "allies", "ranks", "winners", "verdict"),
    [
        ([17, 12, 9], [20, 22, 30], [5, 5, 5], [1, 2, 3], [0], "Anna wins with 17 power."),
        (
            [17, 17, 9],
            [20, 22, 30],
            [5, 5, 5],
            [2, 1, 3],
            [1],
            "Equally strong small councils: the stronger other council decides. Bert wins.",
        ),
        (
            [17, 17, 9],
            [20, 20, 30],
            [6, 5, 5],
            [1, 2, 3],
            [0],
            "Equally strong councils: the most allies decide. Anna wins.",
        ),
        ([17, 17, 9], [20, 20, 30], [5, 5, 5], [1, 1, 3], [0, 1], "Anna and Bert win together with 17 power."),
    ],
)
@pytest.mark.rule("BT-043")
def test_the_ending_says_what_decided(
    small: list[int], other: list[int], allies: list[int], ranks: list[int], winners: list[int], verdict: str
) -> None:
    result = {"winners": winners, "ranks": ranks, "scores": small, "small": small, "other": other, "allies": allies}
    told, *standing = _narration(seats=3).ending({"result": result})
    assert told == verdict
    assert standing[2] == "3. Carl: 9 power (other council 30, 5 allies)"
    assert standing[0].startswith(f"1. {NAMES[winners[0]]}: 17 power")


# Whole games

BY_CARDS_ONLY = {
    *("moved", "discarded", "returned", "drew", "took", "saw", "gave", "swapped", "added", "token-on", "token-moved"),
    *("token-returned", "killed", "under", "looked", "revived", "on-top", "ally-moved", "stood"),
}
"""What the game itself never does."""


def test_whatever_a_card_or_an_ally_does_names_it() -> None:
    seen: set[str] = set()
    for seed in range(15):
        state = sc.game(SLUG).start(seats=3 + seed % 4, seed=seed, **VARIANTS[seed % len(VARIANTS)])
        luck = random.Random(seed)
        while state.awaiting:
            seat = luck.choice(state.awaiting)
            state.act(seat, luck.choice(state.actions(seat)))
        for event in state.events(None):
            if event["event"] in BY_CARDS_ONLY:
                seen.add(event["event"])
                assert texts("en", SLUG).has(f"card-{event['by']}"), event
    assert seen >= BY_CARDS_ONLY - {"stood", "swapped", "took", "saw", "gave", "added", "revived", "under"}


VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"advanced": True},
    {"draft": "kingsmoot"},
    {"revealed": True, "short": True, "leaders": "choose"},
    {"advanced": True, "draft": "draft", "revealed": True},
)
RARE = {"comet", "theon", "vengeance", "give", "swap", "take", "token-from", "token-to"}


@pytest.mark.parametrize("lang", languages())
def test_whatever_happens_has_words(lang: str) -> None:
    """Every question, answer, effect, event and ending of many random games can be said, to every kind of viewer."""
    asked: set[str] = set()
    for seed in range(15):
        seats = 3 + seed % 4
        state = sc.game(SLUG).start(seats=seats, seed=seed, **VARIANTS[seed % len(VARIANTS)])
        asked |= _told_to_the_end(_narration(lang, seats), state, random.Random(seed))
    assert asked >= {"turn", "draft", "leader", "seat", "card", "ally", "dead", "kill", "look", "place", "token"}
    assert len(asked & RARE) >= 5


def _told_to_the_end(voice: Narration, state: State, luck: random.Random) -> set[str]:
    asked = set()
    said = [voice.tell(state.events(None))]
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        prompt = state.prompt(seat)
        assert prompt is not None
        asked.add(prompt.ask)
        question, view = voice.question(prompt), state.view(seat)
        labels = [voice.label(word, view) for word in state.words(seat)]
        assert voice.names[seat] in question
        assert len(set(labels)) == len(labels)
        said += [question, *labels, *_told(voice, state, seat, luck.choice(state.actions(seat)))]
    assert len(voice.ending(state.view(None))) == state.seats + 1
    assert [text for text in said if re.search(r"\bnone\b", text)] == []
    return asked


def _told(voice: Narration, state: State, seat: int, action: int) -> list[str]:
    prompt, decided = state.prompt(seat), len(state.history)
    assert prompt is not None
    state.act(seat, action)
    kind, _, what = state.game.word(action).partition(" ")
    effect = voice.effect(state.game.word(action), prompt, state.events(seat, decided), state)
    if kind in ("play", "card", "draft", "ally"):
        assert effect in (voice.say(f"card-{what}.text"), "")
    told = []
    for viewer in (None, seat, (seat + 1) % state.seats):
        events = state.events(viewer, decided)
        told.append(voice.tell(events))
        assert bool(told[-1]) == bool(events)
    return told


def test_an_answer_has_a_label_and_the_text_of_its_card() -> None:
    voice, state = _at(hands=[["ambush", "sworn-swords"], [], [], []], piles=[[], ["feast"], [], []], knelt=[1, 2, 3])
    prompt = state.prompt(0)
    assert prompt is not None
    found = voice.answers(prompt, state.view(0), state.actions(0), state.sample(0, 1))
    assert {each.word: (each.label, each.effect) for each in found} == {
        "play ambush": (
            "Play Ambush (4)",
            "Discard a card of printed value 5 or less from another leader's bid pile. "
            "If there is none, nothing happens.",
        ),
        "play sworn-swords": ("Play Sworn Swords (8)", ""),
        "kneel": ("Kneel", "Bert wins the bid with 5"),
    }


@pytest.mark.parametrize(("lang", "effect"), [("en", "wins the bid with 8"), ("de", "gewinnt das Bieten mit 8")])
def test_the_last_to_kneel_is_told_of_winning(lang: str, effect: str) -> None:
    voice, state = _at(lang, hands=[["ambush"], [], [], []], piles=[["sworn-swords"], [], [], []], knelt=[1, 2, 3])
    prompt = state.prompt(0)
    assert prompt is not None
    found = voice.answers(prompt, state.view(0), state.actions(0), state.sample(0, 1))
    assert {each.word: each.effect for each in found}["kneel"] == effect


@pytest.mark.parametrize(("lang", "name"), [("en", "{}–{} council"), ("de", "Rat {}–{}")])
@pytest.mark.parametrize("seat", range(4))
def test_a_council_has_one_name_for_everybody(lang: str, name: str, seat: int) -> None:
    """As an answer of any seat, in questions and in what is told."""
    voice, view = _narration(lang), {"prompt": _prompt("place", "ramsay-snow", seat, ally="ramsay-snow").json()}
    for number in range(4):
        called = name.format(NAMES[number], NAMES[(number + 1) % 4])
        assert voice.label(f"council {number}", view) == called
        assert called in voice.tell([{"event": "token", "seat": seat, "council": number}])
        for ask in ("theon", "vengeance"):
            assert called in voice.question(_prompt(ask, "theon-greyjoy", seat, of=0, ally="hodor", council=number))


def test_an_answer_can_be_named_without_its_question() -> None:
    voice, state = _at()
    labels = [voice.label(word, state.view(None)) for word in sc.game(SLUG).vocabulary]
    assert all(labels)
    assert {"Choose Ambush (4)", "Choose Hodor (4)", "Choose Seat 6", "Decline", "Move", "Council 6"} <= set(labels)
