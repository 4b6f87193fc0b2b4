"""What those see who watch over a server: health, figures, logs, and refusals before anything is full."""

import json
import logging
import re
from dataclasses import replace
from pathlib import Path

import pytest
from house import House

from smallcouncil.server import metrics, room
from smallcouncil.server.config import Config
from smallcouncil.server.logs import JsonLines

pytestmark = pytest.mark.anyio


async def test_health_is_live_and_ready(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest()
    answer = await anna.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"live": True, "ready": True, "troubles": {}})
    monkeypatch.setattr(room, "LEAST_FREE", 1 << 60)
    full = (await anna.get("/health")).json()
    assert (full["ready"], full["troubles"]) == (True, {"disk": "is nearly full"})
    house.hub.store.away_since = 0.0
    away = await anna.get("/health/ready")
    assert (away.status_code, away.json()["ready"]) == (503, False)
    assert ((await anna.get("/health/live")).status_code, (await anna.get("/healthz")).status_code) == (200, 503)
    house.hub.store.away_since = None


async def test_figures_count_what_happens_and_tell_no_secret(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", name="Anna")
    async with anna.socket(laid) as wire:
        await wire.until("update")
        await anna.act(laid)
        page = await anna.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = dict(re.findall(r'^smallcouncil_(\w+)\{server="alone"\} (\S+)$', page.text, re.MULTILINE))
    assert (found["tables"], found["sockets"], found["moves_total"], found["database_up"]) == ("1", "1", "1", "1")
    assert found["store_seconds_count"] == found["changes_total"]
    assert "redis_up" not in found
    for line in page.text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \S+ .+|smallcouncil_\w+\{server="alone"(,le="\S+")?\} [0-9.e+-]+', line)
    for secret in (laid["table"], laid["watch_secret"], "Anna", anna.client.cookies["council"]):
        assert secret not in page.text


async def test_figures_are_for_this_machine_and_for_who_shows_the_token(config: Config) -> None:
    async with House(replace(config, metrics_token="needle")) as house:
        far = {"x-forwarded-for": "203.0.113.7"}
        assert (await house.guest(**far).get("/metrics")).status_code == 404
        assert (await house.guest(**far, authorization="Bearer wrong").get("/metrics")).status_code == 404
        assert (await house.guest(**far, authorization="Bearer needle").get("/metrics")).status_code == 200
        assert (await house.guest().get("/metrics")).status_code == 200
    async with House(config) as house:
        assert (await house.guest(**far, authorization="Bearer").get("/metrics")).status_code == 404


def test_latencies_are_counted_up_to_their_bounds() -> None:
    counted = metrics.Metrics()
    for seconds in (0.0005, 0.001, 0.002, 0.2, 60.0):
        counted.stored(seconds, 1)
    text = metrics.page({"a": metrics.read(metrics.written(counted.figures()))})
    buckets = dict(re.findall(r'bucket\{server="a",le="(\S+)"\} (\d+)', text))
    assert (buckets["0.001"], buckets["0.0025"], buckets["0.1"], buckets["0.25"], buckets["+Inf"]) == tuple("23345")


@pytest.mark.parametrize("full", ["disk", "memory"])
async def test_when_it_is_nearly_full_no_tables_are_laid_and_those_there_go_on(
    full: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    if full == "disk":
        monkeypatch.setattr(room, "LEAST_FREE", 1 << 60)
    else:
        house.hub._memory = 1
    refused = await anna.post("/api/tables", json={"game": "hand-of-the-king", "seats": ["me", "here"]})
    assert (refused.status_code, refused.json()["error"]) == (503, f"server-{full}-full")
    assert "Those that are there go on" in refused.json()["text"]
    assert len((await anna.act(laid))["lines"]) == 1
    monkeypatch.undo()
    house.hub._memory = 0
    await anna.lay("me", "here")


def test_memory_is_what_was_said_or_most_of_what_there_is() -> None:
    assert room.allowed_memory(7) == 7
    assert room.allowed_memory(0) > metrics.resident_memory() > 1 << 20


def test_a_log_of_json_has_one_object_a_line(tmp_path: Path) -> None:
    try:
        raise ValueError("of two\nlines")
    except ValueError:
        record = logging.getLogger("council").makeRecord(
            "council", logging.ERROR, __file__, 1, "it %s\nso", ("is",), __import__("sys").exc_info()
        )
    line = JsonLines().format(record)
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"]) == ("error", "council", "it is\nso")
    assert "ValueError" in told["trace"]
