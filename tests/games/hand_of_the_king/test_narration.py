"""Hand of the King in words: what is typed, asked, answered, told, and how it ends."""

import random

import pytest

import smallcouncil as sc
from smallcouncil.core.game import Json, State
from smallcouncil.games.hand_of_the_king.cards import HOUSES
from smallcouncil.locale import languages, texts
from smallcouncil.narration import Narration, narration

SLUG = "hand-of-the-king"


def _narration(lang: str = "en", seats: int = 2) -> Narration:
    say = texts(lang, SLUG)
    return narration(SLUG)(say, [say.seat(seat) for seat in range(seats)])


def _played(seed: int, decisions: int, seats: int = 2, **options: bool) -> State:
    state, luck = sc.game(SLUG).start(seats=seats, seed=seed, **options), random.Random(seed)
    while state.awaiting and len(state.history) < decisions:
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


def test_english_words_are_those_of_the_game_but_for_seats() -> None:
    voice, words = _narration(seats=4), sc.game(SLUG).vocabulary
    changed = {word: voice.typed(word) for word in words if voice.typed(word) != word}
    assert changed == {"seat 0": "seat 1", "seat 1": "seat 2", "seat 2": "seat 3", "seat 3": "seat 4"}


def test_german_words_are_all_different() -> None:
    voice, words = _narration("de", 4), sc.game(SLUG).vocabulary
    typed = [voice.typed(word) for word in words]
    assert len(set(typed)) == len(words)
    assert [voice.typed(word) for word in ("left greyjoy", "crow", "companion jon-snow", "card aegon-i-targaryen")] == [
        "links graufreud",
        "krähe",
        "helfer jon-schnee",
        "karte aegon-i-targaryen",
    ]


@pytest.mark.parametrize("lang", languages())
def test_whatever_happens_has_words(lang: str) -> None:
    """Every question, answer, effect, event and ending of many random games can be said, for every seat count."""
    asked = set()
    for seed in range(12):
        seats = 2 + seed % 3
        state, luck = sc.game(SLUG).start(seats=seats, seed=seed, crows=seats > 2), random.Random(seed)
        voice = _narration(lang, seats)
        while state.awaiting:
            seat = state.awaiting[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            asked.add(prompt.ask)
            assert voice.names[seat] in voice.question(prompt)
            labels = [voice.label(word, state.view(seat)) for word in state.words(seat)]
            assert len(set(labels)) == len(labels)
            action = luck.choice(state.actions(seat))
            state.act(seat, action)
            events = state.events(None, len(state.history) - 1)
            assert bool(voice.tell(events)) == bool(events)
            effect = voice.effect(state.game.word(action), prompt, events, state)
            taken = [voice.say(f"card-{event['card']}.short") for event in events if event["event"] == "took"]
            if prompt.ask in ("companion", "drawn"):
                assert effect == voice.say(f"card-{state.game.word(action).split()[1]}.text")
            elif prompt.ask in ("move", "take"):
                assert [name for name in taken if name not in effect] == []
        assert len(voice.ending(state.view(None))) == (3 if state.view(None)["options"]["teams"] else seats + 1)
    assert asked >= {"move", "companion", "take", "kill", "swap-first", "swap-second", "house", "crow-partner"}


def test_a_move_tells_what_it_takes_and_brings() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5)
    voice, prompt = _narration(), state.prompt(0)
    assert prompt is not None
    answers = voice.answers(prompt, state.view(0), state.actions(0), state.sample(0, 1))
    assert [(each.action, each.word) for each in answers] == list(zip(state.actions(0), state.words(0), strict=True))
    gains = {each.word: each.effect for each in answers}
    assert gains["right greyjoy"] == "takes Victarion, Theon, banner"
    assert gains["left tully"] == "takes Edmure, banner"


def test_cards_taken_in_one_stroke_share_a_sentence() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5)
    state.play("right greyjoy")
    assert _narration().tell(state.events(None)) == (
        "Seat 1 moves Varys right and declares House Greyjoy. Seat 1 takes Victarion Greyjoy and Theon Greyjoy. "
        "Seat 1 takes the banner of House Greyjoy."
    )
    assert _narration("de").tell(state.events(None)) == (
        "Platz 1 bewegt Varys nach rechts und sagt Haus Graufreud an. Platz 1 nimmt Victarion Graufreud und Theon "
        "Graufreud. Platz 1 nimmt den Bannermarker von Haus Graufreud."
    )


def test_an_answer_carries_the_events_it_would_bring() -> None:
    state = sc.game(SLUG).start(seats=2, seed=5)
    prompt = state.prompt(0)
    assert prompt is not None
    for answer in _narration().answers(prompt, state.view(0), state.actions(0), state.sample(0, 1)):
        after = state.copy()
        after.act(0, answer.action)
        assert list(answer.events) == after.events(0)
    assert state.history == []


def test_cards_in_the_telling_can_be_marked() -> None:
    say = texts("en", SLUG)
    marking = narration(SLUG)(say, ["Anna", "Jon"], lambda card, name: f"[{name}]({card})")
    state = sc.game(SLUG).start(seats=2, seed=5)
    label = marking.label("card robb-stark", state.view(0))
    state.play("right greyjoy")
    assert marking.tell(state.events(None)) == (
        "Anna moves Varys right and declares House Greyjoy. Anna takes [Victarion Greyjoy](victarion-greyjoy) and "
        "[Theon Greyjoy](theon-greyjoy). Anna takes the banner of House Greyjoy."
    )
    assert label == "Choose Robb Stark"


def test_cards_taken_from_players_are_told_one_by_one() -> None:
    events = [
        {"event": "took", "seat": 0, "card": "bran-stark", "from": {"seat": 1}},
        {"event": "killed", "card": "viserys-targaryen", "from": {"seat": 1}},
        {"event": "banner", "house": "stark", "seat": None, "from": 1},
        {"event": "banner", "house": "tully", "seat": 0, "from": 1},
    ]
    assert _narration().tell(events) == (
        "Seat 1 takes Bran Stark from Seat 2. Viserys Targaryen is killed in the play area of Seat 2. "
        "Seat 2 loses the banner of House Stark; it returns to its place beside the grid. "
        "The banner of House Tully passes from Seat 2 to Seat 1."
    )


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            {"event": "killed", "card": "robb-stark", "from": 3, "by": "sandor-clegane"},
            "Sandor Clegane: Robb Stark is killed in King's Landing.",
            "Sandor Clegane: Robb Stark wird in Königsmund getötet.",
        ),
        (
            {"event": "took", "seat": 0, "card": "bran-stark", "from": {"seat": 1}, "by": "hodor"},
            "Hodor: Seat 1 takes Bran Stark from Seat 2.",
            "Hodor: Platz 1 nimmt Bran Stark von Platz 2.",
        ),
        (
            {"event": "again", "seat": 1, "by": "melisandre"},
            "Melisandre: Seat 2 takes another turn.",
            "Melisandre: Platz 2 ist noch einmal am Zug.",
        ),
        (
            {"event": "took", "seat": 0, "card": "bran-stark", "from": 5, "by": None},
            "Seat 1 takes Bran Stark.",
            "Platz 1 nimmt Bran Stark.",
        ),
    ],
)
def test_what_a_companion_does_names_it(event: Json, english: str, german: str) -> None:
    assert (_narration("en").tell([event]), _narration("de").tell([event])) == (english, german)


@pytest.mark.rule("HK-056")
def test_the_ending_names_the_house_that_broke_the_tie() -> None:
    ties = 0
    for seed in range(60):
        state = _played(seed, 99, 3)
        view = state.view(None)
        result = view["result"]
        verdict, *standing = _narration(seats=3).ending(view)
        winner = f"Seat {result['winners'][0] + 1}"
        assert standing[0] == f"1. {winner}: {max(result['scores'])} banners"
        assert len(standing) == 3
        if sorted(result["scores"])[-2] == max(result["scores"]):
            ties += 1
            assert verdict.startswith(f"Tied at {max(result['scores'])} banners: of the tied players' Houses, House ")
            assert verdict.endswith(f" is the largest. {winner} holds its banner and wins.")
        else:
            assert verdict == f"{winner} wins with {max(result['scores'])} banners."
    assert ties >= 5


@pytest.mark.rule("HK-059")
def test_the_goal_of_a_team_is_the_banners_of_both() -> None:
    alone, together = (sc.game(SLUG).start(seats=4, seed=1, teams=teams).view(0) for teams in (False, True))
    assert _narration(seats=4).goal(alone).startswith("Goal: hold the most banners when Varys")
    assert _narration(seats=4).goal(together).startswith("Goal: hold more banners than the other team, you and your")
    assert _narration("de", 4).goal(together).startswith("Ziel: mehr Bannermarker als das andere Team")


@pytest.mark.rule("HK-059")
def test_a_team_wins_together() -> None:
    state = _played(4, 99, 4, teams=True)
    assert state.result is not None
    assert len(state.result.winners) == 2
    one, other = (f"Seat {seat + 1}" for seat in state.result.winners)
    score = max(state.result.scores)
    assert _narration(seats=4).ending(state.view(None))[0] == f"{one} and {other} win together with {score} banners."


def _ended(banners: dict[str, int], seats: int, ranks: list[int], teams: bool = False) -> Json:
    sides = [(0, 2), (1, 3), (0, 2), (1, 3)] if teams else [(seat,) for seat in range(seats)]
    scores = [sum(holder in sides[seat] for holder in banners.values()) for seat in range(seats)]
    winners = [seat for seat in range(seats) if ranks[seat] == 1]
    result = {"winners": winners, "scores": scores, "ranks": ranks}
    return {"options": {"teams": teams}, "banners": banners, "result": result}


@pytest.mark.rule("HK-056")
@pytest.mark.parametrize(
    ("lang", "verdict"),
    [
        (
            "en",
            "Tied at 3 banners: of the tied players' Houses, House Greyjoy is the largest. "
            "Seat 2 holds its banner and wins.",
        ),
        (
            "de",
            "Gleichstand (3 Bannermarker): Von den Häusern der Beteiligten ist Haus Graufreud das größte. "
            "Platz 2 hält dessen Bannermarker und gewinnt.",
        ),
    ],
)
def test_the_house_that_decides_is_the_largest_of_the_tied_only(lang: str, verdict: str) -> None:
    """Stark, the largest of all, belongs to somebody who is not tied for the lead."""
    banners = dict(zip(HOUSES, (0, 1, 2, 2, 2, 1, 1), strict=True))
    assert _narration(lang, 3).ending(_ended(banners, 3, [3, 1, 2]))[0] == verdict


@pytest.mark.rule("HK-059")
@pytest.mark.parametrize(
    ("lang", "standing"),
    [
        ("en", ["1. Team 2: 4 banners (Seat 2: 4, Seat 4: 0)", "2. Team 1: 3 banners (Seat 1: 1, Seat 3: 2)"]),
        (
            "de",
            [
                "1. Team 2: 4 Bannermarker (Platz 2: 4, Platz 4: 0)",
                "2. Team 1: 3 Bannermarker (Platz 1: 1, Platz 3: 2)",
            ],
        ),
    ],
)
def test_teams_are_ranked_first_and_second_with_what_each_player_holds(lang: str, standing: list[str]) -> None:
    banners = dict(zip(HOUSES, (0, 1, 2, 2, 1, 1, 1), strict=True))
    assert _narration(lang, 4).ending(_ended(banners, 4, [3, 1, 3, 1], teams=True))[1:] == standing


def _gains(state: State, lang: str = "en") -> dict[str, str]:
    seat = state.awaiting[0]
    prompt, voice = state.prompt(seat), _narration(lang, state.seats)
    assert prompt is not None
    found = voice.answers(prompt, state.view(seat), state.actions(seat), state.sample(seat, 1))
    return {each.word: each.effect for each in found}


@pytest.mark.rule("HK-026")
def test_a_last_card_shows_the_banner_that_it_wins_too() -> None:
    """The banner is given only after the companion; the preview does not wait for that."""
    met = {"banner": 0, "none": 0}
    for seed in range(40):
        state, luck = sc.game(SLUG).start(seats=2 + seed % 2, seed=seed), random.Random(seed)
        while state.awaiting:
            seat, asked = state.awaiting[0], state.prompt(state.awaiting[0])
            assert asked is not None
            for word, gain in _gains(state).items() if asked.ask == "move" else ():
                if gain.endswith("companion") and word.split()[0] in ("up", "down", "left", "right"):
                    after, house = state.copy(), word.split()[1]
                    after.play(word)
                    view = after.view(seat)
                    counts = [each[house] for each in view["counts"]]
                    wins = counts[seat] == max(counts) and view["banners"][house] != seat
                    assert gain.endswith(", banner, companion") == wins
                    met["banner" if wins else "none"] += 1
            state.act(seat, luck.choice(state.actions(seat)))
    assert min(met.values()) >= 5


JAQEN = {
    "en": [
        "Seat 1: Jaqen H'ghar kills a character in King's Landing. Which one?",
        "Seat 1: Jaqen H'ghar kills a character in a play area. Which one?",
        "Seat 1: Jaqen H'ghar kills an available companion. Which one?",
    ],
    "de": [
        "Platz 1: Jaqen H'ghar tötet einen Charakter in Königsmund. Welchen?",
        "Platz 1: Jaqen H'ghar tötet einen Charakter in einem Spielbereich. Welchen?",
        "Platz 1: Jaqen H'ghar tötet einen verfügbaren Helfer. Welchen?",
    ],
}


def _asked_by(companion: str) -> list[tuple[State, str]]:
    """What one use of a companion asks, from the first random game in which all of its questions come."""
    for seed in range(300):
        state, luck, found = sc.game(SLUG).start(seats=2, seed=seed, first=0), random.Random(seed), []
        while state.awaiting:
            prompt = state.prompt(state.awaiting[0])
            assert prompt is not None
            if prompt.by == companion and prompt.seat == 0 and prompt.ask != "banner":
                found.append((state.copy(), prompt.ask))
            wished = f"companion {companion}"
            words = state.words(prompt.seat)
            state.play(wished if wished in words and prompt.ask == "companion" else luck.choice(words))
        if len(found) == 3:
            return found
    raise AssertionError(companion)


@pytest.mark.rule("HK-050")
@pytest.mark.parametrize("lang", languages())
def test_jaqens_questions_say_where(lang: str) -> None:
    found, voice = _asked_by("jaqen-hghar"), _narration(lang)
    prompts = [state.prompt(0) for state, _ in found]
    assert [voice.question(prompt) for prompt in prompts if prompt is not None] == JAQEN[lang]
    assert [prompt.about.get("where") for prompt in prompts if prompt is not None] == ["grid", "areas", None]


@pytest.mark.rule("HK-063")
def test_a_crow_warns_of_bots_alone() -> None:
    state, say = sc.game(SLUG).start(seats=3, seed=5, crows=True, first=0), texts("en", SLUG)
    names = [say.seat(seat) for seat in range(3)]
    for bots, spending, partners in (((), "", ["", ""]), ((2,), "", ["", "!"]), ((1, 2), "!", ["!", "!"])):
        voice, warning = narration(SLUG)(say, names, bots=bots), say("gain-silence")
        prompt, after = state.prompt(0), state.copy()
        assert prompt is not None
        found = {each.word: each.effect for each in voice.answers(prompt, state.view(0), state.actions(0), state)}
        assert found["crow"] == spending.replace("!", warning)
        after.play("crow")
        prompt = after.prompt(0)
        assert prompt is not None
        found = {each.word: each.effect for each in voice.answers(prompt, after.view(0), after.actions(0), after)}
        assert found == dict(zip(("seat 1", "seat 2"), (each.replace("!", warning) for each in partners), strict=True))


# Lines from the games of tests/golden, and hand-made ends of a turn.
HODOR_IN_VAIN = (
    "VVUh4/6/6/6/6/Gr5 SrSsScSaSkSl/LcLj 0-1---- ho "
    "SeSbGaGbGeGtGsGvLwLtLkLmTdTvTgTaTrBrBsBhBoYoYgYmUe/losabrgejopemerashdrjailbn - 0 c -"
)


def _told(lang: str, position: str, *words: str) -> str:
    """What is told of the last of some decisions that are made from a position."""
    state = sc.game(SLUG).start(position=position, seed=1)
    for word in words:
        state.play(word)
    return _narration(lang, state.seats).tell(state.events(None, len(state.history) - 1))


@pytest.mark.rule("HK-R05")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Hodor does nothing: Bran Stark is dead. Hodor is discarded."),
        ("de", "Hodor bewirkt nichts: Bran Stark ist tot. Hodor wird abgelegt."),
    ],
)
def test_a_companion_that_does_nothing_says_so_and_why(lang: str, said: str) -> None:
    assert said in _told(lang, HODOR_IN_VAIN, "right tully", "companion hodor")


@pytest.mark.rule("HK-R06")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Seat 1 already has Bran Stark"), ("de", "Platz 1 hat Bran Stark schon")]
)
def test_taking_ones_own_card_is_told(lang: str, said: str) -> None:
    own = HODOR_IN_VAIN.replace("SrSsSc", "SrSsScSb", 1).replace("SeSbGa", "SeGa", 1)
    assert said in _told(lang, own, "right tully", "companion hodor", "card bran-stark")


@pytest.mark.rule("HK-R03")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The tie for House Greyjoy is none of a companion’s doing: Seat 2 has the banner."),
        ("de", "Den Gleichstand bei Haus Graufreud hat kein Helfer bewirkt: Der Bannermarker ist bei Platz 2."),
    ],
)
def test_a_tie_that_no_companion_caused_is_told(lang: str, said: str) -> None:
    tied = HODOR_IN_VAIN.replace("SkSl/LcLj 0-1", "SkSlGa/LcLjGb 011").replace("GaGbGe", "Ge").replace(" ho ", " sa ")
    tied = tied.replace("losabr", "lobr").replace("rashdr", "rashhodr")
    assert said in _told(lang, tied, "right tully", "companion sandor-clegane", "card rodrik-greyjoy")


def test_a_question_about_a_banner_names_the_companion_that_raised_it() -> None:
    line = (
        "Lm1LjSkTaBh/1ScSeBsGrVV/Sa1BoBrGvTg/GbSsLw1YoGt/LtSrGsYgSlSb/2YmLcGaGe TrUe/LkTdUh --10--1 sabrpeshja "
        "Tv/dr - 1 c banner.-.0.-.-.0.-.Tdr.0"
    )
    asked = {}
    for text in (line, line.replace("Tdr", "T")):
        prompt = sc.game(SLUG).start(position=text, seed=1).prompt(1)
        assert prompt is not None
        asked[prompt.by] = _narration().question(prompt)
    assert asked == {
        "khal-drogo": "Seat 2: Khal Drogo has left several players tied for House Targaryen. Who gets its banner?",
        "varys": "Seat 2: several players are tied for House Targaryen. Who gets its banner?",
    }


@pytest.mark.rule("HK-016", "HK-017", "HK-031")
@pytest.mark.parametrize(
    ("lang", "text", "rule"),
    [
        ("en", "pass", "HK-016"),
        ("en", "skip", "HK-016"),
        ("en", "up-left stark", "HK-017"),
        ("en", "stark down right", "HK-017"),
        ("en", "diagonally stark", "HK-017"),
        ("en", "up stork", ""),
        ("en", "left right", ""),
        ("en", "passage", ""),
        ("de", "passen", "HK-016"),
        ("de", "links-hoch stark", "HK-017"),
        ("de", "nach oben links stark", "HK-017"),
        ("de", "nach links stork", ""),
        ("de", "schräg stark", "HK-017"),
    ],
)
def test_what_people_want_and_the_game_does_not_know_has_a_rule_against_it(lang: str, text: str, rule: str) -> None:
    prompt = sc.game(SLUG).start(seed=1).prompt(0)
    assert prompt is not None
    assert _narration(lang).forbidden(text, prompt) == rule


@pytest.mark.rule("HK-031", "HK-028")
def test_to_pass_is_against_another_rule_while_a_companion_asks() -> None:
    state = sc.game(SLUG).start(position=HODOR_IN_VAIN.replace(" ho ", " jo ").replace("gejope", "gehope"), seed=1)
    state.play("right tully")
    prompts = [state.prompt(0)]
    state.play("companion jon-snow")
    prompts.append(state.prompt(0))
    assert [_narration().forbidden("pass", prompt) for prompt in prompts if prompt] == ["HK-031", "HK-031"]
