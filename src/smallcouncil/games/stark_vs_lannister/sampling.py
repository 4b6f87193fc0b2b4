"""Sampling: a table that one House cannot tell from the true one.

Everything hidden is dealt anew from what the House knows, and from nothing else: two tables that look the same to it
give the same sample for the same luck.
"""

from collections import Counter
from typing import Final

from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.both_seats import why_not_place
from smallcouncil.games.stark_vs_lannister.cards import (
    DECK_OF,
    DECKS,
    DESIGN_AT,
    DRAFT_PLOTS,
    OWNER,
    SEVEN,
    STANDARD_PLOTS,
)
from smallcouncil.games.stark_vs_lannister.frames import ASK_DECK, ASK_DRAFT, ASK_MULLIGAN, ASK_PLACE, ASK_PLOT, OF_BOTH
from smallcouncil.games.stark_vs_lannister.table import DRAFT, Table

UNKNOWN: Final = -1
"""In the history of a sample: a decision that its House does not know."""


def sample(s: Table, me: int, rng: Chance) -> Table:
    twin = s.copy()
    twin.luck = rng.apart()
    twin.setup = s.setup.of_a_guess()
    twin.origin = None
    other = 1 - me
    _scrub(twin, me)
    _deal(twin, other)
    twin.decks[me].sort()
    twin.luck.shuffle(twin.decks[me])
    if s.setup.options["draft"]:
        _deal_plots(twin, me)
    if s.awaiting and s.asked in OF_BOTH:
        _answer_anew(twin, other)
    twin.legal = [None, None]
    return twin


def _scrub(twin: Table, me: int) -> None:
    """Take out of the journal and the history what the House does not know, also how often the other has decided."""
    kinds = journal.TABLE_KINDS
    twin.log = [kinds.scrubbed(entry, me) if entry[0] in kinds.secretive else entry for entry in twin.log]
    secret = [number for number, house in twin.hushed.items() if house != me]
    for number in secret:
        twin.history[number] = twin.history[number][0], UNKNOWN
    if twin.awaiting and twin.asked in OF_BOTH and not twin.ready[1 - me]:
        _leave_out(twin, [number for number in secret if _since_asked(twin, number)])


def _leave_out(twin: Table, numbers: list[int]) -> None:
    """Decisions that the House cannot even have noticed; those behind them move up."""
    for number in reversed(numbers):
        del twin.history[number], twin.marks[number]
    left = [(number, house) for number, house in twin.hushed.items() if number not in numbers]
    twin.hushed = {number - sum(gone < number for gone in numbers): house for number, house in left}


def _since_asked(twin: Table, number: int) -> bool:
    """Whether a decision belongs to the question that both are asked now: nothing has happened since."""
    return twin.marks[number] == len(twin.log)


def _deal(twin: Table, other: int) -> None:
    """The opponent's hand and deck, from his 50 cards less all that is in sight and known."""
    unknown = Counter(DECKS[other])
    unknown.subtract(twin.discard[other])
    unknown.subtract(twin.dead[other])
    for place in twin.area[other]:
        unknown[DESIGN_AT[place]] -= 1 + twin.duplicates[place]
    unknown.subtract([DESIGN_AT[place] for place in twin.attachments if OWNER[place] == other])
    unknown.subtract([card for card in twin.resolving if DECK_OF[card] == other])
    known = twin.seen[other]
    unknown.subtract(known)
    cards = list(unknown.elements())
    twin.luck.shuffle(cards)
    count = len(twin.hands[other]) + len(twin.placed[other]) - len(known)
    twin.hands[other] = sorted(known + cards[:count])
    twin.decks[other] = cards[count:]
    twin.placed[other] = []


def _answer_anew(twin: Table, other: int) -> None:
    """What the opponent has answered but not shown; one who is not ready yet begins again."""
    luck = twin.luck
    if twin.asked == ASK_PLACE:
        if twin.ready[other]:
            _place_anew(twin, other)
    elif twin.asked == ASK_PLOT and twin.ready[other]:
        twin.answer[other] = luck.choice(twin.plots[other])
    elif twin.asked == ASK_MULLIGAN and twin.ready[other]:
        twin.answer[other] = luck.below(2)
    elif twin.asked == ASK_DRAFT and twin.ready[other]:
        twin.answer[other] = luck.choice(twin.packs[other])


def _place_anew(twin: Table, other: int) -> None:
    """Setup cards as they may have been chosen: one after the other, and sometimes no more."""
    while True:
        able = [card for card in twin.hands[other] if why_not_place(twin, other, card) is None]
        at = twin.luck.below(len(able) + 1)
        if at == len(able):
            return
        twin.hands[other].remove(able[at])
        twin.placed[other].append(able[at])


# ---- the draft


def _deal_plots(twin: Table, me: int) -> None:
    """The opponent's plots: of each pair passed on he kept one, and what was never seen he picked first."""
    if not twin.passed[me] and not twin.packs[me] and not twin.kept[me]:
        _deal_plots_of_a_position(twin, me)
        return
    luck, other = twin.luck, 1 - me
    passed, got = twin.passed[me], twin.passed[other]
    dealt = {*twin.kept[me], *passed, *got, *twin.packs[me]}
    unseen = [plot for plot in DRAFT_PLOTS if plot not in dealt]
    shown = [plot for plot in DRAFT_PLOTS if twin.revealed[other] >> plot & 1]
    luck.shuffle(unseen)
    first_picks = len(passed) // 2
    firsts = [plot for plot in shown if plot in unseen]
    firsts += [plot for plot in unseen if plot not in firsts][: first_picks - len(firsts)]
    left = [plot for plot in unseen if plot not in firsts]
    kept = []
    for number, first in enumerate(firsts):
        kept.append(first)
        pair = passed[2 * number : 2 * number + 2]
        if 2 * number + 1 < len(twin.kept[other]):
            known = [plot for plot in pair if plot in shown]
            kept.append(known[0] if known else luck.choice(pair))
    if twin.phase == DRAFT and twin.asked == ASK_DRAFT and twin.draft_step == 0:
        twin.packs[other], left = sorted(left[:3]), left[3:]
    twin.kept[other] = kept
    twin.draft_deck = left if twin.phase == DRAFT else []
    if twin.phase != DRAFT:
        _deal_plot_deck(twin, other, [*STANDARD_PLOTS[other], *kept])
    elif twin.asked == ASK_DECK:
        _pick_deck_anew(twin, other, [*STANDARD_PLOTS[other], *kept])


def _pick_deck_anew(twin: Table, other: int, thirteen: list[int]) -> None:
    twin.packs[other], twin.plots[other] = sorted(thirteen), []
    if twin.ready[other]:
        twin.luck.shuffle(thirteen)
        twin.plots[other], twin.packs[other] = sorted(thirteen[:SEVEN]), sorted(thirteen[SEVEN:])


def _deal_plot_deck(twin: Table, other: int, pool: list[int]) -> None:
    """As many plots as lie in his deck: those that he has shown and taken back, and others of the pool."""
    out = {twin.plot[other], *twin.used[other]}
    back = [plot for plot in pool if twin.revealed[other] >> plot & 1 and plot not in out]
    hidden = [plot for plot in pool if not twin.revealed[other] >> plot & 1]
    twin.luck.shuffle(hidden)
    size = len(twin.plots[other])
    twin.plots[other] = sorted([*back, *hidden[: size - len(back)]])


def _deal_plots_of_a_position(twin: Table, me: int) -> None:
    """In a game that began at a position nobody knows what was passed: any plot that lies nowhere else."""
    other = 1 - me
    mine = {*twin.plots[me], *twin.used[me], twin.plot[me]}
    pool = [plot for plot in (*STANDARD_PLOTS[other], *DRAFT_PLOTS, *STANDARD_PLOTS[me]) if plot not in mine]
    _deal_plot_deck(twin, other, pool)
