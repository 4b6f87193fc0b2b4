"""A sensible bidder: how a leader plays who looks at the table, the prize and the hand, and not ahead.

It is quick, because the search lets all leaders play by it to the end of a round, over and over.
"""

from collections.abc import Callable

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt import frames
from smallcouncil.games.btwixt.bids import bid_winner, total
from smallcouncil.games.btwixt.card_moves import council_with
from smallcouncil.games.btwixt.cards import POWER, VALUE
from smallcouncil.games.btwixt.evaluation import PRIZE, STRENGTH, known_power, prize, shares
from smallcouncil.games.btwixt.sensible_plays import SURE_GAINS, decides, idle, secured, sensible
from smallcouncil.games.btwixt.table import NONE, councils_of
from smallcouncil.games.btwixt.table import BtwixtTable as Table
from smallcouncil.games.btwixt.words import ALLY, CARD, COUNCIL, DECLINE, DRAFT, KNEEL, MEANING

BOLD = 40
"""Of a hundred decisions, in how many a leader who leads the bid plays on while others stand."""
WHIM = 60
"""By how many hundredths the readiness to pay varies."""
FAIR = 2.5
"""To how many rounds of a season the influence of a hand is thought to go."""
SAFE = 7
"""A lead that is rarely overtaken."""
PRICE = 0.1
"""What a point of a card's strength is worth in power, seen over a season."""


def choose(s: Table, seat: int, luck: Chance, fair: float = FAIR) -> int:
    """One of the seat's legal actions, by a leader whose influence is to go to so many rounds of a season."""
    actions = s.actions(seat)
    if len(actions) == 1:
        return actions[0]
    if s.asked == frames.ASK_TURN:
        return _turn(s, seat, actions, luck, fair)
    judge = JUDGES.get(s.asked)
    return judge(s, seat, actions, luck) if judge else luck.choice(actions)


def consider(s: Table, seat: int, luck: Chance) -> int:
    """The same with more care: what is seldom asked is answered by what looks best when it is done."""
    actions = s.actions(seat)
    return _best(s, seat, actions, luck) if s.asked in WEIGHED and len(actions) > 1 else choose(s, seat, luck)


def _turn(s: Table, seat: int, actions: tuple[int, ...], luck: Chance, fair: float) -> int:
    """Play on as long as the ally is worth the cards, with the cheapest card that leads; else kneel."""
    if s.standing == 1 << seat or actions[-1] != KNEEL:
        actions = sensible(s, seat, actions)
        return _last_to_stand(s, seat, actions) if actions[-1] == KNEEL else min(actions, key=STRENGTH.__getitem__)
    totals = [total(s, other) for other in range(s.setup.seats)]
    own = totals[seat]
    rival = max([number for other, number in enumerate(totals) if other != seat])
    if bid_winner(s, totals) == seat and (own - rival >= SAFE or luck.below(100) >= BOLD):
        return KNEEL
    limit = readiness(s, seat, luck, fair)
    chosen = _payment(s, seat, actions[:-1], rival - own)
    return KNEEL if chosen == NONE or own + VALUE[chosen] > limit else chosen


def _last_to_stand(s: Table, seat: int, actions: tuple[int, ...]) -> int:
    """Nobody can answer any more: take what is free, or the cheapest card that wins, and kneel."""
    cards = actions[:-1]
    if secured(s, seat):
        return next((card for card in cards if card in SURE_GAINS), KNEEL)
    winning = [card for card in cards if decides(s, seat, card)]
    chosen = min(winning, key=STRENGTH.__getitem__, default=NONE)
    return KNEEL if chosen == NONE or STRENGTH[chosen] * PRICE > prize(s) else chosen


def _payment(s: Table, seat: int, cards: tuple[int, ...], lack: int) -> int:
    """The cheapest card that is worth more than what is lacking, else the highest; none that would be thrown away."""
    leading = [card for card in cards if VALUE[card] > lack]
    for card in sorted(leading, key=STRENGTH.__getitem__):
        if not idle(s, seat, card):
            return card
    rest = [card for card in cards if VALUE[card] <= lack and not idle(s, seat, card)]
    return max(rest, key=VALUE.__getitem__, default=NONE)


def readiness(s: Table, seat: int, luck: Chance, fair: float) -> float:
    """How much influence a leader would pay for the prize of this round: a fair part of the hand, more for more."""
    influence = sum([VALUE[card] for card in s.hands[seat]]) + sum([VALUE[card] for card in s.piles[seat]])
    rounds = s.setup.seats + 2 - s.round
    part = influence * min(1.0, fair / rounds)
    return part * (prize(s) / PRIZE) * (100 - WHIM // 2 + luck.below(WHIM + 1)) / 100


def _draft(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    return max(actions, key=lambda action: VALUE[action - DRAFT] + luck.below(3))


def _weakest_own(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Into the council that needs it; what must go elsewhere goes where it is weakest or, if it harms, strongest."""
    ally = s.stack[-1].program - frames.CLAIM
    harms = 0 <= ally < len(POWER) and POWER[ally] < 0
    return (max if harms else min)(actions, key=lambda action: known_power(s, action - COUNCIL))


def _strongest(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Tokens are taken where there is most."""
    councils = [action for action in actions if action != DECLINE]
    own = councils_of(s, seat)
    foreign = [action for action in councils if action - COUNCIL not in own]
    return max(foreign, key=lambda action: known_power(s, action - COUNCIL)) if foreign else actions[0]


def _cheapest(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """What is given up: the weakest card, or nothing if nothing must be."""
    cards = [action for action in actions if action >= CARD]
    return DECLINE if actions[0] == DECLINE else min(cards, key=lambda action: STRENGTH[action - CARD])


def _dearest(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """What is taken, or taken from others: the card of the highest value."""
    cards = [action for action in actions if action != DECLINE]
    return max(cards, key=lambda action: VALUE[MEANING[action]])


def _leader(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Whoever is ahead in the bid is the one to meddle with; what may be given away is kept."""
    return DECLINE if actions[0] == DECLINE else max(actions, key=lambda action: total(s, MEANING[action]))


def _victim(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The strongest ally in a council of others; nobody of one's own if that can be helped."""
    spared = (*councils_of(s, seat), NONE)
    foreign = [action for action in actions if action >= ALLY and council_with(s, action - ALLY) not in spared]
    if foreign:
        return max(foreign, key=lambda action: POWER[action - ALLY])
    return _best(s, seat, actions, luck)


def _fallen(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The strongest of the dead."""
    return max((action for action in actions if action != DECLINE), key=lambda action: POWER[action - ALLY])


def _best(s: Table, seat: int, actions: tuple[int, ...], luck: Chance) -> int:
    """What looks best when it is done; for questions that are put too seldom for a rule of thumb."""

    def outlook(action: int) -> float:
        after = s.copy()
        after.act(seat, action)
        return shares(after)[seat]

    return max(actions, key=outlook)


Judgement = Callable[[Table, int, tuple[int, ...], Chance], int]

JUDGES: dict[int, Judgement] = {
    frames.ASK_DRAFT: _draft,
    frames.ASK_DISCARD: _cheapest,
    frames.ASK_ULTIMATUM: _cheapest,
    frames.ASK_GIVE: _cheapest,
    frames.ASK_TAKE: _dearest,
    frames.ASK_RETURN: _dearest,
    frames.ASK_CARD: _dearest,
    frames.ASK_SEAT: _leader,
    frames.ASK_ALLY: _victim,
    frames.ASK_DEAD: _fallen,
    frames.ASK_PLACE: _weakest_own,
    frames.ASK_TOKEN: _weakest_own,
    frames.ASK_TOKEN_FROM: _strongest,
    frames.ASK_TOKEN_TO: _weakest_own,
    frames.ASK_KILL: _best,
    frames.ASK_COMET: _best,
    frames.ASK_THEON: _best,
    frames.ASK_VENGEANCE: _best,
}
"""How the common questions beside the bid are answered; the others by luck."""

WEIGHED = frozenset(JUDGES) - {frames.ASK_DRAFT, frames.ASK_TAKE, frames.ASK_RETURN, frames.ASK_GIVE}
"""The questions that are worth a look at what comes of each answer."""
