"""The table: whose turn it is, answers, taking back, seats, talk, the log; and the parts that an update replaces."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.locale import languages, texts
from smallcouncil.web import pages, panel
from smallcouncil.web.rendering import kept, page_texts
from smallcouncil.web.stepwise import at_once
from smallcouncil.web.table_view import Clock, Message, Seat, Settings, TableView, Talking, Undoing, Waiting

Played = Callable[..., State]
Scenes = Callable[..., TableView]
NOW = 1_800_000_000.0


def _asked(played: Played, **options: Any) -> tuple[State, int]:
    state = played(**options)
    return state, state.awaiting[0]


@pytest.mark.parametrize("lang", languages())
def test_an_update_brings_what_a_fresh_page_shows(lang: str, played: Played, table_view: Scenes) -> None:
    for viewer in (None, 0, 1):
        shown = table_view(played(), viewer, messages=(Message(1, 0, "Anna", "hello", NOW),))
        page, new = pages.table(lang, shown, path="/t/k3x9"), at_once(pages.updating(lang, shown))
        assert set(new.parts) == {"board", "panel", "talk"}
        for part, bits in new.parts.items():
            assert re.search(rf'<(section|div) id="{part}"[^>]*>{re.escape("".join(bits))}</\1>', page), part
        assert f">{''.join(new.log)}</ol>" in page
        assert f">{''.join(new.chat)}</ol>" in page
        assert f"<title>{new.title}</title>" in page


def test_nothing_of_the_page_depends_on_what_the_viewer_cannot_know(played: Played, table_view: Scenes) -> None:
    """Any state that a seat cannot tell from the true one gives the same page, whichever guess the answers rest on."""
    for slug, seats in (("btwixt", 3), ("hand-of-the-king", 2)):
        state = played(slug, decisions=25, seats=seats, seed=5)
        for viewer in range(seats):
            true = pages.table("en", table_view(state, viewer), path="/")
            for luck in range(4):
                other = state.sample(viewer, Chance(luck))
                view = other.view(viewer)
                guess = other.sample(viewer, luck) if viewer in state.awaiting else None
                assert pages.table("en", table_view(state, viewer, view=view, guess=guess), path="/") == true


def test_answers_are_numbered_buttons_of_a_form(played: Played, table_view: Scenes, parse: Any) -> None:
    state, seat = _asked(played)
    shown = table_view(state, seat)
    page = parse(pages.table("en", shown, path="/"))
    form = page.one("form", id="answers")
    assert (form["method"], form["action"]) == ("post", "/t/k3x9/act")
    assert page.one("body")["data-version"] == str(shown.version)
    words = [state.game.word(action) for action in shown.actions]
    buttons = page.all("button", class_="answer")
    assert [button["value"] for button in buttons] == words
    assert [int(re.match(r"\d+", button["text"]).group()) for button in buttons] == list(range(1, len(words) + 1))
    on_board = [button["value"] for button in page.all("button", form="answers")]
    assert on_board == words


def test_an_answer_names_the_things_on_the_board_that_it_touches(
    played: Played, table_view: Scenes, parse: Any
) -> None:
    state, seat = _asked(played)
    page = parse(pages.table("en", table_view(state, seat), path="/"))
    things = {element["data-thing"] for element in page.found if "data-thing" in element}
    for button in page.all("button", class_="answer"):
        touched = set(button["data-touches"].split())
        assert "varys" in touched
        assert touched <= things


def test_the_question_comes_with_its_rule(played: Played, table_view: Scenes, parse: Any) -> None:
    state, seat = _asked(played)
    say = texts("en", "hand-of-the-king")
    page = parse(pages.table("en", table_view(state, seat), path="/"))
    rule = state.prompt(seat).rule
    link = page.one("a", data_rule=rule)
    assert link["href"] == f"/rules/hand-of-the-king#{rule}"
    assert say(f"why-{rule}") in page.one("details", class_="why")["text"]
    assert page.one("h2", id="turn")["text"] == "Your turn"
    assert page.one("title")["text"] == "Your turn · Hand of the King"


def test_who_waits_has_no_answers_and_a_page_that_looks_again(played: Played, table_view: Scenes, parse: Any) -> None:
    state, seat = _asked(played)
    page = parse(pages.table("en", table_view(state, 1 - seat), path="/"))
    assert page.all("button", name="action") == []
    assert page.one("h2", id="turn")["text"] == f"Waiting for {('Anna', 'Jonas')[seat]}"
    assert page.one("meta", http_equiv="refresh")["around"].split()[-1] == "noscript"


@pytest.mark.parametrize(
    ("changes", "heading", "text"),
    [
        ({"hot_seat": True}, "{asked} to decide", "{asked}: choose a direction and a House for Varys."),
        ({"prompt": None, "thinking": True}, "{asked} is thinking …", ""),
        ({"prompt": None, "called": 1}, "Jonas to decide", "This is for Jonas’s eyes only. Hand over the screen."),
        ({"frozen": True}, "To look at only", "cannot be played on"),
    ],
)
def test_the_heading_says_what_goes_on(
    played: Played, table_view: Scenes, parse: Any, changes: dict[str, Any], heading: str, text: str
) -> None:
    state, seat = _asked(played, decisions=8)
    name = ("Anna", "Jonas")[seat]
    page = parse(pages.table("en", table_view(state, seat, **changes), path="/"))
    assert page.one("h2", id="turn")["text"] == heading.format(asked=name)
    assert text.format(asked=name) in page.one("div", class_="turn")["text"]


@pytest.mark.parametrize(
    ("lang", "before", "text"),
    [
        ("en", 0, "Many bots are thinking at this server. This one is next."),
        ("en", 1, "Many bots are thinking at this server. 1 comes before this one."),
        ("en", 3, "Many bots are thinking at this server. 3 come before this one."),
        ("de", 3, "Auf diesem Server überlegen gerade viele Bots. 3 sind noch vor diesem dran."),
    ],
)
def test_a_bot_that_waits_for_its_turn_to_think_says_how_many_come_before(
    played: Played, table_view: Scenes, parse: Any, lang: str, before: int, text: str
) -> None:
    shown = table_view(played(), None, thinking=True, waiting=Waiting(before))
    assert parse(pages.table(lang, shown, path="/")).one("p", id="queue")["text"] == text
    unhindered = parse(pages.table(lang, replace(shown, waiting=None), path="/")).one("p", id="queue")
    assert (unhindered["text"], "hidden" in unhindered) == ("", True)


@pytest.mark.parametrize(
    ("host", "bot", "slow", "offered"),
    [
        (True, "master", (1,), True),
        (True, "maxn:3", (1,), True),
        (True, "master", (), False),
        (True, "apprentice", (1,), None),
        (True, "random", (1,), None),
        (False, "master", (1,), None),
    ],
)
def test_the_host_is_offered_a_lower_level_for_a_bot_that_waits_long(
    played: Played, table_view: Scenes, parse: Any, host: bool, bot: str, slow: tuple[int, ...], offered: bool | None
) -> None:
    seats = (Seat(0, "Anna", "person", mine=True), Seat(1, "", "bot", bot, awaited=True))
    shown = table_view(
        played(),
        0,
        seats=seats,
        prompt=None,
        actions=(),
        guess=None,
        thinking=True,
        host=host,
        waiting=Waiting(9, slow),
    )
    forms = parse(pages.table("en", shown, path="/")).all("form", class_="lower")
    assert ["hidden" not in form for form in forms] == ([] if offered is None else [offered])
    assert [form["action"] for form in forms] == ["/t/k3x9/bot"] * len(forms)


def test_a_shared_screen_is_handed_over_by_a_form(played: Played, table_view: Scenes, parse: Any) -> None:
    page = parse(pages.table("en", table_view(played(), None, called=1), path="/"))
    assert page.one("form", class_="curtain")["action"] == "/t/k3x9/ready"
    assert page.one("input", name="seat")["value"] == "1"
    assert page.one("button", id="ready")["text"] == "I am Jonas: show my cards"


def test_the_end_shows_the_standing_and_the_ways_on(played: Played, table_view: Scenes, parse: Any) -> None:
    over = played(decisions=999)
    page = parse(pages.table("en", table_view(over, 0), path="/"))
    assert over.result is not None
    winner = ("Anna", "Jonas")[over.result.winners[0]]
    assert f"{winner} wins with" in page.one("div", class_="turn")["text"]
    assert page.one("ol", class_="standing")["text"].startswith(f"1. {winner}: ")
    assert page.one("summary", id="rematch")
    links = {link["href"] for link in page.all("a")}
    assert {"/t/k3x9/replay", "/t/k3x9/record"} <= links
    watched = parse(pages.table("en", table_view(over, None), path="/"))
    assert watched.all(id="rematch") == []
    agreed = parse(pages.table("en", table_view(over, None, rematch="abc"), path="/"))
    assert agreed.one("a", id="rematch")["href"] == "/t/abc"


@pytest.mark.parametrize(
    ("undoing", "policy", "found"),
    [
        (Undoing(may_ask=True, at_once=True), "free", {"undo": "Undo"}),
        (Undoing(may_ask=True), "ask", {"undo": "Ask to undo"}),
        (Undoing(may_ask=True, may_reset=True), "ask", {"undo": "Ask to undo", "reset": "Reset my turn"}),
        (Undoing(refused="undo-refused-revealed"), "ask", {"undo": "Undo"}),
        (Undoing(asked_by=1, must_answer=True), "ask", {"agree": "Agree", "refuse": "Refuse"}),
        (Undoing(asked_by=0), "ask", {}),
        (Undoing(refused="undo-refused-nothing"), "ask", {}),
        (Undoing(refused="undo-refused-off"), "off", {}),
    ],
)
def test_what_may_be_taken_back(
    played: Played, table_view: Scenes, parse: Any, undoing: Undoing, policy: Any, found: dict[str, str]
) -> None:
    page = parse(pages.table("en", table_view(played(), 0, undoing=undoing, settings=Settings(policy)), path="/"))
    buttons = page.all("button", name="what")
    assert {button.get("id", button["value"]): button["text"] for button in buttons} == found
    if undoing.refused and found:
        assert page.one("button", id="undo")["disabled"] == ""
        assert page.one("small", id="undo-refused")["text"] == texts("en")(undoing.refused)


def test_whoever_asked_hears_who_declined(played: Played, table_view: Scenes, parse: Any) -> None:
    shown = table_view(played(), 0, undoing=Undoing(may_ask=True, declined_by=1))
    undoing = parse(pages.table("en", shown, path="/")).one("form", class_="undoing")
    assert undoing["text"].strip().startswith("Jonas does not want the move to be taken back.")


def test_the_log_links_moments_and_cards(played: Played, table_view: Scenes, parse: Any) -> None:
    shown = table_view(played(), None)
    page = parse(pages.table("en", shown, path="/"))
    lines = page.all("li", class_="line")
    assert [line["data-line"] for line in lines] == [str(line.number) for line in shown.lines]
    assert [link["href"] for link in page.all("a", class_="line-number")] == [
        f"/t/k3x9/replay?at={line.number + 1}" for line in shown.lines
    ]
    cards = [link["data-card"] for link in page.all("a", class_="card-link")]
    took = [event["card"] for line in shown.lines for event in line.events if event["event"] == "took"]
    assert set(took) <= set(cards)
    symbols = {symbol["id"] for symbol in page.all("symbol")}
    assert {f"card-{card}" for card in cards} <= symbols


def test_a_decision_without_visible_events_is_told_as_secret(played: Played, table_view: Scenes, parse: Any) -> None:
    shown = table_view(played(decisions=1), None)
    blind = replace(shown, lines=(replace(shown.lines[0], word=None, events=[]),))
    assert "has decided in secret." in parse(pages.table("en", blind, path="/")).one("li", class_="line")["text"]


def test_a_choice_of_ones_own_that_brought_nothing_yet_is_told_by_its_word(
    played: Played, table_view: Scenes, parse: Any
) -> None:
    shown = table_view(played("btwixt", decisions=1, seats=3), None)
    (line,) = shown.lines
    own = replace(shown, lines=(replace(line, seat=1, word="seat 2", events=[]),))
    for lang, told in (("en", "Jonas chooses: seat 3."), ("de", "Jonas wählt: platz 3.")):
        assert told in parse(pages.table(lang, own, path="/")).one("li", class_="line")["text"]


NOTES = {
    "late": "Anna is out of time. A bot (Knight) plays on.",
    "left": "Anna has left the table. A bot (Knight) plays on.",
    "gone": "Anna has left the table. The game waits.",
    "handed": "Anna lets a bot (Knight) play on.",
    "replaced": "Anna has been gone for a while. The host lets a bot (Knight) play on.",
    "filled": "The host gives the free seat of Anna to a bot (Knight).",
    "back": "Anna is back and has taken the seat from the bot.",
    "freed": "The host has freed the seat of Anna.",
    "rematch": "Anna would like a rematch.",
}


def test_what_happens_beside_the_game_is_told(played: Played, table_view: Scenes, parse: Any) -> None:
    notes = tuple(
        Message(number, 0, "Anna", "knight", 0.0, note=kind)  # type: ignore[arg-type]
        for number, kind in enumerate(NOTES, 1)
    )
    named = table_view(played(decisions=1), 1, ("Knight", "Jonas"), messages=notes)
    page = parse(pages.table("en", named, path="/"))
    assert [span["text"] for span in page.all("span", class_="noted")] == list(NOTES.values())
    nameless = replace(named, messages=(replace(notes[1], author=""),))
    page = parse(pages.table("de", nameless, path="/"))
    assert [span["text"] for span in page.all("span", class_="noted")] == [
        "Spieler 1 hat den Tisch verlassen. Ein Bot (Ritter) spielt weiter."
    ]


def test_leaving_a_bot_in_ones_place_resigning_and_a_rematch_are_asked_about_first(
    played: Played, table_view: Scenes, parse: Any
) -> None:
    """A fold that says what will happen; the button that does it is inside."""
    shown = table_view(played(decisions=3), 0)
    bot = replace(shown.seats[1], sitter="bot", bot="knight", mine=False)
    page = parse(pages.table("en", shown, path="/"))
    assert [fold["id"] for fold in page.all("details", class_="asking")] == [
        *("asking-bot-0", "asking-resign", "asking-leave"),
    ]
    assert page.one("summary", id="leave")["text"] == "Leave the table"
    alone = parse(pages.table("en", replace(shown, seats=(shown.seats[0], bot)), path="/"))
    assert [fold["id"] for fold in alone.all("details", class_="asking")] == [
        *("asking-bot-0", "asking-resign", "asking-leave"),
    ]
    assert "The game waits for you" in alone.one("details", id="asking-leave")["text"]
    timed = replace(shown, seats=(replace(shown.seats[0], left=60.0), replace(bot, left=60.0)))
    assert "your clock runs on" in parse(pages.table("en", timed, path="/")).one("details", id="asking-leave")["text"]
    lost = replace(shown, seats=(replace(bot, number=0, mine=True), shown.seats[1]))
    back = parse(pages.table("en", lost, path="/"))
    assert back.all("details", class_="asking") == []
    assert "Take my seat back from the bot" in back.one("form", class_="comeback")["text"]
    over = table_view(played(decisions=999), 0)
    assert parse(pages.table("en", over, path="/")).one("details", class_="asking")["id"] == "asking-rematch"
    assert parse(pages.table("en", over, path="/")).one("button", id="leave")["text"] == "Leave the table"
    against_bots = replace(over, seats=(over.seats[0], bot))
    assert parse(pages.table("en", against_bots, path="/")).one("button", id="rematch")["text"] == "Rematch"
    asked = parse(pages.table("en", replace(over, rematch="abc", rematch_by=1), path="/"))
    assert "Jonas would like a rematch. Will you come along?" in asked.one("div", class_="ending")["text"]
    asking = parse(pages.table("en", replace(over, rematch="abc", rematch_by=0), path="/"))
    assert "would like a rematch" not in asking.one("div", class_="ending")["text"]


def test_seats_say_who_is_there(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played(seats=4)
    seats = (
        Seat(0, "Anna", "person", mine=True, present=True, awaited=True, left=605.4, running=True),
        Seat(1, "", "bot", "knight", left=90_061.0),
        Seat(2, "Anna", "person", left=0.0, late=True),
        Seat(3, "", "open", left=3_725.0),
    )
    page = parse(pages.table("en", table_view(state, 0, seats=seats, spectators=2), path="/"))
    rows = [" ".join(row["text"].split()) for row in page.all("li", class_="seat")]
    held = list(state.view(None)["banners"].values())
    stands = [f"{count} banner{'s' if count != 1 else ''}" for count in map(held.count, range(4))]
    assert rows == [
        f"1 Anna (1) you to decide {stands[0]} 10:05",
        f"2 Knight bot {stands[1]} 1 d 1 h",
        f"3 Anna (3) away {stands[2]} 0:00 out of time",
        f"4 Seat 4 free {stands[3]} 1:02:05",
    ]
    assert page.one("p", class_="spectators")["text"] == "2 spectators"
    assert [clock["data-left"] for clock in page.all("span", class_="clock") if "data-running" in clock] == ["605.4"]


def test_who_may_give_a_seat_to_a_bot_or_take_it_back(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played(seats=4)
    seats = (
        Seat(0, "Anna", "person", mine=True, present=True),
        Seat(1, "Jonas", "person", present=True),
        Seat(2, "Mirja", "person"),
        Seat(3, "Ole", "bot", "master"),
    )

    def offers(host: bool) -> list[str]:
        page = parse(pages.table("en", table_view(state, 0, seats=seats, host=host), path="/"))
        return [field["value"] for field in page.all("input", name="seat")]

    assert offers(host=False) == ["0"]
    assert offers(host=True) == ["0", "2", "3"]


def test_the_host_finds_a_link_for_everybody(played: Played, table_view: Scenes, parse: Any) -> None:
    seats = (Seat(0, "Anna", "person", mine=True, awaited=True), Seat(1, "", "open"))
    links = ("http://here/1", "http://here/2")
    shown = table_view(
        played(decisions=0), 0, seats=seats, prompt=None, guess=None, seat_links=links, watch_link="http://here/w"
    )
    page = parse(pages.table("en", shown, path="/"))
    shown_links = ["http://here/2", "http://here/w", "http://here/1"]
    assert [field["value"] for field in page.all("input") if "readonly" in field] == shown_links
    assert [button["data-copy"] for button in page.all("button") if "data-copy" in button] == shown_links
    assert page.one("h2", id="turn")["text"] == "Waiting for players"


def test_a_free_seat_can_be_taken_only_at_a_listed_table(played: Played, table_view: Scenes, parse: Any) -> None:
    seats = (Seat(0, "Anna", "person"), Seat(1, "", "open"))
    for listed in (True, False):
        shown = table_view(played(decisions=0), None, seats=seats, settings=Settings(listed=listed))
        assert len(parse(pages.table("en", shown, path="/")).all("form", class_="join")) == listed


def test_talk_is_open_closed_whispered_or_an_audience(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played(seats=4, crows=True)

    def talk(viewer: int | None, **talking: Any) -> Any:
        shown = table_view(state, viewer, talking=Talking(**talking))
        return parse("".join(at_once(pages.updating("en", shown)).parts["talk"]))

    assert talk(0).all(name="to") == []
    assert talk(0, aloud=False).all("form") == []
    assert "nobody talks" in talk(0, aloud=False).one("p", class_="closed")["text"]
    whom = [option["value"] for option in talk(0, whispers=(1, 3)).all("option")]
    assert whom == ["", "1", "3"]
    private = talk(2, aloud=False, audience=(0, 2), until=NOW + 42)
    assert private.one("input", name="to")["value"] == "0"
    assert private.one("span", class_="countdown")["text"] == "0:42"
    overheard = talk(None, aloud=False, audience=(0, 2), until=NOW + 42)
    assert overheard.all("form") == []
    assert "Anna and Mirja are talking alone." in overheard.one("p", class_="audience")["text"]


def test_chat_says_who_may_read_a_message(played: Played, table_view: Scenes, parse: Any) -> None:
    said = (
        Message(4, 1, "Jonas", "pst", NOW, (0, 1)),
        Message(5, None, "", "<b>oh</b>", NOW),
        Message(6, None, "Anna", "ha", NOW),
    )
    shown = table_view(played(), 0, messages=said)
    private, spectator, named = parse("".join(at_once(pages.updating("de", shown)).chat)).all("li")
    assert private["class"].split() == ["message", "private"]
    assert private["text"].split() == ["Jonas", "an", "Anna", "pst", "08:00"]
    assert spectator["text"].split() == ["Zuschauer", "<b>oh</b>", "08:00"]
    assert named["text"].split() == ["Anna", "(schaut", "zu)", "ha", "08:00"]
    assert (private["data-message"], private["data-seat"]) == ("4", "1")
    assert "data-seat" not in spectator


def test_what_was_agreed_on_stands_below_the_table(played: Played, table_view: Scenes, parse: Any) -> None:
    state = played(companions=False, first="random")
    shown = table_view(state, 0, settings=Settings("off", Clock(900, 5)))
    agreed = parse(pages.table("de", shown, path="/")).one("p", class_="agreed")["text"]
    time = "15 min + 5 s · Zeit um: ein Bot spielt weiter (Ritter)"
    assert agreed == f"Helferkarten: nein · Startspieler: zufällig · {time} · ohne Zurücknehmen"


def test_the_game_in_short_is_told_in_the_first_round_only(played: Played, table_view: Scenes, parse: Any) -> None:
    about = texts("en", "hand-of-the-king")("about")
    for decisions, told in ((0, True), (1, True), (2, False)):
        page = parse(pages.table("en", table_view(played(decisions=decisions), 0), path="/"))
        assert [about in primer["text"] for primer in page.all("details", id="primer")] == [True] * told


def test_all_who_look_on_share_one_board_in_their_language(played: Played, table_view: Scenes) -> None:
    state, seat = _asked(played)

    def board(lang: str, shown: TableView) -> Any:
        return "".join(at_once(pages.updating(lang, shown)).parts["board"])

    waiting = board("en", table_view(state, 1 - seat))
    assert board("en", table_view(state, None)) == waiting
    assert board("en", table_view(state, seat)) != waiting
    assert board("de", table_view(state, None)) != waiting
    assert board("en", table_view(state, None, ("Bo", "Ann"))) != waiting


def _bits(update: pages.Update) -> dict[str, list[str]]:
    return {name: list(part) for name, part in update.parts.items()}


def test_what_is_kept_of_a_table_never_shows_at_another_moment(played: Played, table_view: Scenes) -> None:
    """Two games, told in turns as a server tells them: each board is what a fresh drawing of it would be."""
    games = [(played(decisions=0, seed=seed), [panel.panels() for _ in range(3)]) for seed in (1, 2)]
    rng = Random(3)
    for _ in range(30):
        for state, lately in games:
            shown = [table_view(state, viewer) for viewer in (0, 1, None)]
            told = [
                _bits(at_once(pages.updating("en", each, kept_by))) for each, kept_by in zip(shown, lately, strict=True)
            ]
            kept.cache_clear()
            assert [_bits(at_once(pages.updating("en", each))) for each in shown] == told
            if state.awaiting:
                seat = state.awaiting[0]
                state.act(seat, rng.choice(state.actions(seat)))


@pytest.mark.parametrize(
    "change",
    [
        {"spectators": 3},
        {"host": True, "watch_link": "http://localhost/t/k3x9/watch/w"},
        {"undoing": Undoing(may_ask=True)},
        {"undoing": Undoing(asked_by=1, must_answer=True)},
        {"thinking": True, "waiting": Waiting(2)},
        {"settings": Settings(undo="free")},
        {"rematch_by": 1, "given_up": (0, "resigned")},
        {"frozen": True},
    ],
    ids=str,
)
def test_a_panel_that_is_kept_is_not_shown_when_something_has_changed(
    change: dict[str, Any], played: Played, table_view: Scenes
) -> None:
    state, seat = _asked(played)
    for viewer in (1 - seat, seat):
        shown, lately = table_view(state, viewer), panel.panels()
        changed = replace(shown, **change)

        def told(view: TableView, lately: panel.Panels | None) -> str:
            return "".join(at_once(pages.updating("en", view, lately)).parts["panel"])

        before = told(shown, lately)
        assert told(shown, lately) == before
        assert told(changed, lately) == told(changed, None)
        assert viewer == seat or told(changed, lately) != before
        later = replace(shown, version=shown.version + 7, undoing=Undoing(may_ask=True))
        assert f'name="version" value="{shown.version + 7}"' in told(later, lately)


def test_a_voice_remembers_but_never_confuses(played: Played) -> None:
    say = page_texts("en")
    for _ in range(2):
        assert say("web-players", count=1) == "1 player"
        assert say("web-players", count=2) == "2 players"
        assert say("web-role-bot", bot="") == "bot"
        with pytest.raises(KeyError):
            say("web-no-such-text")
        with pytest.raises(TypeError):
            say("web-players")
