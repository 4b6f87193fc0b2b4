"""Stark against Lannister in the browser: both Houses, cards and what is under them, challenges, drawn cards."""

import re
import zlib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from boards import Page, answers, board, face_of, games, light_view, questions

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.games.stark_vs_lannister.cards import DESIGNS, PLACES, PLOTS
from smallcouncil.games.stark_vs_lannister.chances import ActionWindows
from smallcouncil.games.stark_vs_lannister.ui.art.pictures import PICTURES, picture_name
from smallcouncil.games.stark_vs_lannister.ui.browser_layout import TableLayout
from smallcouncil.locale import languages
from smallcouncil.web.drawing.lettering import fitted
from smallcouncil.web.rendering import page_texts

SLUG = "stark-vs-lannister"
SAY = page_texts("en", SLUG)
CARDS = (*(card.id for card in DESIGNS), *(plot.id for plot in PLOTS))

ARMED = (
    "phase=challenges turn=stark"
    " | power=4 gold=3 plot=the-old-gods used=storm-of-swords hand=howl-of-the-pack,howl-of-the-pack,godswood"
    " dead=hodor play=eddard-stark(k.p2.d1)+ice(k)+hand-of-the-king-stark,arya-stark+needle,stark-escort#2,winterfell"
    ",godswood#1(k)"
    " | power=1 plot=detained hand=varys discard=shae play=the-hound,casterly-rock"
)
FIGHT = (
    "phase=challenges turn=stark challenge=military.defenders"
    " | plot=the-lion-and-the-wolf hand=howl-of-the-pack play=robb-stark(k.att),jory-cassel"
    " | plot=detained hand=varys play=the-hound(k.def),red-cloak-guard#1"
)


def _laid(position: str) -> State:
    return sc.game(SLUG).start(position=position, seed=1)


def _words(element: dict[str, str]) -> str:
    return " ".join(element["text"].split())


def _layout(state: State, seat: int | None) -> TableLayout:
    return TableLayout(SAY, ("Anna", "Jonas"), state.view(seat), answers(state, seat))


def _card(shown: Page, name: str) -> dict[str, str]:
    return shown.one("div", data_thing=name)


# -- the two sides


@pytest.mark.parametrize(
    ("viewer", "order"), [(0, ["side-1", "side-0"]), (1, ["side-0", "side-1"]), (None, ["side-1", "side-0"])]
)
def test_the_opponent_is_above_and_the_viewer_below(viewer: int | None, order: list[str]) -> None:
    shown = board(_laid(ARMED), viewer)
    assert [each["data-thing"] for each in shown.all("section") if "data-thing" in each] == order
    assert len(shown.all("section", class_="sl-mine")) == (viewer is not None)


def test_what_a_house_has_is_told() -> None:
    side = _words(board(_laid(ARMED), 0).one("section", data_thing="side-0"))
    for key, count in (("gold", 3), ("hand", 3), ("banner", 4), ("claim", 1), ("initiative", 1), ("dominance", 0)):
        told = {"dominance": _laid(ARMED).view(0)["sides"][0]["dominance"]}.get(key, count)
        assert SAY(f"sl-face-{key}", count=told) in side
    assert SAY("sl-face-total", count=6, goal=15) in side
    assert "Storm of Swords" in side


def test_power_is_a_race_to_fifteen() -> None:
    """A pip for each power, on the banner and on characters alike, and none for what is left to win."""
    shown = board(_laid(ARMED), 0)
    assert len(shown.all("i", class_="sl-full")) == 6 + 1
    assert len([each for each in shown.all("i") if "sl-pips" not in each.get("class", "") and each["text"] == ""]) == 30


def test_the_seven_phases_are_a_line_and_one_of_them_is_now() -> None:
    shown = board(_laid(ARMED), 0)
    line = [
        (_words(each), each["class"])
        for each in shown.all("li")
        if each.get("class", "") in ("sl-past", "sl-now", "sl-next")
    ]
    assert line == [
        *((name, "sl-past") for name in ("Plot", "Draw", "Marshalling")),
        ("Challenges", "sl-now"),
        *((name, "sl-next") for name in ("Dominance", "Standing", "Taxation")),
    ]
    (now,) = [each for each in shown.all("li") if each.get("aria-current") == "step"]
    assert _words(now) == "Challenges"


# -- cards


def test_kneeling_power_and_duplicates_are_seen_and_said() -> None:
    shown = board(_laid(ARMED), 0)
    eddard = _words(_card(shown, "eddard-stark"))
    for words in ("costs 5", "strength 8", "2 power", "1 duplicate", "Renown", "Lord"):
        assert words in eddard
    labels = [each["aria-label"] for each in shown.all("svg") if each.get("aria-label") == "kneels"]
    assert len(labels) == 3  # Eddard Stark, Ice and the Godswood
    assert len(shown.all("li", class_="sl-kneels")) == 2
    assert len(shown.all("li", class_="sl-turned")) == 1
    assert "sl-doubled" in _card(shown, "eddard-stark")["class"]


def test_attachments_are_tucked_under_their_character() -> None:
    shown = board(_laid(ARMED), 0)
    (slot,) = [each for each in shown.all("li", class_="sl-slot") if "Eddard Stark" in each["text"]]
    tucked = [each["data-thing"] for each in shown.all("li", class_="sl-tucked")]
    assert tucked == ["ice", "hand-of-the-king-stark", "needle"]
    assert "Ice" in slot["text"]
    assert "Hand of the King" in slot["text"]
    assert "Needle" not in slot["text"]


def test_a_changed_strength_is_marked() -> None:
    shown = board(_laid(ARMED), 0)
    assert "sl-more" in str(
        [
            each["class"]
            for each in shown.all("b")
            if each["around"].count("div") and "sl-strength" in each.get("class", "")
        ]
    )
    assert _layout(_laid(ARMED), 0).mine.characters[2].changed == "more"  # Winterfell
    assert _layout(_laid(FIGHT), 0).mine.characters[0].changed == ""


def test_copies_in_play_are_told_apart_and_those_in_hand_lie_on_each_other() -> None:
    table = _layout(_laid(ARMED), 0)
    assert [piece.title for piece in table.mine.characters] == ["Eddard Stark", "Arya Stark", "Stark Escort"]
    two = _layout(_laid(ARMED.replace("stark-escort#2", "stark-escort#1,stark-escort#2")), 0)
    assert [piece.title for piece in two.mine.characters[2:]] == ["Stark Escort #1", "Stark Escort #2"]
    assert [piece.title for piece in table.hand] == ["Godswood", "Howl of the Pack ×2"]


def test_every_card_shows_itself_whole() -> None:
    """In play, tucked, in hand, in piles and among plots: everything names the card it is, and every card is drawn."""
    state = _laid(ARMED)
    shown, drawn = board(state, 0), {each["id"] for each in Page(str(face_of(state).sprite())).having("id")}
    named = {each["data-card"] for each in shown.having("data-card")}
    assert {"eddard-stark", "ice", "howl-of-the-pack", "hodor", "shae", "storm-of-swords", "detained"} <= named
    assert {f"card-{card}" for card in CARDS} <= drawn


# -- answers


def test_a_card_that_can_do_something_is_lit_and_says_what() -> None:
    shown = board(_laid(FIGHT), 0)
    lit = {each["data-thing"] for each in shown.all("div", class_="sl-lit")}
    assert lit == {"hand-howl-of-the-pack"}
    assert [_words(each) for each in shown.all("span", class_="sl-do")] == ["Play"]
    assert shown.one("button", value="pass")["text"].strip() == "Pass"


def test_attackers_and_defenders_are_marked_together_and_add_up() -> None:
    for ask in ("attackers", "defenders"):
        state, seat = questions(SLUG)[ask]
        shown, view = board(state, seat), state.view(seat)
        strengths = {card["card"]: card["strength"] for card in view["sides"][seat]["play"]}
        counts = {each["value"].partition(" ")[2]: int(each["data-counts"]) for each in shown.having("data-counts")}
        assert counts == {card: strengths[card] for card in counts}
        assert set(counts) == {word.partition(" ")[2] for word in state.words(seat) if word != "done"}
        assert len(shown.having("data-sum")) == 1
        assert face_of(state).closing(ask) == "done"
    assert face_of(state).closing("act") is None


def test_every_answer_that_names_a_card_in_play_points_at_it() -> None:
    state, seat = questions(SLUG)["claim"]
    shows = face_of(state)
    assert [shows.touched(answer) for answer in answers(state, seat)] == [
        (word.partition(" ")[2],) for word in state.words(seat)
    ]


# -- the challenge


@pytest.mark.rule("SL-107", "SL-109")
def test_a_challenge_has_two_sides_their_sums_and_what_it_comes_to() -> None:
    found = _layout(_laid(FIGHT), 0).challenge
    assert found is not None
    assert (found.attacker, found.defender, found.type) == ("Anna", "Jonas", "military")
    assert [tuple(one) for one in found.attackers] == [("Robb Stark", 4)]
    assert [tuple(one) for one in found.defenders] == [("The Hound", 3)]
    assert (found.attack, found.defence, found.leads) == (4, 3, "attack")
    assert found.verdict == "As things stand Anna wins."
    assert found.cost == "The claim: Jonas must kill 2 of their own characters."


@pytest.mark.rule("SL-108", "SL-116")
def test_nothing_is_to_pay_where_the_defender_holds_out() -> None:
    found = _layout(_laid(FIGHT.replace("the-hound(k.def)", "tywin-lannister(k.def)")), 1).challenge
    assert found is not None
    assert (found.attack, found.defence, found.leads) == (4, 5, "defence")
    assert (found.verdict, found.cost) == ("As things stand Jonas holds out.", "")


@pytest.mark.parametrize(
    ("strength", "leads"),
    [("red-cloak-guard#1(k.def),red-cloak-guard#2(k.def)", "attack"), ("tywin-lannister(k.def)", "defence")],
)
@pytest.mark.rule("SL-107")
def test_the_attacker_leads_a_tie(strength: str, leads: str) -> None:
    found = _layout(_laid(FIGHT.replace("the-hound(k.def),red-cloak-guard#1", strength)), 0).challenge
    assert found is not None
    assert (found.attack - found.defence, found.leads) == ((0, leads) if leads == "attack" else (-1, leads))


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        ("military", "The claim: Jonas must kill 2 of their own characters."),
        ("power", "The claim: 2 power goes from Jonas to Anna."),
    ],
)
def test_what_a_claim_costs_depends_on_the_challenge(kind: str, cost: str) -> None:
    found = _layout(_laid(FIGHT.replace("military.", f"{kind}.").replace("the-hound(k.def),", "")), 0).challenge
    assert found is not None
    assert found.cost == cost


def test_those_who_are_being_named_are_counted() -> None:
    """One by one, without scripts: the sum grows with every name, though nobody kneels yet."""
    state = _laid(
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners play=jon-snow,stark-escort#1"
        " | plot=detained play=the-hound,ser-gregor-clegane,red-cloak-guard#1"
    )
    sums = []
    for word in ("attack military", "attacker the-hound", "attacker ser-gregor-clegane"):
        state.play(word)
        found = _layout(state, 1).challenge
        assert found is not None
        sums.append(found.attack)
    assert sums == [0, 3, 7]


# -- what is hidden


def test_spectators_see_no_hand_and_no_answers() -> None:
    shown = board(_laid(ARMED), None)
    assert shown.all("button") == []
    assert SAY("sl-face-own-hand") not in shown.found[0]["text"]
    assert "Howl of the Pack" not in shown.found[0]["text"]


def test_the_placed_cards_are_told_to_their_owner_alone() -> None:
    state, seat = questions(SLUG)["place"]
    word = next(word for word in state.words(seat) if word != "done")
    state = state.copy()
    state.play(word, seat)
    if seat not in state.awaiting:
        pytest.skip("nothing else could be placed")
    name = SAY("sl-face-placed", cards=SAY(f"card-{word.partition(' ')[2]}"))
    assert name in board(state, seat).found[0]["text"]
    assert name not in board(state, 1 - seat).found[0]["text"]


# -- drawn cards


def test_every_card_and_plot_has_a_picture_and_no_picture_is_spare() -> None:
    names = {picture_name(card) for card in CARDS}
    assert names == set(PICTURES)


@pytest.mark.parametrize("lang", languages())
def test_a_drawn_card_says_all_that_is_printed_on_it(lang: str) -> None:
    say = page_texts(lang, SLUG)
    symbols = {each["id"]: each for each in Page(str(face_of(_laid(ARMED), lang).sprite())).all("symbol")}
    for card in DESIGNS:
        text = "".join(symbols[f"card-{card.id}"]["text"].split())
        wanted: list[Any] = [say(f"card-{card.id}"), say(f"card-{card.id}.text"), say(f"type-{card.type}")]
        wanted += [say(f"keyword-{keyword}") for keyword in card.keywords]
        wanted += [card.cost] if card.type != "event" else []
        wanted += [card.strength] if card.type == "character" else []
        wanted += [f"+{card.income}"] if card.income else []
        assert [each for each in wanted if "".join(str(each).split()) not in text] == []
    for plot in PLOTS:
        text = "".join(symbols[f"card-{plot.id}"]["text"].split())
        assert text.startswith(f"{plot.income}{plot.initiative}{plot.claim}")
        assert "".join(say(f"card-{plot.id}.text").split()) in text


@pytest.mark.parametrize("lang", languages())
def test_no_word_on_a_drawn_card_is_cut(lang: str) -> None:
    sprite = str(face_of(_laid(ARMED), lang).sprite())
    assert "…" not in sprite
    assert fitted("a very long word indeed", 15, 20)[0].endswith("…")


# -- chances that go by


def test_every_window_has_a_name_and_the_names_are_said() -> None:
    windows, seen = ActionWindows(), set()
    for seed in range(3):
        for state in games(SLUG, seed):
            if state.awaiting and state.prompt(state.awaiting[0]).ask in windows.asks:
                seen.add(windows.name(state.view(state.awaiting[0])))
    assert seen <= set(windows.names)
    assert seen >= {"marshalling", "challenges", "attackers", "defenders", "resolve", "dominance"}
    for lang in languages():
        assert all(page_texts(lang, SLUG).has(f"window-{name}") for name in windows.names)


@pytest.mark.parametrize(
    ("event", "hurts"),
    [
        ({"event": "attackers", "seat": 1, "cards": ["the-hound"]}, True),
        ({"event": "attackers", "seat": 0, "cards": ["jon-snow"]}, False),
        ({"event": "killed", "cards": ["jon-snow"], "by": "claim"}, True),
        ({"event": "killed", "cards": ["the-hound"], "by": "claim"}, False),
        ({"event": "knelt", "cards": ["the-hound", "arya-stark"], "by": "detained"}, True),
        ({"event": "left-challenge", "card": "jon-snow", "by": "shae"}, True),
        ({"event": "effect", "source": "tyrion-lannister", "card": "sansa-stark", "seat": 1, "until": "phase"}, True),
        ({"event": "effect", "source": "hear-me-roar", "card": None, "seat": 1, "until": "round"}, False),
        ({"event": "discarded", "seat": 0, "cards": ["ice"], "from": "hand"}, True),
        ({"event": "discarded", "seat": 1, "cards": ["varys"], "from": "hand"}, False),
        ({"event": "power", "seat": 0, "gained": -1}, True),
        ({"event": "drew", "seat": 1, "count": 2}, False),
    ],
)
def test_what_hurts_the_viewer_is_alarming(event: dict[str, Any], hurts: bool) -> None:
    assert ActionWindows().alarming(event, _laid(ARMED).view(0)) is hurts


def test_every_card_in_play_has_an_owner_for_the_alarm() -> None:
    view = _laid(ARMED).view(0)
    for place in PLACES:
        mine = ActionWindows().alarming({"event": "killed", "cards": [place], "by": "claim"}, view)
        theirs = ActionWindows().alarming({"event": "killed", "cards": [place], "by": "claim"}, {**view, "viewer": 1})
        assert mine is not theirs


def test_every_text_of_the_table_is_used() -> None:
    folder = Path(str(files("smallcouncil.games.stark_vs_lannister.ui")))
    source = "".join(path.read_text() for path in (*folder.glob("*.py"), *folder.glob("templates/*.html")))
    begun = ("do-", "pile-", "role-", "stands-", "won-", "cost-")
    for lang in languages():
        keys = re.findall(r"^sl-face-([a-z-]+) =", (folder / f"face-{lang}.ftl").read_text(), flags=re.MULTILINE)
        assert [key for key in keys if f"sl-face-{key}" not in source and not key.startswith(begun)] == []


def test_a_board_stays_small() -> None:
    """It is sent whole after every decision; packed, as sockets send it, it is a few kilobytes."""
    plain, packed = [], []
    for number, state in enumerate(games(SLUG, 6)):
        if number % 15 == 0 and state.awaiting:
            seat = state.awaiting[0]
            html = face_of(state).board(light_view(state, seat), answers(state, seat)).encode()
            plain.append(len(html))
            packed.append(len(zlib.compress(html, 6)))
    assert len(plain) > 8
    assert max(plain) < 40_000
    assert max(packed) < 6_000
