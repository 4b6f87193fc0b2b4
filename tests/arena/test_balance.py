"""The balance of a game: shares and intervals that follow from the counts, and a page that nobody's name can break."""

import math
from collections import Counter

import pytest

import smallcouncil as sc
from smallcouncil.arena.balance import Balance, Cell, as_json, label
from smallcouncil.arena.balance_page import fair_lines, page
from smallcouncil.arena.balance_text import SHORT, tell
from smallcouncil.arena.statistics import wilson
from smallcouncil.cli.help_pages import console
from smallcouncil.core.chance import Chance
from smallcouncil.core.game_statistics import Account, Accountant, Book, Column
from smallcouncil.games.btwixt.cards import ALLIES as ALLY_CARDS
from smallcouncil.games.hand_of_the_king.game_statistics import BANNERS
from smallcouncil.locale import languages, texts

from .pages import checked

BTWIXT = sc.game("btwixt")
LEADERS, CARDS, ALLIES, BIDS = BTWIXT.accountant().accounts[1:]
HOSTILE = "program:sh -c </script><script>alert(1)</script> <img src=x onerror=alert(2)> & ]]>"


def _book() -> Book:
    """Four leaders, two cards, one ally, as if counted in ten games."""
    book = Book()
    for leader, won in (("cersei-lannister", 1), ("euron-greyjoy", 4), ("melisandre", 2), ("jon-snow", 4)):
        book.add("leader", leader, games=10, won=won)
    for seat, won in enumerate((1, 4, 2, 4)):
        book.add("seat", str(seat), games=10, won=won)
    book.add("card", "ambush", held=40, played=30, bid=12, won=6)
    book.add("card", "tribute", held=10, played=10, bid=1, won=4)
    book.add("card", "the-silence", held=2)
    book.add("ally", "hodor", revealed=9, claimed=8, won=3)
    book.add("bid", "zero", chances=150, times=9)
    book.add("bid", "nothing", chances=600, times=200)
    for number, count in {240: 3, 250: 6, 420: 1}.items():
        book.numbers["decisions", number] = count
    book.numbers["rounds", 15] = 10
    return book


def _balance(bots: tuple[str, ...] = ("knight",) * 4) -> Balance:
    return Balance(BTWIXT, BTWIXT.start(seats=4, seed=1, advanced=True).setup.options, 4, bots, 10, _book())


def test_a_share_has_its_interval() -> None:
    assert Cell(7).of is None
    assert (Cell(12, 30).share, Cell(12, 30).interval) == (0.4, wilson(12, 30))
    assert math.isnan(Cell(0, 0).share)
    assert all(map(math.isnan, Cell(0, 0).interval))


def test_lines_are_ranked_by_the_share_that_is_compared() -> None:
    lines = _balance().lines(LEADERS)
    assert [line.entry for line in lines] == ["euron-greyjoy", "jon-snow", "melisandre", "cersei-lannister"]
    assert lines[0].cells == {"games": Cell(10), "won": Cell(4, 10)}
    assert [line.entry for line in _balance().lines(CARDS)] == ["tribute", "ambush", "the-silence"]
    assert [line.entry for line in _balance().lines(Accountant.accounts[0])] == ["0", "1", "2", "3"]
    assert [line.entry for line in _balance().lines(BIDS)] == ["nothing", "zero"]


def test_a_share_is_of_its_own_column() -> None:
    ambush = _balance().lines(CARDS)[1]
    assert ambush.cells == {"held": Cell(40), "played": Cell(30, 40), "bid": Cell(12, 30), "won": Cell(6, 30)}


def test_fair_shares_are_compared_with_the_sides_and_others_with_all_together() -> None:
    balance = _balance()
    assert balance.even(LEADERS) == 0.25
    assert balance.even(CARDS) == 10 / 40
    assert balance.even(ALLIES) == 3 / 8
    assert balance.together(CARDS).cells["played"] == Cell(40, 52)
    assert balance.fair_range(LEADERS) == (0.4, 1.6)
    assert balance.fair_range(CARDS) is None
    assert fair_lines(texts("en", "btwixt"), balance) == [
        "Seats: 40 % to 160 % of the fair share.",
        "Leaders: 40 % to 160 % of the fair share.",
    ]


def test_books_add_up_and_travel_as_json() -> None:
    whole, part = _book(), _book()
    whole.include(part)
    assert whole.counts["card", "ambush", "played"] == 60
    assert whole.numbers == Counter({(name, number): 2 * count for (name, number), count in part.numbers.items()})
    assert Book.from_json(part.json()) == part


def test_figures_for_programs() -> None:
    figures = as_json(_balance())
    low, high = wilson(6, 30)
    won = {"count": 6, "of": 30, "share": 0.2, "low": low, "high": high}
    assert figures["accounts"]["card"][1]["won"] == won
    assert figures["accounts"]["card"][2] == {
        "entry": "the-silence",
        "held": 2,
        "played": {"count": 0, "of": 2, "share": 0.0, "low": 0.0, "high": wilson(0, 2)[1]},
        "bid": {"count": 0, "of": 0, "share": None, "low": None, "high": None},
        "won": {"count": 0, "of": 0, "share": None, "low": None, "high": None},
    }
    assert figures["spreads"]["decisions"] == {"240": 3, "250": 6, "420": 1}


@pytest.mark.parametrize("lang", languages())
def test_the_page_stands_alone_and_has_it_all(lang: str) -> None:
    say, balance = texts(lang, "btwixt"), _balance()
    html = page(say, balance, "smallcouncil simulate btwixt --seed 1")
    checker = checked(html)
    assert f'<html lang="{lang}">' in html
    for account in balance.accountant.accounts:
        keys = [f"account-{account.name}", f"account-{account.name}.about"]
        keys += [f"account-{account.name}-{column.name}" for column in account.columns]
        assert [key for key in keys if say(key) not in checker.text] == []
        assert [line for line in balance.lines(account) if label(say, account, line.entry) not in checker.text] == []
    assert say("spread-decisions") in checker.text
    assert any(f" {say('option-advanced')}. " in text for text in checker.text)
    assert "smallcouncil simulate btwixt --seed 1" in checker.text
    assert say("cli-percent-range", low=9.5, high=37.3) in checker.text
    # One plot for the decisions, none for rounds that were always as many; a drawn interval for all but one entry.
    assert (checker.seen.count("svg"), html.count('role="img"')) == (1 + 4 + 4 + 2 + 1, 1)


def test_only_what_is_beyond_doubt_is_coloured() -> None:
    book = Book()
    for entry, won in (("0", 400), ("1", 250), ("2", 100), ("3", 250)):
        book.add("seat", entry, games=1000, won=won)
    html = page(texts("en", "btwixt"), Balance(BTWIXT, {}, 4, ("random",) * 4, 1000, book), "")
    assert html.count('<span class="ahead" style="--s:0.6">160 %</span>') == 1
    assert html.count('<span class="behind" style="--s:0.6">40 %</span>') == 1
    assert html.count("<span") == 2


def test_hostile_names_are_escaped() -> None:
    html = page(texts("en", "btwixt"), _balance((HOSTILE, "random", "random", "random")), f"smallcouncil '{HOSTILE}'")
    checker = checked(html)
    assert f"smallcouncil '{HOSTILE}'" in checker.text
    assert any(HOSTILE in text for text in checker.text)


def test_a_report_of_no_game_is_a_page_too() -> None:
    empty = Balance(BTWIXT, {}, 4, ("random",) * 4)
    assert "Leaders" in checked(page(texts("en", "btwixt"), empty, "")).text


def test_long_tables_are_left_to_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    balance, say = _balance(), texts("en", "btwixt")
    for ally in ALLY_CARDS[: SHORT + 1]:
        balance.book.add("ally", ally.id, revealed=1)
    tell(say, console(), balance)
    shown = capsys.readouterr().out
    assert [heading for heading in ("Leaders", "Influence cards", "Allies", "Zero bids") if heading in shown] == [
        "Leaders",
        "Influence cards",
        "Zero bids",
    ]
    assert "Rounds a game: mean 15, from 15 to 15" in shown


def test_a_game_that_counts_nothing_of_its_own_has_seats_and_decisions() -> None:
    assert [account.name for account in Accountant.accounts] == ["seat"]
    assert Accountant.accounts[0] == Account(
        "seat", "seat", (Column("games"), Column("won", of="games", fair=True)), by="won", ranked=False
    )


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 4, "teams": True}])
def test_hand_of_the_king_counts_banners_and_companions(options: dict[str, int | bool]) -> None:
    game, luck, book = sc.game("hand-of-the-king"), Chance(5), Book()
    for seed in range(20):
        state = game.start(seed=seed, **options)  # type: ignore[arg-type]
        while state.awaiting:
            state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
        one = game.accountant().read(state)
        assert state.result is not None
        held = [holder for holder in state.view(None)["banners"].values() if holder is not None]
        won = sum(holder in state.result.winners for holder in held)
        together = Balance(game, {}, 2, (), 1, one).together(BANNERS).cells
        assert together == {"held": Cell(len(held)), "won": Cell(won, len(held))}
        assert one.numbers["banners", won] == 1
        chosen = Counter(event["companion"] for event in state.events(None) if event["event"] == "companion")
        assert {entry: one.counts["companion", entry, "chosen"] for entry in chosen} == chosen
        book.include(one)
    for lang in languages():
        say = texts(lang, "hand-of-the-king")
        found = Balance(game, state.setup.options, 2, ("random",) * state.seats, 20, book)
        assert say("account-companion") in checked(page(say, found, "")).text
