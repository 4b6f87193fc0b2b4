"""Events of both decks."""

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.games.stark_vs_lannister import costs
from smallcouncil.games.stark_vs_lannister import hand_verbs as hands
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.card_moves import DISCARD, HAND, draw
from smallcouncil.games.stark_vs_lannister.cards import DESIGN, DESIGN_AT, OWNER, STARK, SYMBOL, SYMBOL_AT, UNIQUE
from smallcouncil.games.stark_vs_lannister.effects import IF_WON, ITSELF, LASTING, lasting
from smallcouncil.games.stark_vs_lannister.table import (
    CHALLENGE,
    CHALLENGES,
    DRAW,
    MARSHALLING,
    ROUND,
    STANDING,
    Table,
)
from smallcouncil.games.stark_vs_lannister.telling import ANY_PHASE, action, response, save, until
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER, CHARACTERS_KILLED


def in_danger(s: Table, house: int, place: int) -> tuple[int, ...]:
    return s.danger


save("not-today", do.target(in_danger), do.save_target)


# ---- Howl of the Pack, Insidious Ways: strength in a challenge


def own_participating_starks(s: Table, house: int, place: int) -> list[int]:
    return [each for each in s.attackers + s.defenders if OWNER[each] == house and SYMBOL_AT[each] == STARK]


def three_stronger(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength + 3 * (effect.about == place)


action("howl-of-the-pack", CHALLENGES, do.target(own_participating_starks), do.leave_effect)
until("howl-of-the-pack", CHALLENGE)
lasting("howl-of-the-pack", ITSELF, strength=three_stronger)


def own_attackers(s: Table, house: int, place: int) -> list[int]:
    return [each for each in s.attackers if OWNER[each] == house]


def two_stronger(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength + 2 * (effect.about == place)


def draw_two(s: Table, effect: Effect) -> None:
    draw(s, effect.owner, 2, DESIGN["insidious-ways"])


action("insidious-ways", CHALLENGES, do.target(own_attackers), do.leave_effect)
until("insidious-ways", CHALLENGE)
lasting("insidious-ways", ITSELF, strength=two_stronger)
IF_WON[LASTING + DESIGN["insidious-ways"]] = draw_two


# ---- Blood for Blood, A Lannister Pays His Debts: responses


def own_unique_stark_killed(s: Table, house: int, place: int, news: tuple[int, tuple[int, ...]]) -> bool:
    return any(OWNER[each] == house and SYMBOL_AT[each] == STARK and UNIQUE[DESIGN_AT[each]] for each in news[1])


def own_claim(s: Table, effect: Effect, house: int, claim: int) -> int:
    return claim + (effect.owner == house)


response("blood-for-blood", CHARACTERS_KILLED, own_unique_stark_killed, do.leave_effect)
until("blood-for-blood", ROUND)
lasting("blood-for-blood", claim=own_claim)


def lost(s: Table, house: int, place: int, news: tuple[int, ...]) -> bool:
    return s.won == 1 - house


response(
    "a-lannister-pays-his-debts",
    CHALLENGE_OVER,
    lost,
    *(costs.kneel_a_lannister, do.victim(do.participants), do.kill_target),
)


# ---- cards that come and go


def stark_character(card: int) -> bool:
    return SYMBOL[card] == STARK


action("a-raven-from-home", MARSHALLING, costs.pay_gold(2), *hands.search_deck(hands.cheap_character(3, STARK)))
action("the-crypts-remember", DRAW, do.pile_card("dead", stark_character), do.from_pile("dead", DISCARD), do.draw(1))
action(
    "gold-opens-every-gate",
    MARSHALLING,
    *(costs.pay_gold(1), do.pile_card("discard", hands.cheap_character(3)), do.from_pile("discard", HAND)),
)


# ---- The Lion's Cunning, Confined to Quarters: kneel somebody

action("the-lions-cunning", ANY_PHASE, costs.pay_gold(2), do.target(do.characters(kneels=False)), do.kneel)
action("confined-to-quarters", STANDING, costs.pay_gold(2), do.target(do.characters(cost=4, kneels=False)), do.kneel)
