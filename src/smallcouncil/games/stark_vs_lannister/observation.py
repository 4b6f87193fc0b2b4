"""What a seat observes of a table, plane by plane. Sides are the Houses, the viewer's own first."""

from typing import Final

from smallcouncil.cardkit.programs import NONE
from smallcouncil.cardkit.rows import count, few, mark, mark_all
from smallcouncil.core.native import Row, i64
from smallcouncil.games.stark_vs_lannister.cards import (
    CHALLENGE_TYPES,
    CHARACTERS,
    FIRST_ATTACHMENT,
    GOLD,
    HOUSES,
    PLACES,
    PLOTS,
    POWER_COUNTERS,
    STARK,
)
from smallcouncil.games.stark_vs_lannister.effects import LASTING, forbidden
from smallcouncil.games.stark_vs_lannister.explain import OF_CARDS
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_ATTACKERS,
    ASK_CLAIM,
    ASK_DEFENDERS,
    ASK_RESPOND,
    ASK_STEALTH,
    OF_BOTH,
)
from smallcouncil.games.stark_vs_lannister.planes import LASTING_SOURCES, SIZE, START
from smallcouncil.games.stark_vs_lannister.table import DRAFT, RESOLVING, Table
from smallcouncil.games.stark_vs_lannister.values import claim, income, initiative, strengths

_STARK: Final = START["stark"]
_DRAFT: Final = START["draft"]
_PHASE: Final = START["phase"]
_STEP: Final = START["step"]
_ROUND: Final = START["round"]
_FIRST: Final = START["first"]
_ACTIVE: Final = START["active"]
_LEFT: Final = START["left"]
_POWER: Final = START["power"]
_TOTAL: Final = START["total"]
_GOLD: Final = START["gold"]
_INCOME: Final = START["income"]
_HANDS: Final = START["hands"]
_DECKS: Final = START["decks"]
_CLAIM: Final = START["claim"]
_INITIATIVE: Final = START["initiative"]
_DOMINANCE: Final = START["dominance"]
_LIMITED: Final = START["limited"]
_CHALLENGES: Final = START["challenges"]
_PLOT: Final = START["plot"]
_USED: Final = START["used"]
_PLOTS: Final = START["plots"]
_PLOTS_LEFT: Final = START["plots_left"]
_HAND: Final = START["hand"]
_KNOWN: Final = START["known"]
_PLACED: Final = START["placed"]
_DISCARD: Final = START["discard"]
_DEAD: Final = START["dead"]
_RESOLVING: Final = START["resolving"]
_HERE: Final = START["here"]
_KNEELING: Final = START["kneeling"]
_STRENGTH: Final = START["strength"]
_ICONS: Final = START["icons"]
_KEYWORDS: Final = START["keywords"]
_COUNTERS: Final = START["counters"]
_ATTACKING: Final = START["attacking"]
_DEFENDING: Final = START["defending"]
_BYPASSED: Final = START["bypassed"]
_HOSTS: Final = START["hosts"]
_TYPE: Final = START["type"]
_ATTACKER: Final = START["attacker"]
_TOTALS: Final = START["totals"]
_AT_STAKE: Final = START["at_stake"]
_WINNER: Final = START["winner"]
_UNOPPOSED: Final = START["unopposed"]
_EFFECTS: Final = START["effects"]
_EFFECTS_ON: Final = START["effects_on"]
_PACK: Final = START["pack"]
_KEPT: Final = START["kept"]
_AWAITED: Final = START["awaited"]
_ANSWERED: Final = START["answered"]
_ASK: Final = START["ask"]
_BY_PLACE: Final = START["by_place"]
_BY: Final = START["by"]
_DANGER: Final = START["danger"]
_TO: Final = START["to"]
_VICTIMS: Final = START["victims"]
_OVER: Final = START["over"]
_BEFORE_MARKS: Final = bytes(_KNEELING)
_BETWEEN_MARKS: Final = bytes(_COUNTERS - _STRENGTH)
_AFTER_MARKS: Final = bytes(SIZE - _ATTACKING)
"""Around what is written as it stands, place by place: nothing kneels, is spent or has power out of play."""
_ALL_PLACES: Final = len(PLACES)
_PLOTS_IN_ALL: Final = len(PLOTS)
_TYPES: Final = len(CHALLENGE_TYPES)
_LASTS: Final = {LASTING + source: number for number, source in enumerate(LASTING_SOURCES)}
_CLAIM_OF: Final = tuple([plot.claim for plot in PLOTS])
_INITIATIVE_OF: Final = tuple([plot.initiative for plot in PLOTS])

Places = list[int] | tuple[int, ...]


def observed(s: Table, seat: int) -> bytes:
    """All planes, one after the other."""
    viewer = seat ^ s.flip
    draft, strong = bool(s.setup.options["draft"]), strengths(s)
    row = Row()
    row.write(_BEFORE_MARKS)
    row.write(s.kneeling)
    row.write(s.spent)
    row.write(_BETWEEN_MARKS)
    row.write(s.power[:CHARACTERS])
    row.write(s.duplicates[:CHARACTERS])
    row.write(_AFTER_MARKS)
    _write_clock(row, s, viewer, draft)
    _write_in_play(row, s, viewer, strong)
    _write_marks(row, s)
    _write_sides(row, s, viewer)
    _write_plots(row, s, viewer, draft)
    _write_piles(row, s, viewer)
    if s.kind != NONE:
        _write_challenge(row, s, viewer, strong)
    if s.effects:
        _write_what_lasts(row, s)
    if s.awaiting:
        _write_question(row, s, viewer)
    else:
        row[_OVER] = 1
    return row.getvalue()


def _write_clock(row: Row, s: Table, viewer: int, draft: bool) -> None:
    row[_STARK] = 1 if viewer == STARK else 0
    row[_DRAFT] = 1 if draft else 0
    row[_ROUND] = few(s.round)
    mark(row, _PHASE, s.phase)
    if s.first != NONE:
        row[_FIRST + (s.first ^ viewer)] = 1
    if s.active != NONE:
        row[_ACTIVE + (s.active ^ viewer)] = 1


def _write_in_play(row: Row, s: Table, viewer: int, strong: list[int]) -> None:
    """Which cards are in play, how strong they are, and what is added up from them and the marks on them."""
    bank = POWER_COUNTERS
    for house in HOUSES:
        kneeling_too = "only-standing" in s.in_force and forbidden(s, "only-standing", house)
        power, dominance = s.banner[house], s.gold[house]
        for card in s.area[house]:
            place: i64 = card
            row[_HERE + place] = 1
            if place < CHARACTERS:
                strength = strong[place]
                row[_STRENGTH + place] = few(strength)
                power += row[_COUNTERS + place]
                if kneeling_too or not row[_KNEELING + place]:
                    dominance += strength
        row[_TOTAL + (house ^ viewer)] = power
        row[_DOMINANCE + (house ^ viewer)] = few(dominance)
        bank -= power
    row[_LEFT] = GOLD - s.gold[0] - s.gold[1]
    row[_LEFT + 1] = bank
    for card in s.attachments:
        row[_HERE + card] = 1
        row[_HOSTS + (card - FIRST_ATTACHMENT) * CHARACTERS + s.host[card]] = 1


def _write_marks(row: Row, s: Table) -> None:
    """Icons and keywords of the characters in play."""
    marks = Row()
    marks.write(s.icons)
    marks.write(s.keywords)
    for area in s.area:
        for card in area:
            place: i64 = card
            if place >= CHARACTERS:
                continue
            has = marks[place]
            if has:
                at: i64 = _ICONS + _TYPES * place
                row[at] = has & 1
                row[at + 1] = has >> 1 & 1
                row[at + 2] = has >> 2
            has = marks[_ALL_PLACES + place]
            if has:
                at = _KEYWORDS + 2 * place
                row[at] = has & 1
                row[at + 1] = has >> 1


def _write_sides(row: Row, s: Table, viewer: int) -> None:
    for house in HOUSES:
        side = house ^ viewer
        row[_POWER + side] = s.banner[house]
        row[_GOLD + side] = few(s.gold[house])
        row[_HANDS + side] = few(len(s.hands[house]) + len(s.placed[house]))
        row[_DECKS + side] = few(len(s.decks[house]))
        row[_LIMITED + side] = 1 if s.limited[house] else 0
        started = s.started[house]
        at: i64 = _CHALLENGES + _TYPES * side
        row[at] = started & 1
        row[at + 1] = started >> 1 & 1
        row[at + 2] = started >> 2 & 1


def _write_plots(row: Row, s: Table, viewer: int, draft: bool) -> None:
    """The plots, revealed ones with claim, initiative and income; those of the other House are secret after a draft."""
    claimed, begun = "claim" in s.in_force, "initiative" in s.in_force
    for house in HOUSES:
        side, plot = house ^ viewer, s.plot[house]
        plots: i64 = _PLOTS_IN_ALL * side
        if plot != NONE:
            row[_PLOT + plots + plot] = 1
            row[_CLAIM + side] = few(claim(s, house)) if claimed else _CLAIM_OF[plot]
            row[_INITIATIVE + side] = few(initiative(s, house)) if begun else _INITIATIVE_OF[plot]
            row[_INCOME + side] = few(income(s, house))
        count(row, _USED + plots, s.used[house])
        if not draft or house == viewer:
            count(row, _PLOTS + plots, s.plots[house])
        if house == viewer or not draft or s.phase != DRAFT:
            row[_PLOTS_LEFT + side] = len(s.plots[house])


def _write_piles(row: Row, s: Table, viewer: int) -> None:
    for pile in s.discard:
        count(row, _DISCARD, pile)
    for pile in s.dead:
        count(row, _DEAD, pile)
    count(row, _HAND, s.hands[viewer])
    count(row, _KNOWN, s.seen[1 - viewer])
    count(row, _PLACED, s.placed[viewer])
    count(row, _PACK, s.packs[viewer])
    count(row, _KEPT, s.kept[viewer])
    if s.resolving:
        row[_RESOLVING + s.resolving[-1]] = 1


def _write_challenge(row: Row, s: Table, viewer: int, strong: list[int]) -> None:
    """The running challenge; who is being named attacks or defends already."""
    attackers: Places = s.attackers
    defenders: Places = s.defenders
    if s.awaiting and s.asked == ASK_ATTACKERS:
        attackers = s.stack[-1].cards
    elif s.awaiting and s.asked == ASK_DEFENDERS:
        defenders = s.stack[-1].cards
    attack, defence = s.attack_total, s.defence_total
    if s.stage != RESOLVING:
        attack = sum([strong[place] for place in attackers])
        defence = sum([strong[place] for place in defenders])
    row[_STEP + s.stage] = 1
    row[_TYPE + s.kind] = 1
    row[_ATTACKER + (s.attacker ^ viewer)] = 1
    row[_TOTALS] = few(attack)
    row[_TOTALS + 1] = few(defence)
    row[_AT_STAKE] = row[_CLAIM + (s.attacker ^ viewer)]
    if s.won != NONE:
        row[_WINNER + (s.won ^ viewer)] = 1
    row[_UNOPPOSED] = 1 if s.unopposed else 0
    for place in attackers:
        row[_ATTACKING + place] = 1
    for place in defenders:
        row[_DEFENDING + place] = 1
    mark_all(row, _BYPASSED, s.bypassed)


def _write_what_lasts(row: Row, s: Table) -> None:
    """What lasts; an effect on somebody is told of its character, too."""
    for effect in s.effects:
        number = _LASTS.get(effect[0])
        if number is None:
            continue
        at: i64 = _EFFECTS + number
        row[at] = row[at] + 1
        if NONE < effect.about < CHARACTERS:
            at = _EFFECTS_ON + number * CHARACTERS + effect.about
            row[at] = row[at] + 1


def _write_question(row: Row, s: Table, viewer: int) -> None:
    """Who is asked what, and who has answered already."""
    row[_ASK + s.asked] = 1
    for seat in s.awaiting:
        row[_AWAITED + (seat ^ s.flip ^ viewer)] = 1
    if s.asked not in OF_BOTH:
        _write_asking(row, s)
        return
    for house in HOUSES:
        if s.ready[house]:
            row[_ANSWERED + (house ^ viewer)] = 1


def _write_asking(row: Row, s: Table) -> None:
    """Which card asks, how many victims are to be named, who is in danger, and what may be responded to."""
    frame = s.stack[-1]
    for place in s.danger:
        row[_DANGER + place] = 1
    if s.asked in OF_CARDS:
        row[_BY + frame.source if frame.place == NONE else _BY_PLACE + frame.place] = 1
    elif s.asked == ASK_STEALTH:
        row[_BY_PLACE + frame.waiting[0]] = 1
    elif s.asked == ASK_CLAIM:
        row[_VICTIMS] = few(frame.count - len(frame.cards))
    elif s.asked == ASK_RESPOND:
        for item in s.news:
            row[_TO + item[0]] = 1
