"""Sampling: a table that one seat cannot tell from the true one.

Everything hidden is dealt anew from what the seat has seen, and from nothing else: two tables that look the same to the
seat give the same sample for the same luck.
"""

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.cards import TOKENS
from smallcouncil.games.btwixt.dossier import Contradiction
from smallcouncil.games.btwixt.frames import ASK_DRAFT
from smallcouncil.games.btwixt.hidden import deck_place, hidden_cards, whites_place
from smallcouncil.games.btwixt.journal import SECRETIVE, Entry, scrubbed
from smallcouncil.games.btwixt.lookout import Lookout, deck_entries
from smallcouncil.games.btwixt.matching import Matching
from smallcouncil.games.btwixt.moves import take_token
from smallcouncil.games.btwixt.running import options
from smallcouncil.games.btwixt.table import NONE, Table

UNKNOWN = -1
"""In the history of a sample: a decision that its seat does not know."""


def sample(s: Table, seat: int, rng: Chance) -> Table:
    twin = s.copy()
    twin.luck = rng.apart()
    twin.setup = s.setup._replace(seed=None, position=None)
    twin.origin = None
    _scrub(twin, seat)
    if twin.awaiting:
        _deal_tokens(twin)
    _deal_allies(twin, s, seat)
    _deal_cards(twin, s, seat)
    _offer_again(twin, seat)
    return twin


def _scrub(twin: Table, seat: int) -> None:
    """Take out of the journal and the history what the seat does not know."""
    begin = twin.clean[1] if twin.clean is not None and twin.clean[0] == seat else 0
    log = twin.log
    for place in range(begin, len(log)):
        if log[place][0] in SECRETIVE:
            log[place] = scrubbed(log[place], seat)
    twin.clean = seat, len(log)
    for number, knowing in twin.hushed.items():
        if not knowing >> seat & 1:
            twin.history[number] = twin.history[number][0], UNKNOWN


def _deal_tokens(twin: Table) -> None:
    """No seat knows the number on any token (BT-004)."""
    twin.supply = list(TOKENS)
    for tokens in (*twin.tokens, twin.on_ally):
        for place in range(len(tokens)):
            tokens[place] = take_token(twin)


# ---- allies


def _deal_allies(twin: Table, s: Table, seat: int) -> None:
    """The ally deck, and what somebody is looking at."""
    gone = {*s.dead, *s.beside, *s.row, s.current, s.comet}.union(*s.councils)
    if s.looking and s.stack[-1].you == seat:
        gone.update(s.looking)
    entries = deck_entries(s)
    if not entries:
        twin.ally_deck = [ally for ally in s.box.allies if ally not in gone]
        twin.luck.shuffle(twin.ally_deck)
        return
    lookout = _consistent_lookout(s, seat, entries, twin.luck)
    unknown = [ally for ally in s.box.allies if ally not in gone and ally not in lookout.known]
    twin.luck.shuffle(unknown)
    for place, ally in zip(lookout.looking, s.looking, strict=True):
        place[0] = ally if ally in gone else place[0]
    for place in (*lookout.deck, *lookout.looking):
        if place[0] == NONE:
            place[0] = unknown.pop()
    twin.ally_deck = [place[0] for place in lookout.deck]
    twin.looking = [place[0] for place in lookout.looking]


def _consistent_lookout(s: Table, seat: int, entries: list[Entry], luck: Chance) -> Lookout:
    """Guess again until what was seen later does not contradict; the truth is one of the guesses."""
    while True:
        try:
            return Lookout(s, seat, luck).follow(entries)
        except Contradiction:
            continue


# ---- cards


def _deal_cards(twin: Table, s: Table, seat: int) -> None:
    sure, groups, twin.blues = _consistent_groups(s, seat, twin.luck)
    seats = s.setup.seats
    found: list[list[int]] = [[] for _ in range(3 * seats + 1)]
    for cards, places in groups:
        twin.luck.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            found[place].append(card)
    for other in range(seats):
        if other != seat:
            twin.hands[other] = sorted(found[other] + sure[other])
            twin.packs[other] = sorted(found[seats + other])
            twin.whites[other] = sorted(found[whites_place(s, other)])
            if s.pending[other] != NONE:
                twin.pending[other] = twin.luck.choice(twin.packs[other])
    twin.deck = found[deck_place(s)]


def _consistent_groups(
    s: Table, seat: int, luck: Chance
) -> tuple[list[list[int]], list[tuple[list[int], list[int]]], list[int]]:
    """What is sure to be in each hand; cards and the places in which they lie; and the events set aside.

    A guess out of which not all that was seen can have come is made again; the truth is one of the guesses.
    """
    while True:
        try:
            hidden = hidden_cards(s, seat, luck)
        except Contradiction:
            continue
        if hidden.plain:
            groups = [(cards, [place for place, _ in places]) for cards, places in hidden.groups]
            return hidden.file.sure, groups, hidden.set_aside
        reveals = [reveal for reveal in hidden.file.reveals if reveal.seat != seat]
        matching = Matching(hidden.groups, reveals, hidden.file.gifts, luck)
        if matching.solved():
            return hidden.file.sure, matching.left_over(), hidden.set_aside


# ---- what is asked


def _offer_again(twin: Table, seat: int) -> None:
    """What another seat is offered depends on its hand, which is a guess now."""
    if not twin.awaiting or seat in twin.awaiting:
        return
    if twin.asked != ASK_DRAFT:
        twin.legal = options(twin, twin.awaiting[0])
