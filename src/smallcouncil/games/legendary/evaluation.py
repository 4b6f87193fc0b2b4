"""How good a game looks for every seat: a share of the win, from a few numbers that a person can read.

The weights lie in `evaluation.json` beside this module. `python tools/fit_legendary.py` makes them: bots play against
themselves, and the weights are those that make the winners most likely (logistic regression).
"""

import json
import math
from importlib.resources import files

from smallcouncil.games.legendary.cards import ATTACK, IS_HERO, RECRUIT, WOUND
from smallcouncil.games.legendary.ending import score
from smallcouncil.games.legendary.fights import lost_masterminds
from smallcouncil.games.legendary.table import Table
from smallcouncil.games.legendary.worth import WORTH

NAMES = ("score", "worth", "worth_to_come", "attack", "attack_to_come", "wounds", "defenders", "lost", "score_late")
"""What is told of each seat.

score: all that counts at the end, score_late: the same, the more the later it is; worth: of the average card of the
deck, attack: what the average card fights with, and both once more for the turns that are still to come; wounds:
Wounds in the deck; defenders: active ones; lost: Masterminds lost.
"""


def features(s: Table, seat: int) -> list[float]:
    cards = [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
    if seat == s.turn:
        cards += [card & 255 for card in s.played]
    count = max(1, len(cards))
    worth = sum([WORTH[card] for card in cards]) / count
    attack = sum([ATTACK[card] + 0.4 * RECRUIT[card] for card in cards if IS_HERO[card]]) / count
    left = to_come(s)
    points = float(score(s, seat))
    lost = lost_masterminds(s, seat)
    return [
        *(points, worth, worth * left, attack, attack * left, cards.count(WOUND) / count * 6),
        *(float(s.defenders[seat]), float(lost), points * (1 - left)),
    ]


def to_come(s: Table) -> float:
    """The part of the game that is still to come, from 1 to 0: by the Ally Deck, or by Masterminds lost."""
    full = 63 if s.setup.seats < 4 else 82
    lost = [lost_masterminds(s, seat) for seat in range(s.setup.seats)]
    return min(len(s.ally_deck) / full, 1 - max(max(lost) / 3, sum(lost) / 6) * 0.8)


_WEIGHTS: tuple[float, ...] = tuple(
    json.loads(files(__package__).joinpath("evaluation.json").read_text(encoding="utf-8"))[name] for name in NAMES
)


def shares(s: Table) -> tuple[float, ...]:
    """Each seat's share of the win."""
    promises = [sum(map(_product, _WEIGHTS, features(s, seat))) for seat in range(s.setup.seats)]
    best = max(promises)
    weights = [math.exp(promise - best) for promise in promises]
    whole = sum(weights)
    return tuple([weight / whole for weight in weights])


def _product(weight: float, value: float) -> float:
    return weight * value
