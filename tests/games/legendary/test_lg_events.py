"""What the events of a game tell: how many, whose, from where."""

from typing import Any

import pytest
from lg_playing import bare, play


def told(position: dict[str, Any], *words: str) -> list[dict[str, Any]]:
    return play(bare(position), *words).events(None)


@pytest.mark.rule("LG-198", "LG-202")
def test_healings_tell_how_many_wounds_and_from_where() -> None:
    hands = {"0": ["basic-maester", "basic-wound", "basic-wound"]}
    events = told(
        {"seats": 2, "hands": hands, "discards": {"0": ["basic-wound"]}}, "play basic-maester", "heal pile", "heal"
    )
    assert [event for event in events if event["event"] == "healed"] == [
        {"event": "healed", "seat": 0, "count": 1, "from": "pile"},
        {"event": "healed", "seat": 0, "count": 2, "from": "hand"},
    ]
    assert [event["from"] for event in events if event["event"] == "ko"] == ["pile", "hand", "hand"]


@pytest.mark.rule("LG-059", "LG-R89")
def test_an_escape_is_told_in_its_order() -> None:
    field = {"bow": ["hench-stark-bannermen"], "claw": ["hench-redcloaks"]}
    events = told(
        {"seats": 2, "hands": {"0": ["minor-doreah-companion"]}, "field": field},
        "play minor-doreah-companion",
        "target claw 1",
    )
    assert events[-3:] == [
        {"event": "moved", "card": "hench-redcloaks", "from": "claw", "to": None, "by": "minor-doreah-companion"},
        {"event": "escaped", "card": "hench-redcloaks", "seat": 1, "by": "minor-doreah-companion"},
        {"event": "tokens", "seat": 1, "gained": 1, "by": "hench-redcloaks"},
    ]


@pytest.mark.rule("LG-R29", "LG-R100")
def test_what_is_drawn_or_looked_at_is_told_to_its_seat_alone() -> None:
    position = {"seats": 2, "hands": {"0": ["minor-myrcella-gentle-heart"]}, "decks": {"0": ["longclaw"]}}
    state = play(bare(position), "play minor-myrcella-gentle-heart")
    drawn = {viewer: str([e for e in state.events(viewer) if e["event"] == "drew"]) for viewer in (0, 1, None)}
    assert [viewer for viewer, text in drawn.items() if "longclaw" in text] == [0]
    look = bare({"seats": 2, "hands": {"0": ["minor-bran-climber"]}, "ally_deck": ["hench-redcloaks"]})
    play(look, "play minor-bran-climber", "leave")
    assert [viewer for viewer in (0, 1, None) if "hench-redcloaks" in str(look.events(viewer))] == [0]


@pytest.mark.rule("LG-173", "LG-R111")
@pytest.mark.parametrize(
    ("verb", "house", "event"), [("fight", "lannister", "fought"), ("support", "stark", "supported")]
)
def test_what_a_bribe_was_paid_with_is_told(verb: str, house: str, event: str) -> None:
    ally = {"lannister": "hench-redcloaks", "stark": "hench-stark-bannermen"}[house]
    position = {"seats": 2, "attack": 3, "recruit": 2, "field": {"bow": [{"ally": ally, "bribe": True}]}}
    events = told(position, f"{verb} bow 1", "amount 2")
    (paid,) = (each for each in events if each["event"] == event)
    assert (paid["attack"], paid["recruit"]) == (1, 2)


@pytest.mark.rule("LG-R15")
def test_a_push_tells_from_where_to_where() -> None:
    field = {"bow": ["hench-redcloaks"], "spear": ["hench-stark-bannermen"]}
    events = told({"seats": 2, "step": "ally", "ally_deck": ["ally-karstark-spears"], "field": field})
    moved = [(each["card"], each["from"], each["to"]) for each in events if each["event"] == "moved"]
    assert moved == [("hench-redcloaks", "bow", "spear"), ("hench-stark-bannermen", "spear", "sword")]


def escapes(events: list[dict[str, Any]]) -> list[tuple[str, str | None]]:
    return [(each["card"], each["by"]) for each in events if each["event"] == "escaped"]


@pytest.mark.rule("LG-R16", "LG-R18")
def test_who_escapes_because_an_ally_enters_names_that_ally_however_many_were_pushed_between() -> None:
    field = {
        "bow": ["hench-redcloaks"],
        "spear": ["hench-stark-bannermen"],
        "sword": ["hench-gold-cloaks"],
        "dagger": ["hench-redcloaks"],
        "claw": ["hench-stark-bannermen", "ally-karstark-spears"],
    }
    events = told({"seats": 2, "step": "ally", "ally_deck": ["hench-the-khalasar"], "field": field})
    assert escapes(events) == [
        ("hench-stark-bannermen", "hench-the-khalasar"),
        ("ally-karstark-spears", "hench-the-khalasar"),
    ]


@pytest.mark.rule("LG-R113")
def test_who_escapes_with_a_supported_ally_names_it() -> None:
    field = {"claw": ["ally-karstark-spears", "hench-stark-bannermen"]}
    events = told({"seats": 2, "attack": 3, "field": field}, "support claw 2", "tokens")
    assert escapes(events) == [
        ("hench-stark-bannermen", "hench-stark-bannermen"),
        ("ally-karstark-spears", "hench-stark-bannermen"),
    ]


@pytest.mark.rule("LG-R107")
def test_who_is_defeated_by_a_card_names_it_and_who_is_fought_names_none() -> None:
    field = {"bow": ["hench-redcloaks"], "claw": ["hench-redcloaks"]}
    position = {"seats": 2, "attack": 9, "step": "ally", "ally_deck": ["event-ambush-at-the-ford"], "field": field}
    events = told(position, "target bow 1", "fight claw 1")
    assert [each for each in events if each["event"] == "defeated"] == [
        {"event": "defeated", "seat": 0, "card": "hench-redcloaks", "by": "event-ambush-at-the-ford"},
        {"event": "defeated", "seat": 0, "card": "hench-redcloaks", "by": None},
    ]
