"""The luck of tables is pinned too: these numbers must never change, or no record of a table would replay."""

import hashlib
import json
import pickle
from collections import Counter

import pytest

import smallcouncil as sc
from smallcouncil.core import records
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadRecord
from smallcouncil.core.game import State
from smallcouncil.core.sealed import SealedChance, commitment, is_key, key_of, number_of
from smallcouncil.games.hand_of_the_king.layout import LENGTH, LUCK
from smallcouncil.games.hand_of_the_king.state import HandState

KEY = "0" * 63 + "7"
FIRST = [3856297853748412179, 6171235507286124154, 689057411828300585, 3073251172530849316, 12604401165255229151]
NINTH = 17047255364220726844
GAMES = [("hand-of-the-king", {"seats": 3, "first": "random"}), ("btwixt", {"seats": 3, "advanced": True})]


def _played(slug: str, how: dict[str, object], seed: str = KEY) -> State:
    state, rng = sc.game(slug).start(seed=seed, **how), Chance(1)
    while state.awaiting:
        state.act(state.awaiting[0], rng.choice(state.actions(state.awaiting[0])))
    return state


def test_the_first_numbers() -> None:
    luck = SealedChance(KEY)
    drawn = [luck.below(1 << 64) for _ in range(9)]
    assert drawn[:5] == FIRST
    assert drawn[8] == NINTH
    blocks = [hashlib.blake2b(bytes([n]) + bytes(7), key=bytes.fromhex(KEY), person=b"smallcouncil") for n in (0, 1)]
    assert b"".join(number.to_bytes(8, "little") for number in drawn) == (blocks[0].digest() + blocks[1].digest()[:8])


def test_bounds_copies_and_shuffles() -> None:
    luck = SealedChance(KEY)
    assert [luck.below(6) for _ in range(5)] == [number * 6 >> 64 for number in FIRST]
    twin = luck.copy()
    assert [twin.below(100) for _ in range(20)] == [luck.below(100) for _ in range(20)]
    again = pickle.loads(pickle.dumps(luck))
    assert [again.below(100) for _ in range(20)] == [luck.below(100) for _ in range(20)]
    found = Counter(luck.below(10) for _ in range(10_000))
    assert sorted(found) == list(range(10))
    assert all(900 < count < 1100 for count in found.values())


def test_what_is_made_from_it_does_not_lead_back() -> None:
    luck = SealedChance(KEY)
    apart = luck.apart()
    assert isinstance(apart, SealedChance)
    assert apart.key != luck.key
    assert number_of(KEY) not in (7, int(KEY[:12], 16))
    assert number_of(5) == 5


@pytest.mark.parametrize("seed", ["", "7", "0" * 63, "0" * 65, "g" * 64, "A" * 64, 7, None, "0" * 63 + "\n"])
def test_what_is_no_key(seed: object) -> None:
    assert not is_key(seed)


def test_a_key_is_a_number_of_256_bits() -> None:
    assert (key_of(7), key_of((1 << 256) - 1)) == (KEY, "f" * 64)
    assert is_key(key_of(0))


def test_a_promise_can_be_checked_by_hand() -> None:
    """As the page of a finished game tells it: printf 'smallcouncil seed KEY' | sha256sum."""
    assert commitment(KEY) == hashlib.sha256(b"smallcouncil seed " + KEY.encode()).hexdigest()
    assert commitment(KEY) == "bddd1ad6293d357f078e7c8bda0800ef1a321005ae8261213c1a91643ccc7240"


@pytest.mark.parametrize(("slug", "how"), GAMES)
def test_a_record_says_which_luck_it_had(slug: str, how: dict[str, object]) -> None:
    text = _played(slug, how).record()
    data = json.loads(text)
    assert (data["smallcouncil"], data["luck"], data["seed"]) == (2, "blake2b", KEY)
    assert sc.replay(text).record() == text
    assert records.tidy(json.dumps(data, indent=2)) == text
    assert _played(slug, how, "1" * 64).record() != text


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"luck": "dice"}, "line 1: this program does not know the generator 'dice'"),
        ({"luck": None}, "line 1: 'luck' must be a string"),
        ({"seed": 7}, "line 1: 'seed' must be a string"),
        ({"seed": "7"}, "line 1: a sealed seed has 64 hexadecimal digits"),
        ({"smallcouncil": 1}, "line 1: a record has no field 'luck'"),
    ],
)
def test_a_sealed_record_that_is_wrong(change: dict[str, object], problem: str) -> None:
    data = json.loads(_played("hand-of-the-king", {"seats": 2}).record())
    with pytest.raises(BadRecord) as caught:
        sc.replay({**data, **change})
    assert str(caught.value) == problem


@pytest.mark.rule("HK-011", "HK-013")
def test_a_sealed_deal_of_hand_of_the_king_is_a_whole_one() -> None:
    grids, offers = set(), set()
    for number in range(200):
        state = sc.game("hand-of-the-king").start(seats=2, seed=f"{number:064x}")
        assert isinstance(state, HandState)
        assert len(state.row) == LENGTH
        fields = state.position().split()
        again = sc.game("hand-of-the-king").start(position=state.position(), seed=1)
        assert again.position() == state.position()  # type: ignore[attr-defined]
        assert state.view(None)["deck"] == 8
        assert list(state.row[LUCK : LUCK + 4]) == [0, 0, 0, 0]
        grids.add(fields[0])
        offers.add(fields[3])
    assert len(grids) == 200
    assert len(offers) > 190


@pytest.mark.parametrize(("slug", "how"), GAMES)
def test_a_sample_holds_nothing_of_the_key(slug: str, how: dict[str, object]) -> None:
    state = sc.game(slug).start(seed="5a" * 32, **how)
    for seat in range(state.seats):
        sent = pickle.dumps(state.sample(seat, Chance(1)))
        assert b"\x5a" * 8 not in sent
        assert b"5a5a5a5a" not in sent
        assert b"SealedChance" not in sent


def test_a_branch_with_a_key_deals_from_it_and_goes_on_with_it() -> None:
    state = sc.game("btwixt").start(seats=3, seed=KEY)
    branch = state.branch(0, "ab" * 32)
    assert isinstance(branch.luck, SealedChance)  # type: ignore[attr-defined]
    assert branch.digest() == state.branch(0, "ab" * 32).digest() != state.branch(0, "ac" * 32).digest()
    position = sc.game("hand-of-the-king").start(seats=2, seed=KEY).branch(0, "ab" * 32)
    assert sc.replay(position.record()).digest() == position.digest()
