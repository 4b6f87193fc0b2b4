"""A server whose deals are no matter of luck: the seed of each is the one in a file, which the tests write."""

import sys
from pathlib import Path

from smallcouncil.server import run
from smallcouncil.server.config import Config

SEED = "seed"


def main(folder: Path, port: int) -> None:
    config = Config(
        f"sqlite:///{folder / 'council.sqlite'}",
        bot_pause=0.0,
        luck=lambda bits: int((folder / SEED).read_text()),
    )
    with run.listening("127.0.0.1", port) as bound:
        run.serve(config, bound, ready=lambda: None)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
