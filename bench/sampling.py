"""What a sample costs: states guessed anew for the seat that decides, in copies of the same states."""

import time
from collections.abc import Callable
from functools import partial

import smallcouncil as sc
from bench import peers
from bench.report import publish, short, table
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State

BTWIXT, STARK, LEGENDARY = "btwixt", "stark-vs-lannister", "legendary"
SETTINGS: dict[str, tuple[str, dict[str, object]]] = {
    "B'Twixt, 4 seats": (BTWIXT, {"seats": 4}),
    "B'Twixt, 4 seats, advanced": (BTWIXT, {"seats": 4, "advanced": True}),
    "B'Twixt, 4 seats, draft": (BTWIXT, {"seats": 4, "draft": "draft"}),
    "B'Twixt, 6 seats, kingsmoot draft": (BTWIXT, {"seats": 6, "draft": "kingsmoot"}),
    "Stark against Lannister": (STARK, {}),
    "Stark against Lannister, plot draft": (STARK, {"draft": True}),
    "Legendary, 2 seats": (LEGENDARY, {"seats": 2}),
    "Legendary, 4 seats, full allegiance": (LEGENDARY, {"seats": 4, "setup": "full-allegiance"}),
    "Legendary, 4 seats, secret draft": (LEGENDARY, {"seats": 4, "setup": "secret-draft"}),
}
GAMES, EVERY = 4, 7
COPIES, SAMPLES = 40, 10


def run() -> None:
    rows = []
    for name in SETTINGS:
        rows += [(row, *cells) for row, cells in peers.told_both_ways(name, "bench.sampling.measured", name).items()]
    head = ("random games, every seventh decision", "µs a copy", "µs a sample", "samples in copies", "slowest sample")
    publish("sampling", "What a sample costs", table(head, rows))


def measured(name: str) -> tuple[str, str, str, str]:
    slug, options = SETTINGS[name]
    copying = sampling = slowest = 0.0
    positions = 0
    for seed in range(GAMES):
        luck = Chance(seed)
        for state, seat in _positions(slug, options, seed):
            positions += 1
            copying += _mean(state.copy, COPIES)[0]
            mean, longest = _mean(partial(state.sample, seat, luck), SAMPLES)
            sampling, slowest = sampling + mean, max(slowest, longest)
    micro = 1_000_000 / positions
    return (
        f"{copying * micro:.1f}",
        short(sampling * micro),
        f"{sampling / copying:.1f}",
        f"{slowest * 1000:.1f} ms",
    )


def _positions(slug: str, options: dict[str, object], seed: int) -> list[tuple[State, int]]:
    """States of a random game, each by itself: nobody has asked them anything yet."""
    state, luck, found = sc.game(slug).start(seed=seed, **options), Chance(seed), []
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        if len(state.history) % EVERY == 0:
            found.append((state.copy(), seat))
        state.act(seat, luck.choice(state.actions(seat)))
    return found


def _mean(call: Callable[[], object], times: int) -> tuple[float, float]:
    """Mean and longest time of the processor for a call."""
    whole = longest = 0.0
    for _ in range(times):
        begin = time.process_time()
        call()
        spent = time.process_time() - begin
        whole, longest = whole + spent, max(longest, spent)
    return whole / times, longest
