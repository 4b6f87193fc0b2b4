"""Sensible challenges: where an attack wins and what it exposes, whom to send, what to defend, and what tips a fight.

Sums of strength are those of the rules, with characters put into the challenge for a moment. What both players can
still do about a challenge is only guessed at here; the search finds it out.
"""

from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COST_AT,
    DESIGN,
    INTRIGUE,
    MILITARY,
    PLACE,
    RENOWN,
    STEALTH,
)
from smallcouncil.games.stark_vs_lannister.challenges import (
    able_to_attack,
    able_to_defend,
    challenge_totals,
    leading,
    possible_challenges,
)
from smallcouncil.games.stark_vs_lannister.table import DEFENDING, Table, characters
from smallcouncil.games.stark_vs_lannister.values import claim, strength
from smallcouncil.games.stark_vs_lannister.words import (
    ATTACK_WORD,
    ATTACKER_WORD,
    DEFENDER_WORD,
    DONE,
    FAMILY,
    MEANING,
    PASS,
    STEALTH_WORD,
)
from smallcouncil.games.stark_vs_lannister.worth import worth

A_POWER = 1.7
"""What a power is worth, in gold."""
A_CARD = 1.3
EXPOSED = 0.3
"""What it costs, for each strength, to kneel before the opponent has attacked."""
AT_REST = 0.1
"""What it costs afterwards: only dominance counts the standing."""
MARGIN = 1
"""How much more than all defenders together an attack should count: the other side may have something in hand."""
BLUFF = 0.35
"""How often a defence that could win is spared for the defender's own attacks."""
LEAST = 0.3
"""What an attack must promise to be made."""

_HOWL, _INSIDIOUS, _CUNNING = (DESIGN[name] for name in ("howl-of-the-pack", "insidious-ways", "the-lions-cunning"))
_CATELYN, _ICE, _TYRION, _BRONN, _SHAE = (
    PLACE[name] for name in ("catelyn-stark", "ice", "tyrion-lannister", "bronn", "shae")
)
_GODSWOODS = tuple(PLACE[f"godswood#{number}"] for number in (1, 2))
_GUARDS = tuple(PLACE[f"red-cloak-guard#{number}"] for number in (1, 2, 3))
_JON, _SANSA, _ESCORTS = PLACE["jon-snow"], PLACE["sansa-stark"], tuple(PLACE[f"stark-escort#{n}"] for n in (1, 2, 3))
_HODOR = PLACE["hodor"]


# ---- attacks


def attack(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The challenge that promises most, or none any more."""
    best, most = NONE, LEAST
    for kind in possible_challenges(s, house):
        value, _ = plan(s, house, kind)
        if value > most:
            best, most = kind, value
    return DONE if best == NONE else ATTACK_WORD[best]


def attackers(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The planned ones, one after the other; done when those that are named do."""
    named = s.stack[-1].cards
    _, wanted = plan(s, house, s.kind, named)
    for place in wanted:
        if ATTACKER_WORD[place] in actions:
            return ATTACKER_WORD[place]
    return DONE if DONE in actions else actions[0]


def plan(s: Table, house: int, kind: int, named: tuple[int, ...] = ()) -> tuple[float, list[int]]:
    """What a challenge of this type promises, in gold, and who should be sent beside those named.

    Whoever has Renown goes first, then who can join no other challenge, then the strong.
    """
    able = [place for place in able_to_attack(s, house, kind) if place not in named]
    other = 1 - house
    against = defence_against(s, other, kind, sum([bool(s.keywords[place] & STEALTH) for place in (*able, *named)]))
    exposed = s.first == house and bool(_attackers_left(s, other))
    price = EXPOSED if exposed else AT_REST
    strengths = {place: strength(s, place) for place in (*able, *named)}
    total = sum([strengths[place] for place in named])
    sent: list[int] = []
    keywords, icons, only = s.keywords, s.icons, 1 << kind
    order = sorted(able, key=lambda each: (keywords[each] & RENOWN, icons[each] == only, strengths[each]), reverse=True)
    needed = against + MARGIN if against else 1
    for place in order:
        if total >= needed and not (_renown(s, place) and against + MARGIN <= total):
            continue
        if total >= needed and exposed:
            continue
        sent.append(place)
        total += strengths[place]
    sent = _without_surplus(s, sent, strengths, total - needed)
    if not named and sent == [_HODOR]:
        return -1.0, sent
    everyone = [*named, *sent]
    total = sum([strengths[place] for place in everyone])
    odds = _odds(total, against, exposed)
    prize = _prize(s, house, kind) + (A_POWER if not against else 0.25 * A_POWER * exposed)
    prize += A_POWER * sum([_renown(s, place) for place in everyone])
    return odds * prize - price * sum([strengths[place] for place in everyone]), sent


def _without_surplus(s: Table, sent: list[int], strengths: dict[int, int], surplus: int) -> list[int]:
    """Nobody is sent who is not needed, unless there is Renown to gain."""
    kept = []
    for place in sorted(sent, key=lambda place: strengths[place]):
        if not _renown(s, place) and strengths[place] <= surplus and len(sent) > 1:
            surplus -= strengths[place]
        else:
            kept.append(place)
    return kept or sent[:1]


def _renown(s: Table, place: int) -> bool:
    return bool(s.keywords[place] & RENOWN)


def _attackers_left(s: Table, house: int) -> bool:
    return any(not s.kneeling[place] and s.icons[place] for place in characters(s, house))


def defence_against(s: Table, house: int, kind: int, bypassed: int) -> int:
    """What a House could put up against a challenge, if so many of its best cannot defend."""
    ready = sorted(
        [strength(s, p) for p in s.area[house] if p < CHARACTERS and s.icons[p] >> kind & 1 and not s.kneeling[p]]
    )
    return sum(ready[: len(ready) - bypassed]) if bypassed else sum(ready)


def _odds(total: int, against: int, exposed: bool) -> float:
    if total <= 0:
        return 0.0
    if total >= against + MARGIN or not against:
        return 0.95
    if total >= against:
        return 0.8
    return BLUFF * total / against if exposed else 0.1 * total / against


def _prize(s: Table, house: int, kind: int) -> float:
    """What the claim takes, in gold."""
    other, size = 1 - house, max(1, claim(s, house))
    if kind == MILITARY:
        victims = sorted([worth(s, place) for place in characters(s, other)])
        return sum(victims[:size])
    if kind == INTRIGUE:
        return A_CARD * min(size, len(s.hands[other]))
    return 2 * A_POWER * min(size, s.banner[other])


def stealth(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The strongest who could defend; nobody else matters."""
    best, most = PASS, 0
    for place in characters(s, 1 - house):
        word = STEALTH_WORD[place]
        if word in actions and s.icons[place] >> s.kind & 1 and not s.kneeling[place] and place not in s.bypassed:
            strong = strength(s, place)
            if strong >= most:
                best, most = word, strong
    return best


# ---- defence


def defenders(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The cheapest defence that wins if that is worth it, else somebody in the way if that is."""
    named = list(s.stack[-1].cards)
    wanted = defence(s, house, named)
    for place in wanted:
        if DEFENDER_WORD[place] in actions:
            return DEFENDER_WORD[place]
    return DONE if DONE in actions else actions[0]


def defence(s: Table, house: int, named: list[int]) -> list[int]:
    able = [place for place in able_to_defend(s, house) if place not in named]
    attack_total = challenge_totals(s)[0]
    if named and _defending(s, named) > attack_total:
        return []
    free = s.first == house or not _could_attack(s, house)
    price = AT_REST if free else EXPOSED
    winning = _winning_defence(s, able, named, attack_total)
    stake = _stake(s, house)
    if winning and stake >= price * sum([strength(s, place) for place in winning]):
        return winning
    if named:
        return []
    return _in_the_way(s, able, A_POWER, price)


def _defending(s: Table, places: list[int]) -> int:
    """What these would count together as defenders, by the rules."""
    standing, s.defenders = s.defenders, places
    total = challenge_totals(s)[1]
    s.defenders = standing
    return total


def _winning_defence(s: Table, able: list[int], named: list[int], against: int) -> list[int]:
    """One who is enough, the weakest; else the strongest together; nobody if all are too weak."""
    single = [place for place in able if (named or place != _HODOR) and _defending(s, [*named, place]) > against]
    if single:
        return [min(single, key=lambda place: (strength(s, place), COST_AT[place]))]
    chosen: list[int] = []
    for place in sorted(able, key=lambda place: -strength(s, place)):
        chosen.append(place)
        if len(chosen) > 1 and _defending(s, [*named, *chosen]) > against:
            return chosen
    return []


def _could_attack(s: Table, house: int) -> bool:
    """Whether this House still has its own challenges before it."""
    return s.active != house and s.first != house


def _stake(s: Table, house: int) -> float:
    """What a defeat costs: the claim, a power if nobody defends, and the Renown of the attackers."""
    renowned = A_POWER * sum([_renown(s, place) for place in s.attackers])
    return _prize(s, 1 - house, s.kind) + A_POWER + renowned


def _in_the_way(s: Table, able: list[int], unopposed: float, price: float) -> list[int]:
    """One who defends in vain keeps the power for an unopposed attack away."""
    best: list[int] = []
    most = 0.0
    for place in able:
        if place == _HODOR or _defending(s, [place]) < 1:
            continue
        gain = unopposed - price * strength(s, place) - 0.05 * COST_AT[place]
        gain += A_CARD if place in _ESCORTS or place == _SANSA else 0.3 if place == _JON else 0.0
        if gain > most:
            best, most = [place], gain
    return best


# ---- actions in the challenges phase


def act(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    if len(actions) == 1:
        return PASS
    by_meaning = {(FAMILY[action], MEANING[action]): action for action in actions}
    if s.kind == NONE:
        return _between(s, house, by_meaning)
    if s.stage != DEFENDING:
        return PASS
    return _in_the_fight(s, house, by_meaning)


def _in_the_fight(s: Table, house: int, words: dict[tuple[str, int], int]) -> int:
    """Whatever tips the fight, the cheapest first; what profits from a fight that is won."""
    attacking = s.attacker == house
    if leading(s) == house:
        if attacking and ("play", _INSIDIOUS) in words:
            return words["play", _INSIDIOUS]
        if attacking and ("use", _ICE) in words:
            return words["use", _ICE]
        return PASS
    attack, defended = challenge_totals(s)
    lack = defended - attack if attacking else attack - defended + 1
    return _tip(s, house, words, lack)


def _tip(s: Table, house: int, words: dict[tuple[str, int], int], lack: int) -> int:
    """The boosts at hand, cheapest first, if they are enough together and the stake is worth them."""
    boosts = [(1, words["use", place]) for place in (*_GODSWOODS, *_GUARDS) if ("use", place) in words]
    gold = s.gold[house]
    guards = sum([1 for place in _GUARDS if ("use", place) in words])
    if guards > gold:
        boosts = boosts[: len(boosts) - guards + gold]
    small = len(boosts)
    big = [(3, words["play", _HOWL])] if ("play", _HOWL) in words else []
    big += [(2, words["play", _INSIDIOUS])] if ("play", _INSIDIOUS) in words else []
    if boosts and small >= lack:
        return boosts[0][1]
    if _stake_of_fight(s, house) >= A_POWER:
        for more, word in big:
            if more + small >= lack:
                return word
    return _remove(s, house, words, lack)


def _stake_of_fight(s: Table, house: int) -> float:
    return _prize(s, s.attacker, s.kind) + A_POWER * sum([_renown(s, place) for place in s.attackers + s.defenders])


def _remove(s: Table, house: int, words: dict[tuple[str, int], int], lack: int) -> int:
    """Somebody on the other side who leaves the challenge, if that decides it."""
    against = s.defenders if s.attacker == house else s.attackers
    if ("use", _SHAE) in words and any(lack <= strength(s, place) <= 3 for place in against):
        return words["use", _SHAE]
    if ("use", _TYRION) in words and s.kind == INTRIGUE and any(lack <= strength(s, place) <= 3 for place in against):
        return words["use", _TYRION]
    return PASS


def _between(s: Table, house: int, words: dict[tuple[str, int], int]) -> int:
    """Between challenges: make the next attack easier, or the opponent's harder."""
    other = 1 - house
    if ("use", _BRONN) in words and (s.active == house or s.active == other):
        return words["use", _BRONN]
    if s.active == house:
        return _before_attack(s, house, words)
    ready = [place for place in characters(s, other) if not s.kneeling[place] and s.icons[place]]
    if ("use", _CATELYN) in words and any(2 <= COST_AT[place] <= 3 for place in ready) and len(ready) <= 3:
        return words["use", _CATELYN]
    if ("play", _CUNNING) in words and any(worth(s, place) >= 5 for place in ready):
        return words["play", _CUNNING]
    return PASS


def _before_attack(s: Table, house: int, words: dict[tuple[str, int], int]) -> int:
    if ("use", _TYRION) in words and INTRIGUE in possible_challenges(s, house):
        able = [p for p in characters(s, 1 - house) if s.icons[p] >> INTRIGUE & 1 and not s.kneeling[p]]
        mine = sum([strength(s, place) for place in able_to_attack(s, house, INTRIGUE)])
        theirs = sum([strength(s, place) for place in able])
        if (
            able
            and mine < theirs
            and any(theirs - strength(s, place) <= mine for place in able if strength(s, place) <= 3)
        ):
            return words["use", _TYRION]
    return PASS
