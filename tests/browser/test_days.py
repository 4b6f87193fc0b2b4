"""Games over days: an icon that says whose turn it is, calls to a device, and boards without a connection."""

import json
import re
import time
from functools import partial

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from visiting import PATIENCE, Guest, Server, Trouble, answers, click, free_of_scrolling, take_seat

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
READY = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """async ([path, word]) => {
  const board = await (await caches.open("boards")).match(path);
  return (await board?.text())?.includes(word) ?? false;
}"""
KEEP = """async (path) => {
  const boards = await caches.open("boards");
  await boards.delete(path);
  await boards.put(path, new Response("data-stale"));
}"""
SOON = 5_000
"""Milliseconds after which a board is kept."""
FILES_KEPT = """async () => {
  const name = (await caches.keys()).find((each) => each.startsWith("files"));
  return name && (await (await caches.open(name)).keys()).some(({ url }) => url.includes("/games/"));
}"""
LAY_SHARED = """async () => {
  const body = JSON.stringify({ game: "hand-of-the-king", seats: ["me", "here"], options: { companions: false } });
  const laid = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
  location = `/t/${(await laid.json()).table}`;
}"""
# No push service can be reached from here: the browser's part is played with real keys.
SUBSCRIBES = """(() => {
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const signs = { "+": "-", "/": "_", "=": "" };
    const plain = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
    const text = (bytes) => plain(bytes).replace(/[+/=]/g, (each) => signs[each]);
    const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
    const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16))) };
    const endpoint = `https://push.example.org/${applicationServerKey.length}`;
    current = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => (current = null) };
    return current;
  };
})()"""
AWAY = "WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED"


@pytest.fixture
def guest(guest: Guest) -> Guest:
    """Somebody whose browser runs our service worker."""
    return partial(guest, fresh=True, service_workers="allow")


def _until(page: Page, script: str, arg: object = None) -> None:
    """Wait until what a script finds out is true."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, script
        page.wait_for_timeout(50)


def _clean(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []


def test_icon_and_title_say_whose_turn_it_is(server: Server, guest: Guest) -> None:
    table = server.lay("friend", "friend", options={"companions": False})
    page = take_seat(guest(), table, 0)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    expect(page).to_have_title("Your turn · Hand of the King")
    click(page, answers(page).first)
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))
    expect(page).not_to_have_title(re.compile("Your turn"))
    server.act(table, 1)
    expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    expect(page).to_have_title(re.compile("^Your turn"))


def _keep(page: Page, word: str) -> None:
    """Wait until the browser has all that it needs without a connection, and the board with a word on it."""
    _until(page, FILES_KEPT)
    _until(page, KEPT, [page.evaluate("location.pathname"), word])


def _go_away(server: Server, page: Page) -> None:
    """Nobody can reach the server any more, and the device knows it has no network."""
    server.kill()
    page.context.set_offline(True)
    page.reload()


def _come_back(server: Server, page: Page) -> None:
    server.start()
    page.context.set_offline(False)


@pytest.mark.parametrize(("lang", "word"), [("en-GB", "You are offline"), ("de-DE", "Keine Verbindung")])
def test_the_last_board_without_a_connection_and_nothing_to_play(
    own_server: Server, guest: Guest, trouble: Trouble, lang: str, word: str
) -> None:
    trouble.expect(AWAY)
    server = own_server
    table = server.lay("friend", "friend", options={"companions": False})
    page = take_seat(guest(server, locale=lang, **(PHONE if lang == "de-DE" else {})), table, 0)
    server.act(table, 0)
    expect(page.locator("#log > li")).to_have_count(1)
    server.act(table, 1)
    expect(page.locator("#log > li")).to_have_count(2)
    version = page.locator("body").get_attribute("data-version")
    _keep(page, f'data-version="{version}"')
    board = page.locator("#board").text_content()  # without a question there is more room: more of it may be in sight
    _go_away(server, page)
    expect(page.locator("#turn")).to_have_text(word)
    expect(page.locator(".turn .question")).to_contain_text(re.compile(r"20\d\d"))
    page.wait_for_selector("#board > .board[style]")
    assert page.locator("#board").text_content() == board
    expect(page.locator("#log > li")).to_have_count(2)
    alive = "main :is(button, input, select, textarea):not(dialog *, :disabled)"
    assert page.locator(alive).count() == page.locator("main form[action]").count() == 0
    assert page.locator("#board button:disabled").count() > 5
    assert free_of_scrolling(page)
    _clean(page)
    _come_back(server, page)
    expect(page.locator("#turn")).not_to_have_text(word)
    expect(answers(page).first).to_be_enabled()
    assert len(server.look(table, 0)["lines"]) == 2


def test_rules_and_a_word_for_everything_else_without_a_connection(
    own_server: Server, guest: Guest, trouble: Trouble
) -> None:
    trouble.expect(AWAY)
    table = own_server.lay("friend", "bot:novice", options={"companions": False})
    page = take_seat(guest(own_server), table, 0)
    _keep(page, "data-stale")
    page.goto("/rules/hand-of-the-king")
    title = page.title()
    _go_away(own_server, page)
    assert page.title() == title
    page.goto("/new/btwixt")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    _clean(page)
    page.get_by_role("link", name="Look at it").click()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#turn")).to_have_text("You are offline")


def test_a_shared_screen_keeps_no_hands(server: Server, guest: Guest) -> None:
    """What would have been kept by then elsewhere; what is kept after it is there, and it is not."""
    page = guest()
    page.clock.install()
    page.goto("/")
    page.locator("button.level").first.click()
    expect(page.locator("body.at-table")).to_have_count(1)
    _until(page, READY)
    page.clock.fast_forward(SOON)
    _until(page, KEPT, [page.evaluate("location.pathname"), "data-stale"])
    page.evaluate(LAY_SHARED)
    expect(page.locator("body[data-shared]")).to_have_count(1)
    page.clock.fast_forward(SOON)
    page.evaluate(KEEP, "/later")
    _until(page, KEPT, ["/later", "data-stale"])
    assert not page.evaluate(KEPT, [page.evaluate("location.pathname"), "data-stale"])


def test_the_app_can_be_installed(server: Server, guest: Guest) -> None:
    page = guest(locale="de-DE")
    page.goto("/")
    _until(page, READY)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert '"name": "Small Council: Spiele am Tisch"' in told["data"]
    errors = {each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}


@pytest.mark.parametrize(
    "wishes", [{}, {**PHONE, "locale": "de-DE", "color_scheme": "dark"}], ids=["desktop", "phone-de"]
)
def test_calls_are_asked_for_and_ended_by_a_click(server: Server, guest: Guest, wishes: dict[str, object]) -> None:
    table = server.lay("friend", "bot:novice", options={"companions": False})
    page = guest(**wishes)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBES)
    take_seat(page, table, 0)
    page.locator("[data-open=settings]").click()
    page.locator("#settings [data-call=on]").click()
    expect(page.locator("#settings [data-call=off]")).to_be_visible()
    _clean(page)
    _until(page, FILES_KEPT)
    page.goto("/calls")
    expect(page.locator(".listing")).to_contain_text("push.example.org")
    assert free_of_scrolling(page)
    _clean(page)
    page.locator(".listing button").click()
    expect(page.locator("main [role=status]")).to_be_visible()
    page.goto("/calls")
    expect(page.locator(".listing")).to_have_count(0)


def test_a_call_is_shown_and_leads_to_the_table(server: Server, whole_chromium: Browser) -> None:
    page = whole_chromium.new_page(base_url=server.url)
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    _until(page, READY)
    session, found = page.context.new_cdp_session(page), {}
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.update(told["registrations"][-1]))
    session.send("ServiceWorker.enable")
    end = time.monotonic() + PATIENCE
    while not found:
        assert time.monotonic() < end, "nobody tells of the service worker"
        page.wait_for_timeout(20)
    message = {"title": "B'Twixt", "body": "It is your turn.", "url": "/t/abc", "off": "/calls/off/x", "out": "No more"}
    call = {"origin": server.url, "registrationId": found["registrationId"], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", call)
    shown = """async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications();
      const told = ({ title, body, tag, data, actions }) => [title, body, tag, data.off, actions[0].title];
      return notes.length && notes.map(told);
    }"""
    _until(page, shown)
    assert page.evaluate(shown) == [["B'Twixt", "It is your turn.", "/t/abc", "/calls/off/x", "No more"]]
