"""What a seat observes of a table, gathered in one stroke; the plan says in which plane each thing goes."""

from marshal import dumps

from smallcouncil.cardkit import spreading_kernel as kernel
from smallcouncil.cardkit.programs import NONE
from smallcouncil.cardkit.spreading import PLAIN_MARSHAL, plan_of
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
from smallcouncil.games.stark_vs_lannister.values import claim, income, initiative

PLAN = plan_of(
    PLANES,
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
    *((kernel.COUNT_BY_SEAT, name) for name in ("used", "plots")),
    *((kernel.COUNT_TOGETHER, name) for name in ("discard", "dead", "here")),
    *((kernel.COUNT, name) for name in ("hand", "known", "placed", "pack", "kept", "resolving", "here", "hosts")),
    *((kernel.MASKED, name, "here") for name in ("kneeling", "spent", "strength", "counters", "duplicates")),
    *((kernel.MASKED_BITS, name, "here") for name in ("icons", "keywords")),
    *((kernel.MARKS, name) for name in ("attacking", "defending", "bypassed", "danger", "to")),
    (kernel.COUNT, ""),
)
_LASTS = {LASTING + source: number for number, source in enumerate(LASTING_SOURCES)}
_BY, _BY_PLACE, _EFFECTS, _EFFECTS_ON = (START[name] for name in ("by", "by_place", "effects", "effects_on"))
_STRENGTH = MODIFIERS.table("strength")
_BY_PLOTS = frozenset(("claim", "initiative", "income", "bonuses"))
_CLAIM, _INITIATIVE, _INCOME = (
    (*(getattr(plot, name) for plot in PLOTS), 0) for name in ("claim", "initiative", "income")
)
"""By plot; the last one stands for none."""
_PRINTED = bytes(STRENGTH_AT[:CHARACTERS])
_NO_CHALLENGE = (NONE, NONE, NONE, NONE, 0, 0, 0, 0)


def gathered(s: Table, viewer: int) -> bytes:
    """All that the plan wants to know of the House `viewer`, in its order."""
    draft, other = s.setup.options["draft"], 1 - viewer
    awaiting = s.awaiting
    named = s.stack[-1].cards if awaiting else ()
    attackers = named if awaiting and s.asked == ASK_ATTACKERS else s.attackers
    defenders = named if awaiting and s.asked == ASK_DEFENDERS else s.defenders
    strengths = _strengths(s) if "strength" in s.in_force else _PRINTED
    challenged = s.kind != NONE
    step, kind, attacker, won, stake, unopposed, attack, defence = (
        _challenge(s, strengths, attackers, defenders) if challenged else _NO_CHALLENGE
    )
    claims, initiatives, incomes, bonuses = _of_plots(s)
    all_count = 0 if "only-standing" not in s.in_force else sum(forbidden(s, "only-standing", h) << h for h in HOUSES)
    marks, victims, danger, to = _question(s) if awaiting else ([], 0, (), ())
    if s.effects:
        marks += _lasting(s)
    hands, placed, area = s.hands, s.placed, s.area
    plots, plots_left = s.plots, [*map(len, s.plots)]
    if draft:
        plots = [[] if house == other else s.plots[house] for house in HOUSES]
        if s.phase == DRAFT:
            plots_left[other] = 0
    host = s.host
    return dumps(
        (
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
            [seat ^ s.flip for seat in awaiting],
            [house for house in HOUSES if s.ready[house]] if awaiting and s.asked in OF_BOTH else (),
            s.banner,
            s.gold,
            incomes,
            [len(hands[0]) + len(placed[0]), len(hands[1]) + len(placed[1])],
            [*map(len, s.decks)],
            claims,
            initiatives,
            [+s.limited[0], +s.limited[1]],
            plots_left,
            s.started,
            s.plot,
            s.used,
            plots,
            s.discard,
            s.dead,
            area,
            hands[viewer],
            s.seen[other],
            placed[viewer],
            s.packs[viewer],
            s.kept[viewer],
            s.resolving[-1:],
            s.attachments,
            [(place - FIRST_ATTACHMENT) * CHARACTERS + host[place] for place in s.attachments],
            s.kneeling,
            s.spent,
            strengths,
            s.power,
            s.duplicates,
            s.icons,
            s.keywords,
            attackers if challenged else (),
            defenders if challenged else (),
            s.bypassed if challenged else (),
            danger,
            to,
            marks,
            bonuses,
            all_count,
        ),
        PLAIN_MARSHAL,
    )


def _strengths(s: Table) -> bytearray:
    """The strength of every character in play, in its place: `values.strength` for all of them at once."""
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


def _challenge(
    s: Table,
    strengths: bytes | bytearray,
    attackers: list[int] | tuple[int, ...],
    defenders: list[int] | tuple[int, ...],
) -> tuple[int, ...]:
    """Step, type, attacker, winner, claim, whether unopposed, and both totals."""
    if s.stage == RESOLVING:
        attack, defence = s.attack_total, s.defence_total
    else:
        attack, defence = (sum([strengths[place] for place in side]) for side in (attackers, defenders))
    return s.stage, s.kind, s.attacker, s.won, claim(s, s.attacker), int(s.unopposed), attack, defence


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
