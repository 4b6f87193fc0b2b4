"""The journal: an entry reads as JSON, and its secrets only for those who may know them."""

import pytest

from smallcouncil.cardkit.journal import Kinds

NAMES = ("ace", "king")
KINDS = Kinds(
    {"drew": "seat* count cards?:cards", "gave": "from* to* card?:card", "over": ""},
    {"cards": lambda cards: [NAMES[card] for card in cards], "card": NAMES.__getitem__},
)
DREW, GAVE, OVER = range(3)


@pytest.mark.parametrize(
    ("entry", "seat", "told"),
    [
        ((DREW, 1, 2, (0, 1)), 1, {"event": "drew", "seat": 1, "count": 2, "cards": ["ace", "king"]}),
        ((DREW, 1, 2, (0, 1)), 0, {"event": "drew", "seat": 1, "count": 2, "cards": None}),
        ((DREW, 1, 2, (0, 1)), None, {"event": "drew", "seat": 1, "count": 2, "cards": None}),
        ((GAVE, 0, 2, 1), 2, {"event": "gave", "from": 0, "to": 2, "card": "king"}),
        ((GAVE, 0, 2, 1), 1, {"event": "gave", "from": 0, "to": 2, "card": None}),
        ((OVER,), None, {"event": "over"}),
    ],
)
def test_who_may_read_what(entry: tuple[object, ...], seat: int | None, told: dict[str, object]) -> None:
    assert KINDS.told(entry, seat) == told


def test_scrubbing_takes_out_the_secret_and_nothing_else() -> None:
    entry = (DREW, 1, 2, (0, 1))
    assert KINDS.scrubbed(entry, 1) is entry
    assert KINDS.scrubbed(entry, 0) == (DREW, 1, 2, None)
    assert KINDS.scrubbed(KINDS.scrubbed(entry, 0), 1) == (DREW, 1, 2, None)
    assert KINDS.secretive == {DREW, GAVE}
