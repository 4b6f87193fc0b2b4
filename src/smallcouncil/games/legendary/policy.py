"""Sensible play: cards in a good order, fights by what they bring, the best Hero that can be paid, a thin deck.

It is quick, for searches play on with it. It answers from what the seat sees, by the legal words alone.
"""

from collections.abc import Callable, Sequence

from smallcouncil.core.chance import Chance
from smallcouncil.games.legendary.cards import ATTACK, COST, DESIGNS, LINEUP, RECRUIT, TEAM, VP, WOUND
from smallcouncil.games.legendary.effects import FIGHT_TEXT, TEXTS
from smallcouncil.games.legendary.ending import score
from smallcouncil.games.legendary.evaluation import to_come
from smallcouncil.games.legendary.fights import lost_masterminds
from smallcouncil.games.legendary.frames import ASKS
from smallcouncil.games.legendary.moves import ally_attack, defender_attack
from smallcouncil.games.legendary.table import NONE, OnField, Table, at_place, places
from smallcouncil.games.legendary.words import (
    AS,
    EFFECT,
    END_TURN,
    FAMILY,
    HEAL,
    HEAL_HAND,
    HEAL_PILE,
    LEAVE,
    MEANING,
    NO,
    OPTION,
    RECRUIT_MAESTER,
    TOKENS,
    YES,
)
from smallcouncil.games.legendary.worth import ORDER, WORTH

Actions = Sequence[int]
THIN = 1.05
"""A card worth no more than this is better out of the deck."""
A_FIGHT_TEXT = 1.5
"""What the text of a beaten Ally is worth, in VP."""
EARLY_RECRUIT = 0.6
"""How much more a point of Recruit on a card is worth at the beginning, when it pays for many others."""
LOST_DEFENDER = 0.9
"""What it is worth to come a Defender nearer to a Mastermind."""


def choose(s: Table, seat: int, rng: Chance) -> int:
    """What a sensible player answers."""
    actions = s.actions(seat)
    if len(actions) == 1:
        return actions[0]
    answer = _ANSWERS.get(ASKS[s.asked])
    return actions[rng.below(len(actions))] if answer is None else answer(s, seat, actions)


# ---- the main step


def _turn(s: Table, seat: int, actions: Actions) -> int:
    plays = [word for word in actions if FAMILY[word] == "play" and MEANING[word] != WOUND]
    if plays:
        return min(plays, key=lambda word: (ORDER[MEANING[word]], -WORTH[MEANING[word]]))
    if HEAL_HAND in actions or HEAL_PILE in actions:
        return HEAL_HAND if HEAL_HAND in actions else HEAL_PILE
    fight = _best_fight(s, seat, actions)
    recruit = _best_recruit(s, seat, actions)
    if HEAL in actions and _should_heal(s, seat, fight, recruit):
        return HEAL
    return fight if fight != NONE else recruit if recruit != NONE else END_TURN


def _should_heal(s: Table, seat: int, fight: int, recruit: int) -> bool:
    wounds = s.hands[seat].count(WOUND)
    return wounds >= 3 or (fight == NONE and (recruit == NONE or wounds >= 2))


def _best_fight(s: Table, seat: int, actions: Actions) -> int:
    found = [(_fight_value(s, seat, word), word) for word in actions if FAMILY[word] in _FIGHTS]
    value, word = max(found, default=(0.0, NONE))
    return word if value > 0 else NONE


_FIGHTS = frozenset(("fight", "support", "fight defender", "fight mastermind"))


def _fight_value(s: Table, seat: int, word: int) -> float:
    family, meaning = FAMILY[word], MEANING[word]
    if family == "fight mastermind":
        return _mastermind_value(s, seat, meaning)
    if family == "fight defender":
        return 1.0 + LOST_DEFENDER
    ally = at_place(s, meaning)
    value = VP[ally.ally] + len(ally.bystanders) + (A_FIGHT_TEXT if ally.ally in TEXTS[FIGHT_TEXT] else 0.0)
    return value if family == "fight" else max(VP[ally.ally], A_FIGHT_TEXT) + len(ally.bystanders)


def _mastermind_value(s: Table, seat: int, owner: int) -> float:
    """A great prize, but nobody ends a game that would be lost."""
    gain = VP[s.stacks[owner][-1]]
    lost = [lost_masterminds(s, each) for each in range(s.setup.seats)]
    ends = lost[owner] == 2 or sum(lost) == 5
    best = max(score(s, each) for each in range(s.setup.seats) if each != seat)
    if ends and score(s, seat) + gain < best:
        return -1.0
    return 2.0 + gain


def _best_recruit(s: Table, seat: int, actions: Actions) -> int:
    recruits = [word for word in actions if FAMILY[word] == "recruit"]
    if recruits:
        early = EARLY_RECRUIT * to_come(s)
        lineup = s.lineups[seat]
        return max(recruits, key=lambda word: WORTH[lineup[MEANING[word]]] + early * RECRUIT[lineup[MEANING[word]]])
    if RECRUIT_MAESTER in actions and _wounds(s, seat) > 2:
        return RECRUIT_MAESTER
    return NONE


def _wounds(s: Table, seat: int) -> int:
    return sum(zone[seat].count(WOUND) for zone in (s.hands, s.decks, s.discards))


# ---- cards to lose, cards to take


def _card_of(s: Table, word: int) -> int:
    meaning = MEANING[word]
    return s.lineups[meaning // LINEUP][meaning % LINEUP] if FAMILY[word] == "lineup" else meaning


def _worst(s: Table, seat: int, actions: Actions) -> int:
    """The card that is least missed; one in front has done its work already."""
    cards = [word for word in actions if word != NO]
    return min(cards, key=lambda word: (WORTH[_card_of(s, word)], FAMILY[word] != "played"))


def _best(s: Table, seat: int, actions: Actions) -> int:
    cards = [word for word in actions if word != NO]
    return max(cards, key=lambda word: WORTH[_card_of(s, word)])


def _thin_out(s: Table, seat: int, actions: Actions) -> int:
    """Wounds and the cards that everybody begins with; better ones stay if they may."""
    word = _worst(s, seat, actions)
    return NO if NO in actions and WORTH[_card_of(s, word)] > THIN else word


def _show(s: Table, seat: int, actions: Actions) -> int:
    return max(actions, key=lambda word: ATTACK[MEANING[word]] + RECRUIT[MEANING[word]])


# ---- points


def _reach(s: Table, seat: int, more: int) -> bool:
    """Whether so much more Attack beats something that is out of reach now."""
    prices = [ally_attack(s, ally, place // 3) for place, ally in places(s) if TEAM[ally.ally] != s.houses[seat]]
    prices += [defender_attack(s, each) for each in range(s.setup.seats) if each != seat and s.defenders[each]]
    return any(s.attack < price <= s.attack + more for price in prices)


def _versatile(s: Table, seat: int, actions: Actions) -> int:
    return AS[0] if _reach(s, seat, 4) else AS[1]


def _convert(s: Table, seat: int, actions: Actions) -> int:
    most = max(actions, key=lambda word: MEANING[word])
    return most if _reach(s, seat, MEANING[most]) else min(actions, key=lambda word: MEANING[word])


def _pay(s: Table, seat: int, actions: Actions) -> int:
    """Recruit that buys no Hero any more goes first."""
    left = s.recruit
    useful = any(COST[card] <= left for card in s.lineups[seat])
    return (min if useful else max)(actions, key=lambda word: MEANING[word])


# ---- Allies and players


def _target(s: Table, seat: int, actions: Actions) -> int:
    """The enemy that brings most."""
    return max((word for word in actions if word != NO), key=lambda word: _prize(s, seat, at_place(s, MEANING[word])))


def _prize(s: Table, seat: int, ally: OnField) -> float:
    own = TEAM[ally.ally] == s.houses[seat]
    return VP[ally.ally] + len(ally.bystanders) - (10 if own else 0)


def _push(s: Table, seat: int, actions: Actions) -> int:
    """An own Ally, the nearer to escape the better."""
    own = [w for w in actions if w != NO and TEAM[at_place(s, MEANING[w]).ally] == s.houses[seat]]
    if own:
        return max(own, key=lambda word: MEANING[word] // 3)
    return NO if NO in actions else min(actions, key=lambda word: MEANING[word] // 3)


def _richest(s: Table, seat: int, actions: Actions) -> int:
    seats = [word for word in actions if word != NO]
    return max(seats, key=lambda word: (min(1, s.tokens[MEANING[word]]), score(s, MEANING[word])))


def _cycle(s: Table, seat: int, actions: Actions) -> int:
    """The cheapest card of the own lineup, the dearest of another's."""
    own = [word for word in actions if word != NO and MEANING[word] // LINEUP == seat]
    if own:
        word = min(own, key=lambda word: WORTH[_card_of(s, word)])
        return word if NO not in actions or WORTH[_card_of(s, word)] < 4 else NO
    return _best(s, seat, actions)


def _reward(s: Table, seat: int, actions: Actions) -> int:
    source = s.stack[-1].source
    return EFFECT if VP[source] < 2 and "raw" in DESIGNS[source].fight else TOKENS


def _space(s: Table, seat: int, actions: Actions) -> int:
    return max(actions, key=lambda word: MEANING[word])


def _first(s: Table, seat: int, actions: Actions) -> int:
    return next(word for word in actions if word != NO)


def _agree(s: Table, seat: int, actions: Actions) -> int:
    return YES


def _decline(s: Table, seat: int, actions: Actions) -> int:
    return NO if NO in actions else actions[0]


_ANSWERS: dict[str, Callable[[Table, int, Actions], int]] = {
    "turn": _turn,
    "pay": _pay,
    "duel": _first,
    "reward": _reward,
    "replace": _first,
    "discard": _worst,
    "may-discard": _thin_out,
    "smash": _thin_out,
    "versatile": _versatile,
    "convert": _convert,
    "show": _show,
    "copy": _best,
    "ko": lambda s, seat, actions: _ko(s, seat, actions),
    "ko-this": _decline,
    "give": _richest,
    "recall": _best,
    "seat": _richest,
    "cycle": _cycle,
    "gain": _best,
    "look": lambda s, seat, actions: LEAVE,
    "weaken": _target,
    "bribe": _target,
    "push": _push,
    "move": _decline,
    "space": _space,
    "free": _target,
    "option": lambda s, seat, actions: OPTION[1] if OPTION[1] in actions else actions[0],
    "draw": _agree,
    "rescue": _agree,
    "event": _agree,
    "wound": _decline,
    "reveal": _first,
}


def _ko(s: Table, seat: int, actions: Actions) -> int:
    """Of a Victory Pile the card without a text, else the worst card of the deck."""
    if FAMILY[actions[0]] == "victory":
        return actions[0]
    return _thin_out(s, seat, actions)
