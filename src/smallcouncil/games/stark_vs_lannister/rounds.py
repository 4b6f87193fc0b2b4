"""The course of a game: setup, then rounds of seven phases (SL-056), as one program that begins again and again."""

from typing import Final

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.both_seats import Drafting, Mulligans, PickingPlots, PickingSeven, Placing
from smallcouncil.games.stark_vs_lannister.card_moves import draw, enter, expire, gain_power, stand, take_gold
from smallcouncil.games.stark_vs_lannister.cards import (
    HOUSES,
    PLACES,
    SEVEN,
    STANDARD_PLOTS,
)
from smallcouncil.games.stark_vs_lannister.challenges import CHALLENGE_TURN
from smallcouncil.games.stark_vs_lannister.effects import (
    BEGINNING,
    CONSTANT,
    PROGRAMS,
    WHEN_REVEALED,
    keep_in_force,
    plot_in_force,
    put_in_force,
    value,
)
from smallcouncil.games.stark_vs_lannister.frames import ASK_FIRST, Choice, Program, push
from smallcouncil.games.stark_vs_lannister.table import (
    CHALLENGES,
    DOMINANCE,
    DRAFT,
    DRAW,
    MARSHALLING,
    MULLIGAN,
    OF_THE_PLOT,
    PHASE,
    PLACE,
    PLOT,
    ROUND,
    STANDING,
    TAXATION,
    Frame,
    Table,
    total_power,
)
from smallcouncil.games.stark_vs_lannister.values import dominance_total, income, initiative
from smallcouncil.games.stark_vs_lannister.windows import (
    DOMINANCE_WON,
    Passives,
    begin,
    holder,
    open_window,
    settle,
)
from smallcouncil.games.stark_vs_lannister.words import FIRST_WORD, PLOT_SOURCE, PLOT_SOURCES

DRAFT_PASSES: Final = 3


def enter_phase(s: Table, phase: int) -> None:
    s.phase = phase
    s.log.append((journal.PHASE, phase))


# ---- setup


def begin_setup(s: Table, f: Frame) -> bool:
    """Without the draft the standard plot decks are taken and the 18 other plots removed (SL-037)."""
    if s.setup.options["draft"]:
        enter_phase(s, DRAFT)
        return False
    for house in HOUSES:
        s.plots[house] = list(STANDARD_PLOTS[house])
    f.step = MULLIGAN_STEP
    return False


def deal_packs(s: Table, f: Frame) -> bool:
    """Three plots each, Stark first (SL-202)."""
    s.drafting, s.draft_step = f.count, 0
    for house in HOUSES:
        s.packs[house] = sorted([s.draft_deck.pop() for _ in range(3)])
    return False


def keep_and_pass(s: Table, f: Frame) -> bool:
    """Each keeps one and passes the others on; both choose before plots change hands (SL-R93)."""
    for house in HOUSES:
        kept = s.answer[house]
        s.packs[house].remove(kept)
        s.kept[house].append(kept)
        s.log.append((journal.DRAFTED, house, kept))
    s.draft_step = 1
    for house in HOUSES:
        s.passed[house] += s.packs[house]
    s.packs.reverse()
    return False


def keep_second(s: Table, f: Frame) -> bool:
    """One of the two that were passed on; the last one leaves the game face down (SL-204)."""
    for house in HOUSES:
        s.kept[house].append(s.answer[house])
        s.log.append((journal.DRAFTED, house, s.answer[house]))
        s.packs[house] = []
    f.count += 1
    if f.count < DRAFT_PASSES:
        f.step = DEAL_STEP
    return False


def lay_out_thirteen(s: Table, f: Frame) -> bool:
    for house in HOUSES:
        s.packs[house] = sorted([*STANDARD_PLOTS[house], *s.kept[house]])
    return False


def deal_hands(s: Table, f: Frame) -> bool:
    """SL-039: seven cards each; what was not chosen in the draft is out of the game (SL-207)."""
    s.packs = [[], []]
    for house in HOUSES:
        draw(s, house, SEVEN - len(s.hands[house]), journal.GAME)
    enter_phase(s, MULLIGAN)
    return False


def carry_out_mulligans(s: Table, f: Frame) -> bool:
    for house in HOUSES:
        took = bool(s.answer[house])
        s.log.append((journal.MULLIGAN, house, took))
        if took:
            zones.move_all(s.hands[house], s.decks[house])
            zones.shuffle(s.decks[house], s.luck)
            draw(s, house, SEVEN, journal.GAME)
    enter_phase(s, PLACE)
    return False


def turn_up(s: Table, f: Frame) -> bool:
    """All placed cards at the same moment (SL-047); nothing is triggered (SL-048). Then draw to seven (SL-049)."""
    for house in HOUSES:
        placed, s.placed[house] = s.placed[house], []
        for card in placed:
            enter(s, house, card)
        s.log.append((journal.PLACED, house, tuple(placed)))
    for house in HOUSES:
        draw(s, house, SEVEN - len(s.hands[house]), journal.GAME)
    return False


# ---- the plot phase


def begin_round(s: Table, f: Frame) -> bool:
    s.round += 1
    s.log.append((journal.ROUND, s.round))
    enter_phase(s, PLOT)
    return False


def reveal_plots(s: Table, f: Frame) -> bool:
    """Both at once; used plots come back with the last one (SL-062), before initiative is compared (SL-R15)."""
    returned = []
    kept = [effect for effect in s.effects if effect.source not in PLOT_SOURCES]
    if len(kept) < len(s.effects):
        keep_in_force(s, kept)
    for house in HOUSES:
        picked = s.answer[house]
        s.plots[house].remove(picked)
        if s.plot[house] != NONE:
            s.used[house].append(s.plot[house])
        s.plot[house] = picked
        s.revealed[house] |= 1 << picked
        if not s.plots[house]:
            s.plots[house] = sorted(s.used[house])
            s.used[house] = []
            returned.append(house)
    s.log.append((journal.PLOTS_REVEALED, tuple(s.plot), tuple(returned)))
    for house in HOUSES:
        if PLOT_SOURCE + s.plot[house] in CONSTANT:
            put_in_force(s, plot_in_force(s.plot[house], house))
    s.answer = [NONE, NONE]
    return False


def compare_initiative(s: Table, f: Frame) -> bool:
    """The higher total, else less power (SL-064), else luck (SL-065)."""
    totals = [initiative(s, house) for house in HOUSES]
    powers = [total_power(s, house) for house in HOUSES]
    tied, lucky = totals[0] == totals[1], False
    if not tied:
        winner = totals.index(max(totals))
    elif powers[0] != powers[1]:
        winner = powers.index(min(powers))
    else:
        winner, lucky = s.luck.below(2), True
    s.log.append((journal.INITIATIVE, tuple(totals), winner, tied, lucky))
    f.you = winner
    return False


choose_first = Choice(ASK_FIRST, "target", FIRST_WORD, lambda s, f: HOUSES)


def name_first(s: Table, f: Frame) -> bool:
    s.first = f.target
    s.log.append((journal.FIRST, s.first, f.you))
    return False


class WhenRevealed(Passives):
    """Both plots' abilities, in the order that the first player sets (SL-068)."""

    __slots__ = ()

    def waiting(self, s: Table, frame: Frame) -> tuple[int, ...]:
        return tuple([PLOT_SOURCE + plot for plot in s.plot if plot in WHEN_REVEALED])

    def resolve(self, s: Table, frame: Frame, reaction: int) -> None:
        begin(s, WHEN_REVEALED[reaction - PLOT_SOURCE], reaction)


# ---- the phases


def end_phase(s: Table, f: Frame) -> bool:
    """What lasted until the end of the phase is over after its last window (SL-R71)."""
    expire(s, PHASE)
    s.active = NONE
    return False


def draw_two(s: Table, f: Frame) -> bool:
    enter_phase(s, DRAW)
    for house in HOUSES:
        draw(s, house, 2, journal.GAME)
    return False


def marshal_first(s: Table, f: Frame) -> bool:
    enter_phase(s, MARSHALLING)
    return _marshal(s, s.first)


def marshal_second(s: Table, f: Frame) -> bool:
    return _marshal(s, 1 - s.first)


def _marshal(s: Table, house: int) -> bool:
    """Income comes before everything else in a turn (SL-R27)."""
    s.active = house
    wanted = income(s, house)
    s.log.append((journal.INCOME, house, take_gold(s, house, wanted), wanted))
    return False


def begin_challenges(s: Table, f: Frame) -> bool:
    enter_phase(s, CHALLENGES)
    s.started = [0, 0]
    return False


class AtTheBeginning(Passives):
    """Passives about the beginning of the challenges phase whose condition holds now (SL-R120)."""

    __slots__ = ()

    def waiting(self, s: Table, frame: Frame) -> tuple[int, ...]:
        return tuple(
            [card for card, (starts, _) in BEGINNING.items() if (house := holder(s, card)) != NONE and starts(s, house)]
        )

    def resolve(self, s: Table, frame: Frame, reaction: int) -> None:
        begin(s, BEGINNING[reaction][1], reaction)


def challenge_first(s: Table, f: Frame) -> bool:
    push(s, CHALLENGE_TURN, s.first)
    return False


def challenge_second(s: Table, f: Frame) -> bool:
    push(s, CHALLENGE_TURN, 1 - s.first)
    return False


def count_dominance(s: Table, f: Frame) -> bool:
    """The award comes before any action (SL-126), with what the plot adds as one gain (SL-R133)."""
    enter_phase(s, DOMINANCE)
    totals = [dominance_total(s, house) for house in HOUSES]
    winner = NONE if totals[0] == totals[1] else totals.index(max(totals))
    s.log.append((journal.DOMINANCE_COUNTED, tuple(totals), winner))
    if winner != NONE:
        s.news += ((DOMINANCE_WON, winner),)
        gain_power(s, winner, value(s, "award", winner, 1), journal.DOMINANCE)
    return False


def stand_all(s: Table, f: Frame) -> bool:
    """All cards of both players at the same time (SL-129)."""
    enter_phase(s, STANDING)
    kneeling = [place for place, kneels in enumerate(list(s.kneeling)) if kneels]
    if kneeling:
        stand(s, kneeling, journal.GAME)
    return False


def tax(s: Table, f: Frame) -> bool:
    enter_phase(s, TAXATION)
    s.gold = [0, 0]
    return False


def end_round(s: Table, f: Frame) -> bool:
    """What was for this round is over after the taxation window (SL-R71); limits are new (SL-R102)."""
    expire(s, ROUND)
    expire(s, OF_THE_PLOT)
    s.limited = [False, False]
    s.spent = bytearray(len(PLACES))
    f.step = ROUND_STEP
    return False


_SETUP: Program = (
    begin_setup,
    deal_packs,
    Drafting(),
    keep_and_pass,
    Drafting(),
    keep_second,
    lay_out_thirteen,
    PickingSeven(),
    deal_hands,
    Mulligans(),
    carry_out_mulligans,
    Placing(),
    turn_up,
)
DEAL_STEP: Final = _SETUP.index(deal_packs)
MULLIGAN_STEP: Final = _SETUP.index(deal_hands)
_ROUND: Program = (
    *(begin_round, PickingPlots(), reveal_plots, compare_initiative, choose_first, name_first),
    *(*WhenRevealed().steps(), settle, open_window, end_phase),
    *(draw_two, open_window, end_phase),
    *(marshal_first, open_window, marshal_second, open_window, end_phase),
    *(begin_challenges, *AtTheBeginning().steps(), challenge_first, challenge_second, end_phase),
    *(count_dominance, settle, open_window, end_phase),
    *(stand_all, open_window, end_phase),
    *(tax, open_window, end_phase, end_round),
)
COURSE: Program = (*_SETUP, *_ROUND)
ROUND_STEP: Final = COURSE.index(begin_round)
GAME: Final = PROGRAMS.add("game", COURSE)
