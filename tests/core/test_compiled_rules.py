"""The compiled rules: found where they fit their source, left aside where they do not, and the same games as ever."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.core import compiled_rules
from smallcouncil.core.compiled_rules import COMPILED, MANIFEST, PACKAGE, PLAIN, STALE, SUFFIX, Finder, digest, use
from smallcouncil.core.flat import slots

MODULE, SHARED = "smallcouncil.core.luck", "shared__mypyc"
TEXT = b"SEVEN = 7\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one module of source."""
    package = tmp_path / "smallcouncil"
    (package / "core").mkdir(parents=True)
    (package / "core" / "luck.py").write_bytes(TEXT)
    return package


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What was compiled from that source."""
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / MANIFEST).write_text(json.dumps({MODULE: sha256(TEXT).hexdigest(), SHARED: ""}))
    return folder


@pytest.fixture(autouse=True)
def finders() -> Iterator[None]:
    before = sys.meta_path[:]
    yield
    sys.meta_path[:] = before


def put_in_place() -> list[object]:
    return [each for each in sys.meta_path if isinstance(each, Finder)]


def test_what_fits_its_source_is_used(package: Path, folder: Path) -> None:
    before = len(put_in_place())
    assert use("", folder, package) == COMPILED
    assert len(put_in_place()) == before + 1
    assert isinstance(sys.meta_path[0], Finder)


@pytest.mark.parametrize("text", [TEXT + b"\n", TEXT[:-1], TEXT.replace(b"7", b"8")])
def test_what_is_older_than_its_source_is_not(package: Path, folder: Path, text: bytes) -> None:
    (package / "core" / "luck.py").write_bytes(text)
    before = sys.meta_path[:]
    assert use("", folder, package) == STALE
    assert sys.meta_path == before
    with pytest.raises(ImportError, match="older than their source: make compiled"):
        use(COMPILED, folder, package)


def test_what_has_lost_its_source_is_not(package: Path, folder: Path) -> None:
    (package / "core" / "luck.py").unlink()
    assert use("", folder, package) == STALE


@pytest.mark.parametrize("left", [None, "", "{"])
def test_without_a_whole_manifest_nothing_is_compiled(package: Path, folder: Path, left: str | None) -> None:
    if left is None:
        (folder / MANIFEST).unlink()
    else:
        (folder / MANIFEST).write_text(left)
    assert use("", folder, package) == PLAIN
    with pytest.raises(ImportError, match="missing: make compiled"):
        use(COMPILED, folder, package)


def test_without_what_they_lean_on_the_compiled_rules_are_missing(
    package: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "librt", None)
    assert use("", folder, package) == PLAIN
    with pytest.raises(ImportError, match="missing: make compiled"):
        use(COMPILED, folder, package)


def test_a_wish_for_plain_python_is_granted(package: Path, folder: Path) -> None:
    before = sys.meta_path[:]
    assert use(PLAIN, folder, package) == PLAIN
    assert sys.meta_path == before


def test_the_finder_finds_what_was_made_and_nothing_else(folder: Path) -> None:
    finder = Finder(folder, (MODULE, SHARED))
    found = finder.find_spec(MODULE)
    assert found is not None
    assert found.origin == str(folder / f"{MODULE}{SUFFIX}")
    assert finder.find_spec("smallcouncil.core") is None


def test_all_that_is_to_be_compiled_has_a_source() -> None:
    listings = sorted(PACKAGE.rglob("compiled.txt"))
    assert len(listings) >= 5
    for listing in listings:
        for name in listing.read_text().split("\n"):
            if name and not name.startswith("#"):
                source = listing.parent / f"{name}.py"
                assert source.exists()
                assert "kernel" not in name, "Numba compiles these"
                module = ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
                assert digest(module) == sha256(source.read_bytes()).hexdigest()


@pytest.mark.parametrize("slug", ["btwixt", "stark-vs-lannister", "legendary"])
def test_states_travel_by_the_names_of_their_slots(slug: str) -> None:
    """A process whose rules are compiled understands one whose rules are not."""
    state = sc.game(slug).start(seed=3)
    told = state.__getstate__()
    assert list(told) == [name for name in slots(type(state)) if hasattr(state, name)]
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()
    assert pickle.loads(pickle.dumps(told))["stack"] == state.stack  # type: ignore[attr-defined]


GAMES = """
import hashlib, json, random, sys
import smallcouncil as sc
from smallcouncil.core import compiled_rules
from smallcouncil.core.chance import Chance

def told(slug, options, seed):
    game, luck = sc.game(slug), random.Random(seed)
    encoder = game.encoder()
    state, heard = game.start(seed=seed, **options), hashlib.sha256()
    while state.awaiting:
        seat = luck.choice(state.awaiting)
        words = state.words(seat)
        heard.update(repr((seat, words, state.prompt(seat).json())).encode())
        if luck.random() < 0.03:
            sample = state.sample(seat, Chance(seed))
            heard.update(json.dumps([state.view(seat), sample.digest(), state.digest()], sort_keys=True).encode())
            heard.update(encoder.plainly(state, seat).tobytes() if hasattr(encoder, "plainly") else b"")
        state.play(luck.choice(words), seat)
    heard.update(json.dumps([state.events(None), state.digest(), state.result.json()], sort_keys=True).encode())
    return heard.hexdigest()

print(compiled_rules.IN_USE)
for slug, options in json.loads(sys.argv[1]):
    for seed in range(int(sys.argv[2])):
        print(slug, options, seed, told(slug, options, seed))
"""
KINDS = [
    *(("btwixt", {"seats": 4}), ("btwixt", {"seats": 6, "draft": "kingsmoot"}), ("btwixt", {"advanced": True})),
    *(("stark-vs-lannister", {}), ("stark-vs-lannister", {"draft": True})),
    *(("legendary", {"seats": 2}), ("legendary", {"seats": 4, "setup": "full-allegiance"})),
    *(("legendary", {"seats": 3, "setup": "tourney"}), ("legendary", {"seats": 4, "setup": "secret-draft"})),
]


def games_told(how: str, number: int) -> list[str]:
    run = [sys.executable, "-c", GAMES, json.dumps(KINDS), str(number)]
    done = subprocess.run(run, capture_output=True, text=True, check=True, env=os.environ | {"SMALLCOUNCIL_RULES": how})
    first, *rest = done.stdout.splitlines()
    assert first == how
    assert len(rest) == number * len(KINDS)
    return rest


@pytest.mark.skipif(
    not compiled_rules.fits(compiled_rules.manifest() or {"": "nothing"}), reason="make compiled makes what is compared"
)
def test_compiled_games_are_the_same_word_for_word() -> None:
    assert games_told(COMPILED, 1) == games_told(PLAIN, 1)
