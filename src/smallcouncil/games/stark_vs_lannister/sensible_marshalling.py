"""Sensible marshalling: what to begin with, what to buy with the gold there is, and what gold to keep."""

from collections.abc import Callable
from itertools import combinations

from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister.both_seats import why_not_place
from smallcouncil.games.stark_vs_lannister.cards import (
    CHALLENGE_TYPES,
    CHARACTERS,
    COST,
    COST_AT,
    DESIGN,
    DESIGNS,
    FIRST_PLACE,
    IS_ATTACHMENT,
    IS_CHARACTER,
    IS_PLACEABLE,
    LIMITED,
    MOST_COST,
    OWNER,
    PLACE,
    SYMBOL,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.effects import forbidden
from smallcouncil.games.stark_vs_lannister.table import Table
from smallcouncil.games.stark_vs_lannister.values import cost
from smallcouncil.games.stark_vs_lannister.windows import hosts
from smallcouncil.games.stark_vs_lannister.words import DONE, FAMILY, KEEP, MEANING, MULLIGAN, PASS, PLACE_WORD
from smallcouncil.games.stark_vs_lannister.worth import IN_HAND, worth

A_CARD = 1.0
"""What a card drawn is worth: each card placed in setup is replaced."""
FEWEST_PLACED = 2
"""A hand that cannot place so many cards, a character among them, is sent back."""
NEW_ICON = 1.0
"""What a first character with an icon is worth beside itself."""
TOO_MANY = 0.6
"""What is left of a character's worth when many are in play already."""
FETCHED = 2.6
"""What a character is worth that is fetched into the hand."""
KEPT = 0.35
"""What a gold is worth that is not spent: it counts for dominance."""

_BY_ICON = tuple(tuple(icon in card.icons for icon in CHALLENGE_TYPES) for card in DESIGNS)
_INNS = tuple(PLACE[f"wayside-inn-{deck}#{number}"] for deck in ("stark", "lannister") for number in (1, 2))
_OUTRIDERS = tuple(PLACE[f"outrider-of-the-north#{number}"] for number in (1, 2))
_FACTORS = tuple(PLACE[f"harbor-factor#{number}"] for number in (1, 2))
_BRONN, _GREGOR, _TYWIN = (PLACE[name] for name in ("bronn", "ser-gregor-clegane", "tywin-lannister"))
_LITTLEFINGERS = PLACE["littlefinger-stark"], PLACE["littlefinger-lannister"]
_CERSEI, _VARYS = PLACE["cersei-lannister"], DESIGN["varys"]
_CUNNING, _QUARTERS, _JORY = DESIGN["the-lions-cunning"], DESIGN["confined-to-quarters"], PLACE["jory-cassel"]
_RAVEN, _GATE = DESIGN["a-raven-from-home"], DESIGN["gold-opens-every-gate"]
_HOSTAGE, _BRANDED = DESIGN["hostage-of-winterfell"], DESIGN["branded-a-traitor"]


# ---- setup


def mulligan(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """A hand that begins with too little on the table goes back."""
    placed = best_setup(s, house)
    weak = len(placed) < FEWEST_PLACED or not any(IS_CHARACTER[card] for card in placed)
    return MULLIGAN if weak else KEEP


def place(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    best = best_setup(s, house)
    return PLACE_WORD[best[0]] if best else DONE


def best_setup(s: Table, house: int) -> tuple[int, ...]:
    """The cards still to be placed that are worth most together."""
    held = [card for card in dict.fromkeys(s.hands[house]) if why_not_place(s, house, card) is None]
    held += [card for card in dict.fromkeys(held) if s.hands[house].count(card) > 1 and not UNIQUE[card]]
    left = MOST_COST - sum([COST[card] for card in s.placed[house]])
    found: tuple[int, ...] = ()
    most = 0.0
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            if sum([COST[card] for card in chosen]) > left or sum([LIMITED[card] for card in chosen]) > 1:
                continue
            value = sum([IN_HAND[card] + A_CARD for card in chosen])
            if value > most:
                most, found = value, chosen
    return found


# ---- what to buy


def act(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """In one's own turn: what is free, then what makes others cheaper, then the best that the gold can buy."""
    if s.active != house or len(actions) == 1:
        return PASS
    by_family: dict[str, list[int]] = {}
    for action in actions:
        by_family.setdefault(FAMILY[action], []).append(action)
    if "duplicate" in by_family:
        return by_family["duplicate"][0]
    wanted = shopping(s, house)
    for action in by_family.get("use", ()):
        if _helps(s, house, MEANING[action], wanted):
            return action
    plays = {MEANING[action]: action for action in by_family.get("play", ())}
    for card in (_RAVEN, _GATE):
        if card in plays and card in wanted:
            return plays[card]
    for card in wanted:
        if card in plays:
            return plays[card]
    return PASS


def shopping(s: Table, house: int) -> list[int]:
    """What to buy of the hand, in the order of playing: as much worth as the gold allows, and what is kept."""
    gold = s.gold[house]
    best: list[tuple[float, tuple[int, ...]] | None] = [None] * (gold + 1)
    best[0] = (0.0, ())
    limited = s.limited[house]
    for card in dict.fromkeys(s.hands[house]):
        value = value_now(s, house, card)
        if value <= 0 or (LIMITED[card] and limited):
            continue
        price = _price(s, house, card)
        copies = 1 if UNIQUE[card] or LIMITED[card] else s.hands[house].count(card)
        for _ in range(copies):
            for spent in range(gold - price, -1, -1):
                before = best[spent]
                if before is None:
                    continue
                after = best[spent + price]
                if after is None or before[0] + value > after[0]:
                    best[spent + price] = (before[0] + value, (*before[1], card))
    kept = keeping(s, house)
    found: tuple[int, ...] = ()
    most = -1.0
    for spent, bundle in enumerate(best):
        if bundle is not None and bundle[0] + kept(gold - spent) > most:
            most, found = bundle[0] + kept(gold - spent), bundle[1]
    return sorted(found, key=lambda card: (not LIMITED[card], -COST[card]))


def _price(s: Table, house: int, card: int) -> int:
    return 2 if card == _RAVEN else 1 if card == _GATE else cost(s, house, card)


def value_now(s: Table, house: int, card: int) -> float:
    """What a card of the hand brings if it is played in this turn; nothing if it cannot be."""
    own = s.area[house]
    if UNIQUE[card] and (card in s.dead[house] or _in_play(s, house, card)):
        return 0.0
    if IS_CHARACTER[card]:
        return _character_value(s, house, card)
    if IS_PLACEABLE[card]:
        return IN_HAND[card]
    if card in (_RAVEN, _GATE):
        return (
            2.6 if card == _RAVEN or any(COST[each] <= 3 and IS_CHARACTER[each] for each in s.discard[house]) else 0.0
        )
    if IS_ATTACHMENT[card]:
        return _attachment_value(s, house, card) if own else 0.0
    return 0.0


def _in_play(s: Table, house: int, card: int) -> bool:
    return UNIQUE[card] and (FIRST_PLACE[card] in s.area[house] or FIRST_PLACE[card] in s.attachments)


def _character_value(s: Table, house: int, card: int) -> float:
    count = icons = 0
    for place in s.area[house]:
        if place < CHARACTERS:
            count += 1
            icons |= s.icons[place]
    value = IN_HAND[card]
    if count >= 6:
        value *= TOO_MANY
    for kind, has in enumerate(_BY_ICON[card]):
        if has and not icons >> kind & 1:
            value += NEW_ICON
    return value + _varys(s, house) if card == _VARYS else value


def _varys(s: Table, house: int) -> float:
    """The best Ally that he sends away, or the loss of one's own, himself perhaps."""
    allies = [place for area in s.area for place in area if place < CHARACTERS and _is_ally(place)]
    theirs = [worth(s, place) for place in allies if OWNER[place] != house]
    if theirs:
        return max(theirs)
    return -IN_HAND[_VARYS]


def _is_ally(place: int) -> bool:
    return place in _ALLIES


_ALLIES = frozenset(place for name, place in PLACE.items() if "Ally" in DESIGNS[DESIGN[name.partition("#")[0]]].traits)


def _attachment_value(s: Table, house: int, card: int) -> float:
    fitting = hosts(s, house, card)
    if not fitting:
        return 0.0
    if card in (_HOSTAGE, _BRANDED):
        strongest = max([COST_AT[place] for place in fitting if place not in s.host], default=0)
        return IN_HAND[card] if strongest >= 3 else 0.0
    return IN_HAND[card]


# ---- what gold is kept for


def keeping(s: Table, house: int) -> Callable[[int], float]:
    """What so much gold is worth at the end of the marshalling turn: for those who need it, and for dominance."""
    own, hand = s.area[house], s.hands[house]
    steps: list[float] = []
    if _GREGOR in own and not s.kneeling[_GREGOR]:
        steps.append(2.0)
    if _BRONN in own:
        steps.append(1.5)
    if _JORY in own:
        steps.append(0.8)
    if any(place in own for place in _LITTLEFINGERS):
        steps += [0.2, 2.2]
    if _CUNNING in hand:
        steps += [0.2, 1.9]
    elif _QUARTERS in hand:
        steps += [0.2, 1.5]
    if _CERSEI in own:
        steps += [0.1, 1.1]
    if _TYWIN in own:
        steps.append(0.8)
    return lambda gold: sum(steps[:gold]) + KEPT * gold


# ---- what makes others cheaper


def _helps(s: Table, house: int, place: int, wanted: list[int]) -> bool:
    """Whether a card in play that brings gold or lowers a cost is of use now."""
    if place in _FACTORS:
        return len(s.hands[house]) >= 3 and _would_buy(s, house, 3)
    if forbidden(s, "lower-costs", house):
        return False
    if place in _INNS:
        return any(IS_CHARACTER[card] and _price(s, house, card) > 0 for card in wanted) or _would_buy(s, house, 1)
    if place in _OUTRIDERS:
        dear = [
            card for card in s.hands[house] if COST[card] >= 3 and _unique_stark(card) and _playable(s, house, card)
        ]
        return any(_price(s, house, card) - 3 <= s.gold[house] < _price(s, house, card) for card in dear)
    return False


def _unique_stark(card: int) -> bool:
    return UNIQUE[card] and IS_CHARACTER[card] and SYMBOL[card] == 0


def _playable(s: Table, house: int, card: int) -> bool:
    return card not in s.dead[house] and not _in_play(s, house, card)


def _would_buy(s: Table, house: int, more: int) -> bool:
    """Whether a character could be played with so much more gold that cannot be without."""
    gold = s.gold[house]
    return any(
        IS_CHARACTER[card] and gold < _price(s, house, card) <= gold + more and _playable(s, house, card)
        for card in s.hands[house]
    )
