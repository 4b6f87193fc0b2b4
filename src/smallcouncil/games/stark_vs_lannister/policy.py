"""A sensible player: looks at the table, the hand and the gold, and not ahead.

It is quick, because the search lets both Houses play by it to the end of a round, over and over.
"""

from collections.abc import Callable

from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister import frames
from smallcouncil.games.stark_vs_lannister import sensible_challenges as fight
from smallcouncil.games.stark_vs_lannister import sensible_marshalling as marshal
from smallcouncil.games.stark_vs_lannister import sensible_plots as plots
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COST_AT,
    DESIGN,
    FIRST_PLACE,
    OWNER,
    PLACE,
    PLOT,
    RENOWN,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.table import (
    CHALLENGES,
    DOMINANCE,
    MARSHALLING,
    STANDING,
    Table,
    characters,
)
from smallcouncil.games.stark_vs_lannister.values import strength
from smallcouncil.games.stark_vs_lannister.words import (
    DONE,
    EVENT_SOURCE,
    FAMILY,
    KNEEL,
    MEANING,
    PASS,
    PAY,
    PLOT_SOURCE,
)
from smallcouncil.games.stark_vs_lannister.worth import CONDITIONS, IN_HAND, worth

WORTH_SAVING = 2.5
"""A character below this is not worth an event, or gold, that saves it."""
WORTH_KNEELING = 3.0
"""A character below this is not worth an event that makes it kneel for a round."""

Judgement = Callable[[Table, int, tuple[int, ...], Chance], int]


def choose(s: Table, seat: int, luck: Chance) -> int:
    """One of the seat's legal actions."""
    actions = s.actions(seat)
    if len(actions) == 1:
        return actions[0]
    return JUDGES[s.asked](s, seat ^ s.flip, actions, luck)


# ---- actions outside marshalling and challenges


def _act(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    if s.phase == MARSHALLING:
        return marshal.act(s, house, actions, luck)
    if s.phase == CHALLENGES:
        return fight.act(s, house, actions, luck)
    if s.phase == DOMINANCE:
        return _dominance(s, house, actions)
    if s.phase == STANDING:
        return _standing(s, house, actions)
    return next((action for action in actions if FAMILY[action] == "use" or MEANING[action] == _CRYPTS), PASS)


_CRYPTS = DESIGN["the-crypts-remember"]
_JOFFREY = PLACE["joffrey-baratheon"]


def _dominance(s: Table, house: int, actions: tuple[int, ...]) -> int:
    """Gold is lost soon, so all that it can still buy is bought: power first."""
    uses = [MEANING[action] for action in actions if FAMILY[action] == "use"]
    if _JOFFREY in uses and not any(s.power[place] for place in characters(s, 1 - house)):
        uses.remove(_JOFFREY)
    if not uses:
        return PASS
    best = max(uses, key=lambda place: (place in _POWERFUL, worth(s, place)))
    return next(action for action in actions if FAMILY[action] == "use" and MEANING[action] == best)


_POWERFUL = (PLACE["littlefinger-stark"], PLACE["littlefinger-lannister"])


def _standing(s: Table, house: int, actions: tuple[int, ...]) -> int:
    """Whoever kneels now kneels for the whole next round."""
    ready = [worth(s, place) for place in characters(s, 1 - house) if not s.kneeling[place]]
    if max(ready, default=0.0) < WORTH_KNEELING:
        return PASS
    return next((action for action in actions if FAMILY[action] == "play"), PASS)


# ---- responses and saves


def _respond(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Nearly always; a kill must be worth the character that kneels for it, and a location must be the other's."""
    for action in actions:
        if action == PASS:
            continue
        source = MEANING[action]
        if source == _DEBTS:
            against = s.attackers if s.attacker != house else s.defenders
            if max([worth(s, place) for place in against], default=0.0) < WORTH_SAVING:
                continue
        if source == _AMORY and not any(p >= CHARACTERS and COST_AT[p] <= ONE_GOLD for p in s.area[1 - house]):
            continue
        return action
    return PASS


_DEBTS = EVENT_SOURCE + DESIGN["a-lannister-pays-his-debts"]
_AMORY = PLACE["ser-amory-lorch"]
ONE_GOLD = 1
"""What a location may cost that Ser Amory burns."""


def _save(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """A duplicate always; what costs a card or gold only for somebody who is worth it."""
    for action in actions:
        if FAMILY[action] == "save":
            return action
    own = [worth(s, place) for place in s.danger if OWNER[place] == house]
    if max(own, default=0.0) < WORTH_SAVING:
        return PASS
    return next((action for action in reversed(actions) if action != PASS), PASS)


def _claim(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Whoever is missed least; a duplicate dies in the place of its character."""

    def loss(action: int) -> float:
        place = MEANING[action]
        return 1.2 if s.duplicates[place] else worth(s, place)

    return min(actions, key=loss)


# ---- what abilities are about


def _target(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """Harm goes to the other side, where it hurts most; help to one's own."""
    source = s.stack[-1].source
    measure = _TARGETS.get(source, _harm)
    best = max(actions, key=lambda action: -1e9 if action in (PASS, DONE) else measure(s, house, MEANING[action]))
    if measure is _harm and DONE in actions and best != DONE and OWNER[MEANING[best]] == house:
        return DONE
    return best


def _harm(s: Table, house: int, place: int) -> float:
    if OWNER[place] == house:
        return -worth(s, place)
    if place >= CHARACTERS:
        return 10 + worth(s, place)
    danger = 2.0 * (place in s.attackers or place in s.defenders) if s.kind != NONE else 0.0
    return 10 + worth(s, place) + danger + strength(s, place)


def _help(s: Table, house: int, place: int) -> float:
    """The best of one's own: whoever stands and is worth most, Renown last if it is to be given."""
    if OWNER[place] != house:
        return -10 - worth(s, place)
    return worth(s, place) - 3.0 * s.kneeling[place]


def _give_renown(s: Table, house: int, place: int) -> float:
    return _help(s, house, place) - 4.0 * bool(s.keywords[place] & RENOWN) + strength(s, place)


def _give_icons(s: Table, house: int, place: int) -> float:
    return _help(s, house, place) + strength(s, place) - 1.5 * s.icons[place].bit_count()


def _scorched(s: Table, house: int, place: int) -> float:
    return -worth(s, place)


def _condition(s: Table, house: int, place: int) -> float:
    """Not on somebody who bears one already."""
    bound = any(s.host[each] == place and each in CONDITIONS for each in s.attachments)
    return _harm(s, house, place) - 8.0 * bound


def _undone(s: Table, house: int, place: int) -> float:
    """Attachments to be discarded: the other's on his own, his conditions on mine."""
    return worth(s, place) if OWNER[place] != house else -worth(s, place)


_TARGETS: dict[int, Callable[[Table, int, int], float]] = {
    DESIGN["hand-of-the-king-stark"]: _give_renown,
    DESIGN["hand-of-the-king-lannister"]: _give_renown,
    DESIGN["ice"]: _help,
    DESIGN["needle"]: _help,
    DESIGN["seal-of-the-rock"]: _help,
    DESIGN["gilded-dagger"]: _give_icons,
    DESIGN["hostage-of-winterfell"]: _condition,
    DESIGN["branded-a-traitor"]: _condition,
    DESIGN["not-today"]: _help,
    DESIGN["jory-cassel"]: _help,
    DESIGN["howl-of-the-pack"]: _help,
    DESIGN["insidious-ways"]: _help,
    DESIGN["godswood"]: _help,
    PLOT_SOURCE + PLOT["storm-of-swords"]: _help,
    PLOT_SOURCE + PLOT["hidden-in-shadows"]: _help,
    PLOT_SOURCE + PLOT["game-of-thrones"]: _give_icons,
    PLOT_SOURCE + PLOT["champion-of-the-lists"]: _give_renown,
    PLOT_SOURCE + PLOT["scorched-riverlands"]: _scorched,
    PLOT_SOURCE + PLOT["chains-undone"]: _undone,
}
"""Whom an ability should be about, by the card or plot that asks; all others do harm."""


# ---- costs, cards, discards


def _cost(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The least useful card of the hand, or whoever is needed least."""
    if FAMILY[actions[0]] == "kneel":
        return min(actions, key=lambda action: strength(s, MEANING[action]))
    return min(actions, key=lambda action: use_of(s, house, MEANING[action]))


def _discard(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """One's own: the least useful; the other's event that was shown: the best."""
    if MEANING[actions[0]] in s.hands[house]:
        return min(actions, key=lambda action: use_of(s, house, MEANING[action]))
    return max(actions, key=lambda action: IN_HAND[MEANING[action]])


def use_of(s: Table, house: int, card: int) -> float:
    """What a card of the hand may still be good for."""
    if UNIQUE[card] and card in s.dead[house]:
        return -1.0
    if UNIQUE[card] and FIRST_PLACE[card] in s.area[house]:
        return 1.2
    return IN_HAND[card] - 0.3 * max(0, s.hands[house].count(card) - 1)


def _card(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    """The best character, as far as it can be played."""
    cards = [action for action in actions if action != PASS]
    if not cards:
        return PASS
    return max(cards, key=lambda action: marshal.value_now(s, house, MEANING[action]) + 0.1 * IN_HAND[MEANING[action]])


def _upkeep(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    return PAY if PAY in actions else KNEEL


def _any(s: Table, house: int, actions: tuple[int, ...], luck: Chance) -> int:
    return actions[luck.below(len(actions))]


JUDGES: dict[int, Judgement] = {
    frames.ASK_DRAFT: plots.draft,
    frames.ASK_DECK: plots.draft,
    frames.ASK_MULLIGAN: marshal.mulligan,
    frames.ASK_PLACE: marshal.place,
    frames.ASK_PLOT: plots.pick,
    frames.ASK_FIRST: plots.first,
    frames.ASK_RESOLVE: _any,
    frames.ASK_ACT: _act,
    frames.ASK_ATTACK: fight.attack,
    frames.ASK_ATTACKERS: fight.attackers,
    frames.ASK_STEALTH: fight.stealth,
    frames.ASK_DEFENDERS: fight.defenders,
    frames.ASK_RESPOND: _respond,
    frames.ASK_SAVE: _save,
    frames.ASK_CLAIM: _claim,
    frames.ASK_TARGET: _target,
    frames.ASK_COST: _cost,
    frames.ASK_CARD: _card,
    frames.ASK_DISCARD: _discard,
    frames.ASK_UPKEEP: _upkeep,
}
"""How every question is answered."""
