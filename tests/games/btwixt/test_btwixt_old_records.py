"""Records outlive card lists: games of older versions are played as they were, also when the box holds another card."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil.games.btwixt.cards import BOXES

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("rules-2-*.json"))
PACKAGE = Path(sc.__file__).parent

NEW_CARDS = {
    "influence": 'color = "green"\nvalue = 5\ncopies = 2\ntriumph = false\ntiming = "none"\n',
    "event": 'color = "blue"\nvalue = 5\ntriumph = false\ntiming = "none"\n',
    "leader_card": 'color = "white"\nleader = "jon-snow"\nvalue = 5\ntriumph = false\ntiming = "none"\n',
    "ally": 'power = 3\ntiming = "none"\n',
}
"""A card of each kind that has no ability."""

REPLAY = """
import sys
import smallcouncil as sc
game = sc.game("btwixt")
assert "play the-new-influence" in game.vocabulary and game.rules_version == 3
for path in sys.argv[1:]:
    text = open(path, encoding="utf-8").read()
    state = sc.replay(text)
    again = state.record()
    assert state.awaiting == () and '"rules":2' in again, path
    assert sc.replay(again).digest() == state.digest()
    print(state.digest())
fresh = game.start(seats=3, seed=1)
assert '"rules":3' in fresh.record()
names = [card for seat in range(3) for card in fresh.view(seat)["hand"]]
assert len(fresh.deck) + len(names) == 64, len(fresh.deck)
"""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_with_digests_of_numbers_is_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = sc.replay(text)
    assert (state.awaiting, state.record().count('"digest":"i')) == ((), text.count('"digest"'))
    old, new = json.loads(text), json.loads(state.record())
    assert [entry for entry in new["decisions"] if isinstance(entry, list)] == [
        entry for entry in old["decisions"] if isinstance(entry, list)
    ]


def test_a_wrong_digest_of_either_kind_is_noticed() -> None:
    state = sc.game("btwixt").start(seats=3, seed=1)
    good = state.digest()
    assert state.agrees(good)
    assert not state.agrees(good[:-1] + ("0" if good[-1] != "0" else "1"))
    assert not state.agrees(good[1:])


def test_the_first_box_is_never_changed() -> None:
    """Whoever adds a card leaves alone what games were dealt from."""
    box = BOXES.box(2)
    assert [len(box[kind]) for kind in ("leader", "ally", "influence", "event", "leader_card")] == [9, 50, 62, 11, 36]
    assert [BOXES.rules_for(version) for version in (0, 1, 2)] == [2, 2, 2]


def test_one_more_card_of_every_kind_leaves_old_records_good(tmp_path: Path) -> None:
    """A copy of the program in whose card list a card is inserted in the middle of every kind."""
    copy = tmp_path / "smallcouncil"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "templates"))
    cards = copy / "games" / "btwixt" / "cards.toml"
    cards.write_text(with_new_cards(cards.read_text(encoding="utf-8")), encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-c", REPLAY, *map(str, RECORDS)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert found.stdout.split() == [sc.replay(path.read_text(encoding="utf-8")).digest() for path in RECORDS]


def with_new_cards(text: str) -> str:
    """A new card before the second one of each kind."""
    for kind, numbers in NEW_CARDS.items():
        first = text.index(f"[[{kind}]]")
        second = text.index(f"[[{kind}]]", first + 1)
        card = (
            f'[[{kind}]]\nid = "the-new-{kind}"\nname = "New"\n{numbers}text = "No ability."\nverbs = []\n'
            'provenance = "original"\n\n'
        )
        text = text[:second] + card + text[second:]
    return text
