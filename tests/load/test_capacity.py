"""The search for the highest rate that a server holds."""

import pytest

from bench.load.capacity import FACTOR, FINER, LEAST, highest


@pytest.mark.parametrize("limit", [1000.0, 400.0, 250.0, 249.0, 90.0])
def test_the_highest_rate_is_found_from_above_and_from_below(limit: float) -> None:
    tried: list[float] = []

    def holds(rate: float) -> bool:
        tried.append(rate)
        return rate <= limit

    found = highest(holds, 250.0)
    assert found in tried
    assert found <= limit < found * FACTOR ** (0.5**FINER) * 1.001
    assert len(tried) == len(set(tried))


def test_a_server_that_holds_nothing_is_given_up() -> None:
    tried: list[float] = []

    def holds(rate: float) -> bool:
        tried.append(rate)
        return False

    assert highest(holds, 250.0) == 0.0
    assert 250.0 * LEAST / FACTOR**2 < min(tried) < 250.0 * LEAST
