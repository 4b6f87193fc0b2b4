"""The inside of a process that runs somebody's Python file: messages in, the file's choices out.

A file offers one function `choose(perspective)`, or a class with such a method. It may return a word or an action. What
it prints goes to standard error, because standard output belongs to the answers.
"""

import base64
import importlib.util
import io
import json
import os
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from smallcouncil.core import discovery
from smallcouncil.core.perspective import Perspective

Choose = Callable[[Perspective], int | str]


class _Reader(pickle.Unpickler):
    def persistent_load(self, slug: str) -> Any:
        return discovery.load(slug)


def load(path: Path, name: str) -> Any:
    """What the file offers: by its name, else the function `choose`, else the one class that can choose."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    if name:
        return getattr(module, name)
    if hasattr(module, "choose"):
        return module.choose
    own = [item for item in vars(module).values() if isinstance(item, type) and item.__module__ == path.stem]
    able = [item for item in own if hasattr(item, "choose")]
    if len(able) != 1:
        raise SystemExit(f"{path.name} must offer a function `choose`, or one class with a method `choose`")
    return able[0]


def chooser(offered: Any) -> Choose:
    """A function as it is; a class becomes one bot, made for one game."""
    found: Choose = offered().choose if isinstance(offered, type) else offered
    return found


def answer(choose: Choose, message: dict[str, Any]) -> str:
    perspective = _Reader(io.BytesIO(base64.b64decode(message["perspective"]))).load()
    choice = choose(perspective)
    word = choice if isinstance(choice, str) else perspective.game.word(choice)
    return json.dumps({"word": word})


def main(path: str, name: str) -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    choose: Choose | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            random.seed(message["seed"])
            choose = chooser(load(Path(path), name))
        elif message["type"] == "decide":
            assert choose is not None
            print(answer(choose, message), file=answers, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
