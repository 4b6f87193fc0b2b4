"""Stark against Lannister in words: what is typed, asked, answered, told, and how it ends."""

import random
import re

import pytest

import smallcouncil as sc
from smallcouncil.core.game import Json, Prompt, State, Value
from smallcouncil.locale import languages, texts
from smallcouncil.narration import Narration, narration

SLUG = "stark-vs-lannister"
NAMES = ["Anna", "Bert"]


def _narration(lang: str = "en") -> Narration:
    return narration(SLUG)(texts(lang, SLUG), NAMES)


def _prompt(ask: str, by: str = "game", rule: str = "SL-175", **about: Value | list[str]) -> Prompt:
    return Prompt(0, ask, by, rule, about)


def _at(line: str, lang: str = "en") -> tuple[Narration, State]:
    return _narration(lang), sc.game(SLUG).start(position=line, seed=1)


def _answers(line: str, seat: int, lang: str = "en") -> dict[str, tuple[str, str]]:
    voice, state = _at(line, lang)
    prompt = state.prompt(seat)
    assert prompt is not None
    found = voice.answers(prompt, state.view(seat), state.actions(seat), state.sample(seat, 1))
    return {each.word: (each.label, each.effect) for each in found}


# What is typed


def test_english_words_are_those_of_the_game() -> None:
    voice, words = _narration(), sc.game(SLUG).vocabulary
    assert [voice.typed(word) for word in words] == list(words)


def test_what_somebody_chose_is_told_as_the_answer_was_worded() -> None:
    told = {
        "defender littlefinger-stark": ("Defend with Littlefinger (Stark)", "Mit Kleinfinger (Stark) verteidigen"),
        "target stark-escort#2": ("Choose Stark Escort #2", "Eskorte der Starks #2 wählen"),
        "kneel the-hound": ("Kneel The Hound", "Der Bluthund knien lassen"),
        "attack intrigue": ("Intrigue challenge", "Intrige-Herausforderung"),
        "first lannister": ("first lannister", "startspieler lennister"),
        "pass": ("pass", "passe"),
    }
    for number, lang in enumerate(("en", "de")):
        voice = _narration(lang)
        assert {word: voice.chosen(word) for word in told} == {word: said[number] for word, said in told.items()}


def test_german_words_are_all_different() -> None:
    voice, words = _narration("de"), sc.game(SLUG).vocabulary
    assert len({voice.typed(word) for word in words}) == len(words) == 644
    typed = {
        "play the-hound": "spiele der-bluthund",
        "attack intrigue": "fordere intrige",
        "first lannister": "startspieler lennister",
        "target stark-escort#2": "wähle eskorte-der-starks#2",
        "play littlefinger-stark": "spiele kleinfinger-stark",
        "play littlefinger-lannister": "spiele kleinfinger-lennister",
        "plot the-old-gods": "strategie die-alten-götter",
        "kneel": "knie",
        "kneel the-hound": "knie der-bluthund",
    }
    assert {word: voice.typed(word) for word in typed} == typed


# Questions


@pytest.mark.parametrize(
    ("prompt", "english", "german"),
    [
        (
            _prompt("act"),
            "Anna: take an action, or pass.",
            "Anna: Nutze eine Aktion oder passe.",
        ),
        (
            _prompt("act", rule="SL-079"),
            "Anna: you are marshalling. Play a card, use an ability, or pass.",
            "Anna: Du bist im Aufmarsch. Spiele eine Karte, nutze eine Fähigkeit oder passe.",
        ),
        (
            _prompt("save", danger=["eddard-stark", "stark-escort#2"]),
            "Anna: Eddard Stark and Stark Escort #2 would be killed. Do you save anybody?",
            "Anna: Getötet würde: Eddard Stark und Eskorte der Starks #2. Rettest du jemanden?",
        ),
        (
            _prompt("respond", to=["resolved", "killed"]),
            "Anna: do you respond to the challenge that has just ended and to the killing?",
            "Anna: Reagierst du auf die eben beendete Herausforderung und auf den Tod?",
        ),
        (
            _prompt("claim", left=1),
            "Anna: the military claim takes 1 of your characters. Who is to die?",
            "Anna: Der Anspruch fordert 1 deiner Charaktere. Wer soll sterben?",
        ),
        (
            _prompt("stealth", "arya-stark", attacker="arya-stark"),
            "Anna: Arya Stark has Stealth. Which character is bypassed and cannot defend in this challenge?",
            "Anna: Arya Stark hat Heimlichkeit. "
            "Welcher Charakter wird umgangen und kann in dieser Herausforderung nicht verteidigen?",
        ),
        (
            _prompt("target", "the-lions-cunning"),
            "Anna: The Lion's Cunning. Which standing character kneels?",
            "Anna: Die List des Löwen. Welcher stehende Charakter kniet nieder?",
        ),
        (
            _prompt("target", "godswood#2"),
            "Anna: Godswood. Which defender of yours gets +1 strength?",
            "Anna: Götterhain. Welcher deiner Verteidiger erhält +1 Stärke?",
        ),
        (
            _prompt("upkeep", "bronn"),
            "Anna: Bronn. Do you pay 1 gold, or does the character kneel?",
            "Anna: Bronn. Bezahlst du 1 Gold, oder kniet der Charakter nieder?",
        ),
        (
            _prompt("deck", left=2),
            "Anna: choose 2 more plots for your plot deck of seven.",
            "Anna: Wähle noch 2 Strategiekarten für deinen Stapel aus sieben.",
        ),
    ],
)
def test_a_question_says_who_is_asked_and_what_for(prompt: Prompt, english: str, german: str) -> None:
    assert (_narration("en").question(prompt), _narration("de").question(prompt)) == (english, german)


# Answers

MARSHALLING = (
    "phase=marshalling turn=stark | gold=5 plot=the-old-gods hand=eddard-stark,winterfell-keep,needle,not-today"
    " play=wayside-inn-stark#1,arya-stark | plot=detained hand=shae"
)


def test_a_card_to_play_has_its_cost_and_its_text() -> None:
    answers = _answers(MARSHALLING, 0)
    assert answers["play eddard-stark"] == (
        "Play Eddard Stark (5 gold)",
        "Response: After you play Eddard Stark, put 1 power from the power bank on him.",
    )
    assert answers["play winterfell-keep"] == ("Play Winterfell Keep (0 gold)", "")
    assert answers["use wayside-inn-stark#1"][0] == "Use Wayside Inn #1"
    assert answers["pass"] == ("Pass", "")


@pytest.mark.rule("SL-R128")
def test_a_lower_cost_is_told() -> None:
    cheaper = MARSHALLING.replace("turn=stark", "turn=stark effects=wayside-inn-stark")
    assert _answers(cheaper, 0)["play eddard-stark"][1].startswith("4 gold now. Response: ")
    assert _answers(cheaper, 0, "de")["play eddard-stark"][1].startswith("jetzt 4 Gold. Reaktion: ")


CHALLENGE = (
    "phase=challenges turn=lannister first=lannister | power=1 plot=calling-the-banners play=jon-snow,stark-escort#1"
    " | plot=the-killing-cold play=the-hound,cersei-lannister"
)


def test_a_challenge_says_what_it_would_bring() -> None:
    assert _answers(CHALLENGE, 1) == {
        "attack military": (
            "Military challenge",
            "if you win, 2 opposing characters die, chosen by your opponent",
        ),
        "attack intrigue": ("Intrigue challenge", "if you win, your opponent discards 2 cards at random"),
        "attack power": ("Power challenge", "if you win, you take 2 power from the opposing banner"),
        "done": ("Start no more challenges this round", ""),
    }


def test_whoever_fights_has_a_strength_and_not_to_defend_is_said() -> None:
    voice, state = _at(CHALLENGE)
    state.play("attack military")
    view = state.view(0)
    assert [voice.label(word, view) for word in state.words(0)] == [
        *("Do not defend", "Defend with Jon Snow (3)", "Defend with Stark Escort #1 (2)")
    ]
    state.play("defender jon-snow")
    assert voice.label("done", state.view(0)) == "Defend with these"


def test_cards_of_one_name_on_both_sides_are_told_apart() -> None:
    line = (
        "phase=standing | plot=the-old-gods play=littlefinger-stark"
        " | gold=2 plot=detained hand=the-lions-cunning play=littlefinger-lannister"
    )
    voice, state = _at(line)
    state.play("play the-lions-cunning")
    view = state.view(1)
    assert [voice.label(word, view) for word in state.words(1)] == [
        *("Choose Littlefinger (Stark) (2)", "Choose Littlefinger (Lannister) (2)")
    ]


def test_a_plot_to_reveal_has_its_numbers() -> None:
    answers = _answers("phase=plot | hand=hodor | hand=shae", 0)
    assert answers["plot calling-the-banners"] == (
        "Reveal Calling the Banners (6/3/1)",
        "This round, nothing can lower the cost of the cards you play.",
    )
    assert len(answers) == 7


@pytest.mark.rule("SL-177")
def test_upkeep_names_who_is_paid_for() -> None:
    line = "phase=challenges first=lannister | plot=the-old-gods play=hodor | gold=1 plot=detained play=bronn"
    assert _answers(line, 1) == {"pay": ("Pay 1 gold for Bronn", ""), "kneel": ("Bronn kneels", "")}
    assert _answers(line, 1, "de")["kneel"] == ("Bronn kniet nieder", "")


def test_an_answer_can_be_named_without_its_question() -> None:
    voice, state = _at(MARSHALLING)
    labels = [voice.label(word, state.view(None)) for word in sc.game(SLUG).vocabulary]
    assert all(labels)
    assert {"Pass", "Done", "Keep these seven cards", "Pay 1 gold", "Kneel", "Kneel The Hound"} <= set(labels)
    assert "Anna (House Stark) is first player" in labels


# Events


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            {"event": "plots", "plots": ["the-old-gods", "detained"], "returned": []},
            "The plots are revealed: The Old Gods (Anna) and Detained (Bert).",
            "Die Strategiekarten werden aufgedeckt: Die Alten Götter (Anna) und Festgesetzt (Bert).",
        ),
        (
            {"event": "plots", "plots": ["the-old-gods", "detained"], "returned": [1]},
            "The plots are revealed: The Old Gods (Anna) and Detained (Bert). "
            "The plot deck of Bert is empty: all used plots return to it.",
            "Die Strategiekarten werden aufgedeckt: Die Alten Götter (Anna) und Festgesetzt (Bert). "
            "Der Strategiestapel von Bert ist leer: Alle verbrauchten Strategiekarten kommen zurück.",
        ),
        (
            {"event": "initiative", "totals": [3, 5], "winner": 1, "tied": False, "random": False},
            "Bert has the initiative, 5 to 3.",
            "Bert hat die Initiative, 5 zu 3.",
        ),
        (
            {"event": "initiative", "totals": [5, 5], "winner": 1, "tied": True, "random": False},
            "Initiative is tied at 5: Bert has less power and wins it.",
            "Gleichstand bei der Initiative (5): Bert hat weniger Macht und gewinnt sie.",
        ),
        (
            {"event": "first", "seat": 0, "by": 1},
            "Bert makes Anna first player this round.",
            "Bert macht Anna in dieser Runde zum Startspieler.",
        ),
        (
            {"event": "drew", "seat": 1, "count": 2, "cards": None, "by": "insidious-ways"},
            "Insidious Ways: Bert draws 2 cards.",
            "Heimtücke: Bert zieht 2 Karten.",
        ),
        (
            {"event": "income", "seat": 0, "gold": 2, "wanted": 6},
            "Anna should collect 6 gold, but the treasury has only 2 left.",
            "Anna sollte 6 Gold einnehmen, aber in der Schatzkammer liegen nur noch 2.",
        ),
        (
            {"event": "attackers", "seat": 0, "type": "military", "cards": ["jon-snow", "stark-escort#2"]},
            "Anna attacks with Jon Snow and Stark Escort #2: military challenge.",
            "Anna beginnt eine Militär-Herausforderung mit Jon Schnee und Eskorte der Starks #2.",
        ),
        (
            {"event": "defenders", "seat": 1, "cards": []},
            "Bert does not defend.",
            "Bert verteidigt nicht.",
        ),
        (
            {"event": "bypassed", "seat": 0, "card": "shae", "by": "arya-stark"},
            "Arya Stark bypasses Shae by Stealth: Shae cannot defend in this challenge.",
            "Arya Stark umgeht Shae durch Heimlichkeit: Shae kann in dieser Herausforderung nicht verteidigen.",
        ),
        (
            {"event": "resolved", "type": "power", "attacker": 0, "totals": [4, 0], "winner": 0, "unopposed": True},
            "Anna wins the power challenge unopposed, 4 to 0.",
            "Anna gewinnt die Macht-Herausforderung ohne Gegenwehr, 4 zu 0.",
        ),
        (
            {"event": "resolved", "type": "power", "attacker": 0, "totals": [4, 5], "winner": 1, "unopposed": False},
            "Bert wins the power challenge as the defender, 5 to 4.",
            "Bert gewinnt die Macht-Herausforderung als Verteidiger, 5 zu 4.",
        ),
        (
            {"event": "claim", "seat": 1, "type": "military", "claim": 2, "by": "the-killing-cold"},
            "Bert must kill 2 characters of their own: claim of The Killing Cold.",
            "Bert muss 2 eigene Charaktere töten: Anspruch von Tödliche Kälte.",
        ),
        (
            {"event": "killed", "cards": ["littlefinger-stark"], "by": "a-lannister-pays-his-debts"},
            "Littlefinger (Stark) is killed: A Lannister Pays His Debts.",
            "Kleinfinger (Stark) wird getötet: Ein Lennister zahlt seine Schulden.",
        ),
        (
            {"event": "killed", "cards": ["hodor", "bran-stark"], "by": "securing-the-throne"},
            "Hodor and Bran Stark are killed: claim of Securing the Throne.",
            "Hodor und Bran Stark werden getötet: Anspruch von Sicherung des Throns.",
        ),
        (
            {"event": "killed", "cards": ["hodor", "shae"], "by": "valar-morghulis"},
            "Hodor and Shae are killed: Valar Morghulis.",
            "Hodor und Shae werden getötet: Valar Morghulis.",
        ),
        (
            {"event": "knelt", "cards": ["harbor-factor#2"], "by": "harbor-factor"},
            "Harbor Factor #2 kneels: own ability.",
            "Hafenkaufmann #2 kniet nieder: eigene Fähigkeit.",
        ),
        (
            {"event": "returned", "seat": 1, "card": "the-hound", "from": "play", "to": "hand", "by": "the-hound"},
            "The Hound returns from play to the hand of Bert: own ability.",
            "Der Bluthund kommt aus dem Spiel auf die Hand von Bert zurück: eigene Fähigkeit.",
        ),
        (
            {"event": "power", "seat": 0, "gained": 1, "from": "bank", "on": "eddard-stark", "by": "renown"},
            "Eddard Stark gains 1 power: Renown.",
            "Eddard Stark erhält 1 Macht: Ruhm.",
        ),
        (
            {"event": "power", "seat": 0, "gained": 1, "from": "bank", "on": "eddard-stark", "by": "eddard-stark"},
            "Eddard Stark gains 1 power: own ability.",
            "Eddard Stark erhält 1 Macht: eigene Fähigkeit.",
        ),
        (
            {"event": "power", "seat": 0, "gained": 1, "from": "bank", "on": None, "by": "unopposed"},
            "Anna gains 1 power: unopposed attack.",
            "Anna erhält 1 Macht: Angriff ohne Gegenwehr.",
        ),
        (
            {"event": "effect", "source": "insidious-ways", "card": "the-hound", "seat": 1, "until": "challenge"},
            "The Hound is stronger in this challenge, and Bert draws cards by winning it: Insidious Ways.",
            "Der Bluthund ist in dieser Herausforderung stärker, und wenn Bert sie gewinnt, gibt es Karten: Heimtücke.",
        ),
        (
            {"event": "dominance", "totals": [4, 4], "winner": None},
            "Dominance is tied at 4: nobody gains power.",
            "Gleichstand bei der Dominanz (4): Niemand erhält Macht.",
        ),
        (
            {"event": "over", "winner": 1, "totals": [9, 15]},
            "The game is over: Bert wins with 15 power to 9.",
            "Das Spiel ist vorbei: Bert gewinnt mit 15 Macht zu 9.",
        ),
    ],
)
def test_an_event_is_a_sentence(event: Json, english: str, german: str) -> None:
    assert (_narration("en").tell([event]), _narration("de").tell([event])) == (english, german)


@pytest.mark.rule("SL-113")
def test_power_lost_by_claim_is_told_once_and_with_its_plot() -> None:
    events = [
        {"event": "claim", "seat": 1, "type": "power", "claim": 2, "by": "illyrios-gift"},
        {"event": "power", "seat": 1, "gained": -2, "from": "banner", "on": None, "by": "illyrios-gift"},
        {"event": "power", "seat": 0, "gained": 2, "from": "banner", "on": None, "by": "illyrios-gift"},
    ]
    assert _narration().tell(events) == "Bert loses 2 power to Anna: claim of Illyrio's Gift."
    assert _narration("de").tell(events) == "Bert verliert 2 Macht an Anna: Anspruch von Illyrios Geschenk."


@pytest.mark.rule("SL-114")
def test_a_claim_that_takes_nothing_says_so() -> None:
    claim = {"event": "claim", "seat": 1, "type": "power", "claim": 2, "by": "illyrios-gift"}
    assert _narration().tell([claim]) == "Bert has no power on the banner to lose: claim of Illyrio's Gift."
    claim["type"] = "intrigue"
    assert _narration("de").tell([claim]) == "Bert hat keine Handkarte zu verlieren: Anspruch von Illyrios Geschenk."
    claim["claim"] = 0
    assert _narration().tell([claim]) == "The claim is 0, Bert loses nothing: claim of Illyrio's Gift."


def test_a_price_is_told_with_the_card_and_kneeling_with_the_attack() -> None:
    played = [
        {"event": "played", "seat": 0, "card": "hodor", "cost": 1},
        {"event": "paid", "seat": 0, "gold": 1, "by": "hodor"},
    ]
    assert _narration().tell(played) == "Anna plays Hodor for 1 gold."
    attack = [
        {"event": "knelt", "cards": ["hodor"], "by": "game"},
        {"event": "attackers", "seat": 0, "type": "military", "cards": ["hodor"]},
        {"event": "knelt", "cards": ["shae"], "by": "detained"},
    ]
    assert _narration().tell(attack) == "Anna attacks with Hodor: military challenge. Shae kneels: Detained."


def test_an_ability_is_told_with_the_kneeling_that_it_costs() -> None:
    events = [
        {"event": "used", "seat": 0, "card": "wayside-inn-stark#1"},
        {"event": "knelt", "cards": ["wayside-inn-stark#1"], "by": "wayside-inn-stark"},
        {"event": "effect", "source": "wayside-inn-stark", "card": None, "seat": 0, "until": "phase"},
    ]
    assert _narration().tell(events) == (
        "Anna kneels Wayside Inn #1 and uses it. The next character of Anna this phase costs less: Wayside Inn."
    )
    assert _narration().tell(events[:1]) == "Anna uses Wayside Inn #1."
    assert _narration().tell(events[1:2]) == "Wayside Inn #1 (Stark) kneels: own ability."


@pytest.mark.rule("SL-129")
def test_in_the_standing_phase_not_every_card_is_named() -> None:
    assert _narration().tell([{"event": "stood", "cards": ["hodor", "shae"], "by": "game"}]) == (
        "All kneeling cards stand up."
    )
    stood = {"event": "stood", "cards": ["hodor"], "by": "storm-of-swords"}
    assert _narration("de").tell([stood]) == "Hodor richtet sich auf: Sturm der Schwerter."


def test_what_both_draw_unseen_is_told_once() -> None:
    drawn: list[Json] = [{"event": "drew", "seat": seat, "count": 2, "cards": None, "by": "game"} for seat in (0, 1)]
    assert _narration().tell(drawn) == "Both players draw 2 cards each."
    drawn[0]["cards"] = ["hodor", "ice"]
    assert _narration().tell(drawn) == "Anna draws Hodor and Ice. Bert draws 2 cards."
    drawn[0] |= {"cards": None, "count": 1}
    assert _narration().tell(drawn) == "Anna draws a card. Bert draws 2 cards."


def test_cards_in_the_telling_can_be_marked() -> None:
    marking = narration(SLUG)(texts("en", SLUG), NAMES, lambda card, name: f"[{name}]({card})")
    event = {"event": "knelt", "cards": ["stark-escort#2", "wayside-inn-stark#1"], "by": "detained"}
    assert marking.tell([event]) == (
        "[Stark Escort #2](stark-escort) and [Wayside Inn #1 (Stark)](wayside-inn-stark) kneel: [Detained](detained)."
    )


# The end


def test_the_ending_says_who_has_won_and_the_standing() -> None:
    result = {"winners": [1], "ranks": [2, 1], "scores": [9, 16]}
    assert _narration().ending({"result": result}) == [
        "Bert wins with 16 power.",
        "1. Bert: 16 power",
        "2. Anna: 9 power",
    ]


# Whole games

VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"draft": True},
    {"stark": 1, "lannister_power": 3},
    {"stark": "random", "stark_power": 5},
)


@pytest.mark.parametrize("lang", languages())
def test_whatever_happens_has_words(lang: str) -> None:
    """Every question, answer, effect, event and ending of many random games can be said, to every kind of viewer."""
    asked: set[str] = set()
    for seed in range(12):
        state = sc.game(SLUG).start(seed=seed, **VARIANTS[seed % len(VARIANTS)])
        asked |= _told_to_the_end(_narration(lang), state, random.Random(seed))
    assert asked >= {
        *("draft", "deck", "mulligan", "place", "plot", "first", "resolve", "act", "attack", "attackers", "stealth"),
        *("defenders", "respond", "save", "claim", "target", "cost", "discard", "upkeep", "card"),
    }


def _told_to_the_end(voice: Narration, state: State, luck: random.Random) -> set[str]:
    asked = set()
    said = [voice.tell(state.events(None))]
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        prompt = state.prompt(seat)
        assert prompt is not None
        question, view = voice.question(prompt), state.view(seat)
        labels = [voice.label(word, view) for word in state.words(seat)]
        if prompt.ask not in asked:
            said += [voice.label(word, view) for word in state.game.vocabulary]
        asked.add(prompt.ask)
        assert voice.names[seat] in question
        assert len(set(labels)) == len(labels)
        said += [question, *labels, *_told(voice, state, seat, luck.choice(state.actions(seat)))]
    assert len(voice.ending(state.view(None))) == 3
    assert [text for text in said if re.search(r"\bnone\b", text)] == []
    return asked


def _told(voice: Narration, state: State, seat: int, action: int) -> list[str]:
    prompt, decided = state.prompt(seat), len(state.history)
    assert prompt is not None
    state.act(seat, action)
    voice.effect(state.game.word(action), prompt, state.events(seat, decided), state)
    told = []
    for viewer in (None, seat, 1 - seat):
        events = state.events(viewer, decided)
        told.append(voice.tell(events))
        assert bool(told[-1]) == bool(events)
    return told
