"""On a real Ray, on this machine."""

import pytest

from smallcouncil import arena
from smallcouncil.arena.errors import ArenaError


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    alone = arena.play_match("greedy", "random", games=8, seed=1)
    cluster = arena.play_match("greedy", "random", games=8, seed=1, ray=True)
    assert [game.record for game in cluster.outcome.games] == [game.record for game in alone.outcome.games]
    assert cluster.interval == alone.interval


def test_without_ray_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(ArenaError) as caught:
        arena.play_match("greedy", "random", games=2, seed=1, ray=True)
    assert caught.value.key == "error-arena-no-ray"
