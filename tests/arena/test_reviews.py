"""What a review tells of a game: which decisions it calls mistakes."""

import pytest

from smallcouncil.arena import reviews


def _kept(loss: float, best_error: float, played_error: float) -> dict[str, object]:
    values = [["a", 0.5 + loss, best_error, "unknown", None], ["b", 0.5, played_error, "unknown", None]]
    return {"decisions": [{"number": 3, "seat": 0, "played": "b", "loss": loss, "values": values}]}


@pytest.mark.parametrize(
    ("loss", "best_error", "played_error", "mistake"),
    [
        (0.049, 0.0, 0.0, False),
        (0.05, 0.0, 0.0, True),
        (0.06, 0.05, 0.02, False),
        (0.1, 0.03, 0.04, False),
        (0.101, 0.03, 0.04, True),
    ],
)
def test_a_mistake_gives_much_away_and_surely(
    loss: float, best_error: float, played_error: float, mistake: bool
) -> None:
    """Two times the uncertainty of both answers: that of 0.03 and 0.04 is 0.05."""
    assert [each["number"] for each in reviews.mistakes(_kept(loss, best_error, played_error))] == [3] * mistake
