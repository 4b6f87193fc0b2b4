"""Home, new table, replay, rules, API and errors: what stands on them and where their links and forms lead."""

from collections.abc import Callable
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.locale import languages
from smallcouncil.web import pages
from smallcouncil.web.api_page import Description
from smallcouncil.web.table_view import Listing, Moment, Seat, Settings, TableView

Played = Callable[..., State]
Scenes = Callable[..., TableView]
SLUG = "hand-of-the-king"
LEVELS = ["novice", "apprentice", "knight", "maester", "master"]


def _listing(table: str, second: Seat, changed: float = 0.0, **facts: Any) -> Listing:
    seats = (Seat(0, "Anna", "person"), second)
    return Listing(table, SLUG, seats, {}, Settings(), facts.pop("decisions", 4), changed=changed, **facts)


BOT, FREE = Seat(1, "", "bot", "knight"), Seat(1, "", "open")


# Home


def test_one_click_on_a_level_starts_a_game(parse: Any) -> None:
    page = parse(pages.home("en", path="/", listings_mine=(), listings_open=()))
    forms = page.all("form", action="/play")
    assert {form["method"] for form in forms} == {"post"}
    assert sorted(field["value"] for field in page.all("input", name="game")) == sorted(sc.games())
    assert [button["value"] for button in page.all("button", name="level")] == LEVELS * len(forms)


def test_every_game_has_a_box_with_the_way_to_a_table_and_to_its_rules(parse: Any) -> None:
    page = parse(pages.home("de", path="/", listings_mine=(), listings_open=()))
    links = {link["href"] for link in page.all("a")}
    for slug in sc.games():
        assert page.one("h3", id=f"game-{slug}")["text"]
        assert {f"/new/{slug}", f"/rules/{slug}"} <= links
    assert len(page.all("svg")) == len(sc.games()) + 1


def test_a_box_says_how_many_play(parse: Any) -> None:
    page = parse(pages.home("en", path="/", listings_mine=(), listings_open=()))
    told = " ".join(element["text"] for element in page.found)
    for game in sc.games().values():
        least, most = min(game.seat_counts), max(game.seat_counts)
        assert (f"{most} players" if least == most else f"{least} to {most} players") in told
    assert "2 to 2" not in told


def test_my_tables_stand_with_my_turn_first_and_the_finished_last(parse: Any) -> None:
    mine = [
        _listing("over", BOT, 9.0, finished=True),
        _listing("old", BOT, 1.0),
        _listing("new", BOT, 5.0),
        _listing("turn", BOT, 0.0, my_turn=True),
    ]
    page = parse(pages.home("en", path="/", listings_mine=mine, listings_open=()))
    ways = [link for link in page.all("a", class_="button") if link["href"].startswith("/t/")]
    assert [link["href"] for link in ways] == ["/t/turn", "/t/new", "/t/old", "/t/over"]
    assert [link["text"].split()[0] for link in ways] == ["Resume", "Resume", "Resume", "Look"]
    facts = [fact["text"] for fact in page.all("span", class_="listing-facts")]
    assert facts[0] == "your turn · undo by consent"
    assert facts[3] == "over · undo by consent"


def test_open_tables_are_to_join_or_to_watch(parse: Any) -> None:
    page = parse(pages.home("en", path="/", listings_mine=(), listings_open=[_listing("a", FREE), _listing("b", BOT)]))
    ways = [link["text"].split()[0] for link in page.all("a", class_="button") if link["href"].startswith("/t/")]
    assert ways == ["Join", "Watch"]
    assert [who["text"] for who in page.all("span", class_="listing-people")] == ["Anna and Seat 2", "Anna and Knight"]


def test_a_record_is_uploaded_as_a_file(parse: Any) -> None:
    for html in (pages.home("en", path="/", listings_mine=(), listings_open=()), pages.upload("en", path="/replay")):
        page = parse(html)
        assert page.one("form", action="/replay")["enctype"] == "multipart/form-data"
        assert page.one("input", name="record")["type"] == "file"


@pytest.mark.parametrize("lang", languages())
def test_the_language_switch_leads_back_to_where_one_was(lang: str, parse: Any) -> None:
    page = parse(pages.rules(lang, SLUG, path="/rules/x?q=a&b"))
    assert page.one("form", action="/language")["method"] == "post"
    assert page.one("input", name="back")["value"] == "/rules/x?q=a&b"
    buttons = page.all("button", name="lang")
    assert [(button["value"], "aria-current" in button) for button in buttons] == [
        (code, code == lang) for code in languages()
    ]


# A new table


def _chosen(page: Any, name: str) -> str:
    """What a field of the form would send."""
    radios = [field for field in page.all("input", name=name) if field.get("type") in ("radio", "checkbox")]
    if radios:
        return next((field["value"] for field in radios if "checked" in field), "")
    plain = page.all("input", name=name)
    if plain:
        return str(plain[0]["value"])
    at = page.found.index(page.one("select", name=name))
    inside = (element for element in page.found[at + 1 :] if element["tag"] == "option" and "selected" in element)
    return str(next(inside)["value"])


def test_a_new_table_starts_with_what_is_usual(parse: Any) -> None:
    page = parse(pages.new_table("en", SLUG, path="/new", name="Anna"))
    usual = {
        "name": "Anna", "seats": "2", "seat-0": "me", "seat-1": "friend", "seat-3": "friend", "clock": "none",
        "undo": "ask", "watching": "link", "listed": "", "option-teams": "", "option-companions": "on",
        "option-first": "0",
    }  # fmt: skip
    assert {name: _chosen(page, name) for name in usual} == usual
    choices = [option["value"] for option in page.all("option")]
    assert choices[:8] == ["me", "friend", "here", *(f"bot:{level}" for level in LEVELS)]
    assert page.one("form", class_="new-table")["action"] == f"/new/{SLUG}"


def test_a_refused_form_comes_back_as_it_was_filled_in(parse: Any) -> None:
    filled = {
        "name": "Bo", "seats": "3", "seat-0": "here", "seat-1": "bot:master", "seat-2": "friend", "clock": "days",
        "days": "5", "minutes": "3", "increment": "0", "undo": "off", "watching": "nobody", "listed": "on",
        "option-teams": "on", "option-first": "random",
    }  # fmt: skip
    page = parse(pages.new_table("en", SLUG, path="/new", form=filled, errors=["Teams need four."], name="Anna"))
    assert {name: _chosen(page, name) for name in filled} == filled
    assert _chosen(page, "option-companions") == ""
    assert page.one("div", role="alert")["text"].strip() == "Teams need four."


def test_a_choice_says_for_how_many_players_it_is(parse: Any) -> None:
    """The style of the page hides what the chosen number of players does not allow."""
    page = parse(pages.new_table("en", SLUG, path="/new"))
    seats = {option["value"]: option["data-seats"] for option in page.all("option") if "data-seats" in option}
    assert seats == {"0": "2 3 4", "1": "2 3 4", "2": "3 4", "3": "4", "random": "2 3 4"}


@pytest.mark.parametrize("slug", list(sc.games()))
def test_the_form_offers_every_option_with_its_help(slug: str, parse: Any) -> None:
    page = parse(pages.new_table("de", slug, path="/new"))
    for option in sc.game(slug).options:
        field = next(element for element in page.found if element.get("name") == f"option-{option.name}")
        assert page.one("p", id=field["aria-describedby"])["text"]
    labels = [element["text"] for element in page.all("option") + page.all("label")]
    assert all(labels)


# Replay


def _moment(table_view: Scenes, state: State, at: int, length: int, **facts: Any) -> Moment:
    usual = {"finished": True, "all_seen": False, "may_fork": True, "source": "/t/k3x9/replay"}
    return Moment(table_view(state, facts.pop("viewer", None)), at, length, **{**usual, **facts})


def test_a_replay_steps_by_plain_links(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played(decisions=5)
    page = parse(pages.replay("en", _moment(table_view, state, 5, 30, viewer=1), path="/"))
    steps = {element["id"]: element["href"] for element in page.all("a") if element.get("id", "").startswith("step-")}
    assert steps == {
        "step-first": "/t/k3x9/replay?at=0&as=1",
        "step-back": "/t/k3x9/replay?at=4&as=1",
        "step-on": "/t/k3x9/replay?at=6&as=1",
        "step-last": "/t/k3x9/replay?at=30&as=1",
    }
    scrub = page.one("input", id="at")
    assert (scrub["type"], scrub["min"], scrub["max"], scrub["value"]) == ("range", "0", "30", "5")
    assert page.one("form", id="scrub")["method"] == "get"
    assert page.one("h2", id="turn")["text"] == "After decision 5 of 30"
    assert page.all("button", name="action") == []


def test_at_both_ends_there_is_no_step_beyond(played: Played, table_view: Scenes, parse: Any) -> None:
    over = played(decisions=999)
    end = len(over.history)
    first = parse(pages.replay("en", _moment(table_view, over.restart(), 0, end), path="/"))
    last = parse(pages.replay("en", _moment(table_view, over, end, end), path="/"))
    assert [link["id"] for link in first.all("a", class_="button") if "id" in link] == ["step-on", "step-last"]
    assert [link["id"] for link in last.all("a", class_="button") if "id" in link] == ["step-first", "step-back"]
    assert "Nothing has been decided yet." in first.one("p", class_="question")["text"]
    assert last.one("ol", class_="standing")["text"].startswith("1. ")


def test_a_replay_is_seen_through_other_eyes(played: Played, table_view: Scenes, parse: Any) -> None:
    def eyes(moment: Moment) -> list[tuple[str, str, bool]]:
        page = parse(pages.replay("en", moment, path="/"))
        return [(link["text"], link["href"], "aria-current" in link) for link in page.all("a", class_="pill")]

    state = played("btwixt", decisions=5, seats=3)
    source = "/t/k3x9/replay?at=5"
    assert eyes(_moment(table_view, state, 5, 9, finished=False, viewer=1)) == [
        ("a spectator", source, False),
        ("Jonas", f"{source}&as=1", True),
    ]
    assert eyes(_moment(table_view, state, 5, 9, all_seen=True)) == [
        ("a spectator", source, False),
        ("Anna", f"{source}&as=0", False),
        ("Jonas", f"{source}&as=1", False),
        ("Mirja", f"{source}&as=2", False),
        ("everyone at once", f"{source}&as=all", True),
    ]


def test_everything_at_once_shows_the_view_of_every_seat(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played("btwixt", decisions=5, seats=3)
    views = tuple(state.view(seat) for seat in range(3))
    page = parse(pages.replay("en", _moment(table_view, state, 5, 9, all_seen=True, views=views), path="/"))
    assert [head["text"] for head in page.all("h3", class_="seen-by")] == ["Anna", "Jonas", "Mirja"]


def test_a_replay_can_be_played_on_and_kept(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played(decisions=5)
    for source, base, table in (
        ("/t/k3x9/replay", "/t/k3x9", "/t/k3x9"),
        ("/t/k3x9/replay", "/t/k3x9", None),
        ("/r/abc", "/r/abc", None),
    ):
        page = parse(
            pages.replay("en", _moment(table_view, state, 5, 9, source=source, viewer=0, table=table), path="/")
        )
        links = {link["href"] for link in page.all("a")}
        assert page.one("form", action=f"{base}/fork")["method"] == "post"
        assert f"{base}/record" in links
        assert f"{source}?at=5&as=0" in links
        assert ("/t/k3x9" in links) == (table is not None)
    frozen = parse(pages.replay("en", _moment(table_view, state, 5, 9, may_fork=False), path="/"))
    assert frozen.all(id="fork") == []


# Rules, API, errors


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("slug", list(sc.games()))
def test_every_rule_has_an_anchor(lang: str, slug: str, parse: Any) -> None:
    page = parse(pages.rules(lang, slug, path="/"))
    rules = sc.game(slug).ledger.rules
    sections = list(dict.fromkeys(rule.section for rule in rules))
    inside = sorted(rules, key=lambda rule: sections.index(rule.section))
    assert [entry["id"] for entry in page.all("article", class_="rule")] == [rule.id for rule in inside]


def test_rules_are_found_by_words_in_the_readers_language(parse: Any) -> None:
    page = parse(pages.rules("de", SLUG, path="/", term="VARYS diagonal"))
    assert [rule["id"] for rule in page.all("article", class_="rule")] == ["HK-017"]
    assert page.one("input", name="q")["value"] == "VARYS diagonal"
    assert "1 Regel" in page.one("p", class_="found")["text"]
    goal = parse(pages.rules("de", SLUG, path="/", term="Spielziel"))
    assert [entry["id"] for entry in goal.all("article", class_="rule")] == ["HK-055"]
    lost = parse(pages.rules("en", SLUG, path="/", term="bannner"))
    assert lost.all("article") == []
    assert "Try: banner" in lost.one("p", class_="found")["text"]


def test_the_api_page_tells_every_call_with_its_fields() -> None:
    document = {
        "info": {"title": "T"},
        "paths": {
            "/a/{id}": {
                "post": {
                    "operationId": "put_a",
                    "parameters": [
                        {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
                        {"name": "n", "in": "query", "schema": {"anyOf": [{"type": "integer"}, {"type": "null"}]}},
                    ],
                    "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}},
                    "responses": {
                        "200": {
                            "description": "done",
                            "content": {
                                "x": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}}
                            },
                        },
                        "204": {"description": "nothing"},
                    },
                }
            }
        },
        "components": {
            "schemas": {
                "A": {
                    "type": "object",
                    "required": ["word"],
                    "properties": {"word": {"enum": ["on", "off"], "description": "how"}, "rest": {}},
                }
            }
        },
    }
    (call,) = Description(document).calls
    assert [(field.name, field.kind, field.required, field.where) for field in call.parameters] == [
        ("id", "string", True, "path"),
        ("n", "integer | null", False, "query"),
    ]
    assert call.body is not None
    assert [(field.name, field.kind, field.required, field.text) for field in call.body.fields] == [
        ("word", "'on' | 'off'", True, "how"),
        ("rest", "any", False, ""),
    ]
    assert [(answer.status, answer.kind) for answer in call.responses] == [("200", "[A]"), ("204", "")]


def test_an_error_page_says_what_happened_and_links_the_rule(parse: Any) -> None:
    page = parse(pages.error("en", 409, "Not allowed.", path="/x", rule="HK-018"))
    assert page.one("h1")["text"] == "The table has moved on"
    assert "Not allowed." in page.one("main")["text"]
    assert page.one("a", href=f"/rules/{SLUG}#HK-018")["text"] == "Rule HK-018"
    assert parse(pages.error("de", 418, "Tee.", path="/x")).one("h1")["text"] == "Etwas ging schief"
