"""Players are called back by push and by mail, against a push service and a mail server that run here."""

import email
import email.policy
import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from house import START, Guest, House, Time
from push_service import PushService, push_service
from sqlalchemy import select

from smallcouncil.server import calling, schema, subscriptions
from smallcouncil.server.config import Config
from smallcouncil.server.mailing import PostOffice, mailbox
from smallcouncil.server.refusals import Refused
from smallcouncil.server.store import StoreTrouble
from smallcouncil.server.web_push import Reader, Vapid, check_endpoint, new_key, push

pytestmark = pytest.mark.anyio
SITE = "https://play.example.org"


class Mailboxes:
    """Takes letters; `refusal` is what is said to all of them instead."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusal = ""
        self.port = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        found = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"


@pytest.fixture
def post() -> Iterator[Mailboxes]:
    boxes = Mailboxes()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        boxes.port = free.getsockname()[1]
    controller = Controller(boxes, hostname="127.0.0.1", port=boxes.port)
    controller.start()
    yield boxes
    controller.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
async def calling_house(config: Config, post: Mailboxes) -> AsyncIterator[House]:
    mail = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": "council@example.org"}
    async with House(replace(config, public=SITE, private_push=True, **mail)) as house:
        yield house


async def look(house: House, time: Time, seconds: float = calling.GRACE_SECONDS + 1) -> None:
    """Let the server look for whom to call, now and once the letters are due."""
    assert house.hub.caller is not None
    await house.hub.caller.look()
    time.pass_by(seconds)
    await house.hub.caller.look()


async def two(house: House, **wish: Any) -> tuple[dict[str, Any], Guest, Guest]:
    """A table of two browsers; the first is asked first."""
    anna, bert = house.guest(), house.guest()
    laid = await anna.lay("me", "friend", options={"companions": False}, **wish)
    await bert.sit(laid["seats"][1]["link"])
    return laid, anna, bert


async def subscribed(guest: Guest, service: PushService, time: Time) -> None:
    answer = await guest.post("/calls/push", json=service.wish())
    assert answer.status_code == 204, answer.text
    time.pass_by(1)


async def test_whoever_is_away_is_called_once_a_turn(calling_house: House, service: PushService, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    await look(calling_house, time)
    assert service.pushed == []
    await anna.act(laid)
    await look(calling_house, time)
    await look(calling_house, time)
    (call,) = service.pushed
    assert call.message["title"] == "Hand of the King"
    assert (call.message["body"], call.message["url"]) == ("It is your turn.", f"/t/{laid['table']}")
    assert set(call.message) == {"title", "body", "url", "off", "out"}
    claims = call.claims
    assert (claims["aud"], claims["sub"]) == (service.origin, SITE)
    assert time.now < claims["exp"] <= time.now + 24 * 3600
    assert call.signer == calling_house.hub.caller.vapid.public
    assert (call.headers["Content-Encoding"], call.headers["Topic"]) == ("aes128gcm", laid["table"])
    await bert.act(laid)
    await anna.act(laid)
    await look(calling_house, time)
    assert len(service.pushed) == 2


async def test_nobody_who_looks_is_called(calling_house: House, service: PushService, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    async with bert.socket(laid, page=True) as wire:
        await wire.send(type="hello", version=0)
        await wire.until("update")
        await anna.act(laid)
        await look(calling_house, time)
    await look(calling_house, time)
    assert service.pushed == []


async def test_whoever_comes_in_time_is_not_called(calling_house: House, service: PushService, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    await anna.act(laid)
    await look(calling_house, time, calling.GRACE_SECONDS - 0.1)
    assert service.pushed == []
    await bert.act(laid)
    await look(calling_house, time)
    assert service.pushed == []


async def test_time_that_runs_short_and_the_end(calling_house: House, service: PushService, time: Time) -> None:
    clock = {"seconds": 4 * 3600.0}
    laid, anna, bert = await two(calling_house, clock=clock)
    await subscribed(bert, service, time)
    await anna.act(laid)
    await bert.act(laid)
    await anna.act(laid)
    await look(calling_house, time)
    time.pass_by(3 * 3600 - 600)
    await look(calling_house, time)
    assert [call.message["body"] for call in service.pushed] == ["It is your turn."]
    time.pass_by(600)
    await look(calling_house, time)
    await look(calling_house, time)
    assert [call.message["body"] for call in service.pushed][1:] == ["Your time runs short."]
    await anna.post(f"/t/{laid['table']}/resign")
    await look(calling_house, time)
    await look(calling_house, time)
    assert [call.message["body"] for call in service.pushed][2:] == ["The game is over."]


async def test_what_is_over_already_is_not_told(calling_house: House, service: PushService, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await anna.post(f"/t/{laid['table']}/resign")
    time.pass_by(1)
    await subscribed(bert, service, time)
    await look(calling_house, time)
    assert service.pushed == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_dead_endpoint_is_forgotten(
    status: int, calling_house: House, service: PushService, time: Time
) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    service.answers = [status]
    await anna.act(laid)
    await look(calling_house, time)
    time.pass_by(3600)
    await look(calling_house, time)
    assert (service.tried, await calling_house.hub.store.rows(select(schema.subscriptions))) == (1, [])


async def test_what_does_not_get_through_is_tried_later_and_later(
    calling_house: House, service: PushService, time: Time
) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    service.answers = [503, 429, 500]
    await anna.act(laid)
    await look(calling_house, time)
    for tried, wait in enumerate((30, 120, 480), 1):
        assert service.tried == tried
        time.pass_by(wait - 2)
        await calling_house.hub.caller.look()
        assert service.tried == tried
        time.pass_by(3)
        await calling_house.hub.caller.look()
    assert [call.message["body"] for call in service.pushed] == ["It is your turn."]


async def test_a_letter_is_given_up_in_the_end(calling_house: House, service: PushService, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    service.answers = [500] * 20
    await anna.act(laid)
    await look(calling_house, time)
    for _ in range(10):
        time.pass_by(24 * 3600)
        await calling_house.hub.caller.look()
    assert service.tried == calling.MOST_TRIES


async def test_a_letter_is_taken_once(calling_house: House, service: PushService, time: Time) -> None:
    """Two servers that look at the same moment."""
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    await anna.act(laid)
    caller = calling_house.hub.caller
    await caller.look()
    time.pass_by(60)
    (row,) = await calling_house.hub.store.rows(select(schema.letters))
    taken = [await caller._take(row, time.now) for _ in range(2)]
    assert taken == [True, False]
    assert service.tried == 0
    time.pass_by(calling.LEASE_SECONDS + 1)
    await caller.look()
    assert service.tried == 1


async def test_one_click_ends_it_without_any_proof(calling_house: House, service: PushService, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    await anna.act(laid)
    await look(calling_house, time)
    way_out = service.pushed[0].message["off"]
    stranger = calling_house.guest()
    assert "No more messages" in (await stranger.get(way_out)).text
    assert len((await bert.get("/calls")).text.split('action="/calls/off/')) == 2
    assert (await stranger.post(way_out)).status_code == 200
    await bert.act(laid)
    await anna.act(laid)
    await look(calling_house, time)
    assert len(service.pushed) == 1
    assert "there will be no more messages" in (await stranger.get(way_out)).text


async def test_a_device_ends_it_itself_and_nobody_elses(calling_house: House, service: PushService, time: Time) -> None:
    _, anna, bert = await two(calling_house)
    await subscribed(bert, service, time)
    endpoint = service.wish()["endpoint"]
    for guest, left in ((anna, 1), (bert, 0)):
        assert (await guest.post("/calls/push", json={"endpoint": endpoint})).status_code == 204
        assert len((await bert.get("/calls")).text.split('action="/calls/off/')) == left + 1


async def test_a_browser_has_so_many_and_no_more(calling_house: House, service: PushService, time: Time) -> None:
    _, _, bert = await two(calling_house)
    for number in range(subscriptions.MOST_PUSH + 2):
        assert (await bert.post("/calls/push", json=service.wish(f"/browser/{number}"))).status_code == 204
        time.pass_by(1)
    rows = await calling_house.hub.store.rows(select(schema.subscriptions))
    assert sorted(row["address"][-1] for row in rows) == ["2", "3", "4"]


async def test_messages_hold_nothing_that_is_hidden(calling_house: House, service: PushService, time: Time) -> None:
    anna, bert, carl = (calling_house.guest() for _ in range(3))
    laid = await anna.lay("me", "friend", "friend", game="btwixt", name="Anna Secretname")
    for guest, seat in ((bert, 1), (carl, 2)):
        await guest.sit(laid["seats"][seat]["link"], "Another Secretname")
    for guest in (anna, bert):
        await guest.post("/calls/push", json=service.wish(f"/browser/{guest is anna}"))
    time.pass_by(1)
    for _ in range(4):
        for guest in (anna, bert, carl):
            if (await guest.look(laid))["actions"]:
                await guest.act(laid)
        await look(calling_house, time)
    told = json.dumps([call.message for call in service.pushed])
    assert len(service.pushed) >= 2
    kinds = {(call.message["title"], call.message["body"]) for call in service.pushed}
    assert kinds == {("B'Twixt", "It is your turn.")}
    for secret in (laid["watch_secret"], *(seat["secret"] for seat in laid["seats"] if seat["secret"]), "Secretname"):
        assert secret not in told


HOSTILE = [
    "http://push.example.org/1", "https://127.0.0.1/1", "https://10.0.0.7/1", "https://192.168.1.1/1",
    "https://169.254.169.254/latest", "https://[::1]/1", "https://[fd00::1]/1", "https://[::ffff:10.0.0.1]/1",
    "https://localhost/1", "https://user:word@push.example.org/1", "https://push.example.org:22/1", "ftp://push.example.org",
    "https://push.example.org/a b", "https:///1", "file:///etc/passwd", "https://push.example.org/" + "a" * 1000,
]  # fmt: skip


@pytest.mark.parametrize("endpoint", HOSTILE)
def test_hostile_endpoints_are_refused(endpoint: str, service: PushService) -> None:
    keys = service.wish()["keys"]
    with pytest.raises(Refused):
        Reader.checked(endpoint, keys["p256dh"], keys["auth"], private=False)


def test_endpoints_of_the_real_services_are_not(service: PushService) -> None:
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"):
        check_endpoint(f"https://{host}/wpush/v2/gAAAA", private=False)


def test_a_name_for_a_private_address_is_found_out_before_anything_is_sent(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As names may change what they mean, the address itself is looked at when something is sent."""
    port = int(service.origin.rpartition(":")[2])
    found = [(2, 1, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr("smallcouncil.server.web_push.socket.getaddrinfo", lambda *_, **__: found)
    keys = service.wish()["keys"]
    reader = Reader("https://push.example.org/1", keys["p256dh"], keys["auth"])
    with pytest.raises(ValueError, match="private"):
        push(Vapid(new_key(), SITE), reader, b"{}", "topic", START, private=False)
    assert service.tried == 0


@pytest.mark.parametrize(
    "wrong",
    [{"p256dh": "AAAA"}, {"p256dh": "BA" + "A" * 85}, {"auth": "AAAA"}, {"auth": "***"}, {"p256dh": "ü"}],
)
async def test_keys_that_are_none_are_refused(
    wrong: dict[str, str], calling_house: House, service: PushService
) -> None:
    _, _, bert = await two(calling_house)
    wish = service.wish()
    answer = await bert.post("/calls/push", json={**wish, "keys": {**wish["keys"], **wrong}})
    assert (answer.status_code, "no address of a push service" in answer.text) == (400, True)


# -- mail


def _link(letter: EmailMessage, part: str) -> str:
    found = re.search(rf"{SITE}(/{part}\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


async def asked_by_mail(guest: Guest, house: House, time: Time, address: str = "bert@example.org") -> None:
    answer = await guest.post("/calls/mail", data={"address": address})
    assert (answer.status_code, "there is a letter for you now" in answer.text) == (200, True)
    await house.hub.caller.look()
    time.pass_by(1)


async def test_mail_is_confirmed_told_and_ended(calling_house: House, post: Mailboxes, time: Time) -> None:
    laid, anna, bert = await two(calling_house)
    await asked_by_mail(bert, calling_house, time)
    await anna.act(laid)
    await look(calling_house, time)
    (confirming,) = post.letters
    assert (confirming["To"], confirming["From"]) == ("bert@example.org", "Small Council <council@example.org>")
    yes = _link(confirming, "calls/yes/")
    assert "Yes, write to me" in (await calling_house.guest().get(yes)).text
    await look(calling_house, time)
    assert len(post.letters) == 1
    assert (await calling_house.guest().post(yes)).status_code == 200
    time.pass_by(1)
    await bert.act(laid)
    await anna.act(laid)
    await look(calling_house, time)
    for _ in range(3):
        time.pass_by(24 * 3600)
        await look(calling_house, time)
    _, told = post.letters
    assert (told["Subject"], "It is your turn." in told.get_content()) == ("Hand of the King", True)
    assert _link(told, "t/") == f"/t/{laid['table']}"
    way_out = _link(told, "calls/off/")
    assert told["List-Unsubscribe"] == f"<{SITE}{way_out}>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    answer = await calling_house.guest().post(way_out, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    await bert.act(laid)
    await anna.act(laid)
    await look(calling_house, time)
    assert len(post.letters) == 2


async def test_nobody_is_flooded_with_questions(calling_house: House, post: Mailboxes, time: Time) -> None:
    for number in range(subscriptions.MOST_ASKED + 1):
        answer = await calling_house.guest().post("/calls/mail", data={"address": "victim@example.org"})
        assert (answer.status_code == 429) == (number == subscriptions.MOST_ASKED)
    await calling_house.hub.caller.look()
    assert len(post.letters) == subscriptions.MOST_ASKED
    time.pass_by(subscriptions.UNCONFIRMED_SECONDS + 1)
    await calling_house.hub.caller.look()
    assert await calling_house.hub.store.rows(select(schema.subscriptions)) == []


async def test_a_mailbox_that_is_none_is_forgotten(calling_house: House, post: Mailboxes, time: Time) -> None:
    _, _, bert = await two(calling_house)
    post.refusal = "550 nobody here"
    await asked_by_mail(bert, calling_house, time)
    assert await calling_house.hub.store.rows(select(schema.subscriptions)) == []


async def test_a_mail_server_that_is_busy_is_asked_again(calling_house: House, post: Mailboxes, time: Time) -> None:
    _, _, bert = await two(calling_house)
    post.refusal = "451 later"
    await asked_by_mail(bert, calling_house, time)
    post.refusal = ""
    time.pass_by(calling.FIRST_WAIT)
    await calling_house.hub.caller.look()
    assert len(post.letters) == 1


@pytest.mark.parametrize(
    "typed",
    ["", "nobody", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "a@ex..org", f"{'a' * 250}@b.org"],
)
async def test_what_is_no_address_is_said(typed: str, calling_house: House) -> None:
    answer = await calling_house.guest().post("/calls/mail", data={"address": typed})
    assert (answer.status_code, "This is no mail address." in answer.text) == (400, True)


def test_addresses_that_are() -> None:
    assert mailbox(" o'neil+games@mail.example.org ") == "o'neil+games@mail.example.org"


@pytest.mark.parametrize("address", ["mail.example.org", "http://mail.example.org", "smtp://"])
def test_a_mail_server_that_is_none_is_said(address: str) -> None:
    with pytest.raises(StoreTrouble):
        PostOffice.at(address, "council@example.org")


# -- without


async def test_without_an_address_nothing_of_it_is_there(house: House) -> None:
    guest = house.guest()
    laid = await guest.lay("me", "bot:novice")
    for path in ("/", f"/t/{laid['table']}"):
        page = (await guest.get(path)).text
        assert ("/calls" in page, "calling.js" in page) == (False, False)
    assert (await guest.get("/calls")).status_code == 404
    assert (await guest.post("/calls/mail", data={"address": "a@example.org"})).status_code == 404
    assert (await guest.post("/calls/push", json={"endpoint": "https://push.example.org/1"})).status_code == 404


async def test_the_key_stays_the_same(config: Config) -> None:
    keys = []
    for _ in range(2):
        async with House(replace(config, public=SITE)) as house:
            keys.append(house.hub.caller.vapid.public)
    assert keys[0] == keys[1]


async def test_without_a_mail_server_mail_is_not_shown(config: Config) -> None:
    async with House(replace(config, public=SITE)) as house:
        guest = house.guest()
        laid = await guest.lay("me", "bot:novice")
        assert 'data-vapid="' in (await guest.get(f"/t/{laid['table']}")).text
        assert "call-mail" not in (await guest.get("/calls")).text
