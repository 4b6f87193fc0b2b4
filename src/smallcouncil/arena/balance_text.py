"""The balance of a game on the terminal: the short tables and the spreads in a line each; the page has it all."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from smallcouncil.arena import numbers
from smallcouncil.arena.balance import Balance, Cell, label, mean
from smallcouncil.core.game_statistics import Account
from smallcouncil.locale import Texts

SHORT = 12
"""How many entries a table on the terminal may have."""


def tell(say: Texts, screen: Console, balance: Balance) -> None:
    for account in balance.accountant.accounts[1:]:
        if 0 < len(balance.lines(account)) <= SHORT:
            screen.print(Text(say(f"account-{account.name}"), style="bold"))
            screen.print(_table(say, balance, account))
    for name in balance.accountant.spreads[1:]:
        if counted := balance.numbers(name):
            average = numbers.number(say, mean(counted), 1)
            spread = say("balance-spread", mean=average, least=min(counted), most=max(counted))
            screen.print(Text(f"{say(f'spread-{name}')}: {spread}"))


def _table(say: Texts, balance: Balance, account: Account) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold", min_width=10)
    for column in account.columns:
        table.add_column(say(f"account-{account.name}-{column.name}"), justify="right", overflow="fold")
        if column.of:
            table.add_column(say("cli-column-interval"), justify="right", overflow="fold")
    for line in balance.lines(account):
        texts = [text for cell in line.cells.values() for text in _texts(say, cell)]
        table.add_row(Text(label(say, account, line.entry)), *texts)
    return table


def _texts(say: Texts, cell: Cell) -> list[str]:
    if cell.of is None:
        return [str(cell.count)]
    return [numbers.percent(say, cell.share), numbers.percents(say, cell.interval)]
