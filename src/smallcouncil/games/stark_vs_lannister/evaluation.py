"""How good a game looks for each House: a chance to win, from a few numbers that a person can read.

Every number is told of each House and taken as a difference; a logistic curve makes a chance of their weighted sum.
The weights lie in `evaluation.json` beside this module. `python tools/fit_stark_vs_lannister.py` makes them: bots play
against themselves, and the weights are those that make the winners most likely (logistic regression).
"""

import json
import math
from importlib.resources import files

from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COST_AT,
    GOAL,
    HOUSES,
    INCOME_AT,
    LANNISTER,
    OWNER,
    PLOT,
    RENOWN,
    STARK,
    STEALTH,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.challenges import leading
from smallcouncil.games.stark_vs_lannister.table import (
    CHALLENGES,
    DOMINANCE,
    MARSHALLING,
    STANDING,
    Table,
)
from smallcouncil.games.stark_vs_lannister.values import claim, strength
from smallcouncil.games.stark_vs_lannister.worth import IN_PLAY

VALAR = PLOT["valar-morghulis"]
OF_A_HOUSE = (
    *("power", "near", "on_characters", "military", "intrigue", "might", "characters", "worth", "renown", "stealth"),
    *("duplicates", "attachments", "income", "locations", "hand", "few_cards", "dead", "standing", "gold", "chances"),
    *("best", "valar", "leads_military", "leads_intrigue", "leads_power"),
)
"""What is told of each House.

power: counters in all; near: the square of them, for the last ones weigh more; on_characters: those that die with
somebody; military, intrigue, might: strength by icon; worth: characters by what they are worth, best: the best one's;
few_cards: whether the hand is nearly empty; standing: strength that stands while there are challenges to come; chances:
challenges that it can still start; valar: worth of the characters while the other House may reveal Valar Morghulis;
leads_...: the claim of the running challenge, as things stand.
"""
NAMES = ("stark", "first", *OF_A_HOUSE)
"""The weights in their order: two constants, for leading House Stark and for having the first turn of the round."""


def shares(s: Table) -> tuple[float, float]:
    """Each seat's chance to win."""
    chance = stark_chance(s)
    return (chance, 1 - chance) if s.flip == 0 else (1 - chance, chance)


def stark_chance(s: Table) -> float:
    log_odds = sum([weight * number for weight, number in zip(WEIGHTS, numbers(s), strict=True)])
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, log_odds))))


def numbers(s: Table) -> list[float]:
    """What the weights weigh: differences between Stark and Lannister."""
    stark, lannister = (of_house(s, house) for house in HOUSES)
    first = 0.0 if s.first == NONE else 1.0 if s.first == STARK else -1.0
    return [1.0, first, *[one - other for one, other in zip(stark, lannister, strict=True)]]


def of_house(s: Table, house: int) -> list[float]:
    power_on, total = 0, s.banner[house]
    by_icon = [0, 0, 0]
    count = renown = stealth = duplicates = standing = income = locations = open_icons = 0
    value = best = 0.0
    in_time = s.phase <= CHALLENGES or s.phase >= STANDING
    for place in s.area[house]:
        if place >= CHARACTERS:
            income += INCOME_AT[place]
            locations += COST_AT[place]
            continue
        strong, icons, keywords = strength(s, place), s.icons[place], s.keywords[place]
        count += 1
        power_on += s.power[place]
        renown += keywords & RENOWN
        stealth += keywords & STEALTH
        duplicates += s.duplicates[place]
        income += INCOME_AT[place]
        value += IN_PLAY[place]
        best = max(best, IN_PLAY[place])
        for kind in (0, 1, 2):
            if icons >> kind & 1:
                by_icon[kind] += strong
        if not s.kneeling[place]:
            standing += strong
            open_icons |= icons
    total += power_on
    hand = len(s.hands[house]) + len(s.placed[house])
    attached = 0.0
    for place in s.attachments:
        if OWNER[place] == house:
            attached += IN_PLAY[place]
            income += INCOME_AT[place]
    chances = (open_icons & ~s.started[house]).bit_count() if _to_come(s, house) else 0
    feared = house == STARK and VALAR in s.plots[LANNISTER]
    return [
        total,
        total * total / GOAL,
        power_on,
        *by_icon,
        min(count, 7),
        value,
        renown,
        stealth / STEALTH,
        duplicates,
        attached,
        income,
        locations,
        min(hand, 9),
        max(0, 2 - hand),
        sum([UNIQUE[card] for card in s.dead[house]]),
        standing if in_time else 0,
        s.gold[house] if MARSHALLING <= s.phase <= DOMINANCE else 0,
        chances,
        best,
        value if feared else 0.0,
        *_running(s, house),
    ]


def _to_come(s: Table, house: int) -> bool:
    """Whether a House still has its challenges of this round before it."""
    if s.phase != CHALLENGES:
        return s.phase == MARSHALLING
    return s.active in (NONE, s.first) or s.active == house


def _running(s: Table, house: int) -> list[float]:
    """What the running challenge will take from the other side if it ends as it stands."""
    found = [0.0, 0.0, 0.0]
    if s.kind != NONE and s.attacker == house and s.won == NONE and leading(s) == house:
        found[s.kind] = claim(s, house) + (0.0 if s.defenders else 0.5)
    return found


def _read() -> list[float]:
    held = json.loads(files(__package__).joinpath("evaluation.json").read_text("utf-8"))["weights"]
    return [held[name] for name in NAMES]


WEIGHTS = _read()
