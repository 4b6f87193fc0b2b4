"""The balance of a game as one HTML file: every account as a table with its intervals drawn, every spread as bars."""

import math
from collections import Counter
from html import escape

from smallcouncil.arena import numbers, plots
from smallcouncil.arena.balance import Balance, Cell, Line, label, mean
from smallcouncil.arena.html_page import figure, html_page, markup_table, play_again, section
from smallcouncil.arena.statistics import Interval
from smallcouncil.core.game_statistics import Account
from smallcouncil.locale import Texts
from smallcouncil.narration.options import variants

MOST_BARS = 40
OWN_STYLE = """
td small{display:block;color:var(--quiet);font-size:.75rem}
td .ahead,td .behind{display:block;margin:-.2rem -.3rem;padding:.2rem .3rem;border-radius:.3rem}
td svg{width:8rem;min-width:6rem;height:1.4rem;margin-left:auto}
"""


def page(say: Texts, balance: Balance, again: str) -> str:
    """The whole file. Nothing in it is fetched from anywhere, and every name in it is escaped."""
    accounts = [_account(say, balance, account) for account in balance.accountant.accounts]
    spreads = [_spread(say, name, balance.numbers(name)) for name in balance.accountant.spreads]
    first, *rest = accounts
    body = [first, f'<div class="plots">{"".join(spreads)}</div>', *rest, play_again(say, again)]
    return html_page(say, title(say), _lead(say, balance), "".join(body), style=OWN_STYLE)


def title(say: Texts) -> str:
    return say("balance-title", game=say("title"))


def fair_lines(say: Texts, balance: Balance) -> list[str]:
    """How far the shares of each account that knows a fair one lie apart."""
    found = []
    for account in balance.accountant.accounts:
        if spread := balance.fair_range(account):
            low, high = (numbers.percent(say, bound) for bound in spread)
            found.append(say("balance-fair", account=say(f"account-{account.name}"), low=low, high=high))
    return found


def _lead(say: Texts, balance: Balance) -> str:
    bots = ", ".join(balance.bots) if len(set(balance.bots)) > 1 else balance.bots[0]
    about = say("balance-about", games=balance.games, seats=len(balance.bots), bots=bots)
    kept = [f"{each}." for each in variants(say, balance.game, balance.options)]
    headlines = "".join(f'<p class="headline">{escape(line)}</p>' for line in fair_lines(say, balance))
    return f'{headlines}<p class="quiet">{escape(" ".join([about, *kept, say("balance-intervals")]))}</p>'


# Accounts


def _account(say: Texts, balance: Balance, account: Account) -> str:
    name = f"account-{account.name}"
    lines = balance.lines(account)
    heads = ["", *(say(f"{name}-{column.name}") for column in account.columns)]
    rows = [[escape(label(say, account, line.entry)), *_cells(say, line)] for line in lines]
    if account.by and lines:
        heads += [say("balance-compared"), ""]
        even, reach = balance.even(account), _reach(balance, account, lines)
        for row, line in zip(rows, lines, strict=True):
            row += _compared(say, line.cells[account.by], even, reach)
        together = balance.together(account)
        rows.append([f"<i>{escape(say('balance-together'))}</i>", *_cells(say, together), "", ""])
    return section(say(name), markup_table(heads, rows), say(f"{name}.about"))


def _cells(say: Texts, line: Line) -> list[str]:
    return [_cell(say, cell) for cell in line.cells.values()]


def _cell(say: Texts, cell: Cell) -> str:
    if cell.of is None:
        return str(cell.count)
    interval = escape(numbers.percents(say, cell.interval))
    return f"{escape(numbers.percent(say, cell.share))}<small>{interval}</small>"


def _compared(say: Texts, cell: Cell, even: float, reach: Interval) -> list[str]:
    """A share as part of what it is compared with, coloured if the interval leaves no doubt; and the interval drawn."""
    if not cell.of or not even:
        return ["–", ""]
    low, high = cell.interval
    kind = "ahead" if low > even else "behind" if high < even else ""
    text = escape(numbers.percent(say, cell.share / even))
    strength = round(min(1.0, abs(cell.share / even - 1)), 2)
    drawn = plots.whisker(cell.share, cell.interval, reach, even)
    return [f'<span class="{kind}" style="--s:{strength}">{text}</span>' if kind else text, drawn]


def _reach(balance: Balance, account: Account, lines: list[Line]) -> Interval:
    """From the lowest to the highest share, so that all intervals of a table are drawn to one scale."""
    bounds = [bound for line in lines for bound in line.cells[account.by].interval if math.isfinite(bound)]
    bounds.append(balance.even(account))
    return min(bounds), max(bounds)


# Spreads


def _spread(say: Texts, name: str, counted: Counter[int]) -> str:
    heading = say(f"spread-{name}")
    if not counted:
        return ""
    average = numbers.number(say, mean(counted), 1)
    told = say("balance-spread", mean=average, least=min(counted), most=max(counted))
    plot = plots.bars(heading, _bars(counted), None, say(f"spread-{name}.axis"), "") if len(counted) > 1 else ""
    return figure(heading, plot, f"{say(f'spread-{name}.about')} {told}.")


def _bars(numbers: Counter[int]) -> list[tuple[str, float]]:
    """A bar for each number, or for so many numbers that there are not too many bars; it is named by the lowest."""
    least, most = min(numbers), max(numbers)
    width = -(-(most - least + 1) // MOST_BARS)
    counts = Counter[int]()
    for number, count in numbers.items():
        counts[(number - least) // width] += count
    return [(str(least + bar * width), float(counts[bar])) for bar in range((most - least) // width + 1)]
