"""More of the vocabulary of abilities: steps about allies, in councils, dead, current, or still in the deck."""

from collections.abc import Iterable

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import POWER
from smallcouncil.games.btwixt.frames import (
    ASK_ALLY,
    ASK_COMET,
    ASK_DEAD,
    ASK_KILL,
    ASK_LOOK,
    CLAIM,
    Step,
    ask,
    choose,
    finish,
    push,
)
from smallcouncil.games.btwixt.moves import (
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
from smallcouncil.games.btwixt.table import (
    NONE,
    Frame,
    Table,
    councils_of,
    other_council,
)
from smallcouncil.games.btwixt.verbs import MOST
from smallcouncil.games.btwixt.words import ALLY as ALLY_WORDS
from smallcouncil.games.btwixt.words import CHOSEN, CURRENT, DECLINE, UNDER

# ---- allies in councils


def allies_in(s: Table, councils: Iterable[int], most: int = MOST, but: int = NONE) -> list[int]:
    return [ally for council in councils for ally in s.councils[council] if POWER[ally] <= most and ally != but]


def may_kill_one(most: int = MOST, yours: bool = False) -> Step:
    """You may choose an ally to kill: in any council or in yours; never the ally whose ability it is."""

    def step(s: Table, f: Frame) -> bool:
        councils = councils_of(s, f.you) if yours else range(s.setup.seats)
        found = allies_in(s, councils, most, but=claimed_by(f)) if may_kill(s) else []
        return choose(s, f, f.you, found, ALLY_WORDS, ASK_ALLY, "ally", may=True)

    return step


def claimed_by(f: Frame) -> int:
    """The ally whose program this is, or nothing."""
    return f.program - CLAIM if f.program >= CLAIM else NONE


def kill_chosen(s: Table, f: Frame) -> bool:
    """Kill the chosen ally; remember its council."""
    f.council = council_with(s, f.ally)
    kill_ally(s, f.ally)
    return False


def choose_kill(current_only: bool = False, most: int = MOST, may: bool = False) -> Step:
    """The current ally, or an ally of such a power in any council."""

    def step(s: Table, f: Frame) -> bool:
        found = [] if current_only or not may_kill(s) else allies_in(s, range(s.setup.seats), most)
        if not may_kill_current(s):
            return choose(s, f, f.you, found, ALLY_WORDS, ASK_KILL, "ally", may)
        if not found and not may:
            f.ally = CHOSEN
            return False
        actions = (*((DECLINE,) if may else ()), CURRENT, *(ALLY_WORDS + ally for ally in sorted(found)))
        return ask(s, f.you, actions, ASK_KILL, "ally")

    return step


def kill_current_or_chosen(s: Table, f: Frame) -> bool:
    if f.ally == CHOSEN:
        kill_current(s)
    else:
        kill_ally(s, f.ally)
    return False


def choose_mover(s: Table, f: Frame) -> bool:
    """You may choose another ally of power 3 or less in one of your councils."""
    found = allies_in(s, councils_of(s, f.you), 3, but=claimed_by(f))
    return choose(s, f, f.you, found, ALLY_WORDS, ASK_ALLY, "ally", may=True)


def move_to_other_council(s: Table, f: Frame) -> bool:
    move_ally(s, f.ally, other_council(s, f.you, council_with(s, f.ally)))
    return False


def may_choose_dead(most: int = MOST, goes_on: bool = False) -> Step:
    def step(s: Table, f: Frame) -> bool:
        found = [ally for ally in s.dead if POWER[ally] <= most]
        return choose(s, f, f.you, found, ALLY_WORDS, ASK_DEAD, "card", may=True, goes_on=goes_on)

    return step


def revive_chosen(s: Table, f: Frame) -> bool:
    """The chosen dead ally goes to the council in the register."""
    revive(s, f.card, f.council)
    return False


# ---- the current ally and the deck


def must_kill_current(s: Table, f: Frame) -> bool:
    if not may_kill_current(s):
        return finish(f)
    kill_current(s)
    return False


def reveal_current(s: Table, f: Frame) -> bool:
    ally = next_ally(s, "current")
    if ally != NONE:
        make_current(s, ally)
    return False


def reveal_beside(s: Table, f: Frame) -> bool:
    ally = next_ally(s, "beside")
    if ally != NONE:
        s.beside.append(ally)
    return False


def claim_next(s: Table, seat: int, limit: int) -> None:
    """Reveal the next ally and let a leader claim it too, bound to a council or free."""
    ally = next_ally(s, "claimed")
    if ally != NONE:
        s.beside.append(ally)
        push(s, CLAIM + ally, seat, ally=ally, limit=limit)


def reveal_comet(s: Table, f: Frame) -> bool:
    """Reveal an ally that becomes current or goes under the deck, as you choose."""
    f.ally = s.comet = next_ally(s, "comet")
    if s.comet == NONE:
        return finish(f)
    if s.current != NONE and not may_replace(s):
        f.card = NONE
        return False
    return ask(s, f.you, (CURRENT, UNDER), ASK_COMET, "card")


def place_comet(s: Table, f: Frame) -> bool:
    s.comet = NONE
    if f.card == CHOSEN:
        replace_current(s, f.ally)
    else:
        put_under(s, f.ally)
    return False


def look_top(count: int) -> Step:
    """Look at the top allies and choose which goes back on top."""

    def step(s: Table, f: Frame) -> bool:
        open_ally = s.row[0] if s.row else NONE
        s.looking = look(s, count)
        if not s.looking:
            f.ally = NONE
            return False
        s.log.append((journal.LOOKED, f.you, len(s.looking), open_ally, tuple(s.looking)))
        return choose(s, f, f.you, s.looking, ALLY_WORDS, ASK_LOOK, "ally")

    return step


def put_back(s: Table, f: Frame) -> bool:
    """The chosen ally on top, the others under the deck in random order."""
    if f.ally == NONE:
        return False
    s.looking.remove(f.ally)
    s.luck.shuffle(s.looking)
    s.ally_deck[:0] = s.looking
    s.looking = []
    if s.revealed:
        put_on_top(s, f.ally)
    else:
        s.ally_deck.append(f.ally)
        s.log.append((journal.PUT_BACK, f.you, f.ally))
    f.ally = NONE
    return False
