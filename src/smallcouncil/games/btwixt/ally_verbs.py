"""More of the vocabulary of abilities: steps about allies, in councils, dead, current, or still in the deck."""

from collections.abc import Iterable

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.programs import Question, finish
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.card_moves import (
    council_with,
    kill_ally,
    kill_current,
    look,
    make_current,
    may_kill,
    may_kill_current,
    may_replace,
    move_ally,
    next_ally,
    put_on_top,
    put_under,
    replace_current,
    revive,
)
from smallcouncil.games.btwixt.cards import POWER
from smallcouncil.games.btwixt.frames import (
    ASK_ALLY,
    ASK_COMET,
    ASK_DEAD,
    ASK_KILL,
    ASK_LOOK,
    CLAIM,
    ONE_SEAT,
    Among,
    Asking,
    Choice,
    cause,
    push,
)
from smallcouncil.games.btwixt.table import (
    NONE,
    BtwixtTable,
    Frame,
    councils_of,
    other_council,
)
from smallcouncil.games.btwixt.verbs import MOST
from smallcouncil.games.btwixt.words import ALLY as ALLY_WORDS
from smallcouncil.games.btwixt.words import CHOSEN, CURRENT, DECLINE, MEANING, UNDER

# ---- allies in councils


def allies_in(s: BtwixtTable, councils: Iterable[int], most: int = MOST, but: int = NONE) -> list[int]:
    return [ally for council in councils for ally in s.councils[council] if POWER[ally] <= most and ally != but]


def choose_ally(among: Among, may: bool = False, goes_on: bool = False, into: str = "ally") -> Choice:
    return Choice(ASK_ALLY, into, ALLY_WORDS, among, may, goes_on)


def may_kill_one(most: int = MOST, yours: bool = False) -> Choice:
    """You may choose an ally to kill: in any council or in yours; never the ally whose ability it is."""

    def victims(s: BtwixtTable, f: Frame) -> list[int]:
        councils = councils_of(s, f.you) if yours else range(s.setup.seats)
        return allies_in(s, councils, most, but=claimed_by(f)) if may_kill(s) else []

    return choose_ally(victims, may=True)


def claimed_by(f: Frame) -> int:
    """The ally whose program this is, or nothing."""
    return f.program - CLAIM if f.program >= CLAIM else NONE


def kill_chosen(s: BtwixtTable, f: Frame) -> bool:
    """Kill the chosen ally; remember its council."""
    f.council = council_with(s, f.ally)
    kill_ally(s, f.ally)
    return False


class ChooseKill(Question[BtwixtTable, Frame]):
    """The current ally, or an ally of such a power in any council."""

    __slots__ = ("current_only", "may", "most")

    def __init__(self, current_only: bool = False, most: int = MOST, may: bool = False) -> None:
        self.into, self.goes_on = "ally", False
        self.current_only, self.most, self.may = current_only, most, may

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        answers = self._answers(s)
        if not answers:
            frame.ally = NONE
            return finish(frame)
        if len(answers) == 1 and not self.may:
            frame.ally = MEANING[answers[0]]
            return False
        s.awaiting = ONE_SEAT[frame.you]
        s.legal, s.asked = self.options(s, frame, frame.you), ASK_KILL
        return True

    def options(self, s: BtwixtTable, frame: Frame, seat: int) -> tuple[int, ...]:
        answers = self._answers(s)
        return (DECLINE, *answers) if self.may else tuple(answers)

    def _answers(self, s: BtwixtTable) -> list[int]:
        found = [] if self.current_only or not may_kill(s) else allies_in(s, range(s.setup.seats), self.most)
        return [*((CURRENT,) if may_kill_current(s) else ()), *(ALLY_WORDS + ally for ally in sorted(found))]


def kill_current_or_chosen(s: BtwixtTable, f: Frame) -> bool:
    if f.ally == CHOSEN:
        kill_current(s)
    else:
        kill_ally(s, f.ally)
    return False


choose_mover: Choice = choose_ally(lambda s, f: allies_in(s, councils_of(s, f.you), 3, but=claimed_by(f)), may=True)
"""You may choose another ally of power 3 or less in one of your councils."""


def move_to_other_council(s: BtwixtTable, f: Frame) -> bool:
    move_ally(s, f.ally, other_council(s, f.you, council_with(s, f.ally)))
    return False


def choose_dead(among: Among, may: bool = False, goes_on: bool = False) -> Choice:
    return Choice(ASK_DEAD, "card", ALLY_WORDS, among, may, goes_on)


def may_choose_dead(most: int = MOST, goes_on: bool = False) -> Choice:
    return choose_dead(lambda s, f: [ally for ally in s.dead if POWER[ally] <= most], may=True, goes_on=goes_on)


def revive_chosen(s: BtwixtTable, f: Frame) -> bool:
    """The chosen dead ally goes to the council in the register."""
    revive(s, f.card, f.council)
    return False


# ---- the current ally and the deck


def must_kill_current(s: BtwixtTable, f: Frame) -> bool:
    if not may_kill_current(s):
        return finish(f)
    kill_current(s)
    return False


def reveal_current(s: BtwixtTable, f: Frame) -> bool:
    ally = next_ally(s, "current")
    if ally != NONE:
        make_current(s, ally)
    return False


def reveal_beside(s: BtwixtTable, f: Frame) -> bool:
    ally = next_ally(s, "beside")
    if ally != NONE:
        s.beside.append(ally)
    return False


def claim_next(s: BtwixtTable, seat: int, limit: int) -> None:
    """Reveal the next ally and let a leader claim it too, bound to a council or free."""
    ally = next_ally(s, "claimed")
    if ally != NONE:
        s.beside.append(ally)
        push(s, CLAIM + ally, seat, ally=ally, limit=limit)


def reveal_comet(s: BtwixtTable, f: Frame) -> bool:
    f.ally = s.comet = next_ally(s, "comet")
    return False if s.comet != NONE else finish(f)


def _who_places_the_comet(s: BtwixtTable, f: Frame) -> int:
    if s.current == NONE or may_replace(s):
        return f.you
    f.card = NONE
    return NONE


choose_place_of_comet: Asking = Asking(ASK_COMET, "card", _who_places_the_comet, lambda s, f, seat: (CURRENT, UNDER))
"""The revealed ally becomes current or goes under the deck, as you choose."""


def place_comet(s: BtwixtTable, f: Frame) -> bool:
    s.comet = NONE
    if f.card == CHOSEN:
        replace_current(s, f.ally)
    else:
        put_under(s, f.ally)
    return False


class LookTop(Choice):
    """Look at the top allies and choose which goes back on top."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(ASK_LOOK, "ally", ALLY_WORDS, lambda s, f: s.looking, goes_on=True)
        self.count = count

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        open_ally = s.row[0] if s.row else NONE
        s.looking = look(s, self.count)
        if s.looking:
            s.log.append((journal.LOOKED, frame.you, len(s.looking), open_ally, tuple(s.looking), *cause(s)))
        return super().ask(s, frame)


def put_back(s: BtwixtTable, f: Frame) -> bool:
    """The chosen ally on top, the others under the deck in random order."""
    if f.ally == NONE:
        return False
    s.looking.remove(f.ally)
    zones.shuffle(s.looking, s.luck)
    s.ally_deck[:0] = s.looking
    s.looking = []
    if s.revealed:
        put_on_top(s, f.ally)
    else:
        s.ally_deck.append(f.ally)
        s.log.append((journal.PUT_BACK, f.you, f.ally))
    f.ally = NONE
    return False
