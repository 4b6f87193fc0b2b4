"""A server whose deals are no matter of luck: they follow from what the tests write into a file.

`=7` is the deal of seed 7. Any other number stands for a row of deals, no two of them alike: a server tells nothing of
a game while another one goes on that was dealt from the same seed.
"""

import sys
from collections import Counter
from pathlib import Path

from smallcouncil.core.sealed import KEY_BITS
from smallcouncil.server import run
from smallcouncil.server.config import Config

SEED = "seed"
ROW = 1000
PATIENCE = 60.0
"""Seconds; only a busy machine needs so many."""


class Deals:
    """The luck of such a server."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._dealt: Counter[int] = Counter()

    def __call__(self, bits: int) -> int:
        told = self._file.read_text()
        if told.startswith("="):
            return int(told[1:])
        row = int(told)
        if bits == KEY_BITS:
            self._dealt[row] += 1
        return row * ROW + self._dealt[row]


def main(folder: Path, port: int) -> None:
    config = Config(
        f"sqlite:///{folder / 'council.sqlite'}",
        bot_pause=0.0,
        bot_seconds=PATIENCE,
        pass_seconds=0.0,
        luck=Deals(folder / SEED),
        public="https://play.example.org",
        smtp="smtp://127.0.0.1:9",
        mail_from="council@example.org",
    )
    with run.listening("127.0.0.1", port) as bound:
        run.serve(config, bound, ready=lambda: None)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
