"""What a seat observes of a table, gathered in one stroke; the plan says in which plane each thing goes."""

from marshal import dumps
from typing import Final

from smallcouncil.cardkit import spreading_kernel as kernel
from smallcouncil.cardkit.kept_parts import PLAIN_MARSHAL, keep, still
from smallcouncil.cardkit.programs import NONE
from smallcouncil.cardkit.spreading import plan_of
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    FIRST_ATTACHMENT,
    HOUSES,
    PLOTS,
    STARK,
    STRENGTH_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import LASTING, MODIFIERS, forbidden
from smallcouncil.games.stark_vs_lannister.explain import OF_CARDS
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_ATTACKERS,
    ASK_CLAIM,
    ASK_DEFENDERS,
    ASK_RESPOND,
    ASK_STEALTH,
    OF_BOTH,
)
from smallcouncil.games.stark_vs_lannister.planes import LASTING_SOURCES, PLANES, START
from smallcouncil.games.stark_vs_lannister.table import DRAFT, RESOLVING, Table
from smallcouncil.games.stark_vs_lannister.values import claim, income, initiative, strength

PLAN: Final = plan_of(
    PLANES,
    # What lies in play, and how strong it is.
    *((kernel.COUNT_TOGETHER, "here"), (kernel.COUNT, "here"), (kernel.COUNT, "hosts")),
    (kernel.MASKED, "strength", "here"),
    # The piles.
    *((kernel.OPEN, ""), (kernel.COUNT_BY_SEAT, "used"), (kernel.COUNT_TOGETHER, "discard")),
    (kernel.COUNT_TOGETHER, "dead"),
    # All that changes from one decision to the next.
    (kernel.OPEN, ""),
    *((kernel.MASKED, name, "here") for name in ("kneeling", "spent", "counters", "duplicates")),
    *((kernel.MASKED_BITS, name, "here") for name in ("icons", "keywords")),
    *((kernel.NUMBER, name) for name in ("stark", "draft", "round", "over")),
    *((kernel.NUMBER, name) for name in ("at_stake", "unopposed", "victims")),
    *((kernel.NUMBER, "totals", place) for place in range(2)),
    *((kernel.MARK, name) for name in ("phase", "step", "type", "ask")),
    *((kernel.SEAT, name) for name in ("first", "active", "attacker", "winner")),
    *((kernel.SEATS, name) for name in ("awaited", "answered")),
    *((kernel.BY_SEAT, name) for name in ("power", "gold", "income", "hands", "decks", "claim", "initiative")),
    *((kernel.BY_SEAT, name) for name in ("limited", "plots_left")),
    (kernel.BITS_BY_SEAT, "challenges"),
    (kernel.MARK_BY_SEAT, "plot"),
    (kernel.COUNT_BY_SEAT, "plots"),
    *((kernel.COUNT, name) for name in ("hand", "known", "placed", "pack", "kept", "resolving")),
    *((kernel.MARKS, name) for name in ("attacking", "defending", "bypassed", "danger", "to")),
    (kernel.COUNT, ""),
)
IN_PLAY: Final = 0
PILES: Final = 1
"""The parts that are kept until what they are made of has changed, in their order."""
_LASTS: Final = {LASTING + source: number for number, source in enumerate(LASTING_SOURCES)}
_BY, _BY_PLACE, _EFFECTS, _EFFECTS_ON = (START[name] for name in ("by", "by_place", "effects", "effects_on"))
_STRENGTH: Final = MODIFIERS.table("strength")
_BY_PLOTS: Final = frozenset(("claim", "initiative", "income", "bonuses"))
_CLAIM, _INITIATIVE, _INCOME = (
    (*(getattr(plot, name) for plot in PLOTS), 0) for name in ("claim", "initiative", "income")
)
"""By plot; the last one stands for none."""
_PRINTED: Final = bytes(STRENGTH_AT[:CHARACTERS])
_NO_CHALLENGE: Final = (NONE, NONE, NONE, NONE, 0, 0, 0, 0)
_copied = list.copy

Places = list[int] | tuple[int, ...]


def gathered(s: Table, viewer: int) -> bytes:
    """All that the plan wants to know of the House `viewer`, in its order."""
    return _in_play(s) + _piles(s) + _changing(s, viewer)


def _in_play(s: Table) -> bytes:
    """The cards in play. Who attacks or defends is no part of it, but can make somebody stronger, as icons can."""
    challenge = s.kind, s.attacker, s.attackers, s.defenders
    found = still(s.parts, IN_PLAY, (s.area, s.attachments, s.host, s.in_force, s.icons, challenge))
    if found is not None:
        return found
    area, attachments, host = [*map(_copied, s.area)], s.attachments[:], bytes(s.host)
    challenge = s.kind, s.attacker, s.attackers[:], s.defenders[:]
    hosts = [(place - FIRST_ATTACHMENT) * CHARACTERS + host[place] for place in attachments]
    made_of = area, attachments, host, s.in_force, bytes(s.icons), challenge
    return keep(s.parts, IN_PLAY, made_of, (area, attachments, hosts, _strengths(s)))


def _piles(s: Table) -> bytes:
    found = still(s.parts, PILES, (s.used, s.discard, s.dead))
    if found is not None:
        return found
    piles = [*map(_copied, s.used)], [*map(_copied, s.discard)], [*map(_copied, s.dead)]
    return keep(s.parts, PILES, piles, piles)


def _changing(s: Table, viewer: int) -> bytes:
    draft, other, awaiting = s.setup.options["draft"], 1 - viewer, s.awaiting
    challenged = s.kind != NONE
    attackers, defenders = _sides(s) if challenged else ((), ())
    step, kind, attacker, won, stake, unopposed, attack, defence = (
        _challenge(s, attackers, defenders) if challenged else _NO_CHALLENGE
    )
    claims, initiatives, incomes, bonuses = _of_plots(s)
    all_count = 0 if "only-standing" not in s.in_force else sum(forbidden(s, "only-standing", h) << h for h in HOUSES)
    marks, victims, danger, to = _question(s) if awaiting else ([], 0, (), ())
    if s.effects:
        marks += _lasting(s)
    hands, placed, decks, limited = s.hands, s.placed, s.decks, s.limited
    plots, plots_left = s.plots, [len(s.plots[0]), len(s.plots[1])]
    if draft:
        plots = [[] if house == other else s.plots[house] for house in HOUSES]
        if s.phase == DRAFT:
            plots_left[other] = 0
    return dumps(
        (
            s.kneeling,
            s.spent,
            s.power,
            s.duplicates,
            s.icons,
            s.keywords,
            1 if viewer == STARK else 0,
            1 if draft else 0,
            s.round,
            0 if awaiting else 1,
            stake,
            unopposed,
            victims,
            attack,
            defence,
            s.phase,
            step,
            kind,
            s.asked if awaiting else NONE,
            s.first,
            s.active,
            attacker,
            won,
            [1 - seat for seat in awaiting] if s.flip else awaiting,
            [house for house in HOUSES if s.ready[house]] if awaiting and s.asked in OF_BOTH else (),
            s.banner,
            s.gold,
            incomes,
            (len(hands[0]) + len(placed[0]), len(hands[1]) + len(placed[1])),
            (len(decks[0]), len(decks[1])),
            claims,
            initiatives,
            (1 if limited[0] else 0, 1 if limited[1] else 0),
            plots_left,
            s.started,
            s.plot,
            plots,
            hands[viewer],
            s.seen[other],
            placed[viewer],
            s.packs[viewer],
            s.kept[viewer],
            s.resolving[-1:],
            attackers,
            defenders,
            s.bypassed if challenged else (),
            danger,
            to,
            marks,
            bonuses,
            all_count,
        ),
        PLAIN_MARSHAL,
    )


def _sides(s: Table) -> tuple[Places, Places]:
    """Attackers and defenders, those among them who are being named."""
    if not s.awaiting:
        return s.attackers, s.defenders
    named = s.stack[-1].cards
    return named if s.asked == ASK_ATTACKERS else s.attackers, named if s.asked == ASK_DEFENDERS else s.defenders


def _strengths(s: Table) -> bytes | bytearray:
    """The strength of every character in play, in its place: `values.strength` for all of them at once."""
    if "strength" not in s.in_force:
        return _PRINTED
    places = [place for area in s.area for place in area if place < CHARACTERS]
    found = [STRENGTH_AT[place] for place in places]
    for effect in s.in_force["strength"]:
        change = _STRENGTH[effect[0]]
        found = [change(s, effect, place, so_far) for place, so_far in zip(places, found, strict=True)]
    row = bytearray(CHARACTERS)
    for place, strong in zip(places, found, strict=True):
        row[place] = strong if strong > 0 else 0
    return row


def _of_plots(s: Table) -> tuple[list[int], list[int], list[int], int]:
    """Claim, initiative and income of both Houses; and, as bits, whose income lacks the bonuses of its cards yet."""
    one, two = s.plot
    claims, initiatives, incomes = [_CLAIM[one], _CLAIM[two]], [_INITIATIVE[one], _INITIATIVE[two]], []
    if _BY_PLOTS.isdisjoint(s.in_force):
        return claims, initiatives, [_INCOME[one], _INCOME[two]], (one != NONE) + 2 * (two != NONE)
    for house in HOUSES:
        claims[house], initiatives[house] = claim(s, house), initiative(s, house)
        incomes.append(income(s, house))
    return claims, initiatives, incomes, 0


def _challenge(s: Table, attackers: Places, defenders: Places) -> tuple[int, ...]:
    """Step, type, attacker, winner, claim, whether unopposed, and both totals."""
    if s.stage == RESOLVING:
        attack, defence = s.attack_total, s.defence_total
    else:
        attack = sum([strength(s, place) for place in attackers])
        defence = sum([strength(s, place) for place in defenders])
    return s.stage, s.kind, s.attacker, s.won, claim(s, s.attacker), 1 if s.unopposed else 0, attack, defence


def _question(s: Table) -> tuple[list[int], int, tuple[int, ...], list[int]]:
    """Who asks, as marks; how many victims are to be named, who is in danger, and what may be responded to."""
    if s.asked in OF_BOTH:
        return [], 0, (), []
    frame, marks, victims, to = s.stack[-1], [], 0, []
    if s.asked in OF_CARDS:
        marks = [_BY + frame.source if frame.place == NONE else _BY_PLACE + frame.place]
    elif s.asked == ASK_STEALTH:
        marks = [_BY_PLACE + frame.waiting[0]]
    elif s.asked == ASK_CLAIM:
        victims = frame.count - len(frame.cards)
    elif s.asked == ASK_RESPOND:
        to = [item[0] for item in s.news]
    return marks, victims, s.danger, to


def _lasting(s: Table) -> list[int]:
    """What lasts; an effect on somebody is told of its character, too."""
    marks = []
    for effect in s.effects:
        number = _LASTS.get(effect[0])
        if number is None:
            continue
        marks.append(_EFFECTS + number)
        if NONE < effect.about < CHARACTERS:
            marks.append(_EFFECTS_ON + number * CHARACTERS + effect.about)
    return marks
