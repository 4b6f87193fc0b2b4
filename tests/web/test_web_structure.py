"""Every page in every language: well-formed, labelled, escaped, and without what the content policy forbids."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI
from pydantic import BaseModel

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.locale import languages
from smallcouncil.web import pages
from smallcouncil.web.table_view import (
    Clock,
    Listing,
    Message,
    Moment,
    Seat,
    Settings,
    TableView,
    Talking,
    Undoing,
    Waiting,
)

Played = Callable[..., State]
Scenes = Callable[..., TableView]

HOSTILE = '</script><img src=x onerror="alert(1)">\'&\ue000robb-stark\ue001x\ue002'
NOT_LABELLED = {"hidden", "submit", "button"}


class Wish(BaseModel):
    """What somebody wants to play."""

    game: str
    seats: int | None = None


def _openapi() -> dict[str, Any]:
    app = FastAPI(title="Small Council", description="Tables for programs.\n\nNo accounts.")

    @app.post("/api/tables/{table}", summary="Lay a table")
    def lay(table: str, wish: Wish, quick: bool = False) -> list[Wish]:
        """Gives the links."""
        return [wish]

    return app.openapi()


def _listings(name: str) -> list[Listing]:
    free, bot = Seat(1, "", "open"), Seat(1, "", "bot", "maester")
    person, clock = Seat(0, name, "person", mine=True), Settings("free", Clock(600, 10), listed=True)
    return [
        Listing("t1", "hand-of-the-king", (person, free), {"first": "random"}, clock, 0),
        Listing("t2", "hand-of-the-king", (person, bot), {"companions": False}, Settings("off"), 5, my_turn=True),
        Listing("t3", "hand-of-the-king", (person, bot), {}, Settings(clock=Clock(86_400, 0, True)), 9, finished=True),
    ]


def _tables(played: Played, table_view: Scenes, name: str) -> dict[str, TableView]:
    """The table in all its moods."""
    running, crows = played(decisions=13), played(seats=4, crows=True, decisions=11)
    asked = running.awaiting[0]
    names = (name, *("Jonas", "Mirja", "Ole"))
    now = table_view(running, None, names).now
    said = (Message(1, 0, name, name, now), Message(2, 1, "Jonas", name, now, (0, 1)), Message(3, None, "", "hi", now))
    open_seats = (Seat(0, name, "person", mine=True, present=True, awaited=True), Seat(1, "", "open"))
    clocks = tuple(
        replace(seat, left=90_000.0 * seat.number, running=seat.awaited, late=not seat.number, present=False)
        for seat in table_view(running, asked, names).seats
    )
    left = (Seat(0, name, "bot", "knight", mine=True), Seat(1, "", "bot", "master", awaited=True))
    return {
        "asked": table_view(running, asked, names, undoing=Undoing(may_ask=True, may_reset=True), messages=said),
        "waiting": table_view(running, 1 - asked, names, undoing=Undoing(refused="undo-refused-nothing"), spectators=2),
        "thinking": table_view(running, asked, names, seats=left, prompt=None, guess=None, thinking=True, host=True),
        "waiting bot": table_view(
            running, asked, names, seats=left, prompt=None, guess=None, thinking=True, host=True,
            waiting=Waiting(2, (1,)),
        ),
        "watching": table_view(running, None, names, settings=Settings(listed=True), seats=(open_seats[1],) * 2),
        "inviting": table_view(
            played(decisions=0), 0, names, seats=open_seats, prompt=None, guess=None, host=True,
            seat_links=("http://x/1", "http://x/2"), watch_link="http://x/w",
        ),
        "clocks": table_view(
            running, asked, names, seats=clocks, host=True, undoing=Undoing(asked_by=1, must_answer=True)
        ),
        "hot seat": table_view(running, asked, names, hot_seat=True, undoing=Undoing(asked_by=asked)),
        "called": table_view(running, None, names, called=1, hot_seat=True),
        "frozen": table_view(running, None, names, frozen=True),
        "audience": table_view(
            crows, 0, names, talking=Talking(aloud=False, audience=(0, 2), until=now + 40), messages=said
        ),
        "silence": table_view(crows, 1, names, talking=Talking(aloud=False)),
        "whispers": table_view(crows, 1, names, talking=Talking(whispers=(0, 2))),
        "over": table_view(played(decisions=999), 0, names),
        "rematch": table_view(played(decisions=999), 1, names, rematch="abc"),
        "hidden game": table_view(played("btwixt", decisions=30, seats=4), 1, names),
    }  # fmt: skip


def _pages(lang: str, played: Played, table_view: Scenes, name: str = "Anna") -> dict[str, str]:
    slug, listings = "hand-of-the-king", _listings(name)
    found = {
        f"table {mood}": pages.table(lang, it, path="/t/k3x9") for mood, it in _tables(played, table_view, name).items()
    }
    over = played(decisions=999)
    end = len(over.history)
    names = (name, "Jonas")
    return found | {
        "home": pages.home(lang, path="/", listings_mine=listings, listings_open=listings, name=name),
        "home, empty": pages.home(lang, path="/", listings_mine=(), listings_open=(), name=""),
        **{f"new {game}": pages.new_table(lang, game, path="/new", name=name) for game in sc.games()},
        "new, refused": pages.new_table(lang, slug, path="/new", form={"name": name, "seats": "4"}, errors=[name]),
        "replay, running": pages.replay(
            lang,
            Moment(table_view(played(decisions=5), 0, names), 5, 9, False, False, True, "/t/k3x9/replay"),
            path="/",
        ),
        "replay, beginning": pages.replay(
            lang, Moment(table_view(over.restart(), None, names), 0, end, True, False, True, "/r/abc"), path="/"
        ),
        "replay, end": pages.replay(
            lang, Moment(table_view(over, 1, names), end, end, True, False, False, "/t/k3x9/replay"), path="/"
        ),
        **{f"rules {game}": pages.rules(lang, game, path="/rules") for game in sc.games()},
        "rules, found": pages.rules(lang, slug, path="/rules", term="Varys"),
        "rules, none": pages.rules(lang, slug, path="/rules", term=f"zzz{name}"),
        "upload": pages.upload(lang, path="/replay"),
        "upload, refused": pages.upload(lang, path="/replay", error=name),
        "docs": pages.api_docs(lang, _openapi(), path="/docs"),
        "error": pages.error(lang, 404, name, path=f"/?{name}"),
        "error, rule": pages.error(lang, 409, name, path="/", rule="HK-018"),
        "error, unknown": pages.error(lang, 418, name, path="/", rule="XX-999"),
    }


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_page_is_well_formed_and_labelled(lang: str, played: Played, table_view: Scenes, parse: Any) -> None:
    for name, html in _pages(lang, played, table_view).items():
        page = parse(html)
        assert page.one("html")["lang"] == lang, name
        assert len(page.all("h1")) == 1, name
        assert page.one("main")["id"] == "main", name
        assert page.one("title")["text"].strip(), name
        assert page.one("a", class_="skip")["href"] == "#main", name
        ids = Counter(element["id"] for element in page.found if "id" in element)
        assert [one for one, times in ids.items() if times > 1] == [], name
        _check_references(page, set(ids), name)
        _check_controls(page, name)


def _check_references(page: Any, ids: set[str], name: str) -> None:
    for element in page.found:
        for attribute in ("for", "form", "aria-labelledby", "aria-describedby", "aria-controls"):
            for target in element.get(attribute, "").split():
                assert target in ids, (name, attribute, target)
        if element.get("href", "").startswith("#") and element["tag"] in ("a", "use"):
            assert element["href"][1:] in ids, (name, element["href"])


def _check_controls(page: Any, name: str) -> None:
    labelled = {element["for"] for element in page.all("label") if "for" in element}
    for element in page.all("input") + page.all("select") + page.all("textarea"):
        inside = "label" in element["around"].split()
        if element.get("type") not in NOT_LABELLED:
            assert inside or element.get("id") in labelled or element.get("aria-label"), (name, element)
    for element in page.all("button") + page.all("a"):
        assert element["text"].strip() or element.get("aria-label"), (name, element)
    for element in page.all("img"):
        assert "alt" in element, (name, element)


def test_no_page_has_what_the_content_policy_forbids(lang: str, played: Played, table_view: Scenes, parse: Any) -> None:
    for name, html in _pages(lang, played, table_view).items():
        page = parse(html)
        assert page.all("style") == [], name
        for script in page.all("script"):
            assert script["src"].startswith("/static/"), name
            assert script["text"] == "", name
        for element in page.found:
            forbidden = [attribute for attribute in element if attribute == "style" or attribute.startswith("on")]
            assert forbidden == [], (name, element)
            for attribute in ("src", "href", "action"):
                assert not re.match(r"(https?:)?//|javascript:", element.get(attribute, "")), (name, element)


def test_hostile_names_change_no_page(lang: str, played: Played, table_view: Scenes, parse: Any) -> None:
    """With tags, quotes and the letters that mark cards in a name, all elements stay the same but for their texts."""
    plain, hostile = _pages(lang, played, table_view), _pages(lang, played, table_view, HOSTILE)
    for name in plain:
        assert "<img src=x" not in hostile[name], name
        before, after = parse(plain[name]).found, parse(hostile[name]).found
        assert [element["tag"] for element in after] == [element["tag"] for element in before], name
        assert [sorted(element) for element in after] == [sorted(element) for element in before], name


def test_every_table_can_be_shown_at_every_decision(lang: str, played: Played, table_view: Scenes, parse: Any) -> None:
    for slug, seats in (("hand-of-the-king", 3), ("btwixt", 3)):
        for decisions in range(0, 80, 7):
            state = played(slug, decisions=decisions, seats=seats, seed=3)
            for viewer in (None, *range(seats)):
                shown = table_view(state, viewer)
                page = parse(pages.table(lang, shown, path="/"))
                words = [element["value"] for element in page.all("button", class_="answer")]
                assert words == [state.game.word(action) for action in shown.actions]
