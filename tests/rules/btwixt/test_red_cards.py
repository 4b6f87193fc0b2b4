"""Red influence cards: force."""

import pytest

from .conftest import Scenario


@pytest.mark.rule("BT-023", "BT-024", "BC-03")
def test_ambush_discards_a_card_of_five_or_less_from_another_pile(table: Scenario) -> None:
    t = table(hands=["ambush tribute", "", ""], piles=["tribute", "betrayal sworn-swords feast", ""], knelt=[1])
    t.asks(0, "turn", "play ambush", "play tribute", "kneel")
    t.play("play ambush")
    t.asks(0, "card", "card betrayal", "card feast")
    t.play("card betrayal")
    t.expect(
        hands=["tribute", "", ""],
        piles=["ambush tribute", "sworn-swords feast", ""],
        totals=[5, 13, 0],
        discard="betrayal",
        standing=[0],
    )
