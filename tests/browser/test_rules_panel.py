"""The rules: beside the table, searched while one types, and named by whoever asks or refuses."""

from playwright.sync_api import Page, expect
from visiting import HAND, Guest, Server, take_seat


def visible_rules(page: Page) -> list[str]:
    return page.locator("#ledger .rule:visible").evaluate_all("rules => rules.map(rule => rule.id)")


def test_beside_the_table(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "friend"), 0)
    page.get_by_role("link", name="Rules").click()
    dialog = page.locator("#rules-dialog")
    expect(dialog).to_be_visible()
    expect(page.locator("#q")).to_be_focused()
    everything = visible_rules(page)
    page.keyboard.type("crow")
    expect(page.locator("#HK-061")).to_be_visible()
    found = visible_rules(page)
    assert 0 < len(found) < len(everything)
    page.fill("#q", "xyzzy")
    expect(page.locator("#ledger .found")).not_to_be_empty()
    assert visible_rules(page) == []
    page.keyboard.press("Escape")
    assert visible_rules(page) == everything
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_question_leads_to_its_rule(guest: Guest, server: Server) -> None:
    page = take_seat(guest(), server.lay("friend", "friend"), 0)
    page.get_by_text("Why?").click()
    rule = page.locator(".why a")
    named = rule.get_attribute("data-rule")
    rule.click()
    expect(page.locator(f"#rules-dialog #{named}")).to_be_in_viewport()


def test_the_page_of_rules_finds_without_scripts(guest: Guest) -> None:
    page = guest(java_script_enabled=False)
    page.goto(f"/rules/{HAND}")
    page.fill("#q", "crow")
    with page.expect_navigation():
        page.click(".search button")
    assert "HK-061" in visible_rules(page)
    with page.expect_navigation():
        page.get_by_role("link", name="Show all").click()
    assert len(visible_rules(page)) > 50


def test_a_card_in_the_log_shows_itself(guest: Guest, server: Server) -> None:
    table = server.lay("friend", "friend")
    server.play_on(table, 1)
    page = take_seat(guest(), table, 0)
    page.locator("#log a[data-card]").first.hover()
    expect(page.locator(".card-peek")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".card-peek")).to_have_count(0)


def test_a_rule_is_found_by_what_people_call_it(guest: Guest) -> None:
    page = guest()
    page.goto("/rules/btwixt")
    page.fill("#q", "kneel")
    expect(page.locator("#BT-017")).to_be_hidden()
    assert {"BT-022", "BT-025"} <= set(visible_rules(page))
    page.goto(f"/rules/{HAND}")
    page.fill("#q", "goal")
    expect(page.locator("#HK-054")).to_be_hidden()
    assert visible_rules(page) == ["HK-055", "HK-056", "HK-059"]
