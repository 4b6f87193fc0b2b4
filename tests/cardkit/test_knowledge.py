"""What viewers know is kept up as a journal grows, and shared by copies that then go their own ways."""

from typing import Self

from smallcouncil.cardkit.journal import Entry, Kinds
from smallcouncil.cardkit.knowledge import Follower, Minds

KINDS = Kinds({"drew": "seat* card?", "played": "seat card", "gave": "seat* to* card?"}, {})
DREW, PLAYED, GAVE = range(3)


class Known(Follower):
    """The cards that one viewer has seen, and how many entries it has read."""

    def __init__(self, began: int = 0) -> None:
        super().__init__(began)
        self.seen: list[int] = []
        self.count = 0

    def copy(self) -> Self:
        twin = type(self)(self.began)
        twin.read, twin.seen, twin.count = self.read, self.seen[:], self.count
        return twin

    def leaves_open(self, entry: Entry) -> bool:
        return entry[0] == GAVE and entry[3] is None

    def _saw(self, entry: Entry) -> None:
        self.count += 1
        if entry[-1] is not None:
            self.seen.append(entry[-1])

    def _gave(self, entry: Entry) -> None:
        self.count += 1
        if entry[3] is None:
            self.seen.clear()


Known.opening = frozenset((GAVE,))
Known.readers = {DREW: Known._saw, PLAYED: Known._saw, GAVE: Known._gave}


def test_everybody_hears_the_journal_as_it_may_be_read() -> None:
    minds, log = Minds(), [(DREW, 0, 7), (PLAYED, 1, 5)]
    assert minds.heard(KINDS, log, 0) == log
    assert minds.heard(KINDS, log, 1) == [(DREW, 0, None), (PLAYED, 1, 5)]
    log.append((GAVE, 1, 2, 4))
    assert minds.heard(KINDS, log, 0) == [(DREW, 0, 7), (PLAYED, 1, 5), (GAVE, 1, 2, None)]
    assert minds.heard(KINDS, log, 2)[-1] == (GAVE, 1, 2, 4)
    assert minds.heard(KINDS, log, None) == [(DREW, 0, None), (PLAYED, 1, 5), (GAVE, 1, 2, None)]


def test_an_entry_is_read_once_and_what_was_handed_out_stays_as_it_is() -> None:
    minds, log = Minds(), [(DREW, 0, 7)]
    first = minds.certain("cards", 0, log, 0, Known)
    assert (first.seen, first.count, minds.certain("cards", 0, log, 0, Known) is first) == ([7], 1, True)
    log.append((PLAYED, 1, 5))
    second = minds.certain("cards", 0, log, 0, Known)
    assert (first.seen, second.seen, second.count, second.read) == ([7], [7, 5], 2, 2)


def test_copies_share_what_was_read_and_then_go_their_own_ways() -> None:
    minds, log = Minds(), [(DREW, 0, 7)]
    first = minds.certain("cards", 0, log, 0, Known)
    twin, other = minds.copy(), [*log, (PLAYED, 1, 6)]
    assert twin.certain("cards", 0, log, 0, Known) is first
    log.append((PLAYED, 1, 5))
    assert twin.certain("cards", 0, other, 0, Known).seen == [7, 6]
    assert minds.certain("cards", 0, log, 0, Known).seen == [7, 5]


def test_what_is_certain_ends_where_something_is_left_open() -> None:
    minds, log = Minds(), [(DREW, 0, 7), (GAVE, 1, 2, None), (PLAYED, 1, 5)]
    certain = minds.certain("cards", 0, log, 0, Known)
    assert (certain.seen, certain.read) == ([7], 1)
    assert minds.certain("cards", 0, log, 0, Known) is certain
    sure = minds.sure("cards", 0, log, 0, Known)
    assert (sure.seen, sure.read, certain.seen) == ([5], 3, [7])
    log.append((PLAYED, 1, 4))
    assert minds.sure("cards", 0, log, 0, Known).seen == [5, 4]
    assert minds.certain("cards", 0, log, 0, Known) is certain


def test_a_new_season_begins_with_nothing_in_mind() -> None:
    minds, log = Minds(), [(DREW, 0, 7), (PLAYED, 1, 5)]
    minds.certain("cards", 0, log, 0, Known)
    later = minds.certain("cards", 0, log, 1, lambda: Known(1))
    assert (later.seen, later.count) == ([5], 1)


def test_a_guess_for_one_seat_takes_nothing_of_what_others_know() -> None:
    minds, log = Minds(), [(DREW, 0, 7)]
    for viewer in (0, 1, None):
        minds.certain("cards", viewer, minds.heard(KINDS, log, viewer), 0, Known)
    kept = minds.of(1)
    assert kept.recall("cards", 0) is kept.recall("cards", None) is kept.recall("heard", 0) is None
    assert kept.recall("cards", 1).seen == []
    assert kept.recall("heard", 1) == [(DREW, 0, None)]
