"""The crow variant: nobody talks at the table, but for the minute that a spent crow buys for two."""

import re

import pytest
from playwright.sync_api import Page, expect
from visiting import Guest, Laid, Server, Wire, answers, click, line_count, listening, take_seat

SECRETS = ("a zorse for your banner", "only with a grumkin", "ask <b>Quaithe</b> & küss die Hand")
TELLTALE = re.compile("zorse|grumkin|quaithe", re.IGNORECASE)


@pytest.fixture
def table(server: Server) -> Laid:
    return server.lay("friend", "friend", "friend", options={"crows": True})


@pytest.fixture
def people(guest: Guest, table: Laid) -> list[Page]:
    """Three players and a spectator; the last two are outsiders."""
    spectator = guest()
    spectator.goto(table.watch)
    listening(spectator)
    return [*(take_seat(guest(), table, seat) for seat in range(3)), spectator]


def say(page: Page, text: str) -> None:
    page.fill("#say-text", text)
    page.click("#say button")


def spend_crow(asker: Page) -> None:
    click(asker, asker.locator("#answers button[value=crow]"))
    click(asker, asker.locator("#answers button[value='seat 1']"))


def chat_of(page: Page) -> list[str]:
    return page.locator("#chat .said").all_inner_texts()


@pytest.mark.rule("HK-061", "HK-062", "HK-063")
def test_the_minute_is_private(people: list[Page], server: Server, table: Laid) -> None:
    asker, partner, third, spectator = people
    for page in people:
        expect(page.locator("#say")).to_have_count(0)
        expect(page.locator(".closed")).to_be_visible()
    spend_crow(asker)
    for page, name in ((asker, "Player 2"), (partner, "Player 1")):
        expect(page.locator(".audience")).to_contain_text(f"Alone with {name}")
        expect(page.locator(".audience .countdown")).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
    for page in (third, spectator):
        expect(page.locator("#log > li")).to_have_count(line_count(asker))
        expect(page.locator(".audience")).to_contain_text("Player 1 and Player 2 are talking alone.")
        expect(page.locator("#say")).to_have_count(0)

    say(asker, SECRETS[0])
    expect(partner.locator("#chat .said").last).to_have_text(SECRETS[0])
    say(partner, SECRETS[1])
    expect(asker.locator("#chat .said").last).to_have_text(SECRETS[1])
    partner.reload()
    say(partner, SECRETS[2])
    expect(asker.locator("#chat .said")).to_have_text(list(SECRETS))
    first = asker.locator(".countdown").inner_text()
    expect(asker.locator(".countdown")).not_to_have_text(first)

    click(asker, answers(asker).first)
    expect(asker.locator("#say")).to_have_count(0)
    expect(partner.locator("#say")).to_have_count(0)
    for page in (third, spectator):
        expect(page.locator("#log > li")).to_have_count(line_count(asker))
        page.reload()
        expect(page.locator("#log > li")).to_have_count(line_count(asker))
        assert chat_of(page) == []
        assert "crow" in Wire.told(page)
        assert TELLTALE.findall(Wire.told(page)) == []


def test_nothing_of_it_is_in_the_replay_or_the_record(guest: Guest, server: Server, table: Laid) -> None:
    for word in ("crow", "seat 1"):
        server.act(table, 0, word)
    server.call(f"/tables/{table.id}/chat", server.token(table, 0), text=SECRETS[0])
    server.play_on(table)
    asker, third = (take_seat(guest(), table, seat) for seat in (0, 2))
    say(asker, "well played")
    expect(asker.locator("#chat .said")).to_have_text([SECRETS[0], "well played"])
    expect(third.locator("#chat .said")).to_have_text(["well played"])
    replays = [f"/replay?at={at}&as={eyes}" for at in (1, 3) for eyes in ("", "0", "2", "all")]
    told = [third.request.get(f"{table.link}{path}").text() for path in ("", *replays, "/record")]
    assert [text for text in told if "crow" not in text or TELLTALE.search(text)] == []


def test_the_opened_minute_cannot_be_taken_back(guest: Guest, server: Server, table: Laid) -> None:
    for other in (1, 2):
        server.token(table, other)
    asker = take_seat(guest(), table, 0)
    spend_crow(asker)
    expect(asker.locator("#undo")).to_be_disabled()
    expect(asker.locator("#undo-refused")).to_be_visible()
