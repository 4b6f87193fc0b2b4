"""What a seat observes of a table, written over a row of bytes, plane by plane."""

from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister.cards import (
    CHALLENGE_TYPES,
    CHARACTERS,
    FIRST_ATTACHMENT,
    HOUSES,
    RENOWN,
    STARK,
    STEALTH,
)
from smallcouncil.games.stark_vs_lannister.effects import LASTING
from smallcouncil.games.stark_vs_lannister.explain import OF_CARDS
from smallcouncil.games.stark_vs_lannister.frames import (
    ASK_ATTACKERS,
    ASK_CLAIM,
    ASK_DEFENDERS,
    ASK_RESPOND,
    ASK_STEALTH,
    OF_BOTH,
)
from smallcouncil.games.stark_vs_lannister.planes import LASTING_SOURCES, MANY, SIZE, START
from smallcouncil.games.stark_vs_lannister.table import DRAFT, RESOLVING, Table, bank, total_power, treasury
from smallcouncil.games.stark_vs_lannister.values import claim, dominance_total, income, initiative, strength

_KINDS = range(len(CHALLENGE_TYPES))
_LASTS = {LASTING + source: number for number, source in enumerate(LASTING_SOURCES)}
_PLOTS = (START["used"] - START["plot"]) // 2
_NUMBERS = tuple(
    START[name]
    for name in (
        *("power", "total", "gold", "income", "hands", "decks", "claim", "initiative", "dominance", "limited"),
        "plots_left",
    )
)


def observed(s: Table, viewer: int) -> bytearray:
    """The observation of the House `viewer`."""
    row = bytearray(SIZE)
    _clock(s, viewer, row)
    for house in HOUSES:
        _side(s, house, viewer, row)
    _hidden(s, viewer, row)
    _question(s, viewer, row)
    if s.kind != NONE:
        _challenge(s, viewer, row)
    _effects(s, row)
    return row


def _clock(s: Table, viewer: int, row: bytearray) -> None:
    row[START["stark"]] = viewer == STARK
    row[START["draft"]] = bool(s.setup.options["draft"])
    row[START["phase"] + s.phase] = 1
    row[START["round"]] = min(s.round, MANY)
    for name, house in (("first", s.first), ("active", s.active)):
        if house != NONE:
            row[START[name] + (house ^ viewer)] = 1
    left = START["left"]
    row[left], row[left + 1] = treasury(s), bank(s)
    row[START["over"]] = not s.awaiting


def _side(s: Table, house: int, viewer: int, row: bytearray) -> None:
    side = house ^ viewer
    hidden = side == 1 and bool(s.setup.options["draft"])
    plots = 0 if hidden and s.phase == DRAFT else len(s.plots[house])
    numbers = (
        *(s.banner[house], total_power(s, house), s.gold[house], income(s, house)),
        *(len(s.hands[house]) + len(s.placed[house]), len(s.decks[house]), claim(s, house), initiative(s, house)),
        *(dominance_total(s, house), s.limited[house], plots),
    )
    for start, number in zip(_NUMBERS, numbers, strict=True):
        row[start + side] = number if number < MANY else MANY
    started, at = s.started[house], START["challenges"] + side * len(_KINDS)
    for kind in _KINDS:
        row[at + kind] = started >> kind & 1
    first = side * _PLOTS
    if s.plot[house] != NONE:
        row[START["plot"] + first + s.plot[house]] = 1
    for plot in s.used[house]:
        row[START["used"] + first + plot] = 1
    if not hidden:
        for plot in s.plots[house]:
            row[START["plots"] + first + plot] = 1
    _piles(s, house, row)
    _in_play(s, house, row)


def _piles(s: Table, house: int, row: bytearray) -> None:
    for start, pile in ((START["discard"], s.discard[house]), (START["dead"], s.dead[house])):
        for card in pile:
            row[start + card] += 1


def _in_play(s: Table, house: int, row: bytearray) -> None:
    here, kneeling, spent = START["here"], START["kneeling"], START["spent"]
    icons, keywords = START["icons"], START["keywords"]
    for place in s.area[house]:
        row[here + place] = 1
        row[kneeling + place] = s.kneeling[place]
        row[spent + place] = s.spent[place]
        if place >= CHARACTERS:
            continue
        row[START["strength"] + place] = strength(s, place)
        row[START["counters"] + place] = s.power[place]
        row[START["duplicates"] + place] = s.duplicates[place]
        borne, kept = s.icons[place], s.keywords[place]
        for kind in _KINDS:
            row[icons + place * len(_KINDS) + kind] = borne >> kind & 1
        row[keywords + 2 * place] = bool(kept & RENOWN)
        row[keywords + 2 * place + 1] = bool(kept & STEALTH)


def _hidden(s: Table, viewer: int, row: bytearray) -> None:
    """What this viewer alone knows; and attachments, which lie with either House."""
    zones = (
        *(("hand", s.hands[viewer]), ("known", s.seen[1 - viewer]), ("placed", s.placed[viewer])),
        *(("pack", s.packs[viewer]), ("kept", s.kept[viewer]), ("resolving", s.resolving[-1:])),
    )
    for name, zone in zones:
        start = START[name]
        for card in zone:
            row[start + card] += 1
    for place in s.attachments:
        row[START["here"] + place] = 1
        row[START["kneeling"] + place] = s.kneeling[place]
        row[START["spent"] + place] = s.spent[place]
        row[START["hosts"] + (place - FIRST_ATTACHMENT) * CHARACTERS + s.host[place]] = 1


def _question(s: Table, viewer: int, row: bytearray) -> None:
    if not s.awaiting:
        return
    row[START["ask"] + s.asked] = 1
    for seat in s.awaiting:
        row[START["awaited"] + (seat ^ s.flip ^ viewer)] = 1
    if s.asked in OF_BOTH:
        for house in HOUSES:
            row[START["answered"] + (house ^ viewer)] = s.ready[house]
    else:
        _subject(s, row)


def _subject(s: Table, row: bytearray) -> None:
    """Who asks, and what about."""
    frame = s.stack[-1]
    if s.asked in OF_CARDS:
        at = START["by"] + frame.source if frame.place == NONE else START["by_place"] + frame.place
        row[at] = 1
    elif s.asked == ASK_STEALTH:
        row[START["by_place"] + frame.waiting[0]] = 1
    elif s.asked == ASK_CLAIM:
        row[START["victims"]] = frame.count - len(frame.cards)
    elif s.asked == ASK_RESPOND:
        for item in s.news:
            row[START["to"] + item[0]] = 1
    for place in s.danger:
        row[START["danger"] + place] = 1


def _challenge(s: Table, viewer: int, row: bytearray) -> None:
    row[START["step"] + s.stage] = 1
    row[START["type"] + s.kind] = 1
    row[START["attacker"] + (s.attacker ^ viewer)] = 1
    if s.won != NONE:
        row[START["winner"] + (s.won ^ viewer)] = 1
    row[START["unopposed"]] = s.unopposed
    row[START["at_stake"]] = claim(s, s.attacker)
    named = s.stack[-1].cards if s.awaiting else ()
    attackers = named if s.awaiting and s.asked == ASK_ATTACKERS else s.attackers
    defenders = named if s.awaiting and s.asked == ASK_DEFENDERS else s.defenders
    totals = [sum([strength(s, place) for place in side]) for side in (attackers, defenders)]
    if s.stage == RESOLVING:
        totals = [s.attack_total, s.defence_total]
    row[START["totals"]], row[START["totals"] + 1] = totals
    for name, places in (("attacking", attackers), ("defending", defenders), ("bypassed", s.bypassed)):
        for place in places:
            row[START[name] + place] = 1


def _effects(s: Table, row: bytearray) -> None:
    """What lasts; an effect on somebody is told of its character, too."""
    for effect in s.effects:
        number = _LASTS.get(effect.source)
        if number is None:
            continue
        row[START["effects"] + number] += 1
        if NONE < effect.about < CHARACTERS:
            row[START["effects_on"] + number * CHARACTERS + effect.about] += 1
