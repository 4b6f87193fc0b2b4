"""Golden playthroughs: whole games written down, decision by decision, to be read and to be compared.

    python tests/golden/make.py     writes them anew, after a change of the rules that is meant

Beside each transcript lies the record of the same game, so that records written long ago stay readable.
"""

import json
import sys
from pathlib import Path
from typing import Any

import smallcouncil as sc
from smallcouncil.core.game import State

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {
    "two-seats-bare": {"seats": 2, "companions": False, "seed": 2016},
    "two-seats-companions": {"seats": 2, "seed": 7},
    "three-seats-crows": {"seats": 3, "crows": True, "first": "random", "seed": 239},
    "four-seats-teams-crows": {"seats": 4, "teams": True, "crows": True, "first": 2, "seed": 2474},
}


def play(name: str) -> tuple[State, str]:
    """A golden game at its end, and its transcript. The choices are luck, from the same seed as the game."""
    state = sc.game("hand-of-the-king").start(**GAMES[name])
    luck = sc.Chance(GAMES[name]["seed"])
    parts = [f"{name}: {json.dumps(GAMES[name])}\n"]
    while state.awaiting:
        (seat,) = state.awaiting
        chosen = luck.choice(state.words(seat))
        parts.append(_asked(state, seat) + f"chosen   {chosen}\n")
        state.play(chosen)
        parts[-1] += _happened(state)
    parts.append(f"position {state.position()}\nresult   {json.dumps(state.result.json() if state.result else None)}\n")  # type: ignore[attr-defined]
    return state, "\n".join(parts)


def _asked(state: State, seat: int) -> str:
    prompt = state.prompt(seat)
    assert prompt is not None
    about = "".join(f", {name} {value}" for name, value in prompt.about.items() if value is not None)
    return (
        f"decision {len(state.history) + 1}\n"
        f"position {state.position()}\n"  # type: ignore[attr-defined]
        f"prompt   seat {seat}: {prompt.ask} by {prompt.by} ({prompt.rule}){about}\n"
        f"legal    {', '.join(state.words(seat))}\n"
    )


def _happened(state: State) -> str:
    events = state.events(None, since=len(state.history) - 1)
    return "".join(f"event    {json.dumps(event)}\n" for event in events) + f"digest   {state.digest()}\n"


def main() -> None:
    for name in GAMES:
        state, transcript = play(name)
        (HERE / f"{name}.txt").write_text(transcript, encoding="utf-8", newline="\n")
        (HERE / f"{name}.json").write_text(state.record(), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{name}: {len(state.history)} decisions\n")


if __name__ == "__main__":
    main()
